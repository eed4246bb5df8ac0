"""Exactly-once projections of match events into tables, such as ratings.

The journal is the source of truth, and no progress marker is stored. A recorder finds missing events by comparing the
store with its own rows. So a new recorder also covers earlier matches, and a restored backup repairs itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Collection, Sequence
from functools import partial
from typing import Protocol

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from skyhop.server.events import ServerEvent, Subscriber
from skyhop.server.exceptions import StoreFault, is_duplicate
from skyhop.server.store.store import Store

LOG = logging.getLogger("skyhop")
EVERY = 60.0
"""Seconds between two searches for missing events, since another worker may have died."""
MOST_FAILED = 100
"""Most failed matches that a recorder skips in one pass; more suggest a defect common to all."""


class Recorder(Protocol):
    """Projection of events into its own rows, keyed by match."""

    @property
    def name(self) -> str:
        """Name for the log."""

    @property
    def kinds(self) -> tuple[type[ServerEvent], ...]:
        """Classes of its events."""

    @property
    def key(self) -> Sequence[sa.Column[object]]:
        """Primary key of its rows. If two workers record the same event, it makes the second one fail."""

    def find_missing(self, connection: sa.Connection, but: Collection[str] = ()) -> Sequence[ServerEvent]:
        """Return some events without rows, in order; skip the matches `but`."""

    def record(self, connection: sa.Connection, event: ServerEvent) -> None:
        """Record one event, inside one transaction."""


class NothingRecorded(Exception):  # noqa: N818  an answer, not an error of the program
    """Error raised when a recorder wrote no row for an event, since each later search would find it again."""


async def record(store: Store, recorder: Recorder, event: ServerEvent) -> None:
    """Record an event in one commit, unless another worker has already written its row."""
    try:
        await store.write(lambda connection: recorder.record(connection, event))
    except IntegrityError as error:
        if not is_duplicate(error, *recorder.key):
            raise


class RecordingService:
    """Background service of one recorder."""

    def __init__(self, recorder: Recorder, store: Store) -> None:
        """Create the service; it first records what an earlier process or another worker left."""
        self._recorder = recorder
        self._store = store
        self._is_due = asyncio.Event()
        self._failed: set[str] = set()
        """Matches whose failure is already logged."""

    @property
    def subscriber(self) -> Subscriber:
        """Subscriber that triggers recording soon after an event."""
        return Subscriber(self._recorder.name, self._recorder.kinds, lambda _live, _event: self._is_due.set())

    async def run(self) -> None:
        """Record until cancelled."""
        while True:
            self._is_due.clear()
            await self._record_all()
            with contextlib.suppress(TimeoutError):  # wait_for can lose a cancellation before Python 3.12
                async with asyncio.timeout(EVERY):
                    await self._is_due.wait()

    async def _record_all(self) -> None:
        """Record each missing event once. A match that fails delays no other, and the next pass tries it again."""
        tried, left = set[ServerEvent](), set[str]()
        while len(left) < MOST_FAILED and (
            events := await self._store.read(partial(self._recorder.find_missing, but=left))
        ):
            for event in events:
                failure = NothingRecorded() if event in tried else await self._record(event)
                tried.add(event)
                if failure is not None:
                    left.add(event.match)
                    self._log_once(event.match, failure)

    async def _record(self, event: ServerEvent) -> Exception | None:
        """Record one event; return an error that concerns this event only."""
        try:
            await record(self._store, self._recorder, event)
        except StoreFault:
            raise
        except Exception as error:  # noqa: BLE001  logged
            return error
        return None

    def _log_once(self, match: str, failure: Exception) -> None:
        if match not in self._failed:
            problem = "A recorder failed at one match, and goes on with the others: %s."
            LOG.error(problem, self._recorder.name, exc_info=failure)
        self._failed.add(match)
