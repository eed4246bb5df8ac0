"""How long the program takes to start: in new processes, and with nothing compiled yet."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from time import perf_counter

from skyhop.engine.jit.code_folder import VARIABLE
from skyhop.game.bulk import Workload
from skyhop.game.game import Game
from skyhop.i18n import _
from skyhop.lab.bench.measurement import Measurement, measurement
from skyhop.lab.bench.server import Guest
from skyhop.lab.bench.table import open_match, server

FIRST_MOVE = ("-m", "skyhop.lab.bench.first_move")
COMPILE = ("-m", "skyhop.cli", "compile")
HELP = ("-m", "skyhop.cli", "--help")


def of_a_game(game: Game, workload: Workload, runs: int) -> Iterator[Measurement]:
    """Begin a match in the browser, and do the first move of one in Python, each time with nothing compiled yet."""
    yield measurement(workload.figures["click"], "s", [first_click(game) for _run in range(runs)], more_is_better=False)
    moves = [cold_seconds_of((*FIRST_MOVE, game.name)) for _run in range(runs)]
    yield measurement(workload.figures["start"], "s", moves, more_is_better=False)


def of_the_program(runs: int) -> Iterator[Measurement]:
    """Compile everything once, and run `skyhop --help`."""
    title = _("All compiled, on both cores")
    yield Measurement("compile", title, "s", [cold_seconds_of(COMPILE)], 45, more_is_better=False)
    yield Measurement(
        "help", "skyhop --help", "s", [seconds_of(HELP) for _run in range(runs)], 0.15, more_is_better=False
    )


def first_click(game: Game) -> float:
    """Open the lobby for the first time on a machine, then click; give the seconds from there to the table."""
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,  # what compiles ends a moment later
        server({VARIABLE: folder}) as (host, port, _process),
    ):
        guest = Guest(host, port)
        guest.get("/")
        begun = perf_counter()
        guest.get(open_match(guest, game.name))
        seconds = perf_counter() - begun
        guest.close()
    return seconds


def cold_seconds_of(arguments: Sequence[str]) -> float:
    """Run Python in a new process that finds nothing compiled; give the seconds that it took."""
    with tempfile.TemporaryDirectory() as folder:
        return seconds_of(arguments, {VARIABLE: folder})


def seconds_of(arguments: Sequence[str], variables: Mapping[str, str] | None = None) -> float:
    """Run Python in a new process, with some environment variables set; give the seconds that it took."""
    start = perf_counter()
    subprocess.run(  # noqa: S603  this Python and our own modules
        [sys.executable, *arguments], env={**os.environ, **(variables or {})}, check=True, stdout=subprocess.DEVNULL
    )
    return perf_counter() - start
