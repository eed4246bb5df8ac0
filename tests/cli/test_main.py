"""The command line finds its commands by file and never shows a traceback."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.amount import in_turn
from tests.languages import pseudo_languages
from tools.pseudo import LONG, MIRRORED, longer

import skyhop.cli.games
from skyhop import __version__
from skyhop.cli import program
from skyhop.cli.__main__ import main
from skyhop.cli.program import find_language, parse_language

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

PROBE = '''"""Probe the command line.

More about it.
"""
import numba_is_not_needed_for_help
'''

INTERRUPTED_AT = """
import os, signal, sys

class Interrupts:
    def find_spec(self, name, *_):
        if name == "{module}":
            sys.meta_path.remove(self)
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Interrupts())
sys.argv[1:1] = {arguments}
from skyhop.cli.__main__ import run
run()
"""
"""A program that is interrupted while it imports a module."""


@pytest.fixture
def add_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, str], None]]:
    """Put one more file among the commands."""
    monkeypatch.setattr(skyhop.cli.games, "__path__", [*skyhop.cli.games.__path__, str(tmp_path)])
    program._group_of.cache_clear()

    def add(name: str, source: str) -> None:
        (tmp_path / f"{name}.py").write_text(source, "utf-8")
        monkeypatch.delitem(sys.modules, f"skyhop.cli.games.{name}", raising=False)

    yield add
    program._group_of.cache_clear()


def test_the_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["--version"])

    assert (code, capsys.readouterr().out) == (0, f"skyhop {__version__}\n")


@pytest.mark.parametrize("line", [["--help"], ["--help", "play"]])
def test_help_names_a_command_without_importing_it(
    add_command: Callable[[str, str], None], capsys: pytest.CaptureFixture[str], line: list[str]
) -> None:
    add_command("probe_help", PROBE)

    code = main(line)

    assert code == 0
    assert "probe_help  Probe the command line." in " ".join(capsys.readouterr().out.splitlines())


def test_help_imports_neither_kernels_nor_arrays() -> None:
    program = (
        "import sys\n"
        "from skyhop.cli.__main__ import main\n"
        "main(['--help'])\n"
        "heavy = {'numba', 'numpy', 'fastapi', 'sqlalchemy', 'rich'} & set(sys.modules)\n"
        "assert not heavy, heavy\n"
    )

    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)

    assert (ended.returncode, ended.stderr) == (0, "")


def test_a_command_of_one_function_is_run(
    add_command: Callable[[str, str], None], capsys: pytest.CaptureFixture[str]
) -> None:
    add_command("probe_one", '"""Say it."""\ndef probe_one(word: str) -> None:\n    print(word)\n')

    code = main(["probe_one", "cup"])

    assert (code, capsys.readouterr().out) == (0, "cup\n")


def test_a_command_with_subcommands_is_run(
    add_command: Callable[[str, str], None], capsys: pytest.CaptureFixture[str]
) -> None:
    add_command(
        "probe_many",
        '"""Say more."""\nimport typer\napp = typer.Typer()\n'
        "@app.command()\ndef one() -> None:\n    print(1)\n"
        "@app.command()\ndef two() -> None:\n    print(2)\n",
    )

    code = main(["probe_many", "two"])

    assert (code, capsys.readouterr().out) == (0, "2\n")


@pytest.mark.parametrize("arguments", [[], ["no-such-command"], ["--no-such-option"]])
def test_a_wrong_call_ends_with_2(arguments: list[str]) -> None:
    assert main(arguments) == 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("play balloon-cup --first you", "'--first': 'you' is not one of 'me', 'bot', 'random'."),
        ("simulate balloon-cup --matches 0", "'--matches': 0 is too small; the minimum is 1"),
        ("serve --port 70000", "'--port': 70000 is too large; the maximum is 65535"),
        ("simulate balloon-cup --seed one", "'--seed': one is not a whole number"),
        ("restore no-such-file", "file 'no-such-file' does not exist."),
    ],
)
def test_a_wrong_value_is_refused_in_our_words(words: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words.split()) == 2

    assert said in " ".join(capsys.readouterr().err.split())


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("board draw", "There is no command 'draw'. Did you mean: show, gallery, styles, edit"),
        ("Solve", "There is no command 'Solve'. Did you mean: puzzle"),
        ("board shwo", "Did you mean 'show'?"),
        ("board no-such", "No such command 'no-such'."),
    ],
)
def test_an_unknown_command_is_answered_with_those_of_its_verb(
    words: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words.split()) == 2

    assert said in " ".join(capsys.readouterr().err.split())


def test_arguments_are_explained(capsys: pytest.CaptureFixture[str]) -> None:
    main(["simulate", "--help"])

    assert "BOT <list[str]> Bots for the remaining seats, after the bots named with --bots." in " ".join(
        capsys.readouterr().out.split()
    )


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("open('/no/such/file')", "skyhop: /no/such/file: No such file or directory\n"),
        ("raise SystemExit('stop')", "skyhop: stop\n"),
        (
            "import no_such_package",
            "This feature needs the Python package no-such-package: pip install no-such-package\n",
        ),
        ("raise type('Refused', (Exception,), {'__module__': 'skyhop.x'})('not\\n there')", "skyhop: not there\n"),
        ("raise KeyError('x')", "This is a bug in skyhop. Please report it (KeyError: 'x')"),
    ],
)
def test_a_failure_is_one_line_and_ends_with_1(
    body: str, said: str, add_command: Callable[[str, str], None], capsys: pytest.CaptureFixture[str]
) -> None:
    add_command("probe_failure", f'"""Fail."""\ndef probe_failure() -> None:\n    {body}\n')

    code = main(["probe_failure"])

    error = capsys.readouterr().err
    assert code == 1
    assert said in error
    assert error.count("\n") == 1


def test_debugging_shows_where_an_error_comes_from(
    add_command: Callable[[str, str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    add_command("probe_debug", '"""Fail."""\ndef probe_debug() -> None:\n    raise KeyError\n')
    monkeypatch.setenv("SKYHOP_DEBUG", "1")

    with pytest.raises(KeyError):
        main(["probe_debug"])


@pytest.mark.parametrize(
    ("environment", "tag"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de-DE"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR"}, "fr-FR"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "nl:en"}, "nl"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], tag: str) -> None:
    assert find_language(environment) == tag


@pytest.fixture
def offered() -> Iterator[None]:
    with pseudo_languages():
        yield


@pytest.mark.usefixtures("offered")
@pytest.mark.parametrize(
    ("line", "tag"),
    [
        ("--language en check", "en"),
        (f"--language={LONG} check", LONG),
        ("--version --language en-GB", "en"),
        ("--language xx check", None),
        ("check --language en", None),
        ("--language", None),
        ("", None),
    ],
)
def test_a_line_may_ask_for_a_language_before_its_command(line: str, tag: str | None) -> None:
    assert parse_language(line.split()) == tag


@pytest.mark.usefixtures("offered")
def test_what_is_asked_for_is_spoken_whatever_the_environment_says(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", MIRRORED)

    code = main(["--language", LONG, "check", "--help"])

    assert code == 0
    assert longer("Check your own game").split(" êî")[0] in capsys.readouterr().out


def test_a_language_without_texts_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["--language", "tlh", "check"])

    assert code == 2
    assert "the language 'tlh' is not available; choose one of en" in capsys.readouterr().err


@pytest.mark.process
@pytest.mark.parametrize(
    "module",
    in_turn(["skyhop.i18n", "typer", "skyhop.cli.server.serve", "numpy", "skyhop.web.app", "uvicorn"], 3),
)
def test_whoever_interrupts_a_start_reads_nothing(tmp_path: Path, module: str) -> None:
    interrupted = INTERRUPTED_AT.format(module=module, arguments=["serve", "--port", "0", "--no-browser"])

    ended = subprocess.run(
        [sys.executable, "-c", interrupted, "--data", str(tmp_path)], capture_output=True, text=True, check=False
    )

    assert (ended.returncode, ended.stderr) == (130, "")
