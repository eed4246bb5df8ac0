"""Training run of a network with checkpoints.

At intervals, the network plays matches against `greedy` and against its own earlier versions.
"""

from __future__ import annotations

import csv
import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from glob import escape
from importlib.util import find_spec
from io import BytesIO, StringIO
from itertools import pairwise
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple, Self, TypeVar

import msgspec
import numpy as np

from skyhop.bots.bot import BY_ITERATIONS, instant
from skyhop.engine.chance import mix_seed
from skyhop.files import UnreadableFile, text_of, write_whole
from skyhop.game.action import LearnedFileError
from skyhop.game.game import Game
from skyhop.i18n import _, decimal, grouped, percent
from skyhop.lab.pairs import Pairing, PairStanding, play_pairs
from skyhop.learning.training import Training

FEWEST = 25
"""Minimum number of batches in a segment of the error curve."""
PART = 50
"""Divisor of the total match count.

The quotient is the number of batches in a segment of the error curve. Segments are therefore about equally wide
on a logarithmic scale. A run of 10 million matches in batches of two has 250 segments. They end by match
count and not by time, so the same seed gives the same segments.
"""


Row = TypeVar("Row", bound=tuple[object, ...])


def read_table(path: Path, kind: type[Row], can_be: Callable[[Row], bool], problem: str) -> list[Row]:
    """Read a CSV table as named tuples. If there is no file, return an empty list.

    Raises:
        LearnedFileError: if the file is not text, or if `can_be` rejects a row. The message is `problem`, in which
            the name of the file replaces `%(file)s`.
    """
    if not path.is_file():
        return []
    try:
        lines = list(csv.reader(StringIO(text_of(path))))[1:]
        rows = [msgspec.convert(texts, kind, strict=False) for texts in lines]
    except (msgspec.ValidationError, csv.Error, UnreadableFile):
        rows = None
    if rows is None or not all(map(can_be, rows)):
        raise LearnedFileError(problem % {"file": path})
    return rows


