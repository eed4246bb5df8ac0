"""How fast searches are."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

from skyhop.game.bulk import Workload
from skyhop.game.game import Game
from skyhop.game.match import Match
from skyhop.lab.bench.measurement import Measurement, measurement
from skyhop.search.judgement import Judgement, judgement_of
from skyhop.search.search import Search

OPENINGS = 4
ITERATIONS = 10_000


def iterations(game: Game, workload: Workload, runs: int) -> Iterator[Measurement]:
    """Search from the first decision of some matches in one thread, each iteration with a random playout."""
    speeds = [_speed(game, workload, run, None) for run in range(runs + 1)]
    yield measurement(workload.figures["search"], "iterations/s", speeds[1:])


def judged(game: Game, workload: Workload, runs: int) -> Iterator[Measurement]:
    """Search likewise, each iteration with a network that says what the leaf is worth."""
    speeds = [_speed(game, workload, run, judgement_of(game)) for run in range(runs + 1)]
    yield measurement(workload.figures["judged"], "iterations/s", speeds[1:])


def _speed(game: Game, workload: Workload, run: int, judgement: Judgement | None) -> float:
    """Search some openings; give the iterations a second, the making of trees included."""
    ruleset = workload.ruleset()
    matches = [Match.start(game, ruleset, seed=run * OPENINGS + number) for number in range(OPENINGS)]
    views = [match.view(match.to_decide) for match in matches]
    begun = perf_counter()
    for number, view in enumerate(views):
        Search(game, view, number, judgement=judgement).run(ITERATIONS)
    return OPENINGS * ITERATIONS / (perf_counter() - begun)
