"""Drawings of a view: the map with all inventories, and a small illustration of a position for the rules."""

from __future__ import annotations

import re
from cmath import phase, rect
from itertools import pairwise
from math import pi, tau
from typing import TYPE_CHECKING

from skyhop.boards.cities import place_names
from skyhop.boards.draw.board import svg_document
from skyhop.boards.draw.labels import OccupiedSpace, draw_labels, place_labels
from skyhop.boards.draw.styles import STORYBOOK
from skyhop.boards.draw.svg import box, element, group, text
from skyhop.games.aeronaut_odyssey.draw.inventory import height, list_height, ticket, trajectory_list
from skyhop.games.aeronaut_odyssey.draw.layers import (
    define_patterns,
    draw_claims,
    draw_faces,
    draw_layers,
    draw_out_of_play,
    draw_slots,
    draw_travelers,
    draw_wakes,
)
from skyhop.games.aeronaut_odyssey.state import load_played_board
from skyhop.games.aeronaut_odyssey.text.standing import seat_name
from skyhop.i18n import _, cache_by_language
from skyhop.svg import FONT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skyhop.boards.model import Board
    from skyhop.engine.state import Ruleset
    from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView

WIDTH = 281.0
"""Width in mm of the inventories and trajectories below the map. The drawing scales them to the width of the map."""
GAP = 3.0
LIST = 56.0


def draw_map(view: AeronautOdysseyView, board: Board, names: Sequence[str] = ()) -> str:
    """Draw the map with the routes, claims and travelers of all players, as SVG elements. One unit is 1 mm."""
    map_layers = draw_layers(view.ruleset, "picture")
    return (
        map_layers.land
        + draw_wakes(view)
        + map_layers.routes
        + draw_faces(view, board)
        + draw_out_of_play(view)
        + draw_claims(view)
        + map_layers.cities
        + draw_slots(view)
        + draw_travelers(view, board, [seat_name(view, seat, names) for seat in view.seats])
    )


def draw_table(view: AeronautOdysseyView, names: Sequence[str] = ()) -> str:
    """Draw a view as an SVG document: the map above, the inventories and trajectories below.

    One unit is 1 mm. The same view always gives the same bytes.
    """
    board = load_played_board(view.ruleset)
    page = board.page
    below, deep = _draw_below(view, board, names)
    scale = page.width / WIDTH
    full = page.height + deep * scale
    title = _("Aeronaut Odyssey: %(board)s") % {"board": board.title or _("a board")}
    return svg_document(
        page.width,
        full,
        title,
        element("defs", define_patterns()),
        box(0, 0, page.width, full, fill=STORYBOOK.page),
        draw_map(view, board, names),
        group(below, transform=f"translate(0 {page.height:.2f}) scale({scale:.4f})"),
        box(0.15, 0.15, page.width - 0.3, page.height - 0.3, fill="none", stroke=STORYBOOK.ink, stroke_width=0.3),
    )


def _draw_below(view: AeronautOdysseyView, board: Board, names: Sequence[str]) -> tuple[str, float]:
    """Draw the inventories in two columns and the trajectories to their right. Return the SVG and its height in mm."""
    right = LIST if board.trajectories else 0.0
    width = (WIDTH - GAP * (4 if right else 3) - right) / 2
    parts, top = [], GAP
    for row in range(0, len(view.seats), 2):
        seats = [seat for seat in (row, row + 1) if seat in view.seats]
        for column, seat in enumerate(seats):
            parts.append(ticket(view, seat, seat_name(view, seat, names), (GAP + (width + GAP) * column, top), width))
        top += max(height(view, seat, width) for seat in seats) + GAP
    if right:
        parts.append(trajectory_list(view, board, (WIDTH - GAP - right, GAP), right))
    return group(*parts), max(top, list_height(board) + 2 * GAP)


TICKET = 66.0
FULL_SIZE_MM = 176.0
"""Width in mm of a map for which inventories have their printed size. On a wider map, inventories are larger."""
LETTER = 14.0
"""Size in mm of the additional city letters on a map without inventories.

Such a map is so small that its printed letters are unreadable.
"""
MAX_NAMED_CITIES = 9
"""Largest number of cities for which an illustration has room for names of a readable size."""
NAME_SIZES = (0.042, 0.036, 0.03)
"""Possible font sizes of names in an illustration, as shares of the width of the map."""
_IDS = re.compile(r' id="(?!ao-)[^"]*"')


