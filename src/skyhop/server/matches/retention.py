"""Retention: removal of matches, guests and rate-limit counters after their retention time.

The module also supervises background services: it logs their errors and restarts work that failed.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import time
import traceback
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from functools import partial
from typing import NamedTuple, Self

import sqlalchemy as sa

from skyhop.server.exceptions import StoreFault
from skyhop.server.players.players import forget_guests
from skyhop.server.schema import ENTRIES, IS_RUNNING_TRY, MATCHES, METADATA, SEATS, TOURNAMENTS, TRIES, refers_to
from skyhop.server.seats import PEOPLE
from skyhop.server.shared_counters import forget_expired
from skyhop.server.store.store import Store
from skyhop.server.timestamps import days_ago, now, wait_for_event

LOG = logging.getLogger("skyhop")
MIN_PAUSE_SECONDS, MAX_PAUSE_SECONDS = 1.0, 60.0
"""Shortest and longest pause, in seconds, before failed work restarts.

The pause doubles after each failure. If the work ran longer than the longest pause, the next pause is the
shortest.
"""


async def run_isolated(problem: str, work: Callable[[], Awaitable[object]]) -> bool:
    """Run one task of a loop. Return True, or False after an unexpected error.

    Log such an error with the text `problem`.

    Raises:
        StoreFault: if the store failed, since the other tasks of the loop would fail too.
    """
    try:
        await work()
    except StoreFault:
        raise
    except Exception:  # one task must not stop the other tasks of the loop
        LOG.exception(problem)
        return False
    return True


async def supervise(name: str, work: Callable[[], Awaitable[None]]) -> None:
    """Run `work` until it ends. After an error, restart `work` after a pause.

    Log each error. If an error has the same cause as the previous one, do not log it again.
    """
    pause, known = MIN_PAUSE_SECONDS, None
    while True:
        begun = time.monotonic()
        try:
            return await work()
        except Exception as error:  # open matches need this work, whatever the error
            if time.monotonic() - begun > MAX_PAUSE_SECONDS:
                pause, known = MIN_PAUSE_SECONDS, None
            cause = (type(error), [(frame.f_code, line) for frame, line in traceback.walk_tb(error.__traceback__)])
            if cause != known:
                LOG.exception("A background service failed and restarts after a pause: %s.", name)
            known = cause
        await asyncio.sleep(pause)
        pause = min(2 * pause, MAX_PAUSE_SECONDS)


UNBEGUN_DAYS, UNFINISHED_DAYS, FINISHED_DAYS = 30, 180, 365
"""Retention times of matches, in days.

