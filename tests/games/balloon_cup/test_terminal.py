"""The game at a terminal: what is typed, explained and hinted at, at each kind of decision."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from skyhop.core.state import State, View
from skyhop.games.balloon_cup.game import GAME

TERMINAL = GAME.terminal()
HANDS = ["R1 R3 Y1 Y2 G1 G2 B3 A1", "R13 Y13 G13 B13 A13 R12 Y12 G12"]
STUCK_HANDS = ["Y1 Y2 Y3 G1 G2 G4 B1 B3", "R1 R2 R3 R4 Y11 Y12 Y13 G13"]
STUCK: dict[str, list[str] | str] = {
    "hands": STUCK_HANDS,
    "tiles": ["1 flatland R | |", "2 mountain RA | |"],
    "bag": "RRYYGG",
}
CLAIMED = {
    "cubes": ["GGGYYYY", "RR"],
    "trophies": ["", "Y"],
    "tiles": ["1 flatland G |    | G7", "2 mountain RY |   |"],
}
"""After `G1-1` a tile is won, and the fourth green cube with it."""


def position(ruleset: str | dict[str, object] = "rio-grande", *actions: str, **fields: object) -> State:
    state = GAME.from_position(GAME.ruleset(ruleset), {"hands": HANDS, "bag": "RRYYGGBBAA", **fields})
    for text in (None, *actions):
        if text is not None:
            GAME.act(state, GAME.read(state, text))
        while GAME.chance(state) is not None:
            GAME.settle(state, GAME.roll(state))
    return state


def explained(state: State, text: str) -> str:
    view = view_of(state)
    return TERMINAL.explain(view, GAME.read(view, text))


def view_of(state: State) -> View:
    return GAME.view(state, GAME.to_decide(state))


@pytest.mark.parametrize(
    ("tile", "action", "sentence"),
    [
        ("1 flatland G | | G7", "G2-1", "This completes the tile, 2 to 7: you win G."),
        ("1 mountain G | | G7", "G2-1", "This completes the tile, 2 to 7: your opponent wins G."),
        ("2 mountain RY | R5 Y5 | R9", "Y1x2", "This completes the tile, 10 all; you place last, so you win RY."),
    ],
)
def test_a_placing_that_completes_a_tile_says_who_wins_it(tile: str, action: str, sentence: str) -> None:
    state = position(tiles=[tile, "3 flatland RYG | |"])

    assert explained(state, action).endswith(sentence)


def test_a_placing_that_completes_nothing_says_no_more_than_where() -> None:
    state = position(tiles=["2 mountain RY | |"])

    assert explained(state, "R1-2") == "Place red 1 on your own side of tile 2."


def test_an_exchange_names_the_cards() -> None:
    state = position({"exchange_min": 0}, **STUCK)

    assert explained(state, "~Y1G4") == "Discard Y1 G4 and draw as many."
    assert explained(state, "~") == "Exchange no card."


def test_who_is_stuck_is_told_how_many_cards_and_how_to_write_them() -> None:
    hints = TERMINAL.hints(view_of(position({"exchange_min": 0, "exchange_max": 3}, **STUCK)))

    assert hints == [
        "None of your cards fits: Y1 Y2 Y3 G1 G2 G4 B1 B3.",
        "Discard 0 to 3 of them and draw as many: ~ and the cards, such as ~Y1.",
        "  ~          exchange none, which ends the turn",
    ]
    assert len(TERMINAL.hints(view_of(position({"exchange_min": 1}, **STUCK)))) == 2


def test_whoever_waits_is_told_so_and_whoever_is_done_too() -> None:
    state = position(tiles=["2 mountain RY | |"])

    assert TERMINAL.hints(GAME.view(state, 1)) == ["It is not your decision now; wait for the other player."]
    GAME.resign(state, 0)
    assert TERMINAL.hints(GAME.view(state, 1)) == ["The match is over."]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("~ y1 g4", "~Y1G4"), ("+ r = yy", "+R=YY"), ("r > y", "R>Y"), (" . ", "."), ("done", "."), ("hello", "hello")],
)
def test_what_people_type_is_written_as_notation(typed: str, meant: str) -> None:
    assert TERMINAL.normalize(typed) == meant


def test_a_trade_claim_says_what_is_paid_and_what_is_kept() -> None:
    state = position("rio-grande", "G1-1", **CLAIMED)

    assert explained(state, "+G=Y") == "Claim the green trophy: pay 4 green, 3 yellow, keep 1 yellow."
    assert explained(state, ".") == "Make no claim."
    assert TERMINAL.hints(view_of(state)) == [
        "You may make a trade now, or go on with a full stop.",
        "  +G=Y       Claim the green trophy: pay 4 green, 3 yellow, keep 1 yellow.",
        "  .          Make no claim.",
    ]


def test_a_claim_that_takes_all_keeps_nothing() -> None:
    state = position("gravon", tiles=["2 mountain RY | |"], cubes=["GGGGYYY", ""], trophies=["", "Y"])

    assert explained(state, "+G=Y") == "Claim the green trophy: pay 4 green, 3 yellow, keep nothing."


def test_a_trade_of_cubes_is_explained_and_hinted_at_beside_the_placings() -> None:
    state = position("kosmos-fr", tiles=["2 mountain RY | |"], cubes=["GGGGYYY", ""], trophies=["", "Y"], bag="BBBBB")
    sentence = "Put three yellow cubes into the bag and take a blue one."

    assert explained(state, "Y>B") == sentence
    assert explained(state, ".") == "Make no trade."
    assert f"  Y>B        {sentence}" in TERMINAL.hints(view_of(state))


def test_the_table_shows_a_tile_that_has_left_and_a_hand_that_is_empty() -> None:
    state = position(tiles=["2 mountain RY | |"], hands=["", "R1 Y1"], to_move=1)
    console = Console(file=StringIO(), width=100)

    console.print(TERMINAL.render(GAME.view(state, 0)))

    printed = console.file.getvalue()  # type: ignore[attr-defined]  # it is that buffer
    assert printed.count("has left the game") == 3
    assert "no card in hand" in printed
    assert GAME.draw(GAME.view(state, 0)).count("has left the game") == 3
