"""Plots as SVG without optional dependencies: rows of intervals, and estimates over the number of pairs.

A plot has the colours of the light theme by default. A page can define other styles for the CSS classes of the
plot.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from skyhop.i18n import _, grouped, percent
from skyhop.lab.calibration import TWO, LevelRating, climb, scale
from skyhop.lab.cases import Case, differing, label, short
from skyhop.lab.pairs import SURE, PairBlock
from skyhop.lab.sequential import BOUND, Hypotheses, Sums
from skyhop.lab.tables import interval
from skyhop.svg import FONT, Fragment, number, tag

WIDTH, HEIGHT = 400, 260
EDGE, FOOT = 14, 30
ROW = 46
FIGURES, SCALE = 112, 46
"""Two widths, in drawing units: of the figures at the end of rows, and of the tick labels of a vertical scale."""
LETTERS, BREADTH = 13, 7
"""Height of letters, and width of a digit, in drawing units."""
MOST_LETTERS = 60
"""Maximum number of letters of a row's name, because longer names do not fit."""
MOST_TICKS = 5
INK, MUTED, GRID, PANEL, LINE, BAND, LEVEL = (
    *("#22303C", "#52626F", "#DCE5EC", "#FFFFFF", "#1F5FA8", "#C9DDF0", "#B02A2A"),
)
"""Colours of the web interface's light theme."""

Write = Callable[[float, int], str]
"""Function that formats a value with a number of decimal digits."""
Bounds = tuple[float, float]
ANYWHERE: Bounds = (-math.inf, math.inf)


class PlotRow(NamedTuple):
    """Row of a plot: a value with its interval, and a reference value."""

    name: str
    told: str
    value: float
    margin: float
    """Half-width of the interval, or infinity if the interval is unknown."""
    level: float
    """Reference value: the value of the figure if there is no effect."""


class ReferenceLine(NamedTuple):
    """Horizontal line at a reference value, with its label."""

    value: float
    told: str


class Axis(NamedTuple):
    """Linear map from a range of values to positions in a drawing.

    The axis moves a value outside the range to the nearest edge of the range.
    """

    low: float
    high: float
    begin: float
    end: float

    @classmethod
    def around(cls, values: Sequence[float], begin: float, end: float) -> Axis:
        """Return an axis that contains all finite values, with some space around them."""
        finite = [value for value in values if math.isfinite(value)]
        low, high = min(finite), max(finite)
        room = (high - low) / 12 or abs(high) / 12 or 1.0
        return cls(low - room, high + room, begin, end)

    def at(self, value: float) -> float:
        """Return the position of a value in the drawing."""
        share = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return self.begin + share * (self.end - self.begin)

    @property
    def step(self) -> float:
        """Difference between the values of two neighbouring ticks."""
        exact = (self.high - self.low) / MOST_TICKS
        power = 10.0 ** math.floor(math.log10(exact))
        return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= exact * (1 - 1e-9))

    def ticks(self) -> list[float]:
        """Return the values of the ticks: a few round numbers."""
        step = self.step
        first, last = math.ceil(self.low / step - 1e-9), math.floor(self.high / step + 1e-9)
        return [place * step for place in range(first, last + 1)]

    def numbers(self, written: Write) -> list[str]:
        """Return the tick labels, with as many digits as needed to distinguish them."""
        digits = max(0, -math.floor(math.log10(self.step) + 1e-9))
        return [written(tick, digits) for tick in self.ticks()]


def intervals(rows: Sequence[PlotRow], written: Write, words: str, bounds: Bounds = ANYWHERE) -> Fragment:
    """Draw each row as a line over its interval, with a dot at the value.

    `words` is the text alternative of the plot. The plot clips intervals to `bounds`.
    """
    ends = [_ends(row.value, row.margin, bounds) for row in rows]
    values = [*(end for both in ends for end in both), *(each for row in rows for each in (row.value, row.level))]
    axis = Axis.around(values, EDGE, WIDTH - EDGE - FIGURES)
    height = EDGE + ROW * len(rows) + FOOT
    drawn = [
        piece
        for place, (row, both) in enumerate(zip(rows, ends, strict=True))
        for piece in _row(row, both, axis, EDGE + ROW * place)
    ]
    return _picture(height, words, *_upright(axis, written, EDGE, height - FOOT), *drawn)


