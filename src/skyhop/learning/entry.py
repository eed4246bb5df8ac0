"""The loop of learning, compiled whole: an entry for each game, made where somebody trains for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from skyhop.core.chance import below
from skyhop.core.game import Game
from skyhop.core.kernel import Entry, copier
from skyhop.core.record import Many, Row
from skyhop.core.record import Values as Floats
from skyhop.learning.batch import Batch, Found, Memory
from skyhop.learning.gradient import step
from skyhop.learning.searching import Branches, Mind
from skyhop.learning.self_play import learn_from, player
from skyhop.search.game_entry import game_entry, kind_and_game, seen_record
from skyhop.search.leaf import Judge
from skyhop.search.network import Layer, Weights, network_of
from skyhop.search.tree import Node, Numbers, Progress, Values

ANYBODY = 0
"""Stands for who asks a network: each search says so itself."""


def entry_of(game: Game) -> Entry:
    """Play matches and learn from them, one step of the weights: see `skyhop.learning.training`.

    `MissingCapability` where the game has no features.
    """
    return game_entry(loop, game)


def declare(name: str) -> None:
    """Make the entry of this name, for a process that compiles it."""
    _kind, game = kind_and_game(name)
    game_entry(loop, game)


def loop(game: Game) -> Callable[..., None]:
    """Make the loop of learning."""
    kernels, features = game.search_kernels(), game.features()
    play = player(kernels, features.kernels, copier(seen_record(game).dtype))

    def learn(
        rules: Any,  # noqa: ANN401  `game_entry` says the types
        states: Any,  # noqa: ANN401
        shown: Any,  # noqa: ANN401
        worlds: Any,  # noqa: ANN401
        actions: Row,
        others: Row,
        nodes: Many[Node],
        values: Values,
        progress: Many[Progress],
        marks: Numbers,
        path: Numbers,
        shares: Floats,
        listed: Row,
        worth: Floats,
        views: Any,  # noqa: ANN401
        notes: Any,  # noqa: ANN401
        inputs: Weights,
        hidden: Layer,
        memory: Memory,
        found: Found,
        batch: Many[Batch],
        weights: Weights,
        gradient: Weights,
        moments: Layer,
        mean: Weights,
        first: int,
        second: int,
        iterations: int,
        other_weights: Weights,
        other_first: int,
        other_second: int,
        other_iterations: int,
    ) -> None:
        network = network_of(weights, len(inputs), first, second)
        slope = network_of(gradient, len(inputs), first, second)
        judge = Judge(network, views, notes, inputs, hidden, ANYBODY)
        opponent = network_of(other_weights, len(inputs), other_first, other_second)
        other = Judge(opponent, views, notes, inputs, hidden, ANYBODY)
        own_mind, other_mind = Mind(judge, iterations), Mind(other, other_iterations)
        branches = Branches(nodes, values, progress, marks, path, listed)
        batch[0].positions = 0
        batch[0].error = 0.0
        for number in range(len(states)):
            if batch[0].seat >= 0:
                batch[0].seat = below(batch[0], len(shares))
            length = play(
                own_mind,
                other_mind,
                rules[0],
                states[number],
                shown,
                worlds,
                actions,
                others,
                branches,
                worth,
                shares,
                batch[0],
                memory,
                found,
                slope,
            )
            learn_from(network, slope, judge, memory, found, length, shares, batch[0])
        step(weights, gradient, moments, mean, batch[0])

    return learn
