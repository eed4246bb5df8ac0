"""Checks of a draft. Each issue lists the cities and routes that cause the issue.

An issue is an error only if the engine refuses the board.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import chain
from typing import Literal

from skyhop.boards.check import Shapes, mistakes_of
from skyhop.boards.check import check as check_board
from skyhop.boards.drafts.draft import OPEN, Draft, DraftBoard, build_board
from skyhop.boards.file import Fault, faults_in, to_plain
from skyhop.boards.model import city_name
from skyhop.engine.document import Document, Part
from skyhop.i18n import _, ngettext

Level = Literal["error", "open", "warning"]
MIN_CITIES_AND_ROUTES = 3
"""Minimum number of cities on a board, and minimum number of routes."""
MAX_ISSUES = 500
"""Maximum number of issues in an answer. Many crossing routes would otherwise give tens of megabytes."""


class Issue(Part, frozen=True, kw_only=True):
    """Issue of a draft: an error, an open value, or a warning about a shape that the generator would avoid.

    An open value is a value that the author has not chosen yet.
    """

    id: str
    """Identifier of the issue. Users dismiss the issue with this identifier.

    The identifier stays the same as long as the same cities, routes, trajectories or orders have this issue.
    """
    level: Level
    kind: str
    """Kind of the issue as one word for programs; empty if it has no kind."""
    text: str
    """Description of the issue in one sentence, with its clause."""
    cities: tuple[int, ...] = ()
    routes: tuple[int, ...] = ()
    trajectories: tuple[int, ...] = ()
    orders: tuple[int, ...] = ()
    """Keys of the secret orders that have this issue."""
    is_left: bool = False


class Issues(Document, frozen=True, kw_only=True, tag="skyhop-draft-issues-1"):
    """Issues of a draft, errors first. The list has at most 500 entries. The counts include all issues."""

    issues: tuple[Issue, ...]
    errors: int
    open: int
    warnings: int
    """Number of warnings that the user has not dismissed."""

    @property
    def is_playable(self) -> bool:
        """True if the draft is a playable board."""
        return not self.errors and not self.open


def check(draft: Draft, refusals: Iterable[str] = ()) -> Issues:
    """Return the issues of a draft.

    `refusals` contains further reasons why nobody can play on the draft. The caller has found these reasons.
    """
    found = list(chain(_find_dangling_references(draft), _open(draft), _find_issues(draft)))
    found += [Issue(id=f"refused:{text}"[:200], level="error", kind="refused", text=text) for text in refusals]
    issues = [_is_unresolved(issue, draft) for issue in {issue.id: issue for issue in found}.values()]
    count = Counter(issue.level for issue in issues if not issue.is_left)
    issues.sort(key=lambda issue: ("error", "open", "warning").index(issue.level))
    return Issues(
        issues=tuple(issues[:MAX_ISSUES]), errors=count["error"], open=count["open"], warnings=count["warning"]
    )


def _is_unresolved(issue: Issue, draft: Draft) -> Issue:
    if issue.level != "warning" or issue.id not in draft.left:
        return issue
    fields = {name: getattr(issue, name) for name in issue.__struct_fields__}
    return Issue(**{**fields, "is_left": True})


def _find_issues(draft: Draft) -> Iterator[Issue]:
    """Yield the issues of a draft: first the errors found by the engine, then the results of the board check."""
    whole = build_board(draft)
    plain = to_plain(whole.board)
    faults = faults_in(plain)
    for fault in faults:
        keys: dict[str, tuple[int, ...]] = {}
        if fault.row >= 0 and fault.part != "faces":
            keys[fault.part] = (getattr(whole, fault.part)[fault.row],)
        place = keys.get(fault.part, ("",))[0]
        if few := _describe_missing_rows(draft, fault):
            yield Issue(id=f"few:{fault.part}", level="open", kind="too few", text=few)
            continue
        name = f"{fault.part}:{place}:{fault.text}"[:200]
        yield Issue(id=name, level="error", kind="refused", text=fault.text, **keys)  # type: ignore[arg-type]
    if not faults and not any(_open(draft)):
        report = check_board(whole.board)
        for miss in report.misses:
            yield Issue(id=f"miss:{miss.target}", level="warning", kind="target", text=str(miss))
        mistakes = report.mistakes
    elif whole.board.cities and (routes := {route.id: route for route in whole.board.routes if len({*route.ends}) > 1}):
        board = replace(whole.board, routes=tuple(routes.values()))
        mistakes = mistakes_of(board, Shapes(board))
    else:
        mistakes = ()
    names = _keys_by_name(whole)
    for mistake in mistakes:
        if mistake.kind == "slots" and any(
            city.key == names[mistake.at[0]][1] and not city.slots for city in draft.cities
        ):
            continue
        about = [names[name] for name in mistake.at if name in names]
        yield Issue(
            id=f"{mistake.kind}:{','.join(f'{what[0]}{key}' for what, key in about)}",
            level="warning",
            kind=mistake.kind,
            text=str(mistake),
            cities=tuple(key for what, key in about if what == "cities"),
            routes=tuple(key for what, key in about if what == "routes"),
        )


def _describe_missing_rows(draft: Draft, fault: Fault) -> str:
    """Return an error message if the fault means that the draft has too few cities or routes.

    Otherwise return an empty text.
    """
    if (
        fault.row >= 0
        or fault.part not in {"cities", "routes"}
        or len(getattr(draft, fault.part)) >= MIN_CITIES_AND_ROUTES
    ):
        return ""
    if fault.part == "cities":
        return _("[AO-13.1] A map needs at least three cities")
    return _("[AO-13.1] A map needs at least three routes")


def _keys_by_name(whole: DraftBoard) -> dict[str, tuple[str, int]]:
    cities = {city_name(number): ("cities", key) for number, key in enumerate(whole.cities, 1)}
    routes = {route.id: ("routes", key) for route, key in zip(whole.board.routes, whole.routes, strict=True)}
    return {**cities, **routes}


def _find_dangling_references(draft: Draft) -> Iterator[Issue]:
    """Yield an issue for each reference to a missing city and for each key that several rows share.

    Only files written by hand contain these errors.
    """
    city_keys = {city.key for city in draft.cities}
    for name in ("cities", "routes", "trajectories", "orders"):
        rows = getattr(draft, name)
        for key, count in Counter(row.key for row in rows).items():
            if count > 1:
                text = _("[AO-13.1] %(list)s: %(count)s entries have the same key %(key)s")
                text %= {"list": name, "count": count, "key": key}
                yield Issue(id=f"twice:{name}:{key}", level="error", kind="twice", text=text)
        for row in () if name == "cities" else rows:
            for end in set(row.ends or ()) - city_keys:
                text = _("[AO-12.1] %(list)s: there is no city with the key %(key)s") % {"list": name, "key": end}
                keys = {name: (row.key,)}
                yield Issue(id=f"lost:{name}:{row.key}", level="error", kind="lost", text=text, **keys)  # type: ignore[arg-type]


def _open(draft: Draft) -> Iterator[Issue]:
    """Yield one issue for each kind of value that the author has not chosen yet, such as lengths or slots."""
    lengths = tuple(row.key for row in draft.routes if not row.spaces)
    types = tuple(row.key for row in draft.routes if OPEN in row.spaces)
    slots = tuple(city.key for city in draft.cities if not city.slots)
    rewards = tuple(one.key for one in draft.trajectories if not (one.reward and one.amount and one.slots))
    points = tuple(one.key for one in draft.orders if not one.amount)
    text = ngettext("%(count)s route has no length yet", "%(count)s routes have no length yet", len(lengths))
    yield from _make_open_issue("lengths", text, routes=lengths)
    text = ngettext("%(count)s route has no type yet", "%(count)s routes have no type yet", len(types))
    yield from _make_open_issue("types", text, routes=types)
    text = ngettext("%(count)s city has no slots yet", "%(count)s cities have no slots yet", len(slots))
    yield from _make_open_issue("slots", text, cities=slots)
    text = ngettext("%(count)s trajectory has no reward yet", "%(count)s trajectories have no reward yet", len(rewards))
    yield from _make_open_issue("rewards", text, trajectories=rewards)
    text = ngettext(
        "%(count)s secret order has no points yet", "%(count)s secret orders have no points yet", len(points)
    )
    yield from _make_open_issue("points", text, orders=points)
    if draft.cities and not draft.inventory:
        yield Issue(id="open:inventory", level="open", kind="open inventory", text=_("The inventory has no size yet"))


def _make_open_issue(kind: str, text: str, **about: tuple[int, ...]) -> Iterator[Issue]:
    """Yield one issue that lists the given keys of cities, routes, trajectories or orders.

    If the list of keys is empty, yield nothing.
    """
    (keys,) = about.values()
    if keys:
        text %= {"count": len(keys)}
        yield Issue(id=f"open:{kind}", level="open", kind=f"open {kind}", text=text, **about)  # type: ignore[arg-type]
