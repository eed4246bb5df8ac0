"""What may come between a store and its disk, for tests: the database itself reports it, and it can be taken away."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine.interfaces import DBAPICursor

from skyhop.table.folder import STORE
from skyhop.table.store import Store

PRAGMAS = {
    "full": ("max_page_count = 1", "max_page_count = 1000000"),
    "read-only": ("query_only = ON", "query_only = OFF"),
}
"""What brings an obstacle about and what ends it; a database never has fewer pages than it has."""


@contextlib.contextmanager
def obstacle(store: Store, folder: Path, cause: str) -> Iterator[None]:
    """Keep a store from writing, inside the block."""
    with locked(folder) if cause == "locked" else hindered(store, cause):
        yield


@contextlib.contextmanager
def hindered(store: Store, cause: str) -> Iterator[None]:
    is_hindered = True

    def before(_connection: object, cursor: DBAPICursor, *_statement: object) -> None:
        cursor.execute(f"PRAGMA {PRAGMAS[cause][0 if is_hindered else 1]}")
        cursor.fetchall()

    sa.event.listen(store._writer._engine, "before_cursor_execute", before)
    yield
    is_hindered = False


@contextlib.contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Write into the store from another program, and do not come to an end."""
    with contextlib.closing(sqlite3.connect(folder / STORE)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.rollback()
