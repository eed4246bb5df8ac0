"""Tests of the pages for friends and challenges: consent, links and names. No page reveals a block."""

from __future__ import annotations

import asyncio
import html
import re
from functools import partial

import pytest
from tests.web.test_account import opened
from tests.web.visitor import Visitor

from skyhop.server.accounts import RENAMING_LIMIT
from skyhop.server.lobby import OwnNews
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Resign
from skyhop.server.players.friends import FriendRequest
from skyhop.server.ratings.profiles import set_profile_hidden
from skyhop.server.seats import Seat
from skyhop.web.http.guard import Guard
from skyhop.web.pages.lobby.offers import describe_news

ANNA, BEN = "/players/Anna", "/players/Ben"
NO_CHALLENGES = "This player does not accept challenges from you now."


@pytest.fixture
async def both(anna: Visitor, ben: Visitor) -> tuple[Visitor, Visitor]:
    """Anna and Ben, each with an account."""
    await opened(anna)
    await opened(ben, "Ben")
    for visitor in (anna, ben):
        visitor.http.headers["Accept"] = "text/html"  # as browsers load pages
    return anna, ben


async def befriended(anna: Visitor, ben: Visitor) -> None:
    for visitor, name in ((anna, "Ben"), (ben, "Anna")):
        await visitor.get("/friends")
        await visitor.post("/friends", {"name": name})


def section(page: str, heading: str) -> str:
    """The text of the section with a heading."""
    found = re.search(rf"<h2[^>]*>{heading}</h2>(.*?)</section>", page, re.DOTALL)
    return " ".join(re.sub("<[^>]*>", " ", html.unescape(found[1] if found else "")).split())


async def blocked(visitor: Visitor, address: str) -> None:
    await visitor.get(address)
    await visitor.post(f"{address}/block")
    assert "gets no message" in visitor.page
    await visitor.post(f"{address}/block", {"sure": "yes"})


async def test_a_request_by_name_becomes_a_friendship_by_consent(both: tuple[Visitor, Visitor]) -> None:
    anna, ben = both
    await anna.get(BEN)
    asked = await anna.post(f"{BEN}/friendship", {"answer": "ask"})
    assert (asked.url.path, "Friend request sent." in asked.text) == (BEN, True)
    await ben.get("/friends")
    assert "Anna" in section(ben.page, "Friend requests")
    assert "Anna" not in section(ben.page, "Your friends")
    answered = await ben.post(f"{ANNA}/friendship", {"answer": "accept", "back": "/friends"})

    assert answered.url.path == "/friends"
    assert "Anna" in section(ben.page, "Your friends")
    assert "You are friends." in (await anna.get(BEN)).text
    await anna.post(f"{BEN}/friendship", {"answer": "end"})
    assert "Add friend" in anna.page
    assert "No friends yet." in (await ben.get("/friends")).text


async def test_the_page_says_what_became_of_a_request_and_learns_of_the_answer(both: tuple[Visitor, Visitor]) -> None:
    anna, ben = both
    await anna.get("/friends")
    await anna.post("/friends", {"name": "ben"})
    assert "Request sent to Ben." in anna.page
    assert "your friend now" not in (await anna.get("/friends?asked=Ada")).text
    stream = asyncio.create_task(anna.http.get("/offers/events?only="))
    await asyncio.sleep(0.05)
    await ben.get("/friends")
    await ben.post(f"{ANNA}/friendship", {"answer": "accept", "back": "/friends"})
    assert "Anna is your friend now." in ben.page
    await asyncio.sleep(0.3)
    await ben.post(f"{ANNA}/friendship", {"answer": "end", "back": "/friends"})
    await asyncio.sleep(0.3)
    await anna.post("/account/session/ended")

    assert re.findall("event: friends\ndata: (.*)", (await asyncio.wait_for(stream, 5)).text) == ["1"]


def bar(page: str) -> str:
    """The text of the bar of the reader's matches and requests, with the addresses of its links."""
    found = re.search(r'<nav class="own-matches".*?<ul>(.*?)</ul>', page, re.DOTALL)
    linked = re.sub('<a href="([^"]*)"[^>]*>', r"\1 ", html.unescape(found[1] if found else ""))
    return " ".join(re.sub("<[^>]*>", " ", linked).split())


