"""Plots as SVG without optional dependencies: intervals of values, and curves over the number of pairs.

A plot has the colours of the light theme by default. A page can define other styles for the CSS classes of the
plot.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import accumulate, pairwise
from typing import NamedTuple

import numpy as np

from skyhop.i18n import _, grouped, percent
from skyhop.lab.calibration import TWO, LevelRating, climb, scale
from skyhop.lab.cases import Case, label, list_differing_rules, short
from skyhop.lab.pairs import SURE, PairStanding
from skyhop.lab.sequential import BOUND, Hypotheses, Sums
from skyhop.lab.tables import format_interval
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
DASHED = {"stroke": LEVEL, "stroke_width": 1.5, "stroke_dasharray": "5 3", "class_": "plot-level"}
"""Attributes of a line at a reference value."""

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
    """Reference value: the fair win share, or 0 for a rating."""

    @classmethod
    def of(cls, name: str, standing: PairStanding, fair: float) -> PlotRow:
        """Return the row that shows a win share, with the fair share as its reference value."""
        return cls(name, format_interval(standing), standing.share, standing.margin, fair)


class Axis(NamedTuple):
    """Linear map from a range of values to positions in a drawing.

    A value outside the range gets the position of the nearest end of the range.
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

    def position_of(self, value: float) -> float:
        """Return the position of a value in the drawing."""
        share = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return self.begin + share * (self.end - self.begin)

    @property
    def step(self) -> float:
        """Difference between the values of two neighbouring ticks on the axis."""
        exact = (self.high - self.low) / MOST_TICKS
        power = 10.0 ** math.floor(math.log10(exact))
        return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= exact * (1 - 1e-9))

    def ticks(self) -> list[float]:
        """Return the values of the ticks: a few round numbers."""
        step = self.step
        first, last = math.ceil(self.low / step - 1e-9), math.floor(self.high / step + 1e-9)
        return [place * step for place in range(first, last + 1)]

    def numbers(self, format_tick: Write) -> list[str]:
        """Return the labels of the ticks, with as many digits as needed to distinguish them."""
        digits = max(0, -math.floor(math.log10(self.step) + 1e-9))
        return [format_tick(tick, digits) for tick in self.ticks()]


def draw_intervals(rows: Sequence[PlotRow], format_tick: Write, words: str, bounds: Bounds = ANYWHERE) -> Fragment:
    """Draw each row as a line over its interval, with a dot at the value.

    `words` is the text alternative of the plot. The plot clips intervals to `bounds`.
    """
    ends = [_clip_interval(row.value, row.margin, bounds) for row in rows]
    values = [value for row, both in zip(rows, ends, strict=True) for value in (*both, row.value, row.level)]
    axis, height = Axis.around(values, EDGE, WIDTH - EDGE - FIGURES), EDGE + ROW * len(rows) + FOOT
    elements = [*_draw_grid(axis, format_tick, EDGE, height - FOOT)]
    for place, (row, (low, high)) in enumerate(zip(rows, ends, strict=True)):
        top, middle, x = EDGE + ROW * place, EDGE + ROW * place + 31, axis.position_of(row.level)
        name = row.name if len(row.name) <= MOST_LETTERS else f"{row.name[: MOST_LETTERS - 1]}…"
        look = {"stroke": LINE, "stroke_width": 3, "stroke_linecap": "round", "class_": "plot-line"}
        elements += [
            _text(name, EDGE, top + 16, font_weight="bold"),
            _text(row.told, WIDTH - EDGE, middle + 4, text_anchor="end"),
            _line(x, middle - 8, x, middle + 8, **DASHED),
            _line(axis.position_of(low), middle, axis.position_of(high), middle, **look),
            tag("circle", cx=axis.position_of(row.value), cy=middle, r=5, fill=LINE, class_="plot-dot"),
        ]
    return _picture(height, words, elements)


