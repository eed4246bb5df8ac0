"""Possessions of one player."""

from dataclasses import dataclass, field

from .inventory import Inventory


@dataclass
class Player:
    """[AO-13.3] Traveler's city (None before the start), inventory, and everything that the player won."""

    inventory: Inventory
    city: str | None = None
    points: int = 0
    abilities: list[str] = field(default_factory=list)
    tolls: set[str] = field(default_factory=set)
    profited: bool = False
    orders: list[str] = field(default_factory=list)
    named: list[int] = field(default_factory=list)
    """[AO-9.9] The numbers that thieves have named against this player."""
