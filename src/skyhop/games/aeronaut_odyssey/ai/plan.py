"""A plan: what a seat makes of the board at one moment, filled step by step by the other modules."""

from __future__ import annotations

from skyhop.engine.record import Grid, Record, Row, ValueGrid, Values, of
from skyhop.games.aeronaut_odyssey.constants import CITIES, ROUTES, TYPES

MOST = 12
"""So many balloons of a type, and so many free spaces, are thought about."""
ITEMS = 64
"""So many routes, or spaces of multiroutes, are thought about for each type."""
FORESEEN = 3
"""So many journeys are remembered by themselves, …"""
BEST_ROUTES = 4
"""… and so many routes."""


class EvaluationPlan(Record):
    """Scratch space of one evaluation."""

    seat: int
    """Whose plan it is."""
    spaces: int
    """Its free spaces; like the balloons they are changed to try actions out."""
    held: Row = of(len(TYPES))
    """Its balloons by type."""
    wilds: int
    now: float
    """What balloons and spaces promise as they are."""
    near_cost: Values = of(CITIES)
    """The balloons from one end of a journey to each city, …"""
    far_cost: Values = of(CITIES)
    """… and from the other."""
    is_done: Row = of(CITIES)
    """The cities whose cost is known."""
    hope: float
    """What all journeys promise, …"""
    journey_prize: Values = of(FORESEEN)
    """… and of those that promise most the prize, …"""
    journey_lacking: Values = of(FORESEEN)
    """… the balloons that the shortest way lacks, …"""
    journey_promise: Values = of(FORESEEN)
    """… and what they promise, the best first."""
    worth: Values = of(ROUTES)
    """The points that a route is worth to the seat."""
    is_wanted: Row = of(ROUTES)
    """Whether it can still be claimed."""
    item_count: Row = of(len(TYPES))
    """How many things balloons of a type can buy, …"""
    item_route: Grid = of(len(TYPES), ITEMS)
    """… which routes they are, …"""
    item_cost: Grid = of(len(TYPES), ITEMS)
    """… what they cost, …"""
    item_worth: ValueGrid = of(len(TYPES), ITEMS)
    """… and what they are worth."""
    bought: ValueGrid = of(len(TYPES), MOST + 1)
    """The most that so many balloons of a type can buy."""
    reached: Values = of(2 * MOST + 1)
    """What so many more balloons can add."""
    discount: Values = of(2 * MOST + 1)
    """Powers of patience."""
    best_promise: Values = of(BEST_ROUTES)
    """What the routes promise that promise most, the best first, …"""
    best_route: Row = of(BEST_ROUTES)
    """… and which they are."""


class Weights(Record):
    """How much each consideration counts."""

    patience: float
    """What a route is still worth for each balloon that it lacks."""
    horizon: float
    """How many more balloons are reckoned with."""
    future: float
    """What everything later is worth against now."""
    space: float
    """What a free space is worth at least."""
    reward: float
    """What a reward is worth."""
    journey: float
    """What a trajectory is still worth for each balloon that it lacks."""
    contested: float
    """What is left of a route that another player can pay for."""
    denial: float
    """The part of such a route's points that keeping it from others is worth."""
    favour: float
    """What a balloon for another player costs."""
    beside: float
    """What it is worth to stand beside a route that can be claimed next."""
    ways: float
    """What it costs to stand where no way leads on."""
    roam: float
    """What each way on is worth, up to four."""


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
"""Found by self-play against random players on boards of all sizes, for each ruleset (docs/greedy.md)."""
