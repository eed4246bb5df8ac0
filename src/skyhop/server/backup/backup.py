"""Backup of a server: one file with the store and the signing key. The server may run during the backup.

The file contains the key in an extra table that the store does not have. Without the key, all guests would lose
their seats. A restore first validates the whole file.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple, cast

import sqlalchemy as sa

from skyhop.game.journal import Journal
from skyhop.i18n import _
from skyhop.server.backup.validation import DamagedStore, StoreCounts, validate_store
from skyhop.server.clocks.clocks import Clocks
from skyhop.server.match_record import MatchInfo
from skyhop.server.remarks import Remark
from skyhop.server.store.data_folder import (
    KEY,
    KEY_BYTES,
    STORE,
    load_signing_key,
    note_backup,
    replace_key,
)
from skyhop.server.store.migrations import NO_SCHEMA, LaterVersion, migrate, read_schema_version
from skyhop.server.store.sqlite import create_plain_engine
from skyhop.server.store.store import Store
from skyhop.server.timestamps import now

LOCK_TIMEOUT = 30.0
"""Maximum seconds that a backup waits while another program locks the store."""
LEFTOVER_SECONDS = 3600.0
"""Age of a temporary file that no running process still writes."""
LOGS = ("-wal", "-shm", "-journal")
"""Suffixes of the files that SQLite may keep next to a database."""
KEPT_KEY = "backup_key"
ACTING = "SELECT name FROM sqlite_master WHERE type NOT IN ('table', 'index')"
"""Query for triggers and views. A migration would run them, perhaps without end."""
LARGEST = 16 * 1024 * 1024
"""Maximum size in bytes of a value or row in a backup. Skyhop writes rows of at most 2% of this size."""


class BackupError(Exception):
    """Error raised if a backup fails, or if a file is not a backup. Existing files keep their content."""


def back_up(folder: Path, file: Path) -> StoreCounts:
    """Copy the store and the signing key of a data folder into a file, as a snapshot.

    The server may run during the copy.

    Raises:
        BackupError: if the copy fails. The message contains the reason.
    """
    if not (folder / STORE).exists():
        raise BackupError(_("There is no Skyhop database in %(folder)s.") % {"folder": folder})
    names = {"store": folder / STORE, "file": file}
    with explain_errors(_("%(store)s cannot be copied to %(file)s") % names), write_backup(file) as fresh:
        _copy(folder / STORE, fresh)
        put_key(fresh, folder)
        contents = validate_backup(fresh)
    note_backup(folder)
    return contents


def restore(file: Path, folder: Path) -> StoreCounts:
    """Replace the store and the signing key of a data folder with the store and the key of a backup.

    No server may use the folder during the call. The function copies and validates the backup before it replaces
    anything. It does not migrate the store. The next program that opens the store migrates it.

    Raises:
        BackupError: if the file is not a backup. The message contains the reason.
        LaterVersion: if a later version of skyhop made the backup.
    """
    store = folder / STORE
    with read_backup(file, store) as backup, replace_key(folder, backup.key):
        _settle(store)
        backup.store.replace(store)
    _sync(folder)
    return backup.contents


class Backup(NamedTuple):
    """Validated copy of a backup: its file `store` without the signing key, and the `key` of the backup or None."""

    store: Path
    contents: StoreCounts
    key: bytes | None


@contextlib.contextmanager
def write_backup(file: Path) -> Iterator[Path]:
    """Yield a temporary path for a backup. After the block succeeds, rename the temporary file to `file`.

    Raise `BackupError` if `file` exists and is not a regular file.
    """
    if file.exists() and not file.is_file():  # never replace a device file
        raise BackupError(_("%(file)s is not a regular file, so a backup cannot replace it.") % {"file": file})
    with _make_temporary(file) as fresh:
        yield fresh
        _settle(file)
        fresh.replace(file)
    _sync(file.parent)


@contextlib.contextmanager
def read_backup(file: Path, store: Path) -> Iterator[Backup]:
    """Copy a backup into the folder of a store, validate the copy, and yield it. Delete the copy after the block.

    Raise the same errors as `restore`.
    """
    if not file.is_file():
        raise BackupError(_("%(file)s is not a regular file, so it cannot be a backup.") % {"file": file})
    with explain_errors(_("The backup %(file)s cannot be restored") % {"file": file}), _make_temporary(store) as fresh:
        _copy(file, fresh)
        contents = validate_backup(fresh, is_replayed=True)
        _end_sessions(fresh)
        yield Backup(fresh, contents, _take_key(fresh))


def validate_backup(file: Path, *, is_replayed: bool = False) -> StoreCounts:
    """Validate each field and each entry's seal in the file of a store. Return the numbers of matches and entries.

    With `is_replayed`, also replay each match and compare the result with the stored outcome. The replay takes
    longer.

    Raises:
        BackupError: if the file is damaged or is not a store. The message names the reason.
        DBAPIError: if the file is not a database.
        LaterVersion: if a later version of skyhop made the file.
    """
    with create_plain_engine(file).connect() as connection:
        _limit_values(cast("sqlite3.Connection", connection.connection.driver_connection))
        if acting := connection.exec_driver_sql(ACTING).scalar():
            raise BackupError(
                _("it contains the database object %(name)s, which is not part of a Skyhop database")
                % {"name": repr(acting)}
            )
        problems = [row[0] for row in connection.exec_driver_sql("PRAGMA integrity_check(1)") if row[0] != "ok"]
        problems += [f"{row[0]} {row[1]}" for row in connection.exec_driver_sql("PRAGMA foreign_key_check")]
        if problems:
            raise BackupError(_("it is damaged (%(detail)s)") % {"detail": problems[0]})
        if read_schema_version(connection) == NO_SCHEMA:
            raise BackupError(_("it is not a Skyhop database"))
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        _migrate(connection)
        try:
            return validate_store(connection, [KEPT_KEY], is_replayed=is_replayed)
        except DamagedStore as error:
            raise BackupError(str(error)) from None
        finally:
            connection.exec_driver_sql("ROLLBACK")


def _limit_values(connection: sqlite3.Connection) -> None:
    """Limit the size of the values that a connection reads. A huge value could otherwise fill the memory."""
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LARGEST)


def _migrate(connection: sa.Connection) -> None:
    """Migrate a copy of a store to the present schema. Raise `BackupError` if the data of the store prevents this."""
    try:
        migrate(connection)
    except (LaterVersion, sa.exc.DBAPIError):
        raise
    except Exception as error:  # noqa: BLE001  damaged data can raise any error
        raise BackupError(_("it is damaged (%(detail)s)") % {"detail": type(error).__name__}) from None


def _copy(source: Path, target: Path) -> None:
    """Copy a snapshot of a database into `target`, with the changes in the log files of the database.

    Other programs may write to the database meanwhile.
    """
    begun = time.monotonic()

    def give_up(status: int, _remaining: int, _total: int) -> None:
        if status in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED} and time.monotonic() > begun + LOCK_TIMEOUT:
            raise BackupError(_("another program has locked the database; end that program, or wait"))

    with open_file(source) as old, open_file(target) as new:
        old.backup(new, progress=give_up)
        new.execute("PRAGMA journal_mode = DELETE")  # the copied header says that log files exist


def put_key(file: Path, folder: Path) -> None:
    """Copy the signing key of a data folder into `file`, a copy of the store. Do nothing if the folder has no key."""
    if not (folder / KEY).exists():
        return
    key = load_signing_key(folder)
    with open_file(file) as connection:
        connection.execute(f"CREATE TABLE {KEPT_KEY} (key BLOB NOT NULL)")
        connection.execute(f"INSERT INTO {KEPT_KEY} VALUES (?)", (key,))  # noqa: S608  a constant name
        connection.commit()


def _take_key(file: Path) -> bytes | None:
    """Remove the signing key from a copy of a store. Return the key, or None if the copy has no key."""
    with open_file(file) as connection:
        if connection.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (KEPT_KEY,)).fetchone() is None:
            return None
        key = [row[0] for row in connection.execute(f"SELECT key FROM {KEPT_KEY} LIMIT 2")]  # noqa: S608
        if len(key) != 1 or not isinstance(key[0], bytes) or len(key[0]) != KEY_BYTES:
            raise BackupError(_("its key is damaged"))
        connection.execute("PRAGMA secure_delete = ON")
        connection.execute(f"DROP TABLE {KEPT_KEY}")
        connection.commit()
    return key[0]


def _end_sessions(file: Path) -> None:
    """End all sessions of accounts in a copy of a store.

    The owners of the accounts may have ended some of these sessions after the backup. The proofs of guests stay valid.
    Also end the links and sessions of operators. Otherwise, a link could work a second time.
    """
    with open_file(file) as connection:
        known = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
        if "accounts" in known:
            connection.execute(
                "UPDATE proofs SET ends = ?, follows = NULL WHERE player IN (SELECT player FROM accounts)", (now(),)
            )
        if "operator_keys" in known:
            connection.execute("DELETE FROM operator_keys")
        connection.commit()


def _settle(store: Path) -> None:
    """Let SQLite apply or roll back the log files of the old store, then delete the log files.

    Otherwise SQLite could apply these log files to the new store. An old backup has such a file if `skyhop backup
    --follow` was killed while it wrote.
    """
    if store.exists():
        with contextlib.suppress(sqlite3.Error), open_file(store) as connection:  # the old store may be damaged
            connection.execute("PRAGMA journal_mode = DELETE")
    for log in LOGS:
        store.with_name(store.name + log).unlink(missing_ok=True)


@contextlib.contextmanager
def open_file(file: Path) -> Iterator[sqlite3.Connection]:
    """Open an existing database file for the block. Never create a new file."""
    with contextlib.closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)) as connection:
        _limit_values(connection)
        yield connection


@contextlib.contextmanager
def _make_temporary(file: Path) -> Iterator[Path]:
    """Create an empty temporary file next to `file`, readable only by its owner. Delete it after the block.

    First delete old temporary files of killed processes, because each of them contains the key of a server.
    """
    _delete_leftovers(file)
    handle, name = tempfile.mkstemp(prefix=f"{file.name}.", suffix=".part", dir=file.parent)
    os.close(handle)
    fresh = Path(name)
    try:
        yield fresh
    finally:
        for suffix in ("", *LOGS):
            fresh.with_name(fresh.name + suffix).unlink(missing_ok=True)


def _delete_leftovers(file: Path) -> None:
    """Delete the temporary files next to `file` that no process has changed for `LEFTOVER_SECONDS`."""
    pattern = re.compile(re.escape(file.name) + r"\.[a-z0-9_]{8}\.part(-wal|-shm|-journal)?")
    for path in file.absolute().parent.iterdir():
        with contextlib.suppress(OSError):  # another process may delete it first
            if pattern.fullmatch(path.name) and time.time() - path.stat().st_mtime > LEFTOVER_SECONDS:
                path.unlink()


@contextlib.contextmanager
def explain_errors(sentence: str) -> Iterator[None]:
    """Convert each error of a database file inside the block to a `BackupError`.

    The message of the `BackupError` starts with `sentence`.
    """
    try:
        yield
    except UnicodeDecodeError:  # raised for the database's own error message
        damaged = _("it is damaged")
        raise BackupError(f"{sentence}: {damaged}") from None
    except (BackupError, sqlite3.Error, sa.exc.DBAPIError) as error:
        cause = getattr(error, "orig", error)
        reasons = {"SQLITE_NOTADB": _("it is not a database"), "SQLITE_CORRUPT": _("it is damaged")}
        reason = reasons.get(getattr(cause, "sqlite_errorname", ""), str(cause))
        raise BackupError(f"{sentence}: {reason}") from None


def _sync(folder: Path) -> None:
    """Write a folder's list of files to disk now, if the system supports this."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        os.fsync(handle)
        os.close(handle)


def format_record(info: MatchInfo, journal: Journal, remarks: Sequence[Remark], clocks: Clocks | None = None) -> str:
    """Return a finished match as one line of JSON: journal, remarks, pauses and shuffle proof.

    The line contains no names of guests. `skyhop replay` reads the line.

    The shuffle proof of a daily match contains the secret only after the end of its day.

    Raises:
        ValueError: if the match is not over, which is an error of the caller.
    """
    if journal.outcome is None:
        raise ValueError(info.id)
    line = json.loads(journal.to_line())
    line["remarks"] = [list(remark) for remark in remarks]
    if clocks is not None and clocks.pauses:
        line["pauses"] = [list(pause) for pause in clocks.pauses]
    line["fairness"] = info.build_shuffle_proof(is_over=True) | {"by_lot": info.by_lot}
    return json.dumps(line, separators=(",", ":"))


async def export_records(store: Store) -> AsyncIterator[str]:
    """Yield one line of JSON for each finished match, ordered by start time.

    Only one match is in memory at a time.
    """
    for name in await store.list_finished():
        stored = await store.load(name)
        if stored is not None:  # another process may have removed it meanwhile
            yield format_record(stored.info, stored.journal(), stored.remarks, stored.clocks)
