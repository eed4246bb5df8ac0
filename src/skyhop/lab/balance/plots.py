"""Samples as plots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from skyhop.core.language.figures import percent
from skyhop.core.language.i18n import _, listed
from skyhop.lab.balance.report import half_width
from skyhop.lab.plot import COLOURS, empty

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from skyhop.lab.balance.sample import Sample


def wins_by_seat(samples: Sequence[Sample]) -> Figure:
    """Draw each seat's share of the wins, with 95% intervals, beside the share that would be fair."""
    figure, axes = _figure(len(samples))
    for place, sample in enumerate(samples):
        seats = sample.endings.won.shape[1]
        width = 0.8 / seats
        for seat in range(seats):
            share = sample.endings.won[:, seat]
            left = place - 0.4 + (seat + 0.5) * width
            bar = axes.bar(left, share.mean(), 0.92 * width, yerr=half_width(share), color=COLOURS[seat], capsize=2)
            axes.bar_label(bar, [str(seat)], label_type="center", color="white", fontsize=7)
        axes.hlines(1 / seats, place - 0.42, place + 0.42, colors="black", linestyles="dashed", linewidth=1)
    axes.set_ylabel(_("share of the wins, by seat"))
    axes.yaxis.set_major_formatter(lambda value, _place: percent(value))
    _name(axes, samples)
    return figure


def scores(samples: Sequence[Sample]) -> Figure:
    """Draw how the scores spread: median, quartiles, and the range of nine games in ten."""
    figure, axes = _figure(len(samples))
    axes.boxplot(
        [sample.endings.scores.ravel() for sample in samples],
        positions=list(range(len(samples))),
        whis=(5, 95),
        showfliers=False,
        widths=0.5,
    )
    axes.set_ylabel(_("score"))
    _name(axes, samples)
    return figure


def _figure(count: int) -> tuple[Figure, Axes]:
    figure, (axes,) = empty(max(6.0, 1.1 * count), 3.6)
    return figure, axes


def _name(axes: Axes, samples: Sequence[Sample]) -> None:
    """Write under each group what was played: the expansions where they differ, else the number of seats."""
    differs = len({sample.case.expansions for sample in samples}) > 1
    names = [_expansions_of(sample) if differs else _seats_of(sample) for sample in samples]
    labels = [f"{sample.case.base}\n{name}" for sample, name in zip(samples, names, strict=True)]
    axes.set_xticks(range(len(samples)), labels, fontsize=7)


def _seats_of(sample: Sample) -> str:
    seats = sample.case.seats
    return _("solo") if seats == 1 else _("%(n)s seats") % {"n": seats}


def _expansions_of(sample: Sample) -> str:
    names = sample.case.expansions
    return _("all") if len(names) > 1 else listed(names) or _("none")
