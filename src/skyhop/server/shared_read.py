"""A read that many ask for at the same moment, and that is done once for all of them.

Nobody is given what was read before they asked: who comes while something is being read waits for the next time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

Answer = TypeVar("Answer")


class SharedRead(Generic[Answer]):
    """Reads for whoever waits, one time after another."""

    def __init__(self, read: Callable[[], Awaitable[Answer]]) -> None:
        self._read = read
        self._present: asyncio.Task[Answer] | None = None
        self._next: asyncio.Task[Answer] | None = None

    async def __call__(self) -> Answer:
        """What is read from now on; an error of it is raised to all who wait."""
        if self._next is None:
            self._next = asyncio.create_task(self._after(self._present))
            self._next.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(self._next)

    async def _after(self, before: asyncio.Task[Answer] | None) -> Answer:
        if before is not None:
            await asyncio.wait([before])
        self._present, self._next = self._next, None
        return await self._read()
