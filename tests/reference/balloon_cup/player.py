"""Possessions of one player."""

from collections import Counter
from dataclasses import dataclass, field

from .trophies import CUBES_IN_A_TRADE


@dataclass
class Player:
    """Hand, cards of it that the opponent knows [BC-5.1], cubes won, trophies won."""

    hand: list[str] = field(default_factory=list)
    shown: set[str] = field(default_factory=set)
    cubes: Counter[str] = field(default_factory=Counter)
    trophies: list[str] = field(default_factory=list)

    def show_hand(self) -> None:
        """[BC-5.1] Show the whole hand to the opponent."""
        self.shown = set(self.hand)

    def part_with(self, card: str) -> None:
        """[BC-5.1] Let a card leave the hand; knowing where it was is worth nothing then."""
        self.hand.remove(card)
        self.shown.discard(card)

    def trades_in(self, colour: str) -> int:
        """[BC-7.2] Count the trades that the cubes of one colour could pay."""
        return self.cubes[colour] // CUBES_IN_A_TRADE
