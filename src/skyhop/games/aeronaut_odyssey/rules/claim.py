"""[AO-6] The claim, and what follows from it."""

from __future__ import annotations

from typing import Any

from skyhop.core.kernel import kernel
from skyhop.games.aeronaut_odyssey.actions import CLAIM, WAYS_TO_PAY
from skyhop.games.aeronaut_odyssey.rules.agenda import push
from skyhop.games.aeronaut_odyssey.rules.bonuses import push_bonus
from skyhop.games.aeronaut_odyssey.rules.payment import list_payments, pay
from skyhop.games.aeronaut_odyssey.rules.routes import enter, is_open
from skyhop.games.aeronaut_odyssey.state import FULFIL, REWARD, SEND_THIEF, SPIES


@kernel
def list_claims(rules: Any, state: Any, seat: int, actions: Any, count: int) -> int:
    """[AO-6.1] List the claims of plain routes that a seat can pay; give the number of actions."""
    for route in range(rules.route_count):
        if is_open(rules, state, route):
            count = list_payments(rules, state, seat, route, actions, count, CLAIM)
    return count


@kernel
def claim(rules: Any, state: Any, seat: int, action: int) -> None:
    """[AO-6.1, AO-6.4] Pay for a route and own it, and put what follows on the agenda."""
    route = (action - CLAIM) // WAYS_TO_PAY
    paid = pay(rules, state, seat, action - CLAIM)
    enter(rules, state, seat, route, 0)
    follow(rules, state, seat, route, 0, rules.length[route] - 1, paid)


@kernel
def follow(rules: Any, state: Any, seat: int, route: int, first: int, last: int, paid: int) -> None:
    """[AO-6.4] Put on the agenda what follows a claim of the spaces from `first` to `last`, the last thing first."""
    is_owned = state.owners[route] != 0
    push(state, FULFIL, seat, 0)
    push(state, SPIES, seat, 10 * route + paid)
    if is_owned:
        push(state, SEND_THIEF, seat, route)
    for space in range(last, first - 1, -1):
        push_bonus(rules, state, seat, route, space)
    if is_owned and (state.city[seat] == rules.ends[route, 0] or state.city[seat] == rules.ends[route, 1]):
        push(state, REWARD, seat, 0)
