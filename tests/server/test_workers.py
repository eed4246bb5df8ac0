"""Tests of several workers with one PostgreSQL database: each entry is written once, and all workers are notified."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from starlette.requests import Request
from tests.amount import in_turn
from tests.obstacles import another_program
from tests.postgresql import Cluster
from tests.server.acting import act, an_action, played
from tests.server.merging import merge
from tests.server.rated import add_players

from skyhop.server import lobby
from skyhop.server.clocks.clocks import TimeControl
from skyhop.server.exceptions import FaultCause, StaleAction, StoreFault
from skyhop.server.match_record import StoredMatch, read_seats
from skyhop.server.match_registry import MatchRegistry, write_between
from skyhop.server.matches.commands import Decline, Play, Resign, Sit
from skyhop.server.matches.create import Terms
from skyhop.server.matches.live import Live
from skyhop.server.matches.proposals import DRAW, Answer, Propose
from skyhop.server.players.friends import befriend
from skyhop.server.players.sessions import Session, hash_secret, new_proof
from skyhop.server.players.tokens import Scope
from skyhop.server.schema import METADATA
from skyhop.server.seats import Seat
from skyhop.server.store import postgresql
from skyhop.server.store.migrations import SCHEMA_VERSIONS, read_schema_version, run_steps
from skyhop.server.store.postgresql import create_pooled_engine, parse_address
from skyhop.server.store.store import Store, keep_player, make_token, open_store, revoke_token, withdraw_proofs
from skyhop.web.http.app_state import Sender
from skyhop.web.pages.lobby.lobby import _stream_lists

pytestmark = [pytest.mark.both_databases, pytest.mark.parametrize("database", ["postgresql"], indirect=True)]
PATIENCE = 30
LISTENING = sa.text("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'")


@contextlib.asynccontextmanager
async def worker(database: str) -> AsyncIterator[MatchRegistry]:
    """Matches of another worker, which hears of all others."""
    matches = MatchRegistry(await open_store(Path(), database))
    hearing = asyncio.create_task(matches.follow_workers())
    yield matches
    hearing.cancel()
    await asyncio.wait([hearing])
    await matches.close()


async def changed(live: Live, version: str) -> None:
    """Wait until a match shows something else than this version."""
    async with asyncio.timeout(PATIENCE):
        while live.version == version:
            await live.channel.next.wait()


async def listeners(store: Store, count: int) -> None:
    """Wait until so many workers hear of others."""

    def listening(connection: sa.Connection) -> int:
        return int(connection.scalar(LISTENING) or 0)

    async with asyncio.timeout(PATIENCE):
        while await store._commit(listening) < count:  # noqa: ASYNC110  the server tells nobody
            await asyncio.sleep(0.02)


async def test_what_one_worker_writes_is_shown_by_the_others(database: str, store: Store, live: Live) -> None:
    async with worker(database) as one, worker(database) as two:
        await listeners(store, 2)
        here, there = await one.open(live.info.id), await two.open(live.info.id)
        acts: tuple[Callable[[], Awaitable[object]], ...] = (
            lambda: played(here, 1),
            lambda: here.handle(Propose(DRAW), 0, here.match.ply),
            lambda: here.handle(Answer(DRAW, is_agreed=False), 1, here.match.ply),
            lambda: here.handle(Resign(), 1, here.match.ply),
        )
        for do in acts:
            before = there.version
            await do()
            await changed(there, before)

            assert (there.version, there.match.state) == (here.version, here.match.state)
            assert there.history.log(0) == here.history.log(0)


async def test_whoever_sits_down_at_one_worker_sits_at_all(database: str, store: Store, matches: MatchRegistry) -> None:
    waiting = await matches.start("balloon-cup", "rio-grande", (Seat("guest", "anna"), Seat("open")), 0)
    async with worker(database) as one, worker(database) as two:
        await listeners(store, 2)
        here, there = await one.open(waiting.info.id), await two.open(waiting.info.id)
        before = there.version
        await here.handle(Sit(Seat("guest", "ben")))
        await changed(there, before)

        assert there.seat_of("ben") == 1


async def test_a_friend_request_at_one_worker_is_in_the_bar_at_all(database: str, store: Store) -> None:
    await store.write(partial(add_players, players=("anna", "ben")))
    async with worker(database) as one, worker(database) as two:
        await listeners(store, 2)
        before = (await two.own_matches.read_news("anna")).requests
        change = two.own_matches.next_change("anna")
        await write_between(one, partial(befriend, player="ben", other="anna"), "ben", "anna")
        async with asyncio.timeout(PATIENCE):
            await change.wait()

        assert (before, [each.name for each in (await two.own_matches.read_news("anna")).requests]) == ([], ["Ben"])


async def test_the_page_of_a_host_at_one_worker_hears_who_sat_down_at_another_and_is_seen_there(
    database: str, store: Store
) -> None:
    async with worker(database) as one, worker(database) as two:
        await listeners(store, 2)
        terms = Terms(TimeControl.read("5+3"), offered_by="anna")
        here = await one.start("balloon-cup", "rio-grande", (Seat("guest", "anna"), Seat("open")), 0, terms)
        there, change = await two.open(here.info.id), two.lobby.next
        assert [row.is_offer for row in await two.own_matches.read("anna")] == [True]
        await here.handle(Sit(Seat("guest", "ben")))
        async with asyncio.timeout(PATIENCE):
            await change.wait()
            while any(row.is_offer for row in await two.own_matches.read("anna")):
                await two.own_matches.next_change("anna").wait()
            while there.has_open_seat:
                await there.channel.next.wait()

        assert not here.channel.presence.has_shown("anna")
        await two.sign(here.info.id, "anna")
        async with asyncio.timeout(PATIENCE):
            while not here.channel.presence.has_shown("anna"):  # noqa: ASYNC110  a sign wakes nobody
                await asyncio.sleep(0.02)


async def streaming(matches: MatchRegistry, player: str, query: str) -> Request:
    """Return the request of a player's page for the stream of a worker."""
    app = SimpleNamespace(state=SimpleNamespace(matches=matches, proofs=matches.proofs))
    request = Request({"type": "http", "method": "GET", "query_string": query.encode(), "headers": [], "app": app})
    request.state.sender = Sender(Session(player), new_proof(player))
    await keep_player(matches.store, request.state.sender.proof, player, None)
    return request


