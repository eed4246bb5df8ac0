"""Entries of Balloon Cup that Python code calls. An entry takes arrays of records and the index of one record.

A call with an array and an index takes less than a microsecond. A call with a single record takes several
microseconds. `actions` is scratch space of `ACTION_COUNT` 16-bit integers.
"""

from __future__ import annotations

import numpy as np

from skyhop.engine.chance import below
from skyhop.engine.kernel import entry, kernel
from skyhop.engine.record import Array1, Grid, Many, Row
from skyhop.games.balloon_cup.actions import ACTION_COUNT, PLACES, action_of_placement, place_of
from skyhop.games.balloon_cup.constants import COLOUR_COUNT, FIRST_CARD_OF_COLOUR
from skyhop.games.balloon_cup.rules import legality, turns
from skyhop.games.balloon_cup.rules.legality import PlayRequest
from skyhop.games.balloon_cup.rules.turns import advance
from skyhop.games.balloon_cup.state import HAND, Chance, EventfulRecord, Rules, Seen, Stage, StateRecord


def scratch() -> Array1[np.int16]:
    """Return scratch space for a list of legal actions, with shape (ACTION_COUNT,)."""
    return np.empty(ACTION_COUNT, np.int16)


@entry
def go_on(rules: Many[Rules], states: Many[EventfulRecord], index: int, actions: Row) -> None:  # noqa: ARG001  same signature as `step`
    """Continue a match to its next decision or shuffle. The record stores all events until then."""
    advance(rules[0], states[index])


@entry
def act(rules: Many[Rules], states: Many[EventfulRecord], index: int, action: int, actions: Row) -> None:  # noqa: ARG001  same signature as `step`
    """Apply a legal action, and continue the match to its next decision or shuffle.

    The record stores all events until then.
    """
    turns.apply(rules[0], states[index], action)


@entry
def refusal(rules: Many[Rules], states: Many[StateRecord], index: int, action: int) -> int:
    """Return the code of the reason why the deciding player may not take an action.

    For a legal action, return `LEGAL`.
    """
    return legality.refusal(rules[0], states[index], action)


@entry
def refusal_of(rules: Many[Rules], states: Many[StateRecord], index: int, kind: int, action: int, colour: int) -> int:
    """Return the code of the reason why a requested action is illegal. For a legal action, return `LEGAL`.

    The arguments `kind`, `action` and `colour` are the fields of a `PlayRequest`.
    """
    return legality.refusal_of(rules[0], states[index], PlayRequest(kind, action, colour))


@entry
def legal(rules: Many[Rules], states: Many[StateRecord], index: int, actions: Row) -> int:
    """Fill `actions` with the legal actions in increasing order. Return the number of these actions."""
    return legality.list_legal(rules[0], states[index], actions)


@entry
def shuffle_due(states: Many[StateRecord], index: int) -> None:
    """Make the pending shuffle of the supply or the bag with the random generator in the record.

    Do not continue the match.
    """
    turns.shuffle_due(states[index])


@entry
def step(rules: Many[Rules], states: Many[StateRecord], index: int, action: int, actions: Row) -> int:
    """Apply a legal action and make the shuffles that follow. Fill `actions` with the next legal actions.

    Return the number of these actions.
    """
    return play_on(rules[0], states[index], action, actions)


@entry
def step_all(rules: Many[Rules], states: Many[StateRecord], chosen: Row, actions: Grid, counts: Row) -> None:
    """Apply the action `chosen[i]` in match `i`, for all matches, and make the shuffles that follow.

    Write the next legal actions of match `i` into row `i` of `actions`, and their number into `counts[i]`.
    """
    for index in range(len(states)):
        counts[index] = play_on(rules[0], states[index], chosen[index], actions[index])


@kernel
def play_on(rules: Rules, state: StateRecord, action: int, actions: Row) -> int:
    """Apply a legal action and make the shuffles that follow. Fill `actions` with the next legal actions.

    Return the number of these actions.
    """
    turns.apply(rules, state, action)
    return list_after_chance(rules, state, actions)


@kernel
def begin(rules: Rules, state: StateRecord, first: int, actions: Row) -> int:
    """[BC-2] Start a match in which seat `first` begins, and make the shuffles. Fill `actions` with the legal actions.

    Return the number of these actions.
    """
    turns.start(rules, state, first)
    return list_after_chance(rules, state, actions)


@kernel
def list_after_chance(rules: Rules, state: StateRecord, actions: Row) -> int:
    """Make all pending shuffles.

    Fill `actions` with the legal actions of the next decision and return their number.
    """
    while state.chance != Chance.NONE:
        turns.roll(rules, state)
    return legality.list_legal(rules, state, actions)


@kernel
def choose_randomly(rules: Rules, state: StateRecord, actions: Row) -> int:
    """Return a legal action. All legal actions have the same probability.

    For speed, the kernel counts the placements without listing them.
    """
    if state.stage == Stage.PLACE:
        return random_placement(state)
    return actions[below(state, legality.list_legal(rules, state, actions))]


@kernel
def random_placement(state: StateRecord) -> int:
    """Return a legal placement. All legal placements have the same probability.

    For each colour, the number of placements is a product of two numbers: the cards of the colour in hand, and the
    sides that lack the colour.
    """
    seat = state.to_act
    total = 0
    for colour in range(COLOUR_COUNT):
        total += state.held[seat, colour] * state.open_sides[colour]
    choice = below(state, total)
    colour = 0
    while choice >= state.held[seat, colour] * state.open_sides[colour]:
        choice -= state.held[seat, colour] * state.open_sides[colour]
        colour += 1
    sides = state.open_sides[colour]
    card = card_in_hand(state, seat, colour, choice // sides)
    tile, across = place_of(place_lacking(state, seat, colour, choice % sides))
    return action_of_placement(card, tile, across)


@kernel
def card_in_hand(state: Seen, seat: int, colour: int, number: int) -> int:
    """Return the card with index `number` among the cards of one colour in a hand.

    For speed, the code has no branches.
    """
    first = FIRST_CARD_OF_COLOUR[colour]
    found = first
    passed = 0
    for card in range(first, FIRST_CARD_OF_COLOUR[colour + 1]):
        passed += state.place_of_card[card] == HAND + seat
        found += passed <= number
    return found


@kernel
def place_lacking(state: Seen, seat: int, colour: int, number: int) -> int:
    """Return the number of a tile side that lacks a card of the colour.

    `number` is the index of this side among all such sides, counted from 0. The sides are numbered from the
    perspective of `seat`.
    """
    found = 0
    passed = 0
    for place in range(PLACES):
        tile, across = place_of(place)
        passed += state.lacking[tile, seat ^ across, colour] > 0
        found += passed <= number
    return found


@entry
def play_randomly(rules: Many[Rules], states: Many[StateRecord], actions: Row) -> int:
    """Play every match from start to end with uniformly random actions. Return the total number of actions."""
    decisions = 0
    for index in range(len(states)):
        state = states[index]
        turns.start(rules[0], state, index & 1)
        decisions += play_to_the_end(rules[0], state, actions)
    return decisions


@kernel
def play_to_the_end(rules: Rules, state: StateRecord, actions: Row) -> int:
    """Play uniformly random actions until the match is over. Return the number of actions."""
    decisions = 0
    while state.stage != Stage.OVER:
        if state.chance != Chance.NONE:
            turns.roll(rules, state)
        else:
            turns.apply(rules, state, choose_randomly(rules, state, actions))
            decisions += 1
    return decisions
