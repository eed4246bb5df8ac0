"""The game at a terminal: what is typed, explained and listed, at each kind of decision."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console
from tests.conformance.playing import match_at

from skyhop.engine.state import State, View
from skyhop.game import registry
from skyhop.game.ending import RESIGNATION
from skyhop.game.match import end_early
from skyhop.games.balloon_cup.game import GAME
from skyhop.rulebook.rulebook import rulebook_of
from skyhop.terminal.screen import list_actions, rules_of_the_moment

pytestmark = pytest.mark.presentation

TERMINAL, WORDS = GAME.terminal, GAME.words
HANDS = ["R1 R3 Y1 Y2 G1 G2 B3 A1", "R13 Y13 G13 B13 A13 R12 Y12 G12"]
STUCK_HANDS = ["Y1 Y2 Y3 G1 G2 G4 B1 B3", "R1 R2 R3 R4 Y11 Y12 Y13 G13"]
STUCK: dict[str, Any] = {
    "hands": STUCK_HANDS,
    "tiles": ["1 flatland R | |", "2 mountain RA | |"],
    "bag": "RRYYGG",
}
CLAIMED: dict[str, Any] = {
    "cubes": ["GGGYYYY", "RR"],
    "trophies": ["", "Y"],
    "tiles": ["1 flatland G |    | G7", "2 mountain RY |   |"],
}
"""After `G1-1` a tile is won, and the fourth green cube with it."""


def position(ruleset: str | dict[str, object] = "rio-grande", *actions: str, **fields: object) -> State:
    state = GAME.positions.from_position(GAME.ruleset(ruleset), {"hands": HANDS, "bag": "RRYYGGBBAA", **fields})
    for text in (None, *actions):
        if text is not None:
            GAME.act(state, GAME.read(state, text))
        while GAME.chance(state) is not None:
            GAME.settle(state, GAME.roll(state))
    return state


def explained(state: State, text: str) -> str:
    view = view_of(state)
    return WORDS.explain(view, GAME.read(view, text))


def view_of(state: State) -> View:
    return GAME.view(state, GAME.to_decide(state))


@pytest.mark.parametrize(
    ("tile", "action", "sentence"),
    [
        ("1 flatland G | | G7", "G2-1", "This completes the tile with sums of 2 to 7: you win 1 green."),
        ("1 mountain G | | G7", "G2-1", "This completes the tile with sums of 2 to 7: your opponent wins 1 green."),
        (
            "2 mountain RY | R5 Y5 | R9",
            "Y1x2",
            "This completes the tile, with a tie at 10. You place the last card, so you win 1 red, 1 yellow.",
        ),
    ],
)
def test_a_placing_that_completes_a_tile_says_who_wins_it(tile: str, action: str, sentence: str) -> None:
    state = position(tiles=[tile, "3 flatland RYG | |"])

    assert explained(state, action).endswith(sentence)


@pytest.mark.parametrize(("cubes", "is_due"), [("GGGG", True), ("GGG", False)])
def test_a_placing_that_wins_a_trophy_says_so(cubes: str, is_due: bool) -> None:  # noqa: FBT001
    state = position(tiles=["1 flatland G | | G7", "3 flatland RYG | |"], cubes=[cubes, ""])

    assert explained(state, "G2-1").endswith("The winner also takes the green trophy.") == is_due


def test_a_placing_that_completes_nothing_says_what_the_side_has_and_lacks() -> None:
    state = position(tiles=["2 mountain RY | |"])

    sentence = "Place red 1 on your own side of tile 2. This side then adds up to 1. Still missing: yellow."
    assert explained(state, "R1-2") == sentence


def test_an_exchange_names_the_cards() -> None:
    state = position({"exchange_min": 0}, **STUCK)

    assert explained(state, "~Y1G4") == "Discard yellow 1, green 4 and draw the same number of cards."
    assert explained(state, "~") == "Exchange no card."


def test_who_is_stuck_is_told_how_many_cards_and_how_to_write_them() -> None:
    choices = list_actions(GAME, view_of(position({"exchange_min": 0, "exchange_max": 3}, **STUCK)))

    assert choices == [
        "Legal actions:",
        "Exchange 1 to 3 cards",
        "  Type ~ and add any of these parts: Y1 Y2 Y3 G1 G2 G4 B1 B3",
        "  ~          Exchange no card.",
    ]
    assert len(list_actions(GAME, view_of(position({"exchange_min": 1}, **STUCK)))) == 3


def test_whoever_waits_is_told_so_and_whoever_is_done_too() -> None:
    state = position(tiles=["2 mountain RY | |"])

    assert list_actions(GAME, GAME.view(state, 1)) == ["Your opponent must place a card."]
    end_early(GAME, state, RESIGNATION, 0)
    assert list_actions(GAME, GAME.view(state, 1)) == ["Your opponent resigned. You won the match."]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        (" r2 - 2 ", "R2-2"),
        ("r2 2", "R2-2"),
        ("b11 × 3", "B11x3"),  # noqa: RUF001  people type it
        ("a1*4", "A1x4"),
        ("~ y1 g4", "~Y1G4"),
        ("+ r = yy", "+R=YY"),
        ("r > y", "R>Y"),
        (" . ", "."),
        ("done", "."),
        ("hello", "hello"),
    ],
)
def test_what_people_type_is_written_as_notation(typed: str, meant: str) -> None:
    assert WORDS.normalize(typed) == meant


def test_a_trade_claim_says_what_is_paid_and_what_is_kept() -> None:
    state = position("rio-grande", "G1-1", **CLAIMED)

    assert explained(state, "+G=Y") == "Claim the green trophy and pay 4 green, 3 yellow. You keep 1 yellow."
    assert explained(state, ".") == "Make no trade."
    assert list_actions(GAME, view_of(state)) == [
        "Legal actions:",
        "Trades",
        "  +G=Y       Claim the green trophy and pay 4 green, 3 yellow. You keep 1 yellow.",
        "  .          Make no trade.",
    ]


def test_a_claim_that_takes_all_keeps_nothing() -> None:
    state = position("gravon", tiles=["2 mountain RY | |"], cubes=["GGGGYYY", ""], trophies=["", "Y"])

    assert explained(state, "+G=Y") == "Claim the green trophy and pay 4 green, 3 yellow. You keep nothing."


def test_a_trade_of_cubes_is_explained_and_listed_beside_the_placings() -> None:
    state = position("kosmos-fr", tiles=["2 mountain RY | |"], cubes=["GGGGYYY", ""], trophies=["", "Y"], bag="BBBBB")
    sentence = "Put three yellow cubes into the bag and take one blue cube."

    assert explained(state, "Y>B") == sentence
    assert explained(state, ".") == "Make no trade."
    assert f"  Y>B        {sentence}" in list_actions(GAME, view_of(state))


def rendered(view: View, width: int = 100) -> list[str]:
    console = Console(file=StringIO(), width=width, color_system=None)
    console.print(TERMINAL.render(view))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue().splitlines()


def test_the_table_shows_a_tile_that_has_left_and_a_hand_that_is_empty() -> None:
    state = position(tiles=["2 mountain RY | |"], hands=["", "R1 Y1"], to_move=1)

    printed = "\n".join(rendered(GAME.view(state, 0)))

    assert printed.count("has left the game") == 3
    assert "no card in hand" in printed
    assert GAME.renderer.draw(GAME.view(state, 0)).count("has left the game") == 3


@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_the_table_in_colour_fits_its_screen_and_shows_no_hidden_card(width: int) -> None:
    for decisions in (0, 20, 45):
        view = match_at(GAME, GAME.ruleset("rio-grande"), 6, decisions).view(0)

        tables = {tuple(rendered(GAME.view(GAME.determinize(view, seed), 0), width)) for seed in range(4)}

        assert len(tables) == 1
        assert all(len(line) <= width for line in tables.pop())


PROGRESS: dict[str, Any] = {
    "cubes": ["RRRYG", "RG"],
    "trophies": ["A", "Y"],
    "tiles": ["1 flatland R | |", "3 mountain RYG | R9 | R2"],
    "hands": ["R1 R3", "Y13"],
    "discard": "B3 B1 A7",
}


def test_whoever_is_ahead_and_what_is_won_is_said_without_colour() -> None:
    own, narrow, watched = (
        [" ".join(line.split()) for line in rendered(GAME.view(position(**PROGRESS), seat), width)]
        for seat, width in ((0, 100), (0, 60), (None, 100))
    )

    assert "You 9 ahead" in " ".join(own)
    assert "Seat 1 9 ahead" in " ".join(watched)
    assert "You ■■■···· 3/7 1 cube ■···· 1/5 ···· 0/4 ★ 0 cubes" in own
    assert "They ■······ 1/7 ★ 0 cubes ■···· 1/5 ···· 0/4 0 cubes" in own
    assert "You 3/7 1 1/5 0/4 ★ 0" in narrow


def test_piles_can_be_looked_up() -> None:
    """[BC-10] The discard pile is open, and who remembers what was played knows which cards are left."""
    state = position(**PROGRESS)
    fresh = {**PROGRESS, "discard": ""}
    topics, spectators = (WORDS.topics(GAME.view(state, seat)) for seat in (0, None))

    assert topics["discard"] == "Discard pile, oldest first: B3 B1 A7.\nBy colour: B1 B3, A7."
    assert WORDS.topics(view_of(position(**fresh)))["discard"] == "The discard pile is empty."
    said = "cards that you have not seen, in the supply or a hidden hand: "
    count, _said, cards = topics["unseen"].partition(f" {said}")
    assert int(count) == len(cards.replace(",", " ").strip(".").split()) == 45 - 2 - 2 - 3
    assert "Y13" in cards
    assert int(spectators["unseen"].split()[0]) == int(count) + 2


def test_where_each_card_may_be_placed_is_listed_by_card() -> None:
    choices = list_actions(GAME, view_of(position(tiles=["2 mountain RY | | R5"], hands=["R1 Y3 G2", "B1"])))

    assert choices == [
        "Legal actions:",
        "red 1",
        "  R1-2       Place red 1 on your own side of tile 2. This side then adds up to 1. Still missing: yellow.",
        "yellow 3",
        "  Y3-2       Place yellow 3 on your own side of tile 2. This side then adds up to 3. Still missing: red.",
        "  Y3x2       Place yellow 3 on your opponent's side of tile 2. This side then adds up to 8 and is complete.",
    ]


def test_the_clauses_of_every_moment_stand_in_the_rulebook() -> None:
    known = {clause.number for clause in rulebook_of(registry.game(GAME.name)).clauses()}
    stuck, claiming, over = position(**STUCK), position("rio-grande", "G1-1", **CLAIMED), position(**PROGRESS)
    end_early(GAME, over, RESIGNATION, 0)
    states = (position(**PROGRESS), stuck, claiming, over)

    assert [GAME.phase(state) for state in states] == ["place", "stuck", "claim", "over"]
    for state in states:
        named = WORDS.clauses(GAME.view(state, 0))
        assert named
        assert set(named) <= known


@pytest.mark.parametrize(("number", "title"), [("BC-5.3", "Does one fit now?"), ("BC-6.3", "Equal sums.")])
def test_the_title_of_a_clause_ends_with_one_mark(number: str, title: str) -> None:
    told = rules_of_the_moment(registry.game(GAME.name), GAME.view(position(**STUCK), 0), number)

    assert told.startswith(f"**{number} {title}** ")


def test_the_letters_are_explained() -> None:
    assert WORDS.legend() == "Colours: R red, Y yellow, G green, B blue, A gray."
