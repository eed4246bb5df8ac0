"""Land under a board: heights, woods and mountain ranges.

The land is random, but the same board always has the same land.
"""

from __future__ import annotations

from itertools import pairwise
from math import ceil
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from skyhop.boards.draw.svg import lines, round_ring, to_relative_steps
from skyhop.boards.model import chance

if TYPE_CHECKING:
    from skyhop.boards.model import Point

    Grid = np.ndarray[tuple[int, int], np.dtype[np.float64]]
    from collections.abc import Iterator

    from skyhop.boards.model import Board
    from skyhop.boards.rng import Rng


TOP, RIGHT, BOTTOM, LEFT = range(4)
# Contour lines in a square, by the sum of its high corners: 1 top left, 2 top right, 4 bottom right, 8 bottom left.
# Each line runs from one side to another, with the high corners on its left.
WAYS = {
    1: ((LEFT, TOP),),
    2: ((TOP, RIGHT),),
    3: ((LEFT, RIGHT),),
    4: ((RIGHT, BOTTOM),),
    5: ((LEFT, TOP), (RIGHT, BOTTOM)),
    6: ((TOP, BOTTOM),),
    7: ((LEFT, BOTTOM),),
    8: ((BOTTOM, LEFT),),
    9: ((BOTTOM, TOP),),
    10: ((TOP, RIGHT), (BOTTOM, LEFT)),
    11: ((BOTTOM, RIGHT),),
    12: ((RIGHT, LEFT),),
    13: ((RIGHT, TOP),),
    14: ((TOP, LEFT),),
}


def contours(field: Grid) -> list[list[Point]]:
    """Return the closed lines around all areas in which the values of a grid are above 0.

    The coordinates of the lines are columns and rows of the grid. Values outside the grid count as negative.
    """
    heights = np.pad(field, 1, constant_values=-1.0)
    following = _link_sides(heights > 0)
    points = dict(zip(following, _crossings(heights, np.array(list(following), dtype=np.int64)), strict=True))
    rings = []
    while following:
        first, here = following.popitem()
        ring = [points[first]]
        while here != first:
            ring.append(points[here])
            here = following.pop(here)
        rings.append(ring)
    return rings


def area(ring: list[Point]) -> float:
    """Return the area inside a closed line in grid squares. If the line is the edge of a hole, the area is negative."""
    return 0.5 * sum(bx * ay - ax * by for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]))


def _link_sides(high: np.ndarray[tuple[int, int], np.dtype[np.bool_]]) -> dict[int, int]:
    """Return a dict from each grid side on the contour to the next grid side on the contour.

    The contour crosses these sides. `high` marks the grid nodes with positive values. Keys and values are indices
    of grid sides.
    """
    across = high.shape[1]
    kinds = high[:-1, :-1] + 2 * high[:-1, 1:] + 4 * high[1:, 1:] + 8 * high[1:, :-1]
    sides = (0, 3, 2 * across, 1)  # the side right of a node is even, the side below it odd
    after: dict[int, int] = {}
    for kind, ways in WAYS.items():
        rows, columns = np.nonzero(kinds == kind)
        nodes = 2 * (rows * across + columns)
        for start, end in ways:
            after.update(zip((nodes + sides[start]).tolist(), (nodes + sides[end]).tolist(), strict=True))
    return after


def _crossings(heights: Grid, sides: np.ndarray[tuple[int], np.dtype[np.int64]]) -> list[Point]:
    """Return for each grid side in `sides` the point at which the contour crosses it, in columns and rows."""
    flat, across = heights.ravel(), heights.shape[1]
    nodes, is_down = sides // 2, sides % 2
    here, there = flat[nodes], flat[nodes + np.where(is_down, across, 1)]
    part = here / (here - there)
    xs = nodes % across + np.where(is_down, 0.0, part) - 1.0
    ys = nodes // across + np.where(is_down, part, 0.0) - 1.0
    return list(zip(xs.tolist(), ys.tolist(), strict=True))


GRID_STEP = 0.16
"""Distance between grid nodes, in spaces."""
MARGIN_SPACES = 1.1
"""Width of the margin of land around the page, in spaces."""
SEA_SHARE = 0.36
"""Share of the page that is sea before the land under cities is raised."""
OCTAVES = ((7.0, 1.0), (3.4, 0.62), (1.7, 0.36), (0.85, 0.24), (0.45, 0.13))
"""Waves that form the land: the wavelength in spaces and the amplitude of each wave."""
SHELF, SHORE_VARIATION = 2.2, 1.5
"""Two lengths in spaces.

`SHELF` is the distance from the page's edge at which the land begins to fall. `SHORE_VARIATION` is the random variation
of this distance.
"""
EDGE_STEEPNESS, LOW_PAGE_SIZE = 2.2, 6.0
"""`EDGE_STEEPNESS` is the steepness of the land's fall to the page's edge. `LOW_PAGE_SIZE` is a page size in spaces.

On pages of at most this size, the land does not fall. All land would otherwise become sea.
"""
MIN_AREA = 0.22
"""Smallest area of an island or a lake, in squares whose side is as long as a space."""

