"""The loop of learning, compiled whole: an entry for each game, made where somebody trains for it."""

from __future__ import annotations

from collections.abc import Callable

from skyhop.engine.chance import below
from skyhop.engine.kernel import copier
from skyhop.engine.record import Many
from skyhop.game.game import Game
from skyhop.learning.batch import Lesson, Steps
from skyhop.learning.gradient import step
from skyhop.learning.searching import Branches, Players
from skyhop.learning.self_play import learn_from, player
from skyhop.search.worlds import World, Worlds, seen_record


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
