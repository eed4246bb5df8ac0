"""Training watched: checkpoints, and now and then a contest with `greedy` and with what was learned before."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from glob import escape
from pathlib import Path
from time import monotonic
from typing import NamedTuple, Self

from skyhop.bots.bot import BY_ITERATIONS, instant
from skyhop.engine.chance import mixed_seed
from skyhop.game.game import Game
from skyhop.i18n import _
from skyhop.lab import table_file
from skyhop.lab.errors import Errors
from skyhop.lab.pairs import Pairing, Standing, played
from skyhop.lab.training_plot import TrainingPlot
from skyhop.learning.training import Training

FIRST = 1000
"""Matches before the first contest; the next ones are held whenever the matches have doubled."""
CONTEST = 3
"""Keeps the matches of contests apart from those that are learned from."""
BETWEEN = 20.0
"""Seconds between two checkpoints."""
LEARNED = "value"
"""The bot that plays by what was learned, and nothing else."""


class Row(NamedTuple):
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


class Watched:
    """A training with its files; it goes on until it is told to stop."""

    def __init__(self, training: Training, files: Files, pairs: int, curve: list[Row] | None = None) -> None:
        """Watch a training, with so many pairs in each contest."""
        self.training, self.files, self.pairs = training, files, pairs
        self.curve = curve or []
        self.seconds = self.curve[-1].seconds if self.curve else 0.0
        self.errors = Errors()
        self._plot = TrainingPlot(training.game.title, files.plot)

    @classmethod
    def resumed(cls, game: Game, files: Files, pairs: int) -> Self:
        """Go on from the checkpoint; what the curve has after it is held once more."""
        training = Training.resumed(game, files.checkpoint)
        made = cls(training, files, pairs, [row for row in read(files.curve) if row.matches <= training.matches])
        made.errors = Errors.read(files.errors, training.matches)
        return made

    def run(self, is_over: Callable[[], bool], told: Callable[[Self], None]) -> Iterator[Row]:
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

    def _contests(self) -> Iterator[Row]:
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

    def _contest(self, opponent: str, learned_from: int | None = None) -> Row:
        """Play pairs against a bot, or against what had been learned from so many matches."""
        training, game = self.training, self.training.game
        earlier = None if learned_from is None else self.files.learned(learned_from)
        weights = (self.files.learned(training.matches), earlier)
        seed = mixed_seed(training.hyperparameters.seed, CONTEST)
        rules = game.ruleset(game.rulesets()[0]).parameters
        pairing = Pairing(game.name, rules, (LEARNED, opponent), BY_ITERATIONS, seed, weights, is_fresh=True)
        found = Standing.of([each.shares for each in played(pairing, self.pairs, 1)])
        name = opponent if learned_from is None else str(learned_from)
        return Row(
            training.matches,
            round(self.seconds, 1),
            round(training.error, 4),
            name,
            found.pairs,
            round(found.share, 4),
            round(found.margin, 4),
        )


def read(path: Path) -> list[Row]:
    """Read a curve; none where there is no file, `LearnedFileError` where it is none."""
    return table_file.read(path, Row, Row.can_be, _("%(file)s is damaged: it is no table of contests"))


def write(path: Path, curve: list[Row]) -> None:
    """Write a curve anew, at once or not at all."""
    table_file.write(path, Row._fields, curve)
