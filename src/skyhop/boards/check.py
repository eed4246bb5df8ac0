"""[AO-11] Check of a board: its graph, the printed shapes and the visual quality.

The check shares no code with the generator, so the check can find errors of the generator.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import combinations
from math import inf

import numpy as np
import rustworkx
import shapely
from shapely import LineString, Point, box
from shapely.ops import substring
from shapely.strtree import STRtree

from skyhop.boards.file import expansions_of
from skyhop.boards.model import Board, City, Order, Route, Trajectory, city_name, route_id
from skyhop.boards.settings import CLARITIES, SIZES
from skyhop.engine.document import Document, Part
from skyhop.i18n import _, decimal, listed, ngettext


class Mistake(Part, omit_defaults=True):
    """Violation of a rule for boards. `where` is the name of the city or route that violates the rule."""

    clause: str
    where: str
    problem: str
    kind: str = ""
    """Machine-readable kind of the mistake, such as `bridge` or `no room`."""
    at: tuple[str, ...] = ()
    """Names of the affected cities and routes, such as `B` and `A-B2`."""

    def __str__(self) -> str:
        """Return the mistake as a sentence with its clause."""
        return f"{self.where}: {self.problem} [{self.clause}]"


class Miss(Part):
    """[AO-11.3] Target value that a board does not reach. A board with misses is still playable.

    Hand-made boards often have some misses.
    """

    target: str
    wanted: str
    got: str

    def __str__(self) -> str:
        """Return a sentence with the target, the value of the board and the required value."""
        names = {"target": self.target, "wanted": self.wanted, "got": self.got}
        return _("%(target)s: %(got)s (better: %(wanted)s)") % names


class BoardMeasures(Part):
    """[AO-11.3] Measured values of a board. Shares range from 0 to 1. Distances are in mm."""

    cities: int
    pairs: int
    """Number of pairs of neighbouring cities."""
    routes: int
    routes_per_city: float
    """Mean number of neighbours of a city."""
    doubled: float
    """Share of the pairs of neighbouring cities that have a double route."""
    lengths: dict[str, int]
    """Number of routes of each length, by the length in spaces."""
    spaces_of_type: dict[str, int]
    """Number of spaces, by balloon type."""
    bonuses: float
    """Share of spaces with a bonus, counted over all routes with more than one space."""
    multi: float
    """Share of spaces that belong to multiroutes."""
    chain: int
    """Number of routes in the longest connected chain of one type."""
    of_a_type_at_a_city: int
    """Largest number of routes of one type at any city."""
    trajectories: int
    span_across: float
    """Share of the page's width between the outermost edges of the city discs."""
    span_down: float
    """Share of the page's height between the outermost edges of the city discs."""
    clearance: float
    """Smallest distance in mm between two routes of different city pairs, or between a route and a foreign city.

    A foreign city is not an end of the route.
    """


class Report(Document, kw_only=True, tag="skyhop-board-report-1"):
    """Result of the check of a board.

    A board without mistakes is playable and printable. A board without misses meets all targets.
    """

    file: str = ""
    """Name of the board file. Empty if the board does not come from a file."""
    code: str = ""
    """Share code of the board. Empty if the board comes from a document."""
    name: str
    ruleset: str
    seed: int | None
    valid: bool
    """True if the board has no mistake and is playable."""
    mistakes: tuple[Mistake, ...]
    misses: tuple[Miss, ...]
    measures: BoardMeasures


class UnreadBoard(Document, tag="skyhop-unread-board-1", omit_defaults=True):
    """Result of the check of a file that does not contain a valid board."""

    file: str
    error: str
    """Message about the first fault."""
    faults: tuple[str, ...] = ()
    """Messages about all faults, each with its location and clause."""


ROUNDING_MM = 0.05
"""Tolerance in mm for coordinates that the file rounds. It is far below the resolution of print."""

GAP_FACTOR = 1.12
"""Required length of a route, divided by the total length of its spaces. The rest is for the gaps between spaces."""


