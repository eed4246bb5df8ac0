"""Tests of the triangulation: it equals a plain one by definition and needs little memory for the largest draft."""

from __future__ import annotations

import tracemalloc
from collections.abc import Sequence
from itertools import combinations
from math import cos, pi, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyhop.boards.drafts.draft import MOST_CITIES
from skyhop.boards.layout.mesh import FARTHEST, GRID, mesh
from skyhop.boards.rng import Rng

MOST_MEMORY = 64 * 1024 * 1024

Place = tuple[int, int]


def places(farthest: int) -> st.SearchStrategy[list[Place]]:
    """Return a strategy for points on the grid. In small ranges, many are on one circle or line or at one place."""
    along = st.integers(0, farthest)
    return st.lists(st.tuples(along, along), max_size=12)


@given(st.sampled_from([3, 6, 40, 16_000, FARTHEST]).flatmap(places), st.sampled_from([2.0, 100.0, 3_000.0]))
def test_a_mesh_is_the_delaunay_triangulation(chosen: list[Place], reach: float) -> None:
    """`mesh` finds the triangles of the definition, even on circles with four points."""
    expected = sides_by_definition(chosen, round(reach / GRID))

    assert mesh([(x * GRID, y * GRID) for x, y in chosen], reach) == expected


@pytest.mark.parametrize("is_round", [False, True])
def test_the_most_cities_of_a_draft_need_little_memory(is_round: bool) -> None:  # noqa: FBT001  a parameter of a test
    """Two hundred cities took twenty gigabytes when each triple of cities was compared with each city."""
    rng = Rng(1, "mesh")
    turns = [2 * pi * at / MOST_CITIES for at in range(MOST_CITIES)]
    wheel = [(150 + 140 * cos(turn), 150 + 140 * sin(turn)) for turn in turns]
    spread = [(rng.between(0, 300), rng.between(0, 300)) for _turn in turns]
    tracemalloc.start()
    found = mesh(wheel if is_round else spread, 900)
    _now, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert peak < MOST_MEMORY
    assert len(found) >= MOST_CITIES


def test_far_points_lie_on_a_coarser_grid() -> None:
    """The largest page that a draft may have is sixteen times too large for the fine grid."""
    corners = [(0.0, 0.0), (25_000.0, 0.0), (0.0, 25_000.0), (9_000.0, 8_000.0)]

    assert mesh(corners, 60_000) == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]


def sides_by_definition(chosen: Sequence[Place], reach: int) -> list[tuple[int, int]]:
    """Return the sides of all triangles whose circle holds no other point, in Python's own integers."""
    found = set[tuple[int, int]]()
    for corners in combinations(range(len(chosen)), 3):
        others = [chosen[at] for at in range(len(chosen)) if at not in corners]
        ends = [chosen[at] for at in corners]
        is_near = all((x - u) ** 2 + (y - v) ** 2 <= reach**2 for (x, y), (u, v) in combinations(ends, 2))
        if is_near and turn_of(*ends) and not any(is_in_circle(ends, other) for other in others):
            found |= set(combinations(corners, 2))
    return sorted(found)


def turn_of(one: Place, two: Place, three: Place) -> int:
    """Return twice the signed area of a triangle."""
    return (two[0] - one[0]) * (three[1] - one[1]) - (two[1] - one[1]) * (three[0] - one[0])


def is_in_circle(corners: Sequence[Place], place: Place) -> bool:
    """Return True for a place inside or on the circle of a triangle."""
    rows = [(x - place[0], y - place[1]) for x, y in corners]
    lifted = [(x, y, x * x + y * y) for x, y in rows]
    (a, b, c), (d, e, f), (g, h, i) = lifted
    determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
    return determinant * turn_of(*corners) >= 0
