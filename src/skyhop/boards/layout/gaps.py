"""Kernels that measure the gaps between routes and choose the bends of routes."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from skyhop.engine.kernel import entry, kernel
from skyhop.engine.record import Array1, Array2, Array3, Array4

FloatArray = NDArray[np.float64]
Indices = Array1[np.int64]
Pairs = Array2[np.int64]
Row = Array1[np.float64]
Table = Array2[np.float64]
Lines = Array3[np.float64]
Bends = Array4[np.float64]
FAR = 1e9
TINY = 1e-12


class BendChoice(NamedTuple):
    """Bend that the search has chosen so far for each pair of cities.

    For these bends, the tuple also contains the cached costs of the gaps to neighbouring routes.
    """

    chosen: Indices
    """Index of the chosen bend, by pair of cities; initially 0."""
    known: Indices
    """Index of each neighbour's bend at the time when `harm` was computed."""
    harm: Table
    """Cost of the gap to each neighbour, for each bend."""


@entry
def settle_bends(
    lines: Bends,
    half: Row,
    fixed: Table,
    near: Indices,
    parts: Indices,
    clearance: float,
    sweeps: int,
    choice: BendChoice,
) -> None:
    """Choose the best bend for the routes of each pair of cities, one pair after the other.

    Each choice assumes the current bends of the neighbouring pairs. Stop after `sweeps` passes over all pairs, or
    earlier if a pass changes no bend. `lines` has shape (m, bends, points, 2). `fixed` (m, bends) is the cost that
    does not depend on other pairs. The neighbours of pair i are `near[parts[i]:parts[i + 1]]`.
    """
    bends, known, harm = choice.chosen, choice.known, choice.harm
    for sweep in range(sweeps):
        changed = False
        for pair in range(len(fixed)):
            for at in range(parts[pair], parts[pair + 1]):
                other = near[at]
                if sweep == 0 or known[at] != bends[other]:
                    known[at] = bends[other]
                    room = half[pair] + half[other]
                    add_gap_costs(lines[pair], lines[other, bends[other]], room, clearance, harm[at])
            best = find_cheapest(fixed[pair], harm[parts[pair] : parts[pair + 1]])
            changed |= best != bends[pair]
            bends[pair] = best
        if not changed:
            break


@kernel
def add_gap_costs(mine: FloatArray, other: FloatArray, room: float, clearance: float, harm: FloatArray) -> None:
    """Write into `harm` the cost of the gap between a route and another line, for each possible bend of the route.

    The cost is high for gaps below `clearance`, low for larger gaps, and 0 for wide gaps.
    """
    for bend in range(len(mine)):
        gap = between(mine[bend], other) - room
        harm[bend] = 14.0 * max(0.0, clearance + 0.25 - gap) + 0.6 * max(0.0, 4 * clearance + 1.5 - gap)


@kernel
def find_cheapest(fixed: FloatArray, harm: FloatArray) -> int:
    """Return the index of the bend with the smallest sum of `fixed` and `harm`.

    If several bends have this cost, return the first.
    """
    best, best_cost = 0, FAR
    for bend in range(len(fixed)):
        cost = fixed[bend]
        for at in range(len(harm)):
            cost += harm[at, bend]
        if cost < best_cost:
            best, best_cost = bend, cost
    return best


@entry
def gaps_of_lines(lines: Lines, counts: Indices, pairs: Pairs, found: Row) -> None:
    """Write the smallest distance between the two lines of each pair into `found`. Crossing lines have distance 0.

    `lines` has shape (n, points, 2). Line i has `counts[i]` points. `pairs` has shape (k, 2).
    """
    for at in range(len(pairs)):
        one, other = pairs[at, 0], pairs[at, 1]
        first, second = lines[one, : counts[one]], lines[other, : counts[other]]
        found[at] = 0.0
        if not lines_cross(first, second):
            found[at] = between(first, second)


@kernel
def between(first: FloatArray, second: FloatArray) -> float:
    """Return the smallest distance between two polylines that do not cross."""
    return sqrt(min(to_pieces(first, second), to_pieces(second, first)))


@kernel
def to_pieces(dots: FloatArray, line: FloatArray) -> float:
    """Return the square of the smallest distance between the points `dots` and the polyline `line`."""
    nearest = FAR
    for piece in range(len(line) - 1):
        x, y = line[piece, 0], line[piece, 1]
        ax, ay = line[piece + 1, 0] - x, line[piece + 1, 1] - y
        square = max(ax * ax + ay * ay, TINY)
        for dot in range(len(dots)):
            dx, dy = dots[dot, 0] - x, dots[dot, 1] - y
            share = min(max((dx * ax + dy * ay) / square, 0.0), 1.0)
            dx, dy = dx - share * ax, dy - share * ay
            nearest = min(nearest, dx * dx + dy * dy)
    return nearest


@kernel
def lines_cross(first: FloatArray, second: FloatArray) -> bool:
    """Return True if two polylines cross."""
    for one in range(len(first) - 1):
        for other in range(len(second) - 1):
            if runs_between(first, one, second, other) and runs_between(second, other, first, one):
                return True
    return False


@kernel
def runs_between(line: FloatArray, piece: int, other: FloatArray, at: int) -> bool:
    """Return True if the endless line through a segment of `line` separates the two ends of a segment of `other`."""
    x, y = line[piece, 0], line[piece, 1]
    ax, ay = line[piece + 1, 0] - x, line[piece + 1, 1] - y
    before = ax * (other[at, 1] - y) - ay * (other[at, 0] - x)
    after = ax * (other[at + 1, 1] - y) - ay * (other[at + 1, 0] - x)
    return bool(before * after < 0)
