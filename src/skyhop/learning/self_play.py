"""Self-play: matches of a network against itself, remembered, and learned from backwards.

TD(λ) in its forward view: what the network should have said of a position is what it says of the next one from the same
side, mixed by λ with what it should have said of that, and at the end the seat's part of the win (Sutton 1988; for
backgammon Tesauro 1992). Positions are those at decisions, after what chance brought, read from the side of every seat.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from skyhop.engine.chance import below, next_word
from skyhop.engine.jit.functions import Kernel
from skyhop.engine.kernel import kernel
from skyhop.engine.record import Values
from skyhop.game.ai import SearchKernels
from skyhop.game.features import FeatureKernels
from skyhop.learning.batch import Lesson, Memory
from skyhop.learning.gradient import add_gradient
from skyhop.learning.relabelling import relabel
from skyhop.learning.searching import Branches, Players, search_anew, write_visits
from skyhop.search.entry import try_actions
from skyhop.search.leaf import Judge, Room, look_one_ply, share_win
from skyhop.search.network import win_chance
from skyhop.search.worlds import SHOWN, Luck, World, Worlds

FINE = 2**30
"""Into so many parts chances are drawn."""
NO_SEARCH = -1.0
"""Found by no search."""


def player(game: SearchKernels, features: FeatureKernels, copy_seen: Callable[[World, World], None]) -> Kernel:
    """Make the kernel that plays a match, around those of a game."""

    def play(players: Players, state: World, worlds: Worlds, branches: Branches, lesson: Lesson) -> int:
        rules, actions, luck, batch = worlds.rules[0], worlds.actions, worlds.luck[0], lesson.batch[0]
        own, length, opening = Judge(features, players.own.room), 0, below(luck, batch.opening + 1)
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
                    judge = Judge(features, mind.room)
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
def remember(judge: Judge, rules: World, state: World, memory: Memory, decision: int) -> None:
    """Write down what the network reads from the side of every seat."""
    room = judge.room
    for seat in range(len(memory)):
        judge.features.read(rules, state, seat, room.views, room.notes, room.inputs)
        for number in range(len(room.inputs)):
            memory[seat, decision, number] = room.inputs[number]


@kernel
def softly_best(worth: Values, count: int, luck: Luck, temperature: float) -> int:
    """Choose what is worth most after noise was added to each (Gumbel's: then chances are those of a softmax)."""
    best, most = 0, -1e9
    for place in range(count):
        chance = (below(luck, FINE) + 0.5) / FINE
        value = worth[place] - temperature * math.log(-math.log(chance))
        if value > most:
            best, most = place, value
    return best


@kernel
def learn_from(room: Room, lesson: Lesson, length: int, shares: Values) -> None:
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
