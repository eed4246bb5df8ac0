"""Tests of the stream: each event arrives once, in order, from the last event of the browser."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import AsyncGenerator

import pytest
from tests.web.page import PART, SAME
from tests.web.visitor import FRAGMENT, Visitor, any_action

from skyhop.server.exceptions import FaultCause, StoreFault
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Play, Resign, Sit
from skyhop.server.matches.live import Live
from skyhop.server.matches.proposals import DRAW, Answer, Propose
from skyhop.server.seats import Seat
from skyhop.server.store.store import Store
from skyhop.web.pages.match import match, rendering, stream

SEATS = (Seat("guest", "anna"), Seat("guest", "ben"))


async def a_match(matches: MatchRegistry, plies: int = 0) -> Live:
    live = await matches.start("balloon-cup", "rio-grande", SEATS, 0)
    await play(live, plies)
    return live


async def play(live: Live, plies: int) -> None:
    for _turn in range(plies):
        seat = live.match.to_decide
        assert seat is not None
        await live.handle(Play(any_action(live, seat)), seat, live.match.ply)


def watching(matches: MatchRegistry, live: Live, guest: str, seen: str) -> AsyncGenerator[str]:
    return stream.Watch(matches, live.info.id, guest, "token").since(seen)


@pytest.fixture
def store(matches: MatchRegistry) -> Store:
    return matches.store


async def versions(pictures: AsyncGenerator[str], count: int) -> list[str]:
    """Read events until there are so many."""
    found: list[str] = []
    async with asyncio.timeout(10):
        async for text in pictures:
            if text.startswith("id: "):
                found.append(text.partition("\n")[0].removeprefix("id: "))
            if len(found) == count:
                break
    await pictures.aclose()
    return found


async def test_whoever_comes_back_gets_every_step_since(matches: MatchRegistry) -> None:
    live = await a_match(matches, 2)
    seen = live.version
    await play(live, 3)

    found = await versions(watching(matches, live, "anna", seen), 3)

    assert found == [str(step.ply) for step in live.history._steps[2:]]
    assert live.channel.watchers == 0


async def test_whoever_was_away_for_long_gets_the_latest_picture(matches: MatchRegistry) -> None:
    live = await a_match(matches, stream.MAX_STEPS + 1)

    assert await versions(watching(matches, live, "anna", "1"), 1) == [live.version]
    assert await versions(watching(matches, live, "anna", "nonsense"), 1) == [live.version]


async def test_news_come_when_they_happen(matches: MatchRegistry) -> None:
    live = await a_match(matches)
    waiting = asyncio.create_task(versions(watching(matches, live, "ben", live.version), 2))
    await asyncio.sleep(0.05)

    await play(live, 1)
    await asyncio.sleep(0.05)
    await live.handle(Propose(DRAW), 0, live.match.ply)

    assert await waiting == [str(live.match.ply), live.version]


async def test_a_friend_who_sits_down_is_shown_to_the_host(matches: MatchRegistry) -> None:
    live = await matches.start("balloon-cup", "rio-grande", (SEATS[0], Seat("open")), 0)
    shown = rendering.render_latest(live, 0).render_all("token")
    waiting = asyncio.create_task(versions(watching(matches, live, "anna", live.version), 1))
    await asyncio.sleep(0.05)

    await live.handle(Sit(Seat("guest", "ben")))

    assert await waiting == [live.version]
    assert [
        "Waiting for player" in shown,
        "Waiting for player" in rendering.render_latest(live, 0).render_all("token"),
    ] == [
        True,
        False,
    ]


async def test_every_change_that_a_page_shows_moves_its_version(matches: MatchRegistry, store: Store) -> None:
    """A version identifies a page, byte for byte: in this process, in another process and after a restart."""
    live = await matches.start("balloon-cup", "rio-grande", (SEATS[0], Seat("open")), 0)
    pages: dict[tuple[str, int | None], str] = {}

    async def check() -> None:
        restarted = await MatchRegistry(store).open(live.info.id)
        assert restarted.version == live.version
        for seat in (0, 1, None):
            page = rendering.render_latest(live, seat).render_all("token")
            again = rendering.render_latest(restarted, seat).render_all("token")
            assert pages.setdefault((live.version, seat), page) == page == again

    await check()
    for change in (
        lambda: play(live, 1),
        lambda: live.handle(Sit(Seat("guest", "ben"))),
        lambda: live.handle(Propose(DRAW), 0, live.match.ply),
        lambda: live.handle(Answer(DRAW, is_agreed=False), 1, live.match.ply),
        lambda: live.handle(Propose(DRAW), 1, live.match.ply),
        lambda: play(live, 1),
        lambda: live.handle(Resign(), 1, live.match.ply),
    ):
        before = live.version
        await change()
        await check()
        assert live.version != before


async def test_a_match_that_is_watched_may_leave_memory_and_its_news_come_all_the_same(
    matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skyhop.server.match_registry.MAX_MATCHES", 2)
    live = await a_match(matches, 2)
    name, seen, gone = live.info.id, live.version, weakref.ref(live)
    waiting = asyncio.create_task(versions(watching(matches, live, "ben", seen), 2))
    await asyncio.sleep(0.05)
    del live
    for _match in range(3):
        await a_match(matches)
    gc.collect()
    is_gone = gone() is None

    again = await matches.open(name)
    await play(again, 1)
    await asyncio.sleep(0.05)
    await again.handle(Propose(DRAW), 0, again.match.ply)

    assert is_gone
    assert await waiting == [str(again.match.ply), again.version]


async def test_a_stream_ends_where_its_match_cannot_be_read(
    matches: MatchRegistry, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(_name: str) -> None:
        raise StoreFault(FaultCause.BROKEN, "no disk")

    monkeypatch.setattr(store, "load", broken)

    pictures = stream.Watch(matches, "any", "anna", "token").since("")

    assert [text async for text in pictures] == [f"retry: {stream.RETRY_MS}\n\n"]


async def test_a_quiet_stream_says_which_picture_was_the_last(
    matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await a_match(matches)
    monkeypatch.setattr(stream, "FIRST_HEARTBEAT_SECONDS", 0.01)
    monkeypatch.setattr(stream, "HEARTBEAT_SECONDS", 0.02)
    pictures = watching(matches, live, "anna", live.version)
    still = f"event: still\ndata: {live.version}\n\n"

    first = [await anext(pictures) for _event in range(3)]
    await play(live, 1)
    news, quiet = await anext(pictures), await anext(pictures)
    await pictures.aclose()

    assert first == [f"retry: {stream.RETRY_MS}\n\n", still, still]
    assert news.startswith(f"id: {live.version}\nevent: table\n")
    assert quiet == f"event: still\ndata: {live.version}\n\n"


async def test_a_page_is_not_sent_by_its_stream_what_it_was_answered(anna: Visitor, matches: MatchRegistry) -> None:
    path = await anna.start(seat2="friend")
    live = await matches.open(path.rpartition("/")[2])
    guest = str(live.seats[0].player)
    own, other = (stream.Watch(matches, live.info.id, guest, "token", page=page) for page in ("one", "two"))
    pictures, others = own.since(live.version), other.since(live.version)
    await asyncio.gather(anext(pictures), anext(others))
    on_the_way = asyncio.create_task(anext(pictures)), asyncio.create_task(anext(others))
    await asyncio.sleep(0)

    answer = await anna.play(path, any_action(live, 0), **FRAGMENT, **{match.PAGE_HEADER: "one"})
    answered = live.version
    brought = await on_the_way[1]
    await play(live, 1)
    next_brought = await on_the_way[0]
    await asyncio.gather(pictures.aclose(), others.aclose())

    assert f'data-version="{answered}"' in answer.text
    assert brought.startswith(f"id: {answered}\n")
    assert next_brought.startswith(f"id: {live.version}\n")
    assert set(SAME.findall(next_brought)) & dict(PART.findall(answer.text)).keys()


async def test_an_answer_that_was_lost_comes_by_the_stream_that_its_page_opens_anew(
    anna: Visitor, matches: MatchRegistry
) -> None:
    path = await anna.start(seat2="friend")
    live = await matches.open(path.rpartition("/")[2])
    guest, seen = str(live.seats[0].player), live.version

    await anna.play(path, any_action(live, 0), **FRAGMENT, **{match.PAGE_HEADER: "one"})
    pictures = stream.Watch(matches, live.info.id, guest, "token", page="one").since(seen)

    assert await versions(pictures, 1) == [live.version]


async def test_what_a_page_was_answered_comes_again_when_it_holds_again(
    anna: Visitor, matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody goes away after an answer, and is back: the picture is that of the answer, and the page has another."""
    path = await anna.start(seat2="friend")
    live = await matches.open(path.rpartition("/")[2])
    pictures = stream.Watch(matches, live.info.id, str(live.seats[0].player), "token", page="one").since(live.version)
    await anext(pictures)
    on_the_way = asyncio.create_task(versions(pictures, 2))
    await asyncio.sleep(0)
    await anna.play(path, any_action(live, 0), **FRAGMENT, **{match.PAGE_HEADER: "one"})
    answered = live.version

    for is_away in (True, False):
        await asyncio.sleep(0.05)
        monkeypatch.setattr(live.channel, "is_away", lambda guest, is_away=is_away: is_away and guest is None)
        live.channel.notify()
    shown = await on_the_way

    assert shown[1:] == [answered]
    assert shown[0] != answered


