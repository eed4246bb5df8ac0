"""Tests of the quiz over MCP: the tools can answer all questions, and no question reveals its answer."""

from __future__ import annotations

import pytest
from tests.mcp.assistant import assistant

from skyhop.engine.document import write_document
from skyhop.i18n import _
from skyhop.mcp.positions import check_scenario, judge_action
from skyhop.mcp.rules import MOST, grade_quiz, quiz_questions
from skyhop.rulebook import quiz
from skyhop.rulebook.quiz import QuestionShown, UnknownQuestion


def by_the_tools(question: QuestionShown) -> str:
    """Answer a question as an assistant can that knows nothing of the rules: by asking the engine."""
    choices = question.choices
    if choices[0].expect:
        holding = [
            each.letter for each in choices if check_scenario({**question.scenario, "expect": each.expect}).passed
        ]
    elif choices[0].action:
        legal = {each.letter: judge_action(question.scenario, each.action).legal for each in choices}
        is_wanted = question.asked == _("Which of these is legal?")
        holding = [letter for letter, is_legal in legal.items() if is_legal == is_wanted]
    else:
        judged = judge_action(question.scenario, question.notation[0])
        said = _("Yes.") if judged.legal else _("No. %(why)s") % {"why": judged.why_not}
        holding = [each.letter for each in choices if each.text == said]
    (letter,) = holding
    return letter


def test_the_tools_alone_answer_two_hundred_of_two_hundred() -> None:
    questions = [question for game in quiz.games() for question in quiz_questions(game.name, MOST).questions]
    graded = grade_quiz({question.name: by_the_tools(question) for question in questions})

    assert [answer.name for answer in graded.answers if not answer.is_right] == []
    assert graded.right == graded.of == len(questions) == 200


async def test_a_question_is_put_without_its_answer_and_graded_with_its_clause() -> None:
    async with assistant() as asking:
        questions = (await asking.ask("quiz_questions", game="balloon-cup", count=3, seed=5))["questions"]
        answers = {question["name"]: "a" for question in questions}
        graded = await asking.ask("grade_quiz", answers=answers)
        unknown = await asking.refused("grade_quiz", answers={"no-such": "a"})

    assert [answer["name"] for answer in graded["answers"]] == list(answers)
    for question, answer in zip(questions, graded["answers"], strict=True):
        assert answer["is_right"] == (answer["right"] == "a")
        assert answer["clause"].startswith("BC-")
        assert answer["clause_text"]
        assert not _keys_of(question) & {"right", "is_right", "clause", "why"}
        assert not question["scenario"].get("expect")
    assert "quiz_questions returns the questions with their names" in unknown


def _keys_of(answer: object) -> set[str]:
    """All names of fields in an answer, however deep."""
    if isinstance(answer, dict):
        return set(answer) | {key for value in answer.values() for key in _keys_of(value)}
    return {key for value in answer for key in _keys_of(value)} if isinstance(answer, list) else set()


def test_a_question_does_not_go_by_the_name_of_its_file_which_may_tell_the_answer() -> None:
    questions = [question for game in quiz.games() for question in quiz_questions(game.name, MOST).questions]
    asked = "".join(write_document(question) for question in questions)

    assert [name for game in quiz.games() for name in quiz.questions_of(game) if name in asked] == []
    assert len({question.name for question in questions}) == len(questions)


def test_all_games_are_asked_about_unless_one_is_named() -> None:
    both = quiz_questions(count=20, seed=2)

    assert {question.game for question in both.questions} == {game.name for game in quiz.games()}
    assert both.total == 2 * quiz_questions("balloon-cup").total
    with pytest.raises(UnknownQuestion):
        grade_quiz({both.questions[0].name: "e"})
