"""Tests of `skyhop compile`. Commands that simulate wait for the compilation, and `skyhop play` does not."""

from __future__ import annotations

import contextlib
import os
import pty
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from skyhop.cli.__main__ import main
from skyhop.engine.kernel import JIT, Entry

pytestmark = pytest.mark.skipif(not JIT, reason="nothing is compiled")

NIM = (Path(__file__).parents[2] / "src" / "skyhop" / "examples" / "nim.py").read_text("utf-8")
STONES = NIM.replace('"nim"', '"stones"')
WRONG = STONES.replace(
    "count = min(MOST, table.left)", 'count = min(MOST, table.left, len({"a": 1}.setdefault("b", [1, 2, 3])))'
)
"""Python runs it, and numba does not compile it."""

Ended = subprocess.CompletedProcess[str]
Command = Callable[..., Ended]


def runs_in(folder: Path) -> Command:
    """Run a command in a process of its own, which finds the game of stones and what is compiled in a folder."""

    def run(*arguments: str, typed: str = "", stderr: int = subprocess.PIPE) -> Ended:
        own = {"SKYHOP_GAMES": str(folder / "games"), "SKYHOP_CACHE": str(folder / "cache"), "LANGUAGE": "en"}
        return subprocess.run(
            [sys.executable, "-m", "skyhop.cli", *arguments],
            env={**os.environ, **own},
            input=typed,
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
            check=False,
            timeout=120,
        )

    (folder / "games").mkdir()
    (folder / "games" / "stones.py").write_text(STONES)
    return run


@pytest.fixture
def command(tmp_path: Path) -> Command:
    """Commands that find nothing compiled."""
    return runs_in(tmp_path)


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Ended]:
    """A folder in which all of the game has been compiled once, and what that command said."""
    folder = tmp_path_factory.mktemp("compiled")
    return folder / "cache", runs_in(folder)("compile", "stones", "--report")


@pytest.fixture
def later(compiled: tuple[Path, Ended], tmp_path: Path) -> Command:
    """Commands that find a copy of what has been compiled."""
    shutil.copytree(compiled[0], tmp_path / "cache")
    return runs_in(tmp_path)


def test_what_is_compiled_once_is_not_compiled_again(compiled: tuple[Path, Ended], later: Command) -> None:
    first, second = compiled[1], later("compile", "stones")

    assert re.fullmatch(
        r"7 functions are compiled\. This command compiled 7 of them in [\d.]+ s\.", first.stdout.splitlines()[0]
    )
    assert re.fullmatch(r"7 functions are compiled\. This command compiled 0 of them in [\d.]+ s\.\n", second.stdout)
    assert (first.stderr, second.stderr, first.returncode) == ("", "", 0)


def test_a_change_of_a_text_compiles_nothing_and_one_of_a_kernel_what_calls_it(later: Command, tmp_path: Path) -> None:
    path = tmp_path / "games" / "stones.py"
    path.write_text(
        STONES.replace('"""Lay the stones out."""', '"""Lay all the stones out."""').replace("Nim", "Stones")
    )
    after_text = later("compile", "stones")
    path.write_text(STONES.replace("table.left = ROWS * COLUMNS", "table.left = COLUMNS * ROWS"))
    after_kernel = later("compile", "stones")

    assert after_text.stdout.startswith("7 functions are compiled. This command compiled 0 of them")
    assert after_kernel.stdout.startswith("7 functions are compiled. This command compiled 1 of them")


def test_a_report_lists_what_each_function_took_the_longest_first(compiled: tuple[Path, Ended]) -> None:
    _sentence, *lines, sums = compiled[1].stdout.splitlines()
    rows = [re.fullmatch(r" +([\d.]+) s +([\d,]+) KiB  \S+:\S+", line) for line in lines]
    seconds = [float(row[1]) for row in rows if row is not None]

    assert len(seconds) == len(lines) == 7
    assert seconds == sorted(seconds, reverse=True)
    assert 0 < seconds[0] <= sum(seconds)
    assert sums.startswith("In total: ")


@pytest.mark.slow
def test_a_simulation_compiles_what_it_needs_and_no_more(command: Command, tmp_path: Path) -> None:
    ended = command("simulate", "stones", "--seed", "1")
    kept = {path.name.partition("-")[0] for path in (tmp_path / "cache").rglob("*") if path.is_file()}

    assert ended.returncode == 0
    assert kept == {f"skyhop.games.stones.stones.{name}" for name in ("act", "legal", "start")}


