"""Drawings of a balloon card: its front, a narrow form, its back, and the outline for a missing card."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from skyhop.games.balloon_cup.draw.balloon import balloon_id
from skyhop.games.balloon_cup.draw.palette import (
    BRASS,
    INK,
    LETTERS,
    NAVY,
    PAINTS,
    PAPER,
    draw_patterned,
    icon,
    label,
    points,
    symbol,
    use,
)
from skyhop.games.balloon_cup.text import labels
from skyhop.games.balloon_cup.text.labels import TEXT_OF_CARD
from skyhop.i18n import _
from skyhop.svg import Fragment, join, tag

WIDTH: Final = 100
HEIGHT: Final = 140
BACK: Final = "bc-card-back"


def face_id(card: str) -> str:
    """Return the id of the SVG symbol that draws the front of a card."""
    return f"bc-card-{card}"


def index_id(card: str) -> str:
    """Return the id of the SVG symbol that draws the narrow form of a card.

    The narrow form shows the value, the colour and the pattern of the card. It is readable at a width of 40 pixels.
    """
    return f"bc-index-{card}"


def ghost_id(letter: str) -> str:
    """Return the id of the SVG symbol that draws the outline of a missing card.

    `letter` is the colour of the card.
    """
    return f"bc-ghost-{letter}"


def face(card: str, class_: str = "bc-face") -> Fragment:
    """Draw the front of a card as an SVG element for a page."""
    return icon(face_id(card), WIDTH, HEIGHT, labels.card_name(card), class_)


def index(card: str) -> Fragment:
    """Draw the narrow form of a card as an SVG element for a page."""
    return icon(index_id(card), WIDTH, HEIGHT, labels.card_name(card), "bc-index")


def back() -> Fragment:
    """Draw the back of a card as an SVG element for a page."""
    return icon(BACK, WIDTH, HEIGHT, _("hidden card"), "bc-back")


def ghost(letter: str) -> Fragment:
    """Draw the outline of a missing card as an SVG element for a page. `letter` is the colour of the card."""
    return icon(ghost_id(letter), WIDTH, HEIGHT, labels.place_name(letter), "bc-ghost")


def symbols() -> Fragment:
    """Return the symbols of all fronts, narrow forms and outlines, and of the back.

    The symbols require the SVG definitions of sky, balloons and patterns.
    """
    grounds = (_ground(letter) for letter in LETTERS)
    ghosts = (_draw_ghost(letter) for letter in LETTERS)
    return join((*grounds, *map(_face, TEXT_OF_CARD), *map(_index, TEXT_OF_CARD), *ghosts, _back()))


def sky() -> Fragment:
    """Return the gradient for the sky behind the balloons."""
    stops = (tag("stop", offset=0, stop_color="#BFDFF3"), tag("stop", offset=1, stop_color="#FDFBF1"))
    return tag("linearGradient", *stops, id="bc-card-sky", x1=0, y1=0, x2=0, y2=1)


def _ground(letter: str) -> Fragment:
    """Draw the part of the front that all cards of a colour share: the frame and the picture without a value."""
    fill = PAINTS[letter].fill
    frame = tag("rect", x=1.2, y=1.2, width=97.6, height=137.6, rx=9, fill=fill, stroke=INK, stroke_width=2.4)
    return tag("g", frame, *inside(letter), id=f"bc-ground-{letter}")


def inside(letter: str) -> tuple[Fragment, ...]:
    """Draw the picture inside the frame of a card.

    The picture shows sky, hill and balloon, and a plate in the corner with the colour's pattern.
    """
    air = tag("rect", x=7, y=7, width=86, height=126, rx=5, fill="url(#bc-card-sky)")
    clouds = tag("path", d=_CLOUDS, fill="#FFF", fill_opacity=0.85)
    hills = tag("path", d="M7 121Q28 108 52 118T93 112V128Q93 133 88 133H12Q7 133 7 128z", fill="#BBD6B0")
    near = tag("path", d="M7 128Q38 117 62 125T93 123V128Q93 133 88 133H12Q7 133 7 128z", fill="#9CC391")
    rim = tag("rect", x=7, y=7, width=86, height=126, rx=5, fill="none", stroke=INK, stroke_width=1.2)
    balloon = tag("use", href=f"#{balloon_id(letter)}", x=55, y=52)
    plate = tag("path", d="M12 7H33V47Q33 52 28 52H7V12Q7 7 12 7z", fill=PAPER, stroke=INK, stroke_width=1.2)
    swatch = draw_patterned(letter, "rect", x=11, y=32, width=18, height=16, rx=3)
    edge = tag("rect", x=11, y=32, width=18, height=16, rx=3, fill="none", stroke=INK, stroke_width=1)
    disc = tag("circle", cx=55, cy=51, r=18.5, fill=PAPER, stroke=INK, stroke_width=1.8)
    return air, clouds, hills, near, balloon, disc, plate, swatch, edge, rim


_CLOUDS = "M70 24q1-5 6-4q3-5 8-1q6-1 5 5zM12 86q1-5 6-4q3-6 9-2q6-1 6 6z"


def _face(card: str) -> Fragment:
    ground = tag("use", href=f"#bc-ground-{card[0]}")
    return symbol(face_id(card), WIDTH, HEIGHT, ground, *values(card))


def values(card: str) -> tuple[Fragment, Fragment]:
    """Draw a card's value twice: large on the balloon and small in the corner."""
    return label(card[1:], 55, 60, 28, fill=INK), label(card[1:], 20, 26, 20, fill=INK)


