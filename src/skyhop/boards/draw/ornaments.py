"""Ornaments of a map: cities as round towers from above, hatched coasts, rhumb lines, a frame, lights and stars."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

import numpy as np

from skyhop.boards.draw.svg import (
    BASELINE,
    SMALLEST_LETTER,
    SMALLEST_TEXT,
    box,
    circle,
    element,
    group,
    lines,
    path,
    text,
    to_relative_steps,
)
from skyhop.i18n import _
from skyhop.svg import FONT, breadth

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from skyhop.boards.draw.styles import Theme, Walls
    from skyhop.boards.model import Board, City, Page, Point

RIM_MM = "0.5"
"""Width in mm of the outline around a city letter that is larger than its courtyard."""
MIN_COURT_MM, MIN_COURT_OF_TWO_MM = 2.1, 2.7
"""Minimum radius in mm of a city's courtyard (the disc with its letters) if the city also shows a number.

The first value is for a city with one letter, the second value for a city with two letters.
"""
WIDE_PAIR = 1.49
"""Maximum width in font sizes of two letters that are not wide. The page of a match makes wide pairs narrower."""
DESCENDING_LETTERS, DESCENDER_DEPTH, DESCENDER_COURT = frozenset("JQ"), 0.2, 0.25
"""Values for letters with a descender: the letters, the depth of the descender, the additional courtyard radius.

