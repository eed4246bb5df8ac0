"""Building blocks of printed pictures: sizes in mm, text, and signs of seats and cities."""

from __future__ import annotations

from skyhop.boards.draw.palette import INK
from skyhop.boards.draw.svg import box, circle, element, text
from skyhop.boards.model import Point, city_name
from skyhop.games.aeronaut_odyssey.draw.layers import PAPER, define_patterns
from skyhop.i18n import _
from skyhop.svg.element import FONT, number

NAVY, BRASS, SAND, TIMBER = "#27456F", "#E3B65A", "#F3EBD3", "#8A6B4A"


def picture(left: float, top: float, width: float, height: float, *drawn: str) -> str:
    """Return an SVG document with the given corner and size; one unit is 1 mm."""
    view = " ".join(map(number, (left, top, width, height)))
    return element("svg", *drawn, xmlns="http://www.w3.org/2000/svg", viewBox=view)


def make_document(width: float, height: float, bleed: float, *drawn: str) -> str:
    """Return an SVG document of the cut size, with a bleed beyond the cut on each side."""
    return picture(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed, *drawn)


def ground(width: float, height: float, bleed: float, colour: str) -> str:
    """Draw a background that fills the piece and its bleed."""
    return box(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed, fill=colour)


def seat_defs() -> str:
    """Define the patterns of the seats."""
    return element("defs", define_patterns())


def words(at: Point, size: float, said: object, *, anchor: str = "middle", **shape: object) -> str:
    """Draw a line of text, vertically centred at `at`."""
    return text(at, size, said, anchor=anchor, **({"fill": INK, "font_family": FONT} | shape))


def city(at: Point, radius: float, place: int) -> str:
    """Draw the sign of a city: its letter on a round plate with a border."""
    size = radius * (1.15 if len(city_name(place)) == 1 else 0.9)
    return circle(at, radius, fill=PAPER, stroke=TIMBER, stroke_width=0.16 * radius) + words(
        at, size, city_name(place), font_weight="bold"
    )


def player(seat: int, *, is_solo: bool = False) -> str:
    """[AO-8.1] Return a player's label: a number, or the rival's name."""
    return _("Rival") if is_solo and seat else _("Player %(number)s") % {"number": seat + 1}
