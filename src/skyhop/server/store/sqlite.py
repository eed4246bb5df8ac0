"""SQLite store, which needs no database server: one file, one connection that writes, and a few that read."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

import sqlalchemy as sa

from skyhop.server.exceptions import FaultCause, StoreFault, raise_store_faults
from skyhop.server.schema import METADATA
from skyhop.server.store.migrations import SCHEMA_VERSIONS, TOUCHED, migrate, read_schema_version

Answer = TypeVar("Answer")
READERS = 4
"""Number of reader threads, each with its own connection."""
MOST_WAITING = 500
"""Most reads that may wait; further ones are refused, since they would take longer than a person waits."""


class Reader:
    """Pool of reader threads."""

    def __init__(self, engine: sa.Engine) -> None:
        """Use an engine that keeps as many connections as there are threads."""
        self._engine = engine
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._waiting = 0

    async def read(self, work: Callable[[sa.Connection], Answer]) -> Answer:
        """Run work in one transaction; return its result or raise its error.

        Raises:
            StoreFault: if too many reads wait.
        """
        if self._waiting >= MOST_WAITING:
            raise StoreFault(FaultCause.BUSY, "too much waits to be read")
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
    """Migrate the tables of a file in one transaction, and check that it is writable.

    Raises:
        StoreFault: if it is not.
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
    """Return True if the tables of a file have the present schema."""
    engine = create_writing_engine(file)
    with raise_store_faults(), engine.connect() as connection:
        found = read_schema_version(connection)
    engine.dispose()
    return found == SCHEMA_VERSIONS[-1]


def shrink(file: Path) -> None:
    """Return the space of deleted rows to the disk; no other process may have the file open."""
    engine = create_writing_engine(file)
    with raise_store_faults(), engine.connect() as connection:
        connection.exec_driver_sql("VACUUM")
    engine.dispose()


def create_reading_engine(file: Path) -> sa.Engine:
    """Create an engine for reads."""
    url = sa.URL.create("sqlite", database=str(file))
    engine = sa.create_engine(url, pool_size=READERS, max_overflow=0, hide_parameters=True)
    sa.event.listen(engine, "connect", _set_pragmas)
    # All statements of one read must see the same snapshot, and the driver starts no transaction for a SELECT.
    sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    return engine


def create_writing_engine(file: Path) -> sa.Engine:
    """Create an engine for one writing connection to a store, without automatic transactions."""
    engine = create_plain_engine(file)
    sa.event.listen(engine, "connect", _set_pragmas)
    return engine


def create_memory_engine() -> sa.Engine:
    """Create an engine for an in-memory store: the first connection creates the tables, and data ends with it."""
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
    """Create an engine for a file that no server has open, such as a backup; it creates no log files.

    Error messages hide parameters, since output must not reveal a match's secret.
    """
    url = sa.URL.create("sqlite", database=str(file))  # not parsed, since a name may contain "?"
    return sa.create_engine(url, poolclass=sa.NullPool, isolation_level="AUTOCOMMIT", hide_parameters=True)


def _set_pragmas(connection: sqlite3.Connection, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
