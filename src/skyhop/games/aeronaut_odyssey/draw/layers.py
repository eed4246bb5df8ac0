"""Layers of the played map, without parts of disabled expansions, and the patterns and tokens of the seats."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from skyhop.boards.draw.palette import Theme
from skyhop.boards.draw.room import draw_face
from skyhop.boards.draw.routes import draw_route, way
from skyhop.boards.draw.scenery import draw_scenery
from skyhop.boards.draw.styles import STORYBOOK, STYLES, style_of
from skyhop.boards.draw.svg import circle, element, group, path, text, use_relative_steps
from skyhop.boards.draw.towns import draw_city
from skyhop.games.aeronaut_odyssey.state import load_played_board
from skyhop.i18n import language
from skyhop.svg.element import FONT

if TYPE_CHECKING:
    from skyhop.boards.model import Route
    from skyhop.engine.state import Ruleset

SCREEN = replace(
    STORYBOOK,
    name="screen",
    page="var(--ao-page)",
    sea="var(--ao-sea)",
    rings=("var(--ao-shallow-far)", "var(--ao-shallow)"),
    land="var(--ao-land)",
    land_edge="var(--ao-land-edge)",
    meadows="var(--ao-meadows)",
    sands="var(--ao-sands)",
    woods="var(--ao-woods)",
    heights="var(--ao-heights)",
    river="var(--ao-shallow)",
    tree="var(--ao-tree)",
    tree_line="var(--ao-tree-line)",
    relief="var(--ao-relief)",
    relief_line="var(--ao-relief-line)",
    snow="var(--ao-snow)",
    graticule="var(--ao-graticule)",
    ink="var(--ao-ink)",
    quiet="var(--ao-quiet)",
    panel="var(--ao-panel)",
    numbered=False,
)
"""Storybook theme for web pages; the style sheet sets its colours for light and dark mode."""
PICTURE = replace(STORYBOOK, name="picture", numbered=False)
"""Theme of pictures and films, which are smaller than a printed board."""
_THEMES = {**STYLES, SCREEN.name: SCREEN, PICTURE.name: PICTURE}
_UNMET = re.compile(r'<title>[^<]*</title>| id="(?:route|city|space)-[^"]*"| class="(?:route|space)[^"]*"')
_IDS = re.compile(r'(\bid="|url\(#|href="#)')


class Layers(NamedTuple):
    """Fixed layers of a map, as SVG: land; routes and face numbers; cities. The players' marks go between them."""

    land: str
    routes: str
    cities: str


def draw_layers(ruleset: Ruleset, theme: str) -> Layers:
    """Draw the layers of the map; `theme` is a theme of the boards, `screen` or `picture`.

    With `screen` and `picture`, the layers follow the style that the board asks for. Every id begins with `map-`.
    """
    return _draw_layers(ruleset, theme, language())


@lru_cache(maxsize=24)
def _draw_layers(ruleset: Ruleset, theme: str, _language: str) -> Layers:
    board = load_played_board(ruleset)
    look = _look(style_of(board), theme)
    faces = group(*(draw_face(face, board, look) for face in board.faces))
    cities = group(*(draw_city(city, board, look) for city in board.cities))
    if theme != SCREEN.name:
        routes = group(*(draw_route(route, board, look) for route in board.routes))
        return Layers(_prefix_ids(draw_scenery(board, look)), _prefix_ids(routes + faces), _prefix_ids(cities))
    ways = element("defs", *(path(way(route, board.page), id=f"way-{route.id}") for route in board.routes))
    routes = group(*(draw_route(route, board, look, f"way-{route.id}") for route in board.routes))
    land = draw_scenery(board, look, board.page.width)
    return Layers(
        _prefix_ids(land), _prefix_ids(ways + _strip_titles(routes) + faces), _prefix_ids(_strip_titles(cities))
    )


def _look(style: Theme, theme: str) -> Theme:
    """Return the theme; for `screen` and `picture`, the board's own style unless it is the usual one."""
    if theme not in (SCREEN.name, PICTURE.name) or style is STORYBOOK:
        return _THEMES[theme]
    return replace(style, numbered=False)


def route_reference(route: Route) -> str:
    """Return the reference for `<use>` to a route's path; the page must contain the layers of `screen`."""
    return f"#map-way-{route.id}"


def _prefix_ids(drawn: str) -> str:
    """Prefix the ids of a layer, because ids must be unique on a page, and shorten its paths."""
    return use_relative_steps(_IDS.sub(r"\g<1>map-", drawn))


def _strip_titles(drawn: str) -> str:
    """Remove titles and names from a layer: a page puts its own places on top of the drawing."""
    return _UNMET.sub("", drawn)


if TYPE_CHECKING:
    from skyhop.boards.model import Point

