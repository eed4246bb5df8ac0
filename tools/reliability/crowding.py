"""Attack by a single guest: thousands of connections, and requests for costly pages without a pause.

`connections` opens silent connections, half heads, half bodies, and readers that take nothing, up to the limit of
open files. In `costs` one guest requests rules and maps that are not cached, as fast as possible. Meanwhile other
guests request short pages, and the program prints their waiting times.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import os
import random
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator

from tools.reliability.figures import Figure, latencies, told
from tools.reliability.guest import Guest, in_a_loop, pair
from tools.reliability.served import DATABASES, SQLITE, Served, served

from skyhop.boards.settings import settings, share_code

FILES = 1024
"""Limit of open files for the server. Many systems have this limit."""
SOON = 10.0
"""Maximum waiting time of an ordinary guest during the attack, in seconds."""
ELSEWHERE = "127.0.0.2"
"""IP address of the attacking guests. It belongs to this machine, but differs from the address of the players."""
LOOKS = 8
AT_ONCE = 60
"""Number of costly pages that the attacking guest requests at the same time."""
EXPANSIONS = ("trajectories", "bonus", "multi", "wild", "thieves")
AS_MEANT = {200, 303, 429}
"""Allowed statuses of the short requests: success, or a refusal because of the guest's own rate limit."""


async def crowd(table: Served, count: int, *, is_at_once: bool = False) -> Iterator[Figure]:
    """Open `count` connections of each kind, one kind after another. Measure ordinary requests meanwhile.

    If `is_at_once` is True, suspend the server until all connections wait, as if the server was busy.
    """
    figures, port = list[Figure](), table.server.port
    host, _friend, path = await pair(port, offered="true")
    stranger = Guest(port)
    rules = stranger.request("GET", "/rules/aeronaut-odyssey/pioneer", headers={"Accept-Encoding": "-"})
    kinds = {
        "silent": b"",
        "half a head": b"GET / HTTP/1.1\r\nhost: a\r\n",
        "half a body": b"POST /matches HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 999\r\n\r\ntoken=",
        "answers not taken": rules * 3,
        "streams not read": stranger.request("GET", f"{path}/events"),
    }
    for kind, sent in kinds.items():
        _signal(table, signal.SIGSTOP if is_at_once else signal.SIGCONT)
        opened = [opening for _number in range(count) if (opening := await _opened(port, sent)) is not None]
        _signal(table, signal.SIGCONT)
        waits, statuses = await _looked(port, host, path)
        for writer in opened:
            writer.transport.abort()
        figures += [
            Figure(f"{kind}: connections", len(opened)),
            Figure(f"{kind}: longest wait [ms]", 1000 * max(waits), 1000 * SOON),
            Figure(f"{kind}: requests not answered 200", LOOKS * 2 - statuses[200], 0),
        ]
        await asyncio.sleep(1)
    figures.append(Figure("unexpected errors in the log", len(table.server.defects()), 0))
    return iter(figures)


def _signal(table: Served, which: signal.Signals) -> None:
    for process in table.processes:
        os.kill(process, which)


async def _opened(port: int, sent: bytes) -> asyncio.StreamWriter | None:
    with contextlib.suppress(OSError):
        _reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=64, local_addr=(ELSEWHERE, 0))
        writer.write(sent)
        return writer
    return None


async def _looked(port: int, host: Guest, path: str) -> tuple[list[float], Counter[int]]:
    """Request `/health` and the page of a match, each over a new connection. Return the waiting times and statuses."""
    waits, statuses = list[float](), Counter[int]()
    for asked in ["/health", path] * LOOKS:
        begun, guest = time.monotonic(), Guest(port)
        guest.cookie = host.cookie
        try:
            async with asyncio.timeout(4 * SOON):
                statuses[(await guest.ask("GET", asked)).status] += 1
        except (OSError, EOFError, TimeoutError):
            statuses[0] += 1
        waits.append(time.monotonic() - begun)
        guest.leave()
    return waits, statuses


