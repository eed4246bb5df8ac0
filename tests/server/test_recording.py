"""Consequences of events are recorded exactly once, despite kills, failures and several workers."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa
from tests.amount import in_turn
from tests.server.recorder import KILLED, Ends, counted, ended, prepared, serving

from skyhop.server.events import ServerEvent
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.store import projections
from skyhop.server.store.store import Store, open_store

pytestmark = pytest.mark.both_databases

PATIENCE = 30
FAILED = "A recorder failed at one match, and goes on with the others: ends counted."


def failures(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.exc_info]


async def until_counted(store: Store, count: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await counted(store))[0] < count:  # noqa: ASYNC110  the store tells nobody
            await asyncio.sleep(0.01)


@pytest.mark.process
@pytest.mark.parametrize(
    ("moment", "by_then"), in_turn([("amid", KILLED - 1), ("before", KILLED - 1), ("behind", KILLED)], 2)
)
async def test_each_event_counts_once_whenever_the_table_is_killed(tmp_path: Path, moment: str, by_then: int) -> None:
    command = [sys.executable, "-m", "tests.server.recorder", str(tmp_path), moment]
    killed = await asyncio.to_thread(subprocess.run, command, check=False, timeout=120)
    store = await open_store(tmp_path)
    found = [await counted(store)]

    async with serving(MatchRegistry(store, (), (Ends(),))):
        await until_counted(store, KILLED)
        await asyncio.sleep(0.1)
    found.append(await counted(store))

    over = set(await store.list_finished())
    await store.close()
    assert killed.returncode == -signal.SIGKILL
    assert [total for total, _matches in found] == [by_then, KILLED]
    assert found[1][1] == over
    assert len(over) == KILLED


async def test_a_recorder_takes_up_what_ended_before_it_was_there(store: Store, matches: MatchRegistry) -> None:
    await prepared(store)
    names = {await ended(matches) for _match in range(25)}

    async with serving(MatchRegistry(store, (), (Ends(),))):
        await until_counted(store, 25)

    assert await counted(store) == (25, names)


async def test_an_event_that_cannot_be_recorded_keeps_no_other_from_it_and_is_tried_again(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(projections, "CHECK_SECONDS", 0.01)
    await prepared(store)
    bad = set[str]()

    class Failing(Ends):
        def record(self, connection: sa.Connection, event: ServerEvent) -> None:
            super().record(connection, event)
            if event.match in bad:
                raise ArithmeticError

    matches = MatchRegistry(store, (), (Failing(),))
    bad.add(await ended(matches))
    async with serving(matches):
        good = await ended(matches)
        await until_counted(store, 1)
        await asyncio.sleep(0.2)
        amid = await counted(store)
        problem = bad.pop()
        await until_counted(store, 2)

    assert amid == (1, {good})
    assert await counted(store) == (2, {good, problem})
    assert failures(caplog) == [FAILED]


async def test_more_failures_than_are_read_at_once_keep_no_other_from_being_recorded(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    class Failing(Ends):
        def record(self, connection: sa.Connection, event: ServerEvent) -> None:
            if event.match in bad:
                raise ArithmeticError
            super().record(connection, event)

    await prepared(store)
    matches = MatchRegistry(store, (), (Failing(),))
    bad = {await ended(matches) for _match in range(11)}
    good = await ended(matches)
    async with serving(matches):
        await until_counted(store, 1)

    assert await counted(store) == (1, {good})
    assert failures(caplog) == [FAILED] * 11


@pytest.mark.parametrize("constraint", ["CREATE UNIQUE INDEX other ON counted (substr(match, 1, 0))", ""])
async def test_an_event_that_leaves_no_row_is_tried_once_in_a_pass_and_logged(
    store: Store, caplog: pytest.LogCaptureFixture, constraint: str
) -> None:
    """A unique index that is none of ours refuses the second row, or a recorder writes none."""
    tries = list[str]()

    class Failing(Ends):
        def record(self, connection: sa.Connection, event: ServerEvent) -> None:
            tries.append(event.match)
            if constraint or event.match == first:
                super().record(connection, event)

    await prepared(store)
    if constraint:
        await store.write(lambda connection: connection.execute(sa.text(constraint)))
    matches = MatchRegistry(store, (), (Failing(),))
    first, second = [await ended(matches) for _match in range(2)]
    async with serving(matches):
        await until_counted(store, 1)
        async with asyncio.timeout(PATIENCE):
            while not failures(caplog):  # noqa: ASYNC110  the log tells nobody
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)

    assert await counted(store) == (1, {first})
    assert tries == [first, second]
    assert failures(caplog) == [FAILED]


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_of_several_workers_one_records_each_event(database: str, store: Store) -> None:
    await prepared(store)
    workers = [MatchRegistry(await open_store(Path(), database), (), (Ends(),)) for _worker in range(3)]

    async with serving(workers[0]), serving(workers[1]), serving(workers[2]):
        names = await asyncio.gather(*(ended(worker) for worker in workers for _match in range(8)))
        await until_counted(store, len(names))
        await asyncio.sleep(0.2)

    assert await counted(store) == (24, set(names))
    for worker in workers:
        await worker.close()
