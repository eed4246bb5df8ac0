"""What routes are worth to a seat: points, faces, symbols, journeys, and who else wants them."""

from __future__ import annotations

from skyhop.engine.kernel import kernel
from skyhop.games.aeronaut_odyssey.ai.journeys import add_journeys
from skyhop.games.aeronaut_odyssey.ai.plan import Plan
from skyhop.games.aeronaut_odyssey.ai.weights import Weights
from skyhop.games.aeronaut_odyssey.constants import GRAY, MIXED, WILD
from skyhop.games.aeronaut_odyssey.layout import Symbol
from skyhop.games.aeronaut_odyssey.rules.faces import owners_of_side
from skyhop.games.aeronaut_odyssey.ruleset import Rules
from skyhop.games.aeronaut_odyssey.state import ViewRecord


@kernel
def weigh_routes(rules: Rules, weights: Weights, view: ViewRecord, plan: Plan) -> None:
    """Write what each route that can still be claimed is worth to the plan's seat, in points."""
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
    """[AO-9.3, AO-9.4] Reckon the symbols on a route in points."""
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
def add_faces(rules: Rules, view: ViewRecord, plan: Plan) -> None:
    """[AO-7.3] Add to each route around a face the part of its number that the seat may hope for."""
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
    """Say whether another player is seen to hold enough for a route."""
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
