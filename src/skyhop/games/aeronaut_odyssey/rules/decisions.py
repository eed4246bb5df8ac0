"""[AO-4.2] Decisions by kind: what an answer does, and how the game goes on to the next."""

from __future__ import annotations

from skyhop.engine.chance import shuffle
from skyhop.engine.event import emit
from skyhop.engine.kernel import kernel, kernel_apart
from skyhop.engine.record import Row
from skyhop.games.aeronaut_odyssey.actions import DONE
from skyhop.games.aeronaut_odyssey.events import Kind
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
    trajectories,
    turns,
)
from skyhop.games.aeronaut_odyssey.rules.agenda import drop, kind_due, number_due, seat_due
from skyhop.games.aeronaut_odyssey.rules.legality import list_legal
from skyhop.games.aeronaut_odyssey.ruleset import Rules
from skyhop.games.aeronaut_odyssey.state import FIRST_STEP, Chance, Due, Open, StateRecord


@kernel_apart
def answer(rules: Rules, state: StateRecord, action: int) -> None:  # noqa: C901, PLR0912  a branch for each kind
    """[AO-4.2] Do a legal action; what it brings about is on the agenda."""
    kind = kind_due(state)
    if kind == Due.TURN:
        turns.answer_turn(rules, state, action)
    elif kind == Due.PICK:
        pick.pick(rules, state, action)
    elif kind == Due.PROFIT:
        pick.profit(state, action)
    elif kind == Due.REWARD:
        rewards.reward(state, number_due(state), action)
    elif kind == Due.REFUSABLE:
        owners.answer_refusable(state, action)
    elif kind == Due.OWNER:
        owners.reward_owner(rules, state, action)
    elif kind == Due.REPICK:
        owners.repick(state, action)
    elif kind == Due.RIVAL_TAKES:
        rival.take_for_rival(state, action)
    elif kind == Due.TOLL:
        tolls.hand_over(state, action)
    elif kind == Due.LOSE:
        bonuses.lose(state, action)
    elif kind == Due.THIEF:
        thieves.rob(state, action)
    elif kind == Due.KEEP:
        orders.keep(state, action)
    elif kind == Due.START:
        setup.start_at(state, action)
    elif kind == Due.GIFT:
        setup.receive_gift(state, action)
    else:
        swaps.answer_swap(state, action)


@kernel
def take_step(rules: Rules, state: StateRecord, kind: int, actions: Row) -> None:
    """[AO-4.2, AO-6.4] Let happen what is due without a question; `actions` is scratch space."""
    if kind == Due.RIVAL_REWARDED:
        rival.reward_rival(state)
    elif kind == Due.BONUS:
        bonuses.receive_bonus(rules, state)
    elif kind == Due.SEND_THIEF:
        thieves.send_thief(rules, state)
    elif kind == Due.SPIES:
        thieves.reward_spies(rules, state)
    elif kind == Due.FULFIL:
        trajectories.fulfil(rules, state)
    elif kind == Due.BEGIN:
        turns.begin(rules, state, actions)
    else:
        turns.end_turn(rules, state, actions)


@kernel
def is_always_asked(state: Open, action: int) -> bool:
    """[AO-4.2] Say whether the only answer is a turn's move or claim, which is asked for nevertheless."""
    return kind_due(state) == Due.TURN and not number_due(state) and action != DONE


@kernel_apart
def advance(rules: Rules, state: StateRecord, actions: Row) -> int:
    """[AO-4.2] Go on to the next decision with a choice; list its answers and give their number, 0 at chance or end.

    A decision with a single answer is made, one with none is left out.
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
            emit(state, Kind.ONLY_ANSWER, seat_due(state))
            answer(rules, state, actions[0])
        else:
            drop(state)
    return 0


@kernel
def advance_by_chance(rules: Rules, state: StateRecord, actions: Row) -> int:
    """[AO-4.2] Go on as `advance`, chance by the record's own generator; give the number of answers, 0 at the end."""
    count = advance(rules, state, actions)
    if state.chance != Chance.NONE:
        shuffle(state, state.pile, rules.order_count)
        orders.deal(rules, state)
        count = advance(rules, state, actions)
    return count
