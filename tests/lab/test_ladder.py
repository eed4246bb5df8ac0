"""Tests of the ladder of levels: win shares as Elo points, step by step."""

from __future__ import annotations

import json
import math

import pytest

from skyhop.cli.__main__ import main
from skyhop.engine.document import Margin
from skyhop.lab.calibration import LevelGap, places, rate_levels

WON, LOST, SPLIT = (1.0, 1.0), (0.0, 0.0), (1.0, 0.0)


def test_ten_wins_to_one_are_four_hundred_points() -> None:
    step = LevelGap.of("weak", "strong", [WON] * 10_000 + [LOST] * 1_000)

    assert step.points == pytest.approx(400, abs=0.5)


def test_who_is_as_good_as_the_other_is_no_points_above() -> None:
    step = LevelGap.of("one", "other", [SPLIT, WON, LOST, SPLIT])

    assert step.points == 0
    assert step.margin == pytest.approx(1.96 * math.sqrt(1 / 6) / 2 * 400 / math.log(10) * 4)


def test_of_three_seats_a_third_of_the_wins_is_fair() -> None:
    step = LevelGap.of("one", "other", [(1.0, 0.0, 0.0)] * 9)

    assert step.points == pytest.approx(0)


def test_points_stay_finite_where_one_wins_all() -> None:
    assert 0 < LevelGap.of("weak", "strong", [WON] * 20).points < 1000


def test_steps_add_up_and_their_variances_too() -> None:
    steps = [
        LevelGap.of("a", "b", [WON, SPLIT, SPLIT, LOST, WON]),
        LevelGap.of("b", "c", [SPLIT, WON, WON, LOST, SPLIT]),
    ]

    lowest, middle, highest = places(steps)

    assert (lowest.level, lowest.points, lowest.margin) == ("a", 0.0, Margin(0))
    assert (middle.points, middle.margin) == (steps[0].points, steps[0].margin)
    assert highest.points == pytest.approx(steps[0].points + steps[1].points)
    assert highest.margin == pytest.approx(math.sqrt(steps[0].margin ** 2 + steps[1].margin ** 2))


def test_a_command_climbs_a_ladder(capsys: pytest.CaptureFixture[str]) -> None:
    line = "lab ladder balloon-cup random greedy --pairs 3 --seed 1 --processes 1"
    assert main(line.split()) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert main([*line.split(), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)

    assert first == "random: 0 (Elo points)"
    assert second.startswith("greedy: +338 ± 0 (338 ± 0 points above random: won 6, drawn or shared 0, lost 0)")
    assert [each["level"] for each in found["places"]] == ["random", "greedy"]
    assert found["steps"][0]["standing"]["wins"] == 6


@pytest.mark.slow
def test_a_ladder_on_fresh_maps_plays_what_a_match_of_two_plays_there(capsys: pytest.CaptureFixture[str]) -> None:
    """Without random draws, searches repeat the same match on one map. A fresh map per pair gives more information."""
    rest = "--pairs 6 --seed 1 --processes 1 --json"
    standings = []
    for fresh in ("", "--fresh-maps"):
        assert main(f"lab ladder aeronaut-odyssey passenger crew {fresh} {rest}".split()) == 0
        ladder = json.loads(capsys.readouterr().out)
        assert main(f"lab match crew passenger aeronaut-odyssey {fresh} {rest}".split()) == 0
        match = json.loads(capsys.readouterr().out)
        standings.append(ladder["steps"][0]["standing"])
        assert standings[-1].items() <= match.items()
        assert ladder["fresh_maps"] == match["fresh_maps"] == bool(fresh)

    assert standings[0] != standings[1]


def test_a_ladder_needs_two(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "ladder", "balloon-cup", "greedy"]) == 2
    assert "a ladder needs two bots that can play Balloon Cup" in capsys.readouterr().err


def test_of_three_seats_openskill_agrees_with_the_odds() -> None:
    """A bot with twice its fair wins is about as far above the others as odds of two to one against each imply."""
    pairs = 300 * [(1.0, 0.0, 0.0), (1.0, 1.0, 0.0), (1.0, 0.5, 0.0)]
    even = 300 * [(1.0, 0.0, 0.0)]
    steps = [LevelGap.of("weak", "strong", pairs), LevelGap.of("strong", "as strong", even)]

    weak, strong, as_strong = rate_levels(steps, [pairs, even])

    assert (weak.level, weak.points, weak.margin) == ("weak", 0.0, Margin(0))
    assert strong.points == pytest.approx(steps[0].points, rel=0.35)
    assert as_strong.points == pytest.approx(strong.points, abs=40)
    assert 0 < strong.margin < 150


def test_a_ladder_of_more_than_two_names_its_scale(capsys: pytest.CaptureFixture[str]) -> None:
    line = "lab ladder aeronaut-odyssey random greedy --set seats=3 --pairs 2 --processes 1"
    assert main(line.split()) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert main([*line.split(), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)

    assert first == "random: 0 (OpenSkill points)"
    assert second.startswith("greedy: +")
    assert found["scale"] == "openskill"
