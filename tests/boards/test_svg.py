"""Drawings are written short, and stay the same."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from skyhop.boards.draw.svg import by_steps, lines, path

HUNDREDTHS = st.integers(-99_999, 99_999).map(lambda number: number / 100)
LINE = st.lists(st.tuples(HUNDREDTHS, HUNDREDTHS), min_size=1, max_size=12)


@given(st.lists(st.tuples(LINE, st.booleans()), min_size=1, max_size=4))
def test_broken_lines_by_steps_lead_through_the_same_points(
    drawn: list[tuple[list[tuple[float, float]], bool]],
) -> None:
    data = "".join(lines(points, closed=is_closed) for points, is_closed in drawn)

    written = by_steps(path(data, fill="none"))

    assert walked(written) == [[(round(100 * x), round(100 * y)) for x, y in points] for points, _is_closed in drawn]
    assert written.count("z") == sum(is_closed for _points, is_closed in drawn)
    assert len(written) <= len(path(data, fill="none")) + 12 * data.count("L")


def test_curves_and_what_is_no_path_stay_as_they_are() -> None:
    drawing = '<path d="M0 -1A.68 .68 0 0 1 .4 .22L.2 .52H-.2Z"/><text x="1">M1 2L3 4</text>'

    assert by_steps(drawing) == drawing


def walked(drawing: str) -> list[list[tuple[int, int]]]:
    """The points of each line, in hundredths, as a browser goes through them."""
    found = []
    for line in re.findall(r"M([^Mz]+)", drawing.partition('d="')[2].partition('"')[0]):
        start, *steps = [round(float(part) * 100) for part in re.findall(r"-?[\d.]+", line)]
        numbers = [start, *steps]
        points = [(numbers[0], numbers[1])]
        for across, down in zip(numbers[2::2], numbers[3::2], strict=True):
            points.append((points[-1][0] + across, points[-1][1] + down))
        found.append(points)
    return found