async def test_a_host_whose_page_hears_of_the_match_at_a_worker_without_it_has_been_told(
    database: str, store: Store
) -> None:
    async with worker(database) as one, worker(database) as two:
        await listeners(store, 2)
        terms = Terms(TimeControl.read("5+3"), offered_by="anna")
        here = await one.start("balloon-cup", "rio-grande", (Seat("guest", "anna"), Seat("open")), 0, terms)
        request = await streaming(two, "anna", f"only={here.info.id}")
        async with contextlib.aclosing(_stream_lists(request)) as stream, asyncio.timeout(PATIENCE):
            while not (await anext(stream)).startswith("event: own"):
                pass
            await here.handle(Sit(Seat("guest", "ben")))
            while not (await anext(stream)).startswith("event: begun"):
                pass
            while not here.channel.presence.has_shown("anna"):  # noqa: ASYNC110  a sign wakes nobody
                await asyncio.sleep(0.02)


async def test_a_stream_of_own_matches_ends_when_another_worker_ends_its_session(database: str, store: Store) -> None:
    async with worker(database) as one, worker(database) as two:
        await listeners(store, 2)
        request = await streaming(two, "anna", "only=")
        async with contextlib.aclosing(_stream_lists(request)) as stream, asyncio.timeout(PATIENCE / 3):
            while not (await anext(stream)).startswith("event: own"):
                pass
            ends = asyncio.ensure_future(anext(stream, ""))
            await asyncio.sleep(0.1)
            assert not ends.done()

            one.withdraw("anna", await withdraw_proofs(one.store, "anna"))

            assert await ends == ""


async def own_rows(matches: MatchRegistry, player: str, wanted: dict[str, bool]) -> None:
    """Wait until a worker knows these matches of a player, and in which of them it is the player's turn."""
    async with asyncio.timeout(PATIENCE):
        while True:
            change = matches.own_matches.next_change(player)
            rows = await matches.own_matches.read(player)
            if {row.id: row.is_due for row in rows if row.outcome is None} == wanted:
                return
            await change.wait()


