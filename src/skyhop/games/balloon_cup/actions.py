"""[BC-11] Action space: an integer for each action, with functions that encode and decode each kind of action.

The kinds have increasing integers in this order: placements, exchanges, trades with the bag, claims with
substitutes, and the end of claims. In a trade with the bag, a player pays three cubes and takes one cube. The
integer of an exchange contains a bit mask over the sorted hand. The integer of a claim contains the number of a row
in a table of substitutes.
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
    """[BC-11] Kinds of actions, in the order of their number ranges."""

    PLACEMENT = 0
    EXCHANGE = 1
    TRADE = 2
    CLAIM = 3
    DONE = 4


PLACES = TILES * SEATS
"""Number of tile sides on which a card can be placed."""
EXCHANGE = CARDS * PLACES
"""Action number of the first exchange."""
TRADE = EXCHANGE + (1 << HAND_LIMIT)
"""Action number of the first trade with the bag."""
CLAIM = TRADE + COLOUR_COUNT * COLOUR_COUNT
"""Action number of the first claim with substitutes."""


def _claims_of(colour: int) -> list[tuple[int, ...]]:
    """Return all combinations of substitutes that can complete the payment for the trophy of `colour`.

    A combination is the number of substitutes by colour. Combinations with more red substitutes come first.
    """
    most = [0 if other == colour else int(CUBES_OF_COLOUR[other]) // CUBES_PER_TRADE for other in range(COLOUR_COUNT)]
    choices = itertools.product(*(range(count, -1, -1) for count in most))
    return [counts for counts in choices if 0 < sum(counts) <= PRICE_OF_TROPHY[colour]]


_CLAIMS = [(colour, counts) for colour in range(COLOUR_COUNT) for counts in _claims_of(colour)]

FIRST_CLAIM_OF_COLOUR = np.searchsorted([colour for colour, _ in _CLAIMS], range(COLOUR_COUNT + 1)).astype(np.int64)
"""Row of the first claim of each colour, in the table of substitutes.

The claims of colour `c` end before row `FIRST_CLAIM_OF_COLOUR[c + 1]`.
"""
COLOUR_OF_CLAIM = np.array([colour for colour, _ in _CLAIMS], np.int64)
SUBSTITUTES_OF_CLAIM = np.array([counts for _, counts in _CLAIMS], np.int64)
"""Number of substitutes of each colour in each claim, with shape (claims, 5)."""
SIZE_OF_CLAIM = SUBSTITUTES_OF_CLAIM.sum(axis=1, dtype=np.int64)
"""Number of substitutes in each claim, by row of the table of substitutes."""
SIZE_OF_EXCHANGE = np.array([mask.bit_count() for mask in range(1 << HAND_LIMIT)], np.int64)
"""Number of cards that an exchange discards, by its bit mask."""
ROW_OF_CLAIM = {claim: row for row, claim in enumerate(_CLAIMS)}
"""Row of each claim in the table of substitutes, by the colour of the trophy and the substitutes of each colour."""

DONE = CLAIM + len(_CLAIMS)
ACTION_COUNT = DONE + 1
RANGES = (
    ActionRange("placement", EXCHANGE, f"{PLACES} · card + {SEATS} · tile + 1 if on the opponent's side"),
    ActionRange(
        "exchange", TRADE - EXCHANGE, "bit mask of the exchanged cards, from the first card of the sorted hand"
    ),
    ActionRange("trade of cubes", CLAIM - TRADE, f"{COLOUR_COUNT} · colour given + colour taken"),
    ActionRange("claim with substitutes", DONE - CLAIM, "in the order of trophies, then of substitute cubes"),
    ActionRange("no more trades", 1),
)
"""Kinds of actions with their ranges.

Cards, tiles and colours count from 0. Cards are sorted by colour and value.
"""
_FIRST = (EXCHANGE, TRADE, CLAIM, DONE)
"""First action number of each kind, except the first kind."""


class TileSide(NamedTuple):
    """One side of a tile. `tile` is the number of the tile, counted from 0.

    `across` is 0 for the deciding player's own side, and 1 for the opponent's side.
    """

    tile: int
    across: int


class Placement(NamedTuple):
    """Placement of a card, as in `R7-3` or `R7x3`. `tile` is the number of the tile, counted from 0.

    `across` is 0 for the deciding player's own side of the tile, and 1 for the opponent's side.
    """

    card: int
    tile: int
    across: int


class Trade(NamedTuple):
    """Trade with the bag, as in `Y>G`: three cubes of the colour `given` for one cube of the colour `taken`."""

    given: int
    taken: int


@kernel
def kind_of(action: int) -> int:
    """Return the `ActionKind` of the action with the number `action`."""
    kind = 0
    for first in _FIRST:
        if action < first:
            return kind
        kind += 1
    return kind


@kernel
def place_of(number: int) -> TileSide:
    """Return the tile side with this number. The numbers count both sides of all tiles, from 0."""
    return TileSide(number // SEATS, number % SEATS)


@kernel
def placement_of(action: int) -> Placement:
    """Return the card, the tile and the side that the action number of a placement contains."""
    return Placement(action // PLACES, action // SEATS % TILES, action % SEATS)


@kernel
def action_of_placement(card: int, tile: int, across: int) -> int:
    """Return the action number for the placement of a card on one side of a tile."""
    return PLACES * card + SEATS * tile + across


@kernel
def exchange_of(action: int) -> int:
    """Return the cards that an exchange discards, as a bit mask over the sorted hand."""
    return action - EXCHANGE


@kernel
def action_of_exchange(mask: int) -> int:
    """Return the action number for an exchange. `mask` is a bit mask over the cards of the sorted hand."""
    return EXCHANGE + mask


@kernel
def trade_of(action: int) -> Trade:
    """Return the paid colour and the taken colour that the action number of a trade with the bag contains."""
    return Trade((action - TRADE) // COLOUR_COUNT, (action - TRADE) % COLOUR_COUNT)


@kernel
def action_of_trade(given: int, taken: int) -> int:
    """Return the action number for a trade of three `given` cubes for one `taken` cube from the bag."""
    return TRADE + COLOUR_COUNT * given + taken


@kernel
def claim_of(action: int) -> int:
    """Return the row of a claim in the table of substitutes."""
    return action - CLAIM


@kernel
def action_of_claim(row: int) -> int:
    """Return the action number for the claim in row `row` of the table of substitutes."""
    return CLAIM + row
