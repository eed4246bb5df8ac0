"""Legality: which actions the player to decide has, and why another is refused."""

from __future__ import annotations

from typing import Any

from skyhop.core.kernel import kernel
from skyhop.games.balloon_cup.actions import (
    ACTION_COUNT,
    CLAIM,
    COLOUR_OF_CLAIM,
    DONE,
    EXCHANGE,
    FIRST_CLAIM_OF_COLOUR,
    SIZE_OF_CLAIM,
    SIZE_OF_EXCHANGE,
    TRADE,
)
from skyhop.games.balloon_cup.constants import CARDS, COLOUR_COUNT, COLOUR_OF_CARD, TILES
from skyhop.games.balloon_cup.rules.trades import cubes_in_bag, pays_claim, shortfall, substitutes_from
from skyhop.games.balloon_cup.ruleset import CUBE
from skyhop.games.balloon_cup.state import CLAIMS, HAND, NO_CHANCE, NOBODY, OVER, PLACE, STUCK

LEGAL = 0
GAME_IS_OVER = 1
NO_ACTION = 2
WRONG_KIND = 3
NO_EXCHANGE_WHILE_ABLE = 4
NOT_IN_HAND = 5
TILE_OUT_OF_PLAY = 6
COLOUR_NOT_ON_TILE = 7
NO_ROOM = 8
WRONG_EXCHANGE = 9
OTHER_FORM_OF_TRADE = 10
NOT_IN_BAG = 11
TROPHY_CLAIMED = 12
WRONG_PAYMENT = 13
NO_TRADES_NOW = 14


@kernel
def is_claim_stage(state: Any) -> bool:
    """Say whether the player to decide is asked for trades."""
    return state.stage in CLAIMS


@kernel
def refusal(rules: Any, state: Any, action: int) -> int:
    """[BC-4.4] Say why the player to decide may not do this, or LEGAL; the first reason in the clause's order."""
    if state.stage == OVER:
        return GAME_IS_OVER
    if state.chance != NO_CHANCE:
        return WRONG_KIND
    if action < 0 or action >= ACTION_COUNT:
        return NO_ACTION
    if action == DONE:
        return LEGAL if is_claim_stage(state) else WRONG_KIND
    if action >= TRADE:
        return refusal_of_trade(rules, state, action)
    if is_claim_stage(state):
        return WRONG_KIND
    if action >= EXCHANGE:
        return refusal_of_exchange(rules, state, action - EXCHANGE)
    return refusal_of_placement(state, action)


@kernel
def refusal_of_placement(state: Any, action: int) -> int:
    """[BC-2.3, BC-6.5, BC-4.1, BC-4.2] Say why a card may not go there."""
    card = action // 8
    tile = action // 2 % TILES
    seat = state.to_act ^ (action & 1)
    colour = COLOUR_OF_CARD[card]
    if state.place_of_card[card] != HAND + state.to_act:
        return NOT_IN_HAND
    if not state.is_in_play[tile]:
        return TILE_OUT_OF_PLAY
    if not state.cubes_on_tile[tile, colour]:
        return COLOUR_NOT_ON_TILE
    if not state.lacking[tile, seat, colour]:
        return NO_ROOM
    return LEGAL


@kernel
def refusal_of_exchange(rules: Any, state: Any, mask: int) -> int:
    """[BC-5.2, BC-5.4, BC-9.4] Say why these cards may not be exchanged."""
    if state.stage == PLACE:
        return WRONG_KIND if mask == 0 else NO_EXCHANGE_WHILE_ABLE
    if not has_right_size(rules, mask) or mask >> cards_held(state, state.to_act):
        return WRONG_EXCHANGE
    return LEGAL


@kernel
def has_right_size(rules: Any, mask: int) -> bool:
    """[BC-9.4] Say whether the ruleset allows an exchange of so many cards."""
    return rules.exchange_min <= SIZE_OF_EXCHANGE[mask] <= rules.exchange_max


