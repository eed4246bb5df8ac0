"""ISMCTS bot. It searches random worlds that fit its view, and plays the action that the search visited most."""

from __future__ import annotations

import math
import threading
from collections import defaultdict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import TYPE_CHECKING

import numpy as np

from skyhop.bots.bot import BY_ITERATIONS, Budget, Valued, Valuer, Weights, WeightsChoice, instant, is_too_slow
from skyhop.engine.chance import mix_seed
from skyhop.engine.kernel import Entry, are_quick
from skyhop.engine.state import View
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.i18n import N_
from skyhop.search.search import ActionStatistics, Search, sort_by_visits
from skyhop.search.value_network import ValueNetwork


class ParallelSearch:
    """Several independent searches from one view. Each search has its own thread."""

    def __init__(
        self, game: Game, view: View, seed: int, threads: int = 1, judgement: ValueNetwork | None = None
    ) -> None:
        """Prepare the searches without starting them. If `judgement` is None, the searches use playouts.

        Raise `MissingCapability` if the game has no kernels for a search.
        """
        seeds = [seed, *(mix_seed(seed, thread) for thread in range(1, threads))]
        self._searches = [Search(game, view, each, judgement=judgement) for each in seeds]

    @property
    def iterations(self) -> int:
        """Number of iterations so far, summed over all threads."""
        return sum(search.iterations for search in self._searches)

    def run(self, iterations: int) -> None:
        """Run `iterations` more iterations, divided equally among the threads."""
        whole = self.iterations + iterations
        self._run_in_parallel(
            lambda search, place: search.run(max(0, self._count_iterations(whole, place) - search.iterations))
        )

    def run_for(self, seconds: float, is_stopped: Callable[[], bool] = lambda: False, most: int | None = None) -> None:
        """Search until `seconds` are over, `is_stopped` returns True, or `most` iterations are done.

        Each thread does at least one iteration, unless `most` is less than the number of threads. In this case, some
        threads do nothing.
        """

        def act(search: Search, place: int) -> None:
            part = most and self._count_iterations(most, place)
            if part != 0:
                search.run_for(seconds, is_stopped, part)

        self._run_in_parallel(act)

    def list_statistics(self) -> list[ActionStatistics]:
        """Return the statistics of each action with at least one visit, most visited first."""
        together = defaultdict[int, list[ActionStatistics]](list)
        for search in self._searches:
            for each in search.list_statistics():
                together[each.action].append(each)
        return sort_by_visits(map(_add_up, together.values()))

    def _count_iterations(self, count: int, place: int) -> int:
        """Return how many of `count` iterations the thread with index `place` does. The threads share them equally."""
        return (count + place) // len(self._searches)

    def _run_in_parallel(self, act: Callable[[Search, int], None]) -> None:
        first, *others = self._searches
        if not others:
            act(first, 0)
            return
        first.run(0)  # compile in one thread before the others start
        with ThreadPoolExecutor(len(others), thread_name_prefix="search") as pool:
            acting = [pool.submit(act, search, place) for place, search in enumerate(others, 1)]
            act(first, 0)
            for each in acting:
                each.result()


def _add_up(found: list[ActionStatistics]) -> ActionStatistics:
    """Combine the statistics of one action from several searches."""
    if len(found) == 1:
        return found[0]
    visits = sum(each.visits for each in found)
    return ActionStatistics(found[0].action, visits, sum(each.visits * each.share for each in found) / visits)


if TYPE_CHECKING:
    from skyhop.search.value_network import ValueNetwork

ITERATIONS_PER_ACTION = 8
"""Minimum number of iterations per action. With fewer iterations, a search is no better than an instant bot."""
NODES_PER_ITERATION = 64
"""Number of actions that the solver examines in the time of one search iteration."""
SOLVER_DIVISOR = 4
"""Divisor for the time limit of the solver. With 4, the solver may use a quarter of the time for a decision."""


