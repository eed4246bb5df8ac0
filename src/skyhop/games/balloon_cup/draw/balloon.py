"""Drawing of a hot-air balloon in each colour. Its cloth shows the pattern of the colour.

Points of the cloth have two coordinates. `along` runs from 0 at the top of the balloon to 1 at its mouth. `around`
is the angle in degrees from the middle of the visible side. The origin of the drawing is the centre of the widest
circle.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import cos, pi, radians, sin
from typing import Final

from skyhop.games.balloon_cup.constants import COLOURS, PRICE_OF_TROPHY
from skyhop.games.balloon_cup.draw.palette import (
    BRASS,
    INK,
    LETTERS,
    PAINTS,
    PAPER,
    WOOD,
    WOOD_DEEP,
    draw_patterned,
    icon,
    label,
    pattern_id,
    points,
    symbol,
)
from skyhop.games.balloon_cup.text import labels
from skyhop.svg import Fragment, join, tag

RADIUS: Final = 34.0
_STEPS: Final = 14
_MOUTH: Final = ((RADIUS, 0.0), (RADIUS, 0.62 * RADIUS), (0.5 * RADIUS, 0.98 * RADIUS), (0.24 * RADIUS, 1.34 * RADIUS))

Point = tuple[float, float]


def balloon_id(letter: str) -> str:
    """Return the id of the SVG symbol that draws the balloon of a colour."""
    return f"bc-balloon-{letter}"


@cache
def paints() -> Fragment:
    """Return the SVG definitions that the balloons use: the outline of the balloon and the light on it."""
    return join((tag("clipPath", tag("path", d=_outline()), id="bc-envelope"), _light()))


@cache
def symbols() -> Fragment:
    """Return the SVG symbols of the five balloons. They use the definitions that `paints` returns."""
    return join(_balloon(letter) for letter in LETTERS)


def _balloon(letter: str) -> Fragment:
    paint = PAINTS[letter]
    cloth = tag(
        "g",
        tag("path", d=_outline(), fill=paint.fill),
        _draw_pattern(letter, paint.mark),
        _seams(),
        tag("path", d=_outline(), fill="url(#bc-light)"),
        clip_path="url(#bc-envelope)",
    )
    edge = tag("path", d=_outline(), fill="none", stroke=INK, stroke_width=1.8, stroke_linejoin="round")
    return tag("g", _gondola(paint.deep), cloth, edge, id=balloon_id(letter))


def _light() -> Fragment:
    """Return the gradients for the light from the upper left and for the soft shade inside the envelope."""
    stops = ((0, "#FFF", 0.5), (0.32, "#FFF", 0.08), (0.62, "#000", 0), (1, "#0B1626", 0.42))
    return tag(
        "radialGradient",
        *(tag("stop", offset=offset, stop_color=colour, stop_opacity=much) for offset, colour, much in stops),
        id="bc-light",
        cx=0.46,
        cy=0.42,
        r=0.66,
        fx=0.26,
        fy=0.2,
    )


def _gondola(deep: str) -> Fragment:
    """Draw the ropes, the skirt and the basket below the mouth of the balloon."""
    ropes = tag(
        "path", d="M-8 46L-7 61M8 46L7 61M-2.5 47L-2.5 61M2.5 47L2.5 61", fill="none", stroke=INK, stroke_width=1.1
    )
    skirt = tag("path", d="M-8 44.5L-6.4 50.5Q0 52.5 6.4 50.5L8 44.5z", fill=deep, stroke=INK, stroke_width=1.4)
    shape = {"d": "M-8.5 61.5h17l-1.6 11q-.3 2-2.4 2h-9q-2.1 0-2.4-2z", "stroke_linejoin": "round"}
    basket = tag("path", **shape, fill=WOOD, stroke=INK, stroke_width=1.6)
    weave = tag(
        "path", d="M-7.5 66.5h15M-7 70.5h14M-3 62.5v11.5M3 62.5v11.5", fill="none", stroke=WOOD_DEEP, stroke_width=1
    )
    rim = tag("rect", x=-9.5, y=60, width=19, height=3.6, rx=1.8, fill=WOOD_DEEP, stroke=INK, stroke_width=1.2)
    return tag("g", ropes, skirt, basket, weave, rim)


def _draw_pattern(letter: str, ink: str) -> Fragment:
    """Draw the colour's pattern on the cloth as a single path.

    A page may show the balloon a hundred times. With a single path, the browser computes the layout faster.
    """
    if letter == "R":
        return tag("path", d="".join(_gore(middle, 6.5) for middle in range(-80, 81, 20)), fill=ink)
    line = {"fill": "none", "stroke": ink, "stroke_linejoin": "round", "stroke_linecap": "round"}
    if letter == "Y":
        return tag("path", d=_lines(_zigzag(along / 100) for along in range(0, 100, 12)), stroke_width=3.2, **line)
    if letter == "B":
        return tag("path", d=_lines(_wave(along / 100) for along in range(4, 100, 11)), stroke_width=3, **line)
    shape = _diamond if letter == "G" else _dot
    shapes = (
        f"M{points(shape(row * 0.1 + 0.02, around + 14 * (row % 2)))}z"
        for row in range(1, 10)
        for around in range(-98, 99, 28)
    )
    return tag("path", d="".join(shapes), fill=ink)


def _lines(rows: Iterable[Iterable[Point]]) -> str:
    return "".join(f"M{points(row)}" for row in rows)


def _profile(along: float) -> Point:
    """Return the radius and the vertical position of the balloon's outline at the coordinate `along` of the cloth."""
    if along < 0.5:
        return RADIUS * sin(along * pi), -RADIUS * cos(along * pi)
    t = 2 * along - 1
    weights = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
    return (
        sum(weight * x for weight, (x, _) in zip(weights, _MOUTH, strict=True)),
        sum(weight * y for weight, (_, y) in zip(weights, _MOUTH, strict=True)),
    )


