"""Features that explain hints of Aeronaut Odyssey.

The features are the points, routes, trajectories and orders at the end of each playout.
"""

from __future__ import annotations

from collections.abc import Sequence

from skyhop.engine.kernel import kernel
from skyhop.engine.record import Many, Record, Records, records
from skyhop.engine.state import View
from skyhop.game.ai import Change, HintFeatures, Numbers
from skyhop.games.aeronaut_odyssey.constants import ORDERS_DEALT, ROUTES, TRAJECTORIES
from skyhop.games.aeronaut_odyssey.rules.routes import owns
from skyhop.games.aeronaut_odyssey.rules.trajectories import has_gained, is_fulfilled
from skyhop.games.aeronaut_odyssey.rules.turns import score
from skyhop.games.aeronaut_odyssey.state import NO_ORDER, Rules, StateRecord, ViewRecord, points_of
from skyhop.games.aeronaut_odyssey.text.labels import (
    connection_name,
    goal_name,
    point_count,
    prize_name,
    route_label,
    space_count,
)
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView
from skyhop.i18n import _, percent

POINTS, BEST = 0, 1
OWN_ROUTE = 2
"""First index of the features for routes that the seat owns.

The constants below are the first indices of other groups of features.
"""
RIVAL_ROUTE = OWN_ROUTE + ROUTES
OWN_TRAJECTORY = RIVAL_ROUTE + ROUTES
RIVAL_TRAJECTORY = OWN_TRAJECTORY + TRAJECTORIES
ORDER = RIVAL_TRAJECTORY + TRAJECTORIES
COUNT = ORDER + ORDERS_DEALT

RIVALS = frozenset((*range(RIVAL_ROUTE, OWN_TRAJECTORY), *range(RIVAL_TRAJECTORY, ORDER)))
"""Indices of the features for routes that other seats own, and for trajectories that other seats fulfil."""

CERTAIN_SHARE = 0.99
"""Share of playouts after which a hint assumes that the action itself claims a route.

If the seat owns the route in at least this share of the playouts, the hint does not mention the route.
"""


class NoScratch(Record):
    """Empty scratch record. The search requires a scratch record, but the hint features need no scratch space."""

    blank: int


@kernel
def write(
    rules: Rules, view: ViewRecord, world: StateRecord, _views: Many[ViewRecord], _notes: NoScratch, numbers: Numbers
) -> None:
    """Write the hint features of a finished match into `numbers`, for the seat of `view`.

    `world` is its final state.
    """
    seat, best = view.seat, 0
    for other in range(rules.seats):
        if other != seat:
            best = max(best, score(rules, world, other))
    numbers[POINTS] = score(rules, world, seat)
    numbers[BEST] = best
    for route in range(rules.route_count):
        is_own = owns(world, seat, route)
        numbers[OWN_ROUTE + route] = is_own
        numbers[RIVAL_ROUTE + route] = world.owners[route] != 0 and not is_own
    for trajectory in range(rules.trajectory_count):
        is_own = has_gained(world, seat, trajectory)
        numbers[OWN_TRAJECTORY + trajectory] = is_own
        numbers[RIVAL_TRAJECTORY + trajectory] = world.taken[trajectory] - is_own
    for place in range(ORDERS_DEALT):
        order = view.orders[seat, place]
        numbers[ORDER + place] = order != NO_ORDER and is_fulfilled(rules, world, seat, order)


NAMES = (
    "points",
    "best",
    *(f"route {number}: own" for number in range(1, ROUTES + 1)),
    *(f"route {number}: others" for number in range(1, ROUTES + 1)),
    *(f"trajectory {number}: own" for number in range(1, TRAJECTORIES + 1)),
    *(f"trajectory {number}: others" for number in range(1, TRAJECTORIES + 1)),
    *(f"order {number}" for number in range(1, ORDERS_DEALT + 1)),
)
"""Names of the features: own points, best points of another seat, routes, trajectories and orders.

Each route has two features. The first is 1 if the seat owns the route. The second is 1 if only other seats own
the route. Each trajectory has two features. The first is 1 if the seat fulfils the trajectory. The second is
the number of other seats that fulfil it. Each order of the seat has one feature. It is 1 if the order is
fulfilled. If the board has fewer routes, trajectories or orders, the remaining features are 0.
"""


