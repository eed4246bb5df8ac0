"""Tests of the bot that searches: it finds wins and losses, and keeps its time limit."""

from __future__ import annotations

import threading
from time import thread_time

import numpy as np
import pytest
from tests.amount import in_turn
from tests.conformance.playing import match_at

from skyhop.bots.bot import AGAINST_PEOPLE, Budget, bot, instant
from skyhop.bots.ismcts import Ismcts
from skyhop.bots.one_ply import Greedy
from skyhop.engine.kernel import JIT, FirstCall, beginning
from skyhop.engine.state import View
from skyhop.examples.connect_four import GAME as CONNECT_FOUR
from skyhop.examples.nim import COLUMNS, ROWS
from skyhop.examples.nim import GAME as NIM
from skyhop.game import registry
from skyhop.game.game import Game
from skyhop.lab.pairs import Pairing, pair

ENOUGH = Budget(iterations=2000 if JIT else 100)
GAMES = ("balloon-cup", "aeronaut-odyssey")
LONGEST = 1.5
"""Maximum number of seconds that a player may wait for a bot."""


def four(*moves: str) -> View:
    """Return the view of Connect Four after moves of both seats in turn."""
    state = CONNECT_FOUR.new(CONNECT_FOUR.ruleset("standard"))
    for text in "".join(moves):
        CONNECT_FOUR.apply(state, CONNECT_FOUR.read(state, text))
    return CONNECT_FOUR.view(state, CONNECT_FOUR.to_decide(state))


def chosen(game: Game, view: View, seed: int = 1) -> str:
    return game.write(view, Ismcts(game, seed, ENOUGH).choose(view))


@pytest.mark.parametrize("seed", range(4))
def test_it_takes_four_in_a_row(seed: int) -> None:
    assert chosen(CONNECT_FOUR, four("112233"), seed) == "4"


@pytest.mark.parametrize("seed", range(4))
def test_it_keeps_the_other_from_four_in_a_row(seed: int) -> None:
    assert chosen(CONNECT_FOUR, four("71727"), seed) == "7"


@pytest.mark.parametrize("left", [1, 2, 3, 5, 6, 7, 9])
def test_it_leaves_a_multiple_of_four_stones(left: int) -> None:
    lying = (np.arange(ROWS * COLUMNS) < left).astype(int).reshape(ROWS, COLUMNS)
    state = NIM.positions.from_position(NIM.ruleset("standard"), {"left": left, "stones": lying.tolist()})

    assert chosen(NIM, NIM.view(state, 0)) == str(left % 4)


@pytest.mark.parametrize("name", in_turn(GAMES, 2))
@pytest.mark.skipif(not JIT, reason="whole matches take minutes uncompiled")
def test_it_nearly_always_beats_random(name: str) -> None:
    ruleset = registry.game(name).ruleset(registry.game(name).rulesets()[0])
    pairing = Pairing(name, ruleset.parameters, ("ismcts", "random"), Budget(iterations=150), seed=1)

    shares = [share for number in range(4) for share in pair(pairing, number).shares]

    assert sum(shares) >= 7


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    game = registry.game(name)
    begun = [match_at(game, game.ruleset(game.rulesets()[0]), 2, count) for count in (3, 8)]
    views = [match.view(match.to_decide) for match in begun]
    few = Budget(iterations=200 if JIT else 5)

    first, second = ([player.choose(view) for view in views] for player in (Ismcts(game, 3, few), Ismcts(game, 3, few)))

    assert first == second


@pytest.mark.parametrize("name", GAMES)
def test_at_a_table_nobody_waits_for_it_even_where_nothing_is_compiled(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = registry.game(name)
    match = match_at(game, game.ruleset(game.rulesets()[0]), 1, 2)
    view = match.view(match.to_decide)
    for entry in Ismcts.entries(game):
        monkeypatch.setattr(entry, "_run", entry.run_as_written)
    begun = thread_time()

    with beginning(FirstCall.UNCOMPILED):
        action = bot("ismcts", game, 1, AGAINST_PEOPLE).choose(view)

    assert thread_time() - begun < LONGEST
    assert action in game.legal(view)


def test_it_stops_thinking_when_it_is_told_to() -> None:
    player = Ismcts(CONNECT_FOUR, 1, Budget(seconds=600.0))
    threading.Timer(0.2, player.stop).start()

    assert player.choose(four("12")) in range(7)
    assert player.choose(four("123")) in range(7)


def test_without_time_to_try_each_action_it_plays_as_who_answers_at_once() -> None:
    view = four("7172")

    assert Ismcts(CONNECT_FOUR, 1, Budget(iterations=1)).choose(view) == Greedy(CONNECT_FOUR, 1).choose(view)


def test_what_needs_no_search_is_not_searched() -> None:
    state = NIM.positions.from_position(
        NIM.ruleset("standard"), {"left": 1, "stones": [[1, *[0] * 6], [0] * 7, [0] * 7]}
    )

    assert Ismcts(NIM, 1, Budget(seconds=600.0)).choose(NIM.view(state, 0)) == 0


def test_the_best_bot_that_answers_at_once_is_no_level() -> None:
    assert [instant(game).name for game in (registry.game("balloon-cup"), CONNECT_FOUR, NIM)] == [
        "greedy",
        "greedy",
        "random",
    ]
