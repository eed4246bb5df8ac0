"""How far the levels of a game stand apart: neighbours play pairs, and their shares of the wins are read as points.

Of two seats they are Elo, a scale on which so many points more mean the same odds everywhere: 150 points more win seven
of ten. Of more seats they are what OpenSkill makes of each match, on the scale of the table's ratings.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise, zip_longest
from statistics import fmean

from skyhop.engine.document import Margin, Part, plain
from skyhop.i18n import _
from skyhop.lab.pairs import SURE, Pairing, Standing

POINTS = 400 / math.log(10)
"""Of Elo, by which the odds grow 2.7 times."""
TWO = 2
"""Seats, for which there is Elo."""


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

    def told(self) -> str:
        """Say how far the stronger one stands above the weaker."""
        told = _("%(points)s ± %(margin)s above %(weaker)s, won %(wins)s, drawn or shared %(draws)s, lost %(losses)s")
        rounded = {"points": f"{self.points:.0f}", "margin": f"{self.margin:.0f}", "weaker": self.weaker}
        return told % {**plain(self.standing), **rounded}


class Place(Part):
    """Where a level stands: its points of Elo above the weakest that played, and how far off they may be."""

    level: str
    points: float
    margin: Margin
    """Null where one pair tells nothing of it."""

    def told(self) -> str:
        """Say it, without the scale."""
        return f"{self.level}: {self.points:+.0f} ± {self.margin:.0f}"


def neighbours(pairing: Pairing, names: Sequence[str]) -> list[Pairing]:
    """List who plays whom on a ladder of bots, the weakest first; `pairing` says all but that."""
    return [pairing._replace(bots=(stronger, weaker)) for weaker, stronger in pairwise(names)]


def scale(*, of_two: bool) -> str:
    """Name the scale of the points where so many play."""
    return _("points of Elo") if of_two else _("points of OpenSkill")


def standings(steps: Sequence[Step], played: Sequence[Sequence[Sequence[float]]]) -> list[Place]:
    """Where the levels of these steps stand, by the shares of the stronger one in each of its matches."""
    return places(steps) if len(played[0][0]) == TWO else rated(steps, played)


def rated(steps: Sequence[Step], played: Sequence[Sequence[Sequence[float]]]) -> list[Place]:
    """Rate the levels match by match, in turn of all steps; one that has several seats learns their mean.

    Matches of a pair count one by one, so margins are of OpenSkill's own kind and do not know of common shuffles.
    """
    from skyhop.server.ratings.rating import ELO, Rating, updated  # noqa: PLC0415 - an extra

    known = dict.fromkeys([steps[0].weaker, *(step.stronger for step in steps)], Rating())
    for pairs in zip_longest(*played, fillvalue=()):
        for step, shares in zip(steps, pairs, strict=True):
            for share in shares:
                seats = [known[step.stronger], *([known[step.weaker]] * (len(shares) - 1))]
                own, *others = updated(seats, _ranks(share, len(shares)), "")
                mean, variance = (fmean(each) for each in zip(*((r.mean, r.unsure**2) for r in others), strict=True))
                known[step.stronger] = own
                known[step.weaker] = Rating(mean, math.sqrt(variance), own.matches)
    lowest = known[steps[0].weaker]
    off = {name: math.hypot(lowest.unsure, each.unsure) * SURE * ELO for name, each in known.items()}
    return [
        Place(name, ELO * (each.mean - lowest.mean), Margin(0.0 if each is lowest else off[name]))
        for name, each in known.items()
    ]


def _ranks(share: float, seats: int) -> list[int]:
    """How a match of one against others ended whose share was this; which of those won makes no difference."""
    with_it = round(1 / share) - 1 if share else 1
    return [1 if share else 2, *([1] * with_it), *([2] * (seats - 1 - with_it))]


def places(steps: Sequence[Step]) -> list[Place]:
    """Add the steps up; each errs by itself, so their variances add up too."""
    found = [Place(steps[0].weaker, 0.0, Margin(0.0))]
    for step in steps:
        below = found[-1]
        found.append(Place(step.stronger, below.points + step.points, Margin(math.hypot(below.margin, step.margin))))
    return found
