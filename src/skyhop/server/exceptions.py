"""Exceptions of the server: faults of the store, and refusals of actions in a match.

Faults of the store include a full disk, a read-only folder and a locked database. After the cause is removed,
the server works again without a restart.
"""

from __future__ import annotations

import contextlib
import errno
import sqlite3
from collections.abc import Iterator
from enum import Enum

from sqlalchemy import Column, exc

from skyhop.game.action import Refusal, Refused
from skyhop.i18n import _


class FaultCause(Enum):
    """Cause of a fault of the store."""

    FULL = "full"
    READ_ONLY = "read-only"
    LOCKED = "locked"
    BROKEN = "broken"
    BUSY = "busy"
    """Too many requests to the store at once."""


CAUSE_OF_CODE = {
    **dict.fromkeys([sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_SHMSIZE], FaultCause.FULL),
    **dict.fromkeys([sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM], FaultCause.READ_ONLY),
    **dict.fromkeys([sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED], FaultCause.LOCKED),
    **dict.fromkeys([sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN], FaultCause.BROKEN),
    **dict.fromkeys([sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB], FaultCause.BROKEN),
}
"""Causes of store faults by SQLite error code. Extended codes come first. Every other code is a defect of skyhop."""

CAUSE_OF_STATE = {
    "53100": FaultCause.FULL,
    "53300": FaultCause.BUSY,
    **dict.fromkeys(["25006", "42501"], FaultCause.READ_ONLY),
    **dict.fromkeys(["55P03", "40"], FaultCause.LOCKED),
    **dict.fromkeys(["53", "57", "58", "08", "28", "3D", "XX"], FaultCause.BROKEN),
}
"""Causes of store faults by PostgreSQL error state. A lookup tries the complete state first, then its class."""

CAUSE_OF_ERROR = {
    **dict.fromkeys([errno.ENOSPC, errno.EDQUOT], FaultCause.FULL),
    **dict.fromkeys([errno.EROFS, errno.EACCES, errno.EPERM], FaultCause.READ_ONLY),
}
"""Causes of store faults by system error number. Every other error, such as a lost connection, means a broken store."""


class StoreFault(Exception):  # noqa: N818  an expected outcome, not a program error
    """Error raised if the store does not work at present. Nothing was written."""

    def __init__(self, cause: FaultCause, detail: str) -> None:
        """Create a fault. `cause` is its cause. `detail` is the message of the database, for the operator."""
        super().__init__(detail)
        self.cause = cause
        self.detail = detail

    def __str__(self) -> str:
        """Return one sentence for the operator with the problem and its remedy."""
        return {
            FaultCause.FULL: _("The disk of the store is full (%(detail)s). Free some space."),
            FaultCause.READ_ONLY: _(
                "The store cannot be written (%(detail)s). Give write permission to the user that runs the server."
            ),
            FaultCause.LOCKED: _("Another program has locked the store (%(detail)s). Stop the other program, or wait."),
            FaultCause.BROKEN: _(
                "The store cannot be used (%(detail)s). Check its disk and file, or its database server."
            ),
            FaultCause.BUSY: _("The store is too busy (%(detail)s). Wait a moment, then try again."),
        }[self.cause] % {"detail": self.detail}


@contextlib.contextmanager
def raise_store_faults() -> Iterator[None]:
    """Convert database and disk errors inside the block to `StoreFault`.

    Errors that a defect of skyhop caused stay unchanged.
    """
    try:
        yield
    except exc.TimeoutError:
        raise StoreFault(FaultCause.BUSY, "no connection is free") from None
    except Exception as error:
        fault = find_store_fault(error)
        if fault is None:
            raise
        raise fault from None


def is_duplicate(error: exc.IntegrityError, *key: Column[object]) -> bool:
    """Return True if the error means that another writer has already inserted a row with the same key.

    The key is the primary key of a table, or one unique column. For an error about another constraint, return False.
    """
    table, driver_error = key[0].table, error.orig.__cause__ if error.orig else None
    is_primary = {*key} == {*table.primary_key}
    constraint = f"{table.name}_pkey" if is_primary else f"{table.name}_{key[0].name}_key"  # as PostgreSQL names it
    message = f"UNIQUE constraint failed: {', '.join(f'{table.name}.{column.name}' for column in key)}"
    return getattr(driver_error, "constraint_name", None) == constraint or str(error.orig) == message


def find_store_fault(error: BaseException) -> StoreFault | None:
    """Return the `StoreFault` that corresponds to a database or connection error.

    Return None for all other errors.
    """
    reported = getattr(error, "orig", None) or error
    detail = str(reported)
    code, state = getattr(reported, "sqlite_errorcode", None), getattr(reported, "sqlstate", None)
    cause = None
    if code is not None:
        cause = CAUSE_OF_CODE.get(code) or CAUSE_OF_CODE.get(code & 0xFF)
    elif state is not None:
        cause = CAUSE_OF_STATE.get(state) or CAUSE_OF_STATE.get(state[:2])
        detail = getattr(reported, "message", detail)
    elif getattr(error, "connection_invalidated", False) or isinstance(error, OSError):
        cause = CAUSE_OF_ERROR.get(getattr(error, "errno", None) or 0, FaultCause.BROKEN)
    return cause and StoreFault(cause, " ".join(detail.split()))


class StaleAction(Exception):  # noqa: N818  an expected outcome, not a program error
    """Error raised for a command that does not suit the current state of the match: for example, an old action.

    `is_repeated` is True if the seat has already played this action.
    """

    def __init__(self, *, is_repeated: bool) -> None:
        super().__init__()
        self.is_repeated = is_repeated

    def __str__(self) -> str:
        if self.is_repeated:
            return _("This exact action was already played. The match now has a newer position.")
        return _("Your action is for an older position, so the server refused it. Read the current position, then act.")


class ClaimTooEarly(Exception):  # noqa: N818  an expected outcome, not a program error
    """Error raised if a player claims a match too early after the disconnect of another player.

    The disconnected player has returned, or the claiming player must still wait.
    """

    def __str__(self) -> str:
        return _("The player is back, or has not been away long enough. The match continues.")


class MatchPaused(Refused):
    """Refusal of an action while the match is paused."""

    def __init__(self) -> None:
        super().__init__(Refusal("", _("The match is paused. Resume it first.")))


class MatchNotStarted(Refused):
    """Refusal of an action in an offered match, because not all seats are taken."""

    def __init__(self) -> None:
        super().__init__(Refusal("", _("Cards are shown when everyone has joined.")))


class UnknownMatch(LookupError):  # noqa: N818  an expected outcome, not a program error
    """Error raised if no match, or no tournament, has the requested id."""
