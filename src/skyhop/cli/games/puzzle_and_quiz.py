"""Commands that ask puzzles, and quiz questions about the rules."""

from __future__ import annotations

import secrets
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from skyhop.bots.bot import levels
from skyhop.cli.arguments import find_game, raise_usage_errors
from skyhop.cli.options import Plain, with_examples, with_gathered_options
from skyhop.engine.document import DocumentError, read, write_document
from skyhop.files import text_of
from skyhop.game.action import Refused
from skyhop.game.capability import MissingCapability
from skyhop.game.game import Game
from skyhop.i18n import _, listed
from skyhop.puzzles import collection as puzzles
from skyhop.puzzles.answer import describe_answer, describe_puzzle, judge_answer
from skyhop.puzzles.collection import Puzzle, UnknownPuzzle, view_of
from skyhop.rulebook import quiz as asking
from skyhop.rulebook.quiz import UnknownQuestion, describe_questions, graded
from skyhop.terminal.puzzle import ask_puzzle, ask_quiz
from skyhop.terminal.screen import Keyboard, screen

MOST_QUESTIONS = 1000
USUAL_QUESTIONS = 10
SEEDS = 10_000


class PuzzleChoice(NamedTuple):
    """Command-line options that choose a puzzle: by day, by name, by number or by level."""

    day: Annotated[str | None, typer.Option(metavar="YYYY-MM-DD")] = None
    """Puzzle of this day. The default is today's puzzle."""
    name: str | None = None
    """Puzzle with this name."""
    number: Annotated[int | None, typer.Option(min=1)] = None
    """Puzzle with this number. Number 1 is the easiest."""
    level: str | None = None
    """Today's puzzle of this level. Players of a level solve about half of its puzzles."""

    def find(self, game: Game | None) -> Puzzle:
        """Return the chosen puzzle. An unknown puzzle is a usage error."""
        if sum(each is not None for each in (self.day or self.level, self.name, self.number)) > 1:
            raise typer.BadParameter(_("use only one of --day, --name and --number to choose a puzzle"))
        with raise_usage_errors(MissingCapability, UnknownPuzzle):
            if self.name is not None:
                return puzzles.find_puzzle(self.name)
            chosen = game or next(iter(puzzles.games()), None)
            if chosen is None:
                raise typer.BadParameter(_("no game has puzzles"))
            if self.number is not None:
                return puzzles.get_numbered(chosen, self.number)
            return puzzles.get_daily(chosen, _parse_day(self.day), _find_level(chosen, self.level))


@with_gathered_options
@with_examples
def puzzle(
    game: str | None = None,
    *,
    choice: PuzzleChoice,
    answer: Annotated[str | None, typer.Option(metavar="ACTION")] = None,
    plain: Plain = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Solve a puzzle: find the one best move in a position from bot matches.

    Each day has its own puzzle.

    Args:
        game: Name of the game. Default: a game with puzzles.
        answer: Answer to the puzzle: an action in notation. With this option, the command does not ask for an answer.
        as_json: Write the puzzle as JSON without its solution. With --answer, write the evaluation of the answer.
    """
    found = choice.find(find_game(game) if game else None)
    if answer is not None:
        _judge(found, answer, as_json=as_json)
    elif as_json:
        print(write_document(describe_puzzle(found)))
    else:
        ask_puzzle(found, screen(plain=plain), Keyboard())


def _parse_day(text: str | None) -> date:
    try:
        return datetime.now(UTC).date() if text is None else date.fromisoformat(text)
    except ValueError:
        raise typer.BadParameter(_("%(day)s is not a date. Write it like 2026-11-23.") % {"day": repr(text)}) from None


def _find_level(game: Game, name: str | None) -> str | None:
    if name is None or name in (known := [level.name for level in levels(game)]):
        return name
    problem = _("there is no level %(name)s; choose one of %(names)s")
    raise typer.BadParameter(problem % {"name": repr(name), "names": listed(known)})


def _judge(puzzle: Puzzle, text: str, *, as_json: bool) -> None:
    """Print the evaluation of an answer, in sentences or as JSON. An illegal answer is a usage error."""
    try:
        if as_json:
            print(write_document(describe_answer(puzzle, text)))
            return
        answer = judge_answer(puzzle, view_of(puzzle), text)
    except Refused as refused:
        raise typer.BadParameter(str(refused)) from None
    for sentence in (answer.headline, *answer.sentences):
        print(sentence)


def quiz(
    game: str | None = None,
    *,
    questions: Annotated[int | None, typer.Option(min=1, max=MOST_QUESTIONS)] = None,
    seed: Annotated[int | None, typer.Option(min=0)] = None,
    plain: Plain = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    grade: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
) -> None:
    """Answer quiz questions about the rules.

    The command explains each answer with its clause.

    Args:
        game: Name of the game. Default: all games.
        questions: Number of questions. Default: 10, or all questions with --json.
        seed: The same seed gives the same questions.
        as_json: Write the questions as JSON, without the right answers. With --grade, write the grades as JSON.
        grade: File with answers to grade: a JSON object with the names of questions as keys and the letters of answers
            as values.
    """
    if grade is not None:
        _grade(grade, as_json=as_json)
        return
    chosen = find_game(game) if game else None
    count = questions or (MOST_QUESTIONS if as_json else USUAL_QUESTIONS)
    drawn_by = secrets.randbelow(SEEDS) if seed is None else seed
    with raise_usage_errors(MissingCapability):
        if as_json:
            print(write_document(describe_questions(chosen, count, drawn_by)))
        else:
            ask_quiz(asking.draw_questions(chosen, count, drawn_by), screen(plain=plain), Keyboard())


def _grade(file: Path, *, as_json: bool) -> None:
    """Grade the answers in a file. Print one line per answer and the total, or one JSON object."""
    with raise_usage_errors(UnknownQuestion):
        found = graded(_read_answers(file))
    if as_json:
        print(write_document(found))
        return
    for each in found.answers:
        line = _("right %(name)s [%(clause)s]") if each.is_right else _("wrong %(name)s: %(right)s [%(clause)s]")
        print(line % {"name": each.name, "right": each.right, "clause": each.clause})
    print(_("%(right)s of %(count)s right") % {"right": found.right, "count": found.of})


def _read_answers(file: Path) -> dict[str, str]:
    """Return the answers in a file, with the question as key. A file in another format is a usage error."""
    try:
        return read(dict[str, str], text_of(file))
    except DocumentError as error:
        problem = _(
            "%(file)s has no answers (%(problem)s). Write a JSON object with the names of questions as keys and the "
            "letters of answers as values."
        )
        raise typer.BadParameter(problem % {"file": file, "problem": error}) from None
