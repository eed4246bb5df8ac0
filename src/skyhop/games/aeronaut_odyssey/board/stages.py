"""The stages of a board in their order, each from the sketch before it to the next."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations
from math import sqrt
from typing import TYPE_CHECKING

from skyhop.games.aeronaut_odyssey.board.cities import reading_order, slots
from skyhop.games.aeronaut_odyssey.board.clearances import Near, misfit, strip, too_near
from skyhop.games.aeronaut_odyssey.board.colours import paint
from skyhop.games.aeronaut_odyssey.board.curves import bends, paths
from skyhop.games.aeronaut_odyssey.board.dice import Dice
from skyhop.games.aeronaut_odyssey.board.doubles import Bounds, doubles
from skyhop.games.aeronaut_odyssey.board.frame import frame
from skyhop.games.aeronaut_odyssey.board.links import crossing, holds_together
from skyhop.games.aeronaut_odyssey.board.mesh import mesh
from skyhop.games.aeronaut_odyssey.board.model import GRAY
from skyhop.games.aeronaut_odyssey.board.relax import every_length, nearest_lengths, net, relax
from skyhop.games.aeronaut_odyssey.board.sites import margins, sites
from skyhop.games.aeronaut_odyssey.board.thin import thin
from skyhop.games.aeronaut_odyssey.board.winds import mixed, winds

if TYPE_CHECKING:
    from collections.abc import Callable

    from skyhop.games.aeronaut_odyssey.board.model import Page, Point
    from skyhop.games.aeronaut_odyssey.board.plan import Plan
    from skyhop.games.aeronaut_odyssey.board.settings import Settings

Pair = tuple[int, int]
TOUCHING = 0.12  # mm: what is nearer counts as overlapping
REPAIRS = 24


@dataclass(frozen=True)
class Sketch:
    """A board on its way: what the stages have settled so far, in mm, cities by index from 0."""

    chosen: Settings
    plan: Plan
    attempt: int = 0
    stage: str = "page"
    page: Page | None = None
    points: tuple[Point, ...] = ()
    pairs: tuple[Pair, ...] = ()
    lengths: tuple[int, ...] = ()
    doubled: tuple[bool, ...] = ()
    bends: tuple[float, ...] = ()
    runs: tuple[str, ...] = ()  # the spaces of each route, a double's two one after the other
    multi: frozenset[int] = frozenset()  # multiroutes among the runs, by index
    slots: tuple[int, ...] = ()
    widened: frozenset[Pair] = frozenset()  # pairs that a repair has already made room for

    @property
    def laid(self) -> Page:
        """The page, once its stage is done."""
        if self.page is None:
            raise ValueError(self.stage)
        return self.page

    @property
    def clearance(self) -> float:
        """The free distance asked for, in mm."""
        return self.chosen.of_clarity.clearance * self.laid.thickness

    @property
    def bounds(self) -> Bounds:
        """What limits the moves of cities."""
        return Bounds(self.clearance, margins(self.laid, self.chosen.of_clarity))

    def dice(self) -> Dice:
        """Give the dice of the stage in work."""
        return Dice(self.chosen.seed, self.chosen.size, self.attempt, self.stage)

    def paths(self) -> list[tuple[int, int, list[Point]]]:
        """Give every route: its pair's index, 0 or 1 or 2 of a double, and its path."""
        none = len(self.pairs)
        return paths(self.points, self.pairs, self.bends or (0.0,) * none, self.doubled or (False,) * none, self.laid)


def lay_page(sketch: Sketch) -> Sketch:
    """Lay out the page."""
    return replace(sketch, page=frame(sketch.chosen, sketch.plan))


def place_sites(sketch: Sketch) -> Sketch:
    """Place the cities."""
    points = sites(sketch.laid, sketch.plan.cities, sketch.chosen.of_clarity, sketch.dice())
    return replace(sketch, points=tuple(points))


