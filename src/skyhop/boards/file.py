"""Board files [AO-13]: the document, its faults, and the functions that read and write board files."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from math import dist
from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple

import msgspec
from msgspec import Meta

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
from skyhop.engine.document import Document, DocumentError, Part, decode_document, encode_document, read
from skyhop.i18n import _

MIN_LENGTH_MM = 0.001
"""Minimum length in mm. The division by a smaller length could overflow."""
Coordinate = Annotated[int, Meta(ge=-1, le=5)] | Annotated[float, Meta(ge=-1, le=5)]
"""Coordinate in page widths. An integer stays an integer. Reading and writing therefore do not change a file."""
Length = Annotated[int, Meta(gt=0, le=500)] | Annotated[float, Meta(ge=MIN_LENGTH_MM, le=500)]
Side = Annotated[int, Meta(gt=20, le=5000)] | Annotated[float, Meta(gt=20, le=5000)]
Edge = Annotated[int, Meta(ge=-5000, le=5000)] | Annotated[float, Meta(ge=-5000, le=5000)]
Radius = Annotated[int, Meta(gt=0, le=300)] | Annotated[float, Meta(ge=MIN_LENGTH_MM, le=300)]
Types = Annotated[str, Meta(pattern="^[ROYWKBPG]{3,8}$")]
TwoCities = Annotated[str, Meta(pattern="^[A-Z]{1,2}-[A-Z]{1,2}$")]
Bonus = Annotated[
    str,
    Meta(
        pattern=r"^(\+1|-1|\+[ROYWKBPG]|-balloon|\+space|-space|swap|steal|late|share|teleport|toll|wind)$",
    ),
]


class _Part(Part, frozen=True, forbid_unknown_fields=False, kw_only=True, omit_defaults=True):
    """Base class of the parts of a board file.

    The parser ignores unknown fields, because files written by hand may contain comments.
    """


class PanelPart(_Part, frozen=True, kw_only=True):
    """Panel in a board file: an inventory, the trajectory list or the title."""

    what: Literal["inventory", "trajectories", "title"]
    box: tuple[Edge, Edge, Edge, Edge]
    """Edges of the panel in mm from the top left corner of the page: left, top, right, bottom."""


class PagePart(_Part, frozen=True, kw_only=True):
    """Page of a board file: the printed map. All lengths are in mm."""

    width: Side
    height: Side
    space: Length
    """Length in mm of one space of a route."""
    thickness: Annotated[int, Meta(gt=0, le=200)] | Annotated[float, Meta(ge=MIN_LENGTH_MM, le=200)]
    city: Annotated[int, Meta(gt=0, le=200)] | Annotated[float, Meta(ge=MIN_LENGTH_MM, le=200)]
    """Radius of a city in mm."""
    mooring: Radius
    """Radius of the circle around each end of a path. The part of the path inside the circle has no spaces."""
    panels: Annotated[tuple[PanelPart, ...], Meta(max_length=20)] | None = None


class CityPart(_Part, frozen=True, kw_only=True):
    """[AO-1.1, AO-1.3] City of a board file. Coordinates are in page widths. The y axis points down."""

    n: Annotated[int, Meta(ge=1)]
    """City number. The numbers of a board are consecutive and start at 1."""
    x: Annotated[int, Meta(ge=0, le=1)] | Annotated[float, Meta(ge=0, le=1)]
    y: Annotated[int, Meta(ge=0, le=4)] | Annotated[float, Meta(ge=0, le=4)]
    slots: Annotated[int, Meta(ge=1, le=12)]
    capital: bool = False


class RoutePart(_Part, frozen=True, kw_only=True):
    """[AO-1.1] Route of a board file."""

    id: Annotated[str, Meta(pattern="^[A-Z]{1,2}-[A-Z]{1,2}2?$")]
    spaces: Annotated[str, Meta(pattern="^[ROYWKBPGA]{1,6}$")]
    """Types of the spaces, starting at the city with the lower number. `A` means gray."""
    double: Literal[0, 1, 2] = 0
    """1 for the first and 2 for the second route of a double route; 0 for a single route."""
    multi: bool = False
    bonus: Mapping[Annotated[str, Meta(pattern="^[1-6]$")], Bonus] = {}
    """[AO-13.2] Bonus of each space that has one, by the number of the space."""
    path: Annotated[tuple[tuple[Coordinate, Coordinate], ...], Meta(min_length=2, max_length=400)]
    """Points of the path in page widths, starting at the city with the lower number."""


class TrajectoryPart(_Part, frozen=True, kw_only=True):
    """[AO-9.1, AO-9.2] Trajectory of a board file. Either `ends` or `types` has a value, never both."""

    id: Annotated[str, Meta(pattern="^T[1-9][0-9]?$")]
    ends: TwoCities | None = None
    types: Annotated[str, Meta(pattern="^[ROYWKBPG]{1,8}$")] | None = None
    reward: Annotated[str, Meta(pattern="^(points|spaces|swaps|[ROYWKBPG])$")]
    amount: Annotated[int, Meta(ge=1, le=40)]
    slots: Annotated[int, Meta(ge=1, le=6)]


class OrderPart(_Part, frozen=True, kw_only=True):
    """[AO-9.11] Secret order of a board file."""

    id: Annotated[str, Meta(pattern="^S[1-9][0-9]?$")]
    ends: TwoCities
    amount: Annotated[int, Meta(ge=1, le=60)]


class FacePart(_Part, frozen=True, kw_only=True):
    """[AO-7.3] Face of a board file: the names of the routes around the face, and its printed number.

    For a double route, the list contains only the first route.
    """

    routes: Annotated[tuple[str, ...], Meta(min_length=2)]
    number: Annotated[int, Meta(ge=1, le=40)]


class BoardDocument(Document, frozen=True, forbid_unknown_fields=False, kw_only=True, tag="skyhop-board-1"):
    """[AO-13.1] Board of Aeronaut Odyssey. Coordinates are in page widths. Lengths in `page` are in mm."""

    name: Annotated[str, Meta(max_length=80)] = ""
    ruleset: Literal["pioneer", "capital"]
    seed: object = None
    settings: Mapping[str, object] = {}
    """Settings with which the generator made the board. Skyhop does not check their form."""
    types: Types
    """Balloon types on the board."""
    inventory: Annotated[int, Meta(ge=1, le=200)]
    """Number of spaces in the inventory of each player."""
    page: PagePart | None = None
    cities: Annotated[list[CityPart], Meta(min_length=3, max_length=200)]
    routes: Annotated[list[RoutePart], Meta(min_length=3, max_length=800)]
    trajectories: Annotated[list[TrajectoryPart], Meta(max_length=40)] = []  # noqa: RUF012  msgspec copies the default
    orders: Annotated[list[OrderPart], Meta(max_length=60)] = []  # noqa: RUF012  msgspec copies the default
    faces: list[FacePart] = []  # noqa: RUF012  as above


ROWS: Mapping[str, type[msgspec.Struct]] = {
    "cities": CityPart,
    "routes": RoutePart,
    "trajectories": TrajectoryPart,
    "orders": OrderPart,
    "faces": FacePart,
}
"""Class of the rows in each list of a board file, by the name of the list."""
MOST_SQUARES = 2000
"""Largest page area, in squares whose side is as long as a space.

