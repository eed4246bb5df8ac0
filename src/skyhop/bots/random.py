"""Random: any legal action, each as likely as another."""

from __future__ import annotations

from random import Random as Generator

from skyhop.bots.bot import BY_ITERATIONS, Bot, Budget
from skyhop.core.engine.state import View
from skyhop.core.game.game import Game
from skyhop.core.language.i18n import N_


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
