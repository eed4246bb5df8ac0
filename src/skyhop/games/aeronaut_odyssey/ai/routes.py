"""Values of routes, and values of the balloons and inventory spaces that a seat needs to claim routes."""

from __future__ import annotations

from typing import NamedTuple

from skyhop.engine.kernel import kernel
from skyhop.games.aeronaut_odyssey.ai.plan import KEPT_JOURNEYS, MAX_CONSIDERED, MAX_ITEMS, EvaluationPlan, Weights
from skyhop.games.aeronaut_odyssey.constants import GRAY, MIXED, ORDERS_DEALT, TYPES, WILD
from skyhop.games.aeronaut_odyssey.layout import NO_CITY, Prize, Symbol
from skyhop.games.aeronaut_odyssey.rules.inventory import count_held
from skyhop.games.aeronaut_odyssey.rules.routes import owners_of_side
from skyhop.games.aeronaut_odyssey.rules.trajectories import (
    FAR,
    has_gained,
    has_slot,
    is_fulfilled,
    is_newly_met,
    measure,
)
from skyhop.games.aeronaut_odyssey.state import NO_ORDER, NOBODY, Rules, ViewRecord

BALLOON_WORTH, SPACE_WORTH, SWAP_WORTH = 1.3, 0.8, 0.8
"""Values of rewards in points.

They are slightly lower than in the map generator of the game's author, because players leave some rewards unused.
"""


class Journey(NamedTuple):
    """Connection of two cities that a seat wants to complete for a trajectory or an order.

    `prize` is its value in points.
    """

    start: int
    goal: int
    prize: float


@kernel
def prize_worth(rules: Rules, trajectory: int) -> float:
    """[AO-9.2] Return the value of a trajectory's reward in points."""
    amount = float(rules.amount[trajectory])
    prize = rules.prize[trajectory]
    if prize == Prize.POINTS:
        return amount
    if prize < Prize.POINTS:
        return BALLOON_WORTH * amount
    return (SPACE_WORTH if prize == Prize.SPACES else SWAP_WORTH) * amount


@kernel
def add_journeys(rules: Rules, weights: Weights, view: ViewRecord, plan: EvaluationPlan) -> None:
    """[AO-9.1, AO-9.11] Increase the value of each route that helps the seat to fulfil a trajectory or an order."""
    seat = plan.seat
    plan.hope = 0.0
    for place in range(KEPT_JOURNEYS):
        plan.journey_prize[place] = plan.journey_lacking[place] = plan.journey_promise[place] = 0.0
    for trajectory in range(rules.trajectory_count):
        is_open = has_slot(rules, view, trajectory) and not is_newly_met(rules, view, seat, trajectory)
        start = rules.trajectory_ends[trajectory, 0]
        if is_open and start != NO_CITY and not has_gained(view, seat, trajectory):
            goal = rules.trajectory_ends[trajectory, 1]
            add_journey(rules, weights, view, plan, Journey(start, goal, prize_worth(rules, trajectory)))
    for place in range(ORDERS_DEALT):
        order = view.orders[seat, place]
        if order != NO_ORDER and not is_fulfilled(rules, view, seat, order):
            start, goal = rules.order_ends[order, 0], rules.order_ends[order, 1]
            add_journey(rules, weights, view, plan, Journey(start, goal, 1.5 * rules.order_points[order]))


@kernel
def add_journey(rules: Rules, weights: Weights, view: ViewRecord, plan: EvaluationPlan, journey: Journey) -> None:
    """Increase the value of each unclaimed route that shortens one journey.

    The expected value of a journey is its prize, multiplied by `weights.journey` once for each balloon that the
    seat lacks. A route adds the increase of this expected value.
    """
    measure(rules, view, plan.seat, plan.near_cost, plan.is_done, journey.start)
    measure(rules, view, plan.seat, plan.far_cost, plan.is_done, journey.goal)
    lacking, prize = plan.near_cost[journey.goal], journey.prize
    if lacking >= FAR or lacking > view.free[plan.seat] + count_held(view, plan.seat):
        return
    now = prize * weights.journey**lacking
    remember(plan, prize, lacking, now)
    for route in range(rules.route_count):
        if plan.is_wanted[route]:
            one, other = rules.ends[route, 0], rules.ends[route, 1]
            through = min(plan.near_cost[one] + plan.far_cost[other], plan.near_cost[other] + plan.far_cost[one])
            if through < lacking:
                plan.worth[route] += prize * weights.journey**through - now


