"""ISMCTS: the action that promised most where matches were followed from here, in worlds that the view allows."""

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
from skyhop.engine.chance import mixed_seed
from skyhop.engine.kernel import Entry, are_quick
from skyhop.engine.state import View
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.i18n import N_
from skyhop.search.search import ActionStatistics, Search, most_visited_first
from skyhop.search.value_network import ValueNetwork


class Forest:
    """Searches from the view of the seat that decides, one for each thread; a single one is a search as it is."""

    def __init__(
        self, game: Game, view: View, seed: int, threads: int = 1, judgement: ValueNetwork | None = None
    ) -> None:
        """Begin with nothing known. `MissingCapability` where the game has no kernels for a search."""
        seeds = [seed, *(mixed_seed(seed, thread) for thread in range(1, threads))]
        self._searches = [Search(game, view, each, judgement=judgement) for each in seeds]

    @property
    def iterations(self) -> int:
        """Count the worlds that were played."""
        return sum(search.iterations for search in self._searches)

    def run(self, iterations: int) -> None:
        """Play so many worlds more, shared out so that all threads have played as many in the end."""
        whole = self.iterations + iterations
        self._at_once(lambda search, place: search.run(max(0, self._part(whole, place) - search.iterations)))

    def run_for(self, seconds: float, is_stopped: Callable[[], bool] = lambda: False, most: int | None = None) -> None:
        """Play worlds for so many seconds, until it is to stop, or until there are so many; at least one a thread.

        With less to play than there are threads some have none.
        """

        def act(search: Search, place: int) -> None:
            part = most and self._part(most, place)
            if part != 0:
                search.run_for(seconds, is_stopped, part)

        self._at_once(act)

    def found(self) -> list[ActionStatistics]:
        """What was found out about each action that was tried, the most visited first."""
        together = defaultdict[int, list[ActionStatistics]](list)
        for search in self._searches:
            for each in search.found():
                together[each.action].append(each)
        return most_visited_first(map(_added_up, together.values()))

    def _part(self, count: int, place: int) -> int:
        """How many of so many worlds in all a thread plays."""
        return (count + place) // len(self._searches)

    def _at_once(self, act: Callable[[Search, int], None]) -> None:
        first, *others = self._searches
        if not others:
            act(first, 0)
            return
        first.run(0)  # what is not compiled yet, one thread compiles
        with ThreadPoolExecutor(len(others), thread_name_prefix="search") as pool:
            acting = [pool.submit(act, search, place) for place, search in enumerate(others, 1)]
            act(first, 0)
            for each in acting:
                each.result()


def _added_up(found: list[ActionStatistics]) -> ActionStatistics:
    """What several searches found out about one action."""
    if len(found) == 1:
        return found[0]
    visits = sum(each.visits for each in found)
    return ActionStatistics(found[0].action, visits, sum(each.visits * each.share for each in found) / visits)


if TYPE_CHECKING:
    from skyhop.search.value_network import ValueNetwork

TRIES = 8
"""Of each action, without which a search that time has ended is no better than a look."""
NODES_OF_ITERATION = 64
"""Actions that it tries to solve a decision, for each iteration that a search of it may have; about as long."""
PART_TO_SOLVE = 4
"""Where time counts, one part in so many of it may go into that."""


