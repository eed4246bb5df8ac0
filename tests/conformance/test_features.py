"""Features of a world depend only on the view of the seat, except for the declared features of other seats."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import numpy as np
import pytest
from tests.amount import some
from tests.conformance.games import GAMES
from tests.conformance.playing import match_at
from tests.search.written import written_judge

from skyhop.engine.kernel import JIT, with_attributes
from skyhop.engine.state import Ruleset, State, View
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.search.search import ActionRollouts, NetworkRollouts, Search
from skyhop.search.value_network import Sizes, ValueNetwork
from skyhop.search.worlds import NetworkEvaluator

LEARNED = [game for game in GAMES.values() if game.has(Capability.FEATURES)]
RULESETS = [(game, game.ruleset(name)) for game in LEARNED for name in game.rulesets()]
POSITIONS = 12
ITERATIONS = 100 if JIT else 2
FAR = 5.0
"""No number is further from 0, or its scale is wrong."""


def judge_of(game: Game) -> NetworkEvaluator:
    """A network that says one half of everything, and room to read views."""
    sizes = Sizes(len(game.features.table), 2, 2)
    return written_judge(game, ValueNetwork(np.zeros(sizes.weights, np.float32), sizes))


def features_of_view(game: Game, view: View) -> np.ndarray:
    room = judge_of(game).room
    room.views[0] = view.records[0]
    game.features.kernels.write(with_attributes(view.ruleset.record)[0], room.views, room.notes, room.inputs)
    return room.inputs


def features_of_state(game: Game, state: State, seat: int) -> np.ndarray:
    room = judge_of(game).room
    rules, world = with_attributes(state.ruleset.record)[0], with_attributes(state.records)[0]
    game.features.kernels.read(rules, world, seat, room.views, room.notes, room.inputs)
    return room.inputs


def of_own_view(game: Game, features: np.ndarray) -> bytes:
    """Return the features that depend on the seat's own view."""
    return features[: len(features) - game.features.of_others].tobytes()


def states(game: Game, ruleset: Ruleset) -> Iterator[State]:
    """Positions from all parts of matches, their ends among them."""
    for seed in some(POSITIONS):
        yield match_at(game, ruleset, seed, 9 * seed).state


@pytest.mark.parametrize(("game", "ruleset"), RULESETS, ids=lambda each: each.name)
def test_what_is_read_of_a_state_begins_with_what_stands_in_the_view_of_the_seat(game: Game, ruleset: Ruleset) -> None:
    for state in states(game, ruleset):
        for seat in range(game.seat_count(ruleset)):
            read, seen = features_of_state(game, state, seat), features_of_view(game, game.view(state, seat))

            assert of_own_view(game, read) == of_own_view(game, seen)
            assert not seen[len(seen) - game.features.of_others :].any()


@pytest.mark.parametrize(("game", "ruleset"), RULESETS, ids=lambda each: each.name)
def test_what_a_seat_cannot_see_changes_nothing_that_is_read_of_its_view(game: Game, ruleset: Ruleset) -> None:
    for number, state in enumerate(states(game, ruleset)):
        for seat in range(game.seat_count(ruleset)):
            imagined = game.determinize(game.view(state, seat), number)

            read = [of_own_view(game, features_of_state(game, each, seat)) for each in (imagined, state)]
            assert read[0] == read[1]


@pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.name)
def test_every_number_has_a_name_of_its_own_and_a_scale_that_suits_it(game: Game) -> None:
    table = game.features.table
    found = [
        features_of_state(game, state, seat)
        for state in states(game, game.ruleset(game.rulesets()[0]))
        for seat in range(2)
    ]

    assert len({feature.name for feature in table}) == len(table) == len(found[0])
    assert all(feature.meaning and feature.scale > 0 for feature in table)
    assert {table[int(place)].name for each in found for place in np.flatnonzero(~(abs(each) <= FAR))} == set()


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game not in LEARNED], ids=lambda game: game.name)
def test_a_game_without_features_has_no_judgement(game: Game) -> None:
    assert not game.has(Capability.JUDGEMENT)


@pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.name)
def test_what_a_seat_cannot_see_changes_nothing_of_what_a_network_says_of_its_actions(game: Game) -> None:
    sizes = Sizes(len(game.features.table), 4, 3)
    judgement = ValueNetwork(np.random.default_rng(1).normal(size=sizes.weights).astype(np.float32), sizes)
    for number, state in enumerate(states(game, game.ruleset(game.rulesets()[0]))):
        seat = game.to_decide(state)
        if seat is None:
            continue
        view = game.view(state, seat)
        seen = [view, game.view(game.determinize(view, number), seat)]
        searches = [Search(game, each, 1, judgement=judgement) for each in seen]
        looks: list[list[NetworkRollouts | ActionRollouts]] = [
            [NetworkRollouts(game, each, judgement, 1, plies) for each in seen] for plies in (1, 2)
        ]
        looks += [
            [ActionRollouts(game, each, actions, 1, judgement) for each in seen] for actions in ((), game.legal(view))
        ]
        for each in searches:
            each.run(ITERATIONS)
        if JIT:
            for look in chain(*looks):
                look.run(2)

        assert searches[0].list_statistics() == searches[1].list_statistics()
        for one, other in looks:
            assert one.win_chances.tolist() == other.win_chances.tolist()
