"""[AO-6] The claim, and what follows from it."""

from __future__ import annotations

from skyhop.engine.event import emit
from skyhop.engine.kernel import kernel
from skyhop.engine.record import Row
from skyhop.games.aeronaut_odyssey.actions import claim_of
from skyhop.games.aeronaut_odyssey.events import Kind
from skyhop.games.aeronaut_odyssey.layout import Layout
from skyhop.games.aeronaut_odyssey.refusals import Code
from skyhop.games.aeronaut_odyssey.rules.agenda import push
from skyhop.games.aeronaut_odyssey.rules.answers import Answer
from skyhop.games.aeronaut_odyssey.rules.bonuses import push_bonus
from skyhop.games.aeronaut_odyssey.rules.payment import is_payable, list_payments, pay, refusal_of_payment
from skyhop.games.aeronaut_odyssey.rules.routes import enter, is_at, is_open, refusal_of_route
from skyhop.games.aeronaut_odyssey.rules.thieves import push_spies
from skyhop.games.aeronaut_odyssey.ruleset import Rules
from skyhop.games.aeronaut_odyssey.state import Due, Seen, StateRecord


@kernel
def refusal_of_claim(rules: Layout, state: Seen, seat: int, answer: Answer) -> int:
    """[AO-12.4] Say why a seat may not claim a plain route so, or LEGAL."""
    route = answer.what
    reason = refusal_of_route(rules, state, route)
    if reason != Code.LEGAL:
        return reason
    return refusal_of_payment(state, seat, rules.type_of_route[route], rules.length[route], answer)


@kernel
def can_claim(rules: Layout, state: Seen, seat: int) -> bool:
    """[AO-6.1] Say whether there is a plain route that a seat can claim."""
    for route in range(rules.route_count):
        if is_open(rules, state, route) and is_payable(rules, state, seat, route):
            return True
    return False


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