@kernel
def remember(plan: EvaluationPlan, prize: float, lacking: float, promise: float) -> None:
    """Add `promise`, the expected value of a journey, to the plan's total.

    If this value is among the highest so far, also insert the journey into the plan's list of best journeys.
    """
    plan.hope += promise
    place = KEPT_JOURNEYS - 1
    if promise <= plan.journey_promise[place]:
        return
    while place > 0 and promise > plan.journey_promise[place - 1]:
        plan.journey_prize[place] = plan.journey_prize[place - 1]
        plan.journey_lacking[place] = plan.journey_lacking[place - 1]
        plan.journey_promise[place] = plan.journey_promise[place - 1]
        place -= 1
    plan.journey_prize[place] = prize
    plan.journey_lacking[place] = lacking
    plan.journey_promise[place] = promise


@kernel
def weigh_routes(rules: Rules, weights: Weights, view: ViewRecord, plan: EvaluationPlan) -> None:
    """Write the value of each route for the plan's seat into the plan, in points.

    The value of a route that nobody can claim any more is 0.
    """
    for route in range(rules.route_count):
        is_mixed = rules.type_of_route[route] == MIXED
        is_free = view.claims[route] < rules.length[route] if is_mixed else view.claims[route] == 0
        plan.is_wanted[route] = is_free and rules.is_in_play[route]
        plan.worth[route] = 0.0
        if plan.is_wanted[route]:
            plan.worth[route] = rules.points_of_length[rules.length[route]] + symbols_worth(rules, route)
    if rules.face_count > 0:
        add_faces(rules, view, plan)
    add_journeys(rules, weights, view, plan)
    for route in range(rules.route_count):
        if plan.is_wanted[route] and is_contested(rules, view, plan.seat, route):
            plan.worth[route] += weights.denial * rules.points_of_length[rules.length[route]]


@kernel
def symbols_worth(rules: Rules, route: int) -> float:
    """[AO-9.3, AO-9.4] Return the value of the symbols on a route in points."""
    total = 0.0
    for space in range(rules.length[route]):
        symbol = rules.bonus[route, space]
        if symbol == Symbol.NONE:
            continue
        if symbol in (Symbol.MINUS_POINT, Symbol.MINUS_BALLOON, Symbol.MINUS_SPACE):
            total -= 1.0
        elif symbol >= Symbol.ABILITY or symbol == Symbol.TOLL:
            total += 1.5
        else:
            total += 1.0 if symbol == Symbol.PLUS_POINT else 0.8
    return total


@kernel
def add_faces(rules: Rules, view: ViewRecord, plan: EvaluationPlan) -> None:
    """[AO-7.3] Increase the value of each unclaimed route around a face, by expected points for the face.

    If other seats own more than half of the routes around a face, ignore the face.
    """
    for face in range(rules.face_count):
        own, lost, count = 0, 0, rules.side_count[face]
        for place in range(count):
            owners = owners_of_side(rules, view, rules.sides[face, place])
            own += owners >> plan.seat & 1
            lost += owners != 0 and not owners >> plan.seat & 1
        if 2 * lost > count:
            continue
        for place in range(count):
            route = rules.sides[face, place]
            if plan.is_wanted[route] and owners_of_side(rules, view, route) == 0:
                plan.worth[route] += rules.face_number[face] * (own + 1.0) / (count * count)


@kernel
def is_contested(rules: Rules, view: ViewRecord, seat: int, route: int) -> bool:
    """Return True if a player other than `seat` visibly holds enough balloons to claim the route, else False."""
    kind = rules.type_of_route[route]
    if kind == MIXED:
        return False
    for other in range(rules.seats):
        if other == seat:
            continue
        if kind == GRAY:
            for balloon in range(WILD):
                if view.held[other, balloon] + view.held[other, WILD] >= rules.length[route]:
                    return True
        elif view.held[other, kind] + view.held[other, WILD] >= rules.length[route]:
            return True
    return False


NO_ITEM = -1
GRAY_PART = 0.8
"""Factor for the value of a gray route.

The plan lists the route under every type, but a seat can claim it only once.
"""


@kernel
def weigh_holdings(rules: Rules, weights: Weights, view: ViewRecord, plan: EvaluationPlan) -> None:
    """Write the seat's balloons and free spaces into the plan, and compute their expected value.

    Also list the *items*: routes and multiroute spaces that players can claim with balloons. The function `promise`
    computes the expected value from the items.
    """
    list_items(rules, weights, view, plan)
    plan.discount[0] = 1.0
    for lacking in range(2 * MAX_CONSIDERED):
        plan.discount[lacking + 1] = plan.discount[lacking] * weights.patience
    plan.wilds = min(view.held[plan.seat, WILD], MAX_CONSIDERED)
    plan.spaces = min(view.free[plan.seat], int(weights.horizon))
    for kind in range(len(TYPES)):
        plan.held[kind] = view.held[plan.seat, kind]
        if rules.is_type[kind]:
            tabulate(plan, kind, NO_ITEM)
    plan.now = promise(rules, plan)


