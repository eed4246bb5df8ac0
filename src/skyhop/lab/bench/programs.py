"""Benchmark programs: other projects on the same machine, cold starts, and the generation of maps.

OpenSpiel plays gin rummy in C++, stepped from Python. PettingZoo plays Leduc hold'em from RLCard. The benchmark
leaves out the rows of a package that is not installed.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import partial
from importlib.util import find_spec
from random import Random
from time import perf_counter, process_time, thread_time

import numpy as np

from skyhop.boards.check import Report, check, looks
from skyhop.boards.draw.board import draw
from skyhop.boards.file import to_plain
from skyhop.boards.generate import generate
from skyhop.boards.model import Board
from skyhop.boards.settings import CLARITIES, EXPANSIONS, PAPERS, SIZES, VERSIONS, settings
from skyhop.engine.document import encode_document
from skyhop.engine.jit.code_key import VARIABLE
from skyhop.game import registry
from skyhop.game.ai import Workload
from skyhop.game.capability import Capability, MaterialOptions
from skyhop.game.game import Game
from skyhop.i18n import _
from skyhop.lab.bench import Measurement, measurement, play
from skyhop.lab.bench import server as server_module
from skyhop.lab.bench.play import measure_vector, time_single_steps, time_turns, turns_of
from skyhop.lab.bench.server import Guest, open_match, server

DECISIONS = 10_000
"""Number of decisions in a run."""
FIRST_MOVE = """
import sys
from skyhop.engine.kernel import FirstCall, begin
from skyhop.game import registry
from skyhop.game.match import Match

begin(FirstCall.UNCOMPILED)
game = registry.game(sys.argv[1])
match = Match.start(game, game.ruleset(game.rulesets()[0]), seed=1)
seat = match.to_decide or 0
view = match.view(seat)
match.play(seat, game.write(view, game.legal(view)[0]))
match.view(seat)
"""
"""Program that plays the first move of a match. Its run time is the wait of a player after a cold start."""
PLIES = """
import sys
from random import Random
from time import thread_time

import skyhop

game, seed, wanted = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
chance, plies, seconds = Random(seed), 0, 0.0
skyhop.start(game, seed=seed).legal()
while plies < wanted:
    match = skyhop.start(game, seed=chance.randrange(2**32))
    begun = thread_time()
    while actions := match.legal():
        match.play(chance.choice(actions))
        plies += 1
    seconds += thread_time() - begun
print(plies / seconds)
"""
"""Program that plays random actions with the public Python API. It prints the plies per processor second.

