"""[AO-2.4, AO-9.11] Views of a state for one seat, and random states that agree with a view."""

from __future__ import annotations

from skyhop.engine.chance import below, seed_word, shuffle
from skyhop.engine.kernel import copier, entry, kernel, kernel_apart
from skyhop.engine.record import Many
from skyhop.engine.state import State, View, copy_fields
from skyhop.games.aeronaut_odyssey.constants import BALLOONS, ORDERS_DEALT, TYPES, WILD
from skyhop.games.aeronaut_odyssey.rules.inventory import count_held
from skyhop.games.aeronaut_odyssey.state import (
    NO_ORDER,
    NOBODY,
    Cell,
    Chance,
    Due,
    Open,
    Rules,
    Seen,
    StateRecord,
    ViewRecord,
)


def determinize_view(view: View, seed: int) -> State:
    """[AO-2.4, AO-9.11] Return a random state that is possible according to a view.

    The state keeps all values that the view shows. The same seed gives the same state.
    """
    states = copy_fields(view.records, StateRecord, Seen)
    states["random"] = seed_word(seed)
    determinize(view.ruleset.record, view.records, states)
    return State(view.ruleset, states, view.status)


@entry
def determinize(rules: Many[Rules], views: Many[ViewRecord], states: Many[StateRecord]) -> None:
    """Fill the hidden fields of `states[0]` with random values that are possible according to `views[0]`.

    Before the call, `states[0]` must contain the visible fields of the view, and a random generator.
    """
    fill_in(rules[0], views[0], states[0])


@kernel_apart
def fill_in(rules: Rules, view: ViewRecord, state: StateRecord) -> None:
    """[AO-2.4, AO-9.11] Fill hidden inventories and orders with random values.

    The values are possible according to the view.
    """
    for seat in range(rules.seats):
        if view.cell_count[seat] > 0 and view.cells[seat, 0] == Cell.UNSEEN:
            fill_cells(rules, view, state, seat)
    if rules.order_count > 0:
        deal_unseen_orders(rules, view, state)


@kernel
def fill_cells(rules: Rules, view: ViewRecord, state: StateRecord, seat: int) -> None:
    """[AO-2.1] Fill a seat's hidden inventory with balloons of random types.

    Keep the numbers of balloons, crossed-out spaces and free spaces that the view shows.
    """
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
    """[AO-10.1] Put the picked balloons whose rewards are pending into the inventory of `seat`. Return their number.

    All players have seen these balloons, and a veto may still remove them.
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
    """[AO-1.1, AO-9.8] Return a random type in play. If the rules have wilds, it may also be a wild."""
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
    """[AO-9.11] Deal the hidden orders at random to the seats whose orders the view hides. Then reset the pile."""
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
    """Return True if the view shows that a seat has the order."""
    for seat in range(rules.seats):
        for place in range(ORDERS_DEALT):
            if view.orders[seat, place] == order:
                return True
    return False


@kernel
def sort_orders(state: StateRecord, seat: int, count: int) -> None:
    """[AO-9.11] Sort the orders of a seat by number. A seat has at most two orders."""
    if count == ORDERS_DEALT and state.orders[seat, 0] > state.orders[seat, 1]:
        lower = state.orders[seat, 1]
        state.orders[seat, 1] = state.orders[seat, 0]
        state.orders[seat, 0] = lower


copy_open = copier(Open.dtype)


@kernel
def may_see_orders(rules: Rules, owner: int, seat: int) -> bool:
    """[AO-9.11, AO-8.4] Return True if `seat` may see the orders of `owner` before the end of the match.

    A seat may see its own orders. In a solo match, the human may also see the orders of the rival.
    """
    return owner == seat or (rules.is_solo != 0 and seat != NOBODY)


@kernel
def may_see_inventory(rules: Rules, owner: int, seat: int) -> bool:
    """[AO-2.4, AO-8.4] Return True if `seat` may see the inventory of `owner` before the end of the match."""
    return not rules.is_secret or may_see_orders(rules, owner, seat)


@entry
def may_look(rules: Many[Rules], owner: int, seat: int) -> bool:
    """Return True if `seat` may see the inventory of `owner` before the end of the match.

    For a spectator, `seat` is -1.
    """
    return may_see_inventory(rules[0], owner, seat)


@kernel
def show_cells(rules: Rules, state: Seen, view: ViewRecord, seat: int) -> None:
    """[AO-2.1, AO-2.4] Copy the inventories visible to `seat` into the view, space by space.

    Mark the spaces of all other inventories as unseen.
    """
    for owner in range(rules.seats):
        is_seen = state.over != 0 or may_see_inventory(rules, owner, seat)
        for cell in range(state.cell_count[owner]):
            view.cells[owner, cell] = Cell.UNSEEN
            if is_seen:
                view.cells[owner, cell] = state.cells[owner, cell]


@kernel
def show_held(rules: Rules, state: Seen, view: ViewRecord, seat: int) -> None:
    """[AO-2.4] For each inventory that `seat` may see, copy the number of balloons of each type into the view."""
    for owner in range(rules.seats):
        if state.over or may_see_inventory(rules, owner, seat):
            for balloon in range(BALLOONS):
                view.held[owner, balloon] = state.held[owner, balloon]


@kernel
def show_orders(rules: Rules, state: Seen, view: ViewRecord, seat: int) -> None:
    """[AO-9.11] Copy the secret orders visible to `seat` into the view. Replace all other orders with `NO_ORDER`."""
    for owner in range(rules.seats):
        is_seen = state.over != 0 or may_see_orders(rules, owner, seat)
        for place in range(ORDERS_DEALT):
            view.orders[owner, place] = state.orders[owner, place] if is_seen else NO_ORDER


@kernel
def show_balloons(rules: Rules, state: Seen, view: ViewRecord) -> None:
    """[AO-2.4] Write the total number of balloons of each seat into the view. This number is public."""
    for owner in range(rules.seats):
        view.balloons[owner] = count_held(state, owner)


@kernel
def show_order_count(rules: Rules, state: Seen, view: ViewRecord) -> None:
    """[AO-9.11] Write the number of secret orders of each seat into the view. This number is public."""
    for owner in range(rules.seats):
        for place in range(ORDERS_DEALT):
            view.order_count[owner] += state.orders[owner, place] != NO_ORDER


@kernel
def show_in_part(rules: Rules, state: Seen, view: ViewRecord, seat: int) -> None:
    """[AO-2.4, AO-9.11] Fill the partly hidden fields of a view with the values that a seat may see.

    These fields must be blank before the call.
    """
    show_cells(rules, state, view, seat)
    show_held(rules, state, view, seat)
    show_orders(rules, state, view, seat)
    show_balloons(rules, state, view)
    show_order_count(rules, state, view)


@kernel_apart
def fill_view(rules: Rules, state: StateRecord, view: ViewRecord, seat: int) -> None:
    """Fill a blank view with all values that a seat may see."""
    copy_open(state, view)
    view.seat = seat
    show_in_part(rules, state, view, seat)


@entry
def show(rules: Many[Rules], states: Many[StateRecord], index: int, views: Many[ViewRecord], seat: int) -> None:
    """Fill the partly hidden fields of `views[0]` with the values that a seat may see.

    These fields must be blank before the call.
    """
    show_in_part(rules[0], states[index], views[0], seat)
