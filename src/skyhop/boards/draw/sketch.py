"""A sketch of a stage: what is settled so far, drawn plainly, so that each stage can be looked at."""

from __future__ import annotations

from skyhop.boards.draw.board import svg_document
from skyhop.boards.draw.palette import INK, TYPE_FILLS
from skyhop.boards.draw.svg import box, circle, lines, path, text
from skyhop.boards.model import city_name
from skyhop.boards.stages.sketch import Sketch
from skyhop.i18n import _
from skyhop.svg.element import FONT

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
    """Draw routes as lines, as broad as a space once their lengths are known, in their type's colour once painted."""
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
