"""Labels with city names. Each label is near its city and covers no printed game element and no other label."""

from __future__ import annotations

from copy import copy
from itertools import pairwise, product
from math import cos, pi, sin
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from skyhop.boards.cities import place_names
from skyhop.boards.draw.svg import SMALLEST_TEXT, circle, group, text
from skyhop.svg import FONT, UNITS_PER_FONT_SIZE, outlines

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from skyhop.boards.draw.styles import Theme
    from skyhop.boards.model import Board, City, Face, Page, Point


GRID_STEPS = 22
"""Number of grid steps across a face in each direction.

The grid points are candidates for the position of its number.
"""


def face_place(face: Face, board: Board) -> tuple[Point, float] | None:
    """[AO-7.3] Return the position of a face's number, and the radius in mm of the circle around the number.

    The position is the point of the face with the most free space. Return None if the routes of the face enclose no
    area.
    """
    outline = _outline(face, board)
    if not outline:
        return None
    at, room = _widest(np.array(outline))
    return at, max(1.75, min(0.42 * board.page.city, 0.6 * room))


def draw_face(face: Face, board: Board, theme: Theme) -> str:
    """[AO-7.3] Draw the number of a face. Return an empty text if the routes of the face enclose no area."""
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
    """Return the closed line along the routes around a face. Return an empty list if the routes enclose no area."""
    paths = {route.id: (route.ends, route.path) for route in board.routes}
    rest = [paths[name] for name in face.routes]
    (first, here), line = rest[0][0], list(rest[0][1])
    rest = rest[1:]
    while rest:
        found = next((item for item in rest if here in item[0]), None)
        if found is None:
            return []
        rest.remove(found)
        ends, part = found
        line += part if ends[0] == here else part[::-1]
        here = ends[1] if ends[0] == here else ends[0]
    width = board.page.width
    return [(x * width, y * width) for x, y in line] if here == first else []


def _widest(ring: np.ndarray) -> tuple[Point, float]:
    """Return the grid point inside the closed line `ring` that is farthest from this line.

    Also return the distance of this point from the line.
    """
    after = np.roll(ring, -1, axis=0)
    dense = np.concatenate([ring + (after - ring) * part / 4 for part in range(4)])
    low, high = ring.min(axis=0), ring.max(axis=0)
    turns = np.stack(np.meshgrid(*2 * [np.arange(1, GRID_STEPS)], indexing="ij"), axis=-1).reshape(-1, 2)
    spots = low + (high - low) * turns / GRID_STEPS
    spots = spots[_find_inside(spots, ring, after)]
    if not len(spots):
        return (float(ring[0, 0]), float(ring[0, 1])), -1.0
    rooms = np.hypot(*np.moveaxis(spots[:, None] - dense, 2, 0)).min(axis=1)
    best = int(rooms.argmax())
    return (float(spots[best, 0]), float(spots[best, 1])), float(rooms[best])


def _find_inside(spots: np.ndarray, ring: np.ndarray, after: np.ndarray) -> np.ndarray:
    """Return an array with True for each point inside a closed line.

    A point is inside if a ray to the right crosses the line an odd number of times.
    """
    (ax, ay), (bx, by), (x, y) = ring.T, after.T, spots.T[:, :, None]
    crosses = (ay > y) != (by > y)
    slope = np.divide(bx - ax, by - ay, out=np.zeros_like(ax), where=by != ay)
    odd: np.ndarray = (crosses & (x < slope * (y - ay) + ax)).sum(axis=1) % 2 == 1
    return odd


POINTS_PER_BATCH = 512
"""Number of points in one batch of measurements."""


