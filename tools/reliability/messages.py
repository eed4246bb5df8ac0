"""Test of lost, late, repeated and reordered messages of streams: afterwards, each page must show the current position.

Players and spectators watch matches over a faulty network. Their pages follow the rules of the real scripts. A page
shows only later pictures. If a picture lacks a fragment, the page requests the whole picture. After the loss of a
stream, the page opens a new one.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import re
import sys
import time
from collections import Counter
from collections.abc import AsyncGenerator, Iterator

from tests.web.page import Page
from tools.reliability.figures import Figure, latencies, percentile, told
from tools.reliability.guest import Guest, actions_on, in_a_loop, pair
from tools.reliability.served import Served, served

from skyhop.web.pages.match.stream import RETRY_MS

SPECTATORS = 4
CALM = 12
"""Number of actions between two checks of all pages."""
LATE = 0.4
"""Maximum delay of a message in seconds. Later messages overtake it."""
SETTLED = 10.0
"""Maximum seconds until all pages show the same content as the server."""
FAULTS = {"broken off": 0.05, "lost": 0.05, "late": 0.1, "doubled": 0.1}
VERSION = re.compile(r'data-version="([^"]*)"')


class Network:
    """Network that carries messages. It causes faults unless `is_calm` is True."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)  # noqa: S311  faults, not secrets
        self.is_calm = False
        self.carried = 0
        self.faults = Counter[str]()

    def fault(self) -> str:
        """Return the fault of the next message. Most messages have no fault, and the result is an empty text."""
        self.carried += 1
        [chosen] = self.chance.choices([*FAULTS, ""], [*FAULTS.values(), 1 - sum(FAULTS.values())])
        if self.is_calm or not chosen:
            return ""
        self.faults[chosen] += 1
        return chosen


