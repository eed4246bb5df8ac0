"""Background work continues after a failure, and one line of the log names the failed work."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from tests.server.acting import played
from tests.server.recorder import serving

from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches import retention
from skyhop.server.matches.broadcast import REPORT_SEPARATOR
from skyhop.server.matches.live import Live
from skyhop.server.matches.retention import supervise
from skyhop.server.store import postgresql
from skyhop.server.store.store import Store, open_store


@pytest.fixture(autouse=True)
def _in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "MIN_PAUSE_SECONDS", 0.005)


def failures(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR]


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not is_so():  # noqa: ASYNC110  nobody tells
            await asyncio.sleep(0.01)


async def test_work_that_fails_is_logged_once_for_each_cause_and_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    errors: list[type[Exception]] = [KeyError, KeyError, KeyError, OSError, KeyError]

    async def work() -> None:
        if errors:
            raise errors.pop(0)

    await supervise("the work", work)

    assert errors == []
    assert failures(caplog) == ["A background service failed and restarts after a pause: the work."] * 3


async def test_pauses_grow_until_it_has_worked_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    slept, clock = list[float](), [0.0]
    works = iter([0.0, 0.0, 0.0, 0.0, 99.0, 0.0])

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def work() -> None:
        seconds = next(works, None)
        if seconds is not None:
            clock[0] += seconds
            raise KeyError

    monkeypatch.setattr(retention, "MIN_PAUSE_SECONDS", 20.0)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    await supervise("the work", work)

    assert slept == [20.0, 40.0, 60.0, 60.0, 20.0, 40.0]


async def test_retention_continues_after_an_unforeseen_fault(
    matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    looked = list[int]()

    def drop_idle() -> None:
        looked.append(len(looked))
        if len(looked) == 2:
            raise RuntimeError

    monkeypatch.setattr(retention, "MINUTE", 0.001)
    monkeypatch.setattr(matches.retention, "_drop_idle", drop_idle)
    async with serving(matches):
        await until(lambda: len(looked) > 4)

    assert failures(caplog) == ["A background service failed and restarts after a pause: retention."]


async def test_a_failed_retention_task_does_not_stop_the_others(
    matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    done = list[str]()

    async def fail() -> None:
        raise ArithmeticError

    monkeypatch.setattr(matches.retention, "forget_old", fail)
    monkeypatch.setattr(retention, "forget_expired", lambda _connection: done.append("counts"))
    async with serving(matches):
        await until(lambda: bool(done))

    assert failures(caplog) == ["One retention task failed."]


async def test_a_line_of_another_worker_that_cannot_be_read_keeps_no_other_from_being_heard(
    matches: MatchRegistry, store: Store, live: Live, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    follows = list[str]()

    async def others() -> AsyncIterator[str | None]:
        yield f"{live.info.id}{REPORT_SEPARATOR}no json"
        yield live.info.id
        await asyncio.Event().wait()

    async def catch_up() -> None:
        follows.append(live.info.id)

    monkeypatch.setattr(store, "follow_workers", others)
    monkeypatch.setattr(live, "catch_up", catch_up)
    async with serving(matches):
        await until(lambda: bool(follows))

    assert follows == [live.info.id]
    assert failures(caplog) == ["News of another worker cannot be followed."]


async def test_news_of_other_workers_go_on_after_an_unforeseen_fault_and_what_was_missed_is_caught_up(
    matches: MatchRegistry, store: Store, live: Live, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    follows, times = list[str](), iter([True, False])

    async def others() -> AsyncIterator[str | None]:
        yield None
        if next(times):
            raise RuntimeError
        await asyncio.Event().wait()

    async def catch_up() -> None:
        follows.append(live.info.id)

    monkeypatch.setattr(store, "follow_workers", others)
    monkeypatch.setattr(live, "catch_up", catch_up)
    async with serving(matches):
        await until(lambda: len(follows) == 2)

    assert follows == [live.info.id] * 2
    assert failures(caplog) == ["A background service failed and restarts after a pause: news of other workers."]


async def test_a_match_that_cannot_be_followed_keeps_no_other_from_it(
    matches: MatchRegistry, store: Store, live: Live, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    other = await matches.start("balloon-cup", "rio-grande", live.seats, 0)
    follows = list[str]()

    async def others() -> AsyncIterator[str | None]:
        yield live.info.id
        yield other.info.id
        await asyncio.Event().wait()

    async def catch_up() -> None:
        follows.append(other.info.id)

    async def fail() -> None:
        raise ArithmeticError

    monkeypatch.setattr(store, "follow_workers", others)
    monkeypatch.setattr(live, "catch_up", fail)
    monkeypatch.setattr(other, "catch_up", catch_up)
    async with serving(matches):
        await until(lambda: bool(follows))

    assert follows == [other.info.id]
    assert failures(caplog) == ["What another worker wrote to a match cannot be followed."]


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_a_worker_whose_listener_failed_shows_what_another_has_written_meanwhile(
    database: str, live: Live, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    listened, played_on = postgresql.Channel._listen_once, asyncio.Event()

    async def fails_first(channel: postgresql.Channel) -> AsyncIterator[str | None]:
        if not played_on.is_set():
            await played_on.wait()
            raise RuntimeError
        async for news in listened(channel):
            yield news

    monkeypatch.setattr(postgresql.Channel, "_listen_once", fails_first)
    elsewhere = MatchRegistry(await open_store(Path(), database))
    there = await elsewhere.open(live.info.id)
    async with serving(elsewhere):
        change = there.channel.next
        await played(live, 2)
        played_on.set()
        await asyncio.wait_for(change.wait(), 30)

    assert there.version == live.version
    assert failures(caplog) == ["A background service failed and restarts after a pause: news of other workers."]
    await elsewhere.close()
