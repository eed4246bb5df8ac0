"""Drawing cards from the supply and cubes from the bag."""

from .steps import Steps, mix_bag_if_due, shuffle_supply
from .table import Table
from .tile import Tile


def draw_card(table: Table, seat: int) -> Steps[None]:
    """[BC-3.3] Draw a card. If the supply is empty, the discard pile becomes the supply."""
    if not table.supply:
        cards, table.discard = table.discard, []
        yield from shuffle_supply(table, cards)
    table.players[seat].hand.append(table.supply.pop(0))


def fill_tile(table: Table, tile: Tile) -> Steps[None]:
    """[BC-2.2, BC-6.4, BC-6.5, BC-9.5] Put as many cubes on a tile as its number, or let the tile leave the game."""
    tile.cubes = []
    if len(table.bag) < tile.number:
        tile.leave()
        return
    yield from mix_bag_if_due(table)
    laid_aside: list[str] = []
    while table.bag and len(tile.cubes) < tile.number:
        cube = table.bag.pop(0)
        if is_beyond_cap(table, tile, cube):
            laid_aside.append(cube)
        else:
            tile.cubes.append(cube)
    if len(tile.cubes) < tile.number:
        laid_aside += tile.cubes
        tile.cubes = []
        tile.leave()
    table.into_the_bag(laid_aside)


def is_beyond_cap(table: Table, tile: Tile, cube: str) -> bool:
    """[BC-9.5] Return True if the tile has the maximum number of cubes of the colour."""
    most = {"A": table.ruleset.max_gray, "B": table.ruleset.max_blue}
    return cube in most and tile.cubes.count(cube) >= most[cube]
