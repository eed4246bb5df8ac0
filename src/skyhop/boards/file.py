"""[AO-13.1, AO-13.2] Boards as JSON files, hand-made ones too: read with reasons, written the same every time."""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from itertools import pairwise
from math import dist
from typing import TYPE_CHECKING, Any

from skyhop.boards.model import (
    FORMAT,
    Board,
    City,
    Face,
    Order,
    Page,
    Panel,
    Route,
    Trajectory,
    city_name,
    city_number,
    route_id,
)
from skyhop.boards.settings import EXPANSIONS, TYPES
from skyhop.core.i18n import _

if TYPE_CHECKING:
    from collections.abc import Mapping

    from jsonschema import Draft202012Validator as Validator

    from skyhop.boards.model import Point

LARGEST = 256 * 1024  # bytes of a file: seven times as many as the largest that are made have
HAND_MADE_WIDTH = 281.0  # mm: a lying A4 sheet


class BoardError(ValueError):
    """A file that is no board; the message names the field, city or route and the clause."""


def loads(text: str) -> Board:
    """Read a board from JSON text. Raises BoardError."""
    if len(text) > LARGEST:
        raise BoardError(_("[AO-13.1] The file is too large for a board."))
    try:
        plain = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BoardError(_("[AO-13.1] This is not JSON: %(why)s") % {"why": error}) from error
    return from_plain(plain)


