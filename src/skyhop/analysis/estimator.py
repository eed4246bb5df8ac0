"""Estimator of win chances and action values from the view of one seat, and marks and accuracies for losses."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence
from enum import Enum
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import skyhop.search
from skyhop.engine.chance import mix_seed
from skyhop.engine.jit.code_key import code_key
from skyhop.engine.jit.compilation import entries_of
from skyhop.engine.kernel import Entry
from skyhop.engine.state import View
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.i18n import N_, translated
from skyhop.search import solver
from skyhop.search.compiled_entries import attempts, game_entry, search, select_method
from skyhop.search.search import ActionRollouts, Search
from skyhop.search.value_network import value_network_of

PYTHON_FOLDERS = (Path(__file__).parent, Path(skyhop.search.__file__).parent)
"""Folders with Python code that affects an estimate, in addition to the kernels."""
WORLDS_TO_CHOOSE = 8
"""Number of worlds in which a network evaluates each action to find the best action."""
WORLDS_TO_ESTIMATE = 64
"""Number of worlds that a network evaluates to estimate a win chance."""
ITERATIONS = 800
"""Default number of search iterations to find the best action, for a game without a network."""
ROLLOUT_DIVISOR = 2
"""Divisor for the number of rollouts of an action. With 2, they are half as many as the search iterations."""
BATCHES = 16
"""Number of batches of worlds. The spread of the means of the batches gives the margin of error."""
STANDARD_ERRORS = 1.96
"""Number of standard errors on each side of an estimate. They give a 95% confidence interval."""
SEARCH_STREAM, ROLLOUT_STREAM = 1, 2
"""Numbers of two random streams.

One stream draws the worlds that find the best action. The other stream draws the worlds that estimate its
value.
"""

Shares = tuple[float, ...]
"""Expected win share, by seat."""


FINE = 0.01
SLIP = 0.05
MISTAKE = 0.10
BLUNDER = 0.20
"""Smallest loss of win chance for the mark blunder, as a share of a win.

The constants before it are the smallest losses for the marks fine, inaccuracy and mistake. A smaller loss gets the
mark best.
"""


class Mark(Enum):
    """Quality of a decision: best, fine, inaccuracy, mistake or blunder.

    The values are also used in the JSON document of an analysis.
    """

    BEST = "best"
    """Mark if the search found no noticeably better action."""
    FINE = "fine"
    """Mark if the search found a better action, but the loss is small or at most the margin of error."""
    SLIP = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"

    @property
    def is_bad(self) -> bool:
        """True for an inaccuracy, a mistake or a blunder. False for the marks best and fine."""
        return self not in (Mark.BEST, Mark.FINE)

    @property
    def title(self) -> str:
        """Name of the mark as a word in the reader's language."""
        return translated(TITLES[self])


TITLES = {
    Mark.BEST: N_("best"),
    Mark.FINE: N_("fine"),
    Mark.SLIP: N_("inaccuracy"),
    Mark.MISTAKE: N_("mistake"),
    Mark.BLUNDER: N_("blunder"),
}


def mark_of(loss: float, margin: float) -> Mark:
    """Return the mark of a decision that loses `loss` of win chance.

    A loss up to `margin`, the margin of error, gets the mark best or fine.
    """
    if loss < FINE:
        return Mark.BEST
    if loss < SLIP or loss <= margin:
        return Mark.FINE
    if loss < MISTAKE:
        return Mark.SLIP
    return Mark.MISTAKE if loss < BLUNDER else Mark.BLUNDER


ACCURACY_SCALE, ACCURACY_DECAY, ACCURACY_SHIFT = 103.1668100711649, 0.04354415386753951, -3.166924740191411
ACCURACY_BONUS = 1.0
"""Bonus for the error of the estimates. This constant and the three constants before it come from Lichess.

Lichess has them in `fromWinPercents` of `modules/analyse/src/main/AccuracyPercent.scala` (github.com/lichess-org/lila).
"""
MIN_ACCURACY = 1.0
"""Smallest accuracy in the harmonic mean, as in lichess. One blunder then does not make the mean zero."""


