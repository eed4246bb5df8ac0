"""What follows from events and is kept in the store: each counts once, whichever worker is killed at whichever moment.

A match that ends is marked in its row for a recorder, in the same commit, and the recorder removes the mark with the
commit that writes its rows. So it finds what is not recorded yet without a look at all matches, also after a restart.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Collection, Sequence
from functools import partial
from typing import Any, Protocol

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from skyhop.server.events import Event, Subscriber
from skyhop.server.exceptions import StoreFault, is_duplicate
from skyhop.server.store.store import Store

LOG = logging.getLogger("skyhop")
EVERY = 60.0
"""Seconds until a recorder looks without being told: another worker may have been killed."""
MOST_FAILED = 100
"""Matches that a recorder leaves out in one pass; more point to a defect that all matches share."""


class Recorder(Protocol):
    """Records what follows from events in rows of its own, which have the event's match and ply as their key."""

    @property
    def name(self) -> str:
        """What it is called in the log."""

    @property
    def kinds(self) -> tuple[type[Event], ...]:
        """Of which events it hears."""

    @property
    def key(self) -> Sequence[sa.Column[Any]]:
        """The primary key of its rows. Two workers that record one event meet in it."""

    def lacking(self, connection: sa.Connection, but: Collection[str] = ()) -> Sequence[Event]:
        """Read some events that are not recorded yet, in order, but none of the matches `but`."""

    def record(self, connection: sa.Connection, event: Event) -> None:
        """Record one event in one transaction."""


class NothingRecorded(Exception):  # noqa: N818  it names what is the matter
    """A recorder wrote no row for an event, so that the event is still lacking."""


async def record(store: Store, recorder: Recorder, event: Event) -> None:
    """Have an event recorded in one commit, unless another worker has written its row already."""
    try:
        await store.write(lambda connection: recorder.record(connection, event))
    except IntegrityError as error:
        if not is_duplicate(error, *recorder.key):
            raise


class Recording:
    """The work of one recorder, as long as the table is open."""

    def __init__(self, recorder: Recorder, store: Store) -> None:
        """Look at once for what was left when this table, or another worker, ended."""
        self._recorder = recorder
        self._store = store
        self._is_due = asyncio.Event()
        self._failed: set[str] = set()
        """Matches whose failure the log has."""

    @property
    def subscriber(self) -> Subscriber:
        """Who is to be told of events, so that they are recorded soon."""
        return Subscriber(self._recorder.name, self._recorder.kinds, lambda _live, _event: self._is_due.set())

    async def run(self) -> None:
        """Record until cancelled."""
        while True:
            self._is_due.clear()
            await self._record_all()
            with contextlib.suppress(TimeoutError):  # not by wait_for, which until Python 3.12 can lose a cancellation
                async with asyncio.timeout(EVERY):
                    await self._is_due.wait()

    async def _record_all(self) -> None:
        """Record each lacking event once. A match that fails delays no other, and is tried again in the next pass."""
        tried, left = set[Event](), set[str]()
        while len(left) < MOST_FAILED and (events := await self._store.read(partial(self._recorder.lacking, but=left))):
            for event in events:
                failure = NothingRecorded() if event in tried else await self._record(event)
                tried.add(event)
                if failure is not None:
                    left.add(event.match)
                    self._log_once(event.match, failure)

    async def _record(self, event: Event) -> Exception | None:
        """Record one event. Return what went wrong with it alone."""
        try:
            await record(self._store, self._recorder, event)
        except StoreFault:
            raise
        except Exception as error:  # noqa: BLE001  the log has it
            return error
        return None

    def _log_once(self, match: str, failure: Exception) -> None:
        if match not in self._failed:
            problem = "A recorder failed at one match, and goes on with the others: %s."
            LOG.error(problem, self._recorder.name, exc_info=failure)
        self._failed.add(match)