The depth is in font sizes. The radius is in mm.
"""


def draw_city(city: City, board: Board, theme: Theme) -> str:
    """Draw a city: its letter and number in the middle, and its movement slots around them.

    The capital has a golden wall.
    """
    page = board.page
    at = (city.x * page.width, city.y * page.width)
    radius = page.city
    wall = theme.capital if city.capital else theme.city_wall
    parts = [*WALLS[theme.walls](at, radius, wall, theme)]
    court = 0.4 * radius
    places, size = slot_places(city, page)
    line = {"stroke": theme.line, "stroke_width": 0.02 * radius, "class_": "slot"}
    parts += [circle(place, size, fill=theme.slot, **line) for place in places]
    parts.append(circle(at, court, fill=theme.court or wall, stroke=theme.line, stroke_width=0.03 * radius))
    parts += _sign(city, at, court, theme)
    title = element("title", _("City %(name)s, number %(number)s") % {"name": city.name, "number": city.n})
    return group(title, *parts, id=f"city-{city.name}", class_="city")


def slot_places(city: City, page: Page) -> tuple[list[Point], float]:
    """[AO-1.3] Return the positions of a city's movement slots and the radius of a slot, in mm.

    The first position is the slot at the top.
    """
    ring = 0.665 * page.city
    turns = [-pi / 2 + 2 * pi * slot / city.slots for slot in range(city.slots)]
    x, y = city.x * page.width, city.y * page.width
    size = min(0.235 * page.city, ring * sin(pi / max(city.slots, 3)) * 0.93)
    return [(x + ring * cos(turn), y + ring * sin(turn)) for turn in turns], size


def _sign(city: City, at: Point, court: float, theme: Theme) -> list[str]:
    """Draw the letter of a city with the number below it. A capital has a crown above the letter.

    If the city has no number, its letter fills the courtyard.
    """
    ink = theme.capital_letter if city.capital else theme.letter
    small = max(SMALLEST_TEXT, 0.62 * court)
    is_single = len(city.name) == 1
    big = max(SMALLEST_LETTER, (1.05 if is_single else 0.85) * court)
    hangs = bool(DESCENDING_LETTERS & set(city.name))
    high = 2 * BASELINE * (big + small) + DESCENDER_DEPTH * big * hangs + 0.12 * court
    name = {"fill": ink, "font_weight": "bold", "font_family": FONT, "class_": "letter"}
    if not theme.numbered or court < (MIN_COURT_MM if is_single else MIN_COURT_OF_TWO_MM) + DESCENDER_COURT * hangs:
        wall = theme.capital if city.capital else theme.city_wall
        rim = {
            "stroke": theme.court or wall,
            "stroke_width": RIM_MM if theme.numbered and theme.filled else "0",
            "stroke_linejoin": "round",
            "paint_order": "stroke",
        }
        if not is_single:
            name["class_"] = "letter pair wide" if breadth(city.name, "bold") > WIDE_PAIR else "letter pair"
        parts = [text(at, max(SMALLEST_LETTER, (1.4 if is_single else 0.88) * court), city.name, **name, **rim)]
    else:
        parts = [
            text((at[0], at[1] - high / 2 + BASELINE * big), big, city.name, **name),
            text(
                (at[0], at[1] + high / 2 - BASELINE * small), small, city.n, fill=ink, font_family=FONT, class_="number"
            ),
        ]
    if city.capital:
        x, y, unit = at[0], at[1] - court * 1.02, 0.24 * court
        crown = [(-1.6, 0.9), (-1.6, -0.6), (-0.8, 0.1), (0, -1), (0.8, 0.1), (1.6, -0.6), (1.6, 0.9)]
        parts.append(
            path(
                lines([(x + dx * unit, y + dy * unit) for dx, dy in crown], closed=True),
                fill=theme.capital if theme.filled else theme.court,
                stroke=theme.line,
                stroke_width=0.1 * unit + 0.05,
            )
        )
    return parts


def _tower(at: Point, radius: float, wall: str, theme: Theme) -> Iterator[str]:
    """Draw a round tower from above."""
    yield _disc(at, radius, theme)
    yield _merlons(at, radius, wall)


def _rings(at: Point, radius: float, wall: str, theme: Theme) -> Iterator[str]:
    """Draw a town in the style of an engraving: a double wall with small turrets."""
    yield circle(at, 0.985 * radius, fill=theme.city, stroke=wall, stroke_width=0.05 * radius)
    yield circle(at, 0.92 * radius, fill="none", stroke=wall, stroke_width=0.02 * radius)
    for turn in range(8):
        place = (at[0] + 0.955 * radius * cos(turn * pi / 4), at[1] + 0.955 * radius * sin(turn * pi / 4))
        yield circle(place, 0.085 * radius, fill=theme.city, stroke=wall, stroke_width=0.035 * radius)


def _stop(at: Point, radius: float, wall: str, theme: Theme) -> Iterator[str]:
    """Draw a round stop with a wide rim, in the style of a transit map."""
    yield circle(at, 0.945 * radius, fill=theme.city, stroke=wall, stroke_width=0.11 * radius)


def _lights(at: Point, radius: float, wall: str, theme: Theme) -> Iterator[str]:
    """Draw a town at night: light on the ground around it and lamps on its wall."""
    for far, strength in ((1.75, 0.1), (1.45, 0.14), (1.2, 0.2)):
        yield circle(at, far * radius, fill=theme.capital, fill_opacity=strength)
    yield circle(at, 0.97 * radius, fill=theme.city, stroke=wall, stroke_width=0.06 * radius)
    step = 2 * pi * 0.97 * radius / 16
    yield circle(
        at,
        0.97 * radius,
        fill="none",
        stroke=theme.capital,
        stroke_width=0.085 * radius,
        stroke_linecap="round",
        stroke_dasharray=f"0 {step:.3f}",
    )


WALLS: Mapping[Walls, Callable[[Point, float, str, Theme], Iterator[str]]] = {
    "towers": _tower,
    "rings": _rings,
    "stops": _stop,
    "lights": _lights,
}


def _disc(at: Point, radius: float, theme: Theme) -> str:
    return circle(at, radius, fill=theme.city, stroke=theme.line, stroke_width=0.03 * radius)


def _merlons(at: Point, radius: float, colour: str) -> str:
    """Draw the battlements of the wall as a dashed circle. The circle has a whole number of dashes."""
    middle = radius * 0.965
    count = 20
    step = 2 * pi * middle / count
    return circle(
        at,
        middle,
        fill="none",
        stroke=colour,
        stroke_width=0.1 * radius,
        stroke_dasharray=f"{step * 0.56:.3f} {step * 0.44:.3f}",
    )


if TYPE_CHECKING:
    from skyhop.boards.draw.labels import OccupiedSpace
    from skyhop.boards.draw.land import Land
    from skyhop.boards.draw.styles import Theme
    from skyhop.boards.model import Board, Point
    from skyhop.boards.rng import Rng

HATCHES = (("hatch-wide", 1.3, 0.62, 0.13), ("hatch", 0.65, 0.3, 0.16))
"""Bands of hatching, outermost band first: name, line distance in mm, band width in spaces, line width in mm."""
WINDS = 32
FRAME_MM, SCALE_PART_MM = 2.0, 12.0
"""Width of the frame, and approximate length of a part of its scale, in mm."""
LIGHT_ATTEMPTS, LIGHT_COLOURS = 30, ("#FFD98A", "#FFF1C9", "#FFB85C")
"""Number of attempts to place a light around a city, and the colours of lights."""
STARS_PER_SQUARE_MM = 0.012
"""Number of stars per square mm."""


def hatch_patterns(theme: Theme) -> str:
    """Return SVG definitions of the hatch patterns for coasts: horizontal lines, as in an engraving."""
    return "".join(
        element(
            "pattern",
            path(lines([(0, spacing / 2), (8, spacing / 2)]), stroke=colour, stroke_width=broad),
            id=name,
            width=8,
            height=spacing,
            patternUnits="userSpaceOnUse",
        )
        for (name, spacing, _wide, broad), colour in zip(HATCHES, theme.rings, strict=True)
    )


def hatch_coast(unit: float) -> list[str]:
    """Draw hatching along the coast on both of its sides. The caller draws the land later, over the inner half."""
    return [
        element("use", href="#coast", fill="none", stroke=f"url(#{name})", stroke_width=2 * wide * unit)
        for name, _spacing, wide, _broad in HATCHES
    ]


def rhumb_lines(board: Board, rose: Point | None, theme: Theme) -> str:
    """Draw rhumb lines: straight lines in all compass directions across the page.

    The lines start at the compass rose, or at the centre of the page if there is no rose.
    """
    page = board.page
    x, y = rose or (page.width / 2, page.height / 2)
    far = page.width + page.height
    rays = [
        [(x, y), (x + far * cos(2 * pi * turn / WINDS), y + far * sin(2 * pi * turn / WINDS))] for turn in range(WINDS)
    ]
    whole, half = "".join(map(lines, rays[::4])), "".join(map(lines, rays[2::4] + rays[1::2]))
    return group(
        path(whole, stroke_width=0.22),
        path(half, stroke_width=0.1),
        fill="none",
        stroke=theme.graticule,
        stroke_opacity=0.75,
    )


def frame_of(theme: Theme) -> float:
    """Return the width in mm of the frame that this style draws around a map. If the style has no frame, return 0."""
    return FRAME_MM if "frame" in theme.ornaments else 0.0


def frame(board: Board, theme: Theme) -> str:
    """Draw the frame of a map as a scale: dark and light parts in turn, between two lines."""
    page = board.page
    wide, high = page.width, page.height
    across, down = (2 * round(side / SCALE_PART_MM / 2) for side in (wide, high))
    middle = FRAME_MM / 2
    sides = (
        ([(0, middle), (wide, middle)], wide / across),
        ([(wide - middle, 0), (wide - middle, high)], high / down),
        ([(wide, high - middle), (0, high - middle)], wide / across),
        ([(middle, high), (middle, 0)], high / down),
    )
    scale = [
        path(
            lines(side), stroke=theme.land_edge, stroke_width=0.55 * FRAME_MM, stroke_dasharray=f"{part:.3f} {part:.3f}"
        )
        for side, part in sides
    ]
    return group(
        *(path(lines(side), stroke=theme.page, stroke_width=FRAME_MM) for side, _part in sides),
        *scale,
        group(
            box(FRAME_MM, FRAME_MM, wide - 2 * FRAME_MM, high - 2 * FRAME_MM, stroke_width=0.3),
            box(0.45, 0.45, wide - 0.9, high - 0.9, stroke_width=0.2),
            fill="none",
            stroke=theme.land_edge,
        ),
        class_="frame",
    )


def town_lights(board: Board, land: Land, room: OccupiedSpace, rng: Rng) -> str:
    """Draw the lights of houses on free land. There are more lights near a city than far from it."""
    page = board.page
    unit = page.space
    spots = []
    for city in board.cities:
        for _light in range(LIGHT_ATTEMPTS):
            turn, far = rng.between(0, 2 * pi), 1.1 * page.city + 1.5 * unit * rng.unit() ** 1.6
            spots.append((city.x * page.width + far * cos(turn), city.y * page.width + far * sin(turn)))
    places = np.array(spots).reshape(-1, 2)
    fine = (land.at(land.height, places) > 0.05) & (room.around(places) > 0.04 * unit)
    colours = [LIGHT_COLOURS[rng.below(len(LIGHT_COLOURS))] for _place in places]
    return group(
        *(
            _dots(
                [place for place, is_lit, lamp in zip(spots, fine, colours, strict=True) if is_lit and lamp == colour],
                0.035 * unit,
                colour,
            )
            for colour in LIGHT_COLOURS
        ),
        class_="lights",
    )


def stars(board: Board, theme: Theme, rng: Rng) -> str:
    """Draw reflections of stars on the water."""
    page = board.page
    places = [
        (rng.between(0, page.width), rng.between(0, page.height))
        for _star in range(round(STARS_PER_SQUARE_MM * page.width * page.height))
    ]
    return _dots(places, 0.16, theme.snow)


def _dots(places: list[Point], radius: float, colour: str) -> str:
    """Draw dots as one SVG path. Each dot is a line of length 0 with round ends."""
    data = "".join(to_relative_steps(lines([(x, y), (x + 0.01, y)])) for x, y in places)
    line = {"fill": "none", "stroke": colour, "stroke_width": 2 * radius, "stroke_linecap": "round"}
    return path(data, **line) if places else ""