def triangulate(sketch: Sketch) -> Sketch:
    """Join what may be joined; on a map too sparse for the reach, join farther."""
    page = sketch.laid
    reach = 2 * page.mooring + page.space * (sketch.chosen.longest + 1.5)
    while not holds_together(len(sketch.points), pairs := mesh(list(sketch.points), reach)):
        if reach > page.width + page.height:
            return replace(sketch, pairs=())
        reach *= 1.25
    return replace(sketch, pairs=tuple(pairs))


def thin_out(sketch: Sketch) -> Sketch:
    """Leave about three routes a city."""
    kept = thin(sketch.points, sketch.pairs, sketch.laid, sketch.plan.pairs, sketch.chosen.longest, sketch.dice())
    return replace(sketch, pairs=tuple(kept), lengths=tuple(_nearest(sketch, sketch.points, kept)))


def relax_lengths(sketch: Sketch) -> Sketch:
    """Move cities until routes are whole spaces long, every length among them."""
    pairs = sketch.pairs
    web = net(sketch.laid, pairs, [False] * len(pairs), sketch.clearance, sketch.bounds.edges, sketch.points)
    points, lengths = list(sketch.points), list(sketch.lengths)
    for rounds in (30, 45):
        points = relax(points, web, lengths, rounds)
        lengths = _nearest(sketch, points, pairs)
        lengths = every_length(points, sketch.laid, pairs, lengths, sketch.chosen.of_size.lengths)
    points = relax(points, web, lengths, 12)
    return replace(sketch, points=tuple(points), lengths=tuple(lengths))


def double_up(sketch: Sketch) -> Sketch:
    """Give some pairs a second route, then letter the cities in reading order."""
    points, doubled = doubles(
        sketch.points,
        sketch.pairs,
        sketch.lengths,
        sketch.laid,
        sketch.bounds,
        sketch.plan.doubled,
        sketch.dice(),
    )
    order = reading_order(points, sketch.pairs, sketch.laid, capital=sketch.chosen.kind == "capital")
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


def bend_routes(sketch: Sketch) -> Sketch:
    """Bend the routes, and repair where two still meet; no pairs are left if that fails."""
    sketch = replace(sketch, points=tuple(_off_panels(point, sketch.laid) for point in sketch.points))
    if any(crossing(sketch.points, one, other) for one, other in combinations(sketch.pairs, 2)):
        return replace(sketch, pairs=())
    for _repair in range(REPAIRS):
        sketch = _bent(sketch)
        trouble = _trouble(sketch)
        if trouble is None:
            return sketch
        eased = _eased(sketch, trouble)
        if eased is None:
            break
        sketch = eased
    return replace(sketch, pairs=())


def _off_panels(point: Point, page: Page) -> Point:
    """[AO-11.3] Move a city that stands on an inventory or a list straight off it."""
    x, y = point
    for panel in page.panels:
        x0, y0, x1, y1 = panel.box
        foot = (min(max(x, x0), x1), min(max(y, y0), y1))
        far = sqrt((x - foot[0]) * (x - foot[0]) + (y - foot[1]) * (y - foot[1]))
        if 0 < far < page.city + TOUCHING:
            push = (page.city + TOUCHING) / far
            x, y = foot[0] + (x - foot[0]) * push, foot[1] + (y - foot[1]) * push
    return x, y


def give_types(sketch: Sketch) -> Sketch:
    """Choose multiroutes and gray routes, and give all others their types."""
    dice, types = sketch.dice(), sketch.chosen.types
    routes = [(index, which) for index, which, _path in sketch.paths()]
    lengths = [sketch.lengths[index] for index, _which in routes]
    special = winds(lengths, [which > 0 for _index, which in routes], sketch.chosen.expansions, dice)
    none = [route in special.multi or route in special.gray for route in range(len(routes))]
    painted = paint(
        [sketch.pairs[index] for index, _which in routes],
        lengths,
        none,
        len(types),
        sketch.chosen.of_size.chain,
        dice,
    )
    runs = [
        mixed(length, types, dice)
        if route in special.multi
        else (GRAY if route in special.gray else types[painted[route]]) * length
        for route, length in enumerate(lengths)
    ]
    return replace(sketch, runs=tuple(runs), multi=special.multi)


