"""Kernels of Balloon Cup for the search. The compiler includes them in the search function."""

from __future__ import annotations

from skyhop.engine.kernel import kernel
from skyhop.engine.record import Row
from skyhop.game.ai import NOTHING_DUE, ChanceKernels, SearchKernels
from skyhop.games.balloon_cup.constants import CARDS, COLOUR_COUNT, CUBES
from skyhop.games.balloon_cup.kernels import begin, play_on, play_to_the_end
from skyhop.games.balloon_cup.observation import deal_unseen, fill_view
from skyhop.games.balloon_cup.rules import turns
from skyhop.games.balloon_cup.rules.legality import is_claim_stage, list_legal
from skyhop.games.balloon_cup.rules.trophies import cubes_in_bag
from skyhop.games.balloon_cup.rules.turns import apply
from skyhop.games.balloon_cup.state import NOBODY, SUPPLY, Chance, Open, Rules, Stage, StateRecord, ViewRecord


@kernel
def determinize(_rules: Rules, view: ViewRecord, state: StateRecord) -> None:
    """[BC-10] Deal the hidden cards of the view at random, and shuffle the bag. Write the result into `state`."""
    deal_unseen(view, state)


@kernel
def to_decide(_rules: Rules, state: Open) -> int:
    """Return the seat that makes the next decision."""
    return state.to_act


@kernel
def winners(_rules: Rules, state: Open) -> int:
    """[BC-8] Return the winner as a bit mask of seats. If the match is a draw, return 0."""
    return 0 if state.winner == NOBODY else 1 << state.winner


@kernel
def play_out(rules: Rules, state: StateRecord, action: int, actions: Row) -> None:
    """Apply a legal action, then take random actions until the match is over."""
    apply(rules, state, action)
    play_to_the_end(rules, state, actions)


@kernel
def is_known(_rules: Rules, view: ViewRecord, state: StateRecord) -> bool:
    """[BC-10] Return True if the seat of a view knows all facts that affect the next decision.

    Return False if a card or cube was drawn after the view. Otherwise, return True if the match is over, if the
    decision is a claim, or if the seat itself decides. Also return True if the supply is empty, because the seat
    then knows the opponent's hand.
    """
    if state.supply_size != view.supply_size or state.bag_size < view.bag_size:
        return False
    is_open = state.stage == Stage.OVER or is_claim_stage(state) or state.to_act == view.seat
    return is_open or view.supply_size == 0


@kernel
def begin_undealt(rules: Rules, state: StateRecord, first: int, actions: Row) -> int:
    """[BC-2] Start a match in which seat `first` begins, and stop at the first shuffle.

    Return 0, because no action is legal before the shuffle.
    """
    turns.start(rules, state, first)
    return list_unless_due(rules, state, actions)


@kernel
def step_undealt(rules: Rules, state: StateRecord, action: int, actions: Row) -> int:
    """Apply a legal action and continue to the next decision or shuffle. Return the number of legal actions."""
    apply(rules, state, action)
    return list_unless_due(rules, state, actions)


@kernel
def list_unless_due(rules: Rules, state: StateRecord, actions: Row) -> int:
    """Fill `actions` with the legal actions and return their number. If a shuffle is pending, return 0."""
    return list_legal(rules, state, actions) if state.chance == Chance.NONE else 0


@kernel
def due(_rules: Rules, state: StateRecord, pile: Row) -> int:
    """[BC-2.3, BC-3.3, BC-9.3] Write the sorted items of the pending shuffle into `pile`. Return their number.

    The items are the cards of the supply or the cubes of the bag. If no shuffle is pending, return `NOTHING_DUE`.
    """
    size = 0
    if state.chance == Chance.NONE:
        return NOTHING_DUE
    if state.chance == Chance.SHUFFLE_SUPPLY:
        for card in range(CARDS):
            if state.place_of_card[card] == SUPPLY:
                pile[size] = card
                size += 1
        return size
    for colour in range(COLOUR_COUNT):
        for _cube in range(cubes_in_bag(state, colour)):
            pile[size] = colour
            size += 1
    return size


@kernel
def settle(rules: Rules, state: StateRecord, pile: Row, actions: Row) -> int:
    """Give the items of the pending shuffle the order in `pile`, and continue to the next decision or shuffle.

    Return the number of legal actions. The first item in `pile` is drawn first. Supply and bag are stacks, so they
    store the items in reverse order.
    """
    for place in range(len(pile)):
        if state.chance == Chance.SHUFFLE_SUPPLY:
            state.supply[len(pile) - 1 - place] = pile[place]
        else:
            state.bag[len(pile) - 1 - place] = pile[place]
    turns.settle(rules, state)
    return list_unless_due(rules, state, actions)


KERNELS = SearchKernels(
    determinize,
    list_legal,
    play_on,
    to_decide,
    winners,
    begin,
    fill_view,
    play_out=play_out,
    is_known=is_known,
    chance=ChanceKernels(begin_undealt, step_undealt, due, settle, largest=max(CARDS, CUBES)),
)
