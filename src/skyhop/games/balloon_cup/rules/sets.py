"""Sets that fit into a word, a bit for each member, so that they are made and gone through without a branch."""

from __future__ import annotations

import numpy as np

from skyhop.engine.kernel import kernel
from skyhop.games.balloon_cup.actions import PLACES
from skyhop.games.balloon_cup.constants import CARDS, COLOUR_COUNT, SEATS, TILES
from skyhop.games.balloon_cup.state import HAND, Seen

_PRIME = 67
"""Powers of 2 below 2^66 all leave another rest when they are divided by it."""
MEMBER_OF_REST = np.zeros(_PRIME, np.int64)
"""Of a set with one member, by the rest of its word, the member."""
for _member in range(_PRIME - 1):
    MEMBER_OF_REST[(1 << _member) % _PRIME] = _member

SIZE_OF_PLACES = np.array([word.bit_count() for word in range(1 << PLACES)], np.int64)
"""How many places are in a set."""
PLACES_SEEN = np.zeros((SEATS, 1 << PLACES, PLACES), np.int16)
"""By seat and by set of sides, the places where these are seen from the seat, in order; the rest of a row is 0."""
for _seat in range(SEATS):
    for _word in range(1 << PLACES):
        _seen = sorted(side ^ _seat for side in range(PLACES) if _word >> side & 1)
        PLACES_SEEN[_seat, _word, : len(_seen)] = _seen


@kernel
def lowest(members: int) -> int:
    """The lowest member of a set that has some."""
    return MEMBER_OF_REST[(members & -members) % _PRIME]


@kernel
def set_of_hand(state: Seen, seat: int) -> int:
    """The cards in a hand."""
    cards = 0
    for card in range(CARDS):
        cards |= int(state.place_of_card[card] == HAND + seat) << card
    return cards


@kernel
def sets_of_sides(state: Seen) -> int:
    """The sides that lack a card: for each colour a set of `PLACES` bits, seen from seat 0."""
    sides = 0
    for tile in range(TILES):
        for seat in range(SEATS):
            for colour in range(COLOUR_COUNT):
                side = SEATS * tile + seat
                sides |= int(state.lacking[tile, seat, colour] > 0) << PLACES * colour + side
    return sides