def give_slots(sketch: Sketch) -> Sketch:
    """Give the cities their movement slots."""
    found = slots(sketch.pairs, sketch.doubled, len(sketch.points), sketch.chosen, sketch.dice())
    return replace(sketch, slots=tuple(found))


STAGES: dict[str, Callable[[Sketch], Sketch]] = {
    "page": lay_page,
    "sites": place_sites,
    "mesh": triangulate,
    "thin": thin_out,
    "relax": relax_lengths,
    "doubles": double_up,
    "curves": bend_routes,
    "types": give_types,
    "slots": give_slots,
}


def _nearest(
    sketch: Sketch, points: list[Point] | tuple[Point, ...], pairs: list[Pair] | tuple[Pair, ...]
) -> list[int]:
    return nearest_lengths(points, sketch.laid, pairs, sketch.chosen.longest)


def _bent(sketch: Sketch) -> Sketch:
    chosen = bends(
        sketch.points,
        sketch.pairs,
        sketch.lengths,
        sketch.doubled,
        sketch.laid,
        sketch.clearance,
        sketch.dice(),
    )
    return replace(sketch, bends=tuple(chosen))


def _trouble(sketch: Sketch) -> Near | None:
    """Find the worst overlap, or a route whose spaces do not fit its path."""
    strips = [strip(line, index, sketch.laid) for index, _which, line in sketch.paths()]
    for one in strips:
        change = misfit(one, sketch.lengths[one.pair], sketch.laid)
        if change < 0 or (change > 0 and sketch.lengths[one.pair] < sketch.chosen.longest):
            return Near(one.pair, -1, 0.0, change)
    near = too_near(strips, sketch.points, sketch.pairs, sketch.laid, TOUCHING)
    return near[0] if near else None


def _eased(sketch: Sketch, trouble: Near) -> Sketch | None:
    """Repair one trouble: fit the spaces, else make room, else take away what is in the way."""
    if trouble.spaces and sketch.lengths[trouble.pair] + trouble.spaces:
        lengths = list(sketch.lengths)
        lengths[trouble.pair] += trouble.spaces
        return replace(sketch, lengths=tuple(lengths))
    involved = [index for index in (trouble.pair, trouble.other) if index >= 0]
    if not {sketch.pairs[index] for index in involved} <= sketch.widened:
        return _widened(sketch, involved)
    for index in involved:
        if sketch.doubled[index]:
            doubled = list(sketch.doubled)
            doubled[index] = False
            return replace(sketch, doubled=tuple(doubled))
    return _spared(sketch, involved)


def _widened(sketch: Sketch, involved: list[int]) -> Sketch:
    """Move cities as if the routes in trouble were half as wide again."""
    page = sketch.laid
    web = net(page, sketch.pairs, sketch.doubled, sketch.clearance, sketch.bounds.edges, sketch.points)
    web.half[involved] *= 1.5
    points = relax(sketch.points, web, sketch.lengths, 10)
    more = frozenset(sketch.pairs[index] for index in involved)
    moved = tuple(_off_panels(point, page) for point in points)
    return replace(sketch, points=moved, widened=sketch.widened | more)


def _spared(sketch: Sketch, involved: list[int]) -> Sketch | None:
    """Take away the longest of some pairs that AO-1.5 can spare."""
    for index in sorted(involved, key=lambda index: -sketch.lengths[index]):
        kept = [at for at in range(len(sketch.pairs)) if at != index]
        if holds_together(len(sketch.points), [sketch.pairs[at] for at in kept]):
            return replace(
                sketch,
                pairs=tuple(sketch.pairs[at] for at in kept),
                lengths=tuple(sketch.lengths[at] for at in kept),
                doubled=tuple(sketch.doubled[at] for at in kept),
            )
    return None
