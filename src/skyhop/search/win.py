"""Wins at hand: the actions after which a seat has won, as far as it can tell, from its view alone."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from skyhop.engine.state import View
from skyhop.game.game import Game
from skyhop.search.entry import attempts
from skyhop.search.game_entry import Way, game_entry
from skyhop.search.judgement import room_by
from skyhop.search.worlds import worlds_of

WORLDS = 16
"""Worlds in all of which an action must win."""
BATCH = 8
"""Actions between two looks at whether it is late."""


def wins_at_hand(game: Game, view: View, seed: int, is_late: Callable[[], bool] = lambda: False) -> list[int]:
    """List the actions that end the match, won by the seat alone, in each of some worlds that its view allows.

    The same seed sees the same worlds. Actions for which it was late are left out. `MissingCapability` where the game
    has no kernels for a search.
    """
    entry, worlds, nobody = game_entry(attempts, game, Way.WON), worlds_of(game, view, seed), room_by(game, None, view)
    legal, found = game.legal(view), list[int]()
    for first in range(0, len(legal), BATCH):
        left = legal[first : first + BATCH]
        for _world in range(WORLDS):
            if not left or is_late():
                break
            for place, action in enumerate(left):
                worlds.actions[place] = action
            wins = np.zeros((len(left), len(worlds.shares)))
            entry(worlds, nobody, len(left), wins, 1)
            left = [action for action, is_win in zip(left, wins[:, nobody.seat], strict=True) if is_win]
        else:
            found += left
    return found