def draw_illustration(view: AeronautOdysseyView, *, alone: bool = True, map_only: bool = False) -> str:
    """Draw a small picture of a position, as an SVG document.

    If `alone` is True, the document defines the seat patterns. Otherwise, the page must already define them. If
    `map_only` is True, omit the inventories and trajectories.
    """
    board = load_played_board(view.ruleset)
    page = board.page
    map_layers = draw_layers(view.ruleset, "storybook")
    names = [seat_name(view, seat) for seat in view.seats]
    side_panel, deep = ("", 0.0) if map_only else _draw_beside(view, board)
    scale = page.width / FULL_SIZE_MM
    width = page.width + scale * (GAP + TICKET) * (not map_only)
    tall = max(page.height, deep * scale)
    parts = (
        element("defs", define_patterns()) if alone else "",
        box(0, 0, page.width, page.height, 3.0, fill=STORYBOOK.land, stroke=STORYBOOK.ink, stroke_width=0.4),
        draw_wakes(view),
        map_layers.routes,
        draw_faces(view, board),
        draw_out_of_play(view),
        draw_claims(view),
        map_layers.cities,
        draw_slots(view),
        draw_travelers(view, board, names),
        _letters(board) if map_only else _draw_names(view.ruleset),
        group(side_panel, transform=f"translate({page.width + GAP * scale:.2f} 0) scale({scale:.4f})"),
    )
    # a page may show many positions, but an id must be unique
    return svg_document(width, tall, _("A position"), *(_IDS.sub("", part) for part in parts))


@cache_by_language(24)
def _draw_names(ruleset: Ruleset) -> str:
    """Draw the names of the cities of a small map, because texts about the position contain these names.

    The names cover no printed game element and, if possible, no traveler. Return an empty text for a map of many
    cities.
    """
    board = load_played_board(ruleset)
    if len(board.cities) > MAX_NAMED_CITIES:
        return ""
    width, radius, names = board.page.width, board.page.city, place_names(board)
    sizes = [share * width for share in NAME_SIZES]
    room = OccupiedSpace(board)
    for city in board.cities:
        x, y = city.x * width, city.y * width
        room.take_line([(x, y - 0.9 * radius), (x, y - 1.8 * radius)], 0.62 * radius)
    placed = place_labels(board, names, sizes, room)
    room = OccupiedSpace(board)
    for label in placed:
        room.take_line((label.start, label.end), label.size / 2)
    missing = {number: name for number, name in names.items() if number not in {label.city for label in placed}}
    return draw_labels([*placed, *place_labels(board, missing, sizes, room)], STORYBOOK)


def _letters(board: Board) -> str:
    """Draw a large letter beside each city, in the widest gap that the routes and travelers at the city leave."""
    places = {city.n: complex(city.x, city.y) * board.page.width for city in board.cities}
    letters = []
    for city in board.cities:
        ends = {end for route in board.routes if city.n in route.ends for end in route.ends} - {city.n}
        around = sorted({-pi / 2, *(phase(places[end] - places[city.n]) for end in ends)})
        gap, start = max((after - before, before) for before, after in pairwise([*around, around[0] + tau]))
        at = places[city.n] + rect(board.page.city + 0.6 * LETTER, start + gap / 2)
        shape = {"fill": STORYBOOK.ink, "font_weight": "bold", "font_family": FONT}
        letters.append(text((at.real, at.imag), LETTER, city.name, **shape))
    return group(*letters)


def _draw_beside(view: AeronautOdysseyView, board: Board) -> tuple[str, float]:
    """Draw the inventories in one column, then the trajectories below them. Return the SVG and its height in mm."""
    parts, top = [], 0.0
    for seat in view.seats:
        parts.append(ticket(view, seat, seat_name(view, seat), (0.2, top + 0.2), TICKET - 0.4))
        top += height(view, seat, TICKET - 0.4) + GAP
    if board.trajectories:
        parts.append(trajectory_list(view, board, (0.2, top + 0.2), TICKET - 0.4))
        top += list_height(board) + GAP
    return group(*parts), top
