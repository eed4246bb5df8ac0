"""Tests of `skyhop train`: it makes weights, shows their strength, and continues an interrupted training."""

from __future__ import annotations

import errno
import math
import os
import sys
from pathlib import Path

import pytest
from tests.learning.learned_nim import GAME

from skyhop.cli.__main__ import main
from skyhop.cli.research import train as command
from skyhop.engine.kernel import JIT
from skyhop.game import registry
from skyhop.game.action import LearnedFileError
from skyhop.lab import training
from skyhop.lab.training import CurvePoint, ErrorCurve, Files, read, write
from skyhop.learning.gradient import RANGES, Hyperparameters
from skyhop.learning.training import Training
from skyhop.search.value_network import value_network_of

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Files:
    """Return the files for the training of a small game with early contests."""
    monkeypatch.setattr(training, "FIRST", 16)
    monkeypatch.setattr(training, "BETWEEN", 0.0)
    monkeypatch.setattr(registry, "game", lambda _name: GAME)
    monkeypatch.setattr(registry, "package", lambda _name: "skyhop.examples.nim")
    monkeypatch.setattr(command, "compile_and_wait", lambda *_given: None)
    return Files(tmp_path / "nim.npz")


def train(files: Files, *options: str) -> int:
    return main(["train", "learned-nim", "--out", str(files.weights), "--pairs", "2", *options])


@pytest.mark.slow
@pytest.mark.skipif(not JIT, reason="matches of a network against itself take minutes uncompiled")
def test_it_makes_weights_and_a_curve_and_goes_on(files: Files, capsys: pytest.CaptureFixture[str]) -> None:
    assert train(files, "--matches", "16") == 0
    assert train(files, "--matches", "40", "--resume") == 0

    curve = read(files.curve)
    assert [(row.matches, row.opponent) for row in curve] == [
        (16, "random"),
        (32, "random"),
        (32, "16"),
        (40, "random"),
        (40, "32"),
    ]
    assert all(row.pairs == 2 and 0 <= row.share <= 1 for row in curve)
    assert [row.seconds for row in curve] == sorted(row.seconds for row in curve)
    assert sum(each.batches for each in ErrorCurve.read(files.errors, 40).stretches) == 20
    assert "</svg>" in files.plot.read_text()
    assert len(value_network_of(GAME, files.weights).weights) > 1000
    assert capsys.readouterr().out.startswith("After 16 matches and 0.")


@pytest.mark.parametrize(
    ("game", "option", "why"),
    [
        ("nim", "--examples", "Nim has no features"),
        ("balloon-cup", "--resume", "--resume needs a checkpoint, but"),
        ("ludo", "--resume", "ludo"),
    ],
)
def test_what_cannot_be_trained_is_refused(
    game: str, option: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", game, "--out", str(tmp_path / "no.npz"), option]) == 2
    assert why in " ".join(capsys.readouterr().err.replace("│", " ").split())


@pytest.mark.slow
@pytest.mark.skipif(not JIT, reason="matches of a network against itself take minutes uncompiled")
def test_what_was_learned_is_improved_by_search_and_answered_by_an_opponent(files: Files, tmp_path: Path) -> None:
    assert train(files, "--matches", "4") == 0
    better, answer = Files(tmp_path / "better.npz"), Files(tmp_path / "answer.npz")

    assert train(better, "--matches", "4", "--begin", str(files.weights), "--search", "8") == 0
    assert train(answer, "--matches", "4", "--against", str(better.weights), "--against-search", "8") == 0
    assert train(answer, "--matches", "6", "--resume") == 0

    learned, opponent = (value_network_of(GAME, each.weights) for each in (answer, better))
    resumed = Training.resume(GAME, answer.checkpoint)
    assert resumed.opponent is not None
    assert resumed.opponent.weights.tolist() == opponent.weights.tolist() != learned.weights.tolist()
    assert resumed.hyperparameters.other_iterations == 8


@pytest.mark.skipif(not JIT, reason="matches of a network against itself take minutes uncompiled")
@pytest.mark.slow
def test_hyperparameters_are_chosen_by_name(files: Files) -> None:
    assert train(files, "--matches", "6", "--set", "first=8", "--set", "rate=0.01", "--set", "batch_size=3") == 0

    made = Training.resume(GAME, files.checkpoint)
    assert made.hyperparameters == Hyperparameters(first=8, rate=0.01, batch_size=3)
    assert made.sizes.first == 8


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (["--set", "rate=2"], "rate cannot be '2'; write a number from 0 to 1"),
        (["--set", "rate=nan"], "rate cannot be 'nan'"),
        (["--set", "first=0"], "first cannot be '0'; write a whole number from 1 to 1024"),
        (["--set", "first=8.5"], "first cannot be '8.5'"),
        (["--set", "units=8"], "write NAME=VALUE with one of these names: first, second"),
        (["--set", "seed=8"], "write NAME=VALUE"),
        (["--set", "rate"], "write NAME=VALUE"),
        (["--set", "search_share=0.3"], "search_share has no effect: this setting has an effect only with --search"),
        (["--begin", "x.npz", "--set", "first=8"], "first has no effect"),
    ],
)
def test_hyperparameters_that_cannot_be_are_refused(
    options: list[str], why: str, files: Files, capsys: pytest.CaptureFixture[str]
) -> None:
    assert train(files, *options) == 2
    assert why in " ".join(capsys.readouterr().err.replace("│", " ").split())
    assert not files.checkpoint.exists()


