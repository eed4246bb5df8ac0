"""Sequential tests: play pairs of matches until the results decide between two hypotheses about strength.

Strength is measured as *normalised Elo*. Take the bot's mean win share, and subtract the fair share. Divide the
difference by the standard deviation of one match, and multiply the result by `NORMALISED`. On this scale, a test needs
about as many matches in games with much luck as in games with little luck. The formula holds for two to six seats. In
each pair, the bot plays once at each seat, always with the same shuffles. The formula uses the bot's mean win share in
each pair.
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
"""Error probability for each of the two hypotheses."""
BOUND = math.log((1 - WRONG) / WRONG)
"""Log-likelihood ratio, positive or negative, at which a test ends: 2.944."""
HALF_PAIR = 0.5
"""Weight of each of two invented pairs, one lost and one won, that the test adds to the data.

Without these two pairs, equal results would have no variance.
"""
IMAGES = 60
"""Number of terms of the reflection series on each side. Further terms contribute nothing."""
FAR = 25.0
"""Number of standard deviations beyond which a series computes the tail of the normal distribution."""
HALVINGS = 50
"""Number of bisection steps for an estimate.

With these steps, the precision is a millionth of a point.
"""


class TestVerdict(Part):
    """Verdict of a sequential test, with an estimate that is corrected for early stopping."""

    lower: float
    """Normalised Elo of the first hypothesis."""
    upper: float
    """Normalised Elo of the second hypothesis."""
    ratio: float
    """Log-likelihood ratio of the two hypotheses.

    At -2.944 or less, the test accepts the first hypothesis. At 2.944 or more, it accepts the second hypothesis.
    """
    taken: str
    """Accepted hypothesis: `lower`, `upper`, or `none` if the pairs did not suffice."""
    points: float
    """Median-unbiased estimate of the normalised Elo."""
    least: float
    """Lower end of the 95% interval of the strength."""
    most: float
    """Upper end of the 95% interval of the strength."""

    def describe(self) -> str:
        """Return the result of the test in sentences."""
        near, far = (self.upper, self.lower) if self.taken == "upper" else (self.lower, self.upper)
        sentence = _(
            "The strength is %(points)s normalised Elo points (95%% interval: %(least)s to %(most)s). This is "
            "closer to %(near)s than to %(far)s."
        )
        if self.taken == "none":
            sentence = _(
                "The strength is %(points)s normalised Elo points (95%% interval: %(least)s to %(most)s). It is "
                "still undecided whether this is closer to %(near)s or to %(far)s."
            )
        numbers = {name: f"{getattr(self, name):+.0f}" for name in ("points", "least", "most")}
        return sentence % {"near": f"{near:g}", "far": f"{far:g}", **numbers}


class Sums(NamedTuple):
    """Sums over the pairs of a test: number of pairs, sum of their mean shares, and sum of the squared mean shares."""

    seats: int
    pairs: int = 0
    total: float = 0.0
    squares: float = 0.0

    @classmethod
    def of(cls, pairs: Sequence[Sequence[float]]) -> Sums:
        """Return the sums over at least one pair. `pairs` has the win shares in the matches of each pair."""
        return reduce(cls.add_pair, pairs, cls(len(pairs[0])))

    def add_pair(self, shares: Sequence[float]) -> Sums:
        """Return the sums after one more pair of matches. `shares` are the bot's win shares in this pair."""
        mean = sum(shares) / len(shares)
        return self._replace(pairs=self.pairs + 1, total=self.total + mean, squares=self.squares + mean * mean)

    @property
    def strength(self) -> float:
        """Difference between the mean share and the fair share, in standard deviations of a match."""
        count = self.pairs + 2 * HALF_PAIR
        mean = (self.total + HALF_PAIR) / count
        variance = (self.squares + HALF_PAIR) / count - mean * mean
        return (mean - 1 / self.seats) / math.sqrt(self.seats * variance)


