"""One iteration of a search that a network guides: it says what leaves are worth, and which actions seem good.

When a node has been visited a few times, the actions that are legal there are tried at once, each in the world at hand,
and what the network says of what follows is the first thing that is known of each, and its prior. Of those that were
tried, the one with the greatest promise is followed: PUCT (Rosin, Multi-armed bandits with episode context, 2011), as
Silver and others take it (Mastering the game of Go without human knowledge, 2017), with availability counts.
"""

from __future__ import annotations

import math

from skyhop.engine.kernel import kernel
from skyhop.engine.record import Row, Values
from skyhop.game.ai import SearchKernels
from skyhop.search.iteration import add_child, pay
from skyhop.search.leaf import Judge, Value, share_expected, share_win
from skyhop.search.tree import NONE, ROOT, Tree
from skyhop.search.worlds import DRAWN, TRIED, Worlds, draw_world

VISITS = 8
"""How often a node is visited before its actions are tried; those of the root are at once."""
AT_ONCE = 4
"""Actions that an iteration tries at a node, at most: so long may one last, also where nothing is compiled yet."""
SOFTNESS = 0.05
"""Of a win: an action that seems worth so much less than another has a prior 2.7 times less than that."""


@kernel
def iterate_guided(game: SearchKernels, value: Value, judge: Judge, worlds: Worlds, tree: Tree) -> None:
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
