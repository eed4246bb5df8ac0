"""Tests of guest cookies: proof, renewal and withdrawal. No guest loses a match."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa
from tests.obstacles import obstacle
from tests.server.merging import merge
from tests.web.visitor import Visitor

from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Sit
from skyhop.server.players.sessions import RENEWAL_DAYS, parse_player
from skyhop.server.schema import PLAYERS, PROOFS
from skyhop.server.seats import Seat
from skyhop.server.store import sqlite
from skyhop.server.timestamps import days_ago
from skyhop.web.http.guard import Guard
from skyhop.web.pages.match.stream import Watch


def cookie_of(visitor: Visitor) -> str:
    found: str = visitor.http.cookies[visitor.table.app.state.cookie_name]
    return found


def show(visitor: Visitor, cookie: str) -> None:
    """Let a browser keep this cookie alone."""
    visitor.http.cookies.clear()
    visitor.http.cookies.set(visitor.table.app.state.cookie_name, cookie, "127.0.0.1", "/")


async def rows(matches: MatchRegistry) -> list[int]:
    def count(connection: sa.Connection) -> list[int]:
        counts = [sa.select(sa.func.count()).select_from(table) for table in (PLAYERS, PROOFS)]
        return [connection.scalar(each) or 0 for each in counts]

    return await matches.store.read(count)


async def let_pass(visitor: Visitor, **values: object) -> None:
    """Let what is known of proofs be older, and ask for it again."""
    state = visitor.table.app.state
    await state.matches.store._commit(lambda connection: connection.execute(sa.update(PROOFS).values(values)))
    state.proofs.forget()


async def sits(visitor: Visitor, path: str) -> bool:
    return '/resignation"' in (await visitor.http.get(path)).text


async def test_of_whoever_only_looks_nothing_is_kept(anna: Visitor, ben: Visitor, matches: MatchRegistry) -> None:
    await anna.get("/")
    looked = await rows(matches)
    path = await anna.start(seat2="friend", called="Anna")
    await ben.get(path)
    watched = await rows(matches)
    await ben.post(f"{path}/seats")

    assert (looked, watched, await rows(matches)) == ([0, 0], [1, 1], [2, 2])


async def test_the_cookie_of_an_earlier_version_is_exchanged_and_ends(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    old = anna.table.app.state.cookies.sign_proof("anna")
    live = await matches.start("balloon-cup", "rio-grande", (Seat("guest", "anna"), Seat("bot", "random")), 0)
    path = f"/matches/{live.info.id}"
    show(anna, old)

    assert await sits(anna, path)
    assert cookie_of(anna) != old
    assert anna.guest == "anna"
    assert await sits(anna, path)
    show(ben, old)
    anna.table.app.state.proofs.forget()
    assert await sits(ben, path)  # for an hour, and nothing comes of it
    assert cookie_of(ben) == old

    await _end_old(anna)
    show(ben, old)
    assert not await sits(ben, path)
    assert parse_player(str(ben.table.app.state.cookies.read_proof(cookie_of(ben)))) != "anna"


async def _end_old(visitor: Visitor) -> None:
    """Let the hour be over."""
    store = visitor.table.app.state.matches.store
    over = sa.update(PROOFS).where(PROOFS.c.ends.is_not(None)).values(ends=days_ago(1))
    await store._commit(lambda connection: connection.execute(over))
    visitor.table.app.state.proofs.forget()


async def test_a_proof_is_renewed_after_a_month_with_a_page_and_with_nothing_else(anna: Visitor) -> None:
    path = await anna.start()
    first = cookie_of(anna)
    await let_pass(anna, created=days_ago(RENEWAL_DAYS + 1))

    await anna.http.get(f"{path}/picture.svg")
    assert cookie_of(anna) == first
    await anna.get(path)
    second = cookie_of(anna)
    await anna.get(path)

    assert second != first
    assert cookie_of(anna) == second
    assert await sits(anna, path)


async def test_who_lost_the_answer_with_the_fresh_proof_is_known_by_the_old_one(anna: Visitor) -> None:
    path = await anna.start()
    first = cookie_of(anna)
    await let_pass(anna, created=days_ago(RENEWAL_DAYS + 1))
    await anna.get(path)
    show(anna, first)
    await let_pass(anna, seen=days_ago(9))
    await _end_old(anna)

    assert await sits(anna, path)


async def test_only_one_browser_has_the_seats_where_its_guest_wants_that(anna: Visitor, ben: Visitor) -> None:
    path = await anna.start()
    stolen = cookie_of(anna)
    show(ben, stolen)
    assert await sits(ben, path)

    await anna.get("/settings")
    answer = await anna.post("/settings/proofs")

    assert "All other browsers have been signed out." in answer.text
    assert await sits(anna, path)
    assert not await sits(ben, path)
    refused = await ben.http.post(f"{path}/resignation", data={"ply": "0", "token": anna.token})
    assert refused.status_code == 403


async def test_whoever_has_no_seat_has_nothing_to_end(anna: Visitor, matches: MatchRegistry) -> None:
    await anna.get("/settings")
    before = cookie_of(anna)

    answer = await anna.post("/settings/proofs")

    assert (answer.status_code, cookie_of(anna), await rows(matches)) == (200, before, [0, 0])


@pytest.fixture
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait less for a lock. Connections read it when they open, so this comes before the table."""
    monkeypatch.setattr(sqlite, "PRAGMAS", (*sqlite.PRAGMAS[:-1], "busy_timeout=50"))


@pytest.mark.usefixtures("patience")
@pytest.mark.parametrize("cause", ["read-only", "locked"])
async def test_a_page_is_there_where_the_store_cannot_be_written(
    anna: Visitor, table: Guard, matches: MatchRegistry, cause: str
) -> None:
    path = await anna.start()
    first = cookie_of(anna)
    await let_pass(anna, created=days_ago(RENEWAL_DAYS + 1))

    with obstacle(matches.store, Path(table.app.state.folder), cause):
        assert await sits(anna, path)
    assert cookie_of(anna) == first
    await anna.get(path)
    assert cookie_of(anna) != first


async def test_a_merged_guest_is_known_as_the_other_from_then_on(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    path = await ben.start(called="Ben")
    await anna.start()
    table = anna.table.app.state
    await merge(matches, ben.guest, anna.guest)
    table.proofs.forget()

    assert await sits(anna, path)
    assert await sits(ben, path)
    assert path in (await ben.get("/")).text


async def test_the_name_that_the_store_knows_is_offered_where_the_browser_has_none(anna: Visitor) -> None:
    await anna.start(called="Anna")
    show(anna, cookie_of(anna))
    anna.table.app.state.proofs.forget()

    assert 'value="Anna"' in (await anna.get("/")).text


async def test_a_stream_ends_with_the_proof_that_it_was_opened_with(anna: Visitor, matches: MatchRegistry) -> None:
    live = await matches.open((await anna.start(seat2="friend")).rpartition("/")[2])
    is_known = True

    async def known() -> bool:
        return is_known

    stream = Watch(matches, live.info.id, anna.guest, anna.token, is_known=known).since("")
    heard = [await anext(stream), await anext(stream)]
    is_known = False
    await live.handle(Sit(Seat("guest", "ben")))
    left = [event async for event in stream]

    assert "event: table" in heard[1]
    assert left == []