async def test_a_worker_hears_of_all_that_another_one_changes_in_the_matches_of_a_player(
    database: str, store: Store
) -> None:
    """The page of the player is open at a worker that holds none of these matches."""
    async with worker(database) as one, worker(database) as two:
        await listeners(store, 2)
        await own_rows(two, "anna", {})
        live = await one.start("balloon-cup", "rio-grande", (Seat("guest", "anna"), Seat("guest", "ben")), 0)
        name = live.info.id
        await own_rows(two, "anna", {name: True})
        await played(live, 1)
        await own_rows(two, "anna", {name: live.match.to_decide == 0})
        await live.handle(Resign(), 1, live.match.ply)
        await own_rows(two, "anna", {})
        assert [row.outcome is not None for row in await two.own_matches.read("anna")] == [True]

        seats = (Seat("guest", "ben"), Seat("open", kept_for="anna"))
        again = await one.start_again(live.info, "rio-grande", seats, 0)
        await own_rows(two, "anna", {again.info.id: False})
        await again.handle(Decline("anna"))
        await own_rows(two, "anna", {})
        await own_rows(two, "ben", {})


async def test_a_worker_reads_the_seats_of_a_match_once_and_again_after_a_merge(
    database: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with worker(database) as one, worker(database) as two:
        await listeners(store, 2)
        await keep_player(one.store, "cleo", "cleo", None)
        await own_rows(two, "cleo", {})
        asked = list[str]()

        def counted(connection: sa.Connection, matches: Sequence[str]) -> dict[str, list[Seat]]:
            asked.extend(matches)
            return read_seats(connection, matches)

        monkeypatch.setattr(lobby, "read_seats", counted)
        live = await one.start("balloon-cup", "rio-grande", (Seat("guest", "anna"), Seat("guest", "ben")), 0)
        await own_rows(two, "anna", {live.info.id: True})
        for _action in range(4):
            change = two.own_matches.next_change("anna")
            await played(live, 1)
            async with asyncio.timeout(PATIENCE):
                await change.wait()

        assert asked == [live.info.id]
        await merge(one, "anna", "cleo")
        await own_rows(two, "cleo", {live.info.id: live.match.to_decide == 0})


async def test_a_worker_reads_the_players_of_many_changed_matches_at_once_and_again_after_a_fault(
    database: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "OUTDATE_AGAIN_SECONDS", 0.1)
    async with worker(database) as one, worker(database) as two:
        await listeners(store, 2)
        for player in ("anna", "cleo"):
            await own_rows(two, player, {})
        asked, read = list[list[str]](), two.store.read

        async def faulty(work: partial[object]) -> object:
            if work.func is read_seats:
                asked.append(work.keywords["matches"])
                if len(asked) == 1:
                    raise StoreFault(FaultCause.BUSY, "")
            return await read(work)

        monkeypatch.setattr(two.store, "read", faulty)
        changes = [two.own_matches.next_change(player) for player in ("anna", "cleo")]
        seats = (Seat("guest", "anna"), Seat("guest", "ben"))
        lives = [await one.start("balloon-cup", "rio-grande", seats, 0) for _match in range(3)]
        async with asyncio.timeout(PATIENCE):
            await changes[0].wait()
        await own_rows(two, "anna", {live.info.id: True for live in lives})

        assert not changes[1].is_set()
        assert len(asked) < 2 * len(lives)
        assert {*asked[0]} <= {*asked[1]}
        asked.clear()
        for number in range(100):
            await two._handle_message(f"match{number}")
        async with asyncio.timeout(PATIENCE):
            while sum(map(len, asked)) < 100:  # noqa: ASYNC110  a read wakes nobody
                await asyncio.sleep(0.02)
        assert len(asked) <= 2


async def test_whoever_watches_hears_of_a_match_that_is_not_in_memory(database: str, store: Store, live: Live) -> None:
    async with worker(database) as other:
        news = other.find_channel(live.info.id)
        await listeners(store, 1)
        change = news.next
        await played(live, 1)
        await asyncio.wait_for(change.wait(), PATIENCE)


async def test_a_worker_reads_nothing_anew_that_it_wrote_itself(
    database: str, store: Store, live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with worker(database) as one, worker(database) as two:
        await listeners(store, 2)
        here, there = await one.open(live.info.id), await two.open(live.info.id)
        loaded = list[str]()
        load = one.store.load

        async def counted(name: str, known: StoredMatch | None = None) -> StoredMatch | None:
            loaded.append(name)
            return await load(name, known)

        monkeypatch.setattr(one.store, "load", counted)
        await played(here, 5)
        async with asyncio.timeout(PATIENCE):
            while there.match.ply < here.match.ply:
                await there.channel.next.wait()

        assert loaded == []


@pytest.mark.parametrize("workers", in_turn([4, 2], 2))
async def test_of_many_workers_that_act_at_once_exactly_one_is_played(database: str, live: Live, workers: int) -> None:
    async with contextlib.AsyncExitStack() as stack:
        others = [await stack.enter_async_context(worker(database)) for _worker in range(workers)]
        for _turn in range(5):
            lives = [await other.open(live.info.id) for other in others]
            for place in lives:
                await place.catch_up()
            seat, ply, text = an_action(lives[0])
            acting = [place.handle(Play(text), seat, ply) for place in lives * 10]
            answers = await asyncio.gather(*acting, return_exceptions=True)

            assert answers.count(None) == 1
            assert all(
                isinstance(answer, StaleAction) and answer.is_repeated for answer in answers if answer is not None
            )
            assert [(seat, text)] == [entry[:2] for entry in lives[-1].match.journal.entries[ply : ply + 1]]
    stored = await live.store.load(live.info.id)
    assert stored is not None
    assert stored.journal().entries[: len(live.match.journal.entries)] == live.match.journal.entries


async def test_an_offer_that_knows_nothing_of_another_does_not_replace_it(database: str, live: Live) -> None:
    behind = await MatchRegistry(await open_store(Path(), database)).open(live.info.id)
    await live.handle(Propose(DRAW), 0, live.match.ply)

    with pytest.raises(StaleAction):
        await behind.handle(Propose(DRAW), 1, behind.match.ply)
    seen = DRAW.proposer_of(behind)
    await behind.handle(Propose(DRAW), 1, behind.match.ply)

    assert (seen, behind.match.outcome) == (0, ((), "agreement"))
    await behind.store.close()


async def test_an_offer_that_another_worker_has_shown_is_accepted_before_its_news_come(
    database: str, live: Live
) -> None:
    behind = await MatchRegistry(await open_store(Path(), database)).open(live.info.id)
    await live.handle(Propose(DRAW), 0, live.match.ply)

    await behind.handle(Answer(DRAW, is_agreed=True), 1, behind.match.ply)

    assert behind.match.outcome == ((), "agreement")
    await behind.store.close()


async def test_an_offer_that_was_withdrawn_at_another_worker_is_not_accepted(database: str, live: Live) -> None:
    behind = await MatchRegistry(await open_store(Path(), database)).open(live.info.id)
    await live.handle(Propose(DRAW), 0, live.match.ply)
    await behind.catch_up()
    await live.handle(Answer(DRAW, is_agreed=False), 0, live.match.ply)

    with pytest.raises(StaleAction):
        await behind.handle(Answer(DRAW, is_agreed=True), 1, behind.match.ply)

    assert (DRAW.proposer_of(behind), behind.match.outcome) == (None, None)
    await behind.store.close()


@pytest.mark.parametrize("kept_for", [None, "ben"])
async def test_a_player_who_sits_down_by_two_workers_at_once_sits_there_by_both(
    database: str, matches: MatchRegistry, kept_for: str | None
) -> None:
    seats = (Seat("guest", "anna"), Seat("open", kept_for=kept_for))
    live = await matches.start("balloon-cup", "rio-grande", seats, 0)
    behind = await MatchRegistry(await open_store(Path(), database)).open(live.info.id)

    sat = [await each.handle(Sit(Seat("guest", "ben"))) for each in (live, behind)]

    assert sat == [True, True]
    assert behind.seats_of("ben") == [1]
    assert not await behind.handle(Sit(Seat("guest", "carl")))
    await behind.store.close()


async def test_an_offer_for_an_older_position_is_not_written(database: str, live: Live) -> None:
    behind = await MatchRegistry(await open_store(Path(), database)).open(live.info.id)
    await played(live, 1)

    with pytest.raises(StaleAction):
        await behind.handle(Propose(DRAW), 1, behind.match.ply)

    assert (DRAW.proposer_of(behind), behind.match.ply) == (None, live.match.ply)
    await behind.store.close()


async def test_an_action_on_what_another_worker_has_shown_is_taken_before_its_news_are_heard(
    database: str, live: Live
) -> None:
    behind = await MatchRegistry(await open_store(Path(), database)).open(live.info.id)
    await played(live, 2)

    await act(behind, *an_action(live))

    assert behind.match.ply > live.match.ply
    assert behind.match.journal.entries[: live.match.ply] == live.match.journal.entries
    await behind.store.close()


async def test_a_fresh_match_is_no_older_than_the_store(database: str, live: Live) -> None:
    matches = MatchRegistry(await open_store(Path(), database))
    behind = await matches.open(live.info.id)
    await played(live, 1)
    await live.handle(Propose(DRAW), 0, live.match.ply)
    before = (await matches.open(live.info.id)).version

    assert (await matches.open(live.info.id, is_fresh=True)) is behind
    assert before != behind.version == live.version
    await matches.close()


async def test_a_worker_that_heard_nothing_for_a_while_catches_up(
    database: str, store: Store, live: Live, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql, "RECONNECT_SECONDS", 0.3)
    async with worker(database) as other:
        await listeners(store, 1)
        there = await other.open(live.info.id)
        before = there.version
        with another_program(store, tmp_path) as execute:
            execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND query LIKE 'LISTEN%'"
            )
        await played(live, 1)
        await changed(there, before)

        assert there.version == live.version


async def test_a_server_that_is_started_anew_is_used_again(
    cluster: Cluster, store: Store, live: Live, matches: MatchRegistry
) -> None:
    for _turn in range(3):
        await played(live, 2)
        cluster.stop()
        with pytest.raises(StoreFault):
            await act(live, *an_action(live))
        cluster.start()
        await played(live, 1)

    stored = await store.load(live.info.id)
    assert stored is not None
    assert list(stored.entries) == live.match.journal.entries
    assert sum(not entry.is_chance for entry in stored.entries) == 9
    assert len(await store.list_matches("anna")) == 1
    assert matches.store is store


async def test_workers_that_start_at_once_make_the_tables_once(database: str) -> None:
    stores = await asyncio.gather(*(open_store(Path(), database) for _worker in range(5)))

    assert [await store.load("nothing") for store in stores] == [None] * 5
    for store in stores:
        await store.close()


async def test_migrations_build_the_tables_of_the_schema(database: str) -> None:
    engine = create_pooled_engine(parse_address(database))
    async with engine.begin() as connection:
        await connection.run_sync(run_steps)
        assert await connection.run_sync(read_schema_version) == SCHEMA_VERSIONS[-1]
        assert await connection.run_sync(lambda c: compare_metadata(MigrationContext.configure(c), METADATA)) == []
    await engine.dispose()


async def test_all_workers_hear_at_once_that_a_proof_or_a_token_was_withdrawn(
    database: str, store: Store, matches: MatchRegistry
) -> None:
    await keep_player(store, "anna:old", "anna", None)
    hearing = asyncio.create_task(matches.follow_workers())
    other = await open_store(Path(), database)
    shown = hash_secret(await make_token(other, None, "Zephyr", [*Scope]))
    await asyncio.sleep(0.3)
    before = (await matches.proofs.find_session("anna:old"), await matches.tokens.find_token(shown))

    await withdraw_proofs(other, "anna", "anna:new")
    async with asyncio.timeout(10):
        while await matches.proofs.find_session("anna:old") is not None:  # noqa: ASYNC110  nothing tells of it
            await asyncio.sleep(0.05)
    await revoke_token(other, shown)
    async with asyncio.timeout(10):
        while matches.tokens.find_cached(shown) is not None:  # noqa: ASYNC110  as above
            await asyncio.sleep(0.05)
    hearing.cancel()
    await asyncio.wait([hearing])
    await other.close()

    assert None not in before


async def test_a_guest_who_sits_down_at_several_workers_at_once_is_kept(database: str, store: Store) -> None:
    """Each writer shared the row of the player before it changed the name, and waited for the other to let go."""
    await keep_player(store, "anna:1", "anna", "Anna")
    other = await open_store(Path(), database)

    stores = [store, other] * 20
    await asyncio.gather(*(keep_player(each, "anna:1", "anna", f"Anna {n}") for n, each in enumerate(stores)))

    await other.close()


async def test_a_host_offers_at_several_workers_at_once(database: str, store: Store) -> None:
    """Each writer shared the row of the host before it locked that row to count the offers."""
    await keep_player(store, "anna:1", "anna", "Anna")
    terms, seats = Terms(TimeControl.read("1d"), "anna"), (Seat("guest", "anna"), Seat("open"))
    async with worker(database) as other:
        matches = MatchRegistry(store)
        begun = [each.start("balloon-cup", "gravon", seats, 0, terms) for _n in range(5) for each in (matches, other)]

        offered = await asyncio.gather(*begun)

    assert len({live.info.id for live in offered}) == 10
