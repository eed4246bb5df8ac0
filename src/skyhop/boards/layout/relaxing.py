"""The fourth stage: cities move a little until every route is a whole number of spaces long and nothing crowds."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

import numpy as np

from skyhop.boards.layout.links import neighbours
from skyhop.boards.layout.page import pair_gap
from skyhop.boards.layout.pushes import Measures, settle
from skyhop.engine.record import records

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from skyhop.boards.model import Page, Point

    Numbers = NDArray[np.float64]
    Indices = NDArray[np.int64]

LEAST_GAP = 0.03  # between the spaces of a route, in lengths of a space
BEST_GAP = 0.09
LOOSE_GAP = 0.2
MOST_GAP = 0.3


@dataclass(frozen=True)
class Bounds:
    """What limits the moves of cities: the clearance asked for, where the outermost stand, how loose a route may be."""

    clearance: float
    edges: tuple[float, float]
    loose: float  # the free part of a route's path, in spaces


@dataclass(frozen=True)
class Net:
    """What relaxing works on; distances in mm, `half` the half width of each pair's one or two routes."""

    page: Page
    pairs: Indices  # (m, 2)
    half: Numbers  # (m,)
    bounds: Bounds
    outermost: tuple[int, int, int, int]  # the cities at the left, right, upper and lower edge
    boxes: Numbers  # (p, 4) panels
    corners: Numbers  # (k, 4) corners of panels and the middle of their panel
    angles: Indices  # (a, 5) a city, two neighbours of it, then the pairs that they make with it

    def measures(self) -> NDArray[np.void]:
        """The lengths that pushes ask for, as one record."""
        page, found = self.page, records(Measures, 1)
        lengths = (page.width, page.height, page.space, page.thickness, page.city, page.mooring, self.bounds.clearance)
        found[0] = (*lengths, *self.bounds.edges, *self.outermost)
        return found


def half_width(page: Page, double: bool) -> float:  # noqa: FBT001 - a width of two kinds
    """Half of what one route, or both of a double with their gap, take across."""
    return page.thickness + pair_gap(page) / 2 if double else page.thickness / 2


def net(
    page: Page,
    pairs: Sequence[tuple[int, int]],
    doubled: Sequence[bool],
    bounds: Bounds,
    points: Sequence[Point],
) -> Net:
    """Prepare what stays the same from round to round."""
    place = {pair: index for index, pair in enumerate(pairs)}
    angles = []
    for city, near in enumerate(neighbours(len(points), pairs)):
        for at, one in enumerate(near):
            for other in near[at + 1 :]:
                routes = [place[min(city, end), max(city, end)] for end in (one, other)]
                angles.append((city, one, other, *routes))
    corners = [
        (x, y, (box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
        for box in (panel.box for panel in page.panels)
        for x in (box[0], box[2])
        for y in (box[1], box[3])
        if 0 < x < page.width or 0 < y < page.height
    ]
    return Net(
        page,
        np.array(pairs, dtype=np.int64),
        np.array([half_width(page, double) for double in doubled]),
        bounds,
        outermost(points),
        np.array([panel.box for panel in page.panels]).reshape(-1, 4),
        np.array(corners, dtype=np.float64).reshape(-1, 4),
        np.array(angles, dtype=np.int64).reshape(-1, 5),
    )


def outermost(points: Sequence[Point]) -> tuple[int, int, int, int]:
    """The cities farthest left, right, up and down."""
    every = range(len(points))
    return (
        min(every, key=lambda city: points[city][0]),
        max(every, key=lambda city: points[city][0]),
        min(every, key=lambda city: points[city][1]),
        max(every, key=lambda city: points[city][1]),
    )


def relax(
    points: Sequence[Point], web: Net, lengths: Sequence[int], rounds: int, firm: Sequence[bool] = ()
) -> list[Point]:
    """Move cities for so many rounds, each pair towards its length in spaces; stop when nothing moves any more.

    Where only some pairs are to be `firm`, the others hardly pull.
    """
    place = np.array(points)
    spaces = np.array(lengths, dtype=np.float64)
    free = (1 + spaces) * (LEAST_GAP + LOOSE_GAP) / 2
    wanted = 2 * web.page.mooring + web.page.space * (spaces + free)
    play = web.page.space * np.minimum((1 + spaces) * (LOOSE_GAP - LEAST_GAP) / 2, web.bounds.loose - free)
    if firm:
        play = np.where(firm, play, web.page.width)
    springs = np.stack([web.half, wanted, play], axis=1)
    start = web.page.mooring
    first, second = (web.half[web.angles[:, side]] for side in (3, 4))
    widest = widest_cosine(first, second, start, web.bounds.clearance + 0.1 * web.page.thickness)
    moves = np.empty_like(place)
    settle(place, web.measures(), web.pairs, springs, web.angles, widest, web.boxes, web.corners, rounds, moves)
    return [(round(float(x), 2), round(float(y), 2)) for x, y in place]


def nearest_lengths(points: Sequence[Point], page: Page, pairs: Sequence[tuple[int, int]], longest: int) -> list[int]:
    """Give each pair the whole number of spaces that fits its distance best."""
    found = []
    for low, high in pairs:
        spaces = (room_for(points, page, (low, high)) - BEST_GAP) / (1 + BEST_GAP)
        found.append(min(longest, max(1, int(spaces + 0.5))))
    return found


def room_for(points: Sequence[Point], page: Page, pair: tuple[int, int]) -> float:
    """The straight way between two cities that is free for spaces, in lengths of one."""
    (ax, ay), (bx, by) = (points[city] for city in pair)
    return (sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)) - 2 * page.mooring) / page.space


