"""[AO-9.11] Secret orders: dealt before the start, kept or given back, scored at the end."""

from __future__ import annotations

from typing import Any

from skyhop.core.kernel import kernel
from skyhop.games.aeronaut_odyssey.actions import KEEP
from skyhop.games.aeronaut_odyssey.constants import ORDERS_DEALT
from skyhop.games.aeronaut_odyssey.rules.agenda import drop, push, seat_due
from skyhop.games.aeronaut_odyssey.rules.routes import can_travel
from skyhop.games.aeronaut_odyssey.state import DEAL_ORDERS, NO_CHANCE, NO_ORDER
from skyhop.games.aeronaut_odyssey.state import KEEP as KEEP_ORDERS

BOTH = 2


@kernel
def takers(rules: Any) -> int:
    """[AO-8.4] Count the players who are dealt orders: all but the rival."""
    return 1 if rules.is_solo else rules.seats


@kernel
def lay_out_orders(rules: Any, state: Any) -> None:
    """[AO-9.11] Let chance put the orders in order, if there are enough for all."""
    if rules.order_count == 0 or rules.order_count < ORDERS_DEALT * takers(rules):
        return
    for order in range(rules.order_count):
        state.pile[order] = order
    state.chance = DEAL_ORDERS
    for seat in range(takers(rules) - 1, -1, -1):
        push(state, KEEP_ORDERS, seat, 0)


@kernel
def deal(rules: Any, state: Any) -> None:
    """[AO-9.11] Give each player two orders from the top of the pile, the lower-numbered first."""
    state.chance = NO_CHANCE
    for seat in range(takers(rules)):
        one, other = state.pile[ORDERS_DEALT * seat], state.pile[ORDERS_DEALT * seat + 1]
        state.orders[seat, 0] = min(one, other)
        state.orders[seat, 1] = max(one, other)
    for place in range(rules.order_count):
        state.pile[place] = 0


@kernel
def list_keeps(actions: Any) -> int:
    """[AO-9.11] List to keep either order, or both."""
    for choice in range(BOTH + 1):
        actions[choice] = KEEP + choice
    return BOTH + 1


@kernel
def keep(state: Any, action: int) -> None:
    """[AO-9.11] Keep one order or both."""
    seat = seat_due(state)
    drop(state)
    if action - KEEP == BOTH:
        return
    state.orders[seat, 0] = state.orders[seat, action - KEEP]
    state.orders[seat, 1] = NO_ORDER


@kernel
def order_points(rules: Any, state: Any, seat: int) -> int:
    """[AO-9.11] Count the points of orders fulfilled, less half of the others, rounded down."""
    points = 0
    for place in range(ORDERS_DEALT):
        order = state.orders[seat, place]
        if order == NO_ORDER:
            continue
        worth = rules.order_points[order]
        is_met = can_travel(state, seat, rules.order_ends[order, 0], rules.order_ends[order, 1])
        points += worth if is_met else -(worth // 2)
    return points
