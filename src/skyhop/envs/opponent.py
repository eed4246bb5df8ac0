"""Whoever sits at the seats that do not learn: any bot, which sees its own view and nothing else."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from skyhop.bots.bot import Bot, bot
from skyhop.envs.batch import Batch

RANDOM = "random"
"""The bot that needs no view: it plays as fast as the matches are stepped."""


class Opponent:
    """A bot by its name, in all matches of a batch."""

    def __init__(self, batch: Batch, name: str, seed: int = 0) -> None:
        """`UnknownBot`, or `MissingCapability` where it cannot play the game."""
        self.name, self._batch = name, batch
        self._player = self._made(seed)

    def seed(self, seed: int) -> None:
        """Have its choices depend on a seed alone."""
        self._player = self._made(seed)

    def choose(self, which: NDArray[np.int64]) -> None:
        """Choose an action for the seat that decides in each of these matches."""
        if self.name == RANDOM:
            self._batch.choose_randomly(which)
            return
        matches, game = self._batch.matches, self._batch.game
        for match in which.tolist():
            view = game.view(self._batch.state(match), int(matches.seats[match]))
            matches.chosen[match] = self._player.choose(view)

    def _made(self, seed: int) -> Bot:
        return bot(self.name, self._batch.game, seed)
