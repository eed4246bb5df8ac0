"""Sixth stage: gentle bends of routes, away from obstacles and just long enough for their spaces."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING

import numpy as np

from skyhop.boards.layout.page import pair_gap
from skyhop.boards.layout.relaxing import LEAST_GAP, MOST_GAP, half_width, net, relax, shortage
from skyhop.boards.routes.clearances import BendChoice, settle_bends

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from skyhop.boards.model import Page, Point
    from skyhop.boards.rng import Rng

    Numbers = NDArray[np.float64]
    Indices = NDArray[np.int64]

BENDS = np.array([0.0, 0.03, -0.03, 0.055, -0.055, 0.08, -0.08, 0.11, -0.11, 0.145, -0.145, 0.18, -0.18])
SAMPLES = 9
SWEEPS = 3
STEPS = 14  # straight pieces of a bent path in the file
STRAIGHT = 2  # and of a straight one
FAR = 1e6


@dataclass(frozen=True)
class Reach:
    """Pairs of cities and their surroundings, for choosing bends."""

    start: Numbers  # (m, 2)
    end: Numbers
    half: Numbers  # (m,)
    least: Numbers  # (m,) length of the path between the cities, mm
    most: Numbers


def bends(
    points: Sequence[Point],
    pairs: Sequence[tuple[int, int]],
    lengths: Sequence[int],
    doubled: Sequence[bool],
    page: Page,
    clearance: float,
    liking: float,
    rng: Rng,
    loose: float = inf,
) -> list[float]:
    """Return for each pair the bend of its path to the right of the straight line, in distances of its cities.

    Each pair in turn takes the best bend, given the others. This happens three times.
    """
    place = np.array(points)
    reach = _reach(place, pairs, lengths, doubled, page, loose)
    lines = _samples(reach.start[:, None], reach.end[:, None], BENDS[None, :], page)
    taste = np.array([_taste(rng, length, liking) for length in lengths])
    fixed = _misfit(reach, doubled, page) + 2.0 * np.abs(BENDS[None, :] - taste[:, None]) / 0.06
    fixed += _near_things(lines, place, pairs, page, reach.half, clearance)
    near, parts = _neighbourhoods(reach)
    choice = BendChoice(np.zeros(len(pairs), np.int64), np.empty_like(near), np.empty((len(near), len(BENDS))))
    settle_bends(lines, reach.half, fixed, near, parts, clearance, SWEEPS, choice)
    return [float(BENDS[index]) for index in choice.chosen]


def paths(
    points: Sequence[Point],
    pairs: Sequence[tuple[int, int]],
    bends: Sequence[float],
    doubled: Sequence[bool],
    page: Page,
) -> list[tuple[int, int, list[Point]]]:
    """Return every route: the index of its pair, 0 or 1 or 2 of a double, and the points of its path."""
    place, bend = np.array(points).reshape(-1, 2), np.array(bends)
    ends = np.array(pairs, dtype=np.int64).reshape(-1, 2)
    start, end = place[ends[:, 0]], place[ends[:, 1]]
    drawn = {steps: _curve(start, end, bend, np.arange(steps + 1) / steps) for steps in (STRAIGHT, STEPS)}
    found = []
    for index in range(len(pairs)):
        middle, right = (part[index] for part in drawn[STEPS if bends[index] else STRAIGHT])
        for which, side in zip((1, 2) if doubled[index] else (0,), sides(page, doubled[index]), strict=True):
            line = (middle + side * right).tolist()
            found.append((index, which, [(x, y) for x, y in line]))
    return found


def sides(page: Page, doubled: bool) -> tuple[float, ...]:  # noqa: FBT001 - one route or two
    """Return the offsets of a pair's routes to the right of its middle line, in mm."""
    off = (page.thickness + pair_gap(page)) / 2
    return (-off, off) if doubled else (0.0,)


def _reach(
    place: Numbers,
    pairs: Sequence[tuple[int, int]],
    lengths: Sequence[int],
    doubled: Sequence[bool],
    page: Page,
    loose: float,
) -> Reach:
    ends = np.array(pairs, dtype=np.int64)
    spaces = np.array(lengths, dtype=np.float64) * page.space
    count = np.array(lengths)
    return Reach(
        place[ends[:, 0]],
        place[ends[:, 1]],
        np.array([half_width(page, double) for double in doubled]),
        spaces + LEAST_GAP * page.space * (count - 1),
        spaces + page.space * np.minimum(MOST_GAP * (count + 1), loose),
    )


def _taste(rng: Rng, length: int, liking: float) -> float:
    """Return a random preferred bend for a route: gentle, to either side, straighter for shorter routes."""
    most = 0.035 if length == 1 else 0.075
    return liking * rng.between(-most, most)


