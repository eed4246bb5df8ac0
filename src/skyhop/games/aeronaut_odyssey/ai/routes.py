"""Value of routes: their points, their symbols, and their use for trajectories, orders and faces."""

from __future__ import annotations

from typing import NamedTuple

from skyhop.engine.kernel import kernel
from skyhop.games.aeronaut_odyssey.ai.plan import FORESEEN, EvaluationPlan, Weights
from skyhop.games.aeronaut_odyssey.constants import GRAY, MIXED, ORDERS_DEALT, WILD
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
from skyhop.games.aeronaut_odyssey.state import NO_ORDER, Rules, ViewRecord

BALLOON_WORTH, SPACE_WORTH, SWAP_WORTH = 1.3, 0.8, 0.8
"""Values in points, a little below those of the author's generator because some rewards stay unused."""


class Journey(NamedTuple):
    """Two cities to join, and the prize in points."""

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
    """[AO-9.1, AO-9.11] Add to each route's value its use for the seat's trajectories and orders."""
    seat = plan.seat
    plan.hope = 0.0
    for place in range(FORESEEN):
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
    """Add to each open route's value its use for one journey; each lacking balloon discounts the prize."""
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
    """Add a journey's expected value, and insert the journey into the list of the best if it is good enough."""
    plan.hope += promise
    place = FORESEEN - 1
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
    """Write the value in points, to the plan's seat, of each route that can still be claimed."""
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
    """[AO-7.3] Add to each route around a face the share of its number that the seat can expect."""
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
    """Return True if the view shows that another player holds enough balloons for the route."""
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
