"""[AO-13.3] Reader and writer of positions. The reader names every impossible value."""

from collections.abc import Mapping
from typing import Any

from .balloons import WILD
from .board import Board
from .board_file import ABILITIES
from .inventory import CROSSED_WILD, FREE, LOST, Inventory
from .player import Player
from .ruleset import Ruleset, seats_at_the_table
from .table import Table, new_table

FIELDS = {"turn", "seats", "slots", "owners", "taken", "seed"}
FIELDS_OF_SEAT = {"city", "cells", "points", "abilities", "tolls", "profited", "orders", "named"}


class PositionError(ValueError):
    """Error for an impossible position. `field` names the place."""

    def __init__(self, field: str, wrong: str) -> None:
        """Name the field and what is wrong with it."""
        super().__init__(f"position.{field}: {wrong}")
        self.field = field


def read_position(rules: Ruleset, board: Board, position: Mapping[str, Any]) -> Table:
    """[AO-13.3] Set up the start of a turn, or raise `PositionError`."""
    for field in position:
        if field not in FIELDS:
            raise PositionError(field, "there is no such field")
    rows = position.get("seats")
    if not isinstance(rows, list) or not all(isinstance(row, Mapping) for row in rows):
        raise PositionError("seats", "a table for each player")
    if len(rows) == 1 or len(rows) != seats_at_the_table(rules, len(rows)):
        raise PositionError("seats", "as many as there are players; in solo two, the rival second")
    table = new_table(rules, board, len(rows))
    table.turn = read_number(position.get("turn", 0), "turn", len(rows) - 1)
    for seat, row in enumerate(rows):
        read_player(table, table.players[seat], row, f"seats[{seat}]")
    for city, used in read_table(position, "slots").items():
        if city not in board.cities:
            raise PositionError(f"slots.{city}", "there is no such city")
        table.slots_used[city] = read_number(used, f"slots.{city}", board.cities[city].slots)
    for name, text in read_table(position, "owners").items():
        read_owners(table, name, text)
    for name, text in read_table(position, "taken").items():
        read_taken(table, name, text)
    return table


