"""The fourth stage: cities move a little until every route is a whole number of spaces long and nothing crowds.

Each round adds up small moves: springs along the routes, and pushes wherever a city, a
route or a panel is nearer to another than it may be. Only sums, products, quotients and
square roots are used and sums run in a fixed order, so every machine gets the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

import numpy as np

from skyhop.games.aeronaut_odyssey.board.frame import pair_gap
from skyhop.games.aeronaut_odyssey.board.links import neighbours

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from skyhop.games.aeronaut_odyssey.board.model import Page, Point

    Numbers = NDArray[np.float64]
    Indices = NDArray[np.int64]

LEAST_GAP = 0.03  # between the spaces of a route, in lengths of a space
BEST_GAP = 0.09
LOOSE_GAP = 0.2
MOST_GAP = 0.3
TINY = 1e-9
STILL = 0.02  # mm a round


@dataclass(frozen=True)
class Net:
    """What relaxing works on; distances in mm, `half` the half width of each pair's one or two routes."""

    page: Page
    pairs: Indices  # (m, 2)
    half: Numbers  # (m,)
    clearance: float
    edges: tuple[float, float]  # how far the outermost cities stand from the page's edges
    outermost: tuple[int, int, int, int]  # the cities at the left, right, upper and lower edge
    boxes: Numbers  # (p, 4) panels
    corners: Numbers  # (k, 4) corners of panels and the middle of their panel
    angles: Indices  # (a, 5) a city, two neighbours of it, then the pairs that they make with it


def half_width(page: Page, double: bool) -> float:  # noqa: FBT001 - a width of two kinds
    """Give half of what one route, or both of a double with their gap, take across."""
    return page.thickness + pair_gap(page) / 2 if double else page.thickness / 2


def net(
    page: Page,
    pairs: Sequence[tuple[int, int]],
    doubled: Sequence[bool],
    clearance: float,
    edges: tuple[float, float],
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
        clearance,
        edges,
        outermost(points),
        np.array([panel.box for panel in page.panels]).reshape(-1, 4),
        np.array(corners, dtype=np.float64).reshape(-1, 4),
        np.array(angles, dtype=np.int64).reshape(-1, 5),
    )


def outermost(points: Sequence[Point]) -> tuple[int, int, int, int]:
    """Give the cities farthest left, right, up and down."""
    every = range(len(points))
    return (
        min(every, key=lambda city: points[city][0]),
        max(every, key=lambda city: points[city][0]),
        min(every, key=lambda city: points[city][1]),
        max(every, key=lambda city: points[city][1]),
    )


