"""Games are found by their files, the examples where they are asked for, and refused where they are not made well."""

from __future__ import annotations

import copy
import io
import json
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import skyhop.games
from skyhop.engine.kernel import JIT
from skyhop.game import registry
from skyhop.game.capability import Capability
from skyhop.game.game import GameError
from skyhop.search.compiled_entries import Way, attempts, game_entry

GREETING = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "initialize",
    "params": {"protocolVersion": "2025-03-26", "capabilities": {}, "clientInfo": {"name": "x", "version": "1"}},
}
NIM = (Path(__file__).parents[2] / "src" / "skyhop" / "examples" / "nim.py").read_text("utf-8")
LAST_LINE = NIM.count("\n")
"""Line of the example that builds the game from its kernels."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder whose games are found as if it were in `SKYHOP_GAMES`."""
    monkeypatch.setattr(skyhop.games, "__path__", [*skyhop.games.__path__, str(tmp_path)])
    registry._find_modules.cache_clear()
    yield tmp_path
    registry._find_modules.cache_clear()
    registry._register.cache_clear()
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
        "import sys; from skyhop.game import registry; registry.names(); "
        "print([name for name in sys.modules if 'games.' in name])"
    )

    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)

    assert ended.stdout.strip() == "[]"


def test_examples_are_found_where_they_are_asked_for() -> None:
    with pytest.raises(registry.UnknownGame, match=r"'connect-four' is an example\. Add --examples to use it"):
        registry.game("connect-four")
    with registry.with_examples():
        early, late = registry.names()[-7:-3], registry.names()[-3:]
        assert early == ("connect-four", "flip-and-write", "hex", "kuhn-poker")
        assert late == ("nim", "pig", "trick-taking")
        assert registry.game("connect-four").title == "Connect Four"

    assert registry.names() == ("aeronaut-odyssey", "balloon-cup")


def test_a_game_or_an_example_is_found_by_one_name_though_nobody_includes_the_examples() -> None:
    assert registry.find_game("nim").title == "Nim"
    assert registry.find_game("balloon-cup") is registry.game("balloon-cup")
    with pytest.raises(registry.UnknownGame, match=r"there is no game 'chess'; choose one of .*balloon-cup, .*nim"):
        registry.find_game("chess")
    assert registry.names() == ("aeronaut-odyssey", "balloon-cup")


@pytest.mark.parametrize("name", ["aeronaut-odyssey", "balloon-cup", "connect-four", "kuhn-poker", "nim"])
def test_a_copy_of_a_game_is_the_game(name: str) -> None:
    game = registry.find_game(name)

    assert pickle.loads(pickle.dumps(game)) is game
    assert copy.deepcopy(game) is game


def test_a_game_that_no_module_declares_travels_with_all_that_it_has() -> None:
    declared = registry.game("balloon-cup")
    own = type(declared)()
    own.title = "Mine"

    assert pickle.loads(pickle.dumps(own)).title == "Mine" != declared.title


def test_the_variable_names_folders_whose_games_are_found_and_whose_kernels_are_known_by_their_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(registry.FURTHER, f"{tmp_path}")
    (tmp_path / "stones.py").write_text(nim_called("stones"))
    program = (
        "from skyhop.game import registry; from skyhop.engine.jit.code_key import code_key;"
        "stones = registry.game('stones');"
        "print(*registry.names(), stones.title, code_key(stones._act.py_func), code_key(stones._legal.py_func))"
    )
    run = [sys.executable, "-B", "-c", program]

    first = subprocess.run(run, capture_output=True, text=True, check=True).stdout.split()
    (tmp_path / "stones.py").write_text(nim_called("stones").replace("MOST = 3", "MOST = 4"))
    *_names, act, legal = subprocess.run(run, capture_output=True, text=True, check=True).stdout.split()

    assert first[:4] == ["aeronaut-odyssey", "balloon-cup", "stones", "Nim"]
    assert (act == first[4], legal == first[5]) == (True, False)


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("", "defines no game. End the file with GAME = …"),
        (NIM, "the game has the name 'nim', but the file has the name 'odd'"),
        ("\nraise SystemExit(3)", "odd.py, line 2: SystemExit: 3"),
        ("\nraise BaseException('gone')", "odd.py, line 2: BaseException: gone"),
        ("raise ValueError('a\\x1b[31mb\\x07\\u202e')", r"odd.py, line 1: ValueError: a\x1b[31mb\x07\u202e"),
        ("1 / 0", "odd.py, line 1: ZeroDivisionError: division by zero"),
        (
            "from skyhop.game.game import Game\nGAME = Game()",
            "line 2: TypeError: Can't instantiate abstract class Game",
        ),
        ("GAME =", "odd.py, line 1: SyntaxError: invalid syntax"),
        ("GAME = 0\0", "source code string cannot contain null bytes"),
        (
            NIM.replace("Kernels(legal, act", "Kernels(legal"),
            f"odd.py, line {LAST_LINE}: TypeError: Kernels.__new__() missing 1",
        ),
        (
            NIM.replace("@kernel\ndef act", "def act"),
            f"odd.py, line {LAST_LINE - 1}: act is not a kernel: write @kernel above it",
        ),
        (
            NIM.replace("stones: Grid", "stones: list"),
            "TypeError: stones: list = of(3, 7) is no field; a field is one of",
        ),
        (NIM.replace("left: int", "left: Grid"), "left: Grid is no field; a field is one of int, float"),
        (
            NIM.replace("min(MOST, table.left)", "table.rest"),
            "the record Table has no field `rest`; its fields are to_act, ",
        ),
    ],
    ids=[
        "no game",
        "another name",
        "an exit",
        "an end of everything",
        "control characters",
        "an error",
        "an abstract one",
        "half a line",
        "no text",
        "nothing that acts",
        "no kernel",
        "no field",
        "a field without sizes",
        "a field that there is not",
    ],
)
def test_a_file_that_is_no_game_is_refused_with_what_is_wrong(folder: Path, source: str, problem: str) -> None:
    (folder / "odd.py").write_text(source)

    with pytest.raises(GameError) as refused:
        registry.game("odd")

    assert problem in str(refused.value)
    assert str(refused.value).startswith(f"{folder / 'odd.py'}")


