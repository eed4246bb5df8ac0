"""A quiz that is put to an assistant, or by an assistant to people: questions without answers, and answers graded."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from skyhop.game import registry
from skyhop.mcp.errors import Tool
from skyhop.rulebook import quiz_document
from skyhop.rulebook.quiz_document import Graded, QuestionsShown

MOST = 200
"""Questions of one call; as many as there are."""

AnyGame = Annotated[
    str, Field(description="Name of the game, such as balloon-cup; empty for all games.", max_length=80)
]


def quiz_questions(
    game: AnyGame = "",
    count: Annotated[int, Field(description="How many.", ge=1, le=MOST)] = 10,
    seed: Annotated[int, Field(description="The same seed gives the same questions.", ge=0)] = 0,
) -> QuestionsShown:
    """Ask questions on the rules without their answers: a situation, a question, two to four answers to choose from."""
    return quiz_document.questions_shown(registry.game(game) if game else None, count, seed)


def grade_quiz(
    answers: Annotated[
        dict[str, str],
        Field(description="By the names of questions, the letters that were chosen.", min_length=1, max_length=MOST),
    ],
) -> Graded:
    """Grade answers of the quiz: which are right, why, and the clause of each. Ask first, and tell no answer before."""
    return quiz_document.graded(answers)


TOOLS: tuple[Tool, ...] = (quiz_questions, grade_quiz)
