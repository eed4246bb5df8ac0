"""Tests of the page for games without a page of their own: it shows the view of a seat and works with forms."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from html import escape
from pathlib import Path

import pytest
from tests.web.visitor import Visitor

from skyhop.examples.connect_four import GAME as CONNECT_FOUR
from skyhop.examples.flip_and_write import GAME as FLIP_AND_WRITE
from skyhop.examples.hex import GAME as HEX
from skyhop.examples.pig import GAME as PIG
from skyhop.examples.trick_taking import GAME as TRICK_TAKING
from skyhop.game import registry
from skyhop.game.game import Game
from skyhop.game.journal import read_line
from skyhop.game.match import replay
from skyhop.svg import RING
from skyhop.web.app import create_app
from skyhop.web.http.guard import Guard
from skyhop.web.simple_page import SimplePage

BUTTON = re.compile(r'<button id="do-(\d+)" name="action" value="\1">\1</button>')


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Guard]:
    with registry.with_examples():
        made = create_app(tmp_path)
        async with made.app.router.lifespan_context(made.app):
            yield made


async def begun(visitor: Visitor, game: str = "connect-four", **choices: str) -> str:
    return await visitor.start(**{"game": game, "seat2": "random", "first": "me", **choices})


async def test_the_lobby_has_a_form_for_an_example_only_where_examples_are_asked_for(anna: Visitor) -> None:
    shown = (await anna.get("/")).text
    form = shown[shown.index('id="nim"') :].partition("</form>")[0]
    opponents = re.findall(r'name="(?:level|seat2)" value="(\w+)"', form)

    assert 'id="connect-four"' in shown
    levels = ["passenger", "crew", "cadet", "copilot", "pilot", "navigator", "captain", "aeronaut"]
    assert opponents == [*levels, "friend", "me", "random", "ismcts"]
    assert shown.count("/rules/balloon-cup/") == 4
    assert "/rules/connect-four" not in shown


@pytest.mark.parametrize("game", [HEX, PIG], ids=["hex", "pig"])
async def test_a_game_says_its_goal_and_its_rules_before_and_during_a_match(anna: Visitor, game: Game) -> None:
    goal, rules = escape(game.goal), f"<summary>How to play</summary><p>{escape(game.rules)}</p></details>"

    lobby = (await anna.get("/")).text
    page = (await anna.get(await begun(anna, game.name))).text

    assert (goal in lobby, rules in lobby) == (True, True)
    assert f'<p class="plain-advice">{goal}</p>' in page
    assert f'<details class="plain-rules" id="how-to-play">{rules}' in page


async def test_an_invited_friend_sees_the_rules_at_once(anna: Visitor, ben: Visitor) -> None:
    path = await begun(anna, "hex", seat2="friend")
    opened = re.compile(r'id="how-to-play"( open)?>')

    assert [opened.findall((await each.get(path)).text) for each in (ben, anna)] == [[" open"], [""]]
    await ben.post(f"{path}/seats")
    assert opened.findall((await ben.get(path)).text) == [""]


async def test_a_game_without_rules_has_no_such_part(anna: Visitor) -> None:
    lobby = (await anna.get("/?game=nim")).text
    page = (await anna.get(await begun(anna, "nim"))).text

    assert "How to play" not in lobby.partition("</form>")[0]
    assert "How to play" not in page


async def test_a_button_stays_in_its_place_after_its_action(anna: Visitor) -> None:
    path = await begun(anna, "hex", seat2="me")
    names = re.compile(r'<button id="do-(\w+)" name="action" value="\1"( disabled)?>')
    before = names.findall((await anna.get(path)).text)
    await anna.play(path, "c5")
    after = names.findall((await anna.get(path)).text)

    assert len(before) == 49
    assert [name for name, _disabled in after] == [*(name for name, _disabled in before), "swap"]
    assert [name for name, is_disabled in after if is_disabled] == ["c5"]
    await begun(anna, "pig")
    assert names.findall(anna.page) == [("hold", " disabled"), ("roll", "")]
    await begun(anna, "trick-taking")
    assert len(names.findall(anna.page)) == 8


async def test_a_link_to_a_game_shows_its_form_first(anna: Visitor) -> None:
    usual, linked = [(await anna.get(address)).text for address in ("/", "/?game=connect-four")]

    forms = [re.findall(r'<section class="game" aria-labelledby="([\w-]+)"', page) for page in (usual, linked)]
    assert forms[0][0] != "connect-four"
    assert forms[1] == ["connect-four", *(each for each in forms[0] if each != "connect-four")]


async def test_a_whole_match_is_played_by_forms_and_its_journal_can_be_replayed(anna: Visitor) -> None:
    path = await begun(anna)
    turns = 0
    while (actions := BUTTON.findall(anna.page)) and turns < 50:
        await anna.play(path, actions[turns % len(actions)])
        turns += 1

    assert 4 <= turns <= 21
    assert 'class="plain-end"' in anna.page
    line = json.loads((await anna.get(f"{path}/journal")).text)
    line.pop("fairness")
    with registry.with_examples():
        assert replay(read_line(json.dumps(line))).outcome is not None


@pytest.mark.parametrize(
    ("game", "action", "told"),
    [
        ("connect-four", "4", "Drop a disc into column 4."),
        ("nim", "1", "Take 1 stone."),
        ("nim", "3", "Take 3 stones."),
    ],
)
async def test_the_question_before_a_move_names_it_in_the_words_of_the_game(
    anna: Visitor, game: str, action: str, told: str
) -> None:
    path = await begun(anna, game)

    assert (await anna.explanation(path, int(anna.ply), action)).text == told


async def test_a_game_without_sentences_has_no_words_for_what_an_action_does(
    anna: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CONNECT_FOUR, "action_sentences", {})
    path = await begun(anna)

    assert (await anna.explanation(path, int(anna.ply), "4")).status_code == 204


async def test_the_page_shows_picture_actions_players_log_and_words(anna: Visitor) -> None:
    path = await begun(anna, seat2="friend")
    await anna.play(path, "4")
    page = (await anna.get(path)).text

    assert "Waiting for another player …" in page
    assert 'data-key="cell-5-3-1"' in page
    assert re.search(r"<li[^>]*>You: Drop a disc into column 4\.</li>", page)
    assert "● You, ○ Your opponent" in page
    assert BUTTON.findall(page) == []
    assert "/rules/" not in page


async def test_the_end_shows_points_and_the_winner_among_the_players(anna: Visitor) -> None:
    path = await begun(anna, "kuhn-poker")
    page = (await anna.get(path)).text
    assert "</strong></li>" not in page
    while 'class="plain-end"' not in page:
        await anna.play(path, "bet")
        page = (await anna.get(path)).text

    players = page[page.index('class="plain-players"') : page.index('class="plain-log"')]
    points = [int(each) for each in re.findall(r"<small>(-?\d+) points?</small>", players)]
    assert (len(points), sum(points)) == (2, 0)
    assert players.count("<strong>won</strong>") == (points != [0, 0])


def test_the_picture_in_the_lobby_shows_a_position_after_the_first_shuffle() -> None:
    assert re.search(r'data-key="row-\d-\d-\d+"', SimplePage(FLIP_AND_WRITE).emblem())


def test_cards_that_can_be_played_are_marked_and_the_others_are_fainter() -> None:
    state = TRICK_TAKING.new(TRICK_TAKING.ruleset("standard"))
    TRICK_TAKING.settle(state, TRICK_TAKING.roll(state))
    first = TRICK_TAKING.renderer.draw(TRICK_TAKING.view(state, 0))
    TRICK_TAKING.act(state, TRICK_TAKING.legal(state)[0])
    view = TRICK_TAKING.view(state, 1)

    legal = TRICK_TAKING.legal(view)
    assert (first.count(RING), 'opacity="0.6"' in first) == (8, False)
    drawn = TRICK_TAKING.renderer.draw(view)
    assert (drawn.count(RING), drawn.count('opacity="0.6"')) == (len(legal), 8 - len(legal))


async def test_an_action_that_is_refused_is_answered_with_those_that_are_possible(anna: Visitor) -> None:
    path = await begun(anna, seat2="me")
    for _turn in range(6):
        await anna.play(path, "1")

    answer = await anna.play(path, "1")

    assert answer.status_code == 409
    assert anna.notice == "“1” is not possible now; choose one of 2, 3, 4, 5, 6, 7."


async def test_who_watches_sees_no_button(anna: Visitor, ben: Visitor) -> None:
    path = await begun(anna)

    assert BUTTON.findall((await ben.get(path)).text) == []
    assert "data-action" not in ben.page
    assert len(BUTTON.findall((await anna.get(path)).text)) == 7


async def test_a_bot_that_cannot_play_the_game_is_refused_with_what_the_game_lacks(anna: Visitor) -> None:
    await begun(anna, game="nim", seat2="greedy")

    assert anna.notice == "Nim has no evaluation: define evaluate in nim.py (required by the bot greedy)"


async def test_matches_of_a_game_that_is_left_out_are_not_listed_and_not_found(tmp_path: Path) -> None:
    with registry.with_examples():
        table = create_app(tmp_path)
        async with table.app.router.lifespan_context(table.app):
            anna = Visitor(table)
            path = await begun(anna)
            assert path in (await anna.get("/")).text
    table = create_app(tmp_path)
    async with table.app.router.lifespan_context(table.app):
        again = Visitor(table)
        again.http.cookies = anna.http.cookies

        assert path not in (await again.get("/")).text
        assert (await again.get(path)).status_code == 404
        await again.http.aclose()
    await anna.http.aclose()


def test_a_picture_relies_on_nothing_that_the_pages_policy_forbids() -> None:
    state = CONNECT_FOUR.new(CONNECT_FOUR.ruleset("standard"))

    drawn = CONNECT_FOUR.renderer.draw(CONNECT_FOUR.view(state, None))

    assert " style=" not in drawn
    assert "<style" not in drawn


async def test_a_percent_sign_in_a_declared_sentence_is_shown(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(CONNECT_FOUR), "action_sentences", {"": "Fill 5% at %(action)s."})
    path = await begun(anna)

    await anna.play(path, "4")

    assert "Fill 5% at 4." in (await anna.get(path)).text
