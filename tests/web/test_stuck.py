"""If a bot cannot continue, the page says so in each language, and the players can continue or end the match."""

from __future__ import annotations

import re

import pytest
from tests.web.visitor import FRAGMENT, Visitor

from skyhop.bots import bot
from skyhop.jobs.queue import JobQueue
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.live import Live
from skyhop.server.matches.state import LiveState
from skyhop.server.seats import Seat
from skyhop.web.app import list_subscribers
from skyhop.web.event_stream import ProgramStreams
from skyhop.web.pages.match.after_game import MedalJobs

SENTENCES = {
    "en": "gone bot cannot play on",
    "de": "kann nicht weiterspielen",
    "fr": "ne peut pas continuer",
}
WAYS = re.compile(r'<button name="stuck" value="(\w+)"')
PAGES = pytest.mark.parametrize("page", ["", "/text"])


@pytest.fixture
async def stuck(anna: Visitor, matches: MatchRegistry) -> Live:
    """A match of Anna's with a bot that is gone, which is to begin."""
    await anna.get("/")
    own = Seat("guest", anna.guest)
    live = await matches.start("balloon-cup", "rio-grande", (own, Seat("bot", "gone")), 1)
    await live.bots.wait(60)
    return live


async def do(visitor: Visitor, live: Live, page: str, **fields: str) -> int:
    path = f"/matches/{live.info.id}"
    answer = await visitor.post(f"{path}{page or '/stuck'}", {"ply": str(live.match.ply), **fields}, **FRAGMENT)
    await live.bots.wait(60)
    return answer.status_code


@PAGES
@pytest.mark.parametrize("language", SENTENCES)
async def test_the_table_says_that_a_bot_cannot_play_on(anna: Visitor, stuck: Live, page: str, language: str) -> None:
    await anna.get(f"/matches/{stuck.info.id}{page}?lang={language}")

    assert SENTENCES[language] in anna.page.lower()
    assert WAYS.findall(anna.page) == ["level", "seat", "end"]


@PAGES
async def test_a_page_without_scripts_waits_for_a_bot_that_can_play_and_for_no_other(
    anna: Visitor, ben: Visitor, stuck: Live, page: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = f"/matches/{stuck.info.id}{page}"
    seconds = 15 if page else 2  # screen readers begin again after each reload
    refresh = f'<noscript><meta http-equiv="refresh" content="{seconds}; url={path}"></noscript>'
    assert refresh not in (await anna.get(path)).text

    monkeypatch.setattr(LiveState, "stuck_seat", None)  # as while a bot thinks

    assert refresh in (await anna.get(path)).text
    assert refresh not in (await ben.get(path)).text

    form = {"ply": str(stuck.match.ply), "answer": "yes", "page": page.removeprefix("/")}
    await anna.post(path if page else f"{path}/draw", form)

    assert "The bot declines and plays on." in anna.notice
    assert "http-equiv" not in anna.page


@PAGES
async def test_who_only_watches_reads_it_and_can_do_nothing(ben: Visitor, stuck: Live, page: str) -> None:
    await ben.get(f"/matches/{stuck.info.id}{page}")

    assert "cannot play on" in ben.page
    assert WAYS.findall(ben.page) == []
    assert await do(ben, stuck, page, stuck="end") == 403


@PAGES
async def test_another_level_is_chosen_and_it_plays_on(anna: Visitor, stuck: Live, page: str) -> None:
    await anna.get(f"/matches/{stuck.info.id}{page}")
    level = bot.levels(stuck.match.game)[0].name
    assert f'<option value="{level}">' in anna.page

    assert await do(anna, stuck, page, stuck="level", level="random") == 200

    assert (stuck.seats[1], stuck.match.to_decide, stuck.stuck_seat) == (Seat("bot", "random"), 0, None)


@PAGES
async def test_whoever_sits_there_takes_the_seat(anna: Visitor, stuck: Live, page: str) -> None:
    await anna.get(f"/matches/{stuck.info.id}{page}")

    assert await do(anna, stuck, page, stuck="seat") == 200

    assert stuck.seats[0] == stuck.seats[1]
    assert "data-own" in (await anna.get(f"/matches/{stuck.info.id}")).text


@PAGES
async def test_the_match_is_ended_without_a_loser(anna: Visitor, stuck: Live, page: str) -> None:
    await anna.get(f"/matches/{stuck.info.id}{page}")

    assert await do(anna, stuck, page, stuck="end") == 200

    assert stuck.match.outcome is not None
    assert stuck.match.outcome.winners == ()


async def test_a_bot_that_does_not_exist_either_is_refused_in_a_sentence(anna: Visitor, stuck: Live) -> None:
    await anna.get(f"/matches/{stuck.info.id}")
    await do(anna, stuck, "", stuck="level", level="nobody")

    assert "This game has no such bot" in anna.notice
    assert stuck.stuck_seat == 1


async def test_another_worker_finds_out_for_itself_before_it_acts(anna: Visitor, stuck: Live) -> None:
    await anna.get(f"/matches/{stuck.info.id}")
    stuck.failed = None

    assert await do(anna, stuck, "", stuck="end") == 200
    assert stuck.match.outcome is not None


async def test_looking_at_a_picture_or_a_journal_wakes_no_bot_and_opening_the_page_does(
    anna: Visitor, matches: MatchRegistry
) -> None:
    elsewhere = await MatchRegistry(matches.store).start(
        "balloon-cup", "rio-grande", (Seat("guest", "ben"), Seat("bot", "random")), 1
    )
    path = f"/matches/{elsewhere.info.id}"
    await anna.get("/")
    for query in ("picture.svg", "picture.png", "film", "why?ply=0&action=x"):
        await anna.get(f"{path}/{query}")
    live = await matches.open(elsewhere.info.id)
    slept = live.bots._at_work is None

    await anna.get(path)
    await live.bots.wait(60)

    assert slept
    assert live.match.to_decide == 0


def test_all_that_hears_of_a_served_table_is_declared_in_one_tuple() -> None:
    assert [subscriber.name for subscriber in list_subscribers(MedalJobs(JobQueue()), ProgramStreams())] == [
        "actions counted",
        "bots",
        "marks",
        "advice on levels",
        "ratings of seats",
        "programs",
        "pages",
    ]
