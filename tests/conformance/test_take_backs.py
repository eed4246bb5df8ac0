"""Tests of take-backs in every game: events announce them, and revealed information stays revealed."""

import contextlib
from collections.abc import Iterator
from random import Random

import pytest
from tests.conformance.playing import match_at, undecided

from skyhop.engine.state import Ruleset, View
from skyhop.game import journal
from skyhop.game.action import Refused
from skyhop.game.game import Game, count_undrawn
from skyhop.game.match import Match, replay

pytestmark = pytest.mark.presentation

Played = tuple[Game, Ruleset]
SEED, DECISIONS, LATER, ACTIONS = 3, 5, 16, 3
OTHER_WORLDS = (1000, 1001)


def acted(match: Match, chance: Random) -> str:
    """Let who is to decide do something; give what."""
    assert match.to_decide is not None
    text = match.game.write(match.state, chance.choice(match.game.legal(match.state)))
    match.play(match.to_decide, text)
    return text


def test_an_action_is_taken_back_told_and_replayed(played: Played) -> None:
    match = match_at(*played, SEED, DECISIONS)
    game, before, seat = match.game, match.game.positions.position(match.state), match.to_decide
    assert seat is not None
    acted(match, Random(SEED))
    count = journal.count_reachable(match.journal.entries)
    if count == 0:  # a shuffle has followed
        return

    step = match.take_back(seat, 1)

    assert count >= 1
    assert game.positions.position(match.state) == before
    assert game.positions.position(replay(match.journal).state) == before
    for viewer in (seat, None):
        view = game.view(match.state, viewer)
        assert any(
            "undid" in sentence
            for sentence in game.renderer.tell(view, game.list_visible_events(played[1], step.events, viewer))
        )


@pytest.mark.parametrize("decisions", [DECISIONS, LATER])
def test_what_shows_nothing_more_looks_the_same_from_other_worlds(played: Played, decisions: int) -> None:
    match, chance = undecided(*played, SEED, decisions), Random(SEED)
    game = match.game
    for _turn in range(ACTIONS):
        actor = match.to_decide
        if actor is None:
            break
        before = match.state.copy()
        text = acted(match, chance)
        shows = journal.reveals_more(game, before, text, actor, match.state)

        assert shows or count_undrawn(game, before) == count_undrawn(game, match.state)
        for seat in range(game.seat_count(played[1])):
            seen = game.view(match.state, seat)
            assert shows or all(view == seen for view in views_after(game, game.view(before, seat), text, actor))


def views_after(game: Game, view: View, text: str, actor: int) -> Iterator[View]:
    """Yield a seat's views after an action in worlds that the seat could not distinguish before."""
    for seed in OTHER_WORLDS:
        world = game.determinize(view, seed)
        with contextlib.suppress(Refused):
            game.act(world, game.read(world, text, actor))
            yield game.view(world, view.seat)
