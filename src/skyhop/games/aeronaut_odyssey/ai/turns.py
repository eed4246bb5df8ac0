"""Values of the actions that a seat can take on its turn: moves, claims, abilities."""

from __future__ import annotations

from skyhop.engine.kernel import kernel
from skyhop.games.aeronaut_odyssey.actions import (
    LATE,
    MOVE,
    TELEPORT,
    ActionKind,
    Payment,
    claim_of,
    kind_of,
    share_of,
    space_claim_of,
    theft_of,
)
from skyhop.games.aeronaut_odyssey.ai.plan import EvaluationPlan, Weights
from skyhop.games.aeronaut_odyssey.ai.routes import (
    NO_ITEM,
    change,
    gain_of_one,
    gain_of_two,
    loss_of_one,
    prize_worth,
    promise,
    tabulate,
)
from skyhop.games.aeronaut_odyssey.constants import GRAY, TYPES, WILD
from skyhop.games.aeronaut_odyssey.rules.inventory import fitting
from skyhop.games.aeronaut_odyssey.rules.move import has_slot, other_end
from skyhop.games.aeronaut_odyssey.rules.rewards import may_pick_wild, types_to_pick
from skyhop.games.aeronaut_odyssey.rules.routes import is_at, owns
from skyhop.games.aeronaut_odyssey.state import Rules, ViewRecord

SECOND_WIND = 2.0
STEAL = 0.5
NOTHING = -1e6
MANY_WAYS = 4


@kernel
def turn_worth(rules: Rules, weights: Weights, view: ViewRecord, plan: EvaluationPlan, action: int) -> float:
    """Return the value of a move, a claim or the use of an ability. If the action ends the turn, return 0."""
    kind = kind_of(action)
    if kind == ActionKind.MOVE:
        return move_worth(rules, weights, view, plan, action - MOVE)
    if kind == ActionKind.CLAIM:
        return claim_worth(rules, weights, view, plan, action)
    if kind == ActionKind.CLAIM_SPACE:
        return space_claim_worth(rules, weights, view, plan, action)
    if kind == ActionKind.STEAL:
        return STEAL + gain_of_one(rules, weights, plan, theft_of(action).balloon)
    if kind == ActionKind.LATE:
        return prize_worth(rules, action - LATE)
    if kind == ActionKind.SHARE:
        return share_worth(rules, weights, plan, action)
    if kind == ActionKind.TELEPORT:
        return teleport_worth(rules, weights, view, plan, action - TELEPORT)
    return SECOND_WIND if kind == ActionKind.WIND else 0.0


@kernel
def payment_loss(rules: Rules, plan: EvaluationPlan, payment: Payment) -> float:
    """Return the expected value of the balloons in a payment for a route. Ignore the value of this route."""
    route, kind, wilds = payment
    own = rules.type_of_route[route] if kind == WILD else kind
    change(plan, WILD, -wilds)
    if kind != WILD:
        change(plan, kind, wilds - rules.length[route])
    if own < GRAY:
        tabulate(plan, own, route)
    loss: float = plan.now - promise(rules, plan)
    if own < GRAY:
        tabulate(plan, own, NO_ITEM)
    if kind != WILD:
        change(plan, kind, rules.length[route] - wilds)
    change(plan, WILD, wilds)
    return loss


@kernel
def claim_worth(rules: Rules, weights: Weights, view: ViewRecord, plan: EvaluationPlan, action: int) -> float:
    """[AO-6] Return the value of a claim: the value of the route and its rewards, minus the value of the payment."""
    payment = claim_of(action)
    value = plan.worth[payment.route] - weights.future * payment_loss(rules, plan, payment)
    return value + rewards_of_claim(rules, weights, view, plan, payment.route)


@kernel
def rewards_of_claim(rules: Rules, weights: Weights, view: ViewRecord, plan: EvaluationPlan, route: int) -> float:
    """[AO-6.2, AO-9.10] Return the value of the reward that a claim brings to the claimer.

    For each spy that would receive a balloon, subtract a cost.
    """
    value = weights.reward if is_at(rules, view, plan.seat, route) else 0.0
    if rules.has_thieves:
        for other in range(rules.seats):
            if other != plan.seat and is_at(rules, view, other, route):
                value -= weights.favour
    return value


