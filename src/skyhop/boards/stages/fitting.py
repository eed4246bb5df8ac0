"""Routes are bent and laid; where two still meet, room is made, and in the end what is in the way is taken out."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from math import sqrt
from typing import TYPE_CHECKING

from skyhop.boards.layout.links import crossing, holds_together, neighbours
from skyhop.boards.layout.relaxing import relax
from skyhop.boards.routes.clearances import Near, misfit, strip, too_near
from skyhop.boards.routes.curves import bends
from skyhop.boards.settings import CLEAR, KEPT
from skyhop.boards.stages.sketch import TOUCHING

if TYPE_CHECKING:
    from skyhop.boards.model import Box, Page, Point
    from skyhop.boards.stages.sketch import Sketch

REPAIRS = 24
MET = 3
"""Neighbours of a city none of which is taken away where others can be."""


def bend_routes(sketch: Sketch, repairs: int = REPAIRS) -> Sketch:
    """Bend the routes, and repair where two still meet; no pairs are left if that fails."""
    sketch = replace(sketch, points=tuple(_off_panels(point, sketch.laid) for point in sketch.points))
    if any(crossing(sketch.points, one, other) for one, other in combinations(sketch.pairs, 2)):
        return replace(sketch, pairs=())
    for _repair in range(repairs):
        sketch = _bent(sketch)
        troubles = _troubles(sketch)
        if not troubles:
            return sketch
        eased = _eased(sketch, troubles if sketch.chosen.version >= CLEAR else troubles[:1])
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
        elif far == 0:
            x, y = _out_of((x, y), panel.box, page)
    return x, y


def _out_of(point: Point, box: Box, page: Page) -> Point:
    """Move a city that stands inside a box out of it, by the shortest way that stays on the page."""
    x, y = point
    room = page.city + TOUCHING
    x0, y0, x1, y1 = box
    ways = [(x0 - room, y), (x1 + room, y), (x, y0 - room), (x, y1 + room)]
    on_page = [way for way in ways if room <= way[0] <= page.width - room and room <= way[1] <= page.height - room]
    return min(on_page or ways, key=lambda way: abs(way[0] - x) + abs(way[1] - y))


def _bent(sketch: Sketch) -> Sketch:
    chosen = bends(
        sketch.points,
        sketch.pairs,
        sketch.lengths,
        sketch.doubled,
        sketch.laid,
        sketch.clearance,
        sketch.chosen.of_clarity.bend,
        sketch.rng(),
        sketch.bounds.loose,
    )
    return replace(sketch, bends=tuple(chosen))


def _troubles(sketch: Sketch) -> list[Near]:
    """List the routes whose spaces do not fit their path, else what overlaps, the worst first."""
    unfit = []
    strips = [strip(line, index, sketch.laid) for index, _which, line in sketch.paths()]
    for one in strips:
        change = misfit(one, sketch.lengths[one.pair], sketch.laid, sketch.least_gap, sketch.sure)
        longest = sketch.lengths[one.pair] == sketch.chosen.longest
        if change < 0 or (change > 0 and (not longest or sketch.chosen.version >= CLEAR)):
            unfit.append(Near(one.pair, -1, 0.0, change))
    return unfit or too_near(strips, sketch.points, sketch.pairs, sketch.laid, sketch.least)


def _is_widened(sketch: Sketch, trouble: Near) -> bool:
    """Say whether room was made already for what is in trouble."""
    return {sketch.pairs[index] for index in (trouble.pair, trouble.other) if index >= 0} <= sketch.widened


def _eased(sketch: Sketch, troubles: list[Near]) -> Sketch | None:
    """Repair troubles: fit the spaces, else make room, else take away what is in the way of the first."""
    lengths = list(sketch.lengths)
    for pair, change in {trouble.pair: trouble.spaces for trouble in troubles}.items():
        lengths[pair] = min(max(1, lengths[pair] + change), sketch.chosen.longest)
    if tuple(lengths) != sketch.lengths:
        return replace(sketch, lengths=tuple(lengths))
    narrow = [trouble for trouble in troubles if not _is_widened(sketch, trouble)]
    if narrow:
        return _widened(sketch, narrow)
    involved = [index for index in (troubles[0].pair, troubles[0].other) if index >= 0]
    for index in involved:
        if sketch.doubled[index]:
            doubled = list(sketch.doubled)
            doubled[index] = False
            return replace(sketch, doubled=tuple(doubled))
    return _spared(sketch, involved)


def _widened(sketch: Sketch, troubles: list[Near]) -> Sketch:
    """Move cities as if the routes in trouble were half as wide again, but together where one is too long."""
    involved = {index: one.spaces for one in troubles for index in (one.pair, one.other) if index >= 0}
    web = sketch.net
    web.half[[index for index, spaces in involved.items() if spaces <= 0]] *= 1.5
    points = relax(sketch.points, web, sketch.lengths, 10)
    more = frozenset(sketch.pairs[index] for index in involved)
    moved = tuple(_off_panels(point, sketch.laid) for point in points)
    return replace(sketch, points=moved, widened=sketch.widened | more)


def _spared(sketch: Sketch, involved: list[int]) -> Sketch | None:
    """Take away the longest of some pairs that AO-1.5 can spare; from version 7 on rather one that both cities can."""
    near = neighbours(len(sketch.points), sketch.pairs)
    keeps = sketch.chosen.version >= KEPT

    def harm(index: int) -> tuple[bool, int]:
        return keeps and min(len(near[city]) for city in sketch.pairs[index]) <= MET, -sketch.lengths[index]

    for index in sorted(involved, key=harm):
        kept = [at for at in range(len(sketch.pairs)) if at != index]
        if holds_together(len(sketch.points), [sketch.pairs[at] for at in kept]):
            return replace(
                sketch,
                pairs=tuple(sketch.pairs[at] for at in kept),
                lengths=tuple(sketch.lengths[at] for at in kept),
                doubled=tuple(sketch.doubled[at] for at in kept),
            )
    return None
