"""A backup: the store and the key in one file, taken while the table is open, and looked through before it comes back.

Without the key every guest would lose their seats, so it travels in a table of its own, which no store has.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa

from skyhop.core.i18n import _
from skyhop.core.journal import Journal
from skyhop.table.folder import KEY, KEY_BYTES, OWNERS_ALONE, STORE, replace_key, signing_key
from skyhop.table.migrations import SHAPELESS, migrate, shape
from skyhop.table.schema import ENTRIES, MATCHES
from skyhop.table.store import entry_of, info_of

PATIENCE = 30.0
"""Seconds that a backup waits for a program which keeps everybody out of the store."""
LOGS = ("-wal", "-shm", "-journal")
"""What SQLite may keep beside a file."""
KEPT_KEY = "backup_key"


class BackupError(Exception):
    """A backup cannot be made, or is none; what was there before is as it was."""


class Contents(NamedTuple):
    """How much a store holds."""

    matches: int
    entries: int


def back_up(folder: Path, file: Path) -> Contents:
    """Copy a folder's store and key into a file, as they are at one moment; the table may be open meanwhile.

    The file has its name only once it is whole and has been looked through.

    Raises:
        BackupError: saying why there is no backup.

    """
    if not (folder / STORE).exists():
        raise BackupError(_("There is no store in %(folder)s.") % {"folder": folder})
    if file.exists() and not file.is_file():  # a device too would be replaced, for the whole machine
        raise BackupError(_("%(file)s is no file that a backup could replace.") % {"file": file})
    names = {"store": folder / STORE, "file": file}
    with _explained(_("%(store)s cannot be copied to %(file)s") % names), _made_beside(file) as fresh:
        _copy(folder / STORE, fresh)
        if (folder / KEY).exists():
            _put_key(fresh, signing_key(folder))
        contents = look_through(fresh)
        fresh.replace(file)
    _sync(file.parent)
    return contents


def restore(file: Path, folder: Path) -> Contents:
    """Put a backup in the place of a folder's store and key; no table may have the folder open.

    Nothing is replaced before the backup has been copied and looked through. It keeps its shape until it is opened.

    Raises:
        BackupError: saying why the file is none.
        LaterVersion: where a later version of skyhop has made it.

    """
    store = folder / STORE
    with _explained(_("%(file)s cannot be restored") % {"file": file}), _made_beside(store) as fresh:
        _copy(file, fresh)
        contents = look_through(fresh)
        key = _take_key(fresh)
        _settle(store)
        fresh.replace(store)
    if key is not None:
        replace_key(folder, key)
    _sync(folder)
    return contents


def look_through(file: Path) -> Contents:
    """Look for what is broken in a store's file, down to the seal of every entry; count what it holds.

    Raises:
        BackupError: naming what is broken, or that it is no store.
        DBAPIError: where it is no database.
        LaterVersion: where a later version of skyhop has made it.

    """
    url = sa.URL.create("sqlite", database=str(file))
    engine = sa.create_engine(url, poolclass=sa.NullPool, isolation_level="AUTOCOMMIT", hide_parameters=True)
    with engine.connect() as connection:
        problems = [row[0] for row in connection.exec_driver_sql("PRAGMA integrity_check(1)") if row[0] != "ok"]
        problems += [f"{row[0]} {row[1]}" for row in connection.exec_driver_sql("PRAGMA foreign_key_check")]
        if problems:
            raise BackupError(_("it is damaged (%(detail)s)") % {"detail": problems[0]})
        if shape(connection) == SHAPELESS:
            raise BackupError(_("it is no store of skyhop"))
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        migrate(connection)
        counts = _counted(connection)
        connection.exec_driver_sql("ROLLBACK")
        return Contents(len(counts), sum(counts))


def _counted(connection: sa.Connection) -> list[int]:
    """Count the entries of each match; what a row holds that no table writes is damage."""
    try:
        return [_sealed_entries(connection, row) for row in connection.execute(sa.select(MATCHES)).mappings().all()]
    except (TypeError, ValueError) as error:
        raise BackupError(_("it is damaged (%(detail)s)") % {"detail": error}) from None


def _sealed_entries(connection: sa.Connection, row: sa.RowMapping) -> int:
    """Count the entries of a match's journal, each of which its seal fits."""
    journal = Journal(info_of(row).header())
    written = sa.select(ENTRIES).where(ENTRIES.c.match == row["id"]).order_by(ENTRIES.c.ply)
    for ply, entry in enumerate(connection.execute(written).mappings()):
        read = entry_of(entry["actor"], entry["text"], entry["seal"])
        if entry["ply"] != ply or journal.write(read.actor, read.text) != read:
            raise BackupError(_("match %(match)s was changed at ply %(ply)s") % {"match": row["id"], "ply": ply})
    return len(journal.entries)


