"""Features of one seat: its points, its balloons and spaces, and the gains that the seat can expect.

The features have the same meaning on every map.
"""

from __future__ import annotations

from collections.abc import Iterator

from skyhop.engine.kernel import kernel
from skyhop.engine.record import Values
from skyhop.game.ai import Feature
from skyhop.games.aeronaut_odyssey.ai.plan import BEST_ROUTES, KEPT_JOURNEYS, EvaluationPlan, Weights
from skyhop.games.aeronaut_odyssey.ai.routes import (
    gain_of_one,
    gain_of_space,
    is_contested,
    weigh_holdings,
    weigh_routes,
)
from skyhop.games.aeronaut_odyssey.ai.turns import pick_worth, place_worth
from skyhop.games.aeronaut_odyssey.constants import ABILITIES, GRAY, MIXED, ORDERS_DEALT, TYPES, WILD
from skyhop.games.aeronaut_odyssey.rules.move import has_slot, other_end
from skyhop.games.aeronaut_odyssey.rules.routes import owns
from skyhop.games.aeronaut_odyssey.rules.trajectories import is_fulfilled
from skyhop.games.aeronaut_odyssey.rules.turns import score
from skyhop.games.aeronaut_odyssey.state import NO_ORDER, NOWHERE, Due, Rules, ViewRecord

POINTS, PROMISE, DUE, PROSPECT, FREE, HELD, WILDS, ROUTES_OWNED, PAYABLE, BEST = range(10)
HOPE, AT_STAKE, WAYS, PLACE, PROFIT, ABILITY, TURNS_AWAY, PASSED, PLAIN = range(10, 19)
"""Indices of the features of a seat that do not describe a single route or journey.

The features of its best routes and of its journeys have the next indices.
"""
OF_ROUTE, OF_JOURNEY = 3, 2
FIRST_JOURNEY = PLAIN + BEST_ROUTES * OF_ROUTE
NUMBERS = FIRST_JOURNEY + KEPT_JOURNEYS * OF_JOURNEY


def prospect_table(owner: str) -> Iterator[Feature]:
    """Yield the description of each feature that `write_prospects` writes.

    `owner` names the seat in these descriptions.
    """
    yield Feature(f"{owner}: points", "points if the match ended now, without hidden points", 20)
    yield Feature(f"{owner}: promise", "expected value of balloons and free spaces, by the plan of `greedy`", 20)
    yield Feature(f"{owner}: due", "value of the pending picks, rewards and profits of the seat", 5)
    yield Feature(f"{owner}: prospect", "points plus the discounted expected value", 20)
    yield Feature(f"{owner}: free spaces", "free spaces of the inventory", 20)
    yield Feature(f"{owner}: balloons", "balloons that can pay for routes", 10)
    yield Feature(f"{owner}: wilds", "visible wild balloons", 5)
    yield Feature(f"{owner}: routes", "number of the seat's routes", 10)
    yield Feature(f"{owner}: payable", "routes that the seat can pay for now", 10)
    yield Feature(f"{owner}: best payable", "value of the best payable route", 10)
    yield Feature(f"{owner}: hope", "value of all journeys, discounted for each missing balloon", 10)
    yield Feature(f"{owner}: at stake", "points of visible, unfulfilled secret orders", 10)
    yield Feature(f"{owner}: ways on", "cities with a free slot in reach of one flight", 5)
    yield Feature(f"{owner}: place", "value of the current city, as `greedy` estimates it", 5)
    yield Feature(f"{owner}: profits", "1 if the seat may profit before its next turn")
    yield Feature(f"{owner}: abilities", "unused abilities", 3)
    yield Feature(f"{owner}: turns away", "turns of other seats before the next own turn", 5)
    yield Feature(f"{owner}: passed", "1 if the seat was skipped and no other seat has acted since")
    for place in range(1, BEST_ROUTES + 1):
        yield Feature(f"{owner}: route {place}", "value of the route of this rank", 10)
        yield Feature(f"{owner}: route {place} lacks", "missing balloons for this route", 5)
        yield Feature(f"{owner}: route {place} contested", "1 if another seat visibly has the balloons for this route")
    for place in range(1, KEPT_JOURNEYS + 1):
        yield Feature(f"{owner}: journey {place}", "prize of the journey of this rank", 10)
        yield Feature(f"{owner}: journey {place} lacks", "missing balloons on the shortest path of this journey", 5)


@kernel
def write_prospects(
    rules: Rules, weights: Weights, view: ViewRecord, plan: EvaluationPlan, seat: int, numbers: Values
) -> None:
    """Write the features of one seat into `numbers`, in the order of `prospect_table`."""
    plan.seat = seat
    weigh_routes(rules, weights, view, plan)
    weigh_holdings(rules, weights, view, plan)
    numbers[POINTS] = score(rules, view, seat)
    numbers[PROMISE] = plan.now
    numbers[DUE] = due_worth(rules, weights, view, plan)
    numbers[PROSPECT] = numbers[POINTS] + weights.future * (numbers[PROMISE] + numbers[DUE])
    numbers[FREE] = view.free[seat]
    numbers[HELD] = view.balloons[seat]
    numbers[WILDS] = view.held[seat, WILD]
    numbers[ROUTES_OWNED] = 0
    for route in range(rules.route_count):
        numbers[ROUTES_OWNED] += owns(view, seat, route)
    numbers[HOPE] = plan.hope
    numbers[AT_STAKE] = points_at_stake(rules, view, seat)
    write_place(rules, weights, view, plan, numbers)
    numbers[PROFIT] = not rules.is_capital and not view.has_profited[seat]
    numbers[ABILITY] = 0
    for ability in range(len(ABILITIES)):
        numbers[ABILITY] += view.abilities[seat, ability]
    numbers[TURNS_AWAY] = (seat - view.turn) % rules.seats
    numbers[PASSED] = view.has_passed[seat]
    write_best_routes(rules, weights, view, plan, numbers)
    for place in range(KEPT_JOURNEYS):
        at = FIRST_JOURNEY + OF_JOURNEY * place
        numbers[at] = plan.journey_prize[place]
        numbers[at + 1] = plan.journey_lacking[place]


