"""[AO-11.3] Sketch: an unfinished board in the generator. Functions count the targets that a sketch misses."""

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
TOUCHING = 0.12  # mm: elements closer than this overlap
MAX_UNUSED_SPACES = 0.95
"""Largest unused length of a path, in spaces. With 1 space or more, another space would fit."""


@dataclass(frozen=True)
class Sketch:
    """Unfinished board with all decisions of the stages so far. Lengths are in mm. City indices start at 0."""

    settings: Settings
    plan: Plan
    attempt: int = 0
    stage: str = "page"
    page: Page | None = None
    points: tuple[Point, ...] = ()
    pairs: tuple[Pair, ...] = ()
    lengths: tuple[int, ...] = ()
    doubled: tuple[bool, ...] = ()
    bends: tuple[float, ...] = ()
    runs: tuple[str, ...] = ()  # spaces of each route; the two routes of a double are adjacent
    multi: frozenset[int] = frozenset()  # indices of the runs that are multiroutes
    slots: tuple[int, ...] = ()
    widened: frozenset[Pair] = frozenset()  # pairs that a repair has already given more room

    @property
    def layout_page(self) -> Page:
        """Page of the board. It is available only after the layout stage."""
        if self.page is None:
            raise ValueError(self.stage)
        return self.page

    @property
    def clearance(self) -> float:
        """Distance in mm that unrelated elements should have. `least` is the smallest allowed distance."""
        return self.settings.of_clarity.clearance * self.layout_page.thickness

    @property
    def least(self) -> float:
        """Smallest allowed distance between elements, in mm.

        The generator moves or removes elements that are nearer.
        """
        return TOUCHING if self.settings.version < CLEAR else max(TOUCHING, self.clearance + self.sure)

    @property
    def sure(self) -> float:
        """Safety margin in mm. The board file rounds all numbers.

        With this margin, the rounded board still meets the targets.
        """
        return SKETCH_SURE if self.settings.version >= KEPT else 0.0

    @property
    def least_gap(self) -> float:
        """Smallest allowed gap between two spaces of a route, as a share of a space's length.

        From version 5 of the generator on, the smallest gap is 0.
        """
        return LEAST_GAP if self.settings.version < CLEAR else 0.0

    @property
    def bounds(self) -> Bounds:
        """Limits for moving the cities of this sketch."""
        loose = inf if self.settings.version < CLEAR else MAX_UNUSED_SPACES
        return Bounds(self.clearance, margins(self.layout_page, self.settings.of_clarity), loose)

    @property
    def net(self) -> Net:
        """Input of the relaxation, which moves the cities of this sketch."""
        doubled = self.doubled or (False,) * len(self.pairs)
        return net(self.layout_page, self.pairs, doubled, self.bounds, self.points)

    def rng(self) -> Rng:
        """Return the random generator of the current stage."""
        return Rng(self.settings.seed, self.settings.size, self.attempt, self.stage)

    def painting(self, lengths: Sequence[int]) -> Painting:
        """Return a `Painting` for routes with these lengths. No route has a type yet."""
        ends = [self.pairs[index] for index, _which, _path in self.paths()]
        missing = 1.0 if self.settings.version >= CLEAR else 0.0
        return Painting(ends, lengths, len(self.settings.types), self.settings.of_size.chain, missing)

    def paths(self) -> list[tuple[int, int, list[Point]]]:
        """Return all routes as tuples: the index of the pair, the number of the route, and the points of the path.

        The number is 0 for a single route, and 1 or 2 for the routes of a double route.
        """
        none = len(self.pairs)
        return paths(
            self.points, self.pairs, self.bends or (0.0,) * none, self.doubled or (False,) * none, self.layout_page
        )


SLACK = 1e-9
LOOK_WEIGHT = 0.002
"""Weight of visual flaws in comparison with missed targets."""
MAX_LONELY_SHARE = 0.21
"""Largest share of cities with fewer than three neighbours. The maps by the author of the game have the same share."""
MAX_EMPTY_RADIUS = 0.2
"""Largest allowed radius of an empty circle on the page, as a share of the mean of page width and height."""
GRID_STEPS = 40
"""Number of grid steps in each direction across the page, for the search for empty circles."""
EMPTY_RADIUS_REDUCTION = 0.01
"""Reduction of `MAX_EMPTY_RADIUS` from version 7 on.

The search for empty circles tests only grid points. The centre of an empty circle may be between two grid
points.
"""


