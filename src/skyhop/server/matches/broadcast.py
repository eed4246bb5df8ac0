"""Broadcast channels of matches. A channel wakes page streams after a change, and tracks spectators."""

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

REPORT_SECONDS = 25.0
"""Seconds for which another worker's report about spectators is valid."""
MAX_NAMED = 20


class Spectators(NamedTuple):
    """Spectators of a match: the names of the spectators who agree to be named, and the number of all others."""

    names: tuple[str, ...] = ()
    guests: int = 0

    @classmethod
    def of(cls, watching: Mapping[str, str | None]) -> Spectators:
        """Return the spectators of a match.

        `watching` maps each spectator to the name that pages show, or to None for an anonymous spectator.
        """
        named = sorted(name for name in watching.values() if name)[:MAX_NAMED]
        return cls(tuple(named), len(watching) - len(named))

    def __bool__(self) -> bool:
        return bool(self.total)

    @property
    def total(self) -> int:
        """Number of spectators."""
        return len(self.names) + self.guests

    def combine(self, other: Spectators) -> Spectators:
        """Return the union of two groups of spectators."""
        names = sorted({*self.names, *other.names})
        return Spectators(tuple(names[:MAX_NAMED]), self.guests + other.guests + len(names[MAX_NAMED:]))

    @property
    def stamp(self) -> str:
        """Text that changes whenever the spectators change. Without spectators, the text is empty.

        The version of a page contains this text.
        """
        return f"seen{self.guests}x{crc32(repr(self.names).encode()):x}" if self else ""


class RemoteSpectators:
    """Spectators of one match on other workers, as these workers report them."""

    def __init__(self) -> None:
        self._last_reports: dict[str, tuple[float, Spectators]] = {}

    def store_report(self, worker: str, spectators: Spectators) -> None:
        """Store the spectators that another worker reports. They replace the earlier report of the same worker."""
        self._last_reports[worker] = (time.monotonic(), spectators)

    @property
    def all(self) -> Spectators:
        """Spectators on all other workers. A worker whose latest report is too old does not count."""
        found, oldest = Spectators(), time.monotonic() - REPORT_SECONDS
        for at, spectators in self._last_reports.values():
            found = found.combine(spectators) if at >= oldest else found
        return found


AWAY_SECONDS = 8.0
"""Seconds from the moment when a player closes or hides a page until the player counts as away.

Other players see this within ten seconds.
"""


class PageVersion(NamedTuple):
    """Version of the content that the server sent to a guest's open page as the answer to a form.

    The script of the page chooses the text `page`, which identifies the open page.
    """

    guest: str
    page: str
    version: str


