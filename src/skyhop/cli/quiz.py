"""Be asked about the rules, situation by situation."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import Annotated, Any

import typer

from skyhop.cli._named import game_named
from skyhop.core import quiz as asking
from skyhop.core.capability import MissingCapability
from skyhop.core.game import Game
from skyhop.core.given_file import text_of
from skyhop.core.i18n import _
from skyhop.core.quiz import Question, UnknownQuestion
from skyhop.terminal.keyboard import Keyboard
from skyhop.terminal.quiz import put
from skyhop.terminal.screen import screen

MOST = 1000
USUAL = 10
SEEDS = 10_000


def quiz(
    game: Annotated[str | None, typer.Argument(help=_("Name of the game; all games if left out."))] = None,
    *,
    questions: Annotated[
        int | None, typer.Option(min=1, max=MOST, help=_("How many; 10 if left out, with --json all."))
    ] = None,
    seed: Annotated[int | None, typer.Option(min=0, help=_("The same seed gives the same questions."))] = None,
    plain: Annotated[bool, typer.Option("--plain", help=_("Plain text, for screen readers, pipes and files."))] = False,
    as_json: Annotated[
        bool,
        typer.Option("--json", help=_("Write the questions as JSON, without answers; what --grade says likewise.")),
    ] = False,
    grade: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help=_("Grade answers: a JSON object with a letter by each question's name.")),
    ] = None,
) -> None:
    """Ask about the rules, situation by situation, and say why an answer is right, with its clause."""
    if grade is not None:
        _grade(grade, as_json=as_json)
        return
    drawn = _drawn(game_named(game) if game else None, questions or (MOST if as_json else USUAL), seed)
    if as_json:
        print(json.dumps([_shown(question) for question in drawn], ensure_ascii=False))
    else:
        put(drawn, screen(plain=plain), Keyboard())


def _drawn(game: Game | None, count: int, seed: int | None) -> tuple[Question, ...]:
    try:
        return asking.drawn(game, count, secrets.randbelow(SEEDS) if seed is None else seed)
    except MissingCapability as error:
        raise typer.BadParameter(str(error)) from None


def _shown(question: Question) -> dict[str, Any]:
    """Write a question for a program, without its answer."""
    return {
        "name": question.key,
        "game": question.game.name,
        "situation": list(question.situation),
        "table": question.game.text(question.view),
        "actions": list(question.actions),
        "asked": question.asked,
        "choices": {choice.letter: choice.text for choice in question.choices},
    }


def _grade(file: Path, *, as_json: bool) -> None:
    """Grade a file of answers: a line each, and a count; as JSON one object."""
    graded = []
    for name, letter in _answers(file).items():
        try:
            verdict = asking.question_of(name).verdict(letter)
        except UnknownQuestion as error:
            raise typer.BadParameter(str(error)) from None
        graded.append({"name": name, "is_right": verdict.is_right, "given": letter, "right": verdict.right.letter})
        graded[-1] |= {"why": list(verdict.why), "clause": verdict.clause.number}
    right = sum(bool(each["is_right"]) for each in graded)
    if as_json:
        print(json.dumps({"right": right, "of": len(graded), "answers": graded}, ensure_ascii=False))
        return
    for each in graded:
        told = _("right %(name)s [%(clause)s]") if each["is_right"] else _("wrong %(name)s: %(right)s [%(clause)s]")
        print(told % each)
    print(_("%(right)s of %(count)s right") % {"right": right, "count": len(graded)})


def _answers(file: Path) -> dict[str, str]:
    """Read a file of answers; what is none is a wrong call."""
    problem = _("%(file)s has no answers: write a JSON object with a letter by each question's name") % {"file": file}
    try:
        answers = json.loads(text_of(file))
    except (ValueError, RecursionError):
        raise typer.BadParameter(problem) from None
    if isinstance(answers, dict) and all(isinstance(letter, str) for letter in answers.values()):
        return answers
    raise typer.BadParameter(problem)
