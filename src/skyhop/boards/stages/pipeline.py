"""Stages of a board in order. Each takes the sketch of the one before."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from skyhop.boards.gameplay.cities import mixed, reading_order, slots, special_routes
from skyhop.boards.gameplay.colours import paint
from skyhop.boards.layout.mesh import holds_together, mesh, sites, thin
from skyhop.boards.layout.page import page_for
from skyhop.boards.layout.relaxing import every_length, nearest_lengths, relax
from skyhop.boards.model import GRAY
from skyhop.boards.routes.curves import doubles
from skyhop.boards.settings import CLEAR
from skyhop.boards.stages.fitting import bend_routes, mend

if TYPE_CHECKING:
    from collections.abc import Callable

    from skyhop.boards.model import Point
    from skyhop.boards.stages.sketch import Pair, Sketch


def lay_page(sketch: Sketch) -> Sketch:
    """Lay out the page."""
    return replace(sketch, page=page_for(sketch.chosen.of_map, sketch.plan))


def place_sites(sketch: Sketch) -> Sketch:
    """Place the cities."""
    points = sites(sketch.laid, sketch.plan.cities, sketch.chosen.of_clarity, sketch.rng())
    return replace(sketch, points=tuple(points))


def triangulate(sketch: Sketch) -> Sketch:
    """Connect all possible pairs. On a sparse map use longer distances."""
    page = sketch.laid
    reach = 2 * page.mooring + page.space * (sketch.chosen.longest + 1.5)
    while not holds_together(len(sketch.points), pairs := mesh(list(sketch.points), reach)):
        if reach > page.width + page.height:
            return replace(sketch, pairs=())
        reach *= 1.25
    return replace(sketch, pairs=tuple(pairs))


def thin_out(sketch: Sketch) -> Sketch:
    """Keep about three routes per city."""
    chosen = sketch.chosen
    kept = thin(
        sketch.points,
        sketch.pairs,
        sketch.laid,
        sketch.plan.pairs,
        chosen.longest,
        chosen.of_clarity,
        sketch.rng(),
    )
    return replace(sketch, pairs=tuple(kept), lengths=tuple(_nearest(sketch, sketch.points, kept)))


def relax_lengths(sketch: Sketch) -> Sketch:
    """Move cities until route lengths are whole spaces, and every length occurs."""
    pairs, web = sketch.pairs, sketch.net
    points, lengths = list(sketch.points), list(sketch.lengths)
    for rounds in (30, 45):
        points = relax(points, web, lengths, rounds)
        lengths = _nearest(sketch, points, pairs)
        lengths = every_length(points, sketch.laid, pairs, lengths, sketch.chosen.of_size.lengths)
    points = relax(points, web, lengths, 60)
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
        sketch.rng(),
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


def give_types(sketch: Sketch) -> Sketch:
    """Choose multiroutes and gray routes, and give types to all others."""
    rng, types = sketch.rng(), sketch.chosen.types
    routes = [(index, which) for index, which, _path in sketch.paths()]
    lengths = [sketch.lengths[index] for index, _which in routes]
    partnered = [which > 0 for _index, which in routes]
    plain = len(types) if sketch.chosen.version >= CLEAR else 0
    special = special_routes(lengths, partnered, sketch.chosen.expansions, rng, plain)
    none = [route in special.multi or route in special.gray for route in range(len(routes))]
    painted = paint(sketch.painting(lengths), none, rng)
    runs = [
        mixed(length, types, rng)
        if route in special.multi
        else (GRAY if route in special.gray else types[painted[route]]) * length
        for route, length in enumerate(lengths)
    ]
    return replace(sketch, runs=tuple(runs), multi=special.multi)


def give_slots(sketch: Sketch) -> Sketch:
    """Set the number of movement slots of each city."""
    found = slots(sketch.pairs, sketch.doubled, len(sketch.points), sketch.chosen, sketch.rng())
    return replace(sketch, slots=tuple(found))


STAGES: dict[str, Callable[[Sketch], Sketch]] = {
    "page": lay_page,
    "sites": place_sites,
    "mesh": triangulate,
    "thin": thin_out,
    "relax": relax_lengths,
    "doubles": double_up,
    "curves": bend_routes,
    "mending": mend,
    "types": give_types,
    "slots": give_slots,
}


def _nearest(
    sketch: Sketch, points: list[Point] | tuple[Point, ...], pairs: list[Pair] | tuple[Pair, ...]
) -> list[int]:
    return nearest_lengths(points, sketch.laid, pairs, sketch.chosen.longest)
