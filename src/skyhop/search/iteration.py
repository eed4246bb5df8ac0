"""Iteration of a search guided by a network, which evaluates leaves and rates actions.

After a few visits of a node, an iteration tries its legal actions at once, each in the world at hand. The network's
value of the result is the first estimate of each action, and its prior. The search then follows the tried action with
the greatest promise: PUCT (Rosin, Multi-armed bandits with episode context, 2011), in the form of
Silver and others (Mastering the game of Go without human knowledge, 2017), with availability counts.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from skyhop.engine.chance import below
from skyhop.engine.kernel import kernel
from skyhop.engine.record import Array1, Array2, Many, Record, Row, Values, of, records
from skyhop.game.ai import SearchKernels
from skyhop.search.leaf import NetworkEvaluator, Value, share_expected, share_win
from skyhop.search.worlds import DRAWN, NO_ACTION, TRIED, RandomState, Worlds, draw_world

ROOT = 0
NONE = 0
"""Index that means that there is no node; 0 is the root, which is no node's child."""
DEEPEST = 256
"""Largest number of actions from the root to a leaf. Beyond it an iteration continues at random."""
MEMORY = 32 * 2**20
"""Memory limit for the nodes of a tree, in bytes."""
EXPLORATION = 0.7
"""Exploration constant of UCB1 (Cowling, Powley and Whitehouse 2012 use the same)."""
JUDGED_EXPLORATION = 0.3
"""Exploration constant of PUCT, for a search guided by a network."""

Sums = Array2[np.float64]
"""Sums of the parts of the win, by node or action, and by seat."""
Numbers = Array1[np.int64]


class Node(Record):
    """Node of the tree: the results of an action, taken after the actions above it."""

    action: int = of(kind="i4")
    first_child: int = of(kind="i4")
    """Last added child, or `NONE`."""
    next_sibling: int = of(kind="i4")
    """Sibling added before this node, or `NONE`."""
    visits: int = of(kind="i4")
    """Number of iterations through this node."""
    availability: int = of(kind="i4")
    """Number of iterations in which the node's action was legal."""
    promise: float
    """Prior of the action, relative to the sum over all legal actions; 0 if not evaluated."""


class SearchProgress(Record):
    """Progress of a search."""

    exploration: float
    stamp: int = of(kind="i8")
    """Number of decisions in the tree so far. It marks the entries that belong to the current decision."""
    untried: int = of(kind="i4")
    """Number of legal actions without a node at the current decision."""
    size: int = of(kind="i4")
    """Number of nodes in use."""


class Tree(NamedTuple):
    """Arrays of a tree."""

    nodes: Many[Node]
    values: Sums
    progress: Many[SearchProgress]
    marks: Numbers
    """Stamp of the last decision at which the action was legal without a node, by action."""
    path: Numbers
    """Nodes of the current iteration, from the root."""


def tree(seats: int, action_count: int, exploration: float, most_nodes: int | None = None) -> Tree:
    """Return a tree with only its root, and room for `most_nodes` nodes, by default as many as the memory allows."""
    room = most_nodes or MEMORY // (Node.dtype.itemsize + 8 * seats)
    progress = records(SearchProgress, 1)
    progress["exploration"], progress["size"] = exploration, 1
    marks, path = np.zeros(action_count, np.int64), np.zeros(DEEPEST, np.int64)
    return Tree(records(Node, room), np.zeros((room, seats)), progress, marks, path)


@kernel
def iterate(game: SearchKernels, value: Value, judge: NetworkEvaluator, worlds: Worlds, tree: Tree) -> None:
    """Run one iteration on one world."""
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
        elif child == NONE or length == len(tree.path):
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
        share_win(game.winners(rules, world), worlds.shares)
    pay(tree, length, worlds.shares)


@kernel
def best_child(tree: Tree, node: int, seat: int, actions: Row, count: int) -> int:
    """Return the legal child with the highest UCB1 score for the seat, or `NONE` if there is none.

    Count the availability of all legal children. Store the number of legal actions without a child in `untried`.
    """
    progress = tree.progress[0]
    progress.stamp += 1
    stamp = progress.stamp
    for place in range(count):
        tree.marks[actions[place]] = stamp
    untried = count
    best, most = NONE, -1.0
    child = tree.nodes[node].first_child
    while child != NONE:
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
    """Return a random legal action that has no child."""
    progress = tree.progress[0]
    place = -1
    for _untried in range(below(luck, progress.untried) + 1):
        place += 1
        while tree.marks[actions[place]] != progress.stamp:
            place += 1
    return actions[place]


