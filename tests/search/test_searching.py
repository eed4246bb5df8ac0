"""Tests of uncompiled searches and rollouts: they add up their counts correctly."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest
from tests.conformance.playing import match_at
from tests.search.odd_game import GAME, MOST, TABLE, OddGame, Whole, act, determinize, legal, odd, start
from tests.search.tangle import position, tangle

from skyhop.bots.ismcts import ParallelSearch
from skyhop.engine.kernel import FirstCall, beginning, kernel
from skyhop.engine.record import Row
from skyhop.engine.state import View
from skyhop.examples.nim import GAME as NIM
from skyhop.game import registry
from skyhop.game.action import LearnedFileError
from skyhop.game.ai import Change
from skyhop.game.capability import MissingCapability
from skyhop.game.game import Game
from skyhop.game.simple.kernels import Kernels
from skyhop.search import solver, value_network, worlds
from skyhop.search.search import (
    ActionRollouts,
    ActionStatistics,
    NetworkRollouts,
    PositionRollouts,
    RolloutStatistics,
    Search,
    changes,
    judgement_to_count,
    wins_at_hand,
)
from skyhop.search.solver import Solution, entries, is_fully_known, solve_decision
from skyhop.search.value_network import Sizes, ValueNetwork, value_network_of

SIZES = Sizes(len(TABLE), 2, 2)
JUDGEMENT = ValueNetwork(np.linspace(-1, 1, SIZES.weights, dtype=np.float32), SIZES)
WAYS = pytest.mark.parametrize("judgement", [None, JUDGEMENT], ids=["playouts", "network"])


@kernel
def legal_by_coin(table: Whole, actions: Row) -> int:
    """List two actions. The actions of the other seat depend on the hidden coin."""
    shift = table.coin if table.to_act == 1 else 0
    for place in range(2):
        actions[place] = 2 * (place + shift)
    return 2


def odd_game(legal: Callable[..., int], seats: int = 2) -> OddGame:
    """Return an odd game with another number of seats or with hidden actions."""
    name = f"odd-{legal.__name__}-{seats}"
    return OddGame(
        name, "Odd", Whole, Kernels(legal, act, start=start, determinize=determinize), action_count=MOST, seats=seats
    )


OF_COINS = odd_game(legal_by_coin)


@pytest.fixture(autouse=True, scope="module")
def _as_written() -> Iterator[None]:
    with beginning(FirstCall.UNCOMPILED):
        yield


def seen(name: str, decisions: int) -> tuple[Game, View]:
    """Return the view of the seat to decide after this number of decisions of a match."""
    game = registry.game(name)
    match = match_at(game, game.ruleset(game.rulesets()[0]), 1, decisions)
    return game, match.view(match.to_decide)


@WAYS
def test_a_forest_adds_up_what_its_searches_find(judgement: ValueNetwork | None) -> None:
    view = odd(4, 4, 3)
    forest = ParallelSearch(GAME, view, seed=1, threads=2, judgement=judgement)

    forest.run(21)

    found = [search.list_statistics() for search in forest._searches]
    assert forest.iterations == 21
    assert sorted(search.iterations for search in forest._searches) == [10, 11]
    assert sum(each.visits for each in forest.list_statistics()) == sum(each.visits for one in found for each in one)
    best = forest.list_statistics()[0]
    own = [each for one in found for each in one if each.action == best.action]
    assert best.share == pytest.approx(sum(each.visits * each.share for each in own) / best.visits)


def test_a_forest_of_one_is_a_search_and_keeps_to_its_iterations() -> None:
    view = odd(4, 4, 3)
    search, forest, crowd = (
        Search(GAME, view, 1),
        ParallelSearch(GAME, view, 1),
        ParallelSearch(GAME, view, 1, threads=3),
    )

    search.run(8)
    forest.run_for(60, most=8)
    crowd.run_for(60, most=2)

    assert forest.list_statistics() == search.list_statistics()
    assert [each.iterations for each in crowd._searches] == [0, 1, 1]


def test_a_search_stops_when_it_is_told_to_and_says_what_each_seat_has() -> None:
    search = Search(GAME, odd(3, 3, 2), 1)

    search.run_for(60, is_stopped=lambda: search.iterations > 5)

    assert 5 < search.iterations < 60
    assert search.last_action in {each.action for each in search.list_statistics()}
    for found in search.list_statistics():
        assert search.shares_of(found.action)[0] == pytest.approx(found.share)
        assert sum(search.shares_of(found.action)) == pytest.approx(1)
    assert 0 <= search.share <= 1


@WAYS
def test_a_prospect_shares_one_win(judgement: ValueNetwork | None) -> None:
    view = odd(3, 3, 2)
    prospect = PositionRollouts(GAME, view, 1, judgement)
    world = GAME.determinize(view, 1).records
    before = world.copy()

    assert prospect.shares(world).sum() == pytest.approx(1)
    assert prospect.shares(world).tolist() != [0, 0]
    assert (world == before).all()


@pytest.mark.parametrize("name", ["odd", "balloon-cup"])
def test_a_prospect_of_what_has_ended_is_what_each_has_of_the_win(name: str) -> None:
    game, view = (GAME, odd(3, 3, 2)) if name == "odd" else seen(name, 60)
    state = game.determinize(view, 1)
    going_on = PositionRollouts(game, view, 1).shares(state.records)
    while game.outcome(state) is None:
        if game.chance(state) is None:
            game.act(state, game.legal(state)[0])
        else:
            game.settle(state, game.roll(state))
    winners = game.outcome(state).winners  # type: ignore[union-attr]  # as just seen

    assert going_on.sum() == pytest.approx(1)
    assert PositionRollouts(game, view, 1).shares(state.records).tolist() == pytest.approx(
        [1 / len(winners) if seat in winners else 0 for seat in range(2)] if winners else [0.5, 0.5]
    )


def test_a_playout_that_never_ends_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worlds, "MAX_PLAYOUT_ACTIONS", 2)

    assert PositionRollouts(GAME, odd(9, 9, 2), 1).shares(GAME.determinize(odd(9, 9, 2), 1).records).tolist() == [
        0.5,
        0.5,
    ]


@pytest.mark.parametrize("seats", [1, 3])
def test_a_network_is_asked_for_each_seat_and_one_win_is_shared(seats: int) -> None:
    game = odd_game(legal, seats)
    state = game.positions.from_position(game.ruleset({}), {"left": 3, "forced": 3, "width": 2})
    view, world = game.view(state, 0), state.records
    hopeless = JUDGEMENT._replace(weights=np.zeros_like(JUDGEMENT.weights))
    hopeless.weights[-1] = -1e9

    said = PositionRollouts(game, view, 1, JUDGEMENT).shares(world)

    assert ((said > 0) & (said < 1)).all()
    assert seats == 1 or said.sum() == pytest.approx(1)
    assert PositionRollouts(game, view, 1, hopeless).shares(world) == pytest.approx(0 if seats == 1 else 1 / seats)


@pytest.mark.parametrize(("name", "decisions"), [("balloon-cup", 30), ("aeronaut-odyssey", 60)])
def test_a_tally_counts_each_world_that_its_search_tries(name: str, decisions: int) -> None:
    game, view = seen(name, decisions)
    tally = RolloutStatistics(game, view, seed=1, most=20)

    tally.run(2)
    tally.run_for(0)
    tally.run(20)

    best = tally.list_statistics()[0].action
    assert tally.iterations == len(tally.actions) == len(tally.shares) == 20
    assert tally.numbers.shape == (20, len(game.hint_features.names))
    assert len(tally.changes(best)) == len(game.hint_features.names)
    assert sum(each.visits for each in tally.list_statistics()) == 20
    assert math.isfinite(tally.error(best)) == ((tally.actions == best).sum() > 1)
    assert (judgement_to_count(game) is None) == game.hint_features.is_of_ends


def test_a_tally_of_a_game_without_stakes_counts_nothing() -> None:
    tally = RolloutStatistics(GAME, odd(2, 2, 1), seed=1, most=40)

    tally.run_for(60)

    assert tally.numbers.shape == (40, 0)
    assert judgement_to_count(GAME) is None


def test_what_an_action_changes_is_told_where_it_is_sure_and_worth_something() -> None:
    is_own = np.arange(40) < 20
    numbers, shares = np.ones((40, 2)), np.array(is_own, np.float64)
    numbers[:, 0] = is_own * 2.0 + np.arange(40) % 2

    much, nothing = changes(numbers, shares, is_own)
    single = changes(numbers, shares, np.arange(40) == 0)

    assert much[:2] == (2.5, 0.5)
    assert much[2] > 0.5
    assert nothing == Change(1.0, 1.0, 0.0)
    assert single == [Change(2.0, 2.0, 0.0), Change(1.0, 1.0, 0.0)]


@WAYS
def test_an_action_that_only_some_worlds_allow_is_followed_only_in_these(judgement: ValueNetwork | None) -> None:
    state = OF_COINS.positions.from_position(OF_COINS.ruleset({}), {"left": 6, "width": 2, "coin": 1})
    search = Search(OF_COINS, OF_COINS.view(state, 0), 1, judgement=judgement)

    search.run(60)

    assert {each.action for each in search.list_statistics()} == {0, 2}
    assert search.iterations == 60


@WAYS
def test_a_search_without_room_for_a_node_goes_on(judgement: ValueNetwork | None) -> None:
    search = Search(GAME, odd(5, 5, 3), 1, 1, judgement)

    search.run(3)

    assert (search.iterations, search.size, search.list_statistics()) == (3, 1, [])


@pytest.mark.parametrize("plies", [1, 2])
def test_a_look_leaves_the_world_that_it_saw_last(plies: int) -> None:
    for left in (1, 2, 3):
        look = NetworkRollouts(GAME, odd(left, left, 2), JUDGEMENT, seed=1, plies=plies)

        look.run()

        assert look.world["left"].tolist() == [left]
        assert ((look.win_chances >= 0) & (look.win_chances <= 1)).all()


@WAYS
def test_a_trial_shares_one_win_after_each_action(judgement: ValueNetwork | None) -> None:
    trial = ActionRollouts(GAME, odd(3, 3, 2), [MOST - 1, MOST - 2], 1, judgement)

    trial.run(4)

    assert trial.win_chances.sum(axis=1).tolist() == pytest.approx([1, 1])


def test_a_win_at_hand_is_found_unless_it_is_late() -> None:
    stones = np.arange(NIM.state_record.dtype["stones"].itemsize // 2).reshape(NIM.state_record.dtype["stones"].shape)
    state = NIM.positions.from_position(
        NIM.ruleset("standard"), {"left": 2, "stones": (stones < 2).astype(int).tolist()}
    )

    assert [NIM.write(state, each) for each in wins_at_hand(NIM, NIM.view(state, 0), 1)] == ["2"]
    assert wins_at_hand(GAME, odd(1, 1, 3), 1, is_late=lambda: True) == []


def test_a_solution_says_which_actions_are_as_good_as_any() -> None:
    one, half = np.array([[1.0, 0.0], [0.5, 0.5]]), np.array([[1.0, 0.0], [1.0, 0.0]])

    assert Solution((3, 7), one, one, 0).best == (3,)
    assert Solution((3, 7), one * 0.5, half, 0).best == ()
    assert Solution((3, 7), one, one, 0).is_exact
    assert not Solution((3, 7), one, half, 0).is_exact
    assert Solution((3, 7), one, one, 0).shares(7) == (0.5, 0.5)
    assert not is_fully_known(GAME, odd(2))
    assert entries(GAME) == []
    assert len(entries(registry.game("balloon-cup"))) == 1


def test_a_solution_is_given_up_where_either_half_of_it_would_take_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    game = tangle(2, has_luck=True)
    views = [position(game, 5, place) for place in range(9)]
    needed = [
        next(nodes for nodes in range(1, 2000) if solve_decision(game, view, nodes) is not None) for view in views
    ]
    is_unsure = [not found.is_exact for view in views if (found := solve_decision(game, view))]
    monkeypatch.setattr(solver, "NODES_PER_CHECK", 4)
    monkeypatch.setattr(solver, "EARLY_MIN_PROGRESS", 1.0)

    assert min(needed) > 1
    assert any(is_unsure)
    assert solve_decision(tangle(2), position(tangle(2), 60, 1)) is None


def test_a_judgement_that_there_is_not_is_missed_and_one_that_is_damaged_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "odd.npz"
    with pytest.raises(MissingCapability, match="weights"):
        value_network_of(NIM)
    JUDGEMENT._replace(weights=JUDGEMENT.weights[1:]).save(path, GAME)
    with pytest.raises(LearnedFileError, match="damaged"):
        value_network_of(GAME, path)
    monkeypatch.setattr(value_network, "MAX_FILE_BYTES", 4000)
    np.savez_compressed(path, weights=np.zeros(4000, np.float32))
    assert path.stat().st_size < 4000
    with pytest.raises(LearnedFileError, match="damaged"):
        value_network_of(GAME, path)


def test_what_was_visited_most_comes_first() -> None:
    search = Search(GAME, odd(5, 5, 3), 2)
    search.run(30)

    assert search.list_statistics() == sorted(
        search.list_statistics(), key=lambda each: (-each.visits, -each.share, each.action)
    )
    assert all(isinstance(each, ActionStatistics) for each in search.list_statistics())
