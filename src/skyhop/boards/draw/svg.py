"""SVG elements of maps. Lengths are in mm. Text is at least 6 pt high. The position of a shape is its centre."""

from __future__ import annotations

import re
from html import escape
from itertools import pairwise
from typing import TYPE_CHECKING

from skyhop.svg import Fragment, number, tag

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from skyhop.boards.model import Point


SMALLEST_TEXT = 2.12  # mm, equal to 6 pt
SMALLEST_LETTER = 3.1  # font size in mm; its capitals are 2 mm high
_BROKEN_LINES = re.compile(r'(?<= d=")(?:M-?[\d.]+ -?[\d.]+(?:L-?[\d.]+ -?[\d.]+)*Z?)+(?=")')
_ONE_LINE = re.compile(r"M([^MZ]+)(Z?)")
BASELINE = 0.33  # distance from the middle of a capital to the baseline, in font sizes


def element(name: str, *inside: str, **attributes: object) -> str:
    """Return an SVG element with the SVG texts in `inside` as its content.

    Replace `_` with `-` in the names of attributes. Omit an attribute with the value None.
    """
    return tag(name, *map(Fragment, inside), **attributes)


def group(*inside: str, **attributes: object) -> str:
    """Return an SVG group. If the group has no content, return an empty text."""
    return element("g", *inside, **attributes) if any(inside) else ""


def text(at: Point, size: float, words: object, *, anchor: str = "middle", **attributes: object) -> str:
    """Return an SVG text. Capital letters are centred vertically on `at`.

    Raise `ValueError` if `size` is smaller than 6 pt.
    """
    if size < SMALLEST_TEXT:
        raise ValueError(words)
    x, y = at
    return element(
        "text", escape(str(words)), x=x, y=y + BASELINE * size, font_size=float(size), text_anchor=anchor, **attributes
    )


def circle(at: Point, radius: float, **attributes: object) -> str:
    """Return an SVG circle."""
    return element("circle", cx=float(at[0]), cy=float(at[1]), r=float(radius), **attributes)


def box(x: float, y: float, width: float, height: float, round_: float = 0.0, **attributes: object) -> str:
    """Return an SVG rectangle. Its corners are rounded with the radius `round_`."""
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
    """Return the SVG path data of a line through the points."""
    joined = "L".join(f"{number(x)} {number(y)}" for x, y in points)
    return f"M{joined}{'Z' if closed else ''}"


def path(data: str, **attributes: object) -> str:
    """Return an SVG path."""
    return element("path", d=data, **attributes)


def use_relative_steps(drawing: str) -> str:
    """Convert the coordinates of all polylines in a drawing to relative coordinates.

    Relative coordinates make the drawing about 20% smaller.
    """
    return _BROKEN_LINES.sub(lambda found: to_relative_steps(found[0]), drawing)


def to_relative_steps(data: str) -> str:
    """Convert polylines in path data to relative coordinates."""
    return _ONE_LINE.sub(_steps, data)


def _steps(line: re.Match[str]) -> str:
    """Convert one polyline to relative coordinates. The result is exact, because all numbers have two decimals."""
    points = [[round(float(part) * 100) for part in point.split(" ")] for point in line[1].split("L")]
    walked = _list_steps(points)
    return f"M{_pair(*points[0])}{'l' if walked else ''}{walked}{line[2].lower()}"


def round_ring(ring: Sequence[Point]) -> str:
    """Return the path data of a smooth closed curve inside a polygon.

    The curve touches the middle of each side of the polygon. Each bend mirrors the previous bend, so the path data
    contains only the touching points. The coordinates of the polygon are rounded to multiples of 1/50. The touching
    points are then exact multiples of 1/100.
    """
    corners = [(round(50 * x), round(50 * y)) for x, y in ring]
    (x, y), *middles = [(ax + bx, ay + by) for (ax, ay), (bx, by) in pairwise([corners[-1], *corners, corners[0]])]
    bend = _pair(2 * corners[0][0] - x, 2 * corners[0][1] - y)
    return f"M{_pair(x, y)}q{bend} {_list_steps([(x, y), middles[0]])}t{_list_steps(middles)}z"


def _list_steps(points: Sequence[Sequence[int]]) -> str:
    """Return SVG path data with the relative coordinates from each point to the next point."""
    steps = [_pair(x - before_x, y - before_y) for (before_x, before_y), (x, y) in pairwise(points)]
    return "".join(step if step.startswith("-") else f" {step}" for step in steps).removeprefix(" ")


def _pair(x: int, y: int) -> str:
    """Return a pair of coordinates as the shortest possible path data. The arguments are in hundredths."""
    across, down = (number(part / 100).replace("0.", "." if abs(part) < 100 else "0.") for part in (x, y))
    return across + (down if down.startswith("-") else f" {down}")


SYMBOL_OF_TYPE = {
    "R": "star",
    "O": "flame",
    "Y": "sun",
    "W": "cloud",
    "K": "moon",
    "B": "drop",
    "P": "heart",
    "G": "leaf",
    "A": "wind",
}

