"""The map of the page: the fixed layers, what players did on them, and the places that can be pressed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple

from skyhop.boards.draw.svg import circle, element, group, lines, path
from skyhop.boards.model import Board
from skyhop.core.svg import Fragment
from skyhop.games.aeronaut_odyssey.draw import marks
from skyhop.games.aeronaut_odyssey.draw.layers import played_board
from skyhop.games.aeronaut_odyssey.page.places import city_told, route_told
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView


class Map(NamedTuple):
    """The map: its size in mm, and all that lies over its fixed layers."""

    width: float
    height: float
    name: str
    drawing: Fragment


def map_of(view: AeronautOdysseyView, lit: Iterable[str], names: Sequence[str]) -> Map:
    """Draw what is on the map now; `lit` names the places that can be pressed, such as `city-B`, `route-A-B`."""
    board = played_board(view.ruleset)
    page = board.page
    shining = frozenset(lit)
    drawing = "".join(
        (
            _layer("land"),
            marks.wakes(view, board),
            _glows(board, shining),
            _layer("routes"),
            marks.faces(view, board),
            marks.out_of_play(view, board),
            marks.claims(view, board),
            _layer("cities"),
            marks.slots(view, board),
            _halos(board, shining),
            marks.travelers(view, board, names),
            _route_places(view, board, shining, names),
            _city_places(view, board, shining, names),
        )
    )
    return Map(page.width, page.height, board.name, Fragment(drawing))


def _layer(name: str) -> str:
    return element("use", href=f"#ao-{name}")


def _glows(board: Board, lit: frozenset[str]) -> str:
    """Light routes up from below."""
    wide = 2.1 * board.page.thickness
    glows = (
        path(lines(marks.way(route, board.page)), class_="ao-glow", fill="none", stroke_width=wide)
        for route in board.routes
        if f"route-{route.id}" in lit
    )
    return group(*glows)


def _halos(board: Board, lit: frozenset[str]) -> str:
    """Light cities up with a ring."""
    width, radius = board.page.width, board.page.city
    halos = (
        circle(
            (city.x * width, city.y * width), 1.12 * radius, class_="ao-halo", fill="none", stroke_width=0.2 * radius
        )
        for city in board.cities
        if f"city-{city.name}" in lit
    )
    return group(*halos)


def _route_places(view: AeronautOdysseyView, board: Board, lit: frozenset[str], names: Sequence[str]) -> str:
    places = []
    for number, route in enumerate(board.routes):
        line = path(
            lines(marks.way(route, board.page)),
            class_="ao-line",
            fill="none",
            stroke_width=1.02 * board.page.thickness,
        )
        name = f"route-{route.id}"
        places.append(_place(name, line, route_told(view, number, route, names), is_lit=name in lit))
    return group(*places)


def _city_places(view: AeronautOdysseyView, board: Board, lit: frozenset[str], names: Sequence[str]) -> str:
    width = board.page.width
    places = []
    for city in board.cities:
        name = f"city-{city.name}"
        spot = circle((city.x * width, city.y * width), 1.05 * board.page.city, class_="ao-spot")
        places.append(_place(name, spot, city_told(view, city, names), is_lit=name in lit))
    return group(*places)


def _place(name: str, shape: str, told: Sequence[str], *, is_lit: bool) -> str:
    """Make a place that tells of itself, and can be pressed if it is lit."""
    title = element("title", escape("; ".join(told)))
    pressed = {"role": "button", "tabindex": 0, "aria_label": "; ".join(told)} if is_lit else {}
    shown = "ao-place ao-lit" if is_lit else "ao-place"
    return element("g", title, shape, id=name, class_=shown, data_told="|".join(told), **pressed)
