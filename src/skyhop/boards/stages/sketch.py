"""A board on its way: what the stages have settled so far."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING

from skyhop.boards.gameplay.colours import Painting
from skyhop.boards.layout.relaxing import LEAST_GAP, Bounds, Net, net
from skyhop.boards.layout.sites import margins
from skyhop.boards.rng import Rng
from skyhop.boards.routes.curves import paths
from skyhop.boards.settings import CLEAR, KEPT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skyhop.boards.layout.plan import Plan
    from skyhop.boards.model import Page, Point
    from skyhop.boards.settings import Settings

Pair = tuple[int, int]
SURE = 0.04
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
        return SURE if self.chosen.version >= KEPT else 0.0

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
