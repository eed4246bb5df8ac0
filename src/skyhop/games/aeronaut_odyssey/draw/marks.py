"""Marks of the players on the map: owners, claimers, used slots, travelers; and routes out of play."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from skyhop.boards.draw.room import draw_face, face_place
from skyhop.boards.draw.routes import SpaceShape, spaces, strip, way, writing_box
from skyhop.boards.draw.styles import STORYBOOK, style_of
from skyhop.boards.draw.svg import circle, element, group, lines, path
from skyhop.boards.draw.towns import slot_places
from skyhop.games.aeronaut_odyssey.draw.layers import INK, LOOKS, PAPER, paint, traveler
from skyhop.games.aeronaut_odyssey.state import NOWHERE, load_played_board
from skyhop.i18n import _, remembered

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skyhop.boards.model import Board, Face, Page, Point, Route
    from skyhop.engine.state import Ruleset
    from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView

MOST_LAYERS = 500
"""Cache size for the layers of one kind on one board."""
CASING = 1.62
"""Width of the line between an owner's colour and the land, in route thicknesses."""
DASH = 1.5
"""Dash length of each colour along a route with several owners, in route thicknesses."""
PEN = "#B3261E"
"""Red of the pen that crosses out used things."""


class MarkPieces:
    """Cached pieces of the marks on one board, drawn once for all views that show them."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self.way = cache(self._way)
        self.wake = cache(self._wake)
        self.writing = cache(self._writing)
        self.veil = cache(self._veil)
        self.crosses = cache(self._crosses)
        self.wakes, self.claims = lru_cache(MOST_LAYERS)(self._wakes), lru_cache(MOST_LAYERS)(self._claims)
        self.slots, self.veils = lru_cache(MOST_LAYERS)(self._slots), lru_cache(MOST_LAYERS)(self._veils)

    def _way(self, number: int) -> str:
        """Return a route's path in mm."""
        return way(self._board.routes[number], self._board.page)

    def _wake(self, number: int, owners: tuple[int, ...]) -> str:
        """Draw a broad line in the owner's colour; with several owners, their colours alternate."""
        page, way = self._board.page, self.way(number)
        stroke = {"fill": "none", "stroke_width": 1.36 * page.thickness, "stroke_linejoin": "round"}
        casing = {**stroke, "stroke_width": CASING * page.thickness, "stroke": style_of(self._board).ink}
        drawn = path(way, stroke_linecap="round", **casing)
        drawn += path(way, stroke=LOOKS[owners[0]].fill, stroke_linecap="round", **stroke)
        dash = DASH * page.thickness
        for turn, seat in enumerate(owners[1:], 1):
            dashes = {
                "stroke_dasharray": f"{dash:.2f} {dash * (len(owners) - 1):.2f}",
                "stroke_dashoffset": -turn * dash,
            }
            drawn += path(way, stroke=LOOKS[seat].fill, **stroke, **dashes)
        return drawn

    def _writing(self, number: int, claimers: tuple[int | None, ...]) -> str:
        """Fill the boxes of a route with its claimers' patterns; for a multiroute, space by space."""
        route, page = self._board.routes[number], self._board.page
        drawn = []
        for index, place in enumerate(spaces(route, page)):
            written = claimers[index : index + 1] if route.multi else claimers
            drawn += _divide_box([seat for seat in written if seat is not None], place, page)
        return "".join(drawn)

    def _wakes(self, owners: tuple[tuple[int, ...], ...]) -> str:
        return group(*(self.wake(route, seats) for route, seats in enumerate(owners) if seats), class_="wakes")

    def _claims(self, claimers: tuple[tuple[int | None, ...], ...]) -> str:
        claimed = ((route, seats) for route, seats in enumerate(claimers) if any(seat is not None for seat in seats))
        return group(*(self.writing(route, seats) for route, seats in claimed), class_="claims")

    def _slots(self, used: tuple[int, ...]) -> str:
        crosses = (self.crosses(city, count) for city, count in enumerate(used) if count)
        return group(*crosses, class_="used-slots")

    def _veils(self, out: tuple[int, ...]) -> str:
        return group(*(self.veil(route) for route in out), class_="out-of-play")

    def _veil(self, number: int) -> str:
        """Gray out a route."""
        route, page = self._board.routes[number], self._board.page
        stroke = {"stroke": "#8E979E", "stroke_width": 0.99 * page.thickness, "stroke_opacity": 0.8}
        first, last = spaces(route, page)[0], spaces(route, page)[-1]
        line = lines([first.spine[0].at, *_inner_points(route, page, first, last), last.spine[-1].at])
        middle = path(line, fill="none", stroke=PAPER, stroke_width=0.12 * page.thickness)
        return path(line, fill="none", **stroke) + middle

    def _crosses(self, number: int, count: int) -> str:
        """Cross out the first `count` slots of a city."""
        places, size = slot_places(self._board.cities[number], self._board.page)
        drawn = []
        for x, y in places[:count]:
            reach = 0.78 * size
            cross = f"M{x - reach:.2f} {y - reach:.2f}L{x + reach:.2f} {y + reach:.2f}"
            cross += f"M{x + reach:.2f} {y - reach:.2f}L{x - reach:.2f} {y + reach:.2f}"
            drawn.append(circle((x, y), size, fill=INK, fill_opacity=0.16))
            drawn.append(path(cross, stroke=PEN, stroke_width=0.36 * size, stroke_linecap="round"))
        return "".join(drawn)