async def test_a_request_is_in_the_bar_until_it_is_answered(both: tuple[Visitor, Visitor]) -> None:
    anna, ben = both
    before = (await ben.get("/settings")).text
    await anna.get(BEN)
    await anna.post(f"{BEN}/friendship", {"answer": "ask"})
    asked = (await ben.get("/settings")).text
    in_lobby = bar((await ben.get("/")).text)
    await ben.post(f"{ANNA}/friendship", {"answer": "accept", "back": "/friends"})

    assert (bar(before), bar(asked)) == ("", "/friends Anna wants to be your friend")
    assert in_lobby.startswith("/friends Anna wants to be your friend Friend requests · accept or decline · ")
    assert "<title>(1) " in asked
    assert bar((await ben.get("/settings")).text) == ""


def test_several_requests_are_one_entry() -> None:
    requests = [FriendRequest(name, "2026-03-01T12:00:00.000+00:00") for name in ("Anna", "Carl")]

    [entry] = describe_news(OwnNews([], requests))

    assert (entry.who, entry.stand, entry.path) == ("Friends", "2 friend requests", "/friends")


async def test_what_is_declined_or_withdrawn_leaves_nothing(both: tuple[Visitor, Visitor]) -> None:
    anna, ben = both
    await anna.get("/friends")
    await anna.post("/friends", {"name": "ben"})
    await ben.get("/friends")
    await ben.post(f"{ANNA}/friendship", {"answer": "end", "back": "/friends"})
    assert "Ben" not in section((await anna.get("/friends")).text, "Unanswered requests")
    late = await ben.post(f"{ANNA}/friendship", {"answer": "accept"})

    assert (late.status_code, "no longer exists" in late.text) == (409, True)


async def test_a_link_makes_a_friend_once(both: tuple[Visitor, Visitor], table: Guard) -> None:
    anna, ben = both
    await anna.get("/friends")
    await anna.post("/friends/links")
    found = re.search(r'<code id="link">http://[^/]*(/friends/link/[^<]*)</code>', anna.page)
    assert found is not None
    link = found[1]
    guest = Visitor(table)
    seen = await guest.get(link)
    assert "Friends need an account." in seen.text
    assert (await guest.post(link)).status_code == 403
    assert "This is your own link" in (await anna.get(link)).text
    assert "Anna wants to be your friend" in (await ben.get(link)).text
    used = await ben.post(link)

    assert (used.url.path, "Anna" in section(used.text, "Your friends")) == ("/friends", True)
    assert (await ben.get(link)).status_code == 404
    await guest.http.aclose()


async def test_a_guest_reads_that_friends_and_challenges_need_an_account(anna: Visitor, ben: Visitor) -> None:
    await opened(anna)
    page = (await ben.get(ANNA)).text
    assert "you need an account" in page
    assert "/challenge" not in page
    assert "Friends need an account" in (await ben.get("/friends")).text
    await ben.get("/")
    token = ben.token
    for path, data in ((f"{ANNA}/friendship", {"answer": "ask"}), (f"{ANNA}/challenge", {}), (f"{ANNA}/block", {})):
        refused = await ben.http.post(path, data={"token": token, **data})
        assert (refused.status_code, "need an account" in refused.text) == (403, True)
    asked = await ben.http.post("/friends", data={"token": token, "name": "Anna"})
    assert (asked.status_code, "need an account" in asked.text) == (403, True)


async def test_presence_is_off_and_then_shown_to_friends_only(both: tuple[Visitor, Visitor]) -> None:
    anna, ben = both
    await befriended(anna, ben)
    assert "here now" not in section((await ben.get("/friends")).text, "Your friends")
    await anna.post("/friends/presence", {"shown": "yes"})
    assert "here now" in section((await ben.get("/friends")).text, "Your friends")
    assert "here now" not in section((await anna.get("/friends")).text, "Your friends")
    assert "here now" not in (await ben.get(ANNA)).text
    await anna.post("/friends/presence", {"shown": "no"})
    await anna.get("/")

    assert "here now" not in section((await ben.get("/friends")).text, "Your friends")


async def challenged(visitor: Visitor, address: str, **fields: str) -> str:
    await visitor.get(f"{address}/challenge")
    answer = await visitor.post(f"{address}/challenge", {"game": "balloon-cup", "clock": "1d", **fields})
    return answer.url.path


