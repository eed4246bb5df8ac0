"""Replication of a SQLite store into a backup file: one full copy, then the changes, twice a second.

Journals only grow, so entries are new only after the last copied ply of a match. All other tables are compared row by
row with those of the store.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import sqlalchemy as sa

from skyhop.i18n import _
from skyhop.server.backup.backup import KEPT_KEY, BackupError, back_up, explain_errors, open_file
from skyhop.server.backup.validation import StoreCounts
from skyhop.server.schema import ENTRIES, METADATA
from skyhop.server.store.data_folder import STORE, load_signing_key

EVERY = 0.5
"""Seconds between two checks for changes. A lost disk can lose slightly more than that."""
BOTH_VERSIONS = "SELECT (SELECT version_num FROM alembic_version), (SELECT version_num FROM live.alembic_version)"


class Follower:
    """Replication of a store into a backup file."""

    def __init__(self, folder: Path, file: Path) -> None:
        """Make the first copy.

        Raises:
            BackupError: if no copy can be made, or if the file is the backup of another server.
        """
        self._store = folder / STORE
        self._file = file
        if file.is_file() and _read_key(file) not in (None, load_signing_key(folder)):
            problem = _("%(file)s is the backup of another server, perhaps the only one. Choose another file.")
            raise BackupError(problem % {"file": file})
        self._identity = self._store.stat().st_ino
        self._seen = self._read_stamp()
        self.contents: StoreCounts = back_up(folder, file)

    def catch_up(self) -> bool:
        """Write new changes to the backup; return True if the store had changed.

        Raises:
            BackupError: if the store is missing or was replaced; the backup stays as it is.
        """
        stamp = self._read_stamp()
        if stamp == self._seen:
            return False
        names = {"file": self._file, "store": self._store}
        with explain_errors(_("%(file)s can no longer follow %(store)s") % names), open_file(self._file) as kept:
            kept.execute("ATTACH ? AS live", (f"{self._store.absolute().as_uri()}?mode=rw",))
            kept.execute("BEGIN IMMEDIATE")
            own, other = kept.execute(BOTH_VERSIONS).fetchone()
            if own != other:
                raise BackupError(_("another version of skyhop has brought it into another shape; start anew"))
            for statement in _list_statements():
                kept.execute(statement)
            kept.commit()
        self._seen = stamp
        return True

    def _read_stamp(self) -> tuple[int, ...]:
        """Return file times and sizes, which change with each write to the store."""
        log = self._store.with_name(f"{self._store.name}-wal")
        try:
            found = self._store.stat()
        except OSError:
            found = None
        if found is None or found.st_ino != self._identity:
            problem = _("%(store)s is missing or was replaced. %(file)s stays as it is.")
            raise BackupError(problem % {"store": self._store, "file": self._file})
        try:
            logged = log.stat()
        except OSError:  # no process has the store open
            return found.st_mtime_ns, found.st_size
        return found.st_mtime_ns, found.st_size, logged.st_mtime_ns, logged.st_size


def _list_statements() -> Iterator[str]:
    """Yield the statements that bring the backup up to date with the store `live`, for one transaction.

    They are derived from the schema, so that no table can be left out.
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
    """Yield two statements: delete rows that the store lacks or has changed, then insert the missing rows."""
    is_same_row = " AND ".join(f"new.{key.name} = old.{key.name}" for key in table.primary_key)
    columns, new, old = (", ".join(side + column.name for column in table.columns) for side in ("", "new.", "old."))
    same = f"SELECT 1 FROM live.{table} AS new WHERE {is_same_row} AND ({new}) IS ({old})"  # noqa: S608  only constant names
    yield f"DELETE FROM {table} AS old WHERE NOT EXISTS ({same})"  # noqa: S608
    present = f"SELECT 1 FROM {table} AS old WHERE {is_same_row}"  # noqa: S608
    yield f"INSERT INTO {table} ({columns}) SELECT {columns} FROM live.{table} AS new WHERE NOT EXISTS ({present})"  # noqa: S608


def _read_key(file: Path) -> bytes | None:
    """Return the key in a backup, or None if the file has no key or is not a backup."""
    try:
        with open_file(file) as connection:
            row = connection.execute(f"SELECT key FROM {KEPT_KEY}").fetchone()  # noqa: S608  a constant name
    except sqlite3.Error:
        return None
    return bytes(row[0]) if row and isinstance(row[0], bytes) else None
