"""Exactly-once projections of match events into tables, such as ratings.

The journal is the source of truth. The store keeps no record of the progress of a projection. Instead, a recorder
compares the matches with the rows of its table, and adds the missing rows. A new recorder therefore also covers
earlier matches. After the restore of a backup, a recorder completes its table.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from functools import partial
from typing import Protocol

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from skyhop.server.events import ServerEvent, Subscriber
from skyhop.server.exceptions import StoreFault, is_duplicate
from skyhop.server.store.store import Store
from skyhop.server.timestamps import wait_for_event

LOG = logging.getLogger("skyhop")
CHECK_SECONDS = 60.0
"""Seconds between two searches for missing events. A worker that died may have left some events unrecorded."""
MAX_FAILED = 100
"""Maximum number of failed matches in one pass of a recorder.

Then the pass ends: more failures suggest a common defect.
"""


class Recorder(Protocol):
    """Interface of a recorder, which writes the rows of a projection for events.

    The primary key of the projection's table contains the id of the match.
    """

    @property
    def name(self) -> str:
        """Name of the recorder in log messages."""

    @property
    def kinds(self) -> tuple[type[ServerEvent], ...]:
        """Classes of the events for which the recorder writes rows."""

    @property
    def key(self) -> Sequence[sa.Column[object]]:
        """Primary key of the projection's rows.

        If two workers record the same event, this key makes the second write fail.
        """

    def find_missing(self, connection: sa.Connection, excluded: Collection[str] = ()) -> Sequence[ServerEvent]:
        """Return events that have no rows in the projection's table, in the order in which to record them.

        The method may return only some of these events. Skip the matches in `excluded`.
        """

    def record(self, connection: sa.Connection, event: ServerEvent) -> None:
        """Write the projection's rows of one event within the transaction of `connection`."""


class NothingRecorded(Exception):  # noqa: N818  an expected outcome, not a program error
    """Error raised when a recorder wrote no row for an event.

    Without this error, the recorder would find the same event as missing again and again.
    """


async def record(store: Store, recorder: Recorder, event: ServerEvent) -> None:
    """Let a recorder record an event in one commit, and notify other workers of the match.

    Do nothing if another worker has already recorded the event.
    """
    try:
        await store.write(lambda connection: recorder.record(connection, event), lambda _done: [event.match])
    except IntegrityError as error:
        if not is_duplicate(error, *recorder.key):
            raise


class RecordingService:
    """Background service that runs one recorder."""

    def __init__(self, recorder: Recorder, store: Store, announce: Callable[[str], Awaitable[None]]) -> None:
        """Create the service. After each recorded event, it calls `announce` with the id of the match.

        After its start, the service first records events that an earlier process or another worker missed.
        """
        self._recorder = recorder
        self._store = store
        self._announce = announce
        self._is_due = asyncio.Event()
        self._failed: set[str] = set()
        """Matches whose failure is already logged."""

    @property
    def subscriber(self) -> Subscriber:
        """Subscriber that wakes the service after an event."""
        return Subscriber(self._recorder.name, self._recorder.kinds, lambda _live, _event: self._is_due.set())

    async def run(self) -> None:
        """Write the missing rows after each new event, until the task is cancelled."""
        while True:
            self._is_due.clear()
            await self._record_all()
            await wait_for_event(self._is_due, CHECK_SECONDS)

    async def _record_all(self) -> None:
        """Record each missing event once.

        If the event of one match fails, record the events of the other matches. The next call tries the failed
        event again.
        """
        tried, left = set[ServerEvent](), set[str]()
        while len(left) < MAX_FAILED and (
            events := await self._store.read(partial(self._recorder.find_missing, excluded=left))
        ):
            for event in events:
                failure = NothingRecorded() if event in tried else await self._record(event)
                tried.add(event)
                if failure is not None:
                    left.add(event.match)
                    self._log_once(event.match, failure)

    async def _record(self, event: ServerEvent) -> Exception | None:
        """Record one event. Return the error, or None after success. Raise `StoreFault` if the store fails."""
        try:
            await record(self._store, self._recorder, event)
            await self._announce(event.match)
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
