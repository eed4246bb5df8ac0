"""[AO-13.1, AO-13.2] Reader of board files that names every mistake."""

import re
from collections.abc import Mapping
from typing import Any, cast

from .balloons import GRAY, TYPES
from .board import Board, City, Face, Order, Route, Trajectory

FORMAT = "skyhop-board-1"
ABILITIES = ("steal", "late", "share", "teleport", "wind")
BONUSES = {"+1", "-1", "-balloon", "+space", "-space", "swap", "toll", *ABILITIES}
LONGEST_ROUTE = 6


class BoardError(ValueError):
    """[AO-13.1] Error for a board that cannot be played. `field` names the city, route or field."""

    def __init__(self, field: str, wrong: str) -> None:
        """Name the field and what is wrong with it."""
        super().__init__(f"board.{field}: {wrong}")
        self.field = field


def read_board(board: Mapping[str, Any]) -> Board:
    """[AO-13.1] Read a board, or raise `BoardError`."""
    if board.get("format") != FORMAT:
        raise BoardError("format", f"this must be {FORMAT!r}")
    types = board.get("types")
    if not isinstance(types, str) or len(set(types)) != len(types) or not set(types) <= set(TYPES) or not types:
        raise BoardError("types", f"{types!r} is no run of different types")
    cities = read_cities(board.get("cities"))
    routes = read_routes(board.get("routes"), types, cities)
    return Board(
        types="".join(letter for letter in TYPES if letter in types),
        inventory=whole(board, "inventory", "inventory", 1),
        cities=cities,
        routes=routes,
        trajectories=read_trajectories(board.get("trajectories", []), types, cities),
        orders=read_orders(board.get("orders", []), cities),
        faces=tuple(read_face(face, f"faces[{n}]", routes) for n, face in enumerate(rows(board, "faces"))),
    )


def whole(row: Mapping[str, Any], key: str, field: str, least: int) -> int:
    """Return a whole number from a row."""
    value = row.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise BoardError(field, f"a whole number of at least {least}")
    return value


def rows(board: Mapping[str, Any], key: str) -> list[Mapping[str, Any]]:
    """Return a list of objects, or an empty list if it is missing."""
    value = board.get(key, [])
    if not isinstance(value, list) or not all(isinstance(row, Mapping) for row in value):
        raise BoardError(key, "a list of objects")
    return value


