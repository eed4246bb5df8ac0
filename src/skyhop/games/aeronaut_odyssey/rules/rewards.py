"""[AO-2.3] Rewards: a balloon of any type in play, or a space."""

from __future__ import annotations

from skyhop.engine.event import emit
from skyhop.engine.kernel import kernel
from skyhop.engine.record import Row
from skyhop.games.aeronaut_odyssey.actions import SPACE, ActionKind, balloon_of
from skyhop.games.aeronaut_odyssey.events import Kind
from skyhop.games.aeronaut_odyssey.layout import Layout
from skyhop.games.aeronaut_odyssey.refusals import Code
from skyhop.games.aeronaut_odyssey.rules.agenda import drop, kind_due, seat_due
from skyhop.games.aeronaut_odyssey.rules.answers import Answer
from skyhop.games.aeronaut_odyssey.rules.inventory import add_space, all_types, receive
from skyhop.games.aeronaut_odyssey.rules.runs import is_one_of, list_runs
from skyhop.games.aeronaut_odyssey.state import Due, Open, StateRecord


@kernel
def types_to_take(rules: Layout, state: Open) -> int:
    """[AO-2.3] The types that the rewarded player can take, bits: all where a balloon fits."""
    return all_types(rules) if state.free[seat_due(state)] > 0 else 0


@kernel
def refusal_of_reward(rules: Layout, state: Open, answer: Answer) -> int:
    """[AO-12.4, AO-2.3, AO-10.1] Say why this cannot be a reward, or LEGAL."""
    if answer.kind == ActionKind.SPACE:
        return Code.LEGAL
    if answer.kind == ActionKind.VETO:
        return Code.LEGAL if kind_due(state) == Due.REFUSABLE else Code.NO_VETO
    types = types_to_take(rules, state)
    if types == 0:
        return Code.INVENTORY_IS_FULL
    return Code.LEGAL if is_one_of(answer, types) else Code.WRONG_REWARD


@kernel
def list_rewards(rules: Layout, state: Open, actions: Row) -> int:
    """[AO-2.3] List a balloon of any type, where one fits, and a space."""
    count = list_runs(types_to_take(rules, state), 1, actions)
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
