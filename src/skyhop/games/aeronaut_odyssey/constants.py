"""What is printed in the rules, and how large the records are that hold a board and a match."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

TYPES = "ROYWKBPG"
"""[AO-12.1] The types in their order; a balloon is the index of its letter."""
WILD = 8
"""[AO-9.8] The balloon that stands for any type."""
BALLOONS = 9
BALLOON_TEXT = TYPES + "*"
GRAY = 9
"""[AO-9.8] The type of a route that any one type claims."""
MIXED = 10
"""[AO-9.5] The type of a multiroute, whose spaces have types of their own."""

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
"""[AO-3.3] `capital`: balloons of choice before the start, by seat."""
EVEN_START = {2: (0, 5), 3: (0, 3, 5), 4: (0, 3, 5, 6), 5: (0, 1, 2, 3, 3), 6: (0, 1, 1, 2, 3, 3)}
"""[AO-3.5] Points of each seat before the start, by the number of seats: who comes later has more."""
ORDERS_DEALT = 2
SCORE_PARTS = 5
"""[AO-7] Of which a score is made."""
POINTS_OF_LENGTH = {"pioneer": (0, 1, 2, 4, 7, 10, 0), "capital": (0, 1, 2, 3, 5, 7, 9)}
"""[AO-7.2] Points of a route by its number of spaces."""


class Ability(IntEnum):
    """[AO-9.4] What is kept and usable once; a toll lasts, and is no such ability."""

    STEAL = 0
    LATE = 1
    SHARE = 2
    TELEPORT = 3
    WIND = 4


ABILITIES = tuple(ability.name.lower() for ability in Ability)
"""Their words, in the order of their numbers."""
