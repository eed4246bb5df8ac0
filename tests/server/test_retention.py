"""Tests of retention: the server keeps matches for a long time, and deletes only matches that nobody needs."""

from __future__ import annotations

import asyncio
import gc
import re
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa
from tests.server.acting import played

from skyhop.server.exceptions import FaultCause, StoreFault, UnknownMatch
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches import retention
from skyhop.server.matches.commands import Resign
from skyhop.server.matches.live import Live
from skyhop.server.matches.retention import FINISHED_DAYS, UNBEGUN_DAYS, UNFINISHED_DAYS, RetentionPolicy
from skyhop.server.schema import ENTRIES, MATCHES, SEATS
from skyhop.server.seats import Seat
from skyhop.server.store.store import Store

DOCUMENTED = Path(__file__).parents[2] / "docs" / "serving.md"
PERSON, BOT = Seat("guest", "anna"), Seat("bot", "random")


async def a_match(store: Store, kind: str) -> str:
    """Begin a match and bring it to a stage; give its name, and leave nothing of it in memory."""
    live: Live = await MatchRegistry(store).start("balloon-cup", "rio-grande", (PERSON, BOT), 1)
    live.bots.start()
    await live.bots.wait(60)
    if kind != "unbegun":
        await played(live, 1)
    if kind == "finished":
        await live.handle(Resign(), 0, live.match.ply)
    return live.info.id


async def let_pass(store: Store, match: str, days: float) -> None:
    """Let all that has happened in a match have happened so many days earlier."""
    at = (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="milliseconds")

    def age(connection: sa.Connection) -> None:
        connection.execute(sa.update(ENTRIES).where(ENTRIES.c.match == match).values(at=at))
        connection.execute(sa.update(MATCHES).where(MATCHES.c.id == match).values(begun_at=at))
        ended = sa.update(MATCHES).where((MATCHES.c.id == match) & MATCHES.c.ended_at.is_not(None))
        connection.execute(ended.values(ended_at=at))

    await store._commit(age)


@pytest.mark.parametrize(
    ("kind", "days"), [("unbegun", UNBEGUN_DAYS), ("unfinished", UNFINISHED_DAYS), ("finished", FINISHED_DAYS)]
)
async def test_a_match_is_kept_for_its_time_and_then_forgotten_with_all_of_it(
    store: Store, kind: str, days: int
) -> None:
    old, young, fresh = [await a_match(store, kind) for _match in "abc"]
    await let_pass(store, old, days + 0.1)
    await let_pass(store, young, days - 0.1)

    assert await MatchRegistry(store).retention.forget_old() == 1

    def left(connection: sa.Connection) -> list[set[str]]:
        columns = (MATCHES.c.id, SEATS.c.match, ENTRIES.c.match)
        return [set(connection.scalars(sa.select(column))) for column in columns]

    assert await store._commit(left) == [{young, fresh}] * 3
    with pytest.raises(UnknownMatch):
        await MatchRegistry(store).open(old)


async def test_a_match_that_was_begun_long_ago_and_is_played_is_kept(store: Store) -> None:
    name = await a_match(store, "unfinished")
    await let_pass(store, name, 1000)
    await played(await MatchRegistry(store).open(name), 1)

    assert await MatchRegistry(store).retention.forget_old() == 0


async def test_what_is_watched_or_in_memory_is_not_forgotten(store: Store) -> None:
    matches = MatchRegistry(store)
    watched, opened, old = [await a_match(store, "unfinished") for _match in "abc"]
    live = await matches.open(opened)
    news = matches.find_channel(watched)
    for name in (watched, opened, old):
        await let_pass(store, name, 1000)

    forgotten = [await matches.retention.forget_old()]
    del live, news
    matches._live_matches.clear()
    gc.collect()
    forgotten.append(await matches.retention.forget_old())

    assert forgotten == [1, 2]


async def test_a_forgotten_match_leaves_the_own_matches_of_its_players(store: Store) -> None:
    matches = MatchRegistry(store)
    old, young = await a_match(store, "unfinished"), await a_match(store, "unfinished")
    await let_pass(store, old, 1000)
    before = {row.id for row in await matches.own_matches.read("anna")}

    await matches.retention.forget_old()

    assert (before, [row.id for row in await matches.own_matches.read("anna")]) == ({old, young}, [young])


async def test_many_are_forgotten_in_parts(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "BATCH_SIZE", 2)
    names = [await a_match(store, "finished") for _match in range(5)]
    for name in names:
        await let_pass(store, name, 1000)

    assert await MatchRegistry(store).retention.forget_old() == 5


async def test_a_match_that_cannot_be_forgotten_keeps_no_other_from_it(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    old = [await a_match(store, "unbegun") for _match in "abc"]
    for name in old:
        await let_pass(store, name, 1000)

    def refer(connection: sa.Connection) -> None:
        connection.execute(sa.text("CREATE TABLE other (match VARCHAR(22) REFERENCES matches (id))"))
        connection.execute(sa.text("INSERT INTO other VALUES (:match)"), {"match": old[1]})

    await store.write(refer)

    assert await MatchRegistry(store).retention.forget_old() == 2

    assert await store.load(old[1]) is not None
    assert [record.exc_info is not None for record in caplog.records if record.name == "skyhop"] == [True, True]


@pytest.mark.both_databases
async def test_what_is_played_at_the_last_moment_stays(store: Store) -> None:
    name = await a_match(store, "unfinished")
    ages = RetentionPolicy(*[datetime.now(UTC).isoformat()] * 3)
    named = await store.read(ages.list_old)
    await let_pass(store, name, -1)

    assert (named, await store.write(partial(ages.forget, matches=named))) == ([name], [])


async def test_the_house_is_kept_whatever_the_store_says(
    matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked = list[str]()

    def old(_ages: object, _connection: object) -> list[str]:
        looked.append("old")
        raise StoreFault(FaultCause.LOCKED, "another program")

    monkeypatch.setattr(RetentionPolicy, "list_old", old)
    monkeypatch.setattr(matches.retention, "_drop_idle", lambda: looked.append("idle"))
    monkeypatch.setattr(retention, "MINUTE", 0.001)
    monkeypatch.setattr(retention, "HOUR", 3)
    closing = asyncio.Event()
    keeping = asyncio.create_task(matches.retention.run(closing))
    await asyncio.sleep(0.2)
    closing.set()
    await keeping

    assert looked[:7] == ["idle", "old", "idle", "idle", "idle", "old", "idle"]


def test_the_times_are_documented() -> None:
    text = re.sub(r"\s+", " ", DOCUMENTED.read_text("utf-8"))

    for days in (UNBEGUN_DAYS, UNFINISHED_DAYS, FINISHED_DAYS):
        assert f"{days} days" in text
