"""The state of a match: one record, a few hundred bytes, and what its numbers mean."""

from __future__ import annotations

import numpy as np

NOBODY = -1

# Where a card is: it has one place.
UNSEEN = -1
SUPPLY = 0
DISCARD = 1
HAND = 2
"""`HAND + seat`."""
SIDE = 4
"""`SIDE + 2 * tile + seat`: on the seat's side of a tile."""

FLATLAND, MOUNTAIN = 0, 1

# The stages of a match: what the rules do, or whom they ask, next.
NEW_GAME = 0
DEAL_CARDS = 1
FILL_TILES = 2
START_TURN = 3
START_TRADES = 4
"""Asks the player to move for trades before the turn's placement (BC-9.2)."""
FIND_ACTION = 5
LAST_TRADES = 6
"""Asks the other player for trades before a deadlock ends the game (BC-8.2)."""
PLACE = 7
STUCK = 8
EXCHANGE = 9
WINNER_CLAIMS = 10
OTHER_CLAIMS = 11
OWN_CLAIMS = 12
"""Asks the player whose turn it is after a scoring (`own-turn-or-scoring`)."""
WON_CLAIMS = 13
"""Asks the winner of the tile, and nobody after (`won-scoring`)."""
DRAW = 14
OVER = 15

CLAIMS = (START_TRADES, LAST_TRADES, WINNER_CLAIMS, OTHER_CLAIMS, OWN_CLAIMS, WON_CLAIMS)
DECISIONS = (PLACE, STUCK, *CLAIMS)
"""The stages in which a player is asked, unless chance is due first."""

# What must be shuffled before the rules can go on.
NO_CHANCE, SHUFFLE_SUPPLY, MIX_BAG = 0, 1, 2

# Why a game ended.
UNDECIDED, TROPHIES, DEADLOCK, STANDSTILL, RESIGNATION, AGREEMENT = 0, 1, 2, 3, 4, 5
REASONS = ("undecided", "trophies", "deadlock", "standstill", "resignation", "agreement")

_PUBLIC = [
    ("stage", "i2"),
    ("to_act", "i2"),
    ("turn", "i2"),
    ("first", "i2"),
    ("games_played", "i2"),
    ("games_won", "i2", 2),
    ("winner", "i2"),
    ("reason", "i2"),
    ("winner_of_tile", "i2"),
    ("stuck_turns", "i2"),
    ("empty_exchanges", "i2"),
    ("terrain_of_tile", "i2", 4),
    ("is_in_play", "i2", 4),
    ("cubes_on_tile", "i2", (4, 5)),
    ("lacking", "i2", (4, 2, 5)),
    ("open_sides", "i2", 5),
    ("sum_of_side", "i2", (4, 2)),
    ("cubes_won", "i2", (2, 5)),
    ("owner_of_trophy", "i2", 5),
    ("place_of_card", "i2", 45),
    ("is_shown", "i2", 45),
    ("held", "i2", (2, 5)),
    ("discard", "i2", 45),
    ("discard_size", "i2"),
    ("supply_size", "i2"),
    ("bag", "i2", 45),
    ("bag_size", "i2"),
]

STATE = np.dtype(
    [
        *_PUBLIC,
        ("random", "u8"),
        ("supply", "i2", 45),
        ("chance", "i2"),
        ("bag_is_unmixed", "i2"),
        ("next_tile_to_fill", "i2"),
        ("exchange_due", "i2"),
    ],
)
"""The whole truth. `supply` and `bag` are stacks: the entry before `…_size` is drawn next. `lacking` counts, by tile,
seat and colour, the cards that the side still lacks; `held` the cards in hand, by seat and colour. Two fields repeat
what others say, for speed: `open_sides` counts by colour the sides that lack a card of it, `sum_of_side` adds up the
cards that lie there, by tile and seat."""

VIEW = np.dtype([*_PUBLIC, ("seat", "i2"), ("hand_size", "i2", 2)])
"""What one seat knows, with the fields of a state that both share, so that the same kernels read it: an unseen card has
the place `UNSEEN`, `held` counts known cards only, the bag is sorted. `seat` is `NOBODY` for a spectator."""

PUBLIC_SIZE = np.dtype(_PUBLIC).itemsize
"""States and views begin alike: so many bytes."""

PUBLIC_FIELDS = tuple(field[0] for field in _PUBLIC)
