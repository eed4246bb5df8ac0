"""[AO-6.1, AO-9.8] Paying for routes."""

from __future__ import annotations

from skyhop.core.kernel import kernel
from skyhop.core.record import Row
from skyhop.games.aeronaut_odyssey.actions import Payment, action_of_claim, action_of_share
from skyhop.games.aeronaut_odyssey.constants import GRAY, TYPES, WILD
from skyhop.games.aeronaut_odyssey.layout import Layout
from skyhop.games.aeronaut_odyssey.rules.inventory import cross_out
from skyhop.games.aeronaut_odyssey.state import Seen, StateRecord


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
