"""Test of `kill -9` during writes: the store keeps each acknowledged action once, and the matches continue.

`store` kills a process that plays many matches directly on the store, a few milliseconds after its first commit. A
thousand kills then take only minutes. `served` kills a server, or one of its workers, while players use it over HTTP.
`database` restarts PostgreSQL during the matches.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import select
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NoReturn

from tests.web.test_workers import Patient, workers_of
from tools.reliability.figures import Figure, latencies, told
from tools.reliability.served import DATABASES, SQLITE, Served, database_of, served

from skyhop.engine.kernel import FirstCall, begin
from skyhop.game import registry
from skyhop.game.match import Match, replay
from skyhop.server.exceptions import StaleAction
from skyhop.server.match_record import StoredMatch
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Play
from skyhop.server.matches.live import Live
from skyhop.server.seats import Seat
from skyhop.server.store.store import open_store

MATCHES = 8
"""Number of matches at the same time."""
LONGEST = 0.06
"""Maximum seconds between the first commit of a process and its kill."""
SEATS = (Seat("guest", "anna"), Seat("guest", "ben"))
BEGUN, TRIED, DONE = "begun", "tried", "done"
RULES = (("balloon-cup", "rio-grande"), ("balloon-cup", "gravon"))


@dataclass
class Told:
    """Data that processes reported before they were killed."""

    matches: list[str] = field(default_factory=list)
    tried: dict[str, tuple[int, str]] = field(default_factory=dict)
    """Ply and text of the action that was sent and not acknowledged, by match."""
    done: list[tuple[str, int, str]] = field(default_factory=list)

    def hear(self, line: str) -> None:
        """Store the report of a process: a word, the id of a match and, for an action, its ply and its text."""
        what, match, *action = line.split(" ", 3)
        if what == BEGUN:
            self.matches.append(match)
        elif what == TRIED:
            self.tried[match] = (int(action[0]), action[1])
        else:
            self.tried.pop(match, None)
            self.done.append((match, int(action[0]), action[1]))


def kill_often(kills: int, seconds: float, database: str = SQLITE) -> Iterator[Figure]:
    """Kill at most `kills` processes in at most `seconds` seconds. Then compare the store with their reports."""
    chance, known, openings = random.Random(4), Told(), list[float]()  # noqa: S311  play, not secrets
    warm_up()
    with tempfile.TemporaryDirectory() as folder, database_of(database) as (address, _cluster):
        end = time.monotonic() + seconds
        while len(openings) < kills and (not openings or time.monotonic() < end):
            openings.append(killed(Path(folder), address, known, chance.uniform(0, LONGEST)))
        yield Figure("kills", len(openings))
        yield from asyncio.run(found(Path(folder), address, known))
    yield from latencies("time until the next action", openings)


def warm_up() -> None:
    """Load all code that a process needs. The forked processes then have it already."""
    begin(FirstCall.COMPILED)
    for game, ruleset in RULES:
        match = Match.start(registry.game(game), registry.game(game).ruleset(ruleset), seed=1)
        while (seat := match.to_decide) is not None:
            view = match.view(seat)
            match.play(seat, match.game.write(view, match.game.legal(view)[0]))
        replay(match.journal)
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_opened(Path(folder)))


async def _opened(folder: Path) -> None:
    matches = MatchRegistry(await open_store(folder))
    await matches.start(*RULES[0], SEATS, 0)
    await matches.close()


def killed(folder: Path, database: str, known: Told, patience: float) -> float:
    """Let a process play, and kill it `patience` seconds after its first report.

    Return the seconds between the start and the first report.
    """
    reading, writing = os.pipe()
    begun = time.monotonic()
    process = os.fork()
    if process == 0:
        os.close(reading)
        _play_on(folder, database, known, writing)
    os.close(writing)
    select.select([reading], [], [], 60)
    opened = time.monotonic() - begun
    time.sleep(patience)
    os.kill(process, signal.SIGKILL)
    _process, status = os.waitpid(process, 0)
    with os.fdopen(reading) as lines:
        for line in lines.read().splitlines():
            known.hear(line)
    if os.WTERMSIG(status) != signal.SIGKILL:
        raise RuntimeError("a process has ended by itself")
    return opened


def _play_on(folder: Path, database: str, known: Told, pipe: int) -> NoReturn:
    """Play matches in the forked process until it is killed."""
    try:
        asyncio.run(play_on(folder, database, known, pipe))
    finally:
        os._exit(1)  # a kill should have ended the process before


async def play_on(folder: Path, database: str, known: Told, pipe: int) -> None:
    """Send the unacknowledged actions again, then continue the matches. Report each action before and after it is sent.

    The reports go to the pipe.
    """
    matches = MatchRegistry(await open_store(folder, database))

    def tell(*words: object) -> None:
        os.write(pipe, (" ".join(map(str, words)) + "\n").encode())

    async def act(live: Live, ply: int, text: str) -> None:
        seat = live.match.to_decide
        with contextlib.suppress(StaleAction):  # the store already has an action at this ply; the end compares it
            await live.handle(Play(text), seat if seat is not None else 0, ply)
        tell(DONE, live.info.id, ply, text)

    async def player(number: int) -> None:
        name = known.matches[number] if number < len(known.matches) else None
        while True:
            live = await (matches.open(name) if name else matches.start(*RULES[number % 2], SEATS, 0))
            if name is None:
                tell(BEGUN, live.info.id)
            elif name in known.tried:
                await act(live, *known.tried[name])
            while (seat := live.match.to_decide) is not None:
                view = live.match.view(seat)
                text = live.match.game.write(view, random.choice(live.match.game.legal(view)))  # noqa: S311  play
                tell(TRIED, live.info.id, live.match.ply, text)
                await act(live, live.match.ply, text)
            name = None

    # Continue the matches that started last.
    known.matches = known.matches[-MATCHES:]
    await asyncio.gather(*(player(number) for number in range(MATCHES)))


async def found(folder: Path, database: str, known: Told) -> list[Figure]:
    """Search the store for all acknowledged actions, and replay all matches. Return the figures."""
    store = await open_store(folder, database)
    names = {match for match, _ply, _text in known.done} | set(known.matches)
    stored = {name: await store.load(name) for name in names}
    await store.close()
    return [
        Figure("matches", len(names)),
        Figure("acknowledged actions", len(known.done)),
        Figure(
            "acknowledged actions that are lost or different",
            sum(not stands(stored[m], p, t) for m, p, t in known.done),
            0,
        ),
        Figure("matches whose replay fails", sum(not replays(match) for match in stored.values()), 0),
    ]


def stands(match: StoredMatch | None, ply: int, text: str) -> bool:
    """Return True if a stored match has the action `text` at the ply `ply`."""
    return match is not None and len(match.entries) > ply and match.entries[ply].text == text


def replays(match: StoredMatch | None) -> bool:
    """Return True if the journal of a match replays to its last entry."""
    return match is not None and replay(match.journal()).ply == len(match.entries)


def kill_served(kills: int, seconds: float, database: str = SQLITE, workers: int = 1) -> Iterator[Figure]:
    """Kill the server while players act. With several workers, kill one worker at a time instead."""
    with served(database, workers) as table:
        yield from disturbed(table, kills, seconds, lambda number: _kill(table, number))


def restart_database(times: int, seconds: float) -> Iterator[Figure]:
    """Restart PostgreSQL while players use a server with two workers. Stop it alternately with SIGINT and SIGQUIT."""
    with served("postgresql", 2) as table:
        yield from disturbed(table, times, seconds, lambda number: _restart(table, number))


def _kill(table: Served, number: int) -> None:
    workers = workers_of(table.server)
    if workers:
        os.kill(workers[number % len(workers)], signal.SIGKILL)
    else:
        table.server.kill()
        table.start()


def _restart(table: Served, number: int) -> None:
    assert table.cluster is not None  # noqa: S101  it was asked for
    table.cluster.stop((signal.SIGINT, signal.SIGQUIT)[number % 2])
    table.cluster.start()


class Player(Patient):
    """Player who repeats requests until the server answers again."""

    is_over = False

    def run(self) -> None:
        """Play until `is_over` is True. After an error, load the page again."""
        while not self.is_over:
            try:
                self.act()
            except (IndexError, ValueError):  # an error page shows no ply
                time.sleep(0.1)
                self.page = self.looked()
        self.http.close()

    def act(self) -> None:
        """Act once. If the match is over, only wait a moment."""
        if "bc-end" in self.page:
            time.sleep(0.05)
            return
        super().act()


def disturbed(table: Served, times: int, seconds: float, disturb: object) -> Iterator[Figure]:
    """Call `disturb` repeatedly while players act. Before each call, wait until all players have acted again."""
    assert callable(disturb)  # noqa: S101  for the type
    finished: list[Player] = []
    players = _players(table)
    recoveries, end = list[float](), time.monotonic() + seconds
    while len(recoveries) < times and time.monotonic() < end:
        disturb(len(recoveries))
        begun = time.monotonic()
        before = [len(player.acknowledged) for player in players]
        while any(_waits(player, count) for player, count in zip(players, before, strict=True)):
            if time.monotonic() > begun + 60:
                raise TimeoutError("a player could not act for a minute")
            time.sleep(0.01)
        recoveries.append(time.monotonic() - begun)
        if all("bc-end" in player.page for player in players):
            finished += _ended(players)
            players = _players(table)
    finished += _ended(players)
    yield Figure("disturbances", len(recoveries))
    yield from asyncio.run(_stood(table, finished))
    yield Figure("unexpected errors in the log", len(table.server.defects()), 0)
    yield from latencies("time until all players have acted again", recoveries)


def _players(table: Served) -> list[Player]:
    players = [Player(table.server.address) for _player in range(MATCHES // 2)]
    for player in players:
        player.start()
    return players


def _ended(players: list[Player]) -> list[Player]:
    for player in players:
        player.is_over = True
    for player in players:
        player.join(60)
    return players


def _waits(player: Player, before: int) -> bool:
    return len(player.acknowledged) == before and "bc-end" not in player.page


async def _stood(table: Served, players: list[Player]) -> list[Figure]:
    known = Told()
    for player in players:
        name = player.path.rpartition("/")[2]
        known.done += [(name, ply, text) for ply, text in player.acknowledged]
    return await found(table.folder, table.database, known)


def main() -> int:
    """Run the test with the options on the command line. Return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("store", "served", "database"))
    parser.add_argument("--times", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--database", choices=DATABASES, default=SQLITE)
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args()
    if chosen.what == "store":
        return told(kill_often(chosen.times, chosen.seconds, chosen.database))
    if chosen.what == "served":
        return told(kill_served(chosen.times, chosen.seconds, chosen.database, chosen.workers))
    return told(restart_database(chosen.times, chosen.seconds))


if __name__ == "__main__":
    sys.exit(main())
