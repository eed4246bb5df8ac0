"""[AO-5, AO-10.1] Moves: the flight, the picked balloons, the limits of variants, and the gains of other players."""

from __future__ import annotations

from skyhop.engine.event import emit
from skyhop.engine.kernel import kernel
from skyhop.engine.record import Row
from skyhop.games.aeronaut_odyssey.actions import (
    DONE,
    MOVE,
    NO_BALLOON,
    OWNER,
    VETO,
    ActionKind,
    action_of_balloon,
    balloon_of,
    run_of,
)
from skyhop.games.aeronaut_odyssey.constants import BALLOONS_OF_A_MOVE, GRAY, MIXED, WILD
from skyhop.games.aeronaut_odyssey.events import EventKind
from skyhop.games.aeronaut_odyssey.layout import NO_ROUTE, Layout
from skyhop.games.aeronaut_odyssey.refusals import RefusalCode
from skyhop.games.aeronaut_odyssey.rules.agenda import ActionRequest, answer_of_run, drop, number_due, push, seat_due
from skyhop.games.aeronaut_odyssey.rules.inventory import fitting, is_one_of, list_runs, put_balloon, receive, rub_out
from skyhop.games.aeronaut_odyssey.rules.rewards import list_rewards, may_pick_wild, reward, types_to_pick
from skyhop.games.aeronaut_odyssey.rules.routes import is_at, owns, seat_before
from skyhop.games.aeronaut_odyssey.state import RIVAL, Due, Open, Rules, StateRecord, Variant


@kernel
def refusal_of_pick(rules: Rules, state: Open, run: ActionRequest) -> int:
    """[AO-12.4, AO-2.2, AO-9.8, AO-5.3, AO-10.1] Return the code of the reason why the seat may not pick balloons.

    If the seat may pick the balloons in `run`, return `LEGAL`.
    """
    seat, flown = seat_due(state), number_due(state)
    length = fitting(state, seat)
    if length == 1 and run.size == BALLOONS_OF_A_MOVE:
        return RefusalCode.ONE_FITS
    if run.wilds > 0:
        return (
            RefusalCode.LEGAL if run.size == 1 and may_pick_wild(rules, state.city[seat]) else RefusalCode.NO_WILD_HERE
        )
    types = types_to_pick(rules, state.city[seat], flown)
    if run.size != length or run.types & ~types:
        return RefusalCode.NOT_FOUND_HERE
    return refusal_of_variant(rules, flown, types, run)


@kernel
def list_picks(rules: Rules, state: Open, actions: Row) -> int:
    """[AO-5.3, AO-2.2] Fill `actions` with the legal picks of balloons after a move. Return their number."""
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
    """[AO-10.1] Remove from `actions` the picks of balloons that the variant forbids.

    Return the number that remains.
    """
    kept = 0
    for place in range(count):
        run = answer_of_run(ActionKind.RUN, actions[place])
        if refusal_of_variant(rules, flown, found, run) == RefusalCode.LEGAL:
            actions[kept] = actions[place]
            kept += 1
    return kept


@kernel
def refusal_of_variant(rules: Rules, flown: int, found: int, run: ActionRequest) -> int:
    """[AO-10.1] Return the code of the reason why the variant forbids a pick, or `LEGAL` if the variant allows it.

    `found` is a bit mask of the types that the seat found at the city. `flown` is the route of the move.
    """
    if rules.variant == Variant.TWO_TYPES:
        is_alike = run.size > 1 and run.types & (run.types - 1) == 0
        return RefusalCode.TYPES_MUST_DIFFER if is_alike and found & (found - 1) else RefusalCode.LEGAL
    forbidden = rules.type_of_route[flown]
    if rules.variant != Variant.NOT_THAT_WAY or forbidden >= GRAY or found == 1 << forbidden:
        return RefusalCode.LEGAL
    return RefusalCode.NOT_THAT_WAY if run.types >> forbidden & 1 else RefusalCode.LEGAL


@kernel
def pick(rules: Rules, state: StateRecord, action: int) -> None:
    """[AO-5.3, AO-5.7] Give the picked balloons to the seat that moved.

    Then put the profits of other seats on the decision stack. In the ruleset `capital`, put the rewards of route
    owners on the stack instead.
    """
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
    emit(state, EventKind.PICKED, seat, run.first, run.second)
    if rules.is_capital:
        for place in range(count - 1, -1, -1):
            push(state, Due.OWNER, seat, place)
    else:
        push_profits(rules, state, seat, types)


@kernel
def push_profits(rules: Rules, state: Open, mover: int, types: int) -> None:
    """[AO-5.4] Add to the decision stack a choice of a profit for each seat that can profit, in turn order.

    A seat other than `mover` can profit if it has a free space and has not profited since its last turn.
    """
    seat = seat_before(rules, mover)
    while seat != mover:
        if not state.has_profited[seat] and state.free[seat] > 0:
            push(state, Due.PROFIT, seat, types)
        seat = seat_before(rules, seat)