def course(
    places: Sequence[float],
    values: Sequence[float],
    levels: Sequence[ReferenceLine],
    written: Write,
    words: str,
    margins: Sequence[float] = (),
    bounds: Bounds = ANYWHERE,
) -> Fragment:
    """Draw a curve of values over the number of pairs, with an error band and reference lines.

    The scale ignores the first part of the error band, which is very wide.
    """
    band = [
        (place, *_ends(value, margin, bounds)) for place, value, margin in zip(places, values, margins, strict=False)
    ]
    sure = [end for _place, *both in band[len(band) // 8 :] for end in both]
    up = Axis.around([*(sure or values), values[-1], *(level.value for level in levels)], HEIGHT - FOOT, EDGE)
    along = Axis(0, places[-1], SCALE, WIDTH - SCALE)
    points = [(along.at(place), up.at(value)) for place, value in zip(places, values, strict=True)]
    edges = [(along.at(place), up.at(high)) for place, _low, high in band]
    edges += [(along.at(place), up.at(low)) for place, low, _high in reversed(band)]
    return _picture(
        HEIGHT,
        words,
        *_upright(along, lambda value, _digits: grouped(round(value)), EDGE, HEIGHT - FOOT),
        tag("polygon", points=_join_points(edges), fill=BAND, class_="plot-band") if edges else Fragment(),
        *_across(up, written),
        *(piece for level in levels for piece in _level(level, up)),
        tag("polyline", points=_join_points(points), fill="none", stroke=LINE, stroke_width=2, class_="plot-line"),
        tag("circle", cx=points[-1][0], cy=points[-1][1], r=4, fill=LINE, class_="plot-dot"),
    )


def _ends(value: float, margin: float, bounds: Bounds) -> Bounds:
    """Return both ends of an interval, clipped to the bounds."""
    return max(value - margin, bounds[0]), min(value + margin, bounds[1])


def _row(row: PlotRow, ends: Bounds, axis: Axis, top: float) -> Iterator[Fragment]:
    name = row.name if len(row.name) <= MOST_LETTERS else f"{row.name[: MOST_LETTERS - 1]}…"
    middle = top + 31
    yield _text(name, EDGE, top + 16, font_weight="bold")
    yield _text(row.told, WIDTH - EDGE, middle + 4, text_anchor="end")
    x = axis.at(row.level)
    yield _draw_dashed(x, middle - 8, x, middle + 8)
    line = {"stroke": LINE, "stroke_width": 3, "stroke_linecap": "round", "class_": "plot-line"}
    yield tag("line", x1=axis.at(ends[0]), y1=middle, x2=axis.at(ends[1]), y2=middle, **line)
    yield tag("circle", cx=axis.at(row.value), cy=middle, r=5, fill=LINE, class_="plot-dot")


def _upright(axis: Axis, written: Write, top: float, bottom: float) -> Iterator[Fragment]:
    """Draw a thin vertical line for each tick, with its label below."""
    places, numbers = [*map(axis.at, axis.ticks())], axis.numbers(written)
    every = 1 + (max(map(len, numbers)) * BREADTH > places[1] - places[0])  # each other one, where all would touch
    for place, (x, told) in enumerate(zip(places, numbers, strict=True)):
        yield tag("line", x1=x, y1=top, x2=x, y2=bottom, stroke=GRID, class_="plot-grid")
        if place % every == 0:
            yield _text(told, x, bottom + 18, fill=MUTED, class_="plot-muted", text_anchor="middle")


def _across(axis: Axis, written: Write) -> Iterator[Fragment]:
    """Draw a thin horizontal line for each tick, with its label to the left."""
    for tick, told in zip(axis.ticks(), axis.numbers(written), strict=True):
        y = axis.at(tick)
        yield tag("line", x1=SCALE, y1=y, x2=WIDTH - SCALE, y2=y, stroke=GRID, class_="plot-grid")
        yield _text(told, SCALE - 6, y + 4, fill=MUTED, class_="plot-muted", text_anchor="end")


def _level(level: ReferenceLine, axis: Axis) -> Iterator[Fragment]:
    y = axis.at(level.value)
    yield _draw_dashed(SCALE, y, WIDTH - SCALE, y)
    yield _text(level.told, WIDTH - SCALE + 5, y + 4, fill=LEVEL, class_="plot-mark")


def _draw_dashed(x: float, y: float, to_x: float, to_y: float) -> Fragment:
    look = {"stroke": LEVEL, "stroke_width": 1.5, "stroke_dasharray": "5 3", "class_": "plot-level"}
    return tag("line", x1=x, y1=y, x2=to_x, y2=to_y, **look)


def _text(words: str, x: float, y: float, **look: object) -> Fragment:
    usual = {"font_size": LETTERS, "font_family": FONT, "fill": INK, "class_": "plot-ink"}
    return tag("text", words, x=x, y=y, **(usual | look))


def _join_points(points: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{number(x)},{number(y)}" for x, y in points)


def _picture(height: float, words: str, *drawn: Fragment) -> Fragment:
    panel = tag("rect", width=WIDTH, height=height, rx=8, fill=PANEL, class_="plot-panel")
    shape = {"viewBox": f"0 0 {WIDTH} {height}", "width": WIDTH, "height": height}
    named = {"class_": "plot", "role": "img", "aria_label": words}
    return tag("svg", panel, *drawn, xmlns="http://www.w3.org/2000/svg", **shape, **named)


BOUNDS = (0.0, 1.0)
"""Bounds of a share of the wins."""
MOST_POINTS = 200
"""Maximum number of points of a line.

Additional points would not be visible.
"""


class Plot(NamedTuple):
    """Drawing with its file name, its title, a sentence about the result, and an explanation of its lines and dots."""

    name: str
    title: str
    finding: str
    reading: str
    drawing: Fragment


def plot_comparison(cases: Sequence[Case]) -> list[Plot]:
    """Return plots that compare cases. The most informative plot comes last.

    For a single case, return no plots.
    """
    return [*_shares(cases), *_ladder(cases)]


def one_by_one(cases: Sequence[Case]) -> list[Plot]:
    """Return the plots of each single case."""
    return [plot for case in cases for plot in _plot_case(case, label(cases, case))]


def _shares(cases: Sequence[Case]) -> Iterator[Plot]:
    """Yield a plot of the shares of several cases."""
    if len(cases) == 1:
        return
    found = [
        PlotRow(label(cases, case), interval(standing), standing.share, standing.margin, case.fair)
        for case, standing in ((case, case.standing) for case in cases)
    ]
    most, least = max(found, key=lambda row: row.value), min(found, key=lambda row: row.value)
    outside = sum(abs(row.value - row.level) > row.margin for row in found)
    finding = _(
        "Largest win share: %(most)s (%(high)s). Smallest: %(least)s (%(low)s). %(outside)s of %(count)s "
        "intervals exclude the fair share."
    ) % {
        "most": most.name,
        "high": most.told,
        "least": least.name,
        "low": least.told,
        "outside": outside,
        "count": len(found),
    }
    drawing = intervals(found, _percent, finding, BOUNDS)
    reading = _("Lines are 95% intervals. Dashed lines mark the fair share.")
    yield Plot("shares", _("Share of wins in each case"), finding, reading, drawing)


def _ladder(cases: Sequence[Case]) -> Iterator[Plot]:
    """Yield a plot of ratings if the cases form a ladder.

    In a ladder, the stronger bot of each case is the weaker bot of the next case.
    """
    climbs = all(below.header.bots[0] == above.header.bots[1] for below, above in pairwise(cases))
    if len(cases) == 1 or not climbs or differing(cases) or any(case.is_by_turn for case in cases):
        return
    _steps, ratings = climb([case.header.bots for case in cases], [case.shares for case in cases])
    found = [PlotRow(short(each.level), _format_place(each), each.points, each.margin, 0.0) for each in ratings]
    finding = _("Strongest bot: %(strongest)s. Weakest bot: %(weakest)s. Difference: %(points)s %(scale)s.") % {
        "scale": scale(of_two=len(cases[0].shares[0]) == TWO),
        "weakest": found[0].name,
        "strongest": found[-1].name,
        "points": found[-1].told,
    }
    reading = _("Lines are 95% intervals, relative to the weakest bot.")
    yield Plot(
        "ladder", _("Strength of the bots on the ladder"), finding, reading, intervals(found, format_signed, finding)
    )


def _format_place(place: LevelRating) -> str:
    return (
        f"{format_signed(place.points)} ± {place.margin:.0f}"
        if math.isfinite(place.margin)
        else format_signed(place.points)
    )


def _plot_case(case: Case, name: str) -> Iterator[Plot]:
    """Yield the plots of one case. They show the development from pair to pair."""
    finding, title = case.told, _("Share of wins: %(case)s") % {"case": name}
    reading = _("The band is the 95% interval. The dashed line marks the fair share.")
    yield Plot(f"{case.name}-share", title, finding, reading, _curve(case, finding))
    if case.is_by_turn:
        yield _turns(case, name)
    if test := case.header.hypotheses:
        finding = f"{test.verdict(Sums.of(case.shares)).told()}."
        reading = _(
            "The test ends when the line reaches a dashed line. The upper dashed line means %(upper)s points. "
            "The lower dashed line means %(lower)s points."
        ) % {"upper": f"{test.upper:g}", "lower": f"{test.lower:g}"}
        title = _("Sequential test: %(case)s") % {"case": name}
        yield Plot(f"{case.name}-test", title, finding, reading, _ratio(case.blocks, test, finding))


def _turns(case: Case, name: str) -> Plot:
    """Return a plot with the share of the win for each position in turn order."""
    found = [
        PlotRow(
            _("position %(place)s in turn order") % {"place": place}, interval(each), each.share, each.margin, case.fair
        )
        for place, each in enumerate(case.standing_by_turn, start=1)
    ]
    farthest = max(found, key=lambda row: abs(row.value - row.level))
    finding = _("The fair share is %(fair)s. The share that differs most is %(share)s, at %(place)s.") % {
        "fair": percent(case.fair, 1),
        "place": farthest.name,
        "share": farthest.told,
    }
    title = _("Share of wins by position in turn order: %(case)s") % {"case": name}
    reading = _("Lines are 95% intervals. Dashed lines mark the fair share.")
    return Plot(f"{case.name}-turns", title, finding, reading, intervals(found, _percent, finding, BOUNDS))


def _curve(case: Case, words: str) -> Fragment:
    """Draw the estimate after each pair, with its interval."""
    means = np.mean(case.measured_shares, axis=1)
    count = np.arange(1, len(means) + 1)
    estimate = np.cumsum(means) / count
    variance = np.maximum(np.cumsum(means**2) / count - estimate**2, 0) * count / np.maximum(count - 1, 1)
    margin = np.where(count > 1, SURE * np.sqrt(variance / count), 1.0)
    shown = _choose_points(len(means))
    lines = [ReferenceLine(case.fair, percent(case.fair))]
    found = ([float(values[place]) for place in shown] for values in (estimate, margin))
    return course([float(count[place]) for place in shown], next(found), lines, _percent, words, next(found), BOUNDS)


def _ratio(blocks: Sequence[PairBlock], test: Hypotheses, words: str) -> Fragment:
    """Draw the log-likelihood ratio of a test after each pair, with the two bounds that decide the test."""
    sums, found = Sums(len(blocks[0].shares)), list[float]()
    for block in blocks:
        sums = sums.plus(block.shares)
        found.append(test.ratio(sums))
    shown = _choose_points(len(found))
    lines = [ReferenceLine(BOUND, f"{test.upper:g}"), ReferenceLine(-BOUND, f"{test.lower:g}")]
    return course([place + 1.0 for place in shown], [found[place] for place in shown], lines, format_signed, words)


def format_signed(value: float, digits: int = 0) -> str:
    """Return a number with its sign as text."""
    return f"{value:+.{digits}f}" if round(value, digits) else "0"


def _percent(share: float, digits: int) -> str:
    return percent(share, max(0, digits - 2))


def _choose_points(count: int) -> list[int]:
    """Return the indexes of at most `MOST_POINTS` points, evenly spaced over `count` points."""
    return sorted({*np.linspace(0, count - 1, min(count, MOST_POINTS)).astype(int).tolist()})
