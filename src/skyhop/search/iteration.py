"""One iteration of information-set Monte Carlo tree search, over the kernels of any game.

A world that the view allows is drawn, the tree is followed as far as it goes in that world, a node is added, and what
it is worth is found out: by playing the match to its end at random, or by a network (`skyhop.search.leaf`). Nodes
stand for the actions that led there, whatever world or chance was (Cowling, Powley and Whitehouse, Information Set
Monte Carlo Tree Search, 2012: single-observer ISMCTS).

The functions take the game's kernels as arguments, so that they are compiled for each game as if written for it.
"""

from __future__ import annotations

import math
from typing import Any

from skyhop.core.chance import Generator, below, next_word
from skyhop.core.kernel import kernel, where_field
from skyhop.core.record import Many, Row
from skyhop.core.record import Values as Floats
from skyhop.core.search_kernels import SearchKernels
from skyhop.search.leaf import share_win
from skyhop.search.tree import NONE, ROOT, Node, Numbers, Progress, Values

NO_ACTION = -1
ROOM = 3
"""Worlds that there must be room for: what the view shows, one drawn from it, and one to try an action in."""


@where_field("random")
def reseed(state: Generator, word: Any) -> None:  # noqa: ANN401  64 bits
    """Give a state's own generator, where it has one, a new seed."""
    state.random = word


@kernel
def draw_world(
    game: SearchKernels,
    rules: Any,  # noqa: ANN401  the game's own records, here and below
    view: Any,  # noqa: ANN401
    worlds: Any,  # noqa: ANN401
    generator: Generator,
) -> None:
    """Make `worlds[1]` a world that the view allows, with luck of its own; `worlds[0]` has what the view shows."""
    worlds[1] = worlds[0]
    reseed(worlds[1], next_word(generator))
    game.determinize(rules, view, worlds[1])


@kernel
def iterate(
    game: SearchKernels,
    evaluate: Any,  # noqa: ANN401  a kernel that says what a leaf is worth
    judge: Any,  # noqa: ANN401  what it goes by
    rules: Any,  # noqa: ANN401  as above
    view: Any,  # noqa: ANN401
    worlds: Any,  # noqa: ANN401
    actions: Row,
    nodes: Many[Node],
    values: Values,
    progress: Progress,
    marks: Numbers,
    path: Numbers,
    shares: Floats,
) -> None:
    """Learn from one world. The first of `worlds` has what the view shows, the second is scratch space."""
    draw_world(game, rules, view, worlds, progress)
    world = worlds[1]
    path[0] = ROOT
    length = 1
    last = NO_ACTION
    count = game.legal(rules, world, actions)
    while count > 0:
        node = path[length - 1]
        seat = game.to_decide(rules, world)
        child = best_child(nodes, values, progress, marks, node, seat, actions, count)
        has_room = progress.size < len(nodes) and length < len(path)
        if progress.untried > 0 and has_room:
            last = untried_action(progress, marks, actions, count)
            child = add_child(nodes, progress, node, last)
        elif child == NONE or length == len(path):
            last = actions[below(progress, count)]
            break
        path[length] = child
        length += 1
        if last != NO_ACTION:
            break
        count = game.step(rules, world, nodes[child].action, actions)
    if last != NO_ACTION:
        evaluate(game, judge, rules, world, last, actions, progress, shares)
    else:
        share_win(game.winners(rules, world), shares)
    pay(nodes, values, path, length, shares)


@kernel
def best_child(
    nodes: Many[Node],
    values: Values,
    progress: Progress,
    marks: Numbers,
    node: int,
    seat: int,
    actions: Row,
    count: int,
) -> int:
    """Find the child of a legal action that promises the seat most, or is known least (UCB1); `NONE` where none is.

    All that could be chosen count that; how many legal actions have no child yet is left in `untried`.
    """
    progress.stamp += 1
    stamp = progress.stamp
    for place in range(count):
        marks[actions[place]] = stamp
    untried = count
    best, most = NONE, -1.0
    child = nodes[node].first_child
    while child != NONE:
        each = nodes[child]
        if marks[each.action] == stamp:
            marks[each.action] = 0
            untried -= 1
            each.availability += 1
            bonus = progress.exploration * math.sqrt(math.log(each.availability) / each.visits)
            promise = values[child, seat] / each.visits + bonus
            if promise > most:
                best, most = child, promise
        child = each.next_sibling
    progress.untried = untried
    return best


@kernel
def untried_action(progress: Progress, marks: Numbers, actions: Row, count: int) -> int:
    """Choose any of the legal actions that have no child."""
    number = below(progress, progress.untried)
    for place in range(count):
        if marks[actions[place]] == progress.stamp:
            if number == 0:
                return actions[place]
            number -= 1
    return actions[0]


@kernel
def add_child(nodes: Many[Node], progress: Progress, node: int, action: int) -> int:
    """Add a node for an action."""
    child = progress.size
    progress.size += 1
    nodes[child].action = action
    nodes[child].availability = 1
    nodes[child].next_sibling = nodes[node].first_child
    nodes[node].first_child = child
    return child


@kernel
def pay(nodes: Many[Node], values: Values, path: Numbers, length: int, shares: Floats) -> None:
    """Credit the nodes of an iteration with the part of the win that each seat has, or can expect."""
    for place in range(length):
        node = path[place]
        nodes[node].visits += 1
        for seat in range(len(shares)):
            values[node, seat] += shares[seat]
