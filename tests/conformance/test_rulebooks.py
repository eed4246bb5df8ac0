"""The positions of every game's rulebook can be set up, shown and played, in every ruleset that has them."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from tests.conformance.games import GAMES

from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.rulebook.rulebook import Illustration, load_state, load_view, rulebook_of

pytestmark = pytest.mark.presentation


class Shown(NamedTuple):
    """A position as a ruleset's book shows it."""

    game: Game
    ruleset: str
    position: Illustration


WITH_RULEBOOK = [game for game in GAMES.values() if game.has(Capability.RULEBOOK)]
SHOWN = [
    pytest.param(Shown(game, ruleset, clause.position), id=f"{clause.number}-{ruleset}")
    for game in WITH_RULEBOOK
    for ruleset in game.rulesets()
    for clause in rulebook_of(game).for_ruleset(ruleset).clauses()
    if clause.position
]


@pytest.mark.parametrize("shown", SHOWN)
def test_the_actions_of_a_position_can_be_played(shown: Shown) -> None:
    game = shown.game
    state = load_state(game, shown.ruleset, shown.position)
    played = []

    for text in shown.position.play:
        action = game.read(state, text)
        played.append(game.write(state, action))
        game.apply(state, action)

    assert played == list(shown.position.play)


@pytest.mark.parametrize("shown", SHOWN)
def test_a_position_can_be_drawn_and_told(shown: Shown) -> None:
    view = load_view(shown.game, shown.ruleset, shown.position)

    assert view.seat == shown.position.seat
    assert shown.game.renderer.illustrate(view).startswith("<svg")
    assert shown.game.renderer.text(view).strip()


@pytest.mark.parametrize("game", WITH_RULEBOOK, ids=lambda game: game.name)
def test_the_default_ruleset_comes_first_in_a_book_and_every_clause_has_words_in_each(game: Game) -> None:
    book = rulebook_of(game)
    silent = [
        (name, clause.number)
        for name in book.rulesets
        for clause in book.for_ruleset(name).clauses()
        if not clause.text
    ]

    assert list(book.rulesets) == list(game.rulesets())
    assert silent == []
