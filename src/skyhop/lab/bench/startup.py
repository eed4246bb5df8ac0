"""How long the program takes to start: in new processes, with an empty cache of kernels and with a full one."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from time import perf_counter

from skyhop.core.bulk import Workload
from skyhop.core.game import Game
from skyhop.lab.bench.measurement import Measurement, measurement

FIRST_MOVE = ("-m", "skyhop.lab.bench.first_move")
HELP = ("-m", "skyhop.cli", "--help")


def first_move(game: Game, workload: Workload, runs: int) -> Iterator[Measurement]:
    """Start Python and do the first move of a match: once with nothing compiled yet, then as on every later day."""
    with tempfile.TemporaryDirectory() as cache:
        cold = [seconds_of((*FIRST_MOVE, game.name), cache)]
        warm = [seconds_of((*FIRST_MOVE, game.name), cache) for _run in range(runs)]
    yield measurement(workload.figures["cold"], "s", cold, more_is_better=False)
    yield measurement(workload.figures["start"], "s", warm, more_is_better=False)


def help_page(runs: int) -> Iterator[Measurement]:
    """Run `skyhop --help`."""
    seconds = [seconds_of(HELP) for _run in range(runs)]
    yield Measurement("help", "skyhop --help", "s", seconds, 0.4, more_is_better=False)


def seconds_of(arguments: Sequence[str], cache: str | None = None) -> float:
    """Run Python in a new process, with its own cache of kernels where one is named; give the seconds that it took."""
    environment = os.environ if cache is None else {**os.environ, "SKYHOP_CACHE": cache}
    start = perf_counter()
    subprocess.run(  # noqa: S603  this Python and our own modules
        [sys.executable, *arguments], env=environment, check=True, stdout=subprocess.DEVNULL
    )
    return perf_counter() - start
