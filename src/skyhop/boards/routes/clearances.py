"""The last stage's measure: how near the paths of a board come to each other, to cities, panels and edges."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

import numpy as np

from skyhop.boards.layout.relaxing import LEAST_GAP
from skyhop.boards.routes.gaps import gaps_of_lines

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from skyhop.boards.model import Page, Point

    Numbers = NDArray[np.float64]
    Indices = NDArray[np.int64]

DENSE = 1.0  # mm between the points that stand for a line beside a panel


@dataclass(frozen=True)
class Strip:
    """The spaces of one route: a line in mm from city to city, clipped at both, and its pair's index."""

    line: tuple[Point, ...]
    pair: int


@dataclass(frozen=True)
class Near:
    """Two things nearer than asked for: a pair, the other pair or -1, and the free distance in mm.

    `spaces` is -1 or 1 where instead the spaces of the pair do not fit its path: so many more would.
    """

    pair: int
    other: int
    gap: float
    spaces: int = 0


def strip(path: Sequence[Point], pair: int, page: Page) -> Strip:
    """Clip a path from city centre to city centre to where its spaces may lie."""
    line = _from_circle(path, path[0], page.mooring)
    return Strip(tuple(_from_circle(line[::-1], path[-1], page.mooring)[::-1]), pair)


def misfit(one: Strip, length: int, page: Page, gap: float = LEAST_GAP, sure: float = 0.0) -> int:
    """Say whether a route has room for `length` spaces so far apart (0), for fewer only (-1), or for more (1).

    Of the room for more, so many mm may be lacking.
    """
    free = sum(_apart(here, there) for here, there in zip(one.line, one.line[1:], strict=False))
    if free < _needed(length, page, gap):
        return -1
    return int(free > _needed(length + 1, page, gap) - sure)


def too_near(
    strips: Sequence[Strip], cities: Sequence[Point], pairs: Sequence[tuple[int, int]], page: Page, least: float
) -> list[Near]:
    """List what is nearer than `least` mm, the nearest first; the two routes of a double do not count."""
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
    """The least path for so many spaces, in mm."""
    return page.space * (length * (1 + gap) - gap) - 0.01


def _in_rows(strips: Sequence[Strip]) -> tuple[Numbers, Indices]:
    """All lines as one array, the shorter ones filled up with their last point, and how many points each has."""
    most = max(len(one.line) for one in strips)
    rows = [[*one.line, *[one.line[-1]] * (most - len(one.line))] for one in strips]
    return np.array(rows), np.array([len(one.line) for one in strips])


def _meeting(lines: Numbers, strips: Sequence[Strip], reach: float) -> Indices:
    """List the strips, two by two, of different pairs of cities whose boxes come within `reach`."""
    low, high = lines.min(axis=1), lines.max(axis=1) + reach
    pair = np.array([one.pair for one in strips])
    meet = (pair[:, None] != pair) & ((low[:, None] <= high) & (low <= high[:, None])).all(axis=2)
    return np.ascontiguousarray(np.argwhere(np.triu(meet)))


def _rooms(lines: Numbers, cities: Sequence[Point], own: Sequence[tuple[int, int]], page: Page) -> Numbers:
    """The free distance of each route from foreign cities, panels and the page's edges."""
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
    """The least distance of each line from the cities that are not its own two."""
    step = np.diff(lines, axis=1)[:, None]
    off = cities[None, :, None] - lines[:, None, :-1]
    square = np.maximum((step**2).sum(axis=3), 1e-12)  # nothing between the points that fill up a row
    share = np.clip((off * step).sum(axis=3) / square, 0.0, 1.0)[..., None]
    near = ((off - share * step) ** 2).sum(axis=3).min(axis=2)
    near[np.arange(len(own))[:, None], own] = np.inf
    far: Numbers = np.sqrt(near.min(axis=1))
    return far


def _dense(lines: Numbers) -> tuple[Numbers, Numbers]:
    """Put points on every piece of each line, a millimetre apart at most; give their x and y by line."""
    count = int(np.sqrt((np.diff(lines, axis=1) ** 2).sum(axis=2)).max() / DENSE) + 1
    share = (np.arange(count + 1) / count)[:, None]
    x, y = (
        (lines[:, :-1, None, axis] * (1 - share[:, 0]) + lines[:, 1:, None, axis] * share[:, 0]).reshape(len(lines), -1)
        for axis in (0, 1)
    )
    return x, y


def _from_circle(line: Sequence[Point], centre: Point, radius: float) -> list[Point]:
    """Cut a line off where it leaves the circle around `centre`."""
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
