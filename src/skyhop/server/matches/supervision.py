"""Supervision of background work. It logs errors and restarts work that failed."""

from __future__ import annotations

import asyncio
import logging
import time
import traceback
from collections.abc import Awaitable, Callable

from skyhop.server.exceptions import StoreFault

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
