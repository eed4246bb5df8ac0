"""Tests of the store: it contains all acknowledged writes, each once."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine
from tests.obstacles import another_program
from tests.postgresql import Cluster

from skyhop.game.journal import JournalEntry
from skyhop.server.match_record import read_own_matches
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Play, Resign
from skyhop.server.matches.live import Live
from skyhop.server.seats import Seat
from skyhop.server.store import postgresql, sqlite
from skyhop.server.store.match_change import AlreadySeated, MatchChange, MatchCreation, WriteConflict
from skyhop.server.store.migrations import LaterVersion
from skyhop.server.store.postgresql import create_pooled_engine
from skyhop.server.store.store import Store, open_memory_store, open_store

pytestmark = pytest.mark.both_databases

ENTRY = JournalEntry(0, "R7-3", "00000000")


async def test_a_match_comes_back_as_it_was_written(store: Store, live: Live) -> None:
    stored = await store.load(live.info.id)

    assert stored is not None
    assert (live.info, live.match.journal.entries) == (stored.info, list(stored.entries))
    assert [Seat("guest", "anna"), Seat("guest", "ben")] == list(stored.seats)


async def test_a_match_nobody_began_is_not_there(store: Store) -> None:
    assert await store.load("nothing") is None


def entered(live: Live, *entries: JournalEntry, ply: int | None = None) -> MatchChange:
    """Change of a match by entries of its journal."""
    return MatchChange(ply=live.match.ply if ply is None else ply, entries=entries)


async def test_a_match_is_written_once_at_each_revision(store: Store, live: Live) -> None:
    await store.update(live.info.id, live.revision, entered(live, ENTRY))

    for change in (entered(live, JournalEntry(0, "R8-3", "11111111")), MatchChange({"deadline": "9"}), MatchChange()):
        with pytest.raises(WriteConflict):
            await store.update(live.info.id, live.revision, change)

    stored = await store.load(live.info.id)
    assert stored is not None
    assert (stored.entries[-1], stored.deadline, stored.revision) == (ENTRY, None, live.revision + 1)


async def test_half_of_a_write_is_never_kept(store: Store, live: Live) -> None:
    ply = live.match.ply
    entries = [ENTRY, JournalEntry(1, "R8-3", "11111111")]
    await store.update(live.info.id, live.revision, entered(live, entries[1], ply=ply + 1))

    with pytest.raises(IntegrityError):
        await store.update(live.info.id, live.revision + 1, entered(live, *entries))

    stored = await store.load(live.info.id)
    assert stored is not None
    assert (ply + 1, live.revision + 1) == (len(stored.entries), stored.revision)


async def test_a_constraint_that_is_none_of_ours_is_no_conflict(
    store: Store, matches: MatchRegistry, live: Live
) -> None:
    """A conflict makes whoever acts look again and retry: a bot would do so without end."""
    ply = live.match.ply
    for index in (f"entries (match, substr(text, 1, 0)) WHERE ply >= {ply}", "matches (game)"):
        statement = sa.text(f"CREATE UNIQUE INDEX other_{index[0]} ON {index}")
        await store.write(partial(sa.Connection.execute, statement=statement))
    await store.update(live.info.id, live.revision, entered(live, ENTRY))

    with pytest.raises(IntegrityError):
        await store.update(live.info.id, live.revision + 1, entered(live, ENTRY, ply=ply + 1))
    with pytest.raises(IntegrityError):
        await matches.start("balloon-cup", "rio-grande", live.seats, 0)


async def test_nothing_is_entered_into_a_match_that_is_forgotten(store: Store) -> None:
    for change in (MatchChange(entries=[ENTRY]), MatchChange()):
        with pytest.raises(WriteConflict):
            await store.update("forgotten", 0, change)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_every_commit_reaches_the_disk(store: Store) -> None:
    def pragmas(connection: sa.Connection) -> list[object]:
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]

    assert await store._commit(pragmas) == ["wal", 2]


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_every_commit_reaches_the_servers_disk(store: Store) -> None:
    assert await store._commit(lambda c: c.exec_driver_sql("SHOW synchronous_commit").scalar()) == "on"


async def test_many_who_act_at_once_are_all_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody of this table waits for the right to write: that would show with a database that waits for nobody."""
    monkeypatch.setattr(sqlite, "PRAGMAS", (*sqlite.PRAGMAS[:-1], "busy_timeout=0"))
    store = await open_store(tmp_path)
    seats = (Seat("guest", "anna"), Seat("open"))
    lives = await asyncio.gather(
        *(MatchRegistry(store).start("balloon-cup", "rio-grande", seats, 0) for _match in range(200))
    )

    await asyncio.gather(*(store.update(live.info.id, live.revision, entered(live, ENTRY)) for live in lives))
    taking = (store.update(live.info.id, live.revision + 1, seated(1, "ben")) for live in lives * 2)
    sat = await asyncio.gather(*taking, return_exceptions=True)

    stored = [await store.load(live.info.id) for live in lives]
    assert [match.entries[-1] for match in stored if match] == [ENTRY] * 200
    assert [type(each) for each in sat] == [dict] * 200 + [WriteConflict] * 200
    assert [match.seats[1] for match in stored if match] == [Seat("guest", "ben")] * 200
    await store.close()


def seated(number: int, name: str) -> MatchChange:
    """Change by which a guest takes a seat, and has no other."""
    return MatchChange(seats={number: Seat("guest", name)}, is_only_seat=True)