def accuracy_of(loss: float, margin: float = 0.0) -> float:
    """Return the accuracy of a decision that loses `loss` of win chance, as a number from 0 to 100.

    `loss` is a share of a win, from 0 to 1. A loss up to `margin`, the margin of error, costs no accuracy. Lichess uses
    the same formula, with the loss in percent.
    """
    if loss <= margin:
        return 100.0
    raw = ACCURACY_SCALE * math.exp(-ACCURACY_DECAY * 100 * loss) + ACCURACY_SHIFT + ACCURACY_BONUS
    return min(100.0, max(0.0, raw))


def mean_accuracy(accuracies: Sequence[float]) -> float | None:
    """Return the accuracy of a player: the average of the arithmetic and the harmonic mean of `accuracies`.

    These are the accuracies of the player's decisions. If there are none, return None.
    """
    if not accuracies:
        return None
    harmonic = len(accuracies) / sum(1 / max(MIN_ACCURACY, each) for each in accuracies)
    return (fmean(accuracies) + harmonic) / 2


class DecisionEstimate(NamedTuple):
    """Estimate of a decision: the best action, the value of the best action, and the value of the chosen action."""

    best: int
    """Best action found. If no action is better than the chosen action, this is the chosen action."""
    of_best: Shares
    of_taken: Shares
    margin: float
    """Half the width of the 95% confidence interval of the difference in value between best and chosen action."""
    is_solved: bool = False
    """True if a search examined the rest of the match completely. The values then have no error."""


