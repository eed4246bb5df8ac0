"""Tests of profile pages: everybody sees what the player shows. A block looks the same as a hidden page."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path

import pytest
from tests.server.rated import RatedMatch, add_match, add_player, add_settled
from tests.web.test_account import opened
from tests.web.visitor import Visitor, words_of

from skyhop.game.journal import read_line
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Resign
from skyhop.server.players.moderation import block
from skyhop.server.ratings import recorder
from skyhop.server.ratings.profiles import read_profile
from skyhop.web.app import create_app

PRIVATE, LAST = "private", "counted9"


async def id_of(matches: MatchRegistry, name: str) -> str:
    profile = await matches.store.read(partial(read_profile, name=name))
    assert profile is not None
    return profile.player


@pytest.fixture
async def ben_id(anna: Visitor, ben: Visitor, matches: MatchRegistry) -> str:
    """Anna and Ben have accounts, and rated matches with each other, with a level and with a guest."""
    await opened(anna)
    await opened(ben, "Ben O'Neil")
    own, other = await id_of(matches, "Anna"), await id_of(matches, "Ben O'Neil")
    await matches.store.write(lambda connection: add_player(connection, "emil", "guest"))
    await matches.store.write(lambda connection: add_player(connection, "pilot", "bot"))
    played = [RatedMatch(f"counted{n}", {own: 1, other: 2}, day=n) for n in range(1, 10)]
    played += [RatedMatch(f"level{n}", {"pilot": 1, own: 2}, speed="days", day=n) for n in range(1, 12)]
    played += [RatedMatch("guest", {own: 1, "emil": 1}), RatedMatch(PRIVATE, {other: 1, own: 2}, closed_by=0)]
    for match in played:
        await matches.store.write(partial(add_match, match=match))
    return other


def main_of(page: str) -> str:
    """The part of a page that is about its subject, without the token of its reader."""
    return re.sub(r'name="token" value="[^"]*"', "", page.partition("<main")[2])


async def test_everybody_reads_ratings_results_and_the_latest_matches(anna: Visitor, ben: Visitor, ben_id: str) -> None:
    page = (await Visitor(anna.table).get("/players/Anna")).text
    older = (await Visitor(anna.table).get("/players/Anna?page=2")).text

    assert "Player since 20" in page
    assert len(re.findall(r"<b class=\"rating\">\d+\?? ± \d+</b>", page)) == 2
    assert page.count('class="rating-graph"') == 2
    assert page.count(" · Rating after this match: ") == 20
    assert 'aria-label="Rating after each match: from ' in page
    assert "Private matches count for the rating" in page
    assert re.search(r"<td><bdi>Pilot</bdi></td>\s*<td>0</td>\s*<td>0</td>\s*<td>11</td>", page)
    assert "<td><bdi>a guest</bdi></td><td>0</td><td>1</td><td>0</td>" in page
    assert '<a href="/players/Ben%20O%27Neil"><bdi>Ben O&#39;Neil</bdi></a></td><td>9</td><td>0</td><td>0</td>' in page
    assert len(set(re.findall(r'href="/matches/(\w+)"', page))) == 20
    assert set(re.findall(r'href="/matches/(\w+)"', page + older)) == {
        *(f"counted{n}" for n in range(1, 10)),
        *(f"level{n}" for n in range(1, 12)),
        "guest",
    }
    assert "Older" in page
    assert "Older" not in older
    assert "emil" not in words_of(page)
    assert ben_id not in page
    assert ben_id not in (await ben.get("/players/anna")).text


async def test_the_owner_also_sees_private_matches_and_the_names_of_guests(anna: Visitor, ben_id: str) -> None:
    await anna.get("/players/Anna?page=2")

    assert f'href="/matches/{PRIVATE}"' in anna.page
    assert "Emil" in anna.page
    assert ben_id not in anna.page


async def test_a_reader_sees_their_own_rating_beside_the_other_one(
    ben: Visitor, ben_id: str, matches: MatchRegistry
) -> None:
    await ben.get("/players/Anna")

    assert len(re.findall(r"<p>You: \d+\?? ± \d+</p>", ben.page)) == 1
    assert "Anna won 9, drew 0 and lost 0 of the rated matches against you." in ben.page
    await matches.store.write(partial(block, player=await id_of(matches, "Anna"), other=ben_id))
    stranger = Visitor(ben.table)
    await opened(stranger, "Stranger")
    assert main_of((await ben.get("/players/Anna")).text) == main_of((await stranger.get("/players/Anna")).text)


async def test_a_rare_opponent_has_a_record_and_can_be_chosen(
    ben: Visitor, ben_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recorder, "MAX_LISTED", 1)
    page = (await ben.get("/players/Anna?opponent=Ben O'Neil")).text
    by_level = (await ben.get("/players/Anna?opponent=pilot")).text

    assert "won 9, drew 0 and lost 0 of the rated matches against you" in page
    assert '<option value="Ben O&#39;Neil" selected>' in page
    assert set(re.findall(r'href="/matches/(\w+)"', page)) == {f"counted{n}" for n in range(1, 10)}
    assert set(re.findall(r'href="/matches/(\w+)"', by_level)) == {f"level{n}" for n in range(1, 12)}
    assert ben_id not in page


async def test_a_hidden_page_is_that_of_an_unknown_player(
    anna: Visitor, ben: Visitor, ben_id: str, matches: MatchRegistry
) -> None:
    await anna.get("/account")
    await anna.post("/account/profile", {"visible": "owner"})
    for reader in (ben, Visitor(anna.table)):
        unknown, hidden = await reader.get("/players/Nobody"), await reader.get("/players/Anna")
        assert (hidden.status_code, main_of(hidden.text)) == (404, main_of(unknown.text))
        assert '<a class="button" href="/ratings#search">Find a player</a>' in hidden.text
    assert "Only you see this page." in (await anna.get("/players/Anna")).text

    page = (await Visitor(anna.table).get("/players/Ben O'Neil")).text
    assert "anna" not in words_of(page)
    assert LAST not in page
    assert ("There are no matches here that you may see." in page, "No finished rated match yet." in page) == (
        True,
        False,
    )
    assert LAST in (await ben.get("/players/Ben O'Neil")).text
    assert ben_id not in ben.page

    await anna.get("/account")
    await anna.post("/account/profile", {"visible": "everybody"})
    assert (await ben.get("/players/Anna")).status_code == 200
    assert await id_of(matches, "Anna") not in ben.page


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("opponent=pilot&first=2026-03-03&last=2026-03-05", {"level3", "level4", "level5"}),
        ("opponent=Ben O'Neil&first=2026-03-08&result=won", {"counted8", "counted9"}),
        ("result=drawn", {"guest"}),
        ("speed=days&last=2026-03-01", {"level1"}),
        ("ruleset=gravon", set[str]()),
        ("game=balloon-cup&result=drawn&first=nonsense&page=x", {"guest"}),
        ("game=chess&opponent=emil&result=drawn", {"guest"}),
    ],
)
async def test_the_list_is_filtered(ben: Visitor, ben_id: str, query: str, found: set[str]) -> None:
    await ben.get(f"/players/Anna?{query}")

    assert set(re.findall(r'href="/matches/(\w+)"', ben.page)) == found
    assert ben_id not in ben.page


@pytest.mark.slow
@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_an_opponent_with_a_sign_that_no_text_may_have_filters_nothing(tmp_path: Path, database: str) -> None:
    app = create_app(tmp_path, database=database)
    async with app.app.router.lifespan_context(app.app):
        anna = Visitor(app)
        async with anna.http:
            await opened(anna)

            assert (await anna.get("/players/Anna?opponent=%00")).status_code == 200


async def test_a_guest_has_no_page_and_changes_no_visibility(ben: Visitor) -> None:
    await ben.get("/account")
    kept = await ben.post("/account/profile", {"visible": "owner"})

    assert kept.status_code == 200
    assert "Everybody sees it" not in kept.text
    assert (await ben.get(f"/players/{ben.guest}")).status_code == 404


async def test_a_player_is_searched_by_the_beginning_of_the_name(anna: Visitor, ben: Visitor, ben_id: str) -> None:
    await anna.get("/account")
    await anna.post("/account/profile", {"visible": "owner"})
    found = await ben.get("/ratings?name=ben+o")
    hidden = await ben.get("/ratings?name=ann")

    assert '<a href="/players/Ben%20O%27Neil"><bdi>Ben O&#39;Neil</bdi></a>' in found.text
    assert ben_id not in found.text
    assert "/players/" not in hidden.text
    assert main_of(hidden.text) == main_of((await ben.get("/ratings?name=anq")).text).replace("anq", "ann")


async def test_the_list_of_opponents_and_the_leaderboard_lead_to_profiles(
    anna: Visitor, ben: Visitor, ben_id: str, matches: MatchRegistry
) -> None:
    own = await id_of(matches, "Anna")
    await matches.store.write(partial(add_settled, players=(own, ben_id)))
    link = '<a href="/players/Anna"><bdi>Anna</bdi></a>'
    page = (await ben.get("/ratings?game=balloon-cup&speed=blitz")).text
    await anna.get("/account")
    await anna.post("/account/profile", {"visible": "owner"})
    after = (await ben.get("/ratings?game=balloon-cup&speed=blitz")).text

    assert (page.count(link), page.count('<a href="/players/Ben')) == (2, 1)
    assert link not in after
    assert "Anna" in page.partition('id="best"')[2].partition("</section>")[0]
    assert "Anna" not in after.partition('id="best"')[2].partition("</section>")[0]
    assert own not in page


async def test_all_finished_matches_are_one_file_of_journals(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    paths = [await anna.start() for _match in range(3)]
    ended = paths[:2]
    for path in ended:
        live = await matches.open(path.rpartition("/")[2])
        await live.handle(Resign(), 0, live.match.ply)
    files = [(await anna.http.get(f"{path}/journal")).text for path in ended]

    found = await anna.http.get("/account/matches.jsonl")

    assert found.headers["content-disposition"] == 'attachment; filename="skyhop-matches.jsonl"'
    assert sorted(found.text.splitlines(keepends=True)) == sorted(files)
    assert all(read_line(line).outcome is not None for line in found.text.splitlines())
    assert (await ben.http.get("/account/matches.jsonl")).text == ""
    assert 'href="/account/matches.jsonl"' in (await anna.get("/account")).text
