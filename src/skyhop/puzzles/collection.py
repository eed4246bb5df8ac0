"""Puzzle files: compressed JSON lines. The first line is the recipe, which contains the settings of the miner.

After the recipe, each match is followed by its puzzles. A match has the format of a journal and ends at its last
puzzle. A puzzle stores the number of journal entries before its position.
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
from typing import Annotated, NamedTuple
from zlib import error as BadCompression  # noqa: N812  named like other exceptions

from msgspec import Meta

from skyhop.analysis.hint import Candidate
from skyhop.bots.bot import levels
from skyhop.engine.document import Document, DocumentError, Part, decode_document, encode_document, format_of
from skyhop.engine.state import View
from skyhop.files import content_of, write_whole
from skyhop.game import registry
from skyhop.game.action import JournalError
from skyhop.game.ai import UNCHANGED, Change
from skyhop.game.capability import Capability, make_missing_error
from skyhop.game.game import Game
from skyhop.game.journal import Journal, read_line
from skyhop.game.match import Match, Step, plies, steps
from skyhop.i18n import _
from skyhop.rulebook.scenario import Prepared, seat_of

LETTERS_OF_NAME = 8
DEFAULT_LEVEL_GAP = 150
"""Assumed difference in Elo points between neighbouring levels, for a game whose levels were not measured."""


@dataclass(frozen=True)
class CandidateEstimate:
    """Estimate of an action: its notation, its win chance, and the standard error of the win chance."""

    text: str
    chance: float
    error: float
    changes: Mapping[str, Change]
    """Effect of the action on each quantity that the game counts. The keys are the names of the quantities.

    The action does not affect a quantity whose name is missing.
    """

    def candidate(self, game: Game, view: View) -> Candidate:
        """Return the action with its estimate as a candidate of a hint.

        `view` must be the view of the deciding seat.
        """
        return Candidate(game.read(view, self.text), self.text, self.chance, self._changes(game))

    def _changes(self, game: Game) -> tuple[Change, ...]:
        """Return the effects of the action on the quantities of the game, in the order that the game defines.

        If the puzzle file contains no effects for this action, return an empty tuple.
        """
        if not self.changes:
            return ()
        return tuple(self.changes.get(name, UNCHANGED) for name in game.hint_features.names)


@dataclass(frozen=True)
class Puzzle:
    """Puzzle: a position with its best action, and the difficulty of finding that action."""

    journal: Journal
    """Journal of the match up to the decision."""
    candidates: tuple[CandidateEstimate, ...]
    """Two or three actions, the best first."""
    chances: Mapping[str, float]
    """Win chance by notation, for each action that the search tried often enough."""
    worlds: int
    """Number of simulated worlds. It is 0 if a solver searched all continuations to the end."""
    difficulty: float
    """Strength of a player who solves the puzzle in half of the attempts, in Elo points above the weakest level."""
    solved: Mapping[str, float]
    """For each level, by name: the share of its attempts that found the solution."""

    @property
    def game(self) -> Game:
        """Game of the puzzle."""
        return registry.game(self.journal.header.game)

    @cached_property
    def name(self) -> str:
        """Name of the puzzle: a hash of its journal. The name reveals nothing about the solution."""
        return sha256(f"puzzle {self.journal.last_seal}".encode()).hexdigest()[:LETTERS_OF_NAME]

    @property
    def is_solved(self) -> bool:
        """True if a solver proved the best action. False if searches estimated it."""
        return self.worlds == 0

    @property
    def answer(self) -> str:
        """Best action of the deciding seat, in notation."""
        return self.candidates[0].text

    @cached_property
    def level(self) -> str:
        """Name of the bot level whose strength is nearest to the difficulty of the puzzle.

        This level solves about half of the puzzles with this difficulty.
        """
        points = points_of_levels(self.game)
        return min(points, key=lambda name: (abs(points[name] - self.difficulty), name))


def points_of_levels(game: Game) -> dict[str, int]:
    """Return the Elo points of each bot level by name, the weakest level first.

    The points are relative to the points of the weakest level.
    """
    rungs = [(level.name, game.ladder[level.name].points) for level in levels(game)]
    return {name: DEFAULT_LEVEL_GAP * place if points is None else points for place, (name, points) in enumerate(rungs)}


def prepare_puzzle(puzzle: Puzzle) -> Prepared:
    """Replay the match of a puzzle, and return the position as a `Prepared` object.

    The object contains the match before the decision, its steps, the deciding seat, and the best action. An
    exercise of a lesson has the same form. In `skyhop.rulebook.scenario`, `is_solution` checks an action, and
    `play_solution` plays the solution. Raise `JournalError` if the match is impossible.
    """
    before = list(plies(puzzle.journal))
    first = next(ply for ply in before if ply.entry is None or not ply.entry.is_chance)
    match = Match(puzzle.game, before[-1].state.copy(), puzzle.journal)
    led: tuple[Step, ...] = tuple(steps(puzzle.journal))
    return Prepared(seat_of(match), puzzle.answer, first.state, match, led)


def view_of(puzzle: Puzzle) -> View:
    """Return the view of the seat that must decide in a puzzle."""
    *_before, last = plies(puzzle.journal)
    return puzzle.game.view(last.state, puzzle.game.to_decide(last.state))


FILE_NAME = "puzzles.jsonl.gz"
"""Name of the puzzle file in the folder of a game."""
MAX_UNPACKED_BYTES = 64 * 1024 * 1024
"""Maximum size in bytes of the unpacked file. Three hundred puzzles need a tenth of this size."""
CHANCE_DIGITS = 4
CHANGE_DIGITS = 3
Number = Annotated[float, Meta(ge=-1e9, le=1e9)]
"""Finite number within a safe range."""


class PuzzlesHeader(Document, tag="skyhop-puzzles-1"):
    """First line of a puzzle file: the game, and the recipe by which the puzzles were found."""

    game: str
    recipe: Mapping[str, object]
    """Settings of the miner that made the puzzles."""


class CandidateLine(Part):
    """Action that the deep search of a puzzle examined, in the format of the puzzle file."""

    action: str
    """Action in notation."""
    chance: Number
    """Win chance of the deciding seat after the action."""
    error: Number
    """Standard error of the win chance."""
    changes: Mapping[str, Change]
    """Effect on each quantity that the game counts, as the fields of `Change`. The keys are names of quantities."""


class PuzzleLine(Part):
    """Line of a puzzle in a puzzle file. The nearest match above this line is the match of the puzzle."""

    ply: Annotated[int, Meta(ge=0)]
    """Number of journal entries before the position."""
    candidates: Annotated[tuple[CandidateLine, ...], Meta(min_length=2)]
    """Examined actions, the best first."""
    chances: Mapping[str, Number]
    """Win chance that the search found, by action."""
    worlds: int
    """Number of simulated worlds. It is 0 if a solver searched all continuations to the end."""
    difficulty: Number
    """Strength of a player who solves the puzzle in half of the attempts, in Elo points above the weakest level."""
    solved: Mapping[str, Number]
    """For each level, by name: the share of its attempts that found the solution."""


class PuzzleFileError(ValueError):
    """Error raised when a puzzle file is invalid or belongs to another game.

    The message names the reason and the line.
    """


FORMAT = format_of(PuzzlesHeader)


class PuzzleFile(NamedTuple):
    """Contents of a puzzle file: the recipe, and the puzzles. Each puzzle contains its match."""

    recipe: Mapping[str, object]
    """Settings of the miner that made the puzzles."""
    puzzles: tuple[Puzzle, ...]


def write(path: Path, game: Game, contents: PuzzleFile) -> None:
    """Write puzzles of a game to a file atomically. Equal contents produce equal bytes."""
    lines = "".join(f"{json.dumps(line, separators=(',', ':'))}\n" for line in _lines(game, contents))
    write_whole(path, gzip.compress(lines.encode(), mtime=0))


def read(path: Path, game: Game) -> PuzzleFile:
    """Read the puzzles of a game from a file.

    Raise `PuzzleFileError` if the file is invalid, and `OSError` if it is missing.
    """
    try:
        content = _unpack(path)
    except (EOFError, gzip.BadGzipFile, BadCompression, UnicodeDecodeError):
        raise _error(path, 0, _("it is not a file of puzzles, or it is incomplete")) from None
    return _contents(path, game, content.splitlines())


def _lines(game: Game, contents: PuzzleFile) -> Iterator[Mapping[str, object]]:
    """Yield the lines of a puzzle file after its header: each match, followed by the puzzles of this match."""
    yield encode_document(PuzzlesHeader(game=game.name, recipe=contents.recipe))
    of_match: dict[int, list[Puzzle]] = {}
    for puzzle in contents.puzzles:
        of_match.setdefault(puzzle.journal.header.match, []).append(puzzle)
    for puzzles in of_match.values():
        puzzles.sort(key=lambda puzzle: len(puzzle.journal.entries))
        yield json.loads(puzzles[-1].journal.to_line())
        yield from (encode_document(_line(puzzle)) for puzzle in puzzles)


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


def _unpack(path: Path) -> str:
    with gzip.open(BytesIO(content_of(path))) as file:
        return file.read(MAX_UNPACKED_BYTES).decode("utf-8-sig")


def _contents(path: Path, game: Game, lines: Iterable[str]) -> PuzzleFile:
    recipe: Mapping[str, object] | None = None
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
            raise _error(path, number, _("the line is not JSON")) from None
    if recipe is None:
        raise _error(path, 0, _("it is not a file of puzzles, or it is incomplete"))
    return PuzzleFile(recipe, tuple(puzzles))


def _recipe(path: Path, game: Game, fields: object) -> Mapping[str, object]:
    if not isinstance(fields, dict) or fields.get("format") != FORMAT:
        raise _error(path, 1, _("this file does not have the format %(format)s") % {"format": FORMAT})
    header = decode_document(PuzzlesHeader, fields)
    _check_game(path, 1, game, header.game)
    return header.recipe


def _check_game(path: Path, line: int, game: Game, name: object) -> None:
    """Raise `PuzzleFileError` if `name` in a line of a puzzle file is not the name of the game.

    The message escapes this name, because it may be invalid Unicode.
    """
    if name != game.name:
        names = {"other": ascii(name)[:80], "game": game.name}
        raise _error(path, line, _("these are puzzles of %(other)s, not of %(game)s") % names)


def _journal(path: Path, number: int, game: Game, line: str) -> Journal:
    """Parse the line of a match in a puzzle file, and return the journal of the match.

    Raise `PuzzleFileError` if the match is of another game, and `JournalError` if the line is invalid.
    """
    journal = read_line(line)
    _check_game(path, number, game, journal.header.game)
    return journal


def _puzzle(journal: Journal | None, fields: object) -> Puzzle:
    """Create a puzzle from the fields of its line. The journal of the puzzle ends before the decision.

    `journal` is the complete match. Raise `DocumentError` if the match does not have this decision.
    """
    line = decode_document(PuzzleLine, fields)
    if journal is None or line.ply > len(journal.entries):
        problem = _("the file has no match before this puzzle, or this match does not have this ply")
        raise DocumentError("$.ply", problem)
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


EASY_DIVISOR = 3
"""Divisor for the share of puzzles that are too easy for a daily puzzle. With 3, this is the easiest third."""
FEWEST_ACTIONS = 4
"""Minimum number of actions that must have an estimated win chance in a daily puzzle."""
DAILY_STEP = (5**0.5 - 1) / 2
"""Approximate distance between the puzzles of consecutive days, as a share of the collection: the golden section.

