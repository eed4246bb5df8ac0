"""What maps are drawn with: lengths in mm, words never smaller than can be read, shapes by their centre."""

from __future__ import annotations

from html import escape
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
    """Write the path data of a broken line."""
    joined = "L".join(f"{number(x)} {number(y)}" for x, y in points)
    return f"M{joined}{'Z' if closed else ''}"


def path(data: str, **attributes: object) -> str:
    """Write a path."""
    return element("path", d=data, **attributes)
