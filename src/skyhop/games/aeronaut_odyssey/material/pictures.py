"""What the pictures on paper share: lengths in mm, words in our letters, a seat's or a city's sign."""

from __future__ import annotations

from skyhop.boards.draw.palette import INK
from skyhop.boards.draw.svg import box, circle, element, text
from skyhop.boards.model import Point, city_name
from skyhop.games.aeronaut_odyssey.draw.layers import PAPER, patterns
from skyhop.i18n import _
from skyhop.svg.element import FONT, number

NAVY, BRASS, SAND, TIMBER = "#27456F", "#E3B65A", "#F3EBD3", "#8A6B4A"


def picture(left: float, top: float, width: float, height: float, *drawn: str) -> str:
    """Write a drawing of which one unit is a mm, from a corner on."""
    view = " ".join(map(number, (left, top, width, height)))
    return element("svg", *drawn, xmlns="http://www.w3.org/2000/svg", viewBox=view)


def sized(width: float, height: float, bleed: float, *drawn: str) -> str:
    """Write a drawing that is cut out at a size, and reaches beyond the cut."""
    return picture(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed, *drawn)


def ground(width: float, height: float, bleed: float, colour: str) -> str:
    """Fill it to its edges."""
    return box(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed, fill=colour)


def seat_defs() -> str:
    """Define the players' patterns."""
    return element("defs", patterns())


def words(at: Point, size: float, said: object, *, anchor: str = "middle", **shape: object) -> str:
    """Write a line, in the middle of its height."""
    return text(at, size, said, anchor=anchor, **({"fill": INK, "font_family": FONT} | shape))


def city(at: Point, radius: float, place: int) -> str:
    """Draw a city's sign: its letter on a plate with a wall."""
    size = radius * (1.15 if len(city_name(place)) == 1 else 0.9)
    return circle(at, radius, fill=PAPER, stroke=TIMBER, stroke_width=0.16 * radius) + words(
        at, size, city_name(place), font_weight="bold"
    )


def player(seat: int, *, is_solo: bool = False) -> str:
    """[AO-8.1] Call a player by number, the rival by name."""
    return _("Rival") if is_solo and seat else _("Player %(number)s") % {"number": seat + 1}
