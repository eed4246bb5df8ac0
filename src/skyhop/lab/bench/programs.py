"""The benchmarks by name: some of every game that says what is measured of it, some of boards and the program."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from skyhop.game import registry
from skyhop.game.bulk import Workload
from skyhop.game.game import Game
from skyhop.lab.bench import boards, cost, environments, play, rivals, search, startup, table, thought
from skyhop.lab.bench.measurement import Measurement

Program = Callable[[int], Iterator[Measurement]]
"""Takes the number of runs and yields what it has measured."""
GAME_PROGRAMS: Mapping[str, Callable[[Game, Workload, int], Iterator[Measurement]]] = {
    "play": play.random_play,
    "reference": play.reference_ratio,
    "step": play.single_steps,
    "batch": play.batched_steps,
    "envs": environments.stepped,
    "rivals": rivals.against,
    "greedy": thought.greedy,
    "value": thought.value,
    "search": search.iterations,
    "judged": search.judged,
    "start": startup.of_a_game,
    "table": table.posted_actions,
    "cost": cost.of_an_action,
}
"""Measured of each workload of a game that has a figure of that name."""
PROGRAMS: Mapping[str, Program] = {
    "boards": boards.making,
    "board-print": boards.printing,
    "board-properties": boards.properties,
    "start": startup.of_the_program,
}
SEEDED: Mapping[str, Callable[[int, int], Iterator[Measurement]]] = {"board-properties": boards.properties}
"""Of these, those that can begin with another seed, so that a long measurement can be made in parts."""
NAMES = tuple(dict.fromkeys((*GAME_PROGRAMS, *PROGRAMS)))


def measured(name: str, runs: int, first: int = 0, game: str | None = None) -> Iterator[Measurement]:
    """Run a benchmark: of one game, or of all that say what is measured of them, and of the program."""
    if name in GAME_PROGRAMS:
        for played in [registry.game(each) for each in ([game] if game else registry.names())]:
            for workload in played.workloads():
                if name in workload.figures:
                    yield from GAME_PROGRAMS[name](played, workload, runs)
    if name in SEEDED:
        yield from SEEDED[name](runs, first)
    elif name in PROGRAMS and not (name in GAME_PROGRAMS and game):
        yield from PROGRAMS[name](runs)
