"""[AO-11.3] Distance of a sketch from the targets, by the generator's own measures."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, floor, inf
from typing import TYPE_CHECKING

import numpy as np

from skyhop.boards.cities import FEWEST_MULTI, MOST_MULTI
from skyhop.boards.colours import Painting
from skyhop.boards.layout.mesh import margins, neighbours
from skyhop.boards.layout.page import FEWEST_DOUBLED, FEWEST_ROUTES_PER_CITY, MOST_DOUBLED, MOST_ROUTES_PER_CITY
from skyhop.boards.layout.relaxing import LEAST_GAP, Bounds, Net, net
from skyhop.boards.layout.routes import paths
from skyhop.boards.model import GRAY
from skyhop.boards.rng import Rng
from skyhop.boards.settings import CLEAR, KEPT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skyhop.boards.layout.page import Plan
    from skyhop.boards.model import Page, Point
    from skyhop.boards.settings import Settings

Pair = tuple[int, int]
SKETCH_SURE = 0.04
TOUCHING = 0.12  # mm: what is nearer counts as overlapping
LOOSE = 0.95
"""Upper limit for the unused length of a path, in spaces. One more space would not fit."""


@dataclass(frozen=True)
class Sketch:
    """Sketch of a board: all decisions so far, in mm. City indices start at 0."""

    chosen: Settings
    plan: Plan
    attempt: int = 0
    stage: str = "page"
    page: Page | None = None
    points: tuple[Point, ...] = ()
    pairs: tuple[Pair, ...] = ()
    lengths: tuple[int, ...] = ()
    doubled: tuple[bool, ...] = ()
    bends: tuple[float, ...] = ()
    runs: tuple[str, ...] = ()  # the spaces of each route, a double's two one after the other
    multi: frozenset[int] = frozenset()  # multiroutes among the runs, by index
    slots: tuple[int, ...] = ()
    widened: frozenset[Pair] = frozenset()  # pairs that a repair has already made room for

    @property
    def laid(self) -> Page:
        """Page, available after its stage."""
        if self.page is None:
            raise ValueError(self.stage)
        return self.page

    @property
    def clearance(self) -> float:
        """Target distance between things, in mm."""
        return self.chosen.of_clarity.clearance * self.laid.thickness

    @property
    def least(self) -> float:
        """Least distance in mm. Things that are nearer are moved apart or removed."""
        return TOUCHING if self.chosen.version < CLEAR else max(TOUCHING, self.clearance + self.sure)

    @property
    def sure(self) -> float:
        """Safety margin in mm, which keeps the targets valid for the rounded file."""
        return SKETCH_SURE if self.chosen.version >= KEPT else 0.0

    @property
    def least_gap(self) -> float:
        """Least gap between the spaces of a route, in spaces. Without a gap no path is more than half empty."""
        return LEAST_GAP if self.chosen.version < CLEAR else 0.0

    @property
    def bounds(self) -> Bounds:
        """Limits for the moves of cities."""
        loose = inf if self.chosen.version < CLEAR else LOOSE
        return Bounds(self.clearance, margins(self.laid, self.chosen.of_clarity), loose)

    @property
    def net(self) -> Net:
        """Input of the relaxation."""
        doubled = self.doubled or (False,) * len(self.pairs)
        return net(self.laid, self.pairs, doubled, self.bounds, self.points)

    def rng(self) -> Rng:
        """Return the random generator of the current stage."""
        return Rng(self.chosen.seed, self.chosen.size, self.attempt, self.stage)

    def painting(self, lengths: Sequence[int]) -> Painting:
        """Return all routes, with these lengths and without types."""
        ends = [self.pairs[index] for index, _which, _path in self.paths()]
        missing = 1.0 if self.chosen.version >= CLEAR else 0.0
        return Painting(ends, lengths, len(self.chosen.types), self.chosen.of_size.chain, missing)

    def paths(self) -> list[tuple[int, int, list[Point]]]:
        """Return every route: the index of its pair, 0 or 1 or 2 of a double, and its path."""
        none = len(self.pairs)
        return paths(self.points, self.pairs, self.bends or (0.0,) * none, self.doubled or (False,) * none, self.laid)


SLACK = 1e-9
LOOK = 0.002
"""Weight of cosmetic flaws."""
MOST_LONELY = 0.21
"""Largest share of cities with only two neighbours, as on the author's maps."""
MOST_BARE = 0.2
"""Largest radius of an empty circle, in mean page sides."""
NET = 40
"""Grid steps across and down the page in the search for empty circles."""
SURE = 0.01
"""Amount by which the allowed circle is smaller from version 7 on, because its centre may be between grid steps."""


