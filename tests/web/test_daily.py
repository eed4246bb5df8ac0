"""Tests of the page of daily matches: one attempt, a result to share, and nothing hidden before the day ends."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from html import unescape

import pytest
import sqlalchemy as sa
from tests.server.turned import Turned
from tests.web.test_account import opened
from tests.web.test_friends import befriended
from tests.web.visitor import Visitor

from skyhop.game import registry
from skyhop.server import daily
from skyhop.server.daily import DailyOverview, DailyRecorder, DailyTask, DayTable, Ranked, Try
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Play, Resign
from skyhop.server.matches.live import Live
from skyhop.server.ratings.profiles import read_profile
from skyhop.server.schema import TRIES
from skyhop.server.store.projections import record
from skyhop.web.pages.lobby.daily import _show_friends, describe_result

HALF_A_DAY = 12 * 3600
YESTERDAY, TODAY, TOMORROW = "2026-05-31", "2026-06-01", "2026-06-02"
GAMES = ("balloon-cup", "aeronaut-odyssey")
HIDDEN = (
    "journal",
    "shuffles",
    "analysis",
    "mistakes/1",
    "play-on?step=2",
    "picture.svg?as=0&step=1",
    "picture.svg?as=1&step=1",
)
"""Addresses below a match that reveal private information."""
EXPORTS = ("/account/data", "/account/matches.jsonl")


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Turned:
    """Stop the clock before the server starts. Read tables anew for each page."""
    monkeypatch.setattr(daily, "CACHE_SECONDS", 0)
    return Turned(monkeypatch)


async def begun(visitor: Visitor, matches: MatchRegistry, game: str, day: str = TODAY) -> Live:
    await visitor.get("/daily")
    answer = await visitor.post("/daily", {"game": game, "day": day})
    assert answer.status_code == 200, answer.text
    return await matches.open(answer.url.path.rpartition("/")[2])


async def play_out(live: Live, matches: MatchRegistry) -> None:
    """Play to the end by the first legal actions, and record the result."""
    await live.bots.stop()
    while (seat := live.match.to_decide) is not None:
        view = live.match.view(seat)
        await live.handle(Play(live.match.game.write(view, live.match.game.legal(view)[0])), seat, live.match.ply)
    await recorded(matches)


async def recorded(matches: MatchRegistry) -> None:
    for event in await matches.store.read(DailyRecorder().find_missing):
        await record(matches.store, DailyRecorder(), event)


async def test_a_try_begins_by_a_form_and_a_second_click_opens_it_again(anna: Visitor, matches: MatchRegistry) -> None:
    page = await anna.get("/daily")
    assert page.text.count("Begin your try") == len(GAMES)

    first, again = [await begun(anna, matches, "balloon-cup") for _click in range(2)]

    assert first.info.id == again.info.id
    shown = (await anna.get("/daily")).text
    assert f'href="/matches/{first.info.id}">Continue your try' in shown
    assert shown.count("Begin your try") == len(GAMES) - 1


async def test_a_form_of_yesterday_starts_nothing(anna: Visitor, matches: MatchRegistry, clock: Turned) -> None:
    await anna.get("/daily")
    clock.turn(HALF_A_DAY)

    answer = await anna.post("/daily", {"game": "balloon-cup", "day": TODAY})

    assert (answer.status_code, await matches.store.count_running()) == (409, 0)
    assert anna.notice == "A new day has begun. These are the new daily matches."


async def test_a_day_that_ends_while_the_map_is_made_starts_nothing(
    anna: Visitor, matches: MatchRegistry, clock: Turned, monkeypatch: pytest.MonkeyPatch
) -> None:
    make = DailyTask.make_ruleset

    def make_late(task: DailyTask) -> Mapping[str, object]:
        clock.turn(HALF_A_DAY)
        return make(task)

    monkeypatch.setattr(DailyTask, "make_ruleset", make_late)
    await anna.get("/daily")

    answer = await anna.post("/daily", {"game": "balloon-cup", "day": TODAY})

    assert (answer.status_code, await matches.store.count_running()) == (409, 0)
    assert anna.notice == "A new day has begun. These are the new daily matches."


@pytest.mark.parametrize("game", GAMES)
async def test_a_result_is_shown_and_shared_as_text_and_as_a_picture(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, game: str
) -> None:
    live = await begun(anna, matches, game)
    await play_out(live, matches)

    again = (await anna.get(f"/matches/{live.info.id}")).text.partition('<div class="again">')[2].partition("</div>")[0]
    assert re.findall(r'class="(?:button )?primary"[^>]*>([^<]*)', again) == ["Daily matches"]
    assert "Rematch" not in again
    shown = (await anna.get("/daily")).text
    told = unescape(re.findall(rf'<pre id="share-{game}">(.*?)</pre>', shown, re.DOTALL)[0]).splitlines()
    picture = f"/daily/{TODAY}/{game}/picture"
    drawn, printed = await anna.http.get(f"{picture}.svg"), await anna.http.get(f"{picture}.png")

    assert told[0] == f"Skyhop daily, {TODAY}"
    assert re.search(r"((won|lost|drawn) -?\d+ : -?\d+|drawn) in \d+ actions$", told[1])
    assert told[-1] == "http://127.0.0.1/daily"
    assert (drawn.status_code, drawn.headers["content-type"]) == (200, "image/svg+xml")
    assert printed.content.startswith(b"\x89PNG")
    await ben.get("/daily")
    assert (await ben.http.get(f"{picture}.svg")).status_code == 404
    assert (await anna.http.get(f"/daily/2026-05-01/{game}/picture.svg")).status_code == 404


@pytest.mark.parametrize(
    ("won", "points", "against", "told"),
    [
        (-1, 84, 84, "lost 84 : 84 in 9 actions"),
        (0, 3, 3, "drawn 3 : 3 in 9 actions"),
        (1, 0, 0, "won in 9 actions"),
        (0, 0, 0, "drawn in 9 actions"),
        (-1, 0, 0, "lost in 9 actions"),
        (1, 7, None, "7 points in 9 actions"),
    ],
)
def test_a_result_tells_who_won(won: int, points: int, against: int | None, told: str) -> None:
    result = Try(TODAY, "nim", "match", is_counted=True, won=won, points=points, against=against, actions=9)

    assert describe_result(result) == told


async def test_a_resigned_try_is_spent_and_has_no_picture(anna: Visitor, matches: MatchRegistry) -> None:
    live = await begun(anna, matches, "aeronaut-odyssey")
    asked = (await anna.get(f"/matches/{live.info.id}")).text
    assert ("Your only try today ends without a result." in asked, "you lose" in asked) == (True, False)
    await live.handle(Resign(), 0, live.match.ply)
    await recorded(matches)

    assert "Your try ended without a result." in (await anna.get("/daily")).text
    assert (await anna.http.get(f"/daily/{TODAY}/aeronaut-odyssey/picture.svg")).status_code == 404
    assert (await begun(anna, matches, "aeronaut-odyssey")).info.id == live.info.id


async def test_nothing_hidden_is_served_before_the_day_ends_and_all_after_it(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, clock: Turned
) -> None:
    live = await begun(anna, matches, "balloon-cup")
    await play_out(live, matches)
    own, address, secret = live.seat_of(anna.guest), f"/matches/{live.info.id}", live.info.secret.hex()
    hidden = [each for each in HIDDEN if f"as={own}" not in each]
    await ben.get("/daily")

    for path in hidden:
        answer = await anna.http.get(f"{address}/{path}")
        assert (path, answer.status_code) == (path, 403)
        assert secret not in answer.text
    for path in ("", "/text", "?step=3", "/events"):
        assert (await ben.http.get(f"{address}{path}")).status_code == 403, path
    for path in (address, f"{address}/text", "/daily", *EXPORTS, f"{address}?step=3"):
        answer = await anna.http.get(path)
        assert answer.status_code == 200
        assert secret not in answer.text
        assert '"journal": {' not in answer.text

    clock.turn(HALF_A_DAY)

    for path in HIDDEN:
        assert (path, (await ben.http.get(f"{address}/{path}")).status_code) == (path, 200)
    assert secret in (await ben.http.get(f"{address}/journal")).text
    for path in EXPORTS:
        assert secret in (await anna.http.get(path)).text, path


async def test_a_hidden_account_has_a_place_and_is_not_listed(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, clock: Turned
) -> None:
    for visitor, name in ((anna, "Anna"), (ben, "Ben")):
        await visitor.get("/account")
        fields = {"name": name, "passphrase": "a long passphrase", "again": "a long passphrase"}
        await visitor.post("/account", fields)
        await play_out(await begun(visitor, matches, "aeronaut-odyssey"), matches)
    await anna.get("/account")
    await anna.post("/account/profile", {"visible": "owner"})
    places = [re.findall(r"place \d of \d", (await visitor.get("/daily")).text)[:1] for visitor in (anna, ben)]
    clock.turn(HALF_A_DAY)

    assert places == [["place 1 of 2"], []], "a place among one result tells nothing"
    listed = [re.findall(r'<li value="1">(?:<b>)?(\w+)', (await visitor.get("/daily")).text) for visitor in (anna, ben)]
    assert listed == [["Ben"], ["Ben"]]


async def test_accounts_are_listed_and_yesterday_shows_the_best_play(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, clock: Turned
) -> None:
    await anna.get("/account")
    await anna.post("/account", {"name": "Anna", "passphrase": "a long passphrase", "again": "a long passphrase"})
    live = await begun(anna, matches, "aeronaut-odyssey")
    await play_out(live, matches)
    await play_out(await begun(ben, matches, "aeronaut-odyssey"), matches)

    assert "<dt>Results</dt><dd>1</dd>" in (await anna.get("/daily")).text
    assert ("place 1" in anna.page, "Median" in anna.page, "You began this try" in anna.page) == (False, False, False)
    assert "You began this try without an account" in (await ben.get("/daily")).text
    clock.turn(HALF_A_DAY)
    shown = (await ben.get("/daily")).text
    assert re.search(r'<li value="1">Anna <span>', shown)
    replay = re.findall(r'href="(/matches/[^"]*)">Replay the best play', shown)
    assert replay == [f"/matches/{live.info.id}?step=0"]
    assert (await ben.http.get(replay[0])).status_code == 200
    assert "Your streak" in shown
    assert f'href="/daily/{TODAY}">Earlier days' in shown
    assert (await begun(ben, matches, "aeronaut-odyssey", TOMORROW)).info.daily == TOMORROW


async def test_each_past_day_has_a_page_from_the_first_result_on(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, clock: Turned
) -> None:
    await anna.get("/account")
    await anna.post("/account", {"name": "Anna", "passphrase": "a long passphrase", "again": "a long passphrase"})
    assert (await ben.get(f"/daily/{YESTERDAY}")).status_code == 404
    live = await begun(anna, matches, "aeronaut-odyssey")
    await play_out(live, matches)
    assert (await ben.http.get(f"/daily/{TODAY}")).url.path == "/daily"
    assert re.search(r"<b>Aeronaut Odyssey, [^<]* · daily match</b>", (await anna.get("/")).text)
    clock.turn(2 * HALF_A_DAY + HALF_A_DAY)

    page = (await ben.get(f"/daily/{TODAY}")).text
    empty = (await ben.get(f"/daily/{TOMORROW}")).text

    assert re.search(r'<li value="1">Anna <span>', page)
    assert f'href="/matches/{live.info.id}?step=0">Replay the best play' in page
    assert f'href="/daily/{TOMORROW}">Day after' in page
    assert ("Day before" in page, "Day before" in empty) == (False, True)
    assert "Nobody had a counted result." in empty
    assert 'href="/daily">Day after' in empty
    assert "Your result:" in (await anna.get(f"/daily/{TODAY}")).text
    assert (await ben.http.get(f"/daily?day={TODAY}")).url.path == f"/daily/{TODAY}"
    unknown = (YESTERDAY, "2026-06-09", "2026-6-1", "20260601", "today", "9999-12-31")
    assert {(await ben.get(f"/daily/{day}")).status_code for day in unknown} == {404}


def friends_on(page: str) -> list[list[tuple[str, str]]]:
    """Return the tables of friends on a page: the place and the name in each row."""
    tables = re.findall(r"<h(?:3|4)>Friends<.*?<ol>(.*?)</ol>", page, re.DOTALL)
    return [re.findall(r'<li value="(\d+)">(?:<a [^>]*><bdi>|<b>)(\w+)', table) for table in tables]


async def tried(matches: MatchRegistry, visitor: Visitor, game: str, **result: object) -> None:
    """Store a counted try of a visitor with an account, or change its result."""
    row = {"day": TODAY, "game": game, "player": await player_of(matches, visitor)}
    own = (TRIES.c.day == TODAY) & (TRIES.c.game == game) & (TRIES.c.player == row["player"])
    begun = sa.insert(TRIES).values(**row, match=f"match{row['player'][:8]}", is_counted=1)
    change = sa.update(TRIES).where(own).values(**result) if result else begun
    await matches.store.write(lambda connection: connection.execute(change).rowcount)


async def player_of(matches: MatchRegistry, visitor: Visitor) -> str:
    """Return the id of the account with which a visitor is signed in."""
    name = re.findall(r'"name": "(\w+)"', (await visitor.http.get("/account/data")).text)[0]
    profile = await matches.store.read(partial(read_profile, name=name))
    assert profile is not None
    return profile.player


async def test_friends_share_a_table_after_the_own_try_and_while_they_show_their_results(
    anna: Visitor, ben: Visitor, matches: MatchRegistry, clock: Turned
) -> None:
    await opened(anna)
    await opened(ben, "Ben")
    ended = {"ended_at": f"{TODAY}T12:00:00.000+00:00", "won": 1, "points": 70, "against": 66, "actions": 40}
    await tried(matches, ben, "balloon-cup")
    await tried(matches, ben, "balloon-cup", **ended)
    pages = [(await anna.get("/daily")).text]
    await befriended(anna, ben)
    pages.append((await anna.get("/daily")).text)
    await tried(matches, anna, "balloon-cup")
    pages.append((await anna.get("/daily")).text)
    await tried(matches, anna, "balloon-cup", ended_at=ended["ended_at"])
    without_result = [friends_on((await each.get("/daily")).text) for each in (anna, ben)]
    await tried(matches, anna, "balloon-cup", **{**ended, "won": -1})
    both = [friends_on((await each.get("/daily")).text) for each in (anna, ben)]

    assert [(friends_on(page), "Ben" in page) for page in pages] == [([], False)] * 3
    assert without_result == [[[("1", "Ben")]], []]
    assert both == [[[("1", "Ben"), ("2", "You")]], [[("1", "You"), ("2", "Anna")]]]
    clock.turn(HALF_A_DAY)
    past = [(await anna.get(path)).text for path in ("/daily", f"/daily/{TODAY}")]
    assert [friends_on(page) for page in past] == [both[0]] * 2
    await ben.get("/account")
    await ben.post("/account/profile", {"visible": "owner"})
    assert friends_on((await anna.get(f"/daily/{TODAY}")).text) == []
    await ben.post("/account/profile", {"visible": "everybody"})
    await ben.get("/players/Anna")
    await ben.post("/players/Anna/block", {"sure": "yes"})
    assert [friends_on((await each.get(f"/daily/{TODAY}")).text) for each in (anna, ben)] == [[], []]


def test_the_match_of_a_friend_is_replayed_only_after_its_day() -> None:
    game = registry.game("balloon-cup")
    of_ben = Try(TODAY, game.name, "ben", is_counted=True, ended_at=TODAY, won=1, points=3, against=1, actions=9)
    table = DayTable((Ranked("Ben", of_ben, 1, is_replayable=True, player="ben"),))

    def replays(day: str) -> list[str]:
        own = of_ben._replace(day=day, match="anna")
        overview = DailyOverview([own], {(day, game.name): table}, frozenset({"ben"}))
        return [row.replay for row in _show_friends(game, day, overview)]

    assert (replays(TODAY), replays(YESTERDAY)) == (["", ""], ["/matches/ben?step=0", ""])
