"""The news of a match, for the pages that watch it: that there is something new, and who is there to see it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from skyhop.server.clocks.presence import Presence
from skyhop.server.matches.spectators import Elsewhere, Spectators

AWAY = 8.0
"""Seconds after which somebody whose page is closed, or hidden, counts as away: others see it within ten."""


class Answered(NamedTuple):
    """A page of a guest, by the name that it gave itself, and the version that came with the answer to its form."""

    guest: str
    page: str
    version: str


class News:
    """What whoever watches a match waits for. It stays while somebody watches, also when the match leaves memory."""

    def __init__(self, *, knows_all: bool) -> None:
        """Count who watches; only where there are no other workers do any of the `people` count as away."""
        self.people: frozenset[str | None] = frozenset()
        """Who sits at the table; of others it is not remembered that they came by."""
        self.next = asyncio.Event()
        """Set by the next change; then there is a fresh one."""
        self.answered: Answered | None = None
        """The latest, which the stream of that page need not bring once more."""
        self.presence = Presence(self.notify)
        self.elsewhere = Elsewhere()
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
