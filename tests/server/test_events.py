"""Each event of a match is dispatched once, in order, after the commit. A failing subscriber affects no other."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.acting import act, an_action, played

from skyhop.game.action import Refused
from skyhop.server import events
from skyhop.server.events import (
    CaughtUp,
    MatchBegan,
    MatchFinished,
    MatchOpened,
    RemarkMade,
    ResultRecorded,
    SeatMoved,
    SeatTaken,
    ServerEvent,
    Subscriber,
)
from skyhop.server.exceptions import StaleAction
from skyhop.server.match_registry import PAGES, MatchRegistry
from skyhop.server.matches.commands import Play, Resign, Say, Sit
from skyhop.server.matches.create import Terms
from skyhop.server.matches.live import Live
from skyhop.server.matches.proposals import DRAW, Answer, Propose
from skyhop.server.ratings.recorder import RatingRecorder
from skyhop.server.remarks import Phrase, RemarkKind
from skyhop.server.seats import Seat
from skyhop.server.store.store import Store, open_store

ANNA, BEN = Seat("guest", "anna"), Seat("guest", "ben")


class Heard:
    """A subscriber that remembers what it was told, and how many entries the store had by then."""

    def __init__(self, store: Store) -> None:
        self.events: list[ServerEvent] = []
        self.stored: list[int] = []
        self._store = store

    async def __call__(self, live: Live, event: ServerEvent) -> None:
        stored = await self._store.load(live.info.id)
        assert stored is not None
        self.events.append(event)
        self.stored.append(len(stored.entries))


def listening(store: Store, *hears: Callable[[Any, Any], Any], is_repeatable: bool = False) -> MatchRegistry:
    """Matches whose events are heard by these, in their order."""
    named = [Subscriber(f"number {n}", (ServerEvent,), hear, is_repeatable) for n, hear in enumerate(hears)]
    return MatchRegistry(store, (*named, PAGES))


@pytest.mark.both_databases
async def test_events_are_told_once_and_in_order_and_after_the_commit(store: Store) -> None:
    heard = Heard(store)
    matches = listening(store, heard)

    live = await matches.start("balloon-cup", "rio-grande", (ANNA, Seat("open")), 0)
    begun = live.match.ply
    await live.handle(Sit(Seat("guest", "ben")))
    await live.handle(Sit(Seat("guest", "cleo")))
    await played(live, 1)
    acted = live.match.ply
    await live.handle(Propose(DRAW), 0, acted)
    await live.handle(Answer(DRAW, is_agreed=False), 1, acted)
    await live.handle(Resign(), 1, acted)

    name = live.info.id
    assert heard.events == [
        MatchBegan(name, begun),
        SeatTaken(name, begun, 1),
        SeatMoved(name, acted, 0),
        RemarkMade(name, acted, 0, RemarkKind.OFFERED),
        RemarkMade(name, acted, 1, RemarkKind.DECLINED),
        SeatMoved(name, acted + 1, 1),
        MatchFinished(name, acted + 1, (0,), "resignation"),
    ]
    assert heard.stored == [event.ply for event in heard.events]


async def test_what_is_refused_or_stale_is_no_event(store: Store) -> None:
    heard = Heard(store)
    live = await listening(store, heard).start("balloon-cup", "rio-grande", (ANNA, BEN), 0)
    await act(live, *an_action(live))
    told = list(heard.events)

    with pytest.raises(Refused):
        await live.handle(Play("nonsense"), 0, live.match.ply)
    with pytest.raises(StaleAction):
        await live.handle(Resign(), 0, 0)

    assert heard.events == told


@pytest.mark.both_databases
async def test_actions_that_hurry_are_told_in_the_order_of_the_journal(store: Store) -> None:
    heard = Heard(store)
    matches = listening(store, heard)
    lives = [await matches.start("balloon-cup", "rio-grande", (ANNA, BEN), 0) for _match in range(4)]

    await asyncio.gather(*(played(live, 6) for live in lives))

    for live in lives:
        plies = [event.ply for event in heard.events if event.match == live.info.id and isinstance(event, SeatMoved)]
        assert plies == sorted(set(plies))
        assert len(plies) == 6


async def test_a_rematch_says_what_it_follows_and_that_the_match_before_has_one(store: Store) -> None:
    heard = Heard(store)
    matches = listening(store, heard)
    live = await matches.start("balloon-cup", "rio-grande", (ANNA, BEN), 0)
    await live.handle(Resign(), 0, live.match.ply)
    heard.events.clear()

    rematch = await matches.start_again(live.info, "rio-grande", (ANNA, BEN), 1)
    await matches.start_again(live.info, "rio-grande", (ANNA, BEN), 1)

    name, ply = live.info.id, live.match.ply
    assert heard.events == [MatchBegan(rematch.info.id, rematch.match.ply, name), CaughtUp(name, ply)]


@pytest.mark.both_databases
async def test_the_record_of_a_result_is_told_once_and_later_writes_are_not_told_as_one(store: Store) -> None:
    heard = Heard(store)
    matches = listening(store, heard)
    live = await matches.start("balloon-cup", "rio-grande", (ANNA, BEN), 0, Terms(is_rated=True))
    name = live.info.id
    await played(live, 12)
    await live.handle(Resign(), 1, live.match.ply)
    await matches.write(lambda _connection: [name], list)
    before = [event for event in heard.events if isinstance(event, ResultRecorded)]

    await store.write(lambda connection: RatingRecorder().record(connection, ServerEvent(name, live.match.ply)))
    await matches.write(lambda _connection: [name], list)
    await live.handle(Say(Phrase.THANKS), 0, live.match.ply)
    await matches.write(lambda _connection: [name], list)

    told = [event for event in heard.events if isinstance(event, ResultRecorded)]
    assert (before, told) == ([], [ResultRecorded(name, live.match.ply)])


async def test_opening_a_match_is_told_and_a_query_is_not(store: Store, live: Live) -> None:
    heard = Heard(store)
    matches = listening(store, heard)

    await matches.open(live.info.id)
    assert heard.events == []
    await matches.visit(live.info.id)

    assert heard.events == [MatchOpened(live.info.id, live.match.ply)]


async def test_a_match_that_is_watched_is_opened_again_where_it_comes_back_into_memory(
    store: Store, live: Live
) -> None:
    heard = Heard(store)
    matches = listening(store, heard)
    news = matches.find_channel(live.info.id)

    with news.count_watcher("anna"):
        await matches.open(live.info.id)

    assert heard.events == [MatchOpened(live.info.id, live.match.ply)]


def broken(_live: Live, _event: ServerEvent) -> None:
    raise ArithmeticError("contains hidden information")


async def hanging(_live: Live, _event: ServerEvent) -> None:
    await asyncio.Event().wait()


@pytest.mark.parametrize(("hear", "error"), [(broken, "ArithmeticError"), (hanging, "TimeoutError")])
async def test_a_subscriber_that_fails_is_named_and_harms_no_other(
    store: Store,
    hear: Callable[[Live, ServerEvent], Any],
    error: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(events, "CALL_SECONDS", 0.05)
    told: list[ServerEvent] = []
    matches = listening(store, hear, lambda _live, event: told.append(event))

    live = await matches.start("balloon-cup", "rio-grande", (ANNA, BEN), 0)
    change = live.channel.next
    await live.handle(Resign(), 0, live.match.ply)

    assert [type(event) for event in told] == [MatchBegan, SeatMoved, MatchFinished]
    assert (live.match.outcome is not None, change.is_set()) == (True, True)
    failures = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert [record.args for record in failures] == [
        ("number 0", kind) for kind in ("MatchBegan", "SeatMoved", "MatchFinished")
    ]
    assert {record.exc_info[0].__name__ for record in failures if record.exc_info and record.exc_info[0]} == {error}


@pytest.mark.parametrize(("is_repeatable", "count"), [(True, 3), (False, 1)])
async def test_a_subscriber_that_fails_is_told_again_where_that_is_safe(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, *, is_repeatable: bool, count: int
) -> None:
    monkeypatch.setattr(events, "RETRY_SECONDS", (0.01, 0.01, 0.01))
    told: list[ServerEvent] = []

    def fails_twice(_live: Live, event: ServerEvent) -> None:
        told.append(event)
        if len(told) < 3:
            raise OSError

    live = await listening(store, fails_twice, is_repeatable=is_repeatable).start(
        "balloon-cup", "rio-grande", (ANNA, BEN), 0
    )
    async with asyncio.timeout(30):
        while len(told) < count:  # noqa: ASYNC110  nobody tells
            await asyncio.sleep(0.01)
    await asyncio.sleep(0.1)

    assert told == [MatchBegan(live.info.id, live.match.ply)] * count
    assert len([record for record in caplog.records if record.levelno == logging.ERROR]) == 1


async def test_nobody_is_told_again_when_the_table_has_closed(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(events, "RETRY_SECONDS", (0.05,))
    told: list[ServerEvent] = []

    def fails(_live: Live, event: ServerEvent) -> None:
        told.append(event)
        raise OSError

    matches = listening(await open_store(tmp_path, database), fails, is_repeatable=True)
    await matches.start("balloon-cup", "rio-grande", (ANNA, BEN), 0)
    await matches.close()
    await asyncio.sleep(0.1)

    assert len(told) == 1
