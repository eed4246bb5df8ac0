"""Wins at hand: the actions after which a seat has won, as far as it can tell, from its view alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from skyhop.core.chance import Generator, word_of
from skyhop.core.game import Game
from skyhop.core.kernel import Entry, kernel
from skyhop.core.record import Many, Row, records
from skyhop.core.search_kernels import SearchKernels
from skyhop.core.state import View
from skyhop.search.game_entry import game_entry, kind_and_game
from skyhop.search.iteration import ROOM, draw_world
from skyhop.search.search import worlds_of
from skyhop.search.tree import Progress

WORLDS = 16
"""Worlds in all of which an action must win."""
BATCH = 8
"""Actions between two looks at whether it is late."""


def wins_at_hand(game: Game, view: View, seed: int, is_late: Callable[[], bool] = lambda: False) -> list[int]:
    """List the actions that end the match, won by the seat alone, in each of some worlds that its view allows.

    The same seed sees the same worlds. Actions for which it was late are left out. `MissingCapability` where the game
    has no kernels for a search.
    """
    entry = entry_of(game)
    progress = records(Progress, 1)
    progress["random"] = word_of(seed)
    listed, others, wins = np.zeros((3, game.action_count), np.int16)
    inputs = (view.ruleset.record, view.records, worlds_of(game, view, ROOM))
    legal, found = game.legal(view), list[int]()
    for first in range(0, len(legal), BATCH):
        left: Sequence[int] = legal[first : first + BATCH]
        for _world in range(WORLDS):
            if not left or is_late():
                break
            listed[: len(left)] = left
            entry(*inputs, listed, len(left), others, wins, progress)
            left = [action for action, is_win in zip(left, wins, strict=False) if is_win]
        else:
            found += left
    return found


def entry_of(game: Game) -> Entry:
    """Which actions win in one more world: (rules, views, worlds, actions, count, others, wins, progress).

    `MissingCapability` where the game has no kernels for a search.
    """
    return game_entry(at_hand, game)


def declare(name: str) -> None:
    """Make the entry of this name, for a process that compiles it."""
    _kind, game = kind_and_game(name)
    game_entry(at_hand, game)


def at_hand(game: Game) -> Callable[..., None]:
    """Make the entry for a game."""
    kernels = game.search_kernels()

    def look(
        rules: Any,  # noqa: ANN401  `game_entry` says the types
        shown: Any,  # noqa: ANN401
        worlds: Any,  # noqa: ANN401
        actions: Row,
        count: int,
        others: Row,
        wins: Row,
        progress: Many[Progress],
    ) -> None:
        note_wins(kernels, rules[0], shown[0], worlds, actions, count, others, wins, progress[0])

    return look


@kernel
def note_wins(
    game: SearchKernels,
    rules: Any,  # noqa: ANN401  the game's own records, here and below
    view: Any,  # noqa: ANN401
    worlds: Any,  # noqa: ANN401
    actions: Row,
    count: int,
    others: Row,
    wins: Row,
    generator: Generator,
) -> None:
    """Draw a world that the view allows, and say of each action whether the match is over after it, and won alone."""
    draw_world(game, rules, view, worlds, generator)
    for place in range(count):
        worlds[2] = worlds[1]
        has_ended = game.step(rules, worlds[2], actions[place], others) == 0
        wins[place] = 1 if has_ended and game.winners(rules, worlds[2]) == 1 << view.seat else 0