def count_missed_targets(sketch: Sketch) -> float:
    """Return the amount by which the sketch misses the targets, 0 for none: its shape and its types."""
    return shape_missed(sketch) + _count_missed_types(sketch) + _count_missed_multiroutes(sketch)


def shape_missed(sketch: Sketch) -> float:
    """Return the amount by which the map misses targets without types: routes, doubles, lengths and look."""
    looks = 0.0
    if sketch.chosen.version >= CLEAR:
        looks = LOOK * lonely(sketch) + _is_bare(sketch)
    return lacking(sketch) + looks


def lacking(sketch: Sketch) -> int:
    """[AO-11.3] Count missing and surplus routes, doubles and lengths. From version 7 on also count lonely cities."""
    low, high = wanted_pairs(sketch)
    fewest, most = wanted_doubles(sketch)
    pairs, doubles = len(sketch.pairs), sum(sketch.doubled)
    return (
        max(0, low - pairs)
        + max(0, pairs - high)
        + max(0, fewest - doubles)
        + max(0, doubles - most)
        + len(missing_lengths(sketch))
        + (lonely(sketch) if sketch.chosen.version >= KEPT else 0)
    )


def wanted_pairs(sketch: Sketch) -> tuple[int, int]:
    """Return the fewest and the most pairs of connected cities."""
    count = len(sketch.points) / 2
    return ceil(FEWEST_ROUTES_PER_CITY * count - SLACK), floor(MOST_ROUTES_PER_CITY * count + SLACK)


def wanted_doubles(sketch: Sketch) -> tuple[int, int]:
    """Return the fewest and the most pairs with two routes."""
    pairs = len(sketch.pairs)
    return ceil(FEWEST_DOUBLED * pairs - SLACK), floor(MOST_DOUBLED * pairs + SLACK)


def missing_lengths(sketch: Sketch) -> list[int]:
    """Return the required lengths that no route has."""
    return [length for length in range(1, sketch.chosen.of_size.lengths + 1) if length not in sketch.lengths]


def lonely(sketch: Sketch) -> int:
    """Count the cities with two neighbours beyond the allowed number."""
    count = len(sketch.points)
    return max(0, sum(len(near) < 3 for near in neighbours(count, sketch.pairs)) - floor(MOST_LONELY * count))


def is_hopeless(sketch: Sketch, least: float) -> bool:
    """Return True if as many cities have two neighbours as in the best attempt. Later stages remove more routes."""
    return sketch.chosen.version >= KEPT and lonely(sketch) >= least


def _is_bare(sketch: Sketch) -> bool:
    """Return True if a large circle of the page is empty."""
    page, across = sketch.laid, np.arange(1, NET) / NET
    most = MOST_BARE - SURE if sketch.chosen.version >= KEPT else MOST_BARE
    radius = most * (page.width + page.height) / 2
    spots = np.stack(np.meshgrid(across * page.width, across * page.height), axis=-1).reshape(-1, 2)
    boxes = np.array([panel.box for panel in page.panels]).reshape(-1, 4)
    spots = spots[np.minimum(spots, [page.width, page.height] - spots).min(axis=1) > radius]
    past = np.maximum(boxes[:, :2] - spots[:, None], spots[:, None] - boxes[:, 2:]).clip(0)
    spots = spots[(np.hypot(*np.moveaxis(past, 2, 0)) > radius).all(axis=1)]
    cities = spots[:, None] - np.array(sketch.points)
    spots = spots[(np.hypot(*np.moveaxis(cities, 2, 0)) > radius + page.city).all(axis=1)]
    if not len(spots):
        return False
    dots = np.concatenate([np.array(line) for _index, _which, line in sketch.paths()])
    routes = spots[:, None] - dots
    return bool((np.hypot(*np.moveaxis(routes, 2, 0)) > radius + page.thickness / 2).all(axis=1).any())


def _count_missed_types(sketch: Sketch) -> float:
    types = sketch.chosen.types
    painting = sketch.painting([len(run) for run in sketch.runs])
    for route, run in enumerate(sketch.runs):
        if route not in sketch.multi and run[0] != GRAY:
            painting.paint(route, types.index(run[0]))
    return painting.cost()[0]


def _count_missed_multiroutes(sketch: Sketch) -> int:
    if "multi" not in sketch.chosen.expansions:
        return 0
    share = sum(len(sketch.runs[route]) for route in sketch.multi) / sum(map(len, sketch.runs))
    return int(not FEWEST_MULTI <= share <= MOST_MULTI)