async def test_a_challenge_reaches_the_named_player_only(both: tuple[Visitor, Visitor], table: Guard) -> None:
    anna, ben = both
    path = await challenged(anna, BEN, rated="true")
    assert "Waiting for an answer to the challenge: Ben" in anna.page
    bar = (await ben.get("/")).text
    assert 'data-kind="asked"' in bar
    assert "challenges you" in bar
    page = (await ben.get(path)).text
    assert "Anna challenges you to Balloon Cup: 1 day a turn, rated." in page
    other = Visitor(table)
    await other.get(path)
    assert (await other.post(f"{path}/seats")).status_code == 409
    await ben.get(path)
    await ben.post(f"{path}/seats")

    assert "challenges you" not in (await ben.get("/")).text
    assert 'data-kind="open"' not in (await anna.get("/")).text
    await other.http.aclose()


async def test_the_challenger_reads_that_the_challenge_was_declined(both: tuple[Visitor, Visitor]) -> None:
    anna, ben = both
    path = await challenged(anna, BEN)
    assert "data-asked" not in (await anna.get(path)).text
    assert 'id="return" data-asked' in (await ben.get(path)).text
    await ben.post(f"{path}/refusal")

    assert ben.notice == "You declined the challenge."
    assert "declined your challenge" in (await anna.get("/")).text
    shown = (await anna.get(path)).text
    assert re.findall(r'<h2 id="end-title">(.*?)</h2>\s*<p>(.*?)</p>', shown) == [
        ("Ben declined the challenge.", "No match was played.")
    ]
    assert "stopped playing" not in shown
    assert f'href="{BEN}/challenge">Challenge again</a>' in shown
    (panel,) = re.findall(r'<div class="again">.*?</div>', shown, re.DOTALL)
    assert re.findall(r"<a [^>]*>([^<]*)</a>|<button", panel) == ["Challenge again", "Lobby"]
    assert 'data-kind="over"' not in (await anna.get("/")).text
    in_words = (await anna.get(f"{path}/text")).text
    assert "Ben declined the challenge. No match was played." in in_words
    assert "Challenge again" not in (await ben.get(path)).text


async def test_a_challenge_that_its_maker_withdraws_is_no_news(
    both: tuple[Visitor, Visitor], matches: MatchRegistry
) -> None:
    anna, ben = both
    path = await challenged(anna, BEN)
    live = await matches.open(path.rpartition("/")[2])
    await live.handle(Resign(), 0, live.match.ply)

    assert "challenge" not in (await anna.get("/")).text
    assert "challenges you" not in (await ben.get("/")).text


async def test_a_block_beats_all_and_nobody_is_told(both: tuple[Visitor, Visitor]) -> None:
    anna, ben = both
    await befriended(anna, ben)
    path = await challenged(anna, BEN)
    before = (await anna.get(BEN)).text
    assert "You are friends." in before
    await blocked(ben, ANNA)
    assert "Anna" in section(ben.page, "Blocked players")
    assert "No friends yet." in (await anna.get("/friends")).text

    assert "Add friend" in (await anna.get(BEN)).text
    assert "Friend request sent." in (await anna.post(f"{BEN}/friendship", {"answer": "ask"})).text
    assert "Ben" in section((await anna.get("/friends")).text, "Unanswered requests")
    assert section((await ben.get("/friends")).text, "Friend requests") == ""
    assert NO_CHALLENGES in (await anna.post(f"{BEN}/challenge", {"game": "balloon-cup", "clock": "1d"})).text
    assert "blocked" not in section(anna.page, "Time").lower()
    assert "Ben declined the challenge." in (await anna.get(path)).text
    assert "challenges you" not in (await ben.get("/")).text
    own = await ben.post(f"{ANNA}/challenge", {"game": "balloon-cup", "clock": "1d"})
    assert "You blocked this player." in own.text
    await ben.get(ANNA)
    await ben.post(f"{ANNA}/block", {"answer": "end"})
    assert "Add friend" in ben.page
    assert "Friend request sent." in (await anna.post(f"{BEN}/friendship", {"answer": "ask"})).text


async def test_a_block_cancels_a_challenge_that_is_older_than_ten_others(
    both: tuple[Visitor, Visitor], matches: MatchRegistry
) -> None:
    anna, ben = both
    path = await challenged(anna, BEN)
    kept = Seat("open", called="Ben", kept_for=await player_id(ben, matches))
    others = [await matches.start("balloon-cup", "rio-grande", (Seat("guest", f"x{n}"), kept), 0) for n in range(10)]

    await blocked(ben, ANNA)

    assert "Ben declined the challenge." in (await anna.get(path)).text
    assert all(live.match.outcome is None for live in others)