def _copy(source: Path, target: Path) -> None:
    """Copy a database as it is at one moment, what its logs hold included, while others write to it."""
    begun = time.monotonic()

    def give_up(status: int, _remaining: int, _total: int) -> None:
        if status in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED} and time.monotonic() > begun + PATIENCE:
            raise BackupError(_("another program keeps everybody out of it"))

    with _opened(source) as old, _opened(target) as new:
        old.backup(new, progress=give_up)
        new.execute("PRAGMA journal_mode = DELETE")  # what is copied says that there are logs beside it


def _put_key(file: Path, key: bytes) -> None:
    with _opened(file) as connection:
        connection.execute(f"CREATE TABLE {KEPT_KEY} (key BLOB NOT NULL)")
        connection.execute(f"INSERT INTO {KEPT_KEY} VALUES (?)", (key,))  # noqa: S608  the name is ours
        connection.commit()


def _take_key(file: Path) -> bytes | None:
    """Take the key out of a copy; None where there is none in it."""
    with _opened(file) as connection:
        if connection.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (KEPT_KEY,)).fetchone() is None:
            return None
        key = [row[0] for row in connection.execute(f"SELECT key FROM {KEPT_KEY}")]  # noqa: S608
        if len(key) != 1 or not isinstance(key[0], bytes) or len(key[0]) != KEY_BYTES:
            raise BackupError(_("its key is damaged"))
        connection.execute("PRAGMA secure_delete = ON")
        connection.execute(f"DROP TABLE {KEPT_KEY}")
        connection.commit()
    return key[0]


def _settle(store: Path) -> None:
    """Bring what the logs of the old store hold into it, then remove them: they must not be read with the new one."""
    if store.exists():
        with contextlib.suppress(sqlite3.Error), _opened(store) as connection:  # it may be why there is a backup
            connection.execute("PRAGMA journal_mode = DELETE")
    for log in LOGS:
        store.with_name(store.name + log).unlink(missing_ok=True)


@contextlib.contextmanager
def _opened(file: Path) -> Iterator[sqlite3.Connection]:
    """Open a database that exists; nothing is made."""
    with contextlib.closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)) as connection:
        yield connection


@contextlib.contextmanager
def _made_beside(file: Path) -> Iterator[Path]:
    """Make an empty file for its owner's eyes alone beside the one that it is to become; remove what is left of it."""
    fresh = file.with_name(f"{file.name}.{os.getpid()}.part")
    os.close(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNERS_ALONE))
    try:
        yield fresh
    finally:
        for suffix in ("", *LOGS):
            fresh.with_name(fresh.name + suffix).unlink(missing_ok=True)


@contextlib.contextmanager
def _explained(sentence: str) -> Iterator[None]:
    """Raise a `BackupError` with this sentence for what is wrong with a file."""
    try:
        yield
    except (BackupError, sqlite3.Error, sa.exc.DBAPIError) as error:
        raise BackupError(f"{sentence}: {getattr(error, 'orig', error)}") from None


def _sync(folder: Path) -> None:
    """Let the disk know of new names, where the system can."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        os.fsync(handle)
        os.close(handle)
