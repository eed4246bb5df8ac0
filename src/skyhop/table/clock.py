"""Times as the store writes them, in UTC; of two, the later one is the greater text."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta


def now() -> str:
    """The time."""
    return _written(datetime.now(UTC))


def days_ago(days: int) -> str:
    """The time so many days ago."""
    return _written(datetime.now(UTC) - timedelta(days=days))


def hours_ahead(hours: int) -> str:
    """The time in so many hours."""
    return _written(datetime.now(UTC) + timedelta(hours=hours))


class MatchClock:
    """Milliseconds since a match began; they pass evenly, also when somebody sets the clock of the machine."""

    def __init__(self, begun_at: str) -> None:
        """Begin at the time that was written then; where the clock has been set back since, at the beginning."""
        passed = datetime.now(UTC) - datetime.fromisoformat(begun_at)
        self._began = time.monotonic_ns() - max(0, passed // timedelta(microseconds=1)) * 1000

    def __call__(self) -> int:
        """How many have passed."""
        return (time.monotonic_ns() - self._began) // 1_000_000


def _written(time: datetime) -> str:
    return time.isoformat(timespec="milliseconds")
