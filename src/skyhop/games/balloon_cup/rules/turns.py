"""Turns: kernels that apply actions and chance outcomes, and continue to the next decision."""

from __future__ import annotations

from skyhop.engine.chance import shuffle
from skyhop.engine.event import emit
from skyhop.engine.kernel import kernel, kernel_apart
from skyhop.games.balloon_cup.actions import SIZE_OF_EXCHANGE, ActionKind, exchange_of, kind_of, placement_of
from skyhop.games.balloon_cup.constants import (
    CARDS,
    COLOUR_COUNT,
    CUBES_OF_COLOUR,
    FIRST_CARD_OF_COLOUR,
    HAND_LIMIT,
    STUCK_TURNS_TO_END,
    TILES,
)
from skyhop.games.balloon_cup.events import EventKind
from skyhop.games.balloon_cup.rules.tiles import (
    discard_card,
    draw_card,
    fill_tile,
    lay_on_side,
    move_card,
    put_into_bag,
    score_tile,
    show_hand,
    take_top_card,
    tile_is_complete,
)
from skyhop.games.balloon_cup.rules.trophies import (
    can_trade,
    claim_directly,
    claim_with_substitutes,
    end_game,
    leader,
    trade_cubes,
)
from skyhop.games.balloon_cup.state import (
    HAND,
    NOBODY,
    SIDE,
    SUPPLY,
    Chance,
    End,
    Open,
    Rules,
    Seen,
    Stage,
    StateRecord,
    Terrain,
    When,
)


@kernel
def lay_out(state: StateRecord) -> None:
    """[BC-2.1, BC-2.2, BC-2.3] Set up a new game and request a shuffle of the supply. The deal follows the shuffle."""
    clear_table(state)
    for card in range(CARDS):
        move_card(state, card, SUPPLY)
        state.supply[card] = card
    state.supply_size = CARDS
    for colour in range(COLOUR_COUNT):
        put_into_bag(state, colour, CUBES_OF_COLOUR[colour])
    for tile in range(TILES):
        state.is_in_play[tile] = 1
        state.terrain_of_tile[tile] = Terrain.MOUNTAIN if tile % 2 else Terrain.FLATLAND
    state.chance = Chance.SHUFFLE_SUPPLY
    state.stage = Stage.DEAL_CARDS


@kernel
def clear_table(state: StateRecord) -> None:
    """Reset cubes, trophies and counters from an earlier game of the series."""
    state.discard_size = 0
    state.bag_size = 0
    state.next_tile_to_fill = 0
    state.stuck_turns = 0
    state.empty_exchanges = 0
    state.winner_of_tile = NOBODY
    state.reason = End.UNDECIDED
    state.owner_of_trophy[:] = NOBODY
    state.cubes_won[:, :] = 0
    state.cubes_on_tile[:, :] = 0
    state.lacking[:, :, :] = 0
    state.open_sides[:] = 0
    state.sum_of_side[:, :] = 0


@kernel
def deal_cards(state: StateRecord) -> None:
    """[BC-2.3] Deal eight cards to each seat. Seat 0 gets the first eight cards."""
    for seat in range(2):
        for _card in range(HAND_LIMIT):
            take_top_card(state, seat)
    state.stage = Stage.FILL_TILES


@kernel
def fill_next_tile(rules: Rules, state: StateRecord) -> None:
    """[BC-2.2, BC-9.5] Fill the next tile in order. After the last tile, start the first turn.

    If a limit returns cubes to the bag, the bag is shuffled before the next tile is filled.
    """
    if state.next_tile_to_fill == TILES:
        state.turn = state.first
        state.stage = Stage.START_TURN
        return
    fill_tile(rules, state, state.next_tile_to_fill)
    state.next_tile_to_fill += 1


