"""[AO-4.2] The agenda: what is still to happen, the next on top."""

from __future__ import annotations

from skyhop.engine.kernel import kernel
from skyhop.games.aeronaut_odyssey.state import Open


@kernel
def push(state: Open, kind: int, seat: int, number: int) -> None:
    """Put an item on top: it happens before all that is there already."""
    top = state.agenda_size
    state.agenda_kind[top] = kind
    state.agenda_seat[top] = seat
    state.agenda_number[top] = number
    state.agenda_size = top + 1


@kernel
def drop(state: Open) -> None:
    """Take the top item away."""
    top = state.agenda_size - 1
    state.agenda_kind[top] = 0
    state.agenda_seat[top] = 0
    state.agenda_number[top] = 0
    state.agenda_size = top


@kernel
def kind_due(state: Open) -> int:
    """The kind of the top item, a `Due`."""
    return state.agenda_kind[state.agenda_size - 1]


@kernel
def seat_due(state: Open) -> int:
    """The seat of the top item."""
    return state.agenda_seat[state.agenda_size - 1]


@kernel
def number_due(state: Open) -> int:
    """The number of the top item."""
    return state.agenda_number[state.agenda_size - 1]
