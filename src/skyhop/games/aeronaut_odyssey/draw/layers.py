"""Layers of the drawn map: the board below, then the routes, slots and travelers that the players use."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from skyhop.boards.draw.labels import draw_face, face_place
from skyhop.boards.draw.ornaments import draw_city, slot_places
from skyhop.boards.draw.routes import SpaceShape, draw_route, path_data, spaces, strip, writing_box
from skyhop.boards.draw.scenery import draw_scenery
from skyhop.boards.draw.styles import STORYBOOK, STYLES, Theme, style_of
from skyhop.boards.draw.svg import circle, element, group, lines, path, text, use_relative_steps
from skyhop.games.aeronaut_odyssey.state import NOWHERE, load_played_board
from skyhop.games.aeronaut_odyssey.text.labels import city_label
from skyhop.i18n import _, cache_by_language, language
from skyhop.svg import FONT

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
"""Storybook theme for web pages. The style sheet sets its colours for light and dark mode."""
PICTURE = replace(STORYBOOK, name="picture", numbered=False)
"""Theme for pictures and films. These are smaller than a printed board."""
_THEMES = {**STYLES, SCREEN.name: SCREEN, PICTURE.name: PICTURE}
_UNMET = re.compile(r'<title>[^<]*</title>| id="(?:route|city|space)-[^"]*"| class="(?:route|space)[^"]*"')
_IDS = re.compile(r'(\bid="|url\(#|href="#)')


class Layers(NamedTuple):
    """Layers of a map that do not change during a match, as SVG: land, routes with face numbers, and cities.

    The drawing of a position inserts owned routes, claims and travelers between these layers.
    """

    land: str
    routes: str
    cities: str


def draw_layers(ruleset: Ruleset, theme: str) -> Layers:
    """Draw the unchanging layers of the map. `theme` is the name of a board style, or `screen` or `picture`.

    For `screen` and `picture`, the board file determines the style. Every id in the SVG begins with `map-`.
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
    ways = element("defs", *(path(path_data(route, board.page), id=f"way-{route.id}") for route in board.routes))
    routes = group(*(draw_route(route, board, look, f"way-{route.id}") for route in board.routes))
    land = draw_scenery(board, look, board.page.width)
    return Layers(
        _prefix_ids(land), _prefix_ids(ways + _strip_titles(routes) + faces), _prefix_ids(_strip_titles(cities))
    )


def _look(style: Theme, theme: str) -> Theme:
    """Return the style in which to draw the map. `theme` is the name of a board style, or `screen` or `picture`.

    For `screen` and `picture`, return the board's own style, unless this is the default style. In all other cases,
    return the style with the name `theme`.
    """
    if theme not in (SCREEN.name, PICTURE.name) or style is STORYBOOK:
        return _THEMES[theme]
    return replace(style, numbered=False)


def route_reference(route: Route) -> str:
    """Return the `href` with which an SVG element `<use>` draws the path of a route.

    The page must contain the layers of the theme `screen`, because they define the path.
    """
    return f"#map-way-{route.id}"


def _prefix_ids(svg: str) -> str:
    """Add the prefix `map-` to the ids in an SVG layer, because ids must be unique on a page.

    Also convert the layer's paths to relative coordinates, which are shorter.
    """
    return use_relative_steps(_IDS.sub(r"\g<1>map-", svg))


def _strip_titles(svg: str) -> str:
    """Remove titles, ids and classes of cities and routes from an SVG layer.

    A page draws its own clickable cities and routes above the layer.
    """
    return _UNMET.sub("", svg)


if TYPE_CHECKING:
    from skyhop.boards.model import Point

INK = "#22303C"
PAPER = "#FFFDF6"
TILE = 1.7  # size of a pattern's tile in mm
ENVELOPE = (
    *((0.3, 0.78), (0.5, 0.42), (1.0, 0.05), (1.0, -0.5), (1.0, -1.1), (0.58, -1.48), (0.0, -1.48)),
    *((-0.58, -1.48), (-1.0, -1.1), (-1.0, -0.5), (-1.0, 0.05), (-0.5, 0.42), (-0.3, 0.78)),
)
"""Points and control points of the curves that outline a balloon's envelope.

The unit is half the width of the envelope. The outline runs from the right side of the balloon's mouth over the
top to the left side.
"""


class SeatPattern(NamedTuple):
    """Pattern that identifies a seat: the fill colour, the SVG path of the repeated mark, and the mark's colour."""

    fill: str
    mark: str
    colour: str


