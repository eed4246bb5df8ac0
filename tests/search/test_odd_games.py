"""Searches keep within their arrays, and to what is legal, also in games that are unlike any that people play."""

from __future__ import annotations

import pytest
from tests.search.odd_game import GAME, odd

from skyhop.search import entry as entries
from skyhop.search import tree
from skyhop.search.game_entry import Way, game_entry
from skyhop.search.search import Search


@pytest.fixture(autouse=True)
def _as_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run what is written: there every index is checked."""
    monkeypatch.setattr(tree, "DEEPEST", 8)
    entry = game_entry(entries.search, GAME, Way.PLAYED_OUT)
    monkeypatch.setattr(entry, "_run", entry.run_as_written)


def test_a_line_without_a_choice_may_be_longer_than_a_path() -> None:
    search = Search(GAME, odd(left=12), seed=1)

    search.run(20)

    assert search.size == 8
    assert [each.visits for each in search.found()] == [20]