def test_a_stray_file_is_passed_over_and_a_broken_game_reported_and_left_out(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (folder / "one_file.py").write_text(nim_called("one-file"))
    (folder / "setup.py").write_text("raise SystemExit('a stray file was run')")
    (folder / "broken.py").write_text("GAME = undefined")
    (folder / "folder.py").mkdir()
    (folder / "link.py").symlink_to(folder / "gone.py")
    os.mkfifo(folder / "pipe.py")

    assert registry.names() == ("aeronaut-odyssey", "balloon-cup", "one-file")
    assert [found.name for found in registry.list_games_with()] == ["aeronaut-odyssey", "balloon-cup", "one-file"]
    assert registry.packages()[-1] == "skyhop.games.one_file"
    registry.names()
    assert [record.getMessage() for record in caplog.records] == [
        (
            f"The game broken could not be loaded: {folder / 'broken.py'}, "
            "line 1: NameError: name 'undefined' is not defined"
        )
    ]
    with pytest.raises(GameError, match="line 1: NameError"):
        registry.game("broken")


@pytest.mark.parametrize(
    "source",
    [
        "raise BaseException('a\\x1bb')\nGAME = 1",
        "raise ValueError('a\\x1bb')\nGAME = 1",
        "raise ModuleNotFoundError('a\\x1bb')\nGAME = 1",
        "class Ended(BaseException): pass\nraise Ended('a\\x1bb')\nGAME = 1",
    ],
)
def test_a_game_that_raises_an_error_is_left_out_and_told_without_control_characters(
    source: str, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (folder / "broken.py").write_text(source)

    assert registry.names() == ("aeronaut-odyssey", "balloon-cup")
    assert [record.getMessage().endswith(r"a\x1bb") for record in caplog.records] == [True]


def test_an_interrupt_while_a_game_is_loaded_ends_the_command(folder: Path) -> None:
    (folder / "slow.py").write_text("raise KeyboardInterrupt\nGAME = 1")

    with pytest.raises(KeyboardInterrupt):
        registry.names()


def test_a_kernel_that_lists_nothing_is_told_by_its_file_and_line(folder: Path) -> None:
    (folder / "odd.py").write_text(nim_called("odd").replace("min(MOST, table.left)", "0"))
    game = registry.game("odd")
    state = game.new(game.ruleset("standard"))

    with pytest.raises(GameError, match=r"odd\.py, line 37: the kernel lists no action, but seat 0 must decide"):
        game.legal(state)


@pytest.mark.skipif(not JIT, reason="only the compiler refuses it")
def test_a_mistake_that_a_search_comes_upon_is_told_by_its_file_and_line(folder: Path) -> None:
    listing = nim_called("odd").replace("min(MOST, table.left)", "max([0, min(MOST, table.left)])")
    (folder / "odd.py").write_text(listing)
    line = listing[: listing.index("max([0")].count("\n") + 1

    with pytest.raises(GameError, match=rf"odd\.py, line {line}: kernels do not support max\(list") as refused:
        game_entry(attempts, registry.game("odd"), Way.WON).compile()
    assert len(str(refused.value)) < 300


PRINTING = 'print("hello", end=""); pprint.pprint("hello"); os.write(1, b"hello\\n")'
STARTING = 'import os, pprint, subprocess; subprocess.run(["sh", "-c", "echo hello"], check=True)'


@pytest.mark.presentation
def test_what_a_game_prints_does_not_stand_in_what_programs_read(tmp_path: Path) -> None:
    """The machine-read output of a command, of the compiler's processes, and of the assistants' server."""
    own = tmp_path / "games" / "odd.py"
    own.parent.mkdir()
    source = nim_called("odd").replace("GAME =", f"{STARTING}; {PRINTING}\nGAME =")
    own.write_text(source.replace("    count = min", f"    {PRINTING}\n    count = min"))
    environment = {**os.environ, "SKYHOP_GAMES": str(own.parent), "NUMBA_DISABLE_JIT": "1", "LANGUAGE": "en"}

    def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-P", "-m", *arguments],
            env=environment,
            input=typed,
            capture_output=True,
            text=True,
            check=True,
            timeout=120,
        )

    journal = str(tmp_path / "odd.jsonl")
    run("skyhop.cli", "simulate", "odd", "--bots", "random", "random", "--matches", "1", "-o", journal)
    replayed = run("skyhop.cli", "replay", journal, "--json")
    served = run("skyhop.cli", "mcp", typed=json.dumps(GREETING) + "\n")
    compiled = run("skyhop.engine.jit.compile_process", "0", typed="skyhop.games.odd:odd.legal\n")

    assert all(json.loads(line)["match"] == 1 for line in replayed.stdout.splitlines())
    assert json.loads(served.stdout)["id"] == 1
    assert "hello" in replayed.stderr
    assert "hello" not in compiled.stdout


def test_a_folder_that_is_not_there_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.FURTHER, f"{tmp_path}{os.pathsep}{tmp_path / 'gone'}")
    registry._find_modules.cache_clear()

    with pytest.raises(GameError) as refused:
        registry.names()

    assert str(refused.value) == f"SKYHOP_GAMES is {tmp_path / 'gone'}, but this is not a folder"


