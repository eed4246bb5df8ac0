"""A puzzle as a document without its answer, and what an answer is worth."""

from __future__ import annotations

from skyhop.engine.document import Document
from skyhop.puzzles.answer import answered, asked
from skyhop.puzzles.collection import number_of
from skyhop.puzzles.puzzle import Puzzle, view_of


class PuzzleShown(Document, tag="skyhop-puzzle-1"):
    """A puzzle without its answer."""

    name: str
    game: str
    number: int
    """Its place among all; 1 is the easiest."""
    difficulty: int
    """Points of Elo above the weakest level, of whoever solves it every second time."""
    level: str
    """That solves about half of such puzzles."""
    ruleset: str
    seat: int | None
    """The seat that decides, from 0."""
    table: str
    """All that it can see, in words."""
    actions: tuple[str, ...]
    """All that it may do, in notation."""
    asked: str


class AnswerShown(Document, tag="skyhop-answer-1"):
    """What an answer to a puzzle is worth."""

    name: str
    is_right: bool
    given: str
    """In notation."""
    right: str
    why: tuple[str, ...]


def puzzle_shown(puzzle: Puzzle) -> PuzzleShown:
    """A puzzle for programs, in the language in use."""
    game, view = puzzle.game, view_of(puzzle)
    return PuzzleShown(
        name=puzzle.name,
        game=game.name,
        number=number_of(puzzle),
        difficulty=round(puzzle.difficulty),
        level=puzzle.level,
        ruleset=view.ruleset.name,
        seat=view.seat,
        table=game.text(view),
        actions=tuple(game.write(view, action) for action in game.legal(view)),
        asked=asked(),
    )


def answer_shown(puzzle: Puzzle, text: str) -> AnswerShown:
    """Judge an action by its notation; `Refused` where the rules forbid it."""
    answer = answered(puzzle, view_of(puzzle), text)
    why = answer.sentences if answer.is_right else (answer.headline, *answer.sentences)
    return AnswerShown(name=puzzle.name, is_right=answer.is_right, given=answer.chosen, right=puzzle.answer, why=why)