class Watcher:
    """Open page of a match, with the behaviour of the scripts `stream.js`, `parts.js` and `table.js`."""

    def __init__(self, guest: Guest, path: str, network: Network) -> None:
        self.guest = guest
        self.page = Page()
        self.version = ""
        self.resumed: list[float] = []
        self._path = path
        self._network = network
        self._broken_at: float | None = None
        self._late = set[asyncio.Task[None]]()
        self._stream: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Load the page of the match and open its stream."""
        self._receive((await self.guest.ask("GET", self._path)).text)
        self._open(self.version, ",".join(self.page.newest))

    async def close(self) -> None:
        """Close the page and its stream."""
        tasks = [task for task in (self._stream, *self._late) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.guest.leave()

    def _open(self, seen: str, parts: str) -> None:
        if self._stream is not None:
            self._stream.cancel()
        self._stream = asyncio.create_task(self._watch(seen, parts))

    async def _watch(self, seen: str, parts: str) -> None:
        """Read a stream. After its loss, reconnect as a browser does, with the last received version."""
        last = ""
        while True:
            with contextlib.suppress(OSError, EOFError):
                async with contextlib.aclosing(self.guest.events(self._path, seen, parts, last)) as events:
                    last = await self._follow(events, seen, last)
            await asyncio.sleep(RETRY_MS / 1000)

    async def _follow(self, events: AsyncGenerator[str], seen: str, last: str) -> str:
        """Process events until the stream breaks. Return the last received version."""
        async for event in events:
            if event.startswith("event: still"):
                if event.partition("data: ")[2] != (last or seen):
                    self._open(self.version, ",".join(self.page.newest))
                continue
            if not event.startswith("id: "):
                continue
            fault = self._network.fault()
            if fault == "broken off":
                self._broken_at = time.monotonic()
                return last
            if fault == "lost":
                continue
            last = event.partition("\n")[0].removeprefix("id: ")
            html = "\n".join(line[6:] for line in event.splitlines() if line.startswith("data: "))
            if fault == "late":
                self._hear_later(html)
            else:
                self._receive(html)
                if fault == "doubled":
                    self._receive(html)
        return last

    def _hear_later(self, html: str) -> None:
        async def later() -> None:
            await asyncio.sleep(self._network.chance.uniform(0, LATE))
            self._receive(html)

        task = asyncio.create_task(later())
        self._late.add(task)
        task.add_done_callback(self._late.discard)

    def _receive(self, html: str) -> None:
        """Show a picture if it is later than the shown one. If it lacks a fragment, request the whole picture."""
        found = VERSION.search(html)
        if found is None:
            return
        before = (self.page.shown, self.page.newest)
        if not self.page.receive(html):
            self._open("", "")
            return
        ply, shown = found[1].partition(".")[0], self.version.partition(".")[0]
        if shown and not (int(ply) > int(shown) or (ply == shown and found[1] != self.version)):
            self.page.shown = before[0]
            return
        self.version = found[1]
        if self._broken_at is not None:
            self.resumed.append(time.monotonic() - self._broken_at)
            self._broken_at = None


async def disturb(table: Served, messages: int, seconds: float, matches: int, seed: int) -> Iterator[Figure]:
    """Play matches until the network has carried `messages` messages, for at most `seconds` seconds."""
    network, looks, torn, resumed = Network(seed), 0, 0, list[float]()
    end = time.monotonic() + seconds

    async def play() -> None:
        nonlocal looks, torn
        while network.carried < messages and time.monotonic() < end:
            *players, path = await pair(table.server.port, offered="true")  # spectators may watch an offered match
            spectators = [Guest(table.server.port) for _spectator in range(SPECTATORS)]
            for spectator in spectators:
                await spectator.enter()
            watchers = [Watcher(guest, path, network) for guest in (*players, *spectators)]
            for watcher in watchers:
                await watcher.open()
            while (
                network.carried < messages and time.monotonic() < end and await act(players, path, network.chance, CALM)
            ):
                network.is_calm = True
                torn += await out_of_step(watchers, path)
                looks += len(watchers)
                network.is_calm = False
            for watcher in watchers:
                resumed.extend(watcher.resumed)
                await watcher.close()

    await asyncio.gather(*(play() for _match in range(matches)))
    return figures(network, looks, torn, resumed)


async def act(players: list[Guest], path: str, chance: random.Random, count: int) -> int:
    """Let the players play up to `count` actions, with some draw offers. Return the number of actions."""
    for number in range(count):
        pages = [(await player.ask("GET", path)).text for player in players]
        offers = zip(players, pages, map(actions_on, pages), strict=True)
        acting = next((offer for offer in offers if offer[2]), None)
        if acting is None:
            return number
        player, page, actions = acting
        ply = page.partition('data-ply="')[2].partition('"')[0]
        if chance.random() < 0.1:
            await players[0].post(f"{path}/draw", {"ply": ply})
            await players[1].post(f"{path}/draw", {"ply": ply, "answer": "no"})
        await player.post(f"{path}/actions", {"ply": ply, "action": chance.choice(actions)})
    return count


async def out_of_step(watchers: list[Watcher], path: str) -> int:
    """Return the number of pages that do not show the content of the server within `SETTLED` seconds."""
    end = time.monotonic() + SETTLED
    while torn := [watcher for watcher in watchers if watcher.page.shown != (await fresh(watcher, path)).shown]:
        if time.monotonic() > end:
            return len(torn)
        await asyncio.sleep(0.1)
    return 0


async def fresh(watcher: Watcher, path: str) -> Page:
    """Return the current page of a watcher from the server, for a comparison with the watched page."""
    page = Page()
    page.receive((await watcher.guest.ask("GET", path)).text)
    return page


def figures(network: Network, looks: int, torn: int, resumed: list[float]) -> Iterator[Figure]:
    """Yield the figures of the run."""
    yield Figure("messages", network.carried)
    for fault, count in sorted(network.faults.items()):
        yield Figure(f"  {fault}", count)
    yield Figure("pages looked at", looks)
    yield Figure("pages that differ from the server", torn, 0)
    yield from latencies("time from an interruption to a new picture", resumed)
    yield Figure("time to a new picture, p95 [ms]", 1000 * percentile(resumed, 0.95), 1000)


def run(messages: int, seconds: float, matches: int = 4, seed: int = 1) -> list[Figure]:
    """Start a server and watch matches over a faulty network. Return the figures."""
    with served() as table:
        return list(in_a_loop(disturb(table, messages, seconds, matches, seed)))


def main() -> int:
    """Run the test with the options on the command line. Return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--matches", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    return told(run(chosen.messages, chosen.seconds, chosen.matches, chosen.seed))


if __name__ == "__main__":
    sys.exit(main())