def _make_notes() -> Records:
    return records(NoScratch, 1)


def describe_hint(view: View, _action: int, changes: Sequence[Change]) -> list[str]:
    """Return sentences that explain a hint. The first sentence tells the mean final points after the action.

    The second sentence names the route, trajectory or order that explains most of the action's value. If no feature
    is a gain for the seat, omit this sentence.
    """
    game_view = AeronautOdysseyView.of(view)
    sentences = [_describe_points(changes[POINTS], changes[BEST])]
    if gains := _gains(changes):
        most = max(gains, key=lambda place: changes[place].worth)
        sentences.append(_describe_place(game_view, most, changes[most]))
    return sentences


def _gains(changes: Sequence[Change]) -> list[int]:
    """Return the indices of the features whose change is a gain for the seat.

    Omit the route that the action itself claims.
    """
    claimed = {route for route in range(ROUTES) if changes[OWN_ROUTE + route].mean >= CERTAIN_SHARE}
    silent = {first + route for first in (OWN_ROUTE, RIVAL_ROUTE) for route in claimed}
    return [place for place in range(OWN_ROUTE, COUNT) if place not in silent and _is_gain(place, changes[place])]


def _is_gain(place: int, change: Change) -> bool:
    """Return True if the action changes the hint feature `place` in favour of the seat, else False.

    A decrease of own routes, trajectories or orders is never a gain, even if it correlates with wins.
    """
    return change.worth > 0 and (change.mean < change.others if place in RIVALS else change.mean > change.others)


def _describe_points(own: Change, best: Change) -> str:
    """[AO-7.2] Describe the mean final points of the seat after the action.

    If other actions lead to fewer points, also state the difference. Otherwise, also state the points of the best
    other player.
    """
    difference = 0 if own.worth == 0 else round(own.mean - own.others)
    names = {"points": point_count(round(own.mean)), "best": round(best.mean), "difference": difference}
    if difference > 0:
        text = _("You end with %(points)s on average, %(difference)s more than with other actions.")
    else:
        text = _("You end with %(points)s on average. The best other player ends with %(best)s.")
    return text % names


def _describe_place(view: AeronautOdysseyView, place: int, change: Change) -> str:
    """Describe the share of playouts in which a route is owned, or in which a trajectory or an order is fulfilled.

    The index `place` selects the route, trajectory or order, and selects the seat or its opponents.
    """
    names = {"share": percent(change.mean), "others": percent(change.others)}
    if place >= ORDER:
        order = view.board.orders[int(view.record["orders"][view.seat or 0][place - ORDER])]
        names |= {
            "name": order.id,
            "goal": connection_name(view.ruleset, order.ends),
            "prize": point_count(order.amount),
        }
        text = _(
            "You fulfil your order %(name)s, %(goal)s (%(prize)s), in %(share)s of the simulations after this "
            "move, and in %(others)s after other moves."
        )
        return text % names
    if place >= OWN_TRAJECTORY:
        trajectory = view.board.trajectories[(place - OWN_TRAJECTORY) % TRAJECTORIES]
        names |= {"name": trajectory.id, "goal": goal_name(view.ruleset, trajectory), "prize": prize_name(trajectory)}
        if place >= RIVAL_TRAJECTORY:
            text = _(
                "Other players fulfil %(name)s, %(goal)s, in %(share)s of the simulations "
                "after this move, and in %(others)s after other moves."
            )
        else:
            text = _(
                "You fulfil %(name)s, %(goal)s (%(prize)s), in %(share)s of the simulations after this move, and in "
                "%(others)s after other moves."
            )
        return text % names
    number = (place - OWN_ROUTE) % ROUTES
    route = view.board.routes[number]
    names |= {"route": route_label(view.ruleset, route), "spaces": space_count(len(route.spaces))}
    names["points"] = point_count(points_of(view.ruleset, number))
    if place >= RIVAL_ROUTE:
        text = _(
            "Other players own %(route)s, %(spaces)s, in %(share)s of the simulations "
            "after this move, and in %(others)s after other moves."
        )
    else:
        text = _(
            "You own %(route)s, %(spaces)s (%(points)s), in %(share)s of the simulations after this move, and in "
            "%(others)s after other moves."
        )
    return text % names


HINT_FEATURES = HintFeatures(NAMES, write, NoScratch, _make_notes, describe_hint, is_of_ends=True)
