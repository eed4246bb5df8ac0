"""[AO-1.5] A board as a graph, checked by rustworkx: connected, without bridges, every city with two neighbours."""

from __future__ import annotations

from collections.abc import Iterator

import rustworkx

from skyhop.boards.model import Board, Route, city_name, route_id
from skyhop.boards.report import Mistake
from skyhop.i18n import _

Pair = tuple[int, int]


def pairs(board: Board) -> list[Pair]:
    """List the pairs of cities that are joined; a double route counts once."""
    return sorted({route.ends for route in board.routes})


def graph_mistakes(board: Board) -> Iterator[Mistake]:
    """Yield what is wrong with the graph."""
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
    """One city of each part that does not hold the first."""
    parts = rustworkx.connected_components(graph)
    return sorted(min(part) for part in parts if 0 not in part)


def longest_chain(board: Board) -> int:
    """[AO-11.3] Count the most routes of one type that hang together; gray and multiroutes have none."""
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
    """[AO-11.3] Count the most routes of one type that leave one city."""
    counts = [
        sum(city.n in route.ends for route in _of_type(board, letter))
        for city in board.cities
        for letter in board.types
    ]
    return max(counts, default=0)


def _of_type(board: Board, letter: str) -> list[Route]:
    return [route for route in board.routes if not route.multi and route.spaces[0] == letter]
