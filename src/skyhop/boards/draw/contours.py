"""Lines of equal height in a grid of heights, by marching squares."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from skyhop.boards.model import Point

    Grid = np.ndarray[tuple[int, int], np.dtype[np.float64]]

TOP, RIGHT, BOTTOM, LEFT = range(4)
# By which corners are high (1 top left, 2 top right, 4 bottom right, 8 bottom left): from which side of a square to
# which the line goes, what is high on its left.
WAYS = {
    1: ((LEFT, TOP),),
    2: ((TOP, RIGHT),),
    3: ((LEFT, RIGHT),),
    4: ((RIGHT, BOTTOM),),
    5: ((LEFT, TOP), (RIGHT, BOTTOM)),
    6: ((TOP, BOTTOM),),
    7: ((LEFT, BOTTOM),),
    8: ((BOTTOM, LEFT),),
    9: ((BOTTOM, TOP),),
    10: ((TOP, RIGHT), (BOTTOM, LEFT)),
    11: ((BOTTOM, RIGHT),),
    12: ((RIGHT, LEFT),),
    13: ((RIGHT, TOP),),
    14: ((TOP, LEFT),),
}


def contours(field: Grid) -> list[list[Point]]:
    """Find the rings around all that is above 0, as columns and rows of the grid; beyond its edge nothing is."""
    heights = np.pad(field, 1, constant_values=-1.0)
    following = _following(heights > 0)
    points = dict(zip(following, _crossings(heights, np.array(list(following), dtype=np.int64)), strict=True))
    rings = []
    while following:
        first, here = following.popitem()
        ring = [points[first]]
        while here != first:
            ring.append(points[here])
            here = following.pop(here)
        rings.append(ring)
    return rings


def area(ring: list[Point]) -> float:
    """The area within a ring, in squares of the grid; below 0 where it runs around a hole."""
    return 0.5 * sum(bx * ay - ax * by for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]))


def _following(high: np.ndarray[tuple[int, int], np.dtype[np.bool_]]) -> dict[int, int]:
    """Number the sides of squares that are crossed, and say which comes after which."""
    across = high.shape[1]
    kinds = high[:-1, :-1] + 2 * high[:-1, 1:] + 4 * high[1:, 1:] + 8 * high[1:, :-1]
    sides = (0, 3, 2 * across, 1)  # a node's side to the right has an even number, that downwards an odd one
    after: dict[int, int] = {}
    for kind, ways in WAYS.items():
        rows, columns = np.nonzero(kinds == kind)
        nodes = 2 * (rows * across + columns)
        for start, end in ways:
            after.update(zip((nodes + sides[start]).tolist(), (nodes + sides[end]).tolist(), strict=True))
    return after


def _crossings(heights: Grid, sides: np.ndarray[tuple[int], np.dtype[np.int64]]) -> list[Point]:
    """Find where each side is crossed."""
    flat, across = heights.ravel(), heights.shape[1]
    nodes, is_down = sides // 2, sides % 2
    here, there = flat[nodes], flat[nodes + np.where(is_down, across, 1)]
    part = here / (here - there)
    xs = nodes % across + np.where(is_down, 0.0, part) - 1.0
    ys = nodes // across + np.where(is_down, part, 0.0) - 1.0
    return list(zip(xs.tolist(), ys.tolist(), strict=True))
