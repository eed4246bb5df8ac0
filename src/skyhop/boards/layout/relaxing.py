"""Compiled relaxation: moves cities until distances fit the lengths of routes and no two elements are too close.

Springs act along routes, and forces act between elements that are too near. Each round first adds up the moves of
each city, then moves all cities. The calculation has only sums, products, quotients and square roots, in a fixed
order. All machines therefore compute the same result.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from skyhop.boards.layout.mesh import neighbours
from skyhop.boards.layout.page import pair_gap
from skyhop.engine.kernel import entry, kernel
from skyhop.engine.record import Array2, Many, Record, records

Numbers = NDArray[np.float64]
Table = Array2[np.float64]


class Measures(Record):
    """Lengths of the page and its elements in mm, and indices of the outermost cities."""

    width: float
    height: float
    space: float
    thickness: float
    city: float
    mooring: float
    clearance: float
    left: float
    """Distance in mm of the outermost cities from the left and right edges; `upper` is for upper and lower edges."""
    upper: float
    leftmost: int
    """Indices of the four outermost cities."""
    rightmost: int
    uppermost: int
    lowest: int


class Spring(Record):
    """Spring along a route between the cities `low` and `high`, with lengths in mm."""

    low: int
    high: int
    half_width: float
    target: float
    tolerance: float


class Angle(Record):
    """Angle at a city between its routes to two other cities."""

    city: int
    one: int
    other: int
    widest: float
    """Cosine of the smallest angle at which the two routes do not touch."""


TINY = 1e-9
MAX_STILL_MM = 0.02  # mm in one round: cities that move less count as still
LEAST_SQUARE_OF_SINE = 1e-6


@entry
def settle(
    place: Table,
    measures: Many[Measures],
    springs: Many[Spring],
    angles: Many[Angle],
    boxes: Table,
    corners: Table,
    rounds: int,
    moves: Table,
) -> None:
    """Move the cities at `place` (n, 2). Stop after `rounds` rounds, or earlier if no city moves any more.

    `moves` (n, 2) is working memory.
    """
    page = measures[0]
    most = 0.25 * page.thickness
    for step in range(rounds):
        moves[:] = 0.0
        pull(place, springs, moves)
        part_cities(place, page, moves)
        pass_cities(place, page, springs, moves)
        fan_out(place, angles, moves)
        leave_boxes(place, page, boxes, moves)
        pass_corners(place, page, springs, corners, moves)
        limit = most
        if step < rounds // 2:
            limit = 4.0 * most
        elif step < rounds * 4 // 5:
            limit = 2.0 * most
        farthest = move(place, moves, limit)
        hold(place, page)
        if farthest < MAX_STILL_MM:
            break


@kernel
def pull(place: Numbers, springs: Many[Spring], moves: Numbers) -> None:
    """Pull or push the two cities of each spring towards their target distance.

    The force is weak if the distance is within the tolerance. Otherwise the force is strong.
    """
    for route in range(len(springs)):
        low, high = springs[route].low, springs[route].high
        dx, dy = place[high, 0] - place[low, 0], place[high, 1] - place[low, 1]
        long = max(sqrt(dx * dx + dy * dy), TINY)
        off, play = long - springs[route].target, springs[route].tolerance
        force = (0.03 * off + 0.27 * (off - min(max(off, -play), play))) / long
        push(moves, low, dx * force, dy * force)
        push(moves, high, -dx * force, -dy * force)


@kernel
def part_cities(place: Numbers, page: Measures, moves: Numbers) -> None:
    """Push two cities apart if a route of one space does not fit between them."""
    least = 2 * page.mooring + 1.06 * page.space
    for one in range(len(place)):
        for other in range(one):
            dx, dy = place[one, 0] - place[other, 0], place[one, 1] - place[other, 1]
            square = dx * dx + dy * dy
            if square < least * least:
                far = max(sqrt(square), TINY)
                force = (least - far) * 0.25 / far
                push(moves, one, dx * force, dy * force)
                push(moves, other, -dx * force, -dy * force)


@kernel
def pass_cities(place: Numbers, page: Measures, springs: Many[Spring], moves: Numbers) -> None:
    """Push a city and a route apart if they are too near. Ignore the two cities at the ends of the route."""
    for route in range(len(springs)):
        low, high = springs[route].low, springs[route].high
        ax, ay = place[high, 0] - place[low, 0], place[high, 1] - place[low, 1]
        square = max(ax * ax + ay * ay, TINY)
        keep = springs[route].half_width + page.city + page.clearance + 0.12 * page.space
        for city in range(len(place)):
            if city in (low, high):
                continue
            dx, dy = place[city, 0] - place[low, 0], place[city, 1] - place[low, 1]
            share = min(max((dx * ax + dy * ay) / square, 0.0), 1.0)
            dx, dy = dx - share * ax, dy - share * ay
            near = dx * dx + dy * dy
            if near < keep * keep:
                far = max(sqrt(near), TINY)
                force = 0.45 * (keep - far) / far
                push(moves, city, dx * force, dy * force)
                push(moves, low, -dx * force * (1 - share), -dy * force * (1 - share))
                push(moves, high, -dx * force * share, -dy * force * share)


@kernel
def fan_out(place: Numbers, angles: Many[Angle], moves: Numbers) -> None:
    """Widen the angle between two routes at a city until their first spaces do not touch."""
    for angle in range(len(angles)):
        city, one, other = angles[angle].city, angles[angle].one, angles[angle].other
        ax, ay = place[one, 0] - place[city, 0], place[one, 1] - place[city, 1]
        bx, by = place[other, 0] - place[city, 0], place[other, 1] - place[city, 1]
        long_a, long_b = max(sqrt(ax * ax + ay * ay), TINY), max(sqrt(bx * bx + by * by), TINY)
        cosine = (ax * bx + ay * by) / (long_a * long_b)
        if cosine > angles[angle].widest:
            ax, ay, bx, by = ax / long_a, ay / long_a, bx / long_b, by / long_b
            force = 0.3 * (cosine - angles[angle].widest) / sqrt(max(1 - cosine * cosine, LEAST_SQUARE_OF_SINE))
            turn(moves, city, one, (ax * cosine - bx) * force * long_a, (ay * cosine - by) * force * long_a)
            turn(moves, city, other, (bx * cosine - ax) * force * long_b, (by * cosine - ay) * force * long_b)


@kernel
def leave_boxes(place: Numbers, page: Measures, boxes: Numbers, moves: Numbers) -> None:
    """Push cities away from panels. If a city is inside a panel, push it towards the middle of the page."""
    keep = page.mooring + page.clearance
    for city in range(len(place)):
        x, y = place[city, 0], place[city, 1]
        for box in range(len(boxes)):
            x0, y0, x1, y1 = boxes[box, 0], boxes[box, 1], boxes[box, 2], boxes[box, 3]
            dx, dy = x - min(max(x, x0), x1), y - min(max(y, y0), y1)
            far = sqrt(dx * dx + dy * dy)
            if far < TINY:
                dx = 1.0 if page.width > x0 + x1 else -1.0
                dy = 1.0 if page.height > y0 + y1 else -1.0
            if far < keep:
                force = 0.6 * (keep - far) / max(far, 1.0)
                push(moves, city, dx * force, dy * force)


@kernel
def pass_corners(
    place: Numbers,
    page: Measures,
    springs: Many[Spring],
    corners: Numbers,
    moves: Numbers,
) -> None:
    """Push a route away from the corner of a panel if the route covers this corner.

    Each row of `corners` contains a corner and the centre of its panel.
    """
    for route in range(len(springs)):
        low, high = springs[route].low, springs[route].high
        x, y = place[low, 0], place[low, 1]
        ax, ay = place[high, 0] - x, place[high, 1] - y
        square = max(ax * ax + ay * ay, TINY)
        across, down = -ay / sqrt(square), ax / sqrt(square)
        for corner in range(len(corners)):
            dx, dy = corners[corner, 0] - x, corners[corner, 1] - y
            share = (dx * ax + dy * ay) / square
            if 0.0 < share < 1.0:
                off = (x - corners[corner, 2]) * across + (y - corners[corner, 3]) * down
                outward = 1.0 if off > 0.0 else -1.0
                beyond = -(dx * across + dy * down) * outward
                short = springs[route].half_width + page.clearance + 0.1 * page.thickness - beyond
                if 0.0 < short < 6 * page.thickness:
                    force = 0.5 * short * outward
                    push(moves, low, across * force, down * force)
                    push(moves, high, across * force, down * force)


@kernel
def push(moves: Numbers, city: int, x: float, y: float) -> None:
    """Add the vector (x, y) to the move of a city."""
    moves[city, 0] += x
    moves[city, 1] += y


@kernel
def turn(moves: Numbers, city: int, end: int, x: float, y: float) -> None:
    """Move the city `end` around `city`. Add (x, y) to the move of `end`, and (-x/2, -y/2) to the move of `city`."""
    push(moves, end, x, y)
    push(moves, city, -0.5 * x, -0.5 * y)


@kernel
def move(place: Numbers, moves: Numbers, limit: float) -> float:
    """Move each city by its sum of moves, but at most by `limit`.

    Return the largest sum of moves, as it was before the function applied the limit.
    """
    farthest = 0.0
    for city in range(len(place)):
        long = sqrt(moves[city, 0] * moves[city, 0] + moves[city, 1] * moves[city, 1])
        farthest = max(farthest, long)
        part = min(1.0, limit / max(long, TINY))
        place[city, 0] += moves[city, 0] * part
        place[city, 1] += moves[city, 1] * part
    return farthest


@kernel
def hold(place: Numbers, page: Measures) -> None:
    """Move cities outside the page back onto the page, and the four outermost cities back to their edges."""
    inset = page.city + 1.0
    for city in range(len(place)):
        place[city, 0] = min(max(place[city, 0], inset), page.width - inset)
        place[city, 1] = min(max(place[city, 1], inset), page.height - inset)
    place[page.leftmost, 0] = min(place[page.leftmost, 0], page.left)
    place[page.rightmost, 0] = max(place[page.rightmost, 0], page.width - page.left)
    place[page.uppermost, 1] = min(place[page.uppermost, 1], page.upper)
    place[page.lowest, 1] = max(place[page.lowest, 1], page.height - page.upper)


if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from skyhop.boards.model import Page, Point

    FloatArray = NDArray[np.float64]
    IntArray = NDArray[np.int64]

LEAST_GAP = 0.03  # minimum gap between the spaces of a route, in space lengths
BEST_GAP = 0.09
LOOSE_GAP = 0.2
MOST_GAP = 0.3


@dataclass(frozen=True)
class Bounds:
    """Limits for moving cities, such as the clearance between elements and the tolerance of lengths."""

    clearance: float
    edges: tuple[float, float]
    loose: float  # unused length of a route's path, in spaces


@dataclass(frozen=True)
class Net:
    """Input of the relaxation, which moves cities. All lengths are in mm.

    `half` is half the width of the routes between each pair of cities.
    """

    page: Page
    pairs: IntArray  # (m, 2) city indices of each pair
    half: FloatArray  # (m,) one value for each pair
    bounds: Bounds
    outermost: tuple[int, int, int, int]  # leftmost, rightmost, uppermost and lowest city
    boxes: FloatArray  # (p, 4) panels
    corners: FloatArray  # (k, 4) corners of panels and the middle of their panel
    angles: IntArray  # (a, 5) a city, two of its neighbours, and the indices of the two pairs

    def measures(self) -> NDArray[np.void]:
        """Return one record with the lengths and the outermost cities, for the kernels."""
        page, found = self.page, records(Measures, 1)
        lengths = (page.width, page.height, page.space, page.thickness, page.city, page.mooring, self.bounds.clearance)
        found[0] = (*lengths, *self.bounds.edges, *self.outermost)
        return found


def half_width(page: Page, double: bool) -> float:  # noqa: FBT001 - each kind has its own width
    """Return half the width in mm of a route. If `double` is True, include the second route and the gap."""
    return page.thickness + pair_gap(page) / 2 if double else page.thickness / 2


def net(
    page: Page,
    pairs: Sequence[tuple[int, int]],
    doubled: Sequence[bool],
    bounds: Bounds,
    points: Sequence[Point],
) -> Net:
    """Return the constant input of the relaxation: page, pairs of cities, route widths and limits."""
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
        find_outermost(points),
        np.array([panel.box for panel in page.panels]).reshape(-1, 4),
        np.array(corners, dtype=np.float64).reshape(-1, 4),
        np.array(angles, dtype=np.int64).reshape(-1, 5),
    )


def find_outermost(points: Sequence[Point]) -> tuple[int, int, int, int]:
    """Return the indices of the leftmost, rightmost, uppermost and lowermost city."""
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
    """Return positions of cities at which the distance of each pair fits the length of its route.

    Move the cities for `rounds` rounds, or until no city moves. If `firm` marks some pairs, the springs of all
    other pairs are weak.
    """
    place = np.array(points)
    spaces = np.array(lengths, dtype=np.float64)
    free = (1 + spaces) * (LEAST_GAP + LOOSE_GAP) / 2
    target_lengths = 2 * web.page.mooring + web.page.space * (spaces + free)
    play = web.page.space * np.minimum((1 + spaces) * (LOOSE_GAP - LEAST_GAP) / 2, web.bounds.loose - free)
    if firm:
        play = np.where(firm, play, web.page.width)
    springs = records(Spring, len(web.pairs))
    springs["low"], springs["high"] = web.pairs[:, 0], web.pairs[:, 1]
    springs["half_width"], springs["target"], springs["tolerance"] = web.half, target_lengths, play
    start = web.page.mooring
    first, second = (web.half[web.angles[:, side]] for side in (3, 4))
    angles = records(Angle, len(web.angles))
    angles["city"], angles["one"], angles["other"] = web.angles[:, 0], web.angles[:, 1], web.angles[:, 2]
    angles["widest"] = widest_cosine(first, second, start, web.bounds.clearance + 0.1 * web.page.thickness)
    moves = np.empty_like(place)
    settle(place, web.measures(), springs, angles, web.boxes, web.corners, rounds, moves)
    return [(round(float(x), 2), round(float(y), 2)) for x, y in place]


def widest_cosine(first: FloatArray, second: FloatArray, start: float, clearance: float) -> FloatArray:
    """Return the cosine of the smallest allowed angle between two routes at a city.

    At this angle, the routes do not touch at the distance `start` from the city. `first` and `second` are half the
    widths of the routes.
    """
    one, other = first + clearance / 2, second + clearance / 2
    long_one, long_other = np.sqrt(start**2 + one**2), np.sqrt(start**2 + other**2)
    cosine: FloatArray = (start * start - one * other) / (long_one * long_other)
    return cosine


def shortage(points: Sequence[Point], web: Net) -> FloatArray:
    """Return for each pair of cities the width in mm that its straight routes lack.

    The value is 0 for a pair with enough space. The angles at both cities, other cities and panels limit the available
    width.
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
    most: FloatArray = np.maximum(found, lack.max(axis=0))
    return most


def _obstacles(x: FloatArray, y: FloatArray, web: Net) -> tuple[FloatArray, FloatArray, FloatArray, IntArray]:
    """Return cities and panel corners as four arrays: x, y, radius, and the index of the city.

    The index is -1 for a panel corner.
    """
    count, corners = len(x), len(web.corners)
    return (
        np.concatenate([x, web.corners[:, 0]])[:, None],
        np.concatenate([y, web.corners[:, 1]])[:, None],
        np.repeat([web.page.city, 0.0], [count, corners])[:, None],
        np.concatenate([np.arange(count), np.full(corners, -1)])[:, None],
    )
