"""Writer for SQLite: combines waiting writes into one commit, and returns their results once it is on disk.

SQLite allows one writing connection at a time. Competing connections delay each other, and some time out. A single
writer needs one disk sync for all waiting writes.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeVar, cast

import sqlalchemy as sa

from skyhop.server.exceptions import FaultCause, StoreFault, raise_store_faults

Answer = TypeVar("Answer")
Work = Callable[[sa.Connection], object]
MOST_WAITING = 500
"""Most writes that may wait; further ones are refused, since they would take longer than a person waits."""
MOST_AT_ONCE = 100
"""Most writes in one commit."""


class WriteRequest(NamedTuple):
    """Waiting write, with the future of its result."""

    work: Work
    answer: asyncio.Future[object]


class Writer:
    """Writer thread with its own connection."""

    def __init__(self, engine: sa.Engine) -> None:
        """Use an engine that starts no transactions automatically."""
        self._engine = engine
        self._connection: sa.Connection | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._orders: deque[WriteRequest] = deque()
        self._at_work: asyncio.Task[None] | None = None
        self._version = 0
        """Version of the data when the connection last looked for commits of other processes."""

    async def commit(self, work: Callable[[sa.Connection], Answer]) -> Answer:
        """Run work in the next commit; return its result or raise its error after the commit has reached the disk.

        Raises:
            StoreFault: if nothing can be written, or too many writes wait.
        """
        if len(self._orders) >= MOST_WAITING:
            raise StoreFault(FaultCause.BUSY, "too much waits to be written")
        order = WriteRequest(work, asyncio.get_running_loop().create_future())
        self._orders.append(order)
        if self._at_work is None or self._at_work.done():
            self._at_work = asyncio.create_task(self._commit_waiting())
        return cast("Answer", await order.answer)

    async def read(self, work: Callable[[sa.Connection], Answer]) -> Answer:
        """Read over the writing connection, for a store without readers; raise as `commit`."""
        return await self.commit(work)

    async def has_foreign_commit(self) -> bool:
        """Return True if another process may have committed since the last call."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._look_for_foreign_commit)

    async def close(self) -> None:
        """Finish waiting writes, then close the database."""
        if self._at_work is not None:
            await asyncio.wait([self._at_work])
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()

    async def _commit_waiting(self) -> None:
        while self._orders:
            batch = [self._orders.popleft() for _order in range(min(MOST_AT_ONCE, len(self._orders)))]
            works = [order.work for order in batch]
            try:
                answers = await asyncio.get_running_loop().run_in_executor(self._thread, self._commit_all, works)
            except Exception as error:  # noqa: BLE001  each caller receives it
                answers = [error] * len(batch)
            for order, answer in zip(batch, answers, strict=True):
                _deliver(order.answer, answer)

    def _look_for_foreign_commit(self) -> bool:
        if self._connection is None:  # no writes yet, or a fault since
            return False
        before, self._version = self._version, _read_data_version(self._connection)
        return before != self._version

    def _commit_all(self, works: Sequence[Work]) -> list[object]:
        """Run all works in one transaction; return their results and errors after the commit."""
        try:
            with raise_store_faults():
                if self._connection is None:
                    self._connection = self._engine.connect()
                    self._version = _read_data_version(self._connection)
                self._connection.exec_driver_sql("BEGIN IMMEDIATE")
                answers = _run_all(self._connection, works)
                self._connection.exec_driver_sql("COMMIT")
        except BaseException:
            self._disconnect()  # roll back; a connection may stay broken after a fault
            raise
        return answers

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None


def _read_data_version(connection: sa.Connection) -> int:
    """Return a number that changes when another connection commits; only one connection of a process writes."""
    version: int = connection.exec_driver_sql("PRAGMA data_version").scalar_one()
    return version


def _run_all(connection: sa.Connection, works: Sequence[Work]) -> list[object]:
    """Run works in a transaction; undo one that fails without affecting the others."""
    if len(works) > 1:
        return [_run_in_savepoint(connection, work) for work in works]
    answer = _attempt(connection, works[0])
    if isinstance(answer, Exception):
        connection.exec_driver_sql("ROLLBACK")
        connection.exec_driver_sql("BEGIN")
    return [answer]


def _run_in_savepoint(connection: sa.Connection, work: Work) -> object:
    connection.exec_driver_sql("SAVEPOINT work")
    answer = _attempt(connection, work)
    if isinstance(answer, Exception):
        connection.exec_driver_sql("ROLLBACK TO work")
    connection.exec_driver_sql("RELEASE work")
    return answer


def _attempt(connection: sa.Connection, work: Work) -> object:
    """Run one work; return its result, or an error that concerns its caller only."""
    try:
        with raise_store_faults():
            return work(connection)
    except StoreFault:
        raise
    except Exception as error:  # noqa: BLE001  returned to the caller
        return error


def _deliver(future: asyncio.Future[object], answer: object) -> None:
    """Set a future's result or error, unless its caller no longer waits."""
    if future.done():
        return
    if isinstance(answer, Exception):
        future.set_exception(answer)
    else:
        future.set_result(answer)
