"""Events reveal nothing hidden: two worlds that a seat cannot distinguish give it identical bytes.

`test_every_game` compares views. These tests compare events, from which log, animations and announcements are made.
"""

from collections.abc import Callable

import pytest
from tests.amount import met
from tests.conformance import playing
from tests.conformance.listening import listeners, moments, sounds_of_actions, sounds_of_worlds, texts

from skyhop.engine.kernel import JIT
from skyhop.engine.state import Ruleset
from skyhop.game.game import Game

pytestmark = pytest.mark.presentation

Played = tuple[Game, Ruleset]

ANNOUNCED = {"aeronaut-odyssey": ("turn", "profit")}
"""By game, the decisions whose answers are said aloud (AO-2.4), so that they are heard although no view shows them."""


def test_worlds_that_a_seat_cannot_tell_apart_sound_alike(
    played: Played, record_property: Callable[[str, object], None]
) -> None:
    game, ruleset = played
    compared = 0
    for state, chance in moments(game, ruleset):
        for listener in listeners(game, ruleset):
            for sounds in sounds_of_worlds(game, state, listener, chance):
                assert len(sounds) == 1
                compared += 1
    record_property("pairs of worlds", compared)
    assert compared


def test_actions_that_a_seat_cannot_tell_apart_sound_alike(played: Played) -> None:
    game, ruleset = played
    of_game = ANNOUNCED.get(game.name, ())
    silent = [moment for moment in moments(game, ruleset) if game.phase(moment[0]) not in of_game]
    for state, chance in met(silent) if JIT else silent:  # uncompiled only some matches are begun
        for listener in listeners(game, ruleset):
            assert all(len(sounds) == 1 for sounds in sounds_of_actions(game, state, listener, chance))


def test_whatever_is_heard_can_be_told(played: Played) -> None:
    """A log sentence needs the view and the events of its reader, and nothing else."""
    game, ruleset = played
    for state, chance in moments(game, ruleset):
        after = state.copy()
        events = playing.played(game, after, chance.choice(texts(game, state)))
        for listener in listeners(game, ruleset):
            assert all(playing.told(game, after, events, listener))
