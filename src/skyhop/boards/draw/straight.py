"""Routes in the style of a transit map, with segments at multiples of 45 degrees.

A route stays curved if no straight path fits.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from skyhop.boards.model import Board, Page, Route

PASSES = 2
"""Number of passes over the curved routes. A route may fit in the second pass because an obstacle became straight."""
MIN_GAP = 0.07
"""Smallest gap between two routes, in route widths. The search prefers wider gaps, up to twice this width."""
MIN_LINE_DISTANCE = 0.6
"""Smallest distance between the lines of two routes outside their spaces, in route widths."""
GAP_FACTOR = 1.12
"""Required length of a route, divided by the total length of its spaces. The rest is for the gaps between spaces."""
MAX_LENGTH_FACTOR, MIN_LENGTH_FACTOR = 1.95, 1.03
"""Largest and smallest length of a route, as multiples of the length that its spaces need."""
BEND_COST = 0.12
"""Cost of a bend in a path. A cost of 1 has the same weight as one route width of free space."""
ROUNDING_SPACES = 1.0
"""Distance in spaces between a corner and the start of its curve."""
SKEW_COST = 0.4
"""Cost of a segment whose direction is not a multiple of 45 degrees."""
STEP, FINE = 0.2, 0.02
"""Distances between sample points, in route widths.

