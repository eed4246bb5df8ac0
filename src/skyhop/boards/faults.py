"""[AO-13.1] Faults for which the engine refuses a board file, each with its location. Reading raises the first."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from skyhop.boards.document import (
    BoardDocument,
    CityPart,
    FacePart,
    OrderPart,
    PagePart,
    RoutePart,
    TrajectoryPart,
)
from skyhop.boards.model import city_name, city_number
from skyhop.boards.settings import TYPES
from skyhop.engine.document import DocumentError, taken
from skyhop.i18n import _

ROWS: Mapping[str, type[msgspec.Struct]] = {
    "cities": CityPart,
    "routes": RoutePart,
    "trajectories": TrajectoryPart,
    "orders": OrderPart,
    "faces": FacePart,
}
"""Row type of each list in a file."""
MOST_SQUARES = 2000
"""Largest number of squares of a space's width on a page, over twice that of the largest generated board."""
STEP = re.compile(r"\.(\w+)|\[(\d+)\]")


class Fault(NamedTuple):
    """Fault that the engine refuses: its list, its row, and a sentence with its clause."""

    part: str
    row: int
    text: str


def faults_in(given: object) -> list[Fault]:
    """Return all faults in the JSON object of a board, in the order of the file.

    Check relations between rows only if all rows are readable.
    """
    try:
        return list(faults_of(taken(BoardDocument, given)))
    except DocumentError as error:
        if not isinstance(given, Mapping):
            return [refused(error.place, error.problem, given)]
        found = list(_unreadable(given))
        return found or [refused(error.place, error.problem, given)]


def refused(place: str, problem: str, given: object) -> Fault:
    """Return the fault of an unreadable value. Name its route, city or trajectory, not its position."""
    path = [step or int(index) for step, index in STEP.findall(place)]
    said = _place(given, path) if path else _("the board")
    row = path[1] if len(path) > 1 and isinstance(path[1], int) else -1
    text = _("[AO-13.1] %(place)s: %(why)s") % {"place": said, "why": problem}
    return Fault(str(path[0]) if path else "", row, text)


def _unreadable(given: Mapping[str, Any]) -> Iterator[Fault]:
    """Yield the faults of each single field, and of each row of each list."""
    for field in msgspec.structs.fields(BoardDocument):
        if field.name not in given:
            continue
        rows = list(_unreadable_rows(field.name, given)) if field.name in ROWS else []
        yield from rows
        if not rows:
            try:
                taken(field.type, given[field.name])
            except DocumentError as error:
                yield refused(f"$.{field.name}{error.place[1:]}", error.problem, given)


def _unreadable_rows(name: str, given: Mapping[str, Any]) -> Iterator[Fault]:
    rows = given[name]
    for index, row in enumerate(rows if isinstance(rows, list) else ()):
        try:
            taken(ROWS[name], row)
        except DocumentError as error:
            yield refused(f"$.{name}[{index}]{error.place[1:]}", error.problem, given)


def _place(plain: object, path: list[str | int]) -> str:
    words = [str(step) for step in path]
    if len(path) > 1 and isinstance(plain, dict) and isinstance(path[1], int):
        row = plain[path[0]][path[1]]
        if isinstance(row, dict):
            name = row.get("id") or (city_name(row["n"]) if isinstance(row.get("n"), int) else None)
            words[:2] = [f"{path[0]} {name}" if name else f"{path[0]}[{path[1]}]"]
    return ".".join(words)


def faults_of(document: BoardDocument) -> Iterator[Fault]:
    """Yield inconsistencies between the fields of a readable board."""
    cities, types = len(document.cities), document.types
    yield from _sizes(document.page)
    for index, city in enumerate(document.cities):
        if city.n != index + 1:
            problem = _("[AO-13.1] cities: number %(expected)s is due, but %(found)s is given")
            yield Fault("cities", index, problem % {"expected": index + 1, "found": city.n})
    if len(set(types)) != len(types) or list(types) != sorted(types, key=TYPES.index):
        problem = _("[AO-12.1] types: %(run)s names a type twice or is not in the order %(order)s")
        yield Fault("types", -1, problem % {"run": types, "order": TYPES})
    for index, route in enumerate(document.routes):
        yield from (Fault("routes", index, text) for text in _route(route, cities, types))
    yield from _unmatched(document.routes)
    for index, trajectory in enumerate(document.trajectories):
        yield from (Fault("trajectories", index, text) for text in _trajectory(trajectory, cities, types))
    for index, order in enumerate(document.orders):
        yield from (Fault("orders", index, text) for text in _ends(order.ends, cities, order.id))
    known = {route.id for route in document.routes}
    for index, face in enumerate(document.faces):
        for name in face.routes:
            if name not in known:
                yield Fault("faces", index, _("[AO-7.3] faces: there is no route %(id)s") % {"id": name})


