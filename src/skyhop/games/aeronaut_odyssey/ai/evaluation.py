"""Evaluation of the greedy player: a value for each action of the deciding seat, computed only from its view.

The value of a route is the sum of its points and its use for trajectories, orders and faces. If another player can
pay for the route, its value is higher, because a claim denies the points to this player. The value of a balloon
depends on the routes that the balloon helps to claim. The value of an action is the change of these values.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from skyhop.engine.kernel import entry, kernel, kernel_apart
from skyhop.engine.record import Array1, Many, Records, Row, Values, record_of, records
from skyhop.engine.state import Ruleset, View
from skyhop.game.ai import Evaluation, EvaluationKernel
from skyhop.games.aeronaut_odyssey.actions import (
    DONE,
    KEEP,
    LOSE,
    NAME,
    NO_BALLOON,
    OWNER,
    SPACE,
    START,
    VETO,
    balloon_of,
    run_of,
    swap_of,
)
from skyhop.games.aeronaut_odyssey.ai.features import FEATURES, FeatureScratch
from skyhop.games.aeronaut_odyssey.ai.plan import TUNED, EvaluationPlan, Weights
from skyhop.games.aeronaut_odyssey.ai.routes import (
    change,
    gain_of_one,
    gain_of_space,
    gain_of_two,
    loss_of_one,
    promise_with,
    weigh_holdings,
    weigh_routes,
)
from skyhop.games.aeronaut_odyssey.ai.turns import turn_worth
from skyhop.games.aeronaut_odyssey.constants import ORDERS_DEALT
from skyhop.games.aeronaut_odyssey.rules.agenda import kind_due, number_due, seat_due
from skyhop.games.aeronaut_odyssey.rules.move import other_end, owners_due
from skyhop.games.aeronaut_odyssey.rules.trajectories import measure, points_lost
from skyhop.games.aeronaut_odyssey.rules.turns import is_rival, score
from skyhop.games.aeronaut_odyssey.state import Cell, Due, Rules, ViewRecord

_WEIGHTS = {base: record_of(Weights, tuned) for base, tuned in TUNED.items()}


def weights_for(ruleset: Ruleset) -> Records:
    """Return the weights for a ruleset as an array with one record. Self-play has tuned these weights."""
    return _WEIGHTS[str(ruleset.parameters["base"])]


def values(view: View, actions: Sequence[int]) -> Array1[np.float64]:
    """Return the value of each action for the deciding seat of the view, with shape (actions,).

    Higher values are better.
    """
    listed = np.array(actions, np.int16)
    valued = np.zeros(len(listed))
    evaluate(view.ruleset.record, weights_for(view.ruleset), view.records, listed, valued, records(EvaluationPlan, 1))
    return valued


@entry
def evaluate(
    rules: Many[Rules],
    weights: Many[Weights],
    views: Many[ViewRecord],
    actions: Row,
    valued: Values,
    plans: Many[EvaluationPlan],
) -> None:
    """Write the value of each action into `valued`. `views[0]` is the view of the deciding seat."""
    weigh_actions(rules[0], weights[0], views[0], plans[0], actions, valued)


@kernel_apart
def weigh_actions(
    rules: Rules, weights: Weights, view: ViewRecord, plan: EvaluationPlan, actions: Row, valued: Values
) -> None:
    """Write the value of each action for the deciding seat into `valued`.

    In a solo match, the human also decides for the rival. For the rival's decisions, change the sign of all values,
    because the rival's gain is the human's loss.
    """
    plan.seat = seat_due(view)
    weigh_routes(rules, weights, view, plan)
    weigh_holdings(rules, weights, view, plan)
    sign = -1.0 if is_rival(rules, plan.seat) else 1.0
    for place in range(len(actions)):
        valued[place] = sign * worth_of(rules, weights, view, plan, actions[place])


@kernel
def worth_of(rules: Rules, weights: Weights, view: ViewRecord, plan: EvaluationPlan, action: int) -> float:
    """Return the value of one action. The method depends on the kind of the pending decision."""
    kind = kind_due(view)
    if kind == Due.TURN:
        return turn_worth(rules, weights, view, plan, action)
    if kind in (Due.SWAP_OF_BONUS, Due.SWAP_OF_PRIZE):
        return swap_worth(rules, plan, action)
    if kind == Due.LOSE:
        return -loss_of_one(rules, plan, action - LOSE)
    if kind == Due.TOLL:
        return toll_worth(rules, weights, view, plan, action)
    if kind == Due.OWNER:
        return -float(score(rules, view, action - OWNER))
    if kind == Due.THIEF:
        return thief_worth(rules, weights, view, plan, action - NAME)
    if kind == Due.START:
        return start_worth(rules, view, action - START)
    if kind == Due.KEEP:
        return keep_worth(rules, weights, view, plan, action - KEEP)
    return receipt_worth(rules, weights, view, plan, kind, action)


@kernel
def receipt_worth(
    rules: Rules, weights: Weights, view: ViewRecord, plan: EvaluationPlan, kind: int, action: int
) -> float:
    """Return the value of the balloons or the space that a seat receives through an action.

    If the seat receives nothing, return 0.
    """
    if action == SPACE:
        return gain_of_space(rules, weights, plan)
    if action in (VETO, DONE):
        return 0.0
    value = run_worth(rules, weights, plan, action)
    if kind == Due.PICK and rules.is_capital:
        run = run_of(action)
        for balloon in (run.first, run.second):
            if balloon != NO_BALLOON and owners_due(rules, view, plan.seat, balloon):
                value -= weights.favour * weights.reward
    return value


@kernel
def run_worth(rules: Rules, weights: Weights, plan: EvaluationPlan, action: int) -> float:
    """Return the value of one to three new balloons, minus the value of the inventory spaces that they occupy.

    For three balloons, the value is approximate.
    """
    one, other, third = run_of(action)
    if other == NO_BALLOON:
        return gain_of_one(rules, weights, plan, one)
    value = gain_of_two(rules, weights, plan, one, other)
    return value if third == NO_BALLOON else value + gain_of_one(rules, weights, plan, third)


@kernel
def swap_worth(rules: Rules, plan: EvaluationPlan, action: int) -> float:
    """[AO-9.2] Return the value of swapping one balloon for another. If the action declines the swap, return 0."""
    if action == DONE:
        return 0.0
    old, new = swap_of(action)
    change(plan, old, -1)
    value = promise_with(rules, plan, new, 1, 0) - plan.now
    change(plan, old, 1)
    return value


@kernel
def toll_worth(rules: Rules, weights: Weights, view: ViewRecord, plan: EvaluationPlan, action: int) -> float:
    """[AO-9.4] Return the value of a toll payment for the deciding seat.

    The value is the gain from the balloon if this seat receives the toll. If this seat pays the toll, the value is
    negative.
    """
    balloon = balloon_of(action)
    if number_due(view) == plan.seat:
        return gain_of_one(rules, weights, plan, balloon)
    return -loss_of_one(rules, plan, balloon)


@kernel
def thief_worth(rules: Rules, weights: Weights, view: ViewRecord, plan: EvaluationPlan, cell: int) -> float:
    """[AO-9.9] Return the value of robbing one space of the victim's inventory.

    If the thief sees the space, return the value of its balloon. For a hidden space, return a small constant.
    """
    content = view.cells[number_due(view), cell]
    if Cell.HELD <= content < Cell.CROSSED:
        return 1.0 + gain_of_one(rules, weights, plan, content - Cell.HELD)
    return 0.05 if content == Cell.UNSEEN else 0.0


@kernel
def start_worth(rules: Rules, view: ViewRecord, city: int) -> float:
    """[AO-3.1] Return the value of a start city.

    Each route at the city increases the value: by its points, and by the number of balloon types at its other end.
    Any other traveler in the city decreases the value.
    """
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
def keep_worth(rules: Rules, weights: Weights, view: ViewRecord, plan: EvaluationPlan, choice: int) -> float:
    """[AO-9.11] Return the value of keeping one of the two dealt orders, or both.

    The value depends on the points of each order and on the balloons needed to connect its cities.
    """
    value = 0.0
    for place in range(ORDERS_DEALT):
        if choice in (place, ORDERS_DEALT):
            order = view.orders[plan.seat, place]
            measure(rules, view, plan.seat, plan.near_cost, plan.is_done, rules.order_ends[order, 0])
            chance = 1.2 * weights.journey ** plan.near_cost[rules.order_ends[order, 1]]
            worth = rules.order_points[order]
            value += min(chance, 1.0) * worth - max(1.0 - chance, 0.0) * points_lost(worth)
    return value


@kernel
def value(rules: Rules, views: Many[ViewRecord], notes: Many[FeatureScratch], actions: Row, values: Values) -> None:
    """Write the value of each action into `values`, with the weights tuned for the rules.

    `notes[0]` is scratch space.
    """
    plan = notes[0]
    weights = plan.capital if rules.is_capital else plan.pioneer
    weigh_actions(rules, weights, views[0], plan, actions, values)


EVALUATION = Evaluation(values, EvaluationKernel(value, FeatureScratch, FEATURES.notes))
