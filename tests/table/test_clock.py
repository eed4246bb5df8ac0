"""Times of a match pass evenly, whatever happens to the clock of the machine."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta

import pytest

from skyhop.table.clock import MatchClock, now

NANOSECONDS = 1_000_000


def at(before: timedelta) -> str:
    """The time so long ago, as the store writes it."""
    return (datetime.now(UTC) - before).isoformat(timespec="milliseconds")


def test_a_match_that_begins_now_begins_at_nothing() -> None:
    assert 0 <= MatchClock(now())() < 10_000


def test_a_match_that_is_taken_up_again_goes_on_where_it_was() -> None:
    clock = MatchClock(at(timedelta(days=90)))

    assert 0 <= clock() - 90 * 86_400_000 < 10_000


def test_where_the_clock_was_set_back_meanwhile_nothing_is_before_the_beginning() -> None:
    clock = MatchClock(at(-timedelta(hours=1)))

    assert 0 <= clock() < 10_000


def test_time_passes_by_a_clock_that_nobody_sets(monkeypatch: pytest.MonkeyPatch) -> None:
    passed = 5_000 * NANOSECONDS
    monkeypatch.setattr(time, "monotonic_ns", lambda: passed)
    clock = MatchClock(now())
    first = clock()
    passed += 1_500 * NANOSECONDS

    assert clock() - first == 1_500
