"""Timestamps in UTC as text. Their alphabetical order is their order in time.

The clock of the machine is read once, at the start of the server. After that, time is monotonic. So no player
loses time if the clock is changed or the machine sleeps. All workers use the start time of their parent
process.
"""

from __future__ import annotations

import os
import time
from datetime import UTC, datetime, timedelta

BEGAN = "SKYHOP_CLOCK_BEGAN"
"""Environment variable of a worker: start of its monotonic time, in nanoseconds."""
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_began = int(os.environ.get(BEGAN) or time.time_ns() - time.monotonic_ns())


def _utc() -> datetime:
    """Return the present time; tests replace this function."""
    return EPOCH + timedelta(microseconds=(_began + time.monotonic_ns()) // 1000)


def list_worker_variables() -> dict[str, str]:
    """Return the environment variables that give a worker the clock of its parent process."""
    return {BEGAN: str(_began)}


def milliseconds() -> int:
    """Return the present time in milliseconds since 1970."""
    return (_utc() - EPOCH) // timedelta(milliseconds=1)


def now() -> str:
    """Return the present time as text in UTC."""
    return _format_time(_utc())


def days_ago(days: int) -> str:
    """Return the time before a number of days, as text."""
    return _format_time(_utc() - timedelta(days=days))


def hours_ahead(hours: int) -> str:
    """Return the time after a number of hours from now, as text."""
    return _format_time(_utc() + timedelta(hours=hours))


def seconds_ahead(seconds: float) -> str:
    """Return the time after a number of seconds from now, as text."""
    return _format_time(_utc() + timedelta(seconds=seconds))


def add_milliseconds(written: str, milliseconds: int) -> str:
    """Return a written time plus a number of milliseconds, as text."""
    return _format_time(datetime.fromisoformat(written) + timedelta(milliseconds=milliseconds))


def milliseconds_between(earlier: str, written: str) -> int:
    """Return the milliseconds from one time to another."""
    passed = datetime.fromisoformat(written) - datetime.fromisoformat(earlier)
    return passed // timedelta(milliseconds=1)


def monotonic_milliseconds() -> int:
    """Return monotonic milliseconds from an arbitrary moment, unaffected by the machine's clock."""
    return time.monotonic_ns() // 1_000_000


class MatchClock:
    """Clock of a match: monotonic milliseconds since its start, unaffected by the machine's clock."""

    def __init__(self, begun_at: str, reached: int = 0) -> None:
        """Start at a stored time.

        If the machine's clock was set back since then, continue from `reached` milliseconds.
        """
        passed = _utc() - datetime.fromisoformat(begun_at)
        self._began = time.monotonic_ns() - max(1000 * reached, passed // timedelta(microseconds=1)) * 1000

    def __call__(self) -> int:
        """Return the milliseconds since the start of the match."""
        return (time.monotonic_ns() - self._began) // 1_000_000


def _format_time(time: datetime) -> str:
    return time.isoformat(timespec="milliseconds")
