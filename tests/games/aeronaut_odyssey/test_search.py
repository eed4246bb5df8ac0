"""A search handles the solo rival and worlds with secret inventories."""

from __future__ import annotations

import numpy as np
import pytest
from tests.amount import some
from tests.conformance.house_rules import ALL, board
from tests.conformance.playing import match_at
from tests.search.written import written_judge

from skyhop.engine.kernel import JIT, with_attributes
from skyhop.games.aeronaut_odyssey.ai.search import to_decide, winners
from skyhop.games.aeronaut_odyssey.game import GAME
from skyhop.games.aeronaut_odyssey.state import RIVAL
from skyhop.search.search import Search
from skyhop.search.value_network import Sizes, ValueNetwork
from skyhop.search.worlds import write_estimated_shares, write_win_shares

PLIES = 1_000
SOLO = {"solo": True, "expansions": ALL, "board": board("six-winds")}


@pytest.mark.parametrize("base", ["pioneer", "capital"])
def test_the_human_decides_for_the_rival_who_wins_ties(base: str) -> None:
    ruleset = GAME.ruleset({"base": base, "solo": True})
    rules = with_attributes(ruleset.record)[0]
    for seed in some(9):
        state = match_at(GAME, ruleset, seed, 9 + seed).state
        if GAME.to_decide(state) is not None:
            assert to_decide(rules, with_attributes(state.records)[0]) == GAME.to_decide(state)
        over = match_at(GAME, ruleset, seed, PLIES)
        assert over.outcome is not None
        assert winners(rules, with_attributes(over.state.records)[0]) == 1 << over.outcome.winners[0]


def test_at_a_tie_the_rival_alone_has_won() -> None:
    state = GAME.new(GAME.ruleset({"solo": True}))

    assert winners(with_attributes(state.ruleset.record)[0], with_attributes(state.records)[0]) == 1 << RIVAL


def test_a_solo_game_is_searched_with_the_human_as_the_one_who_wins() -> None:
    match = match_at(GAME, GAME.ruleset(SOLO), 1, 5)
    search = Search(GAME, match.view(match.to_decide), 1)

    search.run(200 if JIT else 5)

    assert all(0 <= found.share <= 1 for found in search.list_statistics())
    assert search.list_statistics()[0].action in GAME.legal(match.state)


def test_what_the_rival_wins_nobody_else_shares() -> None:
    shares = np.ones(1)

    write_win_shares(1 << RIVAL, shares)

    assert shares.tolist() == [0.0]


@pytest.mark.parametrize("seats", [1, 3])
def test_a_network_shares_one_point_among_players_and_leaves_the_rival_its_part(seats: int) -> None:
    rules = {"solo": True} if seats == 1 else {"seats": seats}
    state = match_at(GAME, GAME.ruleset(rules), 1, 9).state
    sizes = Sizes(len(GAME.features.table), 1, 1)
    half = ValueNetwork(np.zeros(sizes.weights, np.float32), sizes)  # it says one half of everything
    shares = np.zeros(seats)

    write_estimated_shares(
        written_judge(GAME, half),
        with_attributes(state.ruleset.record)[0],
        with_attributes(state.records)[0],
        shares,
    )

    assert shares.tolist() == pytest.approx([1 / max(2, seats)] * seats)
