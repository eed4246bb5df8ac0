"""Tests of the queries of each action and list: their number does not grow, and they use the indexes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import sqlalchemy as sa
from tests.server.acting import played

from skyhop.game import registry
from skyhop.game.ending import LEFT
from skyhop.server.clocks.clocks import TimeControl
from skyhop.server.daily import DailyRecorder, DayTables, read_overview
from skyhop.server.lobby import PairingRequest, find_offers
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.broadcast import MatchChannel
from skyhop.server.matches.commands import Resign, Sit
from skyhop.server.matches.context import CommandContext
from skyhop.server.matches.create import Terms
from skyhop.server.matches.history import History
from skyhop.server.matches.live import Live
from skyhop.server.matches.proposals import DRAW, Propose
from skyhop.server.matches.spectators import read_finished, read_running
from skyhop.server.players import moderation
from skyhop.server.players.friends import read_friends
from skyhop.server.ratings.profiles import (
    MatchFilter,
    find_profiles,
    read_played,
    read_rating_points,
    read_results,
    read_seat_ratings,
)
from skyhop.server.ratings.recorder import RatingRecorder
from skyhop.server.schema import ENTRIES, MATCHES, PLAYERS, SEATS
from skyhop.server.seats import Seat
from skyhop.server.store.data_folder import STORE
from skyhop.server.store.projections import record
from skyhop.server.store.store import Store, open_store
from skyhop.server.tournaments import service

ANNA, BEN, FREE = Seat("guest", "anna"), Seat("guest", "ben"), Seat("open")
RULES = registry.game("balloon-cup").options.rulesets[0].name
BLITZ = TimeControl.read("3+2")
SEARCH = PairingRequest("zoe", "balloon-cup", RULES, BLITZ)
CROWD = 40
"""Copies of each match: more than a player may offer."""
PATIENCE = 30
TRANSACTIONS = {"BEGIN", "BEGIN IMMEDIATE", "COMMIT"}


@pytest.fixture
def statements() -> Iterator[list[str]]:
    """Collect the statements that any store is given."""
    found = list[str]()

    def note(*event: Any) -> None:  # noqa: ANN401  an event has six arguments of many types
        if event[2] not in TRANSACTIONS:
            found.append(event[2])

    sa.event.listen(sa.Engine, "before_cursor_execute", note)
    yield found
    sa.event.remove(sa.Engine, "before_cursor_execute", note)


class Crowd(NamedTuple):
    """Matches in all stages; one that goes on, and one that is offered, are in memory."""

    matches: MatchRegistry
    live: Live
    waiting: Live


async def crowded(matches: MatchRegistry, copies: int) -> Crowd:
    """Fill a store with a match that goes on, one that is over and rated, and an offer, and so many copies of each."""
    rated = await matches.start("balloon-cup", RULES, (ANNA, BEN), 0, Terms(BLITZ, is_rated=True))
    await matches.deadlines.enforce_passed()
    await played(rated, 2)
    await rated.handle(Resign(), 1, rated.match.ply)
    for event in await matches.store.read(RatingRecorder().find_missing):
        await record(matches.store, RatingRecorder(), event)
    live = await matches.start("balloon-cup", RULES, (ANNA, BEN), 0)
    await played(live, 2)
    waiting = await matches.start("balloon-cup", RULES, (ANNA, FREE), 0, Terms(BLITZ, "anna", is_rated=True))
    await matches.store.write(partial(_copy, names=[live.info.id, rated.info.id, waiting.info.id], copies=copies))
    return Crowd(matches, live, waiting)


def _copy(connection: sa.Connection, names: list[str], copies: int) -> None:
    at = connection.scalar(sa.select(MATCHES.c.begun_at))
    for n in range(copies):
        connection.execute(sa.insert(PLAYERS).values(id=f"host{n}", kind="guest", created=at, seen=at))
        for name in names:
            for table, column in ((MATCHES, MATCHES.c.id), (SEATS, SEATS.c.match), (ENTRIES, ENTRIES.c.match)):
                query = sa.select(table).where(column == name)
                rows = [{**row, column.name: f"{name}{n}"} for row in connection.execute(query).mappings()]
                for row in rows:
                    if row.get("offered_by") is not None:
                        row["offered_by"] = f"host{n}"
                    if table is SEATS and name == names[-1] and row["seat"] == 0:
                        row["player"] = f"host{n}"
                connection.execute(sa.insert(table), rows)


async def _estimate(crowd: Crowd) -> None:
    await crowd.matches.estimates.read(await crowd.matches.list_offers())


async def _offer_draw(crowd: Crowd) -> None:
    await crowd.live.handle(Propose(DRAW), 0, crowd.live.match.ply)


async def _offer_match(crowd: Crowd) -> None:
    await crowd.matches.start("balloon-cup", RULES, (BEN, FREE), 0, Terms(BLITZ, "ben"))


async def _keep_clocks(crowd: Crowd) -> None:
    await CommandContext(crowd.live, 0).keep_clocks(crowd.live.stored_clocks)


async def _list_of_profile(read: Callable[..., Any], crowd: Crowd) -> None:
    chosen = {"chosen": MatchFilter(opponent="ben"), "limit": 20} if read is read_played else {}
    await crowd.matches.store.read(partial(read, player="anna", is_own=False, **chosen))


async def _rate_seats(crowd: Crowd) -> None:
    await crowd.matches.store.read(partial(read_seat_ratings, stored=crowd.waiting.snapshot()))


async def _read_daily(crowd: Crowd) -> None:
    days, games = ("2026-06-01", "2026-05-31"), ("balloon-cup", "aeronaut-odyssey")
    await read_overview(crowd.matches.store, DayTables(), "anna", games, days)


QUERIES: dict[str, tuple[Callable[[Crowd], Awaitable[object]], int, int]] = {
    "list offers": (lambda crowd: crowd.matches.store.list_offers(), 4, 4),
    "list offers with estimates": (_estimate, 8, 8),
    "find an opponent": (lambda crowd: crowd.matches.store.read(partial(find_offers, search=SEARCH)), 7, 7),
    "list own matches": (lambda crowd: crowd.matches.own_matches.read("anna"), 6, 6),
    "list finished matches": (lambda crowd: crowd.matches.store.list_matches("anna", is_over=True), 2, 2),
    "list matches of a profile": (partial(_list_of_profile, read_played), 2, 2),
    "list results of a profile": (partial(_list_of_profile, read_results), 1, 1),
    "list points of a profile": (
        lambda crowd: crowd.matches.store.read(partial(read_rating_points, player="anna", is_own=False)),
        1,
        1,
    ),
    "list friends": (lambda crowd: crowd.matches.store.read(partial(read_friends, player="anna")), 1, 1),
    "search a player": (lambda crowd: crowd.matches.store.read(partial(find_profiles, prefix="an")), 1, 1),
    "read ratings of seats": (_rate_seats, 3, 3),
    "look for matches to rate": (lambda crowd: crowd.matches.store.read(RatingRecorder().find_missing), 1, 1),
    "look for results of daily matches": (lambda crowd: crowd.matches.store.read(DailyRecorder().find_missing), 1, 1),
    "read the daily matches": (_read_daily, 6, 6),
    "read the matches of a tournament": (
        lambda crowd: crowd.matches.store.read(partial(service._read_matches, tournament="cup1", point=2, recorded={})),
        1,
        1,
    ),
    "list public matches": (lambda crowd: crowd.matches.store.read(read_running), 2, 2),
    "list public results of today": (lambda crowd: crowd.matches.store.read(read_finished), 1, 1),
    "open a match": (lambda crowd: MatchRegistry(crowd.matches.store).open(crowd.live.info.id), 5, 5),
    "visit a match in memory": (lambda crowd: crowd.matches.open(crowd.live.info.id, is_fresh=True), 0, 1),
    "act": (lambda crowd: played(crowd.live, 1), 2, 3),
    "resign": (lambda crowd: crowd.live.handle(Resign(), 0, crowd.live.match.ply), 2, 3),
    "offer a draw": (_offer_draw, 1, 2),
    "keep clocks": (_keep_clocks, 1, 2),
    "sit down": (lambda crowd: crowd.waiting.handle(Sit(Seat("guest", "carl"))), 9, 10),
    "offer a match": (_offer_match, 17, 18),
}
"""Statements of each with SQLite and with PostgreSQL, where a write also notifies other workers."""


@pytest.mark.parametrize("copies", [CROWD, pytest.param(0, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", QUERIES)
async def test_the_number_of_queries_does_not_grow_with_the_crowd(
    name: str, copies: int, matches: MatchRegistry, statements: list[str], database: str
) -> None:
    act, of_sqlite, of_postgresql = QUERIES[name]
    crowd = await crowded(matches, copies)
    statements.clear()

    await act(crowd)

    assert len(statements) == (of_postgresql if database else of_sqlite), "\n".join(statements)


FITTING = {
    "list offers": "ix_matches_offered",
    "find an opponent": "ix_matches_offered",
    "list offers with estimates": "ix_matches_ended",
    "look for matches to rate": "ix_matches_awaits_rating",
    "list own matches": "ix_seats_player",
    "list matches of a profile": "ix_ratings_player",
    "list results of a profile": "ix_ratings_player",
    "list points of a profile": "ix_ratings_player",
    "list friends": "ix_friendships_other",
    "search a player": "sqlite_autoindex_accounts_2",
    "look for results of daily matches": "ix_tries_running",
    "read the daily matches": "ix_tries_player",
    "read the matches of a tournament": "ix_matches_tournament",
    "list public matches": "ix_matches_running",
    "list public results of today": "sqlite_autoindex_matches_1",
}


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
@pytest.mark.parametrize(("name", "index"), FITTING.items())
async def test_lists_are_read_by_the_index_made_for_them(
    name: str, index: str, matches: MatchRegistry, tmp_path: Path
) -> None:
    act, *_counts = QUERIES[name]
    crowd = await crowded(matches, 2)
    asked = list[tuple[str, Any]]()

    def note(*event: Any) -> None:  # noqa: ANN401  as above
        asked.append((event[2], event[3]))

    sa.event.listen(sa.Engine, "before_cursor_execute", note)
    await act(crowd)
    sa.event.remove(sa.Engine, "before_cursor_execute", note)
    with sa.create_engine(f"sqlite:///{tmp_path / STORE}", poolclass=sa.NullPool).connect() as connection:
        plans = [
            str(row[3])
            for sql, values in asked
            if sql not in TRANSACTIONS
            for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}", values)
        ]

    assert any(index in plan for plan in plans), "\n".join(plans)
    assert not [plan for plan in plans if plan.startswith("SCAN matches") and "INDEX" not in plan]


async def test_an_action_of_another_worker_is_appended_and_nothing_else_is_replayed(
    matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await matches.start("aeronaut-odyssey", "pioneer", (ANNA, BEN), 0)
    await played(live, 30)
    there = await MatchRegistry(matches.store).open(live.info.id)
    history = there.history
    told = list(there.history.log(0))
    replays = list[object]()
    monkeypatch.setattr(History, "of", lambda *journal: replays.append(journal))

    for _turn in range(5):
        await played(live, 2)
        await there.catch_up()

        assert (there.match.ply, there.match.state) == (live.match.ply, live.match.state)
        assert there.match.journal == live.match.journal
    assert there.history is history
    assert replays == []
    assert there.history.log(0) == live.history.log(0)
    assert there.history.log(0)[: len(told)] == told


async def test_what_was_taken_back_is_followed_too(matches: MatchRegistry) -> None:
    live = await matches.start("balloon-cup", RULES, (ANNA, BEN), 0)
    await played(live, 6)
    there = await MatchRegistry(matches.store).open(live.info.id)
    seat = int(live.match.journal.entries[-1].actor) if not live.match.journal.entries[-1].is_chance else 0
    await CommandContext(live, seat).append(lambda match: match.take_back(seat, 1))
    await played(live, 1)

    await there.catch_up()

    assert there.match.state == live.match.state
    assert there.history.log(0) == live.history.log(0)


async def test_a_match_that_nobody_changed_is_known_by_its_revision(live: Live, statements: list[str]) -> None:
    await live.catch_up()
    statements.clear()

    await live.catch_up()

    assert len(statements) == 1


async def test_the_row_of_a_match_says_what_its_journal_and_its_seats_say(matches: MatchRegistry, store: Store) -> None:
    crowd = await crowded(matches, 0)
    await crowd.waiting.handle(Sit(Seat("guest", "carl")))
    three = await matches.start("aeronaut-odyssey", {"seats": 3}, (ANNA, BEN, Seat("guest", "emil")), 0)
    await played(three, 4)
    await three.handle(Resign(LEFT), 1, three.match.ply)
    await played(three, 1)

    for live in (crowd.live, crowd.waiting, three):
        row = await store.read(partial(_row, match=live.info.id))
        entries = live.match.journal.entries
        acted = [entry for entry in entries if not entry.is_chance and entry.text.partition(" ")[0] != LEFT.text]
        assert (row["plies"], row["actions"]) == (len(entries), len(acted))
        assert (row["to_decide"], row["free_seats"]) == ([*live.match.deciders], 0)
        assert row["given_up"] == [list(each) for each in live.match.state.given_up]


def _row(connection: sa.Connection, match: str) -> sa.RowMapping:
    return connection.execute(sa.select(MATCHES).where(MATCHES.c.id == match)).mappings().one()


async def test_a_player_whose_seat_a_bot_plays_on_is_not_told_that_it_is_their_turn(matches: MatchRegistry) -> None:
    seats = (ANNA, BEN, Seat("guest", "emil"))
    live = await matches.start("aeronaut-odyssey", {"seats": 3}, seats, 0, Terms(stand_in="cadet"))
    await played(live, 2)
    due = live.match.to_decide or 0
    own = str(seats[due].player)
    before = await matches.own_matches.read(own)
    await live.handle(Resign(LEFT), due, live.match.ply)

    (after,) = await matches.own_matches.read(own)

    assert [row.is_due for row in before] == [True]
    assert (live.match.to_decide == due, after.is_due) == (True, False)


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_the_lobby_of_another_worker_is_drawn_for_offers_only(database: str, store: Store) -> None:
    """An action in a match that the worker does not hold woke every stream of its lobby."""
    one = MatchRegistry(store)
    live = await one.start("balloon-cup", RULES, (ANNA, BEN), 0, Terms(BLITZ, "anna"))
    other = MatchRegistry(await open_store(Path(), database))
    hearing = asyncio.create_task(other.follow_workers())
    news = other.find_channel(live.info.id)
    await _heard(news, lambda: store.notify(live.info.id))

    change = other.lobby.next
    await _heard(news, lambda: played(live, 1))
    assert not change.is_set()
    waiting = await one.start("balloon-cup", RULES, (ANNA, FREE), 0, Terms(BLITZ, "anna"))
    for act in (
        lambda: waiting.handle(Sit(Seat("guest", "carl"))),
        lambda: waiting.handle(Resign(), 0, waiting.match.ply),
    ):
        await asyncio.wait_for(change.wait(), PATIENCE)
        change = other.lobby.next
        await act()
    await asyncio.wait_for(change.wait(), PATIENCE)
    hearing.cancel()
    await asyncio.wait([hearing])
    await other.close()


async def _heard(news: MatchChannel, act: Callable[[], Awaitable[object]]) -> None:
    """Act, again and again until another worker listens, and wait until it has heard."""
    change = news.next
    async with asyncio.timeout(PATIENCE):
        while not change.is_set():
            await act()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await change.wait()


async def test_the_lobby_and_pairing_bind_no_more_values_in_a_query_where_more_offers_are_open(
    matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PostgreSQL's driver takes 32,767, two for each offer were reached by a crowd."""
    crowd, counts = await crowded(matches, CROWD), list[int]()
    monkeypatch.setattr(moderation, "BOUND_AT_ONCE", 4)

    def note(*event: Any) -> None:  # noqa: ANN401  an event has six arguments of many types
        counts.append(len(event[3]))

    sa.event.listen(sa.Engine, "before_cursor_execute", note)
    try:
        offers = await crowd.matches.list_offers()
        await _estimate(crowd)
        found = await crowd.matches.store.read(partial(find_offers, search=SEARCH))
    finally:
        sa.event.remove(sa.Engine, "before_cursor_execute", note)

    assert len(offers) == len(found.others) == CROWD + 1
    assert max(counts) < CROWD
