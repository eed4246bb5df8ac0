"""Positions of cities, and choice of the pairs of cities that routes connect.

The map stays connected and has enough free space.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    from skyhop.boards.model import Box, Page, Point
    from skyhop.boards.rng import Rng
    from skyhop.boards.settings import Clarity


GRID = 0.05  # mm; sites lie on a grid, so that the triangulation is exact


def margins(page: Page, clarity: Clarity) -> tuple[float, float]:
    """Return the smallest distances of a city from the page's edges in mm: left and right, then upper and lower.

    The distances include a reserve of half a percent, because later stages move cities.
    """
    spare = (1 - clarity.span) / 2 - 0.004
    return max(page.city + 1, page.width * spare), max(page.city + 1, page.height * spare)


def sites(page: Page, count: int, clarity: Clarity, rng: Rng) -> list[Point]:
    """Return positions for `count` cities: first one city at each edge of the page, then the other cities.

    Each of the other cities is far from all earlier cities. For each city, compare several random positions and use
    the best (Mitchell's best candidate). More positions give a more even distribution.
    """
    placed = _place_outermost(page, clarity, rng)
    around = [panel.box for panel in page.panels]
    inset = page.city + 1.0
    while len(placed) < count:
        best, best_room = (page.width / 2, page.height / 2), -1.0
        for _candidate in range(clarity.candidates + 4):
            point = rng.between(inset, page.width - inset), rng.between(inset, page.height - inset)
            room = _free_distance(point, placed, around, page)
            if room > best_room:
                best, best_room = point, room
        placed.append(best)
    return [(_snap(x), _snap(y)) for x, y in placed]


def _place_outermost(page: Page, clarity: Clarity, rng: Rng) -> list[Point]:
    """Return the positions of four cities, one at each edge of the page.

    Each city is in the longest part of its edge without a panel.
    """
    left, upper = margins(page, clarity)
    reach = page.mooring + 2
    boxes = [panel.box for panel in page.panels]
    found = []
    for x in (left, page.width - left):
        spans = [(y0, y1) for x0, y0, x1, y1 in boxes if x0 - reach < x < x1 + reach]
        low, high = _widest_gap(spans, upper, page.height - upper, reach)
        found.append((x, rng.between(low, high)))
    for y in (upper, page.height - upper):
        spans = [(x0, x1) for x0, y0, x1, y1 in boxes if y0 - reach < y < y1 + reach]
        low, high = _widest_gap(spans, left, page.width - left, reach)
        found.append((rng.between(low, high), y))
    return found


def _widest_gap(spans: list[tuple[float, float]], low: float, high: float, reach: float) -> tuple[float, float]:
    """Return the longest interval between `low` and `high` with the distance `reach` from all spans.

    `spans` contains occupied intervals.
    """
    best = (low, low)
    at = low
    for start, end in [*sorted(spans), (high + reach, high + reach)]:
        if start - reach - at > best[1] - best[0]:
            best = (at, start - reach)
        at = max(at, end + reach)
    quarter = (best[1] - best[0]) * 0.15
    return best[0] + quarter, best[1] - quarter


def _free_distance(point: Point, placed: list[Point], around: list[Box], page: Page) -> float:
    """Return the square of the distance from a point to the nearest city or panel.

    The distance to the page's edges also counts, but with a lower weight.
    """
    x, y = point
    keep = page.mooring + 1.5
    nearest = 1e18
    for x0, y0, x1, y1 in around:
        away = max(x0 - x, x - x1, 0.0) ** 2 + max(y0 - y, y - y1, 0.0) ** 2
        if away < keep * keep:
            return -1.0
        nearest = min(nearest, 6.0 * away)
    for px, py in placed:
        nearest = min(nearest, (px - x) ** 2 + (py - y) ** 2)
    return nearest


def _snap(value: float) -> float:
    return round(value / GRID) * GRID


FARTHEST = 32_000
"""Largest distance between two points, in grid steps. Larger distances make a product of four lengths overflow."""


def mesh(points: list[Point], reach: float) -> list[tuple[int, int]]:
    """Return the sides of all Delaunay triangles whose three sides are at most `reach` long.

    Each side is a sorted pair of indices. A triangle is a Delaunay triangle if no other point is inside or on its
    circumcircle. The test rounds the points to a grid, so that integers make it exact. The grid has steps of 0.05
    mm for points up to 1,600 mm apart, and larger steps otherwise. The memory use grows with the square of the
    number of points.
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
    """Return the triangles with no other point in their circumcircle, each as a sorted row of indices.

    A circumcircle contains no other point if and only if each corner is the apex of the opposite side.
    """
    found = [np.zeros((0, 3), dtype=np.int64)]
    for first in range(len(place)):
        second, apex = _apexes(place, first)
        found.append(np.stack([np.full_like(second, first), second, apex], axis=1))
    triangles, times = np.unique(np.sort(np.concatenate(found), axis=1), axis=0, return_counts=True)
    corners: NDArray[np.int64] = triangles[times == 3]
    return corners


def _apexes(place: NDArray[np.int64], first: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the other end of each side that starts at the point `first`, and the apex of each side.

    The apex of a side is the third corner of the Delaunay triangle to the left of the side. From the apex, the side
    appears under the largest angle. If several points fit, because they are on one circle, omit the side.
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


def neighbours(count: int, pairs: Iterable[tuple[int, int]]) -> list[list[int]]:
    """Return the list of neighbours of each of the `count` points."""
    near: list[list[int]] = [[] for _ in range(count)]
    for low, high in pairs:
        near[low].append(high)
        near[high].append(low)
    return near


def holds_together(count: int, pairs: Sequence[tuple[int, int]]) -> bool:
    """[AO-1.5] Return True if the pairs connect all points, even after the removal of any single pair."""
    near = neighbours(count, pairs)
    order = [0] * count  # order of discovery from 1; 0 means not found yet
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
    """Return True if two straight routes cross. Routes with a common city never cross."""
    if set(first) & set(second):
        return False
    a, b, c, d = (points[index] for index in (*first, *second))
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def _side(start: Point, end: Point, point: Point) -> float:
    return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])


