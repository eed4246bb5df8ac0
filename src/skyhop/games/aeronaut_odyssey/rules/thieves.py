"""[AO-9.9, AO-9.10] Thieves and spies: what others' routes and travelers have to do with a claim."""

from __future__ import annotations

from typing import NamedTuple

from skyhop.engine.event import emit
from skyhop.engine.kernel import kernel
from skyhop.engine.record import Row
from skyhop.games.aeronaut_odyssey.actions import NAME, NO_BALLOON
from skyhop.games.aeronaut_odyssey.constants import WILD
from skyhop.games.aeronaut_odyssey.events import Kind
from skyhop.games.aeronaut_odyssey.layout import NO_ROUTE, Layout
from skyhop.games.aeronaut_odyssey.refusals import Code
from skyhop.games.aeronaut_odyssey.rules.agenda import drop, number_due, push, seat_due
from skyhop.games.aeronaut_odyssey.rules.inventory import NO_CELL, cross_out_cell, receive
from skyhop.games.aeronaut_odyssey.rules.routes import is_at, next_seat, owns
from skyhop.games.aeronaut_odyssey.ruleset import Rules
from skyhop.games.aeronaut_odyssey.state import NOBODY, Cell, Due, Open, StateRecord

BALLOONS_NUMBERED = 10
"""Types, the wild and `NO_BALLOON`: one digit."""


@kernel
def send_thief(rules: Rules, state: Open) -> None:
    """[AO-9.9, AO-2.5] Let a claimer with a space name a number against the victim, if there is one."""
    seat, route = seat_due(state), number_due(state)
    drop(state)
    if rules.has_thieves and state.free[seat] > 0:
        victim = victim_of(rules, state, seat, route)
        if victim != NOBODY:
            push(state, Due.THIEF, seat, victim)


@kernel
def victim_of(rules: Rules, state: Open, claimer: int, route: int) -> int:
    """[AO-9.9] Name the first claimer of the other half; with two players the neighbour at both ends; or `NOBODY`."""
    if rules.seats == 2:
        other = 1 - claimer
        is_beside = owns_at(rules, state, other, 0, route) and owns_at(rules, state, other, 1, route)
        return other if is_beside else NOBODY
    partner = rules.partner[route]
    if partner == NO_ROUTE or state.claims[partner] == 0 or state.claimer[partner, 0] == claimer:
        return NOBODY
    return state.claimer[partner, 0]


@kernel
def owns_at(rules: Layout, state: Open, seat: int, end: int, route: int) -> bool:
    """[AO-9.9] Say whether a seat owns another route at an end of this one."""
    city = rules.ends[route, end]
    for place in range(rules.degree[city]):
        other = rules.routes_at[city, place]
        if other != route and owns(state, seat, other):
            return True
    return False


@kernel
def refusal_of_naming(state: Open, cell: int) -> int:
    """[AO-12.4, AO-9.9] Say why a thief may not name a space of the victim's, or LEGAL; each is named once."""
    victim = number_due(state)
    can_be_named = cell < state.cell_count[victim] and not state.is_named[victim, cell]
    return Code.LEGAL if can_be_named else Code.CANNOT_NAME


@kernel
def list_names(state: Open, actions: Row) -> int:
    """[AO-9.9] List the numbers not named against the victim before."""
    count = 0
    for cell in range(state.cell_count[number_due(state)]):
        if refusal_of_naming(state, cell) == Code.LEGAL:
            actions[count] = NAME + cell
            count += 1
    return count


@kernel
def rob(state: StateRecord, action: int) -> None:
    """[AO-9.9] Look into a space of the victim, and take what it holds."""
    seat, victim, cell = seat_due(state), number_due(state), action - NAME
    drop(state)
    state.is_named[victim, cell] = 1
    content = state.cells[victim, cell]
    if Cell.HELD <= content < Cell.CROSSED:
        cross_out_cell(state, victim, cell)
        receive(state, seat, content - Cell.HELD)
        emit(state, Kind.ROBBED, seat, victim, cell, 1, content - Cell.HELD)
    else:
        emit(state, Kind.ROBBED, seat, victim, cell, 0, NO_BALLOON)


class Sighting(NamedTuple):
    """[AO-9.10] What spies see of a claim: the route, and the type paid for it."""

    route: int
    paid: int


@kernel
def number_of_sighting(route: int, paid: int) -> int:
    """Encode what spies see, as the agenda keeps it."""
    return BALLOONS_NUMBERED * route + paid


@kernel
def sighting_of(number: int) -> Sighting:
    """Decode what spies see."""
    return Sighting(number // BALLOONS_NUMBERED, number % BALLOONS_NUMBERED)


@kernel
def push_spies(state: Open, claimer: int, route: int, paid: int) -> None:
    """[AO-6.4] Put the spies at a claimed route on the agenda, with the type paid."""
    push(state, Due.SPIES, claimer, number_of_sighting(route, paid))


@kernel
def reward_spies(rules: Rules, state: StateRecord) -> None:
    """[AO-9.10] Give travelers at the claimed route's cities a balloon of the type paid, clockwise."""
    claimer = seat_due(state)
    route, paid = sighting_of(number_due(state))
    drop(state)
    if not rules.has_thieves or paid == WILD:
        return
    seat = next_seat(rules, claimer)
    while seat != claimer:
        if is_at(rules, state, seat, route):
            has_received = 1 if receive(state, seat, paid) != NO_CELL else 0
            emit(state, Kind.SPIED, seat, state.city[seat], paid, has_received)
        seat = next_seat(rules, seat)
