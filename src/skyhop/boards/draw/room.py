"""How much room is left on a page between cities, routes, numbers and panels."""

from __future__ import annotations

from copy import copy
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from skyhop.boards.draw.faces import face_place

if TYPE_CHECKING:
    from collections.abc import Iterable

    from skyhop.boards.model import Board, Point

AT_ONCE = 512
"""Points whose room is measured in one go."""


class Room:
    """What is taken: broad lines, a circle being one without length, and boxes; all in mm."""

    def __init__(self, board: Board, beside_number: float = 0.0) -> None:
        """Take all that is played on; around the numbers of areas so many mm more."""
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
        """Take a circle."""
        self._lines.append((*at, *at, radius))

    def take_line(self, line: Iterable[Point], half: float) -> None:
        """Take a broken line of so much breadth to each side."""
        self._lines += [(*start, *end, half) for start, end in pairwise(line)]

    def near(self, points: np.ndarray, reach: float) -> Room:
        """What is taken within a reach of some points, alone: measured sooner, and the same as far as that."""
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
        """The radius of the free circle around each of some points; below 0 inside something."""
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
