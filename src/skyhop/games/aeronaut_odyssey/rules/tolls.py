"""[AO-9.4] Tolls: the flyer hands a balloon over."""

from __future__ import annotations

from skyhop.core.event import emit
from skyhop.core.kernel import kernel
from skyhop.core.record import Row
from skyhop.games.aeronaut_odyssey.actions import action_of_balloon, balloon_of
from skyhop.games.aeronaut_odyssey.constants import BALLOONS
from skyhop.games.aeronaut_odyssey.events import Kind
from skyhop.games.aeronaut_odyssey.rules.agenda import drop, number_due
from skyhop.games.aeronaut_odyssey.rules.inventory import cross_out, receive
from skyhop.games.aeronaut_odyssey.state import Seen, StateRecord


@kernel
def list_tolls(state: Seen, actions: Row) -> int:
    """[AO-9.4, AO-2.5] List the balloons that the flyer holds; none if the receiver has no space."""
    count = 0
    if state.free[number_due(state)] == 0:
        return count
    for balloon in range(BALLOONS):
        if state.held[state.turn, balloon] > 0:
            actions[count] = action_of_balloon(balloon)
            count += 1
    return count


@kernel
def hand_over(state: StateRecord, action: int) -> None:
    """[AO-9.4] Cross the flyer's balloon out and give it to who has the toll."""
    holder = number_due(state)
    drop(state)
    balloon = balloon_of(action)
    cross_out(state, state.turn, balloon)
    receive(state, holder, balloon)
    emit(state, Kind.TOLL, holder, state.turn, balloon)
