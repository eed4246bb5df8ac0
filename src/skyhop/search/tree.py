"""Search tree, and one iteration of the search: with random playouts, or guided by a network.

A guided search first visits each node a few times. Then an iteration tries the legal actions of the node, each in
the current world. The network evaluates the world after each action. This value is the first estimate of the
action, and also determines the prior of the action. The search then follows the action with the highest PUCT score
(Rosin, Multi-armed bandits with episode context, 2011). The score has the form of Silver and others (Mastering the
game of Go without human knowledge, 2017), but counts only iterations in which the action was legal.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from skyhop.engine.chance import below
from skyhop.engine.kernel import kernel
from skyhop.engine.record import Array1, Array2, Many, Record, Row, Values, of, records
from skyhop.game.ai import SearchKernels
from skyhop.search.worlds import (
    AFTER_ACTION,
    DRAWN,
    NO_ACTION,
    NetworkEvaluator,
    RandomState,
    Value,
    Worlds,
    draw_world,
    write_estimated_shares,
    write_win_shares,
)

ROOT = 0
NO_NODE = 0
"""Index that means "no node". The root also has this index, but the root is never a child."""
MAX_PATH_NODES = 256
"""Maximum number of nodes on a path from the root.

An iteration that reaches it continues with random actions or an evaluation.
"""
TREE_BYTES = 32 * 2**20
"""Memory limit for the nodes of a tree, in bytes."""
EXPLORATION = 0.7
"""Exploration constant of UCB1, the same as in Cowling, Powley and Whitehouse (2012)."""
PUCT_EXPLORATION = 0.3
"""Exploration constant of PUCT, for a search guided by a network."""

Sums = Array2[np.float64]
"""Sums of win shares. The first axis is the node or the action, the second axis is the seat."""
Numbers = Array1[np.int64]


class Node(Record):
    """Node of the search tree: statistics of one action, played after one sequence of earlier actions."""

    action: int = of(kind="i4")
    first_child: int = of(kind="i4")
    """Index of the child that was added last, or `NO_NODE`."""
    next_sibling: int = of(kind="i4")
    """Index of the sibling that was added just before this node, or `NO_NODE`."""
    visits: int = of(kind="i4")
    """Number of iterations through this node."""
    availability: int = of(kind="i4")
    """Number of iterations that reached the parent node while the node's action was legal."""
    promise: float
    """Prior of the action, not normalised. Its share of the sum over all legal actions is the normalised prior.

    Without a network, the value is 0.
    """


class SearchProgress(Record):
    """Counters and settings of a search, which change during its iterations."""

    exploration: float
    stamp: int = of(kind="i8")
    """Number of decisions that the search has passed in the tree so far.

    `Tree.marks` uses it to identify the current decision.
    """
    untried: int = of(kind="i4")
    """Number of legal actions without a node at the current decision."""
    size: int = of(kind="i4")
    """Number of nodes in the tree."""


class Tree(NamedTuple):
    """Arrays of a search tree, such as its nodes and the path of the current iteration."""

    nodes: Many[Node]
    values: Sums
    progress: Many[SearchProgress]
    marks: Numbers
    """For each action, the stamp of the last decision at which the action was legal.

    For an action with a node, `best_child` stores 0, and `mark_known` stores the negative stamp.
    """
    path: Numbers
    """Nodes on the path of the current iteration, from the root."""


def make_tree(seats: int, action_count: int, exploration: float, most_nodes: int | None = None) -> Tree:
    """Return a tree that has only its root, with space for `most_nodes` nodes.

    By default, the memory limit determines the number of nodes.
    """
    room = most_nodes or TREE_BYTES // (Node.dtype.itemsize + 8 * seats)
    progress = records(SearchProgress, 1)
    progress["exploration"], progress["size"] = exploration, 1
    marks, path = np.zeros(action_count, np.int64), np.zeros(MAX_PATH_NODES, np.int64)
    return Tree(records(Node, room), np.zeros((room, seats)), progress, marks, path)


