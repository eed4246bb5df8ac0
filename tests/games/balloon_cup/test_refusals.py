"""Every reason of BC-4.4 as a person reads it."""

from typing import Any

import pytest

from skyhop.engine.state import State
from skyhop.game import registry
from skyhop.game.action import Refused
from skyhop.game.ending import RESIGNATION
from skyhop.game.match import end_early
from skyhop.games.balloon_cup.refusals import RefusalCode

pytestmark = pytest.mark.presentation

GAME = registry.game("balloon-cup")
OTHER_HAND = "R13 Y13 G13 B13 A13 R12 Y12 G12"

PLACING = {
    "hands": ["R1 R2 Y1 Y2 G1 G2 B1 A1", OTHER_HAND],
    "bag": "RYGBA",
    "tiles": ["1 flatland R  | R5 |", "2 mountain YG |    |"],
}
STUCK = {
    "hands": ["R1 R2 R3 R4 Y1 Y2 Y3 B1", OTHER_HAND],
    "bag": "RGGYB",
    "tiles": ["2 mountain RG | R5 | R9"],
}
CLAIMING = {
    "hands": ["R1 R3 Y1 Y2 G1 G2 B3 A1", OTHER_HAND],
    "cubes": ["RRRYYYGGG", ""],
    "trophies": ["", "Y"],
    "bag": "RRYY",
    "tiles": ["1 flatland G  | | G7", "2 mountain RY | |"],
}
TRADING = {**CLAIMING, "cubes": ["YYYAARRRG", ""], "trophies": ["A", "Y"], "bag": "GYAR"}

SCENES: dict[str, tuple[str, dict[str, Any], tuple[str, ...]]] = {
    "placing": ("rio-grande", PLACING, ()),
    "stuck": ("rio-grande", STUCK, ()),
    "claiming": ("rio-grande", CLAIMING, ("G1-1",)),
    "late": ("rio-grande", {**CLAIMING, "cubes": ["GGGGYYY", ""]}, ()),
    "trading": ("kosmos-fr", TRADING, ()),
}


def state_of(name: str) -> State:
    ruleset, position, actions = SCENES[name]
    state = GAME.positions.from_position(GAME.ruleset(ruleset), {"to_move": 0, **position})
    for text in actions:
        GAME.act(state, GAME.read(state, text))
    return state


REFUSED = [
    (
        "placing",
        "hello",
        RefusalCode.NO_ACTION,
        (
            "“hello” is not an action here. Write R7-3 (your side), R7x3 (opponent's side), ~R7Y3 (exchange), "
            "+G=RY (claim with a trade), Y>G (trade) or a full stop (no trade). [BC-11]"
        ),
    ),
    ("placing", "~", RefusalCode.PLACEMENT_IS_DUE, "You cannot pass. Place a card. [BC-3.1]"),
    ("placing", ".", RefusalCode.PLACEMENT_IS_DUE, "You cannot pass. Place a card. [BC-3.1]"),
    (
        "stuck",
        ".",
        RefusalCode.EXCHANGE_IS_DUE,
        "You are stuck, so you must exchange cards. You may decline a trade, but not an exchange. [BC-3.1]",
    ),
    (
        "claiming",
        "R3-2",
        RefusalCode.CLAIM_IS_DUE,
        "First decide about the trade: claim a trophy, or make no trade. [BC-3.1]",
    ),
    (
        "placing",
        "~A1B1",
        RefusalCode.NO_EXCHANGE_WHILE_ABLE,
        "You can place a card, so you cannot exchange cards. Place a card. [BC-5.4]",
    ),
    ("placing", "R7-1", RefusalCode.NOT_IN_HAND, "You do not hold red 7. Choose a card from your hand. [BC-2.3]"),
    ("placing", "R1x3", RefusalCode.TILE_OUT_OF_PLAY, "Tile 3 is no longer in the game. Choose another tile. [BC-6.5]"),
    (
        "placing",
        "B1-1",
        RefusalCode.COLOUR_NOT_ON_TILE,
        "Tile 1 has no blue cube, so you cannot place a blue card there. Choose a tile with a blue cube. [BC-4.1]",
    ),
    (
        "placing",
        "R1-1",
        RefusalCode.NO_ROOM,
        ("That side of tile 1 already has all its red cards. Choose a side that needs this colour. [BC-4.2]"),
    ),
    (
        "stuck",
        "~R7",
        RefusalCode.WRONG_EXCHANGE,
        "You cannot exchange these cards. Choose 0 to 4 different cards from your hand. [BC-5.2]",
    ),
    (
        "stuck",
        "~R1R2R3R4Y1",
        RefusalCode.WRONG_EXCHANGE,
        "You cannot exchange these cards. Choose 0 to 4 different cards from your hand. [BC-5.2]",
    ),
    (
        "trading",
        "+G=Y",
        RefusalCode.OTHER_FORM_OF_TRADE,
        (
            "This match does not use this kind of trade. There are two kinds: three cubes replace a missing cube in a "
            "claim, or they buy a cube from the bag. [BC-9.1]"
        ),
    ),
    (
        "trading",
        "Y>B",
        RefusalCode.NOT_IN_BAG,
        "The bag has no blue cube left. Choose another colour. [BC-9.1]",
    ),
    (
        "claiming",
        "+Y=G",
        RefusalCode.TROPHY_CLAIMED,
        "The yellow trophy is already claimed. Choose another trophy. [BC-7.4]",
    ),
    (
        "claiming",
        "+G=YY",
        RefusalCode.WRONG_PAYMENT,
        (
            "These cubes do not pay for green. Use all your cubes of this colour. For each "
            "missing cube, add exactly three cubes of a colour that is already claimed. [BC-7.2]"
        ),
    ),
    (
        "late",
        "+G=Y",
        RefusalCode.NO_TRADES_NOW,
        "You cannot trade now. Wait until the match asks you for a trade. [BC-7.3]",
    ),
]


