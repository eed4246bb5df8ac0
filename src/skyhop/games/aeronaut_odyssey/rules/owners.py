"""[AO-5.6, AO-10.1] `capital`: rewards for who owns all routes of a picked type, and their veto."""

from __future__ import annotations

from skyhop.engine.event import emit
from skyhop.engine.kernel import kernel
from skyhop.engine.record import Row
from skyhop.games.aeronaut_odyssey.actions import OWNER, VETO, balloon_of
from skyhop.games.aeronaut_odyssey.constants import GRAY, MIXED, WILD
from skyhop.games.aeronaut_odyssey.events import Kind
from skyhop.games.aeronaut_odyssey.layout import NO_ROUTE, Layout
from skyhop.games.aeronaut_odyssey.refusals import Code
from skyhop.games.aeronaut_odyssey.rules.agenda import drop, number_due, push, seat_due
from skyhop.games.aeronaut_odyssey.rules.answers import Answer
from skyhop.games.aeronaut_odyssey.rules.inventory import put, rub_out
from skyhop.games.aeronaut_odyssey.rules.rewards import list_rewards, reward
from skyhop.games.aeronaut_odyssey.rules.routes import owns
from skyhop.games.aeronaut_odyssey.rules.runs import is_one_of
from skyhop.games.aeronaut_odyssey.ruleset import Rules, Variant
from skyhop.games.aeronaut_odyssey.state import Due, Open, StateRecord


@kernel
def has_type(rules: Layout, route: int, balloon: int) -> bool:
    """[AO-5.6, AO-9.8] Say whether a balloon is found on a route; a wild is on gray ones."""
    if rules.type_of_route[route] != MIXED:
        return rules.type_of_route[route] == (GRAY if balloon == WILD else balloon)
    for space in range(rules.length[route]):
        if rules.type_of_space[route, space] == balloon:
            return True
    return False


@kernel
def owners_due(rules: Layout, state: Open, mover: int, balloon: int) -> int:
    """[AO-5.6] The owners of the routes with this type, bits; 0 if one is unclaimed or the mover's."""
    found = 0
    here = state.city[mover]
    for place in range(rules.degree[here]):
        route = rules.routes_at[here, place]
        if has_type(rules, route, balloon):
            if state.owners[route] == 0 or owns(state, mover, route):
                return 0
            found |= state.owners[route]
    return found


@kernel
def seats_to_reward(rules: Rules, state: Open) -> int:
    """[AO-5.6] The owners of whom the mover must reward one, bits."""
    return owners_due(rules, state, seat_due(state), state.picked[number_due(state)])


@kernel
def refusal_of_owner(rules: Rules, state: Open, owner: int) -> int:
    """[AO-12.4, AO-5.6] Say why a seat cannot be rewarded, or LEGAL."""
    return Code.LEGAL if seats_to_reward(rules, state) >> owner & 1 else Code.NOT_AN_OWNER


@kernel
def list_owners(rules: Rules, state: Open, actions: Row) -> int:
    """[AO-5.6] List the owners of whom the mover must reward one."""
    due = seats_to_reward(rules, state)
    count = 0
    for seat in range(rules.seats):
        if due >> seat & 1:
            actions[count] = OWNER + seat
            count += 1
    return count


@kernel
def reward_owner(rules: Rules, state: StateRecord, action: int) -> None:
    """[AO-5.6, AO-10.1] Reward the owner whom the mover chooses, who may have a veto."""
    seat, place, owner = seat_due(state), number_due(state), action - OWNER
    drop(state)
    emit(state, Kind.OWNER_NAMED, seat, owner, state.picked[place])
    if rules.variant == Variant.VETO:
        push(state, Due.REFUSABLE, owner, place)
    else:
        push(state, Due.REWARD, owner, NO_ROUTE)


@kernel
def list_refusable(rules: Layout, state: Open, actions: Row) -> int:
    """[AO-10.1] List the rewards, and to refuse."""
    count = list_rewards(rules, state, actions)
    actions[count] = VETO
    return count + 1


@kernel
def answer_refusable(state: StateRecord, action: int) -> None:
    """[AO-10.1] Take the reward, or refuse it: the mover's balloon is taken back and another picked."""
    if action != VETO:
        reward(state, NO_ROUTE, action)
        return
    owner, place = seat_due(state), number_due(state)
    drop(state)
    emit(state, Kind.VETOED, owner, state.turn, state.picked[place])
    state.refused |= 1 << state.picked[place]
    rub_out(state, state.turn, state.picked_cell[place])
    push(state, Due.REPICK, state.turn, place)


@kernel
def types_to_repick(rules: Layout, state: Open) -> int:
    """[AO-10.1] The types found and not refused this turn, bits."""
    return rules.types_at[state.city[seat_due(state)]] & ~state.refused


@kernel
def refusal_of_repick(rules: Layout, state: Open, run: Answer) -> int:
    """[AO-12.4, AO-9.8, AO-5.3, AO-10.1] Say why this cannot be picked in place of what was refused, or LEGAL."""
    if run.wilds > 0:
        return Code.NO_WILD_HERE
    if not is_one_of(run, rules.types_at[state.city[seat_due(state)]]):
        return Code.NOT_FOUND_AGAIN
    return Code.LEGAL if is_one_of(run, types_to_repick(rules, state)) else Code.REFUSED_BEFORE


@kernel
def repick(state: StateRecord, action: int) -> None:
    """[AO-10.1] Write the other type where the refused one stood; its owner is asked in turn."""
    seat, place = seat_due(state), number_due(state)
    drop(state)
    balloon = balloon_of(action)
    put(state, seat, state.picked_cell[place], balloon)
    state.picked[place] = balloon
    emit(state, Kind.REPICKED, seat, balloon)
    push(state, Due.OWNER, seat, place)
