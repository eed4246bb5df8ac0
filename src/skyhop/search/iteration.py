"""One iteration of information-set Monte Carlo tree search, over the kernels of any game.

A world that the view allows is drawn, the tree is followed as far as it goes in that world, a node is added, and the
match is played to its end at random. Nodes stand for the actions that led there, whatever world or chance was (Cowling,
Powley and Whitehouse, Information Set Monte Carlo Tree Search, 2012: single-observer ISMCTS).

The functions take the game's kernels as arguments, so that they are compiled for each game as if written for it.
"""

from __future__ import annotations

import math
from typing import Any

from skyhop.core.chance import Generator, below, next_word
from skyhop.core.kernel import kernel, where_field
from skyhop.core.record import Many, Row
from skyhop.core.search_kernels import SearchKernels
from skyhop.search.tree import NONE, ROOT, Node, Numbers, Progress, Values

NO_ACTION = -1
LONGEST = 100_000
"""Actions after which a match that is played at random counts as a draw."""


@where_field("random")
def reseed(state: Generator, word: Any) -> None:  # noqa: ANN401  64 bits
    """Give a state's own generator, where it has one, a new seed."""
    state.random = word


@kernel
def iterate(
    game: SearchKernels,
    play_out: Any,  # noqa: ANN401  a kernel
    rules: Any,  # noqa: ANN401  the game's own records, here and below
    view: Any,  # noqa: ANN401
    worlds: Any,  # noqa: ANN401
    actions: Row,
    nodes: Many[Node],
    values: Values,
    progress: Progress,
    marks: Numbers,
    path: Numbers,
) -> None:
    """Learn from one world. The first of `worlds` has what the view shows, the second is scratch space."""
    worlds[1] = worlds[0]
    world = worlds[1]
    reseed(world, next_word(progress))
    game.determinize(rules, view, world)
    path[0] = ROOT
    length = 1
    last = NO_ACTION
    count = game.legal(rules, world, actions)
    while count > 0:
        node = path[length - 1]
        seat = game.to_decide(rules, world)
        child = best_child(nodes, values, progress, marks, node, seat, actions, count)
        if progress.untried > 0 and progress.size < len(nodes):
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
        play_out(game, rules, world, last, actions, progress)
    pay(nodes, values, path, length, game.winners(rules, world))


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
def pay(nodes: Many[Node], values: Values, path: Numbers, length: int, winners: int) -> None:
    """Credit the nodes of an iteration with its result: winners share one point, at a draw all seats do."""
    seats = values.shape[1]
    shares = 0
    for seat in range(64):
        shares += winners >> seat & 1
    for place in range(length):
        node = path[place]
        nodes[node].visits += 1
        for seat in range(seats):
            if winners == 0:
                values[node, seat] += 1.0 / seats
            elif winners >> seat & 1:
                values[node, seat] += 1.0 / shares


@kernel
def play_out_by_steps(
    game: SearchKernels,
    rules: Any,  # noqa: ANN401  as above
    world: Any,  # noqa: ANN401
    action: int,
    actions: Row,
    progress: Progress,
) -> None:
    """Do a legal action, then others at random to the end."""
    for _action in range(LONGEST):
        count = game.step(rules, world, action, actions)
        if count == 0:
            return
        action = actions[below(progress, count)]


@kernel
def play_out_by_game(
    game: Any,  # noqa: ANN401  kernels, one of which plays out
    rules: Any,  # noqa: ANN401  as above
    world: Any,  # noqa: ANN401
    action: int,
    actions: Row,
    _progress: Progress,
) -> None:
    """Do a legal action, then others at random to the end, as the game does it fastest."""
    game.play_out(rules, world, action, actions)
