"""Search for the best action of a seat, for any number of iterations or seconds, and statistics of rollouts.

A search uses only the view of the seat. A search with rollout statistics also records numbers of each world, such as
the points at the end of the match. The game defines these numbers (`skyhop.game.ai`). Some games record them at the
end of the match, others earlier. If the numbers describe ends of matches, the search with statistics uses playouts,
even if the bots use a network (`judgement_to_count`). Otherwise, it has the same result as the search of a bot with
the same number of iterations.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from time import perf_counter
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from skyhop.engine.record import Many, Records
from skyhop.engine.state import View
from skyhop.game.ai import Change, Numbers
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.search import compiled_entries
from skyhop.search.compiled_entries import Way, attempts, game_entry, prospects, select_method
from skyhop.search.tree import EXPLORATION, NO_NODE, PUCT_EXPLORATION, ROOT, make_tree
from skyhop.search.value_network import ValueNetwork, value_network_of
from skyhop.search.worlds import (
    DRAWN,
    NO_ACTION,
    SearchView,
    WorldRecord,
    allocate_scratch,
    allocate_scratch_for_view,
    worlds_of,
)

SECONDS_PER_CHECK = 0.01
"""Approximate time in seconds between two checks of the clock."""
MIN_STANDARD_ERRORS = 3.0
"""Minimum difference of two means, in standard errors. Users see only larger differences.

The limit is high because pages select the largest of many differences.
"""
MIN_WORTH = 0.01
"""Minimum effect of a difference on the win chance, as a share of a win. A smaller effect counts as 0."""
ITERATIONS_PER_CHECK = 16
"""Number of iterations of rollout statistics between two checks of the clock."""

Counted = NDArray[np.float64]
"""Numbers recorded in each world; shape (worlds, numbers)."""


class ActionStatistics(NamedTuple):
    """Statistics of an action: the number of iterations that tried the action, and their mean result.

    The result is the win share of the seat that searches: 1 for a win, 0 for a loss.
    """

    action: int
    visits: int
    share: float


class Search:
    """Search from the view of the deciding seat. The same seed and number of iterations lead to identical results."""

    def __init__(
        self, game: Game, view: View, seed: int, most_nodes: int | None = None, judgement: ValueNetwork | None = None
    ) -> None:
        """Create a search without running it.

        `most_nodes` limits the size of the tree. By default, a memory limit applies. If `judgement` is given, a
        network guides the search. Otherwise, each world is played to its end at random. Raise `MissingCapability`
        if the game has no kernels for a search.
        """
        exploration = EXPLORATION if judgement is None else PUCT_EXPLORATION
        self._entry = game_entry(compiled_entries.search, game, select_method(judgement))
        self._worlds, self._room = worlds_of(game, view, seed), allocate_scratch_for_view(game, judgement, view)
        self._tree = make_tree(game.seat_count(view.ruleset), game.action_count, exploration, most_nodes)

    @property
    def iterations(self) -> int:
        """Number of iterations so far. Each iteration samples one world."""
        return int(self._tree.nodes["visits"][ROOT])

    @property
    def size(self) -> int:
        """Number of nodes in the search tree."""
        return int(self._tree.progress["size"][0])

    def run(self, iterations: int) -> None:
        """Run `iterations` more iterations of the search."""
        self._entry(self._worlds, self._tree, self._room, iterations)

    def run_for(self, seconds: float, is_stopped: Callable[[], bool] = lambda: False, most: int | None = None) -> None:
        """Run iterations until `seconds` pass, `is_stopped` returns True, or the search has `most` iterations.

        Run at least one iteration. The search checks the clock after each slice of iterations. If a slice would
        probably exceed the time, the search does not begin it.
        """
        start, count, longest = perf_counter(), 1, 0.0
        while True:
            before = perf_counter()
            self.run(count)
            now = perf_counter()
            longest = max(longest, (now - before) / count)
            left = most - self.iterations if most else 2 * count
            if left <= 0 or is_stopped() or now - start + longest > seconds:
                return
            rest = min(SECONDS_PER_CHECK, start + seconds - now)
            count = max(1, min(left, 2 * count, int(rest * count / (now - before))))

    @property
    def world(self) -> Records:
        """World of the last iteration, in the state at the end of this iteration; shape (1,)."""
        return self._worlds.latest

    @property
    def last_action(self) -> int:
        """Action that the last iteration tried at the root.

        Each iteration tries one action at the root, unless the tree is full.
        """
        return int(self._tree.nodes["action"][self._tree.path[1]])

    @property
    def share(self) -> float:
        """Result of the last iteration: the win share of the seat that searches."""
        return float(self._worlds.shares[self._room.seat])

    def list_statistics(self) -> list[ActionStatistics]:
        """Return the statistics of each tried action, the most visited first."""
        children = []
        for child in self._children():
            action, visits = (int(self._tree.nodes[field][child]) for field in ("action", "visits"))
            children.append(ActionStatistics(action, visits, float(self._tree.values[child, self._room.seat]) / visits))
        return sort_by_visits(children)

    def shares_of(self, action: int) -> tuple[float, ...]:
        """Return each seat's mean win share after an action that the search has tried."""
        (child,) = (each for each in self._children() if self._tree.nodes["action"][each] == action)
        return tuple((self._tree.values[child] / self._tree.nodes["visits"][child]).tolist())

    def _children(self) -> Iterator[int]:
        """Yield the child nodes of the root, the newest node first."""
        child = int(self._tree.nodes["first_child"][ROOT])
        while child != NO_NODE:
            yield child
            child = int(self._tree.nodes["next_sibling"][child])


