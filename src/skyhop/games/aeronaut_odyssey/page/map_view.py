"""Map on the page: unchanging layers, drawings of claims and travelers, and clickable cities and routes."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from skyhop.boards.cities import place_names
from skyhop.boards.draw.labels import NUMBER_DISTANCE_MM, Label, OccupiedSpace, draw_labels, place_labels
from skyhop.boards.draw.land import shore
from skyhop.boards.draw.ornaments import frame_of
from skyhop.boards.draw.styles import STORYBOOK, Theme, style_of
from skyhop.boards.draw.svg import BONUSES, box, circle, element, group, path, symbol
from skyhop.boards.model import Board, Point, Route, city_name, city_number
from skyhop.engine.event import Event
from skyhop.engine.state import Ruleset
from skyhop.games.aeronaut_odyssey.constants import BALLOON_TEXT
from skyhop.games.aeronaut_odyssey.draw import layers
from skyhop.games.aeronaut_odyssey.draw.inventory import balloon_fill, balloon_symbol
from skyhop.games.aeronaut_odyssey.draw.layers import (
    INK,
    SEAT_PATTERNS,
    define_patterns,
    disc,
    draw_layers,
    route_reference,
    traveler,
)
from skyhop.games.aeronaut_odyssey.events import Claimed, Moved, Shared, SpaceClaimed, Started, Teleported
from skyhop.games.aeronaut_odyssey.state import load_played_board
from skyhop.games.aeronaut_odyssey.text.labels import Visits, describe_city, describe_route, list_types_at
from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView, RouteOwnership
from skyhop.i18n import cache_by_language
from skyhop.svg import Fragment

PLACES_PER_PART = 12
"""Number of routes or cities in one part of the page. The server sends each changed part completely."""
START, FLIGHT = "@", ">"
"""[AO-12.2, AO-12.3] Signs before the name of a city in the notation of a start and of a move."""
MAX_CACHED_PARTS = 1000
"""Maximum number of cached parts of the page with routes. The parts with cities have the same maximum."""
CLICK_RADII = 1.24
"""Radius of a city's clickable area, in city radii. The area includes the ring around a clickable city."""
MAX_CACHED_PLACES = 4000
"""Maximum number of cached drawings of single routes. The drawings of single cities have the same maximum."""


class LastMove(NamedTuple):
    """Last arrival or claim: the number of its route and the number of its city, counted from 0.

    `route` is None if the event has no route. `city` is None if the event has no city.
    """

    route: int | None = None
    city: int | None = None


NOTHING = LastMove()


class Map(NamedTuple):
    """Map on the match page: its size, its drawings and its clickable areas. All lengths are in mm.

    `shore` is the width of the land beyond the edge of the map. `marks` contains the drawings by name. `places`
    contains the cities and routes in groups that the page updates separately.
    """

    width: float
    height: float
    shore: float
    city: float
    """Radius of a city in mm."""
    name: str
    light: str
    """`dark` or `light` if the board's style has fixed colours.

    If the map uses the colours of the page, it is empty.
    """
    marks: Mapping[str, Fragment]
    places: Mapping[str, tuple[MapPlace, ...]]


class MapPlace(NamedTuple):
    """City or route on the map: name, shape and description. If `is_lit` is True, a click selects a legal action.

    If `is_lit` is False, `meant` contains the actions that a click may mean. These actions are illegal, and the
    page explains the reason.
    """

    name: str
    shape: Fragment
    lines: tuple[str, ...]
    is_lit: bool
    meant: str

    @property
    def is_route(self) -> bool:
        """True for a route, False for a city."""
        return self.name.startswith("route-")


def map_of(view: AeronautOdysseyView, lit: Iterable[str], names: Sequence[str], last: LastMove = NOTHING) -> Map:
    """Return the map of a view. `lit` has the names of clickable places, such as `city-B` or `route-A-B`."""
    board = load_played_board(view.ruleset)
    page, shapes = board.page, shapes_of(view.ruleset)
    shining = frozenset(lit)
    visits = tuple(_visits(view, names))
    routes = [name in shining for name in shapes.routes]
    cities = [name in shining for name in shapes.cities]
    marks = {
        "last": shapes.last(last),
        "wakes": layers.draw_wakes(view),
        "glows": shapes.glows(tuple(routes)),
        "faces": layers.draw_faces(view, board),
        "veils": layers.draw_out_of_play(view),
        "claims": layers.draw_claims(view),
        "slots": layers.draw_slots(view),
        "halos": shapes.halos(tuple(cities)),
        "travelers": layers.draw_travelers(view, board, names),
    }
    places = {
        **_draw_in_parts("routes", _routes, view.ruleset, view.standings, routes, tuple(names)),
        **_draw_in_parts("cities", _cities, view.ruleset, visits, cities, START if view.phase == "start" else FLIGHT),
    }
    fragments = {name: Fragment(mark) for name, mark in marks.items()}
    return Map(page.width, page.height, shapes.shore, page.city, board.title, light_of(board), fragments, places)


