"""Work that goes on as long as a table does, whatever happens to it."""

from __future__ import annotations

import asyncio
import logging
import time
import traceback
from collections.abc import Awaitable, Callable

from skyhop.server.exceptions import StoreFault

LOG = logging.getLogger("skyhop")
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds until what failed goes on; each pause is twice as long as the one before, until it has worked for long."""


async def isolated(problem: str, work: Callable[[], Awaitable[object]]) -> bool:
    """Do one task of a loop that serves many. Log an unexpected error as this problem, and return False then.

    Raises:
        StoreFault: where the store is the cause, which concerns all other tasks too.

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
    """Work until it is done; where it fails, log that by name, once for each cause in a row, and begin again later."""
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
