"""What keeps the store from its work: a full disk, a folder that is read-only, another program that holds it.

None is a defect of ours, and each goes away without a restart.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from enum import Enum

from sqlalchemy import exc

from skyhop.core.i18n import _


class Cause(Enum):
    """Why the store cannot do its work now."""

    FULL = "full"
    READ_ONLY = "read-only"
    LOCKED = "locked"
    BROKEN = "broken"
    BUSY = "busy"
    """Too much is asked of it at once."""


CAUSE_OF_CODE = {
    sqlite3.SQLITE_FULL: Cause.FULL,
    sqlite3.SQLITE_IOERR_SHMSIZE: Cause.FULL,
    sqlite3.SQLITE_READONLY: Cause.READ_ONLY,
    sqlite3.SQLITE_PERM: Cause.READ_ONLY,
    sqlite3.SQLITE_BUSY: Cause.LOCKED,
    sqlite3.SQLITE_LOCKED: Cause.LOCKED,
    sqlite3.SQLITE_IOERR: Cause.BROKEN,
    sqlite3.SQLITE_CANTOPEN: Cause.BROKEN,
    sqlite3.SQLITE_CORRUPT: Cause.BROKEN,
    sqlite3.SQLITE_NOTADB: Cause.BROKEN,
}
"""By what SQLite answers, its extended codes first; any other answer is a defect of ours."""


class StoreFault(Exception):  # noqa: N818  it names what is the matter
    """The store cannot do its work now; nothing has been written."""

    def __init__(self, cause: Cause, detail: str) -> None:
        """Carry the cause, and the database's own words for whoever keeps the table."""
        super().__init__(detail)
        self.cause = cause
        self.detail = detail

    def __str__(self) -> str:
        """Say in one sentence what is the matter and what to do, for whoever keeps the table."""
        return {
            Cause.FULL: _("The disk of the store is full (%(detail)s); make room."),
            Cause.READ_ONLY: _("The store cannot be written (%(detail)s); give its owner the right to write."),
            Cause.LOCKED: _("Another program holds the store (%(detail)s); end it or wait."),
            Cause.BROKEN: _("The store cannot be used (%(detail)s); check its disk and its file."),
            Cause.BUSY: _("Too much is asked of the store at once (%(detail)s); wait."),
        }[self.cause] % {"detail": self.detail}


@contextlib.contextmanager
def named_faults() -> Iterator[None]:
    """Raise `StoreFault` for what the database reports and cannot help; all other errors pass."""
    try:
        yield
    except exc.TimeoutError:
        raise StoreFault(Cause.BUSY, "no connection is free") from None
    except (exc.DBAPIError, sqlite3.Error) as error:
        fault = fault_of(getattr(error, "orig", error))
        if fault is None:
            raise
        raise fault from None


def fault_of(error: BaseException | None) -> StoreFault | None:
    """Read what the driver reports; None where it is no fault of the store."""
    code = getattr(error, "sqlite_errorcode", None)
    cause = None if code is None else CAUSE_OF_CODE.get(code) or CAUSE_OF_CODE.get(code & 0xFF)
    return cause and StoreFault(cause, str(error))
