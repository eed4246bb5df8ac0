"""Rate limits that all workers share. The counters for requests and sign-ins are in the store."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import sqlalchemy as sa

from skyhop.server.schema import ATTEMPTS
from skyhop.server.timestamps import milliseconds, milliseconds_between, now, seconds_ahead

COUNTED = sa.text(
    "INSERT INTO attempts (key, count, ends) VALUES (:key, :cost, :ends) "
    "ON CONFLICT (key) DO UPDATE SET count = attempts.count + :cost RETURNING count"
)
COUNTED_BEFORE = sa.select(ATTEMPTS.c.count).where(ATTEMPTS.c.key == sa.bindparam("before"))

TRIED = sa.text(
    "INSERT INTO attempts (key, count, ends) VALUES (:key, 1, :ends) ON CONFLICT (key) DO UPDATE SET "
    "count = CASE WHEN attempts.ends <= :now THEN 1 ELSE attempts.count + 1 END, "
    "ends = CASE WHEN attempts.ends <= :now THEN :ends ELSE attempts.ends END RETURNING count, ends"
)


class Window(NamedTuple):
    """Rate limit: a key, the maximum cost in a window, and the length of the window in seconds."""

    key: str
    most: int
    seconds: int

    def make_key(self, number: int) -> str:
        """Return the key of the counter for the window with this number."""
        return f"{self.key[:40]}.{self.seconds}.{number}"


class WindowFull(Exception):  # noqa: N818  an answer, not an error of the program
    """Refusal of a request that exceeds a rate limit."""

    def __init__(self, window: Window, seconds: int) -> None:
        """Store the window, and the seconds after which a new attempt may succeed."""
        super().__init__(window.key)
        self.window = window
        self.seconds = seconds


def count_windows(connection: sa.Connection, windows: Sequence[Window], cost: int) -> None:
    """Add a cost to the counter of each window.

    The limit applies to a sliding window that ends now. Its count is the count of the present window, plus a share
    of the count of the previous window. The share is the part of the previous window that is inside the sliding
    window. All callers use the same order of windows, since workers could otherwise deadlock.

    Raise `WindowFull` if the count exceeds a limit. The caller must then roll back the transaction.
    """
    for window in windows:
        number, into = divmod(milliseconds() / 1000, window.seconds)
        ends = seconds_ahead(2 * window.seconds - into)
        row = {"key": window.make_key(int(number)), "cost": cost, "ends": ends}
        count = connection.scalar(COUNTED, row) or 0
        before = connection.scalar(COUNTED_BEFORE, {"before": window.make_key(int(number) - 1)}) or 0
        if before * (1 - into / window.seconds) + count > window.most:
            raise WindowFull(window, max(1, math.ceil(window.seconds - into)))


def forget_counts(connection: sa.Connection) -> int:
    """Delete the expired counters of requests and sign-ins. Return the number of deleted counters."""
    return connection.execute(sa.delete(ATTEMPTS).where(ATTEMPTS.c.ends <= now())).rowcount


def count_attempt(connection: sa.Connection, keys: Mapping[str, tuple[int, int]]) -> int:
    """Count an attempt for each key. Return 0 if the attempt is allowed, otherwise the seconds to wait.

    Each key has a limit and a period in seconds. The period starts at the first attempt. The caller counts an
    attempt before making it: parallel attempts then cannot exceed the limit. If one key refuses the attempt, later
    keys are not counted. A person who guesses passphrases therefore locks out nobody else.
    """
    connection.execute(sa.delete(ATTEMPTS).where(ATTEMPTS.c.ends <= now()))
    for key, (most, seconds) in keys.items():
        values = {"key": key, "now": now(), "ends": seconds_ahead(seconds)}
        count, ends = connection.execute(TRIED, values).one()
        if count > most:
            return max(1, milliseconds_between(now(), ends) // 1000)
    return 0


def forget_attempts(connection: sa.Connection, key: str) -> None:
    """Delete the counter of a key."""
    connection.execute(sa.delete(ATTEMPTS).where(ATTEMPTS.c.key == key))