@kernel
def list_items(rules: Rules, weights: Weights, view: ViewRecord, plan: EvaluationPlan) -> None:
    """Fill the plan's list of items (routes and multiroute spaces) that balloons of each type can buy.

    A gray route is an item of every type.
    """
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
    """[AO-9.5] Add each free space of a multiroute to the plan's items. `worth` is the value of one space."""
    for space in range(rules.length[route]):
        if view.claimer[route, space] == NOBODY:
            add_item(plan, rules.type_of_space[route, space], route, 1, worth)


@kernel
def add_item(plan: EvaluationPlan, kind: int, route: int, cost: int, worth: float) -> None:
    """Add a route or a multiroute space to the plan's items for the balloon type `kind`.

    Do nothing if the value `worth` is not positive or if the list is full.
    """
    place = plan.item_count[kind]
    if place < MAX_ITEMS and worth > 0.0:
        plan.item_route[kind, place] = route
        plan.item_cost[kind, place] = cost
        plan.item_worth[kind, place] = worth
        plan.item_count[kind] = place + 1


@kernel
def tabulate(plan: EvaluationPlan, kind: int, without: int) -> None:
    """Write the greatest value that 0, 1, 2 … balloons of a type can buy (0/1 knapsack problem).

    Ignore the route `without`.
    """
    for count in range(MAX_CONSIDERED + 1):
        plan.bought[kind, count] = 0.0
    for place in range(plan.item_count[kind]):
        cost = plan.item_cost[kind, place]
        if plan.item_route[kind, place] != without:
            for count in range(MAX_CONSIDERED, cost - 1, -1):
                worth = plan.bought[kind, count - cost] + plan.item_worth[kind, place]
                plan.bought[kind, count] = max(plan.bought[kind, count], worth)


@kernel
def promise(rules: Rules, plan: EvaluationPlan) -> float:
    """Return the expected value of the plan's balloons and spaces, in points.

    First, add the greatest value that the balloons of each type can buy now. Then divide the free spaces and wilds
    among the types so that the added value is greatest (multiple-choice knapsack problem). Each balloon that the
    seat still lacks reduces the added value.
    """
    most = min(plan.spaces, MAX_CONSIDERED) + plan.wilds
    total = 0.0
    for count in range(most + 1):
        plan.reached[count] = 0.0
    for kind in range(len(TYPES)):
        if not rules.is_type[kind]:
            continue
        held = min(plan.held[kind], MAX_CONSIDERED)
        owned = plan.bought[kind, held]
        total += owned
        for count in range(most, 0, -1):
            for more in range(1, min(count, MAX_CONSIDERED - held) + 1):
                added = plan.discount[max(more - plan.wilds, 0)] * (plan.bought[kind, held + more] - owned)
                plan.reached[count] = max(plan.reached[count], plan.reached[count - more] + added)
    return total + plan.reached[most]


@kernel
def promise_with(rules: Rules, plan: EvaluationPlan, balloon: int, count: int, spaces: int) -> float:
    """Return the expected value as if the plan had `count` more balloons of a type and `spaces` more free spaces."""
    change(plan, balloon, count)
    plan.spaces += spaces
    promised = promise(rules, plan)
    plan.spaces -= spaces
    change(plan, balloon, -count)
    return promised


@kernel
def change(plan: EvaluationPlan, balloon: int, count: int) -> None:
    """Add `count` balloons of a type to the plan's balloons. A negative `count` removes balloons."""
    if balloon == WILD:
        plan.wilds += count
    else:
        plan.held[balloon] += count


@kernel
def gain_of_one(rules: Rules, weights: Weights, plan: EvaluationPlan, balloon: int) -> float:
    """Return the increase of the expected value if the seat receives one balloon of the type `balloon`.

    Subtract the value of the inventory space that the balloon occupies.
    """
    return promise_with(rules, plan, balloon, 1, -1) - plan.now - weights.space


@kernel
def gain_of_two(rules: Rules, weights: Weights, plan: EvaluationPlan, one: int, other: int) -> float:
    """Return the increase of the expected value if the seat receives a balloon of each of two types.

    Subtract the value of the two inventory spaces that the balloons occupy.
    """
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
    """Return the decrease of the expected value if the seat gives away one balloon of the type `balloon`."""
    return plan.now - promise_with(rules, plan, balloon, -1, 0)


@kernel
def gain_of_space(rules: Rules, weights: Weights, plan: EvaluationPlan) -> float:
    """Return the increase of the expected value if the seat receives one more inventory space.

    The result is at least `weights.space`.
    """
    return max(promise_with(rules, plan, 0, 0, 1) - plan.now, weights.space)
