"""Actions as integers: ranges for every kind of AO-12, each with the numbers that tell its actions apart.

A *payment* of a plain route is (type, wilds): so many wilds, and balloons of the type for the rest; its type is `WILD`
where only wilds pay. A *run* of one to three balloons is a number of three digits, `NO_BALLOON` where it ends.
"""

from __future__ import annotations

from skyhop.core.kernel import entry
from skyhop.games.aeronaut_odyssey.constants import (
    BALLOONS,
    CELLS,
    CITIES,
    ROUTES,
    SEATS,
    SPACES,
    TRAJECTORIES,
)

WAYS_TO_PAY = BALLOONS * (SPACES + 1)
NO_BALLOON = 9
RUNS = 1000

MOVE = 0
"""`MOVE + route`."""
CLAIM = MOVE + ROUTES
"""`CLAIM + payment_code(route, type, wilds)`."""
CLAIM_SPACE = CLAIM + ROUTES * WAYS_TO_PAY
"""`CLAIM_SPACE + 2 * (SPACES * route + space)`, one more where a wild pays."""
STEAL = CLAIM_SPACE + 2 * ROUTES * SPACES
"""`STEAL + BALLOONS * victim + balloon`."""
LATE = STEAL + SEATS * BALLOONS
"""`LATE + trajectory`."""
SHARE = LATE + TRAJECTORIES
"""`SHARE + payment_code(route, type, wilds)`."""
TELEPORT = SHARE + ROUTES * WAYS_TO_PAY
"""`TELEPORT + city`."""
WIND = TELEPORT + CITIES
DONE = WIND + 1
KEEP = DONE + 1
"""`KEEP + 0`: the first order dealt, `+ 1` the second, `+ 2` both."""
START = KEEP + 3
"""`START + city`."""
RUN = START + CITIES
"""`RUN + 100 * first + 10 * second + third`, in the order of the types."""
SPACE = RUN + RUNS
VETO = SPACE + 1
OWNER = VETO + 1
"""`OWNER + seat`."""
LOSE = OWNER + SEATS
"""`LOSE + balloon`."""
SWAP = LOSE + BALLOONS
"""`SWAP + BALLOONS * old + new`."""
NAME = SWAP + BALLOONS * BALLOONS
"""`NAME + cell`, cells from 0."""
ACTION_COUNT = NAME + CELLS


@entry
def payment_code(route: int, balloon: int, wilds: int) -> int:
    """Give the number of a payment among those of all plain routes."""
    return (route * BALLOONS + balloon) * (SPACES + 1) + wilds


@entry
def run_code(first: int, second: int, third: int) -> int:
    """Give the number of a run of one to three balloons, `NO_BALLOON` where there is none."""
    return 100 * first + 10 * second + third
