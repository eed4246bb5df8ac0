"""Tests of the levels in the lobby: choice, stored choice, and the suggested next opponent."""

from __future__ import annotations

import re

import pytest
from tests.web.visitor import Visitor

from skyhop.bots import bot
from skyhop.engine.state import Outcome
from skyhop.game import registry
from skyhop.server.match_record import Summary
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Resign
from skyhop.server.seats import Seat
from skyhop.web.levels import COOKIE, choose_advice, draw_face, level_of

CUP = registry.game("balloon-cup")
SCALE = re.compile(r'<input type="radio" name="level" value="(\w+)" aria-describedby="balloon-cup-\w+"( checked)?>')
WON, LOST, DRAWN = (0,), (1,), ()


def match(level: str, *winners: int, others: int = 1) -> Summary:
    seats = tuple(Seat("bot", level) for _seat in range(others))
    return Summary("m", "balloon-cup", "rio-grande", (0,), seats, "", "", Outcome(winners, ""), 0)


def chosen(page: str) -> list[str]:
    return [name for name, is_chosen in SCALE.findall(page) if is_chosen]


@pytest.mark.parametrize(
    ("played", "advised"),
    [
        ([], None),
        ([match("cadet", *WON)], "copilot"),
        ([match("cadet", *LOST)], None),
        ([match("cadet", *LOST), match("cadet", *LOST)], "crew"),
        ([match("cadet", *LOST), match("cadet", *WON)], None),
        ([match("cadet", *LOST), match("pilot", *LOST)], None),
        ([match("cadet", *LOST), match("cadet", *DRAWN)], None),
        ([match("cadet", *DRAWN), match("cadet", *LOST)], None),
        ([match("cadet", *LOST, others=0), match("cadet", *LOST)], None),
        ([match("passenger", *LOST)] * 2, None),
        ([match("aeronaut", *WON)], None),
        ([match("greedy", *WON)], None),
        ([match("pilot", *WON, others=3)], "navigator"),
    ],
)
def test_the_next_level_after_a_win_and_the_one_below_after_two_losses(
    played: list[Summary], advised: str | None
) -> None:
    found = choose_advice(CUP, played)

    assert (found and found.level) == advised


def test_bots_of_several_levels_are_of_none() -> None:
    assert level_of([Seat("bot", "cadet"), Seat("bot", "pilot")], CUP) is None
    assert level_of([Seat("bot", "cadet"), Seat("guest", "g")], CUP) is None


async def test_the_scale_has_all_levels_and_a_gentle_one_is_chosen(anna: Visitor) -> None:
    page = (await anna.get("/")).text

    assert [name for name, _chosen in SCALE.findall(page)] == [kind.name for kind in bot.levels(CUP)]
    assert chosen(page) == ["cadet"]


async def test_the_scale_says_which_end_is_easy_and_keeps_to_it(anna: Visitor) -> None:
    page = (await anna.get("/")).text
    points = [CUP.ladder[name].points or 0 for name, _chosen in SCALE.findall(page)]

    assert "<legend>Opponents, easiest first</legend>" in page
    assert points == sorted(points)


SEATED = re.compile(r'value="(\w+)">bot: [^<]* · (\D?\d+)(?: ± (\d+))?<')
LEVEL = re.compile(r'name="level" value="(\w+)".*?class="points">(\D?\d+)(?: ± (\d+))?<', re.DOTALL)
OTHER = re.compile(r'name="seat2" value="(\w+)">.*?class="points">(\D?\d+)(?: ± (\d+))?<')