def _curve(start: Numbers, end: Numbers, bend: Numbers, share: Numbers) -> tuple[Numbers, Numbers]:
    """Return points of a parabola over the line from start to end, and its unit normals to the right.

    Broadcasts over leading axes; `share` runs over the last but one, coordinates over the last.
    """
    along = (end - start)[..., None, :]
    right = np.stack([-along[..., 1], along[..., 0]], axis=-1)
    share = share[:, None]
    rise = bend[..., None, None] * 4
    point = start[..., None, :] + along * share + right * (rise * share * (1 - share))
    heading = along + right * (rise * (1 - 2 * share))
    long = np.sqrt((heading**2).sum(axis=-1))[..., None]
    return point, np.stack([-heading[..., 1], heading[..., 0]], axis=-1) / long


def _samples(start: Numbers, end: Numbers, bend: Numbers, page: Page) -> Numbers:
    """Return points along the spaces of each pair at each bend: (m, bends, samples, 2)."""
    long = np.sqrt(((end - start) ** 2).sum(axis=-1))
    first = (page.mooring / long)[..., None]
    share = first + (1 - 2 * first) * (np.arange(SAMPLES) / (SAMPLES - 1))
    along = (end - start)[..., None, :]
    right = np.stack([-along[..., 1], along[..., 0]], axis=-1)
    rise = (bend * 4)[..., None] * share * (1 - share)
    point: Numbers = start[..., None, :] + along * share[..., None] + right * rise[..., None]
    return point


def _misfit(reach: Reach, doubled: Sequence[bool], page: Page) -> Numbers:
    """Return the misfit of the spaces on each pair's path at each bend: (m, bends)."""
    share = np.arange(STEPS + 1) / STEPS
    middle, right = _curve(reach.start[:, None], reach.end[:, None], BENDS[None, :], share)
    off = np.where(np.array(doubled), sides(page, doubled=True)[1], 0.0)[:, None, None, None]
    shortest = np.full(middle.shape[:2], FAR)
    longest = np.zeros(middle.shape[:2])
    for side in (-1, 1):
        step = np.diff(middle + side * off * right, axis=2)
        long = np.sqrt((step**2).sum(axis=3)).sum(axis=2) - 2 * page.mooring
        shortest, longest = np.minimum(shortest, long), np.maximum(longest, long)
    lack = np.maximum(0.0, reach.least[:, None] + 0.1 - shortest)
    loose = np.maximum(0.0, longest - reach.most[:, None])
    cost: NDArray[np.float64] = 40.0 * lack + 10.0 * loose + 8.0 * (lack > 0)
    return cost


def _near_things(
    lines: Numbers, place: Numbers, pairs: Sequence[tuple[int, int]], page: Page, half: Numbers, clearance: float
) -> Numbers:
    """Return the harm of foreign cities, panels and page edges to each pair at each bend: (m, bends)."""
    x, y = lines[..., 0], lines[..., 1]
    wide = half[:, None]
    cost = _crowding(np.minimum(np.minimum(x, page.width - x), np.minimum(y, page.height - y)).min(axis=2) - wide, 0.5)
    for panel in page.panels:
        x0, y0, x1, y1 = panel.box
        off_x = np.maximum(np.maximum(x0 - x, x - x1), 0.0)
        off_y = np.maximum(np.maximum(y0 - y, y - y1), 0.0)
        cost += _crowding(np.sqrt((off_x**2 + off_y**2).min(axis=2)) - wide, clearance)
    ends = np.array(pairs)
    for city, (at_x, at_y) in enumerate(place):
        foreign = (ends != city).all(axis=1)
        far = np.sqrt(((x - at_x) ** 2 + (y - at_y) ** 2).min(axis=2)) - wide - page.city
        cost += np.where(foreign[:, None], _crowding(far, clearance), 0.0)
    return cost


def _crowding(gap: Numbers, clearance: float) -> Numbers:
    """Return the harm of gaps with the formula of `clearances.crowd`."""
    return 14.0 * np.maximum(0.0, clearance + 0.25 - gap) + 0.6 * np.maximum(0.0, 4 * clearance + 1.5 - gap)


def _neighbourhoods(reach: Reach) -> tuple[Indices, Indices]:
    """Return for each pair the others whose boxes, grown for the strongest bend, meet its own.

    The first array holds all of them in one row. The second holds where each pair's begin, and the end of the last.
    """
    long = np.sqrt(((reach.end - reach.start) ** 2).sum(axis=1))
    grow = (0.15 * long + reach.half)[:, None]
    low, high = np.minimum(reach.start, reach.end) - grow, np.maximum(reach.start, reach.end) + grow
    meet = ((low[:, None] <= high[None]) & (low[None] <= high[:, None])).all(axis=2)
    np.fill_diagonal(meet, val=False)
    near = np.ascontiguousarray(np.nonzero(meet)[1])
    return near, np.concatenate([[0], np.cumsum(meet.sum(axis=1))])


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
    """Double about `target` pairs with enough room, and move cities a little to make room.

    Return the cities' new positions, and for each pair True if it is doubled.
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
    """Double pairs in the order of the lot until there are enough. Both cities need room around them."""
    for index in lot:
        if sum(doubled) >= target:
            return
        if not doubled[index] and all(turns[city] + more <= FULL_TURN * FULLEST for city in pairs[index]):
            doubled[index] = True
            for city in pairs[index]:
                turns[city] += more