def light_of(board: Board) -> str:
    """Return `dark` or `light` for the style of the board. For the default style, which has both modes, return ""."""
    style = style_of(board)
    if style is STORYBOOK:
        return ""
    return "dark" if style.is_dark else "light"


def _visits(view: AeronautOdysseyView, names: Sequence[str]) -> Iterator[Visits]:
    """Yield, for each city, the names of the players there and the number of used slots."""
    where = view.record["city"][: len(view.seats)].tolist()
    used = view.record["slots_used"].tolist()
    for city in view.board.cities:
        here = [names[seat] for seat, number in enumerate(where) if number == city.n - 1]
        yield Visits(used[city.n - 1], tuple(here))


def _draw_in_parts(
    kind: str,
    draw: Callable[..., tuple[MapPlace, ...]],
    ruleset: Ruleset,
    states: Sequence[Hashable],
    lit: Sequence[bool],
    *more: Hashable,
) -> dict[str, tuple[MapPlace, ...]]:
    """Draw the cities or the routes in groups, and return the groups by name.

    After a change, the server draws and sends only the changed groups.
    """
    parts = [slice(first, first + PLACES_PER_PART) for first in range(0, len(states), PLACES_PER_PART)]
    return {
        f"{kind}-{turn}": draw(ruleset, part.start, tuple(states[part]), tuple(lit[part]), *more)
        for turn, part in enumerate(parts)
    }


@cache_by_language(MAX_CACHED_PARTS)
def _routes(
    ruleset: Ruleset, first: int, standings: tuple[RouteOwnership, ...], lit: tuple[bool, ...], names: tuple[str, ...]
) -> tuple[MapPlace, ...]:
    """Draw one group of routes. `first` is the number of the first route in this group."""
    return tuple(
        _route(ruleset, n, standing, is_lit, names)
        for n, (standing, is_lit) in enumerate(zip(standings, lit, strict=True), first)
    )


@cache_by_language(MAX_CACHED_PLACES)
def _route(ruleset: Ruleset, number: int, standing: RouteOwnership, is_lit: bool, names: tuple[str, ...]) -> MapPlace:  # noqa: FBT001  cached by positional arguments
    board = load_played_board(ruleset)
    route = board.routes[number]
    description = describe_route(ruleset, number, standing, names)
    meant = "" if is_lit else list_meant_claims(route, board.types)
    return MapPlace(f"route-{route.id}", shapes_of(ruleset).line(number), description, is_lit, meant)


@cache_by_language(MAX_CACHED_PARTS)
def _cities(
    ruleset: Ruleset, first: int, visits: tuple[Visits, ...], lit: tuple[bool, ...], sign: str
) -> tuple[MapPlace, ...]:
    """Draw one group of cities. `first` is the number of the first city in this group.

    A click on a city selects an action. The notation of this action is `sign` followed by the name of the city.
    """
    return tuple(
        _city(ruleset, n, visit, is_lit, sign) for n, (visit, is_lit) in enumerate(zip(visits, lit, strict=True), first)
    )


@cache_by_language(MAX_CACHED_PLACES)
def _city(ruleset: Ruleset, number: int, visits: Visits, is_lit: bool, sign: str) -> MapPlace:  # noqa: FBT001  as above
    city = load_played_board(ruleset).cities[number]
    description = describe_city(ruleset, city.n, visits)
    return MapPlace(
        f"city-{city.name}", shapes_of(ruleset).spot(number), description, is_lit, "" if is_lit else sign + city.name
    )


def list_meant_claims(route: Route, types: str) -> str:
    """[AO-12.2] Return the notation of the claims that a click on a route may mean, separated by `|`.

    For a gray route, return the claim with balloons of the board's first type. For a multiroute, return a claim for
    each space.
    """
    if route.multi:
        return "|".join(f"+{route.id}.{space}" for space in range(1, len(route.spaces) + 1))
    return f"+{route.id}={types[0] * len(route.spaces)}" if route.gray else f"+{route.id}"


