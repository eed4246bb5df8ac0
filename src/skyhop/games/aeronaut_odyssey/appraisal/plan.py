"""A plan: what a seat makes of the board at one moment, filled step by step by the other modules."""

from __future__ import annotations

import numpy as np

from skyhop.core.kernel import records
from skyhop.games.aeronaut_odyssey.constants import CITIES, ROUTES, TYPES

MOST = 12
"""So many balloons of a type, and so many free spaces, are thought about."""
ITEMS = 64
"""So many routes, or spaces of multiroutes, are thought about for each type."""

WEIGHTS = np.dtype(
    [
        ("patience", "f8"),
        ("horizon", "f8"),
        ("future", "f8"),
        ("space", "f8"),
        ("reward", "f8"),
        ("journey", "f8"),
        ("contested", "f8"),
        ("denial", "f8"),
        ("favour", "f8"),
        ("beside", "f8"),
        ("ways", "f8"),
        ("roam", "f8"),
    ],
)
"""How a greedy player weighs things, in points or parts of them.

`patience`: what a route is still worth for each balloon that it lacks. `horizon`: how many more balloons are reckoned
with. `future`: what everything later is worth against now. `space`: what a free space is worth at least. `reward`: what
a reward is worth. `journey`: what a trajectory is still worth for each balloon that it lacks. `contested`: what is left
of a route that another player can pay for. `denial`: the part of such a route's points that keeping it from others is
worth. `favour`: what a balloon for another player costs. `beside`: what it is worth to stand beside a route that can be
claimed next. `ways`: what it costs to stand where no way leads on. `roam`: what each way on is worth, up to four.
"""

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

PLAN = np.dtype(
    [
        ("seat", "i8"),
        ("spaces", "i8"),
        ("held", "i8", len(TYPES)),
        ("wilds", "i8"),
        ("now", "f8"),
        ("near_cost", "f8", CITIES),
        ("far_cost", "f8", CITIES),
        ("is_done", "i8", CITIES),
        ("worth", "f8", ROUTES),
        ("is_wanted", "i8", ROUTES),
        ("item_count", "i8", len(TYPES)),
        ("item_route", "i8", (len(TYPES), ITEMS)),
        ("item_cost", "i8", (len(TYPES), ITEMS)),
        ("item_worth", "f8", (len(TYPES), ITEMS)),
        ("bought", "f8", (len(TYPES), MOST + 1)),
        ("kept", "f8", MOST + 1),
        ("reached", "f8", 2 * MOST + 1),
        ("discount", "f8", 2 * MOST + 1),
    ],
)
"""Scratch space of one appraisal. `held`, `wilds` and `spaces` are the seat's balloons and free spaces, changed to try
actions out; `now` is what they promise. `near_cost` and `far_cost` are balloons to the ends of a journey, `worth` the
points that a route is worth to the seat, the items what balloons of a type can buy, `bought` the most that so many of a
type can buy, `kept` a copy of one row of it, `reached` what so many more balloons can add, `discount` powers of
patience."""


def weights_of(values: dict[str, float]) -> np.ndarray[tuple[int], np.dtype[np.void]]:
    """Write weights into a record array of shape (1,)."""
    weights = records(WEIGHTS, 1)
    for name, value in values.items():
        weights[name] = value
    return weights
