"""The state of a match: one record, and what its numbers mean.

What is still to happen stands on an *agenda*, a stack of items of a kind, a seat and a number: decisions, which wait
for the seat's answer, and steps, which the rules take by themselves.
"""

from __future__ import annotations

import numpy as np

from skyhop.games.aeronaut_odyssey.constants import (
    ABILITIES,
    AGENDA,
    BALLOONS,
    CELLS,
    CITIES,
    ORDERS,
    ORDERS_DEALT,
    ROUTES,
    SEATS,
    SPACES,
    TRAJECTORIES,
)

NOBODY = -1
NOWHERE = -1
NO_ORDER = -1

# A space of an inventory: free, `HELD + balloon`, `CROSSED + balloon`, lost, or not to be seen.
FREE, HELD, CROSSED, LOST, UNSEEN = 0, 1, 11, 21, 22

# The kinds of decisions; the number of an item is told in brackets.
TURN = 0
"""[1: the move or claim is made]."""
KEEP = 1
START = 2
GIFT = 3
REWARD = 4
REFUSABLE = 5
"""A reward under `veto` [which of the picked balloons brought it]."""
RIVAL_TAKES = 6
"""[The route flown over.]"""
TOLL = 7
"""[Who receives it.]"""
PICK = 8
"""[The route flown over.]"""
PROFIT = 9
"""[The types received, bits.]"""
OWNER = 10
"""[Which of the picked balloons.]"""
REPICK = 11
"""[Which of the picked balloons.]"""
LOSE = 12
SWAP_OF_BONUS = 13
SWAP_OF_PRIZE = 14
"""[How many are left.]"""
THIEF = 15
"""[The victim.]"""
FIRST_STEP = 16

# The kinds of steps.
RIVAL_REWARDED = 16
"""[The route flown over.]"""
BONUS = 17
"""[`SPACES` * route + space.]"""
SEND_THIEF = 18
"""[The route claimed.]"""
SPIES = 19
"""[10 * route + the type paid.]"""
FULFIL = 20
END_TURN = 21
"""[1: the player moved or claimed.]"""
BEGIN = 22
"""The first turn, after the setup."""

PHASES = (
    *("turn", "keep", "start", "gift", "reward", "reward", "reward", "toll"),
    *("pick", "profit", "owner", "repick", "lose", "swap", "swap", "thief"),
)
"""[AO-12.3] The words for the kinds of decisions."""

# Why a match ended.
UNDECIDED, STUCK, ALL_CLAIMED, STANDSTILL, RESIGNATION, AGREEMENT = range(6)
REASONS = ("undecided", "stuck", "all-claimed", "standstill", "resignation", "agreement")

NO_CHANCE, DEAL_ORDERS = 0, 1

_PUBLIC = [
    ("turn", "i2"),
    ("over", "i2"),
    ("reason", "i2"),
    ("resigned", "i2"),
    ("chance", "i2"),
    ("agenda_size", "i2"),
    ("agenda_kind", "i2", AGENDA),
    ("agenda_seat", "i2", AGENDA),
    ("agenda_number", "i2", AGENDA),
    ("extra_turns", "i2"),
    ("has_passed", "i2", SEATS),
    ("has_profited", "i2", SEATS),
    ("city", "i2", SEATS),
    ("points", "i2", SEATS),
    ("cells", "i1", (SEATS, CELLS)),
    ("cell_count", "i2", SEATS),
    ("free", "i2", SEATS),
    ("held", "i2", (SEATS, BALLOONS)),
    ("is_named", "i1", (SEATS, CELLS)),
    ("abilities", "i2", (SEATS, len(ABILITIES))),
    ("toll", "i1", (SEATS, ROUTES)),
    ("orders", "i2", (SEATS, ORDERS_DEALT)),
    ("slots_used", "i2", CITIES),
    ("claims", "i2", ROUTES),
    ("claimer", "i2", (ROUTES, SPACES)),
    ("owners", "i2", ROUTES),
    ("group", "i2", (SEATS, CITIES)),
    ("taken", "i2", TRAJECTORIES),
    ("taker", "i2", (TRAJECTORIES, SEATS)),
    ("picked", "i2", 2),
    ("picked_cell", "i2", 2),
    ("refused", "i2"),
]

STATE = np.dtype(
    [
        *_PUBLIC,
        ("random", "u8"),
        ("pile", "i2", ORDERS),
        ("first_free", "i2", SEATS),
        ("first_held", "i2", (SEATS, BALLOONS)),
    ],
)
"""The whole truth.

`claimer` has, by route, its first claimer and who shares it, of a multiroute who claimed each space; `claims` counts
them. `owners` are bits of the seats that own a route, 0 of an unfinished multiroute. `group` names, by seat, the lowest
city that is joined to a city by own routes. `taker` has, by trajectory, who gained it, in order. `is_named` says which
numbers thieves have named against a seat. `picked` are the balloons of the move just made and `picked_cell` where they
stand, `refused` the types vetoed this turn, bits.

For speed, `free` and `held` count what `cells` shows; no cell before `first_free` is free, and none before `first_held`
holds that balloon.
"""

VIEW = np.dtype([*_PUBLIC, ("seat", "i2"), ("balloons", "i2", SEATS), ("order_count", "i2", SEATS)])
"""What one seat knows, with the fields of a state that both share, so that the same kernels read it: hidden cells are
`UNSEEN`, hidden orders `NO_ORDER`, and `held` is 0 where cells are hidden. `seat` is `NOBODY` for a spectator;
`balloons` and `order_count` count what each seat has, hidden or not."""

PUBLIC_SIZE = np.dtype(_PUBLIC).itemsize
"""States and views begin alike: so many bytes."""
