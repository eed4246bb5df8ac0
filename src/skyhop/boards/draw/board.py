"""Picture of a board: the map with everything printed on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skyhop.boards.draw.labels import draw_labels, labels
from skyhop.boards.draw.ornaments import frame_of
from skyhop.boards.draw.panels import draw_panels
from skyhop.boards.draw.room import draw_face
from skyhop.boards.draw.routes import draw_route
from skyhop.boards.draw.scenery import draw_scenery
from skyhop.boards.draw.straight import straight_count, straightened
from skyhop.boards.draw.styles import USUAL, DrawOptions
from skyhop.boards.draw.svg import box, element, group
from skyhop.boards.draw.towns import draw_city
from skyhop.i18n import _, listed, ngettext
from skyhop.svg.element import number

if TYPE_CHECKING:
    from skyhop.boards.draw.palette import Theme
    from skyhop.boards.model import Board


def draw(board: Board, chosen: str = USUAL) -> str:
    """Draw a board as SVG text, in mm of the printed map. `chosen` is a style and may add city names."""
    look, has_names = DrawOptions.of(chosen)
    board = in_style(board, look)
    page = board.page
    written = labels(board, frame_of(look)) if has_names else []
    parts = [
        draw_scenery(board, look, named=written),
        group(*(draw_route(route, board, look) for route in board.routes), class_="routes"),
        group(*(draw_face(face, board, look) for face in board.faces if board.ruleset == "capital"), class_="faces"),
        group(*(draw_city(city, board, look) for city in board.cities), class_="cities"),
        draw_labels(written, look),
        draw_panels(board, look),
        box(0.15, 0.15, page.width - 0.3, page.height - 0.3, fill="none", stroke=look.ink, stroke_width=0.3),
    ]
    return svg_document(*page.print_size, board.title or _("A board"), *parts)


def in_style(board: Board, style: Theme) -> Board:
    """Return the board with its routes drawn as the style requires."""
    return straightened(board) if style.is_straight else board


def left_undone(board: Board, chosen: str) -> tuple[int, list[str]]:
    """Return the number of routes that stay curved in a straight style, and the cities without room for a name."""
    look, has_names = DrawOptions.of(chosen)
    shown = in_style(board, look)
    curved = len(board.routes) - straight_count(board, shown) if look.is_straight else 0
    named = {label.city for label in labels(shown, frame_of(look))} if has_names else {city.n for city in board.cities}
    return curved, [city.name for city in board.cities if city.n not in named]


def left_out(board: Board, chosen: str) -> list[str]:
    """Return sentences about parts of the look that a board could not have. Empty if there are none."""
    curved, unnamed = left_undone(board, chosen)
    said = []
    if curved:
        told = ngettext(
            "%(count)s route stays curved: straight, it would lie over something.",
            "%(count)s routes stay curved: straight, they would lie over something.",
            curved,
        )
        said.append(told % {"count": curved})
    if unnamed:
        said.append(_("No room for the names of: %(cities)s") % {"cities": listed(unnamed)})
    return said


def svg_document(width: float, height: float, title: str, *parts: str) -> str:
    """Wrap parts into an SVG document of `width` by `height` mm."""
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
