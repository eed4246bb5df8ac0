"""[AO-9.1, AO-9.2] How far a seat is from fulfilling a trajectory or a secret order."""

from __future__ import annotations

from heapq import heappop, heappush

from skyhop.boards.model import Trajectory
from skyhop.games.aeronaut_odyssey.constants import TYPES
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView


def spaces_missing(view: AeronautOdysseyView, seat: int, ends: tuple[int, int]) -> int | None:
    """Count the spaces that must at least still be claimed to join two cities; None if it cannot be done any more."""
    costs = _costs(view, seat)
    best = {ends[0]: 0}
    queue = [(0, ends[0])]
    while queue:
        missing, city = heappop(queue)
        if city == ends[1]:
            return missing
        for number, cost in costs.items():
            route_ends = view.board.routes[number].ends
            if city in route_ends:
                other = sum(route_ends) - city
                if missing + cost < best.get(other, missing + cost + 1):
                    best[other] = missing + cost
                    heappush(queue, (missing + cost, other))
    return None


def _costs(view: AeronautOdysseyView, seat: int) -> dict[int, int]:
    """Give, by route that a seat owns or may yet own by claims, the spaces that it still lacks."""
    costs = {}
    for number, route in enumerate(view.board.routes):
        if seat in view.owners(number):
            costs[number] = 0
        elif view.is_in_play(number) and not view.owners(number):
            claimers = view.claimers(number)
            costs[number] = claimers.count(None) if claimers else len(route.spaces)
    return costs


def routes_missing(view: AeronautOdysseyView, seat: int, trajectory: Trajectory) -> int:
    """[AO-9.2] Count the routes of printed types that a seat lacks; gray ones and multiroutes count for none."""
    missing = 0
    for letter in TYPES:
        owned = sum(
            seat in view.owners(number)
            for number, route in enumerate(view.board.routes)
            if not route.multi and route.spaces[0] == letter
        )
        missing += max(0, trajectory.types.count(letter) - owned)
    return missing
