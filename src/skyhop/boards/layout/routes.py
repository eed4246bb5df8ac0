"""Paths of routes: curves between cities, and their distances from other elements."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, sqrt
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from skyhop.boards.layout.gaps import BendChoice, gaps_of_lines, settle_bends
from skyhop.boards.layout.page import pair_gap
from skyhop.boards.layout.relaxing import LEAST_GAP, MOST_GAP, half_width, net, relax, shortage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from skyhop.boards.layout.relaxing import Bounds
    from skyhop.boards.model import Page, Point
    from skyhop.boards.rng import Rng
    from skyhop.boards.settings import Clarity


FloatArray = NDArray[np.float64]
IntArray = NDArray[np.int64]


DENSE = 1.0  # mm between sample points of a line, to measure its distance from panels


@dataclass(frozen=True)
class Strip:
    """Part of a route's path that may contain spaces.

    The fields are the line in mm and the index of the pair of cities.
    """

    line: tuple[Point, ...]
    pair: int


@dataclass(frozen=True)
class Near:
    """Problem of the path between a pair of cities: too close to another element, or a wrong number of spaces.

    `gap` is the distance to the other element in mm. `other` is the index of the other pair, or -1 for a city, a
    panel or the page's edge. If `spaces` is not 0, the number of spaces is wrong: the route needs one space less
    (-1) or one more (1).
    """

    pair: int
    other: int
    gap: float
    spaces: int = 0


def strip(path: Sequence[Point], pair: int, page: Page) -> Strip:
    """Return the part of a path between two city centres that may contain spaces."""
    line = _cut_circle(path, path[0], page.mooring)
    return Strip(tuple(_cut_circle(line[::-1], path[-1], page.mooring)[::-1]), pair)


def compare_with_length(one: Strip, length: int, page: Page, gap: float = LEAST_GAP, sure: float = 0.0) -> int:
    """Return 0 if exactly `length` spaces fit on a route, -1 if only fewer fit, and 1 if more fit.

    `gap` is the gap between two spaces. Also return 1 if one more space would fit on a path that is longer by
    `sure` mm.
    """
    free = sum(_distance(here, there) for here, there in zip(one.line, one.line[1:], strict=False))
    if free < _needed_length(length, page, gap):
        return -1
    return int(free > _needed_length(length + 1, page, gap) - sure)


def find_conflicts(
    strips: Sequence[Strip], cities: Sequence[Point], pairs: Sequence[tuple[int, int]], page: Page, least: float
) -> list[Near]:
    """Return all pairs of elements that are less than `least` mm apart, nearest first.

    The two routes of a double route never conflict with each other.
    """
    lines, counts = _pad_rows(strips)
    rooms = _free_distances(lines, cities, [pairs[one.pair] for one in strips], page)
    found = [Near(one.pair, -1, room) for one, room in zip(strips, rooms.tolist(), strict=True) if room < least]
    meeting = _find_near_strips(lines, strips, page.thickness + least)
    gaps = np.empty(len(meeting))
    gaps_of_lines(lines, counts, meeting, gaps)
    for (one, other), gap in zip(meeting.tolist(), (gaps - page.thickness).tolist(), strict=True):
        if gap < least:
            found.append(Near(strips[one].pair, strips[other].pair, gap))
    return sorted(found, key=lambda near: (near.gap, near.pair, near.other))


def _needed_length(length: int, page: Page, gap: float) -> float:
    """Return the minimum length in mm of a path with `length` spaces and gaps of `gap`."""
    return page.space * (length * (1 + gap) - gap) - 0.01


def _pad_rows(strips: Sequence[Strip]) -> tuple[FloatArray, IntArray]:
    """Return all lines as one array, and the number of points of each line.

    Pad short lines by repeating their last point.
    """
    most = max(len(one.line) for one in strips)
    rows = [[*one.line, *[one.line[-1]] * (most - len(one.line))] for one in strips]
    return np.array(rows), np.array([len(one.line) for one in strips])


def _find_near_strips(lines: FloatArray, strips: Sequence[Strip], reach: float) -> IntArray:
    """Return the index pairs of strips whose bounding boxes are at most `reach` apart.

    The two strips belong to different pairs of cities.
    """
    low, high = lines.min(axis=1), lines.max(axis=1) + reach
    pair = np.array([one.pair for one in strips])
    meet = (pair[:, None] != pair) & ((low[:, None] <= high) & (low <= high[:, None])).all(axis=2)
    return np.ascontiguousarray(np.argwhere(np.triu(meet)))


def _free_distances(
    lines: FloatArray, cities: Sequence[Point], own: Sequence[tuple[int, int]], page: Page
) -> FloatArray:
    """Return the distance of each route from the nearest other city, panel or page edge.

    The two cities at the ends of the route do not count.
    """
    gap = _city_distances(lines, np.array(cities), np.array(own)) - page.city
    ends = np.minimum(lines, np.array([page.width, page.height]) - lines).min(axis=(1, 2))
    gap = np.minimum(gap, ends)
    x, y = _sample_lines(lines)
    for panel in page.panels:
        x0, y0, x1, y1 = panel.box
        off_x = np.maximum(np.maximum(x0 - x, x - x1), 0.0)
        off_y = np.maximum(np.maximum(y0 - y, y - y1), 0.0)
        gap = np.minimum(gap, np.sqrt((off_x**2 + off_y**2).min(axis=1)))
    rooms: FloatArray = gap - page.thickness / 2
    return rooms


def _city_distances(lines: FloatArray, cities: FloatArray, own: IntArray) -> FloatArray:
    """Return the distance of each route's line from the nearest city. The two cities of the route do not count."""
    step = np.diff(lines, axis=1)[:, None]
    off = cities[None, :, None] - lines[:, None, :-1]
    square = np.maximum((step**2).sum(axis=3), 1e-12)  # avoid division by 0: rows are padded with equal points
    share = np.clip((off * step).sum(axis=3) / square, 0.0, 1.0)[..., None]
    near = ((off - share * step) ** 2).sum(axis=3).min(axis=2)
    near[np.arange(len(own))[:, None], own] = np.inf
    far: FloatArray = np.sqrt(near.min(axis=1))
    return far