@lru_cache(maxsize=64)
def get_pieces(ruleset: Ruleset) -> MarkPieces:
    """Return the cached pieces for the ruleset's board."""
    return MarkPieces(load_played_board(ruleset))


def draw_wakes(view: AeronautOdysseyView) -> str:
    """[AO-6.1] Draw a broad line in the owners' colours under each owned route."""
    return get_pieces(view.ruleset).wakes(tuple(one.owners for one in view.standings))


def draw_claims(view: AeronautOdysseyView) -> str:
    """[AO-6.1, AO-9.5] Fill the writing boxes with the patterns of the seats that claimed the route or space."""
    return get_pieces(view.ruleset).claims(tuple(one.claimers for one in view.standings))


def _divide_box(seats: Sequence[int], place: SpaceShape, page: Page) -> list[str]:
    """Divide a box into strips, one for each seat."""
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
    """[AO-3.2] Gray out the second route of each double in a match of two."""
    out = (route for route, one in enumerate(view.standings) if not one.is_in_play)
    return get_pieces(view.ruleset).veils(tuple(out))


def _inner_points(route: Route, page: Page, first: SpaceShape, last: SpaceShape) -> list[Point]:
    """List the points along a route's spaces in order, without the two ends."""
    return [spot.at for place in spaces(route, page) for spot in place.spine][1:-1] if first is not last else []


def draw_slots(view: AeronautOdysseyView) -> str:
    """[AO-1.3] Cross out the used slots of each city."""
    return get_pieces(view.ruleset).slots(tuple(view.record["slots_used"][: len(view.board.cities)].tolist()))


def draw_faces(view: AeronautOdysseyView, board: Board) -> str:
    """[AO-7.3] Draw rings around face numbers in the colours of the seats that score them now."""
    return group(*(_draw_ring(view, board, number, face) for number, face in enumerate(board.faces)), class_="scored")


def _draw_ring(view: AeronautOdysseyView, board: Board, number: int, face: Face) -> str:
    seats, place = view.face_owners(number), face_place(face, board)
    if place is None:
        return ""
    at, radius = place
    rings = [
        circle(at, radius * (1.18 + 0.3 * turn), fill="none", stroke=LOOKS[seat].fill, stroke_width=0.28 * radius)
        for turn, seat in enumerate(seats)
    ]
    if seats and (style := style_of(board)) is not STORYBOOK:
        rings.insert(0, circle(at, radius * (1.1 + 0.3 * len(seats)), fill=style.ink))
        rings.append(draw_face(face, board, style))
    return group(*rings)


def basket(view: AeronautOdysseyView, board: Board, seat: int) -> Point | None:
    """[AO-3.1] Return the point of a traveler's basket, beside others in the same city; None before the start."""
    where = view.record["city"][: len(view.seats)].tolist()
    if where[seat] == NOWHERE:
        return None
    here, city = [other for other in view.seats if where[other] == where[seat]], board.cities[where[seat]]
    turn = here.index(seat) - (len(here) - 1) / 2
    width = board.page.width
    return city.x * width + turn * 1.15 * board.page.city, city.y * width - 0.52 * board.page.city


def draw_travelers(view: AeronautOdysseyView, board: Board, names: Sequence[str]) -> str:
    """[AO-3.1] Draw all travelers, with the one on turn on top."""
    order = sorted(view.seats, key=lambda seat: (seat == view.turn_of, seat))
    drawn = []
    for seat in order:
        at = basket(view, board, seat)
        if at is not None:
            size, line = 0.62 * board.page.city, style_of(board).ink
            drawn.append(_traveler(seat, at, size, names[seat], str(view.player(seat).city), line))
    return group(*drawn, class_="travelers")


@remembered(2000)
def _traveler(seat: int, at: Point, size: float, name: str, city: str, line: str) -> str:
    title = _("%(player)s, in %(city)s") % {"player": name, "city": city}
    return element("g", traveler(seat, at, size, title, line), data_traveler=seat, data_x=at[0], data_y=at[1])
