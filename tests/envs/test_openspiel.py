"""Tests of OpenSpiel games: the same actions and chance as in the game, and only the view of each seat."""

from __future__ import annotations

import importlib
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.amount import met
from tests.conformance.playing import random_matches
from tests.envs.games import GAMES, QUICK

from skyhop.engine.chance import SecretShuffler
from skyhop.engine.state import State, View
from skyhop.game import registry
from skyhop.game.action import RulesetError
from skyhop.game.game import Game
from skyhop.game.journal import JournalEntry
from skyhop.game.match import Match, plies

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
cfr = pytest.importorskip("open_spiel.python.algorithms.cfr")
expected_game_score = pytest.importorskip("open_spiel.python.algorithms.expected_game_score")
openspiel: Any = importlib.import_module("skyhop.envs.openspiel")

with registry.with_examples():
    openspiel.register()
SECRET = b"a test"
OPEN = {"nim", "connect-four", "hex"}
"""Games that hide nothing."""


def loaded(game: Game, **parameters: object) -> Any:  # noqa: ANN401  pyspiel says nothing of its types
    return pyspiel.load_game(openspiel.name_of(game), parameters)


def played(game: Game) -> Match:
    """Return a finished match of random actions. Its shuffles leave nothing to the state's own generator."""
    ruleset = game.ruleset(game.rulesets()[0])
    match, chance = Match.start(game, ruleset, shuffler=SecretShuffler(SECRET, "1")), Random(5)
    while (seat := match.to_decide) is not None:
        match.play(seat, game.write(match.state, chance.choice(game.legal(match.state))))
    return match


def moments(game: Game) -> list[State]:
    """Return some states of a match in which a seat decides."""
    matches = random_matches(game, game.ruleset(game.rulesets()[0]), count=1, seed=1)
    return met([match.state.copy() for match in matches if match.to_decide is not None][::7])


def follow(game: Game, state: Any, entry: JournalEntry) -> None:  # noqa: ANN401  as above
    """Apply an entry of a journal to OpenSpiel's state."""
    if not entry.is_chance:
        state.apply_action(game.read(state.truth, entry.text))
        return
    left, due = entry.text.split(), game.chance(state.truth)
    assert due is not None
    kept = 0 if due.needed is None else len(left) - due.needed
    while len(set(left)) > 1 and len(left) > kept:  # Equal items have only one order.
        outcomes = state.chance_outcomes()
        named = {state.action_to_string(outcome): outcome for outcome, _probability in outcomes}
        likely = {state.action_to_string(outcome): probability for outcome, probability in outcomes}
        assert likely == {f"{entry.actor} {item}": count / len(left) for item, count in Counter(left).items()}
        state.apply_action(named[f"{entry.actor} {left.pop(0)}"])


def followed(game: Game, match: Match) -> Iterator[tuple[Any, Any]]:
    """Yield the states of a match, each with OpenSpiel's state at the same moment."""
    state = loaded(game, first=match.journal.header.first).new_initial_state()
    for ply in plies(match.journal):
        yield ply.state, state
        if ply.entry is not None:
            follow(game, state, ply.entry)