With this distance, the puzzles of consecutive days differ much in difficulty. All parts of the collection take
turns.
"""


class UnknownPuzzle(LookupError):  # noqa: N818  invalid input, not a program error
    """Error raised if a game has no puzzle with the requested name, number or difficulty."""


def games() -> tuple[Game, ...]:
    """Return the installed games that have puzzles."""
    return tuple(game for game in map(registry.game, registry.names()) if game.has(Capability.PUZZLES))


def collection(game: Game) -> tuple[Puzzle, ...]:
    """Return all puzzles of a game, the easiest first.

    Raise `MissingCapability` if the game has no puzzles. Raise `PuzzleFileError` if the puzzle file of the game is
    invalid.
    """
    if not game.has(Capability.PUZZLES):
        raise make_missing_error(game, Capability.PUZZLES)
    return _sort_puzzles(game)


def contents_of(game: Game) -> PuzzleFile:
    """Return the recipe and the puzzles in a game's puzzle file. Raise the same errors as `collection`."""
    if not game.has(Capability.PUZZLES):
        raise make_missing_error(game, Capability.PUZZLES)
    return read((game.folder or Path()) / FILE_NAME, game)


def find_puzzle(name: str) -> Puzzle:
    """Return the puzzle with a name, from any game. Raise `UnknownPuzzle` if no puzzle has this name."""
    for game in games():
        if name in _index_by_name(game):
            return _index_by_name(game)[name]
    raise UnknownPuzzle(_("there is no puzzle %(name)s") % {"name": repr(name[:80])})


