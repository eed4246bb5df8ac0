"""The search of a game, compiled whole: an entry for each game, made where somebody asks for it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from skyhop.core.game import Game
from skyhop.core.kernel import ENTRIES, Entry, declared
from skyhop.core.record import Many, Row
from skyhop.search.iteration import iterate, play_out_by_game, play_out_by_steps
from skyhop.search.tree import Node, Numbers, Progress, Values


def entry_of(game: Game) -> Entry:
    """The search of a game: (rules, views, worlds, actions, nodes, values, progress, marks, path, iterations).

    `MissingCapability` where the game has no kernels for it.
    """
    found = ENTRIES.get(f"{__name__}:{game.module}.{game.name}")
    return found or _made(game)


def declare(name: str) -> None:
    """Make the entry of this name, for a process that compiles it: the module that makes the game, and its name."""
    module = name.rpartition(".")[0]
    _made(import_module(module).GAME)


def _made(game: Game) -> Entry:
    kernels = game.search_kernels()
    play_out = play_out_by_steps if kernels.play_out is None else play_out_by_game

    def search(
        rules: Any,  # noqa: ANN401  the types are said below
        views: Any,  # noqa: ANN401
        worlds: Any,  # noqa: ANN401
        actions: Row,
        nodes: Many[Node],
        values: Values,
        progress: Many[Progress],
        marks: Numbers,
        path: Numbers,
        iterations: int,
    ) -> None:
        for _iteration in range(iterations):
            iterate(kernels, play_out, rules[0], views[0], worlds, actions, nodes, values, progress[0], marks, path)

    rules, view, state = game.rules_record, game.view_record, game.state_record
    search.__annotations__ |= {"rules": Many[rules], "views": Many[view], "worlds": Many[state]}  # type: ignore[valid-type]  # known when it runs
    search.__qualname__ = f"{game.module}.{game.name}"
    return declared(search)
