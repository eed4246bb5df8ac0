"""Each day has its puzzle: the same for everybody, none again before all have come, easy and hard ones in turn."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyhop.game import registry
from skyhop.game.game import Game
from skyhop.puzzles.collection import (
    UnknownPuzzle,
    collection,
    find_puzzle,
    games,
    get_daily,
    get_numbered,
    list_daily,
    place_of_day,
    view_of,
)

GAME = registry.game("balloon-cup")


@given(st.integers(1, 400), st.integers(0, 10**6))
def test_as_many_days_in_a_row_as_there_are_puzzles_show_each_once(count: int, day: int) -> None:
    assert sorted(place_of_day(count, day + each) for each in range(count)) == list(range(count))


@given(st.integers(30, 400), st.integers(0, 10**6))
def test_every_ten_days_show_easy_and_hard_ones(count: int, day: int) -> None:
    thirds = [3 * place_of_day(count, day + each) // count for each in range(10)]

    assert min(thirds.count(third) for third in range(3)) >= 2


@given(st.dates(date(2020, 1, 1), date(2100, 1, 1)))
def test_a_day_has_a_puzzle_that_the_next_has_not(day: date) -> None:
    assert get_daily(GAME, day) is get_daily(GAME, day)
    assert get_daily(GAME, day) is not get_daily(GAME, day + timedelta(days=1))


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_the_puzzle_of_a_day_leaves_something_to_choose_and_is_none_of_the_easiest(game: Game) -> None:
    easy = collection(game)[len(collection(game)) // 3 - 1].difficulty

    assert len(list_daily(game)) >= 60
    for puzzle in (get_daily(game, date(2026, 11, 24) + timedelta(days=30 * each)) for each in range(6)):
        assert puzzle.difficulty >= easy
        assert len(game.legal(view_of(puzzle))) > 3


def test_the_puzzle_of_a_day_may_be_one_for_a_level() -> None:
    level = collection(GAME)[0].level
    days = [date(2026, 11, 23) + timedelta(days=each) for each in range(40)]

    assert {get_daily(GAME, day, level).level for day in days} == {level}


def test_what_there_is_not_is_named() -> None:
    with pytest.raises(UnknownPuzzle, match="there is no puzzle 'nobody'"):
        find_puzzle("nobody")
    with pytest.raises(
        UnknownPuzzle, match="there is no puzzle 100000; the puzzles of Balloon Cup have the numbers 1 to "
    ):
        get_numbered(GAME, 100_000)
    with pytest.raises(UnknownPuzzle, match="Balloon Cup has no puzzle of this difficulty"):
        get_daily(GAME, date(2026, 11, 23), "nobody")
