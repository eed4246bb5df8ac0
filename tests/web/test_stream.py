"""News come once, in order, from where a browser left off."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from tests.web.visitor import Visitor, any_action

from skyhop.table.matches import Live, Matches
from skyhop.table.seats import Seat
from skyhop.table.store import Store
from skyhop.web import stream, tables

SEATS = (Seat("guest", "anna"), Seat("guest", "ben"))


async def a_match(matches: Matches, plies: int = 0) -> Live:
    live = await matches.start("balloon-cup", "rio-grande", SEATS, 0)
    await play(matches, live, plies)
    return live


async def play(matches: Matches, live: Live, plies: int) -> None:
    for _turn in range(plies):
        seat = live.match.to_decide
        assert seat is not None
        await matches.play(live, seat, live.match.ply, any_action(live, seat))


@pytest.fixture
def store(matches: Matches) -> Store:
    return matches.store


async def versions(pictures: AsyncIterator[str], count: int) -> list[str]:
    """Read events until there are so many."""
    found: list[str] = []
    async with asyncio.timeout(10):
        async for text in pictures:
            if text.startswith("id: "):
                found.append(text.partition("\n")[0].removeprefix("id: "))
            if len(found) == count:
                break
    await pictures.aclose()  # type: ignore[attr-defined]
    return found


async def test_whoever_comes_back_gets_every_step_since(matches: Matches) -> None:
    live = await a_match(matches, 2)
    seen = live.version
    await play(matches, live, 3)

    found = await versions(stream._pictures(live, "anna", seen, "token"), 3)

    assert found == [str(step.ply) for step in live.history._steps[2:]]
    assert live.watchers == 0


async def test_whoever_was_away_for_long_gets_the_latest_picture(matches: Matches) -> None:
    live = await a_match(matches, stream.MOST_STEPS + 1)

    assert await versions(stream._pictures(live, "anna", "1", "token"), 1) == [live.version]
    assert await versions(stream._pictures(live, "anna", "nonsense", "token"), 1) == [live.version]


async def test_news_come_when_they_happen(matches: Matches) -> None:
    live = await a_match(matches)
    waiting = asyncio.create_task(versions(stream._pictures(live, "ben", live.version, "token"), 2))
    await asyncio.sleep(0.05)

    await play(matches, live, 1)
    await asyncio.sleep(0.05)
    await matches.offer_draw(live, 0, live.match.ply)

    assert await waiting == [str(live.match.ply), live.version]


async def test_a_friend_who_sits_down_is_shown_to_the_host(matches: Matches) -> None:
    live = await matches.start("balloon-cup", "rio-grande", (SEATS[0], Seat("open")), 0)
    shown = tables.latest(live, 0, "token")
    waiting = asyncio.create_task(versions(stream._pictures(live, "anna", live.version, "token"), 1))
    await asyncio.sleep(0.05)

    await matches.take_seat(live, "ben")

    assert await waiting == [live.version]
    assert ["Nobody yet" in shown, "Nobody yet" in tables.latest(live, 0, "token")] == [True, False]


async def test_every_change_that_a_page_shows_moves_its_version(matches: Matches, store: Store) -> None:
    """Whoever has a version has its page, to the byte: in this process, in another one, and after a restart."""
    live = await matches.start("balloon-cup", "rio-grande", (SEATS[0], Seat("open")), 0)
    pages: dict[tuple[str, int | None], str] = {}

    async def check() -> None:
        restarted = await Matches(store).open(live.sheet.id)
        assert restarted.version == live.version
        for seat in (0, 1, None):
            page = tables.latest(live, seat, "token")
            assert pages.setdefault((live.version, seat), page) == page == tables.latest(restarted, seat, "token")

    await check()
    for change in (
        lambda: play(matches, live, 1),
        lambda: matches.take_seat(live, "ben"),
        lambda: matches.offer_draw(live, 0, live.match.ply),
        lambda: matches.decline_draw(live, 1, live.match.ply),
        lambda: matches.offer_draw(live, 1, live.match.ply),
        lambda: play(matches, live, 1),
        lambda: matches.resign(live, 1, live.match.ply),
    ):
        before = live.version
        await change()
        await check()
        assert live.version != before


async def test_a_quiet_match_keeps_its_connection(matches: Matches, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await a_match(matches)
    monkeypatch.setattr(stream, "HEARTBEAT", 0.01)
    pictures = stream._pictures(live, "anna", live.version, "token")

    first = [await anext(pictures), await anext(pictures)]
    await pictures.aclose()  # type: ignore[attr-defined]

    assert first == ["retry: 1000\n\n", ": still here\n\n"]


async def test_streams_end_when_the_table_closes(matches: Matches) -> None:
    live = await a_match(matches)
    pictures = stream._pictures(live, "anna", live.version, "token")
    await anext(pictures)

    matches.end_streams()

    assert [text async for text in pictures] == []


async def test_the_endpoint_speaks_the_protocol(anna: Visitor, matches: Matches) -> None:
    path = await anna.start()
    asyncio.get_running_loop().call_later(0.3, matches.end_streams)

    answer = await anna.http.get(f"{path}/events", headers={"Last-Event-ID": "0"})

    assert answer.headers["content-type"].startswith("text/event-stream")
    assert "\nevent: table\ndata: <div id=" in answer.text