`STEP` is for the measurement of distances between lines. `FINE` is for the measurement of lengths.
"""
FLAT = 1e-6
MIN_STRAIGHT = 1.25
"""Minimum length of each straight part of a path with bends, in mooring radii."""
DIRECTIONS = ((1.0, 0.0), (0.0, 1.0), (1.0, 1.0), (1.0, -1.0))

Line = np.ndarray


def straighten_routes(board: Board) -> Board:
    """Return the board with straight paths. A route keeps its curved path if no straight path fits.

    Cities, spaces and panels do not change.
    """
    plan = _Plan(board)
    for _pass in range(PASSES):
        for ends in plan.curved():
            plan.straighten(ends)
    width = board.page.width
    routes = tuple(
        replace(route, path=tuple((float(x), float(y)) for x, y in plan.lines[route.id] / width))
        if route.id in plan.straight
        else route
        for route in board.routes
    )
    return replace(board, routes=routes)


def straight_count(board: Board, redrawn: Board) -> int:
    """Return the number of routes that the style made straight: their path differs between `board` and `redrawn`."""
    return sum(one.path != other.path for one, other in zip(board.routes, redrawn.routes, strict=True))


class _Parts(NamedTuple):
    """Sample points on the path of a route: on the part that may contain spaces, and on the part with the spaces."""

    free: Line
    strip: Line


class _Plan:
    """Lines of all routes in mm, and the set of routes that are already straight."""

    def __init__(self, board: Board) -> None:
        page = board.page
        self.page, self.panels = page, np.array([panel.box for panel in page.panels]).reshape(-1, 4)
        self.cities = {city.n: np.array((city.x, city.y)) * page.width for city in board.cities}
        self.lines = {route.id: np.array(route.path) * page.width for route in board.routes}
        self.pairs: dict[tuple[int, int], list[Route]] = {}
        for route in board.routes:
            self.pairs.setdefault(route.ends, []).append(route)
        counts = {route.id: len(route.spaces) for route in board.routes}
        self.parts = {name: _parts(line, counts[name], page) for name, line in self.lines.items()}
        self.straight: set[str] = set()

    def curved(self) -> list[tuple[int, int]]:
        """Return the pairs of cities whose routes are still curved. The pair with the shortest distance is first."""
        left = [ends for ends, routes in self.pairs.items() if routes[0].id not in self.straight]
        return sorted(left, key=lambda ends: (float(np.hypot(*(self.cities[ends[0]] - self.cities[ends[1]]))), ends))

    def straighten(self, ends: tuple[int, int]) -> None:
        """Make the routes between two cities straight. Choose the path with the most free space around it.

        If none of the possible paths fits, do not change the routes.
        """
        routes = self.pairs[ends]
        others = [route.id for pair, found in self.pairs.items() if pair != ends for route in found]
        best, most = None, -9.0
        for corners in sorted(self._ways(ends), key=_cost):
            if 2 * MIN_GAP - _cost(corners) <= most:
                break
            lines = [_round_corners(path, self.page) for path in self._side_by_side(corners, routes)]
            room = self._measure_gap(lines, routes, others, ends)
            if room is None:
                continue
            worth = min(room, 2 * MIN_GAP) - _cost(corners)
            if best is None or worth > most:
                best, most = lines, worth
        for route, line in zip(routes, best or (), strict=False):
            self.lines[route.id] = line
            self.parts[route.id] = _parts(line, len(route.spaces), self.page)
            self.straight.add(route.id)

    def _ways(self, ends: tuple[int, int]) -> Iterator[Line]:
        return _candidates(self.cities[ends[0]], self.cities[ends[1]], MIN_STRAIGHT * self.page.mooring)

    def _side_by_side(self, corners: Line, routes: Sequence[Route]) -> Iterator[Line]:
        """Yield one line for each of the routes along the path `corners`.

        The two routes of a double route run side by side. Each of them stays on its side.
        """
        if len(routes) == 1:
            yield corners
            return
        start, end = corners[0], corners[-1]
        across = np.array((start[1] - end[1], end[0] - start[0]))
        sides = [float((self.lines[route.id].mean(axis=0) - (start + end) / 2) @ across) for route in routes]
        half = (0.5 + MIN_GAP) * self.page.thickness
        for route_side in (1.0, -1.0) if sides[0] >= sides[1] else (-1.0, 1.0):
            yield _parallel_path(corners, route_side * half, 0.85 * self.page.city)

    def _measure_gap(
        self, lines: Sequence[Line], routes: Sequence[Route], others: Sequence[str], ends: tuple[int, int]
    ) -> float | None:
        """Return the free space around the new lines of the routes between two cities, in route widths.

        Return None if there is too little free space, or if a line is too short or too long for the spaces of its
        route.
        """
        page, most = self.page, np.inf
        half = page.thickness / 2
        foreign = np.array([at for number, at in self.cities.items() if number not in ends]).reshape(-1, 2)
        for line, route in zip(lines, routes, strict=True):
            needed, room = len(route.spaces) * page.space, _measure_free_length(line, page)
            before = _measure_free_length(self.lines[route.id], page)
            if not MIN_LENGTH_FACTOR * needed <= room <= max(MAX_LENGTH_FACTOR * needed, 1.02 * before):
                return None
            free, strip = _parts(line, len(route.spaces), page)
            if np.minimum(strip, (page.width, page.height) - strip).min() < half:
                return None
            edge = np.minimum(strip, (page.width, page.height) - strip).min() - half
            city = np.hypot(*np.moveaxis(foreign[:, None] - free, 2, 0)).min(initial=np.inf) - page.city - half
            panel = _box_distance(strip, self.panels) - half
            # include the parts of lines without spaces, so that no lines cross
            bare, full = self._distances(free, strip, others)
            room = min(edge, city, panel, full - 2 * half) / page.thickness
            if room < MIN_GAP or bare < MIN_LINE_DISTANCE * page.thickness:
                return None
            most = min(most, room)
        return most

    def _distances(self, free: Line, strip: Line, others: Sequence[str]) -> tuple[float, float]:
        """Return the smallest distance of a route's line from other lines, and of its spaces from other spaces."""
        reach = 2 * self.page.thickness
        low, high = free.min(axis=0) - reach, free.max(axis=0) + reach
        near = [self.parts[name] for name in others]
        near = [one for one in near if (one.free.max(axis=0) > low).all() and (one.free.min(axis=0) < high).all()]
        bare = min((_least_distance(free, one.free) for one in near), default=np.inf)
        full = min((_least_distance(strip, one.strip) for one in near), default=np.inf)
        return float(bare), float(full)


def _candidates(start: Line, end: Line, least: float) -> Iterator[Line]:
    """Yield the direct line between two points, and paths at multiples of 45 degrees with up to two bends.

    No path turns back. Each segment of a path is at least `least` long.
    """
    yield np.array((start, end))
    span = end - start
    for first in DIRECTIONS:
        for second in DIRECTIONS:
            matrix = np.array((first, second)).T
            if first == second or abs(np.linalg.det(matrix)) < 0.5:
                continue
            one, two = np.linalg.solve(matrix, span)
            leg, rest = one * np.array(first), two * np.array(second)
            if leg @ rest < -FLAT or np.hypot(*rest) < least:
                continue
            if np.hypot(*leg) > least:
                yield np.array((start, start + leg, end))
            if np.hypot(*leg) > 2 * least:
                yield np.array((start, start + leg / 2, start + leg / 2 + rest, end))


