"""A training as a plot: its error, and beside it how what was learned fares in contests."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from skyhop.figures import decimal, grouped, percent
from skyhop.i18n import _
from skyhop.lab.errors import smooth
from skyhop.whole_file import write_whole

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from skyhop.lab.errors import Stretch
    from skyhop.lab.training import Row

COLOURS = ("#1f5f8b", "#d9822b", "#4b8b3b", "#a23b72", "#6b6b6b", "#c2a500")
"""One a seat or a line; each is told apart by more than its colour."""
EVEN = 0.5
MARKERS = "osD^v"
APART = 1.05
"""Lines stand so many times further right than the one before, so that their intervals do not cover each other."""
MARGIN = 1.15
"""How many times more matches there is room for than there are, on either side."""
FEW_DECADES = 10**2.5
"""Where the axis has less than that from end to end, more than powers of ten are named."""


def can_draw() -> bool:
    """Whether matplotlib, which is an extra, is there."""
    return find_spec("matplotlib") is not None


class TrainingPlot:
    """A plot in a file, which grows with a training."""

    def __init__(self, title: str, path: Path) -> None:
        """Nothing has been drawn yet."""
        self.title, self.path = title, path
        self._drawn = (0, 0)

    def draw(self, stretches: Sequence[Stretch], curve: Sequence[Row]) -> None:
        """Draw it anew where there is more to show, and matplotlib is there."""
        shown = (len(stretches), len(curve))
        if shown != self._drawn and can_draw():
            _save(drawn(self.title, stretches, curve), self.path)
            self._drawn = shown


def drawn(title: str, stretches: Sequence[Stretch], curve: Sequence[Row]) -> Figure:
    """Draw stretches and contests, one of which there must be, over the matches on a logarithmic scale."""
    figure, (left, right) = _empty(10.0, 3.8, 2)
    matches = [each.matches for each in stretches] + [row.matches for row in curve]
    for axes in (left, right):
        _scale(axes, min(matches) / MARGIN, max(matches) * MARGIN)
    _draw_errors(left, stretches)
    _draw_contests(right, curve)
    figure.suptitle(_("Training of %(game)s") % {"game": title}, fontsize=11)
    return figure


def _empty(width: float, height: float, count: int) -> tuple[Figure, list[Axes]]:
    """Begin a plot of so many inches, with so many axes beside one another."""
    from matplotlib.figure import Figure as New  # noqa: PLC0415 - an extra, and slow to import

    figure: Figure = New(figsize=(width, height), layout="constrained")
    every: list[Axes] = [figure.add_subplot(1, count, number + 1) for number in range(count)]
    for axes in every:
        for side in ("top", "right"):
            axes.spines[side].set_visible(False)
        axes.grid(axis="y", alpha=0.3)
        axes.set_axisbelow(True)
    return figure, every


def _save(figure: Figure, path: Path) -> None:
    """Write a plot, at once or not at all; nothing in it depends on the day or the machine."""
    import matplotlib as mpl  # noqa: PLC0415 - as above

    drawn = BytesIO()
    with mpl.rc_context({"svg.hashsalt": "skyhop", "svg.fonttype": "path"}):
        figure.savefig(drawn, format="svg", metadata={"Date": None, "Creator": None})
    write_whole(path, drawn.getvalue())


def _draw_errors(axes: Axes, stretches: Sequence[Stretch]) -> None:
    axes.set_title(_("mean square error"), loc="left", fontsize=10)
    matches = [each.matches for each in stretches]
    axes.plot(matches, [each.error for each in stretches], color=COLOURS[0], linewidth=1, alpha=0.3)
    means = [each.error for each in smooth(stretches)]
    axes.plot(matches, means, color=COLOURS[0], linewidth=2, label=_("mean of the latter half of the matches"))
    axes.legend(fontsize=8, frameon=False, loc="upper right")
    axes.yaxis.set_major_formatter(lambda value, _place: decimal(value, 3))


def _draw_contests(axes: Axes, curve: Sequence[Row]) -> None:
    """Draw a line for each opponent, its intervals cut off where no share can be."""
    axes.set_title(_("share of the wins, with intervals of 95%"), loc="left", fontsize=10)
    axes.axhline(EVEN, color="black", linestyle="dashed", linewidth=1)
    for number, (name, rows) in enumerate(_lines(curve).items()):
        share = [row.share for row in rows]
        below = [min(row.margin, row.share) for row in rows]
        above = [min(row.margin, 1 - row.share) for row in rows]
        axes.errorbar(
            [row.matches * APART**number for row in rows],
            share,
            yerr=(below, above),
            label=name,
            color=COLOURS[number % len(COLOURS)],
            marker=MARKERS[number % len(MARKERS)],
            markersize=4,
            linewidth=1.5,
            elinewidth=1,
            capsize=2,
        )
    axes.set_ylim(0, 1)
    axes.yaxis.set_major_formatter(lambda value, _place: percent(value))
    if curve:
        axes.legend(fontsize=8, frameon=False, ncols=2, loc="lower right")


def _lines(curve: Sequence[Row]) -> dict[str, list[Row]]:
    """What each line is called, and its contests."""
    lines: dict[str, list[Row]] = {}
    for row in curve:
        against = _("against itself before") if row.is_with_itself else _("against %(bot)s") % {"bot": row.opponent}
        lines.setdefault(against, []).append(row)
    return lines


def _scale(axes: Axes, first: float, last: float) -> None:
    """Give matches a logarithmic scale, with whole numbers and none too many."""
    from matplotlib.ticker import LogLocator, NullLocator  # noqa: PLC0415 - an extra, and slow to import

    axes.set_xscale("log")
    axes.set_xlim(first, last)
    axes.xaxis.set_major_locator(LogLocator(subs=(1, 2, 5) if last / first < FEW_DECADES else (1,)))
    axes.xaxis.set_minor_locator(NullLocator())
    axes.xaxis.set_major_formatter(lambda value, _place: grouped(round(value)))
    axes.set_xlabel(_("matches"))
