"""Tests of a server that ends: it stops within three seconds, and the next server continues its matches."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from tests.amount import in_turn
from tests.running_server import Server
from tests.web.test_kill import POLL, Rusher

from skyhop.server.match_registry import MatchRegistry
from skyhop.server.store.store import open_store

pytestmark = pytest.mark.both_databases

STREAMS = 6
LONGEST = 10.0
"""Seconds. The promise is 3, kept on a quiet machine (decision 18); a busy one takes longer."""


class Player(Rusher):
    """Goes on with whatever table answers, and counts how often none was there."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.refused = 0
        self.is_done = threading.Event()

    def run(self) -> None:
        while "bc-end" not in self.page and not self.is_done.is_set():
            try:
                self.act()
            except (httpx.TransportError, IndexError) as error:  # the page of a table that closes has no ply
                self.refused += isinstance(error, httpx.ConnectError)
                time.sleep(POLL)
                self.page = self.looked()
        self.http.close()

    def looked(self) -> str:
        for _turn in range(300):
            try:
                answer = self.http.get(self.path)
            except httpx.TransportError as error:
                self.refused += isinstance(error, httpx.ConnectError)
            else:
                if answer.status_code == 200:
                    return answer.text
            time.sleep(POLL)
        raise AssertionError(self.path)


class Watcher(threading.Thread):
    """Follows a match as a browser does: whenever the stream ends it comes back and names the last version it got."""

    def __init__(self, player: Player) -> None:
        super().__init__()
        self.http = httpx.Client(base_url=player.http.base_url, cookies=dict(player.http.cookies), timeout=60)
        self.path = f"{player.path}/events"
        self.versions: list[int] = []
        self.ends = 0
        self.refused = 0
        self.is_done = threading.Event()

    def run(self) -> None:
        while not self.is_done.is_set():
            headers = {"Last-Event-ID": str(self.versions[-1])} if self.versions else {}
            try:
                with self.http.stream("GET", self.path, headers=headers) as stream:
                    for line in stream.iter_lines():
                        if found := re.match(r"id: (\d+)", line):
                            self.versions.append(int(found[1]))
            except httpx.TransportError as error:
                self.refused += isinstance(error, httpx.ConnectError)
            self.ends += 1
            time.sleep(0.1)
        self.http.close()


def go_on(player: Player, actions: int) -> None:
    """Wait until so many more actions are acknowledged, or the match is over."""
    wanted, deadline = len(player.acknowledged) + actions, time.monotonic() + 60
    while len(player.acknowledged) < wanted and player.is_alive():
        assert time.monotonic() < deadline
        time.sleep(0.01)


class Seen(NamedTuple):
    """Observations while one server takes over from another."""

    player: Player
    watchers: list[Watcher]
    code: int
    seconds: float
    errors: str


def take_over(data: Path, database: str, options: Sequence[str]) -> Seen:
    """Let a table end amid play and another take its socket."""
    held = socket.create_server(("127.0.0.1", 0))
    old, new = Server(data, *options), Server(data, *options)
    old.start(given=held, SKYHOP_DATABASE=database)
    player = Player(old.address)
    watchers = [Watcher(player) for _number in range(STREAMS)]
    for thread in (player, *watchers):
        thread.start()
    go_on(player, 4)

    begun = time.monotonic()
    code = old.stop(signal.SIGTERM)
    seconds = time.monotonic() - begun
    new.start(given=held, SKYHOP_DATABASE=database)
    go_on(player, 8)
    player.is_done.set()
    player.join()
    time.sleep(1)  # the last news
    for watcher in watchers:
        watcher.is_done.set()
    new.stop(signal.SIGTERM)
    held.close()
    for watcher in watchers:
        watcher.join()
    return Seen(player, watchers, code, seconds, old.errors())


@pytest.mark.process
@pytest.mark.parametrize(
    ("database", "options"),
    in_turn([("sqlite", ()), ("postgresql", ("--workers", "2"))], 2),
    indirect=["database"],
)
async def test_a_new_version_takes_over_and_nobody_loses_the_place(
    tmp_path: Path, database: str, options: tuple[str, ...]
) -> None:
    player, watchers, code, seconds, errors = await asyncio.to_thread(take_over, tmp_path / "data", database, options)

    store = await open_store(tmp_path / "data", database)
    live = await MatchRegistry(store).open(player.path.rpartition("/")[2])
    await store.close()
    steps = [live.history.show_step(number, None).ply for number in range(len(live.history))]
    assert (code, seconds < LONGEST, "Traceback" in errors) == (0, True, False)
    assert player.refused == 0
    assert [watcher.refused for watcher in watchers] == [0] * STREAMS
    assert min(watcher.ends for watcher in watchers) > 1
    entries = live.match.journal.entries
    assert [(ply, entries[ply].text) for ply, _text in player.acknowledged] == player.acknowledged
    for watcher in watchers:
        first = watcher.versions[0]
        assert watcher.versions == [first, *(ply for ply in steps if ply > first)]


@pytest.mark.process
def test_a_stream_that_nobody_reads_does_not_keep_a_table_open(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    player = Rusher(server.address)
    cookie = "; ".join(f"{name}={value}" for name, value in player.http.cookies.items())
    request = f"GET {player.path}/events HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookie}\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port)) as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        deaf.sendall(request.encode())
        time.sleep(0.5)
        begun = time.monotonic()
        code = server.stop(signal.SIGTERM)
        seconds = time.monotonic() - begun

    player.http.close()
    assert (code, seconds < LONGEST, "Traceback" in server.errors()) == (0, True, False)
