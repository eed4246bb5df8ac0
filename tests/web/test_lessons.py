"""Tests of lessons: forms on the board of a match, and nothing is stored."""

from __future__ import annotations

import re
from html import unescape
from itertools import pairwise
from typing import Any, NamedTuple

import pytest
from tests.web.page import Page
from tests.web.visitor import FRAGMENT, Visitor

from skyhop.game import registry
from skyhop.game.action import Refused
from skyhop.i18n import translated
from skyhop.rulebook.rulebook import anchor
from skyhop.rulebook.scenario import Exercise, Prepared, exercises_of, prepare_exercise, scenario_of
from skyhop.server.match_registry import MatchRegistry
from skyhop.svg import outline_texts

GAMES = ("balloon-cup", "aeronaut-odyssey")


class Case(NamedTuple):
    """An exercise, and its address."""

    game: str
    number: int

    @property
    def address(self) -> str:
        return f"/lessons/{self.game}/{self.number}"

    @property
    def exercise(self) -> Exercise:
        return exercises_of(registry.game(self.game))[self.number - 1]

    @property
    def prepared(self) -> Prepared:
        return prepare_exercise(registry.game(self.game), self.exercise)

    @property
    def others(self) -> list[str]:
        """Return all legal actions except the requested one."""
        exercise = self.prepared
        game, state = exercise.match.game, exercise.match.state
        legal = [game.write(state, action) for action in game.legal(state)]
        return [text for text in legal if text != exercise.solution]

    @property
    def refused(self) -> list[str]:
        """Return the actions that the scenario forbids at the start of the exercise."""
        steps = scenario_of(registry.game(self.game), self.exercise).steps
        return [step.action for step in steps[len(self.prepared.steps) : -1]]


CASES = [
    pytest.param(Case(game, number + 1), id=f"{game}-{exercise.scenario}")
    for game in GAMES
    for number, exercise in enumerate(exercises_of(registry.game(game)))
]


def words(html: str) -> str:
    return " ".join(unescape(re.sub("<[^>]*>", " ", html)).split())


def steps_on(html: str) -> dict[str, str]:
    """The links of the lesson, by where they lead in it."""
    found = re.findall(r'href="(/lessons/[^"]*)" rel="(\w+)"', html)
    return {name: address for address, name in found}


def table_of(html: str) -> str:
    """The table alone, without an answer to the reader."""
    whole = html[html.index('<div id="table"') : html.index("</main>")] if "</main>" in html else html
    return re.sub(r'<p class="notice".*?</p>', "", whole, flags=re.DOTALL)


@pytest.mark.parametrize("case", CASES)
async def test_what_is_asked_for_is_done_and_told_why_and_then_nothing_more_can_be_done(
    anna: Visitor, case: Case
) -> None:
    before = (await anna.get(case.address)).text
    answer = await anna.play(case.address, case.prepared.solution)

    count = len(exercises_of(registry.game(case.game)))
    assert f"{case.number} of {count} {case.exercise.title}" in words(before)
    assert translated(case.exercise.task) in words(before)
    assert f'action="{case.address}/actions"' in before
    assert answer.status_code == 200
    assert translated(case.exercise.why) in words(answer.text)
    assert translated(case.exercise.task) not in words(answer.text)
    assert 'name="action"' not in answer.text
    assert anna.notice == ""


@pytest.mark.parametrize("case", CASES)
async def test_anything_else_that_is_allowed_is_answered_kindly_and_changes_nothing(anna: Visitor, case: Case) -> None:
    before = (await anna.get(case.address)).text
    for text in case.others[:3]:
        answer = await anna.play(case.address, text)

        assert answer.status_code == 200
        assert unescape(anna.notice) == case.exercise.otherwise
        assert table_of(answer.text) == table_of(before)


@pytest.mark.parametrize("case", CASES)
async def test_what_is_forbidden_is_refused_with_its_clause_and_explained_in_the_same_words(
    anna: Visitor, case: Case
) -> None:
    exercise = case.prepared
    before = (await anna.get(case.address)).text
    for text in [*case.refused, "nonsense"]:
        with pytest.raises(Refused) as refused:
            exercise.match.game.read(exercise.match.state, text, exercise.seat)
        refusal = refused.value.refusal

        answer = await anna.play(case.address, text)
        told = await anna.why(case.address, 0, text)

        assert answer.status_code == 409
        assert unescape(anna.notice) == f"{refusal.sentence} {refusal.clause}"
        assert words(told.text) == unescape(anna.notice)
        assert f'#{anchor(refusal.clause)}"' in told.text
        assert table_of(answer.text) == table_of(before)


