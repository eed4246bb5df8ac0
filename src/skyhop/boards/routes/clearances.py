"""Measure of the last stage: distances of paths to each other, to cities, panels and edges."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from skyhop.boards.layout.relaxing import LEAST_GAP
from skyhop.engine.kernel import entry, kernel
from skyhop.engine.record import Array1, Array2, Array3, Array4

GapsNumbers = NDArray[np.float64]
GapsIndices = Array1[np.int64]
Pairs = Array2[np.int64]
Row = Array1[np.float64]
Table = Array2[np.float64]
Lines = Array3[np.float64]
Bends = Array4[np.float64]

FAR = 1e9
TINY = 1e-12


class BendChoice(NamedTuple):
    """Chosen bends, with the harm on which the choice is based."""

    chosen: GapsIndices
    """Index of the chosen bend by pair, initially 0."""
    known: GapsIndices
    """Bend for which the harm was computed, by neighbour."""
    harm: Table
    """Harm that a neighbour does to each bend, by neighbour."""


@entry
def settle_bends(
    lines: Bends,
    half: Row,
    fixed: Table,
    near: GapsIndices,
    parts: GapsIndices,
    clearance: float,
    sweeps: int,
    choice: BendChoice,
) -> None:
    """Choose the best bend for each pair in turn, given the bends of the others.

    `lines` (m, bends, points, 2); `fixed` (m, bends) is the harm that does not depend on others;
    the neighbours of pair i are `near[parts[i]:parts[i + 1]]`.
    """
    chosen, known, harm = choice.chosen, choice.known, choice.harm
    for sweep in range(sweeps):
        changed = False
        for pair in range(len(fixed)):
            for at in range(parts[pair], parts[pair + 1]):
                other = near[at]
                if sweep == 0 or known[at] != chosen[other]:
                    known[at] = chosen[other]
                    room = half[pair] + half[other]
                    crowd(lines[pair], lines[other, chosen[other]], room, clearance, harm[at])
            best = least(fixed[pair], harm[parts[pair] : parts[pair + 1]])
            changed |= best != chosen[pair]
            chosen[pair] = best
        if not changed:
            break


@kernel
def crowd(mine: GapsNumbers, other: GapsNumbers, room: float, clearance: float, harm: GapsNumbers) -> None:
    """Compute the harm of another line to each bend: large if too near, small up to a comfortable gap."""
    for bend in range(len(mine)):
        gap = between(mine[bend], other) - room
        harm[bend] = 14.0 * max(0.0, clearance + 0.25 - gap) + 0.6 * max(0.0, 4 * clearance + 1.5 - gap)


@kernel
def least(fixed: GapsNumbers, harm: GapsNumbers) -> int:
    """Return the first bend with the least total harm."""
    best, best_cost = 0, FAR
    for bend in range(len(fixed)):
        cost = fixed[bend]
        for at in range(len(harm)):
            cost += harm[at, bend]
        if cost < best_cost:
            best, best_cost = bend, cost
    return best


@entry
def gaps_of_lines(lines: Lines, counts: GapsIndices, pairs: Pairs, found: Row) -> None:
    """Write the least distance of the two lines of each of `pairs` (k, 2) into `found`, 0 if they cross.

    `lines` (n, points, 2), line i has `counts[i]` points.
    """
    for at in range(len(pairs)):
        one, other = pairs[at, 0], pairs[at, 1]
        first, second = lines[one, : counts[one]], lines[other, : counts[other]]
        found[at] = 0.0
        if not cross(first, second):
            found[at] = between(first, second)


@kernel
def between(first: GapsNumbers, second: GapsNumbers) -> float:
    """Return the least distance of two polylines that do not cross."""
    return sqrt(min(to_pieces(first, second), to_pieces(second, first)))


@kernel
def to_pieces(dots: GapsNumbers, line: GapsNumbers) -> float:
    """Return the square of the least distance of any of the points from a polyline."""
    nearest = FAR
    for piece in range(len(line) - 1):
        x, y = line[piece, 0], line[piece, 1]
        ax, ay = line[piece + 1, 0] - x, line[piece + 1, 1] - y
        square = max(ax * ax + ay * ay, TINY)
        for dot in range(len(dots)):
            dx, dy = dots[dot, 0] - x, dots[dot, 1] - y
            share = min(max((dx * ax + dy * ay) / square, 0.0), 1.0)
            dx, dy = dx - share * ax, dy - share * ay
            nearest = min(nearest, dx * dx + dy * dy)
    return nearest


@kernel
def cross(first: GapsNumbers, second: GapsNumbers) -> bool:
    """Return True if two polylines cross."""
    for one in range(len(first) - 1):
        for other in range(len(second) - 1):
            if runs_between(first, one, second, other) and runs_between(second, other, first, one):
                return True
    return False


@kernel
def runs_between(line: GapsNumbers, piece: int, other: GapsNumbers, at: int) -> bool:
    """Return True if the line through a piece passes between the two ends of another piece."""
    x, y = line[piece, 0], line[piece, 1]
    ax, ay = line[piece + 1, 0] - x, line[piece + 1, 1] - y
    before = ax * (other[at, 1] - y) - ay * (other[at, 0] - x)
    after = ax * (other[at + 1, 1] - y) - ay * (other[at + 1, 0] - x)
    return bool(before * after < 0)


if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from skyhop.boards.model import Page, Point

    Numbers = NDArray[np.float64]
    Indices = NDArray[np.int64]

DENSE = 1.0  # mm between the points that stand for a line beside a panel


@dataclass(frozen=True)
class Strip:
    """Spaces of one route: a line in mm from city to city, clipped at both ends, and the index of its pair."""

    line: tuple[Point, ...]
    pair: int


@dataclass(frozen=True)
class Near:
    """Conflict of two things that are too near: a pair, the other pair or -1, and the distance in mm.

    `spaces` is -1 or 1 if instead the pair's path needs one space less or more.
    """

    pair: int
    other: int
    gap: float
    spaces: int = 0


def strip(path: Sequence[Point], pair: int, page: Page) -> Strip:
    """Return the part of a path between city centres on which spaces may be placed."""
    line = _from_circle(path, path[0], page.mooring)
    return Strip(tuple(_from_circle(line[::-1], path[-1], page.mooring)[::-1]), pair)


def misfit(one: Strip, length: int, page: Page, gap: float = LEAST_GAP, sure: float = 0.0) -> int:
    """Return 0 if `length` spaces with this gap fit a route, -1 if only fewer fit, 1 if more fit.

    Room for more spaces may be up to `sure` mm short.
    """
    free = sum(_apart(here, there) for here, there in zip(one.line, one.line[1:], strict=False))
    if free < _needed(length, page, gap):
        return -1
    return int(free > _needed(length + 1, page, gap) - sure)


def too_near(
    strips: Sequence[Strip], cities: Sequence[Point], pairs: Sequence[tuple[int, int]], page: Page, least: float
) -> list[Near]:
    """Return all conflicts nearer than `least` mm, the nearest first. The two routes of a double do not count."""
    lines, counts = _in_rows(strips)
    rooms = _rooms(lines, cities, [pairs[one.pair] for one in strips], page)
    found = [Near(one.pair, -1, room) for one, room in zip(strips, rooms.tolist(), strict=True) if room < least]
    meeting = _meeting(lines, strips, page.thickness + least)
    gaps = np.empty(len(meeting))
    gaps_of_lines(lines, counts, meeting, gaps)
    for (one, other), gap in zip(meeting.tolist(), (gaps - page.thickness).tolist(), strict=True):
        if gap < least:
            found.append(Near(strips[one].pair, strips[other].pair, gap))
    return sorted(found, key=lambda near: (near.gap, near.pair, near.other))


def _needed(length: int, page: Page, gap: float) -> float:
    """Return the length of the shortest path for these spaces, in mm."""
    return page.space * (length * (1 + gap) - gap) - 0.01


def _in_rows(strips: Sequence[Strip]) -> tuple[Numbers, Indices]:
    """Return all lines as one array, padded with their last point, and the number of points in each."""
    most = max(len(one.line) for one in strips)
    rows = [[*one.line, *[one.line[-1]] * (most - len(one.line))] for one in strips]
    return np.array(rows), np.array([len(one.line) for one in strips])


def _meeting(lines: Numbers, strips: Sequence[Strip], reach: float) -> Indices:
    """Return the pairs of strips of different city pairs whose boxes come within `reach`."""
    low, high = lines.min(axis=1), lines.max(axis=1) + reach
    pair = np.array([one.pair for one in strips])
    meet = (pair[:, None] != pair) & ((low[:, None] <= high) & (low <= high[:, None])).all(axis=2)
    return np.ascontiguousarray(np.argwhere(np.triu(meet)))


def _rooms(lines: Numbers, cities: Sequence[Point], own: Sequence[tuple[int, int]], page: Page) -> Numbers:
    """Return the free distance of each route from foreign cities, panels and the page's edges."""
    gap = _from_cities(lines, np.array(cities), np.array(own)) - page.city
    ends = np.minimum(lines, np.array([page.width, page.height]) - lines).min(axis=(1, 2))
    gap = np.minimum(gap, ends)
    x, y = _dense(lines)
    for panel in page.panels:
        x0, y0, x1, y1 = panel.box
        off_x = np.maximum(np.maximum(x0 - x, x - x1), 0.0)
        off_y = np.maximum(np.maximum(y0 - y, y - y1), 0.0)
        gap = np.minimum(gap, np.sqrt((off_x**2 + off_y**2).min(axis=1)))
    rooms: Numbers = gap - page.thickness / 2
    return rooms


