"""Tests of `skyhop quiz` at the keyboard, as JSON, and with answers from a file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from skyhop.cli.__main__ import main
from skyhop.rulebook import quiz


def test_a_run_asks_grades_and_says_what_to_read_again(types: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    first, second = quiz.draw_questions(quiz.games()[0], 2, 3)
    wrong = next(choice.letter for choice in second.choices if choice.letter != second.right)
    types.extend([f"{first.right.upper()})", "z", wrong])
    code = main(["quiz", first.game.name, "--questions", "2", "--seed", "3", "--plain"])

    printed = capsys.readouterr().out
    assert code == 0
    assert "Question 2 of 2" in printed
    assert printed.index("Right.") < printed.index("there is no answer 'z'") < printed.index("Wrong. The answer is: ")
    assert all(choice.text in printed for choice in (*first.choices, *second.choices))
    assert f"{second.clause} {second.verdict(wrong).clause.title}." in printed
    assert printed.endswith(f"1 of 2 right\nRead again: {second.clause}\n")


def test_whoever_leaves_is_told_how_it_went_so_far(types: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    types.append(quiz.draw_questions(None, 3, 8)[0].right)

    assert main(["quiz", "--questions", "3", "--seed", "8"]) == 0
    assert capsys.readouterr().out.endswith("1 of 1 right\n")


def test_questions_are_written_as_json_without_answers_and_a_file_of_answers_is_graded(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["quiz", "balloon-cup", "--questions", "3", "--seed", "1", "--json"])
    written = json.loads(capsys.readouterr().out)["questions"]
    answers = tmp_path / "answers.json"
    answers.write_text(json.dumps({question["name"]: "a" for question in written}))
    main(["quiz", "--grade", str(answers), "--json"])
    graded = json.loads(capsys.readouterr().out)
    main(["quiz", "--grade", str(answers)])
    told = capsys.readouterr().out.splitlines()

    asked = {"name", "game", "situation", "table", "notation", "scenario", "actions", "asked", "choices"}
    assert {field for question in written for field in question} == asked
    assert [each["name"] for each in graded["answers"]] == [each["name"] for each in written]
    assert graded["right"] == sum(each["right"] == "a" for each in graded["answers"])
    assert [line.split()[0] for line in told[:-1]] == [
        "right" if each["is_right"] else "wrong" for each in graded["answers"]
    ]
    assert told[-1] == f"{graded['right']} of 3 right"


@pytest.mark.parametrize(
    "text",
    ["no JSON", "[1]", '{"0": 1}', '{"no-such": "a"}', '{"KEY": "z"}'],
)
def test_what_is_no_file_of_answers_is_a_wrong_call(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = tmp_path / "answers.json"
    answers.write_text(text.replace("KEY", quiz.draw_questions(None, 1, 1)[0].key))

    assert main(["quiz", "--grade", str(answers)]) == 2
    assert "Error: Invalid value: " in capsys.readouterr().err


def test_a_letter_that_is_no_answer_is_refused_by_the_words_of_its_question(
    tmp_path: Path, types: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = quiz.draw_questions(None, 2, 1)
    answers = tmp_path / "answers.json"
    answers.write_text(json.dumps({first.key: "a", second.key: "z"}))
    types.append("z")
    main(["quiz", "--questions", "1", "--seed", "1", "--plain"])
    typed = capsys.readouterr().out

    assert main(["quiz", "--grade", str(answers)]) == 2
    said = " ".join(capsys.readouterr().err.split())
    assert f"answer 2, “{' '.join((*second.actions, second.text))}”: there is no answer 'z'; choose one of a" in said
    assert second.key not in said
    assert "Refused: there is no answer 'z'; choose one of a" in typed
    assert first.key not in typed


def test_an_unknown_game_and_one_without_a_quiz_are_wrong_calls(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["quiz", "no-such"]) == 2
    assert "there is no game 'no-such'" in capsys.readouterr().err
