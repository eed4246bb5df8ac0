"""Tests of OpenSpiel's own suites on every node of reduced games and on some nodes of whole games."""

from __future__ import annotations

import importlib
import unittest
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from tests.amount import in_turn

from skyhop.engine.kernel import JIT
from skyhop.envs.match import sample_last_worlds
from skyhop.game import registry
from skyhop.game.game import Game
from skyhop.game.match import Match

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
pytest.importorskip("absl.testing", reason="OpenSpiel's suites are written with it")
openspiel: Any = importlib.import_module("skyhop.envs.openspiel")

with registry.with_examples():
    openspiel.register()
    CUP, ODYSSEY = registry.game("balloon-cup"), registry.game("aeronaut-odyssey")
    KUHN, NIM = registry.game("kuhn-poker"), registry.game("nim")

REDUCED: dict[str, tuple[Game, int, Callable[[], list[Any]]]] = {
    "balloon_cup": (CUP, 4, lambda: sample_last_worlds(CUP, seed=28, left=4, count=3)),
    "kuhn_poker": (KUHN, 3, list),
}
NODES = {"balloon_cup": (1, 319, 1322), "kuhn_poker": (4, 24, 30)}
"""Number of chance nodes, decision nodes and end nodes. Kuhn poker has the numbers of OpenSpiel's own game."""
INFORMATION_STATES = {"balloon_cup": 299, "kuhn_poker": 12}
WHOLE = ["balloon-cup", "nim", "connect-four", "kuhn-poker", *(["aeronaut-odyssey"] if JIT else [])]


@pytest.fixture(scope="module")
def suites() -> Any:  # noqa: ANN401  pyspiel says nothing of its types
    """OpenSpiel's suites, imported only where they run, since they import SciPy."""
    return importlib.import_module("open_spiel.integration_tests.api_test")


def reduced(name: str) -> Any:  # noqa: ANN401  as above
    game, length, worlds = REDUCED[name]
    return openspiel.SpielGame(game, game.ruleset({"hands": 1} if game is KUHN else {}), length=length, worlds=worlds())


def run(base: type, name: str, game: Any) -> unittest.TestResult:  # noqa: ANN401  as above
    """Run a suite of OpenSpiel's over a game."""
    suite = type(f"{name}_suite", (base,), {"game": game, "game_name": name})
    return unittest.TextTestRunner().run(unittest.defaultTestLoader.loadTestsFromTestCase(suite))


