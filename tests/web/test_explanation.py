"""An explanation describes an action to the seat's own guest, from its view, and does not play the action."""

from __future__ import annotations

import random

import pytest
from tests.web.visitor import Visitor

from skyhop.game import registry
from skyhop.game.capability import Capability
from skyhop.rulebook.scenario import exercises_of, prepare_exercise
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Play

GAMES = [name for name in registry.names() if registry.game(name).has(Capability.PAGE)]
TURNS = 12
MOST_ASKED = 8


@pytest.mark.parametrize("game", GAMES)
async def test_whatever_can_be_done_is_told_in_sentences_and_not_done(
    anna: Visitor, matches: MatchRegistry, game: str
) -> None:
    path = await anna.start(game=game, seat2="friend", first="me")
    live = await matches.open(path.rpartition("/")[2])
    rng = random.Random(4)
    for _turn in range(TURNS):
        match, seat = live.match, live.match.to_decide
        assert seat is not None
        view, before = match.view(seat), match.state.copy()
        legal = [match.game.write(view, action) for action in match.game.legal(view)]
        if seat == 0:
            for text in rng.sample(legal, min(MOST_ASKED, len(legal))):
                told = await anna.explanation(path, match.ply, text, seat="0")

                assert told.status_code == 200
                assert told.text.endswith(".")
                assert told.headers["content-type"].startswith("text/plain")
            assert match.state == before
        await live.handle(Play(rng.choice(legal)), seat, match.ply)


async def test_nothing_is_told_of_what_cannot_be_done_or_of_another_ply(anna: Visitor) -> None:
    path = await anna.start()
    live_ply = int(anna.ply)

    for text in ("nonsense", "", "R1-9", "~R1"):
        assert (await anna.explanation(path, live_ply, text)).status_code == 204
    assert (await anna.explanation(path, live_ply + 1, "R1-1")).status_code == 204


@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_tells_what_its_action_does(anna: Visitor, game: str) -> None:
    played = registry.game(game)
    for number, exercise in enumerate(exercises_of(played), 1):
        told = await anna.explanation(f"/lessons/{game}/{number}", 0, prepare_exercise(played, exercise).solution)

        assert told.status_code == 200
        assert told.text.endswith(".")


@pytest.mark.parametrize(
    ("game", "number", "sentence"),
    [
        (
            "balloon-cup",
            5,
            (
                "Place red 2 on your own side of tile 1. This completes the tile with sums of 2 to "
                "10: you win 1 red. The winner also takes the red trophy."
            ),
        ),
        (
            "balloon-cup",
            6,
            "Claim the green trophy and pay 4 green, 3 yellow. You keep 2 red.",
        ),
        (
            "aeronaut-odyssey",
            3,
            "Claim Naloworth-Ogomodale (N-O), 2 spaces, for 2 red: 2 points. Balloons left: 1 yellow.",
        ),
    ],
)
async def test_cost_gain_and_what_follows_are_told(anna: Visitor, game: str, number: int, sentence: str) -> None:
    played = registry.game(game)
    asked = prepare_exercise(played, exercises_of(played)[number - 1]).solution

    assert (await anna.explanation(f"/lessons/{game}/{number}", 0, asked)).text == sentence
