"""Tests of hints of every game: they use only the view and name the considered actions."""

from __future__ import annotations

import numpy as np
import pytest
from tests.conformance.playing import undecided

from skyhop.analysis import hint
from skyhop.analysis.hint import Adviser
from skyhop.engine.jit.compilation import entry_at
from skyhop.engine.kernel import ENTRIES, JIT
from skyhop.engine.state import Ruleset, View
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.search.compiled_entries import game_entry
from skyhop.search.search import RolloutStatistics, get_counter

pytestmark = pytest.mark.presentation

Played = tuple[Game, Ruleset]
ITERATIONS = 100 if JIT else 2
PLIES = (3, 20) if JIT else (12,)
"""Numbers of plies after which the matches request hints."""


@pytest.fixture(autouse=True)
def _unsolved(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look no match through to its end where nothing is compiled: that of a plain game takes half a minute."""
    if not JIT:
        monkeypatch.setattr(hint, "are_quick", lambda _entries: False)


def views(game: Game, ruleset: Ruleset) -> list[View]:
    """A position of each of some matches, as whoever decides sees it."""
    states = [undecided(game, ruleset, seed, plies).state for seed, plies in enumerate(PLIES)]
    return [game.view(state, game.to_decide(state)) for state in states]


def told(game: Game, view: View) -> str:
    """All that is said of a hint."""
    hint = Adviser(game, ITERATIONS).hint(view, 7)
    said = [(each.text, each.chance(), each.changes, each.describe_effects(game, view)) for each in hint.candidates]
    return f"{hint.headline()} {said}"


def test_worlds_that_a_seat_cannot_tell_apart_give_it_the_same_hint(played: Played) -> None:
    game, ruleset = played
    for seed, view in enumerate(views(game, ruleset)):
        imagined = game.view(game.determinize(view, seed), view.seat)

        assert told(game, view) == told(game, imagined)


def test_candidates_are_legal_and_the_first_is_the_one_that_the_search_went_through_most(game: Game) -> None:
    for view in views(game, game.ruleset(game.rulesets()[0])):
        hint = Adviser(game, ITERATIONS).hint(view, 7)
        actions = [each.action for each in hint.candidates]

        assert set(actions) <= set(game.legal(view))
        assert len(actions) == len(set(actions)) <= 3
        assert [game.read(view, each.text) for each in hint.candidates] == actions
        assert hint.worlds == (ITERATIONS if len(game.legal(view)) > 1 else 0)


def test_what_is_counted_is_counted_of_every_world(game: Game) -> None:
    if not game.has(Capability.HINT_FEATURES):
        pytest.skip("nothing is counted")
    names = game.hint_features.names
    assert len(set(names)) == len(names)
    for view in views(game, game.ruleset(game.rulesets()[0])):
        tally = RolloutStatistics(game, view, 1, ITERATIONS, None)
        tally.run(ITERATIONS + 1)

        assert tally.iterations == ITERATIONS
        assert tally.numbers.shape == (ITERATIONS, len(names))
        assert np.isfinite(tally.numbers).all()
        assert (tally.numbers != 0).any()


def test_a_process_that_compiles_it_finds_a_tally_by_its_address(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    if not game.has(Capability.HINT_FEATURES):
        pytest.skip("nothing is counted")
    address = game_entry(get_counter, game).address
    monkeypatch.delitem(ENTRIES, address)

    assert entry_at(address).address == address
