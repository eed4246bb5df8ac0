"""The map as it is printed: larger ones on several sheets, and what is written in on sheets of its own."""

from __future__ import annotations

from dataclasses import replace

from skyhop.boards.draw.board import draw, left_out
from skyhop.boards.draw.styles import Look
from skyhop.boards.draw.towns import slot_places
from skyhop.boards.model import Board
from skyhop.game.material import Drawing, Poster
from skyhop.i18n import _

APART = frozenset({"inventory", "trajectories"})
"""Panels that have sheets of their own, with more room to draw, and that no seam cuts."""


def poster(board: Board, look: Look) -> Poster:
    """Draw the map without what is printed apart."""
    panels = tuple(panel for panel in board.page.panels if panel.what not in APART)
    shown = replace(board, page=replace(board.page, panels=panels))
    name = board.title or _("A board")
    words = _(
        "The map %(name)s: %(cities)s cities and %(routes)s routes, which the table of cities and routes lists."
    ) % {"name": name, "cities": len(board.cities), "routes": len(board.routes)}
    slot = min(2 * slot_places(city, board.page)[1] for city in board.cities)
    drawing = Drawing(draw(shown, look.text), words)
    return Poster("map", name, drawing, shown.page.print_size, slot, left_out=left_out(shown, look.text))
