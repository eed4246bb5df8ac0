"""How far apart cities are, along the routes."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def distances(count: int, pairs: Sequence[tuple[int, int]], lengths: Sequence[int]) -> list[list[int]]:
    """The fewest spaces between any two cities along the routes."""
    near: list[list[tuple[int, int]]] = [[] for _ in range(count)]
    for (low, high), length in zip(pairs, lengths, strict=True):
        near[low].append((high, length))
        near[high].append((low, length))
    return [_from(start, near) for start in range(count)]


def _from(start: int, near: Sequence[Sequence[tuple[int, int]]]) -> list[int]:
    found = [-1] * len(near)
    ahead = [(0, start)]
    while ahead:
        far, city = heappop(ahead)
        if found[city] >= 0:
            continue
        found[city] = far
        for other, length in near[city]:
            if found[other] < 0:
                heappush(ahead, (far + length, other))
    return found
