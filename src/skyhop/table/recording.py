"""What follows from events and is kept in the store: each counts once, whichever worker is killed at whichever moment.

The journal is the truth, so nothing else says how far a recorder has got: what it has not recorded yet is what the
store holds and its own rows lack. So a new recorder takes up what was played before it, and a restored backup heals.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Protocol

import sqlalchemy as sa

from skyhop.table.events import Event
from skyhop.table.store import Store
from skyhop.table.subscribers import Subscriber

EVERY = 60.0
"""Seconds until a recorder looks without being told: another worker may have been killed."""


class Recorder(Protocol):
    """Records what follows from events in rows of its own, which have the event's match and ply as their key."""

    @property
    def name(self) -> str:
        """What it is called in the log."""

    @property
    def kinds(self) -> tuple[type[Event], ...]:
        """Of which events it hears."""

    def lacking(self, connection: sa.Connection) -> Sequence[Event]:
        """Read some of the events that are not recorded yet, in order; none where all are."""

    def record(self, connection: sa.Connection, event: Event) -> None:
        """Record one, in one transaction; `IntegrityError` where another worker has."""


class Recording:
    """The work of one recorder, as long as the table is open."""

    def __init__(self, recorder: Recorder, store: Store) -> None:
        """Look at once for what was left when this table, or another worker, ended."""
        self._recorder = recorder
        self._store = store
        self._is_due = asyncio.Event()

    @property
    def subscriber(self) -> Subscriber:
        """Who is to be told of events, so that they are recorded soon."""
        return Subscriber(self._recorder.name, self._recorder.kinds, lambda _live, _event: self._is_due.set())

    async def run(self) -> None:
        """Record until cancelled; what cannot be recorded is raised after all else has been."""
        while True:
            self._is_due.clear()
            while events := await self._store.read(self._recorder.lacking):
                await self._record(events)
            with contextlib.suppress(TimeoutError):  # not by wait_for, which until Python 3.12 can lose a cancellation
                async with asyncio.timeout(EVERY):
                    await self._is_due.wait()

    async def _record(self, events: Sequence[Event]) -> None:
        failed = None
        for event in events:
            try:
                await self._store.record(self._recorder.record, event)
            except Exception as error:  # noqa: BLE001  it is raised below
                failed = failed or error
        if failed is not None:
            raise failed
