"""The tree of a search: nodes in arrays of a fixed size, and the state of the search itself."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from skyhop.engine.record import Array1, Array2, Many, Record, of, records

ROOT = 0
NONE = 0
"""No node: the root is nobody's child."""
DEEPEST = 256
"""Actions from the root to a leaf at most; from there on an iteration goes on at random."""
MEMORY = 32 * 2**20
"""Bytes that the nodes of a tree may take."""
EXPLORATION = 0.7
"""What an action that was tried less often is worth trying again (Cowling, Powley and Whitehouse 2012 take as much)."""
JUDGED_EXPLORATION = 0.3
"""The same where a network guides the search, as PUCT takes it."""

Sums = Array2[np.float64]
"""By node or action, and seat: the parts of the win that it brought, added up."""
Numbers = Array1[np.int64]


class Node(Record):
    """What was learned of an action that follows on those above it."""

    action: int = of(kind="i4")
    first_child: int = of(kind="i4")
    """The child that was added last, or `NONE`."""
    next_sibling: int = of(kind="i4")
    """The one that was added before it, or `NONE`."""
    visits: int = of(kind="i4")
    """Iterations that came through it."""
    availability: int = of(kind="i4")
    """Iterations in which it could have been chosen, since its action was legal."""
    promise: float
    """How good its action seemed at once, which is its prior when divided by that of all that are legal; 0 unasked."""


class Progress(Record):
    """How far a search is."""

    exploration: float
    stamp: int = of(kind="i8")
    """Decisions in the tree so far; what is marked by the last one's number belongs to it."""
    untried: int = of(kind="i4")
    """Legal actions of that decision that have no node."""
    size: int = of(kind="i4")
    """Nodes in use."""


class Tree(NamedTuple):
    """The arrays of a tree."""

    nodes: Many[Node]
    values: Sums
    progress: Many[Progress]
    marks: Numbers
    """By action, the stamp of the last decision at which it was legal, and without a node."""
    path: Numbers
    """The nodes of an iteration, from the root."""


def tree(seats: int, action_count: int, exploration: float, most_nodes: int | None = None) -> Tree:
    """Make a tree that has its root alone, with room for so many nodes; if left out, for what the memory allows."""
    room = most_nodes or MEMORY // (Node.dtype.itemsize + 8 * seats)
    progress = records(Progress, 1)
    progress["exploration"], progress["size"] = exploration, 1
    marks, path = np.zeros(action_count, np.int64), np.zeros(DEEPEST, np.int64)
    return Tree(records(Node, room), np.zeros((room, seats)), progress, marks, path)
