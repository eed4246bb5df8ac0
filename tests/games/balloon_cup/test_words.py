"""Balloon Cup in short sentences: what a tile wants, what lies there, and what can be done with each card."""

from __future__ import annotations

import pytest
from tests.games.balloon_cup.test_terminal import CLAIMED, STUCK, position

from skyhop.engine.state import State
from skyhop.game.text import you
from skyhop.games.balloon_cup import quiz as quiz_words
from skyhop.games.balloon_cup.game import GAME
from skyhop.games.balloon_cup.text.labels import trophy_name
from skyhop.games.balloon_cup.text.words import WORDS
from skyhop.i18n import use_language

NAMES = (you(), "Ada")


def passages(state: State, seat: int | None) -> dict[str, tuple[str, ...]]:
    return {passage.title: passage.lines for passage in WORDS.passages(GAME.view(state, seat), NAMES)}


def choices(state: State, seat: int) -> dict[str, list[tuple[str, str]]]:
    groups = WORDS.choices(GAME.view(state, seat), NAMES)
    return {group.title: [(choice.text, choice.title) for choice in group.choices] for group in groups}


def test_a_tile_is_one_line_with_both_sides_and_who_is_ahead() -> None:
    state = position(tiles=["2 mountain RY | R7 | R5", "3 flatland RRB | R4 R6 |", "4 mountain GGAA | |"])

    tiles = passages(state, 0)["Tiles"]

    assert "Tile 1: out of play" in tiles
    assert (
        "Tile 2, mountain, the higher sum wins 1 red, 1 yellow. You: red 7, sum 7, still missing: 1 yellow. "
        "Ada: red 5, sum 5, still missing: 1 yellow. Ahead: you." in tiles
    )
    assert (
        "Tile 3, flatland, the lower sum wins 2 red, 1 blue. You: red 4, red 6, sum 10, "
        "still missing: 1 blue. Ada: no card, still missing: 2 red, 1 blue."
    ) in tiles


def test_a_hand_is_told_by_colour_and_only_to_its_seat() -> None:
    state = position(hands=["R3 R7 G2", "B1"], tiles=["2 mountain RY | |"])

    assert passages(state, 0)["Your hand"] == ("red 3, 7", "green 2")
    assert passages(state, None)["Your hand"] == ()
    assert passages(state, 0)["Also"][0] == "Ada: 1 card in hand."


def test_what_can_be_done_is_told_card_by_card() -> None:
    state = position(hands=["R3 G2", "B1"], tiles=["2 mountain RY | |"])

    assert choices(state, 0) == {
        "red 3": [
            ("R3-2", "Place red 3 on your own side of tile 2."),
            ("R3x2", "Place red 3 on your opponent's side of tile 2."),
        ]
    }
    assert choices(state, 1) == {}


def test_whoever_is_stuck_chooses_several_cards_or_none_where_that_may_be() -> None:
    state = position({"exchange_min": 0}, **STUCK)
    seat = GAME.to_decide(state)
    assert seat is not None

    groups = WORDS.choices(GAME.view(state, seat), NAMES)

    assert [(group.begin, len(group.choices)) for group in groups] == [("~", 8), ("", 1)]
    assert groups[0].title.startswith("Exchange 1 to ")
    assert groups[1].choices[0].title == "Exchange no card."


def test_whoever_is_stuck_exchanges_some_cards_where_none_is_no_choice() -> None:
    state = position({"exchange_min": 1}, **STUCK)
    seat = GAME.to_decide(state)
    assert seat is not None

    assert [group.begin for group in WORDS.choices(GAME.view(state, seat), NAMES)] == ["~"]


def test_trades_stand_together() -> None:
    state = position("rio-grande", "G1-1", **CLAIMED)
    seat = GAME.to_decide(state)
    assert seat is not None

    trades = choices(state, seat)["Trades"]

    assert trades[-1] == (".", "Make no trade.")
    assert len(trades) > 1


@pytest.mark.parametrize(
    ("language", "named", "costs"),
    [
        ("en", "green trophy", "The green trophy costs 5 cubes."),
        ("de", "grüner Pokal", "Der grüne Pokal kostet 5 Steine."),
        ("fr", "trophée vert", "Le trophée vert coûte 5 cubes."),
    ],
)
def test_a_trophy_is_named_as_its_language_bends_a_colour(language: str, named: str, costs: str) -> None:
    with use_language(language):
        told = [line for lines in passages(position(), 0).values() for line in lines]

        assert trophy_name("G") == named
        assert any(line.startswith(costs) for line in told)


def test_a_question_about_a_text_that_is_no_action_is_a_mistake_of_its_author() -> None:
    with pytest.raises(ValueError, match="nonsense"):
        quiz_words.WORDS.action(GAME.view(position(), 0), "nonsense")
