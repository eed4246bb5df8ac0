"""Tests of worlds: they agree with all that the seat knows, and programs can search in them."""

from __future__ import annotations

import math
import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import skyhop

GAMES = ("aeronaut-odyssey", "balloon-cup", "connect-four", "kuhn-poker", "nim", "pig")
MANY = 600


def played(game: str, plies: int, seed: int, ruleset: str | None = None) -> skyhop.Match:
    """A match after some random actions, before its end."""
    chance, match = random.Random(seed), skyhop.start(game, ruleset, seed=seed)
    for _ply in range(plies):
        before = match.copy()
        match.play(chance.choice(match.legal()))
        if match.to_decide is None:
            return before
    return match


positions = st.builds(played, st.sampled_from(GAMES), st.integers(0, 40), st.integers(0, 2**32))


@given(positions, st.integers(0, 2**32))
def test_a_world_agrees_with_all_that_the_seat_knows(match: skyhop.Match, seed: int) -> None:
    for seat in (*range(match.seats), None):
        view, before = match.view(seat), match.copy()
        for world in view.worlds(3, seed=seed):
            assert world.view(seat) == view
            assert world.to_decide == view.to_decide
            assert not world.is_over
        assert match == before


@given(positions, st.integers(0, 2**32))
def test_two_states_that_a_seat_cannot_tell_apart_give_the_same_worlds(match: skyhop.Match, seed: int) -> None:
    """The other state has other hidden pieces, wherever the game hides any."""
    view = match.view(match.to_decide)
    other = skyhop.position(match.game, view.position(seed=seed)).view(match.to_decide)

    assert other.worlds(3, seed=seed) == view.worlds(3, seed=seed)


@given(positions, st.integers(0, 2**32))
def test_worlds_are_played_to_their_end_by_the_rules(match: skyhop.Match, seed: int) -> None:
    chance = random.Random(seed)
    (world,) = match.view(match.to_decide).worlds(1, seed=seed)
    while not world.is_over:
        legal = world.legal()
        assert legal == world.view(world.to_decide).legal()
        kept, action = world.copy(), chance.choice(legal)
        assert world.play(action) == action
        assert kept.legal() == legal
        kept.play(action)
        assert kept == world

    assert world.outcome is not None
    assert world.legal() == []
    assert math.isclose(sum(world.win_chances), 1)
    assert all(
        (chance > 0) == (seat in world.outcome.winners or not world.outcome.winners)
        for seat, chance in enumerate(world.win_chances[: match.seats])
    )


def test_the_cards_of_the_opponent_are_as_frequent_in_worlds_as_any_other_unseen_cards() -> None:
    match = played("balloon-cup", 9, 5, ruleset="rio-grande")
    seat = match.to_decide or 0
    true = set(match.view(1 - seat).hand)
    worlds = match.view(seat).worlds(MANY, seed=8)
    hands = [world.view(1 - seat).hand for world in worlds]
    counts = Counter(card for hand in hands for card in hand)
    known = {card for card, count in counts.items() if count == MANY}
    unseen = [card for card in counts if card not in known]
    likely = (len(hands[0]) - len(known)) / len(unseen)

    assert len({tuple(hand) for hand in hands}) > MANY / 2
    assert len(unseen) > len(true)
    bound = 5 * math.sqrt(likely * (1 - likely) / MANY)
    assert all(abs(counts[card] / MANY - likely) < bound for card in unseen)
    of_true = sum(counts[card] for card in true - known) / MANY / max(1, len(true - known))
    assert abs(of_true - likely) < bound


def test_chance_in_a_world_is_not_the_chance_of_the_match() -> None:
    """A world that knew the generator of the match would draw the same cards."""
    match = skyhop.start("balloon-cup", ruleset="rio-grande", seed=3)
    seat = match.to_decide or 0
    worlds, action = match.view(seat).worlds(40, seed=1), match.legal()[0]
    match.play(action)
    for world in worlds:
        world.play(action)

    assert len({world.view(seat).hand for world in worlds}) > 10