class Ismcts(Valuer):
    """Bot that searches with information-set Monte Carlo tree search."""

    name = "ismcts"
    title = N_("Far-sighted")
    character = N_("looks many moves ahead; thinks for a second")
    strength = 20
    needs = (Capability.SEARCH,)
    is_instant = False
    has_learned = True
    can_play_out = True

    def __init__(self, game: Game, seed: int, budget: Budget = BY_ITERATIONS, weights: Weights | None = None) -> None:
        """Prepare the bot to play `game`. The same seed gives the same choices, unless the budget is in seconds.

        If `weights` is a file, the network in this file guides the search. By default, the network of the game
        guides the search. If there is no network, or if `weights` is `WeightsChoice.PLAYOUTS`, the search uses
        playouts.
        """
        super().__init__(game, seed, budget, weights)
        self._judgement = load_network(game, weights)
        self._decisions = 0
        self._stop_event = threading.Event()

    def __reduce__(self) -> tuple[object, ...]:
        """Return the values from which pickle restores the bot: game, settings and number of decisions."""
        settings = (self.game, self.seed, self.budget, self.weights)
        return type(self), settings, {"_decisions": self._decisions}

    @classmethod
    def entries(cls, game: Game, weights: Weights | None = None) -> list[Entry]:
        """Return the engine functions (entries) of the solver and of the search with these weights."""
        from skyhop.search import solver  # noqa: PLC0415  programs that only list bots do not need `skyhop.search`
        from skyhop.search.compiled_entries import Way, game_entry, search  # noqa: PLC0415  as above

        method = Way.JUDGED if _is_judged(game, weights) else Way.PLAYED_OUT
        return [game_entry(search, game, method), *solver.entries(game)]

    def choose(self, view: View) -> int:
        """Return the action that the search visited most. Prefer actions that the solver proved to be best.

        If the search had too few iterations, or if the network is not compiled yet, return the action of the
        instant bot.
        """
        legal = self.solve(view) or self.game.legal(view)
        if len(legal) == 1:
            self._decisions += 1
            return legal[0]
        chosen = [each for each in self._rank_actions(view) if each in legal]
        return chosen[0] if chosen else legal[0]

    def solve(self, view: View) -> Sequence[int]:
        """Return the best actions if the solver can examine the rest of the match completely. Otherwise return ()."""
        from skyhop.search import solver  # noqa: PLC0415  as above

        if len(self.game.legal(view)) == 1 or not are_quick(solver.entries(self.game)):
            return ()
        end = perf_counter() + (self.budget.seconds or math.inf) / SOLVER_DIVISOR
        found = solver.solve_decision(
            self.game,
            view,
            NODES_PER_ITERATION * self.budget.iterations,
            lambda: self._stop_event.is_set() or perf_counter() > end,
        )
        return () if found is None else found.best

    def _rank_actions(self, view: View) -> Sequence[int]:
        """Return the actions in the order of their visits, the best action first.

        If the search had too few iterations, return only the action of the instant bot.
        """
        if self._judgement is None or not is_too_slow(self):
            search = self.run_search(view)
            if not self._is_hasty(search, len(self.game.legal(view))):
                return [each.action for each in search.list_statistics()]
        return [instant(self.game)(self.game, self.seed).choose(view)]

    def evaluate_actions(self, view: View) -> Valued:
        """Return the actions that the search visited at least once, with their values.

        The value of an action is its expected win share.
        """
        found = self.run_search(view).list_statistics()
        return Valued([each.action for each in found], np.array([each.share for each in found]))

    def _is_hasty(self, search: ParallelSearch, actions: int) -> bool:
        """Return True if the search had too few iterations for this number of legal actions."""
        if self.budget.seconds is None:
            return search.iterations < actions
        return search.iterations < min(
            ITERATIONS_PER_ACTION * actions, max(actions, self.budget.most or ITERATIONS_PER_ACTION * actions)
        )

    def run_search(self, view: View) -> ParallelSearch:
        """Search from a view until the budget of the bot is used up. Return the finished search."""
        self._decisions += 1
        seed = mix_seed(self.seed, self._decisions)
        search = ParallelSearch(self.game, view, seed, self.budget.threads, self._judgement)
        if self.budget.seconds is None:
            search.run(self.budget.iterations)
        else:
            search.run_for(self.budget.seconds, self._stop_event.is_set, self.budget.most)
        return search

    def stop(self) -> None:
        """End the current search early. The bot then decides by the results so far."""
        self._stop_event.set()


def load_network(game: Game, weights: Weights | None) -> ValueNetwork | None:
    """Return the network that guides a search with these weights. Return None if the search uses playouts."""
    from skyhop.search.value_network import value_network_of  # noqa: PLC0415  as above

    if isinstance(weights, WeightsChoice) or not _is_judged(game, weights):
        return None
    return value_network_of(game, weights)


def _is_judged(game: Game, weights: Weights | None) -> bool:
    """Return True if a search with these weights uses a network, or False if it uses playouts."""
    return game.has(Capability.JUDGEMENT) if weights is None else weights is not WeightsChoice.PLAYOUTS
