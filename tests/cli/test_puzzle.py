"""Tests of `skyhop puzzle` at the keyboard, as JSON and in one line, and of `skyhop lab puzzles`."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest

from skyhop.cli.__main__ import main
from skyhop.game import registry
from skyhop.puzzles.answer import judge_answer
from skyhop.puzzles.collection import Puzzle, collection, get_daily, view_of

GAME = registry.game("balloon-cup")


def puzzle() -> Puzzle:
    return collection(GAME)[1]


def test_a_puzzle_is_shown_tried_and_explained(types: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    found = puzzle()
    types.extend(["h", "t", "log", "?", "nothing", "", found.candidates[1].text, found.answer.lower()])
    code = main(["puzzle", "--name", found.name, "--plain"])
    printed = capsys.readouterr().out

    said = judge_answer(found, view_of(found), found.answer).sentences
    assert code == 0
    assert f"Balloon Cup, puzzle 2 of {len(collection(GAME))}. Difficulty {round(found.difficulty)}" in printed
    assert GAME.renderer.text(view_of(found)) in printed
    assert printed.index("Refused: ") < printed.index("Not the best move (win chance about ") < printed.index("Right.")
    assert said[0] not in printed[: printed.index("Right.")]
    assert all(sentence in printed[printed.index("Right.") :] for sentence in said)


def test_whoever_gives_up_is_told_and_whoever_leaves_is_not(
    types: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    found = puzzle()
    said = judge_answer(found, view_of(found), found.answer).sentences[0]
    types.append("solve")
    main(["puzzle", "balloon-cup", "--number", "2", "--plain"])
    assert said in capsys.readouterr().out

    for lines in (["quit"], []):
        types.extend(lines)
        assert main(["puzzle", "balloon-cup", "--number", "2", "--plain"]) == 0
        assert said not in capsys.readouterr().out


def test_nothing_that_another_seat_holds_is_shown(types: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    found, view = puzzle(), view_of(puzzle())
    types.extend(["h", "log", "solve"])
    main(["puzzle", "--name", found.name, "--plain"])
    printed = capsys.readouterr().out
    imagined = GAME.view(GAME.determinize(view, 3), view.seat)

    assert GAME.renderer.text(imagined) in printed
    assert all(sentence in printed for sentence in judge_answer(found, imagined, found.answer).sentences)


def test_a_program_gets_the_puzzle_without_its_answer_and_may_answer(capsys: pytest.CaptureFixture[str]) -> None:
    main(["puzzle", "balloon-cup", "--day", "2026-11-23", "--json"])
    shown = json.loads(capsys.readouterr().out)
    found = next(each for each in collection(GAME) if each.name == shown["name"])
    main(["puzzle", "--name", shown["name"], "--answer", found.answer, "--json"])
    right = json.loads(capsys.readouterr().out)
    main(["puzzle", "--name", shown["name"], "--answer", found.candidates[1].text])

    assert found.answer in shown["actions"]
    assert not {"answer", "candidates", "chances"} & shown.keys()
    assert (right["is_right"], right["right"]) == (True, found.answer)
    assert right["why"] == list(judge_answer(found, view_of(found), found.answer).sentences)
    assert capsys.readouterr().out.startswith("Not the best move (win chance about ")


def test_the_puzzle_of_a_day_may_be_asked_for_by_level(capsys: pytest.CaptureFixture[str]) -> None:
    level = collection(GAME)[0].level
    main(["puzzle", "balloon-cup", "--day", "2026-11-23", "--level", level, "--json"])
    shown = json.loads(capsys.readouterr().out)

    assert shown["level"] == level
    assert main(["puzzle", "balloon-cup", "--json"]) == 0
    assert get_daily(GAME, date(2026, 11, 23), level).name == shown["name"]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("--name nobody", "there is no puzzle 'nobody'"),
        ("--number 99999", "there is no puzzle 99999"),
        ("--day tomorrow", "'tomorrow' is not a date"),
        ("--level admiral", "there is no level 'admiral'"),
        ("--number 1 --name x", "use only one of --day, --name and --number to choose a puzzle"),
        ("chess", "chess"),
        ("nim --examples", "no puzzles"),
        ("balloon-cup --number 1 --answer nothing", "nothing"),
    ],
)
def test_what_there_is_not_is_a_wrong_call(line: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", *line.split()]) == 2
    assert said in " ".join(capsys.readouterr().err.replace("│", "").split())


def test_mining_into_a_file_of_something_else_is_a_wrong_call(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.gz"
    path.write_text("something else")

    assert main(["lab", "puzzles", "nim", "--examples", "--out", str(path), "--processes", "1"]) == 2
    assert "it is not a file of puzzles" in " ".join(capsys.readouterr().err.replace("│", "").split())
    assert path.read_text() == "something else"