class PlaceShapes:
    """Cached shapes of the cities and routes of one board."""

    def __init__(self, ruleset: Ruleset) -> None:
        self._board = load_played_board(ruleset)
        self.routes = tuple(f"route-{route.id}" for route in self._board.routes)
        self.cities = tuple(f"city-{city.name}" for city in self._board.cities)
        self.shore = round(shore(self._board), 1)
        self.line, self.glow = cache(self._line), cache(self._glow)
        self.spot, self.halo = cache(self._spot), cache(self._halo)
        self.glows, self.halos = lru_cache(MAX_CACHED_PARTS)(self._glows), lru_cache(MAX_CACHED_PARTS)(self._halos)
        self.last = lru_cache(MAX_CACHED_PARTS)(self._mark_last_move)

    def _glows(self, lit: tuple[bool, ...]) -> str:
        return group(*(self.glow(route) for route, is_lit in enumerate(lit) if is_lit))

    def _halos(self, lit: tuple[bool, ...]) -> str:
        return group(*(self.halo(city) for city, is_lit in enumerate(lit) if is_lit))

    def _line(self, number: int) -> Fragment:
        wide = 1.02 * self._board.page.thickness
        return Fragment(self._stroke(number, "ao-line", wide))

    def _glow(self, number: int) -> str:
        """Draw the glow under a clickable route."""
        return self._stroke(number, "ao-glow", 2.1 * self._board.page.thickness)

    def _stroke(self, number: int, name: str, wide: float) -> str:
        """Draw a line along a route, `wide` mm wide. The line refers to the path that the map defines."""
        address = route_reference(self._board.routes[number])
        return element("use", href=address, class_=name, fill="none", stroke_width=wide)

    def _mark_last_move(self, deed: LastMove) -> str:
        """Draw a border around the route of the last move or claim.

        After a move, also draw a ring around the city of arrival.
        """
        page, marks = self._board.page, ""
        if deed.route is not None:
            marks += self._stroke(deed.route, "ao-last", 1.7 * page.thickness)
        if deed.city is not None:
            ring = {"fill": "none", "stroke_width": 0.16 * page.city}
            marks += circle(self._middle(deed.city), 1.34 * page.city, class_="ao-last", **ring)
        return group(marks) if marks else ""

    def _spot(self, number: int) -> Fragment:
        return Fragment(circle(self._middle(number), CLICK_RADII * self._board.page.city, class_="ao-spot"))

    def _halo(self, number: int) -> str:
        """Draw the ring around a clickable city."""
        radius = self._board.page.city
        return circle(self._middle(number), 1.12 * radius, class_="ao-halo", fill="none", stroke_width=0.2 * radius)

    def _middle(self, number: int) -> tuple[float, float]:
        city, width = self._board.cities[number], self._board.page.width
        return city.x * width, city.y * width


@lru_cache(maxsize=64)
def shapes_of(ruleset: Ruleset) -> PlaceShapes:
    """Return the cached shapes for the ruleset's board."""
    return PlaceShapes(ruleset)


MIDDLE = (5.0, 5.0)


@lru_cache(maxsize=1)
def _define_symbols() -> str:
    """Return SVG symbols for balloons (`ao-b-R`), seats (`ao-s-0`), rewards and abilities (`ao-swap`), and a cross."""
    parts = []
    for letter in (*BALLOON_TEXT, "A"):
        frame = box(0.25, 0.25, 9.5, 9.5, 2.0, fill=balloon_fill(letter), stroke=INK, stroke_width=0.5)
        parts.append(_symbol(f"b-{letter}" if letter != "*" else "b-wild", frame + balloon_symbol(letter, MIDDLE, 3.1)))
    parts += [
        _symbol(f"s-{seat}", group(disc(seat, (2.5, 2.5), 2.3), transform="scale(2)"))
        for seat in range(len(SEAT_PATTERNS))
    ]
    for name, data in BONUSES.items():
        parts.append(_symbol(name, path(data, transform="translate(5 5) scale(4.2)", fill="currentColor",
                                        fill_rule="evenodd")))  # fmt: skip
    parts.append(_symbol("points", symbol("R", MIDDLE, 4.4, STORYBOOK.capital)))
    parts.append(_symbol("slot", circle(MIDDLE, 4.0, fill="none", stroke="currentColor", stroke_width=1.1)))
    parts.append(_symbol("cross", path("M1.4 1.4 8.6 8.6M8.6 1.4 1.4 8.6", stroke="var(--ao-pen)", stroke_width=1.1,
                                       stroke_linecap="round")))  # fmt: skip
    return "".join(parts)


def _symbol(name: str, svg: str) -> str:
    return element("symbol", svg, id=f"ao-{name}", viewBox="0 0 10 10")


