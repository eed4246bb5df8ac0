"""Legality: the legal actions of the deciding player, and the reasons why other actions are illegal."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from skyhop.engine.kernel import kernel, kernel_apart
from skyhop.engine.record import Row
from skyhop.games.balloon_cup.actions import (
    ACTION_COUNT,
    COLOUR_OF_CLAIM,
    DONE,
    EXCHANGE,
    FIRST_CLAIM_OF_COLOUR,
    PLACES,
    SIZE_OF_CLAIM,
    SIZE_OF_EXCHANGE,
    ActionKind,
    action_of_claim,
    action_of_exchange,
    action_of_placement,
    action_of_trade,
    claim_of,
    exchange_of,
    kind_of,
    placement_of,
    trade_of,
)
from skyhop.games.balloon_cup.constants import CARDS, COLOUR_COUNT, COLOUR_OF_CARD, SEATS, TILES
from skyhop.games.balloon_cup.refusals import RefusalCode
from skyhop.games.balloon_cup.rules.trophies import cubes_in_bag, pays_claim, shortfall, substitutes_from
from skyhop.games.balloon_cup.state import (
    CLAIMS,
    HAND,
    NOBODY,
    Chance,
    Open,
    Rules,
    Seen,
    Stage,
    StateRecord,
    TradeForm,
)

_PRIME = 67
"""Prime modulus for which all powers of 2 below 2^66 have different remainders."""
MEMBER_OF_REST = np.zeros(_PRIME, np.int64)
"""Member of a bitset with exactly one member. The index is the remainder of the bitset modulo `_PRIME`."""
for _member in range(_PRIME - 1):
    MEMBER_OF_REST[(1 << _member) % _PRIME] = _member

SIZE_OF_PLACES = np.array([word.bit_count() for word in range(1 << PLACES)], np.int64)
"""Number of sides in each bitset of sides. The index is the bitset."""
PLACES_SEEN = np.zeros((SEATS, 1 << PLACES, PLACES), np.int16)
"""Numbers of the sides in a bitset, by seat and bitset, in increasing order.

