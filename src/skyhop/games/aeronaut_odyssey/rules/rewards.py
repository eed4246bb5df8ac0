"""[AO-2.3] Rewards: a balloon of any type in play, or a space."""

from __future__ import annotations

from skyhop.core.event import emit
from skyhop.core.kernel import kernel
from skyhop.core.record import Row
from skyhop.games.aeronaut_odyssey.actions import SPACE, balloon_of
from skyhop.games.aeronaut_odyssey.events import Kind
from skyhop.games.aeronaut_odyssey.layout import Layout
from skyhop.games.aeronaut_odyssey.rules.agenda import drop, seat_due
from skyhop.games.aeronaut_odyssey.rules.inventory import add_space, all_types, receive
from skyhop.games.aeronaut_odyssey.rules.runs import list_runs
from skyhop.games.aeronaut_odyssey.state import Open, StateRecord


@kernel
def list_rewards(rules: Layout, state: Open, actions: Row) -> int:
    """[AO-2.3] List a balloon of any type, where one fits, and a space."""
    count = list_runs(all_types(rules), 1, actions) if state.free[seat_due(state)] > 0 else 0
    actions[count] = SPACE
    return count + 1


@kernel
def reward(state: StateRecord, route: int, action: int) -> None:
    """[AO-2.3] Receive the balloon or the space, for a route flown over or claimed (`NO_ROUTE`: for a balloon)."""
    seat = seat_due(state)
    drop(state)
    if action == SPACE:
        add_space(state, seat)
        emit(state, Kind.SPACE_GAINED, seat, route)
    else:
        receive(state, seat, balloon_of(action))
        emit(state, Kind.REWARDED, seat, route, balloon_of(action))