class OccupiedSpace:
    """Occupied space on a page in mm: thick lines and boxes. A circle is a thick line of length 0."""

    def __init__(self, board: Board, beside_number: float = 0.0) -> None:
        """Mark all printed game elements of a board as occupied.

        Also mark a margin of `beside_number` mm around the numbers of faces.
        """
        page = board.page
        self._boxes = np.array([panel.box for panel in page.panels]).reshape(-1, 4)
        self._lines: list[tuple[float, float, float, float, float]] = []
        for city in board.cities:
            self.take((city.x * page.width, city.y * page.width), 1.06 * page.city)
        for route in board.routes:
            self.take_line([(x * page.width, y * page.width) for x, y in route.path], 0.6 * page.thickness)
        for face in board.faces if board.ruleset == "capital" else ():
            place = face_place(face, board)
            if place is not None:
                at, radius = place
                self.take(at, radius + beside_number)

    def take(self, at: Point, radius: float) -> None:
        """Mark a circle around a point as occupied."""
        self._lines.append((*at, *at, radius))

    def take_line(self, line: Iterable[Point], half: float) -> None:
        """Mark a line through several points as occupied, `half` mm to each side."""
        self._lines += [(*start, *end, half) for start, end in pairwise(line)]

    def select_near(self, points: np.ndarray, reach: float) -> OccupiedSpace:
        """Return only the obstacles within `reach` mm of the points. Measurements with fewer obstacles are faster.

        Distances up to `reach` are still exact.
        """
        (left, top), (right, bottom) = points.min(axis=0) - reach, points.max(axis=0) + reach
        found = copy(self)
        found._lines = [  # noqa: SLF001  an object of this class
            (ax, ay, bx, by, half)
            for ax, ay, bx, by, half in self._lines
            if max(ax, bx) + half > left
            and min(ax, bx) - half < right
            and max(ay, by) + half > top
            and min(ay, by) - half < bottom
        ]
        return found

    def around(self, points: np.ndarray) -> np.ndarray:
        """Return the radius in mm of the free circle around each point; negative if the point is inside an obstacle."""
        parts = [
            self._measure_free_radius(points[first : first + POINTS_PER_BATCH])
            for first in range(0, len(points), POINTS_PER_BATCH)
        ]
        return np.concatenate(parts) if parts else np.zeros(0)

    def _measure_free_radius(self, points: np.ndarray) -> np.ndarray:
        ax, ay, bx, by, half = np.array(self._lines).reshape(-1, 5).T
        x, y = points.T[:, :, None]
        dx, dy = bx - ax, by - ay
        square = np.maximum(dx * dx + dy * dy, 1e-9)
        part = (((x - ax) * dx + (y - ay) * dy) / square).clip(0, 1)
        room: np.ndarray = (np.hypot(x - ax - part * dx, y - ay - part * dy) - half).min(axis=1, initial=np.inf)
        if not len(self._boxes):
            return room
        x0, y0, x1, y1 = self._boxes.T
        across, down = np.maximum(x0 - x, x - x1), np.maximum(y0 - y, y - y1)
        distances = np.hypot(across.clip(0), down.clip(0)) + np.minimum(np.maximum(across, down), 0)
        nearest: np.ndarray = np.minimum(room, distances.min(axis=1))
        return nearest


SIZES = (0.6, 0.5, 0.43)
"""Font sizes of a name, in city radii. The search tries large sizes first."""
MIN_SIZE_MM, MAX_SIZE_MM = 2.9, 4.6
"""Smallest and largest font size of a name in mm. Smaller names are hard to read. Larger names dominate the map."""
TURNS = 36
DISTANCES = (1.06, 1.25, 1.5, 1.8, 2.2)
"""Possible distances between a name and the centre of its city, in city radii, nearest first."""
HALF_HEIGHT = 0.52
"""Distance from the middle line of a text to its upper or lower edge, in font sizes."""
EDGE_DISTANCE_MM = 1.2
"""Smallest distance in mm between a name and the edge of the page or its frame."""
NUMBER_DISTANCE_MM = 0.9
"""Smallest distance in mm between a name and the circle around the number of a face."""
WEIGHT = "bold"
ROUGH, BETWEEN = (0.0, 0.5, 1.0), (0.125, 0.25, 0.375, 0.625, 0.75, 0.875)
"""Shares of a label's middle line: the points that the search checks first, and the points that it checks later."""


class Label(NamedTuple):
    """Label of a city: its name, the two ends of its middle line, and its font size in mm."""

    city: int
    name: str
    start: Point
    end: Point
    size: float

    @property
    def half(self) -> float:
        """Distance in mm from the middle line of the label to the edge of the space that the label needs."""
        return HALF_HEIGHT * self.size


def labels(board: Board, frame: float = 0.0) -> list[Label]:
    """Return labels with the city names of a board, inside a frame of `frame` mm."""
    sizes = dict.fromkeys(min(MAX_SIZE_MM, max(MIN_SIZE_MM, share * board.page.city)) for share in SIZES)
    room = OccupiedSpace(board, NUMBER_DISTANCE_MM)
    return place_labels(board, place_names(board), tuple(sizes), room, frame)


