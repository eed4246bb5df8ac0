"""[AO-9.11] Secret orders: dealt before the start, kept or given back, scored at the end."""

from __future__ import annotations

from skyhop.engine.event import emit
from skyhop.engine.kernel import kernel
from skyhop.engine.record import Row
from skyhop.games.aeronaut_odyssey.actions import CHOICES, KEEP
from skyhop.games.aeronaut_odyssey.constants import ORDERS_DEALT
from skyhop.games.aeronaut_odyssey.events import Kind
from skyhop.games.aeronaut_odyssey.layout import Layout
from skyhop.games.aeronaut_odyssey.rules.agenda import drop, push, seat_due
from skyhop.games.aeronaut_odyssey.rules.routes import can_travel
from skyhop.games.aeronaut_odyssey.ruleset import Rules
from skyhop.games.aeronaut_odyssey.state import NO_ORDER, Chance, Due, Open, Seen, StateRecord

BOTH = CHOICES - 1


@kernel
def takers(rules: Rules) -> int:
    """[AO-8.4] Count the players who are dealt orders: all but the rival."""
    return 1 if rules.is_solo else rules.seats


@kernel
def lay_out_orders(rules: Rules, state: StateRecord) -> None:
    """[AO-9.11] Let chance put the orders in order, if there are enough for all."""
    if rules.order_count == 0 or rules.order_count < ORDERS_DEALT * takers(rules):
        return
    for order in range(rules.order_count):
        state.pile[order] = order
    state.chance = Chance.DEAL_ORDERS
    for seat in range(takers(rules) - 1, -1, -1):
        push(state, Due.KEEP, seat, 0)


@kernel
def deal(rules: Rules, state: StateRecord) -> None:
    """[AO-9.11] Give each player two orders from the top of the pile, the lower-numbered first."""
    state.chance = Chance.NONE
    for seat in range(takers(rules)):
        one, other = state.pile[ORDERS_DEALT * seat], state.pile[ORDERS_DEALT * seat + 1]
        state.orders[seat, 0] = min(one, other)
        state.orders[seat, 1] = max(one, other)
        emit(state, Kind.DEALT, seat, state.orders[seat, 0], state.orders[seat, 1])
    for place in range(rules.order_count):
        state.pile[place] = 0


@kernel
def list_keeps(actions: Row) -> int:
    """[AO-9.11] List to keep either order, or both."""
    for choice in range(CHOICES):
        actions[choice] = KEEP + choice
    return CHOICES


@kernel
def keep(state: StateRecord, action: int) -> None:
    """[AO-9.11] Keep one order or both."""
    seat, choice = seat_due(state), action - KEEP
    drop(state)
    if choice != BOTH:
        state.orders[seat, 0] = state.orders[seat, choice]
        state.orders[seat, 1] = NO_ORDER
    count = 2 if choice == BOTH else 1
    emit(state, Kind.KEPT, seat, count, state.orders[seat, 0], state.orders[seat, 1])


@kernel
def order_points(rules: Layout, state: Seen, seat: int) -> int:
    """[AO-9.11] Count the points of orders fulfilled, less what the others cost."""
    points = 0
    for place in range(ORDERS_DEALT):
        order = state.orders[seat, place]
        if order != NO_ORDER:
            worth = rules.order_points[order]
            points += worth if is_fulfilled(rules, state, seat, order) else -points_lost(worth)
    return points


@kernel
def points_lost(worth: int) -> int:
    """[AO-9.11] The points that an order costs whoever has kept it and not fulfilled it: half, rounded down."""
    return worth // 2


@kernel
def is_fulfilled(rules: Layout, state: Open, seat: int, order: int) -> bool:
    """[AO-9.11] Say whether a seat has joined the cities of an order."""
    return can_travel(state, seat, rules.order_ends[order, 0], rules.order_ends[order, 1])
