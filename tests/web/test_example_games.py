"""Tests of the example games on all pages: hidden hands, simultaneous choices and their own notation."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from tests.mcp.assistant import assistant
from tests.web.visitor import Visitor

import skyhop
from skyhop.cli.__main__ import main
from skyhop.engine.kernel import FirstCall, beginning
from skyhop.game import registry
from skyhop.game.journal import read_line
from skyhop.game.match import Match, replay
from skyhop.web.app import create_app
from skyhop.web.http.guard import Guard

NAMES = ("trick-taking", "hex", "flip-and-write")
BUTTON = re.compile(r'<button id="do-(\w+)" name="action" value="\1">\1</button>')


@pytest.fixture(autouse=True)
def _examples(_games_as_before: None) -> Iterator[None]:
    registry.include_examples()
    with beginning(FirstCall.UNCOMPILED):
        yield


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Guard]:
    made = create_app(tmp_path)
    async with made.app.router.lifespan_context(made.app):
        yield made


def others(name: str) -> dict[str, str]:
    """The form fields for bots in all other seats."""
    count = registry.game(name).seats[0]
    return {f"seat{seat}": "random" for seat in range(2, count + 1)}


@pytest.mark.parametrize("name", NAMES)
def test_a_match_is_played_by_the_library(name: str, tmp_path: Path) -> None:
    match = skyhop.start(name, seed=3)
    assert match.best("ismcts", iterations=4) in match.legal()
    while match.to_decide is not None:
        match.play(match.best("random", seed=match.ply))

    assert match.outcome is not None
    match.save(tmp_path / "match.jsonl")
    assert skyhop.load(tmp_path / "match.jsonl") == match


def test_a_program_plays_for_any_seat_that_must_choose() -> None:
    match = skyhop.start("flip-and-write", seats=3, seed=1)

    match.play("top", seat=2)

    assert [len(match.view(seat).legal()) > 0 for seat in range(3)] == [True, True, False]
    with pytest.raises(skyhop.Refused):
        match.play("top", seat=2)


@pytest.mark.parametrize("name", NAMES)
def test_a_match_is_played_in_the_terminal(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, game = tmp_path / "match.jsonl", registry.game(name)

    def saved() -> Match:
        return replay(read_line(path.read_text()))

    def first_legal(_prompt: str) -> str:
        view = saved().view(0)
        return game.write(view, game.legal(view)[0])

    monkeypatch.setattr("builtins.input", first_legal)

    assert main(["play", name, "--first", "me", "--vs", "random", "--seed", "3", "--yes", "--save", str(path)]) == 0
    assert saved().outcome is not None


@pytest.mark.parametrize("name", NAMES)
async def test_a_match_is_played_by_an_assistant(name: str) -> None:
    async with assistant() as asking:
        shown = await asking.ask("start_match", game=name, opponent="random", first="me")
        while not shown["is_over"]:
            action = shown["legal"]["actions"][0]["action"]
            shown = await asking.ask("play", match=shown["match"], ply=shown["ply"], action=action)

    assert shown["legal"]["actions"] == []


@pytest.mark.parametrize("name", NAMES)
async def test_a_match_is_played_on_its_page(name: str, anna: Visitor) -> None:
    path = await anna.start(game=name, **others(name))
    while actions := BUTTON.findall(anna.page):
        await anna.play(path, actions[0])

    assert 'class="plain-end"' in anna.page


async def test_the_page_shows_who_has_chosen_but_not_the_choice(anna: Visitor, ben: Visitor) -> None:
    path = await anna.start(game="flip-and-write", seat2="friend")
    await ben.get(path)
    await ben.post(f"{path}/seats")
    await ben.get(path)
    assert BUTTON.findall(ben.page) == ["top", "middle", "bottom", "pass"]

    await anna.play(path, "middle")
    before = ben.ply
    await ben.get(path)

    assert re.search(r"<small>has chosen</small>", ben.page)
    assert "made a secret choice" in ben.page
    assert "into this row: middle" not in ben.page
    assert "You: Write the number into this row: middle." in anna.page
    assert int(ben.ply) == int(before) + 1
    assert BUTTON.findall(ben.page) == ["top", "middle", "bottom", "pass"]


async def test_a_page_from_before_the_others_choice_still_plays(anna: Visitor, ben: Visitor) -> None:
    path = await anna.start(game="flip-and-write", seat2="friend")
    await ben.get(path)
    await ben.post(f"{path}/seats")
    await ben.get(path)
    old = ben.ply
    await anna.play(path, "middle")

    answer = await ben.post(f"{path}/actions", {"ply": old, "action": "top"})

    assert answer.status_code == 200
    assert "Write the number into this row: middle." in ben.page


async def test_the_page_shows_the_teams(anna: Visitor) -> None:
    path = await anna.start(game="trick-taking", seats="4", **{f"seat{seat}": "random" for seat in (2, 3, 4)})

    shown = (await anna.get(path)).text

    assert re.findall(r"<small>(team \d)</small>", shown) == ["team 1", "team 2", "team 1", "team 2"]


async def test_the_lobby_links_the_daily_matches_of_those_games_that_have_one(anna: Visitor) -> None:
    await anna.get("/")
    linked = set(re.findall(r'href="/daily#of-([\w-]+)"', anna.page))

    await anna.get("/daily")

    assert set(re.findall(r'<h2 id="of-([\w-]+)"', anna.page)) == linked
    assert "hex" in linked
    assert "trick-taking" not in linked
