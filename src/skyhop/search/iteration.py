"""One iteration of information-set Monte Carlo tree search, over the kernels of any game.

A world that the view allows is drawn, the tree is followed as far as it goes in that world, a node is added, and what
it is worth is found out: by playing the match to its end at random, or by a network (`skyhop.search.leaf`). Nodes
stand for the actions that led there, whatever world or chance was (Cowling, Powley and Whitehouse, Information Set
Monte Carlo Tree Search, 2012: single-observer ISMCTS).

The functions take the game's kernels as arguments, so that they are compiled for each game as if written for it.
"""

from __future__ import annotations

import math

from skyhop.engine.chance import below
from skyhop.engine.kernel import kernel
from skyhop.engine.record import Row, Values
from skyhop.game.ai import SearchKernels
from skyhop.search.leaf import Judge, Value, share_win
from skyhop.search.tree import NONE, ROOT, Tree
from skyhop.search.worlds import DRAWN, NO_ACTION, Luck, Worlds, draw_world


@kernel
def iterate(game: SearchKernels, value: Value, judge: Judge, worlds: Worlds, tree: Tree) -> None:
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
def untried_action(tree: Tree, luck: Luck, actions: Row) -> int:
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
