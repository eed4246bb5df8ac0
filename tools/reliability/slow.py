"""Clients that read slowly, send half a request, or never end one: nobody else waits longer for it.

Two people play meanwhile; how long their actions take is compared before and during. The table has its limits on, as it
is served, and connections that were left half open must go away by themselves.
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
"""Clients of each kind; the streams of one guest are limited to fewer."""
PAUSE = 0.05
"""Seconds between two actions of those who play."""
PAGES = 20
"""Number of pages that a slow reader requests at once: several megabytes, more than a socket buffer holds."""
APART = 0.1
"""Seconds between two slow readers, and until the last of them reads slowly: their pages must be made first."""
TOLERATED = 0.1
"""Seconds that an action may take longer at the 95th percentile, or twice as long."""


class Rude:
    """Clients that hold the table up, each over a connection of its own."""

    def __init__(self, port: int, path: str) -> None:
        self._port = port
        self._path = path
        self._writers: list[asyncio.StreamWriter] = []

    async def slow_reader(self, number: int) -> None:
        """Ask for the largest page again and again, and read next to nothing of it."""
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
        """Send a head line by line, and never its end."""
        _reader, writer = await self._connected()
        writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        for line in range(3600):
            await asyncio.sleep(1)
            writer.write(f"X-{line}: {'x' * 500}\r\n".encode())
            await writer.drain()

    async def endless_body(self, _number: int) -> None:
        """Announce a form, and send it byte by byte."""
        _reader, writer = await self._connected()
        head = Guest(self._port).request("POST", "/matches", b"", {"Content-Length": "200000"})
        writer.write(head)
        for _byte in range(3600):
            await asyncio.sleep(0.5)
            writer.write(b"x")
            await writer.drain()

    async def silent(self, _number: int) -> None:
        """Connect and say nothing."""
        await self._connected()
        await asyncio.sleep(3600)

    @property
    def kinds(self) -> tuple[Callable[[int], Awaitable[None]], ...]:
        """List the kinds of rude clients."""
        return (self.slow_reader, self.deaf_stream, self.half_head, self.endless_body, self.silent)

    async def _connected(self, limit: int = 1 << 16) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        opened = await asyncio.open_connection("127.0.0.1", self._port, limit=limit)
        self._writers.append(opened[1])
        return opened

    def leave(self) -> None:
        """Close all connections."""
        for writer in self._writers:
            writer.close()


async def compare(table: Served, seconds: float, each: int) -> Iterator[Figure]:
    """Play alone, then beside rude clients; the same in the end, when they have left."""
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
    """Let two people play for so long; give the seconds that each action took."""
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
    yield Figure("rude clients", clients)
    yield from latencies("an action before", before)
    yield from latencies("an action meanwhile", meanwhile)
    usual = percentile(before, 0.95)
    most = 1000 * max(2 * usual, usual + TOLERATED)
    yield Figure("an action meanwhile, p95 [ms]", 1000 * percentile(meanwhile, 0.95), most)
    yield Figure("actions before", len(before))
    yield Figure("actions meanwhile", len(meanwhile))
    yield Figure("fewer than half as many meanwhile", float(2 * len(meanwhile) < len(before)), 0)
    yield Figure("memory before [MB]", weights[0])
    yield Figure("memory meanwhile [MB]", weights[1], weights[0] + 200)
    yield Figure("unexpected errors in the log", defects, 0)


def run(seconds: float, each: int = EACH) -> list[Figure]:
    """Serve a table, with its limits, and hold it up."""
    with served(has_limits=True) as table:
        return list(in_a_loop(compare(table, seconds, each)))


def main() -> int:
    """Read the command line and run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--each", type=int, default=EACH, help="clients of each kind")
    chosen = parser.parse_args()
    return told(run(chosen.seconds, chosen.each))


if __name__ == "__main__":
    sys.exit(main())
