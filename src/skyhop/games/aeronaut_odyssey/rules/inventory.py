"""[AO-2] Inventories. Players fill the spaces of an inventory in order and use each space once."""

from __future__ import annotations

from skyhop.engine.kernel import kernel
from skyhop.engine.record import Row
from skyhop.games.aeronaut_odyssey.actions import NO_BALLOON, action_of_balloon, action_of_run
from skyhop.games.aeronaut_odyssey.constants import BALLOONS, BALLOONS_OF_A_MOVE, TYPES, WILD
from skyhop.games.aeronaut_odyssey.layout import Layout
from skyhop.games.aeronaut_odyssey.rules.agenda import ActionRequest
from skyhop.games.aeronaut_odyssey.state import Cell, Open, Seen, StateRecord

NO_CELL = -1


@kernel
def receive(state: StateRecord, seat: int, balloon: int) -> int:
    """[AO-2.1, AO-2.2] Write a balloon into the first free space of the seat. Return the number of this space.

    If no space is free, return `NO_CELL`.
    """
    if state.free[seat] == 0:
        return NO_CELL
    cell = state.first_free[seat]
    while state.cells[seat, cell] != Cell.FREE:
        cell += 1
    state.first_free[seat] = cell
    put_balloon(state, seat, cell, balloon)
    return cell


@kernel
def put_balloon(state: StateRecord, seat: int, cell: int, balloon: int) -> None:
    """[AO-2.1] Write a balloon into a given free space of the seat's inventory."""
    state.cells[seat, cell] = Cell.HELD + balloon
    state.free[seat] -= 1
    state.held[seat, balloon] += 1
    state.first_held[seat, balloon] = min(state.first_held[seat, balloon], cell)


@kernel
def rub_out(state: StateRecord, seat: int, cell: int) -> None:
    """[AO-10.1] Remove a balloon from its space. The space becomes free again."""
    state.held[seat, state.cells[seat, cell] - Cell.HELD] -= 1
    state.cells[seat, cell] = Cell.FREE
    state.free[seat] += 1
    state.first_free[seat] = min(state.first_free[seat], cell)


@kernel
def lowest(state: StateRecord, seat: int, balloon: int) -> int:
    """[AO-2.1] Return the lowest-numbered space with a balloon of this type. The seat must hold such a balloon."""
    cell = state.first_held[seat, balloon]
    while state.cells[seat, cell] != Cell.HELD + balloon:
        cell += 1
    state.first_held[seat, balloon] = cell
    return cell


@kernel
def cross_out(state: StateRecord, seat: int, balloon: int) -> None:
    """[AO-2.1] Cross out a balloon of the type `balloon`.

    If there are several, choose the space with the lowest number.
    """
    cross_out_cell(state, seat, lowest(state, seat, balloon))


@kernel
def cross_out_cell(state: StateRecord, seat: int, cell: int) -> None:
    """[AO-2.1] Cross out the balloon in a space. The space does not become free."""
    balloon = state.cells[seat, cell] - Cell.HELD
    state.cells[seat, cell] = Cell.CROSSED + balloon
    state.held[seat, balloon] -= 1


@kernel
def swap(state: StateRecord, seat: int, old: int, new: int) -> None:
    """[AO-9.2] Change a balloon of type `old` into type `new`, in the lowest-numbered space with type `old`."""
    cell = lowest(state, seat, old)
    state.cells[seat, cell] = Cell.HELD + new
    state.held[seat, old] -= 1
    state.held[seat, new] += 1
    state.first_held[seat, new] = min(state.first_held[seat, new], cell)


@kernel
def add_space(state: StateRecord, seat: int) -> None:
    """[AO-2.3] Add a free space at the end of the inventory."""
    state.cells[seat, state.cell_count[seat]] = Cell.FREE
    state.cell_count[seat] += 1
    state.free[seat] += 1


@kernel
def lose_space(state: StateRecord, seat: int) -> None:
    """[AO-9.3] Mark the last free space of the inventory as lost. If no space is free, change nothing."""
    if state.free[seat] == 0:
        return
    cell = state.cell_count[seat] - 1
    while state.cells[seat, cell] != Cell.FREE:
        cell -= 1
    state.cells[seat, cell] = Cell.LOST
    state.free[seat] -= 1


@kernel
def count_held(state: Seen, seat: int) -> int:
    """Count the balloons with which a seat can pay."""
    count = 0
    for balloon in range(BALLOONS):
        count += state.held[seat, balloon]
    return count


@kernel
def fitting(state: Open, seat: int) -> int:
    """[AO-2.2] Return the number of balloons that a seat picks after a move: two, or fewer if it lacks free spaces."""
    return min(BALLOONS_OF_A_MOVE, state.free[seat])


@kernel
def types_held(state: Seen, seat: int) -> int:
    """[AO-2.1] Return the types of the seat's balloons as a bit mask, including the wild."""
    types = 0
    for balloon in range(BALLOONS):
        if state.held[seat, balloon] > 0:
            types |= 1 << balloon
    return types


@kernel
def all_types(rules: Layout) -> int:
    """[AO-1.1] Return the types in play as a bit mask."""
    types = 0
    for kind in range(len(TYPES)):
        types |= rules.is_type[kind] << kind
    return types


@kernel
def is_one_of(run: ActionRequest, types: int) -> bool:
    """Return True if the request contains a single balloon, and its type is in the bit mask `types`."""
    return run.size == 1 and run.types & ~types == 0


@kernel
def lowest_type(types: int) -> int:
    """Return the lowest balloon type in the bit mask `types`. If the mask is empty, return `WILD`."""
    balloon = 0
    while balloon < WILD and not types >> balloon & 1:
        balloon += 1
    return balloon


@kernel
def list_runs(types: int, length: int, actions: Row) -> int:
    """Fill `actions` with all choices of `length` balloons (1 to 3) of the types in the bit mask `types`.

    Return the number of these actions.
    """
    count = 0
    for first in range(BALLOONS):
        if not types >> first & 1:
            continue
        if length == 1:
            actions[count] = action_of_balloon(first)
            count += 1
        elif length > 1:
            count = list_longer_runs(types, length, first, actions, count)
    return count


@kernel
def list_longer_runs(types: int, length: int, first: int, actions: Row, count: int) -> int:
    """Append to `actions` all choices of 2 or 3 balloons whose lowest type is `first`.

    Return the new number of actions.
    """
    for second in range(first, BALLOONS):
        if not types >> second & 1:
            continue
        if length == 2:
            actions[count] = action_of_run(first, second, NO_BALLOON)
            count += 1
            continue
        for third in range(second, BALLOONS):
            if types >> third & 1:
                actions[count] = action_of_run(first, second, third)
                count += 1
    return count
