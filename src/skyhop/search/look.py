"""A look one ply ahead: what each action is worth to a seat, from its view alone."""

from __future__ import annotations

from typing import Any

import numpy as np

from skyhop.core.chance import word_of
from skyhop.core.game import Game
from skyhop.core.record import records
from skyhop.core.state import View
from skyhop.search.entry import one_ply_entry_of
from skyhop.search.judgement import Judgement, room_of
from skyhop.search.one_ply import WORLDS
from skyhop.search.search import worlds_of
from skyhop.search.tree import Progress


class Look:
    """What a network says of the legal actions of a view, over worlds that the view allows."""

    def __init__(self, game: Game, view: View, judgement: Judgement, seed: int) -> None:
        """Begin with nothing known; the same seed sees the same worlds."""
        self.actions = game.legal(view)
        self.worlds = 0
        self._entry = one_ply_entry_of(game)
        self._worth = np.zeros(game.action_count)
        progress = records(Progress, 1)
        progress["random"] = word_of(seed)
        listed, others = np.zeros((2, game.action_count), np.int16)
        listed[: len(self.actions)] = self.actions
        shares = np.zeros(game.seat_count(view.ruleset))
        worlds = worlds_of(game, view, WORLDS)
        inputs = (view.ruleset.record, view.records, worlds, listed, len(self.actions), others)
        self._arguments = (*inputs, self._worth, shares, progress, *room_of(game, judgement))

    def run(self, worlds: int = 1) -> None:
        """Look at so many worlds more."""
        for _world in range(worlds):
            self._entry(*self._arguments)
        self.worlds += worlds

    @property
    def worth(self) -> np.ndarray[Any, Any]:
        """The part of the win that each action promises, in the order of `actions`."""
        return self._worth[: len(self.actions)] / max(1, self.worlds)
