"""[AO-2.4, AO-9.11] Views: write what one seat may see, field by field, into an empty record."""

from __future__ import annotations

from skyhop.engine.kernel import copier, entry, kernel, kernel_apart
from skyhop.engine.record import Many
from skyhop.games.aeronaut_odyssey.constants import BALLOONS, ORDERS_DEALT
from skyhop.games.aeronaut_odyssey.rules.inventory import count_held
from skyhop.games.aeronaut_odyssey.state import NO_ORDER, NOBODY, Cell, Open, Rules, Seen, StateRecord, ViewRecord

copy_open = copier(Open.dtype)


@kernel
def may_see_orders(rules: Rules, owner: int, seat: int) -> bool:
    """[AO-9.11, AO-8.4] Return True if the seat may see these orders before the end: its own or the rival's."""
    return owner == seat or (rules.is_solo != 0 and seat != NOBODY)


@kernel
def may_see_inventory(rules: Rules, owner: int, seat: int) -> bool:
    """[AO-2.4, AO-8.4] Return True if the seat may see this inventory before the end; any seat may if all are open."""
    return not rules.is_secret or may_see_orders(rules, owner, seat)


@entry
def may_look(rules: Many[Rules], owner: int, seat: int) -> bool:
    """Return True if the seat, or -1 for a spectator, may see this inventory before the end."""
    return may_see_inventory(rules[0], owner, seat)


@kernel
def show_cells(rules: Rules, state: Seen, view: ViewRecord, seat: int) -> None:
    """[AO-2.1, AO-2.4] Write visible inventories space by space; mark the spaces of others as unseen."""
    for owner in range(rules.seats):
        is_seen = state.over != 0 or may_see_inventory(rules, owner, seat)
        for cell in range(state.cell_count[owner]):
            view.cells[owner, cell] = Cell.UNSEEN
            if is_seen:
                view.cells[owner, cell] = state.cells[owner, cell]


@kernel
def show_held(rules: Rules, state: Seen, view: ViewRecord, seat: int) -> None:
    """[AO-2.4] Write the numbers of visible balloons by type."""
    for owner in range(rules.seats):
        if state.over or may_see_inventory(rules, owner, seat):
            for balloon in range(BALLOONS):
                view.held[owner, balloon] = state.held[owner, balloon]


@kernel
def show_orders(rules: Rules, state: Seen, view: ViewRecord, seat: int) -> None:
    """[AO-9.11] Write the orders that the seat may see; before the end, none of other players."""
    for owner in range(rules.seats):
        is_seen = state.over != 0 or may_see_orders(rules, owner, seat)
        for place in range(ORDERS_DEALT):
            view.orders[owner, place] = state.orders[owner, place] if is_seen else NO_ORDER


@kernel
def show_balloons(rules: Rules, state: Seen, view: ViewRecord) -> None:
    """[AO-2.4] Write each seat's number of balloons, which is public."""
    for owner in range(rules.seats):
        view.balloons[owner] = count_held(state, owner)


@kernel
def show_order_count(rules: Rules, state: Seen, view: ViewRecord) -> None:
    """[AO-9.11] Write each seat's number of secret orders, which is public."""
    for owner in range(rules.seats):
        for place in range(ORDERS_DEALT):
            view.order_count[owner] += state.orders[owner, place] != NO_ORDER


@kernel
def show_in_part(rules: Rules, state: Seen, view: ViewRecord, seat: int) -> None:
    """[AO-2.4, AO-9.11] Write the partly hidden fields that a seat may see; they must be blank before."""
    show_cells(rules, state, view, seat)
    show_held(rules, state, view, seat)
    show_orders(rules, state, view, seat)
    show_balloons(rules, state, view)
    show_order_count(rules, state, view)


@kernel_apart
def fill_view(rules: Rules, state: StateRecord, view: ViewRecord, seat: int) -> None:
    """Write all fields that a seat may see into a blank view."""
    copy_open(state, view)
    view.seat = seat
    show_in_part(rules, state, view, seat)


@entry
def show(rules: Many[Rules], states: Many[StateRecord], index: int, views: Many[ViewRecord], seat: int) -> None:
    """Write the partly hidden fields that a seat may see into `views[0]`; they must be blank before."""
    show_in_part(rules[0], states[index], views[0], seat)