The largest generated board needs less than half of this area.
"""
STEP = re.compile(r"\.(\w+)|\[(\d+)\]")


class Fault(NamedTuple):
    """Reason why the engine refuses a board file.

    The fields name the list and the row in the file. The text is a sentence with the clause.
    """

    part: str
    row: int
    text: str


def faults_in(plain: object) -> list[Fault]:
    """Return all faults in the JSON object of a board, in the order of the file.

    If a row is not readable, do not check the relations between rows.
    """
    try:
        return list(faults_of(decode_document(BoardDocument, plain)))
    except DocumentError as error:
        if not isinstance(plain, Mapping):
            return [make_fault(error.place, error.problem, plain)]
        found = list(_find_unreadable(plain))
        return found or [make_fault(error.place, error.problem, plain)]


def make_fault(place: str, problem: str, plain: object) -> Fault:
    """Return a fault for an unreadable value.

    Its text contains the name of the route, city or trajectory instead of the row number.
    """
    path = [step or int(index) for step, index in STEP.findall(place)]
    location = _place(plain, path) if path else _("the board")
    row = path[1] if len(path) > 1 and isinstance(path[1], int) else -1
    text = _("[AO-13.1] %(place)s: %(why)s") % {"place": location, "why": problem}
    return Fault(str(path[0]) if path else "", row, text)


def _find_unreadable(plain: Mapping[str, object]) -> Iterator[Fault]:
    """Yield a fault for each value in `plain` that has a wrong type or is out of range."""
    for field in msgspec.structs.fields(BoardDocument):
        if field.name not in plain:
            continue
        rows = list(_find_unreadable_rows(field.name, plain)) if field.name in ROWS else []
        yield from rows
        if not rows:
            try:
                decode_document(field.type, plain[field.name])
            except DocumentError as error:
                yield make_fault(f"$.{field.name}{error.place[1:]}", error.problem, plain)


def _find_unreadable_rows(name: str, plain: Mapping[str, object]) -> Iterator[Fault]:
    rows = plain[name]
    for index, row in enumerate(rows if isinstance(rows, list) else ()):
        try:
            decode_document(ROWS[name], row)
        except DocumentError as error:
            yield make_fault(f"$.{name}[{index}]{error.place[1:]}", error.problem, plain)


def _place(plain: object, path: list[str | int]) -> str:
    words = [str(step) for step in path]
    if len(path) > 1 and isinstance(plain, dict) and isinstance(path[1], int):
        row = plain[path[0]][path[1]]
        if isinstance(row, dict):
            name = row.get("id") or (city_name(row["n"]) if isinstance(row.get("n"), int) else None)
            words[:2] = [f"{path[0]} {name}" if name else f"{path[0]}[{path[1]}]"]
    return ".".join(words)


def faults_of(document: BoardDocument) -> Iterator[Fault]:
    """Yield a fault for each contradiction between the fields of a readable board."""
    cities, types = len(document.cities), document.types
    yield from _sizes(document.page)
    for index, city in enumerate(document.cities):
        if city.n != index + 1:
            problem = _("[AO-13.1] cities: expected number %(expected)s, but found %(found)s")
            yield Fault("cities", index, problem % {"expected": index + 1, "found": city.n})
    if len(set(types)) != len(types) or list(types) != sorted(types, key=TYPES.index):
        problem = _("[AO-12.1] types: %(run)s contains a type twice or does not follow the order %(order)s")
        yield Fault("types", -1, problem % {"run": types, "order": TYPES})
    for index, route in enumerate(document.routes):
        yield from (Fault("routes", index, text) for text in _route_faults(route, cities, types))
    yield from _find_unmatched(document.routes)
    for index, trajectory in enumerate(document.trajectories):
        yield from (Fault("trajectories", index, text) for text in _trajectory_faults(trajectory, cities, types))
    for index, order in enumerate(document.orders):
        yield from (Fault("orders", index, text) for text in _check_ends(order.ends, cities, order.id))
    route_ids = {route.id for route in document.routes}
    for index, face in enumerate(document.faces):
        for name in face.routes:
            if name not in route_ids:
                yield Fault("faces", index, _("[AO-7.3] faces: there is no route %(id)s") % {"id": name})


def _sizes(page: PagePart | None) -> Iterator[Fault]:
    if page is not None and page.width * page.height > MOST_SQUARES * page.space * page.space:
        yield Fault("page", -1, _("[AO-13.1] page: the page is too large for spaces of this length"))


def ends_of(text: str) -> tuple[int, int]:
    """Return the numbers of the two cities in the name of a route, `A-B` or `A-B2`."""
    low, high = (city_number(part) for part in text.removesuffix("2").split("-"))
    return low, high


def _route_faults(row: RoutePart, cities: int, types: str) -> Iterator[str]:
    name, run, double = row.id, row.spaces, row.double
    yield from _check_ends(name.removesuffix("2"), cities, name)
    if name.endswith("2") != (double == 2):
        yield _("[AO-12.1] route %(id)s: its name does not match its field `double`") % {"id": name}
    for letter in dict.fromkeys(run):
        if letter not in types and letter != "A":
            problem = _("[AO-1.1] route %(id)s: %(type)s is not among the board's types %(types)s")
            yield problem % {"id": name, "type": letter, "types": types}
    if row.multi and (len(run) < 2 or double or "A" in run):
        problem = _(
            "[AO-9.7] route %(id)s: a multiroute needs at least two spaces. It cannot be part of a double route, "
            "and it cannot have gray spaces"
        )
        yield problem % {"id": name}
    if not row.multi and len(set(run)) > 1:
        yield _("[AO-13.1] route %(id)s: only a multiroute may mix types") % {"id": name}
    for space, text in row.bonus.items():
        if not 1 <= int(space) <= len(run):
            problem = _("[AO-13.2] route %(id)s: the bonus needs space %(space)s, but the route has no such space")
            yield problem % {"id": name, "space": space}
        if text[0] == "+" and text[1:] in TYPES and text[1:] not in types:
            problem = _("[AO-13.2] route %(id)s: the bonus %(bonus)s needs a type that the board does not have")
            yield problem % {"id": name, "bonus": text}


def _check_ends(text: str, cities: int, name: str) -> Iterator[str]:
    low, high = ends_of(text)
    for number, letters in zip((low, high), text.split("-"), strict=True):
        if not 1 <= number <= cities:
            yield _("[AO-12.1] %(id)s: there is no city %(city)s") % {"id": name, "city": letters}
    if low >= high:
        yield _("[AO-12.1] %(id)s: the two cities must differ and be in order (A-B, not B-A)") % {"id": name}


def _find_unmatched(routes: Sequence[RoutePart]) -> Iterator[Fault]:
    """[AO-1.2, AO-12.1] Yield faults for duplicate routes and for incomplete or unequal double routes.

    The two routes of a double route must have the same length.
    """
    seen: dict[str, RoutePart] = {}
    for index, row in enumerate(routes):
        if row.id in seen:
            yield Fault("routes", index, _("[AO-12.1] route %(id)s appears twice") % {"id": row.id})
        seen[row.id] = row
    for index, row in enumerate(routes):
        if not row.double:
            continue
        plain = row.id.removesuffix("2")
        other = seen.get(plain if row.double == 2 else plain + "2")
        if other is None or not other.double:
            problem = _("[AO-1.2] route %(id)s belongs to a double route, but the other route is missing")
            yield Fault("routes", index, problem % {"id": row.id})
        elif len(other.spaces) != len(row.spaces) and row.double == 1:
            problem = _(
                "[AO-1.2] routes %(id)s and %(other)s: the two routes of a double route must have the same length"
            )
            yield Fault("routes", index, problem % {"id": row.id, "other": other.id})


def _trajectory_faults(row: TrajectoryPart, cities: int, types: str) -> Iterator[str]:
    name, reward, letters = row.id, row.reward, row.types or ""
    if (row.ends is None) == (row.types is None):
        yield _("[AO-9.2] trajectory %(id)s: it must have either the field “ends” or the field “types”") % {"id": name}
    odd = [letter for letter in letters + (reward if len(reward) == 1 else "") if letter not in types]
    if odd:
        problem = _("[AO-9.2] trajectory %(id)s: %(type)s is not among the board's types %(types)s")
        yield problem % {"id": name, "type": odd[0], "types": types}
    if row.ends is not None:
        yield from _check_ends(row.ends, cities, name)


if TYPE_CHECKING:
    from skyhop.boards.model import Point

LARGEST = 256 * 1024  # maximum file size in bytes, seven times that of the largest generated board
HAND_MADE_WIDTH = 281.0  # mm, for an A4 sheet in landscape
MEASURES = ("width", "height", "space", "thickness", "city", "mooring")


class BoardError(ValueError):
    """Error raised if a file is not a valid board. The message says what is wrong, where, and by which clause."""


def loads(text: str) -> Board:
    """Return the board in a JSON text.

    If the text is invalid, raise `BoardError` with a message about the first fault.
    """
    if len(text) > LARGEST:
        raise BoardError(_("[AO-13.1] The file is too large for a board."))
    try:
        return _board(read(BoardDocument, text))
    except DocumentError as error:
        raise BoardError(make_fault(error.place, error.problem, _parse(text)).text) from None


def faults_in_text(text: str) -> list[str]:
    """Return the messages of all faults in the text of a board file. `loads` reports only the first fault."""
    try:
        loads(text)
    except BoardError as error:
        plain = _parse(text) if len(text) <= LARGEST else None
        found = faults_in(plain) if isinstance(plain, dict) else []
        return [fault.text for fault in found] or [str(error)]
    return []


def _parse(text: str) -> object:
    """Return the parsed JSON of a text, or None if the text is not JSON.

    Callers use the result to find the names of cities and routes for error messages.
    """
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def dumps(board: Board) -> str:
    """Return a board as JSON text. Each city, route and trajectory has its own line."""
    lines = []
    for name, value in to_plain(board).items():
        if isinstance(value, list) and value:
            rows = ",\n".join(f"    {_write_compact(row)}" for row in value)
            lines.append(f"  {json.dumps(name)}: [\n{rows}\n  ]")
        else:
            lines.append(f"  {json.dumps(name)}: {_write_compact(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def to_plain(board: Board) -> dict[str, object]:
    """Return a board as a JSON object with the format of AO-13.1."""
    document = BoardDocument(
        name=board.name,
        ruleset=board.ruleset,  # type: ignore[arg-type]  # boards have no other ruleset
        seed=board.seed,
        settings=board.settings,
        types=board.types,
        inventory=board.inventory,
        page=page_part(board.page),
        cities=[
            CityPart(n=city.n, x=city.x, y=city.y, slots=city.slots, capital=city.capital) for city in board.cities
        ],
        routes=[_route_part(route) for route in board.routes],
        trajectories=[_trajectory_part(one) for one in board.trajectories],
        orders=[OrderPart(id=one.id, ends=route_id(one.ends), amount=one.amount) for one in board.orders],
        faces=[FacePart(routes=face.routes, number=face.number) for face in board.faces],
    )
    return encode_document(document)


def from_plain(plain: object) -> Board:
    """Return the board in a JSON object with the format of AO-13.1.

    If the object is invalid, raise `BoardError` with the first fault.
    """
    try:
        return _board(decode_document(BoardDocument, plain))
    except DocumentError as error:
        raise BoardError(make_fault(error.place, error.problem, plain).text) from None


def _board(document: BoardDocument) -> Board:
    for fault in faults_of(document):
        raise BoardError(fault.text)
    cities = tuple(City(row.n, row.x, row.y, row.slots, row.capital) for row in document.cities)
    routes = tuple(map(_read_route, document.routes))
    return Board(
        name=document.name,
        ruleset=document.ruleset,
        types=document.types,
        inventory=document.inventory,
        page=_page(document.page, cities, routes),
        cities=cities,
        routes=routes,
        trajectories=tuple(map(_read_trajectory, document.trajectories)),
        orders=tuple(Order(row.id, ends_of(row.ends), row.amount) for row in document.orders),
        faces=tuple(Face(row.routes, row.number) for row in document.faces),
        seed=document.seed,
        settings=document.settings,
    )


def page_part(page: Page) -> PagePart:
    """Return a page as a part of the board document."""
    panels = tuple(PanelPart(what=panel.what, box=panel.box) for panel in page.panels)  # type: ignore[arg-type]  # as above
    return PagePart(**{name: getattr(page, name) for name in MEASURES}, panels=panels)


def page_of(part: PagePart) -> Page:
    """Return the page from its part of the board document."""
    panels = tuple(Panel(row.what, row.box) for row in part.panels or ())
    return Page(**{name: getattr(part, name) for name in MEASURES}, panels=panels)


def expansions_of(board: Board) -> frozenset[str]:
    """Return the names of the expansions that the elements of a board need."""
    names = board.settings.get("expansions", ())
    found = {name for name in names if name in EXPANSIONS} if isinstance(names, list) else set()
    present = {
        "trajectories": bool(board.trajectories),
        "bonus": any(route.bonus for route in board.routes),
        "multi": any(route.multi for route in board.routes),
        "wild": any(route.gray for route in board.routes),
        "thieves": bool(board.orders),
    }
    return frozenset(found | {name for name, is_there in present.items() if is_there})


def _read_route(row: RoutePart) -> Route:
    bonus = {int(space): text for space, text in row.bonus.items()}
    return Route(ends_of(row.id), row.spaces, row.path, row.double, row.multi, dict(sorted(bonus.items())))


def _read_trajectory(row: TrajectoryPart) -> Trajectory:
    ends = None if row.ends is None else ends_of(row.ends)
    return Trajectory(row.id, row.reward, row.amount, row.slots, ends, row.types or "")


def _page(part: PagePart | None, cities: tuple[City, ...], routes: tuple[Route, ...]) -> Page:
    """Return the page in the board file. Files written by hand may have no page.

    For such a file, compute a layout from the cities and routes.
    """
    if part is not None:
        return page_of(part)
    width = HAND_MADE_WIDTH
    bottom = max([city.y for city in cities] + [y for route in routes for _x, y in route.path])
    top = min([city.y for city in cities] + [y for route in routes for _x, y in route.path])
    shortest = min((_measure_length(route.path) * width / len(route.spaces) for route in routes), default=width / 10)
    space = round(min(width / 12, 0.8 * shortest), 2)
    city = round(min(0.32 * space, 0.022 * width), 2)
    height = round(max(bottom + top, bottom + 0.03) * width, 2)
    return Page(width, height, space, round(0.25 * space, 2), city, round(city + 0.05 * space, 2))


def _measure_length(path: tuple[Point, ...]) -> float:
    return sum(dist(one, other) for one, other in pairwise(path))


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


def _write_compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
