"""Tests of the display of a training in a terminal with 60 columns: error bars and contests with intervals."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console, Group
from tests.learning.learned_nim import GAME

from skyhop.cli.research.train import (
    BLOCKS,
    FULL,
    HEIGHT,
    NARROWEST,
    TrainingDisplay,
    draw_contests,
    draw_interval,
    draw_plots,
    sample_errors,
)
from skyhop.i18n import languages, use_language
from skyhop.lab.training import CurvePoint, ErrorSegment, Files, TrainingRun
from skyhop.learning.gradient import Hyperparameters
from skyhop.learning.training import Training

STRETCHES = [ErrorSegment(50 * number, 0.25 - number / 1000, 25) for number in range(1, 61)]
CURVE = [
    CurvePoint(1000, 5.0, 0.2, "greedy", 20, 0.1, 0.2),
    CurvePoint(2000, 9.0, 0.2, "greedy", 20, 0.625, 0.125),
    CurvePoint(2000, 9.0, 0.2, "1000", 20, 1.0, 0.0),
]


@pytest.fixture(autouse=True)
def _terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that can move its cursor, wherever the tests run."""
    monkeypatch.setenv("TERM", "xterm")


def watched(folder: Path) -> TrainingRun:
    found = TrainingRun(Training(GAME, Hyperparameters()), Files(folder / "nim.npz"), 2, CURVE)
    found.errors.stretches = list(STRETCHES)
    return found


def lines(width: int) -> list[str]:
    console = Console(file=StringIO(), width=width, color_system=None)
    with console.capture() as shown:
        console.print(Group(*draw_plots(STRETCHES, CURVE, width)))
    return shown.get().splitlines()


@pytest.mark.parametrize("tag", languages())
@pytest.mark.parametrize("width", [NARROWEST, 60, 76])
def test_it_fits_its_columns_and_nothing_is_cut_off(tag: str, width: int) -> None:
    with use_language(tag):
        shown = lines(width)

    assert max(map(len, shown)) <= width
    assert len(shown) == HEIGHT + 1 + 1 + len(CURVE)
    assert "…" not in "".join(shown)


def test_long_names_and_large_numbers_leave_room_for_the_interval() -> None:
    row = CurvePoint(12_345_678, 5.0, 0.2, "somebody/with-a-name-as-long-as-a-line.npz", 20, 0.5, 0.2)
    console = Console(file=StringIO(), width=NARROWEST, color_system=None)

    with console.capture() as shown:
        console.print(draw_contests([row], NARROWEST))

    heading, line = shown.get().splitlines()
    assert heading.endswith("100%")
    assert line.count("●") == 1


def test_the_bars_fall_as_the_error_does() -> None:
    rows = [line[6:].ljust(54) for line in lines(60)[:HEIGHT]]
    heights = [sum(BLOCKS.index(row[column]) for row in rows) for column in range(54)]

    assert heights == sorted(heights, reverse=True)
    assert (heights[0], heights[-1]) == (HEIGHT * FULL, 1)


def test_a_column_is_the_mean_of_its_stretches_or_lies_between_its_neighbours() -> None:
    found = sample_errors(
        [ErrorSegment(1, 0.25, 25), ErrorSegment(10_000, 0.125, 25), ErrorSegment(10_001, 0.375, 25)], 5
    )

    assert found.tolist() == [0.25] * 5
    assert sample_errors([ErrorSegment(1, 0.5, 25), ErrorSegment(10_000, 0.25, 25)], 3).tolist() == [0.5, 0.375, 0.25]


@pytest.mark.parametrize(
    ("row", "shown"),
    [
        (CURVE[0], "━●━━·│·····"),
        (CURVE[1], "·····┃●━━··"),
        (CURVE[2], "·····│····●"),
        (CurvePoint(1000, 5.0, 0.2, "greedy", 1, 0.5, float("inf")), "━━━━━●━━━━━"),
    ],
)
def test_an_interval_lies_where_its_shares_are(row: CurvePoint, shown: str) -> None:
    assert draw_interval(row, 11).plain == shown


def test_a_terminal_shows_line_bars_and_contests_and_is_clean_afterwards(tmp_path: Path) -> None:
    written = StringIO()
    console = Console(file=written, width=60, force_terminal=True, color_system=None, force_interactive=True)

    with TrainingDisplay(console) as display:
        display.tell(watched(tmp_path))
        display._live.refresh()

    shown = written.getvalue()
    assert "0 matches, mean square error 0.2" in shown
    assert "█" in shown
    assert "earlier version" in shown


@pytest.mark.parametrize(("width", "is_terminal", "length"), [(60, False, 0), (NARROWEST - 1, True, 1)])
def test_elsewhere_there_is_only_the_line_or_nothing(
    width: int, length: int, tmp_path: Path, *, is_terminal: bool
) -> None:
    written = StringIO()
    console = Console(file=written, width=width, force_terminal=is_terminal, color_system=None)

    with TrainingDisplay(console) as display:
        display.tell(watched(tmp_path))
        display._live.refresh()

    assert "█" not in written.getvalue()
    assert ("matches" in written.getvalue()) is bool(length)
