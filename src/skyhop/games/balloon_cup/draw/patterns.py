"""The five patterns, flat: on swatches, cubes, places, cups and bars.

A pattern is ink on nothing; the colour beneath it is the painter's. The tile
of each is 12 units wide and high and repeats without a seam.
"""

from __future__ import annotations

from skyhop.games.balloon_cup.draw.palette import LETTERS, PAINTS
from skyhop.svg.svg import Fragment, join, tag

SIDE = 12


def pattern_id(letter: str) -> str:
    """Name the pattern of a colour among the definitions."""
    return f"bc-pattern-{letter}"


def paints() -> Fragment:
    """Define the five patterns."""
    return join(_pattern(letter) for letter in LETTERS)


def patterned(letter: str, shape: str, **attributes: object) -> Fragment:
    """Paint a shape (`rect`, `path`, …) in a colour, then with its pattern."""
    painted = tag(shape, **attributes, fill=PAINTS[letter].fill)
    return join((painted, tag(shape, **attributes, fill=f"url(#{pattern_id(letter)})")))


def _pattern(letter: str) -> Fragment:
    return tag(
        "pattern",
        *_marks(letter, PAINTS[letter].mark),
        id=pattern_id(letter),
        width=SIDE,
        height=SIDE,
        patternUnits="userSpaceOnUse",
    )


def _marks(letter: str, ink: str) -> tuple[Fragment, ...]:
    """Draw one tile of a pattern: gores, chevrons, diamonds, waves, dots."""
    line = {"fill": "none", "stroke": ink, "stroke_width": 2.4}
    if letter == "R":
        return tuple(tag("rect", x=x, y=0, width=2.2, height=SIDE, fill=ink) for x in (1.9, 7.9))
    if letter == "Y":
        return tuple(tag("path", d=f"M-6 {y}l6 5l6-5l6 5l6-5", **line) for y in (-6, 0, 6, 12))
    if letter == "G":
        return tuple(tag("path", d=f"M{x} {y - 4}l3 4l-3 4l-3-4z", fill=ink) for x, y in _GRID)
    if letter == "B":
        return tuple(tag("path", d=f"M-3 {y}q3-4 6 0t6 0t6 0", **line) for y in (3, 9))
    return tuple(tag("circle", cx=x, cy=y, r=2.1, fill=ink) for x, y in _GRID)


_GRID = ((3, 3), (9, 9), (9, -3), (3, 15))
