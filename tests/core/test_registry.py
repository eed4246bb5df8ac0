"""Games are found by their files, the examples where they are asked for, and refused where they are not made well."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import skyhop.games
from skyhop.core import registry
from skyhop.core.capability import Capability
from skyhop.core.code_folder import source_hash
from skyhop.core.game import GameError

NIM = (Path(__file__).parents[2] / "src" / "skyhop" / "examples" / "nim.py").read_text("utf-8")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder whose games are found as if it were in `SKYHOP_GAMES`."""
    monkeypatch.setattr(skyhop.games, "__path__", [*skyhop.games.__path__, str(tmp_path)])
    registry._modules.cache_clear()
    yield tmp_path
    registry._modules.cache_clear()
    registry._registered.cache_clear()
    own = {path.name.removesuffix(".py") for path in tmp_path.iterdir()}
    for module in [name for name in sys.modules if name.split(".")[:2] == ["skyhop", "games"]]:
        if own & {*module.split(".")[2:3]}:
            del sys.modules[module]


def nim_called(name: str) -> str:
    return NIM.replace('"nim"', f'"{name}"')


def test_a_game_is_a_file_or_a_folder(folder: Path) -> None:
    (folder / "one_file.py").write_text(nim_called("one-file"))
    (folder / "_no_game.py").write_text("")
    (folder / "whole").mkdir()
    (folder / "whole" / "game.py").write_text(nim_called("whole"))
    (folder / "empty").mkdir()

    assert registry.names() == ("aeronaut-odyssey", "balloon-cup", "one-file", "whole")
    assert registry.game("one-file").folder is None
    assert registry.game("whole").folder == folder / "whole"
    assert registry.part("whole", "game").GAME is registry.game("whole")


def test_listing_games_imports_none() -> None:
    program = (
        "import sys; from skyhop.core import registry; registry.names(); "
        "print([name for name in sys.modules if 'games.' in name])"
    )

    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)

    assert ended.stdout.strip() == "[]"


def test_examples_are_found_where_they_are_asked_for() -> None:
    with pytest.raises(registry.UnknownGame, match="'connect-four' is an example, found with --examples"):
        registry.game("connect-four")
    with registry.with_examples():
        assert registry.names()[-3:] == ("connect-four", "matching-pennies", "nim")
        assert registry.game("connect-four").title == "Connect Four"

    assert registry.names() == ("aeronaut-odyssey", "balloon-cup")


def test_the_variable_names_folders_whose_games_are_found_and_whose_kernels_are_compiled_anew_when_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(registry.FURTHER, f"{tmp_path}")
    (tmp_path / "stones.py").write_text(nim_called("stones"))
    program = "from skyhop.core import registry; print(*registry.names(), registry.game('stones').title)"

    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    before = source_hash()
    (tmp_path / "stones.py").write_text(nim_called("stones").replace("MOST = 3", "MOST = 4"))

    assert ended.stdout.split() == ["aeronaut-odyssey", "balloon-cup", "stones", "Nim"]
    assert source_hash() != before


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("", "has no game: it ends with GAME = …"),
        (NIM, "the game calls itself 'nim', and its file's name says 'odd'"),
        ("raise SystemExit(3)", "skyhop.games.odd cannot be imported: SystemExit: 3"),
        ("1 / 0", "skyhop.games.odd cannot be imported: ZeroDivisionError: division by zero"),
        ("from skyhop.core.game import Game\nGAME = Game()", "TypeError: Can't instantiate abstract class Game"),
    ],
    ids=["no game", "another name", "an exit", "an error", "an abstract one"],
)
def test_a_file_that_is_no_game_is_refused_with_what_is_wrong(folder: Path, source: str, problem: str) -> None:
    (folder / "odd.py").write_text(source)

    with pytest.raises(GameError) as refused:
        registry.game("odd")

    assert problem in str(refused.value)


def with_files(folder: Path, *names: str) -> None:
    """Make a game of a folder, with empty files."""
    for name in names:
        (folder / "odd" / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / "odd" / name).touch()
    (folder / "odd" / "game.py").write_text(nim_called("odd"))


@pytest.mark.parametrize(
    ("files", "problem"),
    [
        (
            ["rulebook/en/01-stones.md"],
            "Nim is not finished (rulebook): add odd/rulebook/en/summary.md",
        ),
        (
            ["page/page.py"],
            "Nim is not finished (page of its own): add odd/page/table.html, odd/page/table.css",
        ),
    ],
)
def test_half_of_a_capability_is_refused_with_the_other_half(folder: Path, files: list[str], problem: str) -> None:
    with_files(folder, *files)

    with pytest.raises(GameError) as refused:
        registry.game("odd")

    assert str(refused.value) == problem


def test_half_of_the_methods_of_a_capability_is_refused_too(folder: Path) -> None:
    text = nim_called("odd").replace("GAME = PlainGame(", "GAME = Odd(")
    own = (
        "from skyhop.core.game import Game\n\n\nclass Odd(PlainGame):\n"
        "    expect = Game.expect\n    from_position = Game.from_position\n\n\nGAME"
    )
    (folder / "odd.py").write_text(text.replace("GAME", own, 1))

    with pytest.raises(GameError) as refused:
        registry.game("odd")

    assert str(refused.value) == "Nim is not finished (positions): give it from_position, expect in odd.py"


def test_a_whole_capability_is_had(folder: Path) -> None:
    with_files(folder, "rulebook/en/summary.md")

    assert registry.game("odd").has(Capability.RULEBOOK)
