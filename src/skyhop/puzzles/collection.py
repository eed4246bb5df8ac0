"""The collection: all puzzles of a game, the easiest first, by name, and one for each day."""

from __future__ import annotations

from datetime import date
from functools import cache
from hashlib import sha256
from math import gcd
from pathlib import Path

from skyhop.game import registry
from skyhop.game.capability import Capability, missing
from skyhop.game.game import Game
from skyhop.i18n import _
from skyhop.puzzles.file import FILE, Contents, read
from skyhop.puzzles.puzzle import Puzzle

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


def contents_of(game: Game) -> Contents:
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
