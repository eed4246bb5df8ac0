"""Tests of a store that cannot write: it gives the reason, changes nothing, and continues when it can."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from tests.obstacles import obstacle
from tests.server.acting import act, an_action

from skyhop.server.exceptions import FaultCause, StoreFault, find_store_fault, raise_store_faults
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Sit
from skyhop.server.matches.live import Live
from skyhop.server.matches.proposals import DRAW, Propose
from skyhop.server.seats import Seat
from skyhop.server.store import postgresql, sqlite
from skyhop.server.store.data_folder import STORE
from skyhop.server.store.postgresql import WrongAddress, parse_address
from skyhop.server.store.store import Store, prepare_store

pytestmark = pytest.mark.both_databases

CAUSES = ["full", "read-only", "locked"]


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for other programs only briefly."""
    monkeypatch.setattr(sqlite, "PRAGMAS", (*sqlite.PRAGMAS[:-1], "busy_timeout=50"))
    monkeypatch.setattr(postgresql, "LOCK_TIMEOUT", 0.05)


async def refused_four_times(live: Live) -> list[StoreFault]:
    """Play on, since the last page of a full store may still hold some entries, and try again what was refused."""
    faults: list[StoreFault] = []
    action = an_action(live)
    while len(faults) < 4:
        try:
            await act(live, *action)
        except StoreFault as fault:
            faults.append(fault)
        else:
            action = an_action(live)
    return faults


@pytest.mark.parametrize("cause", CAUSES)
async def test_what_cannot_be_kept_is_not_played_and_later_it_is(
    store: Store, live: Live, tmp_path: Path, cause: str, caplog: pytest.LogCaptureFixture
) -> None:
    with obstacle(store, tmp_path, cause):
        faults = await refused_four_times(live)
    played = live.match.ply
    refused = an_action(live)
    await act(live, *refused)

    stored = await store.load(live.info.id)
    assert stored is not None
    assert {fault.cause for fault in faults} == {FaultCause(cause)}
    assert (played, refused[::2]) == (refused[1], stored.entries[played][:2])
    assert [entry[:2] for entry in live.match.journal.entries] == [entry[:2] for entry in stored.entries]
    changes = ["works again" in line for line in caplog.messages]
    assert changes == [False, True]
    assert all(cause in line for line in caplog.messages[::2])
    assert all("\n" not in line for line in caplog.messages)


async def begin_many(matches: MatchRegistry) -> None:
    for _match in range(50):
        await matches.start("balloon-cup", "rio-grande", (Seat("guest", "cleo"), Seat("bot", "random")), 0)


@pytest.mark.parametrize("cause", CAUSES)
async def test_neither_a_match_nor_a_seat_nor_an_offer_is_half_kept(
    store: Store, matches: MatchRegistry, live: Live, tmp_path: Path, cause: str
) -> None:
    waiting = await matches.start("balloon-cup", "rio-grande", (Seat("guest", "anna"), Seat("open")), 0)
    before = [await store.load(match.info.id) for match in (live, waiting)]

    with obstacle(store, tmp_path, cause):
        with pytest.raises(StoreFault):
            await begin_many(matches)
        if cause != "full":  # a change in its place needs no room
            with pytest.raises(StoreFault):
                await waiting.handle(Sit(Seat("guest", "ben")))
            with pytest.raises(StoreFault):
                await live.handle(Propose(DRAW), 0, live.match.ply)
            assert [waiting.seats[1], DRAW.proposer_of(live)] == [Seat("open"), None]
            assert before == [await store.load(match.info.id) for match in (live, waiting)]
        kept = await store.list_matches("cleo")

    for row in kept:
        assert (await matches.open(row.id)).match.to_decide == 0


