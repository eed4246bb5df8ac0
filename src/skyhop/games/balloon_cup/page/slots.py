"""The places on a tile's sides: one for each cube, in the order of the cubes."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from skyhop.games.balloon_cup.notation import card_text
from skyhop.games.balloon_cup.view import Tile


class Slot(NamedTuple):
    """One place on a side: the card that lies there, or the colour that is wanted."""

    key: str
    letter: str
    card: str


@lru_cache(maxsize=5000)
def slots_of(shown: Tile, seat: int) -> tuple[Slot, ...]:
    """Lay a side's cards on the places of their colours; what is left is wanted."""
    cards = [card_text(each) for each in shown.sides[seat].cards]
    slots = []
    for place, letter in enumerate(shown.cubes):
        fitting = next((text for text in cards if text[0] == letter), "")
        if fitting:
            cards.remove(fitting)
        number = shown.cubes[:place].count(letter)
        slots.append(Slot(key_of(shown.number, seat, letter, number), letter, fitting))
    return tuple(slots)


def key_of(tile: int, seat: int, letter: str, number: int) -> str:
    """Name a place on a page: the tile by its number, and how many places of the colour are before it."""
    return f"slot-{tile}-{seat}-{letter}{number}"
