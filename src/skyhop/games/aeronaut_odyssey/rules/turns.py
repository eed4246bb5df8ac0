"""[AO-4.1, AO-7.1, AO-8] Turns: actions, abilities, forced actions of the rival, end of the match, and score."""

from __future__ import annotations

from skyhop.engine.event import emit
from skyhop.engine.kernel import kernel
from skyhop.engine.record import Row
from skyhop.games.aeronaut_odyssey.actions import DONE, MOVE, ActionKind, balloon_of, kind_of
from skyhop.games.aeronaut_odyssey.constants import GRAY, MIXED
from skyhop.games.aeronaut_odyssey.events import EventKind
from skyhop.games.aeronaut_odyssey.layout import NO_CITY, Layout
from skyhop.games.aeronaut_odyssey.refusals import RefusalCode
from skyhop.games.aeronaut_odyssey.rules.abilities import list_abilities, refusal_of_ability, use_ability
from skyhop.games.aeronaut_odyssey.rules.agenda import ActionRequest, drop, number_due, push, seat_due
from skyhop.games.aeronaut_odyssey.rules.claim import (
    can_claim,
    can_claim_space,
    claim,
    claim_space,
    list_claims,
    list_space_claims,
    refusal_of_claim,
    refusal_of_space_claim,
)
from skyhop.games.aeronaut_odyssey.rules.inventory import add_space, all_types, receive
from skyhop.games.aeronaut_odyssey.rules.move import can_move, has_slot, list_moves, move, other_end, refusal_of_move
from skyhop.games.aeronaut_odyssey.rules.routes import all_claimed, face_points, next_seat, owns
from skyhop.games.aeronaut_odyssey.rules.trajectories import order_points
from skyhop.games.aeronaut_odyssey.state import NOBODY, RIVAL, Due, End, Open, Rules, Seen, StateRecord


@kernel
def is_rival(rules: Rules, seat: int) -> bool:
    """[AO-8.1] Return True if the seat belongs to the rival."""
    return rules.is_solo != 0 and seat == RIVAL


@kernel
def nearest_city(rules: Layout, state: Open) -> int:
    """[AO-8.2] Return the lowest-numbered city to which the rival can fly. If no city is possible, return `NO_CITY`."""
    here, nearest = state.city[RIVAL], NO_CITY
    for place in range(rules.degree[here]):
        city = other_end(rules, rules.routes_at[here, place], here)
        if has_slot(rules, state, city) and (nearest == NO_CITY or city < nearest):
            nearest = city
    return nearest


@kernel
def is_nearest(rules: Layout, state: Open, route: int) -> bool:
    """[AO-8.2] Return True if the route leads to the lowest-numbered city to which the rival can fly."""
    return other_end(rules, route, state.city[RIVAL]) == nearest_city(rules, state)


@kernel
def nearest_move(rules: Layout, state: Open, actions: Row, moves: int) -> int:
    """[AO-8.2] Remove all moves except the move to the lowest-numbered city. Return the number of remaining actions."""
    for place in range(moves):
        if is_nearest(rules, state, actions[place] - MOVE):
            actions[0] = actions[place]
    return min(moves, 1)


@kernel
def reward_rival(state: StateRecord) -> None:
    """[AO-8.3] Add to the decision stack the choice of a balloon that the rival gets for the route flown over.

    If the rival has no free space, add a space to its inventory instead.
    """
    seat, route = seat_due(state), number_due(state)
    drop(state)
    if state.free[seat] > 0:
        push(state, Due.RIVAL_TAKES, seat, route)
    else:
        add_space(state, seat)
        emit(state, EventKind.ONLY_ANSWER, seat)
        emit(state, EventKind.SPACE_GAINED, seat, route)


@kernel
def take_for_rival(state: StateRecord, action: int) -> None:
    """[AO-8.3] Give the rival the chosen balloon."""
    seat, route = seat_due(state), number_due(state)
    drop(state)
    receive(state, seat, balloon_of(action))
    emit(state, EventKind.RIVAL_RECEIVED, seat, route, balloon_of(action))