def _cost(corners: Line) -> float:
    """Return the cost of a path.

    Each bend and each direction that is not a multiple of 45 degrees increases the cost.
    """
    bends = len(corners) - 2
    if bends:
        return BEND_COST * bends
    x, y = np.abs(corners[1] - corners[0])
    eighth = np.arctan2(y, x) / (np.pi / 4)
    return SKEW_COST * min(1.0, 4 * abs(float(eighth) - round(float(eighth))))


def _parallel_path(corners: Line, right: float, grown: float) -> Line:
    """Return a path that runs parallel to `corners` at the distance `right`. Both paths have the same end points."""
    legs = np.diff(corners, axis=0)
    heads = legs / np.hypot(*legs.T)[:, None]
    normals = np.stack((-heads[:, 1], heads[:, 0]), axis=-1)
    inner = [corners[at] + right * (one + two) / (1 + one @ two) for at, (one, two) in enumerate(pairwise(normals), 1)]
    first = corners[0] + right * normals[0] + grown * heads[0]
    last = corners[-1] + right * normals[-1] - grown * heads[-1]
    return np.array((corners[0], first, *inner, last, corners[-1]))


def _round_corners(corners: Line, page: Page) -> Line:
    points = [corners[0]]
    for before, at, after in zip(corners, corners[1:], corners[2:], strict=False):
        back, ahead = before - at, after - at
        cut = min(ROUNDING_SPACES * page.space, 0.48 * float(np.hypot(*back)), 0.48 * float(np.hypot(*ahead)))
        low, high = at + cut * back / np.hypot(*back), at + cut * ahead / np.hypot(*ahead)
        points += [(1 - part) ** 2 * low + 2 * part * (1 - part) * at + part**2 * high for part in np.linspace(0, 1, 7)]
    return np.array((*points, corners[-1]))


def _parts(line: Line, count: int, page: Page) -> _Parts:
    """Return sample points of the part of a line outside the mooring circles, and of the part with the spaces."""
    whole = _measure_length(line)
    free = whole - 2 * page.mooring
    strip = min(free, GAP_FACTOR * count * page.space)
    return _Parts(
        _sample_points(line, page.mooring, whole - page.mooring, STEP * page.thickness),
        _sample_points(line, (whole - strip) / 2, (whole + strip) / 2, STEP * page.thickness),
    )


def _measure_free_length(line: Line, page: Page) -> float:
    """Return the length of a line outside the mooring circles around its two end points."""
    whole = _measure_length(line)
    points = _sample_points(line, 0.0, whole, FINE * page.thickness)
    outside = (np.hypot(*(points - line[0]).T) > page.mooring) & (np.hypot(*(points - line[-1]).T) > page.mooring)
    return float(outside.mean()) * whole


def _sample_points(line: Line, low: float, high: float, step: float) -> Line:
    """Return points along a line, from the distance `low` to the distance `high` from its start, `step` apart."""
    far = np.concatenate(([0.0], np.hypot(*np.diff(line, axis=0).T).cumsum()))
    at = np.linspace(low, high, max(2, int((high - low) / step) + 1))
    return np.stack((np.interp(at, far, line[:, 0]), np.interp(at, far, line[:, 1])), axis=-1)


def _least_distance(first: Line, second: Line) -> float:
    """Return the smallest distance between the points of two lines. The points of each line are close together."""
    return float(np.hypot(*np.moveaxis(first[:, None] - second, 2, 0)).min())


def _box_distance(points: Line, boxes: Line) -> float:
    """Return the smallest distance between the points and the boxes; negative if a point is inside a box."""
    if not len(boxes):
        return np.inf
    x, y = points.T[:, :, None]
    across = np.maximum(boxes[:, 0] - x, x - boxes[:, 2])
    down = np.maximum(boxes[:, 1] - y, y - boxes[:, 3])
    distances = np.hypot(across.clip(0), down.clip(0)) + np.minimum(np.maximum(across, down), 0)
    return float(distances.min())


def _measure_length(line: Line) -> float:
    return float(np.hypot(*np.diff(line, axis=0).T).sum())
