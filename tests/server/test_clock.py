"""Tests of the time of a match, which passes evenly if the clock of the machine jumps."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest

from skyhop.server import timestamps as told
from skyhop.server.timestamps import MatchClock, now
from skyhop.web.http.templates import environment

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


def test_where_the_clock_was_set_back_meanwhile_no_time_comes_twice() -> None:
    clock = MatchClock(at(timedelta(hours=1)), 5_400_000)

    assert 0 <= clock() - 5_400_000 < 10_000


def test_time_passes_by_a_clock_that_nobody_sets(monkeypatch: pytest.MonkeyPatch) -> None:
    passed = 5_000 * NANOSECONDS
    monkeypatch.setattr(time, "monotonic_ns", lambda: passed)
    clock = MatchClock(now())
    first = clock()
    passed += 1_500 * NANOSECONDS

    assert clock() - first == 1_500


@pytest.mark.parametrize("hours", [1, -1])
def test_a_match_that_is_opened_again_goes_on_although_somebody_has_set_the_machines_clock(
    monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    """An hour was lost to who was to decide, or won, when the match had left memory or another worker opened it."""
    begun_at, real = now(), datetime

    class Set(datetime):
        @classmethod
        def now(cls, _tz: object = None) -> datetime:  # type: ignore[override]
            return real.now(UTC) + timedelta(hours=hours)

    monkeypatch.setattr(told, "datetime", Set)
    monkeypatch.setattr(time, "time_ns", lambda: round(Set.now().timestamp() * 1e9))

    assert abs(MatchClock(begun_at)()) < 10_000
    assert abs(told.milliseconds_between(begun_at, now())) < 10_000
    shown: Callable[[], int] = environment().globals["now_on_server"]  # type: ignore[assignment]
    assert abs(shown() - real.fromisoformat(begun_at).timestamp() * 1000) < 10_000  # pages count by the same time