SEAT_PATTERNS = (
    SeatPattern("#1D6E8A", "", PAPER),
    SeatPattern("#E2562C", "M-.4 2.1 2.1 -.4M-1.25 1.25 1.25 -1.25M.45 2.95 2.95 .45", PAPER),
    SeatPattern("#6A3D9A", "M.42 .42h.01M1.27 1.27h.01", PAPER),
    SeatPattern("#B5D544", "M0 .42H1.7M0 1.27H1.7", INK),
    SeatPattern("#F48CC0", "M0 .2 .85 1.05 1.7 .2M0 1.05 .85 1.9 1.7 1.05M0 -.65 .85 .2 1.7 -.65", "#A3195B"),
    SeatPattern("#74492A", "M0 .85H1.7M.85 0V1.7", PAPER),
)
WIDTHS_MM = (0.0, 0.42, 0.62, 0.34, 0.3, 0.3)
"""Line widths in mm of the repeated marks, by seat."""


def define_patterns() -> str:
    """Return the SVG patterns of the six seats, with the ids `ao-seat-0` to `ao-seat-5`."""
    return "".join(_define_pattern(seat) for seat in range(len(SEAT_PATTERNS)))


def _define_pattern(seat: int) -> str:
    look = SEAT_PATTERNS[seat]
    ground = element("rect", width=TILE, height=TILE, fill=look.fill)
    stroke = {"stroke": look.colour, "stroke_width": WIDTHS_MM[seat], "stroke_linecap": "round", "fill": "none"}
    mark = path(look.mark, **stroke) if look.mark else ""
    return element(
        "pattern", ground, mark, id=f"ao-seat-{seat}", width=TILE, height=TILE, patternUnits="userSpaceOnUse"
    )


def paint(seat: int) -> str:
    """Return the SVG value of `fill` that refers to the pattern of a seat."""
    return f"url(#ao-seat-{seat})"


def disc(seat: int, at: Point, radius: float) -> str:
    """Draw the token of a seat: a disc with the seat's pattern."""
    return circle(at, radius, fill=paint(seat), stroke=INK, stroke_width=0.12 * radius)


def traveler(seat: int, at: Point, size: float, title: str, line: str = INK) -> str:
    """[AO-3.1] Draw the traveler of a seat: a balloon whose basket is at the point `at`.

    The balloon extends `size` mm to the left and to the right. `line` is the colour of its lines.
    """
    x, y = at
    move = f"translate({x:.2f} {y - 1.55 * size:.2f}) scale({size:.3f})"
    ropes = path("M-.27 .8-.2 1.2M.27 .8 .2 1.2", stroke=line, stroke_width=0.09, fill="none")
    basket = path("M-.3 1.2H.3L.22 1.55H-.22Z", fill="#A9723F", stroke=line, stroke_width=0.09, stroke_linejoin="round")
    # the pattern is in mm, so the envelope must not be scaled
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
    """Return the outline of a traveler's balloon as an SVG path, in mm.

    Do not scale the path later, because the sizes of the pattern inside are also in mm.
    """
    points = [f"{at[0] + size * x:.2f} {at[1] + size * y:.2f}" for x, y in ENVELOPE]
    curves = ["C" + " ".join(points[n : n + 3]) for n in range(1, len(points), 3)]
    return f"M{points[0]}{''.join(curves)}Z"


if TYPE_CHECKING:
    from collections.abc import Sequence

    from skyhop.boards.model import Board, Face, Page, Point, Route
    from skyhop.engine.state import Ruleset
    from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView

MAX_CACHED_LAYERS = 500
"""Maximum number of cached drawings of each kind for one board."""
CASING = 1.62
"""Width of the line behind an owner's colour, in route thicknesses. Its edges separate the colour from the land."""
DASH = 1.5
"""Length of each dash along a route with several owners, in route thicknesses. The dashes alternate in colour."""
CROSSING_COLOUR = "#B3261E"
"""Red of the lines that cross out used slots and balloons."""


