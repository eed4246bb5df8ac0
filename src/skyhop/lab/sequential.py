"""Sequential tests: pairs are played until it is clear which of two strengths fits, and no longer.

Strength is *normalised Elo*: how many standard deviations of a match the share of the wins lies above the fair one,
times `NORMALISED`. Games with much luck and games with little need as many matches for it. One formula serves two to
six seats: what is counted is the mean share of a pair, in which the bot had each seat once on the same shuffles.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import reduce
from typing import NamedTuple

from skyhop.engine.document import Part
from skyhop.i18n import _

NORMALISED = 800 / math.log(10)
"""Points of normalised Elo for each standard deviation of a match."""
WRONG = 0.05
"""How often each of the two answers may be wrong."""
BOUND = math.log((1 - WRONG) / WRONG)
"""2.944: the log-likelihood ratio at which a test ends, on either side."""
HALF_PAIR = 0.5
"""Of a pair all lost and of one all won, that are added: pairs that all ended alike say little of how they vary."""
IMAGES = 60
"""Reflections on either side that are summed; a path that has lasted that long has ended."""
FAR = 25.0
"""Standard deviations beyond which the tail of the normal distribution is taken from its series."""
HALVINGS = 50
"""Of the interval in which an estimate is looked for: to a millionth of a point."""


class TestVerdict(Part):
    """What a sequential test has found, and the estimate that does not suffer from having stopped when it was clear."""

    lower: float
    """The normalised Elo of the first hypothesis."""
    upper: float
    """That of the second one."""
    ratio: float
    """The log-likelihood ratio; from -2.944 down the first hypothesis is taken, from 2.944 up the second."""
    taken: str
    """`lower`, `upper`, or `none` where the pairs did not suffice."""
    points: float
    """Normalised Elo, as likely too high as too low."""
    least: float
    """In 95 of 100 cases the strength lies from here ..."""
    most: float
    """... to here."""

    def told(self) -> str:
        """Say in a sentence what was found."""
        sentence = {
            "lower": _(
                "It is rather %(lower)s than %(upper)s points of normalised Elo: %(points)s (%(least)s to %(most)s)"
            ),
            "upper": _(
                "It is rather %(upper)s than %(lower)s points of normalised Elo: %(points)s (%(least)s to %(most)s)"
            ),
        }.get(
            self.taken,
            _(
                "Whether it is %(lower)s or %(upper)s points of normalised Elo is not clear yet: "
                "%(points)s (%(least)s to %(most)s)"
            ),
        )
        shown = {name: f"{getattr(self, name):+.0f}" for name in ("points", "least", "most")}
        return sentence % {"lower": f"{self.lower:g}", "upper": f"{self.upper:g}", **shown}


class Sums(NamedTuple):
    """What is known of pairs: how many, the sum of their mean shares, and that of the squares."""

    seats: int
    pairs: int = 0
    total: float = 0.0
    squares: float = 0.0

    @classmethod
    def of(cls, pairs: Sequence[Sequence[float]]) -> Sums:
        """Count pairs, of which there is one at least."""
        return reduce(cls.plus, pairs, cls(len(pairs[0])))

    def plus(self, shares: Sequence[float]) -> Sums:
        """Count one pair more."""
        mean = sum(shares) / len(shares)
        return self._replace(pairs=self.pairs + 1, total=self.total + mean, squares=self.squares + mean * mean)

    @property
    def strength(self) -> float:
        """Standard deviations of a match that the share lies above the fair one."""
        count = self.pairs + 2 * HALF_PAIR
        mean = (self.total + HALF_PAIR) / count
        variance = (self.squares + HALF_PAIR) / count - mean * mean
        return (mean - 1 / self.seats) / math.sqrt(self.seats * variance)


class Hypotheses(NamedTuple):
    """Two strengths, in normalised Elo, of which one is to be taken."""

    lower: float
    upper: float

    def ratio(self, sums: Sums) -> float:
        """How much likelier the upper strength has become than the lower one: the logarithm of the ratio."""
        low, high = self.lower / NORMALISED, self.upper / NORMALISED
        found, matches = sums.strength, sums.pairs * sums.seats
        return matches / 2 * math.log((1 + (found - low) ** 2) / (1 + (found - high) ** 2))

    def is_over(self, sums: Sums) -> bool:
        """Say whether one of both is to be taken."""
        return abs(self.ratio(sums)) >= BOUND

    def verdict(self, sums: Sums) -> TestVerdict:
        """Say what was found, with the median-unbiased estimate and its interval of 95%."""
        ratio = self.ratio(sums)
        taken = "none" if abs(ratio) < BOUND else "upper" if ratio > 0 else "lower"
        least, points, most = self._estimates(sums, taken)
        return TestVerdict(self.lower, self.upper, ratio, taken, points, least, most)

    def _estimates(self, sums: Sums, taken: str) -> tuple[float, float, float]:
        """The strengths that would have made a result at least as high in 2.5, 50 and 97.5 of 100 cases.

        In matches as time and standard deviations as length the evidence is Brownian motion between two walls, with the
        strength, seen from the middle of both, as its drift. Of ends at the upper wall the earlier ones are higher, at
        the lower wall the later ones; those that reached no wall lie between, by where they are.
        """
        low, high = self.lower / NORMALISED, self.upper / NORMALISED
        middle, wall = (low + high) / 2, BOUND / (high - low)
        matches = float(sums.pairs * sums.seats)
        place = (sums.strength - middle) * matches
        upper, lower = (
            (max(wall, place) if taken == "upper" else wall),
            (min(-wall, place) if taken == "lower" else -wall),
        )

        def as_high(strength: float) -> float:
            drift = strength - middle
            if taken == "lower":
                return 1 - reached(-drift, matches, -lower, upper)
            above = reached(drift, matches, upper, -lower)
            return above if taken == "upper" else above + stayed(drift, matches, upper, -lower, place)

        reach = 12 / math.sqrt(matches)
        ends = sums.strength - reach, sums.strength + reach
        found = (_where(as_high, share, *ends) for share in (0.025, 0.5, 0.975))
        least, points, most = (NORMALISED * each for each in found)
        return least, points, most


def reached(drift: float, time: float, wall: float, other: float) -> float:
    """How likely Brownian motion from 0 reaches a wall so far above it by then, before another so far below it."""
    width, root = wall + other, math.sqrt(time)
    total = 0.0
    for image in range(-IMAGES, IMAGES + 1):
        far = wall + 2 * image * width
        length = abs(far)
        part = _scaled(drift * (wall - length), (drift * time - length) / root)
        part += _scaled(drift * (wall + length), (-drift * time - length) / root)
        total += math.copysign(part, far)
    return min(1.0, max(0.0, total))


def stayed(drift: float, time: float, wall: float, other: float, place: float) -> float:
    """How likely it has reached neither wall by then, and is at a place or above it."""
    width, root = wall + other, math.sqrt(time)
    total = 0.0
    for image in range(-IMAGES, IMAGES + 1):
        for centre, sign in ((2 * image * width, 1), (2 * (wall + image * width), -1)):
            high, low = ((end - centre - drift * time) / root for end in (wall, place))
            total += sign * (_scaled(drift * centre, -low) - _scaled(drift * centre, -high))
    return min(1.0, max(0.0, total))


def _scaled(power: float, place: float) -> float:
    """E to a power, times the normal distribution up to a place; either alone may be too large or too small."""
    if place > -FAR:
        below = math.erfc(-place / math.sqrt(2)) / 2
        return math.exp(min(power + math.log(below), 700.0)) if below else 0.0
    square = place * place
    log = power - square / 2 - math.log(-place * math.sqrt(2 * math.pi)) + math.log1p((3 / square - 1) / square)
    return math.exp(min(log, 700.0))


def _where(function: Callable[[float], float], value: float, low: float, high: float) -> float:
    """Where a growing function has a value."""
    for _again in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if function(middle) < value else (low, middle)
    return (low + high) / 2