class Hypotheses(NamedTuple):
    """Two hypotheses about a bot's strength, in normalised Elo."""

    lower: float
    upper: float

    def ratio(self, sums: Sums) -> float:
        """Return the log-likelihood ratio of the upper hypothesis to the lower hypothesis."""
        low, high = self.lower / NORMALISED, self.upper / NORMALISED
        found, matches = sums.strength, sums.pairs * sums.seats
        return matches / 2 * math.log((1 + (found - low) ** 2) / (1 + (found - high) ** 2))

    def is_over(self, sums: Sums) -> bool:
        """Return True if the sums decide the test, because one of the two hypotheses is accepted."""
        return abs(self.ratio(sums)) >= BOUND

    def verdict(self, sums: Sums) -> TestVerdict:
        """Return the accepted hypothesis and the median-unbiased estimate of strength with its 95% interval."""
        ratio = self.ratio(sums)
        accepted = "none" if abs(ratio) < BOUND else "upper" if ratio > 0 else "lower"
        least, points, most = self._estimates(sums, accepted)
        return TestVerdict(self.lower, self.upper, ratio, accepted, points, least, most)

    def _estimates(self, sums: Sums, accepted: str) -> tuple[float, float, float]:
        """Return the strengths at which a result at least as high as this one has the probability 2.5%, 50% and 97.5%.

        In this model, time is the number of matches, and the unit of length is a standard deviation. The sum of the
        results is then a Brownian motion between two bounds. Its drift is the strength, measured from the midpoint of
        both hypotheses. The model orders all possible results. The highest results reach the upper bound; a result that
        reaches this bound earlier is higher. The middle results reach no bound, and their order is the order of the
        sums. The lowest results reach the lower bound; a result that reaches this bound earlier is lower.
        """
        low, high = self.lower / NORMALISED, self.upper / NORMALISED
        middle, wall = (low + high) / 2, BOUND / (high - low)
        matches = float(sums.pairs * sums.seats)
        place = (sums.strength - middle) * matches
        upper = max(wall, place) if accepted == "upper" else wall
        lower = min(-wall, place) if accepted == "lower" else -wall

        def as_high(strength: float) -> float:
            drift = strength - middle
            if accepted == "lower":
                return 1 - probability_reached(-drift, matches, -lower, upper)
            above = probability_reached(drift, matches, upper, -lower)
            return above if accepted == "upper" else above + probability_inside(drift, matches, upper, -lower, place)

        reach = 12 / math.sqrt(matches)
        ends = sums.strength - reach, sums.strength + reach
        found = (_find_argument(as_high, share, *ends) for share in (0.025, 0.5, 0.975))
        least, points, most = (NORMALISED * each for each in found)
        return least, points, most


def probability_reached(drift: float, time: float, wall: float, other: float) -> float:
    """Return the probability that Brownian motion from 0 reaches the upper bound by `time`, before the lower bound.

    `wall` is the distance to the upper bound. `other` is the distance to the lower bound.
    """
    width, root = wall + other, math.sqrt(time)
    total = 0.0
    for image in range(-IMAGES, IMAGES + 1):
        far = wall + 2 * image * width
        length = abs(far)
        part = _scale_normal(drift * (wall - length), (drift * time - length) / root)
        part += _scale_normal(drift * (wall + length), (-drift * time - length) / root)
        total += math.copysign(part, far)
    return min(1.0, max(0.0, total))


def probability_inside(drift: float, time: float, wall: float, other: float, place: float) -> float:
    """Return the probability that Brownian motion reaches neither bound by `time` and is then at `place` or above."""
    width, root = wall + other, math.sqrt(time)
    total = 0.0
    for image in range(-IMAGES, IMAGES + 1):
        for centre, sign in ((2 * image * width, 1), (2 * (wall + image * width), -1)):
            high, low = ((end - centre - drift * time) / root for end in (wall, place))
            total += sign * (_scale_normal(drift * centre, -low) - _scale_normal(drift * centre, -high))
    return min(1.0, max(0.0, total))


def _scale_normal(power: float, place: float) -> float:
    """Return exp(power) times the normal distribution function at `place`, without overflow or underflow."""
    if place > -FAR:
        below = math.erfc(-place / math.sqrt(2)) / 2
        return math.exp(min(power + math.log(below), 700.0)) if below else 0.0
    square = place * place
    log = power - square / 2 - math.log(-place * math.sqrt(2 * math.pi)) + math.log1p((3 / square - 1) / square)
    return math.exp(min(log, 700.0))


def _find_argument(function: Callable[[float], float], value: float, low: float, high: float) -> float:
    """Return the argument at which an increasing function takes a value, by bisection between `low` and `high`."""
    for _again in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if function(middle) < value else (low, middle)
    return (low + high) / 2
