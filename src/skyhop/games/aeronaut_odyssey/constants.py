"""Constants of the rules, and the sizes of the arrays that store a board and a match."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

TYPES = "ROYWKBPG"
"""[AO-12.1] Letters of the types, in order. The number of a balloon is the index of its type's letter."""
WILD = 8
"""[AO-9.8] Number of the wild balloon. It replaces a balloon of any type."""
BALLOONS = 9
BALLOON_TEXT = TYPES + "*"
GRAY = 9
"""[AO-9.8] Type number of a gray route. A player may claim such a route with balloons of any single type."""
MIXED = 10
"""[AO-9.5] Type number of a multiroute. Each space of a multiroute has its own type."""

SEATS = 6
CITIES = 64
ROUTES = 160
SPACES = 6
DEGREE = 32
TRAJECTORIES = 32
ORDERS = 64
FACES = 128
SIDES = 32
CELLS = 768
AGENDA = 32

BALLOONS_OF_A_MOVE = 2
GIFT_OF_SEAT = np.array([0, 1, 1, 2, 2, 3])
"""[AO-3.3] Number of balloons that each seat chooses before the first turn, in the ruleset `capital`."""
EVEN_START = {2: (0, 5), 3: (0, 3, 5), 4: (0, 3, 5, 6), 5: (0, 1, 2, 3, 3), 6: (0, 1, 1, 2, 3, 3)}
"""[AO-3.5] Points that each seat receives before the start, by number of seats.

Each seat receives at least as many points as the seat before it.
"""
ORDERS_DEALT = 2
SCORE_PARTS = 5
"""[AO-7] Number of parts of a score: points from routes, faces, rewards and orders, and points at the start."""
POINTS_OF_LENGTH = {"pioneer": (0, 1, 2, 4, 7, 10, 0), "capital": (0, 1, 2, 3, 5, 7, 9)}
"""[AO-7.2] Points of a route, by rulebook and number of spaces."""


class Ability(IntEnum):
    """[AO-9.4] Abilities that a seat keeps and can use once.

    The toll is not in this list, because its effect is permanent.
    """

    STEAL = 0
    LATE = 1
    SHARE = 2
    TELEPORT = 3
    WIND = 4


ABILITIES = tuple(ability.name.lower() for ability in Ability)
"""Names of the abilities, in the order of their numbers."""
