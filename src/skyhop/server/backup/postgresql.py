"""Backup of a PostgreSQL store into a file of the usual format, and its restore into an empty database."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from skyhop.i18n import _
from skyhop.server.backup.backup import BackupError, explain_errors, put_key, read_backup, validate_backup, write_backup
from skyhop.server.backup.validation import StoreCounts
from skyhop.server.exceptions import raise_store_faults
from skyhop.server.schema import ALIVE, MATCHES, METADATA
from skyhop.server.store import postgresql
from skyhop.server.store.data_folder import STORE, replace_key
from skyhop.server.store.migrations import NO_SCHEMA, SCHEMA_VERSIONS, LaterVersion, migrate, read_schema_version
from skyhop.server.store.sqlite import create_plain_engine

TABLES = tuple(METADATA.sorted_tables)
"""Tables in the order of their references: each follows those that it references."""
AT_ONCE = 1000
"""Number of rows held in memory at once."""
KEPT_OUT = sa.text(f"LOCK TABLE {', '.join(table.name for table in TABLES)} IN ACCESS EXCLUSIVE MODE")


def back_up_database(database: str, folder: Path, file: Path) -> StoreCounts:
    """Copy the matches of a database and the key of a folder into a file, as a snapshot.

    Raises:
        BackupError: if no backup can be made; the message says why.
        LaterVersion: if a later version of skyhop wrote the database.
        StoreFault: if the database cannot be read.
    """
    with explain_errors(_("The database cannot be copied to %(file)s") % {"file": file}), write_backup(file) as fresh:
        with _open_snapshot(fresh) as kept:
            asyncio.run(_run_in(database, lambda engine: _copy_rows(engine, kept)))
        put_key(fresh, folder)
        return validate_backup(fresh)


def restore_database(file: Path, database: str, folder: Path) -> StoreCounts:
    """Copy all matches of a backup into an empty database, in one transaction, and its key into a folder.

    Raises:
        BackupError: if the file is not a backup, or if the database already holds matches.
        LaterVersion: if a later version of skyhop made the backup.
        StoreFault: if the database cannot be written.
    """
    with read_backup(file, folder / STORE) as backup, _open_snapshot(backup.store) as kept:
        asyncio.run(_run_in(database, lambda engine: _fill_database(kept, engine)))
    if backup.key is not None:
        replace_key(folder, backup.key)
    return backup.contents


@contextlib.contextmanager
def _open_snapshot(file: Path) -> Iterator[sa.Connection]:
    """Open a store's file in one transaction, migrated to the present schema."""
    with create_plain_engine(file).connect() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        migrate(connection)
        yield connection
        connection.exec_driver_sql("COMMIT")


async def _run_in(database: str, work: Callable[[AsyncEngine], Awaitable[None]]) -> None:
    """Run work with an engine for the database, then dispose of the engine."""
    engine = postgresql.create_pooled_engine(postgresql.parse_address(database))
    try:
        with raise_store_faults():
            await work(engine)
    finally:
        await engine.dispose()


async def _copy_rows(engine: AsyncEngine, kept: sa.Connection) -> None:
    """Copy all rows from a snapshot of the database."""
    snapshot = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    async with snapshot.connect() as connection:
        found = await connection.run_sync(read_schema_version)
        if found == NO_SCHEMA:
            raise BackupError(_("no table has kept matches in it"))
        if found not in SCHEMA_VERSIONS:
            raise LaterVersion
        if found != SCHEMA_VERSIONS[-1]:
            raise BackupError(_("an earlier version of skyhop has kept matches in it; open the table once"))
        kept.execute(sa.delete(ALIVE))  # each new store already has this row
        for table in TABLES:
            async with connection.stream(sa.select(table)) as rows:
                async for some in rows.mappings().partitions(AT_ONCE):
                    kept.execute(sa.insert(table), [dict(row) for row in some])


async def _fill_database(kept: sa.Connection, engine: AsyncEngine) -> None:
    """Copy all rows into a database without matches, after removing other rows."""
    await postgresql.prepare(engine)
    async with engine.begin() as connection:
        await connection.execute(KEPT_OUT)
        if await connection.scalar(sa.select(sa.exists().select_from(MATCHES))):
            raise BackupError(_("the database holds matches already; make an empty one, or drop this one first"))
        for table in reversed(TABLES):  # such as guests without a match
            await connection.execute(sa.delete(table))
        for table in TABLES:
            for some in kept.execution_options(yield_per=AT_ONCE).execute(sa.select(table)).mappings().partitions():
                await connection.execute(sa.insert(table), [dict(row) for row in some])
