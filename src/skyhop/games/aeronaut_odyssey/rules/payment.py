"""[AO-6.1, AO-9.8] Paying for routes."""

from __future__ import annotations

from skyhop.engine.kernel import kernel
from skyhop.engine.record import Row
from skyhop.games.aeronaut_odyssey.actions import Payment, action_of_claim, action_of_share
from skyhop.games.aeronaut_odyssey.constants import GRAY, TYPES, WILD
from skyhop.games.aeronaut_odyssey.layout import Layout
from skyhop.games.aeronaut_odyssey.refusals import Code
from skyhop.games.aeronaut_odyssey.rules.answers import WILDS, Answer
from skyhop.games.aeronaut_odyssey.rules.inventory import cross_out
from skyhop.games.aeronaut_odyssey.rules.runs import lowest_type
from skyhop.games.aeronaut_odyssey.state import Seen, StateRecord


@kernel
def is_payable(rules: Layout, state: Seen, seat: int, route: int) -> bool:
    """[AO-6.1, AO-9.8] Say whether a seat can pay for a plain route in some way."""
    missing = rules.length[route] - state.held[seat, WILD]
    kind = rules.type_of_route[route]
    if kind != GRAY:
        return state.held[seat, kind] >= missing
    for balloon in range(len(TYPES)):
        if rules.is_type[balloon] and state.held[seat, balloon] >= missing:
            return True
    return False


@kernel
def holds(state: Seen, seat: int, balloon: int, own: int, wilds: int) -> bool:
    """[AO-6.1] Say whether a seat holds a payment: so many of a type, and so many wilds."""
    return state.held[seat, balloon] >= own and state.held[seat, WILD] >= wilds


@kernel
def refusal_of_payment(state: Seen, seat: int, kind: int, length: int, paid: Answer) -> int:
    """[AO-12.4, AO-6.1, AO-9.8] Say why balloons do not pay for so many spaces of a type, or LEGAL."""
    named = paid.types & ~WILDS
    if kind == GRAY and (paid.size == 0 or named & (named - 1)):
        return Code.GRAY_NEEDS_ONE_TYPE
    balloon = lowest_type(named) if kind == GRAY else kind
    is_right = paid.size == length and (named == 0 or named == 1 << balloon)
    if is_right and holds(state, seat, balloon, paid.size - paid.wilds, paid.wilds):
        return Code.LEGAL
    if kind == GRAY:
        return Code.GRAY_NOT_PAID
    return Code.NOT_PAID if is_right else Code.WRONG_PAYMENT


@kernel
def list_payments(rules: Layout, state: Seen, seat: int, route: int, is_share: int, actions: Row, count: int) -> int:
    """[AO-6.1, AO-9.4] List each way to claim, or share, a plain route; give the number of actions."""
    length = rules.length[route]
    kind = rules.type_of_route[route]
    wilds = state.held[seat, WILD]
    if kind != GRAY and wilds == 0:
        if state.held[seat, kind] >= length:
            actions[count] = action_of_payment(is_share, route, kind, 0)
            count += 1
        return count
    first, last = (0, len(TYPES) - 1) if kind == GRAY else (kind, kind)
    for balloon in range(first, last + 1):
        for used in range(min(wilds, length - 1) + 1):
            if rules.is_type[balloon] and state.held[seat, balloon] >= length - used:
                actions[count] = action_of_payment(is_share, route, balloon, used)
                count += 1
    if wilds >= length:
        actions[count] = action_of_payment(is_share, route, WILD, length)
        count += 1
    return count


@kernel
def action_of_payment(is_share: int, route: int, balloon: int, wilds: int) -> int:
    """Encode what is paid for: a claim, or a share."""
    return action_of_share(route, balloon, wilds) if is_share else action_of_claim(route, balloon, wilds)


@kernel
def pay(rules: Layout, state: StateRecord, seat: int, payment: Payment) -> None:
    """[AO-6.1, AO-2.1] Cross out the balloons of a payment."""
    for _space in range(rules.length[payment.route] - payment.wilds):
        cross_out(state, seat, payment.balloon)
    for _wild in range(payment.wilds):
        cross_out(state, seat, WILD)
