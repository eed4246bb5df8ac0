"""Tests of clocks on the pages of a match: choice in the lobby, display, texts and enforcement."""

from __future__ import annotations

import asyncio

import pytest
from tests.amount import in_turn
from tests.server.turned import Turned, see_to
from tests.web.visitor import FRAGMENT, Visitor, any_action

from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Resign
from skyhop.server.matches.live import Live
from skyhop.server.matches.state import are_hints_allowed
from skyhop.web.pages.match.clocks import format_duration

PAGES = pytest.mark.parametrize("page", ["", "/text"])


@pytest.fixture
def turned(monkeypatch: pytest.MonkeyPatch) -> Turned:
    return Turned(monkeypatch)


async def together(anna: Visitor, ben: Visitor, matches: MatchRegistry, **choices: str) -> Live:
    """A match of two people whose clocks run."""
    path = await anna.start(seat2="friend", **choices)
    await ben.get(path)
    await ben.post(f"{path}/seats")
    live = await matches.open(path.rpartition("/")[2])
    async with asyncio.timeout(10):
        while live.clocks is not None and live.clocks.since is None:  # noqa: ASYNC110  nobody is told
            await asyncio.sleep(0.01)
    return live


@pytest.mark.parametrize(
    ("milliseconds", "text"),
    [
        (0, "0:00"),
        (-5, "0:00"),
        (59_999, "0:59"),
        (300_000, "5:00"),
        (3_723_000, "1:02:03"),
        (90_000_000, "1 day 1 hour"),
    ],
)
def test_times_are_written_as_people_read_them(milliseconds: int, text: str) -> None:
    assert format_duration(milliseconds) == text


@PAGES
@pytest.mark.usefixtures("turned")
async def test_a_clock_that_is_chosen_is_shown_with_the_time_at_which_it_is_up(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, page: str
) -> None:
    live = await together(anna, ben, matches, clock="5+3")

    await anna.get(f"/matches/{live.info.id}{page}")

    assert anna.page.count('class="left"') == 2
    assert "first turn until 2026-06-01 12:00:25 UTC" in anna.page
    assert ">5:00<" in anna.page


@PAGES
async def test_a_match_without_a_clock_shows_none(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, page: str
) -> None:
    live = await together(anna, ben, matches)

    await anna.get(f"/matches/{live.info.id}{page}")

    assert 'id="clocks"' not in anna.page


async def test_what_was_forgiven_for_the_way_is_shown(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, turned: Turned
) -> None:
    live = await together(anna, ben, matches, clock="5+3")
    path = f"/matches/{live.info.id}"
    for visitor, seat in ((anna, 0), (ben, 1), (anna, 0)):
        while live.match.to_decide == seat:
            await visitor.get(path)
            turned.turn(4)
            fields = {"ply": visitor.ply, "action": any_action(live, seat), "thought": "3500"}
            assert (await visitor.post(f"{path}/actions", fields, **FRAGMENT)).status_code == 200

    assert live.clocks is not None
    assert live.clocks.forgiven[0] > 0
    await anna.get(path)
    assert "s of network delay not counted" in anna.page


@pytest.mark.parametrize("thought", in_turn(["-1", "much", "9" * 13, "1.5", "٣"], 3))
async def test_a_claim_that_is_none_is_as_good_as_none(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, turned: Turned, thought: str
) -> None:
    live = await together(anna, ben, matches, clock="5+3")
    await anna.get(f"/matches/{live.info.id}")
    turned.turn(2)
    fields = {"ply": anna.ply, "action": any_action(live, 0), "thought": thought}
    answer = await anna.post(f"/matches/{live.info.id}/actions", fields, **FRAGMENT)

    assert answer.status_code == 200
    assert live.clocks is not None
    assert live.clocks.forgiven == (0, 0)


async def test_the_end_by_time_is_told(anna: Visitor, ben: Visitor, matches: MatchRegistry, turned: Turned) -> None:
    live = await together(anna, ben, matches, clock="1d")
    for visitor, seat in ((anna, 0), (ben, 1)):
        while live.match.to_decide == seat:
            await visitor.get(f"/matches/{live.info.id}")
            await visitor.play(f"/matches/{live.info.id}", any_action(live, seat))
    turned.turn(2 * 86_400 + 1)
    await see_to(matches)

    await anna.get(f"/matches/{live.info.id}")

    assert live.match.outcome is not None
    assert live.match.outcome.reason == "time"
    assert "ran out of time" in anna.page


@PAGES
async def test_who_does_not_begin_in_time_is_told_so_and_that_nobody_has_lost(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, turned: Turned, page: str
) -> None:
    live = await together(anna, ben, matches, clock="5+3")
    turned.turn(60)
    await see_to(matches)

    own, others = [await visitor.get(f"/matches/{live.info.id}{page}") for visitor in (anna, ben)]

    assert "You ran out of time for the first move." in own.text
    assert "Your opponent ran out of time for the first move." in others.text
    for shown in (own, others):
        assert "Nobody lost, and the match does not count." in shown.text


@pytest.mark.parametrize("written", ["12+4", "12%2B4"])
async def test_a_link_may_give_any_clock(anna: Visitor, written: str) -> None:
    await anna.get(f"/?game=balloon-cup&clock={written}")

    assert '<input type="radio" name="clock" value="12+4" checked>' in anna.page


async def test_a_clock_that_cannot_be_is_refused_in_a_sentence(anna: Visitor) -> None:
    await anna.get("/")
    answer = await anna.post("/matches", {"game": "balloon-cup", "clock": "5 minutes"})

    assert answer.status_code == 422
    assert "Write a clock as 5+3" in anna.notice


async def test_a_rematch_has_the_same_clock_and_is_rated_alike(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    live = await together(anna, ben, matches, clock="10+5", rated="true")
    await live.handle(Resign(), 0, live.match.ply)
    answer = await anna.post("/matches", {"again": live.info.id})
    again = await matches.open(answer.url.path.rpartition("/")[2])

    assert str(again.info.control) == "10+5"
    assert (live.info.is_rated, again.info.is_rated) == (True, True)


async def test_in_a_rated_match_nobody_takes_hints(anna: Visitor, matches: MatchRegistry) -> None:
    path = await anna.start(rated="true")
    live = await matches.open(path.rpartition("/")[2])

    assert live.info.is_rated
    assert not are_hints_allowed(live)