@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_leads_from_step_to_step_and_back_and_to_a_match_from_each(anna: Visitor, game: str) -> None:
    addresses = [f"/lessons/{game}/{number + 1}" for number in range(len(exercises_of(registry.game(game))))]
    ways = {}
    for address in addresses:
        page = (await anna.get(address)).text
        ways[address] = steps_on(page)
        assert 'action="/matches" data-plain' in page

    for one, other in pairwise(addresses):
        assert ways[one]["next"] == other
        assert ways[other]["prev"] == one
    assert "prev" not in ways[addresses[0]]
    assert "next" not in ways[addresses[-1]]


async def test_play_now_begins_a_match(anna: Visitor, matches: MatchRegistry) -> None:
    await anna.get("/lessons/balloon-cup/1")
    answer = await anna.post("/matches", {"game": "balloon-cup", "first": "me"})

    assert answer.url.path.startswith("/matches/")
    assert await matches.store.count_running() == 1


async def test_a_page_with_scripts_is_sent_the_parts_that_it_lacks(anna: Visitor) -> None:
    case, page = Case("balloon-cup", 1), Page()
    page.receive((await anna.http.get(case.address, headers=FRAGMENT)).text)
    answer = await anna.http.get(case.address)
    anna.page = answer.text
    known = {**FRAGMENT, "Skyhop-Parts": ",".join(page.newest)}

    sent = await anna.play(case.address, case.prepared.solution, **known)

    assert page.receive(sent.text)
    assert translated(case.exercise.why) in words(page.shown)
    assert len(sent.text) < len(page.shown) / 2


@pytest.mark.parametrize("number", range(1, 8))  # in the eighth the match ends, and hands are shown
async def test_the_hand_of_the_opponent_is_hidden_as_at_a_match(anna: Visitor, number: int) -> None:
    case = Case("balloon-cup", number)
    scenario = scenario_of(registry.game(case.game), case.exercise)
    position: dict[str, Any] = scenario.game.positions.position(scenario.start)
    hidden = set(position["hands"][1].split())

    shown = (await anna.get(case.address)).text + (await anna.play(case.address, case.prepared.solution)).text

    keys = set(re.findall(r'data-key="card-(\w+)"', shown))
    assert len(keys) > 8
    assert keys & hidden == set()


@pytest.mark.parametrize("place", ["0", "9", "01", "x", "1/2", "%C2%B2", "-1"])
async def test_a_step_that_there_is_not_is_not_found(anna: Visitor, place: str) -> None:
    assert (await anna.get(f"/lessons/balloon-cup/{place}")).status_code == 404


@pytest.mark.parametrize("game", ["chess", "nim"])
async def test_a_game_without_a_lesson_has_none_and_no_link_to_one(anna: Visitor, game: str) -> None:
    with registry.with_examples():
        assert (await anna.get(f"/lessons/{game}/1")).status_code == 404
        home = (await anna.get("/")).text

    assert f"/lessons/{game}" not in home
    assert "/lessons/balloon-cup/1" in home


async def test_home_rules_and_the_table_of_whoever_is_new_lead_to_the_lesson(anna: Visitor) -> None:
    for address in ("/", "/rules/balloon-cup/rio-grande"):
        assert "/lessons/balloon-cup/1" in (await anna.get(address)).text

    path = await anna.start(seat2="friend")
    assert "/lessons/balloon-cup/1" in anna.page
    await anna.post(f"{path}/resignation", {"ply": anna.ply, "sure": "yes"})
    assert "/lessons/balloon-cup/1" not in (await anna.get(path)).text


async def test_who_only_watches_is_offered_no_lesson(anna: Visitor, ben: Visitor) -> None:
    path = await anna.start(seat2="random")

    assert "/lessons/" not in (await ben.get(path)).text


@pytest.mark.parametrize("game", GAMES)
async def test_home_shows_a_table_of_each_game(anna: Visitor, game: str) -> None:
    """The picture shows an exercise from the middle of a match, drawn as its acting seat sees it."""
    case = Case(game, len(exercises_of(registry.game(game))) // 2 + 1)
    match, seat = case.prepared.match, case.prepared.seat
    called = ("You", "Your opponent") if seat == 0 else ("Your opponent", "You")
    await anna.get("/")

    answer = await anna.http.get(f"{case.address}/picture.svg")

    assert f'src="{case.address}/picture.svg"' in anna.page
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert answer.text == outline_texts(match.game.renderer.draw(match.view(seat), called))
    beyond = len(exercises_of(registry.game(game))) + 1
    assert (await anna.http.get(f"/lessons/{game}/{beyond}/picture.svg")).status_code == 404


@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_does_not_say_that_nothing_was_played(anna: Visitor, game: str) -> None:
    page = (await anna.get(f"/lessons/{game}/1")).text

    assert "Moves appear here." in page
    assert "No moves yet." not in page
