"""Scenery on the land: woods, mountain ranges with foothills, and rivers that start in the ranges."""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from itertools import pairwise
from math import cos, pi, sin
from typing import TYPE_CHECKING

import numpy as np

from skyhop.boards.draw.labels import OccupiedSpace
from skyhop.boards.draw.land import land_of
from skyhop.boards.draw.ornaments import frame, hatch_coast, hatch_patterns, rhumb_lines, stars, town_lights
from skyhop.boards.draw.svg import bonus, box, circle, element, group, lines, path, to_relative_steps
from skyhop.boards.model import chance
from skyhop.svg import number

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from skyhop.boards.draw.labels import Label, OccupiedSpace
    from skyhop.boards.draw.land import Grid, Land
    from skyhop.boards.draw.styles import Theme
    from skyhop.boards.model import Board, Point
    from skyhop.boards.rng import Rng


TREES = (
    "M 0 0 L 0 -6 C -11 -4 -13 -14 -7 -17 C -8 -25 8 -25 7 -17 C 13 -14 11 -4 0 -6",
    "M 0 0 L 0 -4 L -9 -4 L 0 -27 L 9 -4 L 0 -4",
    "M 0 0 L 0 -5 C -9 -4 -9 -18 0 -19 C 9 -18 9 -4 0 -5",
)
CLUMP = ((-0.02, -0.16), (0.2, -0.09), (-0.2, -0.04), (0.03, 0.07))
GRASS = ("M -6 -5 L -3 0 L -1 -9 M 1 0 L 4 -7 M 4 0 L 9 -5", "M -4 0 L -7 -6 M -1 0 L 0 -9 M 2 0 L 6 -6")
DUNE = "M -14 0 C -8 -10 4 -10 7 -1 C 10 -5 14 -5 17 -2"
MIN_HIGH_PEAK, HIGH_SHAPES = 0.07, {"p": 1}
"""Minimum relative height of a high peak, and number of shapes that only high peaks have, by kind of shape."""
POINTS_AROUND = ((0, 0), (0, 1), (0, -1), (1, 0), (-1, 0), *((x / 0.3, 0.5 + y / 0.3) for x, y in CLUMP))
"""Points around a shape, in multiples of the shape's radius. All points must be on land."""
OCCUPIED_SHARE = {"p": 0.45, "h": 0.45, "c": 0.62}
"""Radius of the circle that a shape marks as occupied, as a share of the shape's radius."""
MAX_ROUGHNESS = 0.3
"""Largest random height that the program adds to each grid node of the ground. It varies the course of rivers."""
SHAPE_COUNTS = {"p": 3, "h": 2, "c": 2, "t": 3, "g": 2, "d": 1}
"""Number of different shapes for peaks, hills, clumps of trees, trees, grass and dunes."""


def define_shapes(theme: Theme, unit: float) -> str:
    """Return SVG definitions of the scenery shapes, such as trees. `unit` is the length of a space in mm.

    The origin of each shape is at the middle of its lower edge.
    """
    line = {"stroke": theme.relief_line, "stroke_linejoin": "round", "stroke_linecap": "round"}
    green = {**line, "stroke": theme.tree_line}
    draw_shape: Mapping[str, Callable[[int], str]] = {
        "p": lambda turn: _peak(turn, unit, theme, line),
        "h": lambda turn: _draw_hill(turn, unit, theme, line),
        "c": lambda turn: "".join(
            element("use", href=f"#t{(turn + tree) % 3}", x=x * unit, y=y * unit) for tree, (x, y) in enumerate(CLUMP)
        ),
        "t": lambda turn: _shape(TREES[turn], unit, theme.tree, green),
        "g": lambda turn: _shape(GRASS[turn], unit, "none", green),
        "d": lambda _turn: _shape(DUNE, unit, "none", line),
    }
    return "".join(
        group(draw_shape[kind](turn), id=f"{kind}{turn}")
        for kind, shapes in SHAPE_COUNTS.items()
        for turn in range(shapes)
    )


