"""Tests of searches in several threads: together they find the same as one after another."""

from __future__ import annotations

from collections import Counter, defaultdict
from threading import Barrier

import pytest
from tests.conformance.playing import match_at
from tests.envs.games import GAMES, QUICK

from skyhop.bots.bot import Budget
from skyhop.bots.ismcts import Ismcts, ParallelSearch
from skyhop.engine.chance import mix_seed
from skyhop.engine.kernel import JIT
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.search.search import Search
from skyhop.search.value_network import value_network_of

ITERATIONS = 100 if JIT else 5


@pytest.fixture(params=QUICK)
def game(request: pytest.FixtureRequest) -> Game:
    return GAMES[request.param]


def forest(game: Game, threads: int) -> ParallelSearch:
    match = match_at(game, game.ruleset({}), 1, 4)
    return ParallelSearch(game, match.view(match.to_decide), 1, threads)


def test_one_thread_finds_what_a_search_finds(game: Game) -> None:
    match, alone = match_at(game, game.ruleset({}), 1, 4), forest(game, 1)
    search = Search(game, match.view(match.to_decide), 1)
    for each in (search, alone):
        each.run(ITERATIONS)

    assert alone.list_statistics() == search.list_statistics()


def test_what_several_threads_find_is_the_sum_of_what_each_finds(game: Game) -> None:
    match, together = match_at(game, game.ruleset({}), 1, 4), forest(game, 3)
    together.run(ITERATIONS)
    visits, wins = Counter[int](), defaultdict[int, float](float)
    for thread, seed in enumerate((1, mix_seed(1, 1), mix_seed(1, 2))):
        search = Search(game, match.view(match.to_decide), seed)
        search.run((ITERATIONS + thread) // 3)
        for each in search.list_statistics():
            visits[each.action] += each.visits
            wins[each.action] += each.visits * each.share

    found = together.list_statistics()
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
    one = forest(game, 3)
    one.run_for(60, most=1)
    assert one.iterations == 1
    late = forest(game, 2)
    late.run_for(0.01)
    assert late.iterations >= 2


def test_several_threads_run_at_once_and_share_evenly(game: Game) -> None:
    together, met = forest(game, 3), Barrier(3)

    def is_stopped() -> bool:
        met.wait(timeout=60)
        return True

    together.run_for(60, is_stopped)
    assert met.n_waiting == 0
    for iterations in (4, 5, 6):
        together.run(1)
        assert together.iterations == iterations
    assert [each.iterations for each in together._searches] == [2, 2, 2]


def test_a_bot_searches_in_as_many_threads_as_it_may(game: Game) -> None:
    match = match_at(game, game.ruleset({}), 1, 4)
    view = match.view(match.to_decide)
    found = Ismcts(game, 1, Budget(iterations=ITERATIONS, threads=3)).run_search(view)
    alone = ParallelSearch(
        game, view, mix_seed(1, 1), 3, value_network_of(game) if game.has(Capability.JUDGEMENT) else None
    )
    alone.run(ITERATIONS)

    assert len(found._searches) == 3
    assert found.list_statistics() == alone.list_statistics()
