"""[AO-2.3, AO-9.2, AO-9.3, AO-9.4] Rewards, bonus symbols, losses of balloons, swaps and tolls."""

from __future__ import annotations

from skyhop.engine.event import emit
from skyhop.engine.kernel import kernel
from skyhop.engine.record import Row
from skyhop.games.aeronaut_odyssey.actions import (
    DONE,
    LOSE,
    SPACE,
    ActionKind,
    action_of_swap,
    balloon_of,
    number_of_space,
    space_of,
    swap_of,
)
from skyhop.games.aeronaut_odyssey.constants import BALLOONS, GRAY, TYPES, WILD
from skyhop.games.aeronaut_odyssey.events import EventKind
from skyhop.games.aeronaut_odyssey.layout import Layout, Symbol
from skyhop.games.aeronaut_odyssey.refusals import RefusalCode
from skyhop.games.aeronaut_odyssey.rules.agenda import ActionRequest, drop, kind_due, number_due, push, seat_due
from skyhop.games.aeronaut_odyssey.rules.inventory import (
    add_space,
    all_types,
    count_held,
    cross_out,
    is_one_of,
    list_runs,
    lose_space,
    receive,
    swap,
    types_held,
)
from skyhop.games.aeronaut_odyssey.state import Due, Open, Rules, Seen, StateRecord


@kernel
def push_bonus(rules: Layout, state: Open, seat: int, route: int, space: int) -> None:
    """[AO-6.4] Add to the decision stack the effect of the bonus symbol of a claimed space.

    If the space has no symbol, change nothing.
    """
    if rules.bonus[route, space] != Symbol.NONE:
        push(state, Due.BONUS, seat, number_of_space(route, space))


@kernel
def receive_bonus(rules: Layout, state: StateRecord) -> None:
    """[AO-9.3, AO-9.4] Apply the effect of the bonus symbol that a seat has claimed.

    If the symbol is an ability, add it to the seat's abilities.
    """
    seat = seat_due(state)
    route, space = space_of(number_due(state))
    drop(state)
    symbol = rules.bonus[route, space]
    emit(state, EventKind.SYMBOL, seat, route, space, has_effect(rules, state, seat, route, space))
    if symbol >= Symbol.ABILITY:
        state.abilities[seat, symbol - Symbol.ABILITY] += 1
    elif symbol == Symbol.PLUS_POINT:
        state.points[seat] += 1
    elif symbol == Symbol.MINUS_POINT:
        state.points[seat] -= 1
    elif symbol == Symbol.PLUS_SPACE:
        add_space(state, seat)
    elif symbol == Symbol.MINUS_SPACE:
        lose_space(state, seat)
    elif symbol == Symbol.TOLL:
        state.toll[seat, route] = 1
    elif symbol == Symbol.MINUS_BALLOON:
        push(state, Due.LOSE, seat, 0)
    elif symbol == Symbol.SWAP:
        push(state, Due.SWAP_OF_BONUS, seat, 1)
    else:
        receive(state, seat, symbol - Symbol.BALLOON)


@kernel
def refusal_of_loss(state: Seen, balloon: int) -> int:
    """[AO-12.4, AO-9.3] Return the code of the reason why the seat may not cross out this balloon, or `LEGAL`.

    The seat must hold a balloon of this type.
    """
    return RefusalCode.LEGAL if state.held[seat_due(state), balloon] > 0 else RefusalCode.NOT_HELD


@kernel
def has_effect(rules: Layout, state: Seen, seat: int, route: int, space: int) -> int:
    """[AO-9.3, AO-2.2] Return 1 if the symbol on a space changes anything, else 0.

    A symbol that gives a balloon or takes a space needs a free space. A symbol that takes or swaps a balloon needs
    a balloon. A toll changes nothing if the seat already receives tolls for the route.
    """
    symbol = rules.bonus[route, space]
    if symbol in (Symbol.MINUS_BALLOON, Symbol.SWAP):
        return 1 if count_held(state, seat) > 0 else 0
    if symbol == Symbol.MINUS_SPACE or Symbol.BALLOON <= symbol < Symbol.PLUS_POINT:
        return 1 if state.free[seat] > 0 else 0
    return 1 if symbol != Symbol.TOLL or not state.toll[seat, route] else 0


@kernel
def list_losses(state: Seen, actions: Row) -> int:
    """[AO-9.3] Fill `actions` with the balloon types that the seat can cross out. Return their number."""
    count = 0
    for balloon in range(BALLOONS):
        if refusal_of_loss(state, balloon) == RefusalCode.LEGAL:
            actions[count] = LOSE + balloon
            count += 1
    return count


@kernel
def lose(state: StateRecord, action: int) -> None:
    """[AO-9.3] Cross out the balloon that the seat chose to lose."""
    seat, balloon = seat_due(state), action - LOSE
    drop(state)
    cross_out(state, seat, balloon)
    emit(state, EventKind.CROSSED_OUT, seat, balloon)


@kernel
def can_swap(rules: Layout, state: Seen, old: int, new: int) -> bool:
    """[AO-9.2] Return True if the seat holds a balloon of type `old` and may swap it for one of type `new`.

    The new type is never the wild.
    """
    return state.held[seat_due(state), old] > 0 and new not in (old, WILD) and rules.is_type[new] != 0


