"""Searches within self-play: a mind decides by one, and what it found is a better opinion than its network's own.

Improvement by search: what plays and what is learned from is the network with a search around it, as Anthony, Tian and
Barber (Thinking fast and slow with deep learning and tree search, 2017) and Silver and others (Mastering the game of
Go without human knowledge, 2017) have it.
"""

from __future__ import annotations

from typing import NamedTuple

from skyhop.engine.kernel import kernel
from skyhop.engine.record import Row
from skyhop.game.ai import SearchKernels
from skyhop.search.guided import iterate_guided
from skyhop.search.leaf import Judge, Room, asked_by, judged
from skyhop.search.tree import NONE, ROOT, Sums, Tree
from skyhop.search.worlds import Worlds


class Mind(NamedTuple):
    """Who decides: by what network, and over how many worlds; without any it looks one ply ahead in one of them."""

    room: Room
    iterations: int


class Players(NamedTuple):
    """Who learns, and who sits at the other seats."""

    own: Mind
    other: Mind


class Branches(NamedTuple):
    """What deciding takes: worlds to search, with luck of their own, a tree, and what each action is worth."""

    worlds: Worlds
    tree: Tree
    worth: Sums


@kernel
def search_anew(game: SearchKernels, judge: Judge, iterations: int, branches: Branches) -> float:
    """Search from a view with an empty tree; say what part of the win the deciding seat found."""
    worlds, tree = branches.worlds, branches.tree
    clear(tree)
    seat = int(worlds.shown[0].seat)
    asked = asked_by(judge, seat)
    for _iteration in range(iterations):
        iterate_guided(game, judged, asked, worlds, tree)
    return float(tree.values[ROOT, seat]) / iterations


@kernel
def clear(tree: Tree) -> None:
    """Forget all nodes but the root, and what was learned of that."""
    progress = tree.progress[0]
    for node in range(progress.size):
        each = tree.nodes[node]
        each.first_child = NONE
        each.visits = 0
        each.promise = 0.0
        tree.values[node, :] = 0.0
    progress.size = 1


@kernel
def write_visits(branches: Branches, actions: Row, count: int, seat: int) -> None:
    """Write for the seat which part of all iterations went through each legal action."""
    nodes, worth = branches.tree.nodes, branches.worth
    for place in range(count):
        worth[place, seat] = 0.0
        child = nodes[ROOT].first_child
        while child != NONE:
            if nodes[child].action == actions[place]:
                worth[place, seat] = nodes[child].visits / nodes[ROOT].visits
            child = nodes[child].next_sibling
