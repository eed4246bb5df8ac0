"""Random: any legal action, each as likely as another."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random as Generator
from typing import TYPE_CHECKING, Any

import numpy as np

from skyhop.bots.bot import BY_ITERATIONS, Bot, Budget
from skyhop.engine.state import View
from skyhop.game.game import Game
from skyhop.i18n import N_

if TYPE_CHECKING:
    from skyhop.search.contest_entry import Contest


class Random(Bot):
    """A player without a plan; the measure for all others."""

    name = "random"
    title = N_("Random")
    character = N_("plays anything that is allowed; for first steps")
    strength = 0

    def __init__(self, game: Game, seed: int, budget: Budget = BY_ITERATIONS) -> None:
        """Play `game`; the same seed makes the same choices."""
        super().__init__(game, seed, budget)
        self._generator = Generator(seed)  # noqa: S311 - no secret depends on it

    def choose(self, view: View) -> int:
        """Choose uniformly among the legal actions."""
        return self._generator.choice(self.game.legal(view))

    @classmethod
    def crowd(cls, _game: Game, seeds: Sequence[int]) -> RandomCrowd:
        """Any game is played so."""
        return RandomCrowd(seeds)


class RandomCrowd:
    """One in each of many matches."""

    def __init__(self, seeds: Sequence[int]) -> None:
        from skyhop.search.contest import entries_of_choice, twisters  # noqa: PLC0415  bots are listed by who never plays many

        self.entries = entries_of_choice()
        self._twisters = twisters(seeds)

    def choose(self, contest: Contest, which: np.ndarray[Any, Any]) -> None:
        """Choose uniformly among the legal actions."""
        from skyhop.search.contest_entry import choose_any  # noqa: PLC0415  as above

        choose_any(contest.actions, contest.counts, contest.chosen, which, self._twisters)
