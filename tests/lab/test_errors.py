"""Tests of the error curve of a training: few stretches contain every batch, and files continue exactly."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from skyhop.game.action import LearnedFileError
from skyhop.lab.training import ErrorCurve, ErrorSegment, smooth

BATCH = 2
DRAWN = np.random.default_rng(1).random(100_000)


def after(batches: int, errors: ErrorCurve | None = None, begun: int = 0) -> ErrorCurve:
    """Return the errors after a number of batches, continuing after the first `begun` batches."""
    errors = errors or ErrorCurve()
    for number in range(begun, batches):
        errors.add(BATCH * (number + 1), DRAWN[number])
    return errors


def test_every_batch_counts_once() -> None:
    stretches = after(3_333).stretches

    assert sum(each.batches for each in stretches) == 3_333
    assert stretches[-1].matches == 6_666
    assert sum(each.batches * each.error for each in stretches) == pytest.approx(DRAWN[:3_333].sum())


def test_however_long_a_training_is_a_few_hundred_stretches_show_it() -> None:
    few, many = after(1_000).full_segments, after(100_000).full_segments

    assert len(few) > 25
    assert len(many) < 170
    assert many[: len(few)] == few


def test_errors_go_on_from_a_file_as_if_nothing_had_been(tmp_path: Path) -> None:
    path = tmp_path / "errors.csv"
    after(1_010).write(path)

    assert after(2_000, ErrorCurve.read(path, 2 * BATCH * 1_010), 1_010).stretches == after(2_000).stretches


def test_what_came_after_the_checkpoint_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "errors.csv"
    errors = after(1_000)
    errors.write(path)

    assert ErrorCurve.read(path, errors.stretches[-2].matches).stretches == errors.stretches[:-1]
    assert ErrorCurve.read(tmp_path / "none.csv", 7).stretches == []


def test_a_smooth_error_is_the_mean_of_the_latter_half_of_the_matches() -> None:
    stretches = [
        ErrorSegment(50, 0.5, 25),
        ErrorSegment(100, 0.25, 25),
        ErrorSegment(200, 0.125, 50),
        ErrorSegment(260, 0.5, 30),
    ]

    assert [each.error for each in smooth(stretches)] == pytest.approx([0.5, 0.25, 0.125, (6.25 + 15) / 80])
    assert [each.matches for each in smooth(stretches)] == [50, 100, 200, 260]


@pytest.mark.parametrize(
    "line",
    [
        "50,0.25",
        "50,high,25",
        "0,0.25,25",
        "50,0.25,0",
        "50,nan,25",
        "50,1e308,25",
        "50,-0.1,25",
        "50,0.25,51",
        "\xff",
        "90,0.25,25\n50,0.25,25",
    ],
)
def test_a_damaged_table_of_errors_is_refused(line: str, tmp_path: Path) -> None:
    path = tmp_path / "errors.csv"
    path.write_bytes(f"matches,error,batches\n{line}\n".encode("latin-1"))

    with pytest.raises(LearnedFileError, match=r"errors\.csv is damaged"):
        ErrorCurve.read(path, 1_000)
