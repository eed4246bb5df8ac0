"""[BC-1] Components of the game, as arrays that kernels can read."""

from __future__ import annotations

import numpy as np

COLOURS = "RYGBA"
COLOUR_COUNT = 5
SEATS = 2
TILES = 4
"""[BC-1.5] Number of hop tiles. The tile with index `t` has the printed number `t + 1`."""
HAND_LIMIT = 8
TROPHIES_TO_WIN = 3
CUBES_PER_TRADE = 3
STUCK_TURNS_TO_END = 40
"""[BC-8.3] Number of consecutive stuck turns after which the game ends."""

VALUES_OF_COLOUR = (
    (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13),
    (1, 2, 3, 5, 6, 7, 8, 9, 11, 12, 13),
    (1, 2, 4, 6, 7, 8, 10, 12, 13),
    (1, 3, 5, 7, 9, 11, 13),
    (1, 4, 7, 10, 13),
)
"""[BC-1.2] Values of the cards of each colour. The colours have the order of `COLOURS`."""

CUBES_OF_COLOUR = np.array([13, 11, 9, 7, 5], np.int64)
"""[BC-1.3] Number of victory cubes, by colour."""

PRICE_OF_TROPHY = np.array([7, 6, 5, 4, 3], np.int64)
"""[BC-1.4] Price of each trophy in cubes, by colour."""

COLOUR_OF_CARD = np.array([c for c, values in enumerate(VALUES_OF_COLOUR) for _ in values], np.int64)
VALUE_OF_CARD = np.array([value for values in VALUES_OF_COLOUR for value in values], np.int64)
FIRST_CARD_OF_COLOUR = np.array([0, 13, 24, 33, 40, 45], np.int64)
"""Number of the first card of each colour. The cards of colour `c` end before `FIRST_CARD_OF_COLOUR[c + 1]`."""

CARDS = len(COLOUR_OF_CARD)
CUBES = int(CUBES_OF_COLOUR.sum())

BITS_OF_COUNT = 8
"""Number of bits for the count of one colour, in an integer that contains the counts of all colours."""
COUNT_OF_COLOUR = np.array([1 << BITS_OF_COUNT * colour for colour in range(COLOUR_COUNT)], np.int64)
"""Integer that counts one item of a colour. A sum of such integers contains the number of items of each colour."""
COUNT_OF_CARD = COUNT_OF_COLOUR[COLOUR_OF_CARD]
"""Integer that counts one card, by card. A sum of such integers contains the number of cards of each colour."""
