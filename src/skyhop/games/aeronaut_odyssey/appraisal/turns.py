"""What the actions of a turn are worth: moves, claims, abilities."""

from __future__ import annotations

from typing import Any

from skyhop.core.kernel import kernel
from skyhop.games.aeronaut_odyssey import actions as codes
from skyhop.games.aeronaut_odyssey.appraisal.holdings import (
    NO_ITEM,
    change,
    gain_of_one,
    loss_of_one,
    promise,
    tabulate,
)
from skyhop.games.aeronaut_odyssey.appraisal.journeys import prize_worth
from skyhop.games.aeronaut_odyssey.constants import BALLOONS, GRAY, SPACES, TYPES, WILD
from skyhop.games.aeronaut_odyssey.rules.inventory import all_types, fitting
from skyhop.games.aeronaut_odyssey.rules.move import has_slot, other_end
from skyhop.games.aeronaut_odyssey.rules.routes import owns

SECOND_WIND = 2.0
STEAL = 0.5
NOTHING = -1e6
MANY_WAYS = 4


@kernel
def turn_worth(rules: Any, weights: Any, view: Any, plan: Any, action: int) -> float:
    """Value an action of a turn."""
    if action < codes.CLAIM:
        return move_worth(rules, weights, view, plan, action - codes.MOVE)
    if action < codes.CLAIM_SPACE:
        return claim_worth(rules, weights, view, plan, action - codes.CLAIM)
    if action < codes.STEAL:
        return space_claim_worth(rules, weights, view, plan, action - codes.CLAIM_SPACE)
    if action < codes.LATE:
        return STEAL + gain_of_one(rules, weights, plan, (action - codes.STEAL) % BALLOONS)
    if action < codes.SHARE:
        return prize_worth(rules, action - codes.LATE)
    if action < codes.TELEPORT:
        return share_worth(rules, weights, plan, action - codes.SHARE)
    if action < codes.WIND:
        return teleport_worth(rules, weights, view, plan, action - codes.TELEPORT)
    return SECOND_WIND if action == codes.WIND else 0.0


@kernel
def payment_loss(rules: Any, plan: Any, code: int) -> float:
    """Reckon what a payment takes from what is promised, the route itself gone."""
    route = code // codes.WAYS_TO_PAY
    kind, wilds = code % codes.WAYS_TO_PAY // (SPACES + 1), code % (SPACES + 1)
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
def claim_worth(rules: Any, weights: Any, view: Any, plan: Any, code: int) -> float:
    """[AO-6] Value a claim: its worth now, and a reward beside it, against what the balloons promise later."""
    route = code // codes.WAYS_TO_PAY
    value: float = plan.worth[route] - weights.future * payment_loss(rules, plan, code)
    return value + events_of_claim(rules, weights, view, plan, route)


@kernel
def events_of_claim(rules: Any, weights: Any, view: Any, plan: Any, route: int) -> float:
    """[AO-6.2, AO-9.10] Value the reward beside a route, and what spies would see."""
    value = weights.reward if is_at(rules, view, plan.seat, route) else 0.0
    if rules.has_thieves:
        for other in range(rules.seats):
            if other != plan.seat and is_at(rules, view, other, route):
                value -= weights.favour
    return value


@kernel
def is_at(rules: Any, view: Any, seat: int, route: int) -> bool:
    """Say whether a seat's traveler stands at an end of a route."""
    city = view.city[seat]
    return city == rules.ends[route, 0] or city == rules.ends[route, 1]


@kernel
def space_claim_worth(rules: Any, weights: Any, view: Any, plan: Any, place: int) -> float:
    """[AO-9.5] Value the claim of a space: its part of the route, or all of it where it completes the route."""
    route, space = place // (2 * SPACES), place // 2 % SPACES
    balloon = WILD if place % 2 else rules.type_of_space[route, space]
    loss = weights.future * loss_of_one(rules, plan, balloon)
    if view.claims[route] + 1 < rules.length[route]:
        part: float = plan.worth[route] / rules.length[route] - loss
        return part
    takes_part = False
    for other in range(rules.length[route]):
        takes_part = takes_part or view.claimer[route, other] == plan.seat
    share = 0.9 if takes_part else 0.7
    whole: float = share * plan.worth[route] - loss + events_of_claim(rules, weights, view, plan, route)
    return whole


@kernel
def share_worth(rules: Any, weights: Any, plan: Any, code: int) -> float:
    """[AO-9.4] Value sharing a route: its points, without reward and symbols."""
    points = float(rules.points_of_length[rules.length[code // codes.WAYS_TO_PAY]])
    value: float = points - weights.future * payment_loss(rules, plan, code)
    return value


@kernel
def teleport_worth(rules: Any, weights: Any, view: Any, plan: Any, city: int) -> float:
    """[AO-9.4] Value a new place to stand, against the one there is; it is not given away for little."""
    gained = place_worth(rules, weights, view, plan, city)
    lost = place_worth(rules, weights, view, plan, view.city[plan.seat])
    value: float = gained - lost - 0.5 * weights.reward
    return value


@kernel
def place_worth(rules: Any, weights: Any, view: Any, plan: Any, city: int) -> float:
    """[AO-5.1, AO-6.2] Value standing in a city: a reward for a route there that can be paid, and ways that lead on."""
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
def move_worth(rules: Any, weights: Any, view: Any, plan: Any, route: int) -> float:
    """[AO-5] Value a move: the balloons it brings and where it leads, less what others get from it."""
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
def pick_worth(rules: Any, weights: Any, view: Any, plan: Any, flown: int, goal: int) -> float:
    """[AO-5.3] Value the best balloons that a move brings."""
    types = rules.types_at[goal]
    if rules.type_of_route[flown] == GRAY and not rules.is_capital:
        types = all_types(rules)
    count = fitting(view, plan.seat)
    best = NOTHING
    for one in range(len(TYPES)):
        if count == 1 and types >> one & 1:
            best = max(best, gain_of_one(rules, weights, plan, one))
        for other in range(one, len(TYPES)):
            if count > 1 and types >> one & 1 and types >> other & 1:
                best = max(best, gain_of_two(rules, weights, plan, one, other))
    if rules.is_capital and rules.has_gray[goal] and count > 0:
        best = max(best, gain_of_one(rules, weights, plan, WILD))
    return best if best > NOTHING else 0.0


@kernel
def gain_of_two(rules: Any, weights: Any, plan: Any, one: int, other: int) -> float:
    """Value two balloons more, and the two spaces that they use up."""
    change(plan, one, 1)
    change(plan, other, 1)
    plan.spaces -= 2
    promised = promise(rules, plan)
    plan.spaces += 2
    change(plan, other, -1)
    change(plan, one, -1)
    gain: float = promised - plan.now - 2.0 * weights.space
    return gain
