"""Housekeeping of a server: remove old matches and counts, and keep background work running after failures."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import time
import traceback
from collections.abc import Awaitable, Callable, Collection, Sequence
from functools import partial

from skyhop.server.exceptions import StoreFault
from skyhop.server.players.players import forget_guests
from skyhop.server.shared_counters import forget_counts
from skyhop.server.store.retention import RetentionPolicy
from skyhop.server.store.store import Store

LOG = logging.getLogger("skyhop")
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds before a restart of failed work: the pause doubles each time, until the work has run for long."""
UNBEGUN_DAYS, UNFINISHED_DAYS, FINISHED_DAYS = 30, 180, 365
"""Days that a match is kept: before a person acted, after the last action, and after its end."""
FORGOTTEN_AT_ONCE = 50
MINUTE, HOUR = 60.0, 60


async def isolated(problem: str, work: Callable[[], Awaitable[object]]) -> bool:
    """Run one task of a loop that serves many; log an unexpected error with `problem` and return False.

    Raises:
        StoreFault: if the store is the cause, since that concerns all other tasks too.
    """
    try:
        await work()
    except StoreFault:
        raise
    except Exception:  # whatever it is, the other tasks go on
        LOG.exception(problem)
        return False
    return True


async def supervised(name: str, work: Callable[[], Awaitable[None]]) -> None:
    """Run work until it ends; after a failure, log each new cause once and restart the work after a pause."""
    pause, known = FIRST_PAUSE, None
    while True:
        begun = time.monotonic()
        try:
            return await work()
        except Exception as error:  # whatever it is, the table needs this work
            if time.monotonic() - begun > LONGEST_PAUSE:
                pause, known = FIRST_PAUSE, None
            cause = (type(error), [(frame.f_code, line) for frame, line in traceback.walk_tb(error.__traceback__)])
            if cause != known:
                LOG.exception("It failed, and goes on after a pause: %s.", name)
            known = cause
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)


class Housekeeping:
    """Service that removes what has passed its retention time."""

    def __init__(self, store: Store, held: Callable[[], Collection[str]], drop_idle: Callable[[], None]) -> None:
        """Keep matches that `held` names, since they are in memory or watched; `drop_idle` drops idle ones."""
        self._store, self._held, self._drop_idle = store, held, drop_idle

    async def run(self, closing: asyncio.Event) -> None:
        """Drop idle matches each minute, remove old ones and old counts each hour; finish a task before stopping."""
        for minute in itertools.count():
            self._drop_idle()
            if minute % HOUR == 0:
                with contextlib.suppress(StoreFault):  # the store has told, and there is another hour
                    for work in (self.forget_old, partial(self._store.write, forget_counts)):
                        await isolated("One task of the housekeeping failed.", work)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(MINUTE):
                    await closing.wait()
                return

    async def forget_old(self, ages: RetentionPolicy | None = None) -> int:
        """Remove matches past their retention time, unless in memory or watched; return how many.

        Also remove guests without matches who were absent as long.
        """
        ages, store = ages or RetentionPolicy.of_days(UNBEGUN_DAYS, UNFINISHED_DAYS, FINISHED_DAYS), self._store
        held = self._held()
        names = [name for name in await store.read(ages.list_old) if name not in held]
        count = 0
        for first in range(0, len(names), FORGOTTEN_AT_ONCE):
            count += await self._forget(names[first : first + FORGOTTEN_AT_ONCE], ages)
        while await store.write(partial(forget_guests, before=ages.unbegun)):
            pass
        return count

    async def _forget(self, names: Sequence[str], ages: RetentionPolicy) -> int:
        """Remove matches in one commit, or each in its own if one cannot be removed; return how many."""
        forgotten = list[str]()

        async def forget() -> None:
            forgotten.extend(await self._store.write(partial(ages.forget, matches=names)))

        if await isolated("Old matches cannot be forgotten in one commit.", forget) or len(names) == 1:
            return len(forgotten)
        return sum([await self._forget([name], ages) for name in names])
