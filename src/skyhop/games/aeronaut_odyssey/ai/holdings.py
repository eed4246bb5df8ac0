"""Value of balloons and spaces: the routes that a seat can buy with them and with balloons still to come."""

from __future__ import annotations

from skyhop.engine.kernel import kernel
from skyhop.games.aeronaut_odyssey.ai.plan import ITEMS, MOST, EvaluationPlan, Weights
from skyhop.games.aeronaut_odyssey.ai.routes import is_contested
from skyhop.games.aeronaut_odyssey.constants import GRAY, MIXED, TYPES, WILD
from skyhop.games.aeronaut_odyssey.state import NOBODY, Rules, ViewRecord

NO_ITEM = -1
GRAY_PART = 0.8
"""Discount of a gray route: the plan lists it under every type, but a seat claims it once."""


@kernel
def weigh_holdings(rules: Rules, weights: Weights, view: ViewRecord, plan: EvaluationPlan) -> None:
    """Write the holdings of the plan's seat, the things it can buy, and their expected value."""
    list_items(rules, weights, view, plan)
    plan.discount[0] = 1.0
    for lacking in range(2 * MOST):
        plan.discount[lacking + 1] = plan.discount[lacking] * weights.patience
    plan.wilds = min(view.held[plan.seat, WILD], MOST)
    plan.spaces = min(view.free[plan.seat], int(weights.horizon))
    for kind in range(len(TYPES)):
        plan.held[kind] = view.held[plan.seat, kind]
        if rules.is_type[kind]:
            tabulate(plan, kind, NO_ITEM)
    plan.now = promise(rules, plan)


@kernel
def list_items(rules: Rules, weights: Weights, view: ViewRecord, plan: EvaluationPlan) -> None:
    """List the things that balloons of each type can buy: routes, gray routes under every type, multiroute spaces."""
    for kind in range(len(TYPES)):
        plan.item_count[kind] = 0
    for route in range(rules.route_count):
        if not plan.is_wanted[route]:
            continue
        worth = plan.worth[route]
        if is_contested(rules, view, plan.seat, route):
            worth *= weights.contested
        kind = rules.type_of_route[route]
        if kind == MIXED:
            add_spaces(rules, view, plan, route, worth / rules.length[route])
        elif kind == GRAY:
            for each in range(len(TYPES)):
                add_item(plan, each, route, rules.length[route], GRAY_PART * rules.is_type[each] * worth)
        else:
            add_item(plan, kind, route, rules.length[route], worth)


@kernel
def add_spaces(rules: Rules, view: ViewRecord, plan: EvaluationPlan, route: int, worth: float) -> None:
    """[AO-9.5] List each free space of a multiroute as an item of its own."""
    for space in range(rules.length[route]):
        if view.claimer[route, space] == NOBODY:
            add_item(plan, rules.type_of_space[route, space], route, 1, worth)


@kernel
def add_item(plan: EvaluationPlan, kind: int, route: int, cost: int, worth: float) -> None:
    """Add an item that balloons of a type can buy, if it is worth something and there is room."""
    place = plan.item_count[kind]
    if place < ITEMS and worth > 0.0:
        plan.item_route[kind, place] = route
        plan.item_cost[kind, place] = cost
        plan.item_worth[kind, place] = worth
        plan.item_count[kind] = place + 1


@kernel
def tabulate(plan: EvaluationPlan, kind: int, without: int) -> None:
    """Write the most that 0, 1, 2 … balloons of a type can buy (0/1 knapsack), without the route `without`."""
    for count in range(MOST + 1):
        plan.bought[kind, count] = 0.0
    for place in range(plan.item_count[kind]):
        cost = plan.item_cost[kind, place]
        if plan.item_route[kind, place] != without:
            for count in range(MOST, cost - 1, -1):
                worth = plan.bought[kind, count - cost] + plan.item_worth[kind, place]
                plan.bought[kind, count] = max(plan.bought[kind, count], worth)


@kernel
def promise(rules: Rules, plan: EvaluationPlan) -> float:
    """Return the expected value of the plan's balloons and spaces.

    Balloons in hand buy what they can at once. Free spaces and wilds are shared out among the types for the greatest
    added value (multiple-choice knapsack). The added value is discounted for each balloon that is still lacking.
    """
    most = min(plan.spaces, MOST) + plan.wilds
    total = 0.0
    for count in range(most + 1):
        plan.reached[count] = 0.0
    for kind in range(len(TYPES)):
        if not rules.is_type[kind]:
            continue
        held = min(plan.held[kind], MOST)
        owned = plan.bought[kind, held]
        total += owned
        for count in range(most, 0, -1):
            for more in range(1, min(count, MOST - held) + 1):
                added = plan.discount[max(more - plan.wilds, 0)] * (plan.bought[kind, held + more] - owned)
                plan.reached[count] = max(plan.reached[count], plan.reached[count - more] + added)
    return total + plan.reached[most]


@kernel
def promise_with(rules: Rules, plan: EvaluationPlan, balloon: int, count: int, spaces: int) -> float:
    """Return the expected value with `count` more balloons of a type and `spaces` more free spaces."""
    change(plan, balloon, count)
    plan.spaces += spaces
    promised = promise(rules, plan)
    plan.spaces -= spaces
    change(plan, balloon, -count)
    return promised


@kernel
def change(plan: EvaluationPlan, balloon: int, count: int) -> None:
    """Add `count` balloons of a type to the plan."""
    if balloon == WILD:
        plan.wilds += count
    else:
        plan.held[balloon] += count


@kernel
def gain_of_one(rules: Rules, weights: Weights, plan: EvaluationPlan, balloon: int) -> float:
    """Return the gain from receiving a balloon, less the value of the space it uses."""
    return promise_with(rules, plan, balloon, 1, -1) - plan.now - weights.space


@kernel
def gain_of_two(rules: Rules, weights: Weights, plan: EvaluationPlan, one: int, other: int) -> float:
    """Return the gain from receiving two balloons, less the value of the spaces they use."""
    change(plan, one, 1)
    change(plan, other, 1)
    plan.spaces -= 2
    promised = promise(rules, plan)
    plan.spaces += 2
    change(plan, other, -1)
    change(plan, one, -1)
    return promised - plan.now - 2.0 * weights.space


@kernel
def loss_of_one(rules: Rules, plan: EvaluationPlan, balloon: int) -> float:
    """Return the loss from handing over a balloon."""
    return plan.now - promise_with(rules, plan, balloon, -1, 0)


@kernel
def gain_of_space(rules: Rules, weights: Weights, plan: EvaluationPlan) -> float:
    """Return the gain from one more space."""
    return max(promise_with(rules, plan, 0, 0, 1) - plan.now, weights.space)
