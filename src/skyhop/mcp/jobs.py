"""Work that takes a while: in threads of its own, few at once, with progress, and stopped when nobody waits for it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import TypeVar

from anyio import CapacityLimiter, from_thread, to_thread
from mcp.server.mcpserver import Context

from skyhop.core.engine.compilation import Compilation
from skyhop.core.engine.kernel import Entry

Made = TypeVar("Made")
Told = Callable[[int, int], None]
"""Hears how much is done, and of how much; raises where nobody waits any more."""
AT_ONCE = 2
BREATH = 0.1
"""Seconds between two looks at what is compiled."""
LIMITER = CapacityLimiter(AT_ONCE)


async def in_thread(work: Callable[[Told], Made], context: Context) -> Made:
    """Do work in a thread; what it tells is reported as progress, and where the request is cancelled it ends there."""

    def told(done: int, total: int) -> None:
        from_thread.check_cancelled()
        from_thread.run(partial(context.report_progress, done, total))

    return await to_thread.run_sync(work, told, limiter=LIMITER)


def compile_now(entries: Iterable[Entry]) -> None:
    """Wait in such a thread until entries are compiled, which would take minutes as they are written."""
    with Compilation(entries) as compilation:
        while not compilation.is_done:
            from_thread.check_cancelled()
            time.sleep(BREATH)