INK = "#22303C"
PAPER = "#FFFDF6"
TILE = 1.7  # mm from one repetition of a pattern to the next
ENVELOPE = (
    *((0.3, 0.78), (0.5, 0.42), (1.0, 0.05), (1.0, -0.5), (1.0, -1.1), (0.58, -1.48), (0.0, -1.48)),
    *((-0.58, -1.48), (-1.0, -1.1), (-1.0, -0.5), (-1.0, 0.05), (-0.5, 0.42), (-0.3, 0.78)),
)
"""Corners and control points of the envelope's curves, in half widths, from the mouth's right side over the top."""


class SeatPattern(NamedTuple):
    """Appearance of a seat: fill, repeated mark, and colour of the mark."""

    fill: str
    mark: str
    colour: str


LOOKS = (
    SeatPattern("#1D6E8A", "", PAPER),
    SeatPattern("#E2562C", "M-.4 2.1 2.1 -.4M-1.25 1.25 1.25 -1.25M.45 2.95 2.95 .45", PAPER),
    SeatPattern("#6A3D9A", "M.42 .42h.01M1.27 1.27h.01", PAPER),
    SeatPattern("#B5D544", "M0 .42H1.7M0 1.27H1.7", INK),
    SeatPattern("#F48CC0", "M0 .2 .85 1.05 1.7 .2M0 1.05 .85 1.9 1.7 1.05M0 -.65 .85 .2 1.7 -.65", "#A3195B"),
    SeatPattern("#74492A", "M0 .85H1.7M.85 0V1.7", PAPER),
)
WIDTHS = (0.0, 0.42, 0.62, 0.34, 0.3, 0.3)
"""Line widths of the marks by seat, in mm."""


def define_patterns() -> str:
    """Define the patterns of the six seats, with the ids `ao-seat-0` to `ao-seat-5`."""
    return "".join(_define_pattern(seat) for seat in range(len(LOOKS)))


def _define_pattern(seat: int) -> str:
    look = LOOKS[seat]
    ground = element("rect", width=TILE, height=TILE, fill=look.fill)
    stroke = {"stroke": look.colour, "stroke_width": WIDTHS[seat], "stroke_linecap": "round", "fill": "none"}
    mark = path(look.mark, **stroke) if look.mark else ""
    return element(
        "pattern", ground, mark, id=f"ao-seat-{seat}", width=TILE, height=TILE, patternUnits="userSpaceOnUse"
    )


def paint(seat: int) -> str:
    """Return the fill of a seat."""
    return f"url(#ao-seat-{seat})"


def disc(seat: int, at: Point, radius: float) -> str:
    """Draw a seat's token."""
    return circle(at, radius, fill=paint(seat), stroke=INK, stroke_width=0.12 * radius)


def traveler(seat: int, at: Point, size: float, title: str, line: str = INK) -> str:
    """[AO-3.1] Draw a seat's balloon with its basket at `at`, `size` mm wide to each side, with lines in `line`."""
    x, y = at
    move = f"translate({x:.2f} {y - 1.55 * size:.2f}) scale({size:.3f})"
    ropes = path("M-.27 .8-.2 1.2M.27 .8 .2 1.2", stroke=line, stroke_width=0.09, fill="none")
    basket = path("M-.3 1.2H.3L.22 1.55H-.22Z", fill="#A9723F", stroke=line, stroke_width=0.09, stroke_linejoin="round")
    # the pattern is laid in mm, so the envelope must not be scaled
    outline = path(_envelope((x, y - 1.55 * size), size), fill=paint(seat), stroke=line, stroke_width=0.1 * size)
    shine = path(
        "M-.62 -.62C-.6 -.98 -.4 -1.2 -.15 -1.26", stroke=PAPER, stroke_width=0.14, fill="none", stroke_linecap="round"
    )
    middle = (x, y - 2.05 * size)
    number = group(
        circle(middle, 0.5 * size, fill=PAPER, stroke=INK, stroke_width=0.06 * size),
        text(middle, max(2.12, 0.82 * size), seat + 1, fill=INK, font_weight="bold", font_family=FONT),
    )
    return group(
        element("title", title),
        group(ropes, basket, transform=move),
        outline,
        group(shine, transform=move),
        number,
        class_="traveler",
    )


def _envelope(at: Point, size: float) -> str:
    """Return the outline of an envelope in mm; it must not be scaled, because its pattern is in mm."""
    points = [f"{at[0] + size * x:.2f} {at[1] + size * y:.2f}" for x, y in ENVELOPE]
    curves = ["C" + " ".join(points[n : n + 3]) for n in range(1, len(points), 3)]
    return f"M{points[0]}{''.join(curves)}Z"
