"""Tests of the code in README.md and docs/.

The tests run all Python blocks. Lines with `>>>` are doctests. A block with a title is written to the file with this
name. In a `console` block, the tests run each line `$ skyhop …`, and compare its output with the lines below (`...`
stands for any text). Other commands belong into `sh` blocks, which the tests do not run.
"""

from __future__ import annotations

import contextlib
import doctest
import io
import itertools
import os
import re
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING
from unittest import mock

from sybil import Region, Sybil
from sybil.parsers.markdown import CodeBlockParser, PythonCodeBlockParser
from sybil.parsers.markdown.lexers import RawFencedCodeBlockLexer

from skyhop.cli.__main__ import INTERRUPTED, main
from skyhop.game import registry

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sybil import Document, Example

PART = RawFencedCodeBlockLexer(re.compile(r'python title="(?P<file>[^"]+)"$\n', re.MULTILINE))
LIVING = {"mcp", "play", "serve"}
"""Commands that run until somebody stops them."""
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def run_console(example: Example) -> str | None:
    """Run the commands of one console block. Return a text about the first difference, or None."""
    for command, expected in transcript(example.parsed):
        printed = answer_of(command, example.path)
        if not doctest.OutputChecker().check_output(expected, printed, FLAGS):
            return f"$ {command}\nexpected:\n{expected}\nprinted:\n{printed}"
    return None


def transcript(block: str) -> Iterator[tuple[str, str]]:
    """Yield each command of a console block with the output below it."""
    for part in ("\n" + block).split("\n$ ")[1:]:
        command, _, expected = part.partition("\n")
        yield command, expected.rstrip() + "\n" if expected.strip() else ""


def answer_of(command: str, document: str) -> str:
    """Run a skyhop command, and return its complete output. Settings such as `NAME=VALUE` may come before `skyhop`."""
    words = shlex.split(command)
    settings = dict(word.split("=", 1) for word in itertools.takewhile(lambda word: "=" in word, words))
    program, *arguments = words[len(settings) :]
    if program != "skyhop":
        raise ValueError(f"{document}: a console block runs skyhop, not {program}; write the block as sh")
    shown = {"LANGUAGE": "en", "COLUMNS": "100", "NO_COLOR": "1"}
    if settings or arguments[0] in LIVING:  # skyhop reads some settings only at its start
        return _answer_of_a_process(arguments, {**settings, **shown})
    printed = io.StringIO()
    with (
        mock.patch.dict(os.environ, shown),
        mock.patch.object(registry, "_packages", [*registry._packages]),  # noqa: SLF001  --examples adds to them
        mock.patch("sys.argv", ["skyhop", *arguments]),
        mock.patch("sys.stdin", io.StringIO()),
        contextlib.redirect_stdout(printed),
        contextlib.redirect_stderr(printed),
    ):
        code = main(arguments)
    if code == INTERRUPTED:
        raise KeyboardInterrupt
    return printed.getvalue()


def _answer_of_a_process(arguments: list[str], settings: dict[str, str]) -> str:
    ended = subprocess.run(  # noqa: S603 - the documents are ours
        [sys.executable, "-m", "skyhop.cli", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        timeout=120,
        env={**os.environ, **settings},
    )
    return ended.stdout


def parts_of_files(document: Document) -> Iterator[Region]:
    """Yield the Python blocks with a title, which are parts of files."""
    for region in PART(document):
        yield Region(region.start, region.end, region.lexemes, write_part)


def write_part(example: Example) -> None:
    """Append a block to its file, after two empty lines."""
    path = Path(example.parsed["file"])
    before = path.read_text("utf-8") + "\n\n" if path.exists() else ""
    path.write_text(before + example.parsed["source"], encoding="utf-8")


def enter_folder(namespace: dict[str, object]) -> None:
    """Change to a temporary folder before the code of one document runs."""
    folder = tempfile.TemporaryDirectory()
    namespace["_left"], namespace["_folder"] = Path.cwd(), folder
    os.chdir(folder.name)


def leave_folder(namespace: dict[str, object]) -> None:
    """Return to the previous folder, and remove the temporary folder of the document."""
    left, folder = namespace["_left"], namespace["_folder"]
    if isinstance(left, Path) and isinstance(folder, tempfile.TemporaryDirectory):
        os.chdir(left)
        folder.cleanup()


pytest_collect_file = Sybil(
    parsers=[
        PythonCodeBlockParser(doctest_optionflags=FLAGS),
        CodeBlockParser("console", run_console),
        parts_of_files,
    ],
    patterns=["README.md", "docs/**/*.md", "docs/*.md"],
    excludes=["docs/??/*.md"],  # translations have the same code, as tools/player_pages.py checks
    setup=enter_folder,
    teardown=leave_folder,
).pytest()
