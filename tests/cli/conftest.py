import sys
from collections.abc import Callable, Iterator

import pytest

from skyhop.cli.__main__ import main

Play = Callable[..., str]


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Function that runs `skyhop play` with typed lines. It returns the complete output."""

    def run(options: str, *lines: str, code: int = 0) -> str:
        typed: Iterator[str] = iter(lines)

        def line(prompt: str) -> str:
            sys.stdout.write(f"{prompt}\n")
            try:
                return next(typed)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", line)
        capsys.readouterr()
        assert main(["play", *options.split()]) == code
        captured = capsys.readouterr()
        return captured.out + captured.err

    return run


@pytest.fixture
def types(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """List of lines that the person types. After the last line, the input ends."""
    lines: list[str] = []

    def read(_prompt: str) -> str:
        if not lines:
            raise EOFError
        return lines.pop(0)

    monkeypatch.setattr("builtins.input", read)
    return lines
