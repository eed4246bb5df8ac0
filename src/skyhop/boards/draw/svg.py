"""What maps are drawn with: lengths in mm, words never smaller than can be read, shapes by their centre."""

from __future__ import annotations

import re
from html import escape
from itertools import pairwise
from typing import TYPE_CHECKING

from skyhop.svg.svg import Fragment, number, tag

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from skyhop.boards.model import Point

SMALLEST_TEXT = 2.12  # mm: 6 pt
SMALLEST_LETTER = 3.1  # mm: capitals are two millimetres high then
_BROKEN_LINES = re.compile(r'(?<= d=")(?:M-?[\d.]+ -?[\d.]+(?:L-?[\d.]+ -?[\d.]+)*Z?)+(?=")')
_ONE_LINE = re.compile(r"M([^MZ]+)(Z?)")
BASELINE = 0.33  # of the font size from the middle of a capital down to its foot


def element(name: str, *inside: str, **attributes: object) -> str:
    """Write an element around what is SVG already; `_` in an attribute's name stands for `-`, None leaves it out."""
    return tag(name, *map(Fragment, inside), **attributes)


def group(*inside: str, **attributes: object) -> str:
    """Write a group; an empty one is left out."""
    return element("g", *inside, **attributes) if any(inside) else ""


def text(at: Point, size: float, words: object, *, anchor: str = "middle", **attributes: object) -> str:
    """Write words, their capitals centred on the height of `at`; never smaller than 6 pt."""
    if size < SMALLEST_TEXT:
        raise ValueError(words)
    x, y = at
    return element(
        "text", escape(str(words)), x=x, y=y + BASELINE * size, font_size=float(size), text_anchor=anchor, **attributes
    )


def circle(at: Point, radius: float, **attributes: object) -> str:
    """Write a circle."""
    return element("circle", cx=float(at[0]), cy=float(at[1]), r=float(radius), **attributes)


def box(x: float, y: float, width: float, height: float, round_: float = 0.0, **attributes: object) -> str:
    """Write a rectangle with rounded corners."""
    return element(
        "rect",
        x=float(x),
        y=float(y),
        width=float(width),
        height=float(height),
        rx=float(round_) if round_ else None,
        **attributes,
    )


def lines(points: Iterable[Point], *, closed: bool = False) -> str:
    """Write the path data of a broken line."""
    joined = "L".join(f"{number(x)} {number(y)}" for x, y in points)
    return f"M{joined}{'Z' if closed else ''}"


def path(data: str, **attributes: object) -> str:
    """Write a path."""
    return element("path", d=data, **attributes)


def by_steps(drawing: str) -> str:
    """Write the broken lines of a drawing by their steps: the same points, and a fifth less to send."""
    return _BROKEN_LINES.sub(lambda found: stepped(found[0]), drawing)


def stepped(data: str) -> str:
    """Write the path data of broken lines by their steps."""
    return _ONE_LINE.sub(_steps, data)


def _steps(line: re.Match[str]) -> str:
    """Write one line; numbers have two digits behind the point, so steps between hundredths are exact."""
    points = [[round(float(part) * 100) for part in point.split(" ")] for point in line[1].split("L")]
    walked = _walked(points)
    return f"M{_pair(*points[0])}{'l' if walked else ''}{walked}{line[2].lower()}"


def rounded(ring: Sequence[Point]) -> str:
    """Write the path data of a closed curve without corners: it touches the middle of each side of a ring.

    Each bend mirrors the one before it at where they meet, so only these places are written. For them to be exact in
    hundredths the ring is taken in fiftieths.
    """
    corners = [(round(50 * x), round(50 * y)) for x, y in ring]
    (x, y), *middles = [(ax + bx, ay + by) for (ax, ay), (bx, by) in pairwise([corners[-1], *corners, corners[0]])]
    bend = _pair(2 * corners[0][0] - x, 2 * corners[0][1] - y)
    return f"M{_pair(x, y)}q{bend} {_walked([(x, y), middles[0]])}t{_walked(middles)}z"


def _walked(points: Sequence[Sequence[int]]) -> str:
    """Write the steps from each point to the next."""
    steps = [_pair(x - before_x, y - before_y) for (before_x, before_y), (x, y) in pairwise(points)]
    return "".join(step if step.startswith("-") else f" {step}" for step in steps).removeprefix(" ")


def _pair(x: int, y: int) -> str:
    """Write two numbers of hundredths as short as can be."""
    across, down = (number(part / 100).replace("0.", "." if abs(part) < 100 else "0.") for part in (x, y))
    return across + (down if down.startswith("-") else f" {down}")
