"""A contact sheet: a grid of boards at a glance."""

from __future__ import annotations

import re
from collections.abc import Sequence

from skyhop.boards.draw.board import draw, svg_document
from skyhop.boards.draw.styles import USUAL
from skyhop.boards.model import Board
from skyhop.core.language.i18n import _
from skyhop.core.pictures.svg import number

ACROSS = 3
GAP = 6.0
_IDS = re.compile(r'(id="|url\(#|href="#)')


def draw_contact_sheet(boards: Sequence[Board], look: str = USUAL) -> str:
    """Draw boards in rows of three as one SVG text, in mm of one board's page."""
    width, height = _largest(boards)
    parts = []
    for index, board in enumerate(boards):
        x, y = GAP + (width + GAP) * (index % ACROSS), GAP + (height + GAP) * (index // ACROSS)
        # ids are unique in a document: each board's get a prefix of their own
        drawn = _IDS.sub(rf"\g<1>b{index}-", draw(board, look))
        # inside another drawing a millimetre is a unit of that drawing, not of the screen
        drawn = drawn.replace('mm"', '"', 2)
        parts.append(drawn.replace("<svg ", f'<svg x="{number(x)}" y="{number(y)}" ', 1))
    return svg_document(*size_of_sheet(boards), _("Twelve boards"), *parts)


def size_of_sheet(boards: Sequence[Board]) -> tuple[float, float]:
    """Width and height of the contact sheet of these boards, in mm."""
    width, height = _largest(boards)
    rows = -(-len(boards) // ACROSS)
    return GAP + (width + GAP) * ACROSS, GAP + (height + GAP) * rows


def _largest(boards: Sequence[Board]) -> tuple[float, float]:
    sizes = [board.page.print_size for board in boards]
    return max(width for width, _height in sizes), max(height for _width, height in sizes)
