"""Sets in a word hold what they are made of."""

from __future__ import annotations

import pytest

from skyhop.games.balloon_cup.actions import PLACES
from skyhop.games.balloon_cup.constants import CARDS
from skyhop.games.balloon_cup.rules.legality import PLACES_SEEN, SIZE_OF_PLACES, lowest


def test_the_lowest_member_is_found_whatever_lies_above() -> None:
    for member in range(CARDS):
        for others in (0, 1 << CARDS - 1, (1 << CARDS) - 1):
            assert lowest(others >> member + 1 << member + 1 | 1 << member) == member


@pytest.mark.parametrize("seat", [0, 1])
def test_sides_are_seen_as_places_in_order_the_own_one_first(seat: int) -> None:
    for sides in range(1 << PLACES):
        places = PLACES_SEEN[seat, sides, : SIZE_OF_PLACES[sides]].tolist()
        assert places == sorted(places)
        assert sum(1 << (place ^ seat) for place in places) == sides
