"""Tests of sweeps and ladders: experiments of several cases in a folder that survive a kill."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from skyhop.cli.__main__ import main
from skyhop.cli.arguments import RulesetChoice
from skyhop.game import registry
from skyhop.lab import pairs_file
from skyhop.lab.cases import Sweep
from skyhop.lab.pairs_file import contents

ROOT = Path(__file__).resolve().parents[2]
WRITING = """
from skyhop.cli.__main__ import run
from skyhop.lab import pairs_file
pairs_file.PAUSE = 0
run()
"""
"""Program that runs a command and writes each pair as soon as it ends."""


def written(folder: Path, text: str) -> Path:
    path = folder / "sweep.toml"
    path.write_text(text)
    return path


def files(folder: Path) -> list[bytes]:
    return [b"\n".join(each.read_bytes().splitlines()[1:]) for each in sorted(folder.glob("*.jsonl"))]


def test_all_players_play_under_all_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """This also works for a plain game of one file."""
    text = 'game = "connect-four"\nplayers = [["greedy", "random"], "random"]\npairs = 4'
    line = ["lab", "sweep", str(written(tmp_path, text)), "--examples", "--processes", "1"]
    assert main([*line, "-o", str(tmp_path / "out")]) == 0
    first = capsys.readouterr().out
    assert main([*line, "-o", str(tmp_path / "out")]) == 0

    assert capsys.readouterr().out == first
    assert "| greedy | random | 2 | 4 |" in first
    assert "| first seat, random | random | 2 | 4 |" in first
    header, blocks = contents(tmp_path / "out" / "002.jsonl")
    assert (header.by_turn, len(blocks)) == (True, 4)
    assert all(sum(each.shares) == 1 for each in blocks)


def test_designs_of_the_documents_can_be_played_and_are_told_of() -> None:
    page = (ROOT / "docs" / "games.md").read_text("utf-8")

    for path in sorted((ROOT / "docs" / "experiments").iterdir()):
        asked = Sweep.read(path)
        game = registry.game(asked.game)
        for _bots, _pairs, rules in asked.cases():
            name = str(rules.pop("ruleset", game.rulesets()[0]))
            settings = [f"{option}={value}" for option, value in rules.items()]
            assert game.seat_count(RulesetChoice(game, name, settings, {}).ruleset())
        assert path.stem in page


def test_players_may_play_unlike_many_pairs(tmp_path: Path) -> None:
    text = 'game = "balloon-cup"\nplayers = ["greedy", "random"]\npairs = [1, 3]\n[rules]\nbest_of = [1, 3]'
    assert main(["lab", "sweep", str(written(tmp_path, text)), "--processes", "1", "-o", str(tmp_path / "out")]) == 0

    assert [part.count(b"\n") + 1 for part in files(tmp_path / "out")] == [1, 3, 1, 3]


def test_what_differs_is_a_column(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = 'game = "balloon-cup"\nplayers = ["random"]\npairs = 2\n[rules]\nbest_of = [1, 3]\nopen_hands = true'
    assert main(["lab", "sweep", str(written(tmp_path, text)), "--processes", "1"]) == 0

    heading, _line, *rows = capsys.readouterr().out.splitlines()
    assert heading.startswith("| best_of | measured |")
    assert [row[:4] for row in rows] == ["| 1 ", "| 3 "]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("game = ", "Invalid value"),
        ('game = "chess"\nplayers = ["random"]', "there is no game"),
        ('game = "balloon-cup"\nplayers = ["deepblue"]', "there is no bot"),
        ('game = "balloon-cup"\nplayers = []', "this file allows no match"),
        ('game = "balloon-cup"\nplayers = ["random"]\npairs = 0', "this file allows no match"),
        ('game = "balloon-cup"\nplayers = ["random"]\npairs = [1, 0]', "this file allows no match"),
        (
            'game = "balloon-cup"\nplayers = ["random"]\npairs = [1, 2]',
            "$.pairs: the list must have one number for each",
        ),
        ('game = "balloon-cup"\nplayers = ["random"]\nseats = 2', "there is no field seats"),
        ('game = "balloon-cup"\nplayers = ["random"]\n[rules]\nseats = 9', "seats"),
        ('game = "balloon-cup"\nplayers = ["random"]\n[rules]\nbest_of = [2]', "BC-9.6"),
    ],
)
def test_a_file_that_makes_no_sense_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, sentence: str
) -> None:
    assert main(["lab", "sweep", str(written(tmp_path, text))]) == 2
    assert sentence in " ".join(capsys.readouterr().err.split())


@pytest.mark.parametrize("place", ["file", "file/folder"])
def test_a_file_where_a_folder_is_needed_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], place: str
) -> None:
    (tmp_path / "file").touch()
    line = ["lab", "ladder", "balloon-cup", "random", "greedy", "--out"]

    assert main([*line, str(tmp_path / place)]) == 2
    told = " ".join(capsys.readouterr().err.split())
    assert f"{tmp_path / place} cannot be created" in told
    assert "Choose another folder" in told


@pytest.mark.process
def test_a_killed_ladder_goes_on_with_nothing_lost_or_counted_twice(tmp_path: Path) -> None:
    """The result of an interrupted ladder equals the result of an uninterrupted ladder, byte for byte."""
    asked = "lab ladder balloon-cup random random greedy --pairs 60 --seed 4 --processes 1 --out"
    line = asked.split()
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    program = [sys.executable, "-c", WRITING, *line, str(killed)]
    with subprocess.Popen(program, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        until = time.monotonic() + 60
        while not any(files(killed)) and time.monotonic() < until:
            time.sleep(0.02)
        os.kill(process.pid, signal.SIGKILL)
    broken_off = [part.count(b"\n") for part in files(killed)]

    assert main([*line, str(killed)]) == main([*line, str(whole)]) == 0
    assert files(killed) == files(whole)
    assert broken_off != [part.count(b"\n") for part in files(whole)]


@pytest.mark.parametrize(("game", "cases"), [("connect-four", 1), ("balloon-cup", 4)])
def test_balance_is_a_design_of_any_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str, cases: int
) -> None:
    """It covers every ruleset and number of seats, also of a plain game of one file. It resumes, and has a page."""
    line = ["lab", "balance", game, "random", "--examples", "--processes", "1", "-o", str(tmp_path)]
    for pairs in ("2", "4"):
        assert main([*line, "--pairs", pairs]) == 0
    heading, _line, *rows = capsys.readouterr().out.splitlines()[-2 - cases :]
    assert main(["lab", "report", str(tmp_path)]) == 0

    assert len(rows) == len(files(tmp_path)) == cases
    assert "later seats" in heading
    assert "endings" in heading
    header, blocks = contents(tmp_path / "001.jsonl")
    assert (header.by_turn, len(blocks)) == (True, 4)
    assert all(match.actions > 0 and match.end for each in blocks for match in each.matches)
    assert (tmp_path / "report-001-turns.svg").exists()


def test_balance_has_each_number_of_seats() -> None:
    sweep = Sweep.of_balance(registry.game("aeronaut-odyssey"), "greedy", 1, 0)

    assert [given["seats"] for _bots, _pairs, given in sweep.cases()] == 2 * [2, 3, 4, 5, 6]


def test_the_lab_names_no_game() -> None:
    lab = Path(pairs_file.__file__).parent
    names = re.compile("aeronaut|balloon|odyssey", re.IGNORECASE)

    assert [path.name for path in lab.rglob("*.py") if names.search(path.read_text())] == []