@kernel
def cards_held(state: Any, seat: int) -> int:
    """Count the cards in a hand."""
    count = 0
    for colour in range(COLOUR_COUNT):
        count += state.held[seat, colour]
    return count


@kernel
def refusal_of_trade(rules: Any, state: Any, action: int) -> int:
    """[BC-9.1, BC-7.4, BC-7.2, BC-7.3] Say why this trade may not be made."""
    if (action < CLAIM) != (rules.trade == CUBE):
        return OTHER_FORM_OF_TRADE
    seat = state.to_act
    if action < CLAIM:
        given = (action - TRADE) // COLOUR_COUNT
        taken = (action - TRADE) % COLOUR_COUNT
        if not cubes_in_bag(state, taken):
            return NOT_IN_BAG
        is_paid = substitutes_from(state, seat, given) > 0
    else:
        taken = COLOUR_OF_CLAIM[action - CLAIM]
        is_paid = pays_claim(state, seat, action - CLAIM)
    if state.owner_of_trophy[taken] != NOBODY:
        return TROPHY_CLAIMED
    if not is_paid:
        return WRONG_PAYMENT
    return LEGAL if is_claim_stage(state) else NO_TRADES_NOW


@kernel
def list_legal(rules: Any, state: Any, actions: Any) -> int:
    """Write the legal actions into `actions` (ACTION_COUNT long) in increasing order; give their number."""
    if state.stage == PLACE:
        return list_placements(state, actions)
    if state.stage == STUCK:
        return list_exchanges(rules, state, actions)
    if is_claim_stage(state):
        return list_trades(rules, state, actions)
    return 0


@kernel
def list_placements(state: Any, actions: Any) -> int:
    """[BC-4.2] List every card in the hand with every side that lacks its colour."""
    count = 0
    for card in range(CARDS):
        if state.place_of_card[card] != HAND + state.to_act:
            continue
        colour = COLOUR_OF_CARD[card]
        for place in range(2 * TILES):
            if state.lacking[place >> 1, state.to_act ^ (place & 1), colour]:
                actions[count] = 8 * card + place
                count += 1
    return count


@kernel
def list_exchanges(rules: Any, state: Any, actions: Any) -> int:
    """[BC-5.2] List every set of cards that a stuck player may exchange."""
    count = 0
    for mask in range(1 << cards_held(state, state.to_act)):
        if has_right_size(rules, mask):
            actions[count] = EXCHANGE + mask
            count += 1
    return count


@kernel
def list_trades(rules: Any, state: Any, actions: Any) -> int:
    """[BC-7.2, BC-9.1] List every trade that the player who is asked can pay, and the end of asking."""
    count = list_cube_trades(rules, state, actions) if rules.trade == CUBE else list_claims(state, actions)
    actions[count] = DONE
    return count + 1


@kernel
def list_cube_trades(rules: Any, state: Any, actions: Any) -> int:
    """[BC-9.1] List the trades of three cubes for one."""
    count = 0
    for action in range(TRADE, CLAIM):
        if refusal_of_trade(rules, state, action) == LEGAL:
            actions[count] = action
            count += 1
    return count


@kernel
def list_claims(state: Any, actions: Any) -> int:
    """[BC-7.2] List the claims with substitutes.

    Most rows of the table are of the wrong size, so that is looked at first.
    """
    seat = state.to_act
    count = 0
    for colour in range(COLOUR_COUNT):
        missing = shortfall(state, seat, colour)
        if state.owner_of_trophy[colour] != NOBODY or missing <= 0:
            continue
        for claim in range(FIRST_CLAIM_OF_COLOUR[colour], FIRST_CLAIM_OF_COLOUR[colour + 1]):
            if SIZE_OF_CLAIM[claim] == missing and pays_claim(state, seat, claim):
                actions[count] = CLAIM + claim
                count += 1
    return count