def number_of(puzzle: Puzzle) -> int:
    """Return the number of a puzzle in its game's collection. The easiest puzzle has number 1."""
    return collection(puzzle.game).index(puzzle) + 1


def get_numbered(game: Game, number: int) -> Puzzle:
    """Return the puzzle of a game with a number, counted from 1. The easiest puzzle has number 1.

    Raise `UnknownPuzzle` if no puzzle has this number.
    """
    puzzles = collection(game)
    if not 1 <= number <= len(puzzles):
        problem = _("there is no puzzle %(number)s; the puzzles of %(title)s have the numbers 1 to %(count)s")
        raise UnknownPuzzle(problem % {"number": number, "title": game.title, "count": len(puzzles)})
    return puzzles[number - 1]


def get_daily(game: Game, day: date, level: str | None = None) -> Puzzle:
    """Return the puzzle of a game for a day. With `level`, choose only among puzzles of that level's difficulty.

    A puzzle appears again only after all other puzzles have appeared. Medium and hard puzzles alternate. Without
    `level`, the choice omits very easy puzzles and puzzles with few actions. Raise `UnknownPuzzle` if no puzzle
    has the difficulty of `level`.
    """
    puzzles = list_daily(game) if level is None else _group_by_level(game).get(level, ())
    if not puzzles:
        raise UnknownPuzzle(_("%(title)s has no puzzle of this difficulty") % {"title": game.title})
    return puzzles[place_of_day(len(puzzles), day.toordinal() + _offset(game))]


