"""[AO-11.3] Measures of a board's look: gaps between routes, true lengths, empty areas."""

from __future__ import annotations

from collections import Counter

import numpy as np
import rustworkx
import shapely

from skyhop.boards.checks.shapes import Shapes
from skyhop.boards.model import Board

NET = (60, 42)
WORTH = {"points": 1.0, "spaces": 1.25, "swaps": 1.5}
WORTH_OF_A_BALLOON = 1.66


def looks(board: Board) -> dict[str, float]:
    """Return measures of the look: gaps in route widths, room in spaces, empty areas in mean page sides."""
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
        "worth-apart": _worth_apart(board),
    }


def _emptiest(shapes: Shapes, strips: np.ndarray) -> float:
    """Return the radius of the largest empty circle on the page."""
    page = shapes.board.page
    across, down = (np.linspace(0, side, count) for side, count in zip((page.width, page.height), NET, strict=True))
    spots = np.stack(np.meshgrid(across, down), axis=-1).reshape(-1, 2)
    full = [*shapely.buffer(strips, page.thickness / 2), *shapely.buffer(list(shapes.cities.values()), page.city)]
    room = shapely.distance(shapely.points(spots), shapely.union_all([*full, *shapes.panels]))
    inside = np.minimum(spots, [page.width, page.height] - spots).min(axis=1)
    return float(np.minimum(room, inside).max() / ((page.width + page.height) / 2))


def _worth_apart(board: Board) -> float:
    """Return the ratio of the best to the worst reward per space of city trajectories, or 1 without any."""
    graph: rustworkx.PyGraph[None, int] = rustworkx.PyGraph(multigraph=False)
    graph.extend_from_weighted_edge_list([(*route.ends, len(route.spaces)) for route in board.routes])
    worths = []
    for one in board.trajectories:
        if one.ends:
            far = rustworkx.dijkstra_shortest_path_lengths(graph, one.ends[0], float, one.ends[1])[one.ends[1]]
            worths.append(one.amount * WORTH.get(one.reward, WORTH_OF_A_BALLOON) / far)
    return max(worths, default=1.0) / min(worths, default=1.0)