COARSE_STEPS = 7
"""Number of fine grid steps between two nodes of the coarse grid. Angular coasts use the coarse grid."""
FLAT = 1e-6
MIN_ANGULAR_AREA = 2.5
"""Smallest area of an angular island or lake, in squares of the coarse grid."""
WOODED_SHARE = {"chaos": 0.62, "okay": 0.51, "normal": 0.4, "clean": 0.29, "superclean": 0.08}
"""Share of the land that may have woods, by the clarity of the map. Clearer routes need a calmer background."""
DEFAULT_CLARITY = "normal"
"""Clarity for boards without settings, such as hand-drawn boards."""
MIN_CITY_HEIGHT = 0.16
"""Minimum height of the land under a city."""


class Land(NamedTuple):
    """Grids of values over the page and a margin around it.

    A field such as `woods` has positive values where the map has woods.
    """

    step: float
    """Distance between grid nodes in mm."""
    beyond: float
    """Width in mm of the margin around the page. The grid begins at the upper left corner of the margin."""
    height: Grid
    woods: Grid
    ranges: Grid
    meadows: Grid
    sands: Grid

    def at(self, field: Grid, points: np.ndarray) -> np.ndarray:
        """Return the field's value at each point, taken from the nearest grid node. Points are in mm of the page."""
        columns, rows = np.rint((points + self.beyond) / self.step).astype(int).T
        down, across = field.shape
        read: np.ndarray = field[np.clip(rows, 0, down - 1), np.clip(columns, 0, across - 1)]
        return read

    def between(self, field: Grid, points: np.ndarray) -> np.ndarray:
        """Return the field's value at each point, interpolated between the four nearest grid nodes.

        Points are in mm of the page.
        """
        columns, rows = ((points + self.beyond) / self.step).T
        left, top = (
            line.astype(int).clip(0, size - 2) for line, size in zip((columns, rows), field.T.shape, strict=True)
        )
        right, low = columns - left, rows - top
        upper = field[top, left] * (1 - right) + field[top, left + 1] * right
        lower = field[top + 1, left] * (1 - right) + field[top + 1, left + 1] * right
        read: np.ndarray = upper * (1 - low) + lower * low
        return read

    def outline(self, field: Grid, *, is_angular: bool = False) -> str:
        """Return the outlines of all areas with positive values of a field, as SVG path data. Omit very small areas."""
        if is_angular:
            return "".join(to_relative_steps(lines(ring, closed=True)) for ring in self._angular_rings(field))
        return "".join(map(round_ring, self.rings(field)))

    def rings(self, field: Grid) -> Iterator[list[Point]]:
        """Yield the outlines of all areas with positive values of a field, as closed lines in mm of the page."""
        least = MIN_AREA / GRID_STEP**2
        for ring in contours(field):
            if abs(area(ring)) >= least:
                yield [(x * self.step - self.beyond, y * self.step - self.beyond) for x, y in ring]

    def _angular_rings(self, field: Grid) -> Iterator[list[Point]]:
        """Yield the outlines of a field's areas, with all line directions at multiples of 45 degrees."""
        size = COARSE_STEPS * self.step
        for ring in contours(np.where(field[::COARSE_STEPS, ::COARSE_STEPS] > 0, 1.0, -1.0)):
            if abs(area(ring)) > MIN_ANGULAR_AREA:
                yield [(x * size - self.beyond, y * size - self.beyond) for x, y in _corners(ring)]


def land_of(board: Board) -> Land:
    """Return the land of a board, generated as a sum of random waves.

    Heights below 0 are sea. The land near cities is higher.
    """
    page = board.page
    step, beyond = GRID_STEP * page.space, MARGIN_SPACES * page.space
    across, down = (ceil((side + 2 * beyond) / step) + 1 for side in (page.width, page.height))
    xs, ys = np.arange(across) * GRID_STEP - MARGIN_SPACES, np.arange(down) * GRID_STEP - MARGIN_SPACES
    rng = chance(board)
    wide, high = page.width / page.space, page.height / page.space
    within = (ys[:, None] >= 0) & (ys[:, None] <= high) & (xs >= 0) & (xs <= wide)
    places = [(city.x * wide, city.y * wide) for city in board.cities]

    height = sum(strength * _draw_waves(rng, long, xs, ys) for long, strength in OCTAVES)
    height = height + 0.55 * np.clip(sum(_raise_hill(xs, ys, place, 3.2) for place in places), 0, 1.4)
    spare = min(1.0, max(0.0, (min(wide, high) - LOW_PAGE_SIZE) / 2))
    height = height - spare * EDGE_STEEPNESS * _measure_beyond_edge(xs, ys, (wide, high), chance(board, "coast")) ** 2
    height = height - np.quantile(height[within], SEA_SHARE)
    height = _lift_cities(height, xs, ys, places, 1.5 * page.city / page.space, rng)
    outside = np.maximum(np.maximum(-xs, xs - wide), np.maximum(-ys, ys - high)[:, None]).clip(0) / MARGIN_SPACES
    height = height - 3.0 * outside**3
    moisture = (
        _draw_waves(rng, 4.6, xs, ys) + 0.4 * _draw_waves(rng, 1.6, xs, ys) + 0.25 * _draw_waves(rng, 0.7, xs, ys)
    )
    folds = _draw_waves(rng, 6.5, xs, ys) + 0.25 * _draw_waves(rng, 1.9, xs, ys)
    share = WOODED_SHARE.get(str(board.settings.get("clarity")), WOODED_SHARE[DEFAULT_CLARITY])
    rain = float(np.quantile(moisture[within & (height > 0)], 1 - share))
    ridges = 0.06 + 0.25 * share - abs(folds) + 0.06 * _draw_waves(rng, 0.8, xs, ys)
    ranges = np.minimum(ridges, 0.7 * (height - 0.3))
    lowland = np.minimum(height - 0.14, -ranges - 0.02)
    woods, meadows, sands = (np.minimum(part, lowland) for part in (moisture - rain, moisture + 0.3, -0.5 - moisture))
    return Land(step, beyond, height, woods, ranges, meadows, sands)


