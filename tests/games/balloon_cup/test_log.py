"""The log in words: what each kind of action and event is told as, to whom."""

from typing import Any

import pytest
from tests.conformance import playing

from skyhop.game import registry
from skyhop.game.ending import AGREEMENT, RESIGNATION
from skyhop.game.match import end_early

pytestmark = pytest.mark.presentation

GAME = registry.game("balloon-cup")
HANDS = ["R1 R3 Y1 Y2 G1 G2 B3 A1", "R13 Y13 G13 B13 A13 R12 Y12 G12"]
STUCK_HANDS = ["Y1 Y2 Y3 G1 G2 G4 B1 B3", "R1 R2 R3 R4 Y11 Y12 Y13 G13"]


def told(ruleset: str | dict[str, Any], position: dict[str, Any], action: str, seat: int | None = 0) -> list[str]:
    """Play one action from a position and tell it to a seat."""
    state = GAME.positions.from_position(GAME.ruleset(ruleset), position)
    return playing.told(GAME, state, playing.played(GAME, state, action), seat)


def table(*tiles: str, hands: list[str] | None = None, **more: Any) -> dict[str, Any]:  # noqa: ANN401 - any field
    return {"hands": hands or HANDS, "tiles": list(tiles), "bag": "RRYYGGBBAA", **more}


def test_a_placement_is_told_with_its_notation() -> None:
    position = table("1 flatland R | |", "2 mountain RY | |")

    assert told("rio-grande", position, "R1-1") == [
        "You placed red 1 on your side of tile 1 (R1-1).",
        "You drew red 2.",
    ]
    assert told("rio-grande", position, "Y2x2") == [
        "You placed yellow 2 on your opponent's side of tile 2 (Y2x2).",
        "You drew red 2.",
    ]
    assert told("rio-grande", position, "Y2x2", 1) == ["Your opponent placed yellow 2 on your side of tile 2 (Y2x2)."]
    assert told("rio-grande", position, "Y2x2", None) == ["Seat 1 placed yellow 2 on seat 2's side of tile 2 (Y2x2)."]


@pytest.mark.parametrize(
    ("tile", "action", "sentence"),
    [
        ("1 flatland G | | G7", "G2-1", "You won flatland tile 1 with the lower sum, 2 against 7. Cubes: 1 green."),
        (
            "1 mountain G | | G7",
            "G2-1",
            "Your opponent won mountain tile 1 with the higher sum, 7 against 2. Cubes: 1 green.",
        ),
        (
            "2 mountain RY | R5 Y5 | R9",
            "Y1x2",
            "You won tile 2 with the last card, because both sums are 10. Cubes: 1 red, 1 yellow.",
        ),
    ],
)
def test_a_scoring_is_told_with_both_sums(tile: str, action: str, sentence: str) -> None:
    assert sentence in told("rio-grande", table(tile, "3 flatland RYG | |"), action)


def test_trophies_leaving_tiles_and_the_end_are_told() -> None:
    position = table("1 flatland G | | G7", cubes=["GGGG", ""], trophies=["RY", "B"], bag="")

    events = told("rio-grande", position, "G1-1")

    assert events[2:] == [
        "Tile 1 leaves the game: the bag cannot fill it.",
        "You took the green trophy.",
        "You won the match: three trophies.",
    ]


def test_a_stuck_hand_and_an_exchange_are_told() -> None:
    position = table("1 flatland R | | R5", "2 mountain RR | |", hands=STUCK_HANDS, supply="Y5 A1")

    events = told("rio-grande", position, "~B3", 1)

    assert events[0] == "Your opponent could not place a card and exchanged 1 card (~B3)."
    assert events[1].startswith("Your opponent could not place a card. Revealed hand: ")
    assert told("rio-grande", position, "~")[0] == "You could not place a card and exchanged none (~)."
    assert told("rio-grande", position, "~Y1Y2")[0] == "You could not place a card and exchanged 2 cards (~Y1Y2)."


def test_claims_and_trades_are_told() -> None:
    own_turn = table("1 flatland G | |", cubes=["GGGGYYY", ""], trophies=["", "Y"])

    assert told("gravon", own_turn, "+G=Y")[0] == "You paid 3 yellow instead of 1 green (+G=Y)."
    assert told("gravon", own_turn, ".") == ["You made no trade (.)."]
    assert told("kosmos-fr", own_turn, "Y>B")[0] == "You traded three yellow cubes for one blue cube (Y>B)."


def test_ends_without_a_third_trophy_are_told() -> None:
    last_tile = table("1 flatland G | | G7", bag="")
    standstill = table("1 flatland R | | R5", hands=["Y1 Y2 Y3 G1", "Y5 Y6 Y7 G2"], bag="RR")

    assert told("rio-grande", last_tile, "G1-1")[-1] == (
        "The match is drawn: nobody can place a card; the player with more trophies wins."
    )
    state = GAME.positions.from_position(GAME.ruleset("rio-grande"), standstill)
    playing.played(GAME, state, "~")
    events = playing.played(GAME, state, "~")
    assert (
        playing.told(GAME, state, events, 0)[-1]
        == "The match is drawn: both players are stuck; the player with more trophies wins."
    )


def test_a_game_of_a_series_is_told_without_the_next_deal() -> None:
    position = table("1 flatland G | | G7", cubes=["GGGG", ""], trophies=["RY", "B"])

    events = told({"best_of": 3}, position, "G1-1")

    assert events == [
        "You placed green 1 on your side of tile 1 (G1-1).",
        "You won flatland tile 1 with the lower sum, 1 against 7. Cubes: 1 green.",
        "You took the green trophy.",
        "The game is decided. The series is now 1 to 0, and a new game begins.",
    ]


def test_outcomes_outside_the_rules_are_told() -> None:
    state = GAME.positions.from_position(GAME.ruleset("rio-grande"), table("1 flatland G | | G7"))
    resigned, drawn = state.copy(), state.copy()
    resignation, agreement = end_early(GAME, resigned, RESIGNATION, 1), end_early(GAME, drawn, AGREEMENT, 1)

    assert playing.told(GAME, resigned, resignation, 0) == [
        "Your opponent resigned. You won the match.",
    ]
    assert playing.told(GAME, drawn, agreement, 0) == [
        "Your opponent agreed to a draw. The match is drawn.",
    ]
    assert playing.told(GAME, state, [], 0) == []
