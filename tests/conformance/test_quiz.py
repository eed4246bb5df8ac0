"""The quiz: each question has one answer that the engine finds right, which is the one that its author meant."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from tests.conformance.games import GAMES

from skyhop.game.capability import MissingCapability
from skyhop.game.game import Game
from skyhop.game.position import read_table
from skyhop.rulebook import quiz, scenario
from skyhop.rulebook.quiz import YES, Question, QuestionKind, UnknownQuestion, describe_questions, graded
from skyhop.rulebook.rulebook import rulebook_of
from skyhop.rulebook.scenario import ScenarioStep

pytestmark = pytest.mark.presentation

WITH_QUIZ = quiz.games()
LEAST = 100
"""Questions of a game."""
LONGEST = 240
"""Letters of an answer: so much fits a phone."""
NOTATION = re.compile(r"(?<!-)\b[RYGBA]\d|\b[RYGBA]{2,}\b|\.\.|\*|full stop")
"""Cards, runs of cubes, spaces of an inventory, and a wild, as players with notation write them."""
ON_PLAYING = {"balloon-cup": range(1, 10), "aeronaut-odyssey": range(1, 11)}
"""The chapters on how the game is played; those after them say how it is written down, and how boards are made."""
UNASKED = {"balloon-cup": {2}}
"""Of these, chapters that hardly decide anything: one question is enough."""


@pytest.mark.parametrize("game", WITH_QUIZ, ids=lambda game: game.name)
def test_the_engine_finds_the_answer_right_that_its_author_meant_and_no_other(game: Game) -> None:
    found = {name: _found_right(question) for name, question in quiz.questions_of(game).items()}
    meant = {name: [question.meanings[0]] for name, question in quiz.questions_of(game).items()}

    assert found == meant


@pytest.mark.parametrize("game", [None, *WITH_QUIZ], ids=lambda game: game.name if game else "all")
def test_questions_are_documents_without_answers_and_answers_are_graded(game: Game | None) -> None:
    shown = describe_questions(game, 4, 2)
    found = graded({question.name: "a" for question in shown.questions})

    assert shown.total == sum(len(quiz.questions_of(each)) for each in ([game] if game else WITH_QUIZ))
    assert [answer.name for answer in found.answers] == [question.name for question in shown.questions]
    assert found.right == sum(answer.right == "a" for answer in found.answers)
    for question in shown.questions:
        asked = quiz.question_of(question.name)
        assert [choice.text for choice in question.choices] == [choice.text for choice in asked.choices]
        assert all(bool(choice.expect) == (asked.kind == QuestionKind.AFTER) for choice in question.choices)


def test_an_answer_that_there_is_not_is_refused_by_the_words_of_its_question() -> None:
    first, second = quiz.draw_questions(None, 2, 1)

    with pytest.raises(UnknownQuestion, match=r"^answer 2, “.*”: there is no answer 'z'; choose one of a") as refused:
        graded({first.key: "a", second.key: "z"})

    assert second.text in str(refused.value)
    assert second.key not in str(refused.value)


@pytest.mark.parametrize("game", WITH_QUIZ, ids=lambda game: game.name)
def test_every_answer_follows_from_what_is_shown(game: Game) -> None:
    uncertain = [name for name, question in quiz.questions_of(game).items() if not question.is_certain(16)]

    assert uncertain == []


def test_a_question_whose_answer_another_world_would_change_is_not_asked() -> None:
    """The next cube of the bag is unknown. With four cubes in the bag, another world gives the tile other cubes."""
    asked = quiz.questions_of(GAMES["balloon-cup"])["bc-a-tile-is-turned"]
    position = {**read_table(asked.fields["position"], "position"), "bag": "RBYY"}
    unsure = replace(asked, fields={**asked.fields, "position": position})

    assert asked.is_certain()
    assert unsure.right == asked.right
    assert not unsure.is_certain()


def _found_right(question: Question) -> list[object]:
    """Return the meanings of the choices that are graded as right."""
    return [choice.means for choice in question.choices if question.verdict(choice.letter).is_right]


@pytest.mark.parametrize("game", WITH_QUIZ, ids=lambda game: game.name)
def test_a_question_is_short_has_answers_that_differ_and_a_clause_of_its_ruleset(game: Game) -> None:
    for name, question in quiz.questions_of(game).items():
        texts = [choice.text for choice in question.choices]
        book = rulebook_of(game).for_ruleset(question.state.ruleset.parameters)

        assert 2 <= len(set(texts)) == len(texts) <= 4, name
        assert max(map(len, texts)) <= LONGEST, name
        assert question.text.endswith("?"), name
        assert all((*question.situation, *question.actions)), name
        assert not NOTATION.search(" ".join((*question.situation, *question.actions, *texts))), name
        assert len(question.then) == (question.kind in (QuestionKind.MAY, QuestionKind.AFTER)), name
        assert book.clause(question.clause).text, name
        assert all(question.verdict("a").why), name


@pytest.mark.parametrize("game", WITH_QUIZ, ids=lambda game: game.name)
def test_no_answer_hangs_on_what_whoever_is_asked_cannot_know(game: Game) -> None:
    """In no other world that the situation allows does an answer hold that is graded as wrong."""
    misleading = [
        (name, meaning)
        for name, question in quiz.questions_of(game).items()
        for meaning in question.meanings[1:]
        if not isinstance(meaning, str) and _holds_elsewhere(question, meaning)
    ]

    assert misleading == []


def _holds_elsewhere(question: Question, expected: Mapping[str, object]) -> bool:
    game, steps = question.game, tuple(map(ScenarioStep, question.then))
    world = game.determinize(question.view, 1)
    return scenario.run(scenario.Scenario(question.name, (), game, world, steps, expected)) is None


@pytest.mark.parametrize("game", WITH_QUIZ, ids=lambda game: game.name)
def test_each_game_is_asked_about_a_hundred_times_in_all_its_chapters_and_rulesets(game: Game) -> None:
    questions = quiz.questions_of(game).values()
    chapters = Counter(int(question.clause.partition("-")[2].partition(".")[0]) for question in questions)
    rulesets = Counter(question.state.ruleset.name for question in questions)

    assert len(questions) >= LEAST
    for chapter in ON_PLAYING.get(game.name, ()):
        assert chapters[chapter] >= (1 if chapter in UNASKED.get(game.name, ()) or chapter == 1 else 4), chapter
    assert all(rulesets[name] >= 5 for name in game.rulesets())
    assert max(chapters.values()) <= len(questions) // 3


def test_every_expansion_and_variant_is_asked_about() -> None:
    (option,) = (option for option in GAMES["aeronaut-odyssey"].options.options if option.name == "expansions")
    (variant,) = (option for option in GAMES["aeronaut-odyssey"].options.options if option.name == "variant")
    asked = Counter[str]()
    for question in quiz.questions_of(GAMES["aeronaut-odyssey"]).values():
        parameters = question.state.ruleset.parameters
        asked.update([*str(parameters["expansions"]).split(), str(parameters["variant"])])
        asked["solo"] += bool(parameters["solo"])

    wanted = {word.value for word in (*option.words, *variant.words) if word.value}
    assert wanted <= set(asked)
    assert asked["solo"] >= 4


@pytest.mark.parametrize("game", WITH_QUIZ, ids=lambda game: game.name)
def test_neither_a_letter_nor_a_yes_gives_the_answer_away(game: Game) -> None:
    questions = quiz.questions_of(game).values()
    letters = Counter(question.right for question in questions)
    judged = [question for question in questions if question.kind == QuestionKind.MAY]
    legal = sum(question.meanings[0] == YES for question in judged)

    assert max(letters.values()) <= len(questions) // 2
    assert len(judged) // 4 <= legal <= len(judged) // 2
    assert {question.kind for question in questions} == set(QuestionKind)


def test_the_same_seed_draws_the_same_questions_and_no_more_than_there_are() -> None:
    (first, *_rest) = WITH_QUIZ

    assert quiz.draw_questions(first, 7, 3) == quiz.draw_questions(first, 7, 3) != quiz.draw_questions(first, 7, 4)
    assert set(quiz.draw_questions(first, 10_000, 1)) == set(quiz.questions_of(first).values())
    assert {question.game for question in quiz.draw_questions(None, 50, 1)} == set(WITH_QUIZ)


def test_what_is_not_there_is_refused() -> None:
    question = quiz.draw_questions(None, 1, 1)[0]

    assert quiz.question_of(question.key) is question
    assert scenario.set_up(question.position, (question.game.folder or Path()) / "rulebook").title == question.key
    with pytest.raises(UnknownQuestion, match="'no-such'"):
        quiz.question_of("no-such")
    with pytest.raises(UnknownQuestion, match="choose one of a, b"):
        question.verdict("z")
    with pytest.raises(ValueError, match="nonsense"):
        quiz.words_of(GAMES["aeronaut-odyssey"]).action(question.view, "nonsense")


def test_a_game_without_a_quiz_says_what_to_add() -> None:
    without = set(GAMES.values()) - set(WITH_QUIZ)
    assert without
    for game in without:
        with pytest.raises(MissingCapability, match=r"no quiz: .*quiz/__init__\.py"):
            quiz.questions_of(game)
