"""[AO-1, AO-13.1] A board: plain values, nothing that knows how it was made or is drawn."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from skyhop.boards.name import title_of

if TYPE_CHECKING:
    from collections.abc import Mapping

GRAY = "A"
MOST_NAMES = 5000
"""Of cities and routes, that are remembered."""

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]


@dataclass(frozen=True)
class City:
    """[AO-1.1, AO-1.3] A city; x and y in widths of the page, y downwards."""

    n: int
    x: float
    y: float
    slots: int
    capital: bool = False

    @property
    def name(self) -> str:
        """The city's letter."""
        return city_name(self.n)


@dataclass(frozen=True)
class Route:
    """[AO-1.1] A route between cities `ends`, lower first; `spaces` and `path` start there."""

    ends: tuple[int, int]
    spaces: str
    path: tuple[Point, ...]
    double: int = 0
    multi: bool = False
    bonus: Mapping[int, str] = field(default_factory=dict)

    @property
    def id(self) -> str:
        """[AO-12.1] Its name, `A-B` or `A-B2`."""
        return route_id(self.ends, self.double)

    @property
    def gray(self) -> bool:
        """[AO-9.8] Whether any one type claims it."""
        return GRAY in self.spaces


@dataclass(frozen=True)
class Trajectory:
    """[AO-9.1, AO-9.2] What may be fulfilled: two cities joined, or routes of all `types` owned."""

    id: str
    reward: str
    amount: int
    slots: int
    ends: tuple[int, int] | None = None
    types: str = ""


@dataclass(frozen=True)
class Order:
    """[AO-9.11] A secret order: two cities to join and the points for it."""

    id: str
    ends: tuple[int, int]
    amount: int


@dataclass(frozen=True)
class Face:
    """[AO-7.3] A bounded face: the routes around it (a double by its first) and the number printed."""

    routes: tuple[str, ...]
    number: int


@dataclass(frozen=True)
class Panel:
    """Something printed beside the map: `inventory`, `trajectories` or `title`; box in mm from the top left."""

    what: str
    box: Box


@dataclass(frozen=True)
class Page:
    """The printed map in mm: its size, that of a space, a city's radius, and what stands beside the routes.

    Spaces lie outside a circle of radius `mooring` around the ends of a path.
    """

    width: float
    height: float
    space: float
    thickness: float
    city: float
    mooring: float
    panels: tuple[Panel, ...] = ()

    @property
    def print_size(self) -> tuple[float, float]:
        """Width and height of all that is printed: panels may stand below the map."""
        return self.width, max([self.height, *(panel.box[3] for panel in self.panels)])


@dataclass(frozen=True)
class Board:
    """[AO-13.1] A whole board, playable and printable."""

    name: str
    ruleset: str
    types: str
    inventory: int
    page: Page
    cities: tuple[City, ...]
    routes: tuple[Route, ...]
    trajectories: tuple[Trajectory, ...] = ()
    orders: tuple[Order, ...] = ()
    faces: tuple[Face, ...] = ()
    seed: object = None
    settings: Mapping[str, object] = field(default_factory=dict)

    @property
    def title(self) -> str:
        """Its name, in the reader's language."""
        return title_of(self.name)

    def city(self, number: int) -> City:
        """The city of a number."""
        return self.cities[number - 1]


@lru_cache(MOST_NAMES)
def city_name(number: int) -> str:
    """[AO-12.1] Letter a city: A to Z, then AA, AB and so on."""
    name = ""
    while number > 0:
        number, letter = divmod(number - 1, 26)
        name = chr(ord("A") + letter) + name
    return name


def city_number(name: str) -> int:
    """[AO-12.1] Number a city by its letters; 0 if the text is none."""
    number = 0
    for letter in name:
        if not "A" <= letter <= "Z":
            return 0
        number = number * 26 + ord(letter) - ord("A") + 1
    return number


@lru_cache(MOST_NAMES)
def route_id(ends: tuple[int, int], double: int = 0) -> str:
    """[AO-12.1] Name a route, the lower city first."""
    return f"{city_name(ends[0])}-{city_name(ends[1])}{'2' if double == 2 else ''}"
