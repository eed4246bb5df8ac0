"""[AO-13.1, AO-13.2] Boards as JSON files, hand-made ones too: read with reasons, written the same every time."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from math import dist
from typing import TYPE_CHECKING, Any

from skyhop.boards.document import (
    BoardDocument,
    CityPart,
    FacePart,
    OrderPart,
    PagePart,
    PanelPart,
    RoutePart,
    TrajectoryPart,
)
from skyhop.boards.model import (
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
from skyhop.core.engine.document import DocumentError, plain, read, taken
from skyhop.core.language.i18n import _

if TYPE_CHECKING:
    from skyhop.boards.model import Point

LARGEST = 256 * 1024  # bytes of a file: seven times as many as the largest that are made have
HAND_MADE_WIDTH = 281.0  # mm: a lying A4 sheet
MEASURES = ("width", "height", "space", "thickness", "city", "mooring")
PATH = re.compile(r"\.(\w+)|\[(\d+)\]")


class BoardError(ValueError):
    """A file that is no board; the message names the field, city or route and the clause."""


def loads(text: str) -> Board:
    """Read a board from JSON text. Raises BoardError."""
    if len(text) > LARGEST:
        raise BoardError(_("[AO-13.1] The file is too large for a board."))
    try:
        return _board(read(BoardDocument, text))
    except DocumentError as error:
        raise _refused(error, lambda: json.loads(text)) from None


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


def to_plain(board: Board) -> dict[str, Any]:
    """A board as the JSON object of AO-13.1."""
    page = board.page
    measures = {name: getattr(page, name) for name in MEASURES}
    panels = tuple(map(_panel_part, page.panels))
    document = BoardDocument(
        name=board.name,
        ruleset=board.ruleset,  # type: ignore[arg-type]  # no board has another
        seed=board.seed,
        settings=board.settings,
        types=board.types,
        inventory=board.inventory,
        page=PagePart(**measures, panels=panels),
        cities=[
            CityPart(n=city.n, x=city.x, y=city.y, slots=city.slots, capital=city.capital) for city in board.cities
        ],
        routes=[_route_part(route) for route in board.routes],
        trajectories=[_trajectory_part(one) for one in board.trajectories],
        orders=[OrderPart(id=one.id, ends=route_id(one.ends), amount=one.amount) for one in board.orders],
        faces=[FacePart(routes=face.routes, number=face.number) for face in board.faces],
    )
    return plain(document)


def from_plain(given: object) -> Board:
    """Read a board from the JSON object of AO-13.1. Raises BoardError."""
    try:
        return _board(taken(BoardDocument, given))
    except DocumentError as error:
        raise _refused(error, lambda: given) from None


def _board(document: BoardDocument) -> Board:
    cities = _cities(document.cities)
    types = _types(document.types)
    routes = tuple(_route(row, len(cities), types) for row in document.routes)
    _unique_routes(routes)
    return Board(
        name=document.name,
        ruleset=document.ruleset,
        types=types,
        inventory=document.inventory,
        page=_page(document.page, cities, routes),
        cities=cities,
        routes=routes,
        trajectories=tuple(_trajectory(row, len(cities), types) for row in document.trajectories),
        orders=tuple(Order(row.id, _ends(row.ends, len(cities), row.id), row.amount) for row in document.orders),
        faces=tuple(_face(row, routes) for row in document.faces),
        seed=document.seed,
        settings=document.settings,
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


def _refused(error: DocumentError, given: Callable[[], object]) -> BoardError:
    """Say what is wrong with a file, and where: by the name of a route, city or trajectory, not by its position."""
    path = [step or int(index) for step, index in PATH.findall(error.place)]
    place = _place(given(), path) if path else _("the board")
    return BoardError(_("[AO-13.1] %(place)s: %(why)s") % {"place": place, "why": error.problem})


def _place(plain: object, path: list[str | int]) -> str:
    words = [str(step) for step in path]
    if len(path) > 1 and isinstance(plain, dict) and isinstance(path[1], int):
        row = plain[path[0]][path[1]]
        if isinstance(row, dict):
            name = row.get("id") or (city_name(row["n"]) if isinstance(row.get("n"), int) else None)
            words[:2] = [f"{path[0]} {name}" if name else f"{path[0]}[{path[1]}]"]
    return ".".join(words)


def _cities(rows: Sequence[CityPart]) -> tuple[City, ...]:
    for index, row in enumerate(rows):
        if row.n != index + 1:
            raise BoardError(
                _("[AO-13.1] cities: number %(expected)s is due, but %(found)s is given")
                % {"expected": index + 1, "found": row.n}
            )
    return tuple(City(row.n, row.x, row.y, row.slots, row.capital) for row in rows)


def _types(run: str) -> str:
    if len(set(run)) != len(run) or list(run) != sorted(run, key=TYPES.index):
        raise BoardError(
            _("[AO-12.1] types: %(run)s names a type twice or is not in the order %(order)s")
            % {"run": run, "order": TYPES}
        )
    return run


def _route(row: RoutePart, cities: int, types: str) -> Route:
    name, run, double = row.id, row.spaces, row.double
    second = name.endswith("2")
    ends = _ends(name.removesuffix("2"), cities, name)
    if second != (double == 2):
        raise BoardError(_("[AO-12.1] route %(id)s: its name and its `double` disagree") % {"id": name})
    for letter in run:
        if letter not in types and letter != "A":
            raise BoardError(
                _("[AO-1.1] route %(id)s: %(type)s is not among the board's types %(types)s")
                % {"id": name, "type": letter, "types": types}
            )
    if row.multi and (len(run) < 2 or double or "A" in run):
        raise BoardError(
            _("[AO-9.7] route %(id)s: a multiroute has two or more spaces, no partner and no gray") % {"id": name}
        )
    if not row.multi and len(set(run)) > 1:
        raise BoardError(_("[AO-13.1] route %(id)s: only a multiroute may mix types") % {"id": name})
    return Route(ends, run, row.path, double, row.multi, _bonus(name, row.bonus, run, types))


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


def _trajectory(row: TrajectoryPart, cities: int, types: str) -> Trajectory:
    name, reward, asked = row.id, row.reward, row.types or ""
    if (row.ends is None) == (row.types is None):
        raise BoardError(_("[AO-9.2] trajectory %(id)s: it has either ends or types") % {"id": name})
    odd = [letter for letter in asked + (reward if len(reward) == 1 else "") if letter not in types]
    if odd:
        raise BoardError(
            _("[AO-9.2] trajectory %(id)s: %(type)s is not among the board's types %(types)s")
            % {"id": name, "type": odd[0], "types": types}
        )
    ends = None if row.ends is None else _ends(row.ends, cities, name)
    return Trajectory(name, reward, row.amount, row.slots, ends, asked)


def _face(row: FacePart, routes: tuple[Route, ...]) -> Face:
    known = {route.id for route in routes}
    for name in row.routes:
        if name not in known:
            raise BoardError(_("[AO-7.3] faces: there is no route %(id)s") % {"id": name})
    return Face(row.routes, row.number)


def _page(given: PagePart | None, cities: tuple[City, ...], routes: tuple[Route, ...]) -> Page:
    """Read the page, or lay one out for a board that a person wrote down without."""
    if given is not None:
        panels = tuple(Panel(row.what, row.box) for row in given.panels or ())
        return Page(**{name: getattr(given, name) for name in MEASURES}, panels=panels)
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


def _panel_part(panel: Panel) -> PanelPart:
    return PanelPart(what=panel.what, box=panel.box)  # type: ignore[arg-type]  # no panel is another


def _route_part(route: Route) -> RoutePart:
    return RoutePart(
        id=route.id,
        spaces=route.spaces,
        double=route.double,  # type: ignore[arg-type]  # as above
        multi=route.multi,
        bonus={str(space): text for space, text in sorted(route.bonus.items())},
        path=route.path,
    )


def _trajectory_part(one: Trajectory) -> TrajectoryPart:
    return TrajectoryPart(
        id=one.id,
        ends=route_id(one.ends) if one.ends else None,
        types=None if one.ends else one.types,
        reward=one.reward,
        amount=one.amount,
        slots=one.slots,
    )


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
