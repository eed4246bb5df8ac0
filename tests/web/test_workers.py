"""Tests of several workers of one server, of which any may be killed at any time."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import time
from pathlib import Path

import httpx
import pytest
from tests.amount import IS_THOROUGH
from tests.running_server import Server
from tests.web.test_kill import POLL, Rusher

from skyhop.cli.__main__ import main
from skyhop.game.match import replay
from skyhop.server.store.store import open_store
from skyhop.web.process.server import BEGINNING, LOOK, SILENT, Worker

pytestmark = pytest.mark.both_databases

KILLS, PLAYERS = (4, 4) if IS_THOROUGH else (2, 2)
REPLACED = "another takes its place"
WAYS = (*[signal.SIGKILL] * (KILLS - 1), signal.SIGSTOP)
"""The last one is suspended, and not heard of any more."""


class Patient(Rusher):
    """Goes on when a worker is killed: looks at the match again, and acts on what it shows.

    One worker goes on while the next one starts, and one game may be over by then.
    """

    games = 3

    def act(self) -> None:
        try:
            super().act()
        except httpx.TransportError:
            time.sleep(POLL)
            self.page = self.looked()

    def looked(self) -> str:
        for _turn in range(100):
            try:
                return self.http.get(self.path).text
            except httpx.TransportError:
                time.sleep(POLL)
        raise AssertionError(self.path)


def workers_of(server: Server) -> list[int]:
    """List the processes of the workers, the oldest first: numbers of processes begin again at some time."""
    assert server.process is not None
    listed = subprocess.run(
        ["ps", "-ww", "--sort", "start_time", "-o", "pid=,args=", "--ppid", str(server.process.pid)],
        capture_output=True,
        text=True,
        check=False,
    )
    return [int(line.split()[0]) for line in listed.stdout.splitlines() if "--inherited" in line]


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return (
        "Z"
        not in subprocess.run(
            ["ps", "-ww", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False
        ).stdout
    )


def rush(server: Server) -> list[Patient]:
    """Let players rush, and kill one worker after another under them; end the table by SIGTERM."""
    players = [Patient(server.address) for _player in range(PLAYERS)]
    for player in players:
        player.start()
    for turn in range(KILLS):
        before = sum(len(player.acknowledged) for player in players)
        deadline = time.monotonic() + 60
        while sum(len(player.acknowledged) for player in players) < before + 8 and time.monotonic() < deadline:
            time.sleep(0.01)
        while len(workers := workers_of(server)) < 2 and time.monotonic() < deadline:
            time.sleep(0.05)
        os.kill(workers[0], WAYS[turn])
    for player in players:
        player.join()
    while server.errors().count(REPLACED) < KILLS and time.monotonic() < deadline:
        time.sleep(0.1)
    return players


@pytest.mark.slow
@pytest.mark.process
@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_no_acknowledged_action_is_lost_or_doubled_when_workers_are_killed_or_suspended(
    tmp_path: Path, database: str
) -> None:
    server = Server(tmp_path / "data", "--workers", "2")
    server.start(SKYHOP_DATABASE=database)
    players = await asyncio.to_thread(rush, server)
    begun = time.monotonic()
    code = server.stop(signal.SIGTERM)
    seconds = time.monotonic() - begun

    store = await open_store(tmp_path, database)
    stored = [await store.load(player.path.rpartition("/")[2]) for player in players]
    await store.close()

    assert (code, seconds < 3) == (0, True)
    assert server.errors().count(REPLACED) == KILLS
    assert server.errors().count("sends no heartbeat") == 1
    assert not re.search("Traceback|cannot be used", server.errors())
    for player, match in zip(players, stored, strict=True):
        assert match is not None
        assert match.outcome is not None
        assert len(dict(player.acknowledged)) == len(player.acknowledged) > 8
        assert [(ply, match.entries[ply].text) for ply, _text in player.acknowledged] == player.acknowledged
        assert replay(match.journal()).ply == len(match.entries)


@pytest.mark.process
def test_a_worker_that_gives_no_sign_is_silent_sooner_once_it_has_given_one() -> None:
    with subprocess.Popen(["cat"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        os.set_blocking(process.stdout.fileno(), False)
        worker = Worker(process, 0.0)
        at_first = [worker.is_silent() for _look in range(round(BEGINNING / LOOK) + 1)]
        process.stdin.write(b".")
        while worker.is_silent():
            time.sleep(0.01)
        later = [worker.is_silent() for _look in range(round(SILENT / LOOK) + 1)]
        process.stdin.close()

    assert at_first == [False] * (len(at_first) - 1) + [True]
    assert later == [False] * (len(later) - 1) + [True]


@pytest.mark.slow
@pytest.mark.process
@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_workers_end_when_the_process_that_started_them_is_killed(tmp_path: Path, database: str) -> None:
    server = Server(tmp_path / "data", "--workers", "2")
    server.start(SKYHOP_DATABASE=database)
    workers = workers_of(server)
    server.kill()
    deadline = time.monotonic() + 20
    while any(is_alive(pid) for pid in workers) and time.monotonic() < deadline:
        time.sleep(0.05)

    assert len(workers) == 2
    with pytest.raises(httpx.ConnectError):
        httpx.get(server.address)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--workers", "2"), "several workers need PostgreSQL"),
        (("--workers", "0"), "Invalid value for '--workers'"),
        (("--database", "sqlite:///secret"), "--database: write the address as postgresql://"),
    ],
)
def test_workers_that_could_not_share_their_matches_are_refused(
    options: tuple[str, ...], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = main(["serve", "--port", "0", "--no-browser", "--data", str(tmp_path), *options])

    captured = capsys.readouterr()
    assert (code, captured.out) == (2, "")
    assert said in " ".join(captured.err.replace("│", "").split())
    assert "secret" not in captured.err


def test_a_database_that_is_not_there_is_told_before_the_table_is_open(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("asyncpg")
    address = "postgresql://anna:secret@127.0.0.1:1/skyhop"

    code = main(["serve", "--port", "0", "--no-browser", "--data", str(tmp_path), "--database", address])

    captured = capsys.readouterr()
    assert (code, captured.out, captured.err.count("\n")) == (1, "", 1)
    assert "The store cannot be used" in captured.err
    assert "secret" not in captured.err
