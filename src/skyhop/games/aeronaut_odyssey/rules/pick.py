"""[AO-5.3, AO-5.4, AO-10.1] The balloons of a move, what variants forbid of them, and what they bring to others."""

from __future__ import annotations

from skyhop.engine.event import emit
from skyhop.engine.kernel import kernel
from skyhop.engine.record import Row
from skyhop.games.aeronaut_odyssey.actions import DONE, NO_BALLOON, ActionKind, action_of_balloon, balloon_of, run_of
from skyhop.games.aeronaut_odyssey.constants import BALLOONS_OF_A_MOVE, GRAY, WILD
from skyhop.games.aeronaut_odyssey.events import Kind
from skyhop.games.aeronaut_odyssey.refusals import Code
from skyhop.games.aeronaut_odyssey.rules.agenda import drop, number_due, push, seat_due
from skyhop.games.aeronaut_odyssey.rules.answers import Answer, answer_of_run
from skyhop.games.aeronaut_odyssey.rules.inventory import fitting, receive
from skyhop.games.aeronaut_odyssey.rules.routes import seat_before
from skyhop.games.aeronaut_odyssey.rules.runs import is_one_of, list_runs
from skyhop.games.aeronaut_odyssey.rules.wild import may_pick_wild, types_to_pick
from skyhop.games.aeronaut_odyssey.ruleset import Rules, Variant
from skyhop.games.aeronaut_odyssey.state import Due, Open, StateRecord


@kernel
def refusal_of_pick(rules: Rules, state: Open, run: Answer) -> int:
    """[AO-12.4, AO-2.2, AO-9.8, AO-5.3, AO-10.1] Say why these balloons may not be picked, or LEGAL."""
    seat, flown = seat_due(state), number_due(state)
    length = fitting(state, seat)
    if length == 1 and run.size == BALLOONS_OF_A_MOVE:
        return Code.ONE_FITS
    if run.wilds > 0:
        return Code.LEGAL if run.size == 1 and may_pick_wild(rules, state.city[seat]) else Code.NO_WILD_HERE
    types = types_to_pick(rules, state.city[seat], flown)
    if run.size != length or run.types & ~types:
        return Code.NOT_FOUND_HERE
    return refusal_of_variant(rules, flown, types, run)


@kernel
def list_picks(rules: Rules, state: Open, actions: Row) -> int:
    """[AO-5.3, AO-2.2] List the runs of types found at the destination, as many as fit; give their number."""
    seat = seat_due(state)
    length = fitting(state, seat)
    if length == 0:
        return 0
    flown = number_due(state)
    types = types_to_pick(rules, state.city[seat], flown)
    count = list_runs(types, length, actions)
    if rules.variant:
        count = keep_allowed(rules, flown, types, actions, count)
    if may_pick_wild(rules, state.city[seat]):
        actions[count] = action_of_balloon(WILD)
        count += 1
    return count


@kernel
def keep_allowed(rules: Rules, flown: int, found: int, actions: Row, count: int) -> int:
    """[AO-10.1] Keep those of the listed runs that the variant lets a player pick; give their number."""
    kept = 0
    for place in range(count):
        run = answer_of_run(ActionKind.RUN, actions[place])
        if refusal_of_variant(rules, flown, found, run) == Code.LEGAL:
            actions[kept] = actions[place]
            kept += 1
    return kept


@kernel
def refusal_of_variant(rules: Rules, flown: int, found: int, run: Answer) -> int:
    """[AO-10.1] Say why the variant lets nobody pick a run out of the types found (bits), or LEGAL."""
    if rules.variant == Variant.TWO_TYPES:
        is_alike = run.size > 1 and run.types & (run.types - 1) == 0
        return Code.TYPES_MUST_DIFFER if is_alike and found & (found - 1) else Code.LEGAL
    forbidden = rules.type_of_route[flown]
    if rules.variant != Variant.NOT_THAT_WAY or forbidden >= GRAY or found == 1 << forbidden:
        return Code.LEGAL
    return Code.NOT_THAT_WAY if run.types >> forbidden & 1 else Code.LEGAL


@kernel
def pick(rules: Rules, state: StateRecord, action: int) -> None:
    """[AO-5.3, AO-5.7] Receive the balloons, both at once; profit, or their owners' rewards, come next."""
    seat = seat_due(state)
    drop(state)
    state.refused = 0
    run = run_of(action)
    count = 1 if run.second == NO_BALLOON else 2
    types = 0
    for place in range(count):
        balloon = run.second if place else run.first
        state.picked[place] = balloon
        state.picked_cell[place] = receive(state, seat, balloon)
        types |= 1 << balloon
    emit(state, Kind.PICKED, seat, run.first, run.second)
    if rules.is_capital:
        for place in range(count - 1, -1, -1):
            push(state, Due.OWNER, seat, place)
    else:
        push_profits(rules, state, seat, types)


@kernel
def push_profits(rules: Rules, state: Open, mover: int, types: int) -> None:
    """[AO-5.4] Ask the others in turn order who have not profited this round and have a space."""
    seat = seat_before(rules, mover)
    while seat != mover:
        if not state.has_profited[seat] and state.free[seat] > 0:
            push(state, Due.PROFIT, seat, types)
        seat = seat_before(rules, seat)


@kernel
def refusal_of_profit(state: Open, answer: Answer) -> int:
    """[AO-12.4, AO-5.4] Say why this cannot be a profit, or LEGAL."""
    is_right = answer.kind == ActionKind.DONE or is_one_of(answer, number_due(state))
    return Code.LEGAL if is_right else Code.WRONG_PROFIT


@kernel
def list_profits(state: Open, actions: Row) -> int:
    """[AO-5.4] List the types just received, and to take none."""
    count = list_runs(number_due(state), 1, actions)
    actions[count] = DONE
    return count + 1


@kernel
def profit(state: StateRecord, action: int) -> None:
    """[AO-5.4] Take one balloon, or none."""
    seat = seat_due(state)
    drop(state)
    if action == DONE:
        emit(state, Kind.NO_PROFIT, seat)
        return
    receive(state, seat, balloon_of(action))
    state.has_profited[seat] = 1
    emit(state, Kind.PROFITED, seat, balloon_of(action))