def sort_by_visits(statistics: Iterable[ActionStatistics]) -> list[ActionStatistics]:
    """Sort statistics of actions by visits, the most visited first."""
    return sorted(statistics, key=lambda each: (-each.visits, -each.share, each.action))


class RolloutStatistics:
    """Search that starts from a view and records some numbers of each sampled world.

    A world is a state that agrees with the view. Equal seeds and numbers of iterations lead to equal results.
    """

    def __init__(self, game: Game, view: View, seed: int, most: int, judgement: ValueNetwork | None = None) -> None:
        """Create a search of at most `most` iterations, without running it.

        Raise `MissingCapability` if the game has no kernels for a search.
        """
        self.search = Search(game, view, seed, most + 1 if judgement is None else None, judgement)
        self._most = most
        self._actions = np.zeros(most, np.int64)
        self._shares = np.zeros(most)
        self._count: Callable[[int], None] | None = None
        self._numbers = np.zeros((most, 0))
        if game.has(Capability.HINT_FEATURES):
            declared, entry = game.hint_features, game_entry(get_counter, game)
            self._numbers = np.zeros((most, len(declared.names)))
            world = self.search.world
            inputs = view.ruleset.record, view.records, world, declared.scratch(game.view_record), declared.notes()
            self._count = lambda at: entry(*inputs, self._numbers[at])

    @property
    def iterations(self) -> int:
        """Number of iterations so far. Each iteration samples one world."""
        return self.search.iterations

    def run(self, iterations: int) -> None:
        """Run more iterations, up to the maximum."""
        for at in range(self.iterations, min(self._most, self.iterations + iterations)):
            self.search.run(1)
            self._actions[at], self._shares[at] = self.search.last_action, self.search.share
            if self._count is not None:
                self._count(at)

    def run_for(self, seconds: float) -> None:
        """Run iterations for `seconds` or up to the maximum number of iterations. Run at least one batch."""
        end = perf_counter() + seconds
        self.run(ITERATIONS_PER_CHECK)
        while self.iterations < self._most and perf_counter() < end:
            self.run(ITERATIONS_PER_CHECK)

    def list_statistics(self) -> list[ActionStatistics]:
        """Return the statistics of each tried action, the most visited first."""
        return self.search.list_statistics()

    @property
    def numbers(self) -> Counted:
        """Recorded numbers, with one row per world of the search; shape (worlds, numbers)."""
        return self._numbers[: self.iterations]

    @property
    def actions(self) -> NDArray[np.int64]:
        """Action that the search tried at the root in each world; shape (worlds,)."""
        return self._actions[: self.iterations]

    @property
    def shares(self) -> NDArray[np.float64]:
        """Win share that the searching seat gets in each world; shape (worlds,)."""
        return self._shares[: self.iterations]

    def changes(self, action: int) -> list[Change]:
        """Return the effect of an action on each recorded number.

        The method compares the worlds in which the search tried this action with all other worlds.
        """
        return changes(self.numbers, self.shares, self.actions == action)

    def error(self, action: int) -> float:
        """Return the standard error of an action's win chance.

        The error is infinite after a single try of the action.
        """
        own = self.shares[self.actions == action]
        return math.inf if len(own) < 2 else float(own.std(ddof=1)) / math.sqrt(len(own))


def judgement_to_count(game: Game) -> ValueNetwork | None:
    """Return the network that a search for rollout statistics of a game uses, or None for random playouts.

    The result is None if the game has no network, or if the game's numbers describe ends of matches.
    """
    is_of_ends = game.has(Capability.HINT_FEATURES) and game.hint_features.is_of_ends
    return value_network_of(game) if game.has(Capability.JUDGEMENT) and not is_of_ends else None


