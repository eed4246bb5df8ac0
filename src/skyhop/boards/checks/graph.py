"""[AO-9.1, AO-9.2, AO-9.11] Checks of the graph, and of trajectories and orders that no player can complete."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import rustworkx

from skyhop.boards.model import Board, Order, Route, Trajectory, city_name, route_id
from skyhop.boards.report import Miss, Mistake
from skyhop.i18n import _, ngettext

MOST_SEATS = 6


def asked_misses(board: Board) -> Iterator[Miss]:
    """Yield trajectories and orders that nobody can complete, for each player count, and routes with two tolls."""
    players = board.settings.get("players", MOST_SEATS)
    asked: list[Trajectory | Order] = [*board.trajectories, *board.orders]
    first = [route for route in board.routes if route.double != 2]
    yield from _unattainable(asked, first, 2 * board.inventory, _("one or two players"))
    if not isinstance(players, int) or players > 2:  # [AO-3.2]
        yield from _unattainable(asked, board.routes, board.inventory, _("three players or more"))
    for route in board.routes:
        if (tolls := list(route.bonus.values()).count("toll")) > 1:
            yield Miss(_("tolls on route %(route)s") % {"route": route.id}, "0 … 1", str(tolls))


def _unattainable(
    asked: Iterable[Trajectory | Order], routes: Sequence[Route], spaces: int, who: str
) -> Iterator[Miss]:
    """Yield trajectories and orders that need more spaces than a player has, or routes that do not exist.

    A player claims the routes one by one at an end of the route. Each claim but the last brings a space [AO-6.2].
    """
    graph = _graph(routes)
    for one in asked:
        types = one.types if isinstance(one, Trajectory) else ""
        cost = _cost_of_types(types, routes) if types else _cost_of_way(graph, one.ends)
        if cost is None or cost > spaces:
            target = _("%(asked)s for %(players)s") % {"asked": one.id, "players": who}
            wanted = ngettext("at most %(count)s space", "at most %(count)s spaces", spaces) % {"count": spaces}
            yield Miss(target, wanted, _("no such routes") if cost is None else str(cost))


def _graph(routes: Sequence[Route]) -> rustworkx.PyGraph[None, int]:
    """Return the graph of cities. An edge costs the spaces of a claim minus the space that it brings."""
    graph: rustworkx.PyGraph[None, int] = rustworkx.PyGraph(multigraph=False)
    graph.extend_from_weighted_edge_list([(*route.ends, len(route.spaces) - 1) for route in routes])
    return graph


def _cost_of_way(graph: rustworkx.PyGraph[None, int], ends: tuple[int, int] | None) -> int | None:
    if ends is None:
        return None
    found = rustworkx.dijkstra_shortest_path_lengths(graph, ends[0], float, ends[1])
    return 1 + round(found[ends[1]]) if ends[1] in found else None


def _cost_of_types(types: str, routes: Sequence[Route]) -> int | None:
    """Return the spaces of the shortest routes of these types. Ignore gray routes and multiroutes [AO-9.2]."""
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
    """Return the connected pairs of cities. A double route counts once."""
    return sorted({route.ends for route in board.routes})


def graph_mistakes(board: Board) -> Iterator[Mistake]:
    """Yield mistakes of the graph."""
    graph: rustworkx.PyGraph[int, None] = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from([city.n for city in board.cities])
    graph.add_edges_from([(low - 1, high - 1, None) for low, high in pairs(board)])
    for part in _lost_parts(graph):
        problem = _("no route leads from here to %(other)s") % {"other": city_name(1)}
        name = city_name(part + 1)
        yield Mistake("AO-1.5", _("city %(city)s") % {"city": name}, problem, "cut off", (name,))
    for bridge in sorted(sorted(ends) for ends in rustworkx.bridges(graph)):
        ends = (bridge[0] + 1, bridge[1] + 1)
        problem = _("without it the map falls apart")
        name = route_id(ends)
        yield Mistake("AO-1.5", _("route %(route)s") % {"route": name}, problem, "bridge", (name,))
    for city in board.cities:
        if graph.degree(city.n - 1) < 2:
            problem = _("it has fewer than two neighbours")
            yield Mistake("AO-1.5", _("city %(city)s") % {"city": city.name}, problem, "few neighbours", (city.name,))


def _lost_parts(graph: rustworkx.PyGraph[int, None]) -> list[int]:
    """Return one city of each connected component that does not contain the first city."""
    parts = rustworkx.connected_components(graph)
    return sorted(min(part) for part in parts if 0 not in part)


def longest_chain(board: Board) -> int:
    """[AO-11.3] Return the length of the longest connected chain of one type, in routes. Skip gray and multiroutes."""
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


def most_of_a_type_at_a_city(board: Board) -> int:
    """[AO-11.3] Return the largest number of routes of one type at one city."""
    counts = [
        sum(city.n in route.ends for route in _of_type(board, letter))
        for city in board.cities
        for letter in board.types
    ]
    return max(counts, default=0)


def _of_type(board: Board, letter: str) -> list[Route]:
    return [route for route in board.routes if not route.multi and route.spaces[0] == letter]
