"""Tests of sequential tests: their error rate, and their estimate after the stop."""

from __future__ import annotations

import json
import math

import numpy as np
import pytest

from skyhop.cli.__main__ import main
from skyhop.lab.sequential import BOUND, NORMALISED, Hypotheses, Sums, probability_inside, probability_reached

ZERO_OR_THIRTY = Hypotheses(0, 30)


def coin(pairs: int, won: int) -> Sums:
    """Return pairs that were each won or lost as a whole."""
    return Sums(2, pairs, won, won)


def share_of(points: float) -> float:
    """Return the share of pairs that a bot with this normalised Elo wins."""
    strength = points / NORMALISED * math.sqrt(2)
    return 0.5 + strength / math.sqrt(1 + strength**2) / 2


def outcomes(share: float, runs: int) -> list[Sums]:
    """Return the results of sequential tests of coins with this share."""
    generator = np.random.default_rng(7)
    found = []
    for _run in range(runs):
        sums = coin(0, 0)
        for won in generator.random(10_000) < share:
            sums = sums.add_pair((float(won), float(won)))
            if ZERO_OR_THIRTY.is_over(sums):
                break
        found.append(sums)
    return found


def test_the_bounds_are_those_of_one_error_in_twenty() -> None:
    assert pytest.approx(2.944, abs=5e-4) == BOUND


@pytest.mark.parametrize("won", [480, 520, 560])
def test_of_coins_the_ratio_is_that_of_the_binomial_distribution(won: int) -> None:
    """The exact value is Wald's own ratio for coins, which needs no estimate of the variance."""
    low, high = share_of(0), share_of(30)
    exact = won * math.log(high / low) + (1000 - won) * math.log((1 - high) / (1 - low))

    assert ZERO_OR_THIRTY.ratio(coin(1000, won)) == pytest.approx(exact, abs=0.06)


@pytest.mark.slow
@pytest.mark.parametrize("points", [0, 30])
def test_a_test_errs_one_time_in_twenty_and_estimates_as_often_too_high_as_too_low(points: int) -> None:
    ends = outcomes(share_of(points), 200)
    found = [ZERO_OR_THIRTY.verdict(sums) for sums in ends[:100]]
    wrong = sum((ZERO_OR_THIRTY.ratio(sums) > 0) == (points == 0) for sums in ends)

    assert wrong <= 20  # Of 200 runs, 10 errors are expected. More than 20 occur once in a thousand times.
    assert 35 <= sum(each.points > points for each in found) <= 65
    assert sum(each.least <= points <= each.most for each in found) >= 86


def test_a_plain_estimate_would_be_too_high_where_the_upper_strength_was_taken_early() -> None:
    sums = coin(60, 45)
    verdict = ZERO_OR_THIRTY.verdict(sums)

    assert verdict.taken == "upper"
    assert verdict.least < verdict.points < sums.strength * NORMALISED < verdict.most


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_who_has_a_fair_share_is_no_stronger_at_any_number_of_seats(seats: int) -> None:
    lone = [[float(seat == number % seats) for seat in range(seats)] for number in range(10)]
    uneven = [share for number in range(300) for share in ([1.0 * (number % seats == 0)] * seats,)]

    assert Sums.of(uneven).strength == pytest.approx(0, abs=0.01)
    assert Sums.of(lone).pairs == 10


@pytest.mark.parametrize("drift", [-0.3, 0.01, 0.2, 2.0])
def test_in_the_end_a_wall_is_reached_as_the_gambler_is_ruined(drift: float) -> None:
    """The closed form is (1 - e^(-2da)) / (1 - e^(-2d(a+b))), with the distances a down and b up."""
    up, down = 3.0, 2.0
    ruin = math.expm1(-2 * drift * down) / math.expm1(-2 * drift * (up + down))

    assert probability_reached(drift, 1e4, up, down) == pytest.approx(ruin, abs=1e-6)


@pytest.mark.parametrize("drift", [-0.3, 0.0, 2.0])
def test_a_path_is_up_or_down_or_between(drift: float) -> None:
    ways = (
        probability_reached(drift, 3.0, 3.0, 2.0),
        probability_reached(-drift, 3.0, 2.0, 3.0),
        probability_inside(drift, 3.0, 3.0, 2.0, -2.0),
    )

    assert sum(ways) == pytest.approx(1, abs=1e-5)


def test_pairs_that_were_all_won_end_a_test_though_they_never_differed() -> None:
    assert not ZERO_OR_THIRTY.is_over(coin(1, 1))
    assert ZERO_OR_THIRTY.is_over(coin(200, 200))


LINE = "lab match greedy random balloon-cup --seed 1 --processes 1 --test 0 200"


def test_a_match_stops_when_it_is_clear(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*LINE.split(), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert main([*LINE.split(), "--pairs", "2"]) == 0
    told = capsys.readouterr().out

    assert found["pairs"] < 100
    assert found["test"]["taken"] == "upper"
    assert found["test"]["least"] < found["test"]["points"] < found["test"]["most"]
    assert "It is still undecided whether this is closer to 0 or to 200." in told


def test_a_test_needs_the_smaller_strength_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*LINE.split()[:-2], "30", "0"]) == 2
    assert "the smaller one first" in " ".join(capsys.readouterr().err.split())
