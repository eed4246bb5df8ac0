"""[AO-7.3] Bounded faces of a plane graph, found by walking around them."""

from __future__ import annotations

from functools import cmp_to_key, partial
from typing import TYPE_CHECKING

from skyhop.boards.layout.mesh import neighbours

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skyhop.boards.model import Point

LEAST_NUMBER = 2
MOST_NUMBER = 8


def faces(points: Sequence[Point], pairs: Sequence[tuple[int, int]]) -> list[list[int]]:
    """Return the cities around each bounded face in order, from the lowest city on."""
    near = [
        sorted(others, key=cmp_to_key(partial(_turn, points, city)))
        for city, others in enumerate(neighbours(len(points), pairs))
    ]
    walked: set[tuple[int, int]] = set()
    found = []
    for low, high in sorted([*pairs, *((high, low) for low, high in pairs)]):
        if (low, high) in walked:
            continue
        face, here, ahead = [], low, high
        while (here, ahead) not in walked:
            walked.add((here, ahead))
            face.append(here)
            ring = near[ahead]
            here, ahead = ahead, ring[ring.index(here) - 1]
        if _area(points, face) > 0:
            first = face.index(min(face))
            found.append(face[first:] + face[:first])
    return sorted(found)


def number(routes: int) -> int:
    """[AO-7.3] Return the number printed on a face with this number of routes."""
    return min(MOST_NUMBER, max(LEAST_NUMBER, routes))


def _turn(points: Sequence[Point], at: int, one: int, other: int) -> int:
    """Compare two directions from a city by angle, without computing an angle."""
    ax, ay = points[one][0] - points[at][0], points[one][1] - points[at][1]
    bx, by = points[other][0] - points[at][0], points[other][1] - points[at][1]
    upper_a, upper_b = (ay, ax) > (0, 0), (by, bx) > (0, 0)
    if upper_a != upper_b:
        return -1 if upper_a else 1
    cross = ax * by - ay * bx
    return (cross < 0) - (cross > 0)


def _area(points: Sequence[Point], face: Sequence[int]) -> float:
    total = 0.0
    for here, there in zip(face, [*face[1:], face[0]], strict=True):
        total += points[here][0] * points[there][1] - points[there][0] * points[here][1]
    return total
