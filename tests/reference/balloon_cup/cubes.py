"""[BC-1.3] Victory cubes, one letter each, written as a run of letters: ``RRYA``."""

from collections.abc import Iterable

from .cards import COLOURS

CUBES_OF_COLOUR = {"R": 13, "Y": 11, "G": 9, "B": 7, "A": 5}

CUBES = [colour for colour in COLOURS for _ in range(CUBES_OF_COLOUR[colour])]


def in_cube_order(cubes: Iterable[str]) -> str:
    """[BC-11] Write cubes as one run of letters in the order R Y G B A."""
    return "".join(sorted(cubes, key=COLOURS.index))
