"""A wooden cube, seen from a corner, its pattern on all three faces."""

from __future__ import annotations

from typing import Final

from skyhop.games.balloon_cup.draw.palette import INK, LETTERS, PAINTS
from skyhop.games.balloon_cup.draw.patterns import pattern_id
from skyhop.games.balloon_cup.draw.svg import icon, symbol
from skyhop.games.balloon_cup.text import labels
from skyhop.svg.svg import Fragment, join, tag

WIDTH: Final = 44
HEIGHT: Final = 48

_SQUARE: Final = {"x": 0, "y": 0, "width": 24, "height": 24}
_TOP, _LEFT, _RIGHT = (
    "matrix(.833 .458 -.833 .458 22 2)",
    "matrix(.833 .458 0 .9167 2 13)",
    "matrix(.833 -.458 0 .9167 22 24)",
)
"""From a square of 24 units to the slanted faces."""
_VEILS: Final = ((_TOP, "#FFF", 0.34), (_RIGHT, "#0B1626", 0.3))
"""What light and shade lay on two of them."""
_EDGE: Final = "M22 2L42 13V35L22 46L2 35V13z"


def cube_id(letter: str) -> str:
    """Name the cube of a colour among the definitions."""
    return f"bc-cube-{letter}"


def cube(letter: str) -> Fragment:
    """Show a cube in a page."""
    return icon(cube_id(letter), WIDTH, HEIGHT, labels.cube_name(letter), "bc-cube")


def symbols() -> Fragment:
    """Define the five cubes; patterns must be defined too."""
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
    return symbol(cube_id(letter), WIDTH, HEIGHT, body, *cloth, *veils, inner, shine, edge)
