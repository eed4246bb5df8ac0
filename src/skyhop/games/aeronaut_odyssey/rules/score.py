"""[AO-7.2, AO-7.3] The score of a seat, as if the game ended now."""

from __future__ import annotations

from skyhop.engine.kernel import kernel
from skyhop.games.aeronaut_odyssey.rules.faces import face_points
from skyhop.games.aeronaut_odyssey.rules.orders import order_points
from skyhop.games.aeronaut_odyssey.rules.routes import owns
from skyhop.games.aeronaut_odyssey.ruleset import Rules
from skyhop.games.aeronaut_odyssey.state import Open, Seen


@kernel
def score(rules: Rules, state: Seen, seat: int) -> int:
    """[AO-3.5, AO-7.2, AO-7.3, AO-9.11] Add up points from the start, routes, faces, points gained and orders."""
    own = rules.points_at_start[seat] + state.points[seat] + order_points(rules, state, seat)
    return own + route_points(rules, state, seat) + face_points(rules, state, seat)


@kernel
def route_points(rules: Rules, state: Open, seat: int) -> int:
    """[AO-7.2, AO-9.6] Count the points of owned routes, in full for every owner."""
    points = 0
    for route in range(rules.route_count):
        if owns(state, seat, route):
            points += rules.points_of_length[rules.length[route]]
    return points