def _index(card: str) -> Fragment:
    letter = card[0]
    box = {"x": 1.8, "y": 1.8, "width": 96.4, "height": 136.4, "rx": 12}
    field = tag("g", draw_patterned(letter, "rect", x=0, y=0, width=52, height=72, rx=6), transform="scale(1.92)")
    edge = tag("rect", **box, fill="none", stroke=INK, stroke_width=3.6)
    plate = tag("rect", x=11, y=11, width=78, height=66, rx=9, fill=PAPER, stroke=INK, stroke_width=3)
    value = label(card[1:], 50, 64, 62, fill=INK)
    return symbol(index_id(card), WIDTH, HEIGHT, field, plate, value, edge)


def _draw_ghost(letter: str) -> Fragment:
    """Draw the outline of a missing card: a dashed frame with the colour's pattern in the middle."""
    paint = PAINTS[letter]
    box = {"x": 3, "y": 3, "width": 94, "height": 134, "rx": 11}
    ground = tag("rect", **box, fill=paint.fill, fill_opacity=0.2)
    dashes = {"stroke": paint.deep, "class_": f"bc-ghost-line-{letter}", "stroke_dasharray": "11 7"}
    edge = tag("rect", **box, fill="none", stroke_width=4, **dashes)
    spot = tag("g", draw_patterned(letter, "circle", cx=14, cy=14, r=13), transform="translate(22 42) scale(2)")
    ring = tag("circle", cx=50, cy=70, r=26, fill="none", stroke=INK, stroke_width=3)
    return symbol(ghost_id(letter), WIDTH, HEIGHT, ground, edge, tag("g", spot, ring, opacity=0.8))


def _back() -> Fragment:
    """Draw the back of a card: a compass rose on a night sky, in a frame."""
    edge = tag("rect", x=1.2, y=1.2, width=97.6, height=137.6, rx=9, fill=PAPER, stroke=INK, stroke_width=2.4)
    field = tag("rect", x=7, y=7, width=86, height=126, rx=5, fill=NAVY, stroke=INK, stroke_width=1.2)
    line = tag("rect", x=11.5, y=11.5, width=77, height=117, rx=3, fill="none", stroke=BRASS, stroke_width=1.4)
    corners = [tag("circle", cx=x, cy=y, r=2.2, fill=BRASS) for x in (20, 80) for y in (20, 120)]
    return symbol(BACK, WIDTH, HEIGHT, edge, field, line, *rose(), *corners)


def rose() -> tuple[Fragment, ...]:
    """Draw the compass rose of the card's back."""
    rings = [
        tag("circle", cx=50, cy=70, r=r, fill="none", stroke=BRASS, stroke_width=w) for r, w in ((29, 1.6), (25, 0.8))
    ]
    halves = [
        tag("path", d=_draw_half_rays(size, side, first), fill=colour, stroke=INK, stroke_width=0.6)
        for first, size in ((45, 24), (0, 40))
        for side, colour in ((-1, PAPER), (1, BRASS))
    ]
    middle = tag("circle", cx=50, cy=70, r=3.4, fill=PAPER, stroke=INK, stroke_width=1)
    return *rings, *halves, middle


def _draw_half_rays(size: float, side: int, first: int) -> str:
    """Return one SVG path for four of the rays of the compass rose.

    Each ray has two halves, and `side` selects one.
    """
    return "".join(f"M{points(_ray(first + 90 * turn, size, side))}z" for turn in range(4))


def _ray(turn: int, size: float, side: int) -> list[tuple[float, float]]:
    """Return the three corners of half a ray of the compass rose.

    The corners are the centre of the rose, a point 45 degrees to the side, and the tip of the ray.
    """
    return [(50, 70), _place_at(turn + 45 * side, 9), _place_at(turn, size)]


def _place_at(turn: float, size: float) -> tuple[float, float]:
    return 50 + size * sin(turn * pi / 180), 70 - size * cos(turn * pi / 180)


def place_symbol(name: str, x: float, y: float, width: float) -> Fragment:
    """Draw the symbol of a card inside another drawing, `width` units wide. The symbol keeps its proportions."""
    return use(name, x, y, width, width * HEIGHT / WIDTH)
