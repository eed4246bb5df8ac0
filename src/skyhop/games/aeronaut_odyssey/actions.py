"""[AO-12] Action space: a fixed integer for each action, with functions to encode and decode it.

Some kinds of actions have one parameter, such as a city. The integer of such an action is the first integer of its
kind plus the parameter. Each of the remaining kinds has one function that encodes its actions, and one function
that decodes them.

A *plain route* is any route except a multiroute. A *payment* for a plain route consists of balloons of one type and
of wild balloons (*wilds*). A payment with only wilds has the type `WILD`. A *run* is one to three balloons, padded
with `NO_BALLOON`.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

import numpy as np

from skyhop.engine.kernel import kernel
from skyhop.game.ai import ActionRange
from skyhop.games.aeronaut_odyssey.constants import BALLOONS, CELLS, CITIES, ROUTES, SEATS, SPACES, TRAJECTORIES

NO_BALLOON = 9
PAYMENTS = BALLOONS * (SPACES + 1)
"""Number of possible payments for each plain route: each type combined with each number of wilds."""
RUNS = 1000
"""Number of codes for runs: three decimal digits, one per balloon."""
CHOICES = 3
"""Number of ways to keep secret orders: the first dealt order, the second dealt order, or both orders."""


class ActionKind(IntEnum):
    """[AO-12.2, AO-12.3] Kinds of actions, in the order of their integers."""

    MOVE = 0
    CLAIM = 1
    CLAIM_SPACE = 2
    STEAL = 3
    LATE = 4
    SHARE = 5
    TELEPORT = 6
    WIND = 7
    DONE = 8
    """Decision to stop: use no more abilities, or decline a profit or a swap."""
    KEEP = 9
    START = 10
    RUN = 11
    SPACE = 12
    """Choice of one more inventory space as a reward."""
    VETO = 13
    OWNER = 14
    LOSE = 15
    SWAP = 16
    NAME = 17


_COUNTS = {
    ActionKind.MOVE: ROUTES,
    ActionKind.CLAIM: ROUTES * PAYMENTS,
    ActionKind.CLAIM_SPACE: 2 * ROUTES * SPACES,
    ActionKind.STEAL: SEATS * BALLOONS,
    ActionKind.LATE: TRAJECTORIES,
    ActionKind.SHARE: ROUTES * PAYMENTS,
    ActionKind.TELEPORT: CITIES,
    ActionKind.WIND: 1,
    ActionKind.DONE: 1,
    ActionKind.KEEP: CHOICES,
    ActionKind.START: CITIES,
    ActionKind.RUN: RUNS,
    ActionKind.SPACE: 1,
    ActionKind.VETO: 1,
    ActionKind.OWNER: SEATS,
    ActionKind.LOSE: BALLOONS,
    ActionKind.SWAP: BALLOONS * BALLOONS,
    ActionKind.NAME: CELLS,
}
FIRST = {kind: sum(_COUNTS[other] for other in ActionKind if other < kind) for kind in ActionKind}
"""First integer of each kind of action."""
_END = np.cumsum(list(_COUNTS.values()))
"""First integer after the range of each kind of action."""
ACTION_COUNT = sum(_COUNTS.values())
_NUMBERED = {
    ActionKind.MOVE: "the route flown over",
    ActionKind.CLAIM: f"{PAYMENTS} · route + {SPACES + 1} · paid type + number of wild balloons",
    ActionKind.CLAIM_SPACE: f"{2 * SPACES} · route + 2 · space + 1 if a wild pays",
    ActionKind.STEAL: f"{BALLOONS} · seat + type",
    ActionKind.LATE: "the trajectory",
    ActionKind.SHARE: "as a claim",
    ActionKind.TELEPORT: "the city",
    ActionKind.KEEP: "0 for the first order, 1 for the second, 2 for both",
    ActionKind.START: "the city",
    ActionKind.RUN: f"100 · type + 10 · second type + third type; {NO_BALLOON} for a missing type",
    ActionKind.OWNER: "the seat",
    ActionKind.LOSE: "the type",
    ActionKind.SWAP: f"{BALLOONS} · type given + type taken",
    ActionKind.NAME: "the space of an inventory",
}
RANGES = tuple(
    ActionRange(kind.name.lower().replace("_", " "), _COUNTS[kind], _NUMBERED.get(kind, "")) for kind in ActionKind
)
"""Kinds of actions with their ranges, in order. Routes, cities, seats, spaces and types are counted from 0."""
WIND = FIRST[ActionKind.WIND]
DONE = FIRST[ActionKind.DONE]
SPACE = FIRST[ActionKind.SPACE]
VETO = FIRST[ActionKind.VETO]
MOVE = FIRST[ActionKind.MOVE]
_CLAIM = FIRST[ActionKind.CLAIM]
_CLAIM_SPACE = FIRST[ActionKind.CLAIM_SPACE]
_STEAL = FIRST[ActionKind.STEAL]
LATE = FIRST[ActionKind.LATE]
_SHARE = FIRST[ActionKind.SHARE]
TELEPORT = FIRST[ActionKind.TELEPORT]
KEEP = FIRST[ActionKind.KEEP]
START = FIRST[ActionKind.START]
_RUN = FIRST[ActionKind.RUN]
OWNER = FIRST[ActionKind.OWNER]
LOSE = FIRST[ActionKind.LOSE]
_SWAP = FIRST[ActionKind.SWAP]
NAME = FIRST[ActionKind.NAME]


class Payment(NamedTuple):
    """[AO-6.1] Payment for a plain route, as in `+A-B=RR*`: route, type of the balloons, and number of wilds."""

    route: int
    balloon: int
    wilds: int


class Space(NamedTuple):
    """Space of a route: the number of the route and the number of the space. The numbers count from 0."""

    route: int
    space: int


class SpaceClaim(NamedTuple):
    """[AO-9.5] Claim of a multiroute space, as in `+A-B.3`. If a wild balloon pays, `is_wild` is 1, else 0."""

    route: int
    space: int
    is_wild: int


class Theft(NamedTuple):
    """[AO-9.4] Theft of a balloon, as in `!steal #2R`."""

    victim: int
    balloon: int


class Run(NamedTuple):
    """[AO-12.1] Choice of one to three balloons, such as `RY`, sorted by type.

    `NO_BALLOON` fills the unused fields.
    """

    first: int
    second: int
    third: int


class Swap(NamedTuple):
    """[AO-9.2] Swap of a balloon for a balloon of another type, as in `R>Y`."""

    old: int
    new: int


@kernel
def kind_of(action: int) -> int:
    """Return the `ActionKind` of the action with the number `action`."""
    kind = 0
    while action >= _END[kind]:
        kind += 1
    return kind


@kernel
def _place_of_payment(route: int, balloon: int, wilds: int) -> int:
    return (route * BALLOONS + balloon) * (SPACES + 1) + wilds


@kernel
def _payment_at(place: int) -> Payment:
    return Payment(place // PAYMENTS, place % PAYMENTS // (SPACES + 1), place % (SPACES + 1))


@kernel
def action_of_claim(route: int, balloon: int, wilds: int) -> int:
    """Return the action number for the claim of a plain route."""
    return _CLAIM + _place_of_payment(route, balloon, wilds)


@kernel
def claim_of(action: int) -> Payment:
    """Decode the action number of a claim of a plain route. Return the route and the payment."""
    return _payment_at(action - _CLAIM)


@kernel
def action_of_share(route: int, balloon: int, wilds: int) -> int:
    """[AO-9.4] Return the action number for sharing a plain route that another seat owns."""
    return _SHARE + _place_of_payment(route, balloon, wilds)


@kernel
def share_of(action: int) -> Payment:
    """Decode the action number for sharing a plain route. Return the route and the payment."""
    return _payment_at(action - _SHARE)


@kernel
def number_of_space(route: int, space: int) -> int:
    """Return the number of a route's space. This number counts the spaces of all routes, from 0."""
    return SPACES * route + space


