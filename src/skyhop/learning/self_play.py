"""Self-play: a network plays matches against itself, and learns from each match from its end to its start.

The training uses TD(λ) in its forward view. The target of a position mixes two values with the weight λ: the
network's estimate of the seat's next position, and the target of that position. The last target is the win share of
the seat (Sutton 1988; for backgammon Tesauro 1992). Each position is the state at a decision, after chance
outcomes. Every seat learns from its own view of the position.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from skyhop.engine.chance import below, next_word
from skyhop.engine.jit.functions import Kernel
from skyhop.engine.kernel import copier, kernel
from skyhop.engine.record import Many, Row, Values
from skyhop.game.ai import FeatureKernels, SearchKernels
from skyhop.game.game import Game
from skyhop.learning.gradient import MatchGradient, Memory, Steps, add_gradient, step
from skyhop.search.compiled_entries import try_actions
from skyhop.search.tree import NO_NODE, ROOT, Sums, Tree, iterate_guided
from skyhop.search.value_network import win_chance
from skyhop.search.worlds import (
    AFTER_ACTION,
    DRAWN,
    VIEW,
    EvaluatorScratch,
    NetworkEvaluator,
    RandomState,
    WorldRecord,
    Worlds,
    draw_world,
    estimate_win_chance,
    evaluate_by_network,
    evaluate_one_ply,
    seen_record,
    with_seat,
    write_win_shares,
)

MIN_ITERATIONS = 8
"""Minimum number of iterations through an action before the network learns from its search result."""
WORLDS_PER_ACTION = 2
"""Number of worlds in which the network estimates an action.