@kernel
def refusal_of_profit(state: Open, answer: ActionRequest) -> int:
    """[AO-12.4, AO-5.4] Return the code of the reason why a seat may not profit in this way, or `LEGAL` if it may."""
    is_right = answer.kind == ActionKind.DONE or is_one_of(answer, number_due(state))
    return RefusalCode.LEGAL if is_right else RefusalCode.WRONG_PROFIT


@kernel
def list_profits(state: Open, actions: Row) -> int:
    """[AO-5.4] Fill `actions` with the choices of a seat that may profit from a move. Return their number.

    The seat may take a balloon of each type that the moving seat just received, or decline to profit.
    """
    count = list_runs(number_due(state), 1, actions)
    actions[count] = DONE
    return count + 1


@kernel
def profit(state: StateRecord, action: int) -> None:
    """[AO-5.4] Give a seat the balloon that it chose as profit, or record that the seat declined to profit."""
    seat = seat_due(state)
    drop(state)
    if action == DONE:
        emit(state, EventKind.NO_PROFIT, seat)
        return
    receive(state, seat, balloon_of(action))
    state.has_profited[seat] = 1
    emit(state, EventKind.PROFITED, seat, balloon_of(action))


@kernel
def has_type(rules: Layout, route: int, balloon: int) -> bool:
    """[AO-5.6, AO-9.8] Return True if a space of the route has the balloon type `balloon`, else False.

    For a wild, return True if the route is gray, else False.
    """
    if rules.type_of_route[route] != MIXED:
        return rules.type_of_route[route] == (GRAY if balloon == WILD else balloon)
    for space in range(rules.length[route]):
        if rules.type_of_space[route, space] == balloon:
            return True
    return False


@kernel
def owners_due(rules: Layout, state: Open, mover: int, balloon: int) -> int:
    """[AO-5.6] Return a bit mask of the seats that own routes of the type `balloon` at the mover's city.

    The mask is 0 if one of these routes is unclaimed or belongs to the mover.
    """
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
    """[AO-5.6] Return the route owners among whom the moving seat chooses, as a bit mask.

    The chosen owner gets a reward for a picked balloon.
    """
    return owners_due(rules, state, seat_due(state), state.picked[number_due(state)])


@kernel
def refusal_of_owner(rules: Rules, state: Open, owner: int) -> int:
    """[AO-12.4, AO-5.6] Return the code of the reason why the seat `owner` may not get the reward, or `LEGAL`."""
    return RefusalCode.LEGAL if seats_to_reward(rules, state) >> owner & 1 else RefusalCode.NOT_AN_OWNER


@kernel
def list_owners(rules: Rules, state: Open, actions: Row) -> int:
    """[AO-5.6] Fill `actions` with the choices of the moving seat: each route owner who may get the reward.

    Return the number of these owners.
    """
    due = seats_to_reward(rules, state)
    count = 0
    for seat in range(rules.seats):
        if due >> seat & 1:
            actions[count] = OWNER + seat
            count += 1
    return count


@kernel
def reward_owner(rules: Rules, state: StateRecord, action: int) -> None:
    """[AO-5.6, AO-10.1] Put the reward of the chosen owner on the decision stack.

    With the variant `veto`, the owner may refuse the reward.
    """
    seat, place, owner = seat_due(state), number_due(state), action - OWNER
    drop(state)
    emit(state, EventKind.OWNER_NAMED, seat, owner, state.picked[place])
    if rules.variant == Variant.VETO:
        push(state, Due.REFUSABLE, owner, place)
    else:
        push(state, Due.REWARD, owner, NO_ROUTE)


@kernel
def list_refusable(rules: Layout, state: Open, actions: Row) -> int:
    """[AO-10.1] Fill `actions` with the rewards that a route owner can take, and with the owner's veto.

    Return the number of these actions.
    """
    count = list_rewards(rules, state, actions)
    actions[count] = VETO
    return count + 1


@kernel
def answer_refusable(state: StateRecord, action: int) -> None:
    """[AO-10.1] Give a route owner the chosen reward, or apply the owner's veto.

    After a veto, the moving seat loses the picked balloon and picks another balloon.
    """
    if action != VETO:
        reward(state, NO_ROUTE, action)
        return
    owner, place = seat_due(state), number_due(state)
    drop(state)
    emit(state, EventKind.VETOED, owner, state.turn, state.picked[place])
    state.refused |= 1 << state.picked[place]
    rub_out(state, state.turn, state.picked_cell[place])
    push(state, Due.REPICK, state.turn, place)


@kernel
def types_to_repick(rules: Layout, state: Open) -> int:
    """[AO-10.1] Return the types at the city that no owner has vetoed in this turn, as a bit mask."""
    return rules.types_at[state.city[seat_due(state)]] & ~state.refused


@kernel
def refusal_of_repick(rules: Layout, state: Open, run: ActionRequest) -> int:
    """[AO-12.4, AO-9.8, AO-5.3, AO-10.1] Return the code of the reason why the new pick after a veto is illegal.

    If the new pick is legal, return `LEGAL`.
    """
    if run.wilds > 0:
        return RefusalCode.NO_WILD_HERE
    if not is_one_of(run, rules.types_at[state.city[seat_due(state)]]):
        return RefusalCode.NOT_FOUND_AGAIN
    return RefusalCode.LEGAL if is_one_of(run, types_to_repick(rules, state)) else RefusalCode.REFUSED_BEFORE