@kernel
def types_for_rival(rules: Layout, state: Open) -> int:
    """[AO-8.3] Return the types that the rival can take as the reward for a route, as a bit mask.

    These are the types of the route flown over. For a gray route, they are all types in play.
    """
    route = number_due(state)
    kind = rules.type_of_route[route]
    if kind == GRAY:
        return all_types(rules)
    if kind != MIXED:
        return 1 << kind
    types = 0
    for space in range(rules.length[route]):
        types |= 1 << rules.type_of_space[route, space]
    return types


@kernel
def list_actions(rules: Rules, state: Seen, seat: int, actions: Row) -> int:
    """[AO-4.1, AO-8.2] Fill `actions` with the moves and claims of a seat. Return their number.

    For the rival, include only the actions that its rules force.
    """
    is_forced = is_rival(rules, seat)
    if is_forced and not can_claim_any(rules, state, seat):
        return nearest_move(rules, state, actions, list_moves(rules, state, seat, actions, 0))
    count = 0 if is_forced else list_moves(rules, state, seat, actions, 0)
    count = list_claims(rules, state, seat, actions, count)
    return list_space_claims(rules, state, seat, actions, count)


@kernel
def can_act(rules: Rules, state: Seen, seat: int) -> bool:
    """[AO-4.1, AO-7.1] Return True if the seat can move or claim."""
    return can_claim_any(rules, state, seat) or can_move(rules, state, seat)


@kernel
def can_claim_any(rules: Rules, state: Seen, seat: int) -> bool:
    """[AO-6.1, AO-9.5] Return True if the seat can claim a route or a multiroute space."""
    return can_claim(rules, state, seat) or can_claim_space(rules, state, seat)


@kernel
def refusal_of_turn(rules: Rules, state: Seen, answer: ActionRequest) -> int:
    """[AO-12.4, AO-4.1, AO-8.2] Return the code of the reason to refuse an action during a seat's turn.

    If the action is legal, return `LEGAL`.
    """
    seat, has_acted = seat_due(state), number_due(state)
    if answer.kind == ActionKind.DONE:
        return RefusalCode.LEGAL if has_acted or not can_act(rules, state, seat) else RefusalCode.CAN_ACT
    if answer.kind > ActionKind.CLAIM_SPACE:
        return refusal_of_ability(rules, state, seat, has_acted, answer)
    if has_acted:
        return RefusalCode.HAS_ACTED
    if answer.kind == ActionKind.CLAIM:
        return refusal_of_claim(rules, state, seat, answer)
    if answer.kind == ActionKind.CLAIM_SPACE:
        return refusal_of_space_claim(rules, state, seat, answer)
    reason = refusal_of_move(rules, state, seat, answer.what)
    if reason != RefusalCode.LEGAL or not is_rival(rules, seat):
        return reason
    is_forced = is_nearest(rules, state, answer.what) and not can_claim_any(rules, state, seat)
    return RefusalCode.LEGAL if is_forced else RefusalCode.RIVAL_MOVES_OTHERWISE


@kernel
def list_turn(rules: Rules, state: Seen, actions: Row) -> int:
    """[AO-4.1, AO-9.4] Fill `actions` with the moves, claims and abilities of the seat to move.

    Return their number. If no move or claim is possible, also include the end of the turn.
    """
    seat, has_acted = seat_due(state), number_due(state)
    possible = 0 if has_acted else list_actions(rules, state, seat, actions)
    count = list_abilities(rules, state, seat, has_acted, actions, possible)
    if possible == 0:
        actions[count] = DONE
        count += 1
    return count