class MarkPieces:
    """Cached drawings of owned routes, claims and used slots on one board. All views of the board share the cache."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self.way = cache(self._make_path)
        self.wake = cache(self._wake)
        self.writing = cache(self._fill_spaces)
        self.veil = cache(self._veil)
        self.crosses = cache(self._crosses)
        self.wakes, self.claims = lru_cache(MAX_CACHED_LAYERS)(self._wakes), lru_cache(MAX_CACHED_LAYERS)(self._claims)
        self.slots, self.veils = lru_cache(MAX_CACHED_LAYERS)(self._slots), lru_cache(MAX_CACHED_LAYERS)(self._veils)

    def _make_path(self, number: int) -> str:
        """Return the SVG path of a route, in mm."""
        return path_data(self._board.routes[number], self._board.page)

    def _wake(self, number: int, owners: tuple[int, ...]) -> str:
        """Draw a broad line along a route in the colour of its owner.

        If the route has several owners, their colours alternate.
        """
        page, line = self._board.page, self.way(number)
        stroke = {"fill": "none", "stroke_width": 1.36 * page.thickness, "stroke_linejoin": "round"}
        casing = {**stroke, "stroke_width": CASING * page.thickness, "stroke": style_of(self._board).ink}
        svg = path(line, stroke_linecap="round", **casing)
        svg += path(line, stroke=SEAT_PATTERNS[owners[0]].fill, stroke_linecap="round", **stroke)
        dash = DASH * page.thickness
        for turn, seat in enumerate(owners[1:], 1):
            dashes = {
                "stroke_dasharray": f"{dash:.2f} {dash * (len(owners) - 1):.2f}",
                "stroke_dashoffset": -turn * dash,
            }
            svg += path(line, stroke=SEAT_PATTERNS[seat].fill, **stroke, **dashes)
        return svg

    def _fill_spaces(self, number: int, claimers: tuple[int | None, ...]) -> str:
        """Fill the boxes on the spaces of a route with the patterns of the claimers.

        On a multiroute, each space has its own claimer. On a plain route, all claimers share each space.
        """
        route, page = self._board.routes[number], self._board.page
        boxes = []
        for index, place in enumerate(spaces(route, page)):
            shares = claimers[index : index + 1] if route.multi else claimers
            boxes += _divide_box([seat for seat in shares if seat is not None], place, page)
        return "".join(boxes)

    def _wakes(self, owners: tuple[tuple[int, ...], ...]) -> str:
        return group(*(self.wake(route, seats) for route, seats in enumerate(owners) if seats), class_="wakes")

    def _claims(self, claimers: tuple[tuple[int | None, ...], ...]) -> str:
        claimed = ((route, seats) for route, seats in enumerate(claimers) if any(seat is not None for seat in seats))
        return group(*(self.writing(route, seats) for route, seats in claimed), class_="claims")

    def _slots(self, counts: tuple[int, ...]) -> str:
        crosses = (self.crosses(city, count) for city, count in enumerate(counts) if count)
        return group(*crosses, class_="used-slots")

    def _veils(self, routes: tuple[int, ...]) -> str:
        return group(*(self.veil(route) for route in routes), class_="out-of-play")

    def _veil(self, number: int) -> str:
        """Gray out a route that is out of play."""
        route, page = self._board.routes[number], self._board.page
        stroke = {"stroke": "#8E979E", "stroke_width": 0.99 * page.thickness, "stroke_opacity": 0.8}
        first, last = spaces(route, page)[0], spaces(route, page)[-1]
        line = lines([first.spine[0].at, *_inner_points(route, page, first, last), last.spine[-1].at])
        middle = path(line, fill="none", stroke=PAPER, stroke_width=0.12 * page.thickness)
        return path(line, fill="none", **stroke) + middle

    def _crosses(self, number: int, count: int) -> str:
        """Cross out the first `count` slots of a city."""
        places, size = slot_places(self._board.cities[number], self._board.page)
        marks = []
        for x, y in places[:count]:
            reach = 0.78 * size
            cross = f"M{x - reach:.2f} {y - reach:.2f}L{x + reach:.2f} {y + reach:.2f}"
            cross += f"M{x + reach:.2f} {y - reach:.2f}L{x - reach:.2f} {y + reach:.2f}"
            marks.append(circle((x, y), size, fill=INK, fill_opacity=0.16))
            marks.append(path(cross, stroke=CROSSING_COLOUR, stroke_width=0.36 * size, stroke_linecap="round"))
        return "".join(marks)


@lru_cache(maxsize=64)
def get_pieces(ruleset: Ruleset) -> MarkPieces:
    """Return the cached drawings of owned routes, claims and used slots for the ruleset's board."""
    return MarkPieces(load_played_board(ruleset))


def draw_wakes(view: AeronautOdysseyView) -> str:
    """[AO-6.1] Draw a broad line in the owners' colours under each owned route."""
    return get_pieces(view.ruleset).wakes(tuple(one.owners for one in view.standings))


