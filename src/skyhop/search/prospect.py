"""A prospect: what each seat can expect in one world as it stands, by a random playout or by a network."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from skyhop.core.chance import next_word, word_of
from skyhop.core.game import Game
from skyhop.core.kernel import Entry
from skyhop.core.record import Many, Records, Row, records
from skyhop.core.record import Values as Floats
from skyhop.core.state import View
from skyhop.search.game_entry import game_entry, kind_and_game
from skyhop.search.iteration import reseed
from skyhop.search.judgement import Judgement, room_of
from skyhop.search.leaf import Judge, play_out_of
from skyhop.search.network import Layer, Weights, network_of
from skyhop.search.tree import Progress
from skyhop.search.trial import stand_by, stand_judged_by


class Prospect:
    """What worlds that a view allows, and those that follow from them, promise as long as the match goes on there."""

    def __init__(self, game: Game, view: View, seed: int, judgement: Judgement | None = None) -> None:
        """Go by a judgement's network, or without one by playing to the end at random; the same seed plays the same.

        `MissingCapability` where the game has no kernels for it.
        """
        self._entry = entry_of(game, judgement)
        progress = records(Progress, 1)
        progress["random"] = word_of(seed)
        self._rules, self._world = view.ruleset.record, records(game.state_record, 1)
        self._shares = np.zeros(game.seat_count(view.ruleset))
        judge = () if judgement is None else (*room_of(game, judgement), int(view.record["seat"]))
        self._arguments = (np.zeros(game.action_count, np.int16), self._shares, progress, *judge)

    def shares(self, world: Records) -> np.ndarray[Any, Any]:
        """The part of the win that each seat can expect in a world, in which somebody decides; it stays as it is."""
        self._world[:] = world
        self._entry(self._rules, self._world, *self._arguments)
        return self._shares.copy()


def entry_of(game: Game, judgement: Judgement | None) -> Entry:
    """The prospect of a world by a network or by a playout: (rules, worlds, actions, shares, progress, …).

    `MissingCapability` where the game has no kernels for it.
    """
    return game_entry(played_out if judgement is None else judged, game)


def declare(name: str) -> None:
    """Make the entry of this name, for a process that compiles it."""
    kind, game = kind_and_game(name)
    game_entry(MAKERS[kind], game)


def played_out(game: Game) -> Callable[..., None]:
    """Make the prospect by a random playout."""
    kernels = game.search_kernels()
    stand = stand_by(play_out_of(kernels))

    def expect(
        rules: Any,  # noqa: ANN401  `game_entry` says the types
        worlds: Any,  # noqa: ANN401
        actions: Row,
        shares: Floats,
        progress: Many[Progress],
    ) -> None:
        reseed(worlds[0], next_word(progress[0]))
        stand(kernels, 0, rules[0], worlds[0], actions, progress[0], shares)

    return expect


def judged(game: Game) -> Callable[..., None]:
    """Make the prospect by a network."""
    kernels, stand = game.search_kernels(), stand_judged_by(game.features().kernels)

    def expect(
        rules: Any,  # noqa: ANN401  as above
        worlds: Any,  # noqa: ANN401
        actions: Row,
        shares: Floats,
        progress: Many[Progress],
        views: Any,  # noqa: ANN401
        notes: Any,  # noqa: ANN401
        inputs: Weights,
        hidden: Layer,
        weights: Weights,
        first: int,
        second: int,
        seat: int,
    ) -> None:
        judge = Judge(network_of(weights, len(inputs), first, second), views, notes, inputs, hidden, seat)
        stand(kernels, judge, rules[0], worlds[0], actions, progress[0], shares)

    return expect


MAKERS = {each.__name__: each for each in (played_out, judged)}
