"""Counters for the rate limits of requests and sign-ins. The store contains them, so all workers share them."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

import sqlalchemy as sa

from skyhop.server.schema import (
    ATTEMPTS,
    CONFIRMATIONS,
    FORMER_NAMES,
    FRIEND_LINKS,
    OPERATOR_KEYS,
    OPERATOR_LOG,
    RESTRICTIONS,
)
from skyhop.server.timestamps import days_ago, milliseconds, milliseconds_between, now, seconds_ahead

COUNTED = sa.text(
    "INSERT INTO attempts (key, count, ends) VALUES (:key, :cost, :ends) "
    "ON CONFLICT (key) DO UPDATE SET count = attempts.count + :cost RETURNING count"
)
COUNTED_BEFORE = sa.select(ATTEMPTS.c.count).where(ATTEMPTS.c.key == sa.bindparam("before"))

COUNT_ATTEMPT = sa.text(
    "INSERT INTO attempts (key, count, ends) VALUES (:key, 1, :ends) ON CONFLICT (key) DO UPDATE SET "
    "count = CASE WHEN attempts.ends <= :now THEN 1 ELSE attempts.count + 1 END, "
    "ends = CASE WHEN attempts.ends <= :now THEN :ends ELSE attempts.ends END RETURNING count, ends"
)


class Window(NamedTuple):
    """Rate limit: the key of a counter, the maximum count, and the length of the window of time in seconds."""

    key: str
    most: int
    seconds: int

    def make_key(self, number: int) -> str:
        """Return the key of the counter for fixed window number `number`."""
        return f"{self.key[:40]}.{self.seconds}.{number}"


class WindowFull(Exception):  # noqa: N818  an expected outcome, not a program error
    """Error raised if a request exceeds a rate limit."""

    def __init__(self, window: Window, seconds: int) -> None:
        """Create an error. `window` is the exceeded rate limit. After `seconds`, the limit allows the same request."""
        super().__init__(window.key)
        self.window = window
        self.seconds = seconds


def count_windows(connection: sa.Connection, windows: Sequence[Window], cost: int) -> None:
    """Add the cost of a request to the counter of each rate limit.

    A limit applies to a window of time that ends now. The store has counters only for fixed windows. The function
    therefore adds a part of the count of the previous fixed window to the count of the present one. This part is
    proportional to the time that the previous fixed window shares with the window of the limit. All callers must
    pass the limits in the same order, since workers could otherwise deadlock.

    Raise `WindowFull` if a count exceeds its limit. The exception names the limit with the longest waiting time.
    The caller must then roll back the transaction.
    """
    waits = [_count_window(connection, window, cost) for window in windows]
    if (longest := max(waits, default=0)) > 0:
        raise WindowFull(windows[waits.index(longest)], math.ceil(longest / 1000))


def _count_window(connection: sa.Connection, window: Window, cost: int) -> int:
    """Add a cost to the counter of a rate limit. If the limit allows the cost, return 0.

    Otherwise return the milliseconds until the limit would allow the cost.
    """
    length = 1000 * window.seconds
    number, elapsed = divmod(milliseconds(), length)
    rest = length - elapsed
    row = {"key": window.make_key(number), "cost": cost, "ends": seconds_ahead((rest + length) / 1000)}
    count = (connection.scalar(COUNTED, row) or 0) - cost
    before = connection.scalar(COUNTED_BEFORE, {"before": window.make_key(number - 1)}) or 0
    return compute_wait(length, rest, before, count, window.most - cost)


def compute_wait(length: int, rest: int, before: int, count: int, most: int) -> int:
    """Return the milliseconds until the count of a sliding window is at most `most`, or 0 if this is already the case.

    `length` and `rest` are the length of the present fixed window and its remaining time in milliseconds. `before`
    and `count` are the counts of the previous and the present fixed window. The sliding window ends now. As time
    passes, a smaller part of the previous fixed window is in the sliding window, so the count of the sliding window
    falls. If `count` alone is above `most`, the present fixed window must end first.
    """
    most = max(most, 0)
    falling, free, ends = (count, most, rest + length) if count > most else (before, most - count, rest)
    return max(0, ends - length * free // falling) if falling else 0


LOG_DAYS = 365
"""Days for which the log keeps an action of an operator."""


def forget_expired(connection: sa.Connection) -> int:
    """Delete expired rows: counters, old names, friend links, unconfirmed addresses, pauses, operators' keys and log.

    Return the number of deleted rows.
    """
    tables = (ATTEMPTS, FORMER_NAMES, FRIEND_LINKS, CONFIRMATIONS, OPERATOR_KEYS)
    expired = {table: table.c.ends <= now() for table in tables}
    expired |= {RESTRICTIONS: RESTRICTIONS.c.until <= now(), OPERATOR_LOG: OPERATOR_LOG.c.at < days_ago(LOG_DAYS)}
    return sum(connection.execute(sa.delete(table).where(old)).rowcount for table, old in expired.items())


def count_attempt(connection: sa.Connection, keys: Mapping[str, tuple[int, int]]) -> int:
    """Count an attempt, such as a sign-in, for each key. Return 0 if the attempt is allowed.

    Otherwise return the seconds to wait. Each key has a maximum number of attempts and a period in seconds. The
    period starts at the first attempt. The caller calls this function before the attempt, so parallel attempts
    cannot exceed the maximum. If one key refuses the attempt, the attempt does not count for the later keys.
    Callers put the key of an IP address before the key of a name. Too many attempts from one address therefore do
    not lock out the owner of the name.
    """
    connection.execute(sa.delete(ATTEMPTS).where(ATTEMPTS.c.ends <= now()))
    for key, (most, seconds) in keys.items():
        values = {"key": key, "now": now(), "ends": seconds_ahead(seconds)}
        count, ends = connection.execute(COUNT_ATTEMPT, values).one()
        if count > most:
            return max(1, math.ceil(milliseconds_between(now(), ends) / 1000))
    return 0


def take_back_attempt(connection: sa.Connection, keys: Collection[str]) -> None:
    """Undo `count_attempt` for these keys, because another limit has refused the attempt."""
    counted = ATTEMPTS.c.key.in_(keys) & (ATTEMPTS.c.count > 0)
    connection.execute(sa.update(ATTEMPTS).where(counted).values(count=ATTEMPTS.c.count - 1))


def forget_attempts(connection: sa.Connection, key: str) -> None:
    """Delete the counter of attempts, such as sign-ins, for a key."""
    connection.execute(sa.delete(ATTEMPTS).where(ATTEMPTS.c.key == key))
