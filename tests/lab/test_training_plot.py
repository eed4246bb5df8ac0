"""Tests of the plot of a training: errors and contests in every language, drawn only if there is more to show."""

from __future__ import annotations

import math
import sys
from pathlib import Path

import numpy as np
import pytest

from skyhop.i18n import languages, use_language
from skyhop.lab.training import CurvePoint, ErrorSegment, TrainingPlot, plot_training

STRETCHES = [ErrorSegment(50, 0.25, 25), ErrorSegment(100, 0.2, 25), ErrorSegment(2000, 0.15, 40)]
CURVE = [
    CurvePoint(1000, 5.0, 0.2, "greedy", 20, 0.1, 0.2),
    CurvePoint(2000, 9.0, 0.2, "greedy", 20, 0.6, 0.1),
    CurvePoint(2000, 9.0, 0.2, "1000", 1, 0.75, math.inf),
]


def test_it_shows_all_errors_and_a_line_of_contests_for_each_opponent() -> None:
    left, right = plot_training("Nim", STRETCHES, CURVE).axes

    errors, means = left.lines
    even, *_ = right.lines
    lines = {each.get_label(): each for each in right.containers}
    shares = {name: np.ravel(each[0].get_ydata()).tolist() for name, each in lines.items()}
    intervals = {name: [part[:, 1].tolist() for part in each[2][0].get_segments()] for name, each in lines.items()}

    assert np.ravel(errors.get_xdata()).tolist() == [50, 100, 2000]
    assert np.ravel(errors.get_ydata()).tolist() == [0.25, 0.2, 0.15]
    assert np.ravel(means.get_ydata()).tolist() == pytest.approx([0.25, 0.2, 0.15])
    assert np.ravel(even.get_ydata()).tolist() == [0.5, 0.5]
    assert shares == {"against greedy": [0.1, 0.6], "against its earlier versions": [0.75]}
    assert intervals["against greedy"] == [[0.0, pytest.approx(0.3)], [0.5, 0.7]]
    assert intervals["against its earlier versions"] == [[0.0, 1.0]]


@pytest.mark.parametrize("tag", languages())
def test_it_can_be_written_in_every_language(tag: str, tmp_path: Path) -> None:
    path = tmp_path / "nim.svg"

    with use_language(tag):
        TrainingPlot("Nim", path).draw(STRETCHES, [])

    assert path.read_text().rstrip().endswith("</svg>")


def test_it_is_drawn_where_there_is_more_to_show(tmp_path: Path) -> None:
    path = tmp_path / "nim.svg"
    plot = TrainingPlot("Nim", path)

    plot.draw([], [])
    assert not path.exists()
    plot.draw(STRETCHES[:1], [])
    path.unlink()
    plot.draw(STRETCHES[:1], [])
    assert not path.exists()
    plot.draw(STRETCHES[:1], CURVE[:1])
    assert path.exists()


def test_nothing_is_drawn_where_matplotlib_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)

    TrainingPlot("Nim", tmp_path / "nim.svg").draw(STRETCHES, CURVE)

    assert list(tmp_path.iterdir()) == []
