"""Backup of a running store: replication of SQLite into a file, and the export and restore of PostgreSQL.

A replica starts with one full copy. After that, the replicator copies the changes twice a second. Journals only
grow, so the replicator copies only the entries after the last copied ply of a match. It compares all other tables
row by row with the tables of the store.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from skyhop.i18n import _
from skyhop.server.backup.backup import (
    KEPT_KEY,
    BackupError,
    back_up,
    explain_errors,
    open_file,
    put_key,
    read_backup,
    validate_backup,
    write_backup,
)
from skyhop.server.backup.validation import StoreCounts
from skyhop.server.exceptions import raise_store_faults
from skyhop.server.schema import ENTRIES, MATCHES, METADATA
from skyhop.server.store import postgresql
from skyhop.server.store.data_folder import STORE, load_signing_key, note_backup, replace_key
from skyhop.server.store.migrations import NO_SCHEMA, SCHEMA_VERSIONS, LaterVersion, migrate, read_schema_version
from skyhop.server.store.sqlite import create_plain_engine

EVERY = 0.5
"""Seconds between two checks for changes.

If the disk of the store fails, the backup lacks the changes of slightly more than the last `EVERY` seconds.
"""
BOTH_VERSIONS = "SELECT (SELECT version_num FROM alembic_version), (SELECT version_num FROM live.alembic_version)"


class Follower:
    """Replicator that copies the changes of a store into a backup file."""

    def __init__(self, folder: Path, file: Path) -> None:
        """Make the first full copy of the store in `folder` into `file`.

        Raises:
            BackupError: if the copy fails, or if the file is the backup of another server.
        """
        self._store = folder / STORE
        self._file = file
        if file.is_file() and _read_key(file) not in (None, load_signing_key(folder)):
            problem = _("%(file)s is a backup of another server, and perhaps its only backup. Choose another file.")
            raise BackupError(problem % {"file": file})
        self._identity = self._store.stat().st_ino
        self._seen = self._read_stamp()
        self.contents: StoreCounts = back_up(folder, file)

    def catch_up(self) -> bool:
        """Write all new changes of the store to the backup. Return True if there were any changes.

        Raises:
            BackupError: if the store is missing, was replaced or has a new schema, or if the copy fails. The backup
                stays unchanged.
        """
        stamp = self._read_stamp()
        if stamp == self._seen:
            return False
        names = {"file": self._file, "store": self._store}
        with (
            explain_errors(_("The backup %(file)s can no longer follow the store %(store)s") % names),
            open_file(self._file) as backup,
        ):
            backup.execute("ATTACH ? AS live", (f"{self._store.absolute().as_uri()}?mode=rw",))
            backup.execute("BEGIN IMMEDIATE")
            own, other = backup.execute(BOTH_VERSIONS).fetchone()
            if own != other:
                raise BackupError(
                    _("another version of skyhop has changed the schema of the database; start the backup again")
                )
            for statement in _list_statements():
                backup.execute(statement)
            backup.commit()
        self._seen = stamp
        return True

    def _read_stamp(self) -> tuple[int, ...]:
        """Return the modification times and sizes of the store's files, to detect changes.

        Each write to the store changes this result. Raise `BackupError` if the store is missing or was replaced.
        """
        found = []
        for file in (self._store, self._store.with_name(f"{self._store.name}-wal")):
            with contextlib.suppress(OSError):  # there is no log file while no process has the store open
                found.append(file.stat())
        if not found or found[0].st_ino != self._identity:
            problem = _("The store %(store)s is missing or was replaced. The backup %(file)s stays unchanged.")
            raise BackupError(problem % {"store": self._store, "file": self._file})
        return tuple(number for each in found for number in (each.st_mtime_ns, each.st_size))


def _list_statements() -> Iterator[str]:
    """Yield the SQL statements that copy all changes of the store `live` into the backup, in one transaction.

    The function derives the statements from the schema. They therefore include every table.
    """
    yield "CREATE TEMP TABLE due AS SELECT id FROM live.matches EXCEPT SELECT id FROM matches WHERE ended_at NOT NULL"
    yield "DELETE FROM entries WHERE match IN (SELECT id FROM matches EXCEPT SELECT id FROM live.matches)"
    for table in METADATA.sorted_tables:
        if table is not ENTRIES:
            yield from _list_renewals(table)
    yield """INSERT INTO entries SELECT new.* FROM due CROSS JOIN live.entries AS new ON new.match = due.id
             AND new.ply > (SELECT coalesce(max(ply), -1) FROM entries WHERE match = due.id)"""
    yield "DROP TABLE due"


def _list_renewals(table: sa.Table) -> Iterator[str]:
    """Yield two SQL statements that bring one table of the backup up to date.

    The first statement deletes the backup's rows that the store has changed or no longer contains. The second
    statement inserts the store's rows that the backup lacks.
    """
    is_same_row = " AND ".join(f"new.{key.name} = old.{key.name}" for key in table.primary_key)
    columns, new, old = (", ".join(side + column.name for column in table.columns) for side in ("", "new.", "old."))
    same = f"SELECT 1 FROM live.{table} AS new WHERE {is_same_row} AND ({new}) IS ({old})"  # noqa: S608  only constant names
    yield f"DELETE FROM {table} AS old WHERE NOT EXISTS ({same})"  # noqa: S608
    present = f"SELECT 1 FROM {table} AS old WHERE {is_same_row}"  # noqa: S608
    yield f"INSERT INTO {table} ({columns}) SELECT {columns} FROM live.{table} AS new WHERE NOT EXISTS ({present})"  # noqa: S608


def _read_key(file: Path) -> bytes | None:
    """Return the signing key in a backup, or None if the file has no key or is not a backup."""
    try:
        with open_file(file) as connection:
            row = connection.execute(f"SELECT key FROM {KEPT_KEY}").fetchone()  # noqa: S608  a constant name
    except sqlite3.Error:
        return None
    return bytes(row[0]) if row and isinstance(row[0], bytes) else None


TABLES = tuple(METADATA.sorted_tables)
"""Tables, sorted so that each table comes after the tables that it references."""
AT_ONCE = 1000
"""Maximum number of rows in memory during a copy."""
KEPT_OUT = sa.text(f"LOCK TABLE {', '.join(table.name for table in TABLES)} IN ACCESS EXCLUSIVE MODE")


def back_up_database(database: str, folder: Path, file: Path) -> StoreCounts:
    """Copy all rows of a database, and the signing key of a data folder, into one file. The file is a snapshot.

    Raises:
        BackupError: if the copy fails. The message contains the reason.
        LaterVersion: if a later version of skyhop wrote the database.
        StoreFault: if the database cannot be read.
    """
    with (
        explain_errors(_("The server's database cannot be copied to %(file)s") % {"file": file}),
        write_backup(file) as fresh,
    ):
        with _open_snapshot(fresh) as target:
            asyncio.run(_run_in(database, lambda engine: _copy_rows(engine, target)))
        put_key(fresh, folder)
        contents = validate_backup(fresh)
    note_backup(folder)
    return contents


def restore_database(file: Path, database: str, folder: Path) -> StoreCounts:
    """Copy the rows of a backup into an empty database in one transaction.

    Also copy the signing key in the backup into the data folder `folder`.

    Raises:
        BackupError: if the file is not a backup, or if the database already holds matches.
        LaterVersion: if a later version of skyhop made the backup.
        StoreFault: if the database cannot be written.
    """
    with (
        read_backup(file, folder / STORE) as backup,
        replace_key(folder, backup.key),
        _open_snapshot(backup.store) as source,
    ):
        asyncio.run(_run_in(database, lambda engine: _fill_database(source, engine)))
    return backup.contents


@contextlib.contextmanager
def _open_snapshot(file: Path) -> Iterator[sa.Connection]:
    """Yield a connection to the file of a store in one transaction. First migrate the store to the present schema."""
    with create_plain_engine(file).connect() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        migrate(connection)
        yield connection
        connection.exec_driver_sql("COMMIT")


async def _run_in(database: str, work: Callable[[AsyncEngine], Awaitable[None]]) -> None:
    """Call `work` with a new engine for the database, then dispose of the engine."""
    engine = postgresql.create_pooled_engine(postgresql.parse_address(database))
    try:
        with raise_store_faults():
            await work(engine)
    finally:
        await engine.dispose()


async def _copy_rows(engine: AsyncEngine, target: sa.Connection) -> None:
    """Copy all rows of the database into the file `target`. Read them in one snapshot."""
    snapshot = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    async with snapshot.connect() as connection:
        found = await connection.run_sync(read_schema_version)
        if found == NO_SCHEMA:
            raise BackupError(_("no server has saved matches in this database"))
        if found not in SCHEMA_VERSIONS:
            raise LaterVersion
        if found != SCHEMA_VERSIONS[-1]:
            raise BackupError(
                _("an earlier version of skyhop wrote the database; start the server once to update the database")
            )
        await connection.run_sync(_copy_tables, target)


def _copy_tables(source: sa.Connection, target: sa.Connection) -> None:
    """Replace all rows of a store with the rows of another store."""
    for table in reversed(TABLES):  # each new store already has rows, such as the heartbeat
        target.execute(sa.delete(table))
    for table in TABLES:
        rows = source.execution_options(yield_per=AT_ONCE).execute(sa.select(table)).mappings()
        for some in rows.partitions():
            target.execute(sa.insert(table), [dict(row) for row in some])


async def _fill_database(source: sa.Connection, engine: AsyncEngine) -> None:
    """Copy all rows of the file `source` into a database without matches. First delete all rows of the database."""
    await postgresql.prepare(engine)
    async with engine.begin() as connection:
        await connection.execute(KEPT_OUT)
        if await connection.scalar(sa.select(sa.exists().select_from(MATCHES))):
            raise BackupError(
                _("the database already contains matches; create an empty database, or drop this database first")
            )
        await connection.run_sync(lambda target: _copy_tables(source, target))