@kernel
def add_child(tree: Tree, node: int, action: int) -> int:
    """Add a node for an action. Return its index."""
    progress = tree.progress[0]
    child = progress.size
    progress.size += 1
    made, above = tree.nodes[child], tree.nodes[node]
    made.action = action
    made.availability = 1
    made.next_sibling = above.first_child
    above.first_child = child
    return child


@kernel
def pay(tree: Tree, length: int, shares: Values) -> None:
    """Add each seat's part of the win, or its estimate, to the nodes of an iteration."""
    for place in range(length):
        node = tree.path[place]
        tree.nodes[node].visits += 1
        for seat in range(len(shares)):
            tree.values[node, seat] += shares[seat]


VISITS = 8
"""Number of visits of a node before its actions are tried. The root's actions are tried at once."""
AT_ONCE = 4
"""Largest number of actions tried at a node in one iteration. It keeps iterations short, also without machine code."""
SOFTNESS = 0.05
"""Softness of priors, in parts of a win: an action worth less by this amount has a prior 2.7 times smaller."""


@kernel
def iterate_guided(game: SearchKernels, value: Value, judge: NetworkEvaluator, worlds: Worlds, tree: Tree) -> None:
    """Run one guided iteration on one world."""
    draw_world(game, worlds)
    rules, world = worlds.rules[0], worlds.states[DRAWN]
    tree.path[0] = ROOT
    length = 1
    count = game.legal(rules, world, worlds.actions)
    while count > 0 and length < len(tree.path):
        node = tree.path[length - 1]
        if node != ROOT and tree.nodes[node].visits < VISITS:
            break
        total = mark_known(tree, node, worlds.actions, count)
        seat, stamp = game.to_decide(rules, world), tree.progress[0].stamp
        room = min(AT_ONCE, len(tree.nodes) - tree.progress[0].size)
        for place in range(count):
            action = worlds.actions[place]
            if room > 0 and tree.marks[action] == stamp:
                room -= 1
                worlds.states[TRIED] = world
                value(game, judge, worlds, worlds.states[TRIED], action)
                total += add_tried(tree, node, action, seat, worlds.shares)
                tree.marks[action] = -stamp
        child = most_promising(tree, node, seat, total)
        if child == NONE:
            break
        tree.path[length] = child
        length += 1
        count = game.step(rules, world, tree.nodes[child].action, worlds.actions)
    if count > 0:
        share_expected(judge, rules, world, worlds.shares)
    else:
        share_win(game.winners(rules, world), worlds.shares)
    pay(tree, length, worlds.shares)


@kernel
def mark_known(tree: Tree, node: int, actions: Row, count: int) -> float:
    """Mark the legal actions, those with a child by a negative value. Return the sum of their promises."""
    progress = tree.progress[0]
    progress.stamp += 1
    stamp = progress.stamp
    for place in range(count):
        tree.marks[actions[place]] = stamp
    total = 0.0
    child = tree.nodes[node].first_child
    while child != NONE:
        each = tree.nodes[child]
        if tree.marks[each.action] == stamp:
            tree.marks[each.action] = -stamp
            each.availability += 1
            total += each.promise
        child = each.next_sibling
    return total


@kernel
def add_tried(tree: Tree, node: int, action: int, seat: int, shares: Values) -> float:
    """Add a node for an action that was tried once. Return the node's promise for the seat."""
    child = add_child(tree, node, action)
    each = tree.nodes[child]
    each.visits = 1
    for other in range(len(shares)):
        tree.values[child, other] = shares[other]
    each.promise = math.exp(shares[seat] / SOFTNESS)
    return each.promise


@kernel
def most_promising(tree: Tree, node: int, seat: int, total: float) -> int:
    """Return the legal child with the highest PUCT score for the seat.

    Return `NONE` if no legal action has a child, because the tree is full.
    """
    progress = tree.progress[0]
    best, most = NONE, -1.0
    child = tree.nodes[node].first_child
    while child != NONE:
        each = tree.nodes[child]
        if tree.marks[each.action] == -progress.stamp:
            prior = each.promise / total
            bonus = progress.exploration * prior * math.sqrt(each.availability) / each.visits
            promise = tree.values[child, seat] / each.visits + bonus
            if promise > most:
                best, most = child, promise
        child = each.next_sibling
    return best