def changes(numbers: Counted, shares: NDArray[np.float64], is_own: NDArray[np.bool_]) -> list[Change]:
    """Compare the numbers in the worlds of an action with the numbers in all other worlds.

    At least one world must belong to the action. The estimated effect of a number on the win chance depends on its
    correlation with the win share in all worlds.
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
    worth[(np.abs(difference) <= MIN_STANDARD_ERRORS * error) | (np.abs(worth) < MIN_WORTH)] = 0.0
    return [Change(*each) for each in zip(own.mean(0).tolist(), rest.mean(0).tolist(), worth.tolist(), strict=True)]


def get_counter(game: Game) -> Callable[..., None]:
    """Return the compiled function that records the numbers of one world after an iteration of the search."""
    write = game.hint_features.write

    def count(
        rules: Many[WorldRecord],
        shown: Many[SearchView],
        states: Many[WorldRecord],
        views: Many[SearchView],
        counted: Many[WorldRecord],
        numbers: Numbers,
    ) -> None:
        write(rules[0], shown[0], states[0], views, counted[0], numbers)

    return count


class NetworkRollouts:
    """Estimates of actions by a network, averaged over sampled worlds: states that agree with a view."""

    def __init__(
        self,
        game: Game,
        view: View,
        judgement: ValueNetwork,
        seed: int,
        plies: int = 1,
        actions: Sequence[int] | None = None,
    ) -> None:
        """Prepare estimates for `actions`, by default for all legal actions. The same seed gives the same worlds.

        With two plies, the network evaluates the world after the best reply to the action.
        """
        self.actions = game.legal(view) if actions is None else actions
        self.worlds = 0
        self._entry = game_entry(attempts, game, Way.JUDGED)
        self._seat, self._worlds = int(view.record["seat"]), worlds_of(game, view, seed, self.actions)
        self._worth = np.zeros((len(self.actions), len(self._worlds.shares)))
        self._arguments = (
            self._worlds,
            allocate_scratch(game, judgement, self._seat, plies),
            len(self.actions),
            self._worth,
        )

    def run(self, worlds: int = 1) -> None:
        """Sample `worlds` more worlds, and try the actions in each of them."""
        self._entry(*self._arguments, worlds)
        self.worlds += worlds

    @property
    def world(self) -> Records:
        """World that was sampled last; shape (1,)."""
        return self._worlds.latest

    @property
    def win_chances(self) -> NDArray[np.float64]:
        """Estimated win chance of each action, in the order of `actions`; shape (actions,)."""
        return self._worth[:, self._seat] / max(1, self.worlds)


class ActionRollouts:
    """Estimates of actions, which are all tried in the same worlds of a view.

    If there are no actions, the estimate is about the view itself.
    """

    def __init__(
        self, game: Game, view: View, actions: Sequence[int], seed: int, judgement: ValueNetwork | None = None
    ) -> None:
        """Prepare estimates without running any. The same seed gives the same worlds.

        With `judgement`, a network evaluates the state after an action. Without it, each match is played to its end at
        random. Raise `MissingCapability` if the game has no kernels for these estimates.
        """
        self.worlds = 0
        self._entry = game_entry(attempts, game, select_method(judgement))
        tried = list(actions) or [NO_ACTION]
        worlds = worlds_of(game, view, seed, tried)
        self._worth = np.zeros((len(tried), len(worlds.shares)))
        self._arguments = worlds, allocate_scratch_for_view(game, judgement, view), len(tried), self._worth

    def run(self, worlds: int) -> None:
        """Sample `worlds` more worlds, and try the actions in each of them."""
        self._entry(*self._arguments, worlds)
        self.worlds += worlds

    @property
    def win_chances(self) -> NDArray[np.float64]:
        """Estimated win chances; one row per action, one column per seat. Without actions, the array has one row."""
        return self._worth / max(1, self.worlds)


WIN_WORLDS = 16
"""Number of drawn worlds. An action is an immediate win only if it wins in all of these worlds."""
WIN_ACTIONS_PER_CHECK = 8
"""Number of actions between two checks of the time limit."""


def wins_at_hand(game: Game, view: View, seed: int, is_late: Callable[[], bool] = lambda: False) -> list[int]:
    """Return the actions by which the seat of the view immediately becomes the only winner in each sampled world.

    The function samples `WIN_WORLDS` worlds. The same seed leads to the same worlds. After `is_late` returns True, no
    more actions are tried. Raise `MissingCapability` if the game has no kernels for a search.
    """
    entry, worlds, nobody = (
        game_entry(attempts, game, Way.WON),
        worlds_of(game, view, seed),
        allocate_scratch_for_view(game, None, view),
    )
    legal, found = game.legal(view), list[int]()
    for first in range(0, len(legal), WIN_ACTIONS_PER_CHECK):
        left = legal[first : first + WIN_ACTIONS_PER_CHECK]
        for _world in range(WIN_WORLDS):
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
    """Estimates of win chances in single worlds. A world is a complete state of a match."""

    def __init__(self, game: Game, view: View, seed: int, judgement: ValueNetwork | None = None) -> None:
        """Prepare estimates by the network `judgement`. If it is None, use random playouts.

        The same seed leads to the same playouts. Raise `MissingCapability` if the game has no kernels for these
        estimates.
        """
        self._entry = game_entry(prospects, game, select_method(judgement))
        self._worlds, self._room = worlds_of(game, view, seed), allocate_scratch_for_view(game, judgement, view)

    def shares(self, world: Records) -> NDArray[np.float64]:
        """Return each seat's win chance in a world with a pending decision. The world stays unchanged."""
        self._worlds.states[DRAWN] = world[0]
        self._entry(self._worlds, self._room)
        return np.array(self._worlds.shares)
