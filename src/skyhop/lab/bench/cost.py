"""What an action costs the table: processor time of the server, and bytes on the wire to pages that watch."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from time import sleep
from typing import NamedTuple

from skyhop.game.bulk import Workload
from skyhop.game.game import Game
from skyhop.game.options import Document
from skyhop.lab.bench.measurement import Measurement, measurement
from skyhop.lab.bench.server import PART, Guest, Stream, actions_on
from skyhop.lab.bench.table import server

ACTIONS = 200
"""In one run."""
NEWS, REST = 2.0, 0.002
"""Seconds in which all pages are sent what is new after an action, and then for whatever the server has left to do."""
OK, SEE_OTHER = 200, 303
PAGES = 2
"""One for each guest."""


class Done(NamedTuple):
    """An action: seconds of the server, and bytes of its answer."""

    seconds: float
    answer: int


class Cost(NamedTuple):
    """Of an action, the mean of a run: milliseconds of one core, kilobytes to each page; and those of a first page."""

    milliseconds: float
    action: float
    page: float


def of_an_action(game: Game, workload: Workload, runs: int) -> Iterator[Measurement]:
    """Let two guests play, each with a page that watches by a stream.

    Nothing is measured where the system does not tell of processor time so exactly.
    """
    if not Path("/proc/self/schedstat").exists():
        return
    with server() as served:
        costs = [_cost(game, workload, served, run) for run in range(runs + 1)][1:]
    yield measurement(workload.figures["cost"], "ms", [cost.milliseconds for cost in costs], more_is_better=False)
    yield measurement(workload.figures["cost-wire"], "kB", [cost.action for cost in costs], more_is_better=False)
    yield measurement(workload.figures["cost-page"], "kB", [cost.page for cost in costs], more_is_better=False)


def _cost(game: Game, workload: Workload, served: tuple[str, int, int], seed: int) -> Cost:
    """Play so many actions at random, over as many matches as that takes."""
    host, port, process = served
    chance, spent, taken, wire, page = random.Random(seed), 0.0, 0, 0, 0  # noqa: S311  play, not secrets
    while taken < ACTIONS:
        guests = [Guest(host, port) for _guest in range(PAGES)]
        path = _begin(guests, game, workload)
        page = guests[0].get_page(path).size
        streams = [Stream(guest, path) for guest in guests]
        for stream in streams:
            stream.wait_beyond(0, NEWS)
        while taken < ACTIONS and (done := _act(guests, streams, path, process, chance)) is not None:
            spent, wire, taken = spent + done.seconds, wire + done.answer, taken + 1
        wire += sum(stream.size for stream in streams)
        for guest in guests:
            guest.close()
    return Cost(1000 * spent / taken, wire / PAGES / taken / 1000, page / 1000)


def _begin(guests: list[Guest], game: Game, workload: Workload) -> str:
    """Begin a match of two guests; give its path."""
    fields = {"game": game.name, "seat2": "friend", "first": "me", "sent": "yes", **_choices(game, workload)}
    path = guests[0].post("/matches", guests[0].get_page("/").page, fields).location
    seated = guests[1].post(f"{path}/seats", guests[1].get_page(path).page, {})  # a whole page brings the cookie
    if seated.status != SEE_OTHER:
        message = f"the second guest could not sit down: {seated.status}"
        raise RuntimeError(message)
    return path


def _choices(game: Game, workload: Workload) -> dict[str, str]:
    """What the form of a game is told so that it is played by the workload's rules: a ruleset, and its documents."""
    ruleset = workload.ruleset()
    chosen: dict[str, str] = {}
    for option in game.options().rules:
        given = str(ruleset.parameters.get(option.name, ""))
        if isinstance(option, Document) and given:
            chosen |= {f"option.{option.name}": "file", f"option.{option.name}.text": given}
    return chosen


def _act(guests: list[Guest], streams: list[Stream], path: str, process: int, chance: random.Random) -> Done | None:
    """Let whoever is to decide take an action that their page offers; None at the end.

    Their page has the new table with the answer, all others by their streams.
    """
    for guest, own in zip(guests, streams, strict=True):
        page = guest.get(path).page
        actions = actions_on(page)
        if actions:
            others = {stream: stream.size for stream in streams if stream is not own}
            before = processor_seconds(process)
            answer = guest.post(f"{path}/actions", page, chance.choice(actions), PART.findall(page))
            if answer.status != OK:
                return None
            for stream, size in others.items():
                stream.wait_beyond(size, NEWS)
            sleep(REST)
            return Done(processor_seconds(process) - before, answer.size)
    return None


def processor_seconds(process: int) -> float:
    """Read how long a process has been on a processor, with all its threads."""
    tasks = Path(f"/proc/{process}/task").iterdir()
    return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9
