"""Evaluation plan: a seat's estimates for one position. The other modules write them step by step."""

from __future__ import annotations

from skyhop.engine.record import Grid, Record, Row, ValueGrid, Values, of
from skyhop.games.aeronaut_odyssey.constants import CITIES, ROUTES, TYPES

MOST = 12
"""Maximum number of balloons of a type, and of free spaces, that the plan considers."""
ITEMS = 64
"""Maximum number of routes and multiroute spaces that the plan considers for each type."""
FORESEEN = 3
"""Number of best journeys that the plan keeps."""
BEST_ROUTES = 4
"""Number of best routes that the plan keeps."""


class EvaluationPlan(Record):
    """Scratch space in which one evaluation stores its estimates."""

    seat: int
    """Seat whose possibilities the plan estimates."""
    spaces: int
    """Free spaces of the seat. Kernels change spaces and balloons temporarily to try out actions."""
    held: Row = of(len(TYPES))
    """Balloons of the seat, by type."""
    wilds: int
    now: float
    """Expected value of the balloons and spaces that the seat has now."""
    near_cost: Values = of(CITIES)
    """Balloons needed to join the start of a journey to each city."""
    far_cost: Values = of(CITIES)
    """Balloons needed to join the goal of a journey to each city."""
    is_done: Row = of(CITIES)
    """1 for each city with a final cost, during the search for shortest paths."""
    hope: float
    """Expected value of all journeys."""
    journey_prize: Values = of(FORESEEN)
    """Prizes in points of the journeys with the greatest expected values, best journey first."""
    journey_lacking: Values = of(FORESEEN)
    """Balloons that the seat still needs for each of the best journeys, on the shortest path."""
    journey_promise: Values = of(FORESEEN)
    """Expected values of the best journeys, best first."""
    worth: Values = of(ROUTES)
    """Value of each route to the seat, in points."""
    is_wanted: Row = of(ROUTES)
    """1 for each route that can still be claimed."""
    item_count: Row = of(len(TYPES))
    """Number of items that balloons of each type can buy."""
    item_route: Grid = of(len(TYPES), ITEMS)
    """Route of each item, by type."""
    item_cost: Grid = of(len(TYPES), ITEMS)
    """Cost of each item in balloons, by type."""
    item_worth: ValueGrid = of(len(TYPES), ITEMS)
    """Value of each item in points, by type."""
    bought: ValueGrid = of(len(TYPES), MOST + 1)
    """Greatest value that balloons of one type can buy, by type and number of balloons."""
    reached: Values = of(2 * MOST + 1)
    """Greatest value that more balloons can add, by their number."""
    discount: Values = of(2 * MOST + 1)
    """Powers of `patience`, by exponent."""
    best_promise: Values = of(BEST_ROUTES)
    """Expected values of the best routes, best first."""
    best_route: Row = of(BEST_ROUTES)
    """Numbers of the best routes, best first."""


class Weights(Record):
    """Weights of the evaluation, tuned by self-play."""

    patience: float
    """Discount factor for a route, applied once for each balloon that the seat lacks."""
    horizon: float
    """Maximum number of free spaces for which the plan expects balloons."""
    future: float
    """Factor that reduces the value of balloons compared to immediate points."""
    space: float
    """Least value of a free space, in points."""
    reward: float
    """Value of a reward, in points."""
    journey: float
    """Discount factor for a trajectory, applied once for each balloon that the seat lacks."""
    contested: float
    """Factor of a route that another player can pay for."""
    denial: float
    """Share of a contested route's points that is added to its value, because a claim denies it to others."""
    favour: float
    """Cost of a balloon that another player receives."""
    beside: float
    """Share of a reward that a city is worth if the seat can soon claim a route there."""
    ways: float
    """Cost of being in a city from which no move is possible."""
    roam: float
    """Value of each possible next move from a city, up to four."""


TUNED = {
    "pioneer": {
        "patience": 0.7,
        "horizon": 12,
        "future": 0.55,
        "space": 0.11,
        "reward": 0.75,
        "journey": 0.45,
        "contested": 0.8,
        "denial": 0.18,
        "favour": 0.15,
        "beside": 0.6,
        "ways": 0.5,
        "roam": 0.0,
    },
    "capital": {
        "patience": 0.62,
        "horizon": 12,
        "future": 0.75,
        "space": 0.11,
        "reward": 1.8,
        "journey": 0.5,
        "contested": 0.8,
        "denial": 0.18,
        "favour": 0.4,
        "beside": 0.6,
        "ways": 3.0,
        "roam": 0.1,
    },
}
"""Weights of each ruleset, tuned by self-play against random players on boards of all sizes (docs/greedy.md)."""
