"""A quiz that is put to an assistant, or by an assistant to people: questions without answers, and answers graded."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, Field

from skyhop.core import quiz, registry
from skyhop.core.quiz import Kind, Question
from skyhop.mcp.errors import Tool
from skyhop.mcp.words import table_of

MOST = 200
"""Questions of one call; as many as there are."""

AnyGame = Annotated[
    str, Field(description="Name of the game, such as balloon-cup; empty for all games.", max_length=80)
]


class ChoiceShown(BaseModel):
    """An answer to choose from."""

    letter: str
    text: str
    action: str = Field(description="The action that it names, in notation; empty where it names none.")
    expect: dict[str, Any] = Field(description="What it says will hold, as a scenario's `expect`; empty for actions.")


class QuestionShown(BaseModel):
    """A question without its answer. The engine answers it: no memory is needed, and none should be relied on."""

    name: str = Field(description="By which grade_quiz knows it.")
    game: str
    situation: list[str] = Field(description="Under which rules it is played, and what is due.")
    table: str = Field(description="All that whoever is asked can see, in words.")
    scenario: dict[str, Any] = Field(description="What judge_action, legal_actions and check_scenario take.")
    actions: list[str] = Field(description="What is asked about, in words: this is done, or is to be done.")
    notation: list[str] = Field(description="The same in notation.")
    asked: str
    choices: list[ChoiceShown]


class QuestionsShown(BaseModel):
    """Some questions of the quiz, and how many there are."""

    questions: list[QuestionShown]
    total: int


class GradedAnswer(BaseModel):
    """Whether an answer is right, and why."""

    name: str
    is_right: bool
    given: str
    right: str
    right_text: str
    why: list[str]
    clause: str = Field(description="The clause that answers it.")
    clause_title: str
    clause_text: str = Field(description="What it says under the rules of the situation.")


class Graded(BaseModel):
    """All answers, graded."""

    right: int
    of: int
    answers: list[GradedAnswer]


def quiz_questions(
    game: AnyGame = "",
    count: Annotated[int, Field(description="How many.", ge=1, le=MOST)] = 10,
    seed: Annotated[int, Field(description="The same seed gives the same questions.", ge=0)] = 0,
) -> QuestionsShown:
    """Ask questions on the rules without their answers: a situation, a question, two to four answers to choose from."""
    played = registry.game(game) if game else None
    asked = [played] if played else quiz.games()
    return QuestionsShown(
        questions=[_shown(question) for question in quiz.drawn(played, count, seed)],
        total=sum(len(quiz.questions_of(each)) for each in asked),
    )


def grade_quiz(
    answers: Annotated[
        dict[str, str],
        Field(description="By the names of questions, the letters that were chosen.", min_length=1, max_length=MOST),
    ],
) -> Graded:
    """Grade answers of the quiz: which are right, why, and the clause of each. Ask first, and tell no answer before."""
    graded = [_graded(quiz.question_of(name), letter) for name, letter in answers.items()]
    return Graded(right=sum(each.is_right for each in graded), of=len(graded), answers=graded)


def _shown(question: Question) -> QuestionShown:
    return QuestionShown(
        name=question.key,
        game=question.game.name,
        situation=list(question.situation),
        table=table_of(question.game, question.view),
        scenario=question.position,
        actions=list(question.actions),
        notation=list(question.then),
        asked=question.asked,
        choices=[
            ChoiceShown(
                letter=choice.letter,
                text=choice.text,
                action=choice.means if question.kind in (Kind.WHICH, Kind.NEVER) else "",
                expect=choice.means if question.kind == Kind.AFTER else {},
            )
            for choice in question.choices
        ],
    )


def _graded(question: Question, letter: str) -> GradedAnswer:
    verdict = question.verdict(letter)
    return GradedAnswer(
        name=question.key,
        is_right=verdict.is_right,
        given=letter,
        right=verdict.right.letter,
        right_text=verdict.right.text,
        why=list(verdict.why),
        clause=verdict.clause.number,
        clause_title=verdict.clause.title,
        clause_text=verdict.clause.text,
    )


TOOLS: tuple[Tool, ...] = (quiz_questions, grade_quiz)