@cache
def list_daily(game: Game) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game that are suitable as daily puzzles.

    The easiest puzzles and puzzles with few actions are not suitable. If no puzzle is suitable, return all puzzles.
    """
    puzzles = collection(game)
    found = tuple(each for each in puzzles[len(puzzles) // EASY_DIVISOR :] if len(each.chances) >= FEWEST_ACTIONS)
    return found or puzzles


def place_of_day(count: int, day: int) -> int:
    """Return the index of the daily puzzle for a day, from 0 to `count` - 1.

    In `count` consecutive days, each index occurs exactly once.
    """
    return day * _stride(count) % count


@cache
def _stride(count: int) -> int:
    """Return the step between the indexes of the daily puzzles of two consecutive days, among `count` puzzles.

    The step is coprime to `count`. Among such numbers, it is the nearest to `DAILY_STEP` times `count`.
    """
    return min(
        (step for step in range(1, count + 1) if gcd(step, count) == 1), key=lambda s: abs(s - DAILY_STEP * count)
    )


def _offset(game: Game) -> int:
    """Return the number of days by which the order of a game's daily puzzles is shifted.

    With different shifts, the games have hard puzzles on different days.
    """
    return int.from_bytes(sha256(game.name.encode()).digest()[:2], "big")


@cache
def _sort_puzzles(game: Game) -> tuple[Puzzle, ...]:
    return tuple(sorted(contents_of(game).puzzles, key=lambda puzzle: (puzzle.difficulty, puzzle.name)))


@cache
def _group_by_level(game: Game) -> dict[str, tuple[Puzzle, ...]]:
    """Return the puzzles of a game by the name of a bot level.

    Each puzzle belongs to the level with the strength nearest to its difficulty.
    """
    levels = [puzzle.level for puzzle in collection(game)]
    return {
        level: tuple(puzzle for puzzle, each in zip(collection(game), levels, strict=True) if each == level)
        for level in levels
    }


@cache
def _index_by_name(game: Game) -> dict[str, Puzzle]:
    return {puzzle.name: puzzle for puzzle in collection(game)}
