"""Readers of SQLite: each work in one thread from its first statement to its last.

The driver's calls block. Handed to a thread one by one they would hold a connection over several turns of the event
loop, and under load others would wait for it meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import sqlalchemy as sa

from skyhop.server.exceptions import Cause, StoreFault

Answer = TypeVar("Answer")
READERS = 4
"""Threads, each with a connection of its own."""
MOST_WAITING = 500
"""More than can be read while a person waits is refused."""


class Reader:
    """Reads in a few threads."""

    def __init__(self, engine: sa.Engine) -> None:
        """Use an engine that keeps as many connections as there are threads."""
        self._engine = engine
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._waiting = 0

    async def read(self, work: Callable[[sa.Connection], Answer]) -> Answer:
        """Do work in one transaction; give its answer, or raise its error.

        Raises:
            StoreFault: where too much waits.

        """
        if self._waiting >= MOST_WAITING:
            raise StoreFault(Cause.BUSY, "too much waits to be read")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, work)
        finally:
            self._waiting -= 1

    async def close(self) -> None:
        """Let go of the database, once what is being read has been."""
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()

    def _read(self, work: Callable[[sa.Connection], Answer]) -> Answer:
        with self._engine.connect() as connection:
            return work(connection)
