"""[AO-7.3] Faces: who owns most of the routes around them."""

from __future__ import annotations

from skyhop.engine.event import emit
from skyhop.engine.kernel import kernel, where_field
from skyhop.games.aeronaut_odyssey.events import Kind
from skyhop.games.aeronaut_odyssey.layout import NO_ROUTE, Layout
from skyhop.games.aeronaut_odyssey.ruleset import Rules
from skyhop.games.aeronaut_odyssey.state import NOBODY, Open, StateRecord


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
    """[AO-7.3] Who owns a route, of a double whoever owns either half; bits."""
    owners = state.owners[route]
    if rules.partner[route] != NO_ROUTE:
        owners |= state.owners[rules.partner[route]]
    return owners


@kernel
def owners_of_face(rules: Rules, state: Open, face: int) -> int:
    """[AO-7.3] Who scores a face, bits."""
    owners = 0
    for seat in range(rules.seats):
        owners |= scores_face(rules, state, seat, face) << seat
    return owners


@kernel
def is_around(rules: Layout, route: int, face: int) -> bool:
    """[AO-7.3] Say whether a route, or the other half of its double, is one of those around a face."""
    for place in range(rules.side_count[face]):
        side = rules.sides[face, place]
        if side == route or rules.partner[side] == route:
            return True
    return False


@where_field("events")
def tell_faces(state: StateRecord, rules: Rules, route: int, owners_before: int) -> None:
    """[AO-7.3] Tell which faces have other owners now that this route has."""
    owners_now = state.owners[route]
    for face in range(rules.face_count):
        if not is_around(rules, route, face):
            continue
        state.owners[route] = owners_before
        before = owners_of_face(rules, state, face)
        state.owners[route] = owners_now
        now = owners_of_face(rules, state, face)
        if now != before:
            emit(state, Kind.FACE_SCORED, NOBODY, face, now)
