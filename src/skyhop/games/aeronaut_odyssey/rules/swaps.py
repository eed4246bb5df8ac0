"""[AO-9.2, AO-9.3] Swaps: a balloon changed into another type."""

from __future__ import annotations

from skyhop.core.event import emit
from skyhop.core.kernel import kernel
from skyhop.core.record import Row
from skyhop.games.aeronaut_odyssey.actions import DONE, action_of_swap, swap_of
from skyhop.games.aeronaut_odyssey.constants import BALLOONS, TYPES
from skyhop.games.aeronaut_odyssey.events import Kind
from skyhop.games.aeronaut_odyssey.layout import Layout
from skyhop.games.aeronaut_odyssey.rules.agenda import drop, kind_due, number_due, push, seat_due
from skyhop.games.aeronaut_odyssey.rules.inventory import swap
from skyhop.games.aeronaut_odyssey.state import Seen, StateRecord


@kernel
def list_swaps(rules: Layout, state: Seen, actions: Row) -> int:
    """[AO-9.2] List the changes of a balloon held into another type, and to make none."""
    count = 0
    for old in range(BALLOONS):
        if state.held[seat_due(state), old] == 0:
            continue
        for new in range(len(TYPES)):
            if rules.is_type[new] and new != old:
                actions[count] = action_of_swap(old, new)
                count += 1
    actions[count] = DONE
    return count + 1


@kernel
def answer_swap(state: StateRecord, action: int) -> None:
    """[AO-9.2] Make one swap, after which those left are asked for; or none of them."""
    kind, seat, left = kind_due(state), seat_due(state), number_due(state)
    drop(state)
    if action == DONE:
        emit(state, Kind.NO_SWAP, seat)
        return
    old, new = swap_of(action)
    swap(state, seat, old, new)
    emit(state, Kind.SWAPPED, seat, old, new)
    if left > 1:
        push(state, kind, seat, left - 1)
