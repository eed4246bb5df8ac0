"""How far the levels of a game stand apart: neighbours play pairs, and their shares of the wins are read as Elo.

Elo is a scale on which so many points more mean the same odds everywhere: 150 points more win seven of ten.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from skyhop.core.engine.document import Margin, Part
from skyhop.lab.pairs import Pairing, Standing

POINTS = 400 / math.log(10)
"""Of Elo, by which the odds grow 2.7 times."""


class Step(Part):
    """What is known of two neighbours: how many points of Elo the stronger one has more, and how far off it may be."""

    weaker: str
    stronger: str
    standing: Standing
    points: float
    margin: Margin
    """Half of the interval in which the points lie in 95 of 100 cases; null where one pair tells nothing of it."""

    @classmethod
    def of(cls, weaker: str, stronger: str, pairs: Sequence[Sequence[float]]) -> Step:
        """Read the shares of the stronger one, which had each seat once in a pair, with the weaker one at all others.

        A pair more, in which all were alike, keeps the points finite.
        """
        standing, seats = Standing.of(pairs), len(pairs[0])
        share = (standing.share * standing.pairs + 1 / seats) / (standing.pairs + 1)
        points = POINTS * math.log(share / (1 - share) * (seats - 1))
        return cls(weaker, stronger, standing, points, Margin(POINTS * standing.margin / (share * (1 - share))))


class Place(Part):
    """Where a level stands: its points of Elo above the weakest that played, and how far off they may be."""

    level: str
    points: float
    margin: Margin
    """Null where one pair tells nothing of it."""


def neighbours(pairing: Pairing, names: Sequence[str]) -> list[Pairing]:
    """List who plays whom on a ladder of bots, the weakest first; `pairing` says all but that."""
    return [pairing._replace(bots=(stronger, weaker)) for weaker, stronger in pairwise(names)]


def places(steps: Sequence[Step]) -> list[Place]:
    """Add the steps up; each errs by itself, so their variances add up too."""
    found = [Place(steps[0].weaker, 0.0, Margin(0.0))]
    for step in steps:
        below = found[-1]
        found.append(Place(step.stronger, below.points + step.points, Margin(math.hypot(below.margin, step.margin))))
    return found