def test_an_illegal_action_leaves_the_world_as_it_was() -> None:
    (world,) = skyhop.start("balloon-cup", ruleset="gravon", seed=2003).view(1).worlds(1)
    before = world.copy()

    for wrong in ("R2-1", "hello"):
        with pytest.raises(skyhop.Refused):
            world.play(wrong)
    with pytest.raises(TypeError):
        world.play(3)  # type: ignore[arg-type]

    assert world == before


def test_nothing_is_played_after_the_end() -> None:
    (match,) = skyhop.play_matches("nim", ["random", "random"], 1, seed=1)
    (world,) = match.view(0).worlds(1)

    assert world.is_over
    assert world.win_chances == tuple(float(seat in match.outcome.winners) for seat in range(2))  # type: ignore[union-attr]
    with pytest.raises(skyhop.Refused):
        world.play("1")


def test_points_are_those_of_the_position() -> None:
    match = played("pig", 12, 4)
    (world,) = match.view(match.to_decide).worlds(1)

    assert world.scores == tuple(match.position()["points"])[:2]  # type: ignore[arg-type]


def test_chance_without_an_end_is_an_error_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    (world,) = skyhop.start("pig", seed=1).view(0).worlds(1)
    game = world._game
    for name, answer in (("chance", True), ("roll", ()), ("settle", [])):
        monkeypatch.setattr(game, name, lambda *_given, answer=answer: answer)

    with pytest.raises(skyhop.GameError, match="in a row"):
        world.play("roll")


@pytest.mark.parametrize("given", [0, -1])
def test_too_few_worlds_are_refused(given: int) -> None:
    with pytest.raises(ValueError, match="worlds: must be 1 or more"):
        skyhop.start("nim").view(0).worlds(given)


def test_a_search_finds_the_winning_action_by_an_evaluation_of_ones_own() -> None:
    """The search counts finished matches itself, and asks about all others."""
    match = skyhop.position("nim", {"left": 3, "stones": [[1] * 3 + [0] * 4] + [[0] * 7] * 2})
    asked = list[int]()

    def evaluate(world: skyhop.World, seat: int) -> float:
        asked.append(int(world.view(seat)["left"]))
        return 0.25

    found = skyhop.estimate(match.view(match.to_decide), evaluate=evaluate, worlds=5)

    assert [(each.action, each.share, each.error, each.worlds) for each in found] == [
        ("3", 1.0, 0.0, 5),
        ("1", 0.25, 0.0, 5),
        ("2", 0.25, 0.0, 5),
    ]
    assert sorted(asked) == [1] * 5 + [2] * 5


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_estimates(game: str) -> None:
    match = played(game, 3, 2)
    view = match.view(match.to_decide)
    first, second = (skyhop.estimate(view, worlds=4, seed=9) for _again in range(2))

    assert first == second
    assert sorted(each.action for each in first) == sorted(view.legal())
    assert all(0 <= each.share <= 1 for each in first)
    assert [each.share for each in first] == sorted((each.share for each in first), reverse=True)


def test_a_search_ends_in_time_and_tries_one_world_at_least() -> None:
    view = skyhop.start("connect-four", first=0).view(0)

    assert {each.worlds for each in skyhop.estimate(view, seconds=1e-9)} == {1}
    assert {each.worlds for each in skyhop.estimate(view, seconds=60, worlds=2)} == {2}
    assert math.isinf(skyhop.estimate(view, worlds=1)[0].error)
    assert {each.worlds for each in skyhop.estimate(view)} == {16}


def test_a_search_says_what_is_wrong() -> None:
    match = skyhop.start("nim", first=0)

    with pytest.raises(ValueError, match="no pending decision"):
        skyhop.estimate(match.view(1))
    with pytest.raises(ValueError, match="no pending decision"):
        skyhop.estimate(match.view())
    with pytest.raises(ValueError, match="worlds: must be 1 or more"):
        skyhop.estimate(match.view(0), worlds=0)
    for seconds in (0, -1, math.inf):
        with pytest.raises(ValueError, match="seconds: must be more than 0"):
            skyhop.estimate(match.view(0), seconds=seconds)
