"""A game from the deal to its end."""

from .cards import CARDS
from .cubes import CUBES
from .drawing import fill_tile
from .result import GameIsOver
from .steps import Steps, mix_bag, shuffle_supply
from .table import Table
from .turn import play_turn

CARDS_DEALT = 8


def play_game(table: Table) -> Steps[None]:
    """[BC-2, BC-3] Deal, then play turns."""
    yield from deal(table)
    yield from play_turns(table)


def deal(table: Table) -> Steps[None]:
    """[BC-2.2, BC-2.3] Shuffle and deal the cards, seat 0 first. Then mix the bag and fill the tiles."""
    yield from shuffle_supply(table, CARDS)
    for player in table.players:
        player.hand = table.supply[:CARDS_DEALT]
        table.supply = table.supply[CARDS_DEALT:]
    table.bag = list(CUBES)
    yield from mix_bag(table)
    for tile in table.tiles.values():
        yield from fill_tile(table, tile)


def play_turns(table: Table) -> Steps[None]:
    """[BC-3.2, BC-8] Play turn after turn until the game is over."""
    try:
        while True:
            yield from play_turn(table)
    except GameIsOver as end:
        table.result = end.result