@pytest.mark.parametrize("name", ["nim", "connect-four", "kuhn-poker", "balloon-cup"])
def test_a_game_keeps_to_the_contract_of_openspiel(name: str) -> None:
    """OpenSpiel's own test checks the properties, copies, histories and serialization of states."""
    pyspiel.random_sim_test(loaded(GAMES[name]), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", QUICK)
def test_so_does_one_whose_shuffles_are_single_outcomes(name: str) -> None:
    pyspiel.random_sim_test(loaded(GAMES[name], chance="sampled"), num_sims=1, serialize=False, verbose=False)


def test_a_match_played_through_openspiel_is_the_match(game: Game) -> None:
    match = played(game)
    decisions = 0
    for own, state in followed(game, match):
        decider = game.to_decide(own)
        assert state.truth == own
        if decider is not None:
            decisions += 1
            assert (state.current_player(), state.legal_actions()) == (decider, game.legal(own))
            assert not any(state.returns())

    assert match.outcome is not None
    assert decisions == sum(not entry.is_chance for entry in match.journal.entries)
    assert state.is_terminal()
    assert {seat for seat, payoff in enumerate(state.returns()) if payoff > 0} == set(match.outcome.winners)


def test_no_pile_has_more_kinds_of_items_than_openspiel_was_told(game: Game) -> None:
    spiel = loaded(game)

    kinds = [len(set(entry.text.split())) for entry in played(game).journal.entries if entry.is_chance]

    assert max(kinds, default=1) == spiel.max_chance_outcomes()


def test_what_a_seat_cannot_tell_apart_it_is_told_in_the_same_words(game: Game) -> None:
    spiel, told, hidden = loaded(game), dict[str, set[View]](), 0
    for number, truth in enumerate(moments(game)):
        state = openspiel.SpielState(spiel, truth.records)
        for seat in range(spiel.num_players()):
            view = game.view(truth, seat)
            world = spiel.world(view, number)
            hidden += world.truth != truth
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.observation_string(seat) == state.observation_string(seat)
            told.setdefault(state.information_state_string(seat), set()).add(view)

    assert bool(hidden) == (game.name not in OPEN)
    assert all(len(views) == 1 for views in told.values())


def test_another_world_of_the_same_view_is_as_good_to_decide_in(game: Game) -> None:
    spiel, sampler = loaded(game), Random(7).random
    for truth in moments(game):
        state = openspiel.SpielState(spiel, truth.records)
        player = state.current_player()

        found = [state.resample_from_infostate(player, sampler) for _again in range(3)]

        assert {world.information_state_string() for world in found} == {state.information_state_string()}
        assert all(world.legal_actions() == state.legal_actions() for world in found)
        assert len({world.truth for world in found}) == (1 if game.name in OPEN else len(found))


def test_there_is_no_other_world_while_nobody_decides() -> None:
    state = loaded(GAMES["balloon-cup"]).new_initial_state()

    with pytest.raises(pyspiel.SpielError, match="nobody decides"):
        state.resample_from_infostate(0, Random(7).random)


@pytest.mark.parametrize(
    ("seats", "winners", "expected"),
    [
        (1, (0,), [1]),
        (1, (1,), [-1]),
        (2, (1,), [-1, 1]),
        (2, (0, 1), [0, 0]),
        (2, (), [0, 0]),
        (3, (2,), [-0.5, -0.5, 1]),
        (5, (0, 3), [0.375, -0.25, -0.25, 0.375, -0.25]),
    ],
)
def test_payoffs_lie_between_a_loss_and_a_win_and_add_up_to_nothing(
    seats: int, winners: tuple[int, ...], expected: list[float]
) -> None:
    assert openspiel.payoffs(winners, seats) == expected


@pytest.mark.parametrize("wrong", [{"first": 2}, {"chance": "none"}])
def test_what_no_match_can_begin_with_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(pyspiel.SpielError):
        loaded(GAMES["balloon-cup"], **wrong)


def test_a_ruleset_that_does_not_exist_is_refused_as_everywhere() -> None:
    with pytest.raises(RulesetError, match="rio-grande"):
        loaded(GAMES["balloon-cup"], ruleset="none")


def test_cfr_finds_the_value_of_kuhn_poker() -> None:
    """Kuhn (1950): with best play, the first player loses 1/18 of a chip per hand."""
    with registry.with_examples():
        game = registry.game("kuhn-poker")
        kuhn = openspiel.SpielGame(game, game.ruleset({"hands": 1}), utility="points")
        solver = cfr.CFRPlusSolver(kuhn)
        for _iteration in range(60):
            solver.evaluate_and_update_policy()
        policy = solver.average_policy()
        values = expected_game_score.policy_value(kuhn.new_initial_state(), [policy, policy])

    assert values == pytest.approx([-1 / 18, 1 / 18], abs=5e-4)


def test_a_die_is_one_chance_node() -> None:
    with registry.with_examples():
        game = registry.game("pig")
        state = openspiel.SpielGame(game, game.ruleset({})).new_initial_state()
        state.apply_action(1)
        assert state.chance_outcomes() == [(face, pytest.approx(1 / 6)) for face in range(6)]
        state.apply_action(3)

        assert (state.current_player(), int(state.truth.record["die"])) == (0, 4)


def test_an_unknown_utility_is_refused() -> None:
    with pytest.raises(pyspiel.SpielError, match="utility is win or points, not chips"):
        loaded(GAMES["balloon-cup"], utility="chips")