@kernel_apart
def advance(rules: Rules, state: StateRecord) -> None:
    """Continue until a player must decide, a pile must be shuffled, or the match is over.

    If cubes returned to the bag, shuffle the bag before the next cube is drawn and before the next decision.
    """
    while state.chance == Chance.NONE and state.stage != Stage.OVER:
        is_decision = ask_player(rules, state)
        # The journal records each shuffle, so one late shuffle for all returned cubes keeps the journal short.
        if state.bag_is_unmixed and (is_decision or state.stage == Stage.FILL_TILES):
            state.bag_is_unmixed = 0
            state.chance = Chance.MIX_BAG
        elif is_decision:
            return
        else:
            take_step(rules, state)


@kernel
def ask_player(rules: Rules, state: StateRecord) -> bool:
    """Find the seat that must decide at this stage, and write it into the state.

    Return True if a seat must decide, else False.
    """
    stage = state.stage
    if stage in (Stage.PLACE, Stage.STUCK):
        state.to_act = state.turn
        return True
    if stage in (Stage.START_TRADES, Stage.OWN_CLAIMS):
        seat = state.turn
    elif stage == Stage.LAST_TRADES:
        seat = 1 - state.turn
    elif stage in (Stage.WINNER_CLAIMS, Stage.WON_CLAIMS):
        seat = state.winner_of_tile
    elif stage == Stage.OTHER_CLAIMS:
        seat = 1 - state.winner_of_tile
    else:
        return False
    if not can_trade(rules, state, seat):
        return False
    state.to_act = seat
    return True


@kernel
def take_step(rules: Rules, state: StateRecord) -> None:
    """Apply the rules of the current stage, and set the following stage."""
    stage = state.stage
    if stage == Stage.DRAW:
        if draw_card(state, state.turn):
            pass_turn(state)
    elif stage == Stage.START_TURN:
        state.stage = (
            Stage.START_TRADES if rules.when in (When.OWN_TURN, When.OWN_TURN_OR_SCORING) else Stage.FIND_ACTION
        )
    elif stage == Stage.FIND_ACTION:
        find_action(rules, state)
    elif stage == Stage.EXCHANGE:
        draw_exchange(rules, state)
    elif stage == Stage.NEW_GAME:
        lay_out(state)
    elif stage == Stage.DEAL_CARDS:
        deal_cards(state)
    elif stage == Stage.FILL_TILES:
        fill_next_tile(rules, state)
    else:
        end_claims(rules, state)


@kernel
def end_claims(rules: Rules, state: StateRecord) -> None:
    """[BC-9.2] Set the stage that follows when a player declines to trade or has no trade left."""
    if state.stage == Stage.START_TRADES:
        state.stage = Stage.FIND_ACTION
    elif state.stage == Stage.WINNER_CLAIMS:
        state.stage = Stage.OTHER_CLAIMS
    elif state.stage == Stage.LAST_TRADES:
        end_game(rules, state, leader(state), End.DEADLOCK)
    else:
        state.stage = Stage.DRAW


@kernel
def start_claims(rules: Rules, state: StateRecord) -> None:
    """[BC-9.2] Set the stage that follows the scoring of a tile and the claims without substitutes.

    The ruleset determines which players may trade after a scoring.
    """
    if rules.when == When.AFTER_SCORING:
        state.stage = Stage.WINNER_CLAIMS
    elif rules.when == When.OWN_TURN:
        state.stage = Stage.DRAW
    elif rules.when == When.OWN_TURN_OR_SCORING:
        state.stage = Stage.OWN_CLAIMS
    else:
        state.stage = Stage.WON_CLAIMS


@kernel
def pass_turn(state: StateRecord) -> None:
    """[BC-3.2] Set the seat of the next turn: the other player or, after a scoring, the loser of the tile."""
    if state.winner_of_tile == NOBODY:
        state.turn = 1 - state.turn
    else:
        state.turn = 1 - state.winner_of_tile
        state.winner_of_tile = NOBODY
    state.stage = Stage.START_TURN


