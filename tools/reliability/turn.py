"""Test of a race for one turn: a hundred clients each send an action at once, and exactly one action may count.

All clients are the player whose turn it is, each with a separate connection. With several workers, they reach different
workers. The test repeats this for many turns.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator

from tools.reliability.figures import Figure, latencies, told
from tools.reliability.guest import Guest, actions_on, in_a_loop, pair
from tools.reliability.served import DATABASES, SQLITE, Served, served

from skyhop.server.store.store import open_store

CLIENTS = 100
ACCEPTED, TOO_LATE = 200, 409


class Crowd:
    """Group of clients that all are the same player."""

    def __init__(self, player: Guest, size: int) -> None:
        self.members = [Guest(player.port) for _member in range(size)]
        for member in self.members:
            member.cookie, member.token = player.cookie, player.token

    async def act(self, path: str, ply: str, actions: list[str], statuses: Counter[int]) -> set[str]:
        """Let each client send one action, all at once. Return the accepted actions, and count the statuses."""
        posts = [
            member.post(f"{path}/actions", {"ply": ply, "action": action})
            for member, action in zip(self.members, actions, strict=True)
        ]
        answers = await asyncio.gather(*posts)
        statuses.update(answer.status for answer in answers)
        pairs = zip(actions, answers, strict=True)
        return {action for action, answer in pairs if answer.status == ACCEPTED}

    def leave(self) -> None:
        """Close the connections of all clients."""
        for member in self.members:
            member.leave()


async def crowd_in(table: Served, rounds: int, seconds: float, size: int) -> Iterator[Figure]:
    """Play up to `rounds` turns in at most `seconds` seconds. Start new matches as needed."""
    chance = random.Random(9)  # noqa: S311  play, not secrets
    statuses, spent, torn, alone, behind = Counter[int](), list[float](), 0, 0, 0
    played: list[tuple[str, int, str]] = []
    end = time.monotonic() + seconds
    while len(spent) < rounds and time.monotonic() < end:
        *guests, path = await pair(table.server.port)
        crowds = [Crowd(guest, size) for guest in guests]
        acted = -1
        while len(spent) < rounds and time.monotonic() < end:
            pages = [(await guest.ask("GET", path)).text for guest in guests]
            if any(ply_of(page) <= acted for page in pages):  # its worker does not know the last action yet
                behind += 1
                continue
            offers = [actions_on(page) for page in pages]
            if not any(offers):
                break
            crowd, offered, page = next(row for row in zip(crowds, offers, pages, strict=True) if row[1])
            ply = ply_of(page)
            begun = time.monotonic()
            accepted = await crowd.act(path, str(ply), [chance.choice(offered) for _client in range(size)], statuses)
            spent.append(time.monotonic() - begun)
            torn, alone = torn + (len(accepted) != 1), alone + (len(set(offered)) == 1)
            played += [(path.rpartition("/")[2], ply, action) for action in accepted]
            acted = ply if accepted else acted
        for crowd in crowds:
            crowd.leave()
    lost = await missing(table, played)
    return figures(statuses, spent, torn, alone, behind, lost)


def ply_of(page: str) -> int:
    """Return the ply that the page of a match shows."""
    return int(page.partition('data-ply="')[2].partition('"')[0])


async def missing(table: Served, played: list[tuple[str, int, str]]) -> int:
    """Return the number of accepted actions that the store lacks at their ply."""
    store = await open_store(table.folder, table.database)
    stored = {match: await store.load(match) for match, _ply, _action in played}
    await store.close()
    return sum(
        match is None or match.entries[ply].text != action
        for (match, ply, action) in ((stored[name], ply, action) for name, ply, action in played)
    )


def figures(
    statuses: Counter[int], spent: list[float], torn: int, alone: int, behind: int, lost: int
) -> Iterator[Figure]:
    """Yield the figures of the run."""
    yield Figure("turns", len(spent))
    yield Figure("  turns with a single legal action", alone)
    yield Figure("pages older than the last accepted action", behind)
    for status, count in sorted(statuses.items()):
        yield Figure(f"  answered {status}", count)
    yield Figure("turns without exactly one accepted action", torn, 0)
    yield Figure("accepted actions that the store lacks", lost, 0)
    yield Figure("actions with another answer", sum(statuses[n] for n in statuses if n not in {ACCEPTED, TOO_LATE}), 0)
    yield from latencies("time until all clients have an answer", spent)


def run(rounds: int, seconds: float, database: str = SQLITE, workers: int = 1, size: int = CLIENTS) -> list[Figure]:
    """Start a server and run the race. Return the figures."""
    with served(database, workers) as table:
        return list(in_a_loop(crowd_in(table, rounds, seconds, size)))


def main() -> int:
    """Run the test with the options on the command line. Return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--clients", type=int, default=CLIENTS)
    parser.add_argument("--database", choices=DATABASES, default=SQLITE)
    parser.add_argument("--workers", type=int, default=1)
    chosen = parser.parse_args()
    return told(run(chosen.turns, chosen.seconds, chosen.database, chosen.workers, chosen.clients))


if __name__ == "__main__":
    sys.exit(main())
