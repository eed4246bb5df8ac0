"""Opponent at the seats that do not learn: any bot, which receives only its own view."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from skyhop.bots.bot import Bot, bot
from skyhop.envs.batch import Batch

RANDOM = "random"
"""Name of the bot that needs no view; it plays inside the compiled step at full speed."""


class Opponent:
    """Bot by name, in all matches of a batch."""

    def __init__(self, batch: Batch, name: str, seed: int = 0) -> None:
        """Create the bot; raise `UnknownBot`, or `MissingCapability` if it cannot play the game."""
        self.name, self._batch = name, batch
        self._player = self._made(seed)

    def seed(self, seed: int) -> None:
        """Seed the bot; its choices depend only on this seed."""
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