@kernel
def find_action(rules: Rules, state: StateRecord) -> None:
    """[BC-5.1, BC-8.2] Set the next stage of the turn.

    If the player can place a card, the next stage is the placement. In a deadlock, the next stage is the final trades
    or, if the ruleset does not allow these trades, the end of the game. In any other case, the player is stuck: show
    the player's hand.
    """
    if can_place(state, state.turn):
        state.stage = Stage.PLACE
    elif is_deadlock(state):
        trades_at_start = rules.when in (When.OWN_TURN, When.OWN_TURN_OR_SCORING)
        if trades_at_start:
            state.stage = Stage.LAST_TRADES
        else:
            end_game(rules, state, leader(state), End.DEADLOCK)
    else:
        show_hand(state, state.turn)
        state.stage = Stage.STUCK


@kernel
def is_lacking(state: Open, colour: int) -> bool:
    """Return True if any side of any tile still lacks a card of the colour."""
    return state.open_sides[colour] > 0


@kernel
def can_place(state: Seen, seat: int) -> bool:
    """[BC-4.2] Return True if at least one card in the seat's hand fits on a side of a tile."""
    places = 0
    for colour in range(COLOUR_COUNT):
        places += state.held[seat, colour] * state.open_sides[colour]
    return places > 0


@kernel
def is_deadlock(state: Seen) -> bool:
    """[BC-8.2] Return True if no card in a hand or pile fits on any side.

    For each colour, either no side lacks a card, or all cards are already on the table.
    """
    for colour in range(COLOUR_COUNT):
        if is_lacking(state, colour):
            for card in range(FIRST_CARD_OF_COLOUR[colour], FIRST_CARD_OF_COLOUR[colour + 1]):
                if state.place_of_card[card] < SIDE:
                    return False
    return True


@kernel
def draw_exchange(rules: Rules, state: StateRecord) -> None:
    """[BC-5.2, BC-5.3] Draw as many cards as the player discarded. If a card in the hand fits, request a placement.

    If no card fits, the player is still stuck, and the turn ends. The game ends after too many stuck turns, or
    after two consecutive exchanges of no card.
    """
    while state.exchange_due:
        if not draw_card(state, state.turn):
            return
        state.exchange_due -= 1
    if can_place(state, state.turn):
        state.stage = Stage.PLACE
        return
    show_hand(state, state.turn)
    state.stuck_turns += 1
    if state.empty_exchanges >= 2 or state.stuck_turns >= STUCK_TURNS_TO_END:
        end_game(rules, state, leader(state), End.STANDSTILL)
    else:
        pass_turn(state)


@kernel
def start(rules: Rules, state: StateRecord, first: int) -> None:
    """[BC-2] Start a match in which seat `first` begins. The state then waits for the shuffle of the supply."""
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
    """Apply an action, but do not continue to the next decision. The action must be legal."""
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
    """[BC-3.1, BC-4.2, BC-6.1, BC-7.1] Place a card on a side of a tile.

    If the tile is complete, score the tile, claim trophies for its winner, and start the trades.
    """
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
    """[BC-5.2] Discard the cards that a stuck player chose. `mask` is a bit mask over the sorted hand.

    The next stage draws the same number of cards.
    """
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
    """[BC-9.2] Make the trade or claim of the deciding seat.

    If the loser of a tile has traded after a scoring, the winner may trade again.
    """
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
    """Make the pending shuffle with the random generator in the record, and continue to the next decision."""
    shuffle_due(state)
    settle(rules, state)


@kernel
def shuffle_due(state: StateRecord) -> None:
    """[BC-2.3, BC-3.3, BC-9.3] Shuffle the supply or the bag, as the pending chance event requires."""
    if state.chance == Chance.SHUFFLE_SUPPLY:
        shuffle(state, state.supply, state.supply_size)
    else:
        shuffle(state, state.bag, state.bag_size)


@kernel
def settle(rules: Rules, state: StateRecord) -> None:
    """Accept the current order of the supply or the bag as the result of the pending shuffle.

    Then continue to the next decision or shuffle.
    """
    state.chance = Chance.NONE
    advance(rules, state)
