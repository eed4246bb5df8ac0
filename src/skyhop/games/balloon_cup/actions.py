"""[BC-11] The fixed space of actions: what each integer means.

Place: `(card * 4 + tile) * 2 + side`, side 0 one's own and 1 the opponent's. Exchange: a mask over the sorted hand.
Real-cube trade: from one colour to another. Claim: a row of a table of substitutes. Then done.
"""

from __future__ import annotations

import itertools

import numpy as np

from skyhop.games.balloon_cup.constants import (
    CARDS,
    COLOUR_COUNT,
    CUBES_OF_COLOUR,
    CUBES_PER_TRADE,
    HAND_LIMIT,
    PRICE_OF_TROPHY,
)

PLACE_ACTIONS = CARDS * 4 * 2
EXCHANGE = PLACE_ACTIONS
TRADE = EXCHANGE + (1 << HAND_LIMIT)
CLAIM = TRADE + COLOUR_COUNT * COLOUR_COUNT


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

CLAIM_COUNT = len(_CLAIMS)
DONE = CLAIM + CLAIM_COUNT
ACTION_COUNT = DONE + 1

INDEX_OF_CLAIM = {claim: CLAIM + index for index, claim in enumerate(_CLAIMS)}
"""The action for (colour, counts of substitutes by colour)."""
