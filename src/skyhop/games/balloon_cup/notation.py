"""[BC-11] Notation of cards and cubes, the parts of actions."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from skyhop.engine.record import AnyRecord
from skyhop.games.balloon_cup.constants import CARDS, COLOUR_OF_CARD, COLOURS, VALUE_OF_CARD
from skyhop.games.balloon_cup.state import HAND

TEXT_OF_CARD = tuple(f"{COLOURS[COLOUR_OF_CARD[card]]}{VALUE_OF_CARD[card]}" for card in range(CARDS))
CARD_OF_TEXT = {text: card for card, text in enumerate(TEXT_OF_CARD)}

HIDDEN_CARD = "?"
"""Notation of an unknown card; it is no action."""


def card_text(card: int) -> str:
    """Return a card's notation, such as `R7`."""
    return TEXT_OF_CARD[card]


def cards_text(cards: Iterable[int], separator: str = " ") -> str:
    """Return the notation of several cards, joined by `separator`."""
    return separator.join(TEXT_OF_CARD[card] for card in cards)


def hand_to_act(record: AnyRecord) -> list[int]:
    """Return the sorted hand of the deciding seat, as far as the record shows it."""
    hand: list[int] = np.flatnonzero(record["place_of_card"] == HAND + int(record["to_act"])).tolist()
    return hand
