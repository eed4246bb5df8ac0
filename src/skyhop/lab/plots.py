"""Plots of an experiment, each with what it shows in words: what compares its cases, and each of them pair by pair."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from skyhop.figures import percent
from skyhop.i18n import _
from skyhop.lab.case import Case, label
from skyhop.lab.ladder import TWO, Place, Step, scale, standings
from skyhop.lab.pairs import SURE, Block
from skyhop.lab.sequential import BOUND, Hypotheses, Sums
from skyhop.lab.svg_plot import Level, Row, course, intervals
from skyhop.lab.tables import by_turn, differing, interval, measured, short
from skyhop.svg.svg import Fragment

BOUNDS = (0.0, 1.0)
"""Of shares."""
MOST_POINTS = 200
"""Of a line; more are not seen."""


class Plot(NamedTuple):
    """A drawing, the name of its file, what it is about, and in words what it shows and how it is read."""

    name: str
    title: str
    finding: str
    reading: str
    drawing: Fragment


def compared(cases: Sequence[Case]) -> list[Plot]:
    """Plots that hold cases that were begun against one another, what says most last; none for a single one."""
    return [*_shares(cases), *_ladder(cases)]


def one_by_one(cases: Sequence[Case]) -> list[Plot]:
    """Plots of single cases."""
    return [plot for case in cases for plot in _of_case(case, label(cases, case))]


def _shares(cases: Sequence[Case]) -> Iterator[Plot]:
    """Several cases beside one another."""
    if len(cases) == 1:
        return
    found = [
        Row(label(cases, case), interval(standing), standing.share, standing.margin, case.fair)
        for case, standing in ((case, case.standing) for case in cases)
    ]
    most, least = max(found, key=lambda row: row.value), min(found, key=lambda row: row.value)
    outside = sum(abs(row.value - row.level) > row.margin for row in found)
    finding = _(
        "Largest share: %(most)s (%(high)s); smallest: %(least)s (%(low)s). "
        "The fair share lies outside of %(outside)s of %(count)s intervals."
    ) % {
        "most": most.name,
        "high": most.told,
        "least": least.name,
        "low": least.told,
        "outside": outside,
        "count": len(found),
    }
    drawing = intervals(found, _percent, finding, BOUNDS)
    reading = _("Lines are intervals of 95%, dashed marks what would be fair.")
    yield Plot("shares", _("The share of the wins, case by case"), finding, reading, drawing)


def _ladder(cases: Sequence[Case]) -> Iterator[Plot]:
    """Cases of which each has the stronger one of the case before as its weaker one, and all else is the same."""
    headers = [case.header for case in cases]
    climbs = all(below.bots[0] == above.bots[1] for below, above in pairwise(headers))
    if len(cases) == 1 or not climbs or differing(headers) or any(header.by_turn is True for header in headers):
        return
    steps = [Step.of(case.header.bots[1], case.header.bots[0], case.shares) for case in cases]
    stand = standings(steps, [case.shares for case in cases])
    found = [Row(short(each.level), _climbed(each), each.points, each.margin, 0.0) for each in stand]
    finding = _("From %(weakest)s to %(strongest)s it is %(points)s %(scale)s.") % {
        "scale": scale(of_two=len(cases[0].shares[0]) == TWO),
        "weakest": found[0].name,
        "strongest": found[-1].name,
        "points": found[-1].told,
    }
    reading = _("Lines are intervals of 95%, counted from the weakest.")
    yield Plot("ladder", _("The steps of the ladder"), finding, reading, intervals(found, scaled, finding))


def _climbed(place: Place) -> str:
    return f"{scaled(place.points)} ± {place.margin:.0f}" if math.isfinite(place.margin) else scaled(place.points)


def _of_case(case: Case, name: str) -> Iterator[Plot]:
    """One case, pair by pair."""
    finding, title = case.told, _("The share of the wins: %(case)s") % {"case": name}
    reading = _("The band is the interval of 95%, the dashed line what would be fair.")
    yield Plot(f"{case.name}-share", title, finding, reading, _curve(case, finding))
    if case.header.by_turn is True:
        yield _turns(case, name)
    if test := case.header.hypotheses:
        finding = f"{test.verdict(Sums.of(case.shares)).told()}."
        reading = _(
            "The test ends where the line reaches a dashed one: the upper stands for %(upper)s points, "
            "the lower for %(lower)s."
        ) % {"upper": f"{test.upper:g}", "lower": f"{test.lower:g}"}
        title = _("The sequential test: %(case)s") % {"case": name}
        yield Plot(f"{case.name}-test", title, finding, reading, _ratio(case.blocks, test, finding))


def _turns(case: Case, name: str) -> Plot:
    """What it is worth to begin, to come next, and so on."""
    found = [
        Row(_("place %(place)s in turn") % {"place": place}, interval(each), each.share, each.margin, case.fair)
        for place, each in enumerate(by_turn(case.blocks), start=1)
    ]
    farthest = max(found, key=lambda row: abs(row.value - row.level))
    finding = _("Farthest from the fair share of %(fair)s is %(place)s, with %(share)s.") % {
        "fair": percent(case.fair, 1),
        "place": farthest.name,
        "share": farthest.told,
    }
    title = _("The share of the wins by turn: %(case)s") % {"case": name}
    reading = _("Lines are intervals of 95%, dashed marks what would be fair.")
    return Plot(f"{case.name}-turns", title, finding, reading, intervals(found, _percent, finding, BOUNDS))


def _curve(case: Case, words: str) -> Fragment:
    """The estimate after each pair, with its interval."""
    means = np.mean(measured(case.header, case.blocks), axis=1)
    count = np.arange(1, len(means) + 1)
    estimate = np.cumsum(means) / count
    variance = np.maximum(np.cumsum(means**2) / count - estimate**2, 0) * count / np.maximum(count - 1, 1)
    margin = np.where(count > 1, SURE * np.sqrt(variance / count), 1.0)
    shown = _shown(len(means))
    lines = [Level(case.fair, percent(case.fair))]
    found = ([float(values[place]) for place in shown] for values in (estimate, margin))
    return course([float(count[place]) for place in shown], next(found), lines, _percent, words, next(found), BOUNDS)


def _ratio(blocks: Sequence[Block], test: Hypotheses, words: str) -> Fragment:
    """The log-likelihood ratio of a test after each pair, between its bounds."""
    sums, found = Sums(len(blocks[0].shares)), list[float]()
    for block in blocks:
        sums = sums.plus(block.shares)
        found.append(test.ratio(sums))
    shown = _shown(len(found))
    lines = [Level(BOUND, f"{test.upper:g}"), Level(-BOUND, f"{test.lower:g}")]
    return course([place + 1.0 for place in shown], [found[place] for place in shown], lines, scaled, words)


def scaled(value: float, digits: int = 0) -> str:
    """Write a number of a scale that has two sides."""
    return f"{value:+.{digits}f}" if round(value, digits) else "0"


def _percent(share: float, digits: int) -> str:
    return percent(share, max(0, digits - 2))


def _shown(count: int) -> list[int]:
    """Which of so many points are drawn."""
    return sorted({*np.linspace(0, count - 1, min(count, MOST_POINTS)).astype(int).tolist()})
