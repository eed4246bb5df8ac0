"""The second stage: which cities may be joined, by Delaunay's rule, reckoned exactly in whole numbers."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import numpy as np

from skyhop.boards.layout.sites import GRID

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from skyhop.boards.model import Point


def mesh(points: list[Point], reach: float) -> list[tuple[int, int]]:
    """The pairs of points that are sides of a Delaunay triangle with no side over `reach`, sorted.

    A triangle counts if no point lies inside or on its circle. Up to 800 mm on a grid of
    0.05 mm the determinants stay below 2**62, so the result has no rounding in it.
    """
    place = np.array([[round(x / GRID), round(y / GRID)] for x, y in points], dtype=np.int64)
    triples = _near_triples(place, round(reach / GRID))
    corners = triples[_empty(place, triples)]
    pairs = {
        (int(low), int(high)) for first, second in ((0, 1), (0, 2), (1, 2)) for low, high in corners[:, [first, second]]
    }
    return sorted(pairs)


def _near_triples(place: NDArray[np.int64], reach: int) -> NDArray[np.int64]:
    """All triples of points whose three distances are at most `reach`, as rows of indices."""
    apart = place[:, None, :] - place[None, :, :]
    near = (apart**2).sum(axis=2) <= reach * reach
    triples = np.array(list(combinations(range(len(place)), 3)), dtype=np.int64).reshape(-1, 3)
    first, second, third = triples.T
    close: NDArray[np.int64] = triples[near[first, second] & near[first, third] & near[second, third]]
    return close


def _empty(place: NDArray[np.int64], triples: NDArray[np.int64]) -> NDArray[np.bool_]:
    """Say of each triangle whether its circle holds no other point (the sign of the in-circle determinant)."""
    sides = [place[triples[:, corner], None, :] - place[None, :, :] for corner in range(3)]
    squares = [(side**2).sum(axis=2) for side in sides]
    determinant = sum(squares[corner] * _cross(sides[(corner + 1) % 3], sides[(corner + 2) % 3]) for corner in range(3))
    turn = _cross(
        place[triples[:, 1]] - place[triples[:, 0]],
        place[triples[:, 2]] - place[triples[:, 0]],
    )
    inside = determinant * np.sign(turn)[:, None] >= 0
    rows = np.arange(len(triples))
    for corner in range(3):
        inside[rows, triples[:, corner]] = False
    found: NDArray[np.bool_] = ~inside.any(axis=1) & (turn != 0)
    return found


def _cross(first: NDArray[np.int64], second: NDArray[np.int64]) -> NDArray[np.int64]:
    product: NDArray[np.int64] = first[..., 0] * second[..., 1] - first[..., 1] * second[..., 0]
    return product
