"""Answer to a puzzle: right or wrong, with reasons that use only the view of the deciding seat."""

from __future__ import annotations

from typing import NamedTuple

from skyhop.bots.bot import title_of
from skyhop.engine.document import Document
from skyhop.engine.state import View
from skyhop.i18n import _, grouped, percent
from skyhop.puzzles.collection import CandidateEstimate, Puzzle, collection, number_of, view_of

SURE = 1.96
"""Number of standard errors on each side of a 95% interval."""


class PuzzleAnswer(NamedTuple):
    """Response to a player's chosen action: right or wrong, with explanations."""

    is_right: bool
    chosen: str
    """Chosen action in the game's notation."""
    headline: str
    """Verdict on the action. For a wrong action it gives the win chance, but not the solution."""
    sentences: tuple[str, ...]
    """Sentences on the best action and its reasons, then on the effects of a chosen action that is a candidate."""


def judge_answer(puzzle: Puzzle, view: View, text: str) -> PuzzleAnswer:
    """Compare an action with the solution of a puzzle, and explain the result; raise `Refused` if it is illegal.

    The view must be that of the seat that decides. The texts are in the language in use.
    """
    game = puzzle.game
    chosen = game.write(view, game.read(view, text))
    is_right = chosen == puzzle.answer
    headline = _("Right.") if is_right else _describe_not_best(puzzle, chosen)
    concerned = [each.candidate(game, view) for each in puzzle.candidates if each.text in {puzzle.answer, chosen}]
    whys = (" ".join(each.told(game, view)) for each in concerned)
    return PuzzleAnswer(is_right, chosen, headline, (_describe_best(puzzle), *filter(None, whys)))


def heading(puzzle: Puzzle) -> str:
    """Return the heading of a puzzle: the game, and the number of the puzzle, 1 for the easiest."""
    names = {"title": puzzle.game.title, "number": number_of(puzzle), "count": len(collection(puzzle.game))}
    return _("%(title)s, puzzle %(number)s of %(count)s") % names


def describe_task() -> str:
    """Return a sentence with the task, which is the same for all puzzles."""
    return _("One move is clearly the best here. Which one?")


def difficulty(puzzle: Puzzle) -> str:
    """Return the difficulty as the name of the level that solves about half of such puzzles."""
    names = {"points": round(puzzle.difficulty), "level": title_of(puzzle.level)}
    return _("Difficulty %(points)s: players of the level %(level)s solve about half of such puzzles.") % names


def result(part: float) -> str:
    """Return the result of a solved match in words; `part` is the deciding seat's share of the win."""
    return {1.0: _("win"), 0.0: _("defeat")}.get(part) or _("tie")


def _chance(each: CandidateEstimate) -> str:
    """Return a win chance with its interval of 95% as text."""
    return _("%(chance)s ± %(margin)s") % {"chance": percent(each.chance), "margin": percent(SURE * each.error, 1)}


def _describe_best(puzzle: Puzzle) -> str:
    best, second, *_others = puzzle.candidates
    if puzzle.is_solved:
        told = _(
            "Solved to the end of the match: with best play by all, %(best)s ends with a %(result)s. The next "
            "best move, %(second)s, ends with a %(other)s."
        )
        results = {"result": result(best.chance), "other": result(second.chance)}
        return told % {"best": best.text, "second": second.text, **results}
    names = {"best": best.text, "chance": _chance(best), "second": second.text, "other": _chance(second)}
    told = _(
        "%(best)s has a win chance of %(chance)s. The next best move, %(second)s, has %(other)s (%(count)s "
        "simulations)."
    )
    return told % (names | {"count": grouped(puzzle.worlds)})


def _describe_not_best(puzzle: Puzzle, chosen: str) -> str:
    """Return a sentence about an action that is not the best: its win chance, or its result if solved."""
    if chosen not in puzzle.chances:
        return _("Not the best move. Try again.")
    chance = puzzle.chances[chosen]
    if puzzle.is_solved:
        told = _("Not the best move: solved to the end of the match, it ends with a %(result)s.")
        return told % {"result": result(chance)}
    return _("Not the best move (about %(chance)s to win). Try again.") % {"chance": percent(chance)}


class PuzzleShown(Document, tag="skyhop-puzzle-1"):
    """Puzzle without its answer."""

    name: str
    game: str
    number: int
    """Number of the puzzle in its game's collection; 1 is the easiest."""
    difficulty: int
    """Elo points above the weakest level at which a player solves half of such puzzles."""
    level: str
    """Name of the level that solves about half of such puzzles."""
    ruleset: str
    seat: int | None
    """Seat that decides, from 0."""
    table: str
    """Everything that the seat can see, in words."""
    actions: tuple[str, ...]
    """Legal actions, in notation."""
    asked: str


class AnswerShown(Document, tag="skyhop-answer-1"):
    """Verdict on an answer to a puzzle."""

    name: str
    is_right: bool
    given: str
    """Action that the player chose, in notation."""
    right: str
    why: tuple[str, ...]


def describe_puzzle(puzzle: Puzzle) -> PuzzleShown:
    """Return a puzzle as a document for programs, in the language in use."""
    game, view = puzzle.game, view_of(puzzle)
    return PuzzleShown(
        name=puzzle.name,
        game=game.name,
        number=number_of(puzzle),
        difficulty=round(puzzle.difficulty),
        level=puzzle.level,
        ruleset=view.ruleset.name,
        seat=view.seat,
        table=game.renderer.text(view),
        actions=tuple(game.write(view, action) for action in game.legal(view)),
        asked=describe_task(),
    )


def answer_shown(puzzle: Puzzle, text: str) -> AnswerShown:
    """Return the verdict on an action in notation as a document; raise `Refused` if the action is illegal."""
    answer = judge_answer(puzzle, view_of(puzzle), text)
    why = answer.sentences if answer.is_right else (answer.headline, *answer.sentences)
    return AnswerShown(name=puzzle.name, is_right=answer.is_right, given=answer.chosen, right=puzzle.answer, why=why)