def definitions(ruleset: Ruleset | None = None) -> Fragment:
    """Return the SVG definitions. If a ruleset is given, also return the layers of its map in the page's colours.

    Browsers compute the layout of all displayed elements. To avoid this work, most definitions have
    `display="none"`. Only two kinds of definitions lack this attribute: patterns, and layers with clip paths.
    """
    displayed, hidden = [define_patterns()], [_define_symbols()]
    layers = {**draw_layers(ruleset, "screen")._asdict(), "labels": draw_labels_of_cities(ruleset)} if ruleset else {}
    for name, layer in layers.items():
        parts = displayed if "<clipPath" in layer else hidden
        parts.append(element("g", layer, id=f"ao-{name}"))
    attributes = {"aria_hidden": "true", "focusable": "false"}
    paints = element("svg", element("defs", *displayed), class_="ao-defs", width=0, height=0, **attributes)
    return Fragment(paints + element("svg", *hidden, display="none", **attributes))


LAPTOP_PX = 760
"""Width of a map in CSS pixels, without the sea around it, on a laptop's screen."""
NAME_PX = (12.5, 11.0, 9.5)
"""Possible font sizes of city names in CSS pixels, at the width `LAPTOP_PX`. On a smaller map, the page hides names."""
OFFER_PX = 12.0
"""Distance in CSS pixels between the balloons to pick at a city, on a map with the width `LAPTOP_PX`."""
ENLARGEMENTS = (22, 17, 13, 10, 8)
"""Sizes to try for the balloons to pick at a city, in tenths of `OFFER_PX`, largest first.

A map narrower than `LAPTOP_PX` enlarges the balloons up to the first size that fits. If only the last size fits, the
balloons are a little smaller than `OFFER_PX` on every map.
"""
DIRECTIONS = 20
"""Number of directions around a city in which to look for free space."""
HALO_RADII = 1.26
"""Outer radius of the ring around a clickable city, in city radii."""


def place_around_cities(ruleset: Ruleset, frame: float = 0.0) -> tuple[list[Label], list[Label]]:
    """[AO-5.3] Return two lists of labels: the balloons to pick at each city, and the names of the cities.

    The labels cover no printed game element, and if possible no traveler. The label of a city's balloons contains the
    letters of the types, and is as large as the free space allows. `frame` is the width in mm of the frame around the
    map.
    """
    board = load_played_board(ruleset)
    pixel = board.page.width / LAPTOP_PX
    types = {city.n: list_types_at(ruleset, city.n) for city in board.cities}
    sizes = [OFFER_PX * pixel * factor / 10 for factor in ENLARGEMENTS]
    offers: list[Label] = []
    for has_travelers in (True, False):
        room, placed = _free_space(board, has_travelers=has_travelers), {offer.city for offer in offers}
        for offer in offers:
            room.take_line((offer.start, offer.end), offer.half)
        missing = {number: held for number, held in types.items() if held and number not in placed}
        offers += place_labels(board, missing, sizes, room, frame, _offer_width, DIRECTIONS) if missing else []
    room = _free_space(board, has_travelers=True)
    for offer in offers:
        (x, y), half = _smallest_offer(offer, board)[1], _offer_width(offer.name, OFFER_PX * pixel) / 2
        room.take_line([(x - half, y), (x + half, y)], 0.54 * OFFER_PX * pixel)
    names = place_labels(board, place_names(board), [size * pixel for size in NAME_PX], room, frame, turns=DIRECTIONS)
    return offers, names


def _free_space(board: Board, *, has_travelers: bool) -> OccupiedSpace:
    """Return the occupied space of a map: its printed elements, the rings around its cities, and possible travelers."""
    room, radius = OccupiedSpace(board, NUMBER_DISTANCE_MM), board.page.city
    for city in board.cities:
        x, y = city.x * board.page.width, city.y * board.page.width
        room.take((x, y), HALO_RADII * radius)
        if has_travelers:
            room.take_line([(x, y - 0.9 * radius), (x, y - 1.8 * radius)], 0.62 * radius)
    return room


def _offer_width(types: str, size: float) -> float:
    """Return the distance in mm from the first to the last balloon of a city."""
    return (len(types) - 1) * size


