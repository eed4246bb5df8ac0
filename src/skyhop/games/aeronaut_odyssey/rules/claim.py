"""[AO-6] The claim, and what follows from it."""

from __future__ import annotations

from skyhop.core.event import emit
from skyhop.core.kernel import kernel
from skyhop.core.record import Row
from skyhop.games.aeronaut_odyssey.actions import claim_of
from skyhop.games.aeronaut_odyssey.events import Kind
from skyhop.games.aeronaut_odyssey.layout import Layout
from skyhop.games.aeronaut_odyssey.rules.agenda import push
from skyhop.games.aeronaut_odyssey.rules.bonuses import push_bonus
from skyhop.games.aeronaut_odyssey.rules.payment import list_payments, pay
from skyhop.games.aeronaut_odyssey.rules.routes import enter, is_at, is_open
from skyhop.games.aeronaut_odyssey.rules.thieves import push_spies
from skyhop.games.aeronaut_odyssey.ruleset import Rules
from skyhop.games.aeronaut_odyssey.state import Due, Seen, StateRecord


@kernel
def list_claims(rules: Layout, state: Seen, seat: int, actions: Row, count: int) -> int:
    """[AO-6.1] List the claims of plain routes that a seat can pay; give the number of actions."""
    for route in range(rules.route_count):
        if is_open(rules, state, route):
            count = list_payments(rules, state, seat, route, 0, actions, count)
    return count


@kernel
def claim(rules: Rules, state: StateRecord, seat: int, action: int) -> None:
    """[AO-6.1, AO-6.4] Pay for a route and own it, and put what follows on the agenda."""
    payment = claim_of(action)
    pay(rules, state, seat, payment)
    emit(state, Kind.CLAIMED, seat, payment.route, payment.balloon, payment.wilds)
    enter(rules, state, seat, payment.route, 0)
    follow(rules, state, seat, payment.route, 0, rules.length[payment.route] - 1, payment.balloon)


@kernel
def follow(rules: Rules, state: StateRecord, seat: int, route: int, first: int, last: int, paid: int) -> None:
    """[AO-6.4] Put on the agenda what follows a claim of the spaces from `first` to `last`, the last thing first."""
    is_owned = state.owners[route] != 0
    push(state, Due.FULFIL, seat, 0)
    push_spies(state, seat, route, paid)
    if is_owned:
        push(state, Due.SEND_THIEF, seat, route)
    for space in range(last, first - 1, -1):
        push_bonus(rules, state, seat, route, space)
    if is_owned and is_at(rules, state, seat, route):
        push(state, Due.REWARD, seat, route)
