"""A board as a picture: the map with all that is printed on it."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING

from skyhop.boards.draw.palette import THEMES, Theme
from skyhop.boards.draw.panels import draw_panels
from skyhop.boards.draw.routes import draw_route
from skyhop.boards.draw.scenery import draw_scenery
from skyhop.boards.draw.svg import SMALLEST_TEXT, box, circle, element, group, text
from skyhop.boards.draw.towns import draw_city
from skyhop.core.language.i18n import _
from skyhop.core.pictures.letters import FONT
from skyhop.core.pictures.svg import number

if TYPE_CHECKING:
    from skyhop.boards.model import Board, Face, Point


def draw(board: Board, theme: str = "colour") -> str:
    """Draw a board as SVG text; `theme` is colour, ink or dark. One unit is one mm of the printed map."""
    look = THEMES[theme]
    page = board.page
    parts = [
        draw_scenery(board, look),
        group(*(draw_route(route, board, look) for route in board.routes), class_="routes"),
        group(*(draw_face(face, board, look) for face in board.faces if board.ruleset == "capital"), class_="faces"),
        group(*(draw_city(city, board, look) for city in board.cities), class_="cities"),
        draw_panels(board, look),
        box(0.15, 0.15, page.width - 0.3, page.height - 0.3, fill="none", stroke=look.ink, stroke_width=0.3),
    ]
    return svg_document(*page.print_size, board.title or _("A board"), *parts)


def svg_document(width: float, height: float, title: str, *parts: str) -> str:
    """Wrap parts into an SVG document of so many mm."""
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


def face_place(face: Face, board: Board) -> tuple[Point, float] | None:
    """[AO-7.3] Where a face's number is printed, where there is most room, and its radius; in mm."""
    outline = _outline(face, board)
    if not outline:
        return None
    at, room = _widest(outline)
    return at, max(1.75, min(0.42 * board.page.city, 0.6 * room))


def draw_face(face: Face, board: Board, theme: Theme) -> str:
    """[AO-7.3] Print a face's number; nothing if its routes make no ring."""
    place = face_place(face, board)
    if place is None:
        return ""
    at, radius = place
    return group(
        circle(
            at, radius, fill=theme.panel, stroke=theme.capital, stroke_width=0.1 * radius, stroke_dasharray="0.8 0.4"
        ),
        text(at, max(SMALLEST_TEXT, 1.15 * radius), face.number, fill=theme.ink, font_family=FONT, font_weight="bold"),
        class_="face",
    )


def _outline(face: Face, board: Board) -> list[Point]:
    """Join the paths around a face to a ring; empty if they make none."""
    paths = {route.id: (route.ends, route.path) for route in board.routes}
    rest = [paths[name] for name in face.routes]
    (first, here), line = rest[0][0], list(rest[0][1])
    rest = rest[1:]
    while rest:
        found = next((item for item in rest if here in item[0]), None)
        if found is None:
            return []
        rest.remove(found)
        ends, way = found
        line += way if ends[0] == here else way[::-1]
        here = ends[1] if ends[0] == here else ends[0]
    width = board.page.width
    return [(x * width, y * width) for x, y in line] if here == first else []


def _widest(ring: list[Point]) -> tuple[Point, float]:
    """Find the point of a grid inside a ring that is farthest from its outline."""
    xs, ys = [x for x, _y in ring], [y for _x, y in ring]
    best, room = ring[0], -1.0
    for column in range(1, 22):
        for row in range(1, 22):
            at = (min(xs) + (max(xs) - min(xs)) * column / 22, min(ys) + (max(ys) - min(ys)) * row / 22)
            if _inside(at, ring):
                far = min(hypot(at[0] - x, at[1] - y) for x, y in _dense(ring))
                if far > room:
                    best, room = at, far
    return best, room


def _inside(at: Point, ring: list[Point]) -> bool:
    inside = False
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
        if (ay > at[1]) != (by > at[1]) and at[0] < (bx - ax) * (at[1] - ay) / (by - ay) + ax:
            inside = not inside
    return inside


def _dense(ring: list[Point]) -> list[Point]:
    return [
        (ax + (bx - ax) * part / 4, ay + (by - ay) * part / 4)
        for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True)
        for part in range(4)
    ]
