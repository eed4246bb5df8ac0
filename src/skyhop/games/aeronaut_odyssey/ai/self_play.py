"""Compiled self-play: many matches between greedy and random players, to tune the weights of the evaluation."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from skyhop.engine.chance import below
from skyhop.engine.kernel import entry, kernel
from skyhop.engine.record import Many, Records, Row, Values, records
from skyhop.engine.state import Ruleset
from skyhop.game.ai import Column
from skyhop.games.aeronaut_odyssey.ai.evaluation import weigh_actions, weights_for
from skyhop.games.aeronaut_odyssey.ai.plan import EvaluationPlan, Weights
from skyhop.games.aeronaut_odyssey.constants import SCORE_PARTS, SEATS
from skyhop.games.aeronaut_odyssey.kernels import score, scratch
from skyhop.games.aeronaut_odyssey.observation import fill_view
from skyhop.games.aeronaut_odyssey.rules.agenda import seat_due
from skyhop.games.aeronaut_odyssey.rules.legality import advance_by_chance, answer
from skyhop.games.aeronaut_odyssey.rules.setup import set_up
from skyhop.games.aeronaut_odyssey.state import HUMAN, Rules, StateRecord, ViewRecord

AT_RANDOM = -1.0
"""Value of `slack` for a seat that chooses at random."""


def play(ruleset: Ruleset, matches: int, seed: int, is_greedy: Sequence[bool], *, slack: float = 0.0) -> Column:
    """Play matches from start to end. Return the score of each seat, with shape (matches, seats).

    A seat with `is_greedy` chooses at random among the actions with a value at most `slack` points below the best
    value. The other seats choose among all actions at random. The same seed gives the same scores.
    """
    states, actions = records(StateRecord, matches), scratch()
    states["random"] = np.arange(matches, dtype=np.uint64) + np.uint64(seed)
    slack_of_seat = np.full(SEATS, AT_RANDOM)
    slack_of_seat[: len(is_greedy)] = np.where(is_greedy, slack, AT_RANDOM)
    play_greedily(
        ruleset.record,
        weights_for(ruleset),
        states,
        records(ViewRecord, 2),
        slack_of_seat,
        actions,
        np.zeros(len(actions)),
        records(EvaluationPlan, 1),
    )
    return scores_of(ruleset, states)


def scores_of(ruleset: Ruleset, states: Records) -> Column:
    """Return the scores of finished matches, with shape (matches, seats). A solo match has a column for the rival."""
    parts = np.zeros(SCORE_PARTS, np.int16)
    seats = range(int(ruleset.record["seats"][0]))
    counted = [[score(ruleset.record, states, index, seat, parts) for seat in seats] for index in range(len(states))]
    return np.array(counted, dtype=float)


@entry
def play_greedily(
    rules: Many[Rules],
    weights: Many[Weights],
    states: Many[StateRecord],
    views: Many[ViewRecord],
    slack_of_seat: Values,
    actions: Row,
    valued: Values,
    plans: Many[EvaluationPlan],
) -> int:
    """Play the matches for the function `play`. Return the total number of actions.

    `views` is scratch space for two records. The second record must be blank.
    """
    played = 0
    for index in range(len(states)):
        state, view = states[index], views[0]
        set_up(rules[0], state)
        count = advance_by_chance(rules[0], state, actions)
        while count > 0:
            action = actions[below(state, count)]
            seat = decider(rules[0], seat_due(state))
            slack = slack_of_seat[seat]
            if slack != AT_RANDOM:
                views[0] = views[1]
                fill_view(rules[0], state, view, seat)
                weigh_actions(rules[0], weights[0], view, plans[0], actions[:count], valued)
                action = actions[
                    near_best_of(state, valued, count, slack) if slack > 0 else best_of(state, valued, count)
                ]
            answer(rules[0], state, action)
            count = advance_by_chance(rules[0], state, actions)
            played += 1
    return played


@kernel
def decider(rules: Rules, seat: int) -> int:
    """[AO-8.4] Return the seat that decides for `seat`. In a solo match, the human decides for the rival."""
    return HUMAN if rules.is_solo else seat


@kernel
def best_of(state: StateRecord, valued: Values, count: int) -> int:
    """Return the index of the highest of the first `count` values. Among equal values, choose one at random.

    The random generator in `state` makes the choice.
    """
    best, ties = 0, 1
    for place in range(1, count):
        if valued[place] > valued[best]:
            best, ties = place, 1
        elif valued[place] == valued[best]:
            ties += 1
            if below(state, ties) == 0:
                best = place
    return best


@kernel
def near_best_of(state: StateRecord, valued: Values, count: int, slack: float) -> int:
    """Return the index of a random value among the values that are at most `slack` points below the best value.

    Ignore the values after the first `count`. The random generator in `state` makes the choice.
    """
    best = valued[0]
    for place in range(1, count):
        best = max(best, valued[place])
    least = best - slack
    chosen, near = 0, 0
    for place in range(count):
        if valued[place] >= least:
            near += 1
            if below(state, near) == 0:
                chosen = place
    return chosen