@pytest.mark.slow
@pytest.mark.parametrize("name", in_turn(REDUCED, 2))
def test_every_node_of_a_reduced_game_keeps_to_the_contract(
    name: str,
    suites: Any,  # noqa: ANN401  as above
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All eight tests pass, such as perfect recall, information states of one seat, constant sums and legal actions."""
    monkeypatch.setitem(suites.TOTAL_NUM_STATES, name, NODES[name])
    monkeypatch.setitem(suites.PERFECT_RECALL_NUM_STATES, name, INFORMATION_STATES[name])

    result = run(suites.EnforceAPIOnFullTreeBase, name, reduced(name))

    assert result.wasSuccessful(), result.failures + result.errors
    assert result.testsRun == 8


@pytest.mark.parametrize("name", in_turn(WHOLE, 2))
def test_some_nodes_of_a_whole_game_do(name: str, suites: Any) -> None:  # noqa: ANN401  as above
    with registry.with_examples():
        game = pyspiel.load_game(openspiel.name_of(registry.game(name)))

    result = run(suites.EnforceAPIOnPartialTreeBase, name, game)

    assert result.wasSuccessful(), result.failures + result.errors
    assert result.testsRun == 5


@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_payoffs_reach_the_ends_of_their_range_and_go_no_further(seats: int) -> None:
    ruleset = ODYSSEY.ruleset({"solo": True} if seats == 1 else {"seats": seats})
    spiel = openspiel.SpielGame(ODYSSEY, ruleset)

    least, most = openspiel.payoffs((seats - 1 if seats > 1 else 1,), seats)[0], openspiel.payoffs((0,), seats)[0]

    assert (spiel.min_utility(), spiel.max_utility()) == (least, most)
    assert spiel.num_players() == seats
    assert (spiel.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM) == (seats > 1)


def test_tensors_have_named_pieces_that_hold_the_fields_of_the_view() -> None:
    game = pyspiel.load_game("skyhop_balloon_cup(chance=sampled)")
    state, observer = game.new_initial_state(), game.make_py_observer()
    while state.is_chance_node():
        state.apply_action(0)

    for seat in range(2):
        observer.set_from(state, seat)
        view = CUP.view(state.truth, seat)
        assert {name: piece.tolist() for name, piece in observer.dict.items()} == {
            name: view.record[name].tolist() for name in view.record.dtype.names or ()
        }
        assert state.observation_tensor(seat) == observer.tensor.tolist()


def test_public_observations_are_a_spectators_and_private_ones_the_rest() -> None:
    game = pyspiel.load_game("skyhop_balloon_cup(chance=sampled)")
    state, kinds = game.new_initial_state(), pyspiel.PrivateInfoType
    while state.is_chance_node():
        state.apply_action(0)
    public = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, private_info=kinds.NONE))
    private = game.make_py_observer(
        pyspiel.IIGObservationType(perfect_recall=False, public_info=False, private_info=kinds.SINGLE_PLAYER)
    )

    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert private.string_from(state, 0) != private.string_from(state, 1)
    assert not set(public.dict) & set(private.dict)
    assert (
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, private_info=kinds.ALL_PLAYERS)) is None
    )


def test_two_ways_to_the_same_view_are_two_information_states() -> None:
    """The observation of a seat contains its current view, and its information state also contains the way to it."""
    game = pyspiel.load_game("skyhop_nim")
    ways = [game.new_initial_state(), game.new_initial_state()]
    for state, actions in zip(ways, ([0, 0, 2], [2, 0, 0]), strict=True):
        for action in actions:
            state.apply_action(action)

    one, other = ways
    assert one.observation_string(1) == other.observation_string(1)
    assert one.information_state_string(1) != other.information_state_string(1)
    assert one.clone().information_state_string(1) == one.information_state_string(1)


def test_what_the_others_do_unseen_leaves_an_information_state_alone() -> None:
    """In Flip and Write, the second seat does not know in which row the first seat writes."""
    asked = pyspiel.load_game("skyhop_flip_and_write(chance=sampled)").new_initial_state().child(0)
    top, middle = asked.child(0), asked.child(1)

    assert top.information_state_string(1) == middle.information_state_string(1)
    assert top.information_state_string(0) != middle.information_state_string(0)


def test_what_is_drawn_unseen_leaves_an_information_state_alone() -> None:
    """An information state does not even contain the number of draws after which the rest was known.

    Two deals that look alike to a seat have the same information state.
    """
    spiel = openspiel.SpielGame(CUP, CUP.ruleset("rio-grande"))
    match = Match.start(CUP, CUP.ruleset("rio-grande"), seed=1)
    state = openspiel.SpielState(spiel, match.state.records)
    world = spiel.world(CUP.view(match.state, 0), 3)

    assert world.truth != state.truth
    assert world.information_state_string(0) == state.information_state_string(0)


def test_a_match_that_takes_too_long_for_its_length_is_a_draw() -> None:
    state = pyspiel.load_game("skyhop_nim(length=3)").new_initial_state()
    for _decision in range(3):
        state.apply_action(0)

    assert state.is_terminal()
    assert state.returns() == [0.0, 0.0]


def test_what_is_recalled_can_be_read_off_its_tensor() -> None:
    state = pyspiel.load_game("skyhop_nim(length=5)").new_initial_state()
    for action in (2, 1, 0):
        state.apply_action(action)
    observer = state.get_game().make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))

    observer.set_from(state, 0)

    done = observer.dict["done"]
    assert done[done > 0].tolist() == [3, 1]
    assert np.count_nonzero(observer.dict["seen"].any(axis=1)) == 4