class Moves:
    """Small moves of cities, added up in the order in which they were asked for."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._cities: list[Indices] = []
        self._x: list[Numbers] = []
        self._y: list[Numbers] = []

    def add(self, cities: Indices, x: Numbers, y: Numbers) -> None:
        """Ask to move each of the cities by (x, y)."""
        self._cities.append(cities)
        self._x.append(x)
        self._y.append(y)

    def total(self) -> tuple[Numbers, Numbers]:
        """Give the sum for each city, in x and in y."""
        cities = np.concatenate(self._cities)
        x, y = (np.bincount(cities, np.concatenate(steps), self._count) for steps in (self._x, self._y))
        return x.astype(np.float64), y.astype(np.float64)


def relax(points: Sequence[Point], web: Net, lengths: Sequence[int], rounds: int) -> list[Point]:
    """Move cities for so many rounds, each pair towards its length in spaces; stop when nothing moves any more."""
    x = np.array([point[0] for point in points])
    y = np.array([point[1] for point in points])
    spaces = np.array(lengths, dtype=np.float64)
    wanted, play = (
        2 * web.page.mooring + web.page.space * (spaces + (1 + spaces) * (LEAST_GAP + LOOSE_GAP) / 2),
        web.page.space * (1 + spaces) * (LOOSE_GAP - LEAST_GAP) / 2,
    )
    most = 0.25 * web.page.thickness
    for turn in range(rounds):
        moves = Moves(len(points))
        _springs(x, y, web, wanted, play, moves)
        _apart(x, y, web, moves)
        _past_cities(x, y, web, moves)
        _fan_out(x, y, web, moves)
        _out_of_panels(x, y, web, moves)
        _past_corners(x, y, web, moves)
        by_x, by_y = moves.total()
        long = np.sqrt(by_x**2 + by_y**2)
        limit = most * (4.0 if turn < rounds // 2 else 2.0 if turn < rounds * 4 // 5 else 1.0)
        part = np.minimum(1.0, limit / np.maximum(long, TINY))
        x, y = _held(x + by_x * part, y + by_y * part, web)
        if long.max() < STILL:
            break
    return [(round(float(at_x), 2), round(float(at_y), 2)) for at_x, at_y in zip(x, y, strict=True)]


def nearest_lengths(points: Sequence[Point], page: Page, pairs: Sequence[tuple[int, int]], longest: int) -> list[int]:
    """Give each pair the whole number of spaces that fits its distance best."""
    found = []
    for low, high in pairs:
        dx, dy = points[high][0] - points[low][0], points[high][1] - points[low][1]
        free = sqrt(dx * dx + dy * dy) - 2 * page.mooring
        spaces = (free / page.space - BEST_GAP) / (1 + BEST_GAP)
        found.append(min(longest, max(1, int(spaces + 0.5))))
    return found


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
            (ax, ay), (bx, by) = (points[city] for city in pairs[index])
            free = sqrt((bx - ax) ** 2 + (by - ay) ** 2) - 2 * page.mooring
            return abs(free / page.space - missing)

        if spare:
            changed[min(spare, key=far)] = missing
    return changed


def _springs(x: Numbers, y: Numbers, web: Net, wanted: Numbers, play: Numbers, moves: Moves) -> None:
    """Pull each pair to its wanted distance: hardly inside the play that it has, firmly outside."""
    low, high = web.pairs.T
    dx, dy = x[high] - x[low], y[high] - y[low]
    long = np.sqrt(dx * dx + dy * dy)
    off = long - wanted
    pull = (0.03 * off + 0.27 * (off - np.clip(off, -play, play))) / long
    moves.add(low, dx * pull, dy * pull)
    moves.add(high, -dx * pull, -dy * pull)


def _apart(x: Numbers, y: Numbers, web: Net, moves: Moves) -> None:
    """Keep any two cities so far apart that a route of one space fits between them."""
    dx, dy = x[:, None] - x, y[:, None] - y
    long = np.sqrt(dx * dx + dy * dy)
    least = 2 * web.page.mooring + 1.06 * web.page.space
    here, there = np.nonzero(long < least)
    far = np.maximum(long[here, there], TINY)
    push = (least - far) * 0.25 / far
    moves.add(here, dx[here, there] * push, dy[here, there] * push)


def _past_cities(x: Numbers, y: Numbers, web: Net, moves: Moves) -> None:
    """Push cities and foreign routes out of each other's way."""
    low, high = web.pairs.T
    along_x, along_y = x[high] - x[low], y[high] - y[low]
    out_x, out_y = x[:, None] - x[low], y[:, None] - y[low]
    share = np.clip((out_x * along_x + out_y * along_y) / (along_x**2 + along_y**2), 0.0, 1.0)
    off_x, off_y = out_x - share * along_x, out_y - share * along_y
    square = off_x**2 + off_y**2
    keep = web.half + web.page.city + web.clearance + 0.12 * web.page.space
    hit = square < keep * keep
    routes = np.arange(len(low))
    hit[low, routes] = False
    hit[high, routes] = False
    city, route = np.nonzero(hit)
    far = np.maximum(np.sqrt(square[city, route]), TINY)
    push = 0.45 * (keep[route] - far) / far
    push_x, push_y = off_x[city, route] * push, off_y[city, route] * push
    portion = share[city, route]
    moves.add(city, push_x, push_y)
    moves.add(low[route], -push_x * (1 - portion), -push_y * (1 - portion))
    moves.add(high[route], -push_x * portion, -push_y * portion)


def _fan_out(x: Numbers, y: Numbers, web: Net, moves: Moves) -> None:
    """Open the angle between two routes of a city until their first spaces clear each other."""
    city, one, other, first, second = web.angles.T
    ax, ay, bx, by = x[one] - x[city], y[one] - y[city], x[other] - x[city], y[other] - y[city]
    long_a, long_b = np.sqrt(ax * ax + ay * ay), np.sqrt(bx * bx + by * by)
    cosine = (ax * bx + ay * by) / (long_a * long_b)
    most = widest_cosine(web.half[first], web.half[second], web.page.mooring, web.clearance + 0.1 * web.page.thickness)
    tight = np.nonzero(cosine > most)[0]
    excess, cosine = (cosine - most)[tight], cosine[tight]
    long_a, long_b = long_a[tight], long_b[tight]
    ax, ay, bx, by = ax[tight] / long_a, ay[tight] / long_a, bx[tight] / long_b, by[tight] / long_b
    sine = np.sqrt(np.maximum(1 - cosine * cosine, 1e-6))
    for end, hx, hy, tx, ty, long in ((one, ax, ay, bx, by, long_a), (other, bx, by, ax, ay, long_b)):
        push = 0.3 * excess * long / sine
        push_x, push_y = (hx * cosine - tx) * push, (hy * cosine - ty) * push
        moves.add(end[tight], push_x, push_y)
        moves.add(city[tight], -0.5 * push_x, -0.5 * push_y)


def widest_cosine(first: Numbers, second: Numbers, start: float, clearance: float) -> Numbers:
    """Give the cosine of the least angle at which two routes of given half widths clear each other at `start`."""
    one, other = first + clearance / 2, second + clearance / 2
    long_one, long_other = np.sqrt(start**2 + one**2), np.sqrt(start**2 + other**2)
    cosine: Numbers = (start * start - one * other) / (long_one * long_other)
    return cosine


