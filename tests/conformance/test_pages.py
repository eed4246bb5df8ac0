"""The page of every game describes actions before confirmation and in hints, and defines its symbols."""

from __future__ import annotations

import re

import pytest
from tests.amount import some
from tests.conformance.playing import match_at

from skyhop.engine.state import Ruleset
from skyhop.game.game import Game
from skyhop.game.simple.renderer import words_of
from skyhop.web.http.fragments import find_page

pytestmark = pytest.mark.presentation

Played = tuple[Game, Ruleset]


def test_what_an_action_is_called_begins_what_is_told_before_it_is_final(played: Played) -> None:
    game, ruleset = played
    words, names = words_of(game), [f"Player {number}" for number in range(1, game.seat_count(ruleset) + 1)]
    for seed in some(12):
        match = match_at(game, ruleset, seed, 7 * seed)
        view = match.view(match.to_decide)
        for action in game.legal(view):
            called = words.name(view, action, names)

            assert words.explain(view, action, names).startswith(called)
            assert not called or called.endswith(".")


def test_what_is_painted_in_is_displayed(played: Played) -> None:
    """A browser shows a symbol that is not displayed where it is used, but paints with nothing that is not."""
    game, ruleset = played
    defined = find_page(game.name).definitions(ruleset)
    hidden = "".join(re.findall(r'<svg [^>]*display="none"[^>]*>(.*?)</svg>', defined, re.DOTALL))
    painted = set(re.findall(r"url\(#([^)]+)\)", defined))

    assert painted.isdisjoint(re.findall(r'\bid="([^"]+)"', hidden))
    assert ('<pattern id="' in defined) == bool(painted and hidden)
