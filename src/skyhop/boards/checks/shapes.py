"""[AO-1.5, AO-11.3] Checks of the printed board with shapely, in mm: crossings, overlaps, lack of space."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import combinations
from math import inf

import numpy as np
import shapely
from shapely import LineString, Point, box
from shapely.ops import substring
from shapely.strtree import STRtree

from skyhop.boards.model import Board, City, Route
from skyhop.boards.report import Mistake
from skyhop.i18n import _, decimal

SLACK = 0.05
"""Tolerance in mm for rounded coordinates in the file, far below print resolution."""

SPREAD = 1.12
"""Factor from the total length of a route's spaces to the length with gaps."""


class Shapes:
    """Shapes of a printed board: routes as strips between cities, cities as discs, panels as boxes."""

    def __init__(self, board: Board) -> None:
        """Build the shapes from the board file alone."""
        self.board = board
        width = board.page.width
        self.cities = {city.n: Point(city.x * width, city.y * width) for city in board.cities}
        self.lines = {route.id: LineString([(x * width, y * width) for x, y in route.path]) for route in board.routes}
        self.panels = [box(*panel.box) for panel in board.page.panels]

    @cached_property
    def free(self) -> dict[str, LineString]:
        """Parts of paths where spaces may be placed, outside the mooring circles at both ends, by route."""
        ends = [[Point(line.coords[0]), Point(line.coords[-1])] for line in self.lines.values()]
        pairs = np.array(ends, object).reshape(-1, 2)  # also of a board without routes
        circles = shapely.union_all(shapely.buffer(pairs, self.board.page.mooring, quad_segs=32), axis=1)
        left = shapely.difference(list(self.lines.values()), circles)
        return {
            route: LineString(max(shapely.get_parts(parts), key=shapely.length, default=line))
            for (route, line), parts in zip(self.lines.items(), left, strict=True)
        }

    @cached_property
    def strips(self) -> dict[str, LineString]:
        """Middle part of each path that its spaces occupy, by route."""
        return {route.id: self._strip(route) for route in self.board.routes}

    def _strip(self, route: Route) -> LineString:
        free = self.free[route.id]
        spare = max(0.0, free.length - len(route.spaces) * self.board.page.space * SPREAD) / 2
        return LineString(substring(free, spare, free.length - spare).coords)

    def mistakes(self) -> Iterator[Mistake]:
        """Yield mistakes of the printed shapes."""
        yield from self._loose_ends()
        yield from self._crowded_routes()
        yield from self._routes_over_others()
        yield from self._cities_over_others()

    def _loose_ends(self) -> Iterator[Mistake]:
        """[AO-13.1] Yield paths that do not start and end at their cities."""
        reach = max(self.board.page.mooring, 0.03 * self.board.page.width)
        for route in self.board.routes:
            line = self.lines[route.id]
            for end, at in zip(route.ends, (line.coords[0], line.coords[-1]), strict=True):
                if self.cities[end].distance(Point(at)) > reach:
                    city = self.board.city(end).name
                    yield _of(
                        route, "AO-13.1", _("its path does not reach city %(city)s") % {"city": city}, "loose end"
                    )

    def _crowded_routes(self) -> Iterator[Mistake]:
        """[AO-1.1] Yield paths that are too short for their spaces."""
        for route in self.board.routes:
            needed = len(route.spaces) * self.board.page.space
            free = self.free[route.id].length
            if free < needed - SLACK * len(route.spaces):
                problem = _("its path has room for %(free)s mm of the %(needed)s mm that its spaces need")
                problem %= {"free": decimal(free, 1), "needed": decimal(needed, 1)}
                yield _of(route, "AO-1.1", problem, "no room")

    def _routes_over_others(self) -> Iterator[Mistake]:
        """[AO-1.5, AO-11.3] Yield routes that overlap another route, a foreign city, a panel or the page's edge."""
        half = self.board.page.thickness / 2
        for first, second, gap in self.neighbours:
            if gap < 2 * half - SLACK:  # 0 where they cross
                problem = _("it lies over route %(other)s") % {"other": second.id}
                yield _of(first, "AO-1.5", problem, "over a route", second.id)
        edge = box(0, 0, self.board.page.width, self.board.page.height).exterior
        strips = np.array(list(self.strips.values()), object)
        from_edge = shapely.distance(strips, edge)
        from_panels = shapely.distance(strips[:, None], self.panels).min(axis=1, initial=inf)
        for at, route in enumerate(self.board.routes):
            for city, far in self.foreign_cities[route.id]:
                if far < self.board.page.city + half - SLACK:
                    problem = _("it lies over city %(city)s") % {"city": city.name}
                    yield _of(route, "AO-11.3", problem, "over a city", city.name)
            if from_panels[at] < half - SLACK:
                yield _of(
                    route, "AO-11.3", _("it lies over an inventory, the title or the trajectory list"), "over a panel"
                )
            if from_edge[at] < half - SLACK:
                yield _of(route, "AO-11.3", _("it runs off the page"), "off the page")

    @cached_property
    def foreign_cities(self) -> dict[str, list[tuple[City, float]]]:
        """Cities that a route does not serve, with their distance from its strip, by route."""
        strips = np.array(list(self.strips.values()), object)
        apart = shapely.distance(strips[:, None], list(self.cities.values())).tolist()
        return {
            route.id: [
                (city, far) for city, far in zip(self.board.cities, row, strict=True) if city.n not in route.ends
            ]
            for route, row in zip(self.board.routes, apart, strict=True)
        }

    @cached_property
    def neighbours(self) -> list[tuple[Route, Route, float]]:
        """Pairs of routes whose strips may be near each other, with their distance.

        The two routes of a double are no pair here, unless they cross.
        """
        routes, strips = self.board.routes, np.array(list(self.strips.values()), object)
        reach = 3 * self.board.page.thickness
        around = shapely.bounds(strips) + np.array([-reach, -reach, reach, reach])
        ones, twos = STRtree(strips).query(shapely.box(*around.T))
        ones, twos = ones[ones < twos], twos[ones < twos]
        gaps, crossing = shapely.distance(strips[ones], strips[twos]), shapely.crosses(strips[ones], strips[twos])
        found = sorted(zip(ones.tolist(), twos.tolist(), gaps.tolist(), crossing.tolist(), strict=True))
        return [
            (routes[one], routes[two], gap)
            for one, two, gap, is_crossing in found
            if is_crossing or routes[one].ends != routes[two].ends
        ]

    def _cities_over_others(self) -> Iterator[Mistake]:
        """[AO-11.3] Yield cities that overlap another city, a panel or the page's edge."""
        radius = self.board.page.city
        for first, second in combinations(self.board.cities, 2):
            if self.cities[first.n].distance(self.cities[second.n]) < 2 * radius - SLACK:
                yield _at(first, _("it lies over city %(other)s") % {"other": second.name}, "over a city", second.name)
        page = box(0, 0, self.board.page.width, self.board.page.height)
        for city in self.board.cities:
            disc = self.cities[city.n].buffer(radius - SLACK)
            if any(disc.intersects(panel) for panel in self.panels):
                yield _at(city, _("it lies over an inventory, the title or the trajectory list"), "over a panel")
            if not page.contains(disc):
                yield _at(city, _("it lies over the edge of the page"), "off the page")

    def clearance(self) -> float:
        """Return the least distance in mm between routes of different pairs, or between a route and a foreign city."""
        page = self.board.page
        gaps = [gap - page.thickness for _one, _other, gap in self.neighbours]
        gaps += [far - page.city - page.thickness / 2 for row in self.foreign_cities.values() for _city, far in row]
        return min(gaps, default=0.0)


def _of(route: Route, clause: str, problem: str, kind: str, *others: str) -> Mistake:
    return Mistake(clause, _("route %(route)s") % {"route": route.id}, problem, kind, (route.id, *others))


def _at(city: City, problem: str, kind: str, *others: str) -> Mistake:
    return Mistake("AO-11.3", _("city %(city)s") % {"city": city.name}, problem, kind, (city.name, *others))
