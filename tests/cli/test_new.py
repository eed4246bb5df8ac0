"""Tests of `skyhop new game`: it writes a game that runs at once, or gives the reason why not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from skyhop.cli.__main__ import main

ROOT = Path(__file__).parents[2]


def test_what_it_writes_keeps_what_every_game_keeps(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", "game", "pick-up-stones", "--folder", str(tmp_path)]) == 0

    written = (tmp_path / "pick_up_stones.py").read_text()
    assert written.startswith('"""Pick Up Stones: ')
    assert "nim" not in written.lower()
    assert f"SKYHOP_GAMES={tmp_path} skyhop play pick-up-stones" in (said := capsys.readouterr().out)
    assert "skyhop simulate pick-up-stones -o pick-up-stones.jsonl\n" in said
    suite = ["tests/conformance/test_every_game.py", "tests/conformance/test_views.py", "-k", "pick-up-stones"]
    ended = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *suite],
        cwd=ROOT,
        env={**os.environ, "SKYHOP_GAMES": str(tmp_path), "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stdout
    assert " passed" in ended.stdout


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        (
            "Chess",
            "'Chess' is not a valid name for a game. Use small letters, digits and hyphens, such as connect-four.",
        ),
        ("four_in_a_row", "is not a valid name for a game"),
        ("4-in-a-row", "is not a valid name for a game"),
        ("../chess", "is not a valid name for a game"),
        ("class", "is not a valid name for a game"),
        ("balloon-cup", "a game 'balloon-cup' already exists; choose another name"),
        ("nim", "a game 'nim' already exists; choose another name"),
    ],
)
def test_a_name_that_cannot_be_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, problem: str
) -> None:
    assert main(["new", "game", name, "--folder", str(tmp_path)]) == 2

    assert problem in " ".join(capsys.readouterr().err.split())
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("there", ["pick_up.py", "pick_up"])
def test_what_is_there_is_never_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str], there: str) -> None:
    (tmp_path / there).mkdir()

    assert main(["new", "game", "pick-up", "--folder", str(tmp_path)]) == 2

    assert "already exists. Choose another name" in " ".join(capsys.readouterr().err.split())
    assert [path.name for path in tmp_path.iterdir()] == [there]


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of the games of a checkout from which skyhop runs."""
    checkout = tmp_path / "checkout"
    games = checkout / "src" / "skyhop" / "games"
    games.mkdir(parents=True)
    monkeypatch.setattr("skyhop.__file__", str(games.parent / "__init__.py"))
    (checkout / "pyproject.toml").touch()
    return games


@pytest.mark.parametrize("inside", ["", "src/skyhop"])
def test_inside_a_checkout_it_goes_to_the_games_of_the_checkout(
    games: Path, inside: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(games.parents[2] / inside)

    assert main(["new", "game", "pick-up"]) == 0

    assert [path.name for path in games.iterdir()] == ["pick_up.py"]
    assert "  skyhop play pick-up\n" in capsys.readouterr().out


def test_outside_the_checkout_it_goes_to_the_current_folder(
    games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine").mkdir()
    monkeypatch.chdir(tmp_path / "mine")

    assert main(["new", "game", "pick-up"]) == 0

    assert ([path.name for path in Path().iterdir()], [*games.iterdir()]) == (["pick_up.py"], [])
    assert "  SKYHOP_GAMES=. skyhop play pick-up\n" in capsys.readouterr().out


def test_without_a_checkout_it_goes_to_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("skyhop.__file__", str(tmp_path / "lib" / "site-packages" / "skyhop" / "__init__.py"))
    monkeypatch.chdir(tmp_path)

    assert main(["new", "game", "pick-up"]) == 0

    assert [path.name for path in tmp_path.iterdir()] == ["pick_up.py"]
    assert "  SKYHOP_GAMES=. skyhop play pick-up\n" in capsys.readouterr().out