def test_each_hyperparameter_is_chosen_in_one_place() -> None:
    assert set(RANGES) | {"seed", "iterations", "other_iterations"} == set(Hyperparameters._fields)
    assert all(least <= getattr(Hyperparameters(), name) <= most for name, (least, most) in RANGES.items())
    table = (ROOT / "docs" / "learning.md").read_text("utf-8")
    assert [name for name in RANGES if f"`{name}`" not in table] == []


@pytest.mark.parametrize("ending", [".npz", ".csv", "-error.csv", ".svg", "-1000.npz"])
def test_what_was_made_before_stays_as_it_is(ending: str, files: Files, capsys: pytest.CaptureFixture[str]) -> None:
    before = files.weights.with_name(files.weights.stem + ending)
    before.write_bytes(b"learned before")

    assert train(files) == 2
    assert before.read_bytes() == b"learned before"
    assert "already exists" in " ".join(capsys.readouterr().err.replace("│", " ").split())


def test_an_opponent_that_searches_needs_weights(files: Files, capsys: pytest.CaptureFixture[str]) -> None:
    assert train(files, "--against-search", "8") == 2
    assert "--against FILE" in " ".join(capsys.readouterr().err.replace("│", " ").split())


@pytest.mark.parametrize("option", ["--begin", "--against"])
def test_weights_that_there_are_not_are_named(
    option: str, files: Files, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert train(files, option, str(tmp_path / "none.npz")) == 2
    assert "none.npz cannot be read" in " ".join(capsys.readouterr().err.replace("│", " ").split())


@pytest.mark.parametrize(
    "option", [["--search", "8"], ["--begin", "x.npz"], ["--against", "x.npz"], ["--seed", "4"], ["--set", "rate=0.1"]]
)
def test_a_training_that_goes_on_is_what_it_was(
    option: list[str], files: Files, capsys: pytest.CaptureFixture[str]
) -> None:
    files.checkpoint.write_bytes(b"")

    assert train(files, "--resume", *option) == 2
    assert f"{option[0]} works only for a new training run, not with --resume" in " ".join(
        capsys.readouterr().err.replace("│", " ").split()
    )


@pytest.mark.skipif(not JIT, reason="matches of a network against itself take minutes uncompiled")
def test_without_matplotlib_there_is_no_plot_and_one_sentence_says_why(
    files: Files, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)

    assert train(files, "--matches", "32") == 0

    assert not files.plot.exists()
    assert capsys.readouterr().err.count("skyhop[lab]") == 1


@pytest.mark.skipif(not JIT, reason="matches of a network against itself take minutes uncompiled")
def test_a_contest_names_the_earlier_self_that_played_where_the_last_one_is_gone(files: Files) -> None:
    assert train(files, "--matches", "32") == 0
    files.network_path(32).unlink()

    assert train(files, "--matches", "40", "--resume") == 0

    assert [row.opponent for row in read(files.curve) if row.matches == 40] == ["random", "16"]


def test_a_curve_stays_whole_where_writing_it_anew_breaks_off(files: Files, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_file: int) -> None:
        raise OSError(errno.ENOSPC, "no space")

    row = CurvePoint(16, 0.5, 0.25, "random", 2, 0.5, 0.1)
    write(files.curve, [row])
    monkeypatch.setattr(os, "fsync", broken)

    with pytest.raises(OSError, match="no space"):
        write(files.curve, [])

    assert read(files.curve) == [row]


@pytest.mark.parametrize(
    "line",
    [
        b"0,0.5,0.25,random,2,0.5,0.1",
        b"16,nan,0.25,random,2,0.5,0.1",
        b"16,0.5,nan,random,2,0.5,0.1",
        b"16,0.5,0.25,\x1b[2J,2,0.5,0.1",
        b"16,0.5,0.25,random,0,0.5,0.1",
        b"16,0.5,0.25,random,2,nan,0.1",
        b"16,0.5,0.25,random,2,1.5,0.1",
        b"16,0.5,0.25,random,2,0.5,-0.1",
        b"16,0.5,0.25,\xff,2,0.5,0.1",
    ],
)
def test_what_can_be_no_contest_is_told_of_and_not_drawn(line: bytes, files: Files) -> None:
    write(files.curve, [CurvePoint(16, 0.5, 0.25, "random", 1, 0.5, math.inf)])
    assert len(read(files.curve)) == 1
    files.curve.write_bytes(files.curve.read_bytes() + line)

    with pytest.raises(LearnedFileError, match="is damaged"):
        read(files.curve)


@pytest.mark.parametrize("name", ["", "nim", "nim.csv", "nim.svg", ".npz", "folder.npz"])
def test_weights_go_into_a_file_of_their_own(name: str, files: Files, capsys: pytest.CaptureFixture[str]) -> None:
    """The table of contests and the plot would lie in its place, or there would be no name to give them."""
    folder = files.weights.parent
    (folder / "folder.npz").mkdir()

    assert main(["train", "nim", "--out", str(folder / name), "--matches", "1"]) == 2
    assert "must end in .npz" in " ".join(capsys.readouterr().err.replace("│", " ").split())
    assert list(folder.iterdir()) == [folder / "folder.npz"]


@pytest.mark.parametrize("option", ["--search", "--against-search"])
def test_a_search_longer_than_any_training_is_a_wrong_call(option: str, files: Files) -> None:
    """Beyond what the kernels can count it was a defect."""
    assert train(files, option, str(10**20)) == 2


def test_a_folder_that_is_not_there_is_told_of_at_once(files: Files, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "nim", "--out", str(files.weights.parent / "none" / "nim.npz"), "--matches", "1"]) == 2
    assert "does not exist" in " ".join(capsys.readouterr().err.replace("│", " ").split())


@pytest.mark.parametrize("damaged", ["checkpoint", "curve", "errors"])
def test_a_damaged_file_is_a_wrong_call(damaged: str, files: Files, capsys: pytest.CaptureFixture[str]) -> None:
    Training(GAME, Hyperparameters()).save(files.checkpoint)
    getattr(files, damaged).write_bytes(b"PK\nPK")

    assert train(files, "--matches", "8", "--resume") == 2
    assert "damaged" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("bots", "weights", "why"),
    [
        (("value", "greedy"), "gone.npz", "gone.npz cannot be read"),
        (("value", "greedy"), "none", "value cannot play without weights"),
        (("greedy", "random"), "gone.npz", "greedy uses no weights"),
    ],
)
def test_weights_that_no_bot_can_go_by_are_a_wrong_call(
    bots: tuple[str, str], weights: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lab", "match", *bots, "balloon-cup", "--weights", weights]) == 2
    assert why in " ".join(capsys.readouterr().err.replace("│", " ").split())


def test_a_training_is_not_begun_over_another_one(files: Files, capsys: pytest.CaptureFixture[str]) -> None:
    files.checkpoint.write_bytes(b"")

    assert train(files, "--matches", "8") == 2
    assert "--resume" in capsys.readouterr().err
