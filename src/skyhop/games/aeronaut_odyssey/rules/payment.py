"""[AO-6.1, AO-9.8] Paying for routes."""

from __future__ import annotations

from typing import Any

from skyhop.core.kernel import kernel
from skyhop.games.aeronaut_odyssey.actions import WAYS_TO_PAY, payment_code
from skyhop.games.aeronaut_odyssey.constants import GRAY, SPACES, TYPES, WILD
from skyhop.games.aeronaut_odyssey.rules.inventory import cross_out


@kernel
def list_payments(rules: Any, state: Any, seat: int, route: int, actions: Any, count: int, offset: int) -> int:
    """[AO-6.1] List `offset + payment_code` for each way to pay for a plain route; give the number of actions."""
    length = rules.length[route]
    kind = rules.type_of_route[route]
    wilds = state.held[seat, WILD]
    if kind != GRAY and wilds == 0:
        if state.held[seat, kind] >= length:
            actions[count] = offset + payment_code(route, kind, 0)
            count += 1
        return count
    first, last = (0, len(TYPES) - 1) if kind == GRAY else (kind, kind)
    for balloon in range(first, last + 1):
        for used in range(min(wilds, length - 1) + 1):
            if rules.is_type[balloon] and state.held[seat, balloon] >= length - used:
                actions[count] = offset + payment_code(route, balloon, used)
                count += 1
    if wilds >= length:
        actions[count] = offset + payment_code(route, WILD, length)
        count += 1
    return count


@kernel
def pay(rules: Any, state: Any, seat: int, code: int) -> int:
    """[AO-6.1, AO-2.1] Cross out the balloons of a payment; give its type, `WILD` if only wilds were paid."""
    balloon = code % WAYS_TO_PAY // (SPACES + 1)
    wilds = code % (SPACES + 1)
    for _space in range(rules.length[code // WAYS_TO_PAY] - wilds):
        cross_out(state, seat, balloon)
    for _wild in range(wilds):
        cross_out(state, seat, WILD)
    return balloon
