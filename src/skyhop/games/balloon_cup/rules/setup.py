"""Setup: laying the game out, dealing, filling the tiles."""

from __future__ import annotations

from skyhop.engine.kernel import kernel
from skyhop.games.balloon_cup.constants import CARDS, COLOUR_COUNT, CUBES_OF_COLOUR, HAND_LIMIT, TILES
from skyhop.games.balloon_cup.rules.cards import move_card, take_top_card
from skyhop.games.balloon_cup.rules.tiles import fill_tile, put_into_bag
from skyhop.games.balloon_cup.ruleset import Rules
from skyhop.games.balloon_cup.state import NOBODY, SUPPLY, Chance, End, Stage, StateRecord, Terrain


@kernel
def lay_out(state: StateRecord) -> None:
    """[BC-2.1, BC-2.2, BC-2.3] Put everything where a game begins; the supply is to be shuffled first."""
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
    """Take away what an earlier game of the series left: no cubes, no trophies, nothing remembered."""
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
    """[BC-2.3] Eight cards each, the first eight to seat 0."""
    for seat in range(2):
        for _card in range(HAND_LIMIT):
            take_top_card(state, seat)
    state.stage = Stage.FILL_TILES


@kernel
def fill_next_tile(rules: Rules, state: StateRecord) -> None:
    """[BC-2.2, BC-9.5] Fill the tiles in order; a bag that caps have disturbed is mixed before the next."""
    if state.next_tile_to_fill == TILES:
        state.turn = state.first
        state.stage = Stage.START_TURN
        return
    fill_tile(rules, state, state.next_tile_to_fill)
    state.next_tile_to_fill += 1
