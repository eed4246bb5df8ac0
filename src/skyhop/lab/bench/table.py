"""How fast the table answers: actions posted to a server with many open matches."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping

import numpy as np

from skyhop.game.bulk import Workload
from skyhop.game.game import Game
from skyhop.lab.bench.measurement import Measurement, measurement
from skyhop.lab.bench.server import Guest, action_on

OPEN_MATCHES = 50
ACTIONS = 100
"""In one run, over all matches in turn."""
OFTEN = 95
"""The percentile by which slow answers are judged."""
SERVE = ("-m", "skyhop.cli", "serve", "--port", "0", "--no-browser", "--no-limits", "--data")


def posted_actions(game: Game, workload: Workload, runs: int) -> Iterator[Measurement]:
    """Open many matches, then post actions to them in turn; time each until the new table has arrived."""
    with server() as (host, port, _process):
        guest = Guest(host, port)
        matches = [open_match(guest, game.name) for _number in range(OPEN_MATCHES)]
        medians, slow = [], []
        for _run in range(runs + 1):
            times = [1000 * seconds for seconds in times_of_actions(guest, game.name, matches)]
            medians.append(float(np.median(times)))
            slow.append(float(np.percentile(times, OFTEN)))
        guest.close()
    yield measurement(workload.figures["table"], "ms", medians[1:], more_is_better=False)
    yield measurement(workload.figures["table-often"], "ms", slow[1:], more_is_better=False)


@contextlib.contextmanager
def server(variables: Mapping[str, str] | None = None) -> Iterator[tuple[str, int, int]]:
    """Serve a table of its own in a new process, with some environment variables set; give host, port and process."""
    with tempfile.TemporaryDirectory() as data:
        command, environment = [sys.executable, *SERVE, data], {**os.environ, **(variables or {})}
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)  # noqa: S603  ours
        try:
            assert process.stdout is not None  # noqa: S101  for the type: it is a pipe
            address = next(found for line in process.stdout if (found := re.search(r"http://([\d.]+):(\d+)", line)))
            yield address[1], int(address[2]), process.pid
        finally:
            process.terminate()
            process.communicate()


def open_match(guest: Guest, game: str) -> str:
    """Begin a match against a random player; give its path."""
    lobby = guest.get("/").page
    return guest.post("/matches", lobby, {"game": game, "seat2": "random", "first": "me"}).location


def times_of_actions(guest: Guest, game: str, matches: list[str]) -> Iterator[float]:
    """Act in one match after the other, where it is the guest's turn; yield the seconds to each answer.

    A match that offers no action, because it is over, is replaced by a new one.
    """
    for number in range(ACTIONS):
        place = number % len(matches)
        page = guest.get(matches[place]).page
        action = action_on(page)
        while action is None:
            matches[place] = open_match(guest, game)
            page = guest.get(matches[place]).page
            action = action_on(page)
        answer = guest.post(f"{matches[place]}/actions", page, action)
        if answer.status == 200:
            yield answer.seconds
