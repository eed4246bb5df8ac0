"""Files of puzzles: JSON, a line each for the recipe, for every match, and for the puzzles of that match; compressed.

A match is written as journals are, up to its last puzzle; a puzzle says how many of its entries lead to it.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache, cached_property
from hashlib import sha256
from io import BytesIO
from math import gcd
from pathlib import Path
from typing import Annotated, Any, NamedTuple
from zlib import error as BadCompression  # noqa: N812  it is an error like the others

from msgspec import Meta

from skyhop.analysis.hint import Candidate
from skyhop.bots.bot import levels
from skyhop.engine.document import Document, DocumentError, Part, format_of, plain, taken
from skyhop.engine.state import View
from skyhop.files import content_of, write_whole
from skyhop.game import registry
from skyhop.game.ai import UNCHANGED, Change
from skyhop.game.capability import Capability, missing
from skyhop.game.game import Game
from skyhop.game.journal import Journal, read_line
from skyhop.game.match import Match, Step, plies, steps
from skyhop.game.refusal import JournalError
from skyhop.i18n import _
from skyhop.rulebook.lesson import Prepared, seat_of

LETTERS_OF_NAME = 8
APART = 150
"""Points of Elo between neighbours on a ladder of which nothing was measured."""


@dataclass(frozen=True)
class CandidateEstimate:
    """An action that was looked at closely: its notation, its win chance and how far that may err (standard error)."""

    text: str
    chance: float
    error: float
    changes: Mapping[str, Change]
    """What it does to what the game counts, by the names of the stakes; what is left out changes nothing."""

    def candidate(self, game: Game, view: View) -> Candidate:
        """The same as a hint has it, to be told; the view must be that of the seat that decides."""
        return Candidate(game.read(view, self.text), self.text, self.chance, self._changes(game))

    def _changes(self, game: Game) -> tuple[Change, ...]:
        """The changes in the order of the game's names; none where nothing was counted."""
        if not self.changes:
            return ()
        return tuple(self.changes.get(name, UNCHANGED) for name in game.stakes().names)


@dataclass(frozen=True)
class Puzzle:
    """A position, what is best there, and how hard that is to find."""

    journal: Journal
    """The match up to the decision, and no further."""
    candidates: tuple[CandidateEstimate, ...]
    """The best action, then those that come next; two or three."""
    chances: Mapping[str, float]
    """What the search saw in each action that it tried often enough, by notation: the part of the win."""
    worlds: int
    """How many ways that the match may go on were tried; 0 where all were, to the end."""
    difficulty: float
    """Points of Elo above the weakest level, of whoever solves it every second time."""
    solved: Mapping[str, float]
    """The share of the tries in which each level solved it."""

    @property
    def game(self) -> Game:
        """The game that is played."""
        return registry.game(self.journal.header.game)

    @cached_property
    def name(self) -> str:
        """What it is called: says nothing of it, and stays the same as long as the position does."""
        return sha256(f"puzzle {self.journal.last_seal}".encode()).hexdigest()[:LETTERS_OF_NAME]

    @property
    def is_solved(self) -> bool:
        """Say whether what is best is proved; else it is what searches saw."""
        return self.worlds == 0

    @property
    def answer(self) -> str:
        """The best action, in notation."""
        return self.candidates[0].text

    @cached_property
    def level(self) -> str:
        """Name the level that is nearest to its difficulty: one like it solves about half of such puzzles."""
        points = points_of_levels(self.game)
        return min(points, key=lambda name: (abs(points[name] - self.difficulty), name))


def points_of_levels(game: Game) -> dict[str, int]:
    """How many points of Elo each level of a game stands above the weakest, by name, the weakest first."""
    rungs = [(level.name, game.ladder[level.name].points) for level in levels(game)]
    return {name: APART * place if points is None else points for place, (name, points) in enumerate(rungs)}


def prepared(puzzle: Puzzle) -> Prepared:
    """Replay a puzzle: its match just before the decision, the steps that led there, who decides, what is best.

    It is what an exercise of a lesson is: `skyhop.rulebook.lesson` says whether an action solves it (`is_solution`),
    and does what does (`solved`). `JournalError` where the match cannot have been.
    """
    before = list(plies(puzzle.journal))
    first = next(ply for ply in before if ply.entry is None or not ply.entry.is_chance)
    match = Match(puzzle.game, before[-1].state.copy(), puzzle.journal)
    led: tuple[Step, ...] = tuple(steps(puzzle.journal))
    return Prepared(seat_of(match), puzzle.answer, first.state, match, led)


def view_of(puzzle: Puzzle) -> View:
    """What the seat that decides sees."""
    *_before, last = plies(puzzle.journal)
    return puzzle.game.view(last.state, puzzle.game.to_decide(last.state))


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


class PuzzleFile(NamedTuple):
    """What a file of puzzles has."""

    recipe: Mapping[str, Any]
    """How they were made: the numbers of the miner."""
    puzzles: tuple[Puzzle, ...]


def write(path: Path, game: Game, contents: PuzzleFile) -> None:
    """Write puzzles into a file, at once or not at all; the same puzzles make the same bytes."""
    lines = "".join(f"{json.dumps(line, separators=(',', ':'))}\n" for line in _lines(game, contents))
    write_whole(path, gzip.compress(lines.encode(), mtime=0))


def read(path: Path, game: Game) -> PuzzleFile:
    """Read the puzzles of a game from a file; `PuzzleFileError` where it is none, `OSError` where it is not there."""
    try:
        content = _unpacked(path)
    except (EOFError, gzip.BadGzipFile, BadCompression, UnicodeDecodeError):
        raise _error(path, 0, _("it is no file of puzzles, or it is cut")) from None
    return _contents(path, game, content.splitlines())