def draw_relief(board: Board, land: Land, room: OccupiedSpace, rng: Rng) -> str:
    """Draw peaks, hills, trees, grass and dunes on land with enough free space.

    A shape covers the shapes that are higher on the page.
    """
    unit = board.page.space
    placed: list[tuple[float, str]] = []
    foothills = np.minimum(np.minimum(land.ranges + 0.11, -land.woods), land.height - 0.25)
    for kind, field, spacing, radius in (
        ("p", land.ranges - 0.015, 0.5, 0.3),
        ("h", foothills, 0.8, 0.25),
        ("c", land.woods - 0.1, 0.56, 0.3),
        ("t", land.woods - 0.03, 0.27, 0.13),
        ("g", np.minimum(land.meadows, -land.woods), 0.75, 0.12),
        ("d", land.sands - 0.04, 0.7, 0.16),
    ):
        for (x, y), height in _free(land, room, _choose_places(land, field, board, spacing * unit, rng), radius * unit):
            turn = rng.below(SHAPE_COUNTS[kind] - HIGH_SHAPES.get(kind, 0))
            shape = SHAPE_COUNTS[kind] - 1 if kind in HIGH_SHAPES and height > MIN_HIGH_PEAK else turn
            foot = round(y + 0.5 * radius * unit, 1)
            placed.append((foot, element("use", href=f"#{kind}{shape}", x=round(x, 1), y=foot)))
            if kind in OCCUPIED_SHARE:
                room.take((x, y), OCCUPIED_SHARE[kind] * radius * unit)
    return group(*(svg for _y, svg in sorted(placed)))


def _free(land: Land, room: OccupiedSpace, found: list[Point], radius: float) -> Iterator[tuple[Point, float]]:
    """Yield the positions of `found` that have enough land and free space around them.

    With each position, yield the height of the land there, relative to the mountain range.
    """
    points = np.array(found).reshape(-1, 2)
    around = radius * np.array(POINTS_AROUND)
    dry = (land.at(land.height, (points[:, None] + around).reshape(-1, 2)).reshape(-1, len(around)) > 0).all(axis=1)
    points = points[dry & (room.around(points) > radius)]
    for point, height in zip(points.tolist(), land.at(land.ranges, points).tolist(), strict=True):
        yield (point[0], point[1]), height


def _choose_places(land: Land, field: Grid, board: Board, spacing: float, rng: Rng) -> list[Point]:
    """Return random positions inside the area of a field.

    The positions are about `spacing` mm from each other and not too near the page's edge.
    """
    page = board.page
    columns, rows = np.arange(0.7 * spacing, page.width, spacing), np.arange(0.7 * spacing, page.height, 0.72 * spacing)
    spots = np.stack(np.meshgrid(columns, rows), axis=-1)
    spots[1::2, :, 0] += spacing / 2
    places = spots.reshape(-1, 2)
    places = places[(land.at(field, places) > 0) & (places[:, 0] < page.width - 0.5 * spacing)]
    return [
        (x + spacing * rng.between(-0.27, 0.27), y + spacing * rng.between(-0.22, 0.22)) for x, y in places.tolist()
    ]


def rivers(board: Board, land: Land, rng: Rng) -> list[list[Point]]:
    """Return rivers from the mountain ranges to the sea or to another river. Rivers avoid the cities."""
    unit = board.page.space
    height, ranges = land.height[::2, ::2].copy(), land.ranges[::2, ::2]
    down, across = height.shape
    ys, xs = np.mgrid[0:down, 0:across] * 2.0 * land.step - land.beyond
    is_water = height <= 0
    for city in board.cities:
        far = np.hypot(xs - city.x * board.page.width, ys - city.y * board.page.width) / unit
        height += 3.0 * (1.2 - far).clip(0)
    rough = height + np.array([rng.between(0, MAX_ROUGHNESS) for _node in range(height.size)]).reshape(height.shape)
    outlet = _outlets(rough, is_water)
    found: list[list[Point]] = []
    visited: set[int] = set()
    order = np.argsort(-ranges, axis=None, kind="stable")
    springs: list[Point] = []
    for source in order[: int((ranges > 0.05).sum())].tolist():
        at = (float(xs.flat[source]), float(ys.flat[source]))
        if all((at[0] - x) ** 2 + (at[1] - y) ** 2 > (2.6 * unit) ** 2 for x, y in springs):
            springs.append(at)
            course = list(_trace_river(source, outlet, visited))
            if len(course) * 2 * land.step > 1.6 * unit:
                visited.update(course)
                line = _smooth([(float(xs.flat[node]), float(ys.flat[node])) for node in course])
                found.append(_mouth(line, land))
    return found


def _outlets(height: Grid, is_water: np.ndarray) -> list[int]:
    """Return for each land node of the grid the neighbour node into which its water flows.

    All water reaches the sea.
    """
    down, across = height.shape
    heights = height.ravel().tolist()
    outlet = [-1] * len(heights)
    seen = is_water.ravel().tolist()
    queue = [(heights[node], node) for node, wet in enumerate(seen) if wet]
    heapify(queue)
    while queue:
        level, node = heappop(queue)
        row, column = divmod(node, across)
        for other_row in range(max(0, row - 1), min(down, row + 2)):
            for other_column in range(max(0, column - 1), min(across, column + 2)):
                other = other_row * across + other_column
                if not seen[other]:
                    seen[other] = True
                    outlet[other] = node
                    heappush(queue, (max(level, heights[other]), other))
    return outlet


