"""Contact sheet: a grid of boards for comparison."""

from __future__ import annotations

import re
from collections.abc import Sequence

from skyhop.boards.draw.board import draw, svg_document
from skyhop.boards.draw.palette import INK, TYPE_FILLS
from skyhop.boards.draw.styles import STYLES, USUAL, look_text
from skyhop.boards.draw.svg import box, circle, lines, path, text
from skyhop.boards.model import Board, city_name
from skyhop.boards.stages.sketch import Sketch
from skyhop.i18n import _
from skyhop.svg.element import FONT, number

ACROSS = 3
GAP = 6.0
CELL = (281.0, 196.0)
"""Size of a board on the sheet of all styles, in mm."""
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
    """Draw a row of boards for each style, all with the same width, as one SVG text."""
    parts = []
    for row, style in enumerate(STYLES):
        for column, board in enumerate(boards):
            index, (width, height) = row * len(boards) + column, board.page.print_size
            x, y = GAP + (CELL[0] + GAP) * column, GAP + (CELL[1] + GAP) * row
            size = (CELL[0], CELL[0] * height / width)
            parts.append(_placed(draw(board, look_text(style, names=names)), index, x, y, size))
    return svg_document(*size_of_styles_sheet(boards), _("Boards in all styles"), *parts)


def size_of_styles_sheet(boards: Sequence[Board]) -> tuple[float, float]:
    """Return width and height of the sheet of all styles, in mm."""
    return GAP + (CELL[0] + GAP) * len(boards), GAP + (CELL[1] + GAP) * len(STYLES)


def _placed(drawn: str, index: int, x: float, y: float, size: tuple[float, float]) -> str:
    """Place a board's drawing in another drawing, scaled to `size`. Prefix its ids to keep them unique."""
    inner = _IDS.sub(rf"\g<1>b{index}-", drawn)
    measures = f'x="{number(x)}" y="{number(y)}" width="{number(size[0])}" height="{number(size[1])}"'
    return _MEASURES.sub("", inner, count=2).replace("<svg ", f"<svg {measures} ", 1)


def size_of_sheet(boards: Sequence[Board]) -> tuple[float, float]:
    """Return width and height of the contact sheet of these boards, in mm."""
    width, height = _largest(boards)
    rows = -(-len(boards) // ACROSS)
    return GAP + (width + GAP) * ACROSS, GAP + (height + GAP) * rows


def _largest(boards: Sequence[Board]) -> tuple[float, float]:
    sizes = [board.page.print_size for board in boards]
    return max(width for width, _height in sizes), max(height for _width, height in sizes)


PAPER = "#FBF8EF"
QUIET = "#8A949C"


def draw_sketch(sketch: Sketch) -> str:
    """Draw a sketch as SVG text, in mm of the page."""
    page = sketch.laid
    parts = [
        box(0, 0, page.width, page.height, fill=PAPER),
        *(_panel(panel.box) for panel in page.panels),
        *_routes(sketch),
        *_cities(sketch),
    ]
    return svg_document(page.width, page.height, _("Stage %(stage)s") % {"stage": sketch.stage}, *parts)


def _panel(place: tuple[float, float, float, float]) -> str:
    x0, y0, x1, y1 = place
    return box(x0, y0, x1 - x0, y1 - y0, fill="none", stroke=QUIET, stroke_width=0.3, stroke_dasharray="2 1.5")


def _routes(sketch: Sketch) -> list[str]:
    """Draw routes as lines. They have the width of a space once lengths are known, and the colour of their type."""
    drawn = []
    for at, (index, _which, line) in enumerate(sketch.paths()):
        run = sketch.runs[at] if sketch.runs else ""
        colour = TYPE_FILLS[run[0]] if run else QUIET
        width = sketch.laid.thickness if run else 0.8
        drawn.append(path(lines(line), fill="none", stroke=colour, stroke_width=width))
        if sketch.lengths:
            middle = line[len(line) // 2]
            drawn.append(text(middle, 4.0, sketch.lengths[index], fill=INK, font_family=FONT))
    return drawn


def _cities(sketch: Sketch) -> list[str]:
    drawn = []
    for index, point in enumerate(sketch.points):
        drawn.append(circle(point, sketch.laid.city, fill="#FFFFFF", stroke=INK, stroke_width=0.4))
        slots = f" {sketch.slots[index]}" if sketch.slots else ""
        drawn.append(text(point, 4.0, city_name(index + 1) + slots, fill=INK, font_family=FONT))
    return drawn