The bitset numbers the sides from the perspective of seat 0. The array contains their numbers from the perspective of
the given seat. After the last side of a bitset, the row is filled with zeros.
"""
for _seat in range(SEATS):
    for _word in range(1 << PLACES):
        _seen = sorted(side ^ _seat for side in range(PLACES) if _word >> side & 1)
        PLACES_SEEN[_seat, _word, : len(_seen)] = _seen


@kernel
def lowest(members: int) -> int:
    """Return the lowest member of a bitset that is not empty."""
    return MEMBER_OF_REST[(members & -members) % _PRIME]


@kernel
def set_of_hand(state: Seen, seat: int) -> int:
    """Return the cards in a hand as a bitset."""
    cards = 0
    for card in range(CARDS):
        cards |= int(state.place_of_card[card] == HAND + seat) << card
    return cards


@kernel
def sets_of_sides(state: Seen) -> int:
    """Return the sides that lack a card as one integer, with `PLACES` bits for each colour.

    The bits of a colour are a bitset of sides. The sides are numbered from the perspective of seat 0.
    """
    sides = 0
    for tile in range(TILES):
        for seat in range(SEATS):
            for colour in range(COLOUR_COUNT):
                side = SEATS * tile + seat
                sides |= int(state.lacking[tile, seat, colour] > 0) << PLACES * colour + side
    return sides


NO_NUMBER = -1
"""Value for a request that has no action number."""
NO_COLOUR = -1


class PlayRequest(NamedTuple):
    """Action that a player wants to take, in the form that the rules check. The action may be illegal.

    `action` is its number, or `NO_NUMBER`. `colour` is the colour of the claimed trophy, or of the cube that a
    trade takes.
    """

    kind: int
    action: int
    colour: int = NO_COLOUR


@kernel
def answer_of(action: int) -> PlayRequest:
    """Convert an action number to a `PlayRequest`, with the colour that the action claims or takes."""
    kind, colour = kind_of(action), NO_COLOUR
    if kind == ActionKind.TRADE:
        colour = trade_of(action).taken
    elif kind == ActionKind.CLAIM:
        colour = COLOUR_OF_CLAIM[claim_of(action)]
    return PlayRequest(kind, action, colour)


@kernel
def is_claim_stage(state: Open) -> bool:
    """Return True if the pending decision is a trade or claim."""
    return state.stage in CLAIMS


@kernel
def refusal(rules: Rules, state: StateRecord, action: int) -> int:
    """[BC-4.4] Return the code of the first reason why the deciding player may not take an action.

    If the action is legal, return `LEGAL`.
    """
    if state.stage == Stage.OVER:
        return RefusalCode.GAME_IS_OVER
    if action < 0 or action >= ACTION_COUNT:
        return RefusalCode.NO_ACTION
    return refusal_of(rules, state, answer_of(action))


@kernel
def refusal_of(rules: Rules, state: StateRecord, answer: PlayRequest) -> int:
    """[BC-4.4] Return the code of the first reason why the deciding player may not take the requested action.

    If the requested action is legal, return `LEGAL`.
    """
    if state.stage == Stage.OVER:
        return RefusalCode.GAME_IS_OVER
    if state.chance != Chance.NONE:
        return RefusalCode.NOT_YOUR_DECISION
    if answer.kind in (ActionKind.TRADE, ActionKind.CLAIM):
        return refusal_of_trade(rules, state, answer)
    if is_claim_stage(state):
        return RefusalCode.LEGAL if answer.kind == ActionKind.DONE else RefusalCode.CLAIM_IS_DUE
    if answer.kind == ActionKind.PLACEMENT:
        return refusal_of_placement(state, answer.action)
    if answer.kind == ActionKind.EXCHANGE:
        return refusal_of_exchange(rules, state, answer.action)
    return RefusalCode.EXCHANGE_IS_DUE if state.stage == Stage.STUCK else RefusalCode.PLACEMENT_IS_DUE


@kernel
def refusal_of_placement(state: Seen, action: int) -> int:
    """[BC-2.3, BC-6.5, BC-4.1, BC-4.2] Return the code of the reason why a placement is illegal, or `LEGAL`."""
    card, tile, across = placement_of(action)
    colour = COLOUR_OF_CARD[card]
    if state.place_of_card[card] != HAND + state.to_act:
        return RefusalCode.NOT_IN_HAND
    if not state.is_in_play[tile]:
        return RefusalCode.TILE_OUT_OF_PLAY
    if not state.cubes_on_tile[tile, colour]:
        return RefusalCode.COLOUR_NOT_ON_TILE
    if not state.lacking[tile, state.to_act ^ across, colour]:
        return RefusalCode.NO_ROOM
    return RefusalCode.LEGAL


@kernel
def refusal_of_exchange(rules: Rules, state: Seen, action: int) -> int:
    """[BC-3.1, BC-5.4, BC-5.2, BC-9.4] Return the code of the reason why an exchange is illegal, or `LEGAL`.

    An exchange of no cards, `~`, is a pass.
    """
    if state.stage == Stage.PLACE:
        return RefusalCode.PLACEMENT_IS_DUE if action == EXCHANGE else RefusalCode.NO_EXCHANGE_WHILE_ABLE
    if action == NO_NUMBER:
        return RefusalCode.WRONG_EXCHANGE
    mask = exchange_of(action)
    if not has_right_size(rules, mask) or mask >> cards_held(state, state.to_act):
        return RefusalCode.WRONG_EXCHANGE
    return RefusalCode.LEGAL


@kernel
def has_right_size(rules: Rules, mask: int) -> bool:
    """[BC-9.4] Return True if the ruleset allows an exchange of this number of cards.

    `mask` contains one bit for each card to exchange.
    """
    return rules.exchange_min <= SIZE_OF_EXCHANGE[mask] <= rules.exchange_max


@kernel
def cards_held(state: Seen, seat: int) -> int:
    """Count the cards in a hand."""
    count = 0
    for colour in range(COLOUR_COUNT):
        count += state.held[seat, colour]
    return count


@kernel
def refusal_of_trade(rules: Rules, state: Seen, answer: PlayRequest) -> int:
    """[BC-9.1, BC-7.4, BC-7.2, BC-7.3] Return the code of the reason why a trade or claim is illegal, or `LEGAL`."""
    is_trade = answer.kind == ActionKind.TRADE
    if is_trade != (rules.trade == TradeForm.CUBE):
        return RefusalCode.OTHER_FORM_OF_TRADE
    if is_trade and not cubes_in_bag(state, answer.colour):
        return RefusalCode.NOT_IN_BAG
    if state.owner_of_trophy[answer.colour] != NOBODY:
        return RefusalCode.TROPHY_CLAIMED
    if answer.action == NO_NUMBER or not is_paid(state, answer):
        return RefusalCode.WRONG_PAYMENT
    return RefusalCode.LEGAL if is_claim_stage(state) else RefusalCode.NO_TRADES_NOW


@kernel
def is_paid(state: Seen, answer: PlayRequest) -> bool:
    """[BC-7.2, BC-9.1] Return True if the deciding player has enough cubes for a trade or claim."""
    if answer.kind == ActionKind.TRADE:
        return substitutes_from(state, state.to_act, trade_of(answer.action).given) > 0
    return pays_claim(state, state.to_act, claim_of(answer.action))


@kernel_apart
def list_legal(rules: Rules, state: Seen, actions: Row) -> int:
    """Write the legal actions in increasing order into `actions`, with length ACTION_COUNT. Return their number."""
    if state.stage == Stage.PLACE:
        return list_placements(state, actions)
    if state.stage == Stage.STUCK:
        return list_exchanges(rules, state, actions)
    if is_claim_stage(state):
        return list_trades(rules, state, actions)
    return 0


@kernel
def list_placements(state: Seen, actions: Row) -> int:
    """[BC-4.2] Fill `actions` with the placements of the cards in hand on the sides that lack their colours.

    Return the number of these actions.
    """
    hand, lacking = set_of_hand(state, state.to_act), sets_of_sides(state)
    seat = state.to_act
    count = 0
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        sides = lacking >> PLACES * COLOUR_OF_CARD[card] & (1 << PLACES) - 1
        first = action_of_placement(card, 0, 0)
        row = actions[count:]
        for number in range(PLACES):
            row[number] = first + PLACES_SEEN[seat, sides, number]
        count += SIZE_OF_PLACES[sides]
    return count


@kernel
def list_exchanges(rules: Rules, state: Seen, actions: Row) -> int:
    """[BC-5.2] Fill `actions` with the exchanges of a stuck player, one for each set of cards to discard.

    Return the number of these actions.
    """
    count = 0
    for mask in range(1 << cards_held(state, state.to_act)):
        if has_right_size(rules, mask):
            actions[count] = action_of_exchange(mask)
            count += 1
    return count


@kernel
def list_trades(rules: Rules, state: Seen, actions: Row) -> int:
    """[BC-7.2, BC-9.1] Fill `actions` with the trades that the deciding player can pay, and the action to decline.

    Return the number of these actions.
    """
    count = list_cube_trades(rules, state, actions) if rules.trade == TradeForm.CUBE else list_claims(state, actions)
    actions[count] = DONE
    return count + 1


@kernel
def list_cube_trades(rules: Rules, state: Seen, actions: Row) -> int:
    """[BC-9.1] Fill `actions` with the trades that the deciding player can pay: three cubes for one cube.

    Return the number of these actions.
    """
    count = 0
    for given in range(COLOUR_COUNT):
        for taken in range(COLOUR_COUNT):
            action = action_of_trade(given, taken)
            if refusal_of_trade(rules, state, answer_of(action)) == RefusalCode.LEGAL:
                actions[count] = action
                count += 1
    return count


@kernel
def list_claims(state: Seen, actions: Row) -> int:
    """[BC-7.2] Fill `actions` with the claims that the deciding player can pay with substitutes.

    Return their number. For speed, first check the number of substitutes, because most rows of the table have a
    wrong number.
    """
    seat = state.to_act
    count = 0
    for colour in range(COLOUR_COUNT):
        missing = shortfall(state, seat, colour)
        if state.owner_of_trophy[colour] != NOBODY or missing <= 0:
            continue
        for claim in range(FIRST_CLAIM_OF_COLOUR[colour], FIRST_CLAIM_OF_COLOUR[colour + 1]):
            if SIZE_OF_CLAIM[claim] == missing and pays_claim(state, seat, claim):
                actions[count] = action_of_claim(claim)
                count += 1
    return count
