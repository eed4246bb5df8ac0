"""Tests of searches in unusual games: they stay within their arrays and choose only legal actions."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.search.odd_game import GAME, MOST, TABLE, odd

from skyhop.engine.kernel import JIT, FirstCall, beginning
from skyhop.engine.state import View
from skyhop.game.match import Match
from skyhop.search import tree
from skyhop.search.search import ActionRollouts, NetworkRollouts, Search, wins_at_hand
from skyhop.search.value_network import Sizes, ValueNetwork

DEEPEST = 8
JUDGEMENT = ValueNetwork(np.linspace(-1, 1, Sizes(len(TABLE), 2, 2).weights, dtype=np.float32), Sizes(len(TABLE), 2, 2))
WAYS = [None, JUDGEMENT]
FEW = settings(max_examples=60 if JIT else 30, deadline=None)


@st.composite
def odd_views(draw: st.DrawFn) -> View:
    """Draw long forced lines, positions without a choice, positions with many actions, and mixtures."""
    left = draw(st.integers(1, 3 * DEEPEST))
    return odd(left, draw(st.integers(0, left)), draw(st.sampled_from([1, 2, 3, MOST // 10, MOST])))


@pytest.fixture(autouse=True, scope="module")
def _as_written() -> Iterator[None]:
    """State in which entries run uncompiled, because Python then checks every index."""
    with beginning(FirstCall.UNCOMPILED), pytest.MonkeyPatch.context() as patch:
        patch.setattr(tree, "MAX_PATH_NODES", DEEPEST)
        yield


def test_a_line_without_a_choice_may_be_longer_than_a_path() -> None:
    search = Search(GAME, odd(left=12), seed=1)

    search.run(20)

    assert search.size == DEEPEST
    assert [each.visits for each in search.list_statistics()] == [20]


@pytest.mark.parametrize("judgement", WAYS, ids=["playouts", "network"])
@given(view=odd_views(), seed=st.integers(0, 2**64 - 1), room=st.integers(1, 40), iterations=st.integers(0, 40))
@FEW
def test_a_search_of_any_game_keeps_to_what_is_legal_and_to_its_room(
    view: View, seed: int, room: int, iterations: int, judgement: ValueNetwork | None
) -> None:
    search = Search(GAME, view, seed, room, judgement)

    search.run(iterations)

    assert search.size <= room
    assert search.iterations == iterations
    assert {each.action for each in search.list_statistics()} <= set(GAME.legal(view))
    assert all(0 <= each.share <= 1 for each in search.list_statistics())


@pytest.mark.parametrize("judgement", WAYS, ids=["playouts", "network"])
@given(view=odd_views(), seed=st.integers(0, 2**64 - 1), actions=st.integers(0, 9), worlds=st.integers(1, 4))
@FEW
def test_a_trial_in_any_game_shares_one_win_whatever_is_tried(
    view: View, seed: int, actions: int, worlds: int, judgement: ValueNetwork | None
) -> None:
    tried = GAME.legal(view)[:actions]
    trial = ActionRollouts(GAME, view, tried, seed, judgement)

    trial.run(worlds)

    assert trial.win_chances.shape == (max(1, len(tried)), 2)
    assert trial.win_chances.sum(axis=1) == pytest.approx(1.0)


@pytest.mark.parametrize("plies", [1, 2])
@given(left=st.integers(1, 4), width=st.sampled_from([1, 2, 17]), seed=st.integers(0, 2**64 - 1))
@FEW
def test_a_look_in_any_game_promises_a_part_of_the_win(left: int, width: int, seed: int, plies: int) -> None:
    view = odd(left, left, width)
    look = NetworkRollouts(GAME, view, JUDGEMENT, seed, plies)

    look.run(2)

    assert len(look.win_chances) == width
    assert ((look.win_chances >= 0) & (look.win_chances <= 1)).all()


@given(view=odd_views(), seed=st.integers(0, 2**64 - 1))
@FEW
def test_a_win_at_hand_is_a_legal_action_that_ends_the_match(view: View, seed: int) -> None:
    wins = wins_at_hand(GAME, view, seed)

    assert set(wins) <= set(GAME.legal(view) if view.record["left"] == 1 else [])


def test_an_odd_game_is_one_that_can_be_played() -> None:
    match = Match.start(GAME, GAME.ruleset({}), seed=1)
    while (seat := match.to_decide) is not None:
        match.play(seat, GAME.write(match.state, GAME.legal(match.state)[0]))

    assert match.outcome is not None