def _project_on_cloth(along: float, around: float) -> Point:
    """Return the drawing coordinates of a point of the cloth, as seen from the height of the widest circle."""
    radius, height = _profile(min(max(along, 0), 1))
    bulge = 0.3 * (along - 0.42)
    turn = radians(min(max(around, -90), 90))
    return radius * sin(turn), height + bulge * radius * cos(turn)


def _outline() -> str:
    right = [_profile(step / (2 * _STEPS)) for step in range(2 * _STEPS + 1)]
    left = [(-x, y) for x, y in reversed(right)]
    return f"M{points(right)} {points(left)}z"


def _meridian(around: float) -> list[Point]:
    return [_project_on_cloth(step / _STEPS, around) for step in range(_STEPS + 1)]


def _gore(middle: float, half: float) -> str:
    left, right = _meridian(middle - half), _meridian(middle + half)
    return f"M{points(left)} {points(reversed(right))}z"


def _seams() -> Fragment:
    lines = _lines(_meridian(around) for around in (-64, -34, 0, 34, 64))
    return tag("path", d=lines, fill="none", stroke=INK, stroke_width=0.7, stroke_opacity=0.3)


def _zigzag(along: float) -> list[Point]:
    return [_project_on_cloth(along + 0.07 * (turn % 2), -96 + 16 * turn) for turn in range(13)]


def _wave(along: float) -> list[Point]:
    return [_project_on_cloth(along + 0.022 * sin(radians(around * 9)), around) for around in range(-90, 91, 5)]


def _diamond(along: float, around: float) -> list[Point]:
    steps = ((-0.052, 0), (0, 8.5), (0.052, 0), (0, -8.5))
    return [_project_on_cloth(along + down, around + right) for down, right in steps]


def _dot(along: float, around: float) -> list[Point]:
    turns = [radians(turn) for turn in range(0, 360, 36)]
    widest = max(_profile(along)[0], 8) / RADIUS
    return [_project_on_cloth(along + 0.031 * sin(turn), around + 5.6 / widest * cos(turn)) for turn in turns]


WIDTH: Final = 64
HEIGHT: Final = 72
PRICES: Final = {letter: int(price) for letter, price in zip(COLOURS, PRICE_OF_TROPHY, strict=True)}


def trophy_id(letter: str) -> str:
    """Return the id of the SVG symbol that draws the trophy of a colour."""
    return f"bc-trophy-{letter}"


def trophy(letter: str) -> Fragment:
    """Draw the trophy of a colour as an SVG element for a page."""
    return icon(trophy_id(letter), WIDTH, HEIGHT, labels.trophy_name(letter), "bc-trophy")


