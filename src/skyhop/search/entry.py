"""The search of a game, compiled whole: entries for each game, made where somebody asks for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from skyhop.core.game import Game
from skyhop.core.kernel import Entry
from skyhop.core.record import Many, Row
from skyhop.core.record import Values as Floats
from skyhop.search.game_entry import game_entry, kind_and_game
from skyhop.search.guided import iterate_guided
from skyhop.search.iteration import iterate
from skyhop.search.leaf import Judge, play_out_of
from skyhop.search.network import Layer, Weights, network_of
from skyhop.search.one_ply import add_worth, as_it_stands
from skyhop.search.tree import Node, Numbers, Progress, Values
from skyhop.search.two_plies import after_best_reply


def entry_of(game: Game) -> Entry:
    """The search of a game with random playouts: (rules, views, worlds, actions, the parts of a tree, iterations).

    `MissingCapability` where the game has no kernels for it.
    """
    return game_entry(playouts, game)


def judged_entry_of(game: Game) -> Entry:
    """The search that a network guides: (rules, views, worlds, actions, others, the tree's, the judge's, iterations).

    `MissingCapability` where the game has no features.
    """
    return game_entry(judged, game)


def look_entry_of(game: Game, plies: int) -> Entry:
    """One or two plies with a network: (rules, views, worlds, actions, count, others, worth, shares, progress, …).

    The judge's come last. For two plies `others` has room for twice as many actions. `MissingCapability` where the game
    has no features.
    """
    return game_entry(LOOKS[plies], game)


def declare(name: str) -> None:
    """Make the entry of this name, for a process that compiles it."""
    kind, game = kind_and_game(name)
    game_entry(MAKERS[kind], game)


def playouts(game: Game) -> Callable[..., None]:
    """Make the search with random playouts."""
    kernels = game.search_kernels()
    play_out = play_out_of(kernels)

    def search(
        rules: Any,  # noqa: ANN401  `game_entry` says the types
        shown: Any,  # noqa: ANN401
        worlds: Any,  # noqa: ANN401
        actions: Row,
        nodes: Many[Node],
        values: Values,
        progress: Many[Progress],
        marks: Numbers,
        path: Numbers,
        shares: Floats,
        iterations: int,
    ) -> None:
        for _iteration in range(iterations):
            iterate(
                kernels,
                play_out,
                0,
                rules[0],
                shown[0],
                worlds,
                actions,
                nodes,
                values,
                progress[0],
                marks,
                path,
                shares,
            )

    return search


def judged(game: Game) -> Callable[..., None]:
    """Make the search that a network guides."""
    kernels, features = game.search_kernels(), game.features().kernels

    def search(
        rules: Any,  # noqa: ANN401  as above
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
        views: Any,  # noqa: ANN401
        notes: Any,  # noqa: ANN401
        inputs: Weights,
        hidden: Layer,
        weights: Weights,
        first: int,
        second: int,
        iterations: int,
    ) -> None:
        judge = Judge(network_of(weights, len(inputs), first, second), views, notes, inputs, hidden, int(shown[0].seat))
        for _iteration in range(iterations):
            iterate_guided(
                kernels,
                features,
                judge,
                rules[0],
                shown[0],
                worlds,
                actions,
                others,
                nodes,
                values,
                progress[0],
                marks,
                path,
                shares,
            )

    return search


def one_ply(game: Game) -> Callable[..., None]:
    """Make the look one ply ahead."""
    return look_by(as_it_stands, game)


def two_plies(game: Game) -> Callable[..., None]:
    """Make the look two plies ahead."""
    return look_by(after_best_reply, game)


def look_by(expected: Any, game: Game) -> Callable[..., None]:  # noqa: ANN401  a kernel
    """Make the look ahead that goes by what a seat can expect after each action."""
    kernels, features = game.search_kernels(), game.features().kernels

    def look(
        rules: Any,  # noqa: ANN401  as above
        shown: Any,  # noqa: ANN401
        worlds: Any,  # noqa: ANN401
        actions: Row,
        count: int,
        others: Row,
        worth: Floats,
        shares: Floats,
        progress: Many[Progress],
        views: Any,  # noqa: ANN401
        notes: Any,  # noqa: ANN401
        inputs: Weights,
        hidden: Layer,
        weights: Weights,
        first: int,
        second: int,
    ) -> None:
        judge = Judge(network_of(weights, len(inputs), first, second), views, notes, inputs, hidden, int(shown[0].seat))
        add_worth(
            kernels,
            features,
            judge,
            expected,
            rules[0],
            shown[0],
            worlds,
            actions,
            count,
            others,
            worth,
            shares,
            progress[0],
        )

    return look


LOOKS = {1: one_ply, 2: two_plies}
MAKERS = {each.__name__: each for each in (playouts, judged, one_ply, two_plies)}
