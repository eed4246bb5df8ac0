"""How long bots think."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

import numpy as np

from skyhop.bots.bot import bot
from skyhop.engine.ruleset import Ruleset
from skyhop.game.bulk import Figure, Workload
from skyhop.game.game import Game
from skyhop.game.match import Match
from skyhop.i18n import N_, translated
from skyhop.lab.bench.measurement import Measurement, measurement

MATCHES = 3
LONG = 99
"""The percentile that stands for the longest thoughts."""
RARE = N_("%(title)s, 99 of 100 times within")


def greedy(game: Game, workload: Workload, runs: int) -> Iterator[Measurement]:
    """Time every decision of greedy against itself: from the view to the chosen action."""
    yield from _thoughts("greedy", game, workload, runs)


def value(game: Game, workload: Workload, runs: int) -> Iterator[Measurement]:
    """Time every decision of the bot that has learned likewise."""
    yield from _thoughts("value", game, workload, runs)


def _thoughts(name: str, game: Game, workload: Workload, runs: int) -> Iterator[Measurement]:
    figure, ruleset = workload.figures[name], workload.ruleset()
    medians, longest = [], []
    for run in range(runs + 1):
        numbers = range(run * MATCHES, (run + 1) * MATCHES)
        times = [1000 * seconds for number in numbers for seconds in times_of_match(name, game, ruleset, number)]
        medians.append(float(np.median(times)))
        longest.append(float(np.percentile(times, LONG)))
    rare = Figure(f"{figure.name}-99", translated(RARE) % {"title": translated(figure.title)}, figure.target)
    yield measurement(figure, "ms", medians[1:], more_is_better=False)
    yield measurement(rare, "ms", longest[1:], more_is_better=False)


def times_of_match(name: str, game: Game, ruleset: Ruleset, seed: int) -> Iterator[float]:
    """Play a match of a bot against itself; yield the seconds of each decision."""
    match = Match.start(game, ruleset, seed=seed)
    player = bot(name, game, seed)
    while (seat := match.to_decide) is not None:
        view = match.view(seat)
        start = perf_counter()
        action = player.choose(view)
        yield perf_counter() - start
        match.play(seat, game.write(view, action))
