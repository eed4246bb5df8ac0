"""Files of puzzles: JSON, a line each for the recipe, for every match, and for the puzzles of that match; compressed.

A match is written as journals are, up to its last puzzle; a puzzle says how many of its entries lead to it.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Iterator, Mapping
from io import BytesIO
from pathlib import Path
from typing import Annotated, Any, NamedTuple
from zlib import error as BadCompression  # noqa: N812  it is an error like the others

from msgspec import Meta

from skyhop.engine.document import Document, DocumentError, Part, format_of, plain, taken
from skyhop.files import content_of
from skyhop.game.game import Game
from skyhop.game.journal import Journal, read_line
from skyhop.game.refusal import JournalError
from skyhop.game.stakes import Change
from skyhop.i18n import _
from skyhop.puzzles.puzzle import Puzzle, Weighed
from skyhop.whole_file import write_whole

FILE = "puzzles.jsonl.gz"
"""Its name in the folder of a game."""
LARGEST = 64 * 1024 * 1024
"""Bytes of all lines together; those of three hundred puzzles have a tenth."""
CHANCE_DIGITS = 4
CHANGE_DIGITS = 3
Number = Annotated[float, Meta(ge=-1e9, le=1e9)]
"""One that can be reckoned with."""


class PuzzlesHeader(Document, tag="skyhop-puzzles-1"):
    """The first line of a file of puzzles."""

    game: str
    recipe: Mapping[str, Any]
    """How they were made: the numbers of the miner."""


class CandidateLine(Part):
    """An action that was looked at closely."""

    action: str
    """In notation."""
    chance: Number
    """Of winning."""
    error: Number
    """How far the chance may err (standard error)."""
    changes: Mapping[str, Change]
    """What it does to what the game counts: its mean, that of all others, and what the difference is worth."""


class PuzzleLine(Part):
    """A puzzle; its match is the last one before it in the file."""

    ply: Annotated[int, Meta(ge=0)]
    """How many entries of the match lead to it."""
    candidates: Annotated[tuple[CandidateLine, ...], Meta(min_length=2)]
    """The best action first."""
    chances: Mapping[str, Number]
    """By action, what the search saw in it."""
    worlds: int
    """How many ways that the match may go on were tried; 0 where it is solved."""
    difficulty: Number
    """Points of Elo above the weakest level."""
    solved: Mapping[str, Number]
    """By level, the share of tries in which it was solved."""


class PuzzleFileError(ValueError):
    """A file of puzzles that cannot be read, or is about another game; the message says what is wrong, and where."""


FORMAT = format_of(PuzzlesHeader)


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
    yield plain(PuzzlesHeader(game=game.name, recipe=contents.recipe))
    of_match: dict[int, list[Puzzle]] = {}
    for puzzle in contents.puzzles:
        of_match.setdefault(puzzle.journal.header.match, []).append(puzzle)
    for puzzles in of_match.values():
        puzzles.sort(key=lambda puzzle: len(puzzle.journal.entries))
        yield json.loads(puzzles[-1].journal.to_line())
        yield from (plain(_line(puzzle)) for puzzle in puzzles)


def _line(puzzle: Puzzle) -> PuzzleLine:
    return PuzzleLine(
        ply=len(puzzle.journal.entries),
        candidates=tuple(map(_candidate, puzzle.candidates)),
        chances={text: round(chance, 2) for text, chance in puzzle.chances.items()},
        worlds=puzzle.worlds,
        difficulty=round(puzzle.difficulty),
        solved={name: round(share, 2) for name, share in puzzle.solved.items()},
    )


def _candidate(each: Weighed) -> CandidateLine:
    changes = {name: Change(*(round(x, CHANGE_DIGITS) for x in change)) for name, change in each.changes.items()}
    return CandidateLine(each.text, round(each.chance, CHANCE_DIGITS), round(each.error, CHANCE_DIGITS), changes)


def _unpacked(path: Path) -> str:
    with gzip.open(BytesIO(content_of(path))) as file:
        return file.read(LARGEST).decode("utf-8-sig")


def _contents(path: Path, game: Game, lines: Iterable[str]) -> Contents:
    recipe: Mapping[str, Any] | None = None
    journal: Journal | None = None
    puzzles = []
    for number, line in enumerate(lines, 1):
        try:
            fields = json.loads(line)
            if recipe is None:
                recipe = _recipe(path, game, fields)
            elif isinstance(fields, dict) and "plies" in fields:
                journal = _journal(path, number, game, line)
            else:
                puzzles.append(_puzzle(journal, fields))
        except (JournalError, DocumentError) as error:
            raise _error(path, number, str(error)) from None
        except (ValueError, RecursionError) as error:
            if isinstance(error, PuzzleFileError):
                raise
            raise _error(path, number, _("the line is no JSON")) from None
    if recipe is None:
        raise _error(path, 0, _("it is no file of puzzles, or it is cut"))
    return Contents(recipe, tuple(puzzles))


def _recipe(path: Path, game: Game, fields: object) -> Mapping[str, Any]:
    if not isinstance(fields, dict) or fields.get("format") != FORMAT:
        raise _error(path, 1, _("this is no file of the format %(format)s") % {"format": FORMAT})
    header = taken(PuzzlesHeader, fields)
    _check_game(path, 1, game, header.game)
    return header.recipe


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


def _puzzle(journal: Journal | None, fields: object) -> Puzzle:
    """Put a puzzle together with its match, cut at the decision; `DocumentError` where that cannot be."""
    line = taken(PuzzleLine, fields)
    if journal is None or line.ply > len(journal.entries):
        raise DocumentError("$.ply", _("the match before it has no such ply"))
    return Puzzle(
        journal=Journal(journal.header, journal.entries[: line.ply]),
        candidates=tuple(Weighed(each.action, each.chance, each.error, each.changes) for each in line.candidates),
        chances=line.chances,
        worlds=line.worlds,
        difficulty=line.difficulty,
        solved=line.solved,
    )


def _error(path: Path, line: int, problem: str) -> PuzzleFileError:
    place = _("%(file)s, line %(line)s") % {"file": path, "line": line} if line else str(path)
    return PuzzleFileError(f"{place}: {problem}")