def draw_claims(view: AeronautOdysseyView) -> str:
    """[AO-6.1, AO-9.5] Fill the boxes on claimed routes and multiroute spaces with the patterns of their claimers."""
    return get_pieces(view.ruleset).claims(tuple(one.claimers for one in view.standings))


def _divide_box(seats: Sequence[int], place: SpaceShape, page: Page) -> list[str]:
    """Divide the box on a route's space into one strip for each seat.

    Fill each strip with the pattern of its seat.
    """
    low, high = writing_box(page)
    wide = page.thickness
    share = (high - low) / max(len(seats), 1)
    return [
        path(
            strip(place, low + share * turn, low + share * (turn + 1), 0.36 * wide),
            fill=paint(seat),
            stroke=INK,
            stroke_width=0.055 * wide,
            stroke_linejoin="round",
        )
        for turn, seat in enumerate(seats)
    ]


def draw_out_of_play(view: AeronautOdysseyView) -> str:
    """[AO-3.2] Gray out the second route of each double route in a match of two seats."""
    out = (route for route, one in enumerate(view.standings) if not one.is_in_play)
    return get_pieces(view.ruleset).veils(tuple(out))


def _inner_points(route: Route, page: Page, first: SpaceShape, last: SpaceShape) -> list[Point]:
    """List the points of a route's path from its first to its last space, without the first and the last point."""
    return [spot.at for place in spaces(route, page) for spot in place.spine][1:-1] if first is not last else []


def draw_slots(view: AeronautOdysseyView) -> str:
    """[AO-1.3] Cross out the used slots of each city."""
    return get_pieces(view.ruleset).slots(tuple(view.record["slots_used"][: len(view.board.cities)].tolist()))


def draw_faces(view: AeronautOdysseyView, board: Board) -> str:
    """[AO-7.3] Draw rings around face numbers, in the colours of the seats that currently score these faces."""
    return group(*(_draw_ring(view, board, number, face) for number, face in enumerate(board.faces)), class_="scored")


def _draw_ring(view: AeronautOdysseyView, board: Board, number: int, face: Face) -> str:
    seats, place = view.face_owners(number), face_place(face, board)
    if place is None:
        return ""
    at, radius = place
    rings = [
        circle(
            at, radius * (1.18 + 0.3 * turn), fill="none", stroke=SEAT_PATTERNS[seat].fill, stroke_width=0.28 * radius
        )
        for turn, seat in enumerate(seats)
    ]
    if seats and (style := style_of(board)) is not STORYBOOK:
        rings.insert(0, circle(at, radius * (1.1 + 0.3 * len(seats)), fill=style.ink))
        rings.append(draw_face(face, board, style))
    return group(*rings)


def basket(view: AeronautOdysseyView, board: Board, seat: int) -> Point | None:
    """[AO-3.1] Return the point on the map, in mm, at which a traveler's basket is drawn.

    Travelers in the same city have different points. Before the traveler has a start city, return None.
    """
    where = view.record["city"][: len(view.seats)].tolist()
    if where[seat] == NOWHERE:
        return None
    here, city = [other for other in view.seats if where[other] == where[seat]], board.cities[where[seat]]
    turn = here.index(seat) - (len(here) - 1) / 2
    width = board.page.width
    return city.x * width + turn * 1.15 * board.page.city, city.y * width - 0.52 * board.page.city


def draw_travelers(view: AeronautOdysseyView, board: Board, names: Sequence[str]) -> str:
    """[AO-3.1] Draw the travelers of all seats. Draw the traveler of the seat to move last, so that it is visible."""
    order = sorted(view.seats, key=lambda seat: (seat == view.turn_of, seat))
    travelers = []
    for seat in order:
        at = basket(view, board, seat)
        if at is not None:
            size, line = 0.62 * board.page.city, style_of(board).ink
            city = city_label(view.ruleset, int(view.record["city"][seat]) + 1)
            travelers.append(_traveler(seat, at, size, names[seat], city, line))
    return group(*travelers, class_="travelers")


@cache_by_language(2000)
def _traveler(seat: int, at: Point, size: float, name: str, city: str, line: str) -> str:
    title = _("%(player)s, in %(city)s") % {"player": name, "city": city}
    return element("g", traveler(seat, at, size, title, line), data_traveler=seat, data_x=at[0], data_y=at[1])
