"""[AO-2.4, AO-9.11] What is shown to one seat, and nothing else: field by field into an empty view."""

from __future__ import annotations

from skyhop.engine.kernel import copier, entry, kernel, kernel_apart
from skyhop.engine.record import Many
from skyhop.games.aeronaut_odyssey.constants import BALLOONS, ORDERS_DEALT
from skyhop.games.aeronaut_odyssey.rules.inventory import count_held
from skyhop.games.aeronaut_odyssey.state import NO_ORDER, NOBODY, Cell, Open, Rules, Seen, StateRecord, ViewRecord

copy_open = copier(Open.dtype)


@kernel
def may_see_orders(rules: Rules, owner: int, seat: int) -> bool:
    """[AO-9.11, AO-8.4] Say whether a seat may see orders before the end: its own, the rival's."""
    return owner == seat or (rules.is_solo != 0 and seat != NOBODY)


@kernel
def may_see_inventory(rules: Rules, owner: int, seat: int) -> bool:
    """[AO-2.4, AO-8.4] Say whether a seat may look into an inventory before the end: any that is open, too."""
    return not rules.is_secret or may_see_orders(rules, owner, seat)


@entry
def may_look(rules: Many[Rules], owner: int, seat: int) -> bool:
    """Say whether a seat, -1 for a spectator, may look into an inventory before the end."""
    return may_see_inventory(rules[0], owner, seat)


@kernel
def show_cells(rules: Rules, state: Seen, view: ViewRecord, seat: int) -> None:
    """[AO-2.1, AO-2.4] Show inventories space by space, or leave their spaces unseen."""
    for owner in range(rules.seats):
        is_seen = state.over != 0 or may_see_inventory(rules, owner, seat)
        for cell in range(state.cell_count[owner]):
            view.cells[owner, cell] = Cell.UNSEEN
            if is_seen:
                view.cells[owner, cell] = state.cells[owner, cell]


@kernel
def show_held(rules: Rules, state: Seen, view: ViewRecord, seat: int) -> None:
    """[AO-2.4] Count, by type, the balloons that the seat may see."""
    for owner in range(rules.seats):
        if state.over or may_see_inventory(rules, owner, seat):
            for balloon in range(BALLOONS):
                view.held[owner, balloon] = state.held[owner, balloon]


@kernel
def show_orders(rules: Rules, state: Seen, view: ViewRecord, seat: int) -> None:
    """[AO-9.11] Show the seat's own orders, and no others before the end."""
    for owner in range(rules.seats):
        is_seen = state.over != 0 or may_see_orders(rules, owner, seat)
        for place in range(ORDERS_DEALT):
            view.orders[owner, place] = state.orders[owner, place] if is_seen else NO_ORDER


@kernel
def show_balloons(rules: Rules, state: Seen, view: ViewRecord) -> None:
    """[AO-2.4] Everybody can count the balloons of a seat."""
    for owner in range(rules.seats):
        view.balloons[owner] = count_held(state, owner)


@kernel
def show_order_count(rules: Rules, state: Seen, view: ViewRecord) -> None:
    """[AO-9.11] Everybody can count the secret orders of a seat."""
    for owner in range(rules.seats):
        for place in range(ORDERS_DEALT):
            view.order_count[owner] += state.orders[owner, place] != NO_ORDER


@kernel
def show_in_part(rules: Rules, state: Seen, view: ViewRecord, seat: int) -> None:
    """[AO-2.4, AO-9.11] Write what a seat may see in part into a view that is blank there."""
    show_cells(rules, state, view, seat)
    show_held(rules, state, view, seat)
    show_orders(rules, state, view, seat)
    show_balloons(rules, state, view)
    show_order_count(rules, state, view)


@kernel_apart
def fill_view(rules: Rules, state: StateRecord, view: ViewRecord, seat: int) -> None:
    """Write all that a seat may know into a blank view."""
    copy_open(state, view)
    view.seat = seat
    show_in_part(rules, state, view, seat)


@entry
def show(rules: Many[Rules], states: Many[StateRecord], index: int, views: Many[ViewRecord], seat: int) -> None:
    """Write what a seat may see in part into the first of `views`, which is blank there."""
    show_in_part(rules[0], states[index], views[0], seat)
