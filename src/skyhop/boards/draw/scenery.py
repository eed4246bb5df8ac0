"""The quiet background: sea and land with woods, ranges and rivers; a compass and clouds over free water."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING

import numpy as np

from skyhop.boards.draw.land import chance, land_of
from skyhop.boards.draw.ornaments import frame, hatch_patterns, hatched_coast, rhumb_lines, stars, town_lights
from skyhop.boards.draw.relief import draw_relief, rivers, signs
from skyhop.boards.draw.room import Room
from skyhop.boards.draw.svg import box, circle, element, group, lines, path, stepped
from skyhop.boards.draw.symbols import bonus
from skyhop.svg.svg import number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skyhop.boards.draw.labels import Label
    from skyhop.boards.draw.land import Land
    from skyhop.boards.draw.palette import Theme
    from skyhop.boards.model import Board, Point
    from skyhop.boards.rng import Rng

COMPASS = (0.011, 0.052)
"""The least and the largest radius of the compass, in widths of the page."""
BANK = 0.34
"""mm: how broad both banks of a river are together, where it has some."""


def draw_scenery(board: Board, theme: Theme, bleed: float = 0.0, named: Sequence[Label] = ()) -> str:
    """Draw all that lies under the routes; with a `bleed`, in mm, the sea goes on beyond the page.

    Nothing stands where names of cities will be written.
    """
    page = board.page
    land, room, rng = land_of(board), Room(board), chance(board)
    for label in named:
        room.take_line((label.start, label.end), label.half)
    streams = rivers(board, land, rng)
    for stream in streams:
        room.take_line(stream, 0.05 * page.space)
    rose = _rose_place(board, land, room)
    whole = (0.0 - bleed, 0.0 - bleed, page.width + 2 * bleed, page.height + 2 * bleed)
    definitions = element(
        "defs",
        element("clipPath", box(*whole), id="page"),
        path(land.outline(land.height, is_angular=theme.coast == "angular"), id="coast", stroke_linejoin="round"),
        hatch_patterns(theme) if theme.coast == "hatched" else "",
        signs(theme, page.space) if "relief" in theme.ornaments else "",
    )
    shown = theme.ornaments
    return group(
        definitions,
        box(*whole, fill=theme.sea),
        _graticule(board, theme, bleed) if "net" in shown else "",
        rhumb_lines(board, rose[0] if rose else None, theme) if "rhumbs" in shown else "",
        stars(board, theme, rng) if "stars" in shown else "",
        _land(board, land, theme),
        _rivers(streams, board, theme) if "rivers" in shown else "",
        _rose(*rose, theme) if rose and "compass" in shown else "",
        draw_relief(board, land, room, rng) if "relief" in shown else "",
        town_lights(board, land, room, rng) if "lights" in shown else "",
        _sky(board, land, theme, room, rng) if "clouds" in shown else "",
        frame(board, theme) if "frame" in shown else "",
        class_="scenery",
        clip_path="url(#page)",
    )


def _land(board: Board, land: Land, theme: Theme) -> str:
    """Stroke the coast broader and broader: shallows outermost, then the shore; then fill the land and its areas."""
    unit = board.page.space
    shallows = hatched_coast(unit) if theme.coast == "hatched" else []
    for index, colour in enumerate(theme.rings if not shallows else ()):
        broad = 0.3 * unit * (len(theme.rings) - index)
        shallows.append(element("use", href="#coast", fill="none", stroke=colour, stroke_width=broad))
        if theme.coast == "engraved":
            within = broad - 0.02 * unit - 0.2
            shallows.append(element("use", href="#coast", fill="none", stroke=theme.sea, stroke_width=within))
    edge = {"stroke": theme.land_edge, "stroke_width": 0.03 * unit + 0.25}
    areas = [
        path(land.outline(field), fill=colour)
        for field, colour in (
            (land.meadows, theme.meadows),
            (land.sands, theme.sands),
            (land.ranges + 0.1, theme.heights),
            (land.woods, theme.woods),
        )
        if colour != "none"
    ]
    return group(*shallows, element("use", href="#coast", fill=theme.land, **edge), *areas)


def _rivers(streams: list[list[Point]], board: Board, theme: Theme) -> str:
    """Draw rivers, thin at the spring and broader below."""
    unit = board.page.space
    halves = [("".join(stepped(lines(stream[: 1 + len(stream) // 2])) for stream in streams), 0.035),
              ("".join(stepped(lines(stream[len(stream) // 2 :])) for stream in streams), 0.06)]  # fmt: skip
    line = {"fill": "none", "stroke": theme.river, "stroke_linecap": "round", "stroke_linejoin": "round"}
    side = {**line, "stroke": theme.bank, "stroke_linecap": "butt"}
    bank = 0.0 if theme.bank == "none" else BANK
    banks = [path(data, stroke_width=wide * unit, **side) for data, wide in halves if data and bank]
    return group(*banks, *(path(data, stroke_width=wide * unit - bank, **line) for data, wide in halves if data))


def _graticule(board: Board, theme: Theme, bleed: float) -> str:
    """Draw the thin net of a map."""
    page = board.page
    step = max(24.0, page.width / 10)
    first, right, bottom, beyond = 0.0 - bleed, page.width + bleed, page.height + bleed, int(bleed / step)
    data = "".join(
        [lines([(step * at, first), (step * at, bottom)]) for at in _turns(beyond, int(right / step))]
        + [lines([(first, step * at), (right, step * at)]) for at in _turns(beyond, int(bottom / step))]
    )
    return path(data, fill="none", stroke=theme.graticule, stroke_width=0.12, stroke_opacity=0.5)


def _turns(beyond: int, last: int) -> range:
    """Number the lines of the net; where the page ends at its margin there is none at 0."""
    return range(-beyond if beyond else 1, last + 1)


def _rose_place(board: Board, land: Land, room: Room) -> tuple[Point, float] | None:
    """Put a compass rose on the water where there is most room, else where there is; none where there is too little."""
    page = board.page
    spots = _spots(board, page.width / 56)
    free = np.minimum(room.around(spots), _from_edge(spots, board))
    least, most = (share * page.width for share in COMPASS)
    free = free.clip(max=most / 0.86)
    turns = np.arange(8) * pi / 4
    rim = spots[:, None] + 0.8 * free[:, None, None] * np.stack([np.cos(turns), np.sin(turns)], axis=-1)
    wet = (land.at(land.height, rim.reshape(-1, 2)).reshape(-1, 8) < 0).all(axis=1) & (0.86 * free > 2 * least)
    best = int((free + 1000.0 * wet).argmax())
    radius = 0.86 * float(free[best])
    if radius < least:
        return None
    at = (float(spots[best, 0]), float(spots[best, 1]))
    room.take(at, radius * 1.05)
    return at, radius


def _spots(board: Board, step: float) -> np.ndarray:
    """A net of points over the page."""
    columns, rows = np.arange(step / 2, board.page.width, step), np.arange(step / 2, board.page.height, step)
    return np.stack(np.meshgrid(columns, rows), axis=-1).reshape(-1, 2)


def _from_edge(spots: np.ndarray, board: Board) -> np.ndarray:
    """How far points are from the page's edge."""
    size = np.array([board.page.width, board.page.height])
    distances: np.ndarray = np.minimum(spots, size - spots).min(axis=1)
    return distances


