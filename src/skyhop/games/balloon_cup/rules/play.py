"""Playing: actions and chance outcomes change a state, and the rules go on to the next decision."""

from __future__ import annotations

from typing import Any

from skyhop.core.chance import shuffle
from skyhop.core.kernel import kernel
from skyhop.games.balloon_cup.actions import CLAIM, DONE, EXCHANGE, TRADE
from skyhop.games.balloon_cup.constants import CARDS, TILES
from skyhop.games.balloon_cup.rules.cards import discard_card
from skyhop.games.balloon_cup.rules.tiles import lay_on_side, score_tile, tile_is_complete
from skyhop.games.balloon_cup.rules.trades import claim_with_substitutes, trade_cubes
from skyhop.games.balloon_cup.rules.trophies import claim_directly
from skyhop.games.balloon_cup.rules.turns import advance, end_claims, start_claims
from skyhop.games.balloon_cup.state import (
    DRAW,
    HAND,
    NEW_GAME,
    NO_CHANCE,
    NOBODY,
    OTHER_CLAIMS,
    OVER,
    SHUFFLE_SUPPLY,
    WINNER_CLAIMS,
)
from skyhop.games.balloon_cup.state import EXCHANGE as EXCHANGE_STAGE


@kernel
def start(rules: Any, state: Any, first: int) -> None:
    """[BC-2] Begin a match with seat `first`; it waits for the supply to be shuffled."""
    state.first = first
    state.winner = NOBODY
    state.stage = NEW_GAME
    advance(rules, state)


@kernel
def apply(rules: Any, state: Any, action: int) -> None:
    """Do a legal action and go on to the next decision or chance event."""
    act(rules, state, action)
    advance(rules, state)


@kernel
def act(rules: Any, state: Any, action: int) -> None:
    """Do a legal action; legality is not checked here."""
    if action < EXCHANGE:
        place_card(rules, state, action)
    elif action < TRADE:
        exchange_cards(state, action - EXCHANGE)
    elif action == DONE:
        end_claims(rules, state)
    else:
        trade(rules, state, action)


@kernel
def place_card(rules: Any, state: Any, action: int) -> None:
    """[BC-3.1, BC-4.2, BC-6.1, BC-7.1] Lay a card on a side; a tile that this completes is scored and claims follow."""
    card = action // 8
    tile = action // 2 % TILES
    seat = state.turn ^ (action & 1)
    lay_on_side(state, card, tile, seat)
    state.stuck_turns = 0
    state.empty_exchanges = 0
    state.stage = DRAW
    if tile_is_complete(state, tile):
        score_tile(rules, state, tile)
        if not claim_directly(rules, state, state.winner_of_tile):
            start_claims(rules, state)


@kernel
def exchange_cards(state: Any, mask: int) -> None:
    """[BC-5.2] Discard the chosen cards of the sorted hand; as many are drawn next."""
    position = 0
    count = 0
    for card in range(CARDS):
        if state.place_of_card[card] == HAND + state.turn:
            if mask >> position & 1:
                discard_card(state, card)
                count += 1
            position += 1
    state.empty_exchanges = 0 if count else state.empty_exchanges + 1
    state.exchange_due = count
    state.stage = EXCHANGE_STAGE


@kernel
def trade(rules: Any, state: Any, action: int) -> None:
    """[BC-9.2] Make a trade; after the other player's one, the winner of the tile is asked again."""
    seat = state.to_act
    stage = state.stage
    if action < CLAIM:
        game_is_over = trade_cubes(rules, state, seat, action)
    else:
        game_is_over = claim_with_substitutes(rules, state, seat, action)
    if stage == OTHER_CLAIMS and not game_is_over:
        state.stage = WINNER_CLAIMS


@kernel
def roll(rules: Any, state: Any) -> None:
    """Shuffle what is due by the record's own generator, and go on."""
    shuffle_due(state)
    settle(rules, state)


@kernel
def shuffle_due(state: Any) -> None:
    """[BC-2.3, BC-3.3, BC-9.3] Shuffle the supply or mix the bag, whichever is due."""
    if state.chance == SHUFFLE_SUPPLY:
        shuffle(state, state.supply, state.supply_size)
    else:
        shuffle(state, state.bag, state.bag_size)


@kernel
def settle(rules: Any, state: Any) -> None:
    """Take the pile as it lies now for shuffled, and go on."""
    state.chance = NO_CHANCE
    advance(rules, state)


@kernel
def is_over(state: Any) -> bool:
    """Say whether the match has ended."""
    return state.stage == OVER
