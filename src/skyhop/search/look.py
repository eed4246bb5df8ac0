"""A look one or two plies ahead: what each action is worth to a seat, from its view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from skyhop.core.chance import word_of
from skyhop.core.game import Game
from skyhop.core.record import Records, records
from skyhop.core.state import View
from skyhop.search.entry import look_entry_of
from skyhop.search.judgement import Judgement, room_of
from skyhop.search.search import DRAWN, worlds_of
from skyhop.search.tree import Progress
from skyhop.search.two_plies import ROOM_FOR_REPLIES


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
        self._entry = look_entry_of(game, plies)
        self._worth = np.zeros(game.action_count)
        progress = records(Progress, 1)
        progress["random"] = word_of(seed)
        listed, others = np.zeros(game.action_count, np.int16), np.zeros(2 * game.action_count, np.int16)
        listed[: len(self.actions)] = self.actions
        shares = np.zeros(game.seat_count(view.ruleset))
        self._worlds = worlds_of(game, view, ROOM_FOR_REPLIES)
        inputs = (view.ruleset.record, view.records, self._worlds, listed, len(self.actions), others)
        self._arguments = (*inputs, self._worth, shares, progress, *room_of(game, judgement))

    def run(self, worlds: int = 1) -> None:
        """Look at so many worlds more."""
        for _world in range(worlds):
            self._entry(*self._arguments)
        self.worlds += worlds

    @property
    def world(self) -> Records:
        """The world that was looked at last; shape (1,)."""
        return self._worlds[DRAWN : DRAWN + 1]

    @property
    def worth(self) -> np.ndarray[Any, Any]:
        """The part of the win that each action promises, in the order of `actions`."""
        return self._worth[: len(self.actions)] / max(1, self.worlds)
