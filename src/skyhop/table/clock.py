"""Times as the store writes them, in UTC; of two, the later one is the greater text."""

from __future__ import annotations

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


def _written(time: datetime) -> str:
    return time.isoformat(timespec="milliseconds")
