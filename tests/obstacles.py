"""Obstacles that stop a store from writing, such as a full disk. The database itself reports the error."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine.interfaces import DBAPICursor

from skyhop.server.store.data_folder import STORE
from skyhop.server.store.postgresql import Pool
from skyhop.server.store.sqlite import shrink
from skyhop.server.store.store import Store

OF_SQLITE = {
    "full": ("PRAGMA max_page_count = 1", "PRAGMA max_page_count = 1000000"),
    "read-only": ("PRAGMA query_only = ON", "PRAGMA query_only = OFF"),
}
"""Statements that create and remove an obstacle, by cause. SQLite never sets a limit below the present page count."""
OF_POSTGRESQL = {
    "full": ("DO $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$", ""),
    "read-only": ("SET TRANSACTION READ ONLY", ""),
}
"""Statements that create an obstacle in a transaction of PostgreSQL, by cause. The obstacle ends with the transaction.

The test cannot fill a disk. A statement therefore raises the error of a full disk.
"""
KEEPS_WRITERS_OUT = "LOCK TABLE matches, seats, entries IN SHARE ROW EXCLUSIVE MODE"


@contextlib.contextmanager
def obstacle(store: Store, folder: Path, cause: str) -> Iterator[None]:
    """Stop a store from writing inside the block. For the cause `full`, first remove the free pages from its file."""
    if cause == "full" and not isinstance(store._writer, Pool):
        shrink(folder / STORE)
    with locked(store, folder) if cause == "locked" else hindered(store, cause):
        yield


@contextlib.contextmanager
def hindered(store: Store, cause: str) -> Iterator[None]:
    is_hindered = True
    is_postgresql = isinstance(store._writer, Pool)
    engine: Any = store._writer._engine

    def before(_connection: object, cursor: DBAPICursor, asked: str, *_more: object) -> None:
        statement = (OF_POSTGRESQL if is_postgresql else OF_SQLITE)[cause][0 if is_hindered else 1]
        if statement and not (is_postgresql and asked.startswith("SELECT")):  # the pool also serves reads
            cursor.execute(statement)
            if not is_postgresql:
                cursor.fetchall()

    sa.event.listen(engine.sync_engine if is_postgresql else engine, "before_cursor_execute", before)
    yield
    is_hindered = False


@contextlib.contextmanager
def locked(store: Store, folder: Path) -> Iterator[None]:
    """Hold an unfinished write transaction of another program inside the block."""
    with another_program(store, folder) as execute:
        execute("BEGIN" if isinstance(store._writer, Pool) else "BEGIN IMMEDIATE")
        if isinstance(store._writer, Pool):
            execute(KEEPS_WRITERS_OUT)
        yield
        execute("ROLLBACK")


@contextlib.contextmanager
def another_program(store: Store, folder: Path) -> Iterator[Callable[[str], object]]:
    """Open a separate connection to the store's database. Yield a function that executes a statement over it."""
    if not isinstance(store._writer, Pool):
        with contextlib.closing(sqlite3.connect(folder / STORE, isolation_level=None)) as connection:
            yield connection.execute
        return
    import asyncpg  # type: ignore[import-not-found, import-untyped, unused-ignore]

    url = store._writer._engine.url.set(drivername="postgresql")
    with ThreadPoolExecutor(1) as thread, asyncio.Runner() as runner:

        def wait(coroutine: Any) -> Any:  # noqa: ANN401
            return thread.submit(runner.run, coroutine).result()

        opened = wait(_connected(asyncpg, url.render_as_string()))
        yield lambda statement: wait(opened.execute(statement))
        wait(opened.close())
        thread.submit(runner.close).result()


async def _connected(asyncpg: Any, address: str) -> Any:  # noqa: ANN401
    return await asyncpg.connect(address)
