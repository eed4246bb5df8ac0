"""A training at a terminal: how far it is, below that its error in bars, and the last contests."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from time import monotonic
from typing import TYPE_CHECKING, Self

import numpy as np
from rich.console import Console, ConsoleRenderable, Group
from rich.live import Live
from rich.spinner import Spinner
from rich.table import Table
from rich.text import Text

from skyhop.figures import decimal, grouped, percent
from skyhop.i18n import _

if TYPE_CHECKING:
    from skyhop.lab.errors import Stretch
    from skyhop.lab.training import Row, Watched

BLOCKS = " ▁▂▃▄▅▆▇█"
FULL = len(BLOCKS) - 1
HEIGHT = 4
"""Lines of the bars."""
LAST = 4
"""Contests that are shown."""
NARROWEST, WIDEST = 54, 76
"""Columns that bars and contests take; where there are fewer, the line alone is shown."""
NAMED = 18
"""Letters of an opponent's name at most."""
EVERY = 0.25
"""Seconds between two looks at the training."""


class TrainingDisplay:
    """What a person at a terminal sees while a training goes on; nothing where nobody is at one."""

    def __init__(self, console: Console) -> None:
        self._console, self._told = console, 0.0
        self._line = Spinner("dots", _("Training"), style="status.spinner")
        self._live = Live(
            self._line,
            console=console,
            transient=True,
            refresh_per_second=8,
            redirect_stdout=sys.stdout.isatty(),  # else what is printed would go to the console, and not to the file
        )

    def __enter__(self) -> Self:
        self._live.start()
        return self

    def __exit__(self, *_error: object) -> None:
        self._live.stop()

    def tell(self, watched: Watched) -> None:
        """Show how far a training is."""
        if not self._console.is_terminal or monotonic() - self._told < EVERY:
            return
        self._told = monotonic()
        from skyhop.lab.errors import smooth  # noqa: PLC0415 - slow to import

        stretches, matches = smooth(watched.errors.over), watched.training.matches
        error = stretches[-1].error if stretches else watched.training.error
        told = {"matches": grouped(matches), "error": decimal(error, 3)}
        self._line.update(text=_("%(matches)s matches, mean square error %(error)s") % told)
        width = min(self._console.width, WIDEST)
        is_roomy = width >= NARROWEST and not self._console.options.ascii_only
        self._live.update(Group(self._line, *(below(stretches, watched.curve, width) if is_roomy else ())))


def below(stretches: Sequence[Stretch], curve: Sequence[Row], width: int) -> Iterator[ConsoleRenderable]:
    """Draw what there is to show so far in so many columns: errors, contests."""
    if len(stretches) > 1:
        yield bars(stretches, width)
    if curve:
        yield contests(curve[-LAST:], width)


def bars(stretches: Sequence[Stretch], width: int) -> Table:
    """Draw the error over the matches, from its least to its largest; the matches on a logarithmic scale."""
    drawn = Table.grid(padding=(0, 1))
    drawn.add_column(justify="right", style="dim")
    drawn.add_column(no_wrap=True)
    columns = errors_at(stretches, width - 6)
    low, high = columns.min(), columns.max()
    heights = np.rint(1 + (columns - low) / max(high - low, 1e-9) * (HEIGHT * FULL - 1)).astype(int)
    for line in range(HEIGHT):
        filled = (heights - FULL * (HEIGHT - 1 - line)).clip(0, FULL)
        name = {0: decimal(high, 3), HEIGHT - 1: decimal(low, 3)}.get(line, "")
        drawn.add_row(name, Text("".join(BLOCKS[each] for each in filled), "cyan"))
    first, last = grouped(stretches[0].matches), grouped(stretches[-1].matches)
    drawn.add_row("", _between(first, _("matches"), last, len(columns)))
    return drawn


def errors_at(stretches: Sequence[Stretch], count: int) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """The error at so many places, equally far apart on the logarithmic scale: the mean there, or what lies between."""
    logarithms = np.log([each.matches for each in stretches])
    place = np.rint((logarithms - logarithms[0]) / (logarithms[-1] - logarithms[0]) * (count - 1)).astype(int)
    there = np.bincount(place, minlength=count)
    total = np.bincount(place, [each.error for each in stretches], count)
    known = np.flatnonzero(there)
    return np.interp(np.arange(count), known, total[known] / there[known])


def contests(curve: Sequence[Row], width: int) -> Table:
    """Draw contests: for each the share of the wins and its interval, between none and all."""
    against = [_("itself before") if row.is_with_itself else row.opponent[:NAMED] for row in curve]
    told = [(grouped(row.matches), name, percent(row.share, 1)) for row, name in zip(curve, against, strict=True)]
    headings = (_("matches"), _("opponent"), _("wins"))
    room = width - sum(max(map(len, column)) for column in zip(headings, *told, strict=True)) - 3
    drawn = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    for heading in headings:
        drawn.add_column(heading, no_wrap=True)
    drawn.add_column(_between(percent(0), percent(0.5), percent(1), room), no_wrap=True)
    for row, texts in zip(curve, told, strict=True):
        drawn.add_row(*texts, interval(row, room))
    return drawn


def interval(row: Row, count: int) -> Text:
    """Draw a share with its interval in so many columns, and where half of the wins are."""
    last = count - 1
    low, share, high = (round(min(max(row.share + off, 0), 1) * last) for off in (-row.margin, 0, row.margin))
    drawn = ["·"] * count
    drawn[low : high + 1] = ["━"] * (high + 1 - low)
    drawn[last // 2] = "┃" if low <= last // 2 <= high else "│"
    drawn[share] = "●"
    text = Text("".join(drawn), "dim")
    text.stylize("not dim magenta" if row.is_with_itself else "not dim cyan", low, high + 1)
    return text


def _between(left: str, middle: str, right: str, count: int) -> Text:
    """Write at both ends of so many columns and in their middle."""
    gap = max(0, (count - len(middle)) // 2 - len(left))
    return Text(f"{left}{' ' * gap}{middle}".ljust(count - len(right)) + right, "dim")
