"""A prospect: what each seat can expect in one world as it stands, by a random playout or by a network."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from skyhop.engine.record import Records
from skyhop.engine.state import View
from skyhop.game.game import Game
from skyhop.search.entry import prospects
from skyhop.search.game_entry import game_entry
from skyhop.search.judgement import Judgement, room_by, way_of
from skyhop.search.worlds import DRAWN, worlds_of


class Prospect:
    """What worlds that a view allows, and those that follow from them, promise as long as the match goes on there."""

    def __init__(self, game: Game, view: View, seed: int, judgement: Judgement | None = None) -> None:
        """Go by a judgement's network, or without one by playing to the end at random; the same seed plays the same.

        `MissingCapability` where the game has no kernels for it.
        """
        self._entry = game_entry(prospects, game, way_of(judgement))
        self._worlds, self._room = worlds_of(game, view, seed), room_by(game, judgement, view)

    def shares(self, world: Records) -> NDArray[np.float64]:
        """The part of the win that each seat can expect in a world, in which somebody decides; it stays as it is."""
        self._worlds.states[DRAWN] = world[0]
        self._entry(self._worlds, self._room)
        return np.array(self._worlds.shares)