def _sizes(page: PagePart | None) -> Iterator[Fault]:
    if page is not None and page.width * page.height > MOST_SQUARES * page.space * page.space:
        yield Fault("page", -1, _("[AO-13.1] page: its spaces are too short for so large a page"))


def ends_of(text: str) -> tuple[int, int]:
    """Parse the two cities of a route, `A-B` or `A-B2`."""
    low, high = (city_number(part) for part in text.removesuffix("2").split("-"))
    return low, high


def _route(row: RoutePart, cities: int, types: str) -> Iterator[str]:
    name, run, double = row.id, row.spaces, row.double
    yield from _ends(name.removesuffix("2"), cities, name)
    if name.endswith("2") != (double == 2):
        yield _("[AO-12.1] route %(id)s: its name and its `double` disagree") % {"id": name}
    for letter in dict.fromkeys(run):
        if letter not in types and letter != "A":
            problem = _("[AO-1.1] route %(id)s: %(type)s is not among the board's types %(types)s")
            yield problem % {"id": name, "type": letter, "types": types}
    if row.multi and (len(run) < 2 or double or "A" in run):
        problem = _("[AO-9.7] route %(id)s: a multiroute has two or more spaces, no partner and no gray")
        yield problem % {"id": name}
    if not row.multi and len(set(run)) > 1:
        yield _("[AO-13.1] route %(id)s: only a multiroute may mix types") % {"id": name}
    for space, text in row.bonus.items():
        if not 1 <= int(space) <= len(run):
            problem = _("[AO-13.2] route %(id)s: it has no space %(space)s for a bonus")
            yield problem % {"id": name, "space": space}
        if text[0] == "+" and text[1:] in TYPES and text[1:] not in types:
            problem = _("[AO-13.2] route %(id)s: bonus %(bonus)s is of a type that the board lacks")
            yield problem % {"id": name, "bonus": text}


def _ends(text: str, cities: int, name: str) -> Iterator[str]:
    low, high = ends_of(text)
    for number, letters in zip((low, high), text.split("-"), strict=True):
        if not 1 <= number <= cities:
            yield _("[AO-12.1] %(id)s: there is no city %(city)s") % {"id": name, "city": letters}
    if low >= high:
        yield _("[AO-12.1] %(id)s: the lower city is named first, and another second") % {"id": name}


def _unmatched(routes: Sequence[RoutePart]) -> Iterator[Fault]:
    """[AO-1.2, AO-12.1] Yield duplicate routes, and doubles whose two routes do not match."""
    seen: dict[str, RoutePart] = {}
    for index, row in enumerate(routes):
        if row.id in seen:
            yield Fault("routes", index, _("[AO-12.1] route %(id)s is there twice") % {"id": row.id})
        seen[row.id] = row
    for index, row in enumerate(routes):
        if not row.double:
            continue
        plain = row.id.removesuffix("2")
        other = seen.get(plain if row.double == 2 else plain + "2")
        if other is None or not other.double:
            problem = _("[AO-1.2] route %(id)s is one of a double, but the other is missing")
            yield Fault("routes", index, problem % {"id": row.id})
        elif len(other.spaces) != len(row.spaces) and row.double == 1:
            problem = _("[AO-1.2] routes %(id)s and %(other)s: the two of a double have the same length")
            yield Fault("routes", index, problem % {"id": row.id, "other": other.id})


def _trajectory(row: TrajectoryPart, cities: int, types: str) -> Iterator[str]:
    name, reward, asked = row.id, row.reward, row.types or ""
    if (row.ends is None) == (row.types is None):
        yield _("[AO-9.2] trajectory %(id)s: it has either ends or types") % {"id": name}
    odd = [letter for letter in asked + (reward if len(reward) == 1 else "") if letter not in types]
    if odd:
        problem = _("[AO-9.2] trajectory %(id)s: %(type)s is not among the board's types %(types)s")
        yield problem % {"id": name, "type": odd[0], "types": types}
    if row.ends is not None:
        yield from _ends(row.ends, cities, name)
