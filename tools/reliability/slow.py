"""Test of slow clients, which read slowly or never finish a request. Other guests must not wait much longer.

Two guests play a match. The test compares the times of their actions before and during the attack. The server has its
usual rate limits. It must close incomplete connections by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sys
import time
from collections.abc import Awaitable, Callable, Iterator

from tools.reliability.figures import Figure, latencies, percentile, told
from tools.reliability.guest import Guest, actions_on, in_a_loop, pair
from tools.reliability.served import Served, served

EACH = 40
"""Number of clients of each kind. A single guest may not open so many streams."""
PAUSE = 0.05
"""Seconds between two actions of the players."""
PAGES = 20
"""Number of pages that a slow reader requests at once: several megabytes, more than a socket buffer holds."""
APART = 0.1
"""Seconds between the starts of two slow readers. In this time, the server can render their pages."""
TOLERATED = 0.1
"""Allowed increase of the 95th percentile of action times, in seconds. Twice the time before is allowed too."""


class Rude:
    """Clients that block the server, each with a separate connection."""

    def __init__(self, port: int, path: str) -> None:
        self._port = port
        self._path = path
        self._writers: list[asyncio.StreamWriter] = []

    async def slow_reader(self, number: int) -> None:
        """Request the largest page many times, and read the answers very slowly."""
        await asyncio.sleep(number * APART)
        reader, writer = await self._connected(limit=64)
        page = Guest(self._port).request("GET", "/rules/aeronaut-odyssey/pioneer", headers={"Accept-Encoding": "-"})
        writer.write(page * PAGES)
        while await reader.read(16):  # noqa: ASYNC110  it reads slowly, and waits for nothing
            await asyncio.sleep(0.5 + number % 3)

    async def deaf_stream(self, number: int) -> None:
        """Open a stream and never read it."""
        guest = Guest(self._port)
        if number % 10 == 0:
            await guest.enter()
        _reader, writer = await self._connected(limit=64)
        writer.write(guest.request("GET", f"{self._path}/events"))
        await asyncio.sleep(3600)

    async def half_head(self, _number: int) -> None:
        """Send the head of a request line by line, but never its end."""
        _reader, writer = await self._connected()
        writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        for line in range(3600):
            await asyncio.sleep(1)
            writer.write(f"X-{line}: {'x' * 500}\r\n".encode())
            await writer.drain()

    async def endless_body(self, _number: int) -> None:
        """Send the head of a form, and then its body byte by byte."""
        _reader, writer = await self._connected()
        head = Guest(self._port).request("POST", "/matches", b"", {"Content-Length": "200000"})
        writer.write(head)
        for _byte in range(3600):
            await asyncio.sleep(0.5)
            writer.write(b"x")
            await writer.drain()

    async def silent(self, _number: int) -> None:
        """Connect and send nothing."""
        await self._connected()
        await asyncio.sleep(3600)

    @property
    def kinds(self) -> tuple[Callable[[int], Awaitable[None]], ...]:
        """Functions of all kinds of slow clients."""
        return (self.slow_reader, self.deaf_stream, self.half_head, self.endless_body, self.silent)

    async def _connected(self, limit: int = 1 << 16) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        opened = await asyncio.open_connection("127.0.0.1", self._port, limit=limit)
        self._writers.append(opened[1])
        return opened

    def leave(self) -> None:
        """Close the connections of all clients."""
        for writer in self._writers:
            writer.close()


async def compare(table: Served, seconds: float, each: int) -> Iterator[Figure]:
    """Measure actions without slow clients, and then with them. Yield the figures."""
    *_players, watched = await pair(table.server.port, offered="true")
    before, weight = await played(table.server.port, seconds), table.memory
    rude = Rude(table.server.port, watched)

    async def one(kind: Callable[[int], Awaitable[None]], number: int) -> None:
        with contextlib.suppress(OSError, EOFError):
            await kind(number)

    clients = [asyncio.create_task(one(kind, number)) for kind in rude.kinds for number in range(each)]
    await asyncio.sleep(2 * each * APART + 1)
    meanwhile, heavier = await played(table.server.port, seconds), table.memory
    for client in clients:
        client.cancel()
    await asyncio.wait(clients)
    rude.leave()
    return figures(before, meanwhile, each * len(rude.kinds), (weight, heavier), len(table.server.defects()))


async def played(port: int, seconds: float) -> list[float]:
    """Let two guests play for `seconds`. Return the seconds that each action took."""
    chance, spent, end = random.Random(2), list[float](), time.monotonic() + seconds  # noqa: S311  play, not secrets
    while time.monotonic() < end:
        *guests, path = await pair(port)
        while time.monotonic() < end:
            pages = [(await guest.ask("GET", path)).text for guest in guests]
            offers = [(guest, page, actions_on(page)) for guest, page in zip(guests, pages, strict=True)]
            acting = next((offer for offer in offers if offer[2]), None)
            if acting is None:
                break
            guest, page, actions = acting
            ply = page.partition('data-ply="')[2].partition('"')[0]
            begun = time.monotonic()
            await guest.post(f"{path}/actions", {"ply": ply, "action": chance.choice(actions)})
            spent.append(time.monotonic() - begun)
            await asyncio.sleep(PAUSE)
        for guest in guests:
            guest.leave()
    return spent


def figures(
    before: list[float], meanwhile: list[float], clients: int, weights: tuple[float, float], defects: int
) -> Iterator[Figure]:
    """Yield the figures of the run."""
    yield Figure("slow clients", clients)
    yield from latencies("time of an action before", before)
    yield from latencies("time of an action meanwhile", meanwhile)
    usual = percentile(before, 0.95)
    most = 1000 * max(2 * usual, usual + TOLERATED)
    yield Figure("time of an action meanwhile, p95 [ms]", 1000 * percentile(meanwhile, 0.95), most)
    yield Figure("actions before", len(before))
    yield Figure("actions meanwhile", len(meanwhile))
    yield Figure("fewer than half as many actions meanwhile", float(2 * len(meanwhile) < len(before)), 0)
    yield Figure("memory before [MB]", weights[0])
    yield Figure("memory meanwhile [MB]", weights[1], weights[0] + 200)
    yield Figure("unexpected errors in the log", defects, 0)


def run(seconds: float, each: int = EACH) -> list[Figure]:
    """Start a server with rate limits and run the test. Return the figures."""
    with served(has_limits=True) as table:
        return list(in_a_loop(compare(table, seconds, each)))


def main() -> int:
    """Run the test with the options on the command line. Return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--each", type=int, default=EACH, help="clients of each kind")
    chosen = parser.parse_args()
    return told(run(chosen.seconds, chosen.each))


if __name__ == "__main__":
    sys.exit(main())