def write_table(path: Path, headings: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Write a CSV table with these headings and rows. Replace an existing file atomically."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(headings)
    writer.writerows(rows)
    write_whole(path, text.getvalue().encode())


class ErrorSegment(NamedTuple):
    """Segment of the error curve of a training run: the mean error of consecutive batches."""

    matches: int
    """Number of matches that the training run had played after the last batch of the segment."""
    error: float
    """Mean square error, averaged over the batches."""
    batches: int

    def can_be(self) -> bool:
        """Return True if all values of the segment are possible. Impossible values mean that the file is damaged."""
        return 1 <= self.batches <= self.matches and 0 <= self.error <= 1

    @property
    def is_over(self) -> bool:
        """True if the segment is full, so that the next batch starts a new segment."""
        return self.batches >= max(FEWEST, self.matches // PART)


class ErrorCurve:
    """Error curve of a training run. The curve consists of segments.

    A new batch joins the last segment until this segment is full.
    """

    def __init__(self, stretches: Sequence[ErrorSegment] = ()) -> None:
        """Create a curve that starts with the segments in `stretches`."""
        self.stretches = list(stretches)

    @classmethod
    def read(cls, path: Path, matches: int) -> Self:
        """Read the segments of an error curve from a file, up to a total of `matches` matches.

        If there is no file, the curve has no segments.

        Raises:
            LearnedFileError: if the file is invalid.
        """
        problem = _("%(file)s is damaged: it is not a table of errors")
        found = read_table(path, ErrorSegment, ErrorSegment.can_be, problem)
        if any(one.matches >= other.matches for one, other in pairwise(found)):
            raise LearnedFileError(problem % {"file": path})
        return cls([each for each in found if each.matches <= matches])

    def write(self, path: Path) -> None:
        """Replace the file at `path` with the segments of this curve, atomically.

        The file contains all digits of the numbers, so that a resumed training run gives the same results.
        """
        write_table(path, ErrorSegment._fields, self.stretches)

    @property
    def full_segments(self) -> list[ErrorSegment]:
        """Full segments. The plot contains only these segments."""
        return [each for each in self.stretches if each.is_over]

    def add(self, matches: int, error: float) -> None:
        """Add the mean square error of a training batch to the curve.

        `matches` is the total number of training matches after this batch.
        """
        last = self.stretches.pop() if self.stretches and not self.stretches[-1].is_over else ErrorSegment(0, 0.0, 0)
        batches = last.batches + 1
        self.stretches.append(ErrorSegment(matches, last.error + (error - last.error) / batches, batches))


def smooth(stretches: Sequence[ErrorSegment]) -> list[ErrorSegment]:
    """Return the segments with smoothed errors.

    A segment that ends after N matches gets the mean error of the matches from N/2 to N.
    """
    if not stretches:
        return []
    ends, batches = np.array([each.matches for each in stretches]), np.array([each.batches for each in stretches])
    counts = np.append(0, batches.cumsum())
    totals = np.append(0, (batches * [each.error for each in stretches]).cumsum())
    half = np.searchsorted(ends, ends / 2, side="right")
    means = (totals[1:] - totals[half]) / (counts[1:] - counts[half])
    return [each._replace(error=mean) for each, mean in zip(stretches, means.tolist(), strict=True)]


FIRST = 1000
"""Number of training matches before the first contest (pairs between the network and an opponent).

Another contest follows whenever the number of training matches has doubled.
"""
CONTEST = 3
"""Number of the random stream for contests.

This stream is separate from the stream for training matches.
"""
BETWEEN = 20.0
"""Seconds between checkpoints."""
LEARNED = "value"
"""Name of the bot that plays with the value network alone, without search."""


class CurvePoint(NamedTuple):
    """Point of the training curve: the result of a contest that was played after a number of training matches."""

    matches: int
    seconds: float
    """Duration of the training run in seconds, without contests."""
    error: float
    opponent: str
    """Name of a bot or, for an earlier version of the network, a number in digits.

    The number is the number of training matches after which this version was saved.
    """
    pairs: int
    share: float
    margin: float

    def can_be(self) -> bool:
        """Return True if all values of the point are possible. Impossible values mean that the file is damaged."""
        is_contest = self.matches >= 1 and self.pairs >= 1 and self.opponent.isprintable() and 0 <= self.share <= 1
        return is_contest and self.margin >= 0 and 0 <= self.error <= 1 and 0 <= self.seconds < math.inf

    @property
    def is_with_itself(self) -> bool:
        """True if the opponent is an earlier version of the same network."""
        return self.opponent.isdecimal()


class Files(NamedTuple):
    """Paths of the output files of a training run, all in one folder."""

    weights: Path

    @property
    def checkpoint(self) -> Path:
        """Checkpoint file, from which a training run can continue."""
        return self.weights.with_suffix(".checkpoint.npz")

    @property
    def curve(self) -> Path:
        """CSV table of the contests during the training run, one per row."""
        return self.weights.with_suffix(".csv")

    @property
    def errors(self) -> Path:
        """Table of errors, with a row for each segment of the error curve."""
        return self.weights.with_name(f"{self.weights.stem}-error.csv")

    @property
    def plot(self) -> Path:
        """Picture file with the plot of the errors and the contests."""
        return self.weights.with_suffix(".svg")

    def list_existing(self) -> list[Path]:
        """Return the paths of the output files that exist."""
        earlier = self.weights.parent.glob(f"{escape(self.weights.stem)}-[0-9]*.npz")
        return [each for each in (self.weights, self.curve, self.errors, self.plot, *earlier) if each.exists()]

    def network_path(self, matches: int) -> Path:
        """Return the path of the file for the network saved after `matches` training matches."""
        return self.weights.with_name(f"{self.weights.stem}-{matches}.npz")


class TrainingRun:
    """Training run with its output files. The run continues until a function of the caller stops it."""

    def __init__(self, training: Training, files: Files, pairs: int, curve: list[CurvePoint] | None = None) -> None:
        """Create a run of `training`, with `pairs` pairs in each contest."""
        self.training, self.files, self.pairs = training, files, pairs
        self.curve = curve or []
        self.seconds = self.curve[-1].seconds if self.curve else 0.0
        self.errors = ErrorCurve()
        self._plot = TrainingPlot(training.game.title, files.plot)

    @classmethod
    def resume(cls, game: Game, files: Files, pairs: int) -> Self:
        """Continue a training run from the checkpoint in its files.

        Drop the contests that were played after the checkpoint, because the run repeats them.
        """
        training = Training.resume(game, files.checkpoint)
        run = cls(training, files, pairs, [row for row in read(files.curve) if row.matches <= training.matches])
        run.errors = ErrorCurve.read(files.errors, training.matches)
        return run

    def run(self, is_over: Callable[[], bool], notify: Callable[[Self], None]) -> Iterator[CurvePoint]:
        """Train until `is_over` returns True. The run calls `is_over` before each batch.

        Yield the result of each contest, including a contest at the end.
        """
        start, saved, before = monotonic(), monotonic(), self.seconds
        while not is_over():
            self.training.run()
            self.errors.add(self.training.matches, self.training.error)
            self.seconds = before + monotonic() - start
            notify(self)
            if self._is_due():
                yield from self._contests()
                start, before = monotonic(), self.seconds
            if monotonic() - saved > BETWEEN:
                self._save()
                saved = monotonic()
        self._save()
        if not self.curve or self.curve[-1].matches != self.training.matches:
            yield from self._contests()

    def _save(self) -> None:
        """Write the error curve, the checkpoint and the plot to the files of the run."""
        self.errors.write(self.files.errors)
        self.training.save(self.files.checkpoint)
        self._plot.draw(self.errors.full_segments, self.curve)

    def _is_due(self) -> bool:
        now, before = self.training.matches, self.training.matches - self.training.hyperparameters.batch_size
        return (now // FIRST).bit_length() > (before // FIRST).bit_length()

    def _contests(self) -> Iterator[CurvePoint]:
        """Play the trained bot against the game's best bot without search, and against its own previous version.

        Yield the results as points of the training curve.
        """
        training = self.training
        training.judgement.save(self.files.weights, training.game)
        training.judgement.save(self.files.network_path(training.matches), training.game)
        earlier = [row.matches for row in self.curve if self.files.network_path(row.matches).is_file()]
        rows = [self._contest(instant(training.game).name)]
        rows += [self._contest(LEARNED, matches) for matches in earlier[-1:]]
        self.curve += rows
        write(self.files.curve, self.curve)
        self._save()
        yield from rows

    def _contest(self, opponent: str, learned_from: int | None = None) -> CurvePoint:
        """Play pairs between the trained network and an opponent. Return the result as a point of the training curve.

        The opponent is a bot, or the version of the network that was saved after `learned_from` matches.
        """
        training, game = self.training, self.training.game
        earlier = None if learned_from is None else self.files.network_path(learned_from)
        weights = (self.files.network_path(training.matches), earlier)
        seed = mix_seed(training.hyperparameters.seed, CONTEST)
        rules = game.ruleset(game.rulesets()[0]).parameters
        pairing = Pairing(game.name, rules, (LEARNED, opponent), BY_ITERATIONS, seed, weights, is_fresh=True)
        found = PairStanding.of([each.shares for each in play_pairs(pairing, self.pairs, 1)])
        name = opponent if learned_from is None else str(learned_from)
        seconds, error, result = round(self.seconds, 1), round(training.error, 4), (found.share, found.margin)
        return CurvePoint(training.matches, seconds, error, name, found.pairs, *(round(each, 4) for each in result))


def read(path: Path) -> list[CurvePoint]:
    """Read the contests of a training curve from a file.

    If there is no file, return an empty list.

    Raises:
        LearnedFileError: if the file is invalid.
    """
    return read_table(path, CurvePoint, CurvePoint.can_be, _("%(file)s is damaged: it is not a table of comparisons"))


def write(path: Path, curve: list[CurvePoint]) -> None:
    """Replace the file at `path` with the contests of a training curve, atomically."""
    write_table(path, CurvePoint._fields, curve)


if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure


COLOURS = ("#1f5f8b", "#d9822b", "#4b8b3b", "#a23b72", "#6b6b6b", "#c2a500")
"""Colours of seats or lines.

Markers also distinguish the seats or lines.
"""
EVEN = 0.5
MARKERS = "osD^v"
APART = 1.05
"""Factor by which neighbouring lines move apart on the axis of matches, so that their intervals do not overlap."""
MARGIN = 1.15
"""Factor by which the matches axis extends beyond the data, on either side."""
FEW_DECADES = 10**2.5
"""Ratio of the ends of an axis. Below this ratio, ticks between the powers of ten also have labels."""


def can_draw() -> bool:
    """Return True if matplotlib, an optional dependency, is installed."""
    return find_spec("matplotlib") is not None


class TrainingPlot:
    """Plot of a training run in a file. The plot is redrawn during the run."""

    def __init__(self, title: str, path: Path) -> None:
        """Set the title and the path of the plot. Nothing is drawn until `draw` is called."""
        self.title, self.path = title, path
        self._drawn = (0, 0)

    def draw(self, stretches: Sequence[ErrorSegment], curve: Sequence[CurvePoint]) -> None:
        """Redraw the plot if there is new data and matplotlib is installed.

        Write the file atomically. Its bytes do not depend on the date or the machine.
        """
        lengths = (len(stretches), len(curve))
        if lengths == self._drawn or not can_draw():
            return
        import matplotlib as mpl  # noqa: PLC0415 - an optional dependency, slow to import

        content, figure = BytesIO(), plot_training(self.title, stretches, curve)
        with mpl.rc_context({"svg.hashsalt": "skyhop", "svg.fonttype": "path"}):
            figure.savefig(content, format="svg", metadata={"Date": None, "Creator": None})
        write_whole(self.path, content.getvalue())
        self._drawn = lengths


def plot_training(title: str, stretches: Sequence[ErrorSegment], curve: Sequence[CurvePoint]) -> Figure:
    """Draw the error curve and the contests over the number of matches, on a logarithmic scale.

    `stretches` or `curve` must have data.
    """
    from matplotlib.figure import Figure as New  # noqa: PLC0415 - an optional dependency, slow to import

    figure: Figure = New(figsize=(10.0, 3.8), layout="constrained")
    left, right = figure.subplots(1, 2)
    matches = [each.matches for each in stretches] + [row.matches for row in curve]
    for axes in (left, right):
        axes.spines[["top", "right"]].set_visible(False)
        axes.grid(axis="y", alpha=0.3)
        axes.set_axisbelow(True)
        _scale(axes, min(matches) / MARGIN, max(matches) * MARGIN)
    _draw_errors(left, stretches)
    _draw_contests(right, curve)
    figure.suptitle(_("Training of %(game)s") % {"game": title}, fontsize=11)
    return figure


def _draw_errors(axes: Axes, stretches: Sequence[ErrorSegment]) -> None:
    axes.set_title(_("mean square error"), loc="left", fontsize=10)
    matches = [each.matches for each in stretches]
    axes.plot(matches, [each.error for each in stretches], color=COLOURS[0], linewidth=1, alpha=0.3)
    means = [each.error for each in smooth(stretches)]
    axes.plot(matches, means, color=COLOURS[0], linewidth=2, label=_("mean of the second half of the matches"))
    axes.legend(fontsize=8, frameon=False, loc="upper right")
    axes.yaxis.set_major_formatter(lambda value, _place: decimal(value, 3))


def _draw_contests(axes: Axes, curve: Sequence[CurvePoint]) -> None:
    """Draw a line with the win shares against each opponent. Clip the intervals to the range from 0 to 1."""
    axes.set_title(_("win share, with 95% intervals"), loc="left", fontsize=10)
    axes.axhline(EVEN, color="black", linestyle="dashed", linewidth=1)
    lines: dict[str, list[CurvePoint]] = {}
    for row in curve:  # all earlier versions of the network share one line
        against = _("against %(bot)s") % {"bot": row.opponent}
        lines.setdefault(_("against its earlier versions") if row.is_with_itself else against, []).append(row)
    for number, (name, rows) in enumerate(lines.items()):
        places, shares = [row.matches * APART**number for row in rows], [row.share for row in rows]
        ends = [min(row.margin, row.share) for row in rows], [min(row.margin, 1 - row.share) for row in rows]
        colour, marker = COLOURS[number % len(COLOURS)], MARKERS[number % len(MARKERS)]
        axes.errorbar(
            places, shares, ends, label=name, color=colour, marker=marker, markersize=4, elinewidth=1, capsize=2
        )
    axes.set_ylim(0, 1)
    axes.yaxis.set_major_formatter(lambda value, _place: percent(value))
    if curve:
        axes.legend(fontsize=8, frameon=False, ncols=2, loc="lower right")


def _scale(axes: Axes, first: float, last: float) -> None:
    """Give a logarithmic scale to the axis for the number of matches, with a moderate number of integer labels."""
    from matplotlib.ticker import LogLocator, NullLocator  # noqa: PLC0415 - an optional dependency, slow to import

    axes.set_xscale("log")
    axes.set_xlim(first, last)
    axes.xaxis.set_major_locator(LogLocator(subs=(1, 2, 5) if last / first < FEW_DECADES else (1,)))
    axes.xaxis.set_minor_locator(NullLocator())
    axes.xaxis.set_major_formatter(lambda value, _place: grouped(round(value)))
    axes.set_xlabel(_("matches"))
