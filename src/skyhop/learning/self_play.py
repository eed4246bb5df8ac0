"""Self-play: matches of a network against itself, remembered, and learned from backwards.

TD(λ) in its forward view: what the network should have said of a position is what it says of the next one from the same
side, mixed by λ with what it should have said of that, and at the end the seat's part of the win (Sutton 1988; for
backgammon Tesauro 1992). Positions are those at decisions, after what chance brought, read from the side of every seat.
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
from skyhop.learning.gradient import Lesson, Memory, Steps, add_gradient, step
from skyhop.search.entry import try_actions
from skyhop.search.iteration import NONE, ROOT, Sums, Tree, iterate_guided
from skyhop.search.leaf import EvaluatorScratch, NetworkEvaluator, asked_by, chance_of, judged, look_one_ply, share_win
from skyhop.search.network import win_chance
from skyhop.search.worlds import DRAWN, SHOWN, TRIED, RandomState, World, Worlds, draw_world, seen_record

ENOUGH = 8
"""Iterations that went through an action that is learned from, at least."""
WORLDS = 2
"""That an action is tried in; those are the same for all actions."""


@kernel
def relabel(game: SearchKernels, judge: NetworkEvaluator, worlds: Worlds, tree: Tree, lesson: Lesson) -> None:
    """Add the gradient of what every action leads to that was searched enough, from the side of each seat.

    What an action leads to depends on luck as well, so it is the mean over some worlds that should be what was found.
    Where it ends the match the result stands for itself: nobody asks the network there, and it learns nothing of it.
    """
    rules, shares, luck, room = worlds.rules[0], worlds.shares, worlds.luck[0], judge.room
    weight, begun = lesson.batch[0].relabelled, luck.random
    child = tree.nodes[ROOT].first_child
    while child != NONE:
        each = tree.nodes[child]
        if each.visits >= ENOUGH:
            for seat in range(len(shares)):
                luck.random = begun
                said = 0.0
                for _world in range(WORLDS):
                    if go_on(game, worlds, each.action):
                        said += chance_of(judge, rules, worlds.states[TRIED], seat)
                    else:
                        share_win(game.winners(rules, worlds.states[TRIED]), shares)
                        said += shares[seat]
                error = weight * (said / WORLDS - tree.values[child, seat] / each.visits) / WORLDS
                luck.random = begun
                for _world in range(WORLDS):
                    if go_on(game, worlds, each.action):
                        chance_of(judge, rules, worlds.states[TRIED], seat)  # for what its units made of that world
                        add_gradient(room.network, lesson.slope, room.inputs, room.hidden, error)
        child = each.next_sibling


@kernel
def go_on(game: SearchKernels, worlds: Worlds, action: int) -> bool:
    """Do an action in the next world that is drawn; say whether the match goes on."""
    draw_world(game, worlds)
    worlds.states[TRIED] = worlds.states[DRAWN]
    return bool(game.step(worlds.rules[0], worlds.states[TRIED], action, worlds.others) > 0)


class Mind(NamedTuple):
    """Who decides: by what network, and over how many worlds; without any it looks one ply ahead in one of them."""

    room: EvaluatorScratch
    iterations: int


class Players(NamedTuple):
    """Who learns, and who sits at the other seats."""

    own: Mind
    other: Mind


class Branches(NamedTuple):
    """What deciding takes: worlds to search, with luck of their own, a tree, and what each action is worth."""

    worlds: Worlds
    tree: Tree
    worth: Sums


@kernel
def search_anew(game: SearchKernels, judge: NetworkEvaluator, iterations: int, branches: Branches) -> float:
    """Search from a view with an empty tree; say what part of the win the deciding seat found."""
    worlds, tree = branches.worlds, branches.tree
    clear(tree)
    seat = int(worlds.shown[0].seat)
    asked = asked_by(judge, seat)
    for _iteration in range(iterations):
        iterate_guided(game, judged, asked, worlds, tree)
    return float(tree.values[ROOT, seat]) / iterations


@kernel
def clear(tree: Tree) -> None:
    """Forget all nodes but the root, and what was learned of that."""
    progress = tree.progress[0]
    for node in range(progress.size):
        each = tree.nodes[node]
        each.first_child = NONE
        each.visits = 0
        each.promise = 0.0
        tree.values[node, :] = 0.0
    progress.size = 1


@kernel
def write_visits(branches: Branches, actions: Row, count: int, seat: int) -> None:
    """Write for the seat which part of all iterations went through each legal action."""
    nodes, worth = branches.tree.nodes, branches.worth
    for place in range(count):
        worth[place, seat] = 0.0
        child = nodes[ROOT].first_child
        while child != NONE:
            if nodes[child].action == actions[place]:
                worth[place, seat] = nodes[child].visits / nodes[ROOT].visits
            child = nodes[child].next_sibling


FINE = 2**30
"""Into so many parts chances are drawn."""
NO_SEARCH = -1.0
"""Found by no search."""


def player(game: SearchKernels, features: FeatureKernels, copy_seen: Callable[[World, World], None]) -> Kernel:
    """Make the kernel that plays a match, around those of a game."""

    def play(players: Players, state: World, worlds: Worlds, branches: Branches, lesson: Lesson) -> int:
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
                    copy_seen(worlds.shown[0], worlds.states[SHOWN])
                    if mind.iterations > 0:
                        branches.worlds.luck[0].random = next_word(luck)
                        lesson.found[seat, length] = search_anew(game, judge, mind.iterations, branches)
                        write_visits(branches, actions, count, seat)
                        if batch.relabelled > 0.0 and (batch.seat < 0 or batch.seat == seat):
                            relabel(game, judge, worlds, branches.tree, lesson)
                    else:
                        branches.worth[:count, :] = 0.0
                        try_actions(game, look_one_ply, judge, worlds, count, branches.worth)
                    chosen = softly_best(branches.worth[:, seat], count, luck, batch.temperature)
                length += 1
            count = game.step(rules, state, actions[chosen], actions)
        share_win(game.winners(rules, state) if count == 0 else 0, worlds.shares)
        return length

    return Kernel(play)


@kernel
def remember(judge: NetworkEvaluator, rules: World, state: World, memory: Memory, decision: int) -> None:
    """Write down what the network reads from the side of every seat."""
    room = judge.room
    for seat in range(len(memory)):
        judge.features.read(rules, state, seat, room.views, room.notes, room.inputs)
        for number in range(len(room.inputs)):
            memory[seat, decision, number] = room.inputs[number]


@kernel
def softly_best(worth: Values, count: int, luck: RandomState, temperature: float) -> int:
    """Choose what is worth most after noise was added to each (Gumbel's: then chances are those of a softmax)."""
    best, most = 0, -1e9
    for place in range(count):
        chance = (below(luck, FINE) + 0.5) / FINE
        value = worth[place] - temperature * math.log(-math.log(chance))
        if value > most:
            best, most = place, value
    return best


@kernel
def learn_from(room: EvaluatorScratch, lesson: Lesson, length: int, shares: Values) -> None:
    """Go through a match backwards from its end, and add the gradient of every position of who learns."""
    memory, found, batch = lesson.memory, lesson.found, lesson.batch[0]
    for seat in range(len(shares)):
        if 0 <= batch.seat != seat:
            continue
        target = shares[seat]
        for decision in range(length - 1, -1, -1):
            said = win_chance(room.network, memory[seat, decision], room.hidden)
            best, part = said, 0.0
            if found[seat, decision] != NO_SEARCH:
                best, part = found[seat, decision], batch.sought
            error = said - (1.0 - part) * target - part * best
            add_gradient(room.network, lesson.slope, memory[seat, decision], room.hidden, error)
            batch.error += (said - shares[seat]) ** 2
            batch.positions += 1
            target = batch.trace * target + (1.0 - batch.trace) * best


def loop(game: Game) -> Callable[..., None]:
    """Make the loop of learning: play matches and learn from them, one step of the weights."""
    play = player(game.search_kernels(), game.features().kernels, copier(seen_record(game).dtype))

    def learn(
        states: Many[World], worlds: Worlds, branches: Branches, players: Players, lesson: Lesson, steps: Steps
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
