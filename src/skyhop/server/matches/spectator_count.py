"""Counts the spectators of all matches that are watched over this worker's streams, and hears of those of others."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Mapping

from skyhop.server.exceptions import StoreFault
from skyhop.server.matches.broadcast import News
from skyhop.server.matches.spectators import Spectators
from skyhop.server.store.store import Store

LOOKS = 1.0
"""Seconds between two looks: so long, those who come and go change no page."""
TOLD = 10.0
"""Seconds after which other workers are told again."""
MARK = "?"
"""Stands between the name of a match and what is told of its spectators; no name of a match has it."""


class SpectatorCount:
    """Looks every second who watches, for all matches that anybody watches here."""

    def __init__(self, store: Store, news: Mapping[str, News]) -> None:
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
