"""Tests of the greedy bot: it is strong, takes a win at hand, and uses no hidden information."""

from collections import Counter
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.amount import in_turn

from skyhop.bots.bot import matches
from skyhop.bots.one_ply import Greedy
from skyhop.engine.state import State, View
from skyhop.game import registry
from skyhop.game.match import Match

GAME = registry.game("balloon-cup")
CUSTOM = {"when": "own-turn", "trade": "cube", "paid": "bag", "exchange_min": 0, "exchange_max": 8, "max_gray": 2}
RULESETS = [*map(GAME.ruleset, GAME.rulesets()), GAME.ruleset(CUSTOM)]


def positions(ruleset_number: int, seed: int) -> list[State]:
    """List the states of a match of random play at each of its decisions."""
    chance = Random(seed)
    match = Match.start(GAME, RULESETS[ruleset_number], first=seed % 2, seed=seed)
    found = []
    while match.to_decide is not None:
        found.append(match.state.copy())
        action = chance.choice(GAME.legal(match.state))
        match.play(match.to_decide, GAME.write(match.state, action))
    return found


def view_to_decide(state: State) -> View:
    return GAME.view(state, GAME.to_decide(state))


def share_won_by_greedy(names: tuple[str, str], count: int) -> float:
    seat = names.index("greedy")
    ended = matches(GAME, RULESETS[0], names, count, seed=1)
    return sum(match.outcome is not None and match.outcome.winners == (seat,) for match in ended) / count


@pytest.mark.parametrize("names", in_turn([(("greedy", "random"),), (("random", "greedy"),)], 2))
def test_greedy_beats_random_nearly_always(names: tuple[str, str]) -> None:
    assert share_won_by_greedy(names, 50) >= 0.98


@pytest.mark.slow
def test_greedy_beats_random_in_at_least_995_of_1000_matches_from_either_seat() -> None:
    won = [share_won_by_greedy(names, 1000) for names in (("greedy", "random"), ("random", "greedy"))]

    assert sum(won) / 2 >= 0.995


@settings(max_examples=20)
@given(ruleset=st.integers(0, len(RULESETS) - 1), seed=st.integers(0, 2**32))
def test_greedy_chooses_a_legal_action_at_every_decision(ruleset: int, seed: int) -> None:
    greedy = Greedy(GAME, seed)

    illegal = [s for s in positions(ruleset, seed) if greedy.choose(view_to_decide(s)) not in GAME.legal(s)]

    assert illegal == []


@pytest.mark.parametrize("ruleset", range(len(RULESETS)))
def test_every_value_is_a_number_in_every_phase(ruleset: int) -> None:
    phases: Counter[str] = Counter()

    for seed in range(12):
        for state in positions(ruleset, seed):
            view = view_to_decide(state)
            phases[GAME.phase(view)] += 1
            assert np.isfinite(GAME.evaluation.evaluate(view, GAME.legal(view))).all()

    assert set(phases) == {"place", "stuck", "claim"}


@pytest.mark.parametrize("ruleset", in_turn(range(len(RULESETS)), 3))
def test_greedy_takes_a_win_that_is_there(ruleset: int) -> None:
    missed = []
    tried = 0
    for seed in range(60):
        last = positions(ruleset, seed)[-1]
        seat = GAME.to_decide(last)
        if any(wins(last, action, seat) for action in GAME.legal(last)):
            tried += 1
            choice = Greedy(GAME, seed).choose(view_to_decide(last))
            if not wins(last, choice, seat):
                missed.append(seed)

    assert (missed, tried > 10) == ([], True)


def wins(state: State, action: int, seat: int | None) -> bool:
    """Return True if an action ends the match at once and the seat wins."""
    after = state.copy()
    GAME.apply(after, action)
    outcome = GAME.outcome(after)
    return outcome is not None and outcome.winners == (seat,)


@settings(max_examples=20)
@given(ruleset=st.integers(0, len(RULESETS) - 1), seed=st.integers(0, 2**32))
def test_greedy_values_two_worlds_alike_that_it_cannot_tell_apart(ruleset: int, seed: int) -> None:
    state = Random(seed).choice(positions(ruleset, seed))
    view = view_to_decide(state)
    imagined = view_to_decide(GAME.determinize(view, seed))
    actions = GAME.legal(view)

    assert GAME.evaluation.evaluate(view, actions).tolist() == GAME.evaluation.evaluate(imagined, actions).tolist()


def test_greedy_is_not_shown_a_state() -> None:
    state = positions(0, 1)[0]

    with pytest.raises(TypeError):
        GAME.evaluation.evaluate(state, GAME.legal(state))  # type: ignore[arg-type]


def test_the_same_seed_makes_the_same_choices() -> None:
    views = [view_to_decide(state) for state in positions(0, 2)]

    first, second = ([greedy.choose(view) for view in views] for greedy in (Greedy(GAME, 3), Greedy(GAME, 3)))

    assert first == second
