"""SQLite, the database that needs nothing: a file, one connection that writes, a few that read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa

from skyhop.server.exceptions import Cause, StoreFault, named_faults
from skyhop.server.schema import METADATA
from skyhop.server.store.migrations import SHAPES, TOUCHED, migrate, shape

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


PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")


def prepare(file: Path) -> None:
    """Bring the tables of a file into their present shape, all or nothing, and see whether it can be written.

    Raises:
        StoreFault: where it cannot.
        LaterVersion: where a later version of skyhop has kept matches there.

    """
    engine = writing_engine(file)
    with named_faults(), engine.connect() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # the driver begins nothing for a change of tables
        migrate(connection)
        connection.execute(TOUCHED)
        connection.exec_driver_sql("COMMIT")
    engine.dispose()


def is_current(file: Path) -> bool:
    """Say whether the tables of a file have their present shape already."""
    engine = writing_engine(file)
    with named_faults(), engine.connect() as connection:
        found = shape(connection)
    engine.dispose()
    return found == SHAPES[-1]


def shrink(file: Path) -> None:
    """Give the room of what was forgotten back to the disk; nobody else may have the file open."""
    engine = writing_engine(file)
    with named_faults(), engine.connect() as connection:
        connection.exec_driver_sql("VACUUM")
    engine.dispose()


def reading_engine(file: Path) -> sa.Engine:
    """Make an engine for those who read."""
    url = sa.URL.create("sqlite", database=str(file))
    engine = sa.create_engine(url, pool_size=READERS, max_overflow=0, hide_parameters=True)
    sa.event.listen(engine, "connect", _set_pragmas)
    # What is read by several statements is read as it was at one moment; the driver begins nothing for a SELECT.
    sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def writing_engine(file: Path) -> sa.Engine:
    """Make an engine for one connection to the store of a table, which begins no transactions by itself."""
    engine = plain_engine(file)
    sa.event.listen(engine, "connect", _set_pragmas)
    return engine


def memory_engine() -> sa.Engine:
    """Make an engine for a store in memory: its first user connects and makes the tables; the data ends with it."""
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


def plain_engine(file: Path) -> sa.Engine:
    """Make the same for a file that is no table's, such as a backup: no logs come to lie beside it.

    Its errors hide parameters: what is printed must not tell a match's secret.
    """
    url = sa.URL.create("sqlite", database=str(file))  # put together, since a name may hold a question mark
    return sa.create_engine(url, poolclass=sa.NullPool, isolation_level="AUTOCOMMIT", hide_parameters=True)


def _set_pragmas(connection: Any, _record: object) -> None:  # noqa: ANN401  the driver's own connection
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