@kernel
def space_claim_worth(rules: Rules, weights: Weights, view: ViewRecord, plan: EvaluationPlan, action: int) -> float:
    """[AO-9.5] Return the value of claiming a multiroute space: part of the route's value, minus the payment.

    The part is larger if the claim completes the route.
    """
    route, space, is_wild = space_claim_of(action)
    balloon = WILD if is_wild else rules.type_of_space[route, space]
    loss = weights.future * loss_of_one(rules, plan, balloon)
    if view.claims[route] + 1 < rules.length[route]:
        return plan.worth[route] / rules.length[route] - loss
    takes_part = False
    for other in range(rules.length[route]):
        takes_part = takes_part or view.claimer[route, other] == plan.seat
    share = 0.9 if takes_part else 0.7
    return share * plan.worth[route] - loss + rewards_of_claim(rules, weights, view, plan, route)


@kernel
def share_worth(rules: Rules, weights: Weights, plan: EvaluationPlan, action: int) -> float:
    """[AO-9.4] Return the value of sharing a route: its points, minus the value of the payment."""
    payment = share_of(action)
    points = float(rules.points_of_length[rules.length[payment.route]])
    return points - weights.future * payment_loss(rules, plan, payment)


@kernel
def teleport_worth(rules: Rules, weights: Weights, view: ViewRecord, plan: EvaluationPlan, city: int) -> float:
    """[AO-9.4] Return the value of a teleport: the value of the new city, minus the value of the current city.

    Also subtract half the value of a reward, because the ability is used up.
    """
    gained = place_worth(rules, weights, view, plan, city)
    lost = place_worth(rules, weights, view, plan, view.city[plan.seat])
    return gained - lost - 0.5 * weights.reward


@kernel
def place_worth(rules: Rules, weights: Weights, view: ViewRecord, plan: EvaluationPlan, city: int) -> float:
    """[AO-5.1, AO-6.2] Return the value of a city as the position of the traveler.

    The value depends on the possible moves. It also depends on the rewards for routes at the city that the seat can
    soon claim.
    """
    best, ways = 0.0, 0
    for place in range(rules.degree[city]):
        route = rules.routes_at[city, place]
        ways += has_slot(rules, view, other_end(rules, route, city))
        kind = rules.type_of_route[route]
        if plan.is_wanted[route] and kind < GRAY:
            missing = max(rules.length[route] - view.held[plan.seat, kind], 0)
            best = max(best, 1.0 / (1.0 + missing))
    value: float = best * weights.beside * weights.reward + weights.roam * min(ways, MANY_WAYS)
    return value if ways > 0 else value - weights.ways


@kernel
def move_worth(rules: Rules, weights: Weights, view: ViewRecord, plan: EvaluationPlan, route: int) -> float:
    """[AO-5] Return the value of a move: the value of the picked balloons and of the new city.

    Subtract the value of rewards, tolls and profits that other players may receive.
    """
    goal = other_end(rules, route, view.city[plan.seat])
    value = weights.future * pick_worth(rules, weights, view, plan, route, goal)
    value += place_worth(rules, weights, view, plan, goal)
    for other in range(rules.seats):
        if other == plan.seat:
            continue
        if owns(view, other, route):
            value -= weights.favour * weights.reward
        if view.toll[other, route]:
            value -= weights.reward
        if not rules.is_capital and not view.has_profited[other] and view.free[other] > 0:
            value -= weights.favour
    return value


@kernel
def pick_worth(rules: Rules, weights: Weights, view: ViewRecord, plan: EvaluationPlan, flown: int, goal: int) -> float:
    """[AO-5.3] Return the value of the best balloons that the seat can pick after a move over a route.

    `flown` is this route. `goal` is the city at its end.
    """
    types = types_to_pick(rules, goal, flown)
    count = fitting(view, plan.seat)
    best = NOTHING
    for one in range(len(TYPES)):
        if count == 1 and types >> one & 1:
            best = max(best, gain_of_one(rules, weights, plan, one))
        for other in range(one, len(TYPES)):
            if count > 1 and types >> one & 1 and types >> other & 1:
                best = max(best, gain_of_two(rules, weights, plan, one, other))
    if may_pick_wild(rules, goal) and count > 0:
        best = max(best, gain_of_one(rules, weights, plan, WILD))
    return best if best > NOTHING else 0.0
