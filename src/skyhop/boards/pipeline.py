"""Stages of the generator. Each stage adds decisions to a sketch, such as cities, routes or types."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, combinations, islice
from math import sqrt
from typing import TYPE_CHECKING

from skyhop.boards.cities import mix_types, reading_order, slots, special_routes
from skyhop.boards.colours import paint
from skyhop.boards.layout.mesh import crossing, holds_together, mesh, neighbours, remove_worst_pairs, sites
from skyhop.boards.layout.page import page_for
from skyhop.boards.layout.relaxing import BEST_GAP, relax
from skyhop.boards.layout.routes import Near, bends, choose_doubles, compare_with_length, find_conflicts, strip
from skyhop.boards.model import GRAY
from skyhop.boards.settings import CLEAR, KEPT
from skyhop.boards.sketch import TOUCHING, count_corrections, missing_lengths, wanted_doubles, wanted_pairs

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from skyhop.boards.model import Box, Page, Point
    from skyhop.boards.sketch import Pair, Sketch


REPAIRS = 24
FEW_NEIGHBOURS = 3
"""Largest number of neighbours of a protected city. The generator removes routes of unprotected cities first."""


def bend_routes(sketch: Sketch, repairs: int = REPAIRS) -> Sketch:
    """Bend the routes, then repair conflicts between elements.

    If a conflict remains, return a sketch without connected cities. The attempt then fails.
    """
    sketch = replace(sketch, points=tuple(_move_off_panels(point, sketch.layout_page) for point in sketch.points))
    if any(crossing(sketch.points, one, other) for one, other in combinations(sketch.pairs, 2)):
        return replace(sketch, pairs=())
    for _repair in range(repairs):
        sketch = _bend_routes(sketch)
        troubles = _troubles(sketch)
        if not troubles:
            return sketch
        eased = _resolve_conflicts(sketch, troubles if sketch.settings.version >= CLEAR else troubles[:1])
        if eased is None:
            break
        sketch = eased
    return replace(sketch, pairs=())


def _move_off_panels(point: Point, page: Page) -> Point:
    """[AO-11.3] Return a position for a city near `point` at which no inventory and no list covers the city."""
    x, y = point
    for panel in page.panels:
        x0, y0, x1, y1 = panel.box
        foot = (min(max(x, x0), x1), min(max(y, y0), y1))
        far = sqrt((x - foot[0]) * (x - foot[0]) + (y - foot[1]) * (y - foot[1]))
        if 0 < far < page.city + TOUCHING:
            push = (page.city + TOUCHING) / far
            x, y = foot[0] + (x - foot[0]) * push, foot[1] + (y - foot[1]) * push
        elif far == 0:
            x, y = _move_out_of((x, y), panel.box, page)
    return x, y


def _move_out_of(point: Point, box: Box, page: Page) -> Point:
    """Return the position nearest to `point` at which a city is outside the box. Prefer positions inside the page."""
    x, y = point
    room = page.city + TOUCHING
    x0, y0, x1, y1 = box
    ways = [(x0 - room, y), (x1 + room, y), (x, y0 - room), (x, y1 + room)]
    on_page = [spot for spot in ways if room <= spot[0] <= page.width - room and room <= spot[1] <= page.height - room]
    return min(on_page or ways, key=lambda spot: abs(spot[0] - x) + abs(spot[1] - y))


def _bend_routes(sketch: Sketch) -> Sketch:
    new_bends = bends(
        sketch.points,
        sketch.pairs,
        sketch.lengths,
        sketch.doubled,
        sketch.layout_page,
        sketch.settings.of_clarity,
        sketch.rng(),
        sketch.bounds.loose,
    )
    return replace(sketch, bends=tuple(new_bends))


def _troubles(sketch: Sketch) -> list[Near]:
    """Return the problems of a sketch, worst first.

    If routes have too few or too many spaces, return only these problems. Otherwise return the overlaps.
    """
    unfit = []
    strips = [strip(line, index, sketch.layout_page) for index, _which, line in sketch.paths()]
    for one in strips:
        change = compare_with_length(one, sketch.lengths[one.pair], sketch.layout_page, sketch.least_gap, sketch.sure)
        longest = sketch.lengths[one.pair] == sketch.settings.longest
        if change < 0 or (change > 0 and (not longest or sketch.settings.version >= CLEAR)):
            unfit.append(Near(one.pair, -1, 0.0, change))
    return unfit or find_conflicts(strips, sketch.points, sketch.pairs, sketch.layout_page, sketch.least)


def _is_widened(sketch: Sketch, trouble: Near) -> bool:
    """Return True if an earlier repair already gave more space to all routes of this conflict."""
    return {sketch.pairs[index] for index in (trouble.pair, trouble.other) if index >= 0} <= sketch.widened


def _resolve_conflicts(sketch: Sketch, troubles: list[Near]) -> Sketch | None:
    """Return the sketch after one repair, or None if no repair is possible.

    A repair changes the number of spaces of routes, makes more space for routes, or removes a route.
    """
    lengths = list(sketch.lengths)
    for pair, change in {trouble.pair: trouble.spaces for trouble in troubles}.items():
        lengths[pair] = min(max(1, lengths[pair] + change), sketch.settings.longest)
    if tuple(lengths) != sketch.lengths:
        return replace(sketch, lengths=tuple(lengths))
    narrow = [trouble for trouble in troubles if not _is_widened(sketch, trouble)]
    if narrow:
        return _widen(sketch, narrow)
    involved = [index for index in (troubles[0].pair, troubles[0].other) if index >= 0]
    for index in involved:
        if sketch.doubled[index]:
            doubled = list(sketch.doubled)
            doubled[index] = False
            return replace(sketch, doubled=tuple(doubled))
    return _remove_spare_pair(sketch, involved)


def _widen(sketch: Sketch, troubles: list[Near]) -> Sketch:
    """Move cities as if the routes in conflict were 1.5 times as wide.

    A route whose path is too long for its spaces keeps its width.
    """
    involved = {index: one.spaces for one in troubles for index in (one.pair, one.other) if index >= 0}
    web = sketch.net
    web.half[[index for index, spaces in involved.items() if spaces <= 0]] *= 1.5
    points = relax(sketch.points, web, sketch.lengths, 10)
    more = frozenset(sketch.pairs[index] for index in involved)
    moved = tuple(_move_off_panels(point, sketch.layout_page) for point in points)
    return replace(sketch, points=moved, widened=sketch.widened | more)


def _remove_spare_pair(sketch: Sketch, involved: list[int]) -> Sketch | None:
    """Remove the longest route of a conflict that AO-1.5 does not require. Return the changed sketch.

    If AO-1.5 requires all routes of the conflict, return None. From version 7 of the generator on, first try routes
    whose two cities both have more than `FEW_NEIGHBOURS` neighbours.
    """
    near = neighbours(len(sketch.points), sketch.pairs)
    keeps = sketch.settings.version >= KEPT

    def harm(index: int) -> tuple[bool, int]:
        return keeps and min(len(near[city]) for city in sketch.pairs[index]) <= FEW_NEIGHBOURS, -sketch.lengths[index]

    for index in sorted(involved, key=harm):
        remaining = [at for at in range(len(sketch.pairs)) if at != index]
        if holds_together(len(sketch.points), [sketch.pairs[at] for at in remaining]):
            return replace(
                sketch,
                pairs=tuple(sketch.pairs[at] for at in remaining),
                lengths=tuple(sketch.lengths[at] for at in remaining),
                doubled=tuple(sketch.doubled[at] for at in remaining),
            )
    return None


STEPS = 8  # maximum number of repair steps
TRIALS = 6  # trials for each kind of repair in one step
REPAIRS_PER_TRIAL = 4  # repairs by `bend_routes` in one trial
ROUNDS = 40  # relaxation rounds in one trial


def repair_sketch(sketch: Sketch) -> Sketch:
    """Change the sketch step by step until its shape meets all targets, or until no change improves the sketch."""
    for _step in range(STEPS):
        lack = count_corrections(sketch)
        if not lack:
            break
        trials = chain(
            islice(_try_another_pair(sketch), TRIALS),
            islice(_try_missing_length(sketch), TRIALS),
            islice(_try_other_doubles(sketch), TRIALS),
        )
        settled = (bend_routes(_move_cities(trial), REPAIRS_PER_TRIAL) for trial in trials)
        better = next((found for found in settled if found.pairs and count_corrections(found) < lack), None)
        if better is None:
            break
        sketch = better
    return sketch


def _try_another_pair(sketch: Sketch) -> Iterator[Sketch]:
    """Yield sketches with a route between one more pair of cities, the nearest pair first.

    If the map already has enough routes, yield nothing.
    """
    if len(sketch.pairs) >= wanted_pairs(sketch)[0]:
        return
    open_pairs = [
        pair
        for pair in combinations(range(len(sketch.points)), 2)
        if pair not in sketch.pairs and not any(crossing(sketch.points, pair, other) for other in sketch.pairs)
    ]
    for pair in sorted(open_pairs, key=lambda pair: (room_for(sketch.points, sketch.layout_page, pair), pair)):
        yield _join_pair(sketch, pair)


def _join_pair(sketch: Sketch, pair: Pair) -> Sketch:
    """Return the sketch after adding a single route between the two cities of `pair`. The pairs stay sorted."""
    length = nearest_lengths(sketch.points, sketch.layout_page, [pair], sketch.settings.longest)[0]
    rows = sorted([*zip(sketch.pairs, sketch.lengths, sketch.doubled, strict=True), (pair, length, False)])
    return replace(
        sketch,
        pairs=tuple(row[0] for row in rows),
        lengths=tuple(row[1] for row in rows),
        doubled=tuple(row[2] for row in rows),
    )


def _try_missing_length(sketch: Sketch) -> Iterator[Sketch]:
    """Yield sketches in which one route changes to a length that no route has yet.

    Routes of similar length come first. The cities move, so the lengths of other routes may also change.
    """
    longest = sketch.settings.of_size.lengths
    for missing in missing_lengths(sketch):
        spare = [index for index, own in enumerate(sketch.lengths) if own > longest or sketch.lengths.count(own) > 1]
        rooms = {index: room_for(sketch.points, sketch.layout_page, sketch.pairs[index]) for index in spare}
        for index in sorted(spare, key=lambda index: (abs(rooms[index] - missing), index)):
            yield _shape_route(sketch, index, missing)


def _shape_route(sketch: Sketch, index: int, length: int) -> Sketch:
    """Move cities until the route with this index fits the given length.

    The springs of all other routes are weak. Afterwards, each of these routes gets the length that best fits its
    new distance.
    """
    lengths = [length if other == index else own for other, own in enumerate(sketch.lengths)]
    points = relax(sketch.points, sketch.net, lengths, ROUNDS, firm=[other == index for other in range(len(lengths))])
    nearest = nearest_lengths(points, sketch.layout_page, sketch.pairs, sketch.settings.longest)
    nearest[index] = length
    return replace(sketch, points=tuple(points), lengths=tuple(nearest))


def _try_other_doubles(sketch: Sketch) -> Iterator[Sketch]:
    """Yield sketches with one double route more or one fewer, as the target requires.

    Add a second route to the shortest route first. Remove a second route from the longest route first.
    """
    fewest, most = wanted_doubles(sketch)
    many = sum(sketch.doubled)
    if fewest <= many <= most:
        return
    fit = [index for index, double in enumerate(sketch.doubled) if double == (many > most)]
    for index in sorted(fit, key=lambda index: (sketch.lengths[index] * (-1 if many > most else 1), index)):
        yield replace(sketch, doubled=_flip(sketch.doubled, index))


def _flip(flags: Sequence[bool], index: int) -> tuple[bool, ...]:
    return tuple(flag != (at == index) for at, flag in enumerate(flags))


def _move_cities(sketch: Sketch) -> Sketch:
    """Move the cities of a changed sketch until its routes have enough space."""
    points = relax(sketch.points, sketch.net, sketch.lengths, ROUNDS)
    return replace(sketch, points=tuple(points), widened=frozenset())


def lay_page(sketch: Sketch) -> Sketch:
    """Return the sketch with a layout of its page: the size and the positions of the panels."""
    return replace(sketch, page=page_for(sketch.settings.of_map, sketch.plan))


def place_sites(sketch: Sketch) -> Sketch:
    """Return the sketch with random positions of its cities."""
    points = sites(sketch.layout_page, sketch.plan.cities, sketch.settings.of_clarity, sketch.rng())
    return replace(sketch, points=tuple(points))


def triangulate(sketch: Sketch) -> Sketch:
    """Connect each city with its neighbours. Allow longer and longer distances until the map is connected."""
    page = sketch.layout_page
    reach = 2 * page.mooring + page.space * (sketch.settings.longest + 1.5)
    while not holds_together(len(sketch.points), pairs := mesh(list(sketch.points), reach)):
        if reach > page.width + page.height:
            return replace(sketch, pairs=())
        reach *= 1.25
    return replace(sketch, pairs=tuple(pairs))


def thin_out(sketch: Sketch) -> Sketch:
    """Remove pairs of cities until about three routes per city are left."""
    settings = sketch.settings
    remaining = remove_worst_pairs(
        sketch.points,
        sketch.pairs,
        sketch.layout_page,
        sketch.plan.pairs,
        settings.longest,
        settings.of_clarity,
        sketch.rng(),
    )
    return replace(sketch, pairs=tuple(remaining), lengths=tuple(_nearest(sketch, sketch.points, remaining)))


def relax_lengths(sketch: Sketch) -> Sketch:
    """Move cities until each distance fits a whole number of spaces.

    Each required length occurs at least once.
    """
    pairs, web = sketch.pairs, sketch.net
    points, lengths = list(sketch.points), list(sketch.lengths)
    for rounds in (30, 45):
        points = relax(points, web, lengths, rounds)
        lengths = _nearest(sketch, points, pairs)
        lengths = every_length(points, sketch.layout_page, pairs, lengths, sketch.settings.of_size.lengths)
    points = relax(points, web, lengths, 60)
    return replace(sketch, points=tuple(points), lengths=tuple(lengths))


def double_up(sketch: Sketch) -> Sketch:
    """Give some pairs a second route. Then assign letters to the cities in reading order."""
    points, doubled = choose_doubles(
        sketch.points,
        sketch.pairs,
        sketch.lengths,
        sketch.layout_page,
        sketch.bounds,
        sketch.plan.doubled,
        sketch.rng(),
    )
    order = reading_order(points, sketch.pairs, sketch.layout_page, capital=sketch.settings.kind == "capital")
    place = {city: index for index, city in enumerate(order)}
    rows = sorted(
        (min(place[low], place[high]), max(place[low], place[high]), length, double)
        for (low, high), length, double in zip(sketch.pairs, sketch.lengths, doubled, strict=True)
    )
    return replace(
        sketch,
        points=tuple(points[city] for city in order),
        pairs=tuple((low, high) for low, high, _length, _double in rows),
        lengths=tuple(row[2] for row in rows),
        doubled=tuple(row[3] for row in rows),
    )


def give_types(sketch: Sketch) -> Sketch:
    """Choose multiroutes and gray routes. Then give a type to each of the other routes."""
    rng, types = sketch.rng(), sketch.settings.types
    routes = [(index, which) for index, which, _path in sketch.paths()]
    lengths = [sketch.lengths[index] for index, _which in routes]
    partnered = [which > 0 for _index, which in routes]
    plain = len(types) if sketch.settings.version >= CLEAR else 0
    special = special_routes(lengths, partnered, sketch.settings.expansions, rng, plain)
    none = [route in special.multi or route in special.gray for route in range(len(routes))]
    painted = paint(sketch.painting(lengths), none, rng)
    runs = [
        mix_types(length, types, rng)
        if route in special.multi
        else (GRAY if route in special.gray else types[painted[route]]) * length
        for route, length in enumerate(lengths)
    ]
    return replace(sketch, runs=tuple(runs), multi=special.multi)


def give_slots(sketch: Sketch) -> Sketch:
    """Set the number of movement slots of each city."""
    found = slots(sketch.pairs, sketch.doubled, len(sketch.points), sketch.settings, sketch.rng())
    return replace(sketch, slots=tuple(found))


STAGES: dict[str, Callable[[Sketch], Sketch]] = {
    "page": lay_page,
    "sites": place_sites,
    "mesh": triangulate,
    "thin": thin_out,
    "relax": relax_lengths,
    "doubles": double_up,
    "curves": bend_routes,
    "mending": repair_sketch,
    "types": give_types,
    "slots": give_slots,
}


def _nearest(
    sketch: Sketch, points: list[Point] | tuple[Point, ...], pairs: list[Pair] | tuple[Pair, ...]
) -> list[int]:
    return nearest_lengths(points, sketch.layout_page, pairs, sketch.settings.longest)


def nearest_lengths(points: Sequence[Point], page: Page, pairs: Sequence[tuple[int, int]], longest: int) -> list[int]:
    """Return one route length for each pair of cities: the number of spaces that best fits their distance.

    A length is at most `longest`.
    """
    found = []
    for low, high in pairs:
        spaces = (room_for(points, page, (low, high)) - BEST_GAP) / (1 + BEST_GAP)
        found.append(min(longest, max(1, int(spaces + 0.5))))
    return found


def room_for(points: Sequence[Point], page: Page, pair: tuple[int, int]) -> float:
    """Return the length of the straight line between two cities outside their mooring circles, in spaces."""
    (ax, ay), (bx, by) = (points[city] for city in pair)
    return (sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)) - 2 * page.mooring) / page.space


def every_length(
    points: Sequence[Point], page: Page, pairs: Sequence[tuple[int, int]], lengths: Sequence[int], upto: int
) -> list[int]:
    """[AO-11.3] Return route lengths in spaces so that each length from 1 to `upto` occurs at least once.

    If a length is missing, give it to the pair of cities whose distance fits this length best.
    """
    changed = list(lengths)
    for missing in range(1, upto + 1):
        if missing in changed:
            continue
        spare = [index for index, length in enumerate(changed) if length > upto or changed.count(length) > 1]

        def measure_error(index: int, missing: int = missing) -> float:
            return abs(room_for(points, page, pairs[index]) - missing)

        if spare:
            changed[min(spare, key=measure_error)] = missing
    return changed
