"""Clock that a test controls: the wall clock and the monotonic clock."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace

import pytest

from skyhop.server import timestamps
from skyhop.server.match_registry import MatchRegistry

NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)


class Turned:
    """Stands still until it is turned."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._passed = timedelta()
        monkeypatch.setattr(timestamps, "_utc", lambda: NOON + self._passed)
        monotonic = SimpleNamespace(monotonic_ns=lambda: self._passed // timedelta(microseconds=1) * 1000)
        monkeypatch.setattr(timestamps, "time", monotonic)

    def turn(self, seconds: float) -> None:
        """Let time pass."""
        self._passed += timedelta(seconds=seconds)


async def see_to(matches: MatchRegistry, patience: float = 10) -> None:
    """Let a table see to all that is due by now."""
    ends = time.monotonic() + patience
    while matches.deadlines._heap and time.monotonic() < ends:
        before = list(matches.deadlines._heap)
        await matches.deadlines.enforce_passed()
        if matches.deadlines._heap == before:
            return
        await asyncio.sleep(0)
