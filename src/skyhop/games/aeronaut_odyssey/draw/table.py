"""The whole table as one drawing that stands alone: the map as played, below it all inventories and trajectories."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skyhop.boards.draw.board import svg_document
from skyhop.boards.draw.storybook import STORYBOOK
from skyhop.boards.draw.svg import box, element, group
from skyhop.games.aeronaut_odyssey.draw.inventory import height, ticket
from skyhop.games.aeronaut_odyssey.draw.layers import layers, played_board
from skyhop.games.aeronaut_odyssey.draw.marks import claims, faces, out_of_play, slots, travelers, wakes
from skyhop.games.aeronaut_odyssey.draw.rewards import list_height, trajectory_list
from skyhop.games.aeronaut_odyssey.draw.seats import patterns
from skyhop.games.aeronaut_odyssey.text.standing import seat_name
from skyhop.i18n import _

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skyhop.boards.model import Board
    from skyhop.games.aeronaut_odyssey.view import AeronautOdysseyView

WIDTH = 281.0
"""Breadth of what is below the map before it is scaled to the map's."""
GAP = 3.0
LIST = 56.0


def draw_map(view: AeronautOdysseyView, board: Board, names: Sequence[str] = ()) -> str:
    """Draw the map as played, in mm of the board's page."""
    map_layers = layers(view.ruleset, "picture")
    return (
        map_layers.land
        + wakes(view)
        + map_layers.routes
        + faces(view, board)
        + out_of_play(view)
        + claims(view)
        + map_layers.cities
        + slots(view)
        + travelers(view, board, [seat_name(view, seat, names) for seat in view.seats])
    )


def draw_table(view: AeronautOdysseyView, names: Sequence[str] = ()) -> str:
    """Draw what a view shows as an SVG document, in mm; the same view gives the same bytes."""
    board = played_board(view.ruleset)
    page = board.page
    below, deep = _below(view, board, names)
    scale = page.width / WIDTH
    full = page.height + deep * scale
    title = _("Aeronaut Odyssey: %(board)s") % {"board": board.title or _("a board")}
    return svg_document(
        page.width,
        full,
        title,
        element("defs", patterns()),
        box(0, 0, page.width, full, fill=STORYBOOK.page),
        draw_map(view, board, names),
        group(below, transform=f"translate(0 {page.height:.2f}) scale({scale:.4f})"),
        box(0.15, 0.15, page.width - 0.3, page.height - 0.3, fill="none", stroke=STORYBOOK.ink, stroke_width=0.3),
    )


def _below(view: AeronautOdysseyView, board: Board, names: Sequence[str]) -> tuple[str, float]:
    """Draw the tickets in two columns, and the trajectories to their right; give their height too."""
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