@kernel
def due_worth(rules: Rules, weights: Weights, view: ViewRecord, plan: EvaluationPlan) -> float:
    """[AO-5.7] Return the value of the balloons and spaces that the seat can choose in its pending decisions.

    These decisions are picks, rewards and profits.
    """
    total = 0.0
    for item in range(view.agenda_size):
        kind, number = view.agenda_kind[item], view.agenda_number[item]
        if view.agenda_seat[item] != plan.seat or plan.spaces == 0:
            continue
        if kind == Due.PICK:
            total += pick_worth(rules, weights, view, plan, number, view.city[plan.seat])
        elif kind in (Due.REWARD, Due.REFUSABLE):
            total += max(best_gain(rules, weights, plan, -1), gain_of_space(rules, weights, plan))
        elif kind == Due.PROFIT:
            total += max(best_gain(rules, weights, plan, number), 0.0)
    return total


@kernel
def best_gain(rules: Rules, weights: Weights, plan: EvaluationPlan, types: int) -> float:
    """Return the greatest gain from one more balloon of the allowed types, or 0 if no balloon is a gain.

    `types` is a bit mask of the allowed balloon types.
    """
    best = 0.0
    for kind in range(len(TYPES)):
        if rules.is_type[kind] and types >> kind & 1:
            best = max(best, gain_of_one(rules, weights, plan, kind))
    return best


@kernel
def points_at_stake(rules: Rules, view: ViewRecord, seat: int) -> int:
    """[AO-9.11] Return the sum of the points of a seat's visible orders that are not fulfilled yet."""
    points = 0
    for place in range(ORDERS_DEALT):
        order = view.orders[seat, place]
        if order != NO_ORDER and not is_fulfilled(rules, view, seat, order):
            points += rules.order_points[order]
    return points


@kernel
def write_place(rules: Rules, weights: Weights, view: ViewRecord, plan: EvaluationPlan, numbers: Values) -> None:
    """[AO-5.1] Write the value of the traveler's city and the number of possible moves into `numbers`.

    Before the traveler has a start city, both are 0.
    """
    numbers[WAYS], numbers[PLACE] = 0, 0
    city = view.city[plan.seat]
    if city == NOWHERE:
        return
    numbers[PLACE] = place_worth(rules, weights, view, plan, city)
    for place in range(rules.degree[city]):
        numbers[WAYS] += has_slot(rules, view, other_end(rules, rules.routes_at[city, place], city))


@kernel
def write_best_routes(rules: Rules, weights: Weights, view: ViewRecord, plan: EvaluationPlan, numbers: Values) -> None:
    """[AO-6.1] Write features of the best unclaimed routes, by expected value, into `numbers`.

    Also write the number of routes for which the seat can pay now, and the highest value among these routes.
    """
    numbers[PLAIN:FIRST_JOURNEY] = 0
    numbers[PAYABLE], numbers[BEST] = 0, 0
    for place in range(BEST_ROUTES):
        plan.best_promise[place] = 0.0
    for route in range(rules.route_count):
        if not plan.is_wanted[route]:
            continue
        worth, lacking = plan.worth[route], balloons_lacking(rules, view, plan.seat, route)
        if lacking == 0:
            numbers[PAYABLE] += 1
            numbers[BEST] = max(numbers[BEST], worth)
        insert(plan, worth * weights.patience**lacking, route)
    for place in range(BEST_ROUTES):
        if plan.best_promise[place] > 0:
            route, at = plan.best_route[place], PLAIN + OF_ROUTE * place
            numbers[at] = plan.worth[route]
            numbers[at + 1] = balloons_lacking(rules, view, plan.seat, route)
            numbers[at + 2] = is_contested(rules, view, plan.seat, route)


@kernel
def insert(plan: EvaluationPlan, promise: float, route: int) -> None:
    """Insert a route into the plan's list of best routes, sorted by the expected value `promise`.

    If the expected value is too low for the list, do nothing.
    """
    place = BEST_ROUTES - 1
    if promise <= plan.best_promise[place]:
        return
    while place > 0 and promise > plan.best_promise[place - 1]:
        plan.best_promise[place] = plan.best_promise[place - 1]
        plan.best_route[place] = plan.best_route[place - 1]
        place -= 1
    plan.best_promise[place] = promise
    plan.best_route[place] = route


@kernel
def balloons_lacking(rules: Rules, view: ViewRecord, seat: int, route: int) -> int:
    """[AO-6.1, AO-9.5, AO-9.8] Return the number of balloons that a seat still needs to claim a route.

    Each wild of the seat replaces one balloon.
    """
    kind, length = rules.type_of_route[route], rules.length[route]
    wilds = view.held[seat, WILD]
    if kind == MIXED:
        return max(spaces_lacking(rules, view, seat, route) - wilds, 0)
    most = 0
    for balloon in range(WILD):
        if kind in (GRAY, balloon):
            most = max(most, view.held[seat, balloon])
    return max(length - most - wilds, 0)


@kernel
def spaces_lacking(rules: Rules, view: ViewRecord, seat: int, route: int) -> int:
    """[AO-9.5] Count the free spaces of a multiroute for which the seat has no balloon of their type. Ignore wilds."""
    count = 0
    for space in range(rules.length[route]):
        is_free = view.claimer[route, space] < 0
        count += is_free and view.held[seat, rules.type_of_space[route, space]] == 0
    return count
