"""A view in plain text says everything that its viewer may know, and what is to be done."""

from __future__ import annotations

import pytest
from tests.games.balloon_cup.test_terminal import CLAIMED, STUCK, position

from skyhop.games.balloon_cup.game import GAME
from skyhop.games.balloon_cup.view import BalloonCupView

pytestmark = pytest.mark.presentation


def lines(view: object) -> list[str]:
    assert isinstance(view, BalloonCupView)
    return GAME.renderer.text(view).splitlines()


@pytest.mark.parametrize(
    ("ruleset", "fields", "own", "other"),
    [
        (
            "rio-grande",
            {"tiles": ["2 mountain RY | |"]},
            "Your turn: place a card.",
            "Your opponent must place a card.",
        ),
        (
            "rio-grande",
            STUCK,
            "Your turn: no card fits, so you are stuck. Exchange cards.",
            "Your opponent cannot place a card and may exchange cards.",
        ),
        (
            "rio-grande",
            CLAIMED,
            "You may buy a trophy with a trade, or enter a full stop to continue.",
            "Your opponent may trade cubes now, or continue without a trade.",
        ),
        (
            "le-clube",
            CLAIMED,
            "You may trade cubes, or enter a full stop to continue.",
            "Your opponent may trade cubes now, or continue without a trade.",
        ),
    ],
    ids=["place", "stuck", "claim", "trade"],
)
def test_what_is_due_is_said_last(ruleset: str, fields: dict[str, object], own: str, other: str) -> None:
    state = position(ruleset, *(("G1-1",) if fields is CLAIMED else ()), **fields)
    decider = GAME.to_decide(state)
    assert decider is not None

    assert lines(GAME.view(state, decider))[-1] == own
    assert lines(GAME.view(state, 1 - decider))[-1] == other


def test_a_series_tells_the_games_won() -> None:
    state = position({"best_of": 3}, tiles=["2 mountain RY | |"])

    assert "Games won: 0 to 0" in lines(GAME.view(state, 0))
    assert not any("Games won" in line for line in lines(GAME.view(position(tiles=["2 mountain RY | |"]), 0)))


def test_stuck_turns_and_what_was_shown_are_told() -> None:
    state = position({"exchange_min": 0}, "~", **STUCK)

    told = lines(GAME.view(state, 1))

    assert "Stuck turns in a row: 1" in told
    assert "Your opponent: cards shown to the opponent: Y1 Y2 Y3 G1 G2 G4 B1 B3" in told


def test_cards_that_were_shown_are_known_beside_those_drawn_since() -> None:
    """[BC-5.1, BC-10]"""
    state = position({"exchange_min": 0}, "~Y1Y2", **STUCK)

    told = "\n".join(lines(GAME.view(state, 1)))

    assert "Y3 G1 G2 G4 B1 B3 and 2 hidden cards" in told


def test_a_seat_that_claims_in_the_turn_of_another_is_told_whose_turn_it_is() -> None:
    tiles = ["1 mountain G |    | G7", "2 mountain RY |   |"]
    state = position("rio-grande", "G1-1", cubes=["", "GGGYYYY"], trophies=["", "Y"], tiles=tiles)

    assert GAME.to_decide(state) == 1
    assert "Your opponent: to move" in lines(GAME.view(state, 1))
