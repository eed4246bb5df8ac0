"""[AO-11.3] How far a sketch is from the targets, by the generator's own reckoning."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, floor, inf
from typing import TYPE_CHECKING

import numpy as np

from skyhop.boards.gameplay.cities import FEWEST_MULTI, MOST_MULTI
from skyhop.boards.gameplay.colours import Painting
from skyhop.boards.layout.mesh import margins, neighbours
from skyhop.boards.layout.plan import (
    FEWEST_DOUBLED,
    FEWEST_ROUTES_PER_CITY,
    MOST_DOUBLED,
    MOST_ROUTES_PER_CITY,
)
from skyhop.boards.layout.relaxing import LEAST_GAP, Bounds, Net, net
from skyhop.boards.model import GRAY
from skyhop.boards.rng import Rng
from skyhop.boards.routes.curves import paths
from skyhop.boards.settings import CLEAR, KEPT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skyhop.boards.layout.plan import Plan
    from skyhop.boards.model import Page, Point
    from skyhop.boards.settings import Settings

Pair = tuple[int, int]
SKETCH_SURE = 0.04
TOUCHING = 0.12  # mm: what is nearer counts as overlapping
LOOSE = 0.95
"""Beyond its spaces a path has less room than for one more, in spaces."""


@dataclass(frozen=True)
class Sketch:
    """What is settled so far, in mm, cities by index from 0."""

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
        """The page, once its stage is done."""
        if self.page is None:
            raise ValueError(self.stage)
        return self.page

    @property
    def clearance(self) -> float:
        """The free distance asked for, in mm."""
        return self.chosen.of_clarity.clearance * self.laid.thickness

    @property
    def least(self) -> float:
        """The free distance below which things are moved apart or taken away, in mm."""
        return TOUCHING if self.chosen.version < CLEAR else max(TOUCHING, self.clearance + self.sure)

    @property
    def sure(self) -> float:
        """In mm, how much nearer to what is promised nothing comes, so that it holds for the rounded file, too."""
        return SKETCH_SURE if self.chosen.version >= KEPT else 0.0

    @property
    def least_gap(self) -> float:
        """Between the spaces of a route, in lengths of a space; without any no path is more than half empty."""
        return LEAST_GAP if self.chosen.version < CLEAR else 0.0

    @property
    def bounds(self) -> Bounds:
        """What limits the moves of cities."""
        loose = inf if self.chosen.version < CLEAR else LOOSE
        return Bounds(self.clearance, margins(self.laid, self.chosen.of_clarity), loose)

    @property
    def net(self) -> Net:
        """What relaxing works on."""
        doubled = self.doubled or (False,) * len(self.pairs)
        return net(self.laid, self.pairs, doubled, self.bounds, self.points)

    def rng(self) -> Rng:
        """The random numbers of the stage in work."""
        return Rng(self.chosen.seed, self.chosen.size, self.attempt, self.stage)

    def painting(self, lengths: Sequence[int]) -> Painting:
        """All routes, of so many spaces, none of which has a type."""
        ends = [self.pairs[index] for index, _which, _path in self.paths()]
        missing = 1.0 if self.chosen.version >= CLEAR else 0.0
        return Painting(ends, lengths, len(self.chosen.types), self.chosen.of_size.chain, missing)

    def paths(self) -> list[tuple[int, int, list[Point]]]:
        """Every route: its pair's index, 0 or 1 or 2 of a double, and its path."""
        none = len(self.pairs)
        return paths(self.points, self.pairs, self.bends or (0.0,) * none, self.doubled or (False,) * none, self.laid)


SLACK = 1e-9
LOOK = 0.002
"""What it counts for that something only looks worse."""
MOST_LONELY = 0.21
"""The share of cities that have two neighbours only, as on the author's maps."""
MOST_BARE = 0.2
"""The radius of an empty circle, in mean sides of the page."""
NET = 40
"""In so many steps across and down the page such a circle is looked for."""
SURE = 0.01
"""From version 7 on a circle counts that is so much smaller, since it may lie between two steps."""


def targets_missed(sketch: Sketch) -> float:
    """Reckon what the targets lack, 0 if nothing: what the shape lacks, and what is wrong with the types."""
    return shape_missed(sketch) + _types_missed(sketch) + _multi_missed(sketch)


def shape_missed(sketch: Sketch) -> float:
    """Reckon what the map lacks before it has types: routes, doubles and lengths, and how it looks."""
    looks = 0.0
    if sketch.chosen.version >= CLEAR:
        looks = LOOK * lonely(sketch) + _is_bare(sketch)
    return lacking(sketch) + looks


def lacking(sketch: Sketch) -> int:
    """[AO-11.3] Count the routes, doubles and lengths that are too few or too many; from version 7 on lonely cities."""
    low, high = pairs_wanted(sketch)
    fewest, most = doubles_wanted(sketch)
    pairs, doubles = len(sketch.pairs), sum(sketch.doubled)
    return (
        max(0, low - pairs)
        + max(0, pairs - high)
        + max(0, fewest - doubles)
        + max(0, doubles - most)
        + len(missing_lengths(sketch))
        + (lonely(sketch) if sketch.chosen.version >= KEPT else 0)
    )


def pairs_wanted(sketch: Sketch) -> tuple[int, int]:
    """The fewest and the most pairs of cities to be joined."""
    count = len(sketch.points) / 2
    return ceil(FEWEST_ROUTES_PER_CITY * count - SLACK), floor(MOST_ROUTES_PER_CITY * count + SLACK)


def doubles_wanted(sketch: Sketch) -> tuple[int, int]:
    """The fewest and the most pairs with two routes."""
    pairs = len(sketch.pairs)
    return ceil(FEWEST_DOUBLED * pairs - SLACK), floor(MOST_DOUBLED * pairs + SLACK)


def missing_lengths(sketch: Sketch) -> list[int]:
    """List the lengths that some route must have, but none has."""
    return [length for length in range(1, sketch.chosen.of_size.lengths + 1) if length not in sketch.lengths]


def lonely(sketch: Sketch) -> int:
    """Count the cities with two neighbours that are too many."""
    count = len(sketch.points)
    return max(0, sum(len(near) < 3 for near in neighbours(count, sketch.pairs)) - floor(MOST_LONELY * count))


def is_hopeless(sketch: Sketch, least: float) -> bool:
    """Say whether as many cities as in the best attempt have two neighbours already; later stages take more away."""
    return sketch.chosen.version >= KEPT and lonely(sketch) >= least


def _is_bare(sketch: Sketch) -> bool:
    """Say whether a large circle of the page has nothing in it."""
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


def _types_missed(sketch: Sketch) -> float:
    types = sketch.chosen.types
    painting = sketch.painting([len(run) for run in sketch.runs])
    for route, run in enumerate(sketch.runs):
        if route not in sketch.multi and run[0] != GRAY:
            painting.paint(route, types.index(run[0]))
    return painting.cost()[0]


def _multi_missed(sketch: Sketch) -> int:
    if "multi" not in sketch.chosen.expansions:
        return 0
    share = sum(len(sketch.runs[route]) for route in sketch.multi) / sum(map(len, sketch.runs))
    return int(not FEWEST_MULTI <= share <= MOST_MULTI)
