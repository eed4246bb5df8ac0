"""[AO-8] Solo: forced actions of the rival, and its gains when the human flies over its routes."""

from __future__ import annotations

from skyhop.engine.event import emit
from skyhop.engine.kernel import kernel
from skyhop.engine.record import Row
from skyhop.games.aeronaut_odyssey.actions import MOVE, balloon_of
from skyhop.games.aeronaut_odyssey.constants import GRAY, MIXED
from skyhop.games.aeronaut_odyssey.events import EventKind
from skyhop.games.aeronaut_odyssey.layout import NO_CITY, Layout
from skyhop.games.aeronaut_odyssey.rules.agenda import drop, number_due, push, seat_due
from skyhop.games.aeronaut_odyssey.rules.inventory import add_space, all_types, receive
from skyhop.games.aeronaut_odyssey.rules.move import has_slot, other_end
from skyhop.games.aeronaut_odyssey.state import RIVAL, Due, Open, Rules, StateRecord


@kernel
def is_rival(rules: Rules, seat: int) -> bool:
    """[AO-8.1] Return True if the seat is the rival's."""
    return rules.is_solo != 0 and seat == RIVAL


@kernel
def nearest_city(rules: Layout, state: Open) -> int:
    """[AO-8.2] Return the lowest-numbered city that the rival can fly to, or `NO_CITY`."""
    here, nearest = state.city[RIVAL], NO_CITY
    for place in range(rules.degree[here]):
        city = other_end(rules, rules.routes_at[here, place], here)
        if has_slot(rules, state, city) and (nearest == NO_CITY or city < nearest):
            nearest = city
    return nearest


@kernel
def is_nearest(rules: Layout, state: Open, route: int) -> bool:
    """[AO-8.2] Return True if the route leads the rival to its nearest city."""
    return other_end(rules, route, state.city[RIVAL]) == nearest_city(rules, state)


@kernel
def nearest_move(rules: Layout, state: Open, actions: Row, moves: int) -> int:
    """[AO-8.2] Keep only the listed move to the nearest city; return the number of actions."""
    for place in range(moves):
        if is_nearest(rules, state, actions[place] - MOVE):
            actions[0] = actions[place]
    return min(moves, 1)


@kernel
def reward_rival(state: StateRecord) -> None:
    """[AO-8.3] Let the rival take a balloon of the route flown over, or give it a space if it has none."""
    seat, route = seat_due(state), number_due(state)
    drop(state)
    if state.free[seat] > 0:
        push(state, Due.RIVAL_TAKES, seat, route)
    else:
        add_space(state, seat)
        emit(state, EventKind.ONLY_ANSWER, seat)
        emit(state, EventKind.SPACE_GAINED, seat, route)


@kernel
def take_for_rival(state: StateRecord, action: int) -> None:
    """[AO-8.3] Give the rival the chosen balloon."""
    seat, route = seat_due(state), number_due(state)
    drop(state)
    receive(state, seat, balloon_of(action))
    emit(state, EventKind.RIVAL_RECEIVED, seat, route, balloon_of(action))


@kernel
def types_for_rival(rules: Layout, state: Open) -> int:
    """[AO-8.3] Return the rival's choice as a bit mask: the route's type, all for gray, or a multiroute's types."""
    route = number_due(state)
    kind = rules.type_of_route[route]
    if kind == GRAY:
        return all_types(rules)
    if kind != MIXED:
        return 1 << kind
    types = 0
    for space in range(rules.length[route]):
        types |= 1 << rules.type_of_space[route, space]
    return types
