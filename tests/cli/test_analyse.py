"""Tests of `skyhop analyse` with typed commands."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from skyhop.analysis.analysis import analysis_of
from skyhop.cli.__main__ import main
from skyhop.game import registry
from skyhop.game.ending import ABORTED, AGREEMENT, LEFT, RESIGNATION, TIME, Ending
from skyhop.game.match import Match
from skyhop.i18n import languages
from skyhop.terminal.analysis import format_analysis

with registry.with_examples():
    NIM = registry.game("nim")
BLUNDERED = ("3", "3", "3", "3", "3", "3", "1", "2")
"""Seat 1 leaves two of three stones lie, and seat 2 takes them."""


@pytest.fixture(autouse=True)
def _examples() -> Iterator[None]:
    with registry.with_examples():
        yield


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return written(tmp_path / "match.jsonl", *BLUNDERED)


def written(path: Path, *actions: str, ending: Ending | None = None) -> Path:
    """Write the journal of a match of Nim, which may be broken off by seat 1."""
    match = Match.start(NIM, NIM.ruleset({}), seats=("human", "greedy"))
    for text in actions:
        assert match.to_decide is not None
        match.play(match.to_decide, text)
    if ending is not None:
        match.end(ending, 1)
    path.write_text(match.journal.to_line() + "\n")
    return path


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    capsys.readouterr()
    assert main(["analyse", *arguments]) == 0
    return capsys.readouterr().out


def test_a_match_is_told_in_words(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = told(capsys, str(file))

    assert "Nim. Won by seat 2 (greedy): rules." in text
    assert re.search(r"^ +7  Seat 1 \(human\) +1 +100% .* blunder \(solved\), better: 3$", text, re.MULTILINE)
    assert "Step 7: Seat 1 (human) played 1 with a win chance of " in text
    assert re.search(
        r"^Seat 1 \(human\): accuracy \d+% \(0 inaccuracies, 0 mistakes, 3 blunders\)$", text, re.MULTILINE
    )
    assert "This match has no random or hidden elements, so luck had no effect." in text
    assert "All numbers are estimates" in text


def test_a_turn_of_luck_is_told_from_the_chance_that_was_to_the_one_that_came(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = analysis_of(told(capsys, str(file), "--json"))
    first = replace(found.decisions[0], luck=(-0.3, 0.3), before=(0.7, 0.3), after=(0.4, 0.6))
    header = Match.start(NIM, NIM.ruleset({}), seats=("human", "greedy")).journal.header

    lucky = found._replace(decisions=(first,))
    lines = [str(line) for line in format_analysis(NIM, header, lucky)]

    assert "  Luck after step 1, 3: Seat 1 (human) went from a win chance of 70% to 40%." in lines


@pytest.mark.parametrize(
    ("ending", "result"),
    [
        (RESIGNATION, "Won by seat 1 (human): resigned."),
        (TIME, "Won by seat 1 (human): out of time."),
        (LEFT, "Won by seat 1 (human): left the match."),
        (AGREEMENT, "Drawn: draw agreed."),
        (ABORTED, "Abandoned."),
    ],
    ids=lambda value: value.name if isinstance(value, Ending) else "",
)
def test_a_match_that_was_broken_off_is_told_as_any_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], ending: Ending, result: str
) -> None:
    assert result in told(capsys, str(written(tmp_path / "match.jsonl", "3", "3", ending=ending)))


def test_a_match_that_was_broken_off_at_once_has_nothing_to_analyse(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = told(capsys, str(written(tmp_path / "match.jsonl", ending=ABORTED)))

    assert said == "Nim. Abandoned.\nNobody had moved yet, so there is nothing to analyse.\n"


def test_the_graph_has_a_digit_for_each_seat_and_plain_characters_alone(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = told(capsys, str(file), "--plain")
    graph = [line[6:] for line in text.splitlines() if line[5:6] == "|"]

    assert text.isascii()
    assert len(graph) == 11
    assert (graph[0][-1], graph[-1][-1]) == ("2", "1")
    assert all(sum(len(row) > column and row[column] != " " for row in graph) in (1, 2) for column in range(9))


@pytest.mark.parametrize("language", languages())
def test_the_graph_stands_straight_in_every_language(
    file: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    capsys.readouterr()
    assert main(["--language", language, "analyse", str(file), "--plain"]) == 0
    lines = capsys.readouterr().out.splitlines()
    rows = [line for line in lines if "|" in line]

    assert len(rows) == 11
    assert {line.index("|") for line in rows} == {line.index("+---") for line in lines if "+---" in line}


def test_the_object_has_all_that_was_found(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(told(capsys, str(file), "--json", "--seed", "3"))

    assert {key: found[key] for key in ("format", "game", "match", "seats", "winners", "reason", "method", "seed")} == {
        "format": "skyhop-analysis-1",
        "game": "nim",
        "match": 1,
        "seats": ["human", "greedy"],
        "winners": [1],
        "reason": "rules",
        "method": "playouts",
        "seed": 3,
    }
    assert [each["text"] for each in found["decisions"]] == list(BLUNDERED)
    assert (found["decisions"][6]["mark"], found["decisions"][6]["solved"]) == ("blunder", True)
    assert set(found["decisions"][6]) == {
        "ply", "seat", "text", "choices", "before", "after", "expected", "loss", "margin", "mark", "better",
        "decided", "luck", "accuracy", "error", "solved",
    }  # fmt: skip
    assert found["decisions"][6]["accuracy"] == 0.0
    turns = [(turn["ply"], turn["seat"], turn["by"]) for turn in found["turning_points"]]
    assert (6, 0, "decision") in turns
    assert set(found["turning_points"][0]) == {"ply", "seat", "by", "change"}
    for each in found["accounts"]:
        assert 0 <= each["accuracy"] <= 100
        assert each["luck"] == 0
        assert each["start"] + each["error"] + each["own"] + each["others"] == each["result"]


def test_the_same_seed_writes_the_same(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, again, other = (told(capsys, str(file), "--json", "--seed", seed) for seed in ("1", "1", "2"))

    assert first == again != other


def test_a_deeper_look_says_how_deep(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert json.loads(told(capsys, str(file), "--json", "--iterations", "64"))["iterations"] == 64


def test_what_cannot_be_analysed_is_said(tmp_path: Path, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    running = written(tmp_path / "running.jsonl", "3", "3")
    several, cut = tmp_path / "several.jsonl", tmp_path / "cut.jsonl"
    several.write_text(file.read_text() * 2)
    cut.write_text(file.read_text()[:-60])
    changed = tmp_path / "changed.jsonl"
    changed.write_text(file.read_text().replace('[0,"1",', '[0,"2",'))
    for call, code, part in (
        ([running], 2, "match 1 is not over. Only finished matches can be analysed"),
        ([several], 2, "more than one match"),
        ([several, "--match", "4"], 2, "no match 4"),
        ([cut], 1, "the line is incomplete"),
        ([changed], 1, "ply 6: this entry was changed"),
        ([tmp_path / "none.jsonl"], 1, "none.jsonl"),
    ):
        capsys.readouterr()
        assert main(["analyse", *map(str, call)]) == code
        out, err = capsys.readouterr()
        assert part in " ".join(err.replace("│", " ").split())
        assert out == ""
