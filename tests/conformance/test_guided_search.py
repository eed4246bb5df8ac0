"""A search that a network guides knows what its seat knows, and tries every action before it neglects any."""

from __future__ import annotations

from math import log, nan

import numpy as np
import pytest
from tests.amount import met
from tests.conformance.playing import match_at
from tests.conformance.test_search import views_to_decide

from skyhop.engine.kernel import JIT
from skyhop.engine.state import View
from skyhop.game import registry
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.search.search import ActionRollouts, ActionStatistics, NetworkRollouts, PositionRollouts, Search
from skyhop.search.tree import MAX_NEW_ACTIONS, VISITS_BEFORE_EXPANSION
from skyhop.search.value_network import Sizes, ValueNetwork, value_network_of

ITERATIONS = 300 if JIT else 12
LEARNED = [game for game in map(registry.game, registry.names()) if game.has(Capability.JUDGEMENT)]


def searched(game: Game, view: View, iterations: int = ITERATIONS, most_nodes: int | None = None) -> Search:
    search = Search(game, view, 1, most_nodes, value_network_of(game))
    search.run(iterations)
    return search


def found(game: Game, view: View) -> list[ActionStatistics]:
    return searched(game, view).list_statistics()


@pytest.fixture(params=LEARNED, ids=lambda game: game.name)
def learned(request: pytest.FixtureRequest) -> Game:
    """A game that has been learned."""
    game: Game = request.param
    return game


def views(game: Game) -> list[View]:
    views = views_to_decide(game, game.ruleset(game.rulesets()[0]))
    return met([view for view in views if len(game.legal(view)) > 1][:3])


def test_what_a_seat_cannot_see_changes_nothing_of_what_it_finds(learned: Game) -> None:
    for seed, view in enumerate(views(learned)):
        imagined = learned.view(learned.determinize(view, seed), view.seat)

        assert found(learned, view) == found(learned, imagined)


def test_the_same_seed_finds_the_same_in_one_piece_or_in_several(learned: Game) -> None:
    for view in views(learned):
        search = searched(learned, view, ITERATIONS // 2)
        search.run(ITERATIONS // 2)

        assert search.list_statistics() == found(learned, view)


def test_every_action_is_tried_after_a_few_iterations(learned: Game) -> None:
    for view in views(learned):
        legal = learned.legal(view)
        few = -(-len(legal) // MAX_NEW_ACTIONS)

        tried = searched(learned, view, few).list_statistics()

        assert {each.action for each in tried} == set(legal)
        assert sum(each.visits for each in tried) == len(legal) + few
        assert all(0 <= each.share <= 1 for each in tried)


def test_actions_of_a_node_are_tried_when_it_was_visited_often_enough(learned: Game) -> None:
    view = views(learned)[0]
    legal = len(learned.legal(view))
    search = searched(learned, view, -(-legal // MAX_NEW_ACTIONS))

    while search.list_statistics()[0].visits <= VISITS_BEFORE_EXPANSION:
        assert search.size == 1 + legal
        search.run(1)

    assert search.size > 1 + legal


def test_no_more_is_remembered_than_there_is_room_for_and_the_search_goes_on(learned: Game) -> None:
    for view in views(learned):
        search = searched(learned, view, most_nodes=3)

        assert search.size == 3
        assert search.iterations == ITERATIONS
        assert len(search.list_statistics()) == 2


def test_a_tree_without_room_for_any_action_is_searched_as_the_view_stands(learned: Game) -> None:
    search = searched(learned, views(learned)[0], most_nodes=1)

    assert (search.size, search.iterations, search.list_statistics()) == (1, ITERATIONS, [])


def test_by_two_a_network_is_asked_from_the_side_of_the_seat_that_searches(learned: Game) -> None:
    """So it reads all that this seat knows, also what it hides from the other."""
    sizes = Sizes(len(learned.features.table), 1, 1)
    optimist = ValueNetwork(np.zeros(sizes.weights, np.float32), sizes)
    optimist.weights[-1] = log(3)  # whoever asks has three chances of four
    found = {}
    for ply in range(6):
        state = match_at(learned, learned.ruleset(learned.rulesets()[0]), 1, ply).state
        seat = learned.to_decide(state) or 0
        found[seat] = learned.view(state, seat)

    for seat, view in found.items():
        legal = learned.legal(view)[:1]
        search, look = (
            Search(learned, view, 1, judgement=optimist),
            NetworkRollouts(learned, view, optimist, 1, 2, legal),
        )
        trials = [ActionRollouts(learned, view, actions, 1, optimist) for actions in (legal, ())]
        search.run(1)
        look.run()
        for trial in trials:
            trial.run(1)
        prospect = PositionRollouts(learned, view, 1, optimist).shares(look.world)

        promised = [each.share for each in search.list_statistics()] + [
            float(each.win_chances[0][seat]) for each in trials
        ]
        assert [*promised, prospect[seat]] == pytest.approx([0.75] * (len(promised) + 1))
        assert look.win_chances.tolist() == pytest.approx([0.75])
    assert found.keys() == {0, 1}


@pytest.mark.parametrize(("total", "said"), [(-1e3, 0.0), (1e3, 1.0), (nan, 0.5)])
def test_weights_that_have_gone_astray_are_still_searched_by(learned: Game, total: float, said: float) -> None:
    """A search still works if very large weights lead to values that are not numbers."""
    sizes = Sizes(len(learned.features.table), 1, 1)
    astray = ValueNetwork(np.zeros(sizes.weights, np.float32), sizes)
    astray.weights[-1] = total
    search = Search(learned, views(learned)[0], 1, judgement=astray)

    search.run(3)

    assert {each.share for each in search.list_statistics()} == {said}
