"""Tests of hints: a hint names winning actions, keeps its time limit, and reports the results of the counted worlds."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from skyhop.analysis import hint as hints
from skyhop.analysis.hint import MIN_VISITS, Adviser, describe_not_ready, list_considered
from skyhop.engine.state import View
from skyhop.game import registry
from skyhop.game.match import Match
from skyhop.search import solver
from skyhop.search.compiled_entries import Way, game_entry, search
from skyhop.search.search import ITERATIONS_PER_CHECK, RolloutStatistics, changes

with registry.with_examples():
    NIM = registry.game("nim")
ITERATIONS = 400


@pytest.fixture(autouse=True)
def _examples() -> Iterator[None]:
    with registry.with_examples():
        yield


def nim(*taken: int) -> View:
    """Return the view of the seat to act after these stones were taken."""
    match = Match.start(NIM, NIM.ruleset({}))
    for count in taken:
        match.play(match.to_decide or 0, str(count))
    assert match.to_decide is not None
    return match.view(match.to_decide)


def test_the_winning_action_comes_first_and_what_loses_is_left_out() -> None:
    view = nim(*[3] * 6)
    hint = Adviser(NIM, ITERATIONS).hint(view, 6)

    assert [each.text for each in hint.candidates] == ["3"]
    assert hint.candidates[0].chance() == "win chance 100%"
    assert hint.candidates[0].describe_effects(NIM, view) == []
    assert hint.headline() == "Certain: no other move is better, even against perfect play."


def test_what_is_as_good_is_named_too() -> None:
    hint = Adviser(NIM, ITERATIONS).hint(nim(3, 2), 2)

    assert [each.share for each in hint.candidates] == [0.0] * 3
    assert {each.text for each in hint.candidates} == {"1", "2", "3"}


def test_what_is_not_solved_is_told_with_the_ways_that_were_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "solve_decision", lambda _game, _view: None)
    hint = Adviser(NIM, ITERATIONS).hint(nim(), 0)
    sure = Adviser(NIM, ITERATIONS).hint(nim(*[3] * 6), 6)

    assert 1 < len(hint.candidates) <= 3
    assert hint.headline() == f"Best moves ({ITERATIONS} simulations):"
    assert sure.headline() == f"All other moves are clearly worse ({ITERATIONS} simulations)."


def test_what_is_counted_at_the_end_is_played_out_though_a_network_could_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("aeronaut-odyssey")
    monkeypatch.setattr(type(game), "has", lambda _game, _capability: True)

    assert game_entry(search, game, Way.PLAYED_OUT) in Adviser(game).entries()


def test_an_only_action_needs_no_search() -> None:
    view = nim(*[3] * 6, 2)
    hint = Adviser(NIM, ITERATIONS).hint(view, 7)

    assert [(each.text, each.chance()) for each in hint.candidates] == [("1", "")]
    assert hint.headline() == "This is your only legal move."


def test_the_same_seed_says_the_same_and_time_ends_a_thought() -> None:
    view = nim()

    assert Adviser(NIM, ITERATIONS).hint(view, 3) == Adviser(NIM, ITERATIONS).hint(view, 3)
    assert Adviser(NIM, 10**6, seconds=0.0).hint(view, 3).worlds == ITERATIONS_PER_CHECK
    assert Adviser(NIM, ITERATIONS, seconds=60.0).hint(view, 3).worlds == ITERATIONS


def test_what_was_hardly_tried_is_no_candidate() -> None:
    tally = RolloutStatistics(NIM, nim(), 1, MIN_VISITS)
    tally.run(MIN_VISITS)

    assert len(list_considered(tally)) == 1
    assert tally.error(-1) == float("inf")


def test_it_is_ready_when_what_it_needs_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "are_quick", lambda entries: len(entries) > 2)

    assert Adviser(registry.game("balloon-cup")).is_ready
    assert not Adviser(NIM).is_ready
    assert "still compiling" in describe_not_ready()


def test_what_went_with_winning_is_worth_something_and_what_is_always_so_nothing() -> None:
    rng = np.random.default_rng(1)
    is_own = np.arange(ITERATIONS) % 4 != 0
    shares = np.where(is_own, 0.75, 0.25)
    numbers = np.stack([10 * shares, np.ones(ITERATIONS), rng.random(ITERATIONS)], axis=1)

    went_along, always, noise = changes(numbers, shares, is_own)

    assert went_along == pytest.approx((7.5, 2.5, 0.5))
    assert always == (1.0, 1.0, 0.0)
    assert noise.worth == 0.0


def test_an_action_that_was_tried_once_is_compared_with_nothing() -> None:
    numbers, shares = np.arange(3.0).reshape(3, 1), np.array([0.0, 0.0, 1.0])

    assert changes(numbers, shares, shares == 1.0) == [(2.0, 2.0, 0.0)]


def test_a_hint_late_in_a_match_without_chance_says_that_it_is_solved() -> None:
    view = nim(*[3] * 4, 1, 1)
    left = int(view.record["left"])

    hint = Adviser(NIM, iterations=40).hint(view, 1)

    assert hint.is_solved
    assert [(each.text, each.share) for each in hint.candidates] == [(str(left % 4), 1.0)]
    assert hint.headline() == "Certain: no other move is better, even against perfect play."
