"""The map of the page: the fixed layers, what players did on them, and the places that can be pressed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from skyhop.boards.draw.svg import circle, group, path
from skyhop.core.ruleset import Ruleset
from skyhop.core.svg import Fragment
from skyhop.games.aeronaut_odyssey.draw import marks
from skyhop.games.aeronaut_odyssey.draw.layers import played_board
from skyhop.games.aeronaut_odyssey.page.places import city_told, route_told
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView

PLACES_OF_PART = 12
"""Routes or cities, in one part of the page."""


class Map(NamedTuple):
    """The map: its size in mm, and what lies over and between its fixed layers, from below.

    `marks` are drawn by name; `places` by name are the few of each part that can be pressed or tell of themselves.
    """

    width: float
    height: float
    name: str
    marks: Mapping[str, Fragment]
    places: Mapping[str, tuple[Place, ...]]


class Place(NamedTuple):
    """A place of the map: its name, its shape, what it tells, and whether it can be pressed."""

    name: str
    shape: Fragment
    told: tuple[str, ...]
    is_lit: bool


def map_of(view: AeronautOdysseyView, lit: Iterable[str], names: Sequence[str]) -> Map:
    """Draw what is on the map now; `lit` names the places that can be pressed, such as `city-B`, `route-A-B`."""
    board = played_board(view.ruleset)
    page, shapes = board.page, shapes_of(view.ruleset)
    shining = frozenset(lit)
    drawn = {
        "wakes": marks.wakes(view, board),
        "glows": group(*(shapes.glow(n) for n, route in enumerate(board.routes) if f"route-{route.id}" in shining)),
        "faces": marks.faces(view, board),
        "veils": marks.out_of_play(view, board),
        "claims": marks.claims(view, board),
        "slots": marks.slots(view, board),
        "halos": group(*(shapes.halo(n) for n, city in enumerate(board.cities) if f"city-{city.name}" in shining)),
        "travelers": marks.travelers(view, board, names),
    }
    routes = [
        Place(
            f"route-{route.id}",
            shapes.line(n),
            tuple(route_told(view, n, route, names)),
            f"route-{route.id}" in shining,
        )
        for n, route in enumerate(board.routes)
    ]
    cities = [
        Place(f"city-{city.name}", shapes.spot(n), tuple(city_told(view, city, names)), f"city-{city.name}" in shining)
        for n, city in enumerate(board.cities)
    ]
    fragments = {name: Fragment(drawing) for name, drawing in drawn.items()}
    return Map(
        page.width, page.height, board.name, fragments, {**_in_parts("routes", routes), **_in_parts("cities", cities)}
    )


def _in_parts(kind: str, places: Sequence[Place]) -> dict[str, tuple[Place, ...]]:
    """Divide places, so that a page is sent those anew near which something has changed."""
    firsts = range(0, len(places), PLACES_OF_PART)
    return {f"{kind}-{turn}": tuple(places[first : first + PLACES_OF_PART]) for turn, first in enumerate(firsts)}


class Shapes:
    """The shapes of a board's places, each drawn once."""

    def __init__(self, ruleset: Ruleset) -> None:
        self._board = played_board(ruleset)
        self._way = marks.pieces_of(ruleset).way
        self.line, self.glow = cache(self._line), cache(self._glow)
        self.spot, self.halo = cache(self._spot), cache(self._halo)

    def _line(self, number: int) -> Fragment:
        wide = 1.02 * self._board.page.thickness
        return Fragment(path(self._way(number), class_="ao-line", fill="none", stroke_width=wide))

    def _glow(self, number: int) -> str:
        """Light a route up from below."""
        return path(self._way(number), class_="ao-glow", fill="none", stroke_width=2.1 * self._board.page.thickness)

    def _spot(self, number: int) -> Fragment:
        return Fragment(circle(self._middle(number), 1.05 * self._board.page.city, class_="ao-spot"))

    def _halo(self, number: int) -> str:
        """Light a city up with a ring."""
        radius = self._board.page.city
        return circle(self._middle(number), 1.12 * radius, class_="ao-halo", fill="none", stroke_width=0.2 * radius)

    def _middle(self, number: int) -> tuple[float, float]:
        city, width = self._board.cities[number], self._board.page.width
        return city.x * width, city.y * width


@lru_cache(maxsize=64)
def shapes_of(ruleset: Ruleset) -> Shapes:
    """The shapes for the board that is played on."""
    return Shapes(ruleset)
