"""Load test: many matches with open pages, and a fixed number of actions per second.

The test measures response times, and checks that no acknowledged action is lost. Each match has two guests, each with a
stream. At planned times, the guest whose turn it is plays an action from the guest's page. An overloaded server must
answer 429 or 503. Its memory must not grow, and it must recover soon.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.web.page import Page
from tools.reliability.figures import Figure, latencies, percentile, told
from tools.reliability.guest import Guest, actions_on, in_a_loop, pair
from tools.reliability.served import DATABASES, SQLITE, Served, served

from skyhop.server.store.store import open_store

OPENED_AT_ONCE = 8
LATER = {429, 503}
"""Statuses that ask the client to try again later."""
RECOVERY = 10.0
OPEN_REQUESTS = 2000
"""Maximum number of actions in progress. A person waits for each answer, so this is also a number of people."""


class Player:
    """Guest with an open page."""

    def __init__(self, guest: Guest, path: str) -> None:
        self.guest = guest
        self.path = path
        self.page = Page()
        self.news: list[str] = []
        self._stream: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Load the page of the match and open its stream."""
        self.page.receive((await self.guest.ask("GET", self.path)).text)
        self._stream = asyncio.create_task(self._watch())

    async def close(self) -> None:
        """Close the page and its stream."""
        if self._stream is not None:
            self._stream.cancel()
            await asyncio.wait([self._stream])
        self.guest.leave()

    async def _watch(self) -> None:
        version = self.page.shown.partition('data-version="')[2].partition('"')[0]
        async for event in self.guest.events(self.path, version, ",".join(self.page.newest)):
            if event.startswith("id: "):
                self.news.append(event)

    def look(self) -> tuple[str, list[str]]:
        """Process the received events. Return the ply that the page shows, and the actions that it offers."""
        for event in self.news:
            self.page.hear(event)
        self.news.clear()
        return self.page.shown.partition('data-ply="')[2].partition('"')[0], actions_on(self.page.shown)


@dataclass
class Counts:
    """Counts of requests and responses, with the response times and the acknowledged actions."""

    seconds: list[float] = field(default_factory=list)
    statuses: Counter[int] = field(default_factory=Counter)
    done: list[tuple[str, int, str]] = field(default_factory=list)
    skipped: int = 0
    """Number of planned actions that were left out, because the players of the match waited for the server."""


class Table:
    """Running matches. `busy` contains the indices of matches that are waiting for an answer."""

    def __init__(self, table: Served, seed: int) -> None:
        self.served = table
        self.matches: list[list[Player]] = []
        self.busy: set[int] = set()
        self.counts = Counts()
        self._chance = random.Random(seed)  # noqa: S311  play, not secrets

    async def open(self, matches: int) -> None:
        """Start `matches` matches and open their pages."""
        gate = asyncio.Semaphore(OPENED_AT_ONCE)

        async def one() -> None:
            async with gate:
                self.matches.append(await self._begun())

        await asyncio.gather(*(one() for _match in range(matches)))

    async def _begun(self) -> list[Player]:
        *guests, path = await pair(self.served.server.port)
        players = [Player(guest, path) for guest in guests]
        for player in players:
            await player.open()
        return players

    async def play(self, rate: float, seconds: float) -> None:
        """Play `rate` actions per second for `seconds`. The times of the actions do not depend on the answers."""
        begun, number, acts = time.monotonic(), 0, set[asyncio.Task[None]]()
        while (due := begun + number / rate) < begun + seconds:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            number += 1
            place = self._chance.randrange(len(self.matches))
            if place in self.busy or len(acts) >= OPEN_REQUESTS:
                self.counts.skipped += 1
                continue
            self.busy.add(place)
            act = asyncio.create_task(self._act(place))
            acts.add(act)
            act.add_done_callback(acts.discard)
        if acts:
            await asyncio.wait(acts)

    async def _act(self, place: int) -> None:
        try:
            for player in self.matches[place]:
                ply, actions = player.look()
                if actions:
                    await self._post(player, ply, self._chance.choice(actions))
                    return
            if 'class="bc-end' in self.matches[place][0].page.shown:
                for player in self.matches[place]:
                    await player.close()
                self.matches[place] = await self._begun()
            self.counts.skipped += 1
        except (OSError, EOFError, RuntimeError):
            self.counts.statuses[0] += 1
        finally:
            self.busy.discard(place)

    async def _post(self, player: Player, ply: str, action: str) -> None:
        begun = time.monotonic()
        parts = {"Skyhop-Parts": ",".join(player.page.newest)}
        answer = await player.guest.post(f"{player.path}/actions", {"ply": ply, "action": action}, **parts)
        self.counts.seconds.append(time.monotonic() - begun)
        self.counts.statuses[answer.status] += 1
        if answer.status == 200:
            player.page.receive(answer.text)
            self.counts.done.append((player.path.rpartition("/")[2], int(ply), action))

    async def close(self) -> None:
        """Close the pages of all matches."""
        for players in self.matches:
            for player in players:
                await player.close()