@pytest.mark.parametrize(("name", "text", "code", "sentence"), REFUSED, ids=[f"{row[0]} {row[1]}" for row in REFUSED])
def test_a_refusal_says_in_a_sentence_what_to_do_instead(name: str, text: str, code: int, sentence: str) -> None:
    state = state_of(name)

    with pytest.raises(Refused) as refused:
        GAME.read(state, text)

    assert str(refused.value) == sentence
    assert GAME.understand(state, text).code == code


def test_after_the_end_and_out_of_turn_nothing_can_be_done() -> None:
    state = state_of("placing")
    with pytest.raises(Refused, match=r"It is not your decision now; wait for the other player\. \[BC-3\.1\]"):
        GAME.read(state, "Y1-2", seat=1)
    end_early(GAME, state, RESIGNATION, 0)

    for text in ("Y1-2", "hello"):
        with pytest.raises(Refused, match=r"The game is over\. Start a new game to play again\. \[BC-8\.1\]"):
            GAME.read(state, text)


def test_every_reason_is_shown_above() -> None:
    shown = {code for _name, _text, code, _sentence in REFUSED}
    assert set(GAME.reasons) == {*shown, RefusalCode.NOT_YOUR_DECISION, RefusalCode.GAME_IS_OVER}


HAND = PLACING["hands"][0].split()
FITS_NOWHERE = "No side of a tile needs a blue card now. Choose a card of another colour."
TAKES_NONE = "That side of tile 1 needs none of the colours in your hand. Choose another side."
NO_BLUE = "Tile 1 has no blue cube, so you cannot place a blue card there. Choose a tile with a blue cube."
MEANT = [
    ("placing", ["B1-1", "B1x1", "B1-2", "B1x2"], FITS_NOWHERE),
    ("placing", [f"{card}-1" for card in HAND], TAKES_NONE),
    ("placing", ["B1-1", "~B1"], NO_BLUE),
    ("placing", ["B1-1", "A1-2"], NO_BLUE),
    ("placing", ["B1-1", "B1-1"], NO_BLUE),
    ("placing", ["B1-1", "R1x1"], None),
    ("placing", ["?"], "These cards are in another player's hand. Choose a card from your own hand."),
]


@pytest.mark.parametrize(("name", "texts", "sentence"), MEANT)
def test_what_could_mean_several_actions_is_refused_in_one_sentence(
    name: str, texts: list[str], sentence: str | None
) -> None:
    """[BC-4.1, BC-4.2]"""
    refusal = GAME.why_not(GAME.view(state_of(name), 0), texts)

    assert (refusal.sentence if refusal else None) == sentence
