"""Model of a board: cities, routes, trajectories, orders, faces, panels and page."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING, TypeAlias

from skyhop.boards.rng import Rng
from skyhop.i18n import N_, translated

MANNERS = (
    N_("The Copper %(land)s"),
    N_("The Lantern %(land)s"),
    N_("The Morning %(land)s"),
    N_("The Silver %(land)s"),
    N_("The Paper %(land)s"),
    N_("The Amber %(land)s"),
    N_("The Northern %(land)s"),
    N_("The Quiet %(land)s"),
    N_("The Painted %(land)s"),
    N_("The Feather %(land)s"),
    N_("The Velvet %(land)s"),
    N_("The Windward %(land)s"),
    N_("The Saffron %(land)s"),
    N_("The Marble %(land)s"),
    N_("The Evening %(land)s"),
    N_("The Juniper %(land)s"),
    N_("The Harvest %(land)s"),
    N_("The Pearl %(land)s"),
    N_("The Thistle %(land)s"),
    N_("The Gilded %(land)s"),
)
"""Patterns of map names, each with a placeholder for the name of the land."""
LANDS = (
    N_("Archipelago"),
    N_("Coast"),
    N_("Highlands"),
    N_("Straits"),
    N_("Valleys"),
    N_("Isles"),
    N_("Meridian"),
    N_("Passage"),
    N_("Skies"),
    N_("Shores"),
    N_("Uplands"),
    N_("Crossing"),
    N_("Circuit"),
    N_("Lagoon"),
    N_("Heights"),
    N_("Reach"),
    N_("Frontier"),
    N_("Meadows"),
    N_("Bay"),
    N_("Roads"),
)


def name_of(manner: str, land: str) -> str:
    """Return the name of a map, as files store it.

    `manner` is a pattern with a placeholder, which the function replaces with the name of the land.
    """
    return manner % {"land": land}


_NAMES = {name_of(manner, land): (manner, land) for manner in MANNERS for land in LANDS}


def title_of(name: str) -> str:
    """Return the name of a map in the reader's language. If a person chose the name, return the name unchanged."""
    if name not in _NAMES:
        return name
    manner, land = _NAMES[name]
    return translated(manner) % {"land": translated(land)}


if TYPE_CHECKING:
    from collections.abc import Mapping

GRAY = "A"
MOST_NAMES = 5000
"""Maximum number of entries in the cache for names of cities and in the cache for names of routes."""

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]


@dataclass(frozen=True)
class City:
    """[AO-1.1, AO-1.3] City of a board. Coordinates are in page widths. The y axis points down."""

    n: int
    x: float
    y: float
    slots: int
    capital: bool = False

    @property
    def name(self) -> str:
        """Letters of the city, such as `B` or `AA`."""
        return city_name(self.n)


@dataclass(frozen=True)
class Route:
    """[AO-1.1] Route between the two cities in `ends`. `spaces` and `path` start at the city with the lower number."""

    ends: tuple[int, int]
    spaces: str
    path: tuple[Point, ...]
    double: int = 0
    multi: bool = False
    bonus: Mapping[int, str] = field(default_factory=dict)

    @property
    def id(self) -> str:
        """[AO-12.1] Name of the route, `A-B` or `A-B2`."""
        return route_id(self.ends, self.double)

    @property
    def gray(self) -> bool:
        """[AO-9.8] True if the route is gray. A player can claim a gray route with balloons of any one type."""
        return GRAY in self.spaces


@dataclass(frozen=True)
class Trajectory:
    """[AO-9.1, AO-9.2] Trajectory: a public goal to connect two cities, or to own routes of all `types`."""

    id: str
    reward: str
    amount: int
    slots: int
    ends: tuple[int, int] | None = None
    types: str = ""


@dataclass(frozen=True)
class Order:
    """[AO-9.11] Secret order: two cities that a player should connect, and the points for the connection."""

    id: str
    ends: tuple[int, int]
    amount: int


@dataclass(frozen=True)
class Face:
    """[AO-7.3] Bounded face: an area that routes enclose, with its printed number.

    For a double route, the face lists only the first route.
    """

    routes: tuple[str, ...]
    number: int


@dataclass(frozen=True)
class Panel:
    """Panel on the page: an inventory, the list of trajectories or the title.

    Its box is in mm from the top left corner of the page.
    """

    what: str
    box: Box


@dataclass(frozen=True)
class Page:
    """Layout of the printed map in mm: its size, its panels, and the sizes of spaces and cities.

    `space` and `thickness` are the length and the width of a space. `city` is the radius of a city. The parts of a path
    within `mooring` mm of a city's centre have no spaces.
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
        """Width and height in mm of the complete print, including panels below the map."""
        return self.width, max([self.height, *(panel.box[3] for panel in self.panels)])


@dataclass(frozen=True)
class Board:
    """[AO-13.1] Complete board: players can play on it and print it."""

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
        """Name of the board in the reader's language."""
        return title_of(self.name)

    def city(self, number: int) -> City:
        """Return the city with this number."""
        return self.cities[number - 1]


@lru_cache(MOST_NAMES)
def city_name(number: int) -> str:
    """[AO-12.1] Return the letters of a city: A to Z, then AA, AB and so on."""
    name = ""
    while number > 0:
        number, letter = divmod(number - 1, 26)
        name = chr(ord("A") + letter) + name
    return name


def city_number(name: str) -> int:
    """[AO-12.1] Return the number of the city with these letters. Return 0 if no city can have this name."""
    number = 0
    for letter in name:
        if not "A" <= letter <= "Z":
            return 0
        number = number * 26 + ord(letter) - ord("A") + 1
    return number


@lru_cache(MOST_NAMES)
def route_id(ends: tuple[int, int], double: int = 0) -> str:
    """[AO-12.1] Return the name of a route, such as `A-B`. The city with the lower number is first."""
    return f"{city_name(ends[0])}-{city_name(ends[1])}{'2' if double == 2 else ''}"


def chance(board: Board, subject: str = "scenery") -> Rng:
    """Return a random generator for one subject of the drawing, such as `scenery`.

    The seed depends on the board and the subject, so equal boards get equal drawings.
    """
    return Rng(subject, sha256(repr((board.name, board.seed, board.cities)).encode()).hexdigest())