def _lines(game: Game, contents: PuzzleFile) -> Iterator[Mapping[str, Any]]:
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


def _candidate(each: CandidateEstimate) -> CandidateLine:
    changes = {name: Change(*(round(x, CHANGE_DIGITS) for x in change)) for name, change in each.changes.items()}
    return CandidateLine(each.text, round(each.chance, CHANCE_DIGITS), round(each.error, CHANCE_DIGITS), changes)


def _unpacked(path: Path) -> str:
    with gzip.open(BytesIO(content_of(path))) as file:
        return file.read(LARGEST).decode("utf-8-sig")


def _contents(path: Path, game: Game, lines: Iterable[str]) -> PuzzleFile:
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
    return PuzzleFile(recipe, tuple(puzzles))


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
        candidates=tuple(
            CandidateEstimate(each.action, each.chance, each.error, each.changes) for each in line.candidates
        ),
        chances=line.chances,
        worlds=line.worlds,
        difficulty=line.difficulty,
        solved=line.solved,
    )


def _error(path: Path, line: int, problem: str) -> PuzzleFileError:
    place = _("%(file)s, line %(line)s") % {"file": path, "line": line} if line else str(path)
    return PuzzleFileError(f"{place}: {problem}")


TOO_EASY = 3
"""For a day: one part in so many of all puzzles, the easiest."""
FEWEST_ACTIONS = 4
"""That are worth a look in a puzzle of a day."""
GOLDEN = (5**0.5 - 1) / 2
"""By this part of the collection each day goes on, so that days in a row are far apart, and all parts take turns."""


class UnknownPuzzle(LookupError):  # noqa: N818  it names what was asked for
    """A puzzle that there is not."""


def games() -> tuple[Game, ...]:
    """The games that have puzzles."""
    return tuple(game for game in map(registry.game, registry.names()) if game.has(Capability.PUZZLES))


def collection(game: Game) -> tuple[Puzzle, ...]:
    """All puzzles of a game, the easiest first; `MissingCapability` where it has none, `PuzzleFileError` a bad file."""
    if not game.has(Capability.PUZZLES):
        raise missing(game, Capability.PUZZLES)
    return _sorted(game)


def contents_of(game: Game) -> PuzzleFile:
    """All that the file of a game has; errors as above."""
    if not game.has(Capability.PUZZLES):
        raise missing(game, Capability.PUZZLES)
    return read((game.folder or Path()) / FILE, game)


def by_name(name: str) -> Puzzle:
    """A puzzle by its name, whichever game it is of; `UnknownPuzzle` where there is none."""
    for game in games():
        if name in _named(game):
            return _named(game)[name]
    raise UnknownPuzzle(_("there is no puzzle %(name)s") % {"name": repr(name[:80])})


def number_of(puzzle: Puzzle) -> int:
    """Its place among those of its game, the easiest is 1."""
    return collection(puzzle.game).index(puzzle) + 1


def numbered(game: Game, number: int) -> Puzzle:
    """The puzzle at a place, the easiest is 1; `UnknownPuzzle` where there are not so many."""
    puzzles = collection(game)
    if not 1 <= number <= len(puzzles):
        problem = _("there is no puzzle %(number)s; %(title)s has %(count)s")
        raise UnknownPuzzle(problem % {"number": number, "title": game.title, "count": len(puzzles)})
    return puzzles[number - 1]


def of_day(game: Game, day: date, level: str | None = None) -> Puzzle:
    """The puzzle of a day: none comes again before all others have come, and middling and hard ones take turns.

    Those that are too easy for a day, or leave too little to choose from, have none. With a level it is one of those
    that are nearest to it; `UnknownPuzzle` where there is none.
    """
    puzzles = of_days(game) if level is None else _of_levels(game).get(level, ())
    if not puzzles:
        raise UnknownPuzzle(_("%(title)s has no puzzle of this difficulty") % {"title": game.title})
    return puzzles[place_of_day(len(puzzles), day.toordinal() + _offset(game))]


@cache
def of_days(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles that have a day; all of them where none is hard enough."""
    puzzles = collection(game)
    found = tuple(each for each in puzzles[len(puzzles) // TOO_EASY :] if len(each.chances) >= FEWEST_ACTIONS)
    return found or puzzles


def place_of_day(count: int, day: int) -> int:
    """The place among so many puzzles whose turn it is on a day: so many days in a row visit each once."""
    return day * _stride(count) % count


@cache
def _stride(count: int) -> int:
    """The step from a day to the next: nearest to the golden section of those that visit each place."""
    return min((step for step in range(1, count + 1) if gcd(step, count) == 1), key=lambda s: abs(s - GOLDEN * count))


def _offset(game: Game) -> int:
    """Keep games apart, so that they are not easy or hard on the same days."""
    return int.from_bytes(sha256(game.name.encode()).digest()[:2], "big")


@cache
def _sorted(game: Game) -> tuple[Puzzle, ...]:
    return tuple(sorted(contents_of(game).puzzles, key=lambda puzzle: (puzzle.difficulty, puzzle.name)))


@cache
def _of_levels(game: Game) -> dict[str, tuple[Puzzle, ...]]:
    """By level, the puzzles that are nearest to it."""
    levels = [puzzle.level for puzzle in collection(game)]
    return {
        level: tuple(puzzle for puzzle, each in zip(collection(game), levels, strict=True) if each == level)
        for level in levels
    }


@cache
def _named(game: Game) -> dict[str, Puzzle]:
    return {puzzle.name: puzzle for puzzle in collection(game)}