def _smallest_offer(offer: Label, board: Board) -> tuple[Point, Point]:
    """Return the point of a label that is nearest to its city, and the middle of the label in its smallest size.

    The label shrinks towards the first of these two points.
    """
    city, width, edge = board.city(offer.city), board.page.width, 0.54 * offer.size
    (left, y), (right, _y) = offer.start, offer.end
    at = (
        min(max(city.x * width, left - edge), right + edge),
        min(max(city.y * width, y - edge), y + edge),
    )
    share = OFFER_PX * width / LAPTOP_PX / offer.size
    return at, (at[0] + ((left + right) / 2 - at[0]) * share, at[1] + (y - at[1]) * share)


@cache_by_language(24)
def draw_labels_of_cities(ruleset: Ruleset) -> str:
    """Draw the names of the cities, and a strip with the balloons to pick at each city.

    The page puts these labels under the drawings of the cities.
    """
    board = load_played_board(ruleset)
    own = style_of(board)
    look = layers.SCREEN if own is STORYBOOK else own
    offers, names = place_around_cities(ruleset, frame_of(own))
    return draw_labels(names, look) + group(*(_draw_offer(offer, board, look) for offer in offers))


def _draw_offer(offer: Label, board: Board, theme: Theme) -> str:
    """[AO-5.3, AO-9.8] Draw the balloons to pick at a city in their smallest size. A gray route offers a wild.

    On smaller maps, the style sheet enlarges the drawing. The class of the drawing contains the maximum factor.
    """
    step = OFFER_PX * board.page.width / LAPTOP_PX
    at, middle = _smallest_offer(offer, board)
    x, y = middle[0] - at[0], middle[1] - at[1]
    wide, side, edge = _offer_width(offer.name, step), 0.86 * step, 0.54 * step
    outline = {"fill": theme.panel, "stroke": theme.ink, "stroke_width": round(0.05 * step, 2)}
    panel = box(x - wide / 2 - edge, y - edge, wide + 2 * edge, 2 * edge, 0.3 * step, **outline)
    place = {"y": round(y - side / 2, 2), "width": round(side, 2), "height": round(side, 2)}
    balloons = (
        element(
            "use",
            href=f"#ao-b-{'wild' if letter == 'A' else letter}",
            x=round(x + step * turn - (wide + side) / 2, 2),
            **place,
        )
        for turn, letter in enumerate(offer.name)
    )
    svg = group(panel, *balloons, class_=f"ao-offer ao-room-{round(10 * offer.size / step)}")
    return element("g", svg, transform=f"translate({at[0]:.2f} {at[1]:.2f})")


def emblem() -> Fragment:
    """Draw three travelers, the emblem of the game."""
    return Fragment("".join(map(draw_ascending, (1, 0, 3))))


def draw_ascending(seat: int) -> Fragment:
    """Draw the traveler of a seat for decoration. The page must contain the SVG definitions."""
    svg = traveler(seat, (14.0, 38.0), 11.0, "")
    return Fragment(element("svg", svg, viewBox="0 0 28 40", aria_hidden="true"))


def seat_sign(seat: int) -> Fragment:
    """Draw a small sign in the colour and pattern of a seat. The page must contain the SVG definitions."""
    return Fragment(f'<svg class="ao-b" viewBox="0 0 10 10" aria-hidden="true"><use href="#ao-s-{seat}"></use></svg>')


def list_highlights(view: AeronautOdysseyView) -> tuple[str, ...]:
    """Return the ids of the map elements that the page emphasizes for the pending decision.

    These are the city of the seat to move and the routes at this city. Before this seat has a start city, they are
    the cities in the viewer's orders.
    """
    city = view.player(view.turn_of).city
    return tuple(_ends_of_orders(view) if city is None else _describe_neighbours(view, city))


def _describe_neighbours(view: AeronautOdysseyView, city: str) -> Iterator[str]:
    yield f"city-{city}"
    for route in view.board.routes:
        if city_number(city) in route.ends:
            yield f"route-{route.id}"


def _ends_of_orders(view: AeronautOdysseyView) -> Iterator[str]:
    own_orders = view.player(view.seat).orders if view.seat is not None else ()
    for order in view.board.orders:
        if order.id in own_orders:
            yield from (f"city-{city_name(end)}" for end in order.ends)


def find_last_deed(steps: Iterable[Sequence[Event]]) -> LastMove:
    """Find the last arrival or claim in the events of several steps. The newest step must be first.

    If there is none, both fields of the result are None.
    """
    for events in steps:
        for event in reversed(events):
            match event:
                case Moved(route=route, city=city):
                    return LastMove(route, city)
                case Started(city=city) | Teleported(city=city):
                    return LastMove(city=city)
                case Claimed(route=route) | SpaceClaimed(route=route) | Shared(route=route):
                    return LastMove(route)
    return LastMove()