@kernel
def repick(state: StateRecord, action: int) -> None:
    """[AO-10.1] After a veto, put the newly picked balloon into the inventory space of the lost balloon.

    Then let the seat choose a route owner, who gets a reward for the new balloon.
    """
    seat, place = seat_due(state), number_due(state)
    drop(state)
    balloon = balloon_of(action)
    put_balloon(state, seat, state.picked_cell[place], balloon)
    state.picked[place] = balloon
    emit(state, EventKind.REPICKED, seat, balloon)
    push(state, Due.OWNER, seat, place)


@kernel
def has_slot(rules: Layout, state: Open, city: int) -> bool:
    """[AO-1.3] Return True if the city has a free slot."""
    return state.slots_used[city] < rules.slots[city]


@kernel
def other_end(rules: Layout, route: int, city: int) -> int:
    """Return the city at the other end of a route. `city` must be one of its two ends."""
    return rules.ends[route, 0] + rules.ends[route, 1] - city


@kernel
def is_too_full(rules: Rules, state: Open, seat: int) -> bool:
    """[AO-5.5] Return True if the seat may not move because its inventory is full, else False.

    Only the ruleset `pioneer` forbids such moves.
    """
    return state.free[seat] == 0 and not rules.is_capital


@kernel
def refusal_of_move(rules: Rules, state: Open, seat: int, route: int) -> int:
    """[AO-12.4] Return the code of the reason why the seat may not fly over a route, or `LEGAL` if it may.

    The rival of a solo match has further rules for moves, which `turns.refusal_of_turn` checks.
    """
    if route == NO_ROUTE:
        return RefusalCode.NO_SUCH_ROUTE
    if not rules.is_in_play[route]:
        return RefusalCode.OUT_OF_PLAY
    if not is_at(rules, state, seat, route):
        return RefusalCode.NO_SUCH_ROUTE
    if is_too_full(rules, state, seat):
        return RefusalCode.TOO_FULL_TO_MOVE
    return (
        RefusalCode.LEGAL if has_slot(rules, state, other_end(rules, route, state.city[seat])) else RefusalCode.NO_SLOT
    )


@kernel
def can_move(rules: Rules, state: Open, seat: int) -> bool:
    """[AO-5.1, AO-5.5] Return True if the seat has a legal move."""
    if is_too_full(rules, state, seat):
        return False
    here = state.city[seat]
    for place in range(rules.degree[here]):
        if has_slot(rules, state, other_end(rules, rules.routes_at[here, place], here)):
            return True
    return False


@kernel
def list_moves(rules: Rules, state: Open, seat: int, actions: Row, count: int) -> int:
    """[AO-5.1, AO-5.5] Append to `actions` a move to each city that the seat can reach and that has a free slot.

    Return the new number of actions.
    """
    if is_too_full(rules, state, seat):
        return count
    here = state.city[seat]
    for place in range(rules.degree[here]):
        route = rules.routes_at[here, place]
        if has_slot(rules, state, other_end(rules, route, here)):
            actions[count] = MOVE + route
            count += 1
    return count


@kernel
def arrive(state: Open, seat: int, city: int) -> None:
    """[AO-1.3, AO-5.1] Move the traveler of a seat to a city and use one of the city's slots."""
    state.city[seat] = city
    state.slots_used[city] += 1


@kernel
def move(rules: Rules, state: StateRecord, seat: int, route: int) -> None:
    """[AO-5.1, AO-5.7] Fly to the other end of a route, and put the consequences on the decision stack.

    Push the last consequence first, because this is a stack.
    """
    city = other_end(rules, route, state.city[seat])
    arrive(state, seat, city)
    emit(state, EventKind.MOVED, seat, route, city, state.slots_used[city])
    push(state, Due.PICK, seat, route)
    push_tolls(rules, state, seat, route)
    push_rewards_of_owners(rules, state, seat, route)


@kernel
def push_rewards_of_owners(rules: Rules, state: Open, flyer: int, route: int) -> None:
    """[AO-5.2, AO-8.3] Add to the decision stack a reward for each owner of the flown route, in turn order.

    If the flying seat is an owner, it gets no reward.
    """
    if state.owners[route] == 0:
        return
    seat = seat_before(rules, flyer)
    while seat != flyer:
        if owns(state, seat, route):
            push(state, Due.RIVAL_REWARDED if rules.is_solo and seat == RIVAL else Due.REWARD, seat, route)
        seat = seat_before(rules, seat)


@kernel
def push_tolls(rules: Rules, state: Open, flyer: int, route: int) -> None:
    """[AO-9.4, AO-2.4] Add to the decision stack the tolls of other seats for a flight over a route, in turn order.

    If inventories are secret, the flying seat chooses the balloon. Otherwise, the receiver of the balloon chooses
    it.
    """
    seat = seat_before(rules, flyer)
    while seat != flyer:
        if state.toll[seat, route]:
            push(state, Due.TOLL, flyer if rules.is_secret else seat, seat)
        seat = seat_before(rules, seat)
