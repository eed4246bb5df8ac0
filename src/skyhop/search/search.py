"""Search for the best action of a seat, for any number of iterations or seconds.

The search uses only the view of this seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from time import perf_counter
from typing import NamedTuple

from skyhop.engine.record import Records
from skyhop.engine.state import View
from skyhop.game.game import Game
from skyhop.search import compiled_entries
from skyhop.search.compiled_entries import game_entry, select_method
from skyhop.search.tree import EXPLORATION, NO_NODE, PUCT_EXPLORATION, ROOT, make_tree
from skyhop.search.value_network import ValueNetwork
from skyhop.search.worlds import allocate_scratch_for_view, worlds_of

SECONDS_PER_CHECK = 0.01
"""Approximate time in seconds between two checks of the clock."""


class ActionStatistics(NamedTuple):
    """Statistics of an action: the number of iterations that tried the action, and their mean result.

    The result is the share of the win of the seat that searches: 1 for a win, 0 for a loss.
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
        network guides the search. Otherwise, each world is played to its end at random. Raises `MissingCapability`
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
        begun, count, longest = perf_counter(), 1, 0.0
        while True:
            before = perf_counter()
            self.run(count)
            now = perf_counter()
            longest = max(longest, (now - before) / count)
            left = most - self.iterations if most else 2 * count
            if left <= 0 or is_stopped() or now - begun + longest > seconds:
                return
            rest = min(SECONDS_PER_CHECK, begun + seconds - now)
            count = max(1, min(left, 2 * count, int(rest * count / (now - before))))

    @property
    def world(self) -> Records:
        """World of the last iteration, in the state at the end of this iteration; shape (1,)."""
        return self._worlds.drawn

    @property
    def tried(self) -> int:
        """Action that the last iteration tried at the root.

        Each iteration tries one action at the root, unless the tree is full.
        """
        return int(self._tree.nodes["action"][self._tree.path[1]])

    @property
    def share(self) -> float:
        """Result of the last iteration: the share of the win of the seat that searches."""
        return float(self._worlds.shares[self._room.seat])

    def found(self) -> list[ActionStatistics]:
        """Return the statistics of each tried action, the most visited first."""
        children = []
        for child in self._children():
            action, visits = (int(self._tree.nodes[field][child]) for field in ("action", "visits"))
            children.append(ActionStatistics(action, visits, float(self._tree.values[child, self._room.seat]) / visits))
        return sort_by_visits(children)

    def shares_of(self, action: int) -> tuple[float, ...]:
        """Return each seat's mean share of the win after an action that the search has tried."""
        (child,) = (each for each in self._children() if self._tree.nodes["action"][each] == action)
        return tuple((self._tree.values[child] / self._tree.nodes["visits"][child]).tolist())

    def _children(self) -> Iterator[int]:
        """Yield the child nodes of the root, the newest node first."""
        child = int(self._tree.nodes["first_child"][ROOT])
        while child != NO_NODE:
            yield child
            child = int(self._tree.nodes["next_sibling"][child])


def sort_by_visits(found: Iterable[ActionStatistics]) -> list[ActionStatistics]:
    """Sort statistics of actions by visits, the most visited first."""
    return sorted(found, key=lambda each: (-each.visits, -each.share, each.action))
