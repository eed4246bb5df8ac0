"""[AO-9.1, AO-9.11] How far a seat is from joining two cities."""

from __future__ import annotations

from skyhop.engine.kernel import kernel
from skyhop.engine.record import Row, Values
from skyhop.games.aeronaut_odyssey.constants import MIXED
from skyhop.games.aeronaut_odyssey.layout import Layout
from skyhop.games.aeronaut_odyssey.rules.move import other_end
from skyhop.games.aeronaut_odyssey.rules.routes import owns
from skyhop.games.aeronaut_odyssey.state import Open

FAR = 1e6
"""Farther than any way."""


@kernel
def measure(rules: Layout, state: Open, seat: int, costs: Values, is_done: Row, start: int) -> None:
    """Reckon for each city the balloons that join it to `start` over own and free routes (Dijkstra, 1959)."""
    for city in range(rules.city_count):
        costs[city] = FAR
        is_done[city] = 0
    costs[start] = 0.0
    for _city in range(rules.city_count):
        nearest = -1
        for city in range(rules.city_count):
            if not is_done[city] and (nearest < 0 or costs[city] < costs[nearest]):
                nearest = city
        if costs[nearest] >= FAR:
            return
        is_done[nearest] = 1
        for place in range(rules.degree[nearest]):
            route = rules.routes_at[nearest, place]
            other = other_end(rules, route, nearest)
            costs[other] = min(costs[other], costs[nearest] + cost_of(rules, state, seat, route))


@kernel
def cost_of(rules: Layout, state: Open, seat: int, route: int) -> float:
    """Reckon the balloons that a route still costs a seat: none if it is its own, out of reach if it is another's."""
    if owns(state, seat, route):
        return 0.0
    if rules.type_of_route[route] == MIXED:
        left = rules.length[route] - state.claims[route]
        return float(left) if left > 0 else FAR
    return float(rules.length[route]) if state.claims[route] == 0 else FAR