def _from_cities(lines: Numbers, cities: Numbers, own: Indices) -> Numbers:
    """Return the least distance of each line from the cities other than its own two."""
    step = np.diff(lines, axis=1)[:, None]
    off = cities[None, :, None] - lines[:, None, :-1]
    square = np.maximum((step**2).sum(axis=3), 1e-12)  # nothing between the points that fill up a row
    share = np.clip((off * step).sum(axis=3) / square, 0.0, 1.0)[..., None]
    near = ((off - share * step) ** 2).sum(axis=3).min(axis=2)
    near[np.arange(len(own))[:, None], own] = np.inf
    far: Numbers = np.sqrt(near.min(axis=1))
    return far


def _dense(lines: Numbers) -> tuple[Numbers, Numbers]:
    """Add points on every piece of each line, at most a millimetre apart. Return their x and y by line."""
    count = int(np.sqrt((np.diff(lines, axis=1) ** 2).sum(axis=2)).max() / DENSE) + 1
    share = (np.arange(count + 1) / count)[:, None]
    x, y = (
        (lines[:, :-1, None, axis] * (1 - share[:, 0]) + lines[:, 1:, None, axis] * share[:, 0]).reshape(len(lines), -1)
        for axis in (0, 1)
    )
    return x, y


def _from_circle(line: Sequence[Point], centre: Point, radius: float) -> list[Point]:
    """Cut off a line where it leaves the circle around `centre`."""
    outside = next(at for at, point in enumerate(line) if _apart(point, centre) > radius)
    (ax, ay), (bx, by) = line[outside - 1], line[outside]
    before_x, before_y, step_x, step_y = ax - centre[0], ay - centre[1], bx - ax, by - ay
    square, product = step_x * step_x + step_y * step_y, before_x * step_x + before_y * step_y
    rest = before_x * before_x + before_y * before_y - radius * radius
    share = (-product + sqrt(max(0.0, product * product - square * rest))) / square
    return [(ax + share * step_x, ay + share * step_y), *line[outside:]]


def _apart(one: Point, other: Point) -> float:
    dx, dy = one[0] - other[0], one[1] - other[1]
    return sqrt(dx * dx + dy * dy)
