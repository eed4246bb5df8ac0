"""[AO-9.4] Tolls: the flyer hands a balloon over."""

from __future__ import annotations

from skyhop.engine.event import emit
from skyhop.engine.kernel import kernel
from skyhop.games.aeronaut_odyssey.actions import balloon_of
from skyhop.games.aeronaut_odyssey.events import Kind
from skyhop.games.aeronaut_odyssey.rules.agenda import drop, number_due
from skyhop.games.aeronaut_odyssey.rules.inventory import cross_out, receive, types_held
from skyhop.games.aeronaut_odyssey.state import Seen, StateRecord


@kernel
def types_for_toll(state: Seen) -> int:
    """[AO-9.4, AO-2.5] The types that the flyer holds, bits; none if the receiver has no space."""
    return types_held(state, state.turn) if state.free[number_due(state)] > 0 else 0


@kernel
def hand_over(state: StateRecord, action: int) -> None:
    """[AO-9.4] Cross the flyer's balloon out and give it to who has the toll."""
    holder = number_due(state)
    drop(state)
    balloon = balloon_of(action)
    cross_out(state, state.turn, balloon)
    receive(state, holder, balloon)
    emit(state, Kind.TOLL, holder, state.turn, balloon)
