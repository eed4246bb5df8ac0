"""[AO-4.2] Decisions by kind: what may be answered, and what an answer does."""

from __future__ import annotations

from typing import Any

from skyhop.core.kernel import kernel
from skyhop.games.aeronaut_odyssey.actions import DONE
from skyhop.games.aeronaut_odyssey.rules import (
    bonuses,
    orders,
    owners,
    pick,
    rewards,
    rival,
    setup,
    swaps,
    thieves,
    tolls,
    turns,
)
from skyhop.games.aeronaut_odyssey.rules.agenda import drop, kind_due, number_due
from skyhop.games.aeronaut_odyssey.rules.trajectories import fulfil
from skyhop.games.aeronaut_odyssey.state import (
    BEGIN,
    BONUS,
    FIRST_STEP,
    FULFIL,
    GIFT,
    KEEP,
    LOSE,
    NO_CHANCE,
    OWNER,
    PICK,
    PROFIT,
    REFUSABLE,
    REPICK,
    REWARD,
    RIVAL_REWARDED,
    RIVAL_TAKES,
    SEND_THIEF,
    SPIES,
    START,
    THIEF,
    TOLL,
    TURN,
)


@kernel
def list_legal(rules: Any, state: Any, actions: Any) -> int:
    """[AO-4.2] List the answers to the decision that is due, in no order; give their number, 0 where none is due."""
    if state.over or state.chance != NO_CHANCE:
        return 0
    kind = kind_due(state)
    if kind >= PICK:
        return list_late_kinds(rules, state, kind, actions)
    if kind == TURN:
        return turns.list_turn(rules, state, actions)
    if kind == REWARD:
        return rewards.list_rewards(rules, state, actions)
    if kind == REFUSABLE:
        return owners.list_refusable(rules, state, actions)
    if kind == RIVAL_TAKES:
        return rival.list_types_for_rival(rules, state, actions)
    if kind == TOLL:
        return tolls.list_tolls(state, actions)
    if kind == KEEP:
        return orders.list_keeps(actions)
    if kind == START:
        return setup.list_starts(rules, actions)
    return setup.list_gifts(rules, state, actions)


@kernel
def list_late_kinds(rules: Any, state: Any, kind: int, actions: Any) -> int:
    """[AO-4.2] List the answers to the kinds of decisions from `PICK` on."""
    if kind == PICK:
        return pick.list_picks(rules, state, actions)
    if kind == PROFIT:
        return pick.list_profits(state, actions)
    if kind == OWNER:
        return owners.list_owners(rules, state, actions)
    if kind == REPICK:
        return owners.list_repicks(rules, state, actions)
    if kind == LOSE:
        return bonuses.list_losses(state, actions)
    if kind == THIEF:
        return thieves.list_names(state, actions)
    return swaps.list_swaps(rules, state, actions)


@kernel
def answer(rules: Any, state: Any, action: int) -> None:
    """[AO-4.2] Do a legal action; what it brings about is on the agenda."""
    kind = kind_due(state)
    if kind == TURN:
        turns.answer_turn(rules, state, action)
    elif kind == PICK:
        pick.pick(rules, state, action)
    elif kind == PROFIT:
        pick.profit(state, action)
    elif kind in (REWARD, RIVAL_TAKES):
        rewards.reward(state, action)
    elif kind == REFUSABLE:
        owners.answer_refusable(state, action)
    elif kind == OWNER:
        owners.reward_owner(rules, state, action)
    elif kind == REPICK:
        owners.repick(state, action)
    else:
        answer_rarer_kind(state, kind, action)


@kernel
def answer_rarer_kind(state: Any, kind: int, action: int) -> None:
    """[AO-4.2] Answer a decision of the setup or of an expansion."""
    if kind == TOLL:
        tolls.hand_over(state, action)
    elif kind == LOSE:
        bonuses.lose(state, action)
    elif kind == THIEF:
        thieves.rob(state, action)
    elif kind == KEEP:
        orders.keep(state, action)
    elif kind == START:
        setup.start_at(state, action)
    elif kind == GIFT:
        setup.receive_gift(state, action)
    else:
        swaps.answer_swap(state, action)


@kernel
def take_step(rules: Any, state: Any, kind: int, actions: Any) -> None:
    """[AO-4.2, AO-6.4] Let happen what is due without a question; `actions` is scratch space."""
    if kind == RIVAL_REWARDED:
        rival.reward_rival(state)
    elif kind == BONUS:
        bonuses.receive_bonus(rules, state)
    elif kind == SEND_THIEF:
        thieves.send_thief(rules, state)
    elif kind == SPIES:
        thieves.reward_spies(rules, state)
    elif kind == FULFIL:
        fulfil(rules, state)
    elif kind == BEGIN:
        turns.begin(rules, state, actions)
    else:
        turns.end_turn(rules, state, actions)


@kernel
def is_always_asked(state: Any, action: int) -> bool:
    """[AO-4.2] Say whether the only answer is a turn's move or claim, which is asked for nevertheless."""
    return kind_due(state) == TURN and not number_due(state) and action != DONE


@kernel
def advance(rules: Any, state: Any, actions: Any) -> int:
    """[AO-4.2] Go on to the next decision with a choice; list its answers and give their number, 0 at chance or end.

    A decision with a single answer is made, one with none is left out.
    """
    while not state.over and state.chance == NO_CHANCE:
        kind = kind_due(state)
        if kind >= FIRST_STEP:
            take_step(rules, state, kind, actions)
            continue
        count = list_legal(rules, state, actions)
        if count > 1 or (count == 1 and is_always_asked(state, actions[0])):
            return count
        if count == 1:
            answer(rules, state, actions[0])
        else:
            drop(state)
    return 0
