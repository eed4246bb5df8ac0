"""Graphs of cities as lists of pairs: what stays joined when a route is taken away."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from skyhop.boards.model import Point


def neighbours(count: int, pairs: Iterable[tuple[int, int]]) -> list[list[int]]:
    """List the neighbours of each of `count` points."""
    near: list[list[int]] = [[] for _ in range(count)]
    for low, high in pairs:
        near[low].append(high)
        near[high].append(low)
    return near


def holds_together(count: int, pairs: Sequence[tuple[int, int]]) -> bool:
    """[AO-1.5] Say whether all points are joined and stay so when any one pair is taken away."""
    near = neighbours(count, pairs)
    order = [0] * count  # 1, 2, 3 … as the search finds them
    lowest = [0] * count
    order[0] = lowest[0] = found = 1
    trail = [(0, -1, iter(near[0]))]
    while trail:
        point, parent, ahead = trail[-1]
        for other in ahead:
            if other == parent:
                continue
            if order[other]:
                lowest[point] = min(lowest[point], order[other])
                continue
            found += 1
            order[other] = lowest[other] = found
            trail.append((other, point, iter(near[other])))
            break
        else:
            trail.pop()
            if parent >= 0:
                lowest[parent] = min(lowest[parent], lowest[point])
                if lowest[point] > order[parent]:
                    return False
    return found == count


def crossing(points: Sequence[Point], first: tuple[int, int], second: tuple[int, int]) -> bool:
    """Say whether two straight routes without a common city cross."""
    if set(first) & set(second):
        return False
    a, b, c, d = (points[index] for index in (*first, *second))
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def _side(start: Point, end: Point, point: Point) -> float:
    return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])
