"""[BC-1.1, BC-1.2] Balloon cards in the notation of BC-11: ``R7``, ``A13``."""

from collections.abc import Iterable

COLOURS = "RYGBA"

VALUES_OF_COLOUR = {
    "R": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
    "Y": [1, 2, 3, 5, 6, 7, 8, 9, 11, 12, 13],
    "G": [1, 2, 4, 6, 7, 8, 10, 12, 13],
    "B": [1, 3, 5, 7, 9, 11, 13],
    "A": [1, 4, 7, 10, 13],
}

CARDS = [f"{colour}{value}" for colour in COLOURS for value in VALUES_OF_COLOUR[colour]]

PLACE_IN_ORDER = {card: place for place, card in enumerate(CARDS)}


def colour_of(card: str) -> str:
    """[BC-1.1] Return the colour letter of a card."""
    return card[0]


def value_of(card: str) -> int:
    """[BC-1.2] Return the value of a card."""
    return int(card[1:])


def in_card_order(cards: Iterable[str]) -> list[str]:
    """[BC-4.4] Sort cards in the order of BC-1.2, which all output uses."""
    return sorted(cards, key=PLACE_IN_ORDER.__getitem__)