The network uses the same worlds for all actions.
"""


@kernel
def relabel(game: SearchKernels, judge: NetworkEvaluator, worlds: Worlds, tree: Tree, lesson: MatchGradient) -> None:
    """Add gradients for the states after each action that the search tried at least `MIN_ITERATIONS` times.

    Add a gradient for each seat. The target is the value that the search found. The state after an action also depends
    on chance. Therefore, the network's mean estimate over some worlds is compared with the target. If an action ends
    the match in a world, the win shares are exact, and the network learns nothing from this world.
    """
    rules, shares, luck, room = worlds.rules[0], worlds.shares, worlds.luck[0], judge.room
    weight, random_word = lesson.batch[0].relabelled, luck.random
    child = tree.nodes[ROOT].first_child
    while child != NO_NODE:
        each = tree.nodes[child]
        if each.visits >= MIN_ITERATIONS:
            for seat in range(len(shares)):
                luck.random = random_word
                total = 0.0
                for _world in range(WORLDS_PER_ACTION):
                    if continue_match(game, worlds, each.action):
                        total += estimate_win_chance(judge, rules, worlds.states[AFTER_ACTION], seat)
                    else:
                        write_win_shares(game.winners(rules, worlds.states[AFTER_ACTION]), shares)
                        total += shares[seat]
                error = (
                    weight * (total / WORLDS_PER_ACTION - tree.values[child, seat] / each.visits) / WORLDS_PER_ACTION
                )
                luck.random = random_word
                for _world in range(WORLDS_PER_ACTION):
                    if continue_match(game, worlds, each.action):
                        estimate_win_chance(
                            judge, rules, worlds.states[AFTER_ACTION], seat
                        )  # for its side effect: it fills `room.hidden` for the gradient
                        add_gradient(room.network, lesson.slope, room.inputs, room.hidden, error)
        child = each.next_sibling


@kernel
def continue_match(game: SearchKernels, worlds: Worlds, action: int) -> bool:
    """Draw the next world and play an action in it. Return True if the match in this world continues."""
    draw_world(game, worlds)
    worlds.states[AFTER_ACTION] = worlds.states[DRAWN]
    return bool(game.step(worlds.rules[0], worlds.states[AFTER_ACTION], action, worlds.others) > 0)


class DecisionMethod(NamedTuple):
    """Method by which a seat decides: its network and its number of search iterations.

    With 0 iterations, the seat compares the states after each legal action, in one world.
    """

    room: EvaluatorScratch
    iterations: int


class Players(NamedTuple):
    """Decision methods in a match: one for the learning seats, and one for the other seats."""

    own: DecisionMethod
    other: DecisionMethod


class Branches(NamedTuple):
    """Scratch arrays to decide once: worlds, a search tree, and a value for each action.

    The worlds have a separate random generator.
    """

    worlds: Worlds
    tree: Tree
    worth: Sums


@kernel
def search_anew(game: SearchKernels, judge: NetworkEvaluator, iterations: int, branches: Branches) -> float:
    """Search from the current view with an empty tree, for `iterations` iterations.

    Return the win chance of the deciding seat.
    """
    worlds, tree = branches.worlds, branches.tree
    clear(tree)
    seat = int(worlds.shown[0].seat)
    evaluator = with_seat(judge, seat)
    for _iteration in range(iterations):
        iterate_guided(game, evaluate_by_network, evaluator, worlds, tree)
    return float(tree.values[ROOT, seat]) / iterations


@kernel
def clear(tree: Tree) -> None:
    """Empty the search tree, so that only a root without children remains."""
    progress = tree.progress[0]
    for node in range(progress.size):
        each = tree.nodes[node]
        each.first_child = NO_NODE
        each.visits = 0
        each.promise = 0.0
        tree.values[node, :] = 0.0
    progress.size = 1


@kernel
def write_visits(branches: Branches, actions: Row, count: int, seat: int) -> None:
    """Write a value for each legal action of the seat: the share of the search iterations that tried this action."""
    nodes, worth = branches.tree.nodes, branches.worth
    for place in range(count):
        worth[place, seat] = 0.0
        child = nodes[ROOT].first_child
        while child != NO_NODE:
            if nodes[child].action == actions[place]:
                worth[place, seat] = nodes[child].visits / nodes[ROOT].visits
            child = nodes[child].next_sibling


RANDOM_STEPS = 2**30
"""Number of equal steps between 0 and 1. Each random number is the middle of one of these steps."""
NO_SEARCH = -1.0
"""Value in `found` for a decision at which no search ran."""


def player(
    game: SearchKernels, features: FeatureKernels, copy_seen: Callable[[WorldRecord, WorldRecord], None]
) -> Kernel:
    """Return the kernel that plays one match of a game and stores the features of each decision."""

    def play(players: Players, state: WorldRecord, worlds: Worlds, branches: Branches, lesson: MatchGradient) -> int:
        rules, actions, luck, batch = worlds.rules[0], worlds.actions, worlds.luck[0], lesson.batch[0]
        own, length, opening = NetworkEvaluator(features, players.own.room), 0, below(luck, batch.opening + 1)
        count = game.legal(rules, state, actions)
        while count > 0 and length < lesson.memory.shape[1]:
            chosen = below(luck, count)
            if opening > 0:
                opening -= 1
            else:
                remember(own, rules, state, lesson.memory, length)
                lesson.found[:, length] = NO_SEARCH
                if count > 1:
                    seat = game.to_decide(rules, state)
                    mind = players.other if 0 <= batch.seat != seat else players.own
                    judge = NetworkEvaluator(features, mind.room)
                    worlds.shown[0] = worlds.shown[1]
                    game.show(rules, state, worlds.shown[0], seat)
                    copy_seen(worlds.shown[0], worlds.states[VIEW])
                    if mind.iterations > 0:
                        branches.worlds.luck[0].random = next_word(luck)
                        lesson.found[seat, length] = search_anew(game, judge, mind.iterations, branches)
                        write_visits(branches, actions, count, seat)
                        if batch.relabelled > 0.0 and (batch.seat < 0 or batch.seat == seat):
                            relabel(game, judge, worlds, branches.tree, lesson)
                    else:
                        branches.worth[:count, :] = 0.0
                        try_actions(game, evaluate_one_ply, judge, worlds, count, branches.worth)
                    chosen = softly_best(branches.worth[:, seat], count, luck, batch.temperature)
                length += 1
            count = game.step(rules, state, actions[chosen], actions)
        write_win_shares(game.winners(rules, state) if count == 0 else 0, worlds.shares)
        return length

    return Kernel(play)


@kernel
def remember(judge: NetworkEvaluator, rules: WorldRecord, state: WorldRecord, memory: Memory, decision: int) -> None:
    """Store the features of the position at a decision, once for every seat, from the perspective of that seat."""
    room = judge.room
    for seat in range(len(memory)):
        judge.features.read(rules, state, seat, room.views, room.notes, room.inputs)
        for number in range(len(room.inputs)):
            memory[seat, decision, number] = room.inputs[number]


@kernel
def softly_best(values: Values, count: int, luck: RandomState, temperature: float) -> int:
    """Return the index of a random action. Actions with higher values have a higher probability, by a softmax.

    The function adds Gumbel noise to each value and takes the maximum.
    """
    best, most = 0, -1e9
    for place in range(count):
        chance = (below(luck, RANDOM_STEPS) + 0.5) / RANDOM_STEPS
        value = values[place] - temperature * math.log(-math.log(chance))
        if value > most:
            best, most = place, value
    return best


@kernel
def learn_from(room: EvaluatorScratch, lesson: MatchGradient, length: int, shares: Values) -> None:
    """Add the gradients for all positions of a match and all learning seats, from the last position to the first.

    `length` is the number of positions. `shares` has each seat's win share.
    """
    memory, found, batch = lesson.memory, lesson.found, lesson.batch[0]
    for seat in range(len(shares)):
        if 0 <= batch.seat != seat:
            continue
        target = shares[seat]
        for decision in range(length - 1, -1, -1):
            estimate = win_chance(room.network, memory[seat, decision], room.hidden)
            best, part = estimate, 0.0
            if found[seat, decision] != NO_SEARCH:
                best, part = found[seat, decision], batch.search_share
            error = estimate - (1.0 - part) * target - part * best
            add_gradient(room.network, lesson.slope, memory[seat, decision], room.hidden, error)
            batch.error += (estimate - shares[seat]) ** 2
            batch.positions += 1
            target = batch.trace * target + (1.0 - batch.trace) * best


def loop(game: Game) -> Callable[..., None]:
    """Return the compiled function (entry) that trains on one batch of matches.

    The function plays the matches, computes gradients from them, and updates the weights once.
    """
    play = player(game.search_kernels, game.features.kernels, copier(seen_record(game).dtype))

    def learn(
        states: Many[WorldRecord],
        worlds: Worlds,
        branches: Branches,
        players: Players,
        lesson: MatchGradient,
        steps: Steps,
    ) -> None:
        batch = lesson.batch[0]
        batch.positions = 0
        batch.error = 0.0
        for number in range(len(states)):
            if batch.seat >= 0:
                batch.seat = below(worlds.luck[0], len(worlds.shares))
            length = play(players, states[number], worlds, branches, lesson)
            learn_from(players.own.room, lesson, length, worlds.shares)
        step(steps, batch)

    return learn
