"""A backup that follows its table: after the first copy it is given what is new, twice a second.

A journal only grows, and a match that is over never changes, but for whose seats they are. So what is new is found by
what the backup has: matches that it lacks, and those that go on in it, of which it has the first entries. Of these the
rows of match and seats are taken anew, whole, and the entries behind its last one. Players, proofs and tokens are
compared; where one was merged into another, the seats are taken anew, also of matches that are over.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

from skyhop.core.language.i18n import _
from skyhop.table.backup import KEPT_KEY, BackupError, back_up, explained, opened_file
from skyhop.table.damage import Contents
from skyhop.table.folder import STORE, signing_key

EVERY = 0.5
"""Seconds between two looks at the table; somewhat more than that may be lost with its disk."""
GONE = "SELECT id FROM matches WHERE NOT EXISTS (SELECT 1 FROM live.matches AS other WHERE other.id = matches.id)"
NEWS = (
    f"DELETE FROM entries WHERE match IN ({GONE})",  # noqa: S608  all of it is ours
    f"DELETE FROM seats WHERE match IN ({GONE})",  # noqa: S608
    f"DELETE FROM matches WHERE id IN ({GONE})",  # noqa: S608
    "DELETE FROM proofs WHERE hash NOT IN (SELECT hash FROM live.proofs)",
    "DELETE FROM tokens WHERE hash NOT IN (SELECT hash FROM live.tokens)",
    "DELETE FROM ratings WHERE player NOT IN (SELECT id FROM live.players)",
    "DELETE FROM players WHERE id NOT IN (SELECT id FROM live.players)",
    "INSERT OR REPLACE INTO players SELECT * FROM live.players EXCEPT SELECT * FROM players",
    "INSERT OR REPLACE INTO proofs SELECT * FROM live.proofs EXCEPT SELECT * FROM proofs",
    "INSERT OR REPLACE INTO tokens SELECT * FROM live.tokens EXCEPT SELECT * FROM tokens",
    "INSERT OR REPLACE INTO ratings SELECT * FROM live.ratings EXCEPT SELECT * FROM ratings",
    "INSERT OR REPLACE INTO alive SELECT * FROM live.alive",
    "CREATE TEMP TABLE due AS SELECT id FROM live.matches EXCEPT SELECT id FROM matches WHERE ended_at IS NOT NULL",
    "INSERT OR REPLACE INTO matches SELECT * FROM live.matches WHERE id IN (SELECT id FROM due)",
    "INSERT OR REPLACE INTO seats SELECT * FROM live.seats WHERE match IN (SELECT id FROM due)",
    """INSERT OR REPLACE INTO seats SELECT new.* FROM players CROSS JOIN seats AS old ON old.player = players.id
       CROSS JOIN live.seats AS new ON new.match = old.match AND new.seat = old.seat
       WHERE players.merged_into IS NOT NULL""",
    """INSERT INTO entries SELECT new.* FROM due CROSS JOIN live.entries AS new ON new.match = due.id
       AND new.ply > (SELECT coalesce(max(ply), -1) FROM entries WHERE match = due.id)""",
    "DROP TABLE due",
)
"""In one transaction: all of it is read as it was at one moment, and stands in the backup whole or not at all."""
BOTH_SHAPES = "SELECT (SELECT version_num FROM alembic_version), (SELECT version_num FROM live.alembic_version)"


class Follower:
    """Keeps a backup up to date."""

    def __init__(self, folder: Path, file: Path) -> None:
        """Make the first copy.

        Raises:
            BackupError: where none can be made, or the file is that of another table, which would be lost.

        """
        self._store = folder / STORE
        self._file = file
        if file.is_file() and _key_in(file) not in (None, signing_key(folder)):
            problem = _("%(file)s is the backup of another table, and may be all that is left of it; name another file")
            raise BackupError(problem % {"file": file})
        self._identity = self._store.stat().st_ino
        self._seen = self._stamp()
        self.contents: Contents = back_up(folder, file)

    def catch_up(self) -> bool:
        """Write what is new; say whether anything had been written to the table.

        Raises:
            BackupError: where the table's store is gone, or another one: what was kept stays.

        """
        stamp = self._stamp()
        if stamp == self._seen:
            return False
        names = {"file": self._file, "store": self._store}
        with explained(_("%(file)s cannot follow %(store)s any further") % names), opened_file(self._file) as kept:
            kept.execute("ATTACH ? AS live", (f"{self._store.absolute().as_uri()}?mode=rw",))
            kept.execute("BEGIN IMMEDIATE")
            own, other = kept.execute(BOTH_SHAPES).fetchone()
            if own != other:
                raise BackupError(_("another version of skyhop has brought it into another shape; start anew"))
            for statement in NEWS:
                kept.execute(statement)
            kept.commit()
        self._seen = stamp
        return True

    def _stamp(self) -> tuple[int, ...]:
        """What changes whenever something is written to the store."""
        log = self._store.with_name(f"{self._store.name}-wal")
        try:
            found = self._store.stat()
        except OSError:
            found = None
        if found is None or found.st_ino != self._identity:
            problem = _("%(store)s is gone, or another one is in its place; %(file)s stays as it is")
            raise BackupError(problem % {"store": self._store, "file": self._file})
        try:
            logged = log.stat()
        except OSError:  # nobody has the store open
            return found.st_mtime_ns, found.st_size
        return found.st_mtime_ns, found.st_size, logged.st_mtime_ns, logged.st_size


def _key_in(file: Path) -> bytes | None:
    """The key that a backup has; None where it has none, or is no backup."""
    try:
        with opened_file(file) as connection:
            row = connection.execute(f"SELECT key FROM {KEPT_KEY}").fetchone()  # noqa: S608  the name is ours
    except sqlite3.Error:
        return None
    return bytes(row[0]) if row and isinstance(row[0], bytes) else None