@kernel
def space_of(number: int) -> Space:
    """Return the route and the space for a number that `number_of_space` computed."""
    return Space(number // SPACES, number % SPACES)


@kernel
def action_of_space_claim(route: int, space: int, is_wild: int) -> int:
    """Return the action number for the claim of a multiroute space."""
    return _CLAIM_SPACE + 2 * number_of_space(route, space) + is_wild


@kernel
def space_claim_of(action: int) -> SpaceClaim:
    """Decode the action number of a claim of a multiroute space. Return the space and the payment."""
    place = action - _CLAIM_SPACE
    route, space = space_of(place // 2)
    return SpaceClaim(route, space, place % 2)


@kernel
def action_of_theft(victim: int, balloon: int) -> int:
    """Return the action number for the theft of a balloon."""
    return _STEAL + BALLOONS * victim + balloon


@kernel
def theft_of(action: int) -> Theft:
    """Return the victim and the balloon type that the action number of a theft contains."""
    place = action - _STEAL
    return Theft(place // BALLOONS, place % BALLOONS)


@kernel
def action_of_run(first: int, second: int, third: int) -> int:
    """Return the action number for the choice of one to three balloons. `NO_BALLOON` fills the unused arguments."""
    return _RUN + 100 * first + 10 * second + third


@kernel
def action_of_balloon(balloon: int) -> int:
    """Return the action number for the choice of one balloon."""
    return action_of_run(balloon, NO_BALLOON, NO_BALLOON)


@kernel
def run_of(action: int) -> Run:
    """Return the one to three balloons that the action number of a balloon choice contains."""
    place = action - _RUN
    return Run(place // 100, place // 10 % 10, place % 10)


@kernel
def balloon_of(action: int) -> int:
    """Return the first balloon that the action number of a balloon choice contains."""
    return (action - _RUN) // 100


@kernel
def action_of_swap(old: int, new: int) -> int:
    """Return the action number for the swap of a balloon of type `old` for a balloon of type `new`."""
    return _SWAP + BALLOONS * old + new


@kernel
def swap_of(action: int) -> Swap:
    """Return the old and the new balloon type that the action number of a swap contains."""
    place = action - _SWAP
    return Swap(place // BALLOONS, place % BALLOONS)
