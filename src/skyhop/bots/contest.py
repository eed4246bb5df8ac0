"""A contest: bots play whole matches against each other, reproducibly."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from skyhop.bots.bot import Bot, Crowd, bot
from skyhop.engine.chance import mixed_seed
from skyhop.engine.ruleset import Ruleset
from skyhop.game.game import Game
from skyhop.game.match import Match
from skyhop.search.contest import Contests

SEAT_STREAM = 1
"""Keeps the bots' generators apart from the match's own."""


def matches(game: Game, ruleset: Ruleset, names: Sequence[str], count: int, seed: int) -> Iterator[Match]:
    """Play `count` matches to their end, one bot a seat; the seats that may begin do so in turn.

    Match number n depends on (seed, n) alone, so a longer contest begins like a shorter one.
    """
    starters = game.starters(ruleset)
    for number in range(1, count + 1):
        start = Match.start(
            game,
            ruleset,
            first=starters[(number - 1) % len(starters)],
            seats=names,
            seed=mixed_seed(seed, number),
            number=number,
        )
        bots = [bot(name, game, mixed_seed(seed, number, SEAT_STREAM, seat)) for seat, name in enumerate(names)]
        yield finish(start, bots)


def finish(match: Match, bots: Sequence[Bot]) -> Match:
    """Let bots play a match to its end, each from its own view."""
    while (seat := match.to_decide) is not None:
        view = match.view(seat)
        match.play(seat, match.game.write(view, bots[seat].choose(view)))
    return match


class Placed(NamedTuple):
    """A bot that has a seat in some of many matches."""

    crowd: Crowd
    seat: int
    is_there: NDArray[np.bool_]
    """By match."""


def finish_all(contests: Contests, placed: Sequence[Placed]) -> None:
    """Let bots play many matches to their end; of each seat of each match one of them decides."""
    while len(waiting := contests.waiting()):
        seats = contests.contest.seats[waiting]
        for crowd, seat, is_there in placed:
            which = waiting[(seats == seat) & is_there[waiting]]
            if len(which):
                crowd.choose(contests.contest, which)
        contests.step(waiting)
