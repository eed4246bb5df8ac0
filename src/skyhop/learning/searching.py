"""Searches within self-play: a mind decides by one, and what it found is a better opinion than its network's own.

Improvement by search: what plays and what is learned from is the network with a search around it, as Anthony, Tian and
Barber (Thinking fast and slow with deep learning and tree search, 2017) and Silver and others (Mastering the game of
Go without human knowledge, 2017) have it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from skyhop.core.chance import next_word
from skyhop.core.features import FeatureKernels
from skyhop.core.kernel import kernel
from skyhop.core.record import Many, Row
from skyhop.core.record import Values as Floats
from skyhop.core.search_kernels import SearchKernels
from skyhop.learning.batch import Batch
from skyhop.search.guided import iterate_guided
from skyhop.search.leaf import Judge, asked_by
from skyhop.search.tree import NONE, ROOT, Node, Numbers, Progress, Values


class Mind(NamedTuple):
    """Who decides: by what network, and over how many worlds; without any it looks one ply ahead in one of them."""

    judge: Judge
    iterations: int


class Branches(NamedTuple):
    """The arrays of a tree, and a list of actions for the search alone."""

    nodes: Many[Node]
    values: Values
    progress: Many[Progress]
    marks: Numbers
    path: Numbers
    actions: Row


@kernel
def search_anew(
    game: SearchKernels,
    features: FeatureKernels,
    mind: Mind,
    rules: Any,  # noqa: ANN401  the game's own records, here and below
    view: Any,  # noqa: ANN401
    worlds: Any,  # noqa: ANN401
    others: Row,
    branches: Branches,
    shares: Floats,
    batch: Batch,
) -> float:
    """Search from a view with an empty tree; say what part of the win the deciding seat found."""
    progress = branches.progress[0]
    clear(branches.nodes, branches.values, progress)
    progress.random = next_word(batch)
    judge = asked_by(mind.judge, int(view.seat))
    for _iteration in range(mind.iterations):
        iterate_guided(
            game,
            features,
            judge,
            rules,
            view,
            worlds,
            branches.actions,
            others,
            branches.nodes,
            branches.values,
            progress,
            branches.marks,
            branches.path,
            shares,
        )
    return float(branches.values[ROOT, view.seat]) / mind.iterations


@kernel
def clear(nodes: Many[Node], values: Values, progress: Progress) -> None:
    """Forget all nodes but the root, and what was learned of that."""
    for node in range(progress.size):
        each = nodes[node]
        each.first_child = NONE
        each.visits = 0
        each.promise = 0.0
        values[node, :] = 0.0
    progress.size = 1


@kernel
def write_visits(nodes: Many[Node], actions: Row, count: int, worth: Floats) -> None:
    """Write which part of all iterations went through each legal action."""
    for place in range(count):
        worth[place] = 0.0
        child = nodes[ROOT].first_child
        while child != NONE:
            if nodes[child].action == actions[place]:
                worth[place] = nodes[child].visits / nodes[ROOT].visits
            child = nodes[child].next_sibling
