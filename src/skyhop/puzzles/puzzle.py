"""A puzzle: a match that bots played, the step at which a seat is to decide, and what a deep search found there.

The match is a journal that ends at the decision, so that any table shows it, with its log. What was found was found
from the view of the seat that decides alone, and so is what is said of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256

from skyhop.analysis.hint import Candidate
from skyhop.bots.bot import levels
from skyhop.engine.state import View
from skyhop.game import registry
from skyhop.game.game import Game
from skyhop.game.journal import Journal
from skyhop.game.match import Match, Step, plies, steps
from skyhop.game.stakes import UNCHANGED, Change
from skyhop.rulebook.lesson import Prepared, seat_of

LETTERS_OF_NAME = 8
APART = 150
"""Points of Elo between neighbours on a ladder of which nothing was measured."""


@dataclass(frozen=True)
class Weighed:
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
    candidates: tuple[Weighed, ...]
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
