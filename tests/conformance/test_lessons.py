"""The exercises of every lesson: what they ask for can be done, and leads where their scenarios say."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from tests.conformance.games import GAMES

from skyhop.game.action import Refused
from skyhop.game.capability import MissingCapability
from skyhop.game.game import Game
from skyhop.rulebook import scenario
from skyhop.rulebook.scenario import Exercise, exercises_of, is_solution, play_solution, prepare_exercise, scenario_of

pytestmark = pytest.mark.presentation

LONGEST = 250
"""Letters of a text: so much stands above a table on a phone."""


class Case(NamedTuple):
    """An exercise of a game."""

    game: Game
    exercise: Exercise


CASES = [
    pytest.param(Case(game, exercise), id=f"{game.name}-{exercise.scenario}")
    for game in GAMES.values()
    for exercise in exercises_of(game)
]
WITH_LESSON = [game for game in GAMES.values() if exercises_of(game)]


@pytest.mark.parametrize("case", CASES)
def test_the_scenario_of_an_exercise_passes_and_ends_with_what_is_asked_for(case: Case) -> None:
    read = scenario_of(*case)

    assert scenario.run(read) is None
    assert "error" not in read.steps[-1]
    assert read.expected
    assert read.clauses


@pytest.mark.parametrize("case", CASES)
def test_only_what_is_asked_for_solves_an_exercise_and_something_else_may_be_done_too(case: Case) -> None:
    exercise = prepare_exercise(*case)
    game, state = case.game, exercise.match.state
    legal = [game.write(state, action) for action in game.legal(state)]

    assert [text for text in legal if is_solution(exercise, text)] == [exercise.solution]
    with pytest.raises(Refused):
        is_solution(exercise, "nonsense")


@pytest.mark.parametrize("case", CASES)
def test_an_exercise_is_the_same_however_often_it_is_done(case: Case) -> None:
    exercise = prepare_exercise(*case)
    before = exercise.match.state.copy()

    (one, step), (other, again) = play_solution(exercise), play_solution(exercise)

    assert one.state == other.state
    assert step.actor == again.actor == exercise.seat
    assert exercise.match.state == before
    assert one.ply > exercise.match.ply


@pytest.mark.parametrize("case", CASES)
def test_an_exercise_is_told_in_short_sentences(case: Case) -> None:
    _name, title, *texts = case.exercise

    assert 0 < len(title) <= 30
    assert all(text.endswith((".", "!", "?")) and len(text) <= LONGEST for text in texts)


@pytest.mark.parametrize("game", WITH_LESSON, ids=lambda game: game.name)
def test_a_lesson_has_six_to_ten_exercises_one_for_each_of_its_scenario_files(game: Game) -> None:
    assert game.folder is not None
    names = [exercise.scenario for exercise in exercises_of(game)]

    assert 6 <= len(names) <= 10
    assert sorted(names) == sorted(path.stem for path in (game.folder / "lesson").glob("*.toml"))


def test_both_games_have_a_lesson() -> None:
    assert {game.name for game in WITH_LESSON} == {"aeronaut-odyssey", "balloon-cup"}


def test_a_game_of_one_file_has_no_scenarios_to_learn_from() -> None:
    with pytest.raises(MissingCapability, match="Nim"):
        scenario_of(GAMES["nim"], Exercise("taking", "Take", "Take one.", "Taken.", "Take one."))
