"""Tests of two bots on the same shuffles: the better bot and the certainty of the result."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from skyhop.bots import bot
from skyhop.bots.bot import BY_ITERATIONS, Bot, Budget, Weights
from skyhop.bots.one_ply import Random
from skyhop.cli.__main__ import main
from skyhop.engine.state import Ruleset
from skyhop.game import registry
from skyhop.game.game import Game
from skyhop.game.match import Match
from skyhop.lab import pairs
from skyhop.lab.pairs import Pairing, PairStanding, pair, play_pairs


def pairing(one: str, other: str, game: str = "balloon-cup", **rules: object) -> Pairing:
    return Pairing(game, rules, (one, other), BY_ITERATIONS, seed=3)


@dataclass
class Dealt:
    """Recorder of the deals of every match of a test, by the seat of the first bot."""

    first: list[int]
    piles: list[list[str]]
    names: list[Sequence[str]]


@pytest.fixture
def dealt(monkeypatch: pytest.MonkeyPatch) -> Dealt:
    found = Dealt([], [], [])

    def noted(match: Match, bots: Sequence[Bot]) -> Match:
        header = match.journal.header
        found.first.append(header.first)
        found.names.append(header.seats)
        found.piles.append([entry.text for entry in match.journal.entries if entry.is_chance])
        return bot.finish(match, bots)

    monkeypatch.setattr(pairs, "finish", noted)
    return found


def test_a_pair_is_played_on_the_same_shuffles_from_each_seat(dealt: Dealt) -> None:
    pair(pairing("greedy", "random"), 0)

    assert dealt.names == [("greedy", "random"), ("random", "greedy")]
    assert dealt.piles[0] == dealt.piles[1] != []
    assert len(set(dealt.first)) == 1


def test_another_pair_has_other_shuffles_and_another_seat_begins(dealt: Dealt) -> None:
    for number in range(2):
        pair(pairing("random", "random"), number)

    assert dealt.piles[0] != dealt.piles[2]
    assert dealt.first == [0, 0, 1, 1]


def test_with_more_seats_the_first_bot_has_each_of_them_in_turn(dealt: Dealt) -> None:
    block = pair(pairing("greedy", "random", "aeronaut-odyssey", seats=3), 0)

    assert dealt.names == [tuple("greedy" if seat == own else "random" for seat in range(3)) for own in range(3)]
    assert all(0 <= share <= 1 for share in block.shares)
    assert [len(each.points) for each in block.matches] == [3, 3, 3]


def test_each_pair_may_have_a_map_of_its_own_that_nothing_was_learned_from(
    dealt: Dealt, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[int]()

    def noted(_game: Game, ruleset: Ruleset, seed: int) -> Ruleset:
        asked.append(seed)
        return ruleset

    monkeypatch.setattr("skyhop.lab.pairs.choose_test_ruleset", noted)
    fresh = pairing("random", "random", "aeronaut-odyssey")._replace(is_fresh=True)
    for number in (0, 1, 0):
        pair(fresh, number)

    assert asked[0] == asked[2] != asked[1]
    assert len(dealt.names) == 6


def test_a_bot_that_is_none_of_the_package_plays_too(dealt: Dealt) -> None:
    made = list[tuple[int, Budget]]()

    def stranger(game: Game, seed: int, budget: Budget, _weights: Weights | None) -> Bot:
        made.append((seed, budget))
        return Random(game, seed)

    shares = pair(pairing("greedy", "stranger")._replace(makers=(None, stranger)), 0)

    assert dealt.names == [("greedy", "stranger"), ("stranger", "greedy")]
    assert shares == pair(pairing("greedy", "random"), 0)
    assert len(set(made)) == 2
    assert {budget for _seed, budget in made} == {BY_ITERATIONS}


def test_the_same_pairing_is_played_alike() -> None:
    first, second = (list(play_pairs(pairing("greedy", "random"), 2, 1)) for _again in range(2))

    assert first == second


@pytest.mark.process
def test_several_processes_play_what_one_does() -> None:
    alone, together = (list(play_pairs(pairing("random", "random"), 4, processes)) for processes in (1, 2))

    assert alone == together


def test_the_interval_is_made_of_what_pairs_differ_by() -> None:
    alike, unlike = PairStanding.of([(1.0, 0.0)] * 9), PairStanding.of([(1.0, 1.0), (0.0, 0.0), (1.0, 0.5), (0.5, 0.0)])

    assert (alike.share, alike.margin) == (0.5, 0.0)
    assert (unlike.pairs, unlike.share, unlike.wins, unlike.draws, unlike.losses) == (4, 0.5, 3, 2, 3)
    assert unlike.margin == pytest.approx(1.96 * 0.4564 / 2, rel=1e-3)


def test_of_one_pair_nothing_can_be_said() -> None:
    assert PairStanding.of([(1.0, 1.0)]).margin == float("inf")


def test_two_bots_are_compared_by_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    line = "lab match greedy random balloon-cup --pairs 5 --seed 1 --processes 1"
    assert main(line.split()) == 0
    told = capsys.readouterr().out
    assert main([*line.split(), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)

    assert told.startswith("greedy against random: win share 100.0% ± 0.0% in 5 pairs")
    assert (found["bots"], found["pairs"], found["share"]) == (["greedy", "random"], 5, 1.0)
    assert found["ruleset"] == registry.game("balloon-cup").rulesets()[0]


@pytest.mark.parametrize(
    "line",
    [
        "deepblue random balloon-cup",
        "random random ludo",
        "greedy random nim --examples",
        "greedy random balloon-cup --weights cup.npz",
        "random value nim --examples --other-weights nim.npz",
    ],
)
def test_who_cannot_play_is_named(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "match", *line.split()]) == 2
    assert "Error" in capsys.readouterr().err