The time does not include the start of a match. The program runs in a separate process, because the import contracts
forbid this package to import the public API.
"""


def measure_rivals(game: Game, workload: Workload, runs: int) -> Iterator[Measurement]:
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
            from pettingzoo.classic import leduc_holdem_v4  # noqa: PLC0415  an optional dependency

            note("pettingzoo", turns_of(leduc_holdem_v4.env(), run), turns=time_turns(game, workload, run))
    for name, speeds in rows.items():
        unit = {"openspiel": "decisions/s", "pettingzoo": "turns/s"}.get(name, "times")
        yield measurement(workload.figures["rivals" if name == "openspiel" else name], unit, speeds[1:])


def time_plies(game: Game, _workload: Workload, run: int) -> float:
    """Return the plies per processor second of the public Python API.

    In each ply, a program lists the legal actions and plays one of them.
    """
    command = [sys.executable, "-c", PLIES, game.name, str(run), str(DECISIONS)]
    found = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603  starts Python with our own program
    return float(found.stdout)


def time_openspiel(run: int) -> float:
    """Return the decisions per second of gin rummy in OpenSpiel.

    In each decision, Python lists the legal actions and applies one of them. Python also draws the chance outcomes.
    """
    import pyspiel  # noqa: PLC0415  an optional dependency

    spiel, chance, decisions = pyspiel.load_game("gin_rummy"), Random(run), 0  # noqa: S311  no secret depends on it
    start = thread_time()
    while decisions < DECISIONS:
        state = spiel.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
    return decisions / (thread_time() - start)


def measure_cold_start(game: Game, workload: Workload, runs: int) -> Iterator[Measurement]:
    """Measure two starts without compiled kernels: the first match page in a browser, and the first move in Python."""
    clicks = [time_first_click(game) for _run in range(runs)]
    yield measurement(workload.figures["click"], "s", clicks, more_is_better=False)
    moves = [cold_seconds_of(("-c", FIRST_MOVE, game.name)) for _run in range(runs)]
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
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,  # compile processes may still write
        server({VARIABLE: folder}) as (host, port, _process),
        closing(Guest(host, port)) as guest,
    ):
        guest.get("/")
        start = perf_counter()
        guest.get(open_match(guest, game.name))
        return perf_counter() - start


def cold_seconds_of(arguments: Sequence[str]) -> float:
    """Run Python in a new process without compiled kernels, and return the seconds taken."""
    with tempfile.TemporaryDirectory() as folder:
        return seconds_of(arguments, {VARIABLE: folder})


def seconds_of(arguments: Sequence[str], variables: Mapping[str, str] | None = None) -> float:
    """Run Python in a new process, with extra environment variables, and return the seconds taken."""
    start = perf_counter()
    subprocess.run(  # noqa: S603  starts Python with our own modules
        [sys.executable, *arguments], env={**os.environ, **(variables or {})}, check=True, stdout=subprocess.DEVNULL
    )
    return perf_counter() - start


SEEDS = 4
"""Number of boards in one run, for each combination of size and clarity."""
RARE = 99
"""Percentile of generation times that the benchmark reports for slow boards."""
LONGEST = 2.0
MEDIAN = {"tiny": 0.25, "small": 0.05, "regular": 0.05, "huge": 0.5}
PRINT = 2.0


def making(runs: int) -> Iterator[Measurement]:
    """Measure the time to generate boards with trajectories, for each combination of size and clarity.

    The unit is processor seconds of one thread.
    """
    generate(settings(seed=0, size="tiny"))
    for size in SIZES:
        for clarity in CLARITIES:
            times = [
                [time_generation(size, clarity, run * SEEDS + seed) for seed in range(SEEDS)] for run in range(runs)
            ]
            names = {"size": size, "clarity": clarity}
            medians = [statistics.median(run) for run in times]
            title = _("Board, %(size)s, %(clarity)s") % names
            yield Measurement(f"board-{size}-{clarity}", title, "s", medians, MEDIAN.get(size), more_is_better=False)
            rare = [float(np.percentile([seconds for run in times for seconds in run], RARE))]
            title = _("Board, %(size)s, %(clarity)s, 99th percentile") % names
            yield Measurement(f"board-{size}-{clarity}-99", title, "s", rare, LONGEST, more_is_better=False)


def time_generation(size: str, clarity: str, seed: int) -> float:
    """Return the processor seconds that the generation of one board takes."""
    chosen = settings(seed=seed, size=size, clarity=clarity, expansions=("trajectories",))
    start = process_time()
    generate(chosen)
    return process_time() - start


def printing(runs: int) -> Iterator[Measurement]:
    """Measure the time to draw a huge board, and the time to print it.

    The print has nine sheets for the board, and all material for a match.
    """
    from skyhop.print import document  # noqa: PLC0415 - an optional dependency of this benchmark only

    game = registry.list_games_with(Capability.BOARDS, Capability.MATERIAL)[0]
    board, drawing_seconds, printing_seconds = generate(settings(seed=1, size="huge", expansions=EXPANSIONS)), [], []
    ruleset = game.boards.on_board(to_plain(board), 0)
    for _run in range(runs):
        start = process_time()
        draw(board)
        drawing_seconds.append(process_time() - start)
        start = process_time()
        parts = document.choose_parts(game.material(ruleset, MaterialOptions()), ())
        document.render_pdf(board.name, parts, document.Print(pages=9))
        printing_seconds.append(process_time() - start)
    yield Measurement("board-draw", _("Drawing of a huge board"), "s", drawing_seconds, more_is_better=False)
    title = _("Huge board on nine sheets with all its material as PDF")
    yield Measurement("board-print", title, "s", printing_seconds, PRINT, more_is_better=False)


def properties(runs: int, first: int = 0) -> Iterator[Measurement]:
    """Measure the properties of generated boards, grouped by size.

    For each size and clarity, generate boards with consecutive seeds that start at `first`. All other options are
    random. One property is the number of mistakes in the boards. This number must be 0.
    """
    for size in SIZES:
        boards = [examine_board(size, clarity, seed) for clarity in CLARITIES for seed in range(first, first + runs)]
        figures = [figures_of(board, report) for board, report in boards]
        names = list(dict.fromkeys(name for one in figures for name in one))
        for name in names:
            values = [one.get(name, 0.0) for one in figures]
            most = 0 if name == "mistakes" else None
            yield Measurement(f"board-{size}-{name}", f"{size}: {name}", "", values, most, more_is_better=False)


def examine_board(size: str, clarity: str, seed: int, version: int = VERSIONS[-1]) -> tuple[Board, Report]:
    """Generate a board with one generator version, check the board, and return the board and the check's report.

    The options that are not arguments have random values.
    """
    chance = Random(f"{size} {clarity} {seed}")  # noqa: S311  the measured boards are not secret
    chosen = settings(
        seed=seed,
        version=version,
        size=size,
        clarity=clarity,
        kind=chance.choice(("pioneer", "capital")),
        players=chance.randint(1, 6),
        types=chance.randint(3, 8),
        expansions=[name for name in EXPANSIONS if chance.random() < 1 / 2],
        paper=chance.choice(list(PAPERS)),
    )
    board = generate(chosen)
    return board, check(board)


def figures_of(board: Board, report: Report) -> dict[str, float]:
    """Return the measured properties of one board by name.

    Examples are the number of mistakes, and the number of routes of each length.
    """
    found = report.measures
    blocks = Counter(route.spaces[0] for route in board.routes if not route.multi and not route.gray)
    numbers = encode_document(found)
    plain = ("cities", "routes_per_city", "doubled", "chain", "of_a_type_at_a_city", "span_across", "span_down")
    return {
        "boards": 1,
        "mistakes": len(report.mistakes),
        "misses": len(report.misses),
        "degree": max(Counter(city for route in board.routes if route.double != 2 for city in route.ends).values()),
        **{name: float(numbers[name]) for name in (*plain, "clearance")},
        **looks(board),
        **{f"length-{spaces}": float(count) for spaces, count in found.lengths.items()},
        **{f"blocks-{letter}": float(blocks[letter]) for letter in board.types},
    }


def repeat_measurement(name: str, unit: str, measure_once: Callable[[Game, Workload, int], float]) -> GameProgram:
    """Return a benchmark that calls `measure_once` once per run and yields the figure `name`.

    Before the first run, an additional call warms up the program. Its value does not count.
    """

    def measure(game: Game, workload: Workload, runs: int) -> Iterator[Measurement]:
        speeds = [measure_once(game, workload, run) for run in range(runs + 1)]
        yield measurement(workload.figures[name], unit, speeds[1:])

    return measure


GameProgram = Callable[[Game, Workload, int], Iterator[Measurement]]
"""Function that takes a game, its workload and the number of runs, and yields measurements."""
GAME_PROGRAMS: Mapping[str, GameProgram] = {
    "play": play.random_play,
    "reference": play.reference_ratio,
    "step": repeat_measurement("step", "steps/s", play.time_single_steps),
    "plies": repeat_measurement("plies", "plies/s", time_plies),
    "batch": repeat_measurement("batch", "steps/s", play.time_batched_steps),
    "envs": play.measure_environments,
    "rivals": measure_rivals,
    "greedy": partial(play.measure_decisions, "greedy"),
    "value": partial(play.measure_decisions, "value"),
    "search": repeat_measurement("search", "iterations/s", play.time_searches),
    "judged": repeat_measurement("judged", "iterations/s", play.time_judged_searches),
    "start": measure_cold_start,
    "table": server_module.measure_posted_actions,
    "cost": server_module.measure_action_cost,
}
"""Benchmarks of games, by the name of their figure.

A benchmark runs for every workload that declares this figure.
"""
PROGRAMS: Mapping[str, Callable[[int], Iterator[Measurement]]] = {
    "boards": making,
    "board-print": printing,
    "board-properties": properties,
    "start": measure_program,
}
NAMES = tuple(dict.fromkeys((*GAME_PROGRAMS, *PROGRAMS)))


def run_benchmark(name: str, runs: int, first: int = 0, game: str | None = None) -> Iterator[Measurement]:
    """Run the benchmark `name` for the game `game`, and yield its measurements.

    Without `game`, run the benchmark for all games that declare it. If Skyhop itself has a benchmark of this name, run
    it too. `first` is the first seed of the benchmark `board-properties`. With different first seeds, users can split a
    long measurement into several runs.
    """
    if name in GAME_PROGRAMS:
        for played in [registry.game(each) for each in ([game] if game else registry.names())]:
            for workload in played.workloads:
                if name in workload.figures:
                    yield from GAME_PROGRAMS[name](played, workload, runs)
    if name == "board-properties":
        yield from properties(runs, first)
    elif name in PROGRAMS and not (name in GAME_PROGRAMS and game):
        yield from PROGRAMS[name](runs)
