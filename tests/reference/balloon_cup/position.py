"""[BC-11] Reader and writer of positions of scenario files. The reader names every impossible value."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from .cards import CARDS, COLOURS, PLACE_IN_ORDER, colour_of, in_card_order
from .cubes import CUBES_OF_COLOUR, in_cube_order
from .play import CARDS_DEALT
from .ruleset import Ruleset
from .table import Table
from .tile import Tile
from .trophies import TROPHIES_TO_WIN

FIELDS = {"to_move", "hands", "cubes", "trophies", "supply", "discard", "bag", "tiles", "seed"}


class PositionError(ValueError):
    """Error for an impossible position. `field` names the place."""

    def __init__(self, field: str, wrong: str) -> None:
        """Name the field and what is wrong with it."""
        super().__init__(f"position.{field}: {wrong}")
        self.field = field


def read_position(rules: Ruleset, position: Mapping[str, Any]) -> Table:
    """Set up the start of a turn, or raise `PositionError`."""
    for field in position:
        if field not in FIELDS:
            raise PositionError(field, "there is no such field")
    to_move = position.get("to_move")
    if to_move not in (0, 1) or isinstance(to_move, bool):
        raise PositionError("to_move", "a seat is 0 or 1")
    table = Table(rules, to_move)
    read_players(table, position)
    table.discard = read_cards("discard", position.get("discard", ""))
    table.bag = read_cubes("bag", position.get("bag", ""))
    read_tiles(table, position.get("tiles", []))
    read_supply(table, position.get("supply", ""))
    check_cubes(table)
    return table


def read_players(table: Table, position: Mapping[str, Any]) -> None:
    """Read the possessions of each seat."""
    nothing = ["", ""]
    for field in ("hands", "cubes", "trophies"):
        texts = position.get(field, nothing)
        if isinstance(texts, str) or not isinstance(texts, Sequence) or len(texts) != len(nothing):
            raise PositionError(field, "one text for each seat")
    for seat, player in enumerate(table.players):
        player.hand = read_cards("hands", position.get("hands", nothing)[seat])
        if len(player.hand) > CARDS_DEALT:
            raise PositionError("hands", f"more than {CARDS_DEALT} cards")
        player.cubes = Counter(read_cubes("cubes", position.get("cubes", nothing)[seat]))
        player.trophies = read_cubes("trophies", position.get("trophies", nothing)[seat])
        if len(player.trophies) >= TROPHIES_TO_WIN:
            raise PositionError("trophies", "a player with three has won")
    trophies = [*table.players[0].trophies, *table.players[1].trophies]
    if len(set(trophies)) < len(trophies):
        raise PositionError("trophies", "a trophy twice")


def read_cards(field: str, text: object) -> list[str]:
    """Read cards separated by spaces."""
    if not isinstance(text, str):
        raise PositionError(field, "cards are a text")
    for card in text.split():
        if card not in PLACE_IN_ORDER:
            raise PositionError(field, f"there is no card {card}")
    return text.split()


def read_cubes(field: str, text: object) -> list[str]:
    """Read a run of colour letters."""
    if not isinstance(text, str) or not set(text) <= set(COLOURS):
        raise PositionError(field, f"{text!r} is no run of colour letters")
    return list(text)


def read_tiles(table: Table, lines: object) -> None:
    """Read the tiles in play. Tiles that are not named are out."""
    if isinstance(lines, str) or not isinstance(lines, Sequence):
        raise PositionError("tiles", "a list of strings")
    seen: set[int] = set()
    for line in lines:
        tile = read_tile(line)
        if tile.number in seen:
            raise PositionError("tiles", f"tile {tile.number} twice")
        seen.add(tile.number)
        table.tiles[tile.number] = tile
    for number, tile in table.tiles.items():
        if number not in seen:
            tile.leave()


def read_tile(line: object) -> Tile:
    """Read ``2 mountain YG | Y9 | G12``: number, terrain, cubes, cards of seat 0, of seat 1."""
    shape = r"([1-4])\s+(mountain|flatland)\s+([RYGBA]+)\s*\|([^|]*)\|([^|]*)"
    found = re.fullmatch(shape, line.strip()) if isinstance(line, str) else None
    if found is None:
        raise PositionError("tiles", f"{line!r} is no tile")
    tile = Tile(int(found[1]), found[2], list(found[3]))
    tile.sides = [read_cards("tiles", found[4]), read_cards("tiles", found[5])]
    if len(tile.cubes) != tile.number:
        raise PositionError("tiles", f"tile {tile.number} has {tile.number} cubes")
    for side in tile.sides:
        if Counter(map(colour_of, side)) - Counter(tile.cubes):
            raise PositionError("tiles", f"tile {tile.number} has no room for a card there")
    if tile.is_complete():
        raise PositionError("tiles", f"tile {tile.number} is complete on both sides")
    return tile


def read_supply(table: Table, text: object) -> None:
    """Read the supply. Cards that are not named anywhere are at its end, in the order of BC-1.2."""
    table.supply = read_cards("supply", text)
    places = {
        "hands": [*table.players[0].hand, *table.players[1].hand],
        "supply": table.supply,
        "discard": table.discard,
        "tiles": [card for tile in table.tiles.values() for side in tile.sides for card in side],
    }
    named: set[str] = set()
    for field, cards in places.items():
        for card in cards:
            if card in named:
                raise PositionError(field, f"{card} twice")
            named.add(card)
    table.supply += [card for card in CARDS if card not in named]


def check_cubes(table: Table) -> None:
    """[BC-1.3] Refuse more cubes of a colour than exist."""
    held = Counter(table.bag) + table.players[0].cubes + table.players[1].cubes
    for tile in table.tiles.values():
        held.update(tile.cubes)
    for colour, count in held.items():
        if count > CUBES_OF_COLOUR[colour]:
            raise PositionError("cubes", f"{count} of {colour}, and only {CUBES_OF_COLOUR[colour]} exist")


def write_position(table: Table) -> dict[str, Any]:
    """Write a position. `to_move` is the seat whose turn it is. Hands and sides are in the order of BC-1.2."""
    return {
        "to_move": table.mover,
        "hands": [" ".join(in_card_order(player.hand)) for player in table.players],
        "cubes": [in_cube_order(player.cubes.elements()) for player in table.players],
        "trophies": [in_cube_order(player.trophies) for player in table.players],
        "supply": " ".join(table.supply),
        "discard": " ".join(table.discard),
        "bag": "".join(table.bag),
        "tiles": [write_tile(tile) for tile in table.tiles.values() if tile.in_play],
    }


def write_tile(tile: Tile) -> str:
    """Write a tile in play."""
    sides = [" ".join(in_card_order(side)) for side in tile.sides]
    return f"{tile.number} {tile.terrain} {in_cube_order(tile.cubes)} | {sides[0]} | {sides[1]}"