async def test_a_name_that_another_guest_gives_its_page_keeps_nothing_from_this_one(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    path = await anna.start(seat2="friend", first="other")
    live = await matches.open(path.rpartition("/")[2])
    await ben.get(path)
    await ben.post(f"{path}/seats")
    pictures = stream.Watch(matches, live.info.id, str(live.seats[0].player), "token", page="one").since(live.version)
    await anext(pictures)

    await ben.play(path, any_action(live, 1), **FRAGMENT, **{match.PAGE_HEADER: "one"})

    assert (await anext(pictures)).startswith(f"id: {live.version}\n")
    await pictures.aclose()


async def test_streams_end_when_the_table_closes(matches: MatchRegistry) -> None:
    live = await a_match(matches)
    pictures = watching(matches, live, "anna", live.version)
    await anext(pictures)

    matches.end_streams()

    assert [text async for text in pictures] == []


async def test_the_endpoint_speaks_the_protocol(anna: Visitor, matches: MatchRegistry) -> None:
    path = await anna.start()
    asyncio.get_running_loop().call_later(0.3, matches.end_streams)

    answer = await anna.http.get(f"{path}/events", headers={"Last-Event-ID": "0"})

    assert answer.headers["content-type"].startswith("text/event-stream")
    assert "\nevent: table\ndata: <div id=" in answer.text