Pair = tuple[int, int]
THIRD = 3
BAD = 10.0  # pairs that cost at least this are removed even if too few remain


def remove_worst_pairs(
    points: Sequence[Point],
    pairs: Sequence[Pair],
    page: Page,
    target: int,
    longest: int,
    clarity: Clarity,
    rng: Rng,
) -> list[Pair]:
    """Remove the worst connections of two cities until at most `target` are left and none of them is bad.

    Keep connections that AO-1.5 requires. A connection is bad if its route would be too long, too short or under a
    panel. It is also bad if its route would be too close to another city or route. A random cost decides between
    similar connections.
    """
    remaining = list(pairs)
    chance = {pair: rng.between(0.0, 0.8) for pair in remaining}
    fixed = {pair: _cost(points, pair, page, longest, clarity.long) + chance[pair] for pair in remaining}
    near = neighbours(len(points), remaining)
    cost = {pair: fixed[pair] + _crowding(points, pair, near, clarity) for pair in remaining}
    while cost:
        worst = max(cost, key=lambda pair: (cost[pair], pair))
        if len(remaining) <= target and cost[worst] < BAD:
            break
        del cost[worst]
        rest = [pair for pair in remaining if pair != worst]
        if min(len(near[worst[0]]), len(near[worst[1]])) > 2 and holds_together(len(points), rest):
            remaining, near = rest, neighbours(len(points), rest)
            for pair in cost:
                if not set(pair).isdisjoint(worst):
                    cost[pair] = fixed[pair] + _crowding(points, pair, near, clarity)
    return remaining


def _cost(points: Sequence[Point], pair: Pair, page: Page, longest: int, long: float) -> float:
    """Return the first part of the cost of a pair of cities. It does not depend on the other pairs.

    A route that is too long, too short, near another city or under a panel increases this cost.
    """
    start, end = points[pair[0]], points[pair[1]]
    spaces = (_distance(start, end) - 2 * page.mooring) / page.space
    cost = 0.35 * spaces + long * max(0.0, spaces - longest - 0.2) + 4.0 * max(0.0, 0.9 - spaces)
    near = page.mooring + 0.5 * page.thickness
    for index, city in enumerate(points):
        if index not in pair:
            cost += 12.0 * max(0.0, 1 - distance_to_line(city, start, end) / near)
    for panel in page.panels:
        under = _share_inside(start, end, panel.box, page.thickness)
        cost += 30.0 * under + (6.0 if under else 0.0)
    return cost


def _crowding(points: Sequence[Point], pair: Pair, near: list[list[int]], clarity: Clarity) -> float:
    """Return the second part of the cost of a pair of cities. The other routes at the two cities cause it.

    Small angles between routes and many routes at a city increase this cost.
    """
    cost = 0.0
    for here, there in (pair, pair[::-1]):
        cost += 0.25 * max(0, len(near[here]) - 4) - clarity.third * (len(near[here]) == THIRD)
        x, y = points[here]
        dx, dy = points[there][0] - x, points[there][1] - y
        length = sqrt(dx * dx + dy * dy)
        for other in near[here]:
            if other != there:
                ex, ey = points[other][0] - x, points[other][1] - y
                away = sqrt(ex * ex + ey * ey)
                cosine = (dx * ex + dy * ey) / (length * away)
                if cosine > clarity.small_angle:
                    cost += (cosine - clarity.small_angle) * (12.0 if length >= away else 6.0)
    return cost


def distance_to_line(point: Point, start: Point, end: Point) -> float:
    """Return the distance between a point and the line segment from `start` to `end`."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    px, py = point[0] - start[0], point[1] - start[1]
    share = min(1.0, max(0.0, (px * dx + py * dy) / (dx * dx + dy * dy)))
    px, py = px - share * dx, py - share * dy
    return sqrt(px * px + py * py)


def _share_inside(start: Point, end: Point, box: Box, wide: float) -> float:
    """Return the share of a line segment that is inside a box. First enlarge the box by `wide` on each side."""
    low, high = 0.0, 1.0
    for axis in (0, 1):
        step = end[axis] - start[axis]
        before, after = box[axis] - wide - start[axis], box[axis + 2] + wide - start[axis]
        if step == 0.0:
            if before > 0 or after < 0:
                return 0.0
            continue
        enter, leave = sorted((before / step, after / step))
        low, high = max(low, enter), min(high, leave)
    return max(0.0, high - low)


def _distance(start: Point, end: Point) -> float:
    dx, dy = end[0] - start[0], end[1] - start[1]
    return sqrt(dx * dx + dy * dy)
