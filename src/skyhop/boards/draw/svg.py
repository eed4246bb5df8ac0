"""What maps are drawn with: lengths in mm, words never smaller than can be read, shapes by their centre."""

from __future__ import annotations

from html import escape
from itertools import pairwise
from typing import TYPE_CHECKING

from skyhop.core.svg import Fragment, number, tag

if TYPE_CHECKING:
    from collections.abc import Iterable

    from skyhop.boards.model import Point

SERIF = "Libertinus Serif, Georgia, serif"
SMALLEST_TEXT = 2.12  # mm: 6 pt
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
    """Write the path data of a broken line, by steps between points in hundredths, which are shorter than places."""
    places = [(round(100 * x), round(100 * y)) for x, y in points]
    steps = [f"{_short(x1 - x0)} {_short(y1 - y0)}" for (x0, y0), (x1, y1) in pairwise(places)]
    x, y = places[0]
    start = f"M{_short(x)} {_short(y)}"
    return f"{start}{'l' if steps else ''}{' '.join(steps)}{'Z' if closed else ''}".replace(" -", "-")


def _short(hundredths: int) -> str:
    """Write a number without a zero before its point."""
    return number(hundredths / 100).replace("0.", ".", 1) if abs(hundredths) < 100 else number(hundredths / 100)


def path(data: str, **attributes: object) -> str:
    """Write a path."""
    return element("path", d=data, **attributes)
