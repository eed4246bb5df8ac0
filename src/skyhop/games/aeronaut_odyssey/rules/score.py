"""[AO-7.2, AO-7.3] The score of a seat, as if the game ended now."""

from __future__ import annotations

from skyhop.core.kernel import kernel
from skyhop.games.aeronaut_odyssey.layout import NO_ROUTE, Layout
from skyhop.games.aeronaut_odyssey.rules.orders import order_points
from skyhop.games.aeronaut_odyssey.rules.routes import owns
from skyhop.games.aeronaut_odyssey.ruleset import Rules
from skyhop.games.aeronaut_odyssey.state import Open, Seen


@kernel
def score(rules: Rules, state: Seen, seat: int) -> int:
    """[AO-7.2, AO-7.3, AO-9.11] Add up routes, faces, points gained and orders."""
    own = state.points[seat] + order_points(rules, state, seat)
    return own + route_points(rules, state, seat) + face_points(rules, state, seat)


@kernel
def route_points(rules: Rules, state: Open, seat: int) -> int:
    """[AO-7.2, AO-9.6] Count the points of owned routes, in full for every owner."""
    points = 0
    for route in range(rules.route_count):
        if owns(state, seat, route):
            points += rules.points_of_length[rules.length[route]]
    return points


@kernel
def face_points(rules: Rules, state: Open, seat: int) -> int:
    """[AO-7.3] Count the numbers of the faces that a seat scores."""
    points = 0
    for face in range(rules.face_count):
        if scores_face(rules, state, seat, face):
            points += rules.face_number[face]
    return points


@kernel
def scores_face(rules: Rules, state: Open, seat: int, face: int) -> bool:
    """[AO-7.3] Say whether all sides of a face are claimed, and nobody owns more of them than this seat."""
    own = 0
    for place in range(rules.side_count[face]):
        owners = owners_of_side(rules, state, rules.sides[face, place])
        if owners == 0:
            return False
        own += owners >> seat & 1
    for other in range(rules.seats):
        count = 0
        for place in range(rules.side_count[face]):
            count += owners_of_side(rules, state, rules.sides[face, place]) >> other & 1
        if count > own:
            return False
    return True


@kernel
def owners_of_side(rules: Layout, state: Open, route: int) -> int:
    """[AO-7.3] Give who owns a route, of a double whoever owns either half; bits."""
    owners = state.owners[route]
    if rules.partner[route] != NO_ROUTE:
        owners |= state.owners[rules.partner[route]]
    return owners
