"""Tests of bots: the registry finds them by their files, and each bot describes itself and its requirements."""

from __future__ import annotations

import pickle

import pytest
from tests.amount import in_turn
from tests.conformance.playing import match_at

from skyhop.bots import bot
from skyhop.bots.bot import Budget
from skyhop.examples.nim import GAME as NIM
from skyhop.game import registry
from skyhop.game.capability import MissingCapability


def test_every_bot_is_found_in_the_modules_of_the_package() -> None:
    modules = {bot.kind_of(name).__module__.rpartition(".")[2] for name in bot.names()}

    assert modules == {"ismcts", "levels", "one_ply"}
    assert {"greedy", "ismcts", "random", "value", "value2"} <= set(bot.names())


def test_the_weakest_comes_first() -> None:
    strengths = [kind.strength for kind in bot.bots()]

    assert strengths == sorted(strengths)
    assert bot.names()[0] == "random"


def test_a_game_is_offered_the_bots_that_can_play_it() -> None:
    assert {kind.name for kind in bot.bots(NIM) if not kind.is_level} == {"random", "ismcts"}
    assert "greedy" in bot.names(registry.game("balloon-cup"))


def test_a_bot_that_lacks_what_it_needs_says_what_to_add() -> None:
    with pytest.raises(MissingCapability) as refused:
        bot.bot("greedy", NIM, 0)

    assert str(refused.value) == "Nim has no evaluation: define evaluate in nim.py (required by the bot greedy)"


def test_an_unknown_bot_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(bot.UnknownBot, match=r"there is no bot 'deepblue'; choose one of random, .*greedy"):
        bot.bot("deepblue", NIM, 0)


def test_a_bot_that_is_gone_goes_by_its_name() -> None:
    assert bot.title_of("greedy") == "Greedy"
    assert bot.title_of("deepblue") == "Deepblue"


@pytest.mark.parametrize("name", in_turn(["balloon-cup", "aeronaut-odyssey"], 2))
def test_a_bot_that_travels_to_another_process_goes_on_choosing_as_it_would_have(name: str) -> None:
    game = registry.game(name)
    match = match_at(game, game.ruleset(game.rulesets()[0]), 2, 8)
    view = match.view(match.to_decide)
    for kind in bot.bots(game):
        stays = bot.bot(kind.name, game, 3, Budget(iterations=20))
        stays.choose(view)
        travels = pickle.loads(pickle.dumps(stays))

        assert [travels.choose(view) for _turn in range(3)] == [stays.choose(view) for _turn in range(3)], kind.name
