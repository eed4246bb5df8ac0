"""Evaluation plan: a seat's estimate of the board at one moment, filled step by step by the other modules."""

from __future__ import annotations

from skyhop.engine.record import Grid, Record, Row, ValueGrid, Values, of
from skyhop.games.aeronaut_odyssey.constants import CITIES, ROUTES, TYPES

MOST = 12
"""Limit for balloons of a type, and for free spaces, that the plan considers."""
ITEMS = 64
"""Limit for routes and multiroute spaces that the plan considers for each type."""
FORESEEN = 3
"""Number of best journeys that the plan keeps."""
BEST_ROUTES = 4
"""Number of best routes that the plan keeps."""


class EvaluationPlan(Record):
    """Scratch space of one evaluation."""

    seat: int
    """Seat that the plan belongs to."""
    spaces: int
    """Free spaces of the seat. Kernels change spaces and balloons temporarily to try out actions."""
    held: Row = of(len(TYPES))
    """Balloons of the seat, by type."""
    wilds: int
    now: float
    """Expected value of the seat's balloons and spaces as they are."""
    near_cost: Values = of(CITIES)
    """Balloons needed from the start of a journey to each city."""
    far_cost: Values = of(CITIES)
    """Balloons needed from the goal of a journey to each city."""
    is_done: Row = of(CITIES)
    """1 for each city with a known cost."""
    hope: float
    """Expected value of all journeys."""
    journey_prize: Values = of(FORESEEN)
    """Prizes of the best journeys, by expected value, best first."""
    journey_lacking: Values = of(FORESEEN)
    """Balloons that the shortest ways of the best journeys lack."""
    journey_promise: Values = of(FORESEEN)
    """Expected values of the best journeys, best first."""
    worth: Values = of(ROUTES)
    """Value of each route to the seat, in points."""
    is_wanted: Row = of(ROUTES)
    """1 for each route that can still be claimed."""
    item_count: Row = of(len(TYPES))
    """Number of items that balloons of a type can buy, by type."""
    item_route: Grid = of(len(TYPES), ITEMS)
    """Route of each item, by type."""
    item_cost: Grid = of(len(TYPES), ITEMS)
    """Cost of each item in balloons, by type."""
    item_worth: ValueGrid = of(len(TYPES), ITEMS)
    """Value of each item in points, by type."""
    bought: ValueGrid = of(len(TYPES), MOST + 1)
    """Greatest value that a number of balloons can buy, by type and number."""
    reached: Values = of(2 * MOST + 1)
    """Greatest value that a number of further balloons can add, by number."""
    discount: Values = of(2 * MOST + 1)
    """Powers of `patience`, by exponent."""
    best_promise: Values = of(BEST_ROUTES)
    """Expected values of the best routes, best first."""
    best_route: Row = of(BEST_ROUTES)
    """Numbers of the best routes, best first."""


class Weights(Record):
    """Tuned weights of the evaluation."""

    patience: float
    """Discount factor of a route for each balloon that it lacks."""
    horizon: float
    """Limit for further balloons that the plan expects."""
    future: float
    """Factor of later value compared to immediate value."""
    space: float
    """Minimum value of a free space."""
    reward: float
    """Value of a reward."""
    journey: float
    """Discount factor of a trajectory for each balloon that it lacks."""
    contested: float
    """Factor of a route that another player can pay for."""
    denial: float
    """Share of a contested route's points added for keeping it from others."""
    favour: float
    """Cost of a balloon that another player receives."""
    beside: float
    """Value of being at the end of a route that can be claimed next."""
    ways: float
    """Cost of being in a city without a way on."""
    roam: float
    """Value of each way on, up to four."""


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
