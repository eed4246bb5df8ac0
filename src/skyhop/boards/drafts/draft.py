"""Drafts of boards: the document, the steps that change it, and the journal of these steps.

A value is *open* if the author of the draft has not chosen it yet.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import dist
from typing import Annotated, Literal, NamedTuple

from msgspec import Meta

from skyhop.boards.file import Bonus, Coordinate, PagePart, from_plain, page_of, page_part, to_plain
from skyhop.boards.layout.page import INVENTORY_SHARE
from skyhop.boards.layout.routes import compare_with_length, paths, strip
from skyhop.boards.model import Board, City, Face, Order, Page, Route, Trajectory
from skyhop.engine.document import Document, Part, decode_document, encode_document, replace_fields

OPEN = "?"
"""Letter of a space with an open type."""
MOST_CITIES, MOST_ROUTES, MAX_TASKS = 200, 800, 60
DEFAULT_SLOTS = {"pioneer": 3, "capital": 1}
"""Number of movement slots, by kind of map, for a city without a chosen number."""
MAX_ROUTE_SPACES = {"pioneer": 5, "capital": 6}
Key = Annotated[int, Meta(ge=1, le=1_000_000)]
Ends = tuple[Key, Key]


class _Row(Part, frozen=True, kw_only=True, omit_defaults=True):
    key: Key
    """Permanent key of this row. Other rows and changes refer to the row by this key."""


class DraftCity(_Row, frozen=True, kw_only=True, omit_defaults=True):
    """[AO-1.1] City of a draft. Its coordinates are in page widths. The y axis points down."""

    x: Coordinate
    y: Coordinate
    slots: Annotated[int, Meta(ge=0, le=12)] = 0
    """[AO-1.3] Number of movement slots; 0 if open."""
    capital: bool = False
    name: Annotated[str, Meta(max_length=40)] = ""
    """Name that the author gave to the city. Boards use letters instead of names."""


class DraftRoute(_Row, frozen=True, kw_only=True, omit_defaults=True):
    """[AO-1.1] Route of a draft. Spaces, bonuses, bend and path run from the first city to the second city."""

    ends: Ends
    spaces: Annotated[str, Meta(pattern="^[ROYWKBPGA?]{0,6}$")] = ""
    """Types of the spaces, with `?` for an open type; empty if the length is open."""
    multi: bool = False
    bonus: Mapping[Annotated[str, Meta(pattern="^[1-6]$")], Bonus] = {}
    bend: Annotated[int, Meta(ge=-1, le=1)] | Annotated[float, Meta(ge=-1, le=1)] | None = None
    """Bend to the right of the straight line, divided by the distance between the cities; None if open."""
    path: Annotated[tuple[tuple[Coordinate, Coordinate], ...], Meta(max_length=400)] = ()
    """Points of the path in page widths, if the route comes from a board. The path replaces the bend."""


class DraftTrajectory(_Row, frozen=True, kw_only=True, omit_defaults=True):
    """[AO-9.1, AO-9.2] Trajectory of a draft: two cities to connect, or the `types` of the routes to own."""

    ends: Ends | None = None
    types: Annotated[str, Meta(pattern="^[ROYWKBPG]{0,8}$")] = ""
    reward: Annotated[str, Meta(pattern="^(points|spaces|swaps|[ROYWKBPG])?$")] = ""
    amount: Annotated[int, Meta(ge=0, le=40)] = 0
    slots: Annotated[int, Meta(ge=0, le=6)] = 0


class DraftOrder(_Row, frozen=True, kw_only=True, omit_defaults=True):
    """[AO-9.11] Secret order of a draft."""

    ends: Ends
    amount: Annotated[int, Meta(ge=0, le=60)] = 0


class DraftFace(Part, frozen=True, kw_only=True):
    """[AO-7.3] Face of a draft: the keys of the routes around the face, and the number of the face."""

    routes: Annotated[tuple[Key, ...], Meta(min_length=1, max_length=200)]
    number: Annotated[int, Meta(ge=1, le=40)]


class Draft(Document, frozen=True, kw_only=True, tag="skyhop-draft-1"):
    """Draft of a hand-drawn board. Some of its values may be missing. `page` is in mm."""

    name: Annotated[str, Meta(max_length=80)] = ""
    ruleset: Literal["pioneer", "capital"] = "pioneer"
    types: Annotated[str, Meta(pattern="^[ROYWKBPG]{0,8}$")] = "ROYWKB"
    inventory: Annotated[int, Meta(ge=0, le=200)] = 0
    """Number of spaces in the inventory of each player; 0 if open."""
    page: PagePart
    seed: object = None
    settings: Mapping[str, object] = {}
    cities: Annotated[tuple[DraftCity, ...], Meta(max_length=MOST_CITIES)] = ()
    routes: Annotated[tuple[DraftRoute, ...], Meta(max_length=MOST_ROUTES)] = ()
    trajectories: Annotated[tuple[DraftTrajectory, ...], Meta(max_length=MAX_TASKS)] = ()
    orders: Annotated[tuple[DraftOrder, ...], Meta(max_length=MAX_TASKS)] = ()
    faces: Annotated[tuple[DraftFace, ...], Meta(max_length=MOST_ROUTES)] = ()
    """[AO-7.3] Faces with their numbers; empty if the faces follow from the routes."""
    left: Annotated[tuple[Annotated[str, Meta(max_length=200)], ...], Meta(max_length=400)] = ()
    """Identifiers of the warnings that the author dismissed."""


class DraftBoard(NamedTuple):
    """Board made from a draft. Temporary values replace missing values, so the board may not be playable.

    The other fields list the draft's keys in the order of the board's cities, routes, trajectories and orders.
    """

    board: Board
    cities: tuple[int, ...]
    routes: tuple[int, ...]
    trajectories: tuple[int, ...]
    orders: tuple[int, ...]


def draft_of(board: Board) -> Draft:
    """Return a draft with the content of a board. No value of this draft is missing."""
    keys = {route.id: index for index, route in enumerate(board.routes, 1)}
    cities = [city.n for city in board.cities]
    return Draft(
        name=board.name,
        ruleset=board.ruleset,  # type: ignore[arg-type]  # boards have no other ruleset
        types=board.types,
        inventory=board.inventory,
        page=page_part(board.page),
        seed=board.seed,
        settings=board.settings,
        cities=tuple(
            DraftCity(key=city.n, x=city.x, y=city.y, slots=city.slots, capital=city.capital) for city in board.cities
        ),
        routes=tuple(_route_row(keys[route.id], route) for route in board.routes),
        trajectories=trajectory_rows(board.trajectories, cities),
        orders=order_rows(board.orders, cities),
        faces=tuple(
            DraftFace(routes=tuple(keys[name] for name in face.routes), number=face.number) for face in board.faces
        ),
    )


def _route_row(key: int, route: Route) -> DraftRoute:
    bonus = {str(space): text for space, text in route.bonus.items()}
    return DraftRoute(key=key, ends=route.ends, spaces=route.spaces, multi=route.multi, bonus=bonus, path=route.path)


def trajectory_rows(trajectories: Sequence[Trajectory], cities: Sequence[int]) -> tuple[DraftTrajectory, ...]:
    """Convert trajectories of a board into rows of a draft.

    `cities` contains the keys of the draft's cities, in the order of the board's cities.
    """
    return tuple(
        DraftTrajectory(
            key=key,
            ends=one.ends and _keys(one.ends, cities),
            types=one.types,
            reward=one.reward,
            amount=one.amount,
            slots=one.slots,
        )
        for key, one in enumerate(trajectories, 1)
    )


def order_rows(orders: Sequence[Order], cities: Sequence[int]) -> tuple[DraftOrder, ...]:
    """Convert secret orders of a board into rows of a draft.

    `cities` contains the keys of the draft's cities, in the order of the board's cities.
    """
    return tuple(
        DraftOrder(key=key, ends=_keys(one.ends, cities), amount=one.amount) for key, one in enumerate(orders, 1)
    )


def _keys(ends: tuple[int, int], cities: Sequence[int]) -> Ends:
    return cities[ends[0] - 1], cities[ends[1] - 1]


def board_of(draft: Draft) -> Board:
    """Return the board of a draft. Raise `BoardError` if values are missing or the draft is not a valid board."""
    return from_plain(to_plain(build_board(draft).board))


def build_board(draft: Draft) -> DraftBoard:
    """Return the board of a draft. Temporary values replace missing values.

    Omit rows that refer to unknown cities.
    """
    order = sorted(draft.cities, key=lambda city: not city.capital)
    number = {city.key: index for index, city in enumerate(order, 1)}
    page = page_of(draft.page)
    rows = [orient_route(row, number) for row in draft.routes if set(row.ends) <= number.keys()]
    routes = _build_routes(draft, rows, number, [(city.x * page.width, city.y * page.width) for city in order])
    names = {row.key: route.id for row, route in zip(rows, routes, strict=True)}
    goals = [one for one in draft.trajectories if one.ends is None or set(one.ends) <= number.keys()]
    secret = [one for one in draft.orders if set(one.ends) <= number.keys()]
    least = DEFAULT_SLOTS[draft.ruleset]
    board = Board(
        name=draft.name,
        ruleset=draft.ruleset,
        types=draft.types,
        inventory=draft.inventory or inventory_for(draft.ruleset, len(routes)),
        page=page,
        cities=tuple(City(at, city.x, city.y, city.slots or least, city.capital) for at, city in enumerate(order, 1)),
        routes=tuple(routes),
        trajectories=tuple(_build_trajectory(at, one, number) for at, one in enumerate(goals, 1)),
        orders=tuple(Order(f"S{at}", _numbers(one.ends, number), one.amount or 1) for at, one in enumerate(secret, 1)),
        faces=tuple(
            Face(tuple(names[key] for key in face.routes), face.number)
            for face in draft.faces
            if set(face.routes) <= names.keys()
        ),
        seed=draft.seed,
        settings=draft.settings,
    )
    keys = [tuple(row.key for row in each) for each in (order, rows, goals, secret)]
    return DraftBoard(board, *keys)


def _build_routes(
    draft: Draft, rows: Sequence[DraftRoute], number: Mapping[int, int], places: Sequence[tuple[float, float]]
) -> list[Route]:
    """Return the routes of a draft in the order of a board.

    `places` contains the positions of the draft's cities in mm.
    """
    pairs = [(number[row.ends[0]], number[row.ends[1]]) for row in rows]
    routes = []
    for at, (row, ends) in enumerate(zip(rows, pairs, strict=True)):
        double = pairs[: at + 1].count(ends) if pairs.count(ends) > 1 else 0
        path = row.path or tuple(draw_path(row, ends, double, places, page_of(draft.page)))
        bonus = {int(space): text for space, text in row.bonus.items()}
        routes.append(
            Route(ends, _choose_length(row, path, draft), path, double, row.multi, dict(sorted(bonus.items())))
        )
    return routes


def _build_trajectory(at: int, one: DraftTrajectory, number: Mapping[int, int]) -> Trajectory:
    ends = _numbers(one.ends, number) if one.ends else None
    return Trajectory(f"T{at}", one.reward or "points", one.amount or 1, one.slots or 1, ends, one.types)


def orient_route(row: DraftRoute, number: Mapping[int, int]) -> DraftRoute:
    """Return the route so that its ends, spaces and path start at the city with the lower number.

    All routes of a board have this direction.
    """
    low, high = row.ends
    if number[low] <= number[high]:
        return row
    count = len(row.spaces)
    return DraftRoute(
        key=row.key,
        ends=(high, low),
        spaces=row.spaces[::-1],
        multi=row.multi,
        bonus={str(count + 1 - int(space)): text for space, text in row.bonus.items() if int(space) <= count},
        bend=None if row.bend is None else -row.bend,
        path=row.path[::-1],
    )


def draw_path(
    row: DraftRoute, ends: tuple[int, int], double: int, places: Sequence[tuple[float, float]], page: Page
) -> list[tuple[float, float]]:
    """Return the path of a route with a bend, in page widths. The path is the same as on a generated board."""
    pair = (ends[0] - 1, ends[1] - 1)
    if places[pair[0]] == places[pair[1]]:
        return [(x / page.width, y / page.width) for x, y in (places[pair[0]], places[pair[1]])]
    found = paths(places, [pair], [row.bend or 0.0], [double > 0], page)
    line = found[1 if double > 1 else 0][2]
    return [(round(x / page.width, 5), round(y / page.width, 5)) for x, y in line]


def count_spaces_that_fit(path: Sequence[tuple[float, float]], page: Page, ruleset: str) -> int:
    """Return the largest number of spaces that fit on a path. The rules limit this number.

    Return 0 if no space fits.
    """
    line = [(x * page.width, y * page.width) for x, y in path]
    if any(all(dist(end, point) <= page.mooring for point in line) for end in (line[0], line[-1])):
        return 0
    try:
        free = strip(line, 0, page)
    except StopIteration:  # the moorings at both ends cover the whole path
        return 0
    return next(
        (count for count in range(MAX_ROUTE_SPACES[ruleset], 0, -1) if compare_with_length(free, count, page) >= 0), 0
    )


def inventory_for(ruleset: str, routes: int) -> int:
    """[AO-1.4] Return the number of spaces of one inventory on a map with `routes` routes."""
    return max(3, int(routes * INVENTORY_SHARE[ruleset] + 0.5))


def _choose_length(row: DraftRoute, path: Sequence[tuple[float, float]], draft: Draft) -> str:
    """Return the spaces of a route as type letters.

    If the author has not chosen a length, fill the path with spaces of one type.
    """
    some = (row.spaces.replace(OPEN, "") or draft.types or "R")[0]
    if not row.spaces:
        return some * max(1, count_spaces_that_fit(path, page_of(draft.page), draft.ruleset))
    return row.spaces.replace(OPEN, some)


def _numbers(ends: Ends, number: Mapping[int, int]) -> tuple[int, int]:
    low, high = sorted((number[ends[0]], number[ends[1]]))
    return low, high


MOST_STEPS = 1000
"""Maximum number of steps in a journal. If there are more, the oldest steps become part of `DraftJournal.start`."""

Heading = Literal["name", "ruleset", "types", "inventory", "page", "seed", "settings", "faces", "left"]
List = Literal["cities", "routes", "trajectories", "orders"]


class _Change(Part, frozen=True, kw_only=True, tag_field="do"):
    """Base class of the changes that a step of a draft contains."""


class PutCity(_Change, frozen=True, kw_only=True, tag="city"):
    """Add a city, or replace the city with the same key."""

    put: DraftCity


class PutRoute(_Change, frozen=True, kw_only=True, tag="route"):
    """Add a route, or replace the route with the same key."""

    put: DraftRoute


class PutTrajectory(_Change, frozen=True, kw_only=True, tag="trajectory"):
    """Add a trajectory, or replace the trajectory with the same key."""

    put: DraftTrajectory


class PutOrder(_Change, frozen=True, kw_only=True, tag="order"):
    """Add a secret order, or replace the order with the same key."""

    put: DraftOrder


class Drop(_Change, frozen=True, kw_only=True, tag="drop"):
    """Remove a row. If the row is a city, also remove the routes, trajectories and orders that refer to the city."""

    of: List
    key: Key


class Write(_Change, frozen=True, kw_only=True, tag="write"):
    """Set one field of the draft, such as its title."""

    field: Heading
    value: object


Change = PutCity | PutRoute | PutTrajectory | PutOrder | Drop | Write
LISTS = {PutCity: "cities", PutRoute: "routes", PutTrajectory: "trajectories", PutOrder: "orders"}


class DraftStep(Part, frozen=True, kw_only=True):
    """Step of a draft: a group of changes with a title. Undo and redo affect the complete step."""

    title: Annotated[str, Meta(max_length=200)] = ""
    changes: Annotated[tuple[Change, ...], Meta(max_length=2000)]


class DraftJournal(Document, frozen=True, kw_only=True, tag="skyhop-draft-journal-1"):
    """Draft with its history: all steps, and the number of steps in effect. Undone steps are not in effect."""

    start: Draft
    steps: Annotated[tuple[DraftStep, ...], Meta(max_length=MOST_STEPS)] = ()
    done: Annotated[int, Meta(ge=0)] = 0
    """Number of steps in effect. All later steps are undone."""

    @property
    def draft(self) -> Draft:
        """Draft after the first `done` steps."""
        draft = self.start
        for step in self.steps[: self.done]:
            draft = apply_step(draft, step)
        return draft

    def with_step(self, step: DraftStep) -> DraftJournal:
        """Return the journal with a new step. Delete the undone steps."""
        steps = (*self.steps[: self.done], step)
        start, spare = self.start, max(0, len(steps) - MOST_STEPS)
        for old in steps[:spare]:
            start = apply_step(start, old)
        return DraftJournal(start=start, steps=steps[spare:], done=len(steps) - spare)

    def undone(self) -> DraftJournal:
        """Return the journal after undoing the last step that is in effect.

        If no step is in effect, return the journal unchanged.
        """
        return replace_fields(self, done=max(0, self.done - 1))

    def redone(self) -> DraftJournal:
        """Return the journal with the first undone step in effect again.

        If no step is undone, return the journal unchanged.
        """
        return replace_fields(self, done=min(len(self.steps), self.done + 1))


def apply_step(draft: Draft, step: DraftStep) -> Draft:
    """Return the draft after a step. Raise `DocumentError` if a value is invalid for its field."""
    for change in step.changes:
        if isinstance(change, Write):
            draft = decode_document(Draft, {**encode_document(draft), change.field: change.value})
        elif isinstance(change, Drop):
            draft = _drop_row(draft, change)
        else:
            draft = _put_row(draft, LISTS[type(change)], change.put)
    return draft


def _put_row(draft: Draft, name: str, row: DraftCity | DraftRoute | DraftTrajectory | DraftOrder) -> Draft:
    rows = getattr(draft, name)
    if all(each.key != row.key for each in rows):
        return replace_fields(draft, **{name: (*rows, row)})
    return replace_fields(draft, **{name: tuple(row if each.key == row.key else each for each in rows)})


def _drop_row(draft: Draft, drop: Drop) -> Draft:
    changed: Mapping[str, object] = {drop.of: tuple(row for row in getattr(draft, drop.of) if row.key != drop.key)}
    if drop.of == "cities":
        hanging = {
            name: tuple(row for row in getattr(draft, name) if drop.key not in (row.ends or ()))
            for name in ("routes", "trajectories", "orders")
        }
        changed = {**changed, **hanging}
    return replace_fields(draft, **changed)
