"""[AO-9.9, AO-9.10] Thieves and spies: what others' routes and travelers have to do with a claim."""

from __future__ import annotations

from typing import Any

from skyhop.core.kernel import kernel
from skyhop.games.aeronaut_odyssey.actions import NAME
from skyhop.games.aeronaut_odyssey.constants import WILD
from skyhop.games.aeronaut_odyssey.layout import NO_ROUTE
from skyhop.games.aeronaut_odyssey.rules.agenda import drop, number_due, push, seat_due
from skyhop.games.aeronaut_odyssey.rules.inventory import cross_out_cell, receive
from skyhop.games.aeronaut_odyssey.rules.routes import next_seat, owns
from skyhop.games.aeronaut_odyssey.state import CROSSED, HELD, NOBODY, THIEF


@kernel
def send_thief(rules: Any, state: Any) -> None:
    """[AO-9.9, AO-2.5] Let a claimer with a space name a number against the victim, if there is one."""
    seat, route = seat_due(state), number_due(state)
    drop(state)
    if rules.has_thieves and state.free[seat] > 0:
        victim = victim_of(rules, state, seat, route)
        if victim != NOBODY:
            push(state, THIEF, seat, victim)


@kernel
def victim_of(rules: Any, state: Any, claimer: int, route: int) -> int:
    """[AO-9.9] Name the first claimer of the other half; with two players the neighbour at both ends; or `NOBODY`."""
    if rules.seats == 2:
        other = 1 - claimer
        is_beside = owns_at(rules, state, other, 0, route) and owns_at(rules, state, other, 1, route)
        return other if is_beside else NOBODY
    partner = rules.partner[route]
    if partner == NO_ROUTE or state.claims[partner] == 0 or state.claimer[partner, 0] == claimer:
        return NOBODY
    victim: int = state.claimer[partner, 0]
    return victim


@kernel
def owns_at(rules: Any, state: Any, seat: int, end: int, route: int) -> bool:
    """[AO-9.9] Say whether a seat owns another route at an end of this one."""
    city = rules.ends[route, end]
    for place in range(rules.degree[city]):
        other = rules.routes_at[city, place]
        if other != route and owns(state, seat, other):
            return True
    return False


@kernel
def list_names(state: Any, actions: Any) -> int:
    """[AO-9.9] List the numbers not named against the victim before."""
    victim = number_due(state)
    count = 0
    for cell in range(state.cell_count[victim]):
        if not state.is_named[victim, cell]:
            actions[count] = NAME + cell
            count += 1
    return count


@kernel
def rob(state: Any, action: int) -> None:
    """[AO-9.9] Look into a space of the victim, and take what it holds."""
    seat, victim, cell = seat_due(state), number_due(state), action - NAME
    drop(state)
    state.is_named[victim, cell] = 1
    balloon = state.cells[victim, cell] - HELD
    if 0 <= balloon < CROSSED - HELD:
        cross_out_cell(state, victim, cell)
        receive(state, seat, balloon)


@kernel
def reward_spies(rules: Any, state: Any) -> None:
    """[AO-9.10] Give travelers at the claimed route's cities a balloon of the type paid, clockwise."""
    claimer, route, paid = seat_due(state), number_due(state) // 10, number_due(state) % 10
    drop(state)
    if not rules.has_thieves or paid == WILD:
        return
    seat = next_seat(rules, claimer)
    while seat != claimer:
        if state.city[seat] == rules.ends[route, 0] or state.city[seat] == rules.ends[route, 1]:
            receive(state, seat, paid)
        seat = next_seat(rules, seat)
