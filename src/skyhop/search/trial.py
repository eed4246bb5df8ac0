"""A trial: what a view promises every seat as it stands, and by some of its actions, over worlds that it allows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from skyhop.core.callee import Kernel
from skyhop.core.chance import below, word_of
from skyhop.core.game import Game
from skyhop.core.kernel import Entry, kernel
from skyhop.core.record import Many, Row, records
from skyhop.core.record import Values as Floats
from skyhop.core.search_kernels import SearchKernels
from skyhop.core.state import View
from skyhop.search.game_entry import game_entry, kind_and_game
from skyhop.search.iteration import ROOM, draw_world
from skyhop.search.judgement import Judgement, room_of
from skyhop.search.leaf import Judge, judge_leaf, play_out_of, share_expected, share_win
from skyhop.search.network import Layer, Weights, network_of
from skyhop.search.search import worlds_of
from skyhop.search.tree import Progress, Values


class Trial:
    """What actions of a view promise, all tried in the same worlds, or without actions the view as it stands."""

    def __init__(
        self, game: Game, view: View, actions: Sequence[int], seed: int, judgement: Judgement | None = None
    ) -> None:
        """Begin with nothing known; the same seed sees the same worlds.

        With a judgement its network says what follows an action is worth, without one matches are played to their end
        at random. `MissingCapability` where the game has no kernels for it.
        """
        self.worlds = 0
        self._entry = entry_of(game, judgement)
        progress = records(Progress, 1)
        progress["random"] = word_of(seed)
        listed, others = np.zeros((2, game.action_count), np.int16)
        listed[: len(actions)] = actions
        shares = np.zeros(game.seat_count(view.ruleset))
        self._worth = np.zeros((max(1, len(actions)), len(shares)))
        judge = () if judgement is None else room_of(game, judgement)
        inputs = (view.ruleset.record, view.records, worlds_of(game, view, ROOM), listed, len(actions), others)
        self._arguments = (*inputs, self._worth, shares, progress, *judge)

    def run(self, worlds: int) -> None:
        """Try the actions in so many worlds more."""
        self._entry(*self._arguments, worlds)
        self.worlds += worlds

    @property
    def worth(self) -> np.ndarray[Any, Any]:
        """The part of the win that each seat can expect, by action and seat; of a view as it stands in one row."""
        return self._worth / max(1, self.worlds)


def entry_of(game: Game, judgement: Judgement | None) -> Entry:
    """A trial with a network or with playouts: (rules, views, worlds, actions, count, others, worth, shares, …).

    `MissingCapability` where the game has no kernels for it.
    """
    return game_entry(played_out if judgement is None else judged, game)


def declare(name: str) -> None:
    """Make the entry of this name, for a process that compiles it."""
    kind, game = kind_and_game(name)
    game_entry(MAKERS[kind], game)


def played_out(game: Game) -> Callable[..., None]:
    """Make the trial with random playouts."""
    kernels = game.search_kernels()
    play_out = play_out_of(kernels)
    stand = stand_by(play_out)

    def attempt(
        rules: Any,  # noqa: ANN401  `game_entry` says the types
        shown: Any,  # noqa: ANN401
        worlds: Any,  # noqa: ANN401
        actions: Row,
        count: int,
        others: Row,
        worth: Values,
        shares: Floats,
        progress: Many[Progress],
        trials: int,
    ) -> None:
        for _trial in range(trials):
            add_trial(
                kernels,
                play_out,
                stand,
                0,
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

    return attempt


def judged(game: Game) -> Callable[..., None]:
    """Make the trial with a network."""
    kernels, features = game.search_kernels(), game.features().kernels
    evaluate, stand = judge_leaf(features), stand_judged_by(features)

    def attempt(
        rules: Any,  # noqa: ANN401  as above
        shown: Any,  # noqa: ANN401
        worlds: Any,  # noqa: ANN401
        actions: Row,
        count: int,
        others: Row,
        worth: Values,
        shares: Floats,
        progress: Many[Progress],
        views: Any,  # noqa: ANN401
        notes: Any,  # noqa: ANN401
        inputs: Weights,
        hidden: Layer,
        weights: Weights,
        first: int,
        second: int,
        trials: int,
    ) -> None:
        judge = Judge(network_of(weights, len(inputs), first, second), views, notes, inputs, hidden, int(shown[0].seat))
        for _trial in range(trials):
            add_trial(
                kernels,
                evaluate,
                stand,
                judge,
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

    return attempt


MAKERS = {each.__name__: each for each in (played_out, judged)}


@kernel
def add_trial(
    game: SearchKernels,
    evaluate: Any,  # noqa: ANN401  a kernel that says what follows an action is worth
    stand: Any,  # noqa: ANN401  one that says what a world is worth as it stands
    judge: Any,  # noqa: ANN401  what they go by
    rules: Any,  # noqa: ANN401  the game's own records, here and below
    view: Any,  # noqa: ANN401
    worlds: Any,  # noqa: ANN401
    actions: Row,
    count: int,
    others: Row,
    worth: Values,
    shares: Floats,
    progress: Progress,
) -> None:
    """Draw a world that the view allows, and add to the worth of each action, or of none, what it brings there.

    All actions are tried in the same world and with the same shuffles, so that luck counts alike for each.
    """
    draw_world(game, rules, view, worlds, progress)
    for place in range(max(1, count)):
        worlds[2] = worlds[1]
        if count == 0:
            stand(game, judge, rules, worlds[2], others, progress, shares)
        else:
            evaluate(game, judge, rules, worlds[2], actions[place], others, progress, shares)
        for seat in range(len(shares)):
            worth[place, seat] += shares[seat]


def stand_by(play_out: Callable[..., None]) -> Kernel:
    """Make the kernel that says what a world is worth by playing it to its end at random."""

    def stand(
        game: SearchKernels,
        judge: Any,  # noqa: ANN401  nobody judges
        rules: Any,  # noqa: ANN401  as above
        world: Any,  # noqa: ANN401
        others: Row,
        progress: Progress,
        shares: Floats,
    ) -> None:
        count = game.legal(rules, world, others)
        if count == 0:
            share_win(game.winners(rules, world), shares)
        else:
            play_out(game, judge, rules, world, others[below(progress, count)], others, progress, shares)

    return Kernel(stand)


def stand_judged_by(features: Any) -> Kernel:  # noqa: ANN401  `FeatureKernels`
    """Make the kernel that says what a world, whose match goes on, is worth to a network."""

    def stand(
        _game: SearchKernels,
        judge: Judge,
        rules: Any,  # noqa: ANN401  as above
        world: Any,  # noqa: ANN401
        _others: Row,
        _progress: Progress,
        shares: Floats,
    ) -> None:
        share_expected(features, judge, rules, world, shares)

    return Kernel(stand)
