"""A contact sheet: a grid of boards at a glance."""

from __future__ import annotations

import re
from collections.abc import Sequence

from skyhop.boards.draw.board import draw, svg_document
from skyhop.boards.draw.styles import STYLES, USUAL, look_text
from skyhop.boards.model import Board
from skyhop.i18n import _
from skyhop.svg.svg import number

ACROSS = 3
GAP = 6.0
CELL = (281.0, 196.0)
"""mm of a board on the sheet of all styles."""
_MEASURES = re.compile(r' (?:width|height)="[\d.]+mm"')
_IDS = re.compile(r'(id="|url\(#|href="#)')


def draw_contact_sheet(boards: Sequence[Board], look: str = USUAL) -> str:
    """Draw boards in rows of three as one SVG text, in mm of one board's page."""
    width, height = _largest(boards)
    parts = []
    for index, board in enumerate(boards):
        x, y = GAP + (width + GAP) * (index % ACROSS), GAP + (height + GAP) * (index // ACROSS)
        parts.append(_placed(draw(board, look), index, x, y, board.page.print_size))
    return svg_document(*size_of_sheet(boards), _("Twelve boards"), *parts)


def draw_styles_sheet(boards: Sequence[Board], *, names: bool) -> str:
    """Draw boards in a row for each style, all equally broad, as one SVG text."""
    parts = []
    for row, style in enumerate(STYLES):
        for column, board in enumerate(boards):
            index, (width, height) = row * len(boards) + column, board.page.print_size
            x, y = GAP + (CELL[0] + GAP) * column, GAP + (CELL[1] + GAP) * row
            size = (CELL[0], CELL[0] * height / width)
            parts.append(_placed(draw(board, look_text(style, names=names)), index, x, y, size))
    return svg_document(*size_of_styles_sheet(boards), _("Boards in all styles"), *parts)


def size_of_styles_sheet(boards: Sequence[Board]) -> tuple[float, float]:
    """Width and height of the sheet of all styles, in mm."""
    return GAP + (CELL[0] + GAP) * len(boards), GAP + (CELL[1] + GAP) * len(STYLES)


def _placed(drawn: str, index: int, x: float, y: float, size: tuple[float, float]) -> str:
    """Place a drawing of a board in another, as large as this; ids are unique there: each board's get a prefix."""
    inner = _IDS.sub(rf"\g<1>b{index}-", drawn)
    measures = f'x="{number(x)}" y="{number(y)}" width="{number(size[0])}" height="{number(size[1])}"'
    return _MEASURES.sub("", inner, count=2).replace("<svg ", f"<svg {measures} ", 1)


def size_of_sheet(boards: Sequence[Board]) -> tuple[float, float]:
    """Width and height of the contact sheet of these boards, in mm."""
    width, height = _largest(boards)
    rows = -(-len(boards) // ACROSS)
    return GAP + (width + GAP) * ACROSS, GAP + (height + GAP) * rows


def _largest(boards: Sequence[Board]) -> tuple[float, float]:
    sizes = [board.page.print_size for board in boards]
    return max(width for width, _height in sizes), max(height for _width, height in sizes)