def trophy_symbols() -> Fragment:
    """Return the symbols of the five trophies.

    They require the SVG definitions of the patterns and of the light on the balloons.
    """
    return join(_trophy(letter) for letter in LETTERS)


def _trophy(letter: str) -> Fragment:
    handles = tag("path", d="M14 14H7Q3 14 4 20Q6 32 18 34M50 14h7Q61 14 60 20Q58 32 46 34", fill="none")
    outer = tag("g", handles, stroke=INK, stroke_width=7, stroke_linecap="round")
    inner = tag("g", handles, stroke=BRASS, stroke_width=3.4, stroke_linecap="round")
    stem = tag("path", d="M28 44h8l1.5 9h-11z", fill=PAINTS[letter].deep, stroke=INK, stroke_width=2)
    base = tag("path", d="M18 60q0-7 7-7h14q7 0 7 7z", fill=WOOD, stroke=INK, stroke_width=2, stroke_linejoin="round")
    foot = tag("rect", x=14, y=60, width=36, height=9, rx=2.5, fill=WOOD_DEEP, stroke=INK, stroke_width=2)
    bowl = draw_patterned(letter, "path", d=_BOWL)
    light = tag("path", d=_BOWL, fill="url(#bc-light)")
    edge = tag("path", d=_BOWL, fill="none", stroke=INK, stroke_width=2.2, stroke_linejoin="round")
    rim = tag("rect", x=10, y=4, width=44, height=7, rx=3.5, fill=BRASS, stroke=INK, stroke_width=2)
    disc = tag("circle", cx=32, cy=25.5, r=11, fill=PAPER, stroke=INK, stroke_width=1.8)
    price = label(str(PRICES[letter]), 32, 31.6, 19, fill=INK)
    return symbol(trophy_id(letter), WIDTH, HEIGHT, outer, inner, stem, base, foot, bowl, light, edge, rim, disc, price)


_BOWL = "M13 9H51V22Q51 46 32 46T13 22z"


CUBE_WIDTH: Final = 44
CUBE_HEIGHT: Final = 48

_SQUARE: Final = {"x": 0, "y": 0, "width": 24, "height": 24}
_TOP, _LEFT, _RIGHT = (
    "matrix(.833 .458 -.833 .458 22 2)",
    "matrix(.833 .458 0 .9167 2 13)",
    "matrix(.833 -.458 0 .9167 22 24)",
)
"""Transforms from a square of 24 units to the three visible faces of a cube."""
_VEILS: Final = ((_TOP, "#FFF", 0.34), (_RIGHT, "#0B1626", 0.3))
"""Light on the top face and shade on the right face of a cube: transform, colour and opacity."""
_EDGE: Final = "M22 2L42 13V35L22 46L2 35V13z"


def cube_id(letter: str) -> str:
    """Return the id of the SVG symbol that draws a cube of a colour."""
    return f"bc-cube-{letter}"


def cube(letter: str) -> Fragment:
    """Draw a cube of a colour as an SVG element for a page."""
    return icon(cube_id(letter), CUBE_WIDTH, CUBE_HEIGHT, labels.cube_name(letter), "bc-cube")


def cube_symbols() -> Fragment:
    """Return the symbols of the five cubes. They require the SVG definitions of the patterns."""
    return join(_cube(letter) for letter in LETTERS)


def _cube(letter: str) -> Fragment:
    body = tag("path", d=_EDGE, fill=PAINTS[letter].fill)
    cloth = [
        tag("rect", **_SQUARE, fill=f"url(#{pattern_id(letter)})", transform=face) for face in (_TOP, _LEFT, _RIGHT)
    ]
    veils = [tag("rect", **_SQUARE, fill=veil, fill_opacity=much, transform=face) for face, veil, much in _VEILS]
    inner = tag(
        "path", d="M2.5 13.2L22 24L41.5 13.2M22 24V45.5", fill="none", stroke=INK, stroke_width=1.1, stroke_opacity=0.65
    )
    shine = tag("path", d="M4.5 15.8L21 24.9", fill="none", stroke="#FFF", stroke_width=1, stroke_opacity=0.55)
    edge = tag("path", d=_EDGE, fill="none", stroke=INK, stroke_width=2.2, stroke_linejoin="round")
    return symbol(cube_id(letter), CUBE_WIDTH, CUBE_HEIGHT, body, *cloth, *veils, inner, shine, edge)
