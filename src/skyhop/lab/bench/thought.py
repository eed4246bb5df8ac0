"""How long bots think."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

import numpy as np

from skyhop.bots.bot import bot
from skyhop.core import registry
from skyhop.core.i18n import _
from skyhop.core.match import Match
from skyhop.lab.bench.measurement import Measurement

MATCHES = 5
LONG = 99
"""The percentile that stands for the longest thoughts."""


def greedy(runs: int) -> Iterator[Measurement]:
    """Time every decision of greedy against itself: from the view to the chosen action."""
    medians, longest = [], []
    for run in range(runs + 1):
        times = [1000 * seconds for number in range(MATCHES) for seconds in times_of_match(run * MATCHES + number)]
        medians.append(float(np.median(times)))
        longest.append(float(np.percentile(times, LONG)))
    yield Measurement("greedy", _("Greedy decides"), "ms", medians[1:], 1, more_is_better=False)
    yield Measurement(
        "greedy-99", _("Greedy decides, 99 of 100 times within"), "ms", longest[1:], 1, more_is_better=False
    )


def times_of_match(seed: int) -> Iterator[float]:
    """Play a match of greedy against itself; yield the seconds of each decision."""
    game = registry.game("balloon-cup")
    match = Match.start(game, game.ruleset("rio-grande"), seed=seed)
    player = bot("greedy", game, seed)
    while (seat := match.to_decide) is not None:
        view = match.view(seat)
        start = perf_counter()
        action = player.choose(view)
        yield perf_counter() - start
        match.play(seat, game.write(view, action))
