"""The quiet background: a land that follows the routes, shallow water around it, hills, trees, a compass."""

from __future__ import annotations

from hashlib import sha256
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import TYPE_CHECKING

from skyhop.boards.draw.svg import box, circle, element, group, lines, path
from skyhop.boards.draw.symbols import bonus
from skyhop.boards.rng import Rng
from skyhop.core.pictures.svg import number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skyhop.boards.draw.palette import Theme
    from skyhop.boards.model import Board, Point

Circle = tuple[float, float, float]
LAND = 1.75
"""How broad the land is, in spaces."""


def shore(board: Board) -> float:
    """How far the land would go on beyond the page, in mm; 0 where all of it lies on the page."""
    width, height = board.page.width, board.page.height
    points = [point for line in _coast(board, _chance(board)) for point in line]
    nearest = min(min(x, y, width - x, height - y) for x, y in points)
    return max(0.0, 0.5 * LAND * board.page.space - nearest)


def draw_scenery(board: Board, theme: Theme, bleed: float = 0.0) -> str:
    """Draw all that lies under the routes; with a `bleed`, in mm, sea and land go on beyond the page."""
    page = board.page
    rng = _chance(board)
    whole = (0.0 - bleed, 0.0 - bleed, page.width + 2 * bleed, page.height + 2 * bleed)
    clip = element("clipPath", box(*whole), id="page")
    parts = [
        element(
            "defs",
            clip,
            path(
                "".join(map(lines, _coast(board, rng))),
                id="coast",
                fill="none",
                stroke_linecap="round",
                stroke_linejoin="round",
            ),
        ),
        box(*whole, fill=theme.sea),
        _graticule(board, theme, bleed),
        _land(board, theme),
    ]
    taken = _taken(board)
    parts.append(_compass(board, theme, taken))
    parts += _relief(board, theme, taken, rng)
    return group(*parts, class_="scenery", clip_path="url(#page)")


def _chance(board: Board) -> Rng:
    """What makes scenery: chance that a board brings along."""
    return Rng("scenery", sha256(repr((board.name, board.seed, board.cities)).encode()).hexdigest())


def _coast(board: Board, rng: Rng) -> list[list[Point]]:
    """The lines whose broad strokes make the land: every route, and a wandering spur here and there."""
    width = board.page.width
    found = [[(x * width, y * width) for x, y in route.path] for route in board.routes if route.double != 2]
    for city in board.cities:
        x, y = city.x * width, city.y * width
        for _spur in range(2):
            far = board.page.space * rng.between(0.3, 1.1)
            dx, dy = rng.between(-1, 1), rng.between(-1, 1)
            long = hypot(dx, dy) or 1.0
            found.append([(x, y), (x + far * dx / long, y + far * dy / long)])
    return found


def _land(board: Board, theme: Theme) -> str:
    """Stroke the coast broader and broader: shallows outermost, then the shore, then the land itself."""
    base = LAND * board.page.space
    step = 0.34 * board.page.space
    strokes = [(base + step * (len(theme.rings) - index), ring) for index, ring in enumerate(theme.rings)]
    edge = 0.03 * board.page.space + 0.25
    strokes += [(base + edge, theme.land_edge), (base, theme.land)]
    return group(*(element("use", href="#coast", stroke=colour, stroke_width=wide) for wide, colour in strokes))


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


def _taken(board: Board) -> list[Circle]:
    """Cover cities, routes and panels with circles, to find free places by."""
    page = board.page
    found = [(city.x * page.width, city.y * page.width, page.city) for city in board.cities]
    for route in board.routes:
        line = [(x * page.width, y * page.width) for x, y in route.path]
        for (ax, ay), (bx, by) in pairwise(line):
            count = max(1, int(hypot(bx - ax, by - ay) / (0.6 * page.thickness)))
            found += [
                (ax + (bx - ax) * part / count, ay + (by - ay) * part / count, 0.55 * page.thickness)
                for part in range(count)
            ]
    return found