def _rose(at: Point, radius: float, theme: Theme) -> str:
    """Draw a rose of sixteen points, the upper one with an arrowhead."""
    x, y = at
    parts = [
        circle(at, 0.72 * radius, fill="none", stroke=theme.relief_line, stroke_width=0.022 * radius),
        circle(at, 0.64 * radius, fill="none", stroke=theme.relief_line, stroke_width=0.012 * radius),
    ]
    for index in (1, 3, 5, 7, 0, 2, 4, 6):
        turn = index * pi / 4
        long = radius * (0.62 if index % 2 else 0.92)
        tip = (x + long * sin(turn), y - long * cos(turn))
        wide = 0.13 * radius
        for side, fill in ((-1, theme.relief_line), (1, theme.page)):
            hip = (x + wide * sin(turn + side * pi / 4), y - wide * cos(turn + side * pi / 4))
            parts.append(
                path(
                    lines([at, hip, tip], closed=True), fill=fill, stroke=theme.relief_line, stroke_width=0.012 * radius
                )
            )
    head = [(x, y - 1.08 * radius), (x + 0.07 * radius, y - 0.93 * radius), (x - 0.07 * radius, y - 0.93 * radius)]
    parts.append(path(lines(head, closed=True), fill=theme.relief_line))
    return group(*parts, class_="compass")


def _sky(board: Board, land: Land, theme: Theme, room: Room, rng: Rng) -> str:
    """Set clouds and a few small balloons over the water, far from each other."""
    unit = board.page.space
    net = rng.shuffled(_spots(board, 1.3 * unit).tolist())
    spots = np.array([(x + unit * rng.between(-0.5, 0.5), y + unit * rng.between(-0.5, 0.5)) for x, y in net])
    drawn = []
    wet = land.at(land.height, spots) < -0.25
    for spot in spots[wet]:
        free = min(room.around(spot[None]).item(), _from_edge(spot[None], board).item())
        if free > 0.34 * unit:
            size = unit * rng.between(0.26, 0.36)
            at = (float(spot[0]), float(spot[1]))
            drawn.append(rng.one_of((_cloud, _cloud, _cloud, _flyer))(at, size, theme))
            room.take(at, 1.9 * unit)
    return group(*drawn)


def _cloud(at: Point, size: float, theme: Theme) -> str:
    x, y = at
    data = (
        f"M{number(x - 0.75 * size)} {number(y + 0.3 * size)}"
        f"a{number(0.32 * size)} {number(0.32 * size)} 0 0 1 {number(0.12 * size)} {number(-0.6 * size)}"
        f"a{number(0.45 * size)} {number(0.45 * size)} 0 0 1 {number(0.82 * size)} {number(-0.08 * size)}"
        f"a{number(0.34 * size)} {number(0.34 * size)} 0 0 1 {number(0.4 * size)} {number(0.68 * size)}Z"
    )
    return path(data, fill=theme.page, fill_opacity=0.75, stroke=theme.graticule, stroke_width=0.04 * size + 0.06)


def _flyer(at: Point, size: float, theme: Theme) -> str:
    return group(bonus("balloon", at, 0.8 * size, theme.graticule), fill_opacity=0.9)
