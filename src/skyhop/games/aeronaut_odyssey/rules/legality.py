"""[AO-4.2, AO-12.4] Legal actions, reasons for refusals, and the steps of the decision stack between two decisions."""

from __future__ import annotations

import numpy as np

from skyhop.engine.chance import shuffle
from skyhop.engine.event import emit
from skyhop.engine.kernel import kernel, kernel_apart
from skyhop.engine.record import Row
from skyhop.games.aeronaut_odyssey.actions import DONE, LOSE, NAME, OWNER, START, ActionKind
from skyhop.games.aeronaut_odyssey.events import EventKind
from skyhop.games.aeronaut_odyssey.refusals import RefusalCode
from skyhop.games.aeronaut_odyssey.rules import claim, move, rewards, setup, trajectories, turns
from skyhop.games.aeronaut_odyssey.rules.agenda import (
    NOT_DEALT,
    ActionRequest,
    answer_of,
    drop,
    is_action,
    kind_due,
    number_due,
    seat_due,
)
from skyhop.games.aeronaut_odyssey.rules.inventory import all_types, fitting, is_one_of, list_runs
from skyhop.games.aeronaut_odyssey.rules.rewards import types_to_pick
from skyhop.games.aeronaut_odyssey.state import FIRST_STEP, Chance, Due, Open, Rules, Seen, StateRecord

_OF_TURN = (
    *(ActionKind.MOVE, ActionKind.CLAIM, ActionKind.CLAIM_SPACE, ActionKind.DONE),
    *(ActionKind.STEAL, ActionKind.LATE, ActionKind.SHARE, ActionKind.TELEPORT, ActionKind.WIND),
)
_OF_REWARD = (ActionKind.RUN, ActionKind.SPACE, ActionKind.VETO)
ANSWERED_BY = {
    Due.TURN: _OF_TURN,
    Due.KEEP: (ActionKind.KEEP,),
    Due.START: (ActionKind.START,),
    Due.GIFT: (ActionKind.RUN,),
    Due.REWARD: _OF_REWARD,
    Due.REFUSABLE: _OF_REWARD,
    Due.RIVAL_TAKES: _OF_REWARD,
    Due.TOLL: (ActionKind.RUN,),
    Due.PICK: (ActionKind.RUN,),
    Due.PROFIT: (ActionKind.RUN, ActionKind.DONE),
    Due.OWNER: (ActionKind.OWNER,),
    Due.REPICK: (ActionKind.RUN,),
    Due.LOSE: (ActionKind.LOSE,),
    Due.SWAP_OF_BONUS: (ActionKind.SWAP, ActionKind.DONE),
    Due.SWAP_OF_PRIZE: (ActionKind.SWAP, ActionKind.DONE),
    Due.THIEF: (ActionKind.NAME,),
}
"""[AO-12.3] Kinds of actions that are possible in each kind of decision."""
_KINDS = np.array([sum(1 << kind for kind in ANSWERED_BY[due]) for due in sorted(ANSWERED_BY)])
"""Kinds of actions that are possible in each kind of decision, as bit masks by decision number."""


@kernel
def refusal(rules: Rules, state: Seen, action: int) -> int:
    """[AO-12.4] Return the code of the first reason why the deciding seat may not take an action.

    If the action is legal, return `LEGAL`.
    """
    if state.over:
        return RefusalCode.GAME_IS_OVER
    if not is_action(rules, action):
        return RefusalCode.NO_ACTION
    return refusal_of(rules, state, answer_of(rules, action))


@kernel
def refusal_of(rules: Rules, state: Seen, answer: ActionRequest) -> int:
    """[AO-12.4] Return the code of the first reason why the deciding seat may not take the requested action.

    If the requested action is legal, return `LEGAL`.
    """
    if state.over:
        return RefusalCode.GAME_IS_OVER
    if state.chance != Chance.NONE:
        return RefusalCode.NOT_YOUR_DECISION
    if not _KINDS[kind_due(state)] >> answer.kind & 1:
        return RefusalCode.ANOTHER_KIND_IS_DUE
    return refusal_of_kind(rules, state, answer)


