"""Test with many programs: they offer matches, join offers, play rated matches with clocks, leave, and play rematches.

Afterwards, `recount` computes all results from the journals again, without code of the server. The test compares them
with the database and with the answers to the programs.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tools.reliability.figures import Figure, latencies, told
from tools.reliability.guest import in_a_loop
from tools.reliability.program import Program
from tools.reliability.recount import disagreements
from tools.reliability.served import DATABASES, SQLITE, Served, served

from skyhop.bots import bot
from skyhop.engine.document import decode_document
from skyhop.game import registry
from skyhop.game.documents import ViewShown, restore_view
from skyhop.server.players.tokens import Scope
from skyhop.server.store.store import make_token, open_store

GAMES = ("balloon-cup", "aeronaut-odyssey")
CLOCKS = ("1+0", "3+2")
RESIGNS, VANISHES, AGAIN, PATIENCE = 0.08, 0.01, 0.5, 4.0
"""Shares of matches that a program resigns, abandons or plays again, and the seconds that it waits for a rematch."""
DONE_BEFORE = "This exact action was already played. The match now has a newer position."
ENDING = 150.0
"""Maximum seconds for the last matches. In an abandoned match, the clock of the absent player must run out."""


@dataclass
class Played:
    """Record of the actions of all programs, and the time `end` until which they start matches."""

    end: float
    resigns: float = RESIGNS
    vanishes: float = VANISHES
    seconds: list[float] = field(default_factory=list)
    """Response times in seconds."""
    actions: dict[tuple[str, int, int, str], None] = field(default_factory=dict)
    """Acknowledged actions: match, ply, seat and notation. A repeated action counts once."""
    unread: list[tuple[str, int, int, str]] = field(default_factory=list)
    """Actions whose answer no program read, because their program ended while it waited."""
    seats: dict[str, dict[int, str]] = field(default_factory=dict)
    results: dict[str, dict[str, Any]] = field(default_factory=dict)
    statuses: Counter[int] = field(default_factory=Counter)
    did: Counter[str] = field(default_factory=Counter)
    refused: list[str] = field(default_factory=list)
    """Sentences about requests that the server refused unexpectedly."""

    @property
    def ended(self) -> int:
        """Number of matches that ended with a result."""
        return sum(result["reason"] != "aborted" for result in self.results.values())


class Player:
    """Program that plays one match after another."""

    def __init__(self, number: int, port: int, token: str, played: Played, seed: int) -> None:
        self.program, self.beside = (Program(port, token, played.seconds) for _connection in range(2))
        self.played = played
        self.chance = random.Random(seed * 10_000 + number)  # noqa: S311  play, not secrets
        self.bot = "greedy" if number % 2 else "random"
        self.identity = ""

    async def run(self) -> None:
        """Start and play matches until the time `end`. Then finish the current match."""
        _status, shown = await self.program.call("GET", "/program")
        self.identity = shown["id"]
        match = None
        while not self._is_late:
            match = match or await self._found()
            match = await self._play(match) if match else None

    @property
    def _is_late(self) -> bool:
        return time.monotonic() >= self.played.end

    async def _found(self) -> str | None:
        """Join an offer or make a new one. Return the id of the match, or None if another program was faster."""
        _status, listed = await self.program.call("GET", "/offers")
        others = [offer["match"] for offer in listed["offers"] if not offer["is_yours"]]
        if others and self.chance.random() < 0.9:
            match = self.chance.choice(others)
            status, _seen = await self.program.call("POST", f"/matches/{match}/seats")
            self._count("sat down" if status == 200 else "somebody was faster", status, {200, 409}, _seen)
            return match if status == 200 else None
        wanted = {
            "game": self.chance.choice(GAMES),
            "seats": ["me", "open"],
            "clock": self.chance.choice(CLOCKS),
            "is_rated": self.chance.random() < 0.95,
            "is_offered": True,
        }
        status, seen = await self.program.call("POST", "/matches", **wanted)
        self._count("offered", status, {201}, seen)
        return str(seen["match"]) if status == 201 else None

    async def _play(self, match: str) -> str | None:
        """Play a match to its end. Return the id of the rematch, or None without a rematch."""
        leaves = self.chance.random()
        at = self.chance.randrange(2, 40) if leaves < self.played.resigns + self.played.vanishes else 1_000_000
        whole: dict[str, Any] = {}
        async with contextlib.aclosing(self.program.lines(f"/matches/{match}/stream")) as lines:
            waiting = asyncio.create_task(self._withdraw(match))
            async for line in lines:
                if line["type"] == "match":
                    whole = line["match"]
                    self.played.seats.setdefault(match, {})[whole["seat"]] = self.identity
                elif line["type"] == "state":
                    whole["view"]["table"] |= line["table"]
                    whole["view"]["phase"] = line["phase"]
                    whole |= {name: line[name] for name in ("ply", "to_decide", "result")}
                    whole["clocks"] = line.get("clocks")
                is_full = bool(whole) and all(seat["kind"] != "open" for seat in whole["seats"])
                if is_full:
                    waiting.cancel()
                clocks = (whole and whole.get("clocks")) or {}
                if not is_full or whole["result"] or not whole["to_decide"] == whole["seat"] == clocks.get("runs"):
                    continue
                if whole["ply"] >= at:
                    if leaves >= self.played.resigns:
                        self.played.did["left without a word"] += 1
                        return None
                    await self._resign(match, whole["ply"])
                else:
                    await self._act(match, whole)
            waiting.cancel()
        if not (whole and whole["result"]):
            return None
        self.played.results[match] = whole["result"]
        self.played.did[whole["result"]["reason"]] += 1
        return await self._again(match) if not self._is_late and self.chance.random() < AGAIN else None

    async def _withdraw(self, match: str) -> None:
        """Withdraw the program's offer after a few seconds, unless another program has joined."""
        await asyncio.sleep(max(0.0, min(self.played.end - time.monotonic(), self.chance.uniform(1, 4))))
        try:
            status, seen = await self.beside.call("POST", f"/matches/{match}/withdrawal")
        except asyncio.CancelledError:
            self.beside.leave()  # no program reads the answer
            raise
        self._count("withdrawn", status, {200, 409}, seen)

    async def _act(self, match: str, whole: dict[str, Any]) -> None:
        game = registry.game(whole["game"])
        view = restore_view(game, decode_document(ViewShown, whole["view"]))
        chosen = bot.bot(self.bot, game, self.chance.getrandbits(32)).choose(view)
        action, ply = game.write(view, chosen), whole["ply"]
        acted = match, ply, whole["seat"], action
        self.played.unread.append(acted)
        status, done = await self.program.call("POST", f"/matches/{match}/actions", action=action, ply=ply)
        self.played.unread.remove(acted)
        self._count("acted", status, {200, 409}, done)
        if status == 200 or done.get("detail") == DONE_BEFORE:  # repeated after a lost connection
            self.played.actions[acted] = None
            self.played.did["acted, and answered a second time"] += status != 200

    async def _resign(self, match: str, ply: int) -> None:
        status, done = await self.program.call("POST", f"/matches/{match}/resignation", ply=ply)
        self._count("gave up", status, {200, 409}, done)

    async def _again(self, match: str) -> str | None:
        """Request a rematch. If the opponent does not join within `PATIENCE` seconds, resign the rematch."""
        status, seen = await self.program.call("POST", f"/matches/{match}/rematch")
        self._count("asked for a rematch", status, {200, 409}, seen)
        if status != 200:
            return None
        again = str(seen["match"])
        self.played.seats.setdefault(again, {})[seen["seat"]] = self.identity
        for _look in range(8):
            if all(seat["kind"] != "open" for seat in seen["seats"]):
                self.played.did["rematches"] += 1
                return again
            await asyncio.sleep(PATIENCE / 8)
            _status, seen = await self.program.call("GET", f"/matches/{again}")
        await self._resign(again, seen["ply"])
        return None

    def _count(self, what: str, status: int, meant: set[int], said: dict[str, Any]) -> None:
        self.played.did[what] += 1
        self.played.statuses[status] += 1
        if status not in meant:
            self.played.refused.append(f"{what}: {status} {said.get('detail')}")