def count_missed_targets(sketch: Sketch) -> float:
    """Return a penalty for the targets that a sketch misses. It is 0 if the sketch meets all targets."""
    return shape_missed(sketch) + _count_missed_types(sketch) + _count_missed_multiroutes(sketch)


def shape_missed(sketch: Sketch) -> float:
    """Return a penalty for the missed targets of the map's shape. The types of routes have no effect on it."""
    looks = 0.0
    if sketch.settings.version >= CLEAR:
        looks = LOOK_WEIGHT * lonely(sketch) + _is_bare(sketch)
    return count_corrections(sketch) + looks


def count_corrections(sketch: Sketch) -> int:
    """[AO-11.3] Return the number of corrections that the shape of the map needs.

    Each missing or surplus pair of connected cities counts as one correction. So does each missing or surplus
    double route, and each missing length. From version 7 of the generator on, add the result of `lonely`.
    """
    low, high = wanted_pairs(sketch)
    fewest, most = wanted_doubles(sketch)
    pairs, doubles = len(sketch.pairs), sum(sketch.doubled)
    return (
        max(0, low - pairs)
        + max(0, pairs - high)
        + max(0, fewest - doubles)
        + max(0, doubles - most)
        + len(missing_lengths(sketch))
        + (lonely(sketch) if sketch.settings.version >= KEPT else 0)
    )


def wanted_pairs(sketch: Sketch) -> tuple[int, int]:
    """Return the smallest and largest allowed number of connected pairs of cities."""
    count = len(sketch.points) / 2
    return ceil(FEWEST_ROUTES_PER_CITY * count - SLACK), floor(MOST_ROUTES_PER_CITY * count + SLACK)


def wanted_doubles(sketch: Sketch) -> tuple[int, int]:
    """Return the smallest and largest allowed number of double routes."""
    pairs = len(sketch.pairs)
    return ceil(FEWEST_DOUBLED * pairs - SLACK), floor(MOST_DOUBLED * pairs + SLACK)


def missing_lengths(sketch: Sketch) -> list[int]:
    """Return the required route lengths that no route has."""
    return [length for length in range(1, sketch.settings.of_size.lengths + 1) if length not in sketch.lengths]


def lonely(sketch: Sketch) -> int:
    """Return the number of surplus lonely cities. A lonely city has fewer than three neighbours.

    At most the share `MAX_LONELY_SHARE` of the cities may be lonely. Lonely cities above this limit are surplus.
    """
    count = len(sketch.points)
    return max(0, sum(len(near) < 3 for near in neighbours(count, sketch.pairs)) - floor(MAX_LONELY_SHARE * count))


def is_hopeless(sketch: Sketch, least: float) -> bool:
    """Return True if an attempt to generate a board cannot become better than the best earlier attempt.

    `least` is the number of missed targets of this earlier attempt. The attempt is hopeless if the result of
    `lonely` is at least `least`, because later stages never reduce this result. Before version 7 of the generator,
    return False.
    """
    return sketch.settings.version >= KEPT and lonely(sketch) >= least


def _is_bare(sketch: Sketch) -> bool:
    """Return True if the page has a larger empty circle than allowed."""
    page, across = sketch.layout_page, np.arange(1, GRID_STEPS) / GRID_STEPS
    most = MAX_EMPTY_RADIUS - EMPTY_RADIUS_REDUCTION if sketch.settings.version >= KEPT else MAX_EMPTY_RADIUS
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
    types = sketch.settings.types
    painting = sketch.painting([len(run) for run in sketch.runs])
    for route, run in enumerate(sketch.runs):
        if route not in sketch.multi and run[0] != GRAY:
            painting.paint(route, types.index(run[0]))
    return painting.cost()[0]


def _count_missed_multiroutes(sketch: Sketch) -> int:
    if "multi" not in sketch.settings.expansions:
        return 0
    share = sum(len(sketch.runs[route]) for route in sketch.multi) / sum(map(len, sketch.runs))
    return int(not FEWEST_MULTI <= share <= MOST_MULTI)
