"""Tests of the writer: it groups waiting writes into one commit, answers after it, and refuses too many."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from skyhop.server.exceptions import FaultCause, StoreFault
from skyhop.server.store import sqlite as writers
from skyhop.server.store.sqlite import Writer

INSERT = sa.text("INSERT INTO notes VALUES (:note)")


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[sa.Engine]:
    url = f"sqlite:///{tmp_path / 'notes'}"
    made = sa.create_engine(url, isolation_level="AUTOCOMMIT", poolclass=sa.NullPool)
    with made.connect() as connection:
        connection.execute(sa.text("CREATE TABLE notes (note TEXT UNIQUE)"))
    yield made
    made.dispose()


@pytest.fixture
async def writer(engine: sa.Engine) -> AsyncIterator[Writer]:
    made = Writer(engine)
    yield made
    await made.close()


@pytest.fixture
def statements(engine: sa.Engine) -> list[str]:
    """All that the database is told, in order."""
    told: list[str] = []
    sa.event.listen(engine, "before_cursor_execute", lambda _c, _k, statement, *_more: told.append(statement))
    return told


def note(text: str) -> writers.Work:
    return lambda connection: connection.execute(INSERT, {"note": text}).rowcount


def notes(engine: sa.Engine) -> list[str]:
    with engine.connect() as connection:
        return [row[0] for row in connection.execute(sa.text("SELECT note FROM notes ORDER BY rowid"))]


async def at_work(writer: Writer) -> threading.Event:
    """The writer something to do until the event that is given back is set."""
    begun, go_on = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def wait(_connection: sa.Connection) -> None:
        loop.call_soon_threadsafe(begun.set)
        go_on.wait(20)

    asyncio.create_task(writer.commit(wait)).add_done_callback(lambda done: done.exception())
    await begun.wait()
    return go_on


async def test_what_waits_goes_into_one_commit(writer: Writer, engine: sa.Engine, statements: list[str]) -> None:
    go_on = await at_work(writer)
    waiting = [asyncio.create_task(writer.commit(note(f"{n}"))) for n in range(40)]
    await asyncio.sleep(0.05)
    go_on.set()

    assert await asyncio.gather(*waiting) == [1] * 40
    assert notes(engine) == [f"{n}" for n in range(40)]
    assert statements.count("COMMIT") == 2


async def test_nobody_is_told_before_the_commit(writer: Writer, engine: sa.Engine) -> None:
    told, told_at_commit = list[object](), list[int]()

    def at_commit(_connection: object, _cursor: object, statement: str, *_more: object) -> None:
        if statement == "COMMIT":
            told_at_commit.append(len(told))

    sa.event.listen(engine, "before_cursor_execute", at_commit)
    go_on = await at_work(writer)
    waiting = [asyncio.create_task(writer.commit(note(f"{n}"))) for n in range(3)]
    for task in waiting:
        task.add_done_callback(lambda done: told.append(done.result()))
    await asyncio.sleep(0.05)
    go_on.set()
    await asyncio.gather(*waiting)
    await asyncio.sleep(0)

    assert (told_at_commit, told) == ([0, 0], [1, 1, 1])


async def test_a_commit_that_fails_is_told_to_all_and_nothing_stays(writer: Writer, engine: sa.Engine) -> None:
    is_full = True

    def before(_connection: object, _cursor: object, statement: str, *_more: object) -> None:
        if statement == "COMMIT" and is_full:
            raise StoreFault(FaultCause.FULL, "at the last moment")

    sa.event.listen(engine, "before_cursor_execute", before)
    go_on = await at_work(writer)
    waiting = [asyncio.create_task(writer.commit(note(f"{n}"))) for n in range(3)]
    await asyncio.sleep(0.05)
    go_on.set()
    answers = await asyncio.gather(*waiting, return_exceptions=True)
    kept = notes(engine)
    is_full = False

    assert [getattr(answer, "cause", answer) for answer in answers] == [FaultCause.FULL] * 3
    assert kept == []
    assert await writer.commit(note("later")) == 1


async def test_what_fails_for_itself_spoils_nothing_for_the_others(writer: Writer, engine: sa.Engine) -> None:
    def half(connection: sa.Connection) -> None:
        note("half")(connection)
        note("twice")(connection)

    go_on = await at_work(writer)
    works = (note("one"), note("twice"), half, lambda _connection: 1 / 0, note("last"))
    waiting = [asyncio.create_task(writer.commit(work)) for work in works]
    await asyncio.sleep(0.05)
    go_on.set()
    answers = await asyncio.gather(*waiting, return_exceptions=True)

    assert [type(answer).__name__ for answer in answers] == ["int", "int", "IntegrityError", "ZeroDivisionError", "int"]
    assert notes(engine) == ["one", "twice", "last"]


async def test_more_than_can_wait_is_turned_away_at_once(
    writer: Writer, engine: sa.Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writers, "MAX_WAITING", 5)
    monkeypatch.setattr(writers, "MAX_WRITES_PER_COMMIT", 2)
    go_on = await at_work(writer)
    waiting = [asyncio.create_task(writer.commit(note(f"{n}"))) for n in range(8)]
    await asyncio.sleep(0.05)
    refused = [task.exception() for task in waiting if task.done()]
    go_on.set()
    answers = await asyncio.gather(*waiting, return_exceptions=True)

    assert [isinstance(error, StoreFault) and error.cause for error in refused] == [FaultCause.BUSY] * 3
    assert answers[:5] == [1] * 5
    assert notes(engine) == [f"{n}" for n in range(5)]
    assert await writer.commit(note("later")) == 1


async def test_whoever_goes_away_takes_nothing_from_the_others(writer: Writer, engine: sa.Engine) -> None:
    go_on = await at_work(writer)
    waiting = [asyncio.create_task(writer.commit(note(f"{n}"))) for n in range(3)]
    await asyncio.sleep(0.05)
    waiting[1].cancel()
    go_on.set()
    answers = await asyncio.gather(*waiting, return_exceptions=True)

    assert [type(answer).__name__ for answer in answers] == ["int", "CancelledError", "int"]
    assert {"0", "2"} <= set(notes(engine))


async def test_what_waits_is_written_before_the_end(engine: sa.Engine) -> None:
    writer = Writer(engine)
    go_on = await at_work(writer)
    waiting = [asyncio.create_task(writer.commit(note(f"{n}"))) for n in range(3)]
    await asyncio.sleep(0.05)
    closing = asyncio.create_task(writer.close())
    await asyncio.sleep(0.05)
    go_on.set()
    await closing

    assert [task.result() for task in waiting] == [1, 1, 1]
    assert notes(engine) == ["0", "1", "2"]
