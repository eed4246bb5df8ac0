"""Benchmark that compares Skyhop with card games of other projects on the same machine.

OpenSpiel plays gin rummy in C++, stepped from Python. PettingZoo plays Leduc hold'em from RLCard. The benchmark
leaves out the rows of a package that is not installed.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import partial
from importlib.util import find_spec
from random import Random
from time import perf_counter, thread_time

from skyhop.engine.jit.code_key import VARIABLE
from skyhop.game import registry
from skyhop.game.ai import Workload
from skyhop.game.game import Game
from skyhop.i18n import _
from skyhop.lab.bench import boards, play
from skyhop.lab.bench import server as server_module
from skyhop.lab.bench.measurement import Measurement, measurement
from skyhop.lab.bench.play import measure_vector, time_single_steps, time_turns, turns_of
from skyhop.lab.bench.server import Guest, open_match, server

DECISIONS = 10_000
"""Number of decisions in a run."""


def against(game: Game, workload: Workload, runs: int) -> Iterator[Measurement]:
    """Measure the speed of Skyhop and of each other project, in alternating runs.

    Yield the speed of each program, and the ratio of Skyhop's speed to the speed of each other project.
    """
    rows = defaultdict[str, list[float]](list)

    def note(rival: str, theirs: float, **ours: float) -> None:
        rows[rival].append(theirs)
        for name, speed in ours.items():
            rows[f"{rival}-{name}"].append(speed / theirs)

    for run in range(runs + 1):
        if find_spec("pyspiel"):
            one = time_single_steps(game, workload, run)
            vector = {"vector": measure_vector(game, workload.ruleset(), run)} if find_spec("gymnasium") else {}
            note("openspiel", time_openspiel(run), one=one, **vector)
        if all(map(find_spec, ("pettingzoo", "rlcard", "pygame"))):
            from pettingzoo.classic import leduc_holdem_v4  # noqa: PLC0415  an extra

            note("pettingzoo", turns_of(leduc_holdem_v4.env(), run), turns=time_turns(game, workload, run))
    for name, speeds in rows.items():
        unit = {"openspiel": "decisions/s", "pettingzoo": "turns/s"}.get(name, "times")
        yield measurement(workload.figures["rivals" if name == "openspiel" else name], unit, speeds[1:])


def time_openspiel(run: int) -> float:
    """Return the decisions per second of gin rummy in OpenSpiel.

    In each decision, Python lists the legal actions and applies one of them. Python also draws the chance outcomes.
    """
    import pyspiel  # noqa: PLC0415  an extra

    spiel, chance, decisions = pyspiel.load_game("gin_rummy"), Random(run), 0  # noqa: S311  no secret depends on it
    begun = thread_time()
    while decisions < DECISIONS:
        state = spiel.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
    return decisions / (thread_time() - begun)


def measure_cold_start(game: Game, workload: Workload, runs: int) -> Iterator[Measurement]:
    """Measure two starts without compiled kernels: the first match page in a browser, and the first move in Python."""
    clicks = [time_first_click(game) for _run in range(runs)]
    yield measurement(workload.figures["click"], "s", clicks, more_is_better=False)
    moves = [cold_seconds_of(("-m", "skyhop.lab.bench.first_move", game.name)) for _run in range(runs)]
    yield measurement(workload.figures["start"], "s", moves, more_is_better=False)


def measure_program(runs: int) -> Iterator[Measurement]:
    """Measure the time to compile all kernels, and the run time of `skyhop --help`."""
    title = _("Compilation of all kernels on two cores")
    yield Measurement(
        "compile", title, "s", [cold_seconds_of(("-m", "skyhop.cli", "compile"))], 45, more_is_better=False
    )
    helps = [seconds_of(("-m", "skyhop.cli", "--help")) for _run in range(runs)]
    yield Measurement("help", "skyhop --help", "s", helps, 0.15, more_is_better=False)


def time_first_click(game: Game) -> float:
    """Start a match from the lobby of a server without compiled kernels.

    Return the seconds until the match page arrives.
    """
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,  # what compiles ends a moment later
        server({VARIABLE: folder}) as (host, port, _process),
        closing(Guest(host, port)) as guest,
    ):
        guest.get("/")
        begun = perf_counter()
        guest.get(open_match(guest, game.name))
        return perf_counter() - begun


def cold_seconds_of(arguments: Sequence[str]) -> float:
    """Run Python in a new process without compiled kernels, and return the seconds taken."""
    with tempfile.TemporaryDirectory() as folder:
        return seconds_of(arguments, {VARIABLE: folder})


def seconds_of(arguments: Sequence[str], variables: Mapping[str, str] | None = None) -> float:
    """Run Python in a new process, with extra environment variables, and return the seconds taken."""
    start = perf_counter()
    subprocess.run(  # noqa: S603  this Python and our own modules
        [sys.executable, *arguments], env={**os.environ, **(variables or {})}, check=True, stdout=subprocess.DEVNULL
    )
    return perf_counter() - start


def repeated(name: str, unit: str, timed: Callable[[Game, Workload, int], float]) -> GameProgram:
    """Return a benchmark that calls `timed` once per run and yields the figure `name`.

    Before the first run, an additional call warms up the program. Its value does not count.
    """

    def measure(game: Game, workload: Workload, runs: int) -> Iterator[Measurement]:
        speeds = [timed(game, workload, run) for run in range(runs + 1)]
        yield measurement(workload.figures[name], unit, speeds[1:])

    return measure


GameProgram = Callable[[Game, Workload, int], Iterator[Measurement]]
"""Function that takes a game, its workload and the number of runs, and yields measurements."""
GAME_PROGRAMS: Mapping[str, GameProgram] = {
    "play": play.random_play,
    "reference": play.reference_ratio,
    "step": repeated("step", "steps/s", play.time_single_steps),
    "batch": repeated("batch", "steps/s", play.time_batched_steps),
    "envs": play.measure_environments,
    "rivals": against,
    "greedy": partial(play.measure_decisions, "greedy"),
    "value": partial(play.measure_decisions, "value"),
    "search": repeated("search", "iterations/s", play.time_searches),
    "judged": repeated("judged", "iterations/s", play.time_judged_searches),
    "start": measure_cold_start,
    "table": server_module.measure_posted_actions,
    "cost": server_module.measure_action_cost,
}
"""Benchmarks of games, by the name of their figure.

A benchmark runs for every workload that declares this figure.
"""
PROGRAMS: Mapping[str, Callable[[int], Iterator[Measurement]]] = {
    "boards": boards.making,
    "board-print": boards.printing,
    "board-properties": boards.properties,
    "start": measure_program,
}
NAMES = tuple(dict.fromkeys((*GAME_PROGRAMS, *PROGRAMS)))


def run_benchmark(name: str, runs: int, first: int = 0, game: str | None = None) -> Iterator[Measurement]:
    """Run the benchmark `name` for one game, or for everything that declares this benchmark.

    Without `game`, run the benchmark for all games that declare it, and for the program itself. `first` is the
    first seed of the benchmark `board-properties`. With different first seeds, users can split a long measurement
    into several runs.
    """
    if name in GAME_PROGRAMS:
        for played in [registry.game(each) for each in ([game] if game else registry.names())]:
            for workload in played.workloads:
                if name in workload.figures:
                    yield from GAME_PROGRAMS[name](played, workload, runs)
    if name == "board-properties":
        yield from boards.properties(runs, first)
    elif name in PROGRAMS and not (name in GAME_PROGRAMS and game):
        yield from PROGRAMS[name](runs)