class Shapes:
    """Shapes of a printed board: routes as strips between cities, cities as discs, panels as boxes."""

    def __init__(self, board: Board) -> None:
        """Build the shapes from the values in the board file only."""
        self.board = board
        width = board.page.width
        self.cities = {city.n: Point(city.x * width, city.y * width) for city in board.cities}
        self.lines = {route.id: LineString([(x * width, y * width) for x, y in route.path]) for route in board.routes}
        self.panels = [box(*panel.box) for panel in board.page.panels]

    @cached_property
    def free(self) -> dict[str, LineString]:
        """Part of each route's path outside the mooring circles around its two cities.

        The spaces of a route are always inside this part.
        """
        ends = [[Point(line.coords[0]), Point(line.coords[-1])] for line in self.lines.values()]
        pairs = np.array(ends, object).reshape(-1, 2)  # two columns even if there are no routes
        circles = shapely.union_all(shapely.buffer(pairs, self.board.page.mooring, quad_segs=32), axis=1)
        left = shapely.difference(list(self.lines.values()), circles)
        return {
            route: LineString(max(shapely.get_parts(parts), key=shapely.length, default=line))
            for (route, line), parts in zip(self.lines.items(), left, strict=True)
        }

    @cached_property
    def strips(self) -> dict[str, LineString]:
        """Middle part of each route's path. The spaces of the route occupy this part."""
        return {route.id: self._strip(route) for route in self.board.routes}

    def _strip(self, route: Route) -> LineString:
        free = self.free[route.id]
        spare = max(0.0, free.length - len(route.spaces) * self.board.page.space * GAP_FACTOR) / 2
        return LineString(substring(free, spare, free.length - spare).coords)

    def mistakes(self) -> Iterator[Mistake]:
        """Yield all mistakes in the printed shapes of the board, such as overlaps."""
        yield from self._find_loose_ends()
        yield from self._find_crowded_routes()
        yield from self._routes_over_others()
        yield from self._cities_over_others()

    def _find_loose_ends(self) -> Iterator[Mistake]:
        """[AO-13.1] Yield mistakes for paths that do not start and end at their cities."""
        reach = max(self.board.page.mooring, 0.03 * self.board.page.width)
        for route in self.board.routes:
            line = self.lines[route.id]
            for end, at in zip(route.ends, (line.coords[0], line.coords[-1]), strict=True):
                if self.cities[end].distance(Point(at)) > reach:
                    city = self.board.city(end).name
                    yield _route_issue(
                        route, "AO-13.1", _("its path does not reach city %(city)s") % {"city": city}, "loose end"
                    )

    def _find_crowded_routes(self) -> Iterator[Mistake]:
        """[AO-1.1] Yield mistakes for paths that are too short for their spaces."""
        for route in self.board.routes:
            needed = len(route.spaces) * self.board.page.space
            free = self.free[route.id].length
            if free < needed - ROUNDING_MM * len(route.spaces):
                problem = _("its path is too short: its spaces need %(needed)s mm, but there are only %(free)s mm")
                problem %= {"free": decimal(free, 1), "needed": decimal(needed, 1)}
                yield _route_issue(route, "AO-1.1", problem, "no room")

    def _routes_over_others(self) -> Iterator[Mistake]:
        """[AO-1.5, AO-11.3] Yield a mistake for each route that covers another element or extends beyond the page.

        The other element is a route, a city that is not an end of the route, or a panel.
        """
        half = self.board.page.thickness / 2
        for first, second, gap in self.neighbours:
            if gap < 2 * half - ROUNDING_MM:  # the distance is 0 if they cross
                problem = _("it covers route %(other)s") % {"other": second.id}
                yield _route_issue(first, "AO-1.5", problem, "over a route", second.id)
        edge = box(0, 0, self.board.page.width, self.board.page.height).exterior
        strips = np.array(list(self.strips.values()), object)
        from_edge = shapely.distance(strips, edge)
        from_panels = shapely.distance(strips[:, None], self.panels).min(axis=1, initial=inf)
        for at, route in enumerate(self.board.routes):
            for city, far in self.foreign_cities[route.id]:
                if far < self.board.page.city + half - ROUNDING_MM:
                    problem = _("it covers city %(city)s") % {"city": city.name}
                    yield _route_issue(route, "AO-11.3", problem, "over a city", city.name)
            if from_panels[at] < half - ROUNDING_MM:
                yield _route_issue(
                    route, "AO-11.3", _("it covers an inventory, the title or the trajectory list"), "over a panel"
                )
            if from_edge[at] < half - ROUNDING_MM:
                yield _route_issue(route, "AO-11.3", _("it extends beyond the page"), "off the page")

    @cached_property
    def foreign_cities(self) -> dict[str, list[tuple[City, float]]]:
        """Foreign cities of each route, with the distance in mm between the city and the strip of the route.

        A foreign city is not an end of the route.
        """
        strips = np.array(list(self.strips.values()), object)
        distances = shapely.distance(strips[:, None], list(self.cities.values())).tolist()
        return {
            route.id: [
                (city, far) for city, far in zip(self.board.cities, row, strict=True) if city.n not in route.ends
            ]
            for route, row in zip(self.board.routes, distances, strict=True)
        }

    @cached_property
    def neighbours(self) -> list[tuple[Route, Route, float]]:
        """Pairs of routes whose strips are near each other, and the distance between the two strips in mm.

        The list contains the two routes of a double route only if these routes cross.
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
        """[AO-11.3] Yield a mistake for each city that overlaps another city or a panel, or extends beyond the page."""
        radius = self.board.page.city
        for first, second in combinations(self.board.cities, 2):
            if self.cities[first.n].distance(self.cities[second.n]) < 2 * radius - ROUNDING_MM:
                yield _city_issue(
                    first, _("it covers city %(other)s") % {"other": second.name}, "over a city", second.name
                )
        page = box(0, 0, self.board.page.width, self.board.page.height)
        for city in self.board.cities:
            disc = self.cities[city.n].buffer(radius - ROUNDING_MM)
            if any(disc.intersects(panel) for panel in self.panels):
                yield _city_issue(city, _("it covers an inventory, the title or the trajectory list"), "over a panel")
            if not page.contains(disc):
                yield _city_issue(city, _("it crosses the edge of the page"), "off the page")

    def clearance(self) -> float:
        """Return the smallest distance in mm between a route and a foreign element.

        The foreign element is a route between two other cities, or a city that is not an end of the route.
        """
        page = self.board.page
        gaps = [gap - page.thickness for _one, _other, gap in self.neighbours]
        gaps += [far - page.city - page.thickness / 2 for row in self.foreign_cities.values() for _city, far in row]
        return min(gaps, default=0.0)


def _route_issue(route: Route, clause: str, problem: str, kind: str, *others: str) -> Mistake:
    return Mistake(clause, _("route %(route)s") % {"route": route.id}, problem, kind, (route.id, *others))


def _city_issue(city: City, problem: str, kind: str, *others: str) -> Mistake:
    return Mistake("AO-11.3", _("city %(city)s") % {"city": city.name}, problem, kind, (city.name, *others))


MOST_SEATS = 6


def find_goal_misses(board: Board) -> Iterator[Miss]:
    """Yield a miss for each goal that a player cannot complete, and for each route with several tolls.

    A goal is a trajectory or an order. The function checks the case of one or two players and the case of three or
    more players separately.
    """
    players = board.settings.get("players", MOST_SEATS)
    goals: list[Trajectory | Order] = [*board.trajectories, *board.orders]
    first = [route for route in board.routes if route.double != 2]
    yield from _unattainable(board, goals, first, 2 * board.inventory, _("one or two players"))
    if not isinstance(players, int) or players > 2:  # [AO-3.2]
        yield from _unattainable(board, goals, board.routes, board.inventory, _("three players or more"))
    for route in board.routes:
        if (tolls := list(route.bonus.values()).count("toll")) > 1:
            yield Miss(_("tolls on route %(route)s") % {"route": route.id}, "0 … 1", str(tolls))


def _unattainable(
    board: Board, goals: Iterable[Trajectory | Order], routes: Sequence[Route], spaces: int, players: str
) -> Iterator[Miss]:
    """Yield a miss for each trajectory or order that a player cannot complete.

    The player has too few spaces, or the board has no suitable routes. The calculation assumes that the player
    claims adjacent routes one by one, from one end to the other. Each claim except the last one returns one space
    to the player [AO-6.2].
    """
    graph = _graph(board, routes, reward=1)
    for one in goals:
        types = one.types if isinstance(one, Trajectory) else ""
        spaces_between = _measure_path(graph, one.ends) if one.ends else None
        cost = _cost_of_types(types, routes) if types else None if spaces_between is None else 1 + spaces_between
        if cost is None or cost > spaces:
            target = _("%(asked)s for %(players)s") % {"asked": one.id, "players": players}
            limit = ngettext("at most %(count)s space", "at most %(count)s spaces", spaces) % {"count": spaces}
            yield Miss(target, limit, _("no suitable routes") if cost is None else str(cost))


def _graph(board: Board, routes: Sequence[Route], reward: int = 0) -> rustworkx.PyGraph[None, int]:
    """Return the graph of all cities, including cities without routes. Nodes have the numbers of the cities.

    The cost of an edge is the number of spaces of its route, minus the `reward` in spaces for the claim of the route.
    """
    graph: rustworkx.PyGraph[None, int] = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from([None] * (1 + len(board.cities)))
    graph.extend_from_weighted_edge_list([(*route.ends, len(route.spaces) - reward) for route in routes])
    return graph


def _measure_path(graph: rustworkx.PyGraph[None, int], ends: tuple[int, int]) -> int | None:
    """Return the lowest cost of a way between two cities, or None if no routes connect them."""
    found = rustworkx.dijkstra_shortest_path_lengths(graph, ends[0], float, ends[1])
    return round(found[ends[1]]) if ends[1] in found else None


def _cost_of_types(types: str, routes: Sequence[Route]) -> int | None:
    """Return the number of spaces that a player needs to claim the shortest routes of these types.

    `types` has one letter for each required route. Ignore gray routes and multiroutes [AO-9.2]. Return None if the
    board has too few suitable routes.
    """
    total = 1
    for letter in set(types):
        plain = sorted(len(route.spaces) for route in routes if not route.multi and route.spaces.startswith(letter))
        needed = plain[: types.count(letter)]
        if len(needed) < types.count(letter):
            return None
        total += sum(length - 1 for length in needed)
    return total


Pair = tuple[int, int]


def pairs(board: Board) -> list[Pair]:
    """Return the pairs of cities that a route connects. A double route counts once."""
    return sorted({route.ends for route in board.routes})


def graph_mistakes(board: Board) -> Iterator[Mistake]:
    """Yield mistakes in the graph of cities and routes, such as a bridge.

    A bridge is a route without which the graph is no longer connected.
    """
    graph: rustworkx.PyGraph[int, None] = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from([city.n for city in board.cities])
    graph.add_edges_from([(low - 1, high - 1, None) for low, high in pairs(board)])
    for part in _find_lost_parts(graph):
        problem = _("no route leads from here to %(other)s") % {"other": city_name(1)}
        name = city_name(part + 1)
        yield Mistake("AO-1.5", _("city %(city)s") % {"city": name}, problem, "cut off", (name,))
    for bridge in sorted(sorted(ends) for ends in rustworkx.bridges(graph)):
        ends = (bridge[0] + 1, bridge[1] + 1)
        problem = _("without this route, the map is split into two parts")
        name = route_id(ends)
        yield Mistake("AO-1.5", _("route %(route)s") % {"route": name}, problem, "bridge", (name,))
    for city in board.cities:
        if graph.degree(city.n - 1) < 2:
            problem = _("it has fewer than two neighbours")
            yield Mistake("AO-1.5", _("city %(city)s") % {"city": city.name}, problem, "few neighbours", (city.name,))


def _find_lost_parts(graph: rustworkx.PyGraph[int, None]) -> list[int]:
    """Return one city of each part of the graph that is not connected to the first city."""
    parts = rustworkx.connected_components(graph)
    return sorted(min(part) for part in parts if 0 not in part)


def longest_chain(board: Board) -> int:
    """[AO-11.3] Return the number of routes in the longest connected chain of routes of one type.

    Ignore gray routes and multiroutes.
    """
    most = 0
    for letter in board.types:
        routes = [route for route in board.routes if not route.multi and route.spaces[0] == letter]
        graph: rustworkx.PyGraph[str, None] = rustworkx.PyGraph()
        graph.add_nodes_from([route.id for route in routes])
        touching = [
            (one, two, None)
            for one in range(len(routes))
            for two in range(one + 1, len(routes))
            if set(routes[one].ends) & set(routes[two].ends)
        ]
        graph.add_edges_from(touching)
        most = max([most, *map(len, rustworkx.connected_components(graph))])
    return most


def count_most_of_type(board: Board) -> int:
    """[AO-11.3] Return the largest number of routes of one type that meet at one city."""
    counts = [
        sum(city.n in route.ends for route in _select_type(board, letter))
        for city in board.cities
        for letter in board.types
    ]
    return max(counts, default=0)


def _select_type(board: Board, letter: str) -> list[Route]:
    return [route for route in board.routes if not route.multi and route.spaces[0] == letter]


ROUTES_PER_CITY = (3.0, 3.4)
DOUBLED_SHARE = (0.175, 0.375)
BONUS_SHARE = (0.2, 0.375)
MULTIROUTE_SHARE = (0.125, 0.225)
MOST_AT_A_CITY = 3
SLOTS = {"pioneer": (3, 6), "capital": (1, 3)}
FEWEST_TYPES = 3
MAX_TYPE_RATIO = 1.6
"""Largest allowed ratio between the numbers of spaces of the most frequent type and of the rarest type."""
MAX_TYPE_DIFFERENCE = 2
"""Largest allowed difference between the numbers of spaces of two types.

