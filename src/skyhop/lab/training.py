"""Training watched: checkpoints, and now and then a contest with `greedy` and with what was learned before."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from glob import escape
from importlib.util import find_spec
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple, Self

import numpy as np

from skyhop.bots.bot import BY_ITERATIONS, instant
from skyhop.engine.chance import mixed_seed
from skyhop.files import write_whole
from skyhop.game.game import Game
from skyhop.game.refusal import LearnedFileError
from skyhop.i18n import _, decimal, grouped, percent
from skyhop.lab import tables
from skyhop.lab.pairs import Pairing, Standing, played
from skyhop.learning.training import Training

FEWEST = 25
"""Batches of a stretch at least."""
PART = 50
"""A stretch ends when it has as many batches as one in so many of all matches.

So stretches are about equally wide on a logarithmic scale, and 10 million matches by batches of two have 250 of them.
They end where the matches say and not the clock: the same seed gives the same ones.
"""


class ErrorStretch(NamedTuple):
    """Some batches, one after another."""

    matches: int
    """How many had been played at the end of the last batch."""
    error: float
    """The mean of the mean square errors of the batches."""
    batches: int

    def can_be(self) -> bool:
        """Say whether there can be such a stretch."""
        return 1 <= self.batches <= self.matches and 0 <= self.error <= 1

    @property
    def is_over(self) -> bool:
        """Whether the next batch belongs to another stretch."""
        return self.batches >= max(FEWEST, self.matches // PART)

    def longer(self, matches: int, error: float) -> ErrorStretch:
        """The stretch with one more batch."""
        batches = self.batches + 1
        return ErrorStretch(matches, self.error + (error - self.error) / batches, batches)


class ErrorCurve:
    """The stretches of a training, the last of which goes on."""

    def __init__(self, stretches: Sequence[ErrorStretch] = ()) -> None:
        """Begin with those that there are."""
        self.stretches = list(stretches)

    @classmethod
    def read(cls, path: Path, matches: int) -> Self:
        """Read those up to so many matches; none where there is no file, `LearnedFileError` where it is none."""
        problem = _("%(file)s is damaged: it is no table of errors")
        found = tables.read(path, ErrorStretch, ErrorStretch.can_be, problem)
        if any(one.matches >= other.matches for one, other in pairwise(found)):
            raise LearnedFileError(problem % {"file": path})
        return cls([each for each in found if each.matches <= matches])

    def write(self, path: Path) -> None:
        """Write them anew, at once or not at all, to the last bit."""
        tables.write_table_file(path, ErrorStretch._fields, self.stretches)

    @property
    def over(self) -> list[ErrorStretch]:
        """Those that nothing is added to any more: what can be shown."""
        return [each for each in self.stretches if each.is_over]

    def add(self, matches: int, error: float) -> None:
        """Add a batch, after which so many matches had been played."""
        if self.stretches and not self.stretches[-1].is_over:
            self.stretches[-1] = self.stretches[-1].longer(matches, error)
        else:
            self.stretches.append(ErrorStretch(matches, error, 1))


def smooth(stretches: Sequence[ErrorStretch]) -> list[ErrorStretch]:
    """Give each stretch the mean error of the latter half of all matches up to its end: single ones say little."""
    if not stretches:
        return []
    ends, batches = np.array([each.matches for each in stretches]), np.array([each.batches for each in stretches])
    counts = np.append(0, batches.cumsum())
    totals = np.append(0, (batches * [each.error for each in stretches]).cumsum())
    half = np.searchsorted(ends, ends / 2, side="right")
    means = (totals[1:] - totals[half]) / (counts[1:] - counts[half])
    return [each._replace(error=mean) for each, mean in zip(stretches, means.tolist(), strict=True)]


FIRST = 1000
"""Matches before the first contest; the next ones are held whenever the matches have doubled."""
CONTEST = 3
"""Keeps the matches of contests apart from those that are learned from."""
BETWEEN = 20.0
"""Seconds between two checkpoints."""
LEARNED = "value"
"""The bot that plays by what was learned, and nothing else."""


class CurvePoint(NamedTuple):
    """A point of the curve: how what was learned from so many matches fares against an opponent."""

    matches: int
    seconds: float
    """That training took, contests not counted."""
    error: float
    opponent: str
    """A bot, or the number of matches that an earlier self had learned from."""
    pairs: int
    share: float
    margin: float

    def can_be(self) -> bool:
        """Say whether there can be such a contest."""
        is_contest = self.matches >= 1 and self.pairs >= 1 and self.opponent.isprintable() and 0 <= self.share <= 1
        return is_contest and self.margin >= 0 and 0 <= self.error <= 1 and 0 <= self.seconds < math.inf

    @property
    def is_with_itself(self) -> bool:
        """Whether the opponent is an earlier self."""
        return self.opponent.isdecimal()


class Files(NamedTuple):
    """Where a training leaves what it makes, all beside one another."""

    weights: Path

    @property
    def checkpoint(self) -> Path:
        """What it takes to go on."""
        return self.weights.with_suffix(".checkpoint.npz")

    @property
    def curve(self) -> Path:
        """The contests, a row each."""
        return self.weights.with_suffix(".csv")

    @property
    def errors(self) -> Path:
        """The error over the matches, a row for each stretch of them."""
        return self.weights.with_name(f"{self.weights.stem}-error.csv")

    @property
    def plot(self) -> Path:
        """Errors and contests, drawn."""
        return self.weights.with_suffix(".svg")

    def there(self) -> list[Path]:
        """Those of all these files that exist."""
        earlier = self.weights.parent.glob(f"{escape(self.weights.stem)}-[0-9]*.npz")
        return [each for each in (self.weights, self.curve, self.errors, self.plot, *earlier) if each.exists()]

    def learned(self, matches: int) -> Path:
        """What was learned from so many matches."""
        return self.weights.with_name(f"{self.weights.stem}-{matches}.npz")


class TrainingRun:
    """A training with its files; it goes on until it is told to stop."""

    def __init__(self, training: Training, files: Files, pairs: int, curve: list[CurvePoint] | None = None) -> None:
        """Watch a training, with so many pairs in each contest."""
        self.training, self.files, self.pairs = training, files, pairs
        self.curve = curve or []
        self.seconds = self.curve[-1].seconds if self.curve else 0.0
        self.errors = ErrorCurve()
        self._plot = TrainingPlot(training.game.title, files.plot)

    @classmethod
    def resumed(cls, game: Game, files: Files, pairs: int) -> Self:
        """Go on from the checkpoint; what the curve has after it is held once more."""
        training = Training.resumed(game, files.checkpoint)
        made = cls(training, files, pairs, [row for row in read(files.curve) if row.matches <= training.matches])
        made.errors = ErrorCurve.read(files.errors, training.matches)
        return made

    def run(self, is_over: Callable[[], bool], told: Callable[[Self], None]) -> Iterator[CurvePoint]:
        """Train until it is over, which is asked after each batch; yield the contests, and hold one at the end."""
        begun, saved, before = monotonic(), monotonic(), self.seconds
        while not is_over():
            self.training.run()
            self.errors.add(self.training.matches, self.training.error)
            self.seconds = before + monotonic() - begun
            told(self)
            if self._is_due():
                yield from self._contests()
                begun, before = monotonic(), self.seconds
            if monotonic() - saved > BETWEEN:
                self._save()
                saved = monotonic()
        self._save()
        if not self.curve or self.curve[-1].matches != self.training.matches:
            yield from self._contests()

    def _save(self) -> None:
        """Write what it takes to go on, and what shows how it goes."""
        self.errors.write(self.files.errors)
        self.training.save(self.files.checkpoint)
        self._plot.draw(self.errors.over, self.curve)

    def _is_due(self) -> bool:
        now, before = self.training.matches, self.training.matches - self.training.hyperparameters.batch_size
        return before < FIRST <= now or (now >= FIRST and (now // FIRST).bit_length() > (before // FIRST).bit_length())

    def _contests(self) -> Iterator[CurvePoint]:
        """Let what was learned play against the best bot that needs no learning, and against the last one."""
        training = self.training
        training.judgement.save(self.files.weights, training.game)
        training.judgement.save(self.files.learned(training.matches), training.game)
        earlier = [row.matches for row in self.curve if self.files.learned(row.matches).is_file()]
        rows = [self._contest(instant(training.game).name)]
        rows += [self._contest(LEARNED, matches) for matches in earlier[-1:]]
        self.curve += rows
        write(self.files.curve, self.curve)
        self._save()
        yield from rows

    def _contest(self, opponent: str, learned_from: int | None = None) -> CurvePoint:
        """Play pairs against a bot, or against what had been learned from so many matches."""
        training, game = self.training, self.training.game
        earlier = None if learned_from is None else self.files.learned(learned_from)
        weights = (self.files.learned(training.matches), earlier)
        seed = mixed_seed(training.hyperparameters.seed, CONTEST)
        rules = game.ruleset(game.rulesets()[0]).parameters
        pairing = Pairing(game.name, rules, (LEARNED, opponent), BY_ITERATIONS, seed, weights, is_fresh=True)
        found = Standing.of([each.shares for each in played(pairing, self.pairs, 1)])
        name = opponent if learned_from is None else str(learned_from)
        return CurvePoint(
            training.matches,
            round(self.seconds, 1),
            round(training.error, 4),
            name,
            found.pairs,
            round(found.share, 4),
            round(found.margin, 4),
        )


def read(path: Path) -> list[CurvePoint]:
    """Read a curve; none where there is no file, `LearnedFileError` where it is none."""
    return tables.read(path, CurvePoint, CurvePoint.can_be, _("%(file)s is damaged: it is no table of contests"))


def write(path: Path, curve: list[CurvePoint]) -> None:
    """Write a curve anew, at once or not at all."""
    tables.write_table_file(path, CurvePoint._fields, curve)


if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure


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

    def draw(self, stretches: Sequence[ErrorStretch], curve: Sequence[CurvePoint]) -> None:
        """Draw it anew where there is more to show, and matplotlib is there."""
        shown = (len(stretches), len(curve))
        if shown != self._drawn and can_draw():
            _save(drawn(self.title, stretches, curve), self.path)
            self._drawn = shown


def drawn(title: str, stretches: Sequence[ErrorStretch], curve: Sequence[CurvePoint]) -> Figure:
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


def _draw_errors(axes: Axes, stretches: Sequence[ErrorStretch]) -> None:
    axes.set_title(_("mean square error"), loc="left", fontsize=10)
    matches = [each.matches for each in stretches]
    axes.plot(matches, [each.error for each in stretches], color=COLOURS[0], linewidth=1, alpha=0.3)
    means = [each.error for each in smooth(stretches)]
    axes.plot(matches, means, color=COLOURS[0], linewidth=2, label=_("mean of the latter half of the matches"))
    axes.legend(fontsize=8, frameon=False, loc="upper right")
    axes.yaxis.set_major_formatter(lambda value, _place: decimal(value, 3))


def _draw_contests(axes: Axes, curve: Sequence[CurvePoint]) -> None:
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


def _lines(curve: Sequence[CurvePoint]) -> dict[str, list[CurvePoint]]:
    """What each line is called, and its contests."""
    lines: dict[str, list[CurvePoint]] = {}
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
