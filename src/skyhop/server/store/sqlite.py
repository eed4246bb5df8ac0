"""SQLite store: its engines, its reader threads, and the one connection that writes all changes.

Writes that wait at the same time share one commit.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple, TypeVar, cast

import sqlalchemy as sa

from skyhop.server.exceptions import FaultCause, StoreFault, raise_store_faults
from skyhop.server.schema import METADATA
from skyhop.server.store.migrations import SCHEMA_VERSIONS, TOUCHED, migrate, read_schema_version

Answer = TypeVar("Answer")
Work = Callable[[sa.Connection], object]
MAX_WAITING = 500
"""Maximum number of waiting reads, and of waiting writes. The store refuses more: nobody would wait so long."""
MAX_WRITES_PER_COMMIT = 100
"""Maximum number of waiting writes that one commit contains."""


class WriteRequest(NamedTuple):
    """Write that waits for the next commit: the function to call, and the future for its result."""

    work: Work
    answer: asyncio.Future[object]


class Writer:
    """Thread that writes all changes to the SQLite database, through its own connection."""

    def __init__(self, engine: sa.Engine) -> None:
        """Start the thread that writes. The engine must not start transactions automatically."""
        self._engine = engine
        self._connection: sa.Connection | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._orders: deque[WriteRequest] = deque()
        self._at_work: asyncio.Task[None] | None = None
        self._version = 0
        """Version of the data when the connection last looked for commits of other processes."""

    async def commit(self, work: Callable[[sa.Connection], Answer]) -> Answer:
        """Run `work` in the next commit. After the commit is on disk, return the result of `work` or raise its error.

        Raises:
            StoreFault: if the database cannot write, or too many writes wait.
        """
        if len(self._orders) >= MAX_WAITING:
            raise StoreFault(FaultCause.BUSY, "too many writes are waiting")
        order = WriteRequest(work, asyncio.get_running_loop().create_future())
        self._orders.append(order)
        if self._at_work is None or self._at_work.done():
            self._at_work = asyncio.create_task(self._commit_waiting())
        return cast("Answer", await order.answer)

    async def read(self, work: Callable[[sa.Connection], Answer]) -> Answer:
        """Run `work` on the connection that writes. `work` must only read.

        Only a store without reader threads calls this method.

        Raise the same errors as `commit`.
        """
        return await self.commit(work)

    async def has_foreign_commit(self) -> bool:
        """Return True if another process has committed to the database since the last call.

        Return False if this process has no open connection.
        """
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._look_for_foreign_commit)

    async def close(self) -> None:
        """Finish waiting writes, then close the database."""
        if self._at_work is not None:
            await asyncio.wait([self._at_work])
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown()

    async def _commit_waiting(self) -> None:
        while self._orders:
            batch = [self._orders.popleft() for _order in range(min(MAX_WRITES_PER_COMMIT, len(self._orders)))]
            works = [order.work for order in batch]
            try:
                answers = await asyncio.get_running_loop().run_in_executor(self._thread, self._commit_all, works)
            except Exception as error:  # noqa: BLE001  each caller receives it
                answers = [error] * len(batch)
            for order, answer in zip(batch, answers, strict=True):
                _deliver(order.answer, answer)

    def _look_for_foreign_commit(self) -> bool:
        if self._connection is None:  # before the first write and after a fault
            return False
        before, self._version = self._version, _read_data_version(self._connection)
        return before != self._version

    def _commit_all(self, works: Sequence[Work]) -> list[object]:
        """Call all functions in `works` in one transaction.

        After the commit, return the result or the error of each.
        """
        try:
            with raise_store_faults():
                if self._connection is None:
                    self._connection = self._engine.connect()
                    self._version = _read_data_version(self._connection)
                self._connection.exec_driver_sql("BEGIN IMMEDIATE")
                answers = _run_all(self._connection, works)
                self._connection.exec_driver_sql("COMMIT")
        except BaseException:
            self._disconnect()  # also rolls back; a connection may stay broken after a fault
            raise
        return answers

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None


def _read_data_version(connection: sa.Connection) -> int:
    """Return SQLite's data version of the database. It changes when another process commits.

    SQLite changes the number after commits of other connections. This process writes with only one connection.
    """
    version: int = connection.exec_driver_sql("PRAGMA data_version").scalar_one()
    return version


def _run_all(connection: sa.Connection, works: Sequence[Work]) -> list[object]:
    """Call all functions in `works` in the present transaction. Return the result or the error of each.

    If one function fails, undo only the changes of this function.
    """
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
    """Call the function `work`. Return its result or its error. Raise only a `StoreFault`."""
    try:
        with raise_store_faults():
            return work(connection)
    except StoreFault:
        raise
    except Exception as error:  # noqa: BLE001  returned to the caller
        return error


def _deliver(future: asyncio.Future[object], answer: object) -> None:
    """Set `answer`, a result or an error, in a future. Do nothing if the future is done or cancelled."""
    if future.done():
        return
    if isinstance(answer, Exception):
        future.set_exception(answer)
    else:
        future.set_result(answer)


READER_THREADS = 4
"""Number of reader threads. Each thread has a separate connection."""


class Reader:
    """Pool of threads that read the database in parallel."""

    def __init__(self, engine: sa.Engine) -> None:
        """Start the threads. The engine keeps one connection for each thread."""
        self._engine = engine
        self._threads = ThreadPoolExecutor(READER_THREADS, thread_name_prefix="reader")
        self._waiting = 0

    async def read(self, work: Callable[[sa.Connection], Answer]) -> Answer:
        """Run `work` in one transaction. Return the result of `work` or raise its error.

        Raises:
            StoreFault: if too many reads wait.
        """
        if self._waiting >= MAX_WAITING:
            raise StoreFault(FaultCause.BUSY, "too many reads are waiting")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, work)
        finally:
            self._waiting -= 1

    async def close(self) -> None:
        """Finish running reads, then close all connections."""
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()

    def _read(self, work: Callable[[sa.Connection], Answer]) -> Answer:
        with self._engine.connect() as connection:
            return work(connection)


PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")


def prepare(file: Path) -> None:
    """Migrate the tables of a database file in one transaction, and check that the file is writable.

    Raises:
        StoreFault: if the file is not writable.
        LaterVersion: if a later version of skyhop wrote the file.
    """
    engine = create_writing_engine(file)
    with raise_store_faults(), engine.connect() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # the driver starts no transaction for DDL
        migrate(connection)
        connection.execute(TOUCHED)
        connection.exec_driver_sql("COMMIT")
    engine.dispose()


def is_current(file: Path) -> bool:
    """Return True if the tables of a database file have the present schema."""
    engine = create_writing_engine(file)
    with raise_store_faults(), engine.connect() as connection:
        found = read_schema_version(connection)
    engine.dispose()
    return found == SCHEMA_VERSIONS[-1]


def shrink(file: Path) -> None:
    """Release the disk space of deleted rows in a database file. No other process may have the file open."""
    engine = create_writing_engine(file)
    with raise_store_faults(), engine.connect() as connection:
        connection.exec_driver_sql("VACUUM")
    engine.dispose()


def create_reading_engine(file: Path) -> sa.Engine:
    """Create an engine for the connections of the threads that read the database file."""
    url = sa.URL.create("sqlite", database=str(file))
    engine = sa.create_engine(url, pool_size=READER_THREADS, max_overflow=0, hide_parameters=True)
    sa.event.listen(engine, "connect", _set_pragmas)
    # All statements of one read must see the same snapshot, and the driver starts no transaction for a SELECT.
    sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def create_writing_engine(file: Path) -> sa.Engine:
    """Create an engine for the connection that writes to the database file.

    The engine starts no transaction automatically.
    """
    engine = create_plain_engine(file)
    sa.event.listen(engine, "connect", _set_pragmas)
    return engine


def create_memory_engine() -> sa.Engine:
    """Create an engine for a store in memory.

    Its first connection creates the tables. The data are lost when the engine is disposed of.
    """
    engine = sa.create_engine(
        "sqlite://",
        poolclass=sa.StaticPool,
        isolation_level="AUTOCOMMIT",
        connect_args={"check_same_thread": False},
        hide_parameters=True,
    )
    sa.event.listen(engine, "connect", _set_pragmas)
    sa.event.listen(engine, "engine_connect", _make_tables)
    return engine


def _make_tables(connection: sa.Connection) -> None:
    METADATA.create_all(connection)


def create_plain_engine(file: Path) -> sa.Engine:
    """Create an engine for a file that no server has open, such as a backup. The engine creates no log files.

    Error messages contain no parameters, since these could reveal the secret of a match.
    """
    url = sa.URL.create("sqlite", database=str(file))  # not parsed, since a name may contain "?"
    return sa.create_engine(url, poolclass=sa.NullPool, isolation_level="AUTOCOMMIT", hide_parameters=True)


def _set_pragmas(connection: sqlite3.Connection, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