class MatchChannel:
    """Broadcast channel of a match. It exists while a page is open, even if the match is no longer in memory."""

    def __init__(self, *, knows_all: bool) -> None:
        """Create a channel. If `knows_all` is True, there are no other workers.

        With other workers, no player ever counts as away, because another worker may have an open stream of the
        player.
        """
        self.people: frozenset[str | None] = frozenset()
        """Players of the match. The channel stores the time of leaving only for these players."""
        self.next = asyncio.Event()
        """Event for waiting streams. The next change sets this event, and replaces it with a new one."""
        self.answered: PageVersion | None = None
        """Version of the latest form answer. The stream of the page that sent the form can skip this version."""
        self.presence = Presence(self.notify)
        self.elsewhere = RemoteSpectators()
        self.spectators = self.spectators_here = Spectators()
        """Two groups of spectators as of the last update: all that pages show, and the part on this worker."""
        self._watching = Counter[str]()
        self._named: dict[str, str] = {}
        self._left_at: dict[str, float] = {}
        self._knows_all = knows_all
        self.is_closed = False

    @property
    def watchers(self) -> int:
        """Number of open page streams of the match. A player with two open pages counts twice."""
        return self._watching.total()

    @contextlib.contextmanager
    def count_watcher(self, guest: str, name: str | None = None) -> Iterator[None]:
        """Count an open stream of a player during the block.

        If `name` is given, list this name among the spectators.
        """
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
                self._left_at[guest] = time.monotonic()
                asyncio.get_running_loop().call_later(AWAY_SECONDS + 0.1, self._announce_absence, guest)

    def update_spectators(self) -> None:
        """Update the list of spectators. If the list has changed, wake all pages."""
        here = {guest: self._named.get(guest) for guest in self._watching if guest not in self.people}
        self.spectators_here = Spectators.of(here)
        before, self.spectators = self.spectators, self.spectators_here.combine(self.elsewhere.all)
        if self.spectators != before:
            self.notify()

    def is_here(self, guest: str) -> bool:
        """Return True if a player has an open page stream of the match."""
        return bool(self._watching[guest])

    def list_watching(self) -> list[str]:
        """Return the players and spectators with an open page stream of the match."""
        return list(self._watching)

    def is_away(self, guest: str | None) -> bool:
        """Return True if a player closed their last open stream at least `AWAY_SECONDS` ago.

        After a reload of the page, its stream opens again before that time.
        """
        left = self._left_at.get(guest or "")
        return left is not None and time.monotonic() - left >= AWAY_SECONDS and not self._watching[guest or ""]

    def _announce_absence(self, guest: str) -> None:
        if self.is_away(guest):
            self.notify()

    def notify(self) -> None:
        """Wake all page streams that wait for a change of the match."""
        self.next.set()
        self.next = asyncio.Event()

    def close(self) -> None:
        """Wake all waiting page streams, so that the streams end. The server calls this when it stops."""
        self.is_closed = True
        self.notify()


UPDATE_SECONDS = 1.0
"""Seconds between two updates of spectators. A shorter visit of a spectator changes no page."""
RESEND_SECONDS = 10.0
"""Seconds after which the worker sends an unchanged report to other workers again."""
REPORT_SEPARATOR = "?"
"""Separator between a match's id and the report of its spectators. No match id contains this character."""


class SpectatorCount:
    """Service that regularly updates the lists of spectators of all matches with open pages."""

    def __init__(self, store: Store, channels: Mapping[str, MatchChannel]) -> None:
        self._store, self._channels = store, channels
        self._worker = secrets.token_hex(4)
        self._last_reports: dict[str, tuple[float, Spectators]] = {}

    async def run(self) -> None:
        """Update the spectators every `UPDATE_SECONDS` seconds until cancelled."""
        while True:
            await asyncio.sleep(UPDATE_SECONDS)
            await self.update()

    async def update(self) -> None:
        """Update the lists of spectators of all matches, and report the lists to other workers."""
        lines = []
        for name, channel in list(self._channels.items()):
            channel.update_spectators()
            if self._store.is_shared and self._is_due(name, channel.spectators_here):
                lines.append(self._write_report(name, channel.spectators_here))
        if lines:
            try:
                await self._store.write(lambda _connection: None, lambda _done: lines)
            except StoreFault:
                self._last_reports.clear()  # the store logs the fault; report again later

    def _is_due(self, name: str, here: Spectators) -> bool:
        at, reported = self._last_reports.get(name, (0.0, Spectators()))
        return here != reported or (bool(here) and time.monotonic() - at >= RESEND_SECONDS)

    def _write_report(self, name: str, here: Spectators) -> str:
        if here:
            self._last_reports[name] = (time.monotonic(), here)
        else:
            self._last_reports.pop(name, None)
        return f"{name}{REPORT_SEPARATOR}{json.dumps([self._worker, here.names, here.guests])}"

    def handle_report(self, line: str) -> bool:
        """Store the spectators in another worker's message.

        Return False if the message is not a report of spectators.
        """
        name, mark, report = line.partition(REPORT_SEPARATOR)
        if mark and (channel := self._channels.get(name)) is not None:
            worker, names, guests = json.loads(report)
            channel.elsewhere.store_report(worker, Spectators(tuple(names), guests))
        return bool(mark)
