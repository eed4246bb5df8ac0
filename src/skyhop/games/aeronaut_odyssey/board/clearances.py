"""The last stage's measure: how near the paths of a board come to each other, to cities, panels and edges."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from skyhop.games.aeronaut_odyssey.board.relax import LEAST_GAP

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from skyhop.games.aeronaut_odyssey.board.model import Page, Point

    Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Strip:
    """The spaces of one route: a line in mm from city to city, clipped at both, and its pair's index."""

    line: Numbers  # (k, 2)
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
    line = np.array(path)
    line = _from_circle(line, page.mooring)
    return Strip(_from_circle(line[::-1], page.mooring, np.array(path[-1]))[::-1], pair)


def misfit(one: Strip, length: int, page: Page) -> int:
    """Say whether a route has room for `length` spaces (0), for fewer only (-1), or for more (1)."""
    free = float(np.sqrt((np.diff(one.line, axis=0) ** 2).sum(axis=1)).sum())
    if free < _needed(length, page):
        return -1
    return int(free > _needed(length + 1, page))


def too_near(
    strips: Sequence[Strip], cities: Sequence[Point], pairs: Sequence[tuple[int, int]], page: Page, least: float
) -> list[Near]:
    """List what is nearer than `least` mm, the nearest first; the two routes of a double do not count."""
    found = [Near(one.pair, -1, gap) for one in strips if (gap := _room(one, cities, pairs[one.pair], page)) < least]
    boxes = [(one.line.min(axis=0), one.line.max(axis=0)) for one in strips]
    reach = page.thickness + least
    for index, one in enumerate(strips):
        low, high = boxes[index]
        for other in range(index + 1, len(strips)):
            if one.pair == strips[other].pair:
                continue
            if (low > boxes[other][1] + reach).any() or (high < boxes[other][0] - reach).any():
                continue
            gap = _between(one.line, strips[other].line) - page.thickness
            if gap < least:
                found.append(Near(one.pair, strips[other].pair, gap))
    return sorted(found, key=lambda near: (near.gap, near.pair, near.other))


def _needed(length: int, page: Page) -> float:
    """Give the least path for so many spaces, in mm."""
    return page.space * (length * (1 + LEAST_GAP) - LEAST_GAP) - 0.01


def _room(one: Strip, cities: Sequence[Point], own: tuple[int, int], page: Page) -> float:
    """Give the free distance of a route from foreign cities, panels and the page's edges."""
    line = one.line
    foreign = np.array([city for index, city in enumerate(cities) if index not in own])
    gap = float(_from_points(foreign, line)) - page.city
    gap = min(gap, float((np.array([page.width, page.height]) - line).min()), float(line.min()))
    dense = _dense(line)
    for panel in page.panels:
        x0, y0, x1, y1 = panel.box
        off_x = np.maximum(np.maximum(x0 - dense[:, 0], dense[:, 0] - x1), 0.0)
        off_y = np.maximum(np.maximum(y0 - dense[:, 1], dense[:, 1] - y1), 0.0)
        gap = min(gap, float(np.sqrt((off_x**2 + off_y**2).min())))
    return gap - page.thickness / 2


def _between(first: Numbers, second: Numbers) -> float:
    if _cross(first, second):
        return 0.0
    return min(_from_points(first, second), _from_points(second, first))


def _from_points(dots: Numbers, line: Numbers) -> float:
    """Give the least distance of any of the points from a broken line."""
    start, along = line[:-1], np.diff(line, axis=0)
    off = dots[:, None, :] - start[None]
    share = np.clip((off * along).sum(axis=2) / (along**2).sum(axis=1), 0.0, 1.0)
    off = off - share[..., None] * along
    return float(np.sqrt((off**2).sum(axis=2).min()))


def _cross(first: Numbers, second: Numbers) -> bool:
    """Say whether two broken lines cross."""
    a, b = first[:-1, None], first[1:, None]
    c, d = second[None, :-1], second[None, 1:]
    return bool((_turn(a, b, c) * _turn(a, b, d) < 0).__and__(_turn(c, d, a) * _turn(c, d, b) < 0).any())


def _turn(start: Numbers, end: Numbers, point: Numbers) -> Numbers:
    turn: Numbers = (end[..., 0] - start[..., 0]) * (point[..., 1] - start[..., 1]) - (end[..., 1] - start[..., 1]) * (
        point[..., 0] - start[..., 0]
    )
    return turn


def _dense(line: Numbers) -> Numbers:
    """Put points on every piece of a line, a millimetre apart at most."""
    count = int(np.sqrt((np.diff(line, axis=0) ** 2).sum(axis=1)).max()) + 1
    share = (np.arange(count) / count)[None, :, None]
    between = line[:-1, None, :] * (1 - share) + line[1:, None, :] * share
    return np.concatenate([between.reshape(-1, 2), line[-1:]])


def _from_circle(line: Numbers, radius: float, centre: Numbers | None = None) -> Numbers:
    """Cut a line off where it leaves the circle around `centre`, its first point unless given."""
    middle = line[0] if centre is None else centre
    far = np.sqrt(((line - middle) ** 2).sum(axis=1))
    outside = int(np.argmax(far > radius))
    before, after = line[outside - 1] - middle, line[outside] - middle
    step = after - before
    square, product = float((step**2).sum()), float((before * step).sum())
    rest = float((before**2).sum()) - radius * radius
    share = (-product + float(np.sqrt(max(0.0, product * product - square * rest)))) / square
    return np.concatenate([(middle + before + share * step)[None], line[outside:]])