def _out_of_panels(x: Numbers, y: Numbers, web: Net, moves: Moves) -> None:
    """Push cities away from panels; one inside a panel goes towards the middle of the page."""
    x0, y0, x1, y1 = web.boxes.T
    keep = web.page.mooring + web.clearance
    off_x = x[:, None] - np.clip(x[:, None], x0, x1)
    off_y = y[:, None] - np.clip(y[:, None], y0, y1)
    far = np.sqrt(off_x**2 + off_y**2)
    inside = far < TINY
    off_x = np.where(inside, np.sign(web.page.width - x0 - x1), off_x)
    off_y = np.where(inside, np.sign(web.page.height - y0 - y1), off_y)
    city, box = np.nonzero(far < keep)
    push = 0.6 * (keep - far[city, box]) / np.maximum(far[city, box], 1.0)
    moves.add(city, off_x[city, box] * push, off_y[city, box] * push)


def _past_corners(x: Numbers, y: Numbers, web: Net, moves: Moves) -> None:
    """Push routes beyond the corners of panels that they would cut."""
    low, high = web.pairs.T
    corner_x, corner_y, middle_x, middle_y = (column[:, None] for column in web.corners.T)
    along_x, along_y = x[high] - x[low], y[high] - y[low]
    square = along_x**2 + along_y**2
    share = ((corner_x - x[low]) * along_x + (corner_y - y[low]) * along_y) / square
    normal_x, normal_y = -along_y / np.sqrt(square), along_x / np.sqrt(square)
    outward = np.sign((x[low] - middle_x) * normal_x + (y[low] - middle_y) * normal_y)
    beyond = ((x[low] - corner_x) * normal_x + (y[low] - corner_y) * normal_y) * outward
    short = web.half + web.clearance + 0.1 * web.page.thickness - beyond
    corner, route = np.nonzero((share > 0) & (share < 1) & (short > 0) & (short < 6 * web.page.thickness))
    push = 0.5 * short[corner, route] * outward[corner, route]
    for end in (low, high):
        moves.add(end[route], normal_x[route] * push, normal_y[route] * push)


def _held(x: Numbers, y: Numbers, web: Net) -> tuple[Numbers, Numbers]:
    """Keep all cities on the page, and the outermost four at its left, right, upper and lower edge."""
    page = web.page
    inset = page.city + 1.0
    left, upper = web.edges
    x, y = np.clip(x, inset, page.width - inset), np.clip(y, inset, page.height - inset)
    x[web.outermost[0]] = min(x[web.outermost[0]], left)
    x[web.outermost[1]] = max(x[web.outermost[1]], page.width - left)
    y[web.outermost[2]] = min(y[web.outermost[2]], upper)
    y[web.outermost[3]] = max(y[web.outermost[3]], page.height - upper)
    return x, y


def shortage(points: Sequence[Point], web: Net) -> Numbers:
    """Give for each pair by how many mm its straight routes lack room, at their cities and beside foreign ones.

    0 where there is room enough; panels count like cities.
    """
    x = np.array([point[0] for point in points])
    y = np.array([point[1] for point in points])
    found = np.zeros(len(web.pairs))
    city, one, other, first, second = web.angles.T
    ax, ay, bx, by = x[one] - x[city], y[one] - y[city], x[other] - x[city], y[other] - y[city]
    cosine = (ax * bx + ay * by) / np.sqrt((ax * ax + ay * ay) * (bx * bx + by * by))
    lack = (
        cosine - widest_cosine(web.half[first], web.half[second], web.page.mooring, web.clearance)
    ) * web.page.mooring
    np.maximum.at(found, first, lack)
    np.maximum.at(found, second, lack)
    low, high = web.pairs.T
    along_x, along_y = x[high] - x[low], y[high] - y[low]
    for at_x, at_y, keep, own in _obstacles(x, y, web):
        share = np.clip(((at_x - x[low]) * along_x + (at_y - y[low]) * along_y) / (along_x**2 + along_y**2), 0.0, 1.0)
        far = np.sqrt((at_x - x[low] - share * along_x) ** 2 + (at_y - y[low] - share * along_y) ** 2)
        lack = np.where((low == own) | (high == own), 0.0, web.half + keep + web.clearance - far)
        found = np.maximum(found, lack)
    return found


def _obstacles(x: Numbers, y: Numbers, web: Net) -> list[tuple[float, float, float, int]]:
    """List cities and corners of panels: place, radius, and the city's index or -1."""
    cities = [(float(x[city]), float(y[city]), web.page.city, city) for city in range(len(x))]
    return cities + [(float(corner[0]), float(corner[1]), 0.0, -1) for corner in web.corners]
