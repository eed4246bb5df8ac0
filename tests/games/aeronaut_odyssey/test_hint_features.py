"""Hints of Aeronaut Odyssey count points as the score sheet does, in the words of the game."""

from __future__ import annotations

import re

import numpy as np
import pytest
from tests.conformance.house_rules import board
from tests.conformance.playing import match_at

from skyhop.engine.kernel import with_attributes
from skyhop.engine.state import State, View
from skyhop.game import registry
from skyhop.game.ai import UNCHANGED, Change
from skyhop.games.aeronaut_odyssey.ai.hint_features import (
    BEST,
    COUNT,
    NAMES,
    ORDER,
    OWN_ROUTE,
    OWN_TRAJECTORY,
    POINTS,
    RIVAL_ROUTE,
    RIVAL_TRAJECTORY,
)
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView

GAME = registry.game("aeronaut-odyssey")
HINT_FEATURES = GAME.hint_features
RULES: dict[str, object] = {
    "seats": 3,
    "expansions": "trajectories bonus wild multi thieves",
    "board": board("six-winds"),
}

UP = Change(0.5, 0.25, 0.1)
DOWN = Change(0.25, 0.5, 0.1)


def state_after(decisions: int, seed: int = 1) -> State:
    return match_at(GAME, GAME.ruleset(RULES), seed, decisions).state


def counted(view: View, world: State) -> list[float]:
    numbers = np.zeros(len(NAMES))
    rules, seen, state = (with_attributes(each)[0] for each in (view.ruleset.record, view.records, world.records))
    views, notes = with_attributes(HINT_FEATURES.scratch(GAME.view_record)), with_attributes(HINT_FEATURES.notes())[0]
    HINT_FEATURES.write(rules, seen, state, views, notes, numbers)
    return [float(number) for number in numbers]


def own_view(state: State, seat: int = 0) -> AeronautOdysseyView:
    view = GAME.view(state, seat)
    assert isinstance(view, AeronautOdysseyView)
    return view


def told(changes: dict[int, Change]) -> list[str]:
    return HINT_FEATURES.describe(
        own_view(state_after(3)), 0, [changes.get(place, UNCHANGED) for place in range(COUNT)]
    )


def test_what_is_counted_is_what_the_view_says_of_points_routes_trajectories_and_orders() -> None:
    for seed in range(2):
        state = state_after(1_000, seed)
        for seat in range(3):
            view = own_view(state, seat)
            found = counted(view, state)
            owned = {number for number in range(len(view.board.routes)) if seat in view.standings[number].owners}
            taken = {number for number in range(len(view.board.trajectories)) if seat in view.list_takers(number)}

            assert found[POINTS] == view.score(seat).total
            assert found[BEST] == max(0, *(view.score(other).total for other in range(3) if other != seat))
            assert {place for place in range(RIVAL_ROUTE - OWN_ROUTE) if found[OWN_ROUTE + place]} == owned
            assert {place for place in range(32) if found[OWN_TRAJECTORY + place]} == taken
            others = [
                len(view.list_takers(number)) - (number in taken) for number in range(len(view.board.trajectories))
            ]
            assert found[RIVAL_TRAJECTORY : RIVAL_TRAJECTORY + len(others)] == others
            assert all(not (found[OWN_ROUTE + n] and found[RIVAL_ROUTE + n]) for n in range(RIVAL_ROUTE - OWN_ROUTE))
            kept = [order for order in view.board.orders if order.id in view.player(seat).orders]
            fulfilled = [view.joins(seat, order.ends) for order in kept]
            assert found[ORDER : ORDER + len(kept)] == fulfilled


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (
            Change(30.4, 26.2, 0.1),
            "You end with 30 points on average, 4 more than with other actions.",
        ),
        (
            Change(20.4, 26.2, -0.1),
            "You end with 20 points on average. The best other player ends with 28.",
        ),
        (
            Change(30.4, 30.3, 0.1),
            "You end with 30 points on average. The best other player ends with 28.",
        ),
        (
            Change(30.4, 26.2, 0.0),
            "You end with 30 points on average. The best other player ends with 28.",
        ),
    ],
)
def test_points_are_compared_where_they_differ(change: Change, said: str) -> None:
    assert told({POINTS: change, BEST: Change(28.1, 28.0, 0.0)}) == [said]


@pytest.mark.parametrize(
    ("place", "change", "beginning", "end"),
    [
        (
            OWN_ROUTE,
            UP,
            "You own Alaliford-Brumawick (A-B), 2 spaces (",
            "), in 50% of the simulations after this move, and in 25% after other moves.",
        ),
        (
            RIVAL_ROUTE,
            DOWN,
            "Other players own Alaliford-Brumawick (A-B), 2 spaces, ",
            "in 25% of the simulations after this move, and in 50% after other moves.",
        ),
        (
            OWN_TRAJECTORY,
            UP,
            "You fulfil T1, ",
            "), in 50% of the simulations after this move, and in 25% after other moves.",
        ),
        (
            RIVAL_TRAJECTORY,
            DOWN,
            "Other players fulfil T1, ",
            ", in 25% of the simulations after this move, and in 50% after other moves.",
        ),
        (
            ORDER,
            UP,
            "You fulfil your order S",
            "), in 50% of the simulations after this move, and in 25% after other moves.",
        ),
    ],
)
def test_what_counts_most_is_named_with_how_often_it_is_reached(
    place: int, change: Change, beginning: str, end: str
) -> None:
    _points, reached = told({place: change, POINTS: UNCHANGED})

    assert reached.startswith(beginning)
    assert reached.endswith(end)


@pytest.mark.parametrize(
    ("place", "change"),
    [(OWN_ROUTE, DOWN), (OWN_TRAJECTORY, DOWN), (ORDER, DOWN), (RIVAL_ROUTE, UP), (RIVAL_TRAJECTORY, UP)],
)
def test_to_own_less_is_told_as_no_gain_though_it_went_with_winning(place: int, change: Change) -> None:
    assert len(told({place: change})) == 1
    said = told({place: change._replace(worth=0.9), OWN_ROUTE + 1: UP})[1]
    assert re.match(r"You own .+, in 50% of the simulations after this move, ", said)


def test_the_route_that_is_claimed_is_not_told_of_once_more_but_a_trajectory_is() -> None:
    sure = Change(1.0, 0.4, 0.2)

    assert len(told({OWN_ROUTE: sure})) == 1
    assert len(told({OWN_ROUTE: sure, RIVAL_ROUTE: Change(0.0, 0.6, 0.2)})) == 1
    another, fulfilled = (told({OWN_ROUTE: sure, **more})[1] for more in ({OWN_ROUTE + 1: UP}, {OWN_TRAJECTORY: sure}))
    assert re.match(r"You own .+, in 50% of the simulations after this move, ", another)
    assert re.match(r"You fulfil T1, .+, in 100% of the simulations after this move, ", fulfilled)


def test_the_view_of_another_game_is_none() -> None:
    view = own_view(state_after(3))
    with pytest.raises(TypeError):
        HINT_FEATURES.describe(View(view.ruleset, view.records), 0, [UNCHANGED] * COUNT)
