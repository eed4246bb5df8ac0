"""A search: what a seat learns of its decision, from its view alone, as long as it is given time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from time import perf_counter
from typing import NamedTuple

from skyhop.engine.record import Records
from skyhop.engine.state import View
from skyhop.game.game import Game
from skyhop.search import entry
from skyhop.search.entry import game_entry
from skyhop.search.iteration import EXPLORATION, JUDGED_EXPLORATION, NONE, ROOT, tree
from skyhop.search.value_network import ValueNetwork, room_by, way_of
from skyhop.search.worlds import worlds_of

SLICE = 0.01
"""Seconds between two looks at the clock, about."""


class ActionStatistics(NamedTuple):
    """What was found out about an action: how often it was tried, and the share of the win that this brought."""

    action: int
    visits: int
    share: float


class Search:
    """A search from the view of the seat that decides. The same seed and iterations find the same, to the bit."""

    def __init__(
        self, game: Game, view: View, seed: int, most_nodes: int | None = None, judgement: ValueNetwork | None = None
    ) -> None:
        """Begin with nothing known; `most_nodes` is the most that are remembered, a usual number if left out.

        With a judgement its network guides the search, without one matches are played to their end at random.
        `MissingCapability` where the game has no kernels for it.
        """
        exploration = EXPLORATION if judgement is None else JUDGED_EXPLORATION
        self._entry = game_entry(entry.search, game, way_of(judgement))
        self._worlds, self._room = worlds_of(game, view, seed), room_by(game, judgement, view)
        self._tree = tree(game.seat_count(view.ruleset), game.action_count, exploration, most_nodes)

    @property
    def iterations(self) -> int:
        """Count the worlds that were played."""
        return int(self._tree.nodes["visits"][ROOT])

    @property
    def size(self) -> int:
        """Count the nodes of the tree."""
        return int(self._tree.progress["size"][0])

    def run(self, iterations: int) -> None:
        """Play so many worlds more."""
        self._entry(self._worlds, self._tree, self._room, iterations)

    def run_for(self, seconds: float, is_stopped: Callable[[], bool] = lambda: False, most: int | None = None) -> None:
        """Play worlds for so many seconds, until it is to stop, or until there are so many; at least one.

        It looks at the clock now and then, and does not begin what would last longer, as far as that can be foreseen.
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
            rest = min(SLICE, begun + seconds - now)
            count = max(1, min(left, 2 * count, int(rest * count / (now - before))))

    @property
    def world(self) -> Records:
        """The world of the last iteration, as that has left it; shape (1,)."""
        return self._worlds.drawn

    @property
    def tried(self) -> int:
        """The action that the last iteration followed; each has one, as long as the tree has room."""
        return int(self._tree.nodes["action"][self._tree.path[1]])

    @property
    def share(self) -> float:
        """The part of the win that the last iteration brought the seat."""
        return float(self._worlds.shares[self._room.seat])

    def found(self) -> list[ActionStatistics]:
        """What was found out about each action that was tried, the most visited first."""
        children = []
        for child in self._children():
            action, visits = (int(self._tree.nodes[field][child]) for field in ("action", "visits"))
            children.append(ActionStatistics(action, visits, float(self._tree.values[child, self._room.seat]) / visits))
        return most_visited_first(children)

    def shares_of(self, action: int) -> tuple[float, ...]:
        """The share of the win that iterations brought each seat which tried this action; it must have been tried."""
        (child,) = (each for each in self._children() if self._tree.nodes["action"][each] == action)
        return tuple((self._tree.values[child] / self._tree.nodes["visits"][child]).tolist())

    def _children(self) -> Iterator[int]:
        """The nodes of the actions that were tried, the last one first."""
        child = int(self._tree.nodes["first_child"][ROOT])
        while child != NONE:
            yield child
            child = int(self._tree.nodes["next_sibling"][child])


def most_visited_first(found: Iterable[ActionStatistics]) -> list[ActionStatistics]:
    """Sort actions by what is known of them."""
    return sorted(found, key=lambda each: (-each.visits, -each.share, each.action))
