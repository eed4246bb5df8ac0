import numpy as np
import pytest

from skyhop.engine.kernel import JIT, entry, with_attributes
from skyhop.engine.record import Many, Row, records
from skyhop.engine.state import State
from skyhop.game import registry
from skyhop.games.balloon_cup import kernels
from skyhop.games.balloon_cup.observation import fill_view
from skyhop.games.balloon_cup.refusals import RefusalCode
from skyhop.games.balloon_cup.state import Rules, Stage, StateRecord, ViewRecord

GAME = registry.game("balloon-cup")


def dealt(ruleset: str, seed: int) -> State:
    """Start a match and deal."""
    state = GAME.new(GAME.ruleset(ruleset), seed=seed)
    while GAME.chance(state) is not None:
        GAME.settle(state, GAME.roll(state))
    return state


@entry
def random_action(rules: Many[Rules], states: Many[StateRecord], index: int, actions: Row) -> int:
    """Choose as random play does."""
    return kernels.choose_randomly(rules[0], states[index], actions)


def test_random_placements_are_as_likely_as_one_another() -> None:
    """Sampling by counting draws from the same actions as the list, each as often."""
    state = dealt("rio-grande", 3)
    legal = GAME.legal(state)
    draws = 300 * len(legal) if JIT else 20 * len(legal)

    rules, actions = state.ruleset.record, kernels.scratch()
    chosen = [random_action(rules, state.records, 0, actions) for _draw in range(draws)]

    counts = np.array([chosen.count(action) for action in legal])
    assert counts.sum() == draws
    expected = draws / len(legal)
    assert ((counts - expected) ** 2 / expected).sum() < 2.2 * len(legal)


def test_nothing_is_legal_while_chance_is_due() -> None:
    state = GAME.new(GAME.ruleset("rio-grande"))

    assert kernels.refusal(state.ruleset.record, state.records, 0, 0) == RefusalCode.NOT_YOUR_DECISION
    assert kernels.refusal(state.ruleset.record, state.records, 0, -1) == RefusalCode.NO_ACTION


def test_nothing_is_legal_after_the_match() -> None:
    state = dealt("rio-grande", 1)
    state.record["stage"] = Stage.OVER

    assert kernels.refusal(state.ruleset.record, state.records, 0, 0) == RefusalCode.GAME_IS_OVER


@pytest.mark.skipif(not JIT, reason="nothing is compiled")
def test_an_entry_says_whether_it_is_compiled() -> None:
    state = dealt("rio-grande", 1)

    assert kernels.refusal(state.ruleset.record, state.records, 0, GAME.legal(state)[0]) == RefusalCode.LEGAL
    assert kernels.refusal.is_compiled  # type: ignore[attr-defined]  # it is an entry, typed as its function


def test_a_view_filled_by_kernels_is_the_one_that_a_seat_is_shown() -> None:
    state = dealt("rio-grande", 3)
    views = records(ViewRecord, 1)
    rules, truth, view = (with_attributes(each)[0] for each in (state.ruleset.record, state.records, views))

    fill_view(rules, truth, view, 1)

    assert views.tobytes() == GAME.view(state, 1).records.tobytes()