def _sample_lines(lines: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Return the x and y coordinates of points along each line. Neighbouring points are at most 1 mm apart."""
    count = int(np.sqrt((np.diff(lines, axis=1) ** 2).sum(axis=2)).max() / DENSE) + 1
    share = (np.arange(count + 1) / count)[:, None]
    x, y = (
        (lines[:, :-1, None, axis] * (1 - share[:, 0]) + lines[:, 1:, None, axis] * share[:, 0]).reshape(len(lines), -1)
        for axis in (0, 1)
    )
    return x, y


def _cut_circle(line: Sequence[Point], centre: Point, radius: float) -> list[Point]:
    """Return the part of a line outside the circle around `centre`."""
    outside = next(at for at, point in enumerate(line) if _distance(point, centre) > radius)
    (ax, ay), (bx, by) = line[outside - 1], line[outside]
    before_x, before_y, step_x, step_y = ax - centre[0], ay - centre[1], bx - ax, by - ay
    square, product = step_x * step_x + step_y * step_y, before_x * step_x + before_y * step_y
    rest = before_x * before_x + before_y * before_y - radius * radius
    share = (-product + sqrt(max(0.0, product * product - square * rest))) / square
    return [(ax + share * step_x, ay + share * step_y), *line[outside:]]


def _distance(one: Point, other: Point) -> float:
    dx, dy = one[0] - other[0], one[1] - other[1]
    return sqrt(dx * dx + dy * dy)


BENDS = np.array([0.0, 0.03, -0.03, 0.055, -0.055, 0.08, -0.08, 0.11, -0.11, 0.145, -0.145, 0.18, -0.18])
SAMPLES = 9
SWEEPS = 3
STEPS = 14  # number of straight segments of a bent path in the file
STRAIGHT = 2  # number of segments of a straight path
UNBOUNDED = 1e6


@dataclass(frozen=True)
class Reach:
    """Input for the choice of bends: the ends, widths and allowed path lengths of all pairs of cities."""

    start: FloatArray  # (m, 2) positions, mm
    end: FloatArray
    half: FloatArray  # (m,) half the width of the routes, mm
    least: FloatArray  # (m,) minimum length of the path between the cities, mm
    most: FloatArray


def bends(
    points: Sequence[Point],
    pairs: Sequence[tuple[int, int]],
    lengths: Sequence[int],
    doubled: Sequence[bool],
    page: Page,
    clarity: Clarity,
    rng: Rng,
    loose: float = inf,
) -> list[float]:
    """Return the bend of each pair's path, as a fraction of the length of the straight line between the two cities.

    A positive bend is to the right of the line. The function makes at most `SWEEPS` rounds. In each round, each pair
    in turn takes the bend that best fits the current bends of the other pairs.
    """
    place = np.array(points)
    reach = _compute_reach(place, pairs, lengths, doubled, page, loose)
    lines = _samples(reach.start[:, None], reach.end[:, None], BENDS[None, :], page)
    taste = np.array([_draw_preferred_bend(rng, length, clarity.bend) for length in lengths])
    clearance = clarity.clearance * page.thickness
    fixed = _length_cost(reach, doubled, page) + 2.0 * np.abs(BENDS[None, :] - taste[:, None]) / 0.06
    fixed += _obstacle_cost(lines, place, pairs, page, reach.half, clearance)
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
    """Return all routes as tuples: the index of the pair, the number of the route, and the points of the path.

    The number is 0 for a single route, and 1 or 2 for the routes of a double route.
    """
    place, bend = np.array(points).reshape(-1, 2), np.array(bends)
    ends = np.array(pairs, dtype=np.int64).reshape(-1, 2)
    start, end = place[ends[:, 0]], place[ends[:, 1]]
    curves = {steps: _curve(start, end, bend, np.arange(steps + 1) / steps) for steps in (STRAIGHT, STEPS)}
    found = []
    for index in range(len(pairs)):
        middle, right = (part[index] for part in curves[STEPS if bends[index] else STRAIGHT])
        for which, side in zip((1, 2) if doubled[index] else (0,), sides(page, doubled[index]), strict=True):
            line = (middle + side * right).tolist()
            found.append((index, which, [(x, y) for x, y in line]))
    return found


def sides(page: Page, doubled: bool) -> tuple[float, ...]:  # noqa: FBT001 - one route or two
    """Return the offset in mm of each route from the line between its two cities. Positive means to the right."""
    off = (page.thickness + pair_gap(page)) / 2
    return (-off, off) if doubled else (0.0,)


def _compute_reach(
    place: FloatArray,
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


def _draw_preferred_bend(rng: Rng, length: int, liking: float) -> float:
    """Return a random bend that the route should have if possible. Negative values bend to the left.

    The bend is smaller for routes with one space.
    """
    most = 0.035 if length == 1 else 0.075
    return liking * rng.between(-most, most)


def _curve(start: FloatArray, end: FloatArray, bend: FloatArray, share: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Return points of a parabola from start to end, and the unit normals to its right.

    The second-last axis of the result runs along `share`, the last axis has the coordinates. Leading axes
    broadcast.
    """
    along = (end - start)[..., None, :]
    right = np.stack([-along[..., 1], along[..., 0]], axis=-1)
    share = share[:, None]
    rise = bend[..., None, None] * 4
    point = start[..., None, :] + along * share + right * (rise * share * (1 - share))
    heading = along + right * (rise * (1 - 2 * share))
    long = np.sqrt((heading**2).sum(axis=-1))[..., None]
    return point, np.stack([-heading[..., 1], heading[..., 0]], axis=-1) / long


def _samples(start: FloatArray, end: FloatArray, bend: FloatArray, page: Page) -> FloatArray:
    """Return sample points along the spaces of each pair's route for each possible bend: (m, bends, samples, 2)."""
    long = np.sqrt(((end - start) ** 2).sum(axis=-1))
    first = (page.mooring / long)[..., None]
    share = first + (1 - 2 * first) * (np.arange(SAMPLES) / (SAMPLES - 1))
    along = (end - start)[..., None, :]
    right = np.stack([-along[..., 1], along[..., 0]], axis=-1)
    rise = (bend * 4)[..., None] * share * (1 - share)
    point: FloatArray = start[..., None, :] + along * share[..., None] + right * rise[..., None]
    return point


def _length_cost(reach: Reach, doubled: Sequence[bool], page: Page) -> FloatArray:
    """Return the cost of a path that is too short or too long for its spaces.

    The result has shape (m, bends): one row for each pair of cities, and one column for each possible bend.
    """
    share = np.arange(STEPS + 1) / STEPS
    middle, right = _curve(reach.start[:, None], reach.end[:, None], BENDS[None, :], share)
    off = np.where(np.array(doubled), sides(page, doubled=True)[1], 0.0)[:, None, None, None]
    shortest = np.full(middle.shape[:2], UNBOUNDED)
    longest = np.zeros(middle.shape[:2])
    for side in (-1, 1):
        step = np.diff(middle + side * off * right, axis=2)
        long = np.sqrt((step**2).sum(axis=3)).sum(axis=2) - 2 * page.mooring
        shortest, longest = np.minimum(shortest, long), np.maximum(longest, long)
    lack = np.maximum(0.0, reach.least[:, None] + 0.1 - shortest)
    loose = np.maximum(0.0, longest - reach.most[:, None])
    cost: NDArray[np.float64] = 40.0 * lack + 10.0 * loose + 8.0 * (lack > 0)
    return cost


def _obstacle_cost(
    lines: FloatArray,
    place: FloatArray,
    pairs: Sequence[tuple[int, int]],
    page: Page,
    half: FloatArray,
    clearance: float,
) -> FloatArray:
    """Return the cost of small gaps between the path of a route and nearby cities, panels and page edges.

    The result has shape (m, bends): one row for each pair of cities, and one column for each possible bend. The two
    cities of the pair do not count.
    """
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


def _crowding(gap: FloatArray, clearance: float) -> FloatArray:
    """Return the cost of gaps, with the same formula as the kernel `add_gap_costs`."""
    return 14.0 * np.maximum(0.0, clearance + 0.25 - gap) + 0.6 * np.maximum(0.0, 4 * clearance + 1.5 - gap)


def _neighbourhoods(reach: Reach) -> tuple[IntArray, IntArray]:
    """Return the neighbours of each pair of cities. Pairs are neighbours if the boxes around their routes overlap.

    A box encloses the routes at their strongest bends. The first array lists the neighbours of all pairs one after
    another. The second array has the index of the first neighbour of each pair, and finally the total number.
    """
    long = np.sqrt(((reach.end - reach.start) ** 2).sum(axis=1))
    grow = (0.15 * long + reach.half)[:, None]
    low, high = np.minimum(reach.start, reach.end) - grow, np.maximum(reach.start, reach.end) + grow
    meet = ((low[:, None] <= high[None]) & (low[None] <= high[:, None])).all(axis=2)
    np.fill_diagonal(meet, val=False)
    near = np.ascontiguousarray(np.nonzero(meet)[1])
    return near, np.concatenate([[0], np.cumsum(meet.sum(axis=1))])


FULL_TURN = 6.28
MAX_TURN_SHARE = 0.93  # share of the full circle around a city that its routes may occupy
ROUNDS = 24
TRIES = 5
TOLERATED_THICKNESSES = 0.1  # missing space, in route widths, that the bends of routes can make up for


def choose_doubles(
    points: Sequence[Point],
    pairs: Sequence[tuple[int, int]],
    lengths: Sequence[int],
    page: Page,
    bounds: Bounds,
    target: int,
    rng: Rng,
) -> tuple[list[Point], list[bool]]:
    """Choose about `target` pairs of cities for a double route. Move cities a little to make space.

    Return the new positions of the cities, and for each pair True if it has a double route.
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
        crowded = [index for index in lot if doubled[index] and lack[index] > TOLERATED_THICKNESSES]
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
    """Choose pairs for double routes: set `doubled` to True in the order of `lot` until `target` pairs are chosen.

    Skip a pair if one of its cities has too little space for another route. `turns` contains the angle that routes
    occupy at each city, and `more` is the angle that a second route adds.
    """
    for index in lot:
        if sum(doubled) >= target:
            return
        if not doubled[index] and all(turns[city] + more <= FULL_TURN * MAX_TURN_SHARE for city in pairs[index]):
            doubled[index] = True
            for city in pairs[index]:
                turns[city] += more
