"""Possessions of one player."""

from collections import Counter
from dataclasses import dataclass, field

from .trophies import CUBES_IN_A_TRADE


@dataclass
class Player:
    """Hand, the cards in it that the opponent knows [BC-5.1], won cubes and won trophies."""

    hand: list[str] = field(default_factory=list)
    shown: set[str] = field(default_factory=set)
    cubes: Counter[str] = field(default_factory=Counter)
    trophies: list[str] = field(default_factory=list)

    def show_hand(self) -> None:
        """[BC-5.1] Show the whole hand to the opponent."""
        self.shown = set(self.hand)

    def part_with(self, card: str) -> None:
        """[BC-5.1] Remove a card from the hand and from the cards that the opponent knows."""
        self.hand.remove(card)
        self.shown.discard(card)

    def trades_in(self, colour: str) -> int:
        """[BC-7.2] Count the trades that the cubes of one colour could pay."""
        return self.cubes[colour] // CUBES_IN_A_TRADE
