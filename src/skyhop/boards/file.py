"""[AO-13.1, AO-13.2] JSON files of boards: errors with reasons, and byte-identical output."""

from __future__ import annotations

import json
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
from skyhop.boards.faults import ends_of, faults_in, faults_of, refused
from skyhop.boards.model import (
    Board,
    City,
    Face,
    Order,
    Page,
    Panel,
    Route,
    Trajectory,
    route_id,
)
from skyhop.boards.settings import EXPANSIONS
from skyhop.engine.document import DocumentError, plain, read, taken
from skyhop.i18n import _

if TYPE_CHECKING:
    from skyhop.boards.model import Point

LARGEST = 256 * 1024  # bytes of a file: seven times as many as the largest that are made have
HAND_MADE_WIDTH = 281.0  # mm: a lying A4 sheet
MEASURES = ("width", "height", "space", "thickness", "city", "mooring")


class BoardError(ValueError):
    """Error raised when a file is not a board. The message names the field, city or route and the clause."""


def loads(text: str) -> Board:
    """Return the board in a JSON text. Raises BoardError."""
    if len(text) > LARGEST:
        raise BoardError(_("[AO-13.1] The file is too large for a board."))
    try:
        return _board(read(BoardDocument, text))
    except DocumentError as error:
        raise BoardError(refused(error.place, error.problem, _parsed(text)).text) from None


def faults_in_text(text: str) -> list[str]:
    """Return all faults in the text of a board file. `loads` raises the first."""
    try:
        loads(text)
    except BoardError as error:
        given = _parsed(text) if len(text) <= LARGEST else None
        found = faults_in(given) if isinstance(given, dict) else []
        return [fault.text for fault in found] or [str(error)]
    return []


def _parsed(text: str) -> object:
    """Return the parsed JSON, which names the faults, or None if the text is not JSON."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def dumps(board: Board) -> str:
    """Return a board as JSON text, one city, route or trajectory per line."""
    lines = []
    for name, value in to_plain(board).items():
        if isinstance(value, list) and value:
            rows = ",\n".join(f"    {_compact(row)}" for row in value)
            lines.append(f"  {json.dumps(name)}: [\n{rows}\n  ]")
        else:
            lines.append(f"  {json.dumps(name)}: {_compact(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def to_plain(board: Board) -> dict[str, Any]:
    """Return a board as the JSON object of AO-13.1."""
    document = BoardDocument(
        name=board.name,
        ruleset=board.ruleset,  # type: ignore[arg-type]  # no board has another
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
    return plain(document)


def from_plain(given: object) -> Board:
    """Return the board in a JSON object of AO-13.1. Raises BoardError."""
    try:
        return _board(taken(BoardDocument, given))
    except DocumentError as error:
        raise BoardError(refused(error.place, error.problem, given).text) from None


def _board(document: BoardDocument) -> Board:
    for fault in faults_of(document):
        raise BoardError(fault.text)
    cities = tuple(City(row.n, row.x, row.y, row.slots, row.capital) for row in document.cities)
    routes = tuple(map(_route, document.routes))
    return Board(
        name=document.name,
        ruleset=document.ruleset,
        types=document.types,
        inventory=document.inventory,
        page=_page(document.page, cities, routes),
        cities=cities,
        routes=routes,
        trajectories=tuple(map(_trajectory, document.trajectories)),
        orders=tuple(Order(row.id, ends_of(row.ends), row.amount) for row in document.orders),
        faces=tuple(Face(row.routes, row.number) for row in document.faces),
        seed=document.seed,
        settings=document.settings,
    )


def page_part(page: Page) -> PagePart:
    """Return the page as a part of the document."""
    panels = tuple(PanelPart(what=panel.what, box=panel.box) for panel in page.panels)  # type: ignore[arg-type]  # as above
    return PagePart(**{name: getattr(page, name) for name in MEASURES}, panels=panels)


def page_of(part: PagePart) -> Page:
    """Return the page in a part of a document."""
    panels = tuple(Panel(row.what, row.box) for row in part.panels or ())
    return Page(**{name: getattr(part, name) for name in MEASURES}, panels=panels)


def expansions_of(board: Board) -> frozenset[str]:
    """Return the expansions that the elements of a board need."""
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


def _route(row: RoutePart) -> Route:
    bonus = {int(space): text for space, text in row.bonus.items()}
    return Route(ends_of(row.id), row.spaces, row.path, row.double, row.multi, dict(sorted(bonus.items())))


def _trajectory(row: TrajectoryPart) -> Trajectory:
    ends = None if row.ends is None else ends_of(row.ends)
    return Trajectory(row.id, row.reward, row.amount, row.slots, ends, row.types or "")


def _page(given: PagePart | None, cities: tuple[City, ...], routes: tuple[Route, ...]) -> Page:
    """Return the given page, or lay one out for a hand-written board without a page."""
    if given is not None:
        return page_of(given)
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
