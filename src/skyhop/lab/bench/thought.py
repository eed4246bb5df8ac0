"""How long bots think."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

import numpy as np

from skyhop.boards.settings import EXPANSIONS
from skyhop.bots.bot import bot
from skyhop.core import registry
from skyhop.core.game import Game
from skyhop.core.i18n import _
from skyhop.core.match import Match
from skyhop.core.ruleset import Ruleset
from skyhop.lab.bench.measurement import Measurement
from skyhop.lab.bench.odyssey import ruleset_on

MATCHES = 3
LONG = 99
"""The percentile that stands for the longest thoughts."""


def greedy(runs: int) -> Iterator[Measurement]:
    """Time greedy in Balloon Cup and, on a huge board with six seats and all expansions, in Aeronaut Odyssey."""
    cup = registry.game("balloon-cup")
    yield from decisions("greedy", _("Greedy decides"), cup, cup.ruleset("rio-grande"), runs, 1)
    odyssey, huge = registry.game("aeronaut-odyssey"), ruleset_on("huge", 6, expansions=tuple(EXPANSIONS))
    yield from decisions("odyssey-greedy", _("Greedy decides on a huge board"), odyssey, huge, runs, 5)


def decisions(name: str, title: str, game: Game, ruleset: Ruleset, runs: int, target: float) -> Iterator[Measurement]:
    """Time every decision of greedy against itself: from the view to the chosen action; `target` in milliseconds."""
    medians, longest = [], []
    for run in range(runs + 1):
        numbers = range(run * MATCHES, (run + 1) * MATCHES)
        times = [1000 * seconds for number in numbers for seconds in times_of_match(game, ruleset, number)]
        medians.append(float(np.median(times)))
        longest.append(float(np.percentile(times, LONG)))
    yield Measurement(name, title, "ms", medians[1:], target, more_is_better=False)
    rare = _("%(title)s, 99 of 100 times within") % {"title": title}
    yield Measurement(f"{name}-99", rare, "ms", longest[1:], target, more_is_better=False)


def times_of_match(game: Game, ruleset: Ruleset, seed: int) -> Iterator[float]:
    """Play a match of greedy against itself; yield the seconds of each decision."""
    match = Match.start(game, ruleset, seed=seed)
    player = bot("greedy", game, seed)
    while (seat := match.to_decide) is not None:
        view = match.view(seat)
        start = perf_counter()
        action = player.choose(view)
        yield perf_counter() - start
        match.play(seat, game.write(view, action))
