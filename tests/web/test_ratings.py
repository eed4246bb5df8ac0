"""The page of ratings: one's own, against whom, and the best, with names that tell nothing of who has none."""

from __future__ import annotations

import asyncio
import re

from tests.web.visitor import Visitor, any_action

from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Play, Resign


async def given_up(anna: Visitor, ben: Visitor, matches: MatchRegistry, after: int) -> None:
    """A rated match that ben gives up after so many actions of both."""
    path = await anna.start(seat2="friend", rated="true", clock="3d")
    live = await matches.open(path.rpartition("/")[2])
    await ben.get(path)
    await ben.post(f"{path}/seats", {"called": "Ben"})
    for _action in range(after):
        seat = live.match.to_decide or 0
        await live.handle(Play(any_action(live, seat)), seat, live.match.ply)
    await live.handle(Resign(), 1, live.match.ply)


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
    (flag,) = re.findall(r"<td>Ben(.*?)</td><td>1</td><td>0</td><td>0</td>", anna.page, re.DOTALL)
    assert 'action="/reports"' in flag
    assert 'name="name" value="Ben"' in flag
    assert "place 1" in anna.page
    assert (
        "did not count: a player gave up in the first turns, and this player was new or had given up early too often"
        in anna.page
    )
    assert "a guest" in (await ben.get("/ratings")).text
    assert anna.guest not in ben.page


async def test_without_a_rated_match_the_page_says_how_to_begin_one(anna: Visitor) -> None:
    await anna.get("/ratings?game=nothing&speed=warp")

    assert "You have no finished rated matches yet" in anna.page
    assert "Nobody has played enough rated matches for this list yet" in anna.page
