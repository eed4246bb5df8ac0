"""Tests of bots from a file: commands accept the class as the name of a bot, and give it only views."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.cli.conftest import Play

import skyhop
from skyhop.bots import bot
from skyhop.cli.__main__ import main

PAGE = Path(__file__).parents[2] / "docs" / "python.md"
FIRST = """
import skyhop


class First:
    def choose(self, view):
        assert isinstance(view, skyhop.View) and view.seat == view.to_decide
        return view.legal()[0]


class Wrong:
    def choose(self, view):
        return "nothing"


class Silent:
    pass


count = 3
"""


@pytest.fixture(autouse=True)
def _own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Write a file with players into the folder of the command. Other tests do not find its bots."""
    kinds = dict(bot._kinds())
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(bot, "_kinds", lambda: kinds)
    (tmp_path / "own.py").write_text(FIRST, "utf-8")


def run(command: str) -> int:
    return main(command.split())


def test_it_plays_in_simulated_matches() -> None:
    assert run("simulate nim --examples --bots own.py:First,random --matches 2 -o m.jsonl") == 0

    for match in skyhop.load_all("m.jsonl"):
        assert match.names == ("own.py:First", "random")
        anew = skyhop.start("nim", first=json.loads(match.line())["first"])
        for action in match:
            assert action.seat == 1 or action == anew.legal()[0]
            anew.play(action)


def test_it_is_measured_in_several_processes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The processes of an experiment load the file themselves; a path leads to it from anywhere."""
    bots = f"random {tmp_path / 'own.py'}:First"
    for processes in (1, 2):
        assert run(f"lab match {bots} nim --examples --pairs 3 --seed 4 --processes {processes} --json") == 0

    one, two = (json.loads(line) for line in capsys.readouterr().out.splitlines())
    assert one | {"seconds": 0} == two | {"seconds": 0}
    assert one["bots"] == ["random", f"{tmp_path / 'own.py'}:First"]


def test_it_climbs_a_ladder(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("lab ladder nim own.py:First random --examples --pairs 2 --processes 1 --iterations 5") == 0

    assert "own.py:First: 0" in capsys.readouterr().out


def test_it_plays_all_seats_and_all_cases_of_a_sweep(capsys: pytest.CaptureFixture[str]) -> None:
    """In two processes: each of them loads the file."""
    Path("sweep.toml").write_text('game = "nim"\npairs = 2\nplayers = [["own.py:First", "random"]]\n', "utf-8")

    assert run("lab sweep sweep.toml --examples --processes 2") == 0
    assert run("lab balance nim own.py:First --examples --pairs 2 --processes 2") == 0

    shown = capsys.readouterr().out
    assert "| own.py:First | random | 2 | 2 |" in shown
    assert "| first seat, own.py:First | own.py:First | 2 | 2 |" in shown


def test_a_file_of_its_pairs_is_never_replayed(capsys: pytest.CaptureFixture[str]) -> None:
    """A file of pairs must not choose the code that a report runs."""
    Path("pairs").mkdir()
    assert run("lab match own.py:First random nim --examples --pairs 1 --processes 1 -o pairs/001.jsonl") == 0

    assert run("lab report pairs --journals --processes 1 --examples") == 2
    assert "skyhop cannot load these bots from a file of pairs" in " ".join(capsys.readouterr().err.split())


def test_a_person_plays_against_it_in_the_terminal(play: Play) -> None:
    shown = play("nim --examples --vs own.py:First --first bot --seed 1 --yes --save m.jsonl", "2", "quit")

    assert "Your opponent: Take 1 stone." in shown
    match = skyhop.load("m.jsonl")
    assert match.names == ("human", "own.py:First")
    assert [(action, action.seat) for action in match] == [("1", 1), ("2", 0), ("1", 1)]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("own.py:Second", "no class Second"),
        ("own.py:Silent", "no class Silent"),
        ("own.py:count", "no class count"),
        ("other.py:First", "no Python file other.py"),
        (".:First", "no Python file ."),
    ],
)
def test_a_wrong_name_is_said(name: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(f"simulate nim --examples --bots {name},random") == 2

    assert said in " ".join(capsys.readouterr().err.split())


def test_an_illegal_action_of_ones_own_bot_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("simulate nim --examples --bots own.py:Wrong,random") == 1

    assert "“nothing” is not possible now; choose one of 1, 2, 3." in capsys.readouterr().err


def test_names_of_files_are_no_bots_for_anybody_else() -> None:
    """Only commands load files: a name that a page or a program sends is looked up, never loaded."""
    with pytest.raises(bot.UnknownBot):
        bot.kind_of("own.py:First")


def test_the_bot_of_thirty_lines_in_the_documentation_plays() -> None:
    (code,) = re.findall(r"```py\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert len(code.splitlines()) <= 30
    assert "numpy" not in code
    Path("careful.py").write_text(code, "utf-8")

    assert run("simulate balloon-cup --bots careful.py:Careful,greedy --seed 3 -o m.jsonl") == 0

    assert skyhop.load("m.jsonl").outcome is not None