async def test_an_offer_is_not_shown_to_a_blocked_player_who_cannot_sit_down(both: tuple[Visitor, Visitor]) -> None:
    anna, ben = both
    await blocked(ben, ANNA)
    path = await ben.start(seat2="friend", offered="true", clock="1d")

    assert f'href="{path}"' not in (await anna.get("/")).text
    refused = await anna.post(f"{path}/seats")
    assert (refused.status_code, "You and a player of this match cannot play together now" in refused.text) == (
        403,
        True,
    )
    assert "block" not in re.sub(r"<style.*?</style>|<script.*?</script>", "", refused.text, flags=re.DOTALL).lower()


async def test_a_hidden_account_is_found_by_its_friends_only(
    both: tuple[Visitor, Visitor], matches: MatchRegistry
) -> None:
    anna, ben = both
    hide = partial(set_profile_hidden, player=await player_id(ben, matches), is_hidden=True)
    await matches.store.write(hide)
    await anna.get("/friends")
    assert (await anna.post("/friends", {"name": "Ben"})).status_code == 404
    await ben.post("/friends", {"name": "Anna"})
    await anna.get("/friends")
    await anna.post(f"{BEN}/friendship", {"answer": "accept", "back": "/friends"})

    assert "Ben" in section(anna.page, "Your friends")
    assert (await anna.get(f"{BEN}/challenge")).status_code == 200
    assert (await anna.get(BEN)).status_code == 404


@pytest.mark.parametrize("is_blocked", [False, True])
async def test_who_asks_or_blocks_a_player_does_not_learn_the_new_name_of_a_hidden_profile(
    both: tuple[Visitor, Visitor], matches: MatchRegistry, *, is_blocked: bool
) -> None:
    anna, ben = both
    if is_blocked:
        await blocked(ben, ANNA)
    else:
        await ben.get("/friends")
        await ben.post("/friends", {"name": "Anna"})
    await anna.get("/account/name")
    await anna.post("/account/name", {"name": "Wilma", "back": "/friends"})
    page = (await ben.get("/friends")).text
    assert "Wilma" in page
    hide = partial(set_profile_hidden, player=await player_id(anna, matches), is_hidden=True)
    await matches.store.write(hide)

    document = (await ben.get("/account/data")).text
    page = (await ben.get("/friends")).text
    assert "a player without a visible name" in page
    assert "Request sent to" not in page
    assert "Wilma" not in page + document
    for name in ("Wilma", "Anna"):
        assert (await ben.http.get(f"/players/{name}/challenge")).status_code == 404
    found = re.search(r'name="player" value="([^"]+)"', page)
    assert found is not None
    await ben.post("/account/blocks/ended" if is_blocked else "/friends/requests/ended", {"player": found[1]})
    assert "a player without a visible name" not in (await ben.get("/friends")).text


async def player_id(visitor: Visitor, matches: MatchRegistry) -> str:
    """The id of the account with which a visitor is signed in."""
    state = visitor.table.app.state
    proof = state.cookies.read_proof(visitor.http.cookies[state.cookie_name])
    session = await matches.proofs.find_session(str(proof))
    assert session is not None
    return session.player


async def test_an_old_name_leads_to_the_new_one_and_stays_reserved(both: tuple[Visitor, Visitor], table: Guard) -> None:
    anna, ben = both
    assert RENAMING_LIMIT == (1, 30 * 86_400)
    await anna.get("/account/name")
    await anna.post("/account/name", {"name": "Wilma", "back": "/friends"})

    moved = await ben.get(ANNA)
    assert (moved.url.path, "<bdi>Wilma</bdi>" in moved.text) == ("/players/Wilma", True)
    for taken in ("Anna", "ANNA", "A nn-a"):
        refused = await ben.post("/account/name", {"name": taken})
        assert (refused.status_code, "is the name of an account" in refused.text) == (422, True)
    guest = Visitor(table)
    await guest.get("/")
    assert "is the name of an account" in (await guest.post("/matches", {"game": "balloon-cup", "called": "Anna"})).text
    again = await anna.post("/account/name", {"name": "Wilhelmina"})
    assert (again.status_code, "30 days" in again.text) == (422, True)
    await guest.http.aclose()