@kernel
def iterate(game: SearchKernels, value: Value, judge: NetworkEvaluator, worlds: Worlds, tree: Tree) -> None:
    """Run one iteration of the search in a newly sampled world.

    The iteration descends the tree, adds a node, evaluates the world there, and updates the nodes on its path.
    """
    draw_world(game, worlds)
    rules, world = worlds.rules[0], worlds.states[DRAWN]
    tree.path[0] = ROOT
    length = 1
    last = NO_ACTION
    count = game.legal(rules, world, worlds.actions)
    while count > 0:
        node = tree.path[length - 1]
        child = best_child(tree, node, game.to_decide(rules, world), worlds.actions, count)
        has_room = tree.progress[0].size < len(tree.nodes) and length < len(tree.path)
        if tree.progress[0].untried > 0 and has_room:
            last = untried_action(tree, worlds.luck[0], worlds.actions)
            child = add_child(tree, node, last)
        elif child == NO_NODE or length == len(tree.path):
            last = worlds.actions[below(worlds.luck[0], count)]
            break
        tree.path[length] = child
        length += 1
        if last != NO_ACTION:
            break
        count = game.step(rules, world, tree.nodes[child].action, worlds.actions)
    if last != NO_ACTION:
        value(game, judge, worlds, world, last)
    else:
        write_win_shares(game.winners(rules, world), worlds.shares)
    pay(tree, length, worlds.shares)


@kernel
def best_child(tree: Tree, node: int, seat: int, actions: Row, count: int) -> int:
    """Return the child with the highest UCB1 score for the seat, among the children whose action is legal.

    If there is no such child, return `NO_NODE`. For each child whose action is legal, increase the availability
    count. Store the number of legal actions without a child in the field `untried`.
    """
    progress = tree.progress[0]
    progress.stamp += 1
    stamp = progress.stamp
    for place in range(count):
        tree.marks[actions[place]] = stamp
    untried = count
    best, most = NO_NODE, -1.0
    child = tree.nodes[node].first_child
    while child != NO_NODE:
        each = tree.nodes[child]
        if tree.marks[each.action] == stamp:
            tree.marks[each.action] = 0
            untried -= 1
            each.availability += 1
            bonus = progress.exploration * math.sqrt(math.log(each.availability) / each.visits)
            promise = tree.values[child, seat] / each.visits + bonus
            if promise > most:
                best, most = child, promise
        child = each.next_sibling
    progress.untried = untried
    return best


@kernel
def untried_action(tree: Tree, luck: RandomState, actions: Row) -> int:
    """Return a random action among the legal actions that have no child node yet."""
    progress = tree.progress[0]
    place = -1
    for _untried in range(below(luck, progress.untried) + 1):
        place += 1
        while tree.marks[actions[place]] != progress.stamp:
            place += 1
    return actions[place]


@kernel
def add_child(tree: Tree, node: int, action: int) -> int:
    """Add a child for an action to `node`, and return the index of the child."""
    progress = tree.progress[0]
    child = progress.size
    progress.size += 1
    child_node, parent = tree.nodes[child], tree.nodes[node]
    child_node.action = action
    child_node.availability = 1
    child_node.next_sibling = parent.first_child
    parent.first_child = child
    return child


@kernel
def pay(tree: Tree, length: int, shares: Values) -> None:
    """Add each seat's win share to the nodes on the path of an iteration.

    Increase the number of visits of these nodes by 1.
    """
    for place in range(length):
        node = tree.path[place]
        tree.nodes[node].visits += 1
        for seat in range(len(shares)):
            tree.values[node, seat] += shares[seat]


