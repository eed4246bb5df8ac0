"""Greedy: the action that the game's own evaluation values most, one ply deep."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random as Generator
from typing import TYPE_CHECKING, Any

import numpy as np

from skyhop.bots.bot import BY_ITERATIONS, Budget, Valued, Valuer
from skyhop.engine.state import View
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.i18n import N_

if TYPE_CHECKING:
    from skyhop.search.contest_entry import Contest


class Greedy(Valuer):
    """A player that looks no further than the next moment, but looks well."""

    name = "greedy"
    title = N_("Greedy")
    character = N_("takes what looks best now")
    strength = 10
    needs = (Capability.EVALUATION,)

    def __init__(self, game: Game, seed: int, budget: Budget = BY_ITERATIONS) -> None:
        """Play `game`; the same seed makes the same choices among equals."""
        super().__init__(game, seed, budget)
        self._generator = Generator(seed)  # noqa: S311 - no secret depends on it

    def choose(self, view: View) -> int:
        """Choose the best valued legal action, any of those that are equally good."""
        actions, values = self.valued(view)
        best = np.flatnonzero(values == values.max())
        return actions[int(self._generator.choice(best))]

    def valued(self, view: View) -> Valued:
        """What the evaluation says of the legal actions."""
        actions = self.game.legal(view)
        return Valued(actions, self.game.evaluate(view, actions))

    @classmethod
    def crowd(cls, game: Game, seeds: Sequence[int]) -> GreedyCrowd | None:
        """A game whose evaluation is a kernel is played so."""
        return GreedyCrowd(game, seeds) if game.evaluation() else None


class GreedyCrowd:
    """One in each of many matches."""

    def __init__(self, game: Game, seeds: Sequence[int]) -> None:
        from skyhop.search.contest import entries_of_best, twisters, weighing_for  # noqa: PLC0415  bots are listed by who never plays many

        self.entries = entries_of_best(game)
        self._choose = self.entries[-1]
        self._twisters, self._weighing = twisters(seeds), weighing_for(game)

    def choose(self, contest: Contest, which: np.ndarray[Any, Any]) -> None:
        """Choose the best valued legal action, any of those that are equally good."""
        self._choose(contest, which, self._twisters, self._weighing)