async def soaked(
    table: Served, bots: int, seconds: float, most: int, seed: int, resigns: float = RESIGNS
) -> list[Figure]:
    """Let `bots` programs play for `seconds`, or until `most` matches have ended. Then recount. Return the figures."""
    store = await open_store(table.folder, table.database)
    tokens = [await make_token(store, None, f"Soak {n}", [Scope.READ, Scope.PLAY, Scope.OFFER]) for n in range(bots)]
    begun = time.monotonic()
    played = Played(begun + seconds, resigns)
    players = [Player(number, table.server.port, token, played, seed) for number, token in enumerate(tokens)]
    tasks = [asyncio.create_task(player.run()) for player in players]
    while time.monotonic() < played.end and played.ended < most:  # noqa: ASYNC110  nothing tells of it
        await asyncio.sleep(0.2)
    lasted, acted, ended = time.monotonic() - begun, len(played.actions), played.ended
    answers = list(played.seconds)
    played.end = time.monotonic()
    _done, late = await asyncio.wait(tasks, timeout=ENDING)
    for task in late:
        task.cancel()
    played.did["programs that ended before their matches"] += len(late)
    broken = [error for task in tasks if task.done() and not task.cancelled() and (error := task.exception())]
    unread = [each for each in played.unread if each not in played.actions]
    found = await disagreements(store, list(played.actions), played.seats, played.results, unread)
    await store.close()
    for line in [*found.told[:20], *played.refused[:20], *(repr(error) for error in broken[:5])]:
        print(line, file=sys.stderr)
    put_off = sum(each.put_off for player in players for each in (player.program, player.beside))
    found.figures.insert(0, Figure("requests that the busy server deferred", put_off))
    return [*_figures(played, lasted, acted, ended, answers), *found.figures, *_last(played, table, broken)]


def _figures(played: Played, lasted: float, acted: int, ended: int, answers: list[float]) -> Iterator[Figure]:
    yield Figure("seconds", lasted)
    yield Figure("matches ended", ended)
    yield Figure("actions per second", acted / lasted)
    yield Figure("requests per second", len(answers) / lasted)
    yield from latencies("time to an answer", answers)
    for what, count in sorted(played.did.items()):
        yield Figure(f"  {what}", count)


def _last(played: Played, table: Served, broken: list[BaseException]) -> Iterator[Figure]:
    yield Figure("unexpected refusals", len(played.refused), 0)
    yield Figure("programs that failed", len(broken), 0)
    yield Figure("unexpected errors in the log", len(table.server.defects()), 0)
    yield Figure("memory of the table [MB]", table.memory)


def run(bots: int, seconds: float, most: int, database: str = SQLITE, workers: int = 1, seed: int = 1) -> list[Figure]:
    """Start a server and let programs play there. Return the figures."""
    with served(database, workers) as table:
        return in_a_loop(soaked(table, bots, seconds, most, seed))


def main() -> int:
    """Run the test with the options on the command line. Return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--matches", type=int, default=1_000_000, help="that have ended, at most")
    parser.add_argument("--database", choices=DATABASES, default=SQLITE)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    return told(run(chosen.bots, chosen.seconds, chosen.matches, chosen.database, chosen.workers, chosen.seed))


if __name__ == "__main__":
    sys.exit(main())
