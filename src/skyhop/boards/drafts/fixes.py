"""Fixes for issues of a draft. Each fix is a step with a title that describes the change."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist

from skyhop.boards.check import SLOTS
from skyhop.boards.drafts.check import Issue, check
from skyhop.boards.drafts.complete import complete
from skyhop.boards.drafts.draft import (
    Change,
    Draft,
    DraftRoute,
    DraftStep,
    Drop,
    PutCity,
    PutOrder,
    PutRoute,
    PutTrajectory,
    Write,
    apply_step,
    build_board,
    count_spaces_that_fit,
)
from skyhop.boards.layout.mesh import crossing
from skyhop.boards.layout.routes import BENDS
from skyhop.boards.model import city_name
from skyhop.engine.document import encode_document, replace_fields
from skyhop.i18n import _, listed

MOST_FIXES = 3
MIN_NEIGHBOURS = 2
"""Minimum number of neighbours of a city."""
NEIGHBOUR_ISSUES = frozenset({"few neighbours", "cut off", "bridge"})
PUT_STEPS = {"cities": PutCity, "routes": PutRoute, "trajectories": PutTrajectory, "orders": PutOrder}
HEADING_FIELDS = ("name", "ruleset", "types", "inventory", "page", "seed", "settings", "faces", "left")


def may_have_fix(issue: Issue) -> bool:
    """Return True if `fixes` can try changes for issues of this kind. It may still find no fix."""
    return bool(issue.routes) or issue.kind.startswith("open ") or issue.kind in {"slots", *NEIGHBOUR_ISSUES}


def fixes(draft: Draft, issue_id: str) -> list[DraftStep]:
    """Return the fixes for the issue with this id. Each of these steps resolves the issue on its own."""
    issue = next((each for each in check(draft).issues if each.id == issue_id), None)
    if issue is None:
        return []
    found = []
    for step in _propose_steps(draft, issue):
        if all(each.id != issue_id for each in check(apply_step(draft, step)).issues):
            found.append(step)
        if len(found) == MOST_FIXES:
            break
    return found


def difference(before: Draft, after: Draft, title: str) -> DraftStep:
    """Return the step that changes the draft `before` into the draft `after`."""
    changes: list[Change] = []
    for name, put in PUT_STEPS.items():
        old = {row.key: row for row in getattr(before, name)}
        new = {row.key: row for row in getattr(after, name)}
        changes += [Drop(of=name, key=key) for key in old if key not in new]  # type: ignore[arg-type]
        changes += [put(put=row) for key, row in new.items() if old.get(key) != row]
    for name in HEADING_FIELDS:
        if getattr(before, name) != getattr(after, name):
            changes.append(Write(field=name, value=encode_document(after)[name]))  # type: ignore[arg-type]
    return DraftStep(title=title, changes=tuple(changes))


def _propose_steps(draft: Draft, issue: Issue) -> Iterator[DraftStep]:
    """Yield steps of a draft that may resolve an issue. The step with the smallest change comes first."""
    whole = build_board(draft)
    names = {key: route.id for key, route in zip(whole.routes, whole.board.routes, strict=True)}
    if issue.kind.startswith("open "):
        yield difference(draft, complete(draft).draft, _("Let the generator fill in all missing details"))
    if issue.kind == "slots":
        least, most = SLOTS[draft.ruleset]
        for city in draft.cities:
            if city.key in issue.cities:
                slots = min(most, max(least, city.slots))
                title = _("Set the slots to %(slots)s (now %(before)s)")
                put = PutCity(put=replace_fields(city, slots=slots))
                yield DraftStep(title=title % {"slots": slots, "before": city.slots}, changes=(put,))
    if issue.kind == "no room":
        yield from _shorten_routes(draft, issue.routes[0], names)
    if issue.kind in NEIGHBOUR_ISSUES:
        yield from _join_city(draft, issue)
    for key in issue.routes[:1]:
        row = next(each for each in draft.routes if each.key == key)
        for bend in BENDS.tolist():
            title = _("Bend route %(route)s differently") % {"route": names.get(key, key)}
            yield DraftStep(title=title, changes=(PutRoute(put=replace_fields(row, bend=bend, path=())),))
    for key in issue.routes:
        title = _("Remove route %(route)s") % {"route": names.get(key, key)}
        yield DraftStep(title=title, changes=(Drop(of="routes", key=key), Write(field="faces", value=[])))


def _shorten_routes(draft: Draft, key: int, names: dict[int, str]) -> Iterator[DraftStep]:
    """Yield a step that shortens a route to the number of spaces that fit on its path.

    If the route is part of a double route, the step changes both routes to the same length.
    """
    whole = build_board(draft)
    at = whole.routes.index(key)
    route = whole.board.routes[at]
    room = count_spaces_that_fit(route.path, whole.board.page, draft.ruleset)
    if not room:
        return
    ends = {other: each.ends for other, each in zip(whole.routes, whole.board.routes, strict=True)}
    rows = [row for row in draft.routes if ends.get(row.key) == route.ends]
    title = _("Change the length of route %(route)s from %(before)s to %(spaces)s spaces")
    title %= {"route": names[key], "spaces": room, "before": len(route.spaces)}
    changes = [
        PutRoute(
            put=replace_fields(
                row,
                spaces=row.spaces[:room],
                multi=row.multi and room > 1,
                bonus={space: text for space, text in row.bonus.items() if int(space) <= room},
            )
        )
        for row in rows
    ]
    yield DraftStep(title=title, changes=tuple(changes))


def _join_city(draft: Draft, issue: Issue) -> Iterator[DraftStep]:
    """Yield steps that add routes between a city with too few neighbours and near cities.

    The new routes cross no other route.
    """
    place = {city.key: (city.x, city.y) for city in draft.cities}
    keys = list(place)
    points = list(place.values())
    joined = {frozenset(row.ends) for row in draft.routes}
    pairs = [(keys.index(row.ends[0]), keys.index(row.ends[1])) for row in draft.routes if set(row.ends) <= set(keys)]
    ends = [row.ends for row in draft.routes if row.key in issue.routes]
    starts = issue.cities or (ends[0] if ends else ())
    letters = {key: city_name(number) for number, key in enumerate(build_board(draft).cities, 1)}
    for start in starts:
        others = [
            other
            for other in sorted(keys, key=lambda key: dist(place[start], place[key]))
            if other != start and {start, other} not in joined and not _crosses(points, pairs, keys, start, other)
        ]
        own_routes = sum(start in each for each in joined)
        missing = max(1, MIN_NEIGHBOURS - own_routes) if issue.kind == "few neighbours" else 1
        for at in range(len(others) - missing + 1):
            yield _add_routes(draft, start, others[at : at + missing], letters)


def _crosses(
    points: list[tuple[float, float]], pairs: list[tuple[int, int]], keys: list[int], start: int, other: int
) -> bool:
    pair = (keys.index(start), keys.index(other))
    return any(crossing(points, pair, each) for each in pairs)


def _add_routes(draft: Draft, start: int, others: list[int], letters: dict[int, str]) -> DraftStep:
    """Return a step that adds routes from a city to other cities, with the paths that the generator would draw."""
    free = 1 + max((row.key for row in draft.routes), default=0)
    new = tuple(DraftRoute(key=free + at, ends=(start, other)) for at, other in enumerate(others))
    done = complete(replace_fields(draft, routes=(*draft.routes, *new), faces=())).draft
    title = _("Connect %(city)s and %(other)s by a route") % {
        "city": letters[start],
        "other": listed(letters[other] for other in others),
    }
    puts = tuple(PutRoute(put=row) for row in done.routes if row.key >= free)
    return DraftStep(title=title, changes=(*puts, Write(field="faces", value=[])))
