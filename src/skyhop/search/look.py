"""A look one or two plies ahead: what each action is worth to a seat, from its view alone."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from skyhop.engine.record import Records
from skyhop.engine.state import View
from skyhop.game.game import Game
from skyhop.search.entry import attempts
from skyhop.search.game_entry import Way, game_entry
from skyhop.search.judgement import Judgement, room_of
from skyhop.search.worlds import worlds_of


class Look:
    """What a network says of actions of a view, over worlds that the view allows."""

    def __init__(
        self,
        game: Game,
        view: View,
        judgement: Judgement,
        seed: int,
        plies: int = 1,
        actions: Sequence[int] | None = None,
    ) -> None:
        """Begin with nothing known of some legal actions, of all if left out; the same seed sees the same worlds.

        Of two plies the second is the best reply.
        """
        self.actions = game.legal(view) if actions is None else actions
        self.worlds = 0
        self._entry = game_entry(attempts, game, Way.JUDGED)
        self._seat, self._worlds = int(view.record["seat"]), worlds_of(game, view, seed, self.actions)
        self._worth = np.zeros((len(self.actions), len(self._worlds.shares)))
        self._arguments = self._worlds, room_of(game, judgement, self._seat, plies), len(self.actions), self._worth

    def run(self, worlds: int = 1) -> None:
        """Look at so many worlds more."""
        self._entry(*self._arguments, worlds)
        self.worlds += worlds

    @property
    def world(self) -> Records:
        """The world that was looked at last; shape (1,)."""
        return self._worlds.drawn

    @property
    def worth(self) -> NDArray[np.float64]:
        """The part of the win that each action promises, in the order of `actions`."""
        return self._worth[:, self._seat] / max(1, self.worlds)