def shore(board: Board) -> float:
    """Return the width in mm of the land beyond the edge of the page. Return 0 if the land ends on the page."""
    land, page = land_of(board), board.page
    points = [point for ring in land.rings(land.height) for point in ring]
    return max(0.0, *(max(-x, -y, x - page.width, y - page.height) for x, y in points))


def _measure_beyond_edge(xs: np.ndarray, ys: np.ndarray, size: Point, rng: Rng) -> Grid:
    """Return the distance from a wavy line along the page's edge to each grid node outside this line.

    For a node inside the line, the distance is 0. The unit is the width of the shallow water in front of the coast
    (the shelf).
    """
    across, down = (
        abs(line - side / 2 + SHORE_VARIATION * (_draw_waves(rng, 3.1, xs, ys) + 0.6 * _draw_waves(rng, 1.3, xs, ys)))
        - side / 2
        + SHELF
        for line, side in zip((xs, ys[:, None]), size, strict=True)
    )
    beyond: Grid = np.hypot(across.clip(0), down.clip(0)) / SHELF
    return beyond


def _corners(ring: list[Point]) -> list[Point]:
    """Return the points of a closed line at which the direction changes."""
    turns = zip(ring, ring[1:] + ring[:1], ring[2:] + ring[:2], strict=True)
    return [
        (bx, by) for (ax, ay), (bx, by), (cx, cy) in turns if abs((bx - ax) * (cy - by) - (by - ay) * (cx - bx)) > FLAT
    ] or ring


def _draw_waves(rng: Rng, long: float, xs: np.ndarray, ys: np.ndarray) -> Grid:
    """Return smooth random values for all grid nodes, from about -1 to 1. `long` is the length of a wave.

    The method is a cubic spline through random values.
    """
    across, down = (int((line[-1] - line[0]) / long) + 4 for line in (xs, ys))
    lattice = np.array([[rng.between(-2.2, 2.2) for _column in range(across)] for _row in range(down)])
    waves: Grid = _spline(ys, long, down) @ lattice @ _spline(xs, long, across).T
    return waves


def _spline(line: np.ndarray, long: float, count: int) -> Grid:
    """Return the weight of each of `count` knots of a spline, at each position in `line`.

    `long` is the distance between two knots.
    """
    far = abs((line - line[0])[:, None] / long + 1.0 - np.arange(count))
    counts: Grid = np.where(far < 1, 2 / 3 - far**2 + far**3 / 2, (2 - far).clip(0) ** 3 / 6)
    return counts


def _raise_hill(xs: np.ndarray, ys: np.ndarray, at: Point, wide: float) -> Grid:
    """Return the height of a round hill at each grid node.

    The hill is 1 high at its centre `at`. Its radius is `wide`, measured in spaces of a route.
    """
    square = ((xs - at[0]) ** 2 + ((ys - at[1]) ** 2)[:, None]) / wide**2
    return (1 - square).clip(0) ** 2


def _lift_cities(height: Grid, xs: np.ndarray, ys: np.ndarray, places: list[Point], near: float, rng: Rng) -> Grid:
    """Raise the land under and near each city that would otherwise be in the sea."""
    near += GRID_STEP  # include at least one grid node beyond the margin
    uneven = (1.3 + 0.9 * _draw_waves(rng, 1.1, xs, ys)).clip(0.9, 2.2)
    wide = max(1.5, 2.6 * near)
    for x, y in places:
        close = (xs - x) ** 2 + ((ys - y) ** 2)[:, None] < near**2
        aside = (x + rng.between(-0.35, 0.35), y + rng.between(-0.35, 0.35))
        hill = uneven * _raise_hill(xs, ys, aside, wide)
        lack = MIN_CITY_HEIGHT - height[close].min()
        if lack > 0:
            height = height + lack / hill[close].min() * hill
    return height
