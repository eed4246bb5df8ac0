"""Determinization: choose a random world that a view allows."""

from __future__ import annotations

from skyhop.engine.chance import below, seed_word, shuffle
from skyhop.engine.kernel import entry, kernel, kernel_apart
from skyhop.engine.record import Many
from skyhop.engine.state import State, View, copy_fields
from skyhop.games.aeronaut_odyssey.constants import ORDERS_DEALT, TYPES, WILD
from skyhop.games.aeronaut_odyssey.state import NO_ORDER, Cell, Chance, Due, Rules, Seen, StateRecord, ViewRecord


def determinize_view(view: View, seed: int) -> State:
    """[AO-2.4, AO-9.11] Return a random world that a view allows, fixed by `seed`; visible parts stay the same."""
    states = copy_fields(view.records, StateRecord, Seen)
    states["random"] = seed_word(seed)
    determinize(view.ruleset.record, view.records, states)
    return State(view.ruleset, states, view.beside)


@entry
def determinize(rules: Many[Rules], views: Many[ViewRecord], states: Many[StateRecord]) -> None:
    """Complete `states[0]` to a random world that `views[0]` allows; it must hold the visible part and a generator."""
    fill_in(rules[0], views[0], states[0])


@kernel_apart
def fill_in(rules: Rules, view: ViewRecord, state: StateRecord) -> None:
    """[AO-2.4, AO-9.11] Fill in hidden inventories and orders at random."""
    for seat in range(rules.seats):
        if view.cell_count[seat] > 0 and view.cells[seat, 0] == Cell.UNSEEN:
            fill_cells(rules, view, state, seat)
    if rules.order_count > 0:
        deal_unseen_orders(rules, view, state)


@kernel
def fill_cells(rules: Rules, view: ViewRecord, state: StateRecord, seat: int) -> None:
    """[AO-2.1] Fill a hidden inventory with the known numbers of held, crossed out and free spaces, of random types."""
    for cell in range(view.cell_count[seat]):
        state.cells[seat, cell] = Cell.FREE
    picked = write_picked(view, state, seat)
    used = view.cell_count[seat] - view.free[seat] - picked
    held = view.balloons[seat] - picked
    cell = 0
    while used > 0:
        if state.cells[seat, cell] == Cell.FREE:
            balloon = any_balloon(rules, state)
            if below(state, used) < held:
                state.cells[seat, cell] = Cell.HELD + balloon
                state.held[seat, balloon] += 1
                held -= 1
            else:
                state.cells[seat, cell] = Cell.CROSSED + balloon
            used -= 1
        cell += 1


@kernel
def write_picked(view: Seen, state: StateRecord, seat: int) -> int:
    """[AO-10.1] Write the current move's picked balloons, which a veto may remove; return their number.

    All players have seen these balloons.
    """
    count = 0
    if seat != view.turn:
        return count
    for item in range(view.agenda_size):
        if view.agenda_kind[item] == Due.OWNER or view.agenda_kind[item] == Due.REFUSABLE:
            place = view.agenda_number[item]
            balloon = view.picked[place]
            state.cells[seat, view.picked_cell[place]] = Cell.HELD + balloon
            state.held[seat, balloon] += 1
            count += 1
    return count


@kernel
def any_balloon(rules: Rules, state: StateRecord) -> int:
    """[AO-1.1, AO-9.8] Return a random balloon of those in play."""
    count = 1 if rules.has_wilds else 0
    for kind in range(len(TYPES)):
        count += rules.is_type[kind]
    number = below(state, count)
    for kind in range(len(TYPES)):
        if rules.is_type[kind]:
            if number == 0:
                return kind
            number -= 1
    return WILD


@kernel
def deal_unseen_orders(rules: Rules, view: ViewRecord, state: StateRecord) -> None:
    """[AO-9.11] Deal the orders that the view hides to seats with hidden orders; reset the pile."""
    unseen = 0
    for order in range(rules.order_count):
        if not is_seen(rules, view, order):
            state.pile[unseen] = order
            unseen += 1
    shuffle(state, state.pile, unseen)
    for seat in range(rules.seats):
        if view.orders[seat, 0] == NO_ORDER:
            for place in range(view.order_count[seat]):
                unseen -= 1
                state.orders[seat, place] = state.pile[unseen]
            sort_orders(state, seat, view.order_count[seat])
    for order in range(rules.order_count):
        state.pile[order] = order if view.chance == Chance.DEAL_ORDERS else 0


@kernel
def is_seen(rules: Rules, view: Seen, order: int) -> bool:
    """Return True if the view shows the order in any hand."""
    for seat in range(rules.seats):
        for place in range(ORDERS_DEALT):
            if view.orders[seat, place] == order:
                return True
    return False


@kernel
def sort_orders(state: StateRecord, seat: int, count: int) -> None:
    """[AO-9.11] Put the lower-numbered of two orders first."""
    if count == ORDERS_DEALT and state.orders[seat, 0] > state.orders[seat, 1]:
        lower = state.orders[seat, 1]
        state.orders[seat, 1] = state.orders[seat, 0]
        state.orders[seat, 0] = lower
