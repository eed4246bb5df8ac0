"""[AO-4.2] The agenda: what is still to happen, the next on top."""

from __future__ import annotations

from typing import Any

from skyhop.core.kernel import kernel


@kernel
def push(state: Any, kind: int, seat: int, number: int) -> None:
    """Put an item on top: it happens before all that is there already."""
    top = state.agenda_size
    state.agenda_kind[top] = kind
    state.agenda_seat[top] = seat
    state.agenda_number[top] = number
    state.agenda_size = top + 1


@kernel
def drop(state: Any) -> None:
    """Take the top item away."""
    top = state.agenda_size - 1
    state.agenda_kind[top] = 0
    state.agenda_seat[top] = 0
    state.agenda_number[top] = 0
    state.agenda_size = top


@kernel
def kind_due(state: Any) -> int:
    """Give the kind of the top item."""
    kind: int = state.agenda_kind[state.agenda_size - 1]
    return kind


@kernel
def seat_due(state: Any) -> int:
    """Give the seat of the top item."""
    seat: int = state.agenda_seat[state.agenda_size - 1]
    return seat


@kernel
def number_due(state: Any) -> int:
    """Give the number of the top item."""
    number: int = state.agenda_number[state.agenda_size - 1]
    return number
