"""Timestamps in UTC as text. Their alphabetical order is also their order in time.

The server reads the machine's clock only once, at its start. Later times follow from monotonic time. A change of
the machine's clock therefore costs no player any time. All workers use the start time of their parent process.
"""

from __future__ import annotations

import asyncio
import os
import time
from datetime import UTC, datetime, timedelta

BEGAN = "SKYHOP_CLOCK_BEGAN"
"""Environment variable of a worker.

It contains the time at which monotonic time was zero, in nanoseconds since 1970.
"""
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_began = int(os.environ.get(BEGAN) or time.time_ns() - time.monotonic_ns())


def _utc() -> datetime:
    """Return the present time. Tests replace this function."""
    return EPOCH + timedelta(microseconds=(_began + time.monotonic_ns()) // 1000)


def list_worker_variables() -> dict[str, str]:
    """Return the environment variables from which a worker takes the clock of its parent process."""
    return {BEGAN: str(_began)}


def milliseconds() -> int:
    """Return the present time in milliseconds since 1970."""
    return (_utc() - EPOCH) // timedelta(milliseconds=1)


def now() -> str:
    """Return the present time as text in UTC."""
    return _format_time(_utc())


def find_today() -> str:
    """Return the present UTC day by the clock of the server, such as `2026-06-01`."""
    return now()[: len("2026-06-01")]


def days_ago(days: int) -> str:
    """Return the time `days` days before now, as text."""
    return _format_time(_utc() - timedelta(days=days))


def hours_ahead(hours: int) -> str:
    """Return the time `hours` hours after now, as text."""
    return _format_time(_utc() + timedelta(hours=hours))


def seconds_ahead(seconds: float) -> str:
    """Return the time `seconds` seconds after now, as text."""
    return _format_time(_utc() + timedelta(seconds=seconds))


def add_milliseconds(timestamp: str, milliseconds: int) -> str:
    """Return the time that is `milliseconds` after the time `timestamp`, as text."""
    return _format_time(datetime.fromisoformat(timestamp) + timedelta(milliseconds=milliseconds))


def milliseconds_between(earlier: str, later: str) -> int:
    """Return the milliseconds from the time `earlier` to the time `later`."""
    passed = datetime.fromisoformat(later) - datetime.fromisoformat(earlier)
    return passed // timedelta(milliseconds=1)


def monotonic_milliseconds() -> int:
    """Return the milliseconds since an arbitrary moment. A change of the machine's clock does not affect the result."""
    return time.monotonic_ns() // 1_000_000


async def wait_for_event(event: asyncio.Event, seconds: float) -> bool:
    """Wait for an event. Return False if it does not happen within `seconds`."""
    try:
        async with asyncio.timeout(seconds):  # wait_for can lose a cancellation before Python 3.12
            await event.wait()
    except TimeoutError:
        return False
    return True


class MatchClock:
    """Clock of a match, in milliseconds since the start of the match.

    A change of the machine's clock does not affect the clock of the match.
    """

    def __init__(self, begun_at: str, latest: int = 0) -> None:
        """Create the clock of a match that started at a stored time.

        `latest` is the latest stored time of the match in milliseconds. If somebody has set back the machine's
        clock since then, the clock of the match continues from `latest`.
        """
        passed = _utc() - datetime.fromisoformat(begun_at)
        self._began = time.monotonic_ns() - max(1000 * latest, passed // timedelta(microseconds=1)) * 1000

    def __call__(self) -> int:
        """Return the milliseconds since the start of the match."""
        return (time.monotonic_ns() - self._began) // 1_000_000


def _format_time(time: datetime) -> str:
    return time.isoformat(timespec="milliseconds")
