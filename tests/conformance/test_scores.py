"""Score lines add up, cite clauses and reveal nothing hidden."""

import pytest
from tests.conformance.listening import listeners, moments

from skyhop.engine.state import Ruleset
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.rulebook.rulebook import CITATION, rulebook_of

pytestmark = pytest.mark.presentation

Played = tuple[Game, Ruleset]


def test_the_lines_of_a_seat_add_up_to_its_total(played: Played) -> None:
    game, ruleset = played
    for state, _chance in moments(game, ruleset):
        for listener in listeners(game, ruleset):
            lines = game.renderer.score(game.view(state, listener))
            totals = {line.seat: line.points for line in lines if line.is_total}
            for seat, total in totals.items():
                assert sum(line.points or 0 for line in lines if line.seat == seat and not line.is_total) == total
            assert bool(totals) == bool(lines)


def test_each_line_cites_a_clause_of_the_games_rulebook(played: Played) -> None:
    game, ruleset = played
    known = {clause.number for clause in rulebook_of(game).clauses()} if game.has(Capability.RULEBOOK) else set()
    lines = [line for state, _chance in moments(game, ruleset) for line in game.renderer.score(game.view(state, None))]

    assert {line.clause for line in lines} <= known
    assert not any(CITATION.search(line.sentence) for line in lines)
    assert bool(lines) == bool(known)


def test_worlds_that_a_seat_cannot_tell_apart_are_scored_alike(played: Played) -> None:
    game, ruleset = played
    for state, chance in moments(game, ruleset):
        for listener in listeners(game, ruleset):
            view = game.view(state, listener)
            imagined = game.view(game.determinize(view, chance.getrandbits(40)), listener)

            assert game.renderer.score(view) == game.renderer.score(imagined)
