"""[AO-9.2, AO-9.3] Swaps: a balloon changed into another type."""

from __future__ import annotations

from skyhop.engine.event import emit
from skyhop.engine.kernel import kernel
from skyhop.engine.record import Row
from skyhop.games.aeronaut_odyssey.actions import DONE, ActionKind, action_of_swap, swap_of
from skyhop.games.aeronaut_odyssey.constants import BALLOONS, TYPES, WILD
from skyhop.games.aeronaut_odyssey.events import Kind
from skyhop.games.aeronaut_odyssey.layout import Layout
from skyhop.games.aeronaut_odyssey.refusals import Code
from skyhop.games.aeronaut_odyssey.rules.agenda import drop, kind_due, number_due, push, seat_due
from skyhop.games.aeronaut_odyssey.rules.answers import Answer
from skyhop.games.aeronaut_odyssey.rules.inventory import swap
from skyhop.games.aeronaut_odyssey.state import Due, Seen, StateRecord


@kernel
def can_swap(rules: Layout, state: Seen, old: int, new: int) -> bool:
    """[AO-9.2] Say whether a balloon held can be changed into another type, which is never a wild."""
    return state.held[seat_due(state), old] > 0 and new not in (old, WILD) and rules.is_type[new] != 0


@kernel
def refusal_of_swap(rules: Layout, state: Seen, answer: Answer) -> int:
    """[AO-12.4, AO-9.2, AO-9.3] Say why a swap cannot be made, or LEGAL."""
    if answer.kind == ActionKind.DONE:
        return Code.LEGAL
    old, new = swap_of(answer.what)
    if can_swap(rules, state, old, new):
        return Code.LEGAL
    return Code.WRONG_SWAP_OF_BONUS if kind_due(state) == Due.SWAP_OF_BONUS else Code.WRONG_SWAP_OF_PRIZE


@kernel
def list_swaps(rules: Layout, state: Seen, actions: Row) -> int:
    """[AO-9.2] List the changes of a balloon held into another type, and to make none."""
    count = 0
    for old in range(BALLOONS):
        for new in range(len(TYPES)):
            if can_swap(rules, state, old, new):
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
