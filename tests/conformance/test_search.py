"""Tests of searches of every game: they use only the view, and the same seed gives the same result."""

from __future__ import annotations

import pytest
from tests.amount import some
from tests.conformance.playing import match_at, undecided

from skyhop.engine.jit.compilation import entry_at
from skyhop.engine.kernel import ENTRIES, JIT, with_attributes
from skyhop.engine.state import Ruleset, View
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.search import compiled_entries as entries
from skyhop.search.compiled_entries import Way, game_entry
from skyhop.search.search import ActionStatistics, Search

pytestmark = pytest.mark.every_python

Played = tuple[Game, Ruleset]

ITERATIONS = 300 if JIT else 4
POSITIONS = 9
PLIES = 1_000


def views_to_decide(game: Game, ruleset: Ruleset) -> list[View]:
    """Take positions from all parts of matches, as those see them who decide."""
    states = [undecided(game, ruleset, seed, 7 * seed).state for seed in some(POSITIONS)]
    return [game.view(state, game.to_decide(state)) for state in states]


def found(game: Game, view: View, seed: int = 1, iterations: int = ITERATIONS) -> list[ActionStatistics]:
    search = Search(game, view, seed)
    search.run(iterations)
    return search.list_statistics()


def test_every_game_can_be_searched(game: Game) -> None:
    assert game.has(Capability.SEARCH)


def test_a_process_that_compiles_it_finds_a_search_by_its_address(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    address = game_entry(entries.search, game, Way.PLAYED_OUT).address
    monkeypatch.delitem(ENTRIES, address)

    assert entry_at(address).address == address


def test_what_a_seat_cannot_see_changes_nothing_of_what_it_finds(played: Played) -> None:
    game, ruleset = played
    for seed, view in enumerate(views_to_decide(game, ruleset)):
        imagined = game.view(game.determinize(view, seed), view.seat)

        assert found(game, view) == found(game, imagined)


def test_the_same_seed_finds_the_same_in_one_piece_or_in_several(played: Played) -> None:
    game, ruleset = played
    for view in views_to_decide(game, ruleset):
        search = Search(game, view, 1)
        for _piece in range(2):
            search.run(ITERATIONS // 2)

        assert search.list_statistics() == found(game, view)


def test_all_that_is_found_is_legal_and_adds_up(played: Played) -> None:
    game, ruleset = played
    for view in views_to_decide(game, ruleset):
        tried = found(game, view)

        assert {each.action for each in tried} <= set(game.legal(view))
        assert len(tried) == min(len(game.legal(view)), ITERATIONS)
        assert sum(each.visits for each in tried) == ITERATIONS
        assert all(0 <= each.share <= 1 for each in tried)


def test_no_more_is_remembered_than_there_is_room_for_and_the_search_goes_on(played: Played) -> None:
    game, ruleset = played
    room = ITERATIONS // 4 + 1
    for view in views_to_decide(game, ruleset):
        search = Search(game, view, 1, most_nodes=room)

        search.run(ITERATIONS)

        assert search.size <= room
        assert search.iterations == ITERATIONS
        assert search.list_statistics()[0].action in game.legal(view)


def test_the_winners_of_a_world_are_those_of_the_match(played: Played) -> None:
    game, ruleset = played
    kernels, rules = game.search_kernels, with_attributes(ruleset.record)[0]
    for seed in some(12):
        match = match_at(game, ruleset, seed, PLIES)
        assert match.outcome is not None

        winners = kernels.winners(rules, with_attributes(match.state.records)[0])

        assert winners == sum(1 << seat for seat in match.outcome.winners)


@pytest.mark.skipif(not JIT, reason="nothing is compiled")
def test_a_search_finds_the_same_as_it_is_written_and_compiled(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    entry = game_entry(entries.search, game, Way.PLAYED_OUT)
    entry.compile()
    for view in views_to_decide(game, game.ruleset(game.rulesets()[0]))[:2]:
        compiled = found(game, view, iterations=12)
        with monkeypatch.context() as patch:
            patch.setattr(entry, "_run", entry.run_as_written)
            written = found(game, view, iterations=12)

        assert written == compiled