def _free(at: Point, board: Board, taken: Sequence[Circle]) -> float:
    """The radius of the free circle around a point; below 0 inside something."""
    x, y = at
    room = min(hypot(x - cx, y - cy) - radius for cx, cy, radius in taken)
    page = board.page
    for panel in page.panels:
        x0, y0, x1, y1 = panel.box
        dx, dy = max(x0 - x, x - x1, 0.0), max(y0 - y, y - y1, 0.0)
        room = min(room, hypot(dx, dy) if dx or dy else -1.0)
    return min(room, x, y, page.width - x, page.height - y)


def _compass(board: Board, theme: Theme, taken: list[Circle]) -> str:
    """Put a compass rose where there is most room; none where there is too little."""
    page = board.page
    step = page.width / 56
    spots = [
        (step * (column + 0.5), step * (row + 0.5)) for column in range(56) for row in range(int(page.height / step))
    ]
    room, at = max((round(_free(spot, board, taken), 3), spot) for spot in spots)
    radius = min(0.86 * room, 0.052 * page.width)
    if radius < 0.011 * page.width:
        return ""
    taken.append((at[0], at[1], radius * 1.05))
    return _rose(at, radius, theme)


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


def _relief(board: Board, theme: Theme, taken: list[Circle], rng: Rng) -> list[str]:
    """Scatter hills and trees on free land, clouds and a few small balloons over the water."""
    page = board.page
    unit = 0.5 * page.space
    drawn = []
    for _try in range(26 * len(board.cities)):
        at = (rng.between(0, page.width), rng.between(0, page.height))
        room = _free(at, board, taken)
        if room < 0.3 * unit:
            continue
        inland = min(hypot(at[0] - x, at[1] - y) for x, y, _radius in taken) < 0.72 * page.space
        size = min(room * 0.85, unit * rng.between(0.45, 0.8))
        if size < 0.28 * unit:
            continue
        kinds = (_hill, _hill, _trees) if inland else (_cloud, _cloud, _cloud, _flyer)
        drawn.append(rng.one_of(kinds)(at, size, theme))
        taken.append((at[0], at[1], size * 1.35))
    return drawn


def _hill(at: Point, size: float, theme: Theme) -> str:
    x, y = at
    data = (
        f"M{number(x - size)} {number(y + 0.45 * size)}Q{number(x - 0.35 * size)} {number(y - 1.15 * size)} "
        f"{number(x + 0.25 * size)} {number(y + 0.45 * size)}M{number(x - 0.02 * size)} {number(y - 0.12 * size)}"
        f"Q{number(x + 0.45 * size)} {number(y - 0.75 * size)} {number(x + size)} {number(y + 0.45 * size)}"
    )
    return path(
        data,
        fill=theme.relief,
        fill_opacity=0.55,
        stroke=theme.relief_line,
        stroke_width=0.05 * size + 0.06,
        stroke_linecap="round",
    )


def _trees(at: Point, size: float, theme: Theme) -> str:
    x, y = at
    parts = []
    for dx, dy, tall in ((-0.5, 0.25, 0.75), (0.45, 0.3, 0.7), (0.0, 0.0, 0.9)):
        foot = (x + dx * size, y + (dy + 0.35) * size)
        data = (
            f"M{number(foot[0])} {number(foot[1])}v{number(-0.2 * size)}"
            f"c{number(-0.38 * size)} 0 {number(-0.3 * size)} {number(-0.3 * size)} 0 {number(-tall * size)}"
            f"c{number(0.3 * size)} {number((tall - 0.3) * size)}"
            f" {number(0.38 * size)} {number(tall * size)} 0 {number(tall * size)}"
        )
        parts.append(path(data, fill=theme.relief, stroke=theme.relief_line, stroke_width=0.04 * size + 0.06))
    return group(*parts)


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
