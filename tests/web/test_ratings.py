"""Tests of the ratings page: the reader's ratings, opponents and the best players."""

from __future__ import annotations

import asyncio
import re

from tests.web.test_account import opened
from tests.web.visitor import Visitor, any_action

from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Play, Resign


async def given_up(anna: Visitor, ben: Visitor, matches: MatchRegistry, after: int) -> str:
    """A rated match that ben gives up after so many actions of both; its path."""
    path = await anna.start(seat2="friend", rated="true", clock="3d")
    live = await matches.open(path.rpartition("/")[2])
    await ben.get(path)
    await ben.post(f"{path}/seats", {"called": "Ben"})
    for _action in range(after):
        seat = live.match.to_decide or 0
        await live.handle(Play(any_action(live, seat)), seat, live.match.ply)
    await live.handle(Resign(), 1, live.match.ply)
    return path


async def shown(visitor: Visitor, path: str, text: str) -> None:
    """Load a page until a text is there."""
    async with asyncio.timeout(10):
        await visitor.get(path)
        while text not in visitor.page:
            await asyncio.sleep(0.05)
            await visitor.get(path)


async def test_a_rated_match_is_found_on_the_page_of_ratings(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    await given_up(anna, ben, matches, 4)
    await given_up(anna, ben, matches, 20)
    async with asyncio.timeout(10):
        while not ("place 1" in anna.page and "did not count" in anna.page):  # nobody is told when both are counted
            await anna.get("/ratings")
            await asyncio.sleep(0.05)

    assert "correspondence" in anna.page
    assert "? ± " in anna.page
    counts = "".join(f'<td class="number">{count}</td>' for count in (1, 0, 0))
    (flag,) = re.findall(rf"<td><bdi>Ben</bdi>(.*?)</td>{counts}", anna.page, re.DOTALL)
    assert 'action="/reports"' in flag
    assert 'name="name" value="Ben"' in flag
    assert "place 1" in anna.page
    assert "did not count: the loser, who is new or often gives up early, gave up in the first turns" in anna.page
    assert "a guest" in (await ben.get("/ratings")).text
    assert anna.guest not in ben.page


async def test_without_a_rated_match_the_page_says_how_to_begin_one(anna: Visitor) -> None:
    await anna.get("/ratings?game=nothing&speed=warp")

    assert "You have no finished rated matches yet" in anna.page
    assert "Nobody has played enough rated matches for this list yet" in anna.page


async def test_ratings_stand_beside_the_names_and_the_end_says_what_changed(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    await opened(anna)
    await opened(ben, "Ben")
    path = await anna.start(seat2="friend", rated="true", clock="3d")
    live = await matches.open(path.rpartition("/")[2])
    await ben.get(path)
    await ben.post(f"{path}/seats", {})
    players = re.search(r'<p class="players">.*?</p>', (await ben.get(path)).text)
    for _action in range(20):
        seat = live.match.to_decide or 0
        await live.handle(Play(any_action(live, seat)), seat, live.match.ply)
    before = live.version
    await live.handle(Resign(), 1, live.match.ply)
    await shown(anna, path, "Ratings: ")

    assert players is not None
    assert '<a href="/players/Anna"><bdi>Anna</bdi></a> 1500?' in players[0]
    assert players[0].count("1500?") == 2
    told = re.search(r"Ratings: You 1500\? → (\d+)\?, Ben 1500\? → (\d+)\?\.", anna.page)
    assert told is not None
    won, lost = told.groups()
    assert int(lost) < 1500 < int(won)
    assert before != live.version
    assert "rated" in live.version
    await shown(ben, "/players/Anna", f"{won}?")
    assert f"Ratings: Anna 1500? → {won}?, You 1500? → {lost}?." in (await ben.get(path)).text
    assert f"Anna 1500? → {won}?" in (await ben.get(f"{path}/text")).text


async def test_a_match_that_did_not_count_says_so_at_its_end(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    path = await given_up(anna, ben, matches, 4)
    await shown(anna, path, "This match does not count for the ratings: the loser, who is new or often gives up early,")

    assert "Ratings: " not in anna.page
    assert '<p class="players">' in anna.page
    assert "/players/" not in anna.page


async def test_a_match_without_ratings_shows_the_profiles_that_everybody_sees(anna: Visitor, ben: Visitor) -> None:
    await ben.start(seat2="random")
    assert '<p class="players">' not in ben.page
    await opened(anna)
    path = await anna.start(seat2="random")
    assert 'href="/players/Anna"' in (await ben.get(path)).text
    await anna.get("/account")
    await anna.post("/account/profile", {"visible": "owner"})
    hidden = await anna.start(seat2="random")

    assert "/players/" not in (await ben.get(hidden)).text


async def test_an_offer_says_the_rating_of_its_host(anna: Visitor, ben: Visitor, matches: MatchRegistry) -> None:
    await opened(anna)
    path = await given_up(anna, ben, matches, 20)
    await shown(anna, path, "Ratings: ")
    rating = re.search(r"Ratings: You 1500\? → (\d+\?)", anna.page)
    assert rating is not None
    await anna.start(seat2="friend", rated="true", clock="3d", offered="true")

    await ben.get("/")

    assert f"by Anna {rating[1]}</span>" in ben.page
    assert '<a class="to-profile" href="/players/Anna">' in ben.page
