"""[AO-1.2] The fifth stage: which pairs of cities get a second route, shorter ones more often."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skyhop.boards.layout.relaxing import half_width, net, relax, shortage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skyhop.boards.layout.relaxing import Bounds
    from skyhop.boards.model import Page, Point
    from skyhop.boards.rng import Rng

FULL_TURN = 6.28
FULLEST = 0.93  # of the turn around a city that its routes may take
ROUNDS = 24
TRIES = 5
TOLERATED = 0.1  # thicknesses of a route by which it may lack room: curving still wins that


def doubles(
    points: Sequence[Point],
    pairs: Sequence[tuple[int, int]],
    lengths: Sequence[int],
    page: Page,
    bounds: Bounds,
    target: int,
    rng: Rng,
) -> tuple[list[Point], list[bool]]:
    """Double about `target` pairs where there is room, and move cities a little to make it.

    Gives the cities' new places and for each pair whether it is doubled.
    """
    lot = sorted(range(len(pairs)), key=lambda index: (rng.unit() * (0.5 + lengths[index]), index))
    doubled = [False] * len(pairs)
    turns = [0.0] * len(points)
    single, both = (2 * half_width(page, double=double) / page.mooring for double in (False, True))
    for pair in pairs:
        for city in pair:
            turns[city] += single
    place = list(points)
    for _try in range(TRIES):
        _choose(lot, doubled, pairs, turns, both - single, target)
        web = net(page, pairs, doubled, bounds, points)
        place = relax(place, web, lengths, ROUNDS)
        lack = shortage(place, web) / page.thickness
        crowded = [index for index in lot if doubled[index] and lack[index] > TOLERATED]
        if not crowded:
            break
        crowded.sort(key=lambda index: (-lack[index], index))
        for index in crowded[: (len(crowded) + 1) // 2]:
            doubled[index] = False
            lot.remove(index)
            for city in pairs[index]:
                turns[city] -= both - single
    return place, doubled


def _choose(
    lot: Sequence[int],
    doubled: list[bool],
    pairs: Sequence[tuple[int, int]],
    turns: list[float],
    more: float,
    target: int,
) -> None:
    """Double pairs in the order of the lot, where both cities have room around them, until there are enough."""
    for index in lot:
        if sum(doubled) >= target:
            return
        if not doubled[index] and all(turns[city] + more <= FULL_TURN * FULLEST for city in pairs[index]):
            doubled[index] = True
            for city in pairs[index]:
                turns[city] += more
