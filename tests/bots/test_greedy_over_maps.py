"""Greedy in Aeronaut Odyssey: legal at every decision, strong for any number of seats, the same in every world."""

import json
from pathlib import Path
from random import Random

import pytest
from tests.reference.aeronaut_odyssey import random_board, random_rules

from skyhop.boards.settings import EXPANSIONS, SIZES
from skyhop.bots.contest import matches
from skyhop.bots.greedy import Greedy
from skyhop.core.game import registry
from skyhop.core.game.match import Match
from skyhop.lab.balance.sample import Case, play

GAME = registry.game("aeronaut-odyssey")
SIX = Path(__file__).parents[2] / "scenarios" / "aeronaut-odyssey" / "six.json"


@pytest.mark.parametrize("seed", range(12))
def test_greedy_plays_whole_matches_by_any_rules_and_chooses_what_is_legal(seed: int) -> None:
    chance = Random(seed)
    seats = 1 + seed % 6
    rules = random_rules(chance, seats)
    ruleset = GAME.ruleset({**rules, "seats": seats, "board": random_board(chance, rules)})
    match = Match.start(GAME, ruleset, seed=seed)
    player = Greedy(GAME, seed)

    while (seat := match.to_decide) is not None:
        view = match.view(seat)
        action = player.choose(view)
        assert action in GAME.legal(view)
        match.play(seat, GAME.write(view, action))


def test_greedy_beats_random_through_the_table_as_well() -> None:
    ruleset = GAME.ruleset({"board": json.loads(SIX.read_text(encoding="utf-8"))})

    won = [match.outcome for match in matches(GAME, ruleset, ("greedy", "random"), 40, seed=1)]

    assert sum(outcome is not None and 0 in outcome.winners for outcome in won) >= 36


@pytest.mark.parametrize("base", ["pioneer", "capital"])
def test_greedy_nearly_always_beats_random_on_a_small_board(base: str) -> None:
    sample = play(Case(GAME, base, ("trajectories",), 2, "small"), 200, 5, 1, alone=True)

    assert sample.endings.won[:, 0].mean() >= 0.94


@pytest.mark.slow
@pytest.mark.parametrize(("base", "seats", "wanted"), [("pioneer", 2, 0.98), ("capital", 2, 0.97)])
def test_greedy_beats_random_on_boards_of_all_sizes(base: str, seats: int, wanted: float) -> None:
    samples = [play(Case(GAME, base, tuple(EXPANSIONS), seats, size), 100, 5, 1, alone=True) for size in SIZES]

    assert sum(sample.endings.won[:, 0].mean() for sample in samples) / len(samples) >= wanted


@pytest.mark.slow
@pytest.mark.parametrize(("base", "wanted"), [("pioneer", 0.9), ("capital", 0.85)])
def test_one_greedy_beats_three_random_players(base: str, wanted: float) -> None:
    sizes = [size for size in SIZES if size != "tiny"]
    samples = [play(Case(GAME, base, tuple(EXPANSIONS), 4, size), 100, 5, 1, alone=True) for size in sizes]

    assert sum(sample.endings.won[:, 0].mean() for sample in samples) / len(samples) >= wanted
