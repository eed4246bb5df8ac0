"""Searches in several threads find together what they find one by one."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest
from tests.conformance.playing import match_at

from skyhop.core.chance import mixed_seed
from skyhop.core.game import Game
from skyhop.core.kernel import JIT
from skyhop.search.forest import Forest
from skyhop.search.search import Search

ITERATIONS = 100 if JIT else 5


def forest(game: Game, threads: int) -> Forest:
    match = match_at(game, game.ruleset({}), 1, 4)
    return Forest(game, match.view(match.to_decide), 1, threads)


def test_one_thread_finds_what_a_search_finds(game: Game) -> None:
    match, alone = match_at(game, game.ruleset({}), 1, 4), forest(game, 1)
    search = Search(game, match.view(match.to_decide), 1)
    for each in (search, alone):
        each.run(ITERATIONS)

    assert alone.found() == search.found()


def test_what_several_threads_find_is_the_sum_of_what_each_finds(game: Game) -> None:
    match, together = match_at(game, game.ruleset({}), 1, 4), forest(game, 3)
    together.run(ITERATIONS)
    visits, wins = Counter[int](), defaultdict[int, float](float)
    for thread, seed in enumerate((1, mixed_seed(1, 1), mixed_seed(1, 2))):
        search = Search(game, match.view(match.to_decide), seed)
        search.run((ITERATIONS + thread) // 3)
        for each in search.found():
            visits[each.action] += each.visits
            wins[each.action] += each.visits * each.share

    found = together.found()
    assert {each.action: each.visits for each in found} == visits
    assert {each.action: each.visits * each.share for each in found} == pytest.approx(wins)
    assert sum(visits.values()) == together.iterations == ITERATIONS
    assert found == sorted(found, key=lambda each: -each.visits)


def test_several_threads_keep_to_their_time_and_number(game: Game) -> None:
    few, stopped = forest(game, 2), forest(game, 2)
    few.run_for(60, most=7)
    stopped.run_for(60, lambda: True)

    assert few.iterations == 7
    assert stopped.iterations == 2
