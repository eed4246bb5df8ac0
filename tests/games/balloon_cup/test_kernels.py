import numpy as np
import pytest
from numpy.typing import NDArray

from skyhop.core import registry
from skyhop.core.attributes import with_attributes
from skyhop.core.kernel import JIT
from skyhop.core.record import records
from skyhop.core.state import State
from skyhop.games.balloon_cup import kernels
from skyhop.games.balloon_cup.actions import ACTION_COUNT
from skyhop.games.balloon_cup.refusals import Code
from skyhop.games.balloon_cup.state import StateRecord, ViewRecord
from skyhop.games.balloon_cup.view import fill_view

GAME = registry.game("balloon-cup")
MATCHES = 400 if JIT else 8


def dealt(ruleset: str, seed: int) -> State:
    """Start a match and deal."""
    state = GAME.new(GAME.ruleset(ruleset), seed=seed)
    while GAME.chance(state) is not None:
        GAME.settle(state, GAME.roll(state))
    return state


def seeded(count: int) -> NDArray[np.void]:
    """Make blank states with generators of their own."""
    states = records(StateRecord, count)
    states["random"] = np.arange(1, count + 1, dtype=np.uint64)
    return states


@pytest.mark.parametrize("ruleset", GAME.rulesets())
def test_random_play_ends_every_match_in_a_possible_state(ruleset: str) -> None:
    rules = GAME.ruleset(ruleset)
    states = seeded(MATCHES)

    decisions = kernels.play_randomly(rules.record, states, kernels.scratch())

    assert 60 * MATCHES < decisions < 120 * MATCHES
    for index in range(MATCHES):
        state = State(rules, states[index : index + 1].copy())
        assert GAME.outcome(state) is not None
        assert GAME.invariants(state) == []


def test_random_placements_are_as_likely_as_one_another() -> None:
    """Sampling by counting draws from the same actions as the list, each as often."""
    state = dealt("rio-grande", 3)
    legal = GAME.legal(state)
    draws = 300 * len(legal) if JIT else 20 * len(legal)

    rules, actions = state.ruleset.record, kernels.scratch()
    chosen = [kernels.random_action(rules, state.records, 0, actions) for _draw in range(draws)]

    counts = np.array([chosen.count(action) for action in legal])
    assert counts.sum() == draws
    expected = draws / len(legal)
    assert ((counts - expected) ** 2 / expected).sum() < 2.2 * len(legal)


def test_stepping_is_applying_rolling_and_listing() -> None:
    stepped, plain = dealt("gravon", 5), dealt("gravon", 5)
    actions = kernels.scratch()
    count = kernels.legal(stepped.ruleset.record, stepped.records, 0, actions)
    while count:
        action = int(actions[count // 2])
        count = kernels.step(stepped.ruleset.record, stepped.records, 0, action, actions)
        GAME.apply(plain, action)
        while GAME.chance(plain) is not None:
            GAME.settle(plain, GAME.roll(plain))
        assert stepped == plain
        assert actions[:count].tolist() == GAME.legal(plain)


def test_a_batch_steps_like_each_of_its_matches() -> None:
    alone = [dealt("rio-grande", seed) for seed in range(5)]
    batch = np.concatenate([state.records for state in alone])
    chosen = np.array([GAME.legal(state)[0] for state in alone], np.int16)
    actions = np.zeros((5, ACTION_COUNT), np.int16)
    counts = np.zeros(5, np.int16)

    kernels.step_all(alone[0].ruleset.record, batch, chosen, actions, counts)

    for index, state in enumerate(alone):
        GAME.apply(state, int(chosen[index]))
        assert batch[index : index + 1].tobytes() == state.records.tobytes()
        assert actions[index, : counts[index]].tolist() == GAME.legal(state)


def test_nothing_is_legal_while_chance_is_due() -> None:
    state = GAME.new(GAME.ruleset("rio-grande"))

    assert kernels.refusal(state.ruleset.record, state.records, 0, 0) == Code.PLACEMENT_IS_DUE


@pytest.mark.skipif(not JIT, reason="nothing is compiled")
def test_an_entry_says_whether_it_is_compiled() -> None:
    state = dealt("rio-grande", 1)

    assert kernels.refusal(state.ruleset.record, state.records, 0, GAME.legal(state)[0]) == Code.LEGAL
    assert kernels.refusal.is_compiled  # type: ignore[attr-defined]  # it is an entry, typed as its function


def test_a_view_filled_by_kernels_is_the_one_that_a_seat_is_shown() -> None:
    state = dealt("rio-grande", 3)
    views = records(ViewRecord, 1)
    rules, truth, view = (with_attributes(each)[0] for each in (state.ruleset.record, state.records, views))

    fill_view(rules, truth, view, 1)

    assert views.tobytes() == GAME.view(state, 1).records.tobytes()