async def test_a_bot_plays_on_when_the_store_works_again(
    store: Store, matches: MatchRegistry, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skyhop.server.matches.live.RETRY_SECONDS", 0.05)
    live = await matches.start("balloon-cup", "rio-grande", (Seat("guest", "anna"), Seat("bot", "random")), 1)

    with obstacle(store, tmp_path, "locked"):
        live.bots.start()
        await asyncio.sleep(0.3)
        waited = live.match.to_decide
    await live.bots.wait(60)

    assert (waited, live.match.to_decide) == (1, 0)


def test_a_folder_that_cannot_be_written_is_told_before_anything_is_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare_store(tmp_path)
    monkeypatch.setattr(sqlite, "PRAGMAS", ("query_only=ON",))

    with pytest.raises(
        StoreFault, match=r"cannot be written .*readonly.*Give write permission to the user that runs the server"
    ):
        prepare_store(tmp_path)


def test_a_file_that_is_no_store_is_told(tmp_path: Path) -> None:
    (tmp_path / STORE).write_text("not a database at all" * 100)

    with pytest.raises(StoreFault, match="Check its disk and file"):
        prepare_store(tmp_path)


def test_a_mistake_in_a_statement_is_no_fault_of_the_store() -> None:
    engine = sa.create_engine("sqlite://")

    with pytest.raises(sa.exc.OperationalError), raise_store_faults(), engine.connect() as connection:
        connection.execute(sa.text("SELECT nothing FROM nowhere"))
    engine.dispose()
    assert find_store_fault(ValueError()) is None


def test_a_pool_without_a_free_connection_is_a_fault() -> None:
    with pytest.raises(StoreFault) as fault, raise_store_faults():
        raise sa.exc.TimeoutError

    assert fault.value.cause is FaultCause.BUSY


@pytest.mark.parametrize(
    ("code", "cause"),
    [
        (sqlite3.SQLITE_IOERR_SHMSIZE, FaultCause.FULL),
        (sqlite3.SQLITE_IOERR_WRITE, FaultCause.BROKEN),
        (sqlite3.SQLITE_READONLY_DBMOVED, FaultCause.READ_ONLY),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, FaultCause.LOCKED),
    ],
)
def test_what_the_database_answers_more_exactly_has_its_cause_too(code: int, cause: FaultCause) -> None:
    error = sqlite3.OperationalError("trouble")
    error.sqlite_errorcode = code
    fault = find_store_fault(error)

    assert fault is not None
    assert fault.cause is cause


@pytest.mark.parametrize(
    ("state", "cause"),
    [
        ("53100", FaultCause.FULL),
        ("40P01", FaultCause.LOCKED),
        ("57P01", FaultCause.BROKEN),
        ("53300", FaultCause.BUSY),
    ],
)
def test_what_postgresql_answers_has_its_cause_by_state_or_class(state: str, cause: FaultCause) -> None:
    fault = find_store_fault(type("Answer", (Exception,), {"sqlstate": state})("trouble"))

    assert fault is not None
    assert fault.cause is cause


def test_what_a_statement_does_wrong_is_no_fault_of_the_server() -> None:
    assert [find_store_fault(type("Answer", (Exception,), {"sqlstate": state})()) for state in ("23505", "42601")] == [
        None
    ] * 2


def test_a_server_that_is_not_there_is_a_fault_and_its_password_is_not_told() -> None:
    pytest.importorskip("asyncpg")
    with pytest.raises(StoreFault, match="its database server") as fault:
        prepare_store(Path(), "postgresql://anna:secret@127.0.0.1:1/matches")

    assert fault.value.cause is FaultCause.BROKEN
    assert "secret" not in str(fault.value)


@pytest.mark.parametrize(
    "written",
    ["", "x", "mysql://a:secret@b/c", "sqlite:///x", "postgresql://a:secret@b"],
)
def test_what_is_no_address_is_refused_without_its_password(written: str) -> None:
    with pytest.raises(WrongAddress, match="postgresql://USER") as error:
        parse_address(written)

    assert "secret" not in str(error.value)
