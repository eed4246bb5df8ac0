"""Ornaments of styles: hatched coasts, rhumb lines, a frame, town lights, stars."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

import numpy as np

from skyhop.boards.draw.svg import box, element, group, lines, path, to_relative_steps

if TYPE_CHECKING:
    from skyhop.boards.draw.labels import Room
    from skyhop.boards.draw.land import Land
    from skyhop.boards.draw.styles import Theme
    from skyhop.boards.model import Board, Point
    from skyhop.boards.rng import Rng

HATCHES = (("hatch-wide", 1.3, 0.62, 0.13), ("hatch", 0.65, 0.3, 0.16))
"""Bands of hatching, outermost first: name, mm between lines, band width in spaces, line width in mm."""
WINDS = 32
FRAME, PART = 2.0, 12.0
"""Width of the frame, and approximate length of a part of its scale, in mm."""
LIGHTS, LAMPS = 30, ("#FFD98A", "#FFF1C9", "#FFB85C")
"""Number of lights to try around a city, and the colours of lights."""
STARS = 0.012
"""Number of stars per square mm."""


def hatch_patterns(theme: Theme) -> str:
    """Return the definitions of the hatch patterns for coasts: horizontal lines as in an engraving."""
    return "".join(
        element(
            "pattern",
            path(lines([(0, apart / 2), (8, apart / 2)]), stroke=colour, stroke_width=broad),
            id=name,
            width=8,
            height=apart,
            patternUnits="userSpaceOnUse",
        )
        for (name, apart, _wide, broad), colour in zip(HATCHES, theme.rings, strict=True)
    )


def hatch_coast(unit: float) -> list[str]:
    """Draw hatching on both sides of the coast. The land later covers the inner half."""
    return [
        element("use", href="#coast", fill="none", stroke=f"url(#{name})", stroke_width=2 * wide * unit)
        for name, _apart, wide, _broad in HATCHES
    ]


def rhumb_lines(board: Board, rose: Point | None, theme: Theme) -> str:
    """Draw rhumb lines over the sheet from the compass rose, or from the centre without a rose."""
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
    """Return the width of a style's frame in mm."""
    return FRAME if "frame" in theme.ornaments else 0.0


def frame(board: Board, theme: Theme) -> str:
    """Draw the scale around a map: alternating dark and light parts between two lines."""
    page = board.page
    wide, high = page.width, page.height
    across, down = (2 * round(side / PART / 2) for side in (wide, high))
    middle = FRAME / 2
    sides = (
        ([(0, middle), (wide, middle)], wide / across),
        ([(wide - middle, 0), (wide - middle, high)], high / down),
        ([(wide, high - middle), (0, high - middle)], wide / across),
        ([(middle, high), (middle, 0)], high / down),
    )
    scale = [
        path(lines(side), stroke=theme.land_edge, stroke_width=0.55 * FRAME, stroke_dasharray=f"{part:.3f} {part:.3f}")
        for side, part in sides
    ]
    return group(
        *(path(lines(side), stroke=theme.page, stroke_width=FRAME) for side, _part in sides),
        *scale,
        group(
            box(FRAME, FRAME, wide - 2 * FRAME, high - 2 * FRAME, stroke_width=0.3),
            box(0.45, 0.45, wide - 0.9, high - 0.9, stroke_width=0.2),
            fill="none",
            stroke=theme.land_edge,
        ),
        class_="frame",
    )


def town_lights(board: Board, land: Land, room: Room, rng: Rng) -> str:
    """Draw lights of houses on free land around the cities, fewer with the distance."""
    page = board.page
    unit = page.space
    spots = []
    for city in board.cities:
        for _light in range(LIGHTS):
            turn, far = rng.between(0, 2 * pi), 1.1 * page.city + 1.5 * unit * rng.unit() ** 1.6
            spots.append((city.x * page.width + far * cos(turn), city.y * page.width + far * sin(turn)))
    places = np.array(spots).reshape(-1, 2)
    fine = (land.at(land.height, places) > 0.05) & (room.around(places) > 0.04 * unit)
    colours = [LAMPS[rng.below(len(LAMPS))] for _place in places]
    return group(
        *(
            _dots(
                [place for place, shown, lamp in zip(spots, fine, colours, strict=True) if shown and lamp == colour],
                0.035 * unit,
                colour,
            )
            for colour in LAMPS
        ),
        class_="lights",
    )


def stars(board: Board, theme: Theme, rng: Rng) -> str:
    """Draw reflections of stars on the water."""
    page = board.page
    places = [
        (rng.between(0, page.width), rng.between(0, page.height))
        for _star in range(round(STARS * page.width * page.height))
    ]
    return _dots(places, 0.16, theme.snow)


def _dots(places: list[Point], radius: float, colour: str) -> str:
    """Draw dots as one path of zero-length lines with round ends."""
    data = "".join(to_relative_steps(lines([(x, y), (x + 0.01, y)])) for x, y in places)
    line = {"fill": "none", "stroke": colour, "stroke_width": 2 * radius, "stroke_linecap": "round"}
    return path(data, **line) if places else ""
