"""Files of puzzles: JSON, a line each for the recipe, for every match, and for the puzzles of that match; compressed.

A match is written as journals are, up to its last puzzle; a puzzle says how many of its entries lead to it.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Iterator, Mapping
from io import BytesIO
from math import isfinite
from pathlib import Path
from typing import Any, NamedTuple, cast
from zlib import error as BadCompression  # noqa: N812  it is an error like the others

from skyhop.core.game import Game
from skyhop.core.given_file import content_of
from skyhop.core.i18n import _
from skyhop.core.journal import Journal, read_line
from skyhop.core.refusals import JournalError
from skyhop.core.stakes import Change
from skyhop.core.whole_file import write_whole
from skyhop.puzzles.puzzle import Puzzle, Weighed

FILE = "puzzles.jsonl.gz"
"""Its name in the folder of a game."""
FORMAT = "skyhop-puzzles-1"
LARGEST = 64 * 1024 * 1024
"""Bytes of all lines together; those of three hundred puzzles have a tenth."""
CHANCE_DIGITS = 4
CHANGE_DIGITS = 3
FEWEST = 2
"""Candidates of a puzzle."""


class PuzzleFileError(ValueError):
    """A file of puzzles that cannot be read, or is about another game; the message says what is wrong, and where."""


class Contents(NamedTuple):
    """What a file of puzzles has."""

    recipe: Mapping[str, Any]
    """How they were made: the numbers of the miner."""
    puzzles: tuple[Puzzle, ...]


def write(path: Path, game: Game, contents: Contents) -> None:
    """Write puzzles into a file, at once or not at all; the same puzzles make the same bytes."""
    lines = "".join(f"{json.dumps(line, separators=(',', ':'))}\n" for line in _lines(game, contents))
    write_whole(path, gzip.compress(lines.encode(), mtime=0))


def read(path: Path, game: Game) -> Contents:
    """Read the puzzles of a game from a file; `PuzzleFileError` where it is none, `OSError` where it is not there."""
    try:
        content = _unpacked(path)
    except (EOFError, gzip.BadGzipFile, BadCompression, UnicodeDecodeError):
        raise _error(path, 0, _("it is no file of puzzles, or it is cut")) from None
    return _contents(path, game, content.splitlines())


def _lines(game: Game, contents: Contents) -> Iterator[Mapping[str, Any]]:
    """The lines of a file: the puzzles of a match lie together, in the order of the match."""
    yield {"format": FORMAT, "game": game.name, "recipe": dict(contents.recipe)}
    of_match: dict[int, list[Puzzle]] = {}
    for puzzle in contents.puzzles:
        of_match.setdefault(puzzle.journal.header.match, []).append(puzzle)
    for puzzles in of_match.values():
        puzzles.sort(key=lambda puzzle: len(puzzle.journal.entries))
        yield json.loads(puzzles[-1].journal.to_line())
        yield from map(_fields, puzzles)


def _fields(puzzle: Puzzle) -> Mapping[str, Any]:
    return {
        "ply": len(puzzle.journal.entries),
        "candidates": [
            {
                "action": each.text,
                "chance": round(each.chance, CHANCE_DIGITS),
                "error": round(each.error, CHANCE_DIGITS),
                "changes": {name: [round(x, CHANGE_DIGITS) for x in each.changes[name]] for name in each.changes},
            }
            for each in puzzle.candidates
        ],
        "chances": {text: round(chance, 2) for text, chance in puzzle.chances.items()},
        "worlds": puzzle.worlds,
        "difficulty": round(puzzle.difficulty),
        "solved": {name: round(share, 2) for name, share in puzzle.solved.items()},
    }


def _unpacked(path: Path) -> str:
    with gzip.open(BytesIO(content_of(path))) as file:
        return file.read(LARGEST).decode()


def _contents(path: Path, game: Game, lines: Iterable[str]) -> Contents:
    recipe: Mapping[str, Any] | None = None
    journal: Journal | None = None
    puzzles = []
    for number, line in enumerate(lines, 1):
        try:
            fields = json.loads(line)
            if recipe is None:
                recipe = _recipe(path, game, fields)
            elif "plies" in fields:
                journal = _journal(path, number, game, line)
            else:
                puzzles.append(_puzzle(journal, fields))
        except JournalError as error:
            raise _error(path, number, str(error)) from None
        except (ArithmeticError, ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            if isinstance(error, PuzzleFileError):
                raise
            raise _error(path, number, _("a field is missing or malformed")) from None
    if recipe is None:
        raise _error(path, 0, _("it is no file of puzzles, or it is cut"))
    return Contents(recipe, tuple(puzzles))


def _recipe(path: Path, game: Game, fields: Mapping[str, Any]) -> Mapping[str, Any]:
    if fields["format"] != FORMAT:
        raise _error(path, 1, _("this is no file of the format %(format)s") % {"format": FORMAT})
    _check_game(path, 1, game, fields["game"])
    return dict(fields["recipe"])


def _check_game(path: Path, line: int, game: Game, named: object) -> None:
    """Refuse what is of another game; its name is shown as it is written, for it may hold half a character."""
    if named != game.name:
        names = {"other": ascii(named)[:80], "game": game.name}
        raise _error(path, line, _("these are puzzles of %(other)s, not of %(game)s") % names)


def _journal(path: Path, number: int, game: Game, line: str) -> Journal:
    """Read a match; `PuzzleFileError` where it is of another game, `JournalError` where it is none."""
    journal = read_line(line)
    _check_game(path, number, game, journal.header.game)
    return journal


def _puzzle(journal: Journal | None, fields: Mapping[str, Any]) -> Puzzle:
    """Put a puzzle together with its match, cut at the decision; any error of reading where that cannot be."""
    ply = int(fields["ply"])
    if journal is None or not 0 <= ply <= len(journal.entries) or len(fields["candidates"]) < FEWEST:
        raise ValueError(ply)
    return Puzzle(
        journal=Journal(journal.header, journal.entries[:ply]),
        candidates=tuple(map(_weighed, fields["candidates"])),
        chances={str(text): _number(chance) for text, chance in fields["chances"].items()},
        worlds=int(fields["worlds"]),
        difficulty=_number(fields["difficulty"]),
        solved={str(name): _number(share) for name, share in fields["solved"].items()},
    )


def _number(written: object) -> float:
    """Read a number that can be reckoned with."""
    number = float(cast("Any", written))
    if not isfinite(number):
        raise ValueError(number)
    return number


def _weighed(fields: Mapping[str, Any]) -> Weighed:
    changes = {name: Change(*map(_number, change)) for name, change in fields["changes"].items()}
    return Weighed(str(fields["action"]), _number(fields["chance"]), _number(fields["error"]), changes)


def _error(path: Path, line: int, problem: str) -> PuzzleFileError:
    place = _("%(file)s, line %(line)s") % {"file": path, "line": line} if line else str(path)
    return PuzzleFileError(f"{place}: {problem}")
