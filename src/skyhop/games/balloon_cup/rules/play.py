"""Play: actions and chance outcomes change a state, and the rules continue to the next decision."""

from __future__ import annotations

from skyhop.engine.chance import shuffle
from skyhop.engine.event import emit
from skyhop.engine.kernel import kernel, kernel_apart
from skyhop.games.balloon_cup.actions import SIZE_OF_EXCHANGE, ActionKind, exchange_of, kind_of, placement_of
from skyhop.games.balloon_cup.constants import CARDS
from skyhop.games.balloon_cup.events import EventKind
from skyhop.games.balloon_cup.rules.cards import discard_card
from skyhop.games.balloon_cup.rules.tiles import lay_on_side, score_tile, tile_is_complete
from skyhop.games.balloon_cup.rules.trophies import claim_directly, claim_with_substitutes, trade_cubes
from skyhop.games.balloon_cup.rules.turns import advance, end_claims, start_claims
from skyhop.games.balloon_cup.state import HAND, NOBODY, Chance, Rules, Stage, StateRecord


@kernel
def start(rules: Rules, state: StateRecord, first: int) -> None:
    """[BC-2] Start a match with seat `first`; the state waits for the shuffle of the supply."""
    state.first = first
    state.winner = NOBODY
    state.stage = Stage.NEW_GAME
    advance(rules, state)


@kernel_apart
def apply(rules: Rules, state: StateRecord, action: int) -> None:
    """Apply a legal action and continue to the next decision or chance event."""
    act(rules, state, action)
    advance(rules, state)


@kernel
def act(rules: Rules, state: StateRecord, action: int) -> None:
    """Apply a legal action, without continuing; the caller checks legality."""
    kind = kind_of(action)
    if kind == ActionKind.PLACEMENT:
        place_card(rules, state, action)
    elif kind == ActionKind.EXCHANGE:
        exchange_cards(state, exchange_of(action))
    elif kind == ActionKind.DONE:
        emit(state, EventKind.DECLINED, state.to_act)
        end_claims(rules, state)
    else:
        trade(rules, state, action)


@kernel
def place_card(rules: Rules, state: StateRecord, action: int) -> None:
    """[BC-3.1, BC-4.2, BC-6.1, BC-7.1] Place a card on a side; score a tile that it completes, then start claims."""
    card, tile, across = placement_of(action)
    lay_on_side(state, card, tile, state.turn ^ across)
    state.stuck_turns = 0
    state.empty_exchanges = 0
    state.stage = Stage.DRAW
    if tile_is_complete(state, tile):
        score_tile(rules, state, tile)
        if not claim_directly(rules, state, state.winner_of_tile):
            start_claims(rules, state)


@kernel
def exchange_cards(state: StateRecord, mask: int) -> None:
    """[BC-5.2] Discard the chosen cards of the sorted hand; the player draws as many next."""
    position = 0
    count = SIZE_OF_EXCHANGE[mask]
    emit(state, EventKind.EXCHANGED, state.turn, count)
    for card in range(CARDS):
        if state.place_of_card[card] == HAND + state.turn:
            if mask >> position & 1:
                emit(state, EventKind.DISCARDED, state.turn, card)
                discard_card(state, card)
            position += 1
    state.empty_exchanges = 0 if count else state.empty_exchanges + 1
    state.exchange_due = count
    state.stage = Stage.EXCHANGE


@kernel
def trade(rules: Rules, state: StateRecord, action: int) -> None:
    """[BC-9.2] Make a trade; after the other player's one, the winner of the tile is asked again."""
    seat = state.to_act
    stage = state.stage
    if kind_of(action) == ActionKind.TRADE:
        game_is_over = trade_cubes(rules, state, seat, action)
    else:
        game_is_over = claim_with_substitutes(rules, state, seat, action)
    if stage == Stage.OTHER_CLAIMS and not game_is_over:
        state.stage = Stage.WINNER_CLAIMS


@kernel
def roll(rules: Rules, state: StateRecord) -> None:
    """Shuffle what is due with the record's own generator, and continue."""
    shuffle_due(state)
    settle(rules, state)


@kernel
def shuffle_due(state: StateRecord) -> None:
    """[BC-2.3, BC-3.3, BC-9.3] Shuffle the supply or mix the bag, whichever is due."""
    if state.chance == Chance.SHUFFLE_SUPPLY:
        shuffle(state, state.supply, state.supply_size)
    else:
        shuffle(state, state.bag, state.bag_size)


@kernel
def settle(rules: Rules, state: StateRecord) -> None:
    """Accept the pile's present order as shuffled, and continue."""
    state.chance = Chance.NONE
    advance(rules, state)
