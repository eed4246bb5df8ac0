"""Where the names of cities are written: beside their city, clear of all that is played on and of each other."""

from __future__ import annotations

from itertools import pairwise, product
from math import cos, pi, sin
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from skyhop.boards.draw.place_names import place_names
from skyhop.boards.draw.room import Room
from skyhop.boards.draw.svg import group, text
from skyhop.svg.element import FONT, UNITS, outlines

if TYPE_CHECKING:
    from collections.abc import Sequence

    from skyhop.boards.draw.palette import Theme
    from skyhop.boards.model import Board, City, Point

SIZES = (0.6, 0.5, 0.43)
"""Of a name, in radii of a city: the largest is tried first."""
LEAST, MOST = 2.9, 4.6
"""mm: what is smaller is hard to read in print; what is larger shouts."""
TURNS = 36
FAR = (1.06, 1.25, 1.5, 1.8, 2.2)
"""How far from its city's middle a name may begin, in radii, nearest first."""
HALF = 0.52
"""How much room a line of letters takes above and below its middle, in its size."""
EDGE = 1.2
"""mm from the page's edge, or from the frame along it."""
BESIDE_NUMBER = 0.9
"""mm from the circle around the number of an area."""
WEIGHT = "bold"


class Label(NamedTuple):
    """A name and where it is written: the two ends of the line through its middle, and its size in mm."""

    city: int
    name: str
    start: Point
    end: Point
    size: float

    @property
    def half(self) -> float:
        """How much room it takes on both sides of that line, in mm."""
        return HALF * self.size


def labels(board: Board, frame: float = 0.0) -> list[Label]:
    """Place the names of a board's cities within a frame of so many mm; a city without any room has none.

    The most crowded come first.
    """
    names, room = place_names(board), Room(board, BESIDE_NUMBER)
    places = {city.n: _places(city, names[city.n], board) for city in board.cities}
    free = {number: _clear(found, room, board, EDGE + frame) for number, found in places.items()}
    placed: list[Label] = []
    for number in sorted(free, key=lambda number: (len(free[number]), number)):
        label = next((one for one in free[number] if not any(_touch(one, other) for other in placed)), None)
        if label is not None:
            placed.append(label)
    return sorted(placed)


def draw_labels(found: Sequence[Label], theme: Theme) -> str:
    """Write names, each with a rim of the land's colour."""
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
            for label in found
        ),
        class_="names",
    )


def breadth(name: str, size: float) -> float:
    """How broad a name is, in mm."""
    letters, pairs = outlines(WEIGHT)
    narrower = sum(pairs.get(one + other, 0) for one, other in pairwise(name))
    return (sum(letters[letter][0] for letter in name) + narrower) * size / UNITS


def _places(city: City, name: str, board: Board) -> list[Label]:
    """Where a name could be written: near rather than far, large rather than small, beside rather than above."""
    page = board.page
    x, y = city.x * page.width, city.y * page.width
    sizes = dict.fromkeys(min(MOST, max(LEAST, share * page.city)) for share in SIZES)
    found = []
    for size, far, turn in product(sizes, FAR, sorted(range(TURNS), key=lambda turn: (abs(sin(_angle(turn))), turn))):
        angle, long, radius = _angle(turn), breadth(name, size), far * page.city + HALF * size
        at = (x + radius * cos(angle), y + radius * sin(angle))
        left = at[0] - long * (1 - cos(angle)) / 2
        found.append(Label(city.n, name, (left, at[1]), (left + long, at[1]), size))
    return found


def _angle(turn: int) -> float:
    return 2 * pi * turn / TURNS


def _clear(found: Sequence[Label], room: Room, board: Board, edge: float) -> list[Label]:
    """Keep the places that lie on nothing, within the edge, and nearer to their own city than to another."""
    page = board.page
    cities = np.array([(city.x, city.y) for city in board.cities]) * page.width
    shares = np.linspace(0, 1, 9)[:, None]
    lines = np.array([one.start + (np.array(one.end) - one.start) * shares for one in found])
    halves = np.array([one.half for one in found])
    points = lines.reshape(-1, 2)
    free = room.near(points, MOST).around(points).reshape(lines.shape[:2]).min(axis=1) > halves
    edges = np.minimum(lines, (page.width, page.height) - lines).min(axis=(1, 2)) > halves + edge
    middles = lines.mean(axis=1)
    nearest = np.hypot(*np.moveaxis(middles[:, None] - cities, 2, 0)).argmin(axis=1)
    fine = free & edges & (nearest == np.array([one.city - 1 for one in found]))
    return [one for one, is_fine in zip(found, fine, strict=True) if is_fine]


def _touch(one: Label, other: Label) -> bool:
    """Say whether two names overlap."""
    apart = one.half + other.half
    return (
        abs(one.start[1] - other.start[1]) < apart
        and one.start[0] - apart < other.end[0]
        and other.start[0] - apart < one.end[0]
    )
