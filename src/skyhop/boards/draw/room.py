"""Free space on a page between cities, routes, numbers and panels."""

from __future__ import annotations

from copy import copy
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from skyhop.boards.draw.svg import SMALLEST_TEXT, circle, group, text
from skyhop.svg.element import FONT

if TYPE_CHECKING:
    from collections.abc import Iterable

    from skyhop.boards.draw.palette import Theme
    from skyhop.boards.model import Board, Face, Point


FINE = 22
"""Grid steps across and down a face in the search for the position of its number."""


def face_place(face: Face, board: Board) -> tuple[Point, float] | None:
    """[AO-7.3] Return the roomiest position of a face's number and its radius in mm, or None."""
    outline = _outline(face, board)
    if not outline:
        return None
    at, room = _widest(np.array(outline))
    return at, max(1.75, min(0.42 * board.page.city, 0.6 * room))


def draw_face(face: Face, board: Board, theme: Theme) -> str:
    """[AO-7.3] Draw a face's number. Return an empty string if its routes form no ring."""
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
    """Join the paths around a face to a ring. Return an empty list if they form none."""
    paths = {route.id: (route.ends, route.path) for route in board.routes}
    rest = [paths[name] for name in face.routes]
    (first, here), line = rest[0][0], list(rest[0][1])
    rest = rest[1:]
    while rest:
        found = next((item for item in rest if here in item[0]), None)
        if found is None:
            return []
        rest.remove(found)
        ends, way = found
        line += way if ends[0] == here else way[::-1]
        here = ends[1] if ends[0] == here else ends[0]
    width = board.page.width
    return [(x * width, y * width) for x, y in line] if here == first else []


def _widest(ring: np.ndarray) -> tuple[Point, float]:
    """Return the grid point inside a ring that is farthest from its outline, with that distance."""
    after = np.roll(ring, -1, axis=0)
    dense = np.concatenate([ring + (after - ring) * part / 4 for part in range(4)])
    low, high = ring.min(axis=0), ring.max(axis=0)
    turns = np.stack(np.meshgrid(*2 * [np.arange(1, FINE)], indexing="ij"), axis=-1).reshape(-1, 2)
    spots = low + (high - low) * turns / FINE
    spots = spots[_inside(spots, ring, after)]
    if not len(spots):
        return (float(ring[0, 0]), float(ring[0, 1])), -1.0
    rooms = np.hypot(*np.moveaxis(spots[:, None] - dense, 2, 0)).min(axis=1)
    best = int(rooms.argmax())
    return (float(spots[best, 0]), float(spots[best, 1])), float(rooms[best])


def _inside(spots: np.ndarray, ring: np.ndarray, after: np.ndarray) -> np.ndarray:
    """Return True for each point inside an outline, which has an odd number of sides to its right."""
    (ax, ay), (bx, by), (x, y) = ring.T, after.T, spots.T[:, :, None]
    crosses = (ay > y) != (by > y)
    slope = np.divide(bx - ax, by - ay, out=np.zeros_like(ax), where=by != ay)
    odd: np.ndarray = (crosses & (x < slope * (y - ay) + ax)).sum(axis=1) % 2 == 1
    return odd


AT_ONCE = 512
"""Number of points measured in one batch."""


class Room:
    """Occupied space: thick lines (a circle is a line of length 0) and boxes, in mm."""

    def __init__(self, board: Board, beside_number: float = 0.0) -> None:
        """Add all elements of play. Numbers of faces get a margin of `beside_number` mm."""
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
        """Mark a circle as occupied."""
        self._lines.append((*at, *at, radius))

    def take_line(self, line: Iterable[Point], half: float) -> None:
        """Mark a polyline as occupied, `half` mm to each side."""
        self._lines += [(*start, *end, half) for start, end in pairwise(line)]

    def near(self, points: np.ndarray, reach: float) -> Room:
        """Return only the obstacles within `reach` of some points. Distances up to `reach` stay exact.

        Measuring against fewer obstacles is faster.
        """
        (left, top), (right, bottom) = points.min(axis=0) - reach, points.max(axis=0) + reach
        found = copy(self)
        found._lines = [  # noqa: SLF001  its own kind
            (ax, ay, bx, by, half)
            for ax, ay, bx, by, half in self._lines
            if max(ax, bx) + half > left
            and min(ax, bx) - half < right
            and max(ay, by) + half > top
            and min(ay, by) - half < bottom
        ]
        return found

    def around(self, points: np.ndarray) -> np.ndarray:
        """Return the radius of the free circle around each point, negative inside an obstacle."""
        parts = [self._around(points[first : first + AT_ONCE]) for first in range(0, len(points), AT_ONCE)]
        return np.concatenate(parts) if parts else np.zeros(0)

    def _around(self, points: np.ndarray) -> np.ndarray:
        ax, ay, bx, by, half = np.array(self._lines).T
        x, y = points.T[:, :, None]
        dx, dy = bx - ax, by - ay
        square = np.maximum(dx * dx + dy * dy, 1e-9)
        part = (((x - ax) * dx + (y - ay) * dy) / square).clip(0, 1)
        room: np.ndarray = (np.hypot(x - ax - part * dx, y - ay - part * dy) - half).min(axis=1)
        if not len(self._boxes):
            return room
        x0, y0, x1, y1 = self._boxes.T
        across, down = np.maximum(x0 - x, x - x1), np.maximum(y0 - y, y - y1)
        beside = np.hypot(across.clip(0), down.clip(0)) + np.minimum(np.maximum(across, down), 0)
        nearest: np.ndarray = np.minimum(room, beside.min(axis=1))
        return nearest