def every_length(
    points: Sequence[Point], page: Page, pairs: Sequence[tuple[int, int]], lengths: Sequence[int], upto: int
) -> list[int]:
    """[AO-11.3] Change the pair that comes nearest wherever no pair has one of the lengths up to `upto`."""
    changed = list(lengths)
    for missing in range(1, upto + 1):
        if missing in changed:
            continue
        spare = [index for index, length in enumerate(changed) if length > upto or changed.count(length) > 1]

        def far(index: int, missing: int = missing) -> float:
            return abs(room_for(points, page, pairs[index]) - missing)

        if spare:
            changed[min(spare, key=far)] = missing
    return changed


def widest_cosine(first: Numbers, second: Numbers, start: float, clearance: float) -> Numbers:
    """The cosine of the least angle at which two routes of given half widths clear each other at `start`."""
    one, other = first + clearance / 2, second + clearance / 2
    long_one, long_other = np.sqrt(start**2 + one**2), np.sqrt(start**2 + other**2)
    cosine: Numbers = (start * start - one * other) / (long_one * long_other)
    return cosine


def shortage(points: Sequence[Point], web: Net) -> Numbers:
    """By how many mm the straight routes of each pair lack room, at their cities and beside foreign ones.

    0 where there is room enough; panels count like cities.
    """
    x = np.array([point[0] for point in points])
    y = np.array([point[1] for point in points])
    found = np.zeros(len(web.pairs))
    city, one, other, first, second = web.angles.T
    ax, ay, bx, by = x[one] - x[city], y[one] - y[city], x[other] - x[city], y[other] - y[city]
    cosine = (ax * bx + ay * by) / np.sqrt((ax * ax + ay * ay) * (bx * bx + by * by))
    lack = (
        cosine - widest_cosine(web.half[first], web.half[second], web.page.mooring, web.bounds.clearance)
    ) * web.page.mooring
    np.maximum.at(found, first, lack)
    np.maximum.at(found, second, lack)
    low, high = web.pairs.T
    obstacle_x, obstacle_y, keep, own = _obstacles(x, y, web)
    along_x, along_y = x[high] - x[low], y[high] - y[low]
    out_x, out_y = obstacle_x - x[low], obstacle_y - y[low]
    share = np.clip((out_x * along_x + out_y * along_y) / (along_x**2 + along_y**2), 0.0, 1.0)
    far = np.sqrt((out_x - share * along_x) ** 2 + (out_y - share * along_y) ** 2)
    lack = np.where((low == own) | (high == own), 0.0, web.half + keep + web.bounds.clearance - far)
    most: Numbers = np.maximum(found, lack.max(axis=0))
    return most


def _obstacles(x: Numbers, y: Numbers, web: Net) -> tuple[Numbers, Numbers, Numbers, Indices]:
    """Cities and corners of panels as columns: place in x and y, radius, and the city's index or -1."""
    count, corners = len(x), len(web.corners)
    return (
        np.concatenate([x, web.corners[:, 0]])[:, None],
        np.concatenate([y, web.corners[:, 1]])[:, None],
        np.repeat([web.page.city, 0.0], [count, corners])[:, None],
        np.concatenate([np.arange(count), np.full(corners, -1)])[:, None],
    )
