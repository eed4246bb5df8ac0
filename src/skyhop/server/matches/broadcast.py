"""The news of a match, for the pages that watch it: that there is something new, and who is there to see it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple
from zlib import crc32

from skyhop.server.clocks.presence import Presence
from skyhop.server.exceptions import StoreFault
from skyhop.server.store.store import Store

HOLDS = 25.0
"""Seconds for which what another worker has told is believed."""
MOST_NAMED = 20


class Spectators(NamedTuple):
    """Those who want to be named, by their names, and how many others there are."""

    names: tuple[str, ...] = ()
    guests: int = 0

    @classmethod
    def of(cls, watching: Mapping[str, str | None]) -> Spectators:
        """Those of players, of whom some are named."""
        named = sorted(name for name in watching.values() if name)[:MOST_NAMED]
        return cls(tuple(named), len(watching) - len(named))

    def __bool__(self) -> bool:
        return bool(self.total)

    @property
    def total(self) -> int:
        """How many there are."""
        return len(self.names) + self.guests

    def with_those(self, other: Spectators) -> Spectators:
        """Those and these."""
        names = sorted({*self.names, *other.names})
        return Spectators(tuple(names[:MOST_NAMED]), self.guests + other.guests + len(names[MOST_NAMED:]))

    @property
    def stamp(self) -> str:
        """Tells them apart from others in the version of a page."""
        return f"seen{self.guests}x{crc32(repr(self.names).encode()):x}" if self else ""


class RemoteSpectators:
    """What other workers have told of the spectators of one match."""

    def __init__(self) -> None:
        self._told: dict[str, tuple[float, Spectators]] = {}

    def hear(self, worker: str, spectators: Spectators) -> None:
        """Take what one has told."""
        self._told[worker] = (time.monotonic(), spectators)

    @property
    def all(self) -> Spectators:
        """Those of all who have told lately."""
        found, oldest = Spectators(), time.monotonic() - HOLDS
        for at, spectators in self._told.values():
            found = found.with_those(spectators) if at >= oldest else found
        return found


AWAY = 8.0
"""Seconds after which somebody whose page is closed, or hidden, counts as away: others see it within ten."""


class PageVersion(NamedTuple):
    """A page of a guest, by the name that it gave itself, and the version that came with the answer to its form."""

    guest: str
    page: str
    version: str


class MatchChannel:
    """What whoever watches a match waits for. It stays while somebody watches, also when the match leaves memory."""

    def __init__(self, *, knows_all: bool) -> None:
        """Count who watches; only where there are no other workers do any of the `people` count as away."""
        self.people: frozenset[str | None] = frozenset()
        """Who sits at the table; of others it is not remembered that they came by."""
        self.next = asyncio.Event()
        """Set by the next change; then there is a fresh one."""
        self.answered: PageVersion | None = None
        """The latest, which the stream of that page need not bring once more."""
        self.presence = Presence(self.notify)
        self.elsewhere = RemoteSpectators()
        self.spectators = self.spectators_here = Spectators()
        """As pages show them, and those of them who watch over this worker's streams, as of the last look."""
        self._watching = Counter[str]()
        self._named: dict[str, str] = {}
        self._left: dict[str, float] = {}
        self._knows_all = knows_all
        self.is_closed = False

    @property
    def watchers(self) -> int:
        """How many watch; who looks from two pages counts twice."""
        return self._watching.total()

    @contextlib.contextmanager
    def watched(self, guest: str, name: str | None = None) -> Iterator[None]:
        """Count somebody who watches, inside the block; by a name who wants to be named among the spectators."""
        if name is not None:
            self._named[guest] = name
        was_away = self.is_away(guest)
        self._watching[guest] += 1
        self.presence.sign(guest)
        if was_away:
            self.notify()
        try:
            yield
        finally:
            self._watching[guest] -= 1
            if not self._watching[guest]:
                del self._watching[guest]
                self.presence.leave(guest)
                self._named.pop(guest, None)
            if self._knows_all and guest in self.people:
                self._left[guest] = time.monotonic()
                asyncio.get_running_loop().call_later(AWAY + 0.1, self._tell_of, guest)

    def look_who_watches(self) -> None:
        """Look who watches without a seat, and wake everybody where it is somebody else than before."""
        here = {guest: self._named.get(guest) for guest in self._watching if guest not in self.people}
        self.spectators_here = Spectators.of(here)
        before, self.spectators = self.spectators, self.spectators_here.with_those(self.elsewhere.all)
        if self.spectators != before:
            self.notify()

    def is_here(self, guest: str) -> bool:
        """Say whether somebody watches."""
        return bool(self._watching[guest])

    def is_away(self, guest: str | None) -> bool:
        """Say whether somebody has watched, and does not any more; a page that is loaded anew is back before."""
        left = self._left.get(guest or "")
        return left is not None and time.monotonic() - left >= AWAY and not self._watching[guest or ""]

    def _tell_of(self, guest: str) -> None:
        if self.is_away(guest):
            self.notify()

    def notify(self) -> None:
        """Wake everybody who waits."""
        self.next.set()
        self.next = asyncio.Event()

    def close(self) -> None:
        """Tell everybody that the table closes."""
        self.is_closed = True
        self.notify()


LOOKS = 1.0
"""Seconds between two looks: so long, those who come and go change no page."""
TOLD = 10.0
"""Seconds after which other workers are told again."""
MARK = "?"
"""Stands between the name of a match and what is told of its spectators; no name of a match has it."""


class SpectatorCount:
    """Looks every second who watches, for all matches that anybody watches here."""

    def __init__(self, store: Store, news: Mapping[str, MatchChannel]) -> None:
        self._store, self._news = store, news
        self._worker = secrets.token_hex(4)
        self._told: dict[str, tuple[float, Spectators]] = {}

    async def run(self) -> None:
        """Look, until cancelled."""
        while True:
            await asyncio.sleep(LOOKS)
            await self.look()

    async def look(self) -> None:
        """Let pages show those who watch now, and tell other workers."""
        lines = []
        for name, news in list(self._news.items()):
            news.look_who_watches()
            if self._store.is_shared and self._is_due(name, news.spectators_here):
                lines.append(self._line(name, news.spectators_here))
        if lines:
            try:
                await self._store.write(lambda _connection: None, lambda _done: lines)
            except StoreFault:
                self._told.clear()  # the store has told; they are told again

    def _is_due(self, name: str, here: Spectators) -> bool:
        at, told = self._told.get(name, (0.0, Spectators()))
        return here != told or (bool(here) and time.monotonic() - at >= TOLD)

    def _line(self, name: str, here: Spectators) -> str:
        if here:
            self._told[name] = (time.monotonic(), here)
        else:
            self._told.pop(name, None)
        return f"{name}{MARK}{json.dumps([self._worker, here.names, here.guests])}"

    def hear(self, line: str) -> bool:
        """Take what another worker has told; say whether it was such a line."""
        name, mark, told = line.partition(MARK)
        if mark and (news := self._news.get(name)) is not None:
            worker, names, guests = json.loads(told)
            news.elsewhere.hear(worker, Spectators(tuple(names), guests))
        return bool(mark)