async def starve(table: Served, seconds: float) -> Iterator[Figure]:
    """Measure short requests of other guests, first alone and then while one guest requests costly pages."""
    port, chance = table.server.port, random.Random(3)  # noqa: S311  play, not secrets
    own_rules = [
        f"/rules/aeronaut-odyssey/custom?seats={seats}&secret_inventories={secret}&expansions={'+'.join(chosen)}"
        for seats in range(2, 7)
        for secret in ("true", "false")
        for size in range(1, 6)
        for chosen in itertools.combinations(EXPANSIONS, size)
    ]
    huge = [f"/boards/{share_code(settings(seed=seed, size='huge'))}.svg" for seed in range(10_000)]
    figures = list[Figure]()
    quiet, quietly = await _short(port, seconds / 2, chance)
    figures += [*latencies("alone: short requests", quiet), _refused("alone", quietly)]
    for name, asked in (("own rules", own_rules), ("huge maps", huge)):
        greedy, wanted, done = Guest(port), iter(asked), Counter[int]()
        await greedy.enter()
        asking = [asyncio.create_task(_greedily(port, greedy.cookie, wanted, done)) for _each in range(AT_ONCE)]
        await asyncio.sleep(1)
        waits, statuses = await _short(port, seconds, chance)
        for task in asking:
            task.cancel()
        await asyncio.wait(asking)
        figures += [
            *(Figure(f"{name}: answered {status}", count) for status, count in sorted(done.items())),
            *latencies(f"{name}: short requests", waits),
            Figure(f"{name}: longest wait [ms]", 1000 * max(waits), 1000 * SOON),
            _refused(name, statuses),
        ]
    figures.append(Figure("unexpected errors in the log", len(table.server.defects()), 0))
    return iter(figures)


def _refused(name: str, statuses: Counter[int]) -> Figure:
    return Figure(f"{name}: refused short requests", sum(statuses[n] for n in statuses if n not in AS_MEANT), 0)


async def _greedily(port: int, cookie: str, wanted: Iterator[str], done: Counter[int]) -> None:
    guest = Guest(port)
    guest.cookie = cookie
    for path in wanted:
        with contextlib.suppress(OSError, EOFError):
            answer = await guest.ask("GET", path)
            done[answer.status] += 1
            if answer.status == 429:
                await asyncio.sleep(0.2)


async def _short(port: int, seconds: float, chance: random.Random) -> tuple[list[float], Counter[int]]:
    """Let new guests send short requests. Return their waiting times in seconds, and the counts of the statuses."""
    waits, statuses, end = list[float](), Counter[int](), time.monotonic() + seconds
    while time.monotonic() < end:
        guest = Guest(port)
        await guest.enter()
        seed = chance.randrange(10**6)
        looks = [f"/quiz/balloon-cup?seed={seed}&n=5", f"/boards/{share_code(settings(seed=seed, size='tiny'))}.svg"]
        for path in (*looks, "/puzzles", "/matches"):
            begun, fields = time.monotonic(), {"game": "balloon-cup", "seat2": "random", "first": "me"}
            asked = guest.post(path, fields) if path == "/matches" else guest.ask("GET", path)
            statuses[(await asked).status] += 1
            waits.append(time.monotonic() - begun)
        guest.leave()
    return waits, statuses


def run(
    what: str, count: int, seconds: float, database: str = SQLITE, workers: int = 1, *, is_at_once: bool = False
) -> list[Figure]:
    """Start a server with rate limits, and run the attack `what`. Return the figures."""
    if what == "connections":
        usual = resource.getrlimit(resource.RLIMIT_NOFILE)
        with served(database, workers, has_limits=True, files=FILES) as table:
            resource.setrlimit(resource.RLIMIT_NOFILE, (usual[1], usual[1]))
            return list(in_a_loop(crowd(table, count, is_at_once=is_at_once)))
    with served(database, workers, has_limits=True) as table:
        return list(in_a_loop(starve(table, seconds)))


def main() -> int:
    """Run the test with the options on the command line. Return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("connections", "costs"))
    parser.add_argument("--count", type=int, default=1_010, help="connections of each kind")
    parser.add_argument("--at-once", action="store_true", help="all come while the table is stopped; 2,000 at most")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--database", choices=DATABASES, default=SQLITE)
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args()
    served_so = (chosen.database, chosen.workers)
    return told(run(chosen.what, chosen.count, chosen.seconds, *served_so, is_at_once=chosen.at_once))


if __name__ == "__main__":
    sys.exit(main())
