"""Tests of the short form of drawings, which does not change them."""

from __future__ import annotations

import re

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from skyhop.boards.draw.svg import lines, path, round_ring, use_relative_steps

HUNDREDTHS = st.integers(-99_999, 99_999).map(lambda number: number / 100)
LINE = st.lists(st.tuples(HUNDREDTHS, HUNDREDTHS), min_size=1, max_size=12)


@given(st.lists(st.tuples(LINE, st.booleans()), min_size=1, max_size=4))
def test_broken_lines_by_steps_lead_through_the_same_points(
    drawn: list[tuple[list[tuple[float, float]], bool]],
) -> None:
    data = "".join(lines(points, closed=is_closed) for points, is_closed in drawn)

    written = use_relative_steps(path(data, fill="none"))

    assert walked(written) == [[(round(100 * x), round(100 * y)) for x, y in points] for points, _is_closed in drawn]
    assert written.count("z") == sum(is_closed for _points, is_closed in drawn)
    assert len(written) <= len(path(data, fill="none")) + 12 * data.count("L")


@given(st.lists(st.tuples(HUNDREDTHS, HUNDREDTHS), min_size=3, max_size=400))
def test_a_rounded_ring_bends_at_its_points_and_ends_where_it_began(ring: list[tuple[float, float]]) -> None:
    """This holds for any length. Each bend mirrors the one before, so an error would grow."""
    start, first, rest = (numbers(part) for part in re.split("[qt]", round_ring(ring).strip("Mz")))

    at = start[0]
    bends = [(at[0] + first[0][0], at[1] + first[0][1])]
    for across, down in [first[1], *rest]:
        at = at[0] + across, at[1] + down
        bends.append((2 * at[0] - bends[-1][0], 2 * at[1] - bends[-1][1]))

    assert at == start[0]
    assert bends[-1] == bends[0], "no corner where it closes"
    assert np.abs(np.array(bends[:-1]) - 100 * np.array(ring)).max() <= 1.01


def test_curves_and_what_is_no_path_stay_as_they_are() -> None:
    drawing = '<path d="M0 -1A.68 .68 0 0 1 .4 .22L.2 .52H-.2Z"/><text x="1">M1 2L3 4</text>'

    assert use_relative_steps(drawing) == drawing


def numbers(data: str) -> list[tuple[int, int]]:
    """Return the pairs of numbers of path data, in hundredths."""
    found = [round(float(part) * 100) for part in re.findall(r"-?[\d.]+", data)]
    return list(zip(found[::2], found[1::2], strict=True))


def walked(drawing: str) -> list[list[tuple[int, int]]]:
    """Return the points of each line, in hundredths, as a browser draws them."""
    found = []
    for line in re.findall(r"M([^Mz]+)", drawing.partition('d="')[2].partition('"')[0]):
        start, *steps = numbers(line)
        points = [start]
        for across, down in steps:
            points.append((points[-1][0] + across, points[-1][1] + down))
        found.append(points)
    return found