A match in which no person has acted is removed 30 days after its start. An unfinished match is removed 180 days
after its last action, and a finished match 365 days after its end. Matches of a running tournament are not removed.
"""
BATCH_SIZE = 50
"""Maximum number of matches that one commit removes."""
MINUTE, HOUR = 60.0, 60

WriteMatches = Callable[
    [Callable[[sa.Connection], list[str]], Callable[[list[str]], Iterable[str]]], Awaitable[list[str]]
]
"""Function that writes to the store, and then updates the matches with the returned ids."""


class RetentionPolicy(NamedTuple):
    """Retention policy: one time limit for each kind of match.

    A match is removed if its last activity was before this limit.
    """

    unbegun: str
    """Time limit for matches in which no person has acted. Matches that started earlier are removed."""
    unfinished: str
    finished: str

    @classmethod
    def of_days(cls, unbegun: int, unfinished: int, finished: int) -> Self:
        """Return the policy for three retention times in days.

        Each time limit is the present time minus the retention time.
        """
        return cls(days_ago(unbegun), days_ago(unfinished), days_ago(finished))

    def list_old(self, connection: sa.Connection) -> list[str]:
        """Return the ids of the matches in the store that are past their retention time."""
        return list(connection.scalars(sa.select(MATCHES.c.id).where(self._is_old())))

    def forget(self, connection: sa.Connection, matches: Sequence[str]) -> list[str]:
        """Delete the given matches if they are still past their retention time. End the running tries of these matches.

        Return the ids of the deleted matches.
        """
        old = sa.select(MATCHES.c.id).where(MATCHES.c.id.in_(matches) & self._is_old())
        names = list(connection.scalars(old))
        connection.execute(
            sa.update(TRIES).where(TRIES.c.match.in_(names) & sa.text(IS_RUNNING_TRY)).values(ended_at=now())
        )
        for table in METADATA.sorted_tables:
            if refers_to(table, MATCHES):
                connection.execute(sa.delete(table).where(table.c.match.in_(names)))
        connection.execute(sa.delete(MATCHES).where(MATCHES.c.id.in_(names)))
        return names

    def _is_old(self) -> sa.ColumnElement[bool]:
        """Return an SQL condition that selects matches past their retention time.

        Matches of a tournament stay until its end, because the tournament would start a missing match again.
        """
        last = sa.select(sa.func.max(ENTRIES.c.at)).where(ENTRIES.c.match == MATCHES.c.id).scalar_subquery()
        by_a_person = (
            sa.exists()
            .where((ENTRIES.c.match == MATCHES.c.id) & (SEATS.c.match == MATCHES.c.id) & SEATS.c.kind.in_(PEOPLE))
            .where(ENTRIES.c.actor == sa.cast(SEATS.c.seat, sa.String))
            .where(ENTRIES.c.ply >= sa.func.coalesce(MATCHES.c.begun_from["ply"].as_integer(), 0))
        )
        is_over_time = sa.case(
            (MATCHES.c.ended_at.is_not(None), MATCHES.c.ended_at < self.finished),
            (by_a_person, last < self.unfinished),
            else_=MATCHES.c.begun_at < self.unbegun,
        )
        is_tournament = (TOURNAMENTS.c.id == MATCHES.c.tournament) & TOURNAMENTS.c.ended_at.is_(None)
        return is_over_time & ~sa.exists().where(is_tournament)


class RetentionService:
    """Service that removes matches, guests and rate-limit counters after their retention time."""

    def __init__(
        self, store: Store, write: WriteMatches, list_held: Callable[[], Collection[str]], drop_idle: Callable[[], None]
    ) -> None:
        """Create the service.

        Args:
            store: Store of the matches.
            write: Function that writes to the store like `MatchRegistry.write`, and updates the changed matches.
            list_held: Function that returns the ids of matches to keep: those in memory, and those with an open page.
            drop_idle: Function that removes idle matches from memory.
        """
        self._store, self._write, self._list_held, self._drop_idle = store, write, list_held, drop_idle

    async def run(self, closing: asyncio.Event) -> None:
        """Remove idle matches from memory each minute, and old data from the store each hour.

        Stop after `closing` is set. First finish a removal that is running.
        """
        for minute in itertools.count():
            self._drop_idle()
            if minute % HOUR == 0:
                with contextlib.suppress(StoreFault):  # the store logs its fault, and the next hour tries again
                    for work in (self.forget_old, partial(self._store.write, forget_expired)):
                        await run_isolated("One retention task failed.", work)
            if await wait_for_event(closing, MINUTE):
                return

    async def forget_old(self, ages: RetentionPolicy | None = None) -> int:
        """Remove matches that are past their retention time, and return the number of removed matches.

        Keep matches in memory and matches with an open page. Also remove guests who have no match, and whose last visit
        was before the time limit `RetentionPolicy.unbegun`.
        """
        ages, store = ages or RetentionPolicy.of_days(UNBEGUN_DAYS, UNFINISHED_DAYS, FINISHED_DAYS), self._store
        held = self._list_held()
        names = [name for name in await store.read(ages.list_old) if name not in held]
        count = 0
        for first in range(0, len(names), BATCH_SIZE):
            count += await self._forget(names[first : first + BATCH_SIZE], ages)
        while await store.write(partial(forget_guests, before=ages.unbegun)):
            pass
        return count

    async def _forget(self, names: Sequence[str], ages: RetentionPolicy) -> int:
        """Remove matches in one commit, and return the number of removed matches.

        If the commit fails, remove each match in a separate commit.
        """
        forgotten = list[str]()

        async def forget() -> None:
            forgotten.extend(await self._write(partial(ages.forget, matches=names), list))

        if await run_isolated("Old matches cannot be forgotten in one commit.", forget) or len(names) == 1:
            return len(forgotten)
        return sum([await self._forget([name], ages) for name in names])