@kernel
def refusal_of_kind(rules: Rules, state: Seen, answer: ActionRequest) -> int:  # noqa: C901, PLR0912  a branch for each kind
    """[AO-12.4] Return the code of the reason to refuse a request, or `LEGAL` if the requested action is legal.

    The kind of the request must be possible in the pending decision.
    """
    kind = kind_due(state)
    if kind == Due.TURN:
        return turns.refusal_of_turn(rules, state, answer)
    if kind == Due.PICK:
        return move.refusal_of_pick(rules, state, answer)
    if kind == Due.PROFIT:
        return move.refusal_of_profit(state, answer)
    if kind in (Due.REWARD, Due.REFUSABLE):
        return rewards.refusal_of_reward(rules, state, answer)
    if kind == Due.RIVAL_TAKES:
        return RefusalCode.LEGAL if is_one_of(answer, types_offered(rules, state)) else RefusalCode.RIVAL_TAKES_TYPE
    if kind == Due.OWNER:
        return move.refusal_of_owner(rules, state, answer.what - OWNER)
    if kind == Due.REPICK:
        return move.refusal_of_repick(rules, state, answer)
    if kind == Due.TOLL:
        return RefusalCode.LEGAL if is_one_of(answer, types_offered(rules, state)) else RefusalCode.WRONG_TOLL
    if kind == Due.LOSE:
        return rewards.refusal_of_loss(state, answer.what - LOSE)
    if kind == Due.THIEF:
        return claim.refusal_of_naming(state, answer.what - NAME)
    if kind == Due.KEEP:
        return RefusalCode.NOT_DEALT if answer.what == NOT_DEALT else RefusalCode.LEGAL
    if kind == Due.START:
        return setup.refusal_of_start(rules, answer.what - START)
    if kind == Due.GIFT:
        return setup.refusal_of_gift(rules, state, answer)
    return rewards.refusal_of_swap(rules, state, answer)


@kernel
def types_offered(rules: Rules, state: Seen) -> int:
    """[AO-12.3] Return the types that the deciding seat can choose, as a bit mask.

    This function ignores the limits of variants.
    """
    kind = kind_due(state)
    if kind == Due.PICK:
        return types_to_pick(rules, state.city[seat_due(state)], number_due(state))
    if kind == Due.REPICK:
        return move.types_to_repick(rules, state)
    if kind == Due.RIVAL_TAKES:
        return turns.types_for_rival(rules, state)
    if kind == Due.TOLL:
        return rewards.types_for_toll(state)
    return all_types(rules)


@kernel
def balloons_asked(state: Seen) -> int:
    """[AO-2.2, AO-3.3] Return the number of balloons that the deciding seat must choose."""
    kind = kind_due(state)
    if kind == Due.PICK:
        return fitting(state, seat_due(state))
    return setup.gift_count(state) if kind == Due.GIFT else 1


@kernel_apart
def list_legal(rules: Rules, state: Seen, actions: Row) -> int:  # noqa: C901  a branch for each kind
    """[AO-4.2] Fill `actions` with the legal actions, in any order. Return their number.

    If no decision is pending, return 0.
    """
    if state.over or state.chance != Chance.NONE:
        return 0
    kind = kind_due(state)
    if kind == Due.TURN:
        return turns.list_turn(rules, state, actions)
    if kind == Due.PICK:
        return move.list_picks(rules, state, actions)
    if kind == Due.PROFIT:
        return move.list_profits(state, actions)
    if kind == Due.REWARD:
        return rewards.list_rewards(rules, state, actions)
    if kind == Due.REFUSABLE:
        return move.list_refusable(rules, state, actions)
    if kind == Due.OWNER:
        return move.list_owners(rules, state, actions)
    if kind == Due.LOSE:
        return rewards.list_losses(state, actions)
    if kind == Due.THIEF:
        return claim.list_names(state, actions)
    if kind == Due.KEEP:
        return trajectories.list_keeps(actions)
    if kind == Due.START:
        return setup.list_starts(rules, actions)
    if kind in (Due.SWAP_OF_BONUS, Due.SWAP_OF_PRIZE):
        return rewards.list_swaps(rules, state, actions)
    return list_runs(types_offered(rules, state), balloons_asked(state), actions)


