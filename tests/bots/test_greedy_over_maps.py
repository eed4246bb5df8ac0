"""Tests of greedy in Aeronaut Odyssey: legal at every decision, strong with any seats, the same in every world."""

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import fmean

import pytest
from tests.reference.aeronaut_odyssey import random_board, random_rules

from skyhop.boards.settings import EXPANSIONS, SIZES, settings, share_code
from skyhop.bots.bot import BY_ITERATIONS, matches
from skyhop.bots.one_ply import Greedy
from skyhop.game import registry
from skyhop.game.match import Match
from skyhop.lab.pairs import Pairing, PairStanding, pair

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

    outcomes = [match.outcome for match in matches(GAME, ruleset, ("greedy", "random"), 40, seed=1)]

    assert sum(outcome is not None and 0 in outcome.winners for outcome in outcomes) >= 36


def won(base: str, seats: int, size: str, pairs: int, expansions: Sequence[str]) -> float:
    """Return the win share of greedy among random players, on fresh maps of a size."""
    board = share_code(settings(seed=1, size=size, kind=base, players=seats, expansions=expansions))
    rules = {"base": base, "seats": seats, "expansions": expansions, "board": board}
    pairing = Pairing(GAME.name, rules, ("greedy", "random"), BY_ITERATIONS, 1, is_fresh=True)
    return PairStanding.of([pair(pairing, number).shares for number in range(pairs)]).share


@pytest.mark.slow
@pytest.mark.parametrize("base", ["pioneer", "capital"])
def test_greedy_nearly_always_beats_random_on_a_small_board(base: str) -> None:
    assert won(base, 2, "small", 40, ("trajectories",)) >= 0.94


@pytest.mark.slow
@pytest.mark.parametrize(("base", "wanted"), [("pioneer", 0.98), ("capital", 0.96)])
def test_greedy_beats_random_on_boards_of_all_sizes(base: str, wanted: float) -> None:
    assert fmean(won(base, 2, size, 50, EXPANSIONS) for size in SIZES) >= wanted


@pytest.mark.slow
@pytest.mark.parametrize(("base", "wanted"), [("pioneer", 0.9), ("capital", 0.85)])
def test_one_greedy_beats_three_random_players(base: str, wanted: float) -> None:
    assert fmean(won(base, 4, size, 25, EXPANSIONS) for size in SIZES if size != "tiny") >= wanted
