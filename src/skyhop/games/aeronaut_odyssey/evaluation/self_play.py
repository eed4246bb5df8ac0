"""Greedy players against each other and against chance, compiled whole: many matches for the lab."""

from __future__ import annotations

from typing import Any

import numpy as np

from skyhop.core.chance import below
from skyhop.core.kernel import entry, kernel
from skyhop.core.record import Many, Records, Row, Values, records
from skyhop.core.ruleset import Ruleset
from skyhop.games.aeronaut_odyssey.evaluation.evaluate import weigh_actions, weights_for
from skyhop.games.aeronaut_odyssey.evaluation.plan import Plan
from skyhop.games.aeronaut_odyssey.evaluation.weights import Weights
from skyhop.games.aeronaut_odyssey.kernels import scratch
from skyhop.games.aeronaut_odyssey.rules.agenda import seat_due
from skyhop.games.aeronaut_odyssey.rules.decisions import advance_by_chance, answer
from skyhop.games.aeronaut_odyssey.rules.setup import set_up
from skyhop.games.aeronaut_odyssey.ruleset import Rules
from skyhop.games.aeronaut_odyssey.state import HUMAN, StateRecord, ViewRecord
from skyhop.games.aeronaut_odyssey.view import fill_view


def play(ruleset: Ruleset, states: Records, is_greedy: np.ndarray[Any, Any]) -> int:
    """Play every match from its start to its end, by the generators in `states`; give the number of actions.

    Seats where `is_greedy` (shape (SEATS,)) is not 0 choose what they value most in their own view, the others choose
    at random.
    """
    actions = scratch()
    return int(
        play_greedily(
            ruleset.record,
            weights_for(ruleset),
            states,
            records(ViewRecord, 2),
            np.array(is_greedy, np.int16),
            actions,
            np.zeros(len(actions)),
            records(Plan, 1),
        )
    )


@entry
def play_greedily(
    rules: Many[Rules],
    weights: Many[Weights],
    states: Many[StateRecord],
    views: Many[ViewRecord],
    is_greedy: Row,
    actions: Row,
    valued: Values,
    plans: Many[Plan],
) -> int:
    """Play as `play` says; `views` is scratch space of two records, the second blank."""
    played = 0
    for index in range(len(states)):
        state, view = states[index], views[0]
        set_up(rules[0], state)
        count = advance_by_chance(rules[0], state, actions)
        while count > 0:
            action = actions[below(state, count)]
            seat = decider(rules[0], seat_due(state))
            if is_greedy[seat]:
                views[0] = views[1]
                fill_view(rules[0], state, view, seat)
                weigh_actions(rules[0], weights[0], view, plans[0], actions, count, valued)
                action = actions[best_of(state, valued, count)]
            answer(rules[0], state, action)
            count = advance_by_chance(rules[0], state, actions)
            played += 1
    return played


@kernel
def decider(rules: Rules, seat: int) -> int:
    """[AO-8.4] Name the seat that makes a seat's choices."""
    return HUMAN if rules.is_solo else seat


@kernel
def best_of(state: StateRecord, valued: Values, count: int) -> int:
    """Choose any of the best by the record's own generator."""
    best, ties = 0, 1
    for place in range(1, count):
        if valued[place] > valued[best]:
            best, ties = place, 1
        elif valued[place] == valued[best]:
            ties += 1
            if below(state, ties) == 0:
                best = place
    return best
