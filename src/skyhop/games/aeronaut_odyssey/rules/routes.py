"""[AO-6, AO-9.5, AO-9.6] Who owns what, and which cities own routes join."""

from __future__ import annotations

from skyhop.engine.kernel import kernel
from skyhop.games.aeronaut_odyssey.constants import MIXED
from skyhop.games.aeronaut_odyssey.layout import Layout
from skyhop.games.aeronaut_odyssey.refusals import Code
from skyhop.games.aeronaut_odyssey.rules.faces import tell_faces
from skyhop.games.aeronaut_odyssey.ruleset import Rules
from skyhop.games.aeronaut_odyssey.state import Open, StateRecord


@kernel
def owns(state: Open, seat: int, route: int) -> int:
    """Say whether a seat owns a route: 1 or 0."""
    return state.owners[route] >> seat & 1


@kernel
def refusal_of_route(rules: Layout, state: Open, route: int) -> int:
    """[AO-3.2, AO-9.5, AO-6.1] Say why a route may not be claimed as a whole, whoever pays, or LEGAL."""
    if not rules.is_in_play[route]:
        return Code.OUT_OF_PLAY
    if rules.type_of_route[route] == MIXED:
        return Code.SPACE_NOT_NAMED
    return Code.ROUTE_TAKEN if state.claims[route] else Code.LEGAL


@kernel
def is_open(rules: Layout, state: Open, route: int) -> bool:
    """[AO-3.2, AO-6.1, AO-6.3] Say whether a plain route is in play and unclaimed; of a double each for itself."""
    return refusal_of_route(rules, state, route) == Code.LEGAL


@kernel
def is_at(rules: Layout, state: Open, seat: int, route: int) -> bool:
    """[AO-6.2, AO-9.10] Say whether a seat's traveler stands at an end of a route."""
    city = state.city[seat]
    return city == rules.ends[route, 0] or city == rules.ends[route, 1]


@kernel
def enter(rules: Rules, state: StateRecord, seat: int, route: int, place: int) -> None:
    """Write a seat into a place of a route: its first claimer, who shares it, or a space of a multiroute."""
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
    """[AO-6.1, AO-9.6] Make a seat an owner of a route, and join what it joins."""
    state.owners[route] |= 1 << seat
    one = state.group[seat, rules.ends[route, 0]]
    other = state.group[seat, rules.ends[route, 1]]
    if one == other:
        return
    kept, gone = min(one, other), max(one, other)
    for city in range(rules.city_count):
        if state.group[seat, city] == gone:
            state.group[seat, city] = kept


@kernel
def can_travel(state: Open, seat: int, start: int, goal: int) -> bool:
    """[AO-9.1] Say whether a seat's own routes lead from one city to another."""
    return state.group[seat, start] == state.group[seat, goal]


@kernel
def all_claimed(rules: Layout, state: Open) -> bool:
    """[AO-7.1] Say whether all routes in play are claimed."""
    for route in range(rules.route_count):
        if rules.is_in_play[route] and state.owners[route] == 0:
            return False
    return True


@kernel
def next_seat(rules: Rules, seat: int) -> int:
    """[AO-4.1] The left neighbour."""
    return seat + 1 if seat + 1 < rules.seats else 0


@kernel
def seat_before(rules: Rules, seat: int) -> int:
    """The right neighbour: agendas are filled from the last to the first."""
    return seat - 1 if seat > 0 else rules.seats - 1