@kernel
def refusal_of_swap(rules: Layout, state: Seen, answer: ActionRequest) -> int:
    """[AO-12.4, AO-9.2, AO-9.3] Return the code of the reason why the seat may not make a swap, or `LEGAL`."""
    if answer.kind == ActionKind.DONE:
        return RefusalCode.LEGAL
    old, new = swap_of(answer.what)
    if can_swap(rules, state, old, new):
        return RefusalCode.LEGAL
    return RefusalCode.WRONG_SWAP_OF_BONUS if kind_due(state) == Due.SWAP_OF_BONUS else RefusalCode.WRONG_SWAP_OF_PRIZE


@kernel
def list_swaps(rules: Layout, state: Seen, actions: Row) -> int:
    """[AO-9.2] Fill `actions` with the swaps that the seat can make, and with the action that declines all swaps.

    Return the number of these actions.
    """
    count = 0
    for old in range(BALLOONS):
        for new in range(len(TYPES)):
            if can_swap(rules, state, old, new):
                actions[count] = action_of_swap(old, new)
                count += 1
    actions[count] = DONE
    return count + 1


@kernel
def answer_swap(state: StateRecord, action: int) -> None:
    """[AO-9.2] Make the swap that the seat chose. Put the seat's remaining swaps on the decision stack.

    If the seat declines, it loses all remaining swaps.
    """
    kind, seat, left = kind_due(state), seat_due(state), number_due(state)
    drop(state)
    if action == DONE:
        emit(state, EventKind.NO_SWAP, seat)
        return
    old, new = swap_of(action)
    swap(state, seat, old, new)
    emit(state, EventKind.SWAPPED, seat, old, new)
    if left > 1:
        push(state, kind, seat, left - 1)


@kernel
def types_to_take(rules: Layout, state: Open) -> int:
    """[AO-2.3] Return the types that the rewarded player can take, as a bit mask. Without a free space, return 0."""
    return all_types(rules) if state.free[seat_due(state)] > 0 else 0


@kernel
def refusal_of_reward(rules: Layout, state: Open, answer: ActionRequest) -> int:
    """[AO-12.4, AO-2.3, AO-10.1] Return the code of the reason why the seat may not take this reward, or `LEGAL`."""
    if answer.kind == ActionKind.SPACE:
        return RefusalCode.LEGAL
    if answer.kind == ActionKind.VETO:
        return RefusalCode.LEGAL if kind_due(state) == Due.REFUSABLE else RefusalCode.NO_VETO
    types = types_to_take(rules, state)
    if types == 0:
        return RefusalCode.INVENTORY_IS_FULL
    return RefusalCode.LEGAL if is_one_of(answer, types) else RefusalCode.WRONG_REWARD


@kernel
def list_rewards(rules: Layout, state: Open, actions: Row) -> int:
    """[AO-2.3] Fill `actions` with the possible rewards of the seat. Return their number.

    The rewards are one more space and, if a space is free, a balloon of each type.
    """
    count = list_runs(types_to_take(rules, state), 1, actions)
    actions[count] = SPACE
    return count + 1


@kernel
def reward(state: StateRecord, route: int, action: int) -> None:
    """[AO-2.3] Give the seat the balloon or the space that it chose as its reward.

    `route` is the route that gave the reward, or `NO_ROUTE` if the reward is for a picked balloon.
    """
    seat = seat_due(state)
    drop(state)
    if action == SPACE:
        add_space(state, seat)
        emit(state, EventKind.SPACE_GAINED, seat, route)
    else:
        receive(state, seat, balloon_of(action))
        emit(state, EventKind.REWARDED, seat, route, balloon_of(action))


@kernel
def types_for_toll(state: Seen) -> int:
    """[AO-9.4, AO-2.5] Return a bit mask of the balloon types with which the flying seat can pay a toll.

    If the receiver has no free space, return 0.
    """
    return types_held(state, state.turn) if state.free[number_due(state)] > 0 else 0


@kernel
def hand_over(state: StateRecord, action: int) -> None:
    """[AO-9.4] Move the balloon of a toll from the flying seat to the seat that receives the toll."""
    holder = number_due(state)
    drop(state)
    balloon = balloon_of(action)
    cross_out(state, state.turn, balloon)
    receive(state, holder, balloon)
    emit(state, EventKind.TOLL, holder, state.turn, balloon)


@kernel
def types_to_pick(rules: Rules, city: int, flown: int) -> int:
    """[AO-5.3, AO-9.8] Return a bit mask of the balloon types that a seat finds at a city after a flight.

    In the ruleset `pioneer`, return all types after a flight over a gray route.
    """
    if rules.type_of_route[flown] == GRAY and not rules.is_capital:
        return all_types(rules)
    return rules.types_at[city]


@kernel
def may_pick_wild(rules: Rules, city: int) -> bool:
    """[AO-9.8] Return True if the seat may pick a wild after a move to `city`, because a gray route is there.

    Only the ruleset `capital` allows this.
    """
    return rules.is_capital != 0 and rules.has_gray[city] != 0
