"""[BC-11] The fixed space of actions: what each integer means, one pair of functions for each kind.

Placements come first, then exchanges (a mask over the sorted hand), trades of real cubes, claims (rows of a table of
substitutes), and the end of claims.
"""

from __future__ import annotations

import itertools
from enum import IntEnum
from typing import NamedTuple

import numpy as np

from skyhop.engine.kernel import kernel
from skyhop.game.ai import ActionRange
from skyhop.games.balloon_cup.constants import (
    CARDS,
    COLOUR_COUNT,
    CUBES_OF_COLOUR,
    CUBES_PER_TRADE,
    HAND_LIMIT,
    PRICE_OF_TROPHY,
    SEATS,
    TILES,
)


class ActionKind(IntEnum):
    """[BC-11] The kinds of actions, in the order of their numbers."""

    PLACEMENT = 0
    EXCHANGE = 1
    TRADE = 2
    CLAIM = 3
    DONE = 4


PLACES = TILES * SEATS
"""How many places there are for a card."""
EXCHANGE = CARDS * PLACES
"""The first exchange."""
TRADE = EXCHANGE + (1 << HAND_LIMIT)
"""The first trade of real cubes."""
CLAIM = TRADE + COLOUR_COUNT * COLOUR_COUNT
"""The first claim with substitutes."""


def _claims_of(colour: int) -> list[tuple[int, ...]]:
    """List the substitutes that can complete a claim of `colour`, as counts by colour, most of red first."""
    most = [0 if other == colour else int(CUBES_OF_COLOUR[other]) // CUBES_PER_TRADE for other in range(COLOUR_COUNT)]
    choices = itertools.product(*(range(count, -1, -1) for count in most))
    return [counts for counts in choices if 0 < sum(counts) <= PRICE_OF_TROPHY[colour]]


_CLAIMS = [(colour, counts) for colour in range(COLOUR_COUNT) for counts in _claims_of(colour)]

FIRST_CLAIM_OF_COLOUR = np.searchsorted([colour for colour, _ in _CLAIMS], range(COLOUR_COUNT + 1)).astype(np.int64)
"""Claims of colour `c` are rows `FIRST_CLAIM_OF_COLOUR[c]` to `FIRST_CLAIM_OF_COLOUR[c + 1] - 1`."""
COLOUR_OF_CLAIM = np.array([colour for colour, _ in _CLAIMS], np.int64)
SUBSTITUTES_OF_CLAIM = np.array([counts for _, counts in _CLAIMS], np.int64)
"""Shape (claims, 5): how many substitutes each colour supplies."""
SIZE_OF_CLAIM = SUBSTITUTES_OF_CLAIM.sum(axis=1, dtype=np.int64)
"""How many substitutes a claim uses."""
SIZE_OF_EXCHANGE = np.array([mask.bit_count() for mask in range(1 << HAND_LIMIT)], np.int64)
"""How many cards an exchange discards, by its mask."""
ROW_OF_CLAIM = {claim: row for row, claim in enumerate(_CLAIMS)}
"""The row for (colour, counts of substitutes by colour)."""

DONE = CLAIM + len(_CLAIMS)
ACTION_COUNT = DONE + 1
RANGES = (
    ActionRange("placement", EXCHANGE, f"{PLACES} · card + {SEATS} · tile + 1 if on the opponent's side"),
    ActionRange("exchange", TRADE - EXCHANGE, "a bit for each card of the sorted hand that goes, the first 1"),
    ActionRange("trade of cubes", CLAIM - TRADE, f"{COLOUR_COUNT} · colour given + colour taken"),
    ActionRange("claim with substitutes", DONE - CLAIM, "by trophy, then by what stands for its colour"),
    ActionRange("no more trades", 1),
)
"""Cards, tiles and colours are counted from 0, cards by colour and value."""
_FIRST = (EXCHANGE, TRADE, CLAIM, DONE)
"""The first number of each kind after the first."""


class TileSide(NamedTuple):
    """Where a card can go: a tile from 0, and whether to the opponent's side (1) or one's own (0)."""

    tile: int
    across: int


class Placement(NamedTuple):
    """`R7-3` or `R7x3`: a card, a tile from 0, and whether it goes to the opponent's side (1) or one's own (0)."""

    card: int
    tile: int
    across: int


class Trade(NamedTuple):
    """`Y>G`: three cubes of one colour for one of another."""

    given: int
    taken: int


@kernel
def kind_of(action: int) -> int:
    """Tell the kind of an action."""
    kind = 0
    for first in _FIRST:
        if action < first:
            return kind
        kind += 1
    return kind


@kernel
def place_of(number: int) -> TileSide:
    """Find a place by its number."""
    return TileSide(number // SEATS, number % SEATS)


@kernel
def placement_of(action: int) -> Placement:
    """Read a placement."""
    return Placement(action // PLACES, action // SEATS % TILES, action % SEATS)


@kernel
def action_of_placement(card: int, tile: int, across: int) -> int:
    """The number of a placement."""
    return PLACES * card + SEATS * tile + across


@kernel
def exchange_of(action: int) -> int:
    """Read an exchange: the mask of the cards of the sorted hand that go."""
    return action - EXCHANGE


@kernel
def action_of_exchange(mask: int) -> int:
    """The number of an exchange."""
    return EXCHANGE + mask


@kernel
def trade_of(action: int) -> Trade:
    """Read a trade of real cubes."""
    return Trade((action - TRADE) // COLOUR_COUNT, (action - TRADE) % COLOUR_COUNT)


@kernel
def action_of_trade(given: int, taken: int) -> int:
    """The number of a trade of real cubes."""
    return TRADE + COLOUR_COUNT * given + taken


@kernel
def claim_of(action: int) -> int:
    """Read a claim: the row of the table of substitutes."""
    return action - CLAIM


@kernel
def action_of_claim(row: int) -> int:
    """The number of a claim."""
    return CLAIM + row