class Ismcts(Valuer):
    """A player that looks ahead, by information-set Monte Carlo tree search."""

    name = "ismcts"
    title = N_("Far-sighted")
    character = N_("looks many moves ahead; thinks for a second")
    strength = 20
    needs = (Capability.SEARCH,)
    is_instant = False
    has_learned = True
    can_play_out = True

    def __init__(self, game: Game, seed: int, budget: Budget = BY_ITERATIONS, weights: Weights | None = None) -> None:
        """Play `game`; the same seed makes the same choices, where the budget is none of time.

        What was learned about a game, or the weights in a file, guides the search; where there is none, or by
        `Unlearned.PLAYOUTS`, it goes by playouts.
        """
        super().__init__(game, seed, budget, weights)
        self._judgement = learned(game, weights)
        self._decisions = 0
        self._stopped = threading.Event()

    def __reduce__(self) -> tuple[object, ...]:
        """Travel as game and settings, of which it is made anew, and the count of its decisions."""
        settings = (self.game, self.seed, self.budget, self.weights)
        return type(self), settings, {"_decisions": self._decisions}

    @classmethod
    def entries(cls, game: Game, weights: Weights | None = None) -> list[Entry]:
        """The search of the game, guided by a network or with playouts, and its solver."""
        from skyhop.search import solver  # noqa: PLC0415  bots are listed by who never searches
        from skyhop.search.entry import (  # noqa: PLC0415  as above
            Way,
            game_entry,
            search,
        )

        way = Way.JUDGED if _is_judged(game, weights) else Way.PLAYED_OUT
        return [game_entry(search, game, way), *solver.entries(game)]

    def choose(self, view: View) -> int:
        """Choose the action that most iterations of a search went through, of those that are proved best if any are.

        Where there was no time to try each action a few times, or would be none since the network is not compiled yet,
        it chooses as the bot does that answers at once.
        """
        legal = self.proved(view) or self.game.legal(view)
        if len(legal) == 1:
            self._decisions += 1
            return legal[0]
        chosen = [each for each in self._preferred(view) if each in legal]
        return chosen[0] if chosen else legal[0]

    def proved(self, view: View) -> Sequence[int]:
        """The actions that nothing is better than, where the rest of the match is solved; else none."""
        from skyhop.search import solver  # noqa: PLC0415  as above

        if len(self.game.legal(view)) == 1 or not are_quick(solver.entries(self.game)):
            return ()
        end = perf_counter() + (self.budget.seconds or math.inf) / PART_TO_SOLVE
        found = solver.solved(
            self.game,
            view,
            NODES_OF_ITERATION * self.budget.iterations,
            lambda: self._stopped.is_set() or perf_counter() > end,
        )
        return () if found is None else found.best

    def _preferred(self, view: View) -> Sequence[int]:
        """Actions, the best first, as far as a search knows any; else the one that answers at once."""
        if self._judgement is None or not is_too_slow(self):
            search = self.searched(view)
            if not self._is_hasty(search, len(self.game.legal(view))):
                return [each.action for each in search.found()]
        return [instant(self.game)(self.game, self.seed).choose(view)]

    def valued(self, view: View) -> Valued:
        """What part of the win a search saw in each action that it tried."""
        found = self.searched(view).found()
        return Valued([each.action for each in found], np.array([each.share for each in found]))

    def _is_hasty(self, search: Forest, actions: int) -> bool:
        """Say whether a search knows too little of so many actions; time may have ended it."""
        if self.budget.seconds is None:
            return search.iterations < actions
        return search.iterations < min(TRIES * actions, max(actions, self.budget.most or TRIES * actions))

    def searched(self, view: View) -> Forest:
        """Search from a view as long as the budget allows."""
        self._decisions += 1
        seed = mixed_seed(self.seed, self._decisions)
        search = Forest(self.game, view, seed, self.budget.threads, self._judgement)
        if self.budget.seconds is None:
            search.run(self.budget.iterations)
        else:
            search.run_for(self.budget.seconds, self._stopped.is_set, self.budget.most)
        return search

    def stop(self) -> None:
        """Choose with what is known by now."""
        self._stopped.set()


def learned(game: Game, weights: Weights | None) -> ValueNetwork | None:
    """What guides a search that goes by these weights, read from its file; None where playouts do."""
    from skyhop.search.value_network import judgement_of  # noqa: PLC0415  as above

    if isinstance(weights, WeightsChoice) or not _is_judged(game, weights):
        return None
    return judgement_of(game, weights)


def _is_judged(game: Game, weights: Weights | None) -> bool:
    """Say whether a network guides the search, and not playouts alone."""
    return game.has(Capability.JUDGEMENT) if weights is None else weights is not WeightsChoice.PLAYOUTS
