"""Measurement of offers in the lobby: time until other guests see an offer, and time until the first action.

Many guests have the lobby open. One guest offers a match. Another guest joins as soon as the list shows the offer. The
first player acts as soon as the page allows it. People take longer, so the figures measure only the server and the
network.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Callable, Iterator

from tools.reliability.figures import Figure, latencies, percentile, told
from tools.reliability.guest import Guest, in_a_loop
from tools.reliability.load import Player
from tools.reliability.served import DATABASES, SQLITE, Served, served

SEEN, ACTED = 150, 300
"""Limits of the 95th percentiles in milliseconds: until a guest sees an offer, and from joining to the first action."""
PATIENCE = 20.0
OFFER = {"clock": "3+2", "offered": "true", "first": "me"}


class Looker:
    """Guest with an open lobby, and the arrival times of its lists."""

    def __init__(self, guest: Guest) -> None:
        self.guest, self.heard = guest, list[tuple[float, str]]()
        self._stream: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Open the lobby, and wait for the first list."""
        await self.guest.enter()
        self._stream = asyncio.create_task(self._watch())
        await until(lambda: bool(self.heard))

    def close(self) -> None:
        """Close the lobby."""
        if self._stream is not None:
            self._stream.cancel()

    def saw(self, path: str) -> float:
        """Return the time at which the list first contained an offer. Return 0 if it never contained the offer."""
        return next((at for at, event in self.heard if path in event), 0.0)

    async def _watch(self) -> None:
        async for event in self.guest.events("/offers"):
            if event.startswith("event: offers"):
                self.heard.append((time.monotonic(), event))


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until `is_so` returns True. Raise TimeoutError after `PATIENCE` seconds."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():  # noqa: ASYNC110  nothing tells of it
            await asyncio.sleep(0.001)


async def met(table: Served, others: int, rounds: int) -> Iterator[Figure]:
    """Offer `rounds` matches one after another, while `others` guests have the lobby open. Yield the figures."""
    lookers = [Looker(Guest(table.server.port)) for _other in range(others)]
    await asyncio.gather(*(looker.open() for looker in lookers))
    seen, acted, used = list[float](), list[float](), 0.0
    for number in range(rounds + 1):
        host = Guest(table.server.port)
        await host.enter()
        begun = time.monotonic()
        path = await host.begin(**OFFER)
        times = [at - begun for at in await _seen(lookers, path)]
        took = await _played(host, lookers[number % others].guest, path)
        if not number:
            used = table.processor
        else:  # the first round fills caches, so it does not count
            seen += times
            acted.append(took)
    used = table.processor - used
    for looker in lookers:
        looker.close()
    return _figures(others, seen, acted, used)


async def _seen(lookers: list[Looker], path: str) -> list[float]:
    """Wait until all guests see an offer. Return the time at which each guest saw it."""
    await until(lambda: all(looker.saw(path) for looker in lookers))
    return [looker.saw(path) for looker in lookers]


async def _played(host: Guest, other: Guest, path: str) -> float:
    """Let another guest join, and let the host act. Return the seconds from joining to the answer to the action."""
    players = Player(host, path), Player(other, path)
    await players[0].open()
    begun = time.monotonic()
    await other.post(f"{path}/seats", {})
    opening = asyncio.create_task(players[1].open())
    found: list[str] = []

    def may_act() -> bool:
        ply, actions = players[0].look()
        found[:] = [ply, *actions[:1]] if actions else []
        return bool(actions) and 'class="clock running"' in players[0].page.shown

    await until(may_act)
    answer = await host.post(f"{path}/actions", {"ply": found[0], "action": found[1]})
    took = time.monotonic() - begun
    if answer.status != 200:
        raise RuntimeError(f"{answer.status}: {answer.text}")
    await opening
    for player in players:
        await player.close()
    return took


def _figures(others: int, seen: list[float], acted: list[float], used: float) -> Iterator[Figure]:
    yield Figure("other players in the lobby", others)
    yield Figure("offers", len(acted))
    yield Figure("processor time from the offer to the first action [ms]", 1000 * used / len(acted))
    yield from latencies("time until another player sees an offer", seen)
    yield Figure("  p95 [ms]", 1000 * percentile(seen, 0.95), SEEN)
    yield from latencies("time from taking the seat to the first action", acted)
    yield Figure("  p95 [ms]", 1000 * percentile(acted, 0.95), ACTED)


def run(others: int, rounds: int, database: str = SQLITE, workers: int = 1) -> list[Figure]:
    """Start a server and measure offers. Return the figures."""
    with served(database, workers) as table:
        return list(in_a_loop(met(table, others, rounds)))


def main() -> int:
    """Run the test with the options on the command line. Return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--others", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--database", choices=DATABASES, default=SQLITE)
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args()
    return told(run(chosen.others, chosen.rounds, chosen.database, chosen.workers))


if __name__ == "__main__":
    sys.exit(main())
