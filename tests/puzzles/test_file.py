"""Tests of puzzle files: they read back as written, and errors name the place of the fault."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from skyhop.game import registry
from skyhop.game.journal import Header, Journal
from skyhop.puzzles.collection import FORMAT, PuzzleFile, PuzzleFileError, contents_of, read, write

GAME = registry.game("balloon-cup")
Lines = list[dict[str, Any]]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A file of the first few puzzles of the game."""
    path, contents = tmp_path_factory.mktemp("puzzles") / "some.gz", contents_of(GAME)
    write(path, GAME, PuzzleFile(contents.recipe, contents.puzzles[:3]))
    return path.read_bytes()


@pytest.fixture
def path(tmp_path: Path, written: bytes) -> Path:
    """A copy of that file."""
    (tmp_path / "some.gz").write_bytes(written)
    return tmp_path / "some.gz"


def test_what_is_written_is_read_and_written_again_to_the_byte(path: Path) -> None:
    contents, content = read(path, GAME), path.read_bytes()
    write(path, GAME, contents)

    assert contents.puzzles == contents_of(GAME).puzzles[:3]
    assert contents.recipe == contents_of(GAME).recipe
    assert path.read_bytes() == content


def changed(path: Path, change: Callable[[Lines], object]) -> None:
    """Change the lines of a file."""
    lines = [json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines()]
    change(lines)
    path.write_bytes(gzip.compress("\n".join(map(json.dumps, lines)).encode()))


def of_another_game() -> dict[str, Any]:
    """A match of no ply yet, which is whole."""
    fields: dict[str, Any] = json.loads(Journal(Header("aeronaut-odyssey", {}, "")).to_line())
    return fields


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda lines: lines[0].update(format="other"), f"line 1: this file does not have the format {FORMAT}"),
        (lambda lines: lines[0].update(game="chess"), "line 1: these are puzzles of 'chess', not of balloon-cup"),
        (lambda lines: lines[0].update(game="\ud800"), "line 1: it contains a string with the character U+D800"),
        (lambda lines: lines.__setitem__(1, of_another_game()), "line 2: these are puzzles of 'aeronaut-odyssey'"),
        (lambda lines: lines[2].update(worlds=1e400), "line 3: it contains a number that is not finite"),
        (lambda lines: lines[2].update(difficulty=10**400), "line 3: $.difficulty: "),
        (lambda lines: lines[2].update(difficulty=float("nan")), "line 3: it contains a number that is not finite"),
        (lambda lines: lines[0].pop("recipe"), "line 1: the field recipe is missing"),
        (lambda lines: lines[1]["plies"][3].__setitem__(1, "R1-1"), "line 2: ply 3: this entry was changed"),
        (
            lambda lines: lines.pop(1),
            "line 2: $.ply: the file has no match before this puzzle, or this match does not have this ply",
        ),
        (
            lambda lines: lines[2].update(ply=10_000),
            "line 3: $.ply: the file has no match before this puzzle, or this match does not have this ply",
        ),
        (lambda lines: lines[2].update(ply=-1), "line 3: $.ply: expected a whole number >= 0"),
        (lambda lines: lines[2].pop("difficulty"), "line 3: the field difficulty is missing"),
        (
            lambda lines: lines[2].update(candidates=lines[2]["candidates"][:1]),
            "line 3: $.candidates: expected a list of length >= 2",
        ),
        (lambda lines: lines.__setitem__(2, []), "line 3: expected an object, got a list"),
        (lambda lines: lines.clear(), "it is not a file of puzzles, or it is incomplete"),
    ],
)
def test_a_bad_line_is_named(path: Path, change: Callable[[Lines], object], said: str) -> None:
    changed(path, change)

    with pytest.raises(PuzzleFileError) as refused:
        read(path, GAME)
    assert str(refused.value).startswith(str(path))
    assert said in str(refused.value)


SPOILT: Mapping[str, Callable[[bytes], bytes]] = {
    "empty": lambda _whole: b"",
    "no gzip": lambda _whole: b"no gzip",
    "no text": lambda _whole: gzip.compress(b"\xff"),
    "no JSON": lambda _whole: gzip.compress(b'{"format"'),
    "cut": lambda whole: whole[:200],
}


@pytest.mark.parametrize("name", SPOILT)
def test_what_is_no_file_of_puzzles_is_said(path: Path, name: str) -> None:
    path.write_bytes(SPOILT[name](path.read_bytes()))

    with pytest.raises(PuzzleFileError, match=r"it is not a file of puzzles, or it is incomplete|the line is not JSON"):
        read(path, GAME)
