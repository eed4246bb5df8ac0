"""One iteration of a search that a network guides: it says what leaves are worth, and which actions seem good.

When a node has been visited a few times, the actions that are legal there are tried at once, each in the world at hand,
and what the network says of what follows is the first thing that is known of each, and its prior. Of those that were
tried, the one with the greatest promise is followed: PUCT (Rosin, Multi-armed bandits with episode context, 2011), as
Silver and others take it (Mastering the game of Go without human knowledge, 2017), with availability counts.
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


class SearchProgress(Record):
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
    progress: Many[SearchProgress]
    marks: Numbers
    """By action, the stamp of the last decision at which it was legal, and without a node."""
    path: Numbers
    """The nodes of an iteration, from the root."""


def tree(seats: int, action_count: int, exploration: float, most_nodes: int | None = None) -> Tree:
    """Make a tree that has its root alone, with room for so many nodes; if left out, for what the memory allows."""
    room = most_nodes or MEMORY // (Node.dtype.itemsize + 8 * seats)
    progress = records(SearchProgress, 1)
    progress["exploration"], progress["size"] = exploration, 1
    marks, path = np.zeros(action_count, np.int64), np.zeros(DEEPEST, np.int64)
    return Tree(records(Node, room), np.zeros((room, seats)), progress, marks, path)


@kernel
def iterate(game: SearchKernels, value: Value, judge: NetworkEvaluator, worlds: Worlds, tree: Tree) -> None:
    """Learn from one world."""
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
    """Find the child of a legal action that promises the seat most, or is known least (UCB1); `NONE` where none is.

    All that could be chosen count that; how many legal actions have no child yet is left in `untried`.
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
    """Choose any of the legal actions that have no child."""
    progress = tree.progress[0]
    place = -1
    for _untried in range(below(luck, progress.untried) + 1):
        place += 1
        while tree.marks[actions[place]] != progress.stamp:
            place += 1
    return actions[place]


@kernel
def add_child(tree: Tree, node: int, action: int) -> int:
    """Add a node for an action."""
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
    """Credit the nodes of an iteration with the part of the win that each seat has, or can expect."""
    for place in range(length):
        node = tree.path[place]
        tree.nodes[node].visits += 1
        for seat in range(len(shares)):
            tree.values[node, seat] += shares[seat]


VISITS = 8
"""How often a node is visited before its actions are tried; those of the root are at once."""
AT_ONCE = 4
"""Actions that an iteration tries at a node, at most: so long may one last, also where nothing is compiled yet."""
SOFTNESS = 0.05
"""Of a win: an action that seems worth so much less than another has a prior 2.7 times less than that."""


@kernel
def iterate_guided(game: SearchKernels, value: Value, judge: NetworkEvaluator, worlds: Worlds, tree: Tree) -> None:
    """Learn from one world."""
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
    """Mark the legal actions, those that have a child by less than 0; add up how good these seemed."""
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
    """Add a node for an action that was tried, which counts as its first visit; say how good it seems to the seat."""
    child = add_child(tree, node, action)
    each = tree.nodes[child]
    each.visits = 1
    for other in range(len(shares)):
        tree.values[child, other] = shares[other]
    each.promise = math.exp(shares[seat] / SOFTNESS)
    return each.promise


@kernel
def most_promising(tree: Tree, node: int, seat: int, total: float) -> int:
    """Find the child of a legal action that promises the seat most, or seemed better than is known of it by now (PUCT).

    `NONE` where no legal action has a child, since there was no room.
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
