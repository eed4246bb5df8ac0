"""[AO-5.3, AO-5.4] The balloons of a move, and what they bring to others."""

from __future__ import annotations

from typing import Any

from skyhop.core.kernel import kernel
from skyhop.games.aeronaut_odyssey.actions import DONE, NO_BALLOON, RUN, run_code
from skyhop.games.aeronaut_odyssey.constants import WILD
from skyhop.games.aeronaut_odyssey.rules import variants
from skyhop.games.aeronaut_odyssey.rules.agenda import drop, number_due, push, seat_due
from skyhop.games.aeronaut_odyssey.rules.inventory import fitting, receive
from skyhop.games.aeronaut_odyssey.rules.routes import seat_before
from skyhop.games.aeronaut_odyssey.rules.runs import balloon_of_run, list_runs
from skyhop.games.aeronaut_odyssey.rules.wild import may_pick_wild, types_to_pick
from skyhop.games.aeronaut_odyssey.state import OWNER, PROFIT


@kernel
def list_picks(rules: Any, state: Any, actions: Any) -> int:
    """[AO-5.3, AO-2.2] List the runs of types found at the destination, as many as fit; give their number."""
    seat = seat_due(state)
    length = fitting(state, seat)
    if length == 0:
        return 0
    flown = number_due(state)
    types = types_to_pick(rules, state, seat, flown)
    count = list_runs(types, length, actions)
    if rules.variant:
        count = variants.keep_allowed(rules, flown, types, actions, count)
    if may_pick_wild(rules, state, seat):
        actions[count] = RUN + run_code(WILD, NO_BALLOON, NO_BALLOON)
        count += 1
    return count


@kernel
def pick(rules: Any, state: Any, action: int) -> None:
    """[AO-5.3, AO-5.7] Receive the balloons, both at once; profit, or their owners' rewards, come next."""
    seat = seat_due(state)
    drop(state)
    types = 0
    picked = 0
    state.refused = 0
    for place in range(2):
        balloon = balloon_of_run(action, place)
        if balloon != NO_BALLOON:
            state.picked[place] = balloon
            state.picked_cell[place] = receive(state, seat, balloon)
            types |= 1 << balloon
            picked += 1
    if rules.is_capital:
        for place in range(picked - 1, -1, -1):
            push(state, OWNER, seat, place)
    else:
        push_profits(rules, state, seat, types)


@kernel
def push_profits(rules: Any, state: Any, mover: int, types: int) -> None:
    """[AO-5.4] Ask the others in turn order who have not profited this round and have a space."""
    seat = seat_before(rules, mover)
    while seat != mover:
        if not state.has_profited[seat] and state.free[seat] > 0:
            push(state, PROFIT, seat, types)
        seat = seat_before(rules, seat)


@kernel
def list_profits(state: Any, actions: Any) -> int:
    """[AO-5.4] List the types just received, and to take none."""
    count = list_runs(number_due(state), 1, actions)
    actions[count] = DONE
    return count + 1


@kernel
def profit(state: Any, action: int) -> None:
    """[AO-5.4] Take one balloon, or none."""
    if action != DONE:
        receive(state, seat_due(state), balloon_of_run(action, 0))
        state.has_profited[seat_due(state)] = 1
    drop(state)
