"""Questions of a quiz as documents without their answers, and answers graded: the same for every program that asks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from skyhop.engine.document import Document, Part
from skyhop.game.game import Game
from skyhop.i18n import _
from skyhop.rulebook.quiz import Choice, Kind, Question, UnknownQuestion, drawn, games, question_of, questions_of


class ChoiceShown(Part):
    """An answer to choose from."""

    letter: str
    text: str
    action: str
    """The action that it names, in notation; empty where it names none."""
    expect: dict[str, Any]
    """What it says will hold, as a scenario's `expect`; empty for actions."""


class QuestionShown(Part):
    """A question without its answer. The engine answers it: no memory is needed, and none should be relied on."""

    name: str
    """By which it is graded."""
    game: str
    situation: tuple[str, ...]
    """Under which rules it is played, and what is due."""
    table: str
    """All that whoever is asked can see, in words."""
    scenario: dict[str, Any]
    """The position, with which the engine can be asked."""
    actions: tuple[str, ...]
    """What is asked about, in words: this is done, or is to be done."""
    notation: tuple[str, ...]
    """The same in notation."""
    asked: str
    choices: tuple[ChoiceShown, ...]


class QuestionsShown(Document, tag="skyhop-questions-1"):
    """Some questions of the quiz, and how many there are."""

    questions: tuple[QuestionShown, ...]
    total: int


class GradedAnswer(Part):
    """Whether an answer is right, and why."""

    name: str
    is_right: bool
    given: str
    right: str
    right_text: str
    why: tuple[str, ...]
    clause: str
    """The clause that answers it."""
    clause_title: str
    clause_text: str
    """What it says under the rules of the situation."""


class Graded(Document, tag="skyhop-graded-1"):
    """All answers, graded."""

    right: int
    of: int
    answers: tuple[GradedAnswer, ...]


def questions_shown(game: Game | None, count: int, seed: int) -> QuestionsShown:
    """Draw so many questions of a game, or of all; `MissingCapability` where it has none."""
    asked = [game] if game else games()
    shown = tuple(_shown(question) for question in drawn(game, count, seed))
    return QuestionsShown(questions=shown, total=sum(len(questions_of(each)) for each in asked))


def graded(answers: Mapping[str, str]) -> Graded:
    """Grade letters by the names of questions; `UnknownQuestion` where there is no such question or letter."""
    asked = enumerate(answers.items(), start=1)
    found = tuple(_graded(question_of(name), number, letter) for number, (name, letter) in asked)
    return Graded(right=sum(each.is_right for each in found), of=len(found), answers=found)


def _shown(question: Question) -> QuestionShown:
    return QuestionShown(
        name=question.key,
        game=question.game.name,
        situation=question.situation,
        table=question.game.text(question.view).rstrip(),
        scenario=question.position,
        actions=question.actions,
        notation=question.then,
        asked=question.asked,
        choices=tuple(_choice(question, choice) for choice in question.choices),
    )


def _choice(question: Question, choice: Choice) -> ChoiceShown:
    return ChoiceShown(
        letter=choice.letter,
        text=choice.text,
        action=choice.means if question.kind in (Kind.WHICH, Kind.NEVER) else "",
        expect=choice.means if question.kind == Kind.AFTER else {},
    )


def _graded(question: Question, number: int, letter: str) -> GradedAnswer:
    try:
        verdict = question.verdict(letter)
    except UnknownQuestion as error:
        told = {"number": number, "question": " ".join((*question.actions, question.asked)), "problem": error}
        raise UnknownQuestion(_("answer %(number)s, “%(question)s”: %(problem)s") % told) from None
    return GradedAnswer(
        name=question.key,
        is_right=verdict.is_right,
        given=letter,
        right=verdict.right.letter,
        right_text=verdict.right.text,
        why=verdict.why,
        clause=verdict.clause.number,
        clause_title=verdict.clause.title,
        clause_text=verdict.clause.text,
    )
