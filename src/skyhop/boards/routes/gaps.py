"""How far broken lines are from each other, compiled: for choosing bends and for finding what overlaps."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from skyhop.engine.kernel import entry, kernel
from skyhop.engine.record import Array1, Array2, Array3, Array4

Numbers = NDArray[np.float64]
Indices = Array1[np.int64]
Pairs = Array2[np.int64]
Row = Array1[np.float64]
Table = Array2[np.float64]
Lines = Array3[np.float64]
Bends = Array4[np.float64]

FAR = 1e9
TINY = 1e-12


class Choice(NamedTuple):
    """What has been chosen, and why."""

    chosen: Indices
    """By pair, the index of its bend; 0 at first."""
    known: Indices
    """By neighbour, the bend that its harm was reckoned for."""
    harm: Table
    """By neighbour, the harm that it does to each bend."""


@entry
def settle_bends(
    lines: Bends, half: Row, fixed: Table, near: Indices, parts: Indices, clearance: float, sweeps: int, choice: Choice
) -> None:
    """Let each pair in turn take the bend that suits it best among the others as they are.

    `lines` (m, bends, points, 2); `fixed` (m, bends) is the harm that others have no part in;
    the neighbours of pair i are `near[parts[i]:parts[i + 1]]`.
    """
    chosen, known, harm = choice.chosen, choice.known, choice.harm
    for sweep in range(sweeps):
        changed = False
        for pair in range(len(fixed)):
            for at in range(parts[pair], parts[pair + 1]):
                other = near[at]
                if sweep == 0 or known[at] != chosen[other]:
                    known[at] = chosen[other]
                    room = half[pair] + half[other]
                    crowd(lines[pair], lines[other, chosen[other]], room, clearance, harm[at])
            best = least(fixed[pair], harm[parts[pair] : parts[pair + 1]])
            changed |= best != chosen[pair]
            chosen[pair] = best
        if not changed:
            break


@kernel
def crowd(mine: Numbers, other: Numbers, room: float, clearance: float, harm: Numbers) -> None:
    """Reckon the harm that another line does to each of my bends: great if too near, small up to a comfortable gap."""
    for bend in range(len(mine)):
        gap = between(mine[bend], other) - room
        harm[bend] = 14.0 * max(0.0, clearance + 0.25 - gap) + 0.6 * max(0.0, 4 * clearance + 1.5 - gap)


@kernel
def least(fixed: Numbers, harm: Numbers) -> int:
    """Find the bend of the least harm in all, the first of several."""
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
    """Write the least distance of the two lines of each of `pairs` (k, 2) into `found`, 0 where they cross.

    `lines` (n, points, 2), of which line i has `counts[i]` points.
    """
    for at in range(len(pairs)):
        one, other = pairs[at, 0], pairs[at, 1]
        first, second = lines[one, : counts[one]], lines[other, : counts[other]]
        found[at] = 0.0
        if not cross(first, second):
            found[at] = between(first, second)


@kernel
def between(first: Numbers, second: Numbers) -> float:
    """The least distance of two broken lines that do not cross."""
    return sqrt(min(to_pieces(first, second), to_pieces(second, first)))


@kernel
def to_pieces(dots: Numbers, line: Numbers) -> float:
    """The square of the least distance of any of the points from a broken line."""
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
def cross(first: Numbers, second: Numbers) -> bool:
    """Say whether two broken lines cross."""
    for one in range(len(first) - 1):
        for other in range(len(second) - 1):
            if runs_between(first, one, second, other) and runs_between(second, other, first, one):
                return True
    return False


@kernel
def runs_between(line: Numbers, piece: int, other: Numbers, at: int) -> bool:
    """Say whether the straight line through a piece runs between the two ends of another's piece."""
    x, y = line[piece, 0], line[piece, 1]
    ax, ay = line[piece + 1, 0] - x, line[piece + 1, 1] - y
    before = ax * (other[at, 1] - y) - ay * (other[at, 0] - x)
    after = ax * (other[at + 1, 1] - y) - ay * (other[at + 1, 0] - x)
    return bool(before * after < 0)
