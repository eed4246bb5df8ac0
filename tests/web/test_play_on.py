"""Tests of matches that continue from a step of a finished match: seats, opponents and refusals."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator

import pytest
from tests.web.test_analysis import analysed, of_nim
from tests.web.test_look_back import path, played
from tests.web.visitor import Visitor

from skyhop.game import registry
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Play, Resign
from skyhop.server.matches.live import Live
from skyhop.server.matches.state import are_hints_allowed
from skyhop.server.seats import Seat
from skyhop.web import levels
from skyhop.web.http.guard import Guard

LEVEL = re.compile(r'name="level" value="([a-z-]+)"[^>]*checked')


@pytest.fixture(autouse=True)
def _examples() -> Iterator[None]:
    with registry.with_examples():
        yield


async def over(table: Guard, matches: MatchRegistry, players: list[Visitor], count: int = 12) -> Live:
    """A match of Balloon Cup that was given up after so many steps."""
    live = await played(table, matches, players, count)
    await live.handle(Resign(), 0, live.match.ply)
    return live


def chosen_seat(page: str) -> str:
    found = re.search(r'<option value="(\d)" selected', page[page.index('name="seat"') :])
    assert found is not None
    return found[1]


@pytest.mark.parametrize("method", ["GET", "POST"])
async def test_nobody_plays_on_from_a_match_that_goes_on(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor, method: str
) -> None:
    live = await played(table, matches, [anna, ben])
    stranger = Visitor(table)
    await stranger.get("/")

    for visitor in (anna, ben, stranger):
        address = f"{path(live)}/play-on"
        asked = visitor.get(f"{address}?ply=3&seat=1") if method == "GET" else visitor.post(address, {"ply": "3"})
        answer = await asked
        assert (answer.status_code, "only after the match" in answer.text) == (403, True)
        assert 'id="play-on"' not in answer.text
    assert re.search(r'id="look-play-on"[^>]*hidden', (await anna.get(path(live))).text)
    assert await matches.store.count_running() == 1
    assert (await anna.get("/matches/unknown/play-on")).status_code == 404
    await stranger.http.aclose()


async def test_a_match_of_ones_own_begins_as_the_form_says(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor
) -> None:
    live = await over(table, matches, [anna, ben])
    ply = live.history.ply_of(5)
    form = await anna.get(f"{path(live)}/play-on?ply={ply}")

    answer = await anna.post(f"{path(live)}/play-on", {"step": "5", "seat": "1", "level": "passenger"})
    begun = await matches.open(answer.url.path.rpartition("/")[2])

    assert (form.status_code, answer.status_code) == (200, 200)
    assert [seat.kind for seat in begun.seats] == ["bot", "guest"]
    assert begun.seats[0].player == "passenger"
    assert begun.history.view(5, 1) == live.history.view(5, 1)
    assert are_hints_allowed(begun)
    assert "This match continues another match from step 5." in answer.text
    assert f'href="{path(live)}?step=5"' in answer.text
    assert "continues another match from step" not in (await anna.get(path(live))).text
    assert begun.info.id in (await anna.get("/")).text
    assert begun.info.secret.hex() not in answer.text


async def test_the_form_proposes_ones_own_seat_else_that_which_decides_and_the_last_opponent(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor
) -> None:
    live = await over(table, matches, [ben, anna])
    stranger = Visitor(table)
    places = [
        chosen_seat((await visitor.get(f"{path(live)}/play-on?ply={live.history.ply_of(4)}")).text)
        for visitor in (anna, ben, stranger)
    ]
    due = live.match.game.to_decide(live.history.view(4, None))
    named = chosen_seat((await ben.get(f"{path(live)}/play-on?ply=4&seat=1")).text)
    guest = ben.guest
    against = await matches.start("balloon-cup", "rio-grande", (Seat("guest", guest), Seat("bot", "captain")), 0)
    await against.handle(Resign(), 0, against.match.ply)
    sat_there = LEVEL.findall((await ben.get(f"{path(against)}/play-on?ply=0")).text)
    await ben.post(f"{path(against)}/play-on", {"ply": "0", "level": "cadet"})
    last = LEVEL.findall((await ben.get(f"{path(against)}/play-on?ply=0")).text)

    assert places == ["1", "0", str(due)]
    assert named == "1"
    assert (sat_there, last) == (["captain"], ["cadet"])
    await stranger.http.aclose()


async def test_each_seat_of_the_form_shows_the_moment_as_it_is_seen_there(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor
) -> None:
    live = await over(table, matches, [anna, ben])

    form = await anna.get(f"{path(live)}/play-on?ply={live.history.ply_of(4)}")
    sights = [html.unescape(each) for each in re.findall(r'data-sight="([^"]+)"', form.text)]
    pictures = [(await anna.get(sight)).text for sight in sights]

    assert "You (seat\N{NO-BREAK SPACE}1)" in form.text
    assert pictures[0] == (await anna.get(html.unescape(re.findall(r'id="sight" src="([^"]+)"', form.text)[0]))).text
    assert len(set(pictures)) == len(live.seats)


@pytest.mark.parametrize(
    ("fields", "status"),
    [
        ({"ply": "5", "seat": "7"}, 400),
        ({"ply": "5", "seat": "-1"}, 400),
        ({"ply": "x"}, 400),
        ({"ply": "5", "level": "nobody"}, 422),
        ({"ply": "9999"}, 409),
        ({"ply": "5", "token": "another"}, 403),
    ],
)
async def test_what_cannot_be_begun_is_refused_and_nothing_begins(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor, fields: dict[str, str], status: int
) -> None:
    live = await over(table, matches, [anna, ben])
    await anna.get(f"{path(live)}/play-on")

    answer = await anna.post(f"{path(live)}/play-on", fields)

    assert answer.status_code == status
    assert await matches.store.count_running() == 0


async def test_at_the_last_step_there_is_nothing_to_play_on_from(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor
) -> None:
    live = await over(table, matches, [anna, ben])
    last, before = live.history.ply, live.history.ply_of(len(live.history) - 1)

    answer = await anna.get(f"{path(live)}/play-on?ply={last}")

    assert (answer.status_code, "Go back one step to play on from there" in answer.text) == (409, True)
    assert re.search(r'id="look-play-on"[^>]*hidden', (await anna.get(f"{path(live)}?ply={last}")).text)
    assert not re.search(r'id="look-play-on"[^>]*hidden', (await anna.get(f"{path(live)}?ply={before}")).text)


async def test_beside_a_marked_action_stands_where_to_do_it_better(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor
) -> None:
    live = await of_nim(table, matches, [anna, ben])
    await analysed(anna, f"{path(live)}/analysis")
    for address in ("ply=7&as=0", "ply=6&as=0&better=1"):
        page = (await ben.get(f"{path(live)}/analysis?{address}")).text
        assert f'<a href="{path(live)}/play-on?step=6&amp;seat=0">Play from here</a>' in page
    await ben.get(f"{path(live)}/play-on?ply=6&seat=0")

    answer = await ben.post(f"{path(live)}/play-on", {"ply": "6", "seat": "0"})
    begun = await matches.open(answer.url.path.rpartition("/")[2])
    await begun.handle(Play("3"), 0, begun.match.ply)

    assert live.match.outcome is not None
    assert begun.match.outcome is not None
    assert (live.match.outcome.winners, begun.match.outcome.winners) == ((1,), (0,))


async def test_a_match_that_plays_on_says_nothing_of_a_players_strength(
    table: Guard, matches: MatchRegistry, anna: Visitor, ben: Visitor
) -> None:
    live = await over(table, matches, [ben, anna])
    await anna.get(f"{path(live)}/play-on?ply=4")
    answer = await anna.post(f"{path(live)}/play-on", {"ply": "4", "seat": "1", "level": "pilot"})
    begun = await matches.open(answer.url.path.rpartition("/")[2])
    await begun.bots.stop(10)
    await begun.handle(Resign(), 0, begun.match.ply)

    lately = await levels.list_finished_matches(matches.store, str(begun.seats[1].player))
    page = await anna.get(path(begun))

    assert [match.id for match in lately if match.is_branch] == [begun.info.id]
    assert levels.choose_advice(begun.match.game, lately) is None
    assert "one level harder" not in page.text