def draw_course(
    values: Sequence[float],
    levels: Mapping[float, str],
    format_tick: Write,
    words: str,
    margins: Sequence[float] = (),
    bounds: Bounds = ANYWHERE,
) -> Fragment:
    """Draw a curve of the values after each pair, with an error band and labelled reference lines.

    `levels` contains the value and the label of each reference line. At its start, the error band is very wide. The
    vertical scale ignores this part of the band.
    """
    places = sorted({*np.linspace(0, len(values) - 1, min(len(values), MOST_POINTS)).astype(int).tolist()})
    band = [(place + 1, *_clip_interval(values[place], margins[place], bounds)) for place in places] if margins else []
    sure = [end for _place, *both in band[len(band) // 8 :] for end in both]
    up = Axis.around([*(sure or (values[place] for place in places)), values[-1], *levels], HEIGHT - FOOT, EDGE)
    along = Axis(0, len(values), SCALE, WIDTH - SCALE)
    points = [(along.position_of(place + 1), up.position_of(values[place])) for place in places]
    edges = [(along.position_of(place), up.position_of(high)) for place, _low, high in band]
    edges += [(along.position_of(place), up.position_of(low)) for place, low, _high in reversed(band)]
    elements = [*_draw_grid(along, lambda value, _digits: grouped(round(value)), EDGE, HEIGHT - FOOT)]
    elements += [tag("polygon", points=_join_points(edges), fill=BAND, class_="plot-band")] if edges else []
    for tick, text in zip(up.ticks(), up.numbers(format_tick), strict=True):
        elements.append(
            _line(SCALE, up.position_of(tick), WIDTH - SCALE, up.position_of(tick), stroke=GRID, class_="plot-grid")
        )
        elements.append(
            _text(text, SCALE - 6, up.position_of(tick) + 4, fill=MUTED, class_="plot-muted", text_anchor="end")
        )
    for level, text in levels.items():
        elements.append(_line(SCALE, up.position_of(level), WIDTH - SCALE, up.position_of(level), **DASHED))
        elements.append(_text(text, WIDTH - SCALE + 5, up.position_of(level) + 4, fill=LEVEL, class_="plot-mark"))
    curve = {"points": _join_points(points), "fill": "none", "stroke": LINE, "stroke_width": 2, "class_": "plot-line"}
    elements.append(tag("polyline", **curve))
    elements.append(tag("circle", cx=points[-1][0], cy=points[-1][1], r=4, fill=LINE, class_="plot-dot"))
    return _picture(HEIGHT, words, elements)


def _clip_interval(value: float, margin: float, bounds: Bounds) -> Bounds:
    """Return the lower and the upper end of the interval `value` ± `margin`, clipped to the bounds."""
    return max(value - margin, bounds[0]), min(value + margin, bounds[1])


def _draw_grid(axis: Axis, format_tick: Write, top: float, bottom: float) -> Iterator[Fragment]:
    """Draw a thin vertical line for each tick of a horizontal axis, with its label below."""
    places, numbers = [*map(axis.position_of, axis.ticks())], axis.numbers(format_tick)
    every = 1 + (max(map(len, numbers)) * BREADTH > places[1] - places[0])  # every second label if all would overlap
    for place, (x, text) in enumerate(zip(places, numbers, strict=True)):
        yield _line(x, top, x, bottom, stroke=GRID, class_="plot-grid")
        if place % every == 0:
            yield _text(text, x, bottom + 18, fill=MUTED, class_="plot-muted", text_anchor="middle")


def _line(x: float, y: float, to_x: float, to_y: float, **look: object) -> Fragment:
    return tag("line", x1=x, y1=y, x2=to_x, y2=to_y, **look)


def _text(words: str, x: float, y: float, **look: object) -> Fragment:
    usual = {"font_size": LETTERS, "font_family": FONT, "fill": INK, "class_": "plot-ink"}
    return tag("text", words, x=x, y=y, **(usual | look))


def _join_points(points: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{number(x)},{number(y)}" for x, y in points)


def _picture(height: float, words: str, elements: Sequence[Fragment]) -> Fragment:
    panel = tag("rect", width=WIDTH, height=height, rx=8, fill=PANEL, class_="plot-panel")
    shape = {"viewBox": f"0 0 {WIDTH} {height}", "width": WIDTH, "height": height}
    named = {"class_": "plot", "role": "img", "aria_label": words}
    return tag("svg", panel, *elements, xmlns="http://www.w3.org/2000/svg", **shape, **named)


BOUNDS = (0.0, 1.0)
"""Bounds of a win share."""
MOST_POINTS = 200
"""Maximum number of points of a line.

Additional points would not be visible.
"""


class Plot(NamedTuple):
    """Plot of an experiment: its drawing, its file name, its title, and two texts.

    `finding` is a sentence about the result. `reading` explains the lines and dots.
    """

    name: str
    title: str
    finding: str
    reading: str
    drawing: Fragment


def plot_comparison(cases: Sequence[Case]) -> list[Plot]:
    """Return the plots that compare the cases of an experiment. The most informative plot comes last.

    If there is only one case, return no plots.
    """
    return [*_shares(cases), *_ladder(cases)]


def plot_each_case(cases: Sequence[Case]) -> list[Plot]:
    """Return the plots that show only one case, for each case of an experiment."""
    return [plot for case in cases for plot in _plot_case(case, label(cases, case))]


def _shares(cases: Sequence[Case]) -> Iterator[Plot]:
    """Yield a plot that compares the measured win shares of several cases."""
    if len(cases) == 1:
        return
    found = [PlotRow.of(label(cases, case), case.standing, case.fair) for case in cases]
    most, least = max(found, key=lambda row: row.value), min(found, key=lambda row: row.value)
    outside = sum(abs(row.value - row.level) > row.margin for row in found)
    extremes = {"most": most.name, "high": most.told, "least": least.name, "low": least.told}
    finding = _(
        "Largest win share: %(most)s (%(high)s). Smallest: %(least)s (%(low)s). %(outside)s of %(count)s "
        "intervals exclude the fair share."
    ) % {**extremes, "outside": outside, "count": len(found)}
    drawing = draw_intervals(found, _percent, finding, BOUNDS)
    reading = _("Lines are 95% intervals. Dashed lines mark the fair share.")
    yield Plot("shares", _("Win share in each case"), finding, reading, drawing)


def _ladder(cases: Sequence[Case]) -> Iterator[Plot]:
    """Yield a plot of the bots' ratings if the cases form a ladder.

    In a ladder, the stronger bot of each case is the weaker bot of the next case.
    """
    climbs = all(below.header.bots[0] == above.header.bots[1] for below, above in pairwise(cases))
    if len(cases) == 1 or not climbs or list_differing_rules(cases) or any(case.is_by_turn for case in cases):
        return
    _steps, ratings = climb([case.header.bots for case in cases], [case.shares for case in cases])
    found = [PlotRow(short(each.level), _format_place(each), each.points, each.margin, 0.0) for each in ratings]
    placeholders = {"weakest": found[0].name, "strongest": found[-1].name, "points": found[-1].told}
    finding = _("Strongest bot: %(strongest)s. Weakest bot: %(weakest)s. Difference: %(points)s %(scale)s.")
    finding %= {**placeholders, "scale": scale(of_two=len(cases[0].shares[0]) == TWO)}
    reading, drawing = (
        _("Points are relative to the weakest bot. Lines are 95% intervals."),
        draw_intervals(found, format_signed, finding),
    )
    yield Plot("ladder", _("Strength of the bots on the ladder"), finding, reading, drawing)


def _format_place(place: LevelRating) -> str:
    points = format_signed(place.points)
    return f"{points} ± {place.margin:.0f}" if math.isfinite(place.margin) else points


def _plot_case(case: Case, name: str) -> Iterator[Plot]:
    """Yield the plots of one case. The first plot shows the estimated win share after each pair.

    If one bot played at all seats, a second plot shows its share for each position in turn order. If the case has a
    sequential test, the last plot shows the course of this test.
    """
    finding, title = case.sentence, _("Win share: %(case)s") % {"case": name}
    reading = _("The band is the 95% interval. The dashed line marks the fair share.")
    yield Plot(f"{case.name}-share", title, finding, reading, _curve(case, finding))
    if case.is_by_turn:
        yield _turns(case, name)
    if test := case.header.hypotheses:
        finding = test.verdict(Sums.of(case.shares)).describe()
        reading = _(
            "The test ends when the line reaches a dashed line. The upper dashed line means %(upper)s points. "
            "The lower dashed line means %(lower)s points."
        ) % {"upper": f"{test.upper:g}", "lower": f"{test.lower:g}"}
        title = _("Sequential test: %(case)s") % {"case": name}
        yield Plot(f"{case.name}-test", title, finding, reading, _ratio(case, test, finding))


def _turns(case: Case, name: str) -> Plot:
    """Return a plot of the win shares of one bot that plays at all seats, by position in the turn order."""
    found = [
        PlotRow.of(_("position %(place)s in turn order") % {"place": place}, each, case.fair)
        for place, each in enumerate(case.standing_by_turn, start=1)
    ]
    farthest = max(found, key=lambda row: abs(row.value - row.level))
    finding = _("The fair share is %(fair)s. The win share farthest from it is %(share)s, at %(place)s.")
    finding %= {"fair": percent(case.fair, 1), "place": farthest.name, "share": farthest.told}
    title = _("Win share by position in turn order: %(case)s") % {"case": name}
    reading = _("Lines are 95% intervals. Dashed lines mark the fair share.")
    return Plot(f"{case.name}-turns", title, finding, reading, draw_intervals(found, _percent, finding, BOUNDS))


def _curve(case: Case, words: str) -> Fragment:
    """Draw the estimated win share after each pair of matches, with its interval."""
    means = np.mean(case.measured_shares, axis=1)
    count = np.arange(1, len(means) + 1)
    estimate = np.cumsum(means) / count
    variance = np.maximum(np.cumsum(means**2) / count - estimate**2, 0) * count / np.maximum(count - 1, 1)
    margin = np.where(count > 1, SURE * np.sqrt(variance / count), 1.0)
    return draw_course(estimate.tolist(), {case.fair: percent(case.fair)}, _percent, words, margin.tolist(), BOUNDS)


def _ratio(case: Case, test: Hypotheses, words: str) -> Fragment:
    """Draw the log-likelihood ratio of a sequential test after each pair, with the bounds that decide the test."""
    sums = accumulate(case.shares, Sums.add_pair, initial=Sums(len(case.shares[0])))
    levels = {BOUND: f"{test.upper:g}", -BOUND: f"{test.lower:g}"}
    return draw_course([test.ratio(each) for each in sums][1:], levels, format_signed, words)


def format_signed(value: float, digits: int = 0) -> str:
    """Return a number with its sign as text."""
    return f"{value:+.{digits}f}" if round(value, digits) else "0"


def _percent(share: float, digits: int) -> str:
    return percent(share, max(0, digits - 2))