def _trace_river(source: int, outlet: list[int], visited: set[int]) -> Iterator[int]:
    """Yield the grid nodes of a river from its spring to the sea, or to a node of another river in `visited`."""
    node = source
    while node >= 0:
        yield node
        if node in visited:
            return
        node = outlet[node]


def _mouth(line: list[Point], land: Land) -> list[Point]:
    """Return the points of a river up to its first point in the sea.

    If the river flows into another river, return all of its points.
    """
    heights = land.between(land.height, np.array(line))
    wet = int((heights < 0).argmax())
    if not wet:
        return line
    (ax, ay), (bx, by) = line[wet - 1 : wet + 1]
    part = float(heights[wet - 1] / (heights[wet - 1] - heights[wet]))
    return [*line[:wet], (ax + part * (bx - ax), ay + part * (by - ay))]


def _smooth(line: list[Point]) -> list[Point]:
    """Return a line without sharp corners: cut each corner twice. The two end points of the line do not move."""
    for _turn in range(2):
        cut = [line[0]]
        for (ax, ay), (bx, by) in pairwise(line):
            cut += [(0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by), (0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by)]
        line = [*cut, line[-1]]
    return line


def _data(shape: str, unit: float) -> str:
    """Return the path data of a shape in mm. `unit` is the length of a space in mm.

    The coordinates in `shape` are in hundredths of a space.
    """
    return " ".join(part if part.isalpha() else number(float(part) * unit / 100) for part in shape.split())


def _peak(turn: int, unit: float, theme: Theme, line: Mapping[str, object]) -> str:
    """Draw one of three shapes of a mountain with a snowy top, selected by `turn`.

    The side to the right of the ridge is in the shade.
    """
    width, top, lean = ((30, 44, 3), (26, 36, -3), (34, 52, 1))[turn]
    ridge = f"L {lean + 4} {-top * 0.62} L {lean - 3} {-top * 0.4} L {lean + 3} {-top * 0.2} L {lean - 1} 0"
    body = f"M {-width} 0 L {-width * 0.5} {-top * 0.46} L {lean} {-top} L {width * 0.45} {-top * 0.5} L {width} 0"
    shade = f"M {lean} {-top} {ridge} L {width} 0 L {width * 0.45} {-top * 0.5} Z"
    snow = (
        f"M {lean} {-top} L {lean - width * 0.25} {-top * 0.73} L {lean - width * 0.1} {-top * 0.77} "
        f"L {lean + 1} {-top * 0.66} L {lean + width * 0.12} {-top * 0.78} L {lean + width * 0.23} {-top * 0.76} Z"
    )
    return group(
        path(_data(body, unit), fill=theme.relief, stroke_width=0.016 * unit + 0.08, **line),
        path(_data(shade, unit), fill=theme.relief_line, fill_opacity=0.45),
        path(_data(snow, unit), fill=theme.snow),
    )


def _draw_hill(turn: int, unit: float, theme: Theme, line: Mapping[str, object]) -> str:
    width, top = ((22, 24), (17, 18))[turn]
    shape = f"M {-width} 0 C {-width * 0.6} {-top * 1.25} {width * 0.5} {-top * 1.3} {width} 0"
    side = f"M {width * 0.3} {-top * 0.72} L {width * 0.5} {-top * 0.35}"
    return group(
        path(_data(shape, unit), fill=theme.relief, stroke_width=0.014 * unit + 0.06, **line),
        path(_data(side, unit), fill="none", stroke_width=0.012 * unit + 0.05, **line),
    )


def _shape(shape: str, unit: float, fill: str, line: Mapping[str, object]) -> str:
    return path(_data(shape, unit), fill=fill, stroke_width=0.012 * unit + 0.06, **line)


COMPASS_RADII = (0.011, 0.052)
"""Smallest and largest radius of the compass rose, in page widths."""
BANKS_MM = 0.34
"""Sum of the widths of the two banks of a river in mm, in styles with banks."""


def draw_scenery(board: Board, theme: Theme, bleed: float = 0.0, name_labels: Sequence[Label] = ()) -> str:
    """Draw sea, land and ornaments under the routes. Keep ornaments away from the city names in `name_labels`.

    The sea extends `bleed` mm beyond the page.
    """
    page = board.page
    land, room, rng = land_of(board), OccupiedSpace(board), chance(board)
    for label in name_labels:
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
        define_shapes(theme, page.space) if "relief" in theme.ornaments else "",
    )
    ornaments = theme.ornaments
    return group(
        definitions,
        box(*whole, fill=theme.sea),
        _graticule(board, theme, bleed) if "net" in ornaments else "",
        rhumb_lines(board, rose[0] if rose else None, theme) if "rhumbs" in ornaments else "",
        stars(board, theme, rng) if "stars" in ornaments else "",
        _land(board, land, theme),
        _rivers(streams, board, theme) if "rivers" in ornaments else "",
        _rose(*rose, theme) if rose and "compass" in ornaments else "",
        draw_relief(board, land, room, rng) if "relief" in ornaments else "",
        town_lights(board, land, room, rng) if "lights" in ornaments else "",
        _sky(board, land, theme, room, rng) if "clouds" in ornaments else "",
        frame(board, theme) if "frame" in ornaments else "",
        class_="scenery",
        clip_path="url(#page)",
    )


