"""The third stage: which of the possible routes stay, so that the map is open and holds together."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from skyhop.boards.layout.links import holds_together, neighbours

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skyhop.boards.model import Box, Page, Point
    from skyhop.boards.rng import Rng
    from skyhop.boards.settings import Clarity

Pair = tuple[int, int]
THIRD = 3
BAD = 10.0  # a pair that costs so much goes even if there are too few then


def thin(
    points: Sequence[Point],
    pairs: Sequence[Pair],
    page: Page,
    target: int,
    longest: int,
    clarity: Clarity,
    rng: Rng,
) -> list[Pair]:
    """Take away the worst pairs until `target` are left and none is bad, but never what AO-1.5 needs.

    Worst is what runs under a panel or past a foreign city, is too long or too short, or
    leaves a city close beside another route; chance decides between the rest.
    """
    kept = list(pairs)
    chance = {pair: rng.between(0.0, 0.8) for pair in kept}
    fixed = {pair: _cost(points, pair, page, longest, clarity.long) + chance[pair] for pair in kept}
    near = neighbours(len(points), kept)
    cost = {pair: fixed[pair] + _crowding(points, pair, near, clarity) for pair in kept}
    while cost:
        worst = max(cost, key=lambda pair: (cost[pair], pair))
        if len(kept) <= target and cost[worst] < BAD:
            break
        del cost[worst]
        rest = [pair for pair in kept if pair != worst]
        if min(len(near[worst[0]]), len(near[worst[1]])) > 2 and holds_together(len(points), rest):
            kept, near = rest, neighbours(len(points), rest)
            for pair in cost:
                if not set(pair).isdisjoint(worst):
                    cost[pair] = fixed[pair] + _crowding(points, pair, near, clarity)
    return kept


def _cost(points: Sequence[Point], pair: Pair, page: Page, longest: int, long: float) -> float:
    """Reckon what speaks against a pair whatever the others are."""
    start, end = points[pair[0]], points[pair[1]]
    spaces = (_distance(start, end) - 2 * page.mooring) / page.space
    cost = 0.35 * spaces + long * max(0.0, spaces - longest - 0.2) + 4.0 * max(0.0, 0.9 - spaces)
    near = page.mooring + 0.5 * page.thickness
    for index, city in enumerate(points):
        if index not in pair:
            cost += 12.0 * max(0.0, 1 - distance_to_line(city, start, end) / near)
    for panel in page.panels:
        under = _under(start, end, panel.box, page.thickness)
        cost += 30.0 * under + (6.0 if under else 0.0)
    return cost


def _crowding(points: Sequence[Point], pair: Pair, near: list[list[int]], clarity: Clarity) -> float:
    """Reckon how close a pair runs to the others at its two cities, and how many those are."""
    cost = 0.0
    for here, there in (pair, pair[::-1]):
        cost += 0.25 * max(0, len(near[here]) - 4) - clarity.third * (len(near[here]) == THIRD)
        x, y = points[here]
        dx, dy = points[there][0] - x, points[there][1] - y
        length = sqrt(dx * dx + dy * dy)
        for other in near[here]:
            if other != there:
                ex, ey = points[other][0] - x, points[other][1] - y
                away = sqrt(ex * ex + ey * ey)
                cosine = (dx * ex + dy * ey) / (length * away)
                if cosine > clarity.small_angle:
                    cost += (cosine - clarity.small_angle) * (12.0 if length >= away else 6.0)
    return cost


def distance_to_line(point: Point, start: Point, end: Point) -> float:
    """The distance of a point from a straight line between two others."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    px, py = point[0] - start[0], point[1] - start[1]
    share = min(1.0, max(0.0, (px * dx + py * dy) / (dx * dx + dy * dy)))
    px, py = px - share * dx, py - share * dy
    return sqrt(px * px + py * py)


def _under(start: Point, end: Point, box: Box, wide: float) -> float:
    """The share of a straight line that lies in a box grown by `wide`."""
    low, high = 0.0, 1.0
    for axis in (0, 1):
        step = end[axis] - start[axis]
        before, after = box[axis] - wide - start[axis], box[axis + 2] + wide - start[axis]
        if step == 0.0:
            if before > 0 or after < 0:
                return 0.0
            continue
        enter, leave = sorted((before / step, after / step))
        low, high = max(low, enter), min(high, leave)
    return max(0.0, high - low)


def _distance(start: Point, end: Point) -> float:
    dx, dy = end[0] - start[0], end[1] - start[1]
    return sqrt(dx * dx + dy * dy)