def city_label(number: int) -> str:
    """[AO-12.1] Return the letters of a city: A … Z, AA, AB …."""
    letters = ""
    while number:
        number, rest = divmod(number - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return letters


def read_cities(value: object) -> dict[str, City]:
    """[AO-1.1, AO-1.3] Read the cities, which are in the order of their numbers."""
    cities: dict[str, City] = {}
    for number, row in enumerate(rows({"cities": value}, "cities"), start=1):
        label = city_label(number)
        if row.get("n") != number:
            raise BoardError(f"cities[{label}].n", f"this must be {number}")
        cities[label] = City(label, number, whole(row, "slots", f"cities[{label}].slots", 0))
    if not cities:
        raise BoardError("cities", "there are none")
    return cities


def read_ends(text: object, field: str, cities: Mapping[str, City]) -> tuple[str, str]:
    """[AO-12.1] Read ``A-F``: two cities of the board, the lower one first."""
    parts = text.split("-") if isinstance(text, str) else []
    if len(parts) != 2 or any(part not in cities for part in parts):
        raise BoardError(field, f"{text!r} does not name two cities")
    first, second = parts
    if cities[first].number >= cities[second].number:
        raise BoardError(field, f"{text!r}: the lower city comes first")
    return first, second


def read_routes(value: object, types: str, cities: Mapping[str, City]) -> dict[str, Route]:
    """[AO-1.1, AO-1.2] Read the routes and check that double routes are pairs of the same length."""
    routes: dict[str, Route] = {}
    for number, row in enumerate(rows({"routes": value}, "routes")):
        route = read_route(row, f"routes[{row.get('id', number)}]", types, cities)
        if route.id in routes:
            raise BoardError(f"routes[{route.id}].id", "it is there twice")
        routes[route.id] = route
    if not routes:
        raise BoardError("routes", "there are none")
    for route in routes.values():
        check_partner(route, routes)
    return routes


def read_route(row: Mapping[str, Any], field: str, types: str, cities: Mapping[str, City]) -> Route:
    """[AO-1.1, AO-9.5, AO-9.8] Read one route."""
    name = row.get("id")
    found = re.fullmatch(r"([A-Z]+-[A-Z]+)(2?)", name) if isinstance(name, str) else None
    if found is None:
        raise BoardError(f"{field}.id", f"{name!r} is no name of a route")
    ends = read_ends(found[1], f"{field}.id", cities)
    spaces = row.get("spaces")
    if not isinstance(spaces, str) or not 1 <= len(spaces) <= LONGEST_ROUTE:
        raise BoardError(f"{field}.spaces", f"a route has 1 to {LONGEST_ROUTE} spaces")
    multi = row.get("multi", False)
    if not isinstance(multi, bool):
        raise BoardError(f"{field}.multi", "true or false")
    if not set(spaces) <= set(types + GRAY):
        raise BoardError(f"{field}.spaces", f"{spaces!r} has a type that is not in play")
    half = row.get("double", 0)
    if half not in (0, 1, 2) or isinstance(half, bool) or (found[2] == "2") != (half == 2):
        raise BoardError(f"{field}.double", "1, or 2 for a route whose name ends in 2")
    if multi and (len(spaces) < 2 or GRAY in spaces or half):
        raise BoardError(f"{field}.multi", "a multiroute has two or more spaces, none gray, and no partner")
    if not multi and len(set(spaces)) > 1:
        raise BoardError(f"{field}.spaces", "only a multiroute mixes types")
    bonus = read_bonus(row.get("bonus", {}), f"{field}.bonus", types, len(spaces))
    return Route(cast("str", name), ends, spaces, half, multi, bonus)


def read_bonus(value: object, field: str, types: str, length: int) -> dict[int, str]:
    """[AO-9.3, AO-13.2] Read the symbols on the spaces of a route."""
    if not isinstance(value, Mapping):
        raise BoardError(field, "an object")
    bonus = {}
    for space, symbol in value.items():
        if length < 2 or space not in map(str, range(1, length + 1)):
            raise BoardError(field, f"there is no space {space} for a symbol")
        if symbol not in BONUSES and symbol not in {f"+{letter}" for letter in types}:
            raise BoardError(field, f"{symbol!r} is no bonus")
        bonus[int(space)] = symbol
    return dict(sorted(bonus.items()))


def check_partner(route: Route, routes: Mapping[str, Route]) -> None:
    """[AO-1.2] Refuse a double route with only one half or with halves of different lengths."""
    if route.half == 0:
        return
    name = "-".join(route.ends) + ("2" if route.half == 1 else "")
    partner = routes.get(name)
    if partner is None or partner.half == 0 or len(partner.spaces) != len(route.spaces):
        raise BoardError(f"routes[{route.id}].double", f"there is no {name} of equal length beside it")


def read_trajectories(value: object, types: str, cities: Mapping[str, City]) -> dict[str, Trajectory]:
    """[AO-9.1, AO-9.2] Read the trajectories with slots."""
    trajectories = {}
    for number, row in enumerate(rows({"trajectories": value}, "trajectories"), start=1):
        name = f"T{number}"
        field = f"trajectories[{name}]"
        if row.get("id") != name:
            raise BoardError(f"{field}.id", f"this must be {name}")
        wanted = row.get("types", "")
        if ("ends" in row) == bool(wanted) or not isinstance(wanted, str) or not set(wanted) <= set(types):
            raise BoardError(f"{field}.types", "either two ends, or a run of types in play")
        reward = row.get("reward")
        if reward not in {"points", "spaces", "swaps", *types}:
            raise BoardError(f"{field}.reward", f"{reward!r} is no reward")
        trajectories[name] = Trajectory(
            id=name,
            ends=None if wanted else read_ends(row["ends"], f"{field}.ends", cities),
            types=wanted,
            reward=cast("str", reward),
            amount=whole(row, "amount", f"{field}.amount", 1),
            slots=whole(row, "slots", f"{field}.slots", 1),
        )
    return trajectories


def read_orders(value: object, cities: Mapping[str, City]) -> dict[str, Order]:
    """[AO-9.11] Read the secret trajectories."""
    orders = {}
    for number, row in enumerate(rows({"orders": value}, "orders"), start=1):
        name = f"S{number}"
        field = f"orders[{name}]"
        if row.get("id") != name:
            raise BoardError(f"{field}.id", f"this must be {name}")
        ends = read_ends(row.get("ends"), f"{field}.ends", cities)
        orders[name] = Order(name, ends, whole(row, "amount", f"{field}.amount", 1))
    return orders


def read_face(row: Mapping[str, Any], field: str, routes: Mapping[str, Route]) -> Face:
    """[AO-7.3] Read a face. The first half names a double route."""
    around = row.get("routes")
    if not isinstance(around, list) or not around:
        raise BoardError(f"{field}.routes", "a list of routes")
    for name in around:
        if name not in routes or routes[name].half == 2:
            raise BoardError(f"{field}.routes", f"{name!r} is no route that may stand here")
    return Face(tuple(around), whole(row, "number", f"{field}.number", 0))
