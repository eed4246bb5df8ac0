"""Random: any legal action, each as likely as another."""

from __future__ import annotations

from random import Random as Generator

from skyhop.core.game import Game
from skyhop.core.state import View


class Random:
    """A player without a plan; the measure for all others."""

    name = "random"

    def __init__(self, game: Game, seed: int) -> None:
        """Play `game`; the same seed makes the same choices."""
        self._game = game
        self._generator = Generator(seed)  # noqa: S311 - no secret depends on it

    def choose(self, view: View) -> int:
        """Choose uniformly among the legal actions."""
        return self._generator.choice(self._game.legal(view))
