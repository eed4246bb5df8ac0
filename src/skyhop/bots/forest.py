"""A forest: searches of one decision in several threads at once, each with a tree and worlds of its own.

Root parallelization (Chaslot, Winands and van den Herik, Parallel Monte-Carlo Tree Search, 2008): what all of them
found out about an action is added up. They share nothing, so the same seed finds the same however the threads run.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from skyhop.engine.chance import mixed_seed
from skyhop.engine.state import View
from skyhop.game.game import Game
from skyhop.search.judgement import Judgement
from skyhop.search.search import Found, Search, most_visited_first


class Forest:
    """Searches from the view of the seat that decides, one for each thread; a single one is a search as it is."""

    def __init__(self, game: Game, view: View, seed: int, threads: int = 1, judgement: Judgement | None = None) -> None:
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

    def found(self) -> list[Found]:
        """What was found out about each action that was tried, the most visited first."""
        together = defaultdict[int, list[Found]](list)
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


def _added_up(found: list[Found]) -> Found:
    """What several searches found out about one action."""
    if len(found) == 1:
        return found[0]
    visits = sum(each.visits for each in found)
    return Found(found[0].action, visits, sum(each.visits * each.share for each in found) / visits)
