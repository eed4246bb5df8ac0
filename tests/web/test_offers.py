"""Tests of offers: visible to all, accepted with one click, and with messages about their end."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncGenerator
from contextvars import copy_context
from typing import NamedTuple

import pytest
import sqlalchemy as sa
from starlette.requests import Request
from tests.server.acting import End
from tests.web.visitor import Visitor

from skyhop.game.ending import ABORTED
from skyhop.server import lobby
from skyhop.server.clocks.clocks import TimeControl
from skyhop.server.lobby import LeaveRecord, OfferEstimate
from skyhop.server.match_record import OpenOffer
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.create import Terms, TournamentMatch
from skyhop.server.remarks import RemarkKind
from skyhop.server.schema import MATCHES
from skyhop.server.seats import Seat
from skyhop.server.timestamps import seconds_ahead
from skyhop.web.http import errors
from skyhop.web.http.app_state import Sender
from skyhop.web.http.guard import Guard
from skyhop.web.http.templates import IS_KNOWN, OWN_MATCHES
from skyhop.web.pages.lobby import lobby as lobby_page

ACTING = ("actions", "text")
"""Path segments of the forms for actions."""


async def offered(host: Visitor, **choices: str) -> str:
    return await host.start(seat2="friend", offered="true", clock="3d", **choices)


async def test_an_offer_is_listed_for_everybody_in_words(anna: Visitor, ben: Visitor) -> None:
    path = await offered(anna, called="Anna", rated="true")
    await ben.get("/")

    (entry,) = re.findall(r"<li data-offer.*?</li>", ben.page, re.DOTALL)
    assert f'href="{path}"' in entry
    for words in ("Balloon Cup", "by Anna", "3 days a turn", "rated", "1 free seat", "Join"):
        assert words in entry


async def test_the_lobby_and_the_host_read_that_an_offer_is_rated(anna: Visitor) -> None:
    lobby = (await anna.get("/")).text
    await offered(anna, rated="true")
    rated = anna.page
    await offered(anna, called="Anna", first="me")

    assert "Find an opponent, rated: Balloon Cup" in lobby
    told = "Listed in the lobby as a rated match."
    assert (told in rated, told in anna.page, "Listed in the lobby." in anna.page) == (True, False, True)


async def test_an_invited_reader_is_not_told_to_wait(anna: Visitor, ben: Visitor) -> None:
    path = await anna.start(seat2="friend", called="Anna")
    waiting = "Waiting for another player"

    for page in ("", "/text"):
        told = (await ben.get(path + page)).text
        assert ("A seat is free. Press “Join” to play." in told, waiting in told) == (True, False)
        assert waiting in (await anna.get(path + page)).text


async def test_one_click_sits_down_and_the_offer_is_gone(anna: Visitor, ben: Visitor, matches: MatchRegistry) -> None:
    path = await offered(anna)
    await ben.get("/")
    answer = await ben.post(f"{path}/seats")
    live = await matches.open(path.rpartition("/")[2])

    assert answer.url.path == path
    assert [seat.kind for seat in live.seats] == ["guest", "guest"]
    assert "data-offer" not in (await ben.get("/")).text


async def test_the_host_takes_it_back_and_the_link_says_what_became_of_it(anna: Visitor, ben: Visitor) -> None:
    path = await offered(anna)
    await ben.get("/")
    await anna.get("/")
    assert "offered by you" in anna.page
    await anna.post(f"{path}/withdrawal")
    answer = await ben.post(f"{path}/seats")

    assert "data-offer" not in (await anna.get("/")).text
    assert answer.status_code == 409
    assert "This match is over" in ben.page
    assert "stopped playing, so the match was abandoned" in (await ben.get(path)).text


async def test_nobody_else_takes_it_back_and_nobody_when_all_have_sat_down(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    path = await offered(anna)
    await ben.get("/")
    refused = [(await ben.post(f"{path}/withdrawal")).status_code]
    await ben.post(f"{path}/seats")
    await anna.get(path)
    refused.append((await anna.post(f"{path}/withdrawal")).status_code)

    assert refused == [409, 409]
    assert (await matches.open(path.rpartition("/")[2])).match.outcome is None


async def test_a_private_match_is_listed_nowhere(anna: Visitor, ben: Visitor) -> None:
    await anna.start(seat2="friend", clock="3d")

    assert "data-offer" not in (await ben.get("/")).text


async def test_who_seeks_an_opponent_finds_who_sought_before(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    wanted = {"game": "balloon-cup", "quick": "1", "clock": "3d", "seat2": "friend", "offered": "true", "rated": "true"}
    wanted |= {"sent": "1"}
    await anna.get("/")
    first = (await anna.post("/matches", wanted)).url.path
    await ben.get("/")
    other = (await ben.post("/matches", {**wanted, "clock": "1d"})).url.path
    found = (await ben.post("/matches", wanted)).url.path
    live = await matches.open(first.rpartition("/")[2])

    assert found == first != other
    assert live.info.is_rated
    assert {seat.player for seat in live.seats} == {anna.guest, ben.guest}


async def test_a_seeker_makes_an_offer_if_the_host_of_the_only_other_one_is_gone(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    wanted = {"game": "balloon-cup", "quick": "1", "clock": "5+3", "seat2": "friend", "offered": "true"}
    wanted |= {"rated": "true", "sent": "1"}
    await anna.get("/")
    first = (await anna.post("/matches", wanted)).url.path
    live = await matches.open(first.rpartition("/")[2])
    before = live.deadline
    is_gone = sa.update(MATCHES).where(MATCHES.c.id == live.info.id).values(deadline=seconds_ahead(3))
    await matches.store.write(lambda connection: connection.execute(is_gone))
    await ben.get("/")
    second = (await ben.post("/matches", wanted)).url.path
    back = sa.update(MATCHES).where(MATCHES.c.id == live.info.id).values(deadline=before)
    await matches.store.write(lambda connection: connection.execute(back))
    third = (await ben.post("/matches", wanted)).url.path

    assert second != first
    assert third == first


async def test_the_eleventh_offer_is_refused_in_a_sentence(anna: Visitor) -> None:
    for _offer in range(10):
        await offered(anna)
    answer = await anna.post("/matches", {"game": "balloon-cup", "seat2": "friend", "offered": "true", "clock": "3d"})

    assert answer.status_code == 422
    assert "You already have ten open offers" in anna.notice


async def test_names_are_escaped_in_the_list(anna: Visitor, ben: Visitor) -> None:
    await offered(anna, called="<b>&quot;")

    assert "<b>&quot;" not in (await ben.get("/")).text


async def test_the_address_is_a_code_for_a_camera(anna: Visitor) -> None:
    path = await offered(anna)
    answer = await anna.http.get(f"{path}/code.svg")

    assert f"{path}/code.svg" in anna.page
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.lstrip().startswith("<?xml")


async def test_a_lobby_that_is_open_hears_of_offers(anna: Visitor, ben: Visitor, matches: MatchRegistry) -> None:
    news = matches.lobby.next
    path = await offered(anna)
    async with asyncio.timeout(5):
        await news.wait()
    news = matches.lobby.next
    await ben.get(path)
    await ben.post(f"{path}/seats")
    async with asyncio.timeout(5):
        await news.wait()


PAGE = {"Accept": "text/html,*/*;q=0.8"}
"""The header with which a browser asks for a page."""


async def test_every_page_of_a_host_names_the_open_offers_but_no_page_of_anybody_else(
    anna: Visitor, ben: Visitor
) -> None:
    path = await offered(anna)
    name, stream = path.rpartition("/")[2], "/static/offers.js"
    for page in ("/", "/rules/balloon-cup", "/puzzles", "/boards", "/settings", "/account"):
        assert f'data-open="{name} "' in (await anna.http.get(page, headers=PAGE)).text
        found = (await ben.http.get(page, headers=PAGE)).text
        assert 'data-open=""' in found or 'id="own-matches"' not in found
    assert stream in (await anna.http.get("/settings", headers=PAGE)).text
    assert 'data-open=""' in (await anna.http.get(path, headers=PAGE)).text  # it has a stream of its own

    await ben.get("/")
    await ben.post(f"{path}/seats")
    page = (await anna.http.get("/settings", headers=PAGE)).text
    assert 'data-open=""' in page
    assert f'data-match="{name}"' in page


class Own(NamedTuple):
    """Match of a reader, as far as the frame of a page needs it."""

    name: str
    is_due: bool = True


def test_the_page_of_a_busy_server_is_kept_for_everybody_and_names_no_offer() -> None:
    context = copy_context()
    context.run(OWN_MATCHES.set, (Own("a2b3c4d5e6f7"),))
    context.run(IS_KNOWN.set, True)  # noqa: FBT003  the method has no name for it
    problem = errors.Problem("about:blank", "Busy", 503, "The server is busy. Try again.")

    page = context.run(errors._render_overload, problem, "en", (), may_retry=True)
    assert b"The server is busy" in page
    assert b"a2b3c4d5e6f7" not in page
    assert b'id="own-matches"' not in page


async def told(visitor: Visitor, query: str) -> AsyncGenerator[str]:
    """Yield the events of the stream of offers."""
    scope = {"type": "http", "app": visitor.table.app, "query_string": query.encode(), "headers": [], "method": "GET"}
    request = Request(scope)
    state = visitor.table.app.state
    proof = str(state.cookies.read_proof(visitor.http.cookies[state.cookie_name]))
    session = await state.proofs.find_session(proof)
    assert session is not None
    request.state.sender = Sender(session, proof)
    async for text in lobby_page._stream_lists(request):
        if text.startswith("event: "):
            yield text


async def test_the_stream_tells_a_host_of_the_begun_match_and_nobody_else(
    anna: Visitor, ben: Visitor, table: Guard, matches: MatchRegistry
) -> None:
    path = await anna.start(seat2="friend", offered="true", clock="10+5")
    name, cleo = path.rpartition("/")[2], Visitor(table)
    await cleo.start()
    events, others = told(anna, f"only={name}"), told(cleo, f"only={name}")
    assert all([(await anext(each)).startswith("event: own") for each in (events, others)])
    hears, overhears = asyncio.ensure_future(anext(events)), asyncio.ensure_future(anext(others))
    await asyncio.sleep(0.1)
    assert not hears.done()
    await ben.get("/")
    await ben.post(f"{path}/seats")

    text = await asyncio.wait_for(hears, 5)
    assert text.startswith("event: begun")
    assert f'href="{path}"' in text
    assert re.findall(r"/matches/[^\"]*", text) == [path]
    assert (await matches.open(name)).channel.presence.has_shown(anna.guest)
    late = told(anna, f"own={name}")  # the match began while the page was on its way
    assert [(await anext(late)).partition("\n")[0] for _event in range(3)] == [
        "event: begun",
        "event: own",
        "event: offers",
    ]
    assert not overhears.done()
    overhears.cancel()


async def test_the_stream_tells_a_player_of_the_next_match_of_a_tournament_once(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    for visitor in (anna, ben):
        await visitor.start(seat2="random")
    seats = [Seat("guest", visitor.guest) for visitor in (anna, ben)]

    async def begin(match: str) -> None:
        terms = Terms(TimeControl.read("5+3"), tournament=TournamentMatch("cup", match))
        await matches.start("balloon-cup", "rio-grande", seats, 0, terms)

    await begin("a" * 12)
    events = told(ben, "only=")
    assert "data-match" in await anext(events)  # the page has shown this match
    hears = asyncio.ensure_future(anext(events))
    await asyncio.sleep(0.1)
    assert not hears.done()
    await begin("b" * 12)

    text = await asyncio.wait_for(hears, 5)
    assert text.startswith("event: begun")
    assert "data-stays" in text
    assert re.findall(r'href="/matches/([^"]*)"', text) == ["b" * 12]


async def test_a_rated_match_with_hints_is_refused_in_a_sentence(anna: Visitor) -> None:
    await anna.get("/")
    choices = {"game": "balloon-cup", "seat2": "friend", "rated": "true", "hints": "true"}
    answer = await anna.post("/matches", choices)

    assert answer.status_code == 422
    assert "Rated matches between people cannot have hints. Turn off the rating or the hints." in anna.page


async def test_who_presses_again_goes_back_to_their_own_offer(anna: Visitor, matches: MatchRegistry) -> None:
    wanted = {"game": "balloon-cup", "quick": "1", "clock": "3d", "seat2": "friend", "offered": "true", "rated": "true"}
    await anna.get("/")
    first, second = [(await anna.post("/matches", wanted)).url.path for _press in range(2)]

    assert first == second
    assert len(await matches.store.list_offers()) == 1


async def test_an_offer_says_about_how_long_it_takes_and_how_often_its_host_has_left(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    await anna.start(seat2="friend", offered="true", clock="1+0")
    assert "about 2 minutes" in (await ben.get("/")).text  # its clocks allow no more

    async def told(offers: list[OpenOffer]) -> dict[str, OfferEstimate]:
        return {offer.id: OfferEstimate(1260.0, LeaveRecord(2, 9)) for offer in offers}

    monkeypatch.setattr(matches.estimates, "read", told)
    page = (await ben.get("/")).text
    assert "about 21 minutes" in page
    assert "abandoned 2 of 9 matches" in page


async def test_who_let_too_many_matches_be_broken_off_waits_and_is_told_for_how_long(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "FREE_NO_SHOWS", 0)
    path = await anna.start(seat2="friend", offered="true", clock="10+5")
    await ben.get("/")
    await ben.post(f"{path}/seats")
    live = await matches.open(path.rpartition("/")[2])
    due = live.match.to_decide
    late, other = (anna, ben) if due == live.seat_of(anna.guest) else (ben, anna)
    assert due is not None
    await live.handle(End(ABORTED, (RemarkKind.LATE,)), due)

    told = "Wait 10 minutes. Until then, you cannot play matches with a clock against other people."
    beginning = {"game": "balloon-cup", "ruleset": "rio-grande", "clock": "10+5", "first": "random"}
    for choices in ({"seat2": "friend"}, {"quick": "yes", "rated": "true", "seat2": "friend", "offered": "true"}):
        await late.get("/")
        answer = await late.post("/matches", {**beginning, **choices})
        assert (answer.status_code, told in late.page) == (422, True)
    path = await other.start(seat2="friend", offered="true", clock="5+3")
    await late.get("/")
    assert (await late.post(f"{path}/seats")).status_code == 409
    assert told in late.page
    path = await other.start(seat2="friend", offered="true", clock="3d")
    await late.get("/")
    assert (await late.post(f"{path}/seats")).status_code == 200


@pytest.mark.parametrize("choices", [{"offered": "true"}, {"rated": "true"}])
async def test_nobody_sees_the_own_hand_or_acts_before_all_have_sat_down(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, choices: dict[str, str]
) -> None:
    """Else an offer would be taken back until the deal is a good one."""
    path = await anna.start(game="balloon-cup", seat2="friend", first="me", clock="3d", **choices)
    live = await matches.open(path.rpartition("/")[2])
    match, ply = live.match, live.match.ply
    assert live.view(0) == live.match.view(None)
    assert live.history.view(0, 0) == live.match.view(None)
    action = match.game.write(match.view(0), match.game.legal(match.view(0))[0])
    await anna.get(path)
    assert "Waiting for another player" in anna.page
    answers = [(await anna.post(f"{path}/{what}", {"ply": str(ply), "action": action})).status_code for what in ACTING]
    asked = [await anna.http.get(f"{path}/{what}?seat=0&ply={ply}&action={action}") for what in ("why", "explanation")]

    assert (answers, [answer.status_code for answer in asked]) == ([409, 409], [409, 409])
    assert live.match.ply == ply
    await ben.get(path)
    await ben.post(f"{path}/seats")
    assert live.view(0) == live.match.view(0) != live.match.view(None)
    assert live.history.view(0, 0) == live.match.view(0)
    assert (await anna.post(f"{path}/actions", {"ply": str(ply), "action": action})).status_code == 200
    assert live.match.ply > ply
