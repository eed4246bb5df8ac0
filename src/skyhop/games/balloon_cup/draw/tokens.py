"""Trophy cups with their prices in cubes, and cubes."""

from __future__ import annotations

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
    symbol,
)
from skyhop.games.balloon_cup.text import labels
from skyhop.svg.element import Fragment, join, tag

WIDTH: Final = 64
HEIGHT: Final = 72
PRICES: Final = {letter: int(price) for letter, price in zip(COLOURS, PRICE_OF_TROPHY, strict=True)}


def trophy_id(letter: str) -> str:
    """Return the symbol id of a colour's cup."""
    return f"bc-trophy-{letter}"


def trophy(letter: str) -> Fragment:
    """Draw a cup for a page."""
    return icon(trophy_id(letter), WIDTH, HEIGHT, labels.trophy_name(letter), "bc-trophy")


def trophy_symbols() -> Fragment:
    """Define the five cups; requires the definitions of the patterns and of the balloons' light."""
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
"""Light and shade on two of the faces: transform, colour and opacity."""
_EDGE: Final = "M22 2L42 13V35L22 46L2 35V13z"


def cube_id(letter: str) -> str:
    """Return the symbol id of a colour's cube."""
    return f"bc-cube-{letter}"


def cube(letter: str) -> Fragment:
    """Draw a cube for a page."""
    return icon(cube_id(letter), CUBE_WIDTH, CUBE_HEIGHT, labels.cube_name(letter), "bc-cube")


def cube_symbols() -> Fragment:
    """Define the five cubes; requires the definitions of the patterns."""
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
