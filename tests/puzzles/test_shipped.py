"""The puzzles that games come with: each can be played, is in order, is told from what its seat sees, and is right."""

from __future__ import annotations

from itertools import groupby, pairwise

import pytest
from tests.amount import met, some

from skyhop.game.game import Game
from skyhop.game.match import Ply, plies
from skyhop.i18n import percent, use_language
from skyhop.puzzles.answer import Depth, difficulty, heading, judge_answer, prove, result, search_deeply
from skyhop.puzzles.collection import (
    Puzzle,
    UnknownPuzzle,
    collection,
    contents_of,
    find_puzzle,
    games,
    number_of,
    points_of_levels,
    prepare_puzzle,
    view_of,
)
from skyhop.rulebook.scenario import is_solution, play_solution
from skyhop.search.solver import solve_decision as solved_to_the_end

GAMES = games()
LARGEST = 400_000
"""Bytes of a file; it travels with the package."""
MOST_OF_MATCH = 4


def sample(game: Game, count: int) -> list[Puzzle]:
    """Some puzzles from easy to hard."""
    puzzles = collection(game)
    return [puzzles[place * (len(puzzles) - 1) // (count - 1)] for place in range(count)]


def by_match(game: Game) -> list[list[Puzzle]]:
    """The puzzles of each match, those that come late in it last."""
    begun = [(puzzle.journal.header.match, len(puzzle.journal.entries), puzzle) for puzzle in collection(game)]
    matches = groupby(sorted(begun, key=lambda each: each[:2]), key=lambda each: each[0])
    return met([[puzzle for *_place, puzzle in each] for _number, each in matches])


def test_both_games_have_puzzles() -> None:
    assert [game.name for game in GAMES] == ["aeronaut-odyssey", "balloon-cup"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_puzzle_is_a_decision_of_its_match_and_names_legal_actions(game: Game) -> None:
    matches = by_match(game)
    for puzzles in (matches[place] for place in some(len(matches))):
        states: dict[int, Ply] = {ply.number: ply for ply in plies(puzzles[-1].journal)}
        for puzzle in puzzles:
            state = states[len(puzzle.journal.entries)].state
            view = game.view(state, game.to_decide(state))
            named = [game.read(view, each.text) for each in puzzle.candidates]
            assert puzzle.journal.entries == puzzles[-1].journal.entries[: len(puzzle.journal.entries)]
            assert set(named) <= set(game.legal(view))
            assert len(named) == len(set(named))
            assert {game.write(view, game.read(view, text)) for text in puzzle.chances} == set(puzzle.chances)
            assert all(
                each.candidate(game, view).describe_effects(game, view) is not None for each in puzzle.candidates
            )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_puzzle_keeps_what_its_recipe_asks_for(game: Game) -> None:
    depth = contents_of(game).recipe["depth"]
    assert isinstance(depth, dict)
    for puzzle in collection(game):
        best, *others = puzzle.candidates
        assert puzzle.worlds == (0 if puzzle.is_solved else depth["searches"] * depth["iterations"])
        assert best.text == max(puzzle.chances, key=lambda text: (puzzle.chances[text], text == best.text))
        assert others == sorted(others, key=lambda each: -each.chance)
        for each in others:
            least = max(depth["lead"], depth["errors"] * (best.error**2 + each.error**2) ** 0.5)
            assert best.chance - each.chance > least - 0.001  # the file has them rounded
        assert puzzle.solved.keys() == points_of_levels(game).keys()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_collection_is_sorted_varied_and_found_by_name(game: Game) -> None:
    puzzles = collection(game)

    assert all(one.difficulty <= other.difficulty for one, other in pairwise(puzzles))
    assert all(find_puzzle(puzzle.name) is puzzle for puzzle in puzzles)
    assert [number_of(puzzle) for puzzle in puzzles[:3]] == [1, 2, 3]
    assert max(len(each) for each in by_match(game)) <= MOST_OF_MATCH
    assert {puzzle.journal.header.ruleset["name"] for puzzle in puzzles} == set(game.rulesets())
    assert len({puzzle.level for puzzle in puzzles}) >= 5
    assert ((game.folder or game.folder) / "puzzles.jsonl.gz").stat().st_size < LARGEST  # type: ignore[operator]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_weak_levels_solve_what_is_easy_more_often_than_what_is_hard(game: Game) -> None:
    third = len(collection(game)) // 3
    easy, hard = collection(game)[:third], collection(game)[-third:]
    for level in met(list(points_of_levels(game))[:-1]):
        assert sum(each.solved[level] for each in easy) >= sum(each.solved[level] for each in hard)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_another_search_or_the_solver_finds_the_same(game: Game) -> None:
    for puzzle in sample(game, 2):
        view = view_of(puzzle)
        if puzzle.is_solved:
            solution = solved_to_the_end(game, view)
            assert solution is not None
            look = prove(game, view, solution)
        else:
            look = search_deeply(game, view, 4711, Depth(searches=1, iterations=4000, lead=0.03, errors=2.0))

        assert look is not None
        assert look.candidates[0].text == puzzle.answer


def test_where_nothing_is_drawn_or_hidden_every_puzzle_is_solved() -> None:
    puzzles = {game.name: collection(game) for game in GAMES}

    assert all(each.is_solved for each in puzzles["aeronaut-odyssey"])
    assert not any(each.is_solved for each in puzzles["balloon-cup"])


@pytest.mark.parametrize("name", ["203e5705", "a5ed8223", "792c1f09"])
def test_a_puzzle_that_called_winning_actions_wrong_is_gone(name: str) -> None:
    with pytest.raises(UnknownPuzzle):
        find_puzzle(name)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_puzzle_is_solved_as_an_exercise_is(game: Game) -> None:
    for puzzle in sample(game, 3):
        position = prepare_puzzle(puzzle)
        match, step = play_solution(position)

        assert len(position.steps) == sum(not entry.is_chance for entry in puzzle.journal.entries)
        assert position.match.to_decide == position.seat == step.actor
        assert is_solution(position, puzzle.answer)
        assert not is_solution(position, puzzle.candidates[1].text)
        assert match.ply > position.match.ply == len(puzzle.journal.entries)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_worlds_that_the_seat_cannot_tell_apart_have_the_same_puzzle_and_the_same_explanation(game: Game) -> None:
    depth = Depth(searches=2, iterations=100, lead=0.0, errors=0.0)
    for puzzle in sample(game, 2):
        view = view_of(puzzle)
        imagined = game.view(game.determinize(view, 5), view.seat)
        for text in (*(each.text for each in puzzle.candidates), *list(puzzle.chances)[-1:]):
            assert judge_answer(puzzle, view, text) == judge_answer(puzzle, imagined, text)
        assert search_deeply(game, view, 1, depth) == search_deeply(game, imagined, 1, depth)


@pytest.mark.parametrize("tag", ["en", "de", "fr"])
def test_an_answer_says_what_is_best_and_what_the_choice_was_worth(tag: str) -> None:
    with use_language(tag):
        for game in GAMES:
            puzzle = collection(game)[0]
            view, second = view_of(puzzle), puzzle.candidates[1].text
            right, wrong = judge_answer(puzzle, view, puzzle.answer), judge_answer(puzzle, view, second)

            assert (right.is_right, wrong.is_right) == (True, False)
            chance = puzzle.chances[second]
            assert (result(chance) if puzzle.is_solved else percent(chance)) in wrong.headline
            assert puzzle.answer not in wrong.headline
            assert puzzle.answer in wrong.sentences[0]
            assert wrong.sentences[: len(right.sentences)] == right.sentences
            assert puzzle.is_solved or len(wrong.sentences) > len(right.sentences)
            assert str(round(puzzle.difficulty)) in difficulty(puzzle)
            assert game.title in heading(puzzle)