@kernel
def answer_turn(rules: Rules, state: StateRecord, action: int) -> None:
    """[AO-4.1] Move, claim, use an ability, or end the turn.

    Put the consequences of the action on top of the decision stack. The rest of the turn follows after them.
    """
    seat, has_acted = seat_due(state), number_due(state)
    drop(state)
    if action == DONE:
        emit(state, EventKind.TURN_ENDED, seat, has_acted)
        push(state, Due.END_TURN, seat, has_acted)
        return
    for other in range(rules.seats):
        state.has_passed[other] = 0
    kind = kind_of(action)
    is_act = kind <= ActionKind.CLAIM_SPACE
    push(state, Due.TURN, seat, 1 if is_act else has_acted)
    if kind == ActionKind.MOVE:
        move(rules, state, seat, action - MOVE)
    elif kind == ActionKind.CLAIM:
        claim(rules, state, seat, action)
    elif kind == ActionKind.CLAIM_SPACE:
        claim_space(rules, state, seat, action)
    else:
        use_ability(rules, state, seat, action)


@kernel
def end_turn(rules: Rules, state: StateRecord, actions: Row) -> None:
    """[AO-7.1] End the match or start the next turn.

    The next turn is an extra turn of the same seat (second wind), or a turn of the next seat.
    """
    seat, has_acted = seat_due(state), number_due(state)
    drop(state)
    if not rules.is_capital:
        if not has_acted:
            end(state, End.STUCK)
            return
    else:
        if not has_acted:
            state.has_passed[seat] = 1
            state.extra_turns = 0
            emit(state, EventKind.SKIPPED, seat)
        if end_if_due(rules, state, actions):
            return
    is_extra = state.extra_turns > 0
    if is_extra:
        state.extra_turns -= 1
    else:
        state.turn = next_seat(rules, seat)
    begin_turn(state, 1 if is_extra else 0)


@kernel
def begin(rules: Rules, state: StateRecord, actions: Row) -> None:
    """[AO-7.1] Start the first turn. Under the rules of `capital`, end the match instead if no seat can act."""
    drop(state)
    if not rules.is_capital or not end_if_due(rules, state, actions):
        begin_turn(state, 0)


@kernel
def begin_turn(state: StateRecord, is_extra: int) -> None:
    """[AO-4.1, AO-5.4] Put a turn on the decision stack, for the seat that moves next. This seat may profit again."""
    state.has_profited[state.turn] = 0
    emit(state, EventKind.TURN, state.turn, is_extra)
    push(state, Due.TURN, state.turn, 0)


@kernel
def end_if_due(rules: Rules, state: StateRecord, actions: Row) -> bool:
    """[AO-7.1] In the ruleset `capital`, end the match if all routes are claimed or no seat can act.

    Return True if the match ended, else False. A seat can act if it can move, claim or use an ability. An ability
    does not count if the seat was skipped.
    """
    if all_claimed(rules, state):
        end(state, End.ALL_CLAIMED)
        return True
    for seat in range(rules.seats):
        if can_act(rules, state, seat):
            return False
        if not state.has_passed[seat] and list_abilities(rules, state, seat, 0, actions, 0) > 0:
            return False
    end(state, End.STANDSTILL)
    return True


@kernel
def end(state: StateRecord, reason: End) -> None:
    """End the match with this reason. Call this function only between two turns, when the decision stack is empty."""
    state.over = 1
    state.reason = reason
    emit(state, EventKind.MATCH_ENDED, NOBODY, reason)


@kernel
def score(rules: Rules, state: Seen, seat: int) -> int:
    """[AO-3.5, AO-7.2, AO-7.3, AO-9.11] Return the score of a seat in points.

    The score is the sum of the points for the even start, routes, faces, orders, trajectories and symbols.
    """
    own = rules.points_at_start[seat] + state.points[seat] + order_points(rules, state, seat)
    return own + route_points(rules, state, seat) + face_points(rules, state, seat)


@kernel
def route_points(rules: Rules, state: Open, seat: int) -> int:
    """[AO-7.2, AO-9.6] Return the points of the seat's routes.

    Each owner of a route scores all points of the route.
    """
    points = 0
    for route in range(rules.route_count):
        if owns(state, seat, route):
            points += rules.points_of_length[rules.length[route]]
    return points
