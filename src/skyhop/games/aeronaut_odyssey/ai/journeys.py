"""Journeys still to be joined: what a route is worth for trajectories and secret orders."""

from __future__ import annotations

from typing import NamedTuple

from skyhop.engine.kernel import kernel
from skyhop.games.aeronaut_odyssey.ai.plan import FORESEEN, Plan
from skyhop.games.aeronaut_odyssey.ai.weights import Weights
from skyhop.games.aeronaut_odyssey.constants import ORDERS_DEALT
from skyhop.games.aeronaut_odyssey.layout import NO_CITY, Prize
from skyhop.games.aeronaut_odyssey.rules.distances import FAR, measure
from skyhop.games.aeronaut_odyssey.rules.inventory import count_held
from skyhop.games.aeronaut_odyssey.rules.orders import is_fulfilled
from skyhop.games.aeronaut_odyssey.rules.trajectories import has_gained, has_slot, is_newly_met
from skyhop.games.aeronaut_odyssey.ruleset import Rules
from skyhop.games.aeronaut_odyssey.state import NO_ORDER, ViewRecord

BALLOON_WORTH, SPACE_WORTH, SWAP_WORTH = 1.3, 0.8, 0.8
"""In points; what the author's generator reckons with is a little higher, for all of it is not always used."""


class Journey(NamedTuple):
    """Two cities to be joined, and what for, in points."""

    start: int
    goal: int
    prize: float


@kernel
def prize_worth(rules: Rules, trajectory: int) -> float:
    """[AO-9.2] Reckon the reward of a trajectory in points."""
    amount = float(rules.amount[trajectory])
    prize = rules.prize[trajectory]
    if prize == Prize.POINTS:
        return amount
    if prize < Prize.POINTS:
        return BALLOON_WORTH * amount
    return (SPACE_WORTH if prize == Prize.SPACES else SWAP_WORTH) * amount


@kernel
def add_journeys(rules: Rules, weights: Weights, view: ViewRecord, plan: Plan) -> None:
    """[AO-9.1, AO-9.11] Add to each route's worth how much nearer it brings the seat's trajectories and orders."""
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
def add_journey(rules: Rules, weights: Weights, view: ViewRecord, plan: Plan, journey: Journey) -> None:
    """Add to each open route's worth what it does for one journey: the prize counts less for each balloon lacking."""
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
def remember(plan: Plan, prize: float, lacking: float, promise: float) -> None:
    """Note what a journey promises, and put it where it belongs among the few best."""
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
