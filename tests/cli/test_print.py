"""Tests of `skyhop print`: whole games, single parts, and errors for parts that cannot be printed."""

from __future__ import annotations

from pathlib import Path

import pytest

from skyhop.cli.__main__ import main

ALL = ("cards", "tiles", "cubes", "trophies", "rules")


def test_a_game_is_printed_whole_and_says_what_is_in_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    output = tmp_path / "game.pdf"

    assert main(["print", "balloon-cup", "-o", str(output)]) == 0

    said = capsys.readouterr().out
    assert output.read_bytes().startswith(b"%PDF")
    assert [f"  {part}: " in said for part in ALL] == [True] * 5
    assert "  cards: Cards, 12 pages" in said


def test_a_part_alone_is_printed_on_both_sides_with_a_shift(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plain, moved = tmp_path / "1.pdf", tmp_path / "2.pdf"
    line = ["print", "balloon-cup", "--with", "cards", "--sides", "duplex", "--paper", "Letter", "--ink", "gray"]

    assert main([*line, "-o", str(plain)]) == 0
    assert "--with calibration" in capsys.readouterr().out
    assert main([*line, "--back-shift", "0.5,-1", "--bleed", "-o", str(moved)]) == 0
    assert "calibration" not in capsys.readouterr().out
    assert plain.read_bytes() != moved.read_bytes()


def test_pages_are_pictures_too(tmp_path: Path) -> None:
    assert main(["print", "balloon-cup", "--with", "rules,tiles", "-o", str(tmp_path / "page.png")]) == 0

    made = sorted(path.name for path in tmp_path.iterdir())
    assert made[:2] == ["page-1.png", "page-2.png"]


def test_a_board_is_printed_with_all_that_its_expansions_need(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made, output = tmp_path / "b.json", tmp_path / "b.pdf"
    everything = "trajectories bonus multi wild thieves"
    assert main(["board", "new", "--seed", "3", "--size", "tiny", "--expansions", everything, "-o", str(made)]) == 0

    assert main(["board", "print", str(made), "--pages", "4", "--players", "3", "-o", str(output)]) == 0

    said = capsys.readouterr().out
    for part in ("map", "trajectories", "orders", "inventories", "pieces", "legend", "score", "rules", "table"):
        assert f"  {part}: " in said
    assert "4 pages" in said


def test_a_map_on_which_nobody_can_draw_says_how_many_sheets_it_takes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made, output = tmp_path / "b.json", tmp_path / "b.pdf"
    assert main(["board", "new", "--seed", "3", "--size", "regular", "-o", str(made)]) == 0
    assert main(["board", "print", str(made), "--with", "map", "-o", str(output)]) == 0

    advice = capsys.readouterr().out.splitlines()[-1]
    assert advice.startswith("Slots are ")
    pages = advice.rpartition("--pages ")[2].rstrip(".")
    assert main(["board", "print", str(made), "--with", "map", "--pages", pages, "-o", str(output)]) == 0
    assert "Slots are" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("print nim --examples", "Nim has no printed material"),
        ("print balloon-cup --with coins", "there is no part coins"),
        ("print balloon-cup -o game.txt", "the name of a file must end with .pdf, .png"),
        ("print balloon-cup --back-shift much", "much is not a shift"),
        ("print balloon-cup --paper A5", "there is no paper A5"),
        ("print chess", "there is no game"),
    ],
)
def test_what_cannot_be_printed_is_said(line: str, part: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line.split()) == 2
    captured = capsys.readouterr()
    assert part in " ".join((captured.err + captured.out).replace("│", " ").split())


@pytest.mark.parametrize(
    ("line", "part"), [("--players 6", "players"), ("--pages 99", "pages: must be 0 to 36"), ("--ink pink", "pink")]
)
def test_what_cannot_be_printed_of_a_board_is_said(
    line: str, part: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = tmp_path / "b.json"
    assert main(["board", "new", "--seed", "3", "--size", "tiny", "--players", "2", "-o", str(made)]) == 0

    assert main(["board", "print", str(made), *line.split()]) == 2
    captured = capsys.readouterr()
    assert part in captured.err + captured.out