def test_a_package_that_a_game_needs_and_that_is_not_installed_is_no_fault_of_the_game(folder: Path) -> None:
    (folder / "odd.py").write_text("import no_such_package")

    with pytest.raises(ModuleNotFoundError, match="no_such_package"):
        registry.game("odd")


def test_every_game_lies_in_a_package_or_in_one_module(folder: Path) -> None:
    (folder / "one_file.py").write_text(nim_called("one-file"))

    found = registry.packages()

    assert found == ("skyhop.games.aeronaut_odyssey", "skyhop.games.balloon_cup", "skyhop.games.one_file")


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
            ["page/table.html"],
            "Nim is not finished (custom page): add odd/page/__init__.py",
        ),
    ],
)
def test_half_of_a_capability_is_refused_with_the_other_half(folder: Path, files: list[str], problem: str) -> None:
    with_files(folder, *files)

    with pytest.raises(GameError) as refused:
        registry.game("odd")

    assert str(refused.value) == problem


def test_a_whole_capability_is_had(folder: Path) -> None:
    with_files(folder, "rulebook/en/summary.md")

    assert registry.game("odd").has(Capability.RULEBOOK)


def test_examples_that_are_included_twice_are_found_once() -> None:
    registry.include_examples()
    names = registry.names()

    registry.include_examples()

    assert registry.names() == names
    assert "nim" in names


def test_games_are_found_by_what_they_have() -> None:
    assert [game.name for game in registry.list_games_with(Capability.BOARDS)] == ["aeronaut-odyssey"]
    assert [game.name for game in registry.list_games_with(Capability.RULEBOOK)] == ["aeronaut-odyssey", "balloon-cup"]
    assert [game.name for game in registry.list_games_with()] == list(registry.names())


def test_what_a_file_of_a_further_folder_prints_goes_to_standard_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    printed = io.BytesIO()
    registry._list_further_places.cache_clear()
    monkeypatch.setattr(registry, "further_folders", lambda: [str(tmp_path)])
    stdout = io.TextIOWrapper(printed, encoding="utf-8", write_through=True)
    monkeypatch.setattr(sys, "stdout", stdout)
    listing = "import pprint; pprint.pprint('of a game')"

    registry.keep_output_apart()
    exec(compile(listing, str(tmp_path / "odd.py"), "exec"))  # noqa: S102  our own text
    exec(compile("print('of ours')", "ours.py", "exec"), {"__name__": "skyhop.cli.ours"})  # noqa: S102  as above
    print("of a program")  # noqa: T201
    sys.stdout.flush()
    registry._list_further_places.cache_clear()

    assert not stdout.closed
    assert (printed.getvalue(), capsys.readouterr().err) == (b"of ours\nof a program\n", "'of a game'\n")


def test_what_a_game_writes_to_the_descriptor_of_standard_output_goes_to_standard_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "further_folders", lambda: [str(tmp_path)])
    with (tmp_path / "out").open("w+") as stdout, (tmp_path / "err").open("w+") as stderr:
        for name, stream in (("stdout", stdout), ("__stdout__", stdout), ("stderr", stderr)):
            monkeypatch.setattr(sys, name, stream)

        registry.keep_output_apart()
        os.write(stdout.fileno(), b"of a game")
        sys.stdout.write("of ours")
        sys.stdout.close()

    assert [(tmp_path / name).read_text() for name in ("out", "err")] == ["of ours", "of a game"]


def test_all_names_hold_the_examples_too() -> None:
    assert {*registry.names(), "nim", "connect-four"} <= set(registry.all_names())