@kernel_apart
def answer(rules: Rules, state: StateRecord, action: int) -> None:  # noqa: C901, PLR0912  a branch for each kind
    """[AO-4.2] Apply a legal action and put its consequences on the decision stack."""
    kind = kind_due(state)
    if kind == Due.TURN:
        turns.answer_turn(rules, state, action)
    elif kind == Due.PICK:
        move.pick(rules, state, action)
    elif kind == Due.PROFIT:
        move.profit(state, action)
    elif kind == Due.REWARD:
        rewards.reward(state, number_due(state), action)
    elif kind == Due.REFUSABLE:
        move.answer_refusable(state, action)
    elif kind == Due.OWNER:
        move.reward_owner(rules, state, action)
    elif kind == Due.REPICK:
        move.repick(state, action)
    elif kind == Due.RIVAL_TAKES:
        turns.take_for_rival(state, action)
    elif kind == Due.TOLL:
        rewards.hand_over(state, action)
    elif kind == Due.LOSE:
        rewards.lose(state, action)
    elif kind == Due.THIEF:
        claim.rob(state, action)
    elif kind == Due.KEEP:
        trajectories.keep(state, action)
    elif kind == Due.START:
        setup.start_at(state, action)
    elif kind == Due.GIFT:
        setup.receive_gift(state, action)
    else:
        rewards.answer_swap(state, action)


@kernel
def take_step(rules: Rules, state: StateRecord, kind: int, actions: Row) -> None:
    """[AO-4.2, AO-6.4] Execute the step on top of the decision stack. `actions` is scratch space."""
    if kind == Due.RIVAL_REWARDED:
        turns.reward_rival(state)
    elif kind == Due.BONUS:
        rewards.receive_bonus(rules, state)
    elif kind == Due.SEND_THIEF:
        claim.send_thief(rules, state)
    elif kind == Due.SPIES:
        claim.reward_spies(rules, state)
    elif kind == Due.FULFIL:
        trajectories.fulfil(rules, state)
    elif kind == Due.BEGIN:
        turns.begin(rules, state, actions)
    else:
        turns.end_turn(rules, state, actions)


@kernel
def is_always_asked(state: Open, action: int) -> bool:
    """[AO-4.2] Return True if the player must choose `action` although it is the only legal action.

    Two conditions must hold: the seat has not moved or claimed in this turn, and the action does not end the turn.
    """
    return kind_due(state) == Due.TURN and not number_due(state) and action != DONE


@kernel_apart
def advance(rules: Rules, state: StateRecord, actions: Row) -> int:
    """[AO-4.2] Advance to the next decision with a choice.

    Fill `actions` with its legal actions, and return their number. If a decision has only one legal action, the rules
    take this action. If it has none, the rules skip the decision. The number is 0 if a deal is pending or the match
    is over.
    """
    while not state.over and state.chance == Chance.NONE:
        kind = kind_due(state)
        if kind >= FIRST_STEP:
            take_step(rules, state, kind, actions)
            continue
        count = list_legal(rules, state, actions)
        if count > 1 or (count == 1 and is_always_asked(state, actions[0])):
            return count
        if count == 1:
            emit(state, EventKind.ONLY_ANSWER, seat_due(state))
            answer(rules, state, actions[0])
        else:
            drop(state)
    return 0


@kernel
def advance_by_chance(rules: Rules, state: StateRecord, actions: Row) -> int:
    """[AO-4.2] Advance to the next decision. If a deal of orders is pending, deal the orders at random.

    Fill `actions` with the legal actions and return their number. At the end of the match, return 0.
    """
    count = advance(rules, state, actions)
    if state.chance != Chance.NONE:
        shuffle(state, state.pile, rules.order_count)
        trajectories.deal(rules, state)
        count = advance(rules, state, actions)
    return count