def test_a_game_that_does_not_exist_is_a_wrong_call(command: Command) -> None:
    ended = command("compile", "chess")

    assert (ended.returncode, "'chess'" in ended.stderr) == (2, True)


def test_every_function_that_cannot_be_compiled_is_named_and_the_command_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(_process: object, address: str) -> str:
        return "" if address.endswith(":act") else "TypeError: no kernel"

    monkeypatch.setattr(Entry, "is_compiled", property(lambda _entry: False))  # other tests may have compiled some
    monkeypatch.setattr("skyhop.engine.jit.compilation._Process.compile", refuse)
    monkeypatch.setattr("skyhop.engine.jit.compilation._load_code", lambda entry: entry.py_func.__name__ == "act")

    code = main(["--language", "en", "compile", "nim", "--examples"])
    said = capsys.readouterr()

    assert code == 1
    assert said.out.startswith("1 function is compiled. ")
    names = re.findall(r"(\S+): TypeError: no kernel", said.err)
    told = f"{len(names)} functions could not be compiled, so they run slowly. The first problem: {names[0]}"
    assert told in said.err
    assert len(set(names)) == len(names) > 1


@pytest.mark.slow
def test_what_cannot_be_compiled_is_named_with_the_reason(later: Command, tmp_path: Path) -> None:
    (tmp_path / "games" / "stones.py").write_text(WRONG)
    ended = later("compile", "stones")

    assert ended.returncode == 1
    line = 1 + WRONG[: WRONG.index("setdefault")].count("\n")
    place = f"{tmp_path / 'games' / 'stones.py'}, line {line}"
    problem = f"1 function could not be compiled, so it runs slowly. {place}: kernels do not support impl_setdefault("
    assert ended.stderr.startswith(problem)
    assert "delete the folder" not in ended.stderr


@pytest.mark.slow
def test_a_field_that_there_is_not_is_told_by_its_line_in_every_command(later: Command, tmp_path: Path) -> None:
    path = tmp_path / "games" / "stones.py"
    path.write_text(STONES.replace("table.left -= 1", "table.rest = 1"))
    line = 1 + STONES[: STONES.index("table.left -= 1")].count("\n")
    fields = "to_act, ending, winners, left, stones"
    fault = f"{path}, line {line}: the record Table has no field `rest`; its fields are {fields}\n"

    ahead, simulated = later("compile", "stones"), later("simulate", "stones")
    played = later("play", "stones", "--plain", "--yes", "--first", "me", "--vs", "random", typed="3\nquit\n")

    assert ahead.stderr == f"1 function could not be compiled, so it runs slowly. {fault}"
    assert simulated.stderr == played.stderr == f"skyhop: {fault}"
    assert (ahead.returncode, simulated.returncode, played.returncode) == (1, 1, 1)


@pytest.mark.slow
def test_a_simulation_waits_with_a_line_on_a_terminal(command: Command) -> None:
    ours, theirs = pty.openpty()
    with ThreadPoolExecutor() as beside:
        shown = beside.submit(_all_of, ours)  # a terminal that nobody reads stops who writes
        ended = command("simulate", "stones", "--seed", "1", stderr=theirs)
        os.close(theirs)
    os.close(ours)

    assert ended.returncode == 0
    assert b"Compiling, once per version" in shown.result()
    assert len(ended.stdout.splitlines()) == 1


def _all_of(terminal: int) -> bytes:
    shown = b""
    with contextlib.suppress(OSError):  # on Linux, this is how it says that the other end is closed
        while more := os.read(terminal, 4096):
            shown += more
    return shown


@pytest.mark.slow
def test_a_simulation_is_quiet_elsewhere(command: Command) -> None:
    ended = command("simulate", "stones", "--seed", "1")

    assert re.fullmatch(r" +1  won by seat \d random \(\w+\)\n", ended.stderr)


def test_a_match_in_the_terminal_does_not_wait(command: Command, tmp_path: Path) -> None:
    (tmp_path / "games" / "stones.py").write_text(WRONG)
    ended = command("play", "stones", "--plain", "--yes", "--first", "me", "--vs", "random", typed="3\nquit\nquit\n")

    assert re.search(r"^> 3\nYou: Take 3 stones\.\nYour opponent: Take [123] stones?\.\n$", ended.stdout, re.MULTILINE)
    assert (ended.returncode, "Traceback" in ended.stderr) == (0, False)