def read_table(row: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    """Return a table of the file, or an empty table if it is missing."""
    value = row.get(key, {})
    if not isinstance(value, Mapping):
        raise PositionError(key, "a table")
    return value


def read_number(value: object, field: str, most: int) -> int:
    """Read a whole number from 0 to `most`."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise PositionError(field, f"a whole number from 0 to {most}")
    return value


def read_player(table: Table, player: Player, row: Mapping[str, Any], field: str) -> None:
    """[AO-13.3] Read the values of a seat. A missing value is empty, 0 or false."""
    for name in row:
        if name not in FIELDS_OF_SEAT:
            raise PositionError(f"{field}.{name}", "there is no such field")
    if row.get("city") not in table.board.cities:
        raise PositionError(f"{field}.city", "a city of the board")
    player.city = row["city"]
    if "cells" in row:
        player.inventory = Inventory(read_cells(table, row["cells"], f"{field}.cells"))
    points, profited = row.get("points", 0), row.get("profited", False)
    if not isinstance(points, int) or isinstance(points, bool):
        raise PositionError(f"{field}.points", "a whole number")
    if not isinstance(profited, bool):
        raise PositionError(f"{field}.profited", "true or false")
    player.points, player.profited = points, profited
    expansions = table.ruleset.expansions
    with_bonus, with_thieves = "bonus" in expansions, "thieves" in expansions
    player.abilities = read_list(row, "abilities", field, ABILITIES if with_bonus else ())
    tolls = [route.id for route in table.routes] if with_bonus else []
    player.tolls = set(read_list(row, "tolls", field, tolls))
    player.orders = read_list(row, "orders", field, list(table.board.orders))
    player.named = read_list(row, "named", field, range(1, len(player.inventory.cells) + 1) if with_thieves else ())
    for name in ("orders", "named"):
        if len(set(row.get(name, []))) < len(row.get(name, [])):
            raise PositionError(f"{field}.{name}", "the same one twice")


def read_cells(table: Table, text: object, field: str) -> list[str]:
    """[AO-13.3] Read the spaces of an inventory."""
    there_are_wilds = "wild" in table.ruleset.expansions and not table.ruleset.is_pioneer
    types = table.board.types
    possible = types + types.lower() + FREE + LOST + (WILD + CROSSED_WILD if there_are_wilds else "")
    if not isinstance(text, str) or not set(text) <= set(possible):
        raise PositionError(field, f"{text!r} is no inventory of these types")
    return list(text)


def read_list(row: Mapping[str, Any], key: str, field: str, possible: Any) -> list[Any]:  # noqa: ANN401
    """Read a list of possible values."""
    values = row.get(key, [])
    if not isinstance(values, list) or any(isinstance(value, bool) or value not in possible for value in values):
        raise PositionError(f"{field}.{key}", f"{values!r} names something that is not there")
    return list(values)


def read_seats(table: Table, text: object, field: str) -> list[int]:
    """Read a text that names different seats."""
    digits = "".join(map(str, table.seats))
    if not isinstance(text, str) or not set(text) <= set(digits) or len(set(text)) < len(text):
        raise PositionError(field, f"{text!r} are not different seats of this game")
    return list(map(int, text))


def read_owners(table: Table, name: str, text: object) -> None:
    """[AO-13.3] Read the seats that claimed a route. A multiroute has one character per space."""
    field = f"owners.{name}"
    route = table.board.routes.get(name)
    if route is None or not table.is_in_play(route):
        raise PositionError(field, "this route is not in play")
    if not route.multi:
        table.claims[name] = list(read_seats(table, text, field))
        if len(table.claims[name]) > 2:
            raise PositionError(field, "at most two share a route")
        return
    if not isinstance(text, str) or len(text) != len(route.spaces):
        raise PositionError(field, f"a character for each of {len(route.spaces)} spaces")
    for digit in set(text) - {"."}:
        read_seats(table, digit, field)
    table.claims[name] = [None if digit == "." else int(digit) for digit in text]


def read_taken(table: Table, name: str, text: object) -> None:
    """[AO-13.3] Read the seats that gained a trajectory. Only late arrivals may exceed its slots."""
    field = f"taken.{name}"
    if name not in table.board.trajectories:
        raise PositionError(field, "there is no such trajectory")
    table.taken[name] = read_seats(table, text, field)
    if len(table.taken[name]) > table.board.trajectories[name].slots and "bonus" not in table.ruleset.expansions:
        raise PositionError(field, "it has fewer slots")


def write_position(table: Table) -> dict[str, Any]:
    """[AO-13.3] Write the whole position. Leave out only the city of a seat that has none yet."""
    return {
        "turn": table.turn,
        "seats": [write_player(table, player) for player in table.players],
        "slots": {city: table.slots_used.get(city, 0) for city in table.board.cities},
        "owners": {route.id: write_owners(table, route.id) for route in table.routes},
        "taken": {name: "".join(map(str, table.taken.get(name, []))) for name in table.board.trajectories},
    }


def write_player(table: Table, player: Player) -> dict[str, Any]:
    """[AO-13.3] Write the values of a seat, with lists in the order of the board."""
    row = {
        "cells": "".join(player.inventory.cells),
        "points": player.points,
        "abilities": sorted(player.abilities, key=ABILITIES.index),
        "tolls": [name for name in table.board.routes if name in player.tolls],
        "profited": player.profited,
        "orders": sorted(player.orders, key=list(table.board.orders).index),
        "named": sorted(player.named),
    }
    return row if player.city is None else {"city": player.city, **row}


def write_owners(table: Table, name: str) -> str:
    """[AO-13.3] Write the seats that claimed a route, or each of its spaces."""
    route = table.board.routes[name]
    claimed = table.spaces_of(route) if route.multi else table.claims.get(name, [])
    return "".join("." if seat is None else str(seat) for seat in claimed)