SHAPES = {
    "star": "M0 -1 .27 -.35 .95 -.31 .43 .14 .59 .81 0 .44 -.59 .81 -.43 .14 -.95 -.31 -.27 -.35Z",
    "flame": "M.1 -1C.75 -.5 .85 .05 .62 .5 .42 .88 -.1 1.05 -.48 .72 -.85 .38 -.7 -.15 -.36 -.5"
    "-.34 -.18 -.2 -.08 -.08 -.14 .12 -.25 .02 -.6 .1 -1Z",
    "sun": "M0 -1 .2 -.62 .71 -.71 .62 -.2 1 0 .62 .2 .71 .71 .2 .62 0 1 -.2 .62 -.71 .71 -.62 .2 -1 0 -.62 -.2 "
    "-.71 -.71 -.2 -.62ZM.34 0A.34 .34 0 1 0 -.34 0 .34 .34 0 1 0 .34 0Z",
    "cloud": "M-.58 .58A.42 .42 0 0 1 -.62 -.24 .5 .5 0 0 1 .28 -.42 .46 .46 0 0 1 .72 .1 .27 .27 0 0 1 .62 .58Z",
    "moon": "M.25 -.98A.98 .98 0 1 0 .95 .4 .78 .78 0 0 1 .25 -.98Z",
    "drop": "M0 -1C.25 -.45 .72 -.1 .72 .32A.72 .7 0 0 1 -.72 .32C-.72 -.1 -.25 -.45 0 -1Z",
    "heart": "M0 .92C-.6 .42 -1 .08 -1 -.36-1 -.72 -.74 -.88 -.5 -.88-.24 -.88 -.06 -.72 0 -.5 .06 -.72 .24"
    " -.88 .5 -.88"
    " .74 -.88 1 -.72 1 -.36 1 .08 .6 .42 0 .92Z",
    "leaf": "M-.85 .85C-1 -.2 -.4 -.95 .92 -.92 .98 .35 .3 1 -.55 .68L.2 -.14 -.68 .56Z",
}
STROKES = {
    "wind": "M-.95 -.35H.3A.32 .32 0 1 0 .02 -.72M-.95 .08H.62A.34 .34 0 1 1 .34 .5M-.6 .5H0",
}
BONUSES = {
    "balloon": "M0 -1A.68 .68 0 0 1 .4 .22L.2 .52H-.2L-.4 .22A.68 .68 0 0 1 0 -1ZM-.2 .66H.2V1H-.2Z",
    "space": "M-.85 -.85H.85V.85H-.85ZM-.5 -.5V.5H.5V-.5Z",
    "swap": "M-.95 -.32H.35V-.72L.98 -.12H-.95ZM.95 .32H-.35V.72L-.98 .12H.95Z",
    "steal": "M-.95 -.35C-.5 -.62 -.2 -.5 0 -.4 .2 -.5 .5 -.62 .95 -.35 .95 .3 .55 .6 .18 .3 .08 .2 -.08 .2 -.18 .3"
    "-.55 .6 -.95 .3 -.95 -.35ZM-.62 -.1A.2 .15 0 1 0 -.22 -.1 .2 .15 0 1 0 -.62 -.1ZM.22 -.1A.2 .15 0 1 0 .62 -.1"
    " .2 .15 0 1 0 .22 -.1Z",
    "late": "M0 -.95A.95 .95 0 1 1 0 .95 .95 .95 0 1 1 0 -.95ZM0 -.72A.72 .72 0 1 0 0 .72 .72 .72 0 1 0 0 -.72Z"
    "M-.1 -.52H.1V-.04L.46 .3 .32 .44 -.1 .06Z",
    "share": "M-.38 -.62A.62 .62 0 1 1 -.38 .62 .62 .62 0 1 1 -.38 -.62ZM.38 -.62A.62 .62 0 1 1 .38 .62 .62 .62"
    " 0 1 1 .38 -.62Z"
    "M-.38 -.4A.4 .4 0 1 0 -.38 .4 .4 .4 0 1 0 -.38 -.4ZM.38 -.4A.4 .4 0 1 0 .38 .4 .4 .4 0 1 0 .38 -.4Z",
    "teleport": "M.2 -1-.62 .16H-.08L-.22 1 .62 -.22H.08Z",
    "toll": "M0 -.95A.95 .95 0 1 1 0 .95 .95 .95 0 1 1 0 -.95ZM-.12 -.6V-.42C-.6 -.3 -.55 .16 -.05 .16 .2 .18"
    " .16 .32 -.04 .3"
    "H-.34V.5H-.12V.66H.12V.48C.58 .34 .52 -.1 .06 -.1-.2 -.12 -.16 -.26 .02 -.25H.32V-.44H.12V-.6Z",
    "wind": "M-.9 -.55-.1 0-.9 .55ZM.02 -.55 .82 0 .02 .55Z",
}


def symbol(letter: str, at: Point, radius: float, colour: str) -> str:
    """Draw the upright symbol of a balloon type inside a circle of `radius` mm."""
    return shape(SYMBOL_OF_TYPE[letter], at, radius, colour)


def shape(name: str, at: Point, radius: float, colour: str) -> str:
    """Draw the symbol with this name inside a circle of `radius` mm."""
    if name in STROKES:
        return _place(
            STROKES[name], at, radius, fill="none", stroke=colour, stroke_width="0.26", stroke_linecap="round"
        )
    return _place(SHAPES[name], at, radius, fill=colour, fill_rule="evenodd")


def bonus(name: str, at: Point, radius: float, colour: str) -> str:
    """Draw the symbol of a bonus. `name` is a key of `BONUSES`."""
    return _place(BONUSES[name], at, radius, fill=colour, fill_rule="evenodd")


def _place(data: str, at: Point, radius: float, **attributes: object) -> str:
    move = f"translate({number(at[0])} {number(at[1])}) scale({number(radius)})"
    return element("path", d=data, transform=move, **attributes)
