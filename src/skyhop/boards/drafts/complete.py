"""Completion of a draft by stages of the generator. The stages do not change existing parts of the draft."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from hashlib import sha256
from typing import NamedTuple

from skyhop.boards.check import Shapes
from skyhop.boards.cities import bonuses, faces, mix_types, number, slots, special_routes
from skyhop.boards.colours import Painting, improve_types
from skyhop.boards.drafts.check import check
from skyhop.boards.drafts.draft import (
    OPEN,
    Draft,
    DraftBoard,
    DraftFace,
    DraftRoute,
    build_board,
    count_spaces_that_fit,
    inventory_for,
    order_rows,
    trajectory_rows,
)
from skyhop.boards.file import page_of, page_part
from skyhop.boards.layout.mesh import crossing, holds_together, mesh, neighbours, remove_worst_pairs
from skyhop.boards.layout.page import FEWEST_DOUBLED, MOST_ROUTES_PER_CITY, page_for, plan
from skyhop.boards.layout.routes import bends
from skyhop.boards.model import GRAY, route_id
from skyhop.boards.rng import Rng
from skyhop.boards.settings import MOST_PLAYERS, SIZES, Settings, SettingsError, settings
from skyhop.boards.trajectories import (
    Attainable,
    attainable_orders,
    attainable_trajectories,
    distances,
    orders,
    points_for,
    reward_for,
    trajectories,
)
from skyhop.engine.document import replace_fields
from skyhop.i18n import _

ROUTES, DOUBLES = "routes", "doubles"
REQUESTS = (ROUTES, DOUBLES, "wild", "multi", "bonus", "trajectories", "thieves")
"""Additions that a caller may request: missing routes, double routes, and elements of expansions."""
FEWEST_CITIES = 3
FEWEST_NEIGHBOURS = 2
FEWEST_TYPES = 3
LEAST_TRAJECTORIES = 3
MAX_SHIFT_MM = 0.5
"""Largest random shift of a city in mm, in each direction.

