"""Puzzle ratings: only the first answer counts, and the answers alone give the rating again."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import groupby
from pathlib import Path

import pytest
import sqlalchemy as sa
from hypothesis import given, settings
from hypothesis import strategies as st

from skyhop.game import registry
from skyhop.puzzles.collection import Puzzle, collection, points_of_levels
from skyhop.server.accounts import merge_players
from skyhop.server.players.players import PlayerKind, enter_player
from skyhop.server.ratings.puzzles import (
    FirstAnswer,
    PuzzleStanding,
    rate_answer,
    rate_puzzle,
    read_standing,
    record_first_answer,
)
from skyhop.server.ratings.recorder import Rating, create_rating
from skyhop.server.schema import PUZZLE_ANSWERS
from skyhop.server.store.sqlite import create_memory_engine
from skyhop.server.store.store import Store, open_store

NAMES = ("balloon-cup", "aeronaut-odyssey")
ANSWERS = st.lists(st.tuples(st.sampled_from(NAMES), st.integers(0, 5), st.booleans()), max_size=12)
"""Answers in order: the game, the place of the puzzle among some of the game, and a right or a wrong answer."""
Answers = Sequence[tuple[Puzzle, bool]]


def pick(game: str, place: int) -> Puzzle:
    listed = collection(registry.game(game))
    return listed[place * len(listed) // 6]


def recount(answers: Answers, standing: PuzzleStanding) -> dict[str, Rating]:
    """Return the ratings that follow from answers, by game, with the times of the stored ones."""
    first = {puzzle.name: (puzzle, is_right) for puzzle, is_right in reversed(answers)}
    found = {name: Rating() for name in NAMES}
    for stored in standing.answers:
        puzzle, is_right = first[stored.puzzle]
        before, at = found[puzzle.game.name], stored.rating.at
        found[puzzle.game.name] = rate_answer(before, rate_puzzle(puzzle), at, is_right=is_right)
    return found


@settings(max_examples=12)
@given(ANSWERS)
def test_the_first_answers_alone_give_the_rating_and_the_streaks(chosen: list[tuple[str, int, bool]]) -> None:
    answers = [(pick(game, place), is_right) for game, place, is_right in chosen]
    engine, told = create_memory_engine(), PuzzleStanding()
    with engine.connect() as connection:
        enter_player(connection, "anna", PlayerKind.ACCOUNT, "Anna")
        for puzzle, is_right in answers:
            told = record_first_answer(connection, "anna", puzzle, is_right=is_right)
        standing = read_standing(connection, "anna")
    engine.dispose()

    first = list(dict.fromkeys(puzzle.name for puzzle, _is_right in answers))
    rights = [next(right for puzzle, right in answers if puzzle.name == name) for name in first]
    runs = [(is_right, len(list(run))) for is_right, run in groupby(rights)]
    assert told == standing
    assert [(each.puzzle, each.is_right) for each in standing.answers] == list(zip(first, rights, strict=True))
    assert {name: standing.find_rating(name) for name in NAMES} == recount(answers, standing)
    assert standing.best_streak == max((length for is_right, length in runs if is_right), default=0)
    assert standing.streak == (runs[-1][1] if rights and rights[-1] else 0)


@settings(max_examples=25)
@given(puzzle=st.integers(-500, 3000), is_right=st.booleans(), mean=st.floats(10, 40), unsure=st.floats(1, 8))
def test_a_right_answer_raises_the_rating_and_a_wrong_one_lowers_it(
    puzzle: int,
    is_right: bool,  # noqa: FBT001  hypothesis passes it by name
    mean: float,
    unsure: float,
) -> None:
    before = Rating(mean, unsure, 3, "2026-06-01T00:00:00.000+00:00")

    after = rate_answer(before, puzzle, before.at, is_right=is_right)

    assert (after.mean >= before.mean, after.mean <= before.mean) in {(is_right, not is_right), (True, True)}
    assert after.matches == 4


@pytest.mark.parametrize("name", NAMES)
def test_a_puzzle_as_hard_as_a_level_is_strong_has_the_rating_of_the_level(name: str) -> None:
    game = registry.game(name)
    for level, points in points_of_levels(game).items():
        puzzle = replace(pick(name, 0), difficulty=points)

        assert abs(rate_puzzle(puzzle) - create_rating(game, level).points) <= 1


@settings(max_examples=12)
@given(rating=st.floats(15, 35), answered=st.sets(st.integers(0, 299)))
def test_the_next_puzzle_is_an_unanswered_one_nearest_to_the_rating(rating: float, answered: set[int]) -> None:
    listed = collection(registry.game("balloon-cup"))
    names = [puzzle.name for place, puzzle in enumerate(listed) if place in answered]
    answer = FirstAnswer("", "balloon-cup", is_right=True, points=1500, rating=Rating(rating))
    standing = PuzzleStanding(tuple(answer._replace(puzzle=name) for name in names))

    chosen = standing.choose_next(registry.game("balloon-cup"))

    now = standing.find_rating("balloon-cup").points
    left = [puzzle for puzzle in listed if puzzle.name not in standing.answered_puzzles]
    assert (chosen is None) is (not left)
    if chosen is not None:
        assert abs(rate_puzzle(chosen) - now) == min(abs(rate_puzzle(puzzle) - now) for puzzle in left)


def test_missed_puzzles_come_again_after_all_others_and_then_none(monkeypatch: pytest.MonkeyPatch) -> None:
    game, (first, second) = registry.game("balloon-cup"), (pick("balloon-cup", 1), pick("balloon-cup", 2))
    monkeypatch.setattr("skyhop.server.ratings.puzzles.collection", lambda _game: (first, second))
    missed = FirstAnswer(first.name, game.name, is_right=False, points=1500, rating=Rating())
    solved = FirstAnswer(second.name, game.name, is_right=True, points=1500, rating=Rating())

    assert PuzzleStanding((missed,)).choose_next(game) == second
    assert PuzzleStanding((missed, solved)).choose_next(game) == first
    assert PuzzleStanding((missed, solved)).choose_next(game, first.name) is None


@pytest.mark.parametrize("own", [0, 1])
def test_a_guest_brings_answers_only_to_a_player_who_has_none(own: int) -> None:
    puzzles = [pick("balloon-cup", place) for place in range(3)]
    engine = create_memory_engine()
    with engine.connect() as connection:
        enter_player(connection, "anna", PlayerKind.ACCOUNT, "Anna")
        enter_player(connection, "guest", PlayerKind.GUEST)
        for puzzle in puzzles[:own]:
            record_first_answer(connection, "anna", puzzle, is_right=False)
        for puzzle in puzzles:
            record_first_answer(connection, "guest", puzzle, is_right=True)
        of_player, of_guest = (read_standing(connection, player) for player in ("anna", "guest"))

        merge_players(connection, "guest", "anna")

        merged = read_standing(connection, "anna")
        left = read_standing(connection, "guest")
        later = record_first_answer(connection, "guest", pick("balloon-cup", 4), is_right=True)
        assert later == read_standing(connection, "anna")
    engine.dispose()
    assert (merged, left) == (of_player if own else of_guest, PuzzleStanding())
    assert later.answers[:-1] == merged.answers


@pytest.mark.both_databases
async def test_answers_at_the_same_time_count_one_after_the_other(store: Store, database: str, tmp_path: Path) -> None:
    other = await open_store(tmp_path, database) if database else store
    await store.write(partial(enter_player, identity="anna", kind=PlayerKind.ACCOUNT, name="Anna"))
    puzzles = [pick("balloon-cup", place) for place in range(3)]
    record = partial(record_first_answer, player="anna", is_right=True)

    await asyncio.gather(*(each.write(partial(record, puzzle=puzzle)) for puzzle in puzzles for each in (store, other)))

    standing = await store.read(partial(read_standing, player="anna"))
    numbers = await store.read(lambda connection: [*connection.scalars(sa.select(PUZZLE_ANSWERS.c.number))])
    assert (set(standing.solved_puzzles), standing.streak) == ({puzzle.name for puzzle in puzzles}, 3)
    assert sorted(numbers) == [1, 2, 3]
    recounted = recount([(puzzle, True) for puzzle in puzzles], standing)
    assert recounted["balloon-cup"] == standing.find_rating("balloon-cup")
    if other is not store:
        await other.close()