def place_labels(
    board: Board,
    texts: Mapping[int, str],
    sizes: Sequence[float],
    room: OccupiedSpace,
    frame: float = 0.0,
    measure: Callable[[str, float], float] | None = None,
    turns: int = TURNS,
) -> list[Label]:
    """Place the texts next to their cities, in the free space inside a frame of `frame` mm. Return the labels.

    `texts` contains the text of each label by city number. `sizes` contains the possible font sizes in mm, best first.
    `measure` returns the width of a text in mm. By default, it measures names. `turns` is the number of directions to
    try around a city. A city without free space gets no label. The city with the fewest possible positions gets its
    label first.
    """
    width = measure or breadth
    places = {
        number: _places(board.city(number), text, board.page, turns, [(size, width(text, size)) for size in sizes])
        for number, text in texts.items()
    }
    free = {number: _clear(found, room, board, EDGE_DISTANCE_MM + frame) for number, found in places.items()}
    placed: list[Label] = []
    for number in sorted(free, key=lambda number: (len(free[number]), number)):
        label = next((one for one in free[number] if not any(_labels_overlap(one, other) for other in placed)), None)
        if label is not None:
            placed.append(label)
    return sorted(placed)


def draw_labels(placed: Sequence[Label], theme: Theme) -> str:
    """Draw the labels, each with an outline in the colour of the land."""
    rim = {"stroke": theme.land, "stroke_opacity": 0.8, "stroke_linejoin": "round", "paint_order": "stroke"}
    return group(
        *(
            text(
                label.start,
                label.size,
                label.name,
                anchor="start",
                fill=theme.ink,
                font_family=FONT,
                font_weight=WEIGHT,
                stroke_width=0.22 * label.size,
                **rim,
            )
            for label in placed
        ),
        class_="names",
    )


def breadth(name: str, size: float) -> float:
    """Return the width of a name in mm."""
    letters, pairs = outlines(WEIGHT)
    narrower = sum(pairs.get(one + other, 0) for one, other in pairwise(name))
    return (sum(letters[letter][0] for letter in name) + narrower) * size / UNITS_PER_FONT_SIZE


def _places(city: City, name: str, page: Page, turns: int, sizes: Sequence[tuple[float, float]]) -> list[Label]:
    """Return all label positions and sizes to try for a city, best first. `sizes` contains each size with the width.

    Large labels come before small labels. Among labels of the same size, those near the city and to its left or
    right come first.
    """
    x, y = city.x * page.width, city.y * page.width
    angles = sorted(
        (2 * pi * turn / turns for turn in range(turns)), key=lambda angle: (round(abs(sin(angle)), 9), angle)
    )
    found = []
    for (size, long), far, angle in product(sizes, DISTANCES, angles):
        radius = far * page.city + HALF_HEIGHT * size
        at = (x + radius * cos(angle), y + radius * sin(angle))
        left = at[0] - long * (1 - cos(angle)) / 2
        found.append(Label(city.n, name, (left, at[1]), (left + long, at[1]), size))
    return found


def _clear(found: Sequence[Label], room: OccupiedSpace, board: Board, edge: float) -> list[Label]:
    """Return the possible labels of a city that have enough free space.

    Such a label covers nothing and keeps the distance `edge` from the page's edge. It is nearer to its own city than to
    any other city.
    """
    page = board.page
    cities = np.array([(city.x, city.y) for city in board.cities]) * page.width
    ends, halves = np.array([(one.start, one.end) for one in found]), np.array([one.half for one in found])
    inside = np.minimum(ends, (page.width, page.height) - ends).min(axis=(1, 2)) > halves + edge
    nearest = np.hypot(*np.moveaxis(ends.mean(axis=1)[:, None] - cities, 2, 0)).argmin(axis=1)
    fine = np.flatnonzero(inside & (nearest == np.array([one.city - 1 for one in found])))
    for shares in (ROUGH, BETWEEN) if len(fine) else ():
        points = ends[fine, :1] + (ends[fine, 1:] - ends[fine, :1]) * np.array(shares)[:, None]
        flat = points.reshape(-1, 2)
        free = room.select_near(flat, float(halves.max())).around(flat).reshape(points.shape[:2]).min(axis=1)
        fine = fine[free > halves[fine]]
        if not len(fine):
            break
    return [found[index] for index in fine.tolist()]


def _labels_overlap(one: Label, other: Label) -> bool:
    height = one.half + other.half
    return (
        abs(one.start[1] - other.start[1]) < height
        and one.start[0] - height < other.end[0]
        and other.start[0] - height < one.end[0]
    )
