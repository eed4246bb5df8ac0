"""A wooden cube, seen from a corner, its pattern on all three faces."""

from __future__ import annotations

from typing import Final

from skyhop.core.pictures.svg import Fragment, join, tag
from skyhop.games.balloon_cup import labels
from skyhop.games.balloon_cup.draw.palette import INK, LETTERS
from skyhop.games.balloon_cup.draw.patterns import patterned
from skyhop.games.balloon_cup.draw.svg import icon, symbol

WIDTH: Final = 44
HEIGHT: Final = 48

# faces: from a square of 24 units to the slanted face, and the veil that light or shade lays on it
_FACES: Final = (
    ("matrix(.833 .458 -.833 .458 22 2)", "#FFF", 0.34),
    ("matrix(.833 .458 0 .9167 2 13)", "#FFF", 0),
    ("matrix(.833 -.458 0 .9167 22 24)", "#0B1626", 0.3),
)


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
    faces = [_face(letter, matrix, veil, much) for matrix, veil, much in _FACES]
    inner = tag(
        "path", d="M2.5 13.2L22 24L41.5 13.2M22 24V45.5", fill="none", stroke=INK, stroke_width=1.1, stroke_opacity=0.65
    )
    shine = tag("path", d="M4.5 15.8L21 24.9", fill="none", stroke="#FFF", stroke_width=1, stroke_opacity=0.55)
    edge = tag(
        "path", d="M22 2L42 13V35L22 46L2 35V13z", fill="none", stroke=INK, stroke_width=2.2, stroke_linejoin="round"
    )
    return symbol(cube_id(letter), WIDTH, HEIGHT, *faces, inner, shine, edge)


def _face(letter: str, matrix: str, veil: str, much: float) -> Fragment:
    square = {"x": 0, "y": 0, "width": 24, "height": 24}
    cloth = patterned(letter, "rect", **square)
    shade = tag("rect", **square, fill=veil, fill_opacity=much)
    return tag("g", cloth, shade, transform=matrix)