VISITS_BEFORE_EXPANSION = 8
"""Number of visits of a node before the search tries all its actions. For the root, this number is 0."""
MAX_NEW_ACTIONS = 4
"""Maximum number of actions that one iteration tries at a node.

The limit keeps iterations short in uncompiled code.
"""
PRIOR_TEMPERATURE = 0.05
"""Softness of priors, in win shares.

If the values of two actions differ by this amount, the better action has a prior 2.7 times as high.
"""


@kernel
def iterate_guided(game: SearchKernels, value: Value, judge: NetworkEvaluator, worlds: Worlds, tree: Tree) -> None:
    """Run one iteration of the search in a newly sampled world. A network evaluates the world and the actions."""
    draw_world(game, worlds)
    rules, world = worlds.rules[0], worlds.states[DRAWN]
    tree.path[0] = ROOT
    length = 1
    count = game.legal(rules, world, worlds.actions)
    while count > 0 and length < len(tree.path):
        node = tree.path[length - 1]
        if node != ROOT and tree.nodes[node].visits < VISITS_BEFORE_EXPANSION:
            break
        total = mark_known(tree, node, worlds.actions, count)
        seat, stamp = game.to_decide(rules, world), tree.progress[0].stamp
        room = min(MAX_NEW_ACTIONS, len(tree.nodes) - tree.progress[0].size)
        for place in range(count):
            action = worlds.actions[place]
            if room > 0 and tree.marks[action] == stamp:
                room -= 1
                worlds.states[AFTER_ACTION] = world
                value(game, judge, worlds, worlds.states[AFTER_ACTION], action)
                total += add_tried(tree, node, action, seat, worlds.shares)
                tree.marks[action] = -stamp
        child = most_promising(tree, node, seat, total)
        if child == NO_NODE:
            break
        tree.path[length] = child
        length += 1
        count = game.step(rules, world, tree.nodes[child].action, worlds.actions)
    if count > 0:
        write_estimated_shares(judge, rules, world, worlds.shares)
    else:
        write_win_shares(game.winners(rules, world), worlds.shares)
    pay(tree, length, worlds.shares)


@kernel
def mark_known(tree: Tree, node: int, actions: Row, count: int) -> float:
    """Mark the legal actions of `node` in `Tree.marks`, and return the sum of the priors of their children.

    The mark is a new stamp. The stamp is negative if the action has a child. For each child whose action is legal,
    increase the availability count.
    """
    progress = tree.progress[0]
    progress.stamp += 1
    stamp = progress.stamp
    for place in range(count):
        tree.marks[actions[place]] = stamp
    total = 0.0
    child = tree.nodes[node].first_child
    while child != NO_NODE:
        each = tree.nodes[child]
        if tree.marks[each.action] == stamp:
            tree.marks[each.action] = -stamp
            each.availability += 1
            total += each.promise
        child = each.next_sibling
    return total


@kernel
def add_tried(tree: Tree, node: int, action: int, seat: int, shares: Values) -> float:
    """Add a node for an action, and record the win shares from the first try of this action.

    Return the prior of the action for the seat, before normalisation.
    """
    child = add_child(tree, node, action)
    each = tree.nodes[child]
    each.visits = 1
    for other in range(len(shares)):
        tree.values[child, other] = shares[other]
    each.promise = math.exp(shares[seat] / PRIOR_TEMPERATURE)
    return each.promise


@kernel
def most_promising(tree: Tree, node: int, seat: int, total: float) -> int:
    """Return the child with the highest PUCT score for the seat, among the children of `node` with legal actions.

    Return `NO_NODE` if there is no such child. This occurs only if the tree is full.
    """
    progress = tree.progress[0]
    best, most = NO_NODE, -1.0
    child = tree.nodes[node].first_child
    while child != NO_NODE:
        each = tree.nodes[child]
        if tree.marks[each.action] == -progress.stamp:
            prior = each.promise / total
            bonus = progress.exploration * prior * math.sqrt(each.availability) / each.visits
            promise = tree.values[child, seat] / each.visits + bonus
            if promise > most:
                best, most = child, promise
        child = each.next_sibling
    return best
