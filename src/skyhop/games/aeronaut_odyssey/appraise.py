"""The greedy player's judgement: a value for each action of the deciding seat, from its view alone.

Routes are worth their points, what they do for trajectories, orders and faces, and a little if others want them;
balloons are worth the routes that they will buy. An action is worth what it changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from skyhop.core.chance import below
from skyhop.core.kernel import entry, kernel, records
from skyhop.core.record import Records
from skyhop.core.ruleset import Ruleset
from skyhop.games.aeronaut_odyssey import actions as codes
from skyhop.games.aeronaut_odyssey.appraisal.holdings import (
    change,
    gain_of_one,
    gain_of_space,
    loss_of_one,
    promise_with,
    weigh_holdings,
)
from skyhop.games.aeronaut_odyssey.appraisal.journeys import measure
from skyhop.games.aeronaut_odyssey.appraisal.plan import PLAN, TUNED, weights_of
from skyhop.games.aeronaut_odyssey.appraisal.routes import weigh_routes
from skyhop.games.aeronaut_odyssey.appraisal.turns import gain_of_two, turn_worth
from skyhop.games.aeronaut_odyssey.constants import BALLOONS, ORDERS_DEALT
from skyhop.games.aeronaut_odyssey.kernels import go_on_by_chance, start, step
from skyhop.games.aeronaut_odyssey.rules.agenda import kind_due, number_due, seat_due
from skyhop.games.aeronaut_odyssey.rules.move import other_end
from skyhop.games.aeronaut_odyssey.rules.owners import owners_due
from skyhop.games.aeronaut_odyssey.rules.rival import is_rival
from skyhop.games.aeronaut_odyssey.rules.runs import balloon_of_run
from skyhop.games.aeronaut_odyssey.rules.score import score
from skyhop.games.aeronaut_odyssey.state import (
    CROSSED,
    HELD,
    KEEP,
    LOSE,
    OWNER,
    PICK,
    START,
    SWAP_OF_BONUS,
    SWAP_OF_PRIZE,
    THIEF,
    TOLL,
    TURN,
    UNSEEN,
)
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView, show

_WEIGHTS = {base: weights_of(tuned) for base, tuned in TUNED.items()}


def weights_for(ruleset: Ruleset) -> Records:
    """Give the weights that were tuned for a ruleset; shape (1,)."""
    return _WEIGHTS[str(ruleset.parameters["base"])]


def values(view: AeronautOdysseyView, actions: Sequence[int]) -> np.ndarray[Any, Any]:
    """Value each action of the seat that the view belongs to and that decides; shape (actions,), higher is better."""
    listed = np.array(actions, np.int16)
    valued = np.zeros(len(listed))
    appraise(
        view.ruleset.record, weights_for(view.ruleset), view.records, 0, listed, len(listed), valued, records(PLAN, 1)
    )
    return valued


@entry
def appraise(
    rules: Any, weights: Any, views: Any, index: int, actions: Any, count: int, valued: Any, plans: Any
) -> None:
    """Value the listed actions of the seat that is asked; what is asked of the rival is valued the other way round."""
    view, plan = views[index], plans[0]
    plan.seat = seat_due(view)
    weigh_routes(rules[0], weights[0], view, plan)
    weigh_holdings(rules[0], weights[0], view, plan)
    sign = -1.0 if is_rival(rules[0], plan.seat) else 1.0
    for place in range(count):
        valued[place] = sign * worth_of(rules[0], weights[0], view, plan, actions[place])


@kernel
def worth_of(rules: Any, weights: Any, view: Any, plan: Any, action: int) -> float:
    """Value one action by what it answers."""
    kind = kind_due(view)
    if kind == TURN:
        return turn_worth(rules, weights, view, plan, action)
    if kind in (SWAP_OF_BONUS, SWAP_OF_PRIZE):
        return swap_worth(rules, plan, action)
    if kind == LOSE:
        return -loss_of_one(rules, plan, action - codes.LOSE)
    if kind == TOLL:
        return toll_worth(rules, weights, view, plan, action)
    if kind == OWNER:
        return -float(score(rules, view, action - codes.OWNER))
    if kind == THIEF:
        return thief_worth(rules, weights, view, plan, action - codes.NAME)
    if kind == START:
        return start_worth(rules, view, action - codes.START)
    if kind == KEEP:
        return keep_worth(rules, weights, view, plan, action - codes.KEEP)
    return receipt_worth(rules, weights, view, plan, kind, action)


@kernel
def receipt_worth(rules: Any, weights: Any, view: Any, plan: Any, kind: int, action: int) -> float:
    """Value what is received: balloons, a space, or nothing."""
    if action == codes.SPACE:
        return gain_of_space(rules, weights, plan)
    if action in (codes.VETO, codes.DONE):
        return 0.0
    value = run_worth(rules, weights, plan, action)
    if kind == PICK and rules.is_capital:
        for place in range(2):
            balloon = balloon_of_run(action, place)
            if balloon != codes.NO_BALLOON and owners_due(rules, view, plan.seat, balloon):
                value -= weights.favour * weights.reward
    return value


@kernel
def run_worth(rules: Any, weights: Any, plan: Any, action: int) -> float:
    """Value the balloons of a run, and the spaces that they use up; of a third one roughly."""
    one, other, third = balloon_of_run(action, 0), balloon_of_run(action, 1), balloon_of_run(action, 2)
    if other == codes.NO_BALLOON:
        return gain_of_one(rules, weights, plan, one)
    value = gain_of_two(rules, weights, plan, one, other)
    return value if third == codes.NO_BALLOON else value + gain_of_one(rules, weights, plan, third)


@kernel
def swap_worth(rules: Any, plan: Any, action: int) -> float:
    """[AO-9.2] Value a swap; none is worth nothing."""
    if action == codes.DONE:
        return 0.0
    old, new = (action - codes.SWAP) // BALLOONS, (action - codes.SWAP) % BALLOONS
    change(plan, old, -1)
    value: float = promise_with(rules, plan, new, 1, 0) - plan.now
    change(plan, old, 1)
    return value


@kernel
def toll_worth(rules: Any, weights: Any, view: Any, plan: Any, action: int) -> float:
    """[AO-9.4] Value a toll: received, it is worth what it adds; handed over, it costs what it was worth."""
    balloon = balloon_of_run(action, 0)
    if number_due(view) == plan.seat:
        return gain_of_one(rules, weights, plan, balloon)
    return -loss_of_one(rules, plan, balloon)


@kernel
def thief_worth(rules: Any, weights: Any, view: Any, plan: Any, cell: int) -> float:
    """[AO-9.9] Value a space of the victim: what is seen in it, or a guess where it is hidden."""
    content = view.cells[number_due(view), cell]
    if HELD <= content < CROSSED:
        return 1.0 + gain_of_one(rules, weights, plan, content - HELD)
    return 0.05 if content == UNSEEN else 0.0


@kernel
def start_worth(rules: Any, view: Any, city: int) -> float:
    """[AO-3.1] Value a city to start from: ways out, and the types found at their ends."""
    value = 0.0
    for place in range(rules.degree[city]):
        route = rules.routes_at[city, place]
        goal = other_end(rules, route, city)
        types = rules.types_at[goal]
        value += 0.2
        while types:
            types &= types - 1
            value += 0.1
        value += 0.1 * rules.points_of_length[rules.length[route]]
    for seat in range(rules.seats):
        value -= 0.5 * (view.city[seat] == city)
    return value


@kernel
def keep_worth(rules: Any, weights: Any, view: Any, plan: Any, choice: int) -> float:
    """[AO-9.11] Value keeping one order, or both, by how far apart their cities are."""
    value = 0.0
    for place in range(ORDERS_DEALT):
        if choice in (place, ORDERS_DEALT):
            order = view.orders[plan.seat, place]
            measure(rules, view, plan.seat, plan.near_cost, plan.is_done, rules.order_ends[order, 0])
            chance = 1.2 * weights.journey ** plan.near_cost[rules.order_ends[order, 1]]
            worth = rules.order_points[order]
            value += min(chance, 1.0) * worth - max(1.0 - chance, 0.0) * (worth // 2)
    return value


@entry
def play_greedily(
    rules: Any, weights: Any, states: Any, views: Any, is_greedy: Any, actions: Any, valued: Any, plans: Any
) -> int:
    """Play every match from its start to its end; give the number of actions.

    Seats where `is_greedy` is not 0 choose what `appraise` values most in their own view, the others choose at random.
    `views` is scratch space of two records, the second blank; `valued` of as many numbers as `actions`.
    """
    played = 0
    for index in range(len(states)):
        start(rules, states, index)
        count = go_on_by_chance(rules[0], states[index], actions)
        while count > 0:
            state = states[index]
            action = actions[below(state, count)]
            if is_greedy[decider(rules[0], seat_due(state))]:
                views[0] = views[1]
                show(rules[0], state, views[0], decider(rules[0], seat_due(state)))
                appraise(rules, weights, views, 0, actions, count, valued, plans)
                action = actions[best_of(state, valued, count)]
            count = step(rules, states, index, action, actions)
            played += 1
    return played


@kernel
def decider(rules: Any, seat: int) -> int:
    """[AO-8.4] Name the seat that makes a seat's choices."""
    return 0 if rules.is_solo else seat


@kernel
def best_of(state: Any, valued: Any, count: int) -> int:
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