def _land(board: Board, land: Land, theme: Theme) -> str:
    """Draw the coast as several strokes of increasing width, then the land and the areas on the land."""
    unit = board.page.space
    shallows = hatch_coast(unit) if theme.coast == "hatched" else []
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
    """Draw rivers as lines that are thin at the spring and become wider downstream."""
    unit = board.page.space
    halves = [("".join(to_relative_steps(lines(stream[: 1 + len(stream) // 2])) for stream in streams), 0.035),
              ("".join(to_relative_steps(lines(stream[len(stream) // 2 :])) for stream in streams), 0.06)]  # fmt: skip
    line = {"fill": "none", "stroke": theme.river, "stroke_linecap": "round", "stroke_linejoin": "round"}
    side = {**line, "stroke": theme.bank, "stroke_linecap": "butt"}
    bank = 0.0 if theme.bank == "none" else BANKS_MM
    banks = [path(data, stroke_width=wide * unit, **side) for data, wide in halves if data and bank]
    return group(*banks, *(path(data, stroke_width=wide * unit - bank, **line) for data, wide in halves if data))


def _graticule(board: Board, theme: Theme, bleed: float) -> str:
    """Draw the graticule: the grid of meridians and parallels of the map."""
    page = board.page
    step = max(24.0, page.width / 10)
    first, right, bottom, beyond = 0.0 - bleed, page.width + bleed, page.height + bleed, int(bleed / step)
    data = "".join(
        [lines([(step * at, first), (step * at, bottom)]) for at in _turns(beyond, int(right / step))]
        + [lines([(first, step * at), (right, step * at)]) for at in _turns(beyond, int(bottom / step))]
    )
    return path(data, fill="none", stroke=theme.graticule, stroke_width=0.12, stroke_opacity=0.5)


def _turns(beyond: int, last: int) -> range:
    """Return the numbers of the graticule lines to draw in one direction. Line 0 is at the page's edge.

    If the graticule does not extend `beyond` the page, omit line 0.
    """
    return range(-beyond if beyond else 1, last + 1)


def _rose_place(board: Board, land: Land, room: OccupiedSpace) -> tuple[Point, float] | None:
    """Return position and radius of the compass rose, preferably on water. Return None if no free space exists."""
    page = board.page
    spots = _spots(board, page.width / 56)
    free = np.minimum(room.around(spots), _edge_distance(spots, board))
    least, most = (share * page.width for share in COMPASS_RADII)
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
    """Return points in a regular grid over the page, `step` apart."""
    columns, rows = np.arange(step / 2, board.page.width, step), np.arange(step / 2, board.page.height, step)
    return np.stack(np.meshgrid(columns, rows), axis=-1).reshape(-1, 2)


def _edge_distance(spots: np.ndarray, board: Board) -> np.ndarray:
    """Return the distance of each point from the page's edge."""
    size = np.array([board.page.width, board.page.height])
    distances: np.ndarray = np.minimum(spots, size - spots).min(axis=1)
    return distances


def _rose(at: Point, radius: float, theme: Theme) -> str:
    """Draw a compass rose with sixteen points. The upper point has an arrowhead."""
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


def _sky(board: Board, land: Land, theme: Theme, room: OccupiedSpace, rng: Rng) -> str:
    """Draw clouds and a few small balloons over the water, far apart from each other."""
    unit = board.page.space
    net = rng.shuffled(_spots(board, 1.3 * unit).tolist())
    spots = np.array([(x + unit * rng.between(-0.5, 0.5), y + unit * rng.between(-0.5, 0.5)) for x, y in net])
    parts = []
    wet = land.at(land.height, spots) < -0.25
    for spot in spots[wet]:
        free = min(room.around(spot[None]).item(), _edge_distance(spot[None], board).item())
        if free > 0.34 * unit:
            size = unit * rng.between(0.26, 0.36)
            at = (float(spot[0]), float(spot[1]))
            parts.append(rng.one_of((_cloud, _cloud, _cloud, _flyer))(at, size, theme))
            room.take(at, 1.9 * unit)
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
