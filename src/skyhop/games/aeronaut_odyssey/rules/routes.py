"""[AO-6, AO-7.3, AO-9.5, AO-9.6] Owners of routes and faces, and connections between cities."""

from __future__ import annotations

from skyhop.engine.event import emit
from skyhop.engine.kernel import kernel, where_field
from skyhop.games.aeronaut_odyssey.constants import MIXED
from skyhop.games.aeronaut_odyssey.events import EventKind
from skyhop.games.aeronaut_odyssey.layout import NO_ROUTE, Layout
from skyhop.games.aeronaut_odyssey.refusals import RefusalCode
from skyhop.games.aeronaut_odyssey.state import NOBODY, Open, Rules, StateRecord


@kernel
def face_points(rules: Rules, state: Open, seat: int) -> int:
    """[AO-7.3] Return the sum of the numbers of the faces that a seat scores."""
    points = 0
    for face in range(rules.face_count):
        if scores_face(rules, state, seat, face):
            points += rules.face_number[face]
    return points


@kernel
def scores_face(rules: Rules, state: Open, seat: int, face: int) -> bool:
    """[AO-7.3] Return True if all sides of the face are claimed, and no other seat owns more sides than this seat."""
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
    """[AO-7.3] Return the owners of one side of a face, as a bit mask.

    For a double, include the owners of both routes.
    """
    owners = state.owners[route]
    if rules.partner[route] != NO_ROUTE:
        owners |= state.owners[rules.partner[route]]
    return owners


@kernel
def owners_of_face(rules: Rules, state: Open, face: int) -> int:
    """[AO-7.3] Return the seats that score a face, as a bit mask."""
    owners = 0
    for seat in range(rules.seats):
        owners |= scores_face(rules, state, seat, face) << seat
    return owners


@kernel
def is_around(rules: Layout, route: int, face: int) -> bool:
    """[AO-7.3] Return True if the route is a side of the face.

    Both routes of a double route belong to the same side.
    """
    for place in range(rules.side_count[face]):
        side = rules.sides[face, place]
        if side == route or rules.partner[side] == route:
            return True
    return False


@where_field("events")
def tell_faces(state: StateRecord, rules: Rules, route: int, owners_before: int) -> None:
    """[AO-7.3] Emit an event for each face at a claimed route if the claim changes the seats that score this face.

    `owners_before` contains the owners of the route before the claim, as a bit mask.
    """
    owners_now = state.owners[route]
    for face in range(rules.face_count):
        if not is_around(rules, route, face):
            continue
        state.owners[route] = owners_before
        before = owners_of_face(rules, state, face)
        state.owners[route] = owners_now
        now = owners_of_face(rules, state, face)
        if now != before:
            emit(state, EventKind.FACE_SCORED, NOBODY, face, now)


@kernel
def owns(state: Open, seat: int, route: int) -> int:
    """Return 1 if the seat owns the route, else 0."""
    return state.owners[route] >> seat & 1


@kernel
def refusal_of_route(rules: Layout, state: Open, route: int) -> int:
    """[AO-3.2, AO-9.5, AO-6.1] Return the code of the reason why no seat can claim a plain route, or `LEGAL`."""
    if not rules.is_in_play[route]:
        return RefusalCode.OUT_OF_PLAY
    if rules.type_of_route[route] == MIXED:
        return RefusalCode.SPACE_NOT_NAMED
    return RefusalCode.ROUTE_TAKEN if state.claims[route] else RefusalCode.LEGAL


@kernel
def is_open(rules: Layout, state: Open, route: int) -> bool:
    """[AO-3.2, AO-6.1, AO-6.3] Return True if the plain route is in play and unclaimed.

    The route may be a single route or one route of a double.
    """
    return refusal_of_route(rules, state, route) == RefusalCode.LEGAL


@kernel
def is_at(rules: Layout, state: Open, seat: int, route: int) -> bool:
    """[AO-6.2, AO-9.10] Return True if the seat's traveler is at an end of the route."""
    city = state.city[seat]
    return city == rules.ends[route, 0] or city == rules.ends[route, 1]


@kernel
def enter(rules: Rules, state: StateRecord, seat: int, route: int, place: int) -> None:
    """Record a seat as the claimer of a route or of a multiroute space, or as the second owner of a shared route.

    `place` is the index in the route's list of claimers. For a multiroute, it is the number of the space.
    """
    owners_before = state.owners[route]
    state.claimer[route, place] = seat
    state.claims[route] += 1
    if rules.type_of_route[route] != MIXED:
        own(rules, state, seat, route)
    elif state.claims[route] == rules.length[route]:
        for space in range(rules.length[route]):
            own(rules, state, state.claimer[route, space], route)
    tell_faces(state, rules, route, owners_before)


@kernel
def own(rules: Layout, state: Open, seat: int, route: int) -> None:
    """[AO-6.1, AO-9.6] Make a seat an owner of a route.

    Also record that the routes of this seat connect the two cities of the route.
    """
    state.owners[route] |= 1 << seat
    one = state.group[seat, rules.ends[route, 0]]
    other = state.group[seat, rules.ends[route, 1]]
    if one == other:
        return
    kept_group, lost_group = min(one, other), max(one, other)
    for city in range(rules.city_count):
        if state.group[seat, city] == lost_group:
            state.group[seat, city] = kept_group


@kernel
def can_travel(state: Open, seat: int, start: int, goal: int) -> bool:
    """[AO-9.1] Return True if the seat's own routes connect the two cities."""
    return state.group[seat, start] == state.group[seat, goal]


@kernel
def all_claimed(rules: Layout, state: Open) -> bool:
    """[AO-7.1] Return True if all routes in play are claimed."""
    for route in range(rules.route_count):
        if rules.is_in_play[route] and state.owners[route] == 0:
            return False
    return True


@kernel
def next_seat(rules: Rules, seat: int) -> int:
    """[AO-4.1] Return the next seat in turn order."""
    return seat + 1 if seat + 1 < rules.seats else 0


@kernel
def seat_before(rules: Rules, seat: int) -> int:
    """Return the previous seat in turn order.

    The first pushed item comes last. Therefore, kernels push the items of several seats in reverse turn order.
    """
    return seat - 1 if seat > 0 else rules.seats - 1