@pytest.mark.parametrize("game", ["balloon-cup", "aeronaut-odyssey"])
async def test_each_level_and_each_other_bot_is_chosen_in_one_place_and_says_how_strong_it_is(
    anna: Visitor, game: str
) -> None:
    page = (await anna.get(f"/?game={game}")).text
    form = page[page.index(f'id="choices-{game}"') :].partition("</form>")[0]
    faces, rest = form.partition("Other bots")[::2] if game == "balloon-cup" else form.partition('name="seat2"')[::2]
    pattern = OTHER if game == "balloon-cup" else SEATED
    levels, others = LEVEL.findall(faces), pattern.findall(rest.partition('name="seat3"')[0])

    assert [name for name, *_rest in levels] == [kind.name for kind in bot.levels(registry.game(game))]
    assert [name for name, _points, margin in levels if not margin] == ["passenger"]
    assert {name for name, *_rest in [*levels, *others]} == set(bot.names(registry.game(game)))
    for listed in (levels, others):
        points = [int(points.replace("\N{MINUS SIGN}", "-")) for _name, points, _margin in listed]
        assert points == sorted(points)


async def test_who_plays_now_meets_the_level_that_is_chosen_and_it_is_remembered(
    anna: Visitor, matches: MatchRegistry
) -> None:
    path = await anna.start(seat2="", level="pilot")
    live = await matches.open(path.rpartition("/")[2])
    page = (await anna.get("/")).text

    assert live.seats[1] == Seat("bot", "pilot")
    assert chosen(page) == ["pilot"]


async def test_what_is_no_level_is_neither_played_nor_remembered(anna: Visitor) -> None:
    await anna.get("/")
    answer = await anna.post("/matches", {"game": "balloon-cup", "seat2": "", "level": "deepblue"})

    assert answer.status_code == 422
    assert "there is no bot" in anna.notice
    anna.http.cookies.set(COOKIE, "balloon-cup=deepblue&nim=cadet")
    assert chosen((await anna.get("/")).text) == ["cadet"]


async def test_who_has_won_is_offered_the_next_level_at_the_end_and_in_the_lobby(
    anna: Visitor, matches: MatchRegistry
) -> None:
    path = await anna.start(seat2="cadet")
    live = await matches.open(path.rpartition("/")[2])
    await live.handle(Resign(), 1, live.match.ply)
    table = (await anna.get(path)).text
    lobby = (await anna.get("/")).text
    again = await anna.post("/matches", {"again": live.info.id, "level": "copilot"})
    next_one = await matches.open(again.url.path.rpartition("/")[2])

    assert "You beat Cadet. Try Copilot, one level harder." in table
    assert '<button name="level" value="copilot">' in table
    assert "You beat Cadet. Try Copilot, one level harder." in lobby
    assert Seat("bot", "copilot") in next_one.seats
    assert chosen((await anna.get("/")).text) == ["copilot"]


async def test_what_follows_from_the_matches_of_another_is_told_nobody_else(
    anna: Visitor, ben: Visitor, matches: MatchRegistry
) -> None:
    path = await anna.start(seat2="cadet")
    live = await matches.open(path.rpartition("/")[2])
    await live.handle(Resign(), 1, live.match.ply)
    hers = (await anna.get(path)).text
    his = (await ben.get(f"{path}?as=0&ply={live.match.ply}")).text

    assert "You beat Cadet" in hers
    assert "You beat Cadet" not in his
    assert 'name="level"' not in his


async def test_who_has_lost_twice_is_offered_the_level_below(anna: Visitor) -> None:
    tables = []
    for _match in range(2):
        path = await anna.start(seat2="cadet")
        await anna.get(path)
        await anna.post(f"{path}/resignation", {"ply": anna.ply, "sure": "yes"})
        tables.append((await anna.get(path)).text)
    first_again = (await anna.get(path)).text

    assert 'name="level"' not in tables[0]
    assert '<button name="level" value="crew">' in tables[1]
    assert first_again.count('name="level"') == 1


async def test_a_level_that_there_is_not_begins_no_match_again(anna: Visitor) -> None:
    path = await anna.start(seat2="cadet")
    answer = await anna.post("/matches", {"again": path.rpartition("/")[2], "level": "deepblue"})

    assert answer.status_code == 422


def test_no_two_faces_are_alike() -> None:
    assert len({draw_face(place, 8) for place in range(8)}) == 8
    assert draw_face(0, 1) == draw_face(7, 8)