async def test_an_open_seat_is_taken_once(store: Store, matches: MatchRegistry) -> None:
    live = await matches.start("balloon-cup", "rio-grande", (Seat("guest", "anna"), Seat("open")), 0)
    both = [store.update(live.info.id, live.revision, seated(1, name)) for name in ("ben", "cleo")]

    taken = await asyncio.gather(*both, return_exceptions=True)

    conflicts = [type(answer) for answer in taken if isinstance(answer, BaseException)]
    winners = [answer for answer in taken if not isinstance(answer, BaseException)]
    stored = await store.load(live.info.id)
    assert stored is not None
    assert conflicts == [WriteConflict]
    assert stored.seats[1] in (Seat("guest", "ben"), Seat("guest", "cleo"))  # of two connections, either is the first
    assert winners == [{1: stored.seats[1]}]


async def test_a_player_finds_own_matches_only_running_ones_first(store: Store, matches: MatchRegistry) -> None:
    over, running = [
        await matches.start("balloon-cup", "gravon", (Seat("guest", "anna"), Seat("bot", "random")), 0) for _ in "ab"
    ]
    await matches.start("balloon-cup", "rio-grande", (Seat("guest", "ben"), Seat("bot", "random")), 0)
    await over.handle(Resign(), 0, over.match.ply)

    rows = await store.list_matches("anna")

    assert [running.info.id, over.info.id] == [row.id for row in rows]
    assert [row.ruleset for row in rows] == ["gravon", "gravon"]
    assert [row.outcome and row.outcome.winners for row in rows] == [None, (1,)]


async def test_many_invitations_displace_no_running_match(store: Store, matches: MatchRegistry) -> None:
    running = await matches.start("balloon-cup", "rio-grande", (Seat("guest", "anna"), Seat("guest", "ben")), 0)
    for _match in range(4):
        seats = (Seat("guest", "ben"), Seat("open", kept_for="anna"))
        await matches.start("balloon-cup", "rio-grande", seats, 0)

    rows = await store.read(partial(read_own_matches, player="anna", limit=3, most_invitations=2, days=3))

    assert [(row.id == running.info.id, row.own) for row in rows] == [(True, (0,)), (False, ()), (False, ())]


async def test_a_match_is_read_as_it_was_at_one_moment(store: Store, live: Live, tmp_path: Path) -> None:
    """Somebody else ends the match after its first row has been read."""
    end = ("UPDATE matches SET outcome = '[[1], \"resignation\"]'", "DELETE FROM entries WHERE ply = 0")
    changes = [*end]

    def between(_connection: object, _cursor: object, statement: str, *_more: object) -> None:
        if statement.startswith("SELECT seats") and changes:
            with another_program(store, tmp_path) as execute:
                while changes:
                    execute(changes.pop(0))

    sa.event.listen(sa.Engine, "before_cursor_execute", between)
    try:
        stored, later = await store.load(live.info.id), await store.load(live.info.id)
    finally:
        sa.event.remove(sa.Engine, "before_cursor_execute", between)

    assert stored is not None
    assert later is not None
    assert (stored.outcome, list(stored.entries)) == (None, live.match.journal.entries)
    assert (later.outcome, list(later.entries)) == (((1,), "resignation"), live.match.journal.entries[1:])


async def test_an_error_of_the_store_tells_no_secret(store: Store, live: Live) -> None:
    with pytest.raises(WriteConflict) as error:
        await store.add(MatchCreation(live.info, live.seats, []))

    assert error.value.__suppress_context__
    assert "hide_parameters" in str(error.value.__context__)
    told = f"{error.value} {error.value.__context__}"
    assert not any(word in told for word in ("memory at", "rio-grande"))


async def test_whoever_has_a_seat_is_given_no_second(store: Store, matches: MatchRegistry) -> None:
    seats = (Seat("guest", "anna"), Seat("open"), Seat("open"))
    live = await matches.start("aeronaut-odyssey", {"seats": 3}, seats, 0)

    for number, name, is_allowed in ((1, "ben", True), (2, "ben", False), (2, "anna", False), (2, "cleo", True)):
        with contextlib.nullcontext() if is_allowed else pytest.raises(AlreadySeated):
            await store.update(live.info.id, live.revision, seated(number, name))
            live.revision += 1

    stored = await store.load(live.info.id)
    assert stored is not None
    assert [seat.player for seat in stored.seats] == ["anna", "ben", "cleo"]


async def test_a_store_in_memory_holds_what_it_acknowledged_and_nothing_twice_until_it_is_closed() -> None:
    store, other = open_memory_store(), open_memory_store()
    live = await MatchRegistry(store).start(
        "balloon-cup", "rio-grande", (Seat("program", "anna"), Seat("bot", "random")), 0
    )
    action = live.match.game.write(live.match.view(0), live.match.game.legal(live.match.view(0))[0])
    await live.handle(Play(action), 0, live.match.ply)

    with pytest.raises(WriteConflict) as error:
        await store.update(live.info.id, live.revision - 1, entered(live, ENTRY))
    stored = await store.load(live.info.id)
    assert stored is not None
    assert list(stored.entries) == live.match.journal.entries
    assert "memory at" not in f"{error.value.__context__}"
    assert await other.load(live.info.id) is None
    for each in (store, other):
        await each.close()


async def test_a_database_that_cannot_be_prepared_is_left_without_a_connection(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    engines: list[AsyncEngine] = []

    def kept_engine(url: sa.URL) -> AsyncEngine:
        engines.append(create_pooled_engine(url))
        return engines[-1]

    def refuse(_connection: sa.Connection) -> None:
        raise LaterVersion

    monkeypatch.setattr(postgresql, "create_pooled_engine", kept_engine)
    monkeypatch.setattr(postgresql, "migrate", refuse)
    database = await asyncio.to_thread(cluster.new_database)

    with pytest.raises(LaterVersion):
        await open_store(Path(), database)

    (engine,) = engines
    assert "Connections in pool: 0 " in engine.pool.status()