async def lost(table: Served, done: list[tuple[str, int, str]]) -> int:
    """Return the number of acknowledged actions that the store lacks."""
    store, missing = await open_store(table.folder, table.database), 0
    by_match: dict[str, list[tuple[int, str]]] = {}
    for match, ply, action in done:
        by_match.setdefault(match, []).append((ply, action))
    for match, actions in by_match.items():
        stored = await store.load(match)
        missing += sum(stored is None or stored.entries[ply].text != action for ply, action in actions)
    await store.close()
    return missing


async def loaded(table: Served, matches: int, rate: float, seconds: float, *, times: float) -> list[Figure]:
    """Open the matches and play at the rate `rate`. Return the figures.

    If `times` is not 0, also play `times` as fast, and then at `rate` again.
    """
    playing = Table(table, 3)
    begun = time.monotonic()
    await playing.open(matches)
    found = [
        Figure("matches with two streams each", matches),
        Figure("seconds to open the matches", time.monotonic() - begun),
    ]
    calm, weight = await phase(playing, rate, seconds)
    found += [*shown(f"{rate:.0f} per second", calm, seconds), Figure("  memory [MB]", weight)]
    if times:
        many, most = await phase(playing, times * rate, seconds)
        found += [*shown(f"{times * rate:.0f} per second", many, seconds)]
        found.append(Figure("  memory [MB]", most, 1.5 * weight + 200))
        found.append(await recovery(playing, rate, 2 * percentile(calm.seconds, 0.95)))
        calm.done += many.done
    await playing.close()
    found.append(Figure("acknowledged actions", len(calm.done)))
    found.append(Figure("acknowledged actions that the store lacks", await lost(table, calm.done), 0))
    found.append(Figure("unexpected errors in the log", len(table.server.defects()), 0))
    return found


async def phase(playing: Table, rate: float, seconds: float) -> tuple[Counts, float]:
    """Play at a rate. Return the counts, and the memory of the server afterwards in megabytes."""
    playing.counts = Counts()
    await playing.play(rate, seconds)
    return playing.counts, playing.served.memory


def shown(name: str, counts: Counts, seconds: float) -> Iterator[Figure]:
    """Yield the figures of the actions at one rate."""
    yield Figure(f"{name}: played actions per second", counts.statuses[200] / seconds)
    yield Figure("  skipped actions, because their players waited", counts.skipped)
    for status, count in sorted(counts.statuses.items()):
        yield Figure(f"  answered {status}" if status else "  broken connections", count)
    meant = {200, 409, *LATER}
    yield Figure(
        "  actions with another answer", sum(n for status, n in counts.statuses.items() if status not in meant), 0
    )
    yield from latencies("  time of an action", counts.seconds)


async def recovery(playing: Table, rate: float, usual: float) -> Figure:
    """Return the seconds until actions take at most the usual time again. Check this once a second."""
    begun = time.monotonic()
    while time.monotonic() < begun + 3 * RECOVERY:
        counts, _weight = await phase(playing, rate, 1.0)
        if counts.seconds and percentile(counts.seconds, 0.95) <= max(usual, 0.15) and not counts.statuses[503]:
            break
    return Figure("seconds until actions are as fast as before", time.monotonic() - begun, RECOVERY)


def run(
    matches: int, rate: float, seconds: float, database: str = SQLITE, workers: int = 1, times: float = 0
) -> list[Figure]:
    """Start a server and run the load test. Return the figures."""
    with served(database, workers) as table:
        return in_a_loop(loaded(table, matches, rate, seconds, times=times))


def main() -> int:
    """Run the test with the options on the command line. Return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--rate", type=float, default=20, help="actions a second")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--times", type=float, default=0, help="then so many times as much")
    parser.add_argument("--database", choices=DATABASES, default=SQLITE)
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args()
    found = run(chosen.matches, chosen.rate, chosen.seconds, chosen.database, chosen.workers, chosen.times)
    return told(found)


if __name__ == "__main__":
    sys.exit(main())
