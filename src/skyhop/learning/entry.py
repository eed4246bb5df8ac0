"""The loop of learning, compiled whole: an entry for each game, made where somebody trains for it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from skyhop.core.game import Game
from skyhop.core.kernel import ENTRIES, Entry, copier, declared
from skyhop.core.record import Many, Row, Values
from skyhop.learning.batch import Batch, Memory
from skyhop.learning.gradient import step
from skyhop.learning.self_play import learn_from, player
from skyhop.search.leaf import Judge
from skyhop.search.network import Layer, Weights, network_of


def entry_of(game: Game) -> Entry:
    """Play matches and learn from them, one step of the weights: see `skyhop.learning.training`.

    `MissingCapability` where the game has no features.
    """
    found = ENTRIES.get(f"{__name__}:{game.module}.{game.name}")
    return found or _made(game)


def declare(name: str) -> None:
    """Make the entry of this name, for a process that compiles it: the module that makes the game, and its name."""
    _made(import_module(name.rpartition(".")[0]).GAME)


def _made(game: Game) -> Entry:
    kernels, features = game.search_kernels(), game.features()
    seen: Any = next(each for each in game.state_record.__mro__ if issubclass(game.view_record, each))
    play = player(kernels, features.kernels, copier(seen.dtype))

    def learn(
        rules: Any,  # noqa: ANN401  the types are said below
        states: Any,  # noqa: ANN401
        shown: Any,  # noqa: ANN401
        worlds: Any,  # noqa: ANN401
        actions: Row,
        others: Row,
        worth: Values,
        shares: Values,
        views: Any,  # noqa: ANN401
        notes: Any,  # noqa: ANN401
        inputs: Weights,
        hidden: Layer,
        memory: Memory,
        batch: Many[Batch],
        weights: Weights,
        gradient: Weights,
        moments: Layer,
        mean: Weights,
        first: int,
        second: int,
    ) -> None:
        network = network_of(weights, len(inputs), first, second)
        slope = network_of(gradient, len(inputs), first, second)
        judge = Judge(network, views, notes, inputs, hidden)
        batch[0].positions = 0
        batch[0].error = 0.0
        for number in range(len(states)):
            length = play(
                judge, rules[0], states[number], shown, worlds, actions, others, worth, shares, batch[0], memory
            )
            learn_from(network, slope, judge, memory, length, shares, batch[0])
        step(weights, gradient, moments, mean, batch[0])

    view = Many[game.view_record]  # type: ignore[name-defined]  # known when it runs
    learn.__annotations__ |= {
        "rules": Many[game.rules_record],  # type: ignore[name-defined]  # as above
        "states": Many[game.state_record],  # type: ignore[name-defined]  # as above
        "worlds": Many[game.state_record],  # type: ignore[name-defined]  # as above
        "shown": view,
        "views": view,
        "notes": Many[features.note_record],  # type: ignore[name-defined]  # as above
    }
    learn.__qualname__ = f"{game.module}.{game.name}"
    return declared(learn)
