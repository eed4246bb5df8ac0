"""All matches of a table: begun, opened, and kept in memory while they are played."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence

from skyhop import __version__
from skyhop.core import registry
from skyhop.core.chance import SecretShuffler
from skyhop.core.match import Match
from skyhop.table.live import Live, News
from skyhop.table.seats import Seat
from skyhop.table.store import Sheet, Store, now

CACHED = 200
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters of a match's name; none looks like another."""
LOT = -1
"""The shuffle that decides who starts, before chance event 0."""


class UnknownMatch(LookupError):  # noqa: N818  it names what was asked for
    """There is no match of this name."""


class Matches:
    """Finds the matches of a table and keeps those that are played."""

    def __init__(self, store: Store) -> None:
        """Keep them in a store."""
        self.store = store
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}

    async def close(self) -> None:
        """End all streams, let bots finish their thought, close the store."""
        self.end_streams()
        await asyncio.gather(*(live.stop_bots() for live in self._live.values()))
        await self.store.close()

    def end_streams(self) -> None:
        """Tell everybody who watches that the table closes."""
        for live in self._live.values():
            live.news.close()

    async def start(
        self, game: str, ruleset: str | Mapping[str, object], seats: Sequence[Seat], first: int | None
    ) -> Live:
        """Begin a match; without `first` the lot decides. `RulesetError` names a parameter that cannot be.

        Where the rules name the seat that begins, the players are seated so that whoever is drawn has it.
        """
        play = registry.game(game)
        rules = await asyncio.to_thread(play.ruleset, ruleset)
        name = "".join(secrets.choice(LETTERS) for _letter in range(12))
        secret = secrets.token_bytes(32)
        shuffler = SecretShuffler(secret, name)
        starter = shuffler.order(range(len(seats)), LOT)[0] if first is None else first
        if starter not in play.starters(rules):
            seats, starter = (*seats[starter:], *seats[:starter]), play.starters(rules)[0]
        parameters = {"name": rules.name, **rules.parameters}
        sheet = Sheet(name, game, parameters, __version__, starter, first is None, secret, now())
        titles = sheet.header(seats).seats
        match = Match.start(play, rules, first=starter, seats=titles, shuffler=shuffler)
        await self.store.add(sheet, seats, match.journal.entries)
        return await self.open(name)

    async def open(self, name: str) -> Live:
        """Give a match, replayed from the store where it is not in memory; `UnknownMatch` where there is none."""
        if name in self._live:
            return self._live[name]
        if name not in self._loading:
            self._loading[name] = asyncio.create_task(self._load(name), name=name)
            self._loading[name].add_done_callback(self._loaded)
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> Live:
        stored = await self.store.load(name)
        if stored is None:
            raise UnknownMatch(name)
        live = self._live[name] = await asyncio.to_thread(Live, stored, self.store, News())
        idle = [old for old, other in self._live.items() if not other.news.watchers and other is not live]
        for old in idle[: max(0, len(self._live) - CACHED)]:
            del self._live[old]
        return live

    def _loaded(self, done: asyncio.Task[Live]) -> None:
        del self._loading[done.get_name()]
        if not done.cancelled():
            done.exception()  # told to whoever waits, and nobody may any longer