A board must meet at least one of two limits: this limit, or `MAX_TYPE_RATIO`. On boards with few routes, the ratio is
easily high.
"""


def check(board: Board) -> Report:
    """Check a board against all requirements of AO-1, AO-9 and AO-11.3.

    A mistake makes a board unplayable or unprintable. A board with a miss is playable but has a flaw.
    """
    shapes = Shapes(board)
    mistakes = mistakes_of(board, shapes)
    measures = _measures(board, shapes)
    return Report(
        name=board.name,
        ruleset=board.ruleset,
        seed=board.seed if isinstance(board.seed, int) else None,
        valid=not mistakes,
        mistakes=mistakes,
        misses=(*_find_misses(board, measures), *find_goal_misses(board)),
        measures=measures,
    )


def mistakes_of(board: Board, shapes: Shapes) -> tuple[Mistake, ...]:
    """Return the mistakes of a board. The board may be incomplete, but it needs at least one city and one route."""
    return (*_find_mistakes(board), *graph_mistakes(board), *shapes.mistakes())


def _find_mistakes(board: Board) -> Iterator[Mistake]:
    """Yield the mistakes of a board that concern the number of its types, the slots of its cities, or its capital."""
    if len(board.types) < FEWEST_TYPES:
        yield Mistake("AO-1.1", _("the board"), _("it has fewer than three types"), "types")
    least, most = SLOTS.get(board.ruleset, SLOTS["pioneer"])
    for city in board.cities:
        limit = 99 if city.capital else most
        if not least <= city.slots <= limit:
            problem = _("it has %(slots)s slots, but needs %(least)s to %(most)s")
            names = {"slots": city.slots, "least": least, "most": limit}
            where = _("city %(city)s") % {"city": city.name}
            yield Mistake("AO-1.3", where, problem % names, "slots", (city.name,))
    if board.ruleset == "capital" and not board.cities[0].capital:
        name = board.cities[0].name
        where, problem = _("city %(city)s") % {"city": name}, _("it must be the capital")
        yield Mistake("AO-3.1", where, problem, "capital", (name,))


def _measures(board: Board, shapes: Shapes) -> BoardMeasures:
    joined = pairs(board)
    page = board.page
    spaces = [letter for route in board.routes for letter in route.spaces]
    able = sum(len(route.spaces) for route in board.routes if len(route.spaces) > 1)
    plain = Counter(dict.fromkeys(board.types, 0))
    plain.update(letter for route in board.routes if not route.multi for letter in route.spaces if not route.gray)
    lengths = Counter(len(route.spaces) for route in board.routes)
    return BoardMeasures(
        cities=len(board.cities),
        pairs=len(joined),
        routes=len(board.routes),
        routes_per_city=round(2 * len(joined) / len(board.cities), 3),
        doubled=round(sum(route.double == 2 for route in board.routes) / max(len(joined), 1), 3),
        lengths={str(length): lengths[length] for length in sorted(lengths)},
        spaces_of_type=dict(plain),
        bonuses=round(sum(len(route.bonus) for route in board.routes) / max(able, 1), 3),
        multi=round(sum(len(route.spaces) for route in board.routes if route.multi) / max(len(spaces), 1), 3),
        chain=longest_chain(board),
        of_a_type_at_a_city=count_most_of_type(board),
        trajectories=len(board.trajectories),
        span_across=round(_span([city.x * page.width for city in board.cities], page.width, page.city), 3),
        span_down=round(_span([city.y * page.width for city in board.cities], page.height, page.city), 3),
        clearance=round(shapes.clearance(), 2),
    )


def _span(places: list[float], whole: float, radius: float) -> float:
    """[AO-11.3] Return the share of the page's width or height that the cities span.

    The span is the distance between the outermost edges of the city discs along this axis. `whole` is the size of
    the page along this axis.
    """
    return (max(places) - min(places) + 2 * radius) / whole


def _find_misses(board: Board, measures: BoardMeasures) -> Iterator[Miss]:
    """[AO-11.3] Yield a miss for each target that the board does not reach.

    Some targets depend on the size or the clarity in the settings of the board. If the settings lack this value, skip
    these targets.
    """
    size = SIZES.get(str(board.settings.get("size")))
    clarity = CLARITIES.get(str(board.settings.get("clarity")))
    expansions = expansions_of(board)
    yield from _check_range(_("routes per city"), measures.routes_per_city, ROUTES_PER_CITY)
    yield from _check_range(_("share of double routes"), measures.doubled, DOUBLED_SHARE)
    if "bonus" in expansions:
        yield from _check_range(_("share of spaces with a bonus"), measures.bonuses, BONUS_SHARE)
    if "multi" in expansions:
        yield from _check_range(_("share of multiroute spaces"), measures.multi, MULTIROUTE_SHARE)
    yield from _check_range(_("routes of one type at one city"), measures.of_a_type_at_a_city, (0, MOST_AT_A_CITY))
    yield from _check_type_balance(measures.spaces_of_type)
    if size is not None:
        yield from _check_range(_("routes in the longest chain of one type"), measures.chain, (0, size.chain))
        missing = [n for n in range(1, size.lengths + 1) if not any(len(route.spaces) == n for route in board.routes)]
        if missing:
            limit = _("a route of each length from 1 to %(most)s") % {"most": size.lengths}
            yield Miss(
                _("route lengths"),
                limit,
                _("no routes of length %(missing)s") % {"missing": listed(map(str, missing))},
            )
    if clarity is not None:
        yield from _check_range(
            _("share of the page width that the cities cover"), measures.span_across, (clarity.span, 1.0)
        )
        yield from _check_range(
            _("share of the page height that the cities cover"), measures.span_down, (clarity.span, 1.0)
        )


def _check_range(target: str, value: float, bounds: tuple[float, float]) -> Iterator[Miss]:
    if not bounds[0] <= value <= bounds[1]:
        yield Miss(target, f"{bounds[0]:g} … {bounds[1]:g}", f"{value:g}")


def _check_type_balance(counts: Mapping[str, int]) -> Iterator[Miss]:
    if not counts:
        return
    most, fewest = max(counts.values()), min(counts.values())
    if most > max(MAX_TYPE_RATIO * max(fewest, 1), fewest + MAX_TYPE_DIFFERENCE):
        limit = _(
            "the most common type has at most %(times)s times as many spaces as the rarest type, or at most "
            "%(more)s spaces more"
        )
        limit %= {"times": MAX_TYPE_RATIO, "more": MAX_TYPE_DIFFERENCE}
        yield Miss(_("spaces of each type"), limit, listed(f"{letter} {count}" for letter, count in counts.items()))


GRID_POINTS = (60, 42)
REWARD_VALUES = {"points": 1.0, "spaces": 1.25, "swaps": 1.5}
BALLOON_VALUE = 1.66


def looks(board: Board) -> dict[str, float]:
    """Return measures of visual quality by name, such as the gaps between routes and the largest empty circle."""
    shapes, page, routes = Shapes(board), board.page, board.routes
    strips = np.array([shapes.strips[route.id] for route in routes])
    gaps = shapely.distance(strips[:, None], strips) / page.thickness - 1
    ends = np.array([route.ends for route in routes])
    common = (ends[:, None, :, None] == ends[None, :, None, :]).any(axis=3).sum(axis=2)
    edge = shapely.distance(strips, shapely.box(0, 0, page.width, page.height).exterior).min()
    spaces = np.array([len(route.spaces) for route in routes])
    rooms = np.array([shapes.free[route.id].length for route in routes]) / page.space
    near = Counter(city for pair in {route.ends for route in routes} for city in pair)
    plain = {route.spaces[0] for route in routes if not route.multi and not route.gray}
    return {
        "gap": float(np.median(np.where(common == 0, gaps, np.inf).min(axis=1))),
        "gap-at-a-city": float(gaps[common == 1].min()),
        "gap-at-the-edge": float(edge / page.thickness - 0.5),
        "filling": float((spaces / rooms).min()),
        "stretched": float((rooms >= spaces + 1.03).sum()),
        "two-routes": sum(near[city.n] == 2 for city in board.cities) / len(board.cities),
        "types-never-plain": float(len(set(board.types) - plain)),
        "empty-circle": _emptiest(shapes, strips),
        "worth-apart": _reward_ratio(board),
    }


def _emptiest(shapes: Shapes, strips: np.ndarray) -> float:
    """Return the radius of the largest empty circle on the page, divided by the mean of page width and height."""
    page = shapes.board.page
    across, down = (
        np.linspace(0, side, count) for side, count in zip((page.width, page.height), GRID_POINTS, strict=True)
    )
    spots = np.stack(np.meshgrid(across, down), axis=-1).reshape(-1, 2)
    full = [*shapely.buffer(strips, page.thickness / 2), *shapely.buffer(list(shapes.cities.values()), page.city)]
    room = shapely.distance(shapely.points(spots), shapely.union_all([*full, *shapes.panels]))
    inside = np.minimum(spots, [page.width, page.height] - spots).min(axis=1)
    return float(np.minimum(room, inside).max() / ((page.width + page.height) / 2))


def _reward_ratio(board: Board) -> float:
    """Return the ratio of the highest to the lowest reward per space, over all trajectories between two cities.

    Return 1 if the board has no trajectory between two cities that routes connect.
    """
    graph = _graph(board, board.routes)
    worths = [
        one.amount * REWARD_VALUES.get(one.reward, BALLOON_VALUE) / length
        for one in board.trajectories
        if one.ends and (length := _measure_path(graph, one.ends))
    ]
    return max(worths, default=1.0) / min(worths, default=1.0)
