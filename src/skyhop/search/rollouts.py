"""A tally: a search that counts, for each world that it tries, how things stood there at the end, or where it judged.

What is counted is a game's own (`skyhop.game.ai`). The search is the one that bots go by, to the iteration;
where ends of matches are counted it is the one by playouts, whatever the bots go by (`judgement_to_count`).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from skyhop.engine.record import Many, Records
from skyhop.engine.state import View
from skyhop.game.ai import Change, Numbers
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.search.entry import Way, attempts, game_entry, prospects
from skyhop.search.search import ActionStatistics, Search
from skyhop.search.value_network import ValueNetwork, judgement_of, room_by, room_of, way_of
from skyhop.search.worlds import DRAWN, NO_ACTION, SearchView, World, worlds_of

Counted = NDArray[np.float64]
"""Numbers of worlds; shape (worlds, numbers)."""

SURE = 3.0
"""Standard errors by which means must differ; many are compared, of which the largest are told."""
LEAST = 0.01
"""Of a win: what a difference must be worth to be told."""
BATCH = 16
"""Iterations between two looks at the clock."""


class RolloutStatistics:
    """What a search from a view has found, and what was counted. The same seed and iterations count the same."""

    def __init__(self, game: Game, view: View, seed: int, most: int, judgement: ValueNetwork | None = None) -> None:
        """Begin with nothing known; `most` is the most iterations. `MissingCapability` as for a search."""
        self.search = Search(game, view, seed, most + 1 if judgement is None else None, judgement)
        self._most = most
        self._actions = np.zeros(most, np.int64)
        self._shares = np.zeros(most)
        self._count: Callable[[int], None] | None = None
        self._numbers = np.zeros((most, 0))
        if game.has(Capability.STAKES):
            stakes, entry = game.stakes(), game_entry(counted, game)
            self._numbers = np.zeros((most, len(stakes.names)))
            world = self.search.world
            inputs = view.ruleset.record, view.records, world, stakes.scratch(game.view_record), stakes.notes()
            self._count = lambda at: entry(*inputs, self._numbers[at])

    @property
    def iterations(self) -> int:
        """Count the worlds that were tried."""
        return self.search.iterations

    def run(self, iterations: int) -> None:
        """Try so many worlds more, as long as there is room."""
        for at in range(self.iterations, min(self._most, self.iterations + iterations)):
            self.search.run(1)
            self._actions[at], self._shares[at] = self.search.tried, self.search.share
            if self._count is not None:
                self._count(at)

    def run_for(self, seconds: float) -> None:
        """Try worlds until there is no room, or for so many seconds; some in any case."""
        end = perf_counter() + seconds
        self.run(BATCH)
        while self.iterations < self._most and perf_counter() < end:
            self.run(BATCH)

    def found(self) -> list[ActionStatistics]:
        """What was found out about each action that was tried, the most visited first."""
        return self.search.found()

    @property
    def numbers(self) -> Counted:
        """What was counted, a row for each world that was tried; shape (worlds, numbers)."""
        return self._numbers[: self.iterations]

    @property
    def actions(self) -> NDArray[np.int64]:
        """The action that was tried in each world; shape (worlds,)."""
        return self._actions[: self.iterations]

    @property
    def shares(self) -> NDArray[np.float64]:
        """The part of the win that each world brought the seat; shape (worlds,)."""
        return self._shares[: self.iterations]

    def changes(self, action: int) -> list[Change]:
        """What an action, which was tried, does to each number, against all others as often as they were tried."""
        return changes(self.numbers, self.shares, self.actions == action)

    def error(self, action: int) -> float:
        """How far the win chance of an action may err, as a standard error; infinite where it was tried but once."""
        own = self.shares[self.actions == action]
        return math.inf if len(own) < 2 else float(own.std(ddof=1)) / math.sqrt(len(own))


def judgement_to_count(game: Game) -> ValueNetwork | None:
    """What judges the worlds of a tally; None where matches are played out: nothing is learned, or ends are counted."""
    is_of_ends = game.has(Capability.STAKES) and game.stakes().is_of_ends
    return judgement_of(game) if game.has(Capability.JUDGEMENT) and not is_of_ends else None


def changes(numbers: Counted, shares: NDArray[np.float64], is_own: NDArray[np.bool_]) -> list[Change]:
    """Compare numbers of the worlds of an action, of which there is one at least, with those of all others.

    What a difference is worth follows from how the number and the win went together in all worlds.
    """
    own, rest = numbers[is_own], numbers[~is_own]
    if len(own) < 2 or len(rest) < 2:
        return [Change(mean, mean, 0.0) for mean in own.mean(0).tolist()]
    difference = own.mean(0) - rest.mean(0)
    error = np.sqrt(own.var(0, ddof=1) / len(own) + rest.var(0, ddof=1) / len(rest))
    varies = numbers.var(0)
    together = ((numbers - numbers.mean(0)) * (shares - shares.mean())[:, None]).mean(0)
    slope = np.divide(together, varies, out=np.zeros_like(varies), where=varies > 0)
    worth = difference * slope
    worth[(np.abs(difference) <= SURE * error) | (np.abs(worth) < LEAST)] = 0.0
    return [Change(*each) for each in zip(own.mean(0).tolist(), rest.mean(0).tolist(), worth.tolist(), strict=True)]


def counted(game: Game) -> Callable[..., None]:
    """Make what counts one world that a search from a view has left."""
    write = game.stakes().write

    def count(
        rules: Many[World],
        shown: Many[SearchView],
        states: Many[World],
        views: Many[SearchView],
        counted: Many[World],
        numbers: Numbers,
    ) -> None:
        write(rules[0], shown[0], states[0], views, counted[0], numbers)

    return count


class NetworkRollouts:
    """What a network says of actions of a view, over worlds that the view allows."""

    def __init__(
        self,
        game: Game,
        view: View,
        judgement: ValueNetwork,
        seed: int,
        plies: int = 1,
        actions: Sequence[int] | None = None,
    ) -> None:
        """Begin with nothing known of some legal actions, of all if left out; the same seed sees the same worlds.

        Of two plies the second is the best reply.
        """
        self.actions = game.legal(view) if actions is None else actions
        self.worlds = 0
        self._entry = game_entry(attempts, game, Way.JUDGED)
        self._seat, self._worlds = int(view.record["seat"]), worlds_of(game, view, seed, self.actions)
        self._worth = np.zeros((len(self.actions), len(self._worlds.shares)))
        self._arguments = self._worlds, room_of(game, judgement, self._seat, plies), len(self.actions), self._worth

    def run(self, worlds: int = 1) -> None:
        """Look at so many worlds more."""
        self._entry(*self._arguments, worlds)
        self.worlds += worlds

    @property
    def world(self) -> Records:
        """The world that was looked at last; shape (1,)."""
        return self._worlds.drawn

    @property
    def worth(self) -> NDArray[np.float64]:
        """The part of the win that each action promises, in the order of `actions`."""
        return self._worth[:, self._seat] / max(1, self.worlds)


class ActionRollouts:
    """What actions of a view promise, all tried in the same worlds, or without actions the view as it stands."""

    def __init__(
        self, game: Game, view: View, actions: Sequence[int], seed: int, judgement: ValueNetwork | None = None
    ) -> None:
        """Begin with nothing known; the same seed sees the same worlds.

        With a judgement its network says what follows an action is worth, without one matches are played to their end
        at random. `MissingCapability` where the game has no kernels for it.
        """
        self.worlds = 0
        self._entry = game_entry(attempts, game, way_of(judgement))
        tried = list(actions) or [NO_ACTION]
        worlds = worlds_of(game, view, seed, tried)
        self._worth = np.zeros((len(tried), len(worlds.shares)))
        self._arguments = worlds, room_by(game, judgement, view), len(tried), self._worth

    def run(self, worlds: int) -> None:
        """Try the actions in so many worlds more."""
        self._entry(*self._arguments, worlds)
        self.worlds += worlds

    @property
    def worth(self) -> NDArray[np.float64]:
        """The part of the win that each seat can expect, by action and seat; of a view as it stands in one row."""
        return self._worth / max(1, self.worlds)


WORLDS = 16
"""Worlds in all of which an action must win."""
WIN_BATCH = 8
"""Actions between two looks at whether it is late."""


def wins_at_hand(game: Game, view: View, seed: int, is_late: Callable[[], bool] = lambda: False) -> list[int]:
    """List the actions that end the match, won by the seat alone, in each of some worlds that its view allows.

    The same seed sees the same worlds. Actions for which it was late are left out. `MissingCapability` where the game
    has no kernels for a search.
    """
    entry, worlds, nobody = game_entry(attempts, game, Way.WON), worlds_of(game, view, seed), room_by(game, None, view)
    legal, found = game.legal(view), list[int]()
    for first in range(0, len(legal), WIN_BATCH):
        left = legal[first : first + WIN_BATCH]
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


class PositionRollouts:
    """What worlds that a view allows, and those that follow from them, promise as long as the match goes on there."""

    def __init__(self, game: Game, view: View, seed: int, judgement: ValueNetwork | None = None) -> None:
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