class Estimator:
    """Estimator of win chances from views. With the same seed, equal views lead to bit-identical estimates.

    For a game with learned weights, the estimator uses the network. For all other games, it uses random rollouts.
    Solo matches also use rollouts, because a network trained on good play estimates every solo position as won. If
    `iterations` is given, a tree search improves the estimate of each decision.
    """

    def __init__(self, game: Game, seed: int = 0, iterations: int | None = None, *, is_solo: bool = False) -> None:
        """Prepare estimates for a game. Raise `MissingCapability` if the game has no kernels for a search."""
        self.game, self.seed, self.iterations = game, seed, iterations
        self._judgement = value_network_of(game) if game.has(Capability.JUDGEMENT) and not is_solo else None
        self._tries = iterations or ITERATIONS

    @property
    def method(self) -> str:
        """Estimation method: `network` or `playouts`."""
        return "playouts" if self._judgement is None else "network"

    def entries(self) -> list[Entry]:
        """Engine functions (entries) to compile for the estimator, in addition to the entries of the game."""
        is_searched = self._judgement is None or self.iterations is not None
        makers = (attempts, search) if is_searched else (attempts,)
        found = [game_entry(each, self.game, select_method(self._judgement)) for each in makers]
        return [*found, *solver.entries(self.game)]

    @property
    def stamp(self) -> str:
        """Hash of the code, weights and settings of the estimator.

        Two estimators with the same stamp compute equal values for the same match.
        """
        digest = hashlib.sha256(f"{self.method} {self.iterations} {self.seed}".encode())
        for entry in [*entries_of([self.game.module.removesuffix(".game")]), *self.entries()]:
            digest.update(f"{entry.address} {code_key(entry.py_func)}".encode())
        for path in sorted(path for folder in PYTHON_FOLDERS for path in folder.glob("*.py")):
            digest.update(path.read_bytes())
        if self._judgement is not None:
            digest.update(self._judgement.weights.tobytes())
        return digest.hexdigest()[:16]

    def estimate_shares(self, view: View, number: int) -> Shares:
        """Return the expected win share for each seat, estimated from the view.

        The random seed depends on `number`, the number of the decision in the match.
        """
        trial = ActionRollouts(self.game, view, (), self._seed(number, ROLLOUT_STREAM), self._judgement)
        trial.run(WORLDS_TO_ESTIMATE if self._judgement is not None else max(BATCHES, self._tries))
        return _shares(trial.win_chances[0])

    def estimate_decision(self, view: View, action: int, number: int) -> DecisionEstimate:
        """Compare the value of the chosen action with the value of the best action.

        If a search can examine the rest of the match completely, the result is exact. The random seed depends on
        `number`, the number of the decision in the match.
        """
        solved = solver.solve_decision(self.game, view)
        if solved and solved.is_exact:
            best = action if action in solved.best else solved.best[0]
            return DecisionEstimate(best, solved.shares(best), solved.shares(action), 0.0, is_solved=True)
        if len(self.game.legal(view)) > 1:
            if self._judgement is not None and self.iterations is not None:
                return self._search_actions(view, action, number)
            return self._compare_actions(view, [action, *self._candidates(view, number)], number)
        return self._compare_actions(view, [action], number)

    @property
    def _worlds(self) -> int:
        return WORLDS_TO_ESTIMATE if self._judgement is not None else max(BATCHES, self._tries // ROLLOUT_DIVISOR)

    def _candidates(self, view: View, number: int) -> list[int]:
        """Return one or two actions that are probably good. The caller compares them with the chosen action."""
        seed, legal = self._seed(number, SEARCH_STREAM), self.game.legal(view)
        if self._judgement is not None:
            trial = ActionRollouts(self.game, view, legal, seed, self._judgement)
            trial.run(WORLDS_TO_CHOOSE)
            return [legal[int(trial.win_chances[:, view.record["seat"]].argmax())]]
        search = Search(self.game, view, seed, self._tries + 1)
        search.run(self._tries)
        found = [search.list_statistics()[0].action]
        if self.game.has(Capability.EVALUATION):
            found.append(legal[int(self.game.evaluation.evaluate(view, legal).argmax())])
        return found

    def _compare_actions(self, view: View, actions: Sequence[int], number: int) -> DecisionEstimate:
        """Estimate the values of `actions` in the same random worlds. The first of `actions` is the chosen action.

        These worlds are independent of the worlds in which `_candidates` found the other actions.
        """
        actions = list(dict.fromkeys(actions))
        trial = ActionRollouts(self.game, view, actions, self._seed(number, ROLLOUT_STREAM), self._judgement)
        sums = [trial.win_chances]
        for _batch in range(BATCHES):
            trial.run(self._worlds // BATCHES)
            sums.append(trial.win_chances * trial.worlds)
        seat = int(view.record["seat"])
        best = int(trial.win_chances[:, seat].argmax())
        differences = np.diff([each[best, seat] - each[0, seat] for each in sums]) / (self._worlds // BATCHES)
        margin = STANDARD_ERRORS * float(differences.std(ddof=1)) / math.sqrt(BATCHES)
        return DecisionEstimate(actions[best], _shares(trial.win_chances[best]), _shares(trial.win_chances[0]), margin)

    def _search_actions(self, view: View, action: int, number: int) -> DecisionEstimate:
        """Compare the chosen action with the best action by a tree search.

        The search runs at least two iterations per legal action.
        """
        tries = max(self._tries, 2 * len(self.game.legal(view)))
        search = Search(self.game, view, self._seed(number, SEARCH_STREAM), judgement=self._judgement)
        search.run(tries)
        best, seat = search.list_statistics()[0].action, int(view.record["seat"])
        of_best, of_taken = search.shares_of(best), search.shares_of(action)
        if of_taken[seat] >= of_best[seat]:
            best, of_best = action, of_taken
        return DecisionEstimate(best, of_best, of_taken, 0.0)

    def _seed(self, number: int, stream: int) -> int:
        return mix_seed(self.seed, number, stream)


def estimate_action(game: Game, is_solo: bool, view: View, action: int, number: int) -> DecisionEstimate:  # noqa: FBT001  jobs pass arguments by position
    """Compare the value of an action with the value of the best action, as the analysis of a match does.

    A process with limited memory runs this function. It is therefore in a module with few imports.
    """
    return Estimator(game, is_solo=is_solo).estimate_decision(view, action, number)


def _shares(chances: NDArray[np.float64]) -> Shares:
    return tuple(chances.tolist())
