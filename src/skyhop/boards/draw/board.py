"""Drawing of a complete board, and of sheets with several boards."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from skyhop.boards.draw.labels import draw_face, draw_labels, labels
from skyhop.boards.draw.ornaments import draw_city, frame_of
from skyhop.boards.draw.panels import draw_panels
from skyhop.boards.draw.routes import draw_route
from skyhop.boards.draw.scenery import draw_scenery
from skyhop.boards.draw.straight import straight_count, straighten_routes
from skyhop.boards.draw.styles import INK, STYLES, TYPE_FILLS, USUAL, DrawOptions, look_text
from skyhop.boards.draw.svg import box, circle, element, group, lines, path, text
from skyhop.boards.model import Board, city_name
from skyhop.boards.sketch import Sketch
from skyhop.i18n import _, listed, ngettext
from skyhop.svg import FONT, number

if TYPE_CHECKING:
    from skyhop.boards.draw.styles import Theme
    from skyhop.boards.model import Board


def draw(board: Board, options: str = USUAL) -> str:
    """Return a board as SVG text, in mm of the printed map.

    `options` is the name of the style, followed by `,names` if the map shows city names.
    """
    look, has_names = DrawOptions.of(options)
    board = apply_style(board, look)
    page = board.page
    placed_names = labels(board, frame_of(look)) if has_names else []
    parts = [
        draw_scenery(board, look, name_labels=placed_names),
        group(*(draw_route(route, board, look) for route in board.routes), class_="routes"),
        group(*(draw_face(face, board, look) for face in board.faces if board.ruleset == "capital"), class_="faces"),
        group(*(draw_city(city, board, look) for city in board.cities), class_="cities"),
        draw_labels(placed_names, look),
        draw_panels(board, look),
        box(0.15, 0.15, page.width - 0.3, page.height - 0.3, fill="none", stroke=look.ink, stroke_width=0.3),
    ]
    return svg_document(*page.print_size, board.title or _("A board"), *parts)


def apply_style(board: Board, style: Theme) -> Board:
    """Return the board with straight routes if the style requires them. Otherwise return the board unchanged."""
    return straighten_routes(board) if style.is_straight else board


def count_omissions(board: Board, options: str) -> tuple[int, list[str]]:
    """Return the number of routes that stay curved in a straight style, and the city names without space on the map.

    Straight lines for these routes would cross other elements. `options` is the text of the drawing options.
    """
    look, has_names = DrawOptions.of(options)
    styled = apply_style(board, look)
    curved = len(board.routes) - straight_count(board, styled) if look.is_straight else 0
    cities = (
        {label.city for label in labels(styled, frame_of(look))} if has_names else {city.n for city in board.cities}
    )
    return curved, [city.name for city in board.cities if city.n not in cities]


def describe_left_out(board: Board, options: str) -> list[str]:
    """Return sentences about curved routes in a straight style and about missing city names.

    If neither occurs, return an empty list.
    """
    curved, unnamed = count_omissions(board, options)
    sentences = []
    if curved:
        template = ngettext(
            "%(count)s route stays curved, because a straight line would cross another part of the map.",
            "%(count)s routes stay curved, because straight lines would cross other parts of the map.",
            curved,
        )
        sentences.append(template % {"count": curved})
    if unnamed:
        sentences.append(_("No room for the names of: %(cities)s") % {"cities": listed(unnamed)})
    return sentences


def svg_document(width: float, height: float, title: str, *parts: str) -> str:
    """Return an SVG document of `width` by `height` mm that contains the SVG texts in `parts`."""
    head = element("title", title.replace("&", "&amp;").replace("<", "&lt;"))
    return element(
        "svg",
        head,
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=f"{number(width)}mm",
        height=f"{number(height)}mm",
        role="img",
    )


ACROSS = 3
GAP = 6.0
CELL = (281.0, 196.0)
"""Width and height in mm of each board on the sheet that shows all styles."""
_MEASURES = re.compile(r' (?:width|height)="[\d.]+mm"')
_IDS = re.compile(r'(id="|url\(#|href="#)')


def draw_contact_sheet(boards: Sequence[Board], look: str = USUAL) -> str:
    """Return one SVG text with all boards, three in a row, at their printed size."""
    width, height = _largest(boards)
    parts = []
    for index, board in enumerate(boards):
        x, y = GAP + (width + GAP) * (index % ACROSS), GAP + (height + GAP) * (index // ACROSS)
        parts.append(_place(draw(board, look), index, x, y, board.page.print_size))
    return svg_document(*size_of_sheet(boards), _("Twelve boards"), *parts)


def draw_styles_sheet(boards: Sequence[Board], *, names: bool) -> str:
    """Return one SVG text with one row for each style. Each row shows all boards in this style.

    All boards have the same width.
    """
    parts = []
    for row, style in enumerate(STYLES):
        for column, board in enumerate(boards):
            index, (width, height) = row * len(boards) + column, board.page.print_size
            x, y = GAP + (CELL[0] + GAP) * column, GAP + (CELL[1] + GAP) * row
            size = (CELL[0], CELL[0] * height / width)
            parts.append(_place(draw(board, look_text(style, names=names)), index, x, y, size))
    return svg_document(*size_of_styles_sheet(boards), _("Boards in all styles"), *parts)


def size_of_styles_sheet(boards: Sequence[Board]) -> tuple[float, float]:
    """Return width and height in mm of the sheet that shows all styles."""
    return GAP + (CELL[0] + GAP) * len(boards), GAP + (CELL[1] + GAP) * len(STYLES)


def _place(svg: str, index: int, x: float, y: float, size: tuple[float, float]) -> str:
    """Return a drawing as a nested SVG element with this position and size.

    Add a prefix to the ids in the drawing, so that the ids of several drawings on one sheet are unique.
    """
    inner = _IDS.sub(rf"\g<1>b{index}-", svg)
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
    """Return a sketch (an unfinished board of the generator) as SVG text, in mm of the page."""
    page = sketch.layout_page
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
    """Draw the routes of a sketch as lines.

    A route with known types is as wide as a space and has the colour of its first type. Other routes are thin
    lines. If the lengths are known, add the number of spaces to each route.
    """
    parts = []
    for at, (index, _which, line) in enumerate(sketch.paths()):
        run = sketch.runs[at] if sketch.runs else ""
        colour = TYPE_FILLS[run[0]] if run else QUIET
        width = sketch.layout_page.thickness if run else 0.8
        parts.append(path(lines(line), fill="none", stroke=colour, stroke_width=width))
        if sketch.lengths:
            middle = line[len(line) // 2]
            parts.append(text(middle, 4.0, sketch.lengths[index], fill=INK, font_family=FONT))
    return parts


def _cities(sketch: Sketch) -> list[str]:
    parts = []
    for index, point in enumerate(sketch.points):
        parts.append(circle(point, sketch.layout_page.city, fill="#FFFFFF", stroke=INK, stroke_width=0.4))
        slots = f" {sketch.slots[index]}" if sketch.slots else ""
        parts.append(text(point, 4.0, city_name(index + 1) + slots, fill=INK, font_family=FONT))
    return parts
