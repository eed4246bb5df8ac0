"""Delaunay triangulation of the cities, the second stage: the pairs of cities that a route may join."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from skyhop.boards.layout.sites import GRID

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from skyhop.boards.model import Point

FARTHEST = 32_000
"""Grid steps between two points, beyond which a product of four lengths may not fit into 64 bits."""


def mesh(points: list[Point], reach: float) -> list[tuple[int, int]]:
    """Return the sides of all Delaunay triangles with no side over `reach`, as sorted pairs of indices.

    A triangle counts if no other point lies inside or on its circle. Integers make that exact: points
    up to 1,600 mm apart lie on a grid of 0.05 mm, others on a coarser one. Memory grows with the
    square of the number of points.
    """
    grid = max(GRID, max((max(axis) - min(axis) for axis in zip(*points, strict=True)), default=0.0) / FARTHEST)
    place = np.array([[round(x / grid), round(y / grid)] for x, y in points], dtype=np.int64).reshape(-1, 2)
    corners = _triangles(place)
    sides = np.concatenate([corners[:, [0, 1]], corners[:, [1, 2]], corners[:, [0, 2]]])
    lengths = ((place[sides[:, 0]] - place[sides[:, 1]]) ** 2).sum(axis=1)
    is_near = (lengths <= round(reach / grid) ** 2).reshape(3, -1).all(axis=0)
    pairs = np.unique(sides[np.tile(is_near, 3)], axis=0)
    return [(int(low), int(high)) for low, high in pairs]


def _triangles(place: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the triangles with an empty circle, each a sorted row of indices.

    A triangle has an empty circle exactly if each of its corners is the apex of the opposite side.
    """
    found = [np.zeros((0, 3), dtype=np.int64)]
    for first in range(len(place)):
        second, apex = _apexes(place, first)
        found.append(np.stack([np.full_like(second, first), second, apex], axis=1))
    triangles, times = np.unique(np.sort(np.concatenate(found), axis=1), axis=0, return_counts=True)
    corners: NDArray[np.int64] = triangles[times == 3]
    return corners


def _apexes(place: NDArray[np.int64], first: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the sides that start at a point, by their other ends, and the apex of each.

    The apex is the point to the left of a side from which the side appears under the largest angle.
    A side where two points share the largest angle has no apex, because both lie on one circle.
    """
    away = place - place[first]
    over = away[:, None, 0] * away[None, :, 1] - away[:, None, 1] * away[None, :, 0]
    along = (away**2).sum(axis=1)[None, :] - away @ away.T
    is_left = over > 0
    second = np.flatnonzero(is_left.any(axis=1))
    along, over, is_left = along[second], over[second], is_left[second]
    cotangent = np.where(is_left, along / np.where(is_left, over, 1), np.inf)
    rows, apex = np.arange(len(second)), cotangent.argmin(axis=1)
    while True:
        excess = along * over[rows, apex][:, None] - along[rows, apex][:, None] * over  # its sign is exact
        is_better = is_left & (excess < 0)
        if not is_better.any():
            break
        apex = np.where(is_better.any(axis=1), is_better.argmax(axis=1), apex)
    is_single = (is_left & (excess == 0)).sum(axis=1) == 1
    return second[is_single], apex[is_single]
