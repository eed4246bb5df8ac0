"""Evaluation plan: the estimates for one seat in one position. The other modules of `ai` fill it step by step."""

from __future__ import annotations

from skyhop.engine.record import Grid, Record, Row, ValueGrid, Values, of
from skyhop.games.aeronaut_odyssey.constants import CITIES, ROUTES, TYPES

MAX_CONSIDERED = 12
"""Maximum number of balloons of one type, and maximum number of free spaces, that the plan considers."""
MAX_ITEMS = 64
"""Maximum number of items (routes and multiroute spaces) that the plan considers for each type."""
KEPT_JOURNEYS = 3
"""Number of best journeys that the plan keeps."""
BEST_ROUTES = 4
"""Number of best routes that the plan keeps."""


class EvaluationPlan(Record):
    """Intermediate results of one evaluation, such as the values of routes and balloons for the deciding seat."""

    seat: int
    """Seat whose possibilities the plan estimates."""
    spaces: int
    """Number of free spaces of the seat. Kernels temporarily change the spaces and balloons to try out actions."""
    held: Row = of(len(TYPES))
    """Number of balloons of the seat, by type."""
    wilds: int
    now: float
    """Expected value, in points, of the balloons and spaces that the seat has now."""
    near_cost: Values = of(CITIES)
    """Number of balloons that the seat needs to connect each city to the start of a journey."""
    far_cost: Values = of(CITIES)
    """Number of balloons that the seat needs to connect each city to the goal of a journey."""
    is_done: Row = of(CITIES)
    """1 for each city whose cost is final, during the search for shortest paths."""
    hope: float
    """Sum of the expected values of all journeys, in points."""
    journey_prize: Values = of(KEPT_JOURNEYS)
    """Prizes, in points, of the journeys with the greatest expected values. The best journey is first."""
    journey_lacking: Values = of(KEPT_JOURNEYS)
    """Number of balloons that the seat still needs for the shortest path of each of the best journeys."""
    journey_promise: Values = of(KEPT_JOURNEYS)
    """Expected values of the best journeys, in points, best first."""
    worth: Values = of(ROUTES)
    """Value of each route to the seat, in points."""
    is_wanted: Row = of(ROUTES)
    """1 for each route that a seat can still claim, else 0."""
    item_count: Row = of(len(TYPES))
    """Number of items (routes or multiroute spaces) that balloons of each type can buy."""
    item_route: Grid = of(len(TYPES), MAX_ITEMS)
    """Route number of each item that a seat can buy, by type."""
    item_cost: Grid = of(len(TYPES), MAX_ITEMS)
    """Cost in balloons of each item that a seat can buy, by type."""
    item_worth: ValueGrid = of(len(TYPES), MAX_ITEMS)
    """Value in points of each item that a seat can buy, by type."""
    bought: ValueGrid = of(len(TYPES), MAX_CONSIDERED + 1)
    """Greatest value, in points, of the items that 0, 1, 2 … balloons of one type can buy, by type."""
    reached: Values = of(2 * MAX_CONSIDERED + 1)
    """Greatest value, in points, that additional balloons can add, by the number of additional balloons."""
    discount: Values = of(2 * MAX_CONSIDERED + 1)
    """Powers of the weight `patience`. The index is the exponent: the number of balloons that the seat lacks."""
    best_promise: Values = of(BEST_ROUTES)
    """Expected values of the best routes, in points, best first."""
    best_route: Row = of(BEST_ROUTES)
    """Numbers of the best routes, best first."""


class Weights(Record):
    """Weights of the evaluation, tuned by self-play."""

    patience: float
    """Discount factor for the value of a route. It applies once for each balloon that the seat lacks."""
    horizon: float
    """Maximum number of free spaces that the plan counts as space for future balloons."""
    future: float
    """Factor for the value of balloons. Balloons bring points later, and later points are worth less."""
    space: float
    """Minimum value of one more free space, in points."""
    reward: float
    """Value, in points, of a reward that a seat receives."""
    journey: float
    """Discount factor for the prize of a journey. It applies once for each balloon that the seat lacks."""
    contested: float
    """Factor for the value of balloons for a route that another player can also pay for."""
    denial: float
    """Factor for the points of a contested route. The plan adds the product to the route's value.

    A claim of the route denies these points to the other players.
    """
    favour: float
    """Cost, in points, of a balloon that another player receives because of an action."""
    beside: float
    """Factor for the value of a reward in a city where the seat can soon claim a route.

    The product is part of the value of the city.
    """
    ways: float
    """Cost, in points, of a city from which no move is possible."""
    roam: float
    """Value, in points, of each possible next move from a city. At most four moves count."""


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
