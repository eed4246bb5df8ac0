"""Answer quiz questions about the rules."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from skyhop.cli.arguments import find_game, raise_usage_errors
from skyhop.cli.options import Plain
from skyhop.engine.document import DocumentError, read, write_document
from skyhop.files import text_of
from skyhop.game.capability import MissingCapability
from skyhop.i18n import _
from skyhop.rulebook import quiz as asking
from skyhop.rulebook.quiz import UnknownQuestion, describe_questions, graded
from skyhop.terminal.puzzle import ask_quiz
from skyhop.terminal.screen import Keyboard, screen

MOST = 1000
USUAL = 10
SEEDS = 10_000


def quiz(
    game: str | None = None,
    *,
    questions: Annotated[int | None, typer.Option(min=1, max=MOST)] = None,
    seed: Annotated[int | None, typer.Option(min=0)] = None,
    plain: Plain = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    grade: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
) -> None:
    """Ask quiz questions about the rules, and explain each answer with its clause.

    Args:
        game: Name of the game. Default: all games.
        questions: Number of questions. Default: 10, or all questions with --json.
        seed: The same seed gives the same questions.
        as_json: Write the questions as JSON, without answers. With --grade, write the grades as JSON.
        grade: File with answers to grade: a JSON object with the names of questions as keys and the letters of answers
            as values.
    """
    if grade is not None:
        _grade(grade, as_json=as_json)
        return
    chosen = find_game(game) if game else None
    count = questions or (MOST if as_json else USUAL)
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
        told = _("right %(name)s [%(clause)s]") if each.is_right else _("wrong %(name)s: %(right)s [%(clause)s]")
        print(told % {"name": each.name, "right": each.right, "clause": each.clause})
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
