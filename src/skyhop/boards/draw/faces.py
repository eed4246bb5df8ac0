"""[AO-7.3] The numbers of faces as drawn, each where its face has most room."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from skyhop.boards.draw.svg import SMALLEST_TEXT, circle, group, text
from skyhop.svg.element import FONT

if TYPE_CHECKING:
    from skyhop.boards.draw.palette import Theme
    from skyhop.boards.model import Board, Face, Point

FINE = 22
"""In so many steps across and down a face the place for its number is looked for."""


def face_place(face: Face, board: Board) -> tuple[Point, float] | None:
    """[AO-7.3] Where a face's number is printed, where there is most room, and its radius; in mm."""
    outline = _outline(face, board)
    if not outline:
        return None
    at, room = _widest(np.array(outline))
    return at, max(1.75, min(0.42 * board.page.city, 0.6 * room))


def draw_face(face: Face, board: Board, theme: Theme) -> str:
    """[AO-7.3] Print a face's number; nothing if its routes make no ring."""
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
    """Join the paths around a face to a ring; empty if they make none."""
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
    """Find the point of a grid inside a ring that is farthest from its outline."""
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
    """Say which spots an outline goes around: those from which an odd number of its sides lies to the right."""
    (ax, ay), (bx, by), (x, y) = ring.T, after.T, spots.T[:, :, None]
    crosses = (ay > y) != (by > y)
    slope = np.divide(bx - ax, by - ay, out=np.zeros_like(ax), where=by != ay)
    odd: np.ndarray = (crosses & (x < slope * (y - ay) + ax)).sum(axis=1) % 2 == 1
    return odd