def dumps(board: Board) -> str:
    """Write a board as JSON text, one city, route or trajectory a line."""
    lines = []
    for name, value in to_plain(board).items():
        if isinstance(value, list) and value:
            rows = ",\n".join(f"    {_compact(row)}" for row in value)
            lines.append(f"  {json.dumps(name)}: [\n{rows}\n  ]")
        else:
            lines.append(f"  {json.dumps(name)}: {_compact(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def schema() -> dict[str, Any]:
    """The JSON schema of board files."""
    found: dict[str, Any] = json.loads((files(__package__) / "schema.json").read_text("utf-8"))
    return found


def to_plain(board: Board) -> dict[str, Any]:
    """A board as the JSON object of AO-13.1."""
    page = board.page
    return {
        "format": FORMAT,
        "name": board.name,
        "ruleset": board.ruleset,
        "seed": board.seed,
        "settings": dict(board.settings),
        "types": board.types,
        "inventory": board.inventory,
        "page": {
            "width": page.width,
            "height": page.height,
            "space": page.space,
            "thickness": page.thickness,
            "city": page.city,
            "mooring": page.mooring,
            "panels": [{"what": panel.what, "box": list(panel.box)} for panel in page.panels],
        },
        "cities": [
            {"n": city.n, "x": city.x, "y": city.y, "slots": city.slots} | ({"capital": True} if city.capital else {})
            for city in board.cities
        ],
        "routes": [_plain_route(route) for route in board.routes],
        "trajectories": [
            {"id": one.id}
            | ({"ends": route_id(one.ends)} if one.ends else {"types": one.types})
            | {"reward": one.reward, "amount": one.amount, "slots": one.slots}
            for one in board.trajectories
        ],
        "orders": [{"id": one.id, "ends": route_id(one.ends), "amount": one.amount} for one in board.orders],
        "faces": [{"routes": list(face.routes), "number": face.number} for face in board.faces],
    }


def from_plain(plain: object) -> Board:
    """Read a board from the JSON object of AO-13.1. Raises BoardError."""
    _fits_schema(plain)
    assert isinstance(plain, dict)  # noqa: S101 - the schema says so
    cities = _cities(plain["cities"])
    types = _types(plain["types"])
    routes = tuple(_route(row, len(cities), types) for row in plain["routes"])
    _unique_routes(routes)
    return Board(
        name=plain.get("name", ""),
        ruleset=plain["ruleset"],
        types=types,
        inventory=plain["inventory"],
        page=_page(plain, cities, routes),
        cities=cities,
        routes=routes,
        trajectories=tuple(_trajectory(row, len(cities), types) for row in plain.get("trajectories", ())),
        orders=tuple(
            Order(row["id"], _ends(row["ends"], len(cities), row["id"]), row["amount"])
            for row in plain.get("orders", ())
        ),
        faces=tuple(_face(row, routes) for row in plain.get("faces", ())),
        seed=plain.get("seed"),
        settings=plain.get("settings", {}),
    )


def expansions_of(board: Board) -> frozenset[str]:
    """The expansions that a board is printed for, by what is on it."""
    named = board.settings.get("expansions", ())
    found = {name for name in named if name in EXPANSIONS} if isinstance(named, list) else set()
    present = {
        "trajectories": bool(board.trajectories),
        "bonus": any(route.bonus for route in board.routes),
        "multi": any(route.multi for route in board.routes),
        "wild": any(route.gray for route in board.routes),
        "thieves": bool(board.orders),
    }
    return frozenset(found | {name for name, is_there in present.items() if is_there})


@lru_cache
def _validator() -> Validator:
    from jsonschema import Draft202012Validator  # noqa: PLC0415 - an extra, and slow to import

    return Draft202012Validator(schema())


def _fits_schema(plain: object) -> None:
    error = next(iter(sorted(_validator().iter_errors(plain), key=lambda error: list(map(str, error.path)))), None)
    if error is None:
        return
    place = _place(plain, list(error.absolute_path))
    raise BoardError(
        _("[AO-13.1] %(place)s: %(why)s") % {"place": place or _("the board"), "why": _shortened(error.message)}
    )


def _place(plain: object, path: list[str | int]) -> str:
    """Name a place in the file by its route, city or trajectory rather than by its position."""
    words = [str(step) for step in path]
    if len(path) > 1 and isinstance(plain, dict) and isinstance(path[1], int):
        row = plain[path[0]][path[1]]
        if isinstance(row, dict):
            name = row.get("id") or (city_name(row["n"]) if isinstance(row.get("n"), int) else None)
            words[:2] = [f"{path[0]} {name}" if name else f"{path[0]}[{path[1]}]"]
    return ".".join(words)


def _shortened(text: str, most: int = 160) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


def _cities(rows: list[dict[str, Any]]) -> tuple[City, ...]:
    for index, row in enumerate(rows):
        if row["n"] != index + 1:
            raise BoardError(
                _("[AO-13.1] cities: number %(expected)s is due, but %(found)s is given")
                % {"expected": index + 1, "found": row["n"]}
            )
    return tuple(City(row["n"], row["x"], row["y"], row["slots"], row.get("capital", False)) for row in rows)


def _types(run: str) -> str:
    if len(set(run)) != len(run) or list(run) != sorted(run, key=TYPES.index):
        raise BoardError(
            _("[AO-12.1] types: %(run)s names a type twice or is not in the order %(order)s")
            % {"run": run, "order": TYPES}
        )
    return run


def _route(row: Mapping[str, Any], cities: int, types: str) -> Route:
    name, run = row["id"], row["spaces"]
    double = row.get("double", 0)
    second = name.endswith("2")
    ends = _ends(name.removesuffix("2"), cities, name)
    if second != (double == 2):
        raise BoardError(_("[AO-12.1] route %(id)s: its name and its `double` disagree") % {"id": name})
    multi = row.get("multi", False)
    for letter in run:
        if letter not in types and letter != "A":
            raise BoardError(
                _("[AO-1.1] route %(id)s: %(type)s is not among the board's types %(types)s")
                % {"id": name, "type": letter, "types": types}
            )
    if multi and (len(run) < 2 or double or "A" in run):
        raise BoardError(
            _("[AO-9.7] route %(id)s: a multiroute has two or more spaces, no partner and no gray") % {"id": name}
        )
    if not multi and len(set(run)) > 1:
        raise BoardError(_("[AO-13.1] route %(id)s: only a multiroute may mix types") % {"id": name})
    return Route(
        ends, run, tuple((x, y) for x, y in row["path"]), double, multi, _bonus(name, row.get("bonus", {}), run, types)
    )


def _bonus(name: str, given: Mapping[str, str], run: str, types: str) -> dict[int, str]:
    found = {}
    for space, text in given.items():
        if not 1 <= int(space) <= len(run):
            raise BoardError(
                _("[AO-13.2] route %(id)s: it has no space %(space)s for a bonus") % {"id": name, "space": space}
            )
        if text[0] == "+" and text[1:] in TYPES and text[1:] not in types:
            raise BoardError(
                _("[AO-13.2] route %(id)s: bonus %(bonus)s is of a type that the board lacks")
                % {"id": name, "bonus": text}
            )
        found[int(space)] = text
    return dict(sorted(found.items()))


def _ends(text: str, cities: int, name: str) -> tuple[int, int]:
    low, high = (city_number(part) for part in text.split("-"))
    for number, letters in zip((low, high), text.split("-"), strict=True):
        if not 1 <= number <= cities:
            raise BoardError(_("[AO-12.1] %(id)s: there is no city %(city)s") % {"id": name, "city": letters})
    if low >= high:
        raise BoardError(_("[AO-12.1] %(id)s: the lower city is named first, and another second") % {"id": name})
    return low, high


def _unique_routes(routes: tuple[Route, ...]) -> None:
    seen = {}
    for route in routes:
        if route.id in seen:
            raise BoardError(_("[AO-12.1] route %(id)s is there twice") % {"id": route.id})
        seen[route.id] = route
    for route in routes:
        if not route.double:
            continue
        other = seen.get(route_id(route.ends, 3 - route.double))
        if other is None or not other.double:
            raise BoardError(_("[AO-1.2] route %(id)s is one of a double, but the other is missing") % {"id": route.id})
        if len(other.spaces) != len(route.spaces):
            raise BoardError(
                _("[AO-1.2] routes %(id)s and %(other)s: the two of a double have the same length")
                % {"id": route.id, "other": other.id}
            )


def _trajectory(row: Mapping[str, Any], cities: int, types: str) -> Trajectory:
    name, reward, asked = row["id"], row["reward"], row.get("types", "")
    odd = [letter for letter in asked + (reward if len(reward) == 1 else "") if letter not in types]
    if odd:
        raise BoardError(
            _("[AO-9.2] trajectory %(id)s: %(type)s is not among the board's types %(types)s")
            % {"id": name, "type": odd[0], "types": types}
        )
    ends = _ends(row["ends"], cities, name) if "ends" in row else None
    return Trajectory(name, reward, row["amount"], row["slots"], ends, asked)


def _face(row: Mapping[str, Any], routes: tuple[Route, ...]) -> Face:
    known = {route.id for route in routes}
    for name in row["routes"]:
        if name not in known:
            raise BoardError(_("[AO-7.3] faces: there is no route %(id)s") % {"id": name})
    return Face(tuple(row["routes"]), row["number"])


def _page(plain: Mapping[str, Any], cities: tuple[City, ...], routes: tuple[Route, ...]) -> Page:
    """Read the page, or lay one out for a board that a person wrote down without."""
    given = plain.get("page")
    if given:
        panels = tuple(Panel(row["what"], tuple(row["box"])) for row in given.get("panels", ()))
        measures = {name: given[name] for name in ("width", "height", "space", "thickness", "city", "mooring")}
        return Page(**measures, panels=panels)
    width = HAND_MADE_WIDTH
    bottom = max([city.y for city in cities] + [y for route in routes for _x, y in route.path])
    top = min([city.y for city in cities] + [y for route in routes for _x, y in route.path])
    shortest = min((_long(route.path) * width / len(route.spaces) for route in routes), default=width / 10)
    space = round(min(width / 12, 0.8 * shortest), 2)
    city = round(min(0.32 * space, 0.022 * width), 2)
    height = round(max(bottom + top, bottom + 0.03) * width, 2)
    return Page(width, height, space, round(0.25 * space, 2), city, round(city + 0.05 * space, 2))


def _long(path: tuple[Point, ...]) -> float:
    return sum(dist(one, other) for one, other in pairwise(path))


def _plain_route(route: Route) -> dict[str, Any]:
    plain: dict[str, Any] = {"id": route.id, "spaces": route.spaces}
    if route.double:
        plain["double"] = route.double
    if route.multi:
        plain["multi"] = True
    if route.bonus:
        plain["bonus"] = {str(space): text for space, text in sorted(route.bonus.items())}
    return plain | {"path": [list(point) for point in route.path]}


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
