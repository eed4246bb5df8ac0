"""One iteration of a search that a network guides: it says what leaves are worth, and which actions seem good.

When a node has been visited a few times, the actions that are legal there are tried at once, each in the world at hand,
and what the network says of what follows is the first thing that is known of each, and its prior. Of those that were
tried, the one with the greatest promise is followed: PUCT (Rosin, Multi-armed bandits with episode context, 2011), as
Silver and others take it (Mastering the game of Go without human knowledge, 2017), with availability counts.
"""

from __future__ import annotations

import math
from typing import Any

from skyhop.core.features import FeatureKernels
from skyhop.core.kernel import kernel
from skyhop.core.record import Many, Row
from skyhop.core.record import Values as Floats
from skyhop.core.search_kernels import SearchKernels
from skyhop.search.iteration import add_child, draw_world, pay
from skyhop.search.leaf import Judge, share_expected, share_win
from skyhop.search.tree import NONE, ROOT, Node, Numbers, Progress, Values

VISITS = 8
"""How often a node is visited before its actions are tried; those of the root are at once."""
AT_ONCE = 4
"""Actions that an iteration tries at a node, at most: so long may one last, also where nothing is compiled yet."""
SOFTNESS = 0.05
"""Of a win: an action that seems worth so much less than another has a prior 2.7 times less than that."""


@kernel
def iterate_guided(
    game: SearchKernels,
    features: FeatureKernels,
    judge: Judge,
    rules: Any,  # noqa: ANN401  the game's own records, here and below
    view: Any,  # noqa: ANN401
    worlds: Any,  # noqa: ANN401
    actions: Row,
    others: Row,
    nodes: Many[Node],
    values: Values,
    progress: Progress,
    marks: Numbers,
    path: Numbers,
    shares: Floats,
) -> None:
    """Learn from one world. The first of `worlds` has what the view shows, the others are scratch space."""
    draw_world(game, rules, view, worlds, progress)
    world = worlds[1]
    path[0] = ROOT
    length = 1
    count = game.legal(rules, world, actions)
    while count > 0 and length < len(path):
        node = path[length - 1]
        if node != ROOT and nodes[node].visits < VISITS:
            break
        total = mark_known(nodes, progress, marks, node, actions, count)
        seat = game.to_decide(rules, world)
        room = min(AT_ONCE, len(nodes) - progress.size)
        for place in range(count):
            action = actions[place]
            if room > 0 and marks[action] == progress.stamp:
                room -= 1
                worlds[2] = world
                try_action(game, features, judge, rules, worlds[2], action, others, shares)
                total += add_tried(nodes, values, progress, node, action, seat, shares)
                marks[action] = -progress.stamp
        child = most_promising(nodes, values, progress, marks, node, seat, total)
        if child == NONE:
            break
        path[length] = child
        length += 1
        count = game.step(rules, world, nodes[child].action, actions)
    if count > 0:
        share_expected(features, judge, rules, world, shares)
    else:
        share_win(game.winners(rules, world), shares)
    pay(nodes, values, path, length, shares)


@kernel
def mark_known(nodes: Many[Node], progress: Progress, marks: Numbers, node: int, actions: Row, count: int) -> float:
    """Mark the legal actions, those that have a child by less than 0; add up how good these seemed."""
    progress.stamp += 1
    stamp = progress.stamp
    for place in range(count):
        marks[actions[place]] = stamp
    total = 0.0
    child = nodes[node].first_child
    while child != NONE:
        each = nodes[child]
        if marks[each.action] == stamp:
            marks[each.action] = -stamp
            each.availability += 1
            total += each.promise
        child = each.next_sibling
    return total


@kernel
def try_action(
    game: SearchKernels,
    features: FeatureKernels,
    judge: Judge,
    rules: Any,  # noqa: ANN401  as above
    world: Any,  # noqa: ANN401
    action: int,
    actions: Row,
    shares: Floats,
) -> None:
    """Do a legal action, and say what all seats can expect then."""
    if game.step(rules, world, action, actions) == 0:
        share_win(game.winners(rules, world), shares)
    else:
        share_expected(features, judge, rules, world, shares)


@kernel
def add_tried(
    nodes: Many[Node], values: Values, progress: Progress, node: int, action: int, seat: int, shares: Floats
) -> float:
    """Add a node for an action that was tried, which counts as its first visit; say how good it seems to the seat."""
    child = add_child(nodes, progress, node, action)
    nodes[child].visits = 1
    for each in range(len(shares)):
        values[child, each] = shares[each]
    nodes[child].promise = math.exp(shares[seat] / SOFTNESS)
    return nodes[child].promise


@kernel
def most_promising(
    nodes: Many[Node], values: Values, progress: Progress, marks: Numbers, node: int, seat: int, total: float
) -> int:
    """Find the child of a legal action that promises the seat most, or seemed better than is known of it by now (PUCT).

    `NONE` where no legal action has a child, since there was no room.
    """
    best, most = NONE, -1.0
    child = nodes[node].first_child
    while child != NONE:
        each = nodes[child]
        if marks[each.action] == -progress.stamp:
            prior = each.promise / total
            bonus = progress.exploration * prior * math.sqrt(each.availability) / each.visits
            promise = values[child, seat] / each.visits + bonus
            if promise > most:
                best, most = child, promise
        child = each.next_sibling
    return best
