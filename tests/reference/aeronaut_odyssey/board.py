"""[AO-1, AO-13.1] The printed board."""

from collections.abc import Mapping
from dataclasses import dataclass

from .balloons import GRAY


@dataclass(frozen=True)
class City:
    """[AO-1.3] City with its letters, its number and its movement slots."""

    label: str
    number: int
    slots: int


@dataclass(frozen=True)
class Route:
    """[AO-1.1, AO-1.2, AO-9.5] Route between two cities, the lower one first. `spaces` has one letter per space."""

    id: str
    ends: tuple[str, str]
    spaces: str
    half: int = 0
    """1 or 2 for the halves of a double route, 0 for a single route."""
    multi: bool = False
    bonus: Mapping[int, str] | None = None

    @property
    def is_gray(self) -> bool:
        """[AO-9.8] Return True if balloons of any single type can pay for the route."""
        return self.spaces[0] == GRAY

    def other_end(self, city: str) -> str:
        """[AO-5.1] Return the city where a traveler arrives from the given city."""
        return self.ends[1] if city == self.ends[0] else self.ends[0]


@dataclass(frozen=True)
class Trajectory:
    """[AO-9.1, AO-9.2] Two cities to join or, without `ends`, types of routes to own."""

    id: str
    ends: tuple[str, str] | None
    types: str
    reward: str
    amount: int
    slots: int


@dataclass(frozen=True)
class Order:
    """[AO-9.11] A secret trajectory."""

    id: str
    ends: tuple[str, str]
    amount: int


@dataclass(frozen=True)
class Face:
    """[AO-7.3] Bounded face with its number and the routes around it. The first half names a double route."""

    routes: tuple[str, ...]
    number: int


@dataclass(frozen=True)
class Board:
    """[AO-13.1] All parts of a board by name, in the order of the file."""

    types: str
    inventory: int
    cities: Mapping[str, City]
    routes: Mapping[str, Route]
    trajectories: Mapping[str, Trajectory]
    orders: Mapping[str, Order]
    faces: tuple[Face, ...]
