"""A trial: what a view promises every seat as it stands, and by some of its actions, over worlds that it allows."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from skyhop.engine.state import View
from skyhop.game.game import Game
from skyhop.search.entry import attempts
from skyhop.search.game_entry import game_entry
from skyhop.search.judgement import Judgement, room_by, way_of
from skyhop.search.worlds import NO_ACTION, worlds_of


class Trial:
    """What actions of a view promise, all tried in the same worlds, or without actions the view as it stands."""

    def __init__(
        self, game: Game, view: View, actions: Sequence[int], seed: int, judgement: Judgement | None = None
    ) -> None:
        """Begin with nothing known; the same seed sees the same worlds.

        With a judgement its network says what follows an action is worth, without one matches are played to their end
        at random. `MissingCapability` where the game has no kernels for it.
        """
        self.worlds = 0
        self._entry = game_entry(attempts, game, way_of(judgement))
        tried = list(actions) or [NO_ACTION]
        worlds = worlds_of(game, view, seed, tried)
        self._worth = np.zeros((len(tried), len(worlds.shares)))
        self._arguments = worlds, room_by(game, judgement, view), len(tried), self._worth

    def run(self, worlds: int) -> None:
        """Try the actions in so many worlds more."""
        self._entry(*self._arguments, worlds)
        self.worlds += worlds

    @property
    def worth(self) -> NDArray[np.float64]:
        """The part of the win that each seat can expect, by action and seat; of a view as it stands in one row."""
        return self._worth / max(1, self.worlds)