The shift avoids equal distances between cities on a grid.
"""
MAX_COMPARISONS = 25_000
"""Maximum number of route comparisons while adding double routes. Maps with up to 150 routes stay below it."""


class CompletedDraft(NamedTuple):
    """Draft after completion, and the reasons why the draft is not a valid board.

    If `why_not` is empty, the draft is a valid board.
    """

    draft: Draft
    why_not: tuple[str, ...]


def blank(size: str, kind: str, paper: str) -> Draft:
    """Return a draft without cities. Its page has panels for the inventories and the title.

    Raise `SettingsError` if a setting is invalid.
    """
    map_settings = settings(size=size, kind=kind, paper=paper)
    page = page_for(map_settings, plan(map_settings, Rng(0, size, 0, "plan")))
    fields = {"size": size, "paper": paper, "players": map_settings.players}
    return Draft(ruleset=kind, settings=fields, page=page_part(page))  # type: ignore[arg-type]  # the settings allow no other kind


def complete(draft: Draft, wishes: Collection[str] = ()) -> CompletedDraft:
    """Fill the missing values of a draft. Existing positions and choices do not change.

    `wishes` names optional elements, such as bonuses. The function adds such an element only if the draft has none.
    """
    if len(draft.cities) < FEWEST_CITIES:
        return CompletedDraft(draft, (_("A map has at least three cities. Add more cities first."),))
    seed = draft.seed if isinstance(draft.seed, int) else _number_of(draft)
    draft = replace_fields(draft, seed=draft.seed if draft.seed is not None else seed)
    for work in (_add_routes, _add_bends, _add_doubles, _add_types, _add_bonuses, _add_slots, _add_goals):
        draft = work(draft, wishes, Rng(seed, "draft", work.__name__))
    draft = _number_faces(draft)
    return CompletedDraft(draft, tuple(issue.text for issue in check(draft).issues if issue.level != "warning"))


def settings_for(draft: Draft) -> Settings:
    """Return generator settings that match a draft. The number of cities determines the size.

    If the draft's types are not valid, use the default types.
    """
    count = len(draft.cities)
    size = next((name for name, one in SIZES.items() if count <= one.cities[1]), "huge")
    types = draft.types if len(draft.types) >= FEWEST_TYPES else Settings().types
    try:
        return settings(size=size, kind=draft.ruleset, types=types)
    except SettingsError:
        return settings(size=size, kind=draft.ruleset)


def _number_of(draft: Draft) -> int:
    """Return a seed computed from the positions of the draft's cities.

    Drafts with equal positions therefore get equal completions.
    """
    return int.from_bytes(sha256(repr([(city.x, city.y) for city in draft.cities]).encode()).digest()[:4], "big")


def _add_routes(draft: Draft, wishes: Collection[str], rng: Rng) -> Draft:
    """If `wishes` requests routes, add routes with the method of the generator. Existing routes do not change.

    Stop when the map stays connected after the removal of any single route. If no routes can achieve this, add nothing.
    """
    index = {city.key: at for at, city in enumerate(draft.cities)}
    existing = {_pair(index[row.ends[0]], index[row.ends[1]]) for row in draft.routes if set(row.ends) <= index.keys()}
    points = _points(draft)
    if ROUTES not in wishes or len(set(points)) < len(points) or holds_together(len(points), sorted(existing)):
        return draft
    page, map_settings = page_of(draft.page), settings_for(draft)
    pairs = mesh(points, page.width + page.height)
    if not holds_together(len(points), pairs):  # four cities on a circle have two triangulations
        nudged = [
            (x + rng.between(-MAX_SHIFT_MM, MAX_SHIFT_MM), y + rng.between(-MAX_SHIFT_MM, MAX_SHIFT_MM))
            for x, y in points
        ]
        pairs = mesh(nudged, page.width + page.height)
    if not holds_together(len(points), pairs):
        return draft
    target = round(len(points) * MOST_ROUTES_PER_CITY / 2)
    best = remove_worst_pairs(points, pairs, page, target, map_settings.longest, map_settings.of_clarity, rng)
    added = _choose_pairs(points, existing, best, pairs) if existing else best
    first = 1 + max((row.key for row in draft.routes), default=0)
    rows = [(draft.cities[low].key, draft.cities[high].key) for low, high in added]
    return replace_fields(
        draft, routes=(*draft.routes, *(DraftRoute(key=key, ends=ends) for key, ends in enumerate(rows, first)))
    )


def _pair(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)


def _choose_pairs(
    points: list[tuple[float, float]],
    existing: Collection[tuple[int, int]],
    best: Sequence[tuple[int, int]],
    pairs: Sequence[tuple[int, int]],
) -> list[tuple[int, int]]:
    """Return the pairs of cities that get new routes, chosen from `pairs`.

    First connect cities with fewer than two routes. Then connect separate parts of the map.
    """
    near = neighbours(len(points), existing)
    lacking = [pair for pair in best if min(len(near[pair[0]]), len(near[pair[1]])) < FEWEST_NEIGHBOURS]
    added: list[tuple[int, int]] = []
    for pair in dict.fromkeys((*lacking, *best, *pairs)):
        together = (*sorted(existing), *added)
        if pair not in lacking and holds_together(len(points), together):
            break
        if pair not in existing and not any(crossing(points, pair, other) for other in together):
            added.append(pair)
    return added


def _add_bends(draft: Draft, _wishes: Collection[str], rng: Rng) -> Draft:
    """Give each route a length and a bend. The bend fits the length and avoids other routes."""
    index = {city.key: at for at, city in enumerate(draft.cities)}
    rows = [row for row in draft.routes if set(row.ends) <= index.keys() and row.ends[0] != row.ends[1]]
    points, page = _points(draft), page_of(draft.page)
    if not any(row.bend is None and not row.path for row in rows):
        return _add_lengths(draft)
    pairs = [(index[row.ends[0]], index[row.ends[1]]) for row in rows]
    if any(points[low] == points[high] for low, high in pairs):
        return draft
    doubled = [sum(set(other) == set(pair) for other in pairs) > 1 for pair in pairs]
    straight = build_board(draft)
    own = dict(zip(straight.routes, straight.board.routes, strict=True))
    lengths = [len(own[row.key].spaces) for row in rows]
    clarity = settings_for(draft).of_clarity
    new_bends = bends(points, pairs, lengths, doubled, page, clarity, rng)
    found = dict(zip((row.key for row in rows), new_bends, strict=True))
    bent = tuple(
        replace_fields(row, bend=round(found[row.key], 4))
        if row.bend is None and not row.path and row.key in found
        else row
        for row in draft.routes
    )
    return _add_lengths(replace_fields(draft, routes=bent))


def _add_lengths(draft: Draft) -> Draft:
    """Give each route without a length as many spaces as fit on its path.

    The two routes of a double route both get the smaller of their two numbers.
    """
    whole = build_board(draft)
    page = whole.board.page
    room = {
        key: max(1, count_spaces_that_fit(route.path, page, draft.ruleset))
        for key, route in zip(whole.routes, whole.board.routes, strict=True)
    }
    ends = {key: route.ends for key, route in zip(whole.routes, whole.board.routes, strict=True)}
    settled = {ends[row.key]: len(row.spaces) for row in draft.routes if row.spaces and row.key in ends}

    def length(key: int) -> int:
        return settled.get(ends[key]) or min(room[other] for other in ends if ends[other] == ends[key])

    return replace_fields(
        draft,
        routes=tuple(
            replace_fields(row, spaces=OPEN * length(row.key)) if not row.spaces and row.key in ends else row
            for row in draft.routes
        ),
    )


def _add_doubles(draft: Draft, wishes: Collection[str], rng: Rng) -> Draft:
    """[AO-1.2] Add a second route to short routes with enough free space.

    The number of double routes is the same as on a generated board.
    """
    pairs = [frozenset(row.ends) for row in draft.routes]
    if DOUBLES not in wishes or len(set(pairs)) < len(pairs):
        return draft
    missing = round(len(pairs) * (FEWEST_DOUBLED + 0.06))
    before = _count_conflicts(draft)
    shuffled = sorted(draft.routes, key=lambda row: rng.unit() * (0.5 + len(row.spaces)))
    for row in shuffled[: MAX_COMPARISONS // max(1, len(pairs))]:
        if not missing:
            break
        if row.multi or row.path or row.ends[0] == row.ends[1]:
            continue
        key = 1 + max(each.key for each in draft.routes)
        second = DraftRoute(key=key, ends=row.ends, spaces=OPEN * len(row.spaces), bend=row.bend)
        trial = replace_fields(draft, routes=(*draft.routes, second))
        if _count_conflicts(trial) <= before:
            draft, missing = trial, missing - 1
    return draft


def _count_conflicts(draft: Draft) -> int:
    """Return the number of overlaps on the board of a draft, plus the number of routes too short for their spaces."""
    kinds = {"no room", "over a route", "over a city", "over a panel", "off the page"}
    board = build_board(draft).board
    shapes = Shapes(replace(board, routes=tuple(route for route in board.routes if len(set(route.ends)) > 1)))
    return sum(mistake.kind in kinds for mistake in shapes.mistakes())


def _add_types(draft: Draft, wishes: Collection[str], rng: Rng) -> Draft:
    """Choose the types of all routes that have spaces without a type.

    First add gray routes and multiroutes if `wishes` requests them and the draft has none.
    """
    map_settings, keys = settings_for(draft), {city.key for city in draft.cities}
    rows = [row for row in draft.routes if set(row.ends) <= keys]
    typed_rows = _add_special(rows, wishes, map_settings, rng)
    if rows and len(draft.types) >= FEWEST_TYPES:
        typed_rows = _paint(draft, rows, typed_rows, rng)
    for at, row in enumerate(rows):
        if row.multi and OPEN in row.spaces:
            fresh = mix_types(len(row.spaces), map_settings.types, rng)
            spaces = "".join(new if old == OPEN else old for old, new in zip(row.spaces, fresh, strict=True))
            typed_rows[at] = replace_fields(row, spaces=spaces)
    typed = iter(typed_rows)
    return replace_fields(draft, routes=tuple(next(typed) if set(row.ends) <= keys else row for row in draft.routes))


def _add_special(
    rows: Sequence[DraftRoute], wishes: Collection[str], map_settings: Settings, rng: Rng
) -> list[DraftRoute]:
    """Return the routes after some of them became gray routes and multiroutes.

    Change routes only to a kind that `wishes` requests and the draft does not have yet.
    """
    free = [row for row in rows if row.spaces and set(row.spaces) == {OPEN}]
    has = {"wild": any(GRAY in row.spaces for row in rows), "multi": any(row.multi for row in rows)}
    ends = [frozenset(row.ends) for row in rows]
    partnered = [ends.count(frozenset(row.ends)) > 1 for row in free]
    kinds = {name for name in has if name in wishes and not has[name]}
    found = special_routes([len(row.spaces) for row in free], partnered, kinds, rng)
    gray = {free[at].key for at in found.gray if not partnered[at]}
    multi = {free[at].key for at in found.multi}

    def special(row: DraftRoute) -> DraftRoute:
        if row.key in multi:
            return replace_fields(row, spaces=mix_types(len(row.spaces), map_settings.types, rng), multi=True)
        return replace_fields(row, spaces=GRAY * len(row.spaces)) if row.key in gray else row

    return [special(row) for row in rows]


def _paint(draft: Draft, rows: Sequence[DraftRoute], typed_rows: Sequence[DraftRoute], rng: Rng) -> list[DraftRoute]:
    """Choose a type for each route that has spaces without a type.

    If some spaces of the route have a type, the route gets this type. Otherwise it gets a type that few
    neighbouring routes have. `rows` are the routes that the author drew. `typed_rows` are these routes after
    `_add_special`.
    """
    map_settings, index = settings_for(draft), {city.key: at for at, city in enumerate(draft.cities)}
    painting = Painting(
        [(index[row.ends[0]], index[row.ends[1]]) for row in rows],
        [max(1, len(row.spaces)) for row in rows],
        len(map_settings.types),
        map_settings.of_size.chain,
        missing=1.0,
    )
    begun = {
        at: row.spaces.replace(OPEN, "") for at, row in enumerate(typed_rows) if OPEN in row.spaces and not row.multi
    }
    for at, row in enumerate(typed_rows):
        if row.spaces and at not in begun and not rows[at].multi and row.spaces[0] in map_settings.types:
            painting.paint(at, map_settings.types.index(row.spaces[0]))
    left = [at for at, spaces in begun.items() if not spaces]
    improve_types(painting, left, rng)
    types = {at: spaces[:1] or map_settings.types[painting.type_of[at]] for at, spaces in begun.items()}
    return [
        replace_fields(row, spaces=types[at] * len(row.spaces)) if at in types else row
        for at, row in enumerate(typed_rows)
    ]


def _add_bonuses(draft: Draft, wishes: Collection[str], rng: Rng) -> Draft:
    """[AO-9.3, AO-9.4] Add bonus balloons if `wishes` requests them and the draft has none."""
    if "bonus" not in wishes or len(draft.types) < FEWEST_TYPES or any(row.bonus for row in draft.routes):
        return draft
    found = bonuses(
        [len(row.spaces) for row in draft.routes],
        draft.types,
        negative=draft.ruleset == "pioneer",
        expansions=wishes,
        most_tolls=1,
        rng=rng,
    )
    return replace_fields(
        draft,
        routes=tuple(
            replace_fields(row, bonus={str(space): text for space, text in bonus.items()})
            for row, bonus in zip(draft.routes, found, strict=True)
        ),
    )


def _add_slots(draft: Draft, _wishes: Collection[str], rng: Rng) -> Draft:
    """[AO-1.3, AO-1.4] Set the number of slots of each city and the number of spaces of an inventory.

    On a capital map without a capital, make the first city the capital.
    """
    cities = draft.cities
    if draft.ruleset == "capital" and not any(city.capital for city in cities):
        cities = (replace_fields(cities[0], capital=True), *cities[1:])
        draft = replace_fields(draft, cities=cities)
    order = sorted(cities, key=lambda city: not city.capital)
    index = {city.key: at for at, city in enumerate(order)}
    ends = [row.ends for row in draft.routes if set(row.ends) <= index.keys()]
    pairs = [(index[low], index[high]) for low, high in ends]
    found = slots(pairs, [False] * len(pairs), len(order), settings_for(draft), rng)
    slots_of_city = {city.key: city.slots or found[index[city.key]] for city in order}
    return replace_fields(
        draft,
        cities=tuple(replace_fields(city, slots=slots_of_city[city.key]) for city in cities),
        inventory=draft.inventory or inventory_for(draft.ruleset, len(draft.routes)),
    )


def _add_goals(draft: Draft, wishes: Collection[str], rng: Rng) -> Draft:
    """[AO-9.1, AO-9.11] Add the requested trajectories and orders, and set missing rewards.

    The number of trajectories and orders is the same as on a generated board.
    """
    whole = build_board(draft)
    pairs = sorted({(route.ends[0] - 1, route.ends[1] - 1) for route in whole.board.routes})
    if not holds_together(len(whole.cities), pairs):
        return draft
    lengths = {(route.ends[0] - 1, route.ends[1] - 1): len(route.spaces) for route in whole.board.routes}
    city_distances = distances(len(whole.cities), pairs, [lengths[pair] for pair in pairs])
    can = Attainable(whole.board.routes, len(whole.cities), whole.board.inventory, MOST_PLAYERS)
    types = settings_for(draft).types
    if "trajectories" in wishes and not draft.trajectories:
        count = max(LEAST_TRAJECTORIES, round(5 * settings_for(draft).of_size.trajectories))
        new = trajectories(city_distances, pairs, count, types, routes_kind=draft.ruleset == "capital", rng=rng)
        attainable = attainable_trajectories(new, can, city_distances, types, rng)
        draft = replace_fields(draft, trajectories=trajectory_rows(attainable, whole.cities))
    if "thieves" in wishes and not draft.orders:
        secret = attainable_orders(orders(city_distances, pairs, 2 * MOST_PLAYERS, rng), can, city_distances, rng)
        draft = replace_fields(draft, orders=order_rows(secret, whole.cities))
    return _add_rewards(draft, city_distances, whole)


def _add_rewards(draft: Draft, city_distances: Sequence[Sequence[int]], whole: DraftBoard) -> Draft:
    """[AO-11.3] Set the missing rewards of trajectories and orders.

    The reward depends on the distance between the two cities, or on the number of types that a player must own.
    """
    index = {key: at for at, key in enumerate(whole.cities)}

    def compute_points(ends: tuple[int, int] | None, types: str) -> int:
        if ends is None:
            return reward_for(len(types) or 1)
        return points_for(city_distances, (index[ends[0]], index[ends[1]])) if set(ends) <= index.keys() else 0

    rows = []
    for one in draft.trajectories:
        reward = one.reward or "points"
        whole_amount = compute_points(one.ends, one.types)
        amount = one.amount or (whole_amount if reward == "points" else max(1, round(min(whole_amount, 7) / 1.6)))
        rows.append(
            replace_fields(one, reward=reward, amount=amount, slots=one.slots or (2 if reward == "points" else 1))
        )
    secret = tuple(replace_fields(one, amount=one.amount or compute_points(one.ends, "")) for one in draft.orders)
    return replace_fields(draft, trajectories=tuple(rows), orders=secret)


def _number_faces(draft: Draft) -> Draft:
    """[AO-7.3] Give a number to each face of a capital map. If the draft already has faces, return it unchanged."""
    whole = build_board(draft)
    board = whole.board
    if draft.ruleset != "capital" or draft.faces or not board.routes:
        return draft
    points = [(city.x, city.y) for city in board.cities]
    pairs = sorted({(route.ends[0] - 1, route.ends[1] - 1) for route in board.routes})
    if any(crossing(points, one, other) for at, one in enumerate(pairs) for other in pairs[:at]):
        return draft
    keys = {route.id: key for route, key in zip(board.routes, whole.routes, strict=True)}
    found = []
    for ring in faces(points, pairs):
        sides = {(min(side), max(side)) for side in zip(ring, [*ring[1:], ring[0]], strict=True)}
        names = sorted(route_id((low + 1, high + 1)) for low, high in sides)
        found.append(DraftFace(routes=tuple(keys[name] for name in names), number=number(len(names))))
    return replace_fields(draft, faces=tuple(found))


def _points(draft: Draft) -> list[tuple[float, float]]:
    page = page_of(draft.page)
    return [(city.x * page.width, city.y * page.width) for city in draft.cities]
