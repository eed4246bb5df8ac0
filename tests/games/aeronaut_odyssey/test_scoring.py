from pathlib import Path

import pytest

from skyhop.engine.state import ScoreLine, State
from skyhop.game import registry
from skyhop.game.ending import RESIGNATION
from skyhop.game.match import end_early
from skyhop.rulebook import scenario

GAME = registry.game("aeronaut-odyssey")
SCENARIOS = Path(__file__).parents[3] / "scenarios" / "aeronaut-odyssey"


@pytest.fixture
def state() -> State:
    """A `capital` position in which three seats own routes around two faces."""
    return scenario.load(SCENARIOS / "a-double-is-one-side-of-a-face.toml").start


def lines(state: State) -> list[ScoreLine]:
    return list(GAME.renderer.score(GAME.view(state, None)))


def test_routes_and_areas_are_named_with_their_points(state: State) -> None:
    told = lines(state)

    assert ScoreLine(2, "Seat 3: route Amiveham-Cluliley (A-C) of 1 space, 1 point.", "AO-7.2", 1) in told
    assert [line.seat for line in told if line.clause == "AO-7.3"] == [0, 1]
    assert [line.points for line in told if line.is_total] == [10, 10, 1]


def test_the_end_is_told_last(state: State) -> None:
    end_early(GAME, state, RESIGNATION, 0)

    assert lines(state)[-1].seat is None
    assert lines(state)[-1].clause == "AO-7.4"
    assert "resigned" in lines(state)[-1].sentence
