"""Greedy: the action that the game's own evaluation values most, one ply deep."""

from __future__ import annotations

from random import Random as Generator

import numpy as np

from skyhop.core.game import Game
from skyhop.core.state import View


class Greedy:
    """A player that looks no further than the next moment, but looks well."""

    name = "greedy"

    def __init__(self, game: Game, seed: int) -> None:
        """Play `game`; the same seed makes the same choices among equals."""
        self._game = game
        self._generator = Generator(seed)  # noqa: S311 - no secret depends on it

    def choose(self, view: View) -> int:
        """Choose the best valued legal action, any of those that are equally good."""
        actions = self._game.legal(view)
        values = self._game.evaluate(view, actions)
        best = np.flatnonzero(values == values.max())
        return actions[int(self._generator.choice(best))]
