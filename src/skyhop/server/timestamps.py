"""Times as the store writes them, in UTC; of two, the later one is the greater text.

Time passes evenly from the moment when the table began, by the machine's clock of then: who sets that clock meanwhile,
or lets the machine sleep, costs nobody time. All workers go by the moment of the process that started them.
"""

from __future__ import annotations

import os
import time
from datetime import UTC, datetime, timedelta

BEGAN = "SKYHOP_CLOCK_BEGAN"
"""Of a worker's environment: when the clock that passes evenly began, in nanoseconds."""
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_began = int(os.environ.get(BEGAN) or time.time_ns() - time.monotonic_ns())


def _utc() -> datetime:
    """The time; tests turn it."""
    return EPOCH + timedelta(microseconds=(_began + time.monotonic_ns()) // 1000)


def variables() -> dict[str, str]:
    """What tells a worker, by its environment, the time of the process that started it."""
    return {BEGAN: str(_began)}


def milliseconds() -> int:
    """The time in milliseconds since 1970."""
    return (_utc() - EPOCH) // timedelta(milliseconds=1)


def now() -> str:
    """The time."""
    return _written(_utc())


def days_ago(days: int) -> str:
    """The time so many days ago."""
    return _written(_utc() - timedelta(days=days))


def hours_ahead(hours: int) -> str:
    """The time in so many hours."""
    return _written(_utc() + timedelta(hours=hours))


def seconds_ahead(seconds: float) -> str:
    """The time in so many seconds."""
    return _written(_utc() + timedelta(seconds=seconds))


def later(written: str, milliseconds: int) -> str:
    """The time so many milliseconds after another."""
    return _written(datetime.fromisoformat(written) + timedelta(milliseconds=milliseconds))


def between(earlier: str, written: str) -> int:
    """The milliseconds from one time to another."""
    passed = datetime.fromisoformat(written) - datetime.fromisoformat(earlier)
    return passed // timedelta(milliseconds=1)


def passed() -> int:
    """Milliseconds that have passed since some moment, evenly, also when somebody sets the clock of the machine."""
    return time.monotonic_ns() // 1_000_000


class MatchClock:
    """Milliseconds since a match began; they pass evenly, also when somebody sets the clock of the machine."""

    def __init__(self, begun_at: str, reached: int = 0) -> None:
        """Begin at the time that was written then; where the clock has been set back since, at what it had reached."""
        passed = _utc() - datetime.fromisoformat(begun_at)
        self._began = time.monotonic_ns() - max(1000 * reached, passed // timedelta(microseconds=1)) * 1000

    def __call__(self) -> int:
        """How many have passed."""
        return (time.monotonic_ns() - self._began) // 1_000_000


def _written(time: datetime) -> str:
    return time.isoformat(timespec="milliseconds")
