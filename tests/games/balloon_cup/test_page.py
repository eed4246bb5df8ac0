"""The page shows what a view knows: places, offers, moments, and sentences on what to do."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest
from tests.conformance import playing
from tests.games import pages

from skyhop.engine.event import Event
from skyhop.engine.state import State
from skyhop.game.ending import AGREEMENT, RESIGNATION
from skyhop.game.match import end_early
from skyhop.games.balloon_cup import page
from skyhop.games.balloon_cup.events import Declined, Traded
from skyhop.games.balloon_cup.game import GAME
from skyhop.games.balloon_cup.view import BalloonCupView

pytestmark = pytest.mark.presentation

NAMES = ("Anna", "Ben")


def position(ruleset: str = "rio-grande", **fields: object) -> State:
    settings = {"hands": ["R1 R3 Y1 G1", "R13 Y13 G13 B13"], "supply": "A4", "bag": "RRYYGG"}
    state = GAME.positions.from_position(GAME.ruleset(ruleset), {**settings, **fields})
    while GAME.chance(state) is not None:
        GAME.settle(state, GAME.roll(state))
    return state


def play(state: State, text: str, seat: int = 0) -> list[Event]:
    return GAME.list_visible_events(state.ruleset, playing.played(GAME, state, text), seat)


def shown(
    state: State, seat: int | None = 0, events: Sequence[Event] = (), names: Sequence[str] = NAMES
) -> dict[str, Any]:
    view = GAME.view(state, seat)
    assert isinstance(view, BalloonCupView)
    return page.context(view, [GAME.write(view, action) for action in GAME.legal(view)], events, names)


def test_each_place_lists_the_cards_that_may_go_there() -> None:
    state = position(tiles=["1 flatland R | |", "2 mountain YG | G7 | Y5"])

    takes = {side.action: side.takes for tile in page_tiles(state) for side in tile.sides if side.takes}

    assert takes == {"-1": "R1 R3", "x1": "R1 R3", "-2": "Y1", "x2": "G1"}


def page_tiles(state: State, seat: int | None = 0) -> tuple[page.TileShown, ...]:
    tiles = shown(state, seat)["tiles"]
    assert isinstance(tiles, tuple)
    return tiles


def test_cards_lie_on_the_places_of_their_colours() -> None:
    state = position(tiles=["4 mountain RRYG | Y5 R9 | "])

    own = page_tiles(state)[3].sides[1]

    assert [slot.card for slot in own.slots] == ["R9", "", "Y5", ""]
    assert (own.sum, own.label) == (14, "Your side of tile 4: sum 14, missing red, green")


def test_a_trade_claim_says_what_is_paid_and_what_is_left() -> None:
    state = position(
        cubes=["GGGYYYY", "RR"], trophies=["", "Y"], tiles=["1 flatland G |    | G7", "2 mountain RY |   |"]
    )
    play(state, "G1-1")

    (offer,) = shown(state)["offers"]

    assert (offer.action, offer.paid, offer.left) == ("+G=Y", (("Y", 3), ("G", 4)), (("Y", 1),))
    assert offer.explanation == "Claim the green trophy and pay 4 green, 3 yellow. You keep 1 yellow."


def test_a_trade_claim_may_be_paid_by_other_cubes_alone() -> None:
    state = position(
        cubes=["RRRRRRRR", ""], trophies=["", "R"], tiles=["1 flatland R |    | R7", "2 mountain RY |   |"]
    )
    play(state, "R1-1")

    (offer,) = shown(state)["offers"]

    assert (offer.action, offer.paid, offer.left) == ("+A=RRR", (("R", 9),), ())
    assert offer.explanation == "Claim the gray trophy and pay 9 red. You keep nothing."


def test_a_trade_of_cubes_says_when_it_brings_the_trophy() -> None:
    state = position(
        "kosmos-fr",
        cubes=["GGGGYYY", ""],
        trophies=["", "Y"],
        bag="GRB",
        tiles=["1 flatland R | |", "2 mountain RY | |"],
    )

    offers = {offer.action: offer for offer in shown(state)["offers"]}

    assert (offers["Y>G"].is_trophy, offers["Y>G"].left) == (True, ())
    assert "wins the green trophy at once" in offers["Y>G"].explanation
    assert (offers["Y>R"].is_trophy, offers["Y>R"].left) == (False, (("R", 1), ("G", 4)))


def test_a_scoring_is_a_moment_with_its_winner_and_sums() -> None:
    state = position(tiles=["1 flatland R |    | R13", "2 mountain YG | |"], hands=["R1 Y1 G1", "Y13 G13 B13"])
    events = play(state, "R1-1")

    context = shown(state, events=events)

    assert context["moment"] == {"scored": 1, "winner": 0, "sum0": 1, "sum1": 13}
    assert {"card": "card-R1", "source": "hand-0", "target": "slot-1-0-R0"}.items() <= context["flight"].items()


def test_a_trophy_taken_is_a_moment_too() -> None:
    state = position(
        tiles=["1 flatland A |    | A13", "2 mountain YG | |"], hands=["A1 Y1 G1", "Y13 G13 B13"], cubes=["AA", ""]
    )

    assert shown(state, events=play(state, "A1-1"))["moment"]["trophy"] == "A"


def test_the_card_that_was_placed_last_is_marked_until_something_else_is_done() -> None:
    state = position(tiles=["1 flatland R | |", "2 mountain YG | G7 | Y5"])
    view, placed = GAME.view(state, 0), play(state, "R1-1")
    assert isinstance(view, BalloonCupView)

    def marked(*heard: Sequence[Event]) -> str:
        return str(page.context(view, (), heard[0], NAMES, heard[1:])["last"])

    assert marked(placed) == marked([Declined(1)], placed) == "R1"
    assert marked([Traded(1, 0, 1)], placed) == marked([]) == ""


def test_the_end_says_in_two_sentences_how_it_came() -> None:
    state = position(trophies=["RY", "G"], tiles=["1 flatland R | |"])
    end_early(GAME, state, RESIGNATION, 1)

    assert shown(state)["ending"] == "Ben resigned. Anna won the match. Trophies: 2 to 1."
    assert shown(state, 1)["ending"] == (
        "Ben resigned. Anna won the match. Trophies: 1 to 2. Well played. The next flight may be yours."
    )


def test_the_end_names_the_trophy_that_decided_the_match() -> None:
    state = position(
        tiles=["1 flatland A |    | A13", "2 mountain YG | |"],
        hands=["A1 Y1 G1", "Y13 G13 B13"],
        cubes=["AA", ""],
        trophies=["RY", ""],
    )
    events = play(state, "A1-1")

    told = "Anna won the match: three trophies. Trophies: 3 to 0. The deciding trophy: gray."
    assert shown(state, events=events)["ending"] == told
    assert shown(state)["ending"] == told.partition(" The deciding")[0]


def test_a_trophy_stands_for_a_trade_that_the_rules_know() -> None:
    for ruleset, meant in (("rio-grande", "+R=Y"), ("kosmos-fr", "Y>R")):
        state = position(ruleset, tiles=["1 flatland R | |"])
        assert shown(state)["market"][0].meant == meant
        refusal = GAME.why_not(GAME.view(state, 0), [meant])
        assert refusal is not None
        assert refusal.clause.startswith(("BC-7", "BC-9"))


def test_nothing_moves_before_the_first_action() -> None:
    context = shown(position(tiles=["1 flatland R | |"]))

    assert (context["flight"], context["moment"]) == (None, {})


@pytest.mark.parametrize(
    ("seat", "headline", "advice"),
    [
        (0, "Your turn", "You cannot place a card, so your hand is revealed. Exchange 0 to 4 cards."),
        (1, "Anna is thinking …", "No card fits: the hand is revealed, and cards may be exchanged."),
    ],
)
def test_a_stuck_hand_is_explained_to_both(seat: int, headline: str, advice: str) -> None:
    state = position(tiles=["1 flatland B | |"])

    context = shown(state, seat)

    assert (context["headline"], context["advice"]) == (headline, advice)


def test_who_loses_the_tile_that_they_completed_is_told_why_it_is_their_turn_again() -> None:
    state = position(tiles=["1 mountain R | | R9", "4 flatland RRYG | | "])
    heard = play(state, "R3-1")

    mine, theirs = shown(state, 0, heard), shown(state, 1, heard)

    assert (mine["headline"], mine["advice"]) == ("Your turn again", "The loser of a tile takes the next turn.")
    assert (theirs["headline"], theirs["advice"]) == ("Anna is thinking …", "The loser of a tile takes the next turn.")


def test_a_new_tile_bears_no_sign_of_who_won_the_one_before_it() -> None:
    state = position(tiles=["1 mountain R | | R9", "4 flatland RRYG | | "])
    told = play(state, "R3-1")
    html = pages.drawn(GAME.name, shown(state, 0, told), seat=0, outcome=None)

    assert re.findall(r'class="bc-sum"><span class="sum">(\w+)', html) == ["0"] * 4
    assert "scored" in shown(state, 0, told)["moment"]


@pytest.mark.parametrize(
    ("tiles", "action", "seat"),
    [
        (["4 flatland RRYG | | "], "Y1-4", 1),  # nothing was scored
        (["1 mountain R | | R2", "4 flatland RRYG | | "], "R3-1", 1),  # the other player lost
        (["1 flatland A | | "], "~G1Y1", 0),  # the turn goes on
    ],
)
def test_turns_that_come_as_ever_are_not_explained(tiles: list[str], action: str, seat: int) -> None:
    state = position(tiles=tiles, supply="A4 A7")
    heard = play(state, action, seat)

    assert shown(state, seat, heard)["advice"] == "Choose a card from your hand."


def test_a_player_who_has_chosen_a_card_is_told_of_both_sides() -> None:
    state = position(tiles=["4 flatland RRYG | | "])

    assert "your side, or your opponent's" in shown(state)["advice_then"]
    assert shown(state, 1)["advice_then"] == ""


@pytest.mark.parametrize(
    ("tile", "far", "near"),
    [
        ("2 mountain YG | G7 | Y5", "", "Ahead: this sum would win the tile now."),
        ("2 flatland YG | G7 | Y5", "Ahead: this sum would win the tile now.", ""),
        ("3 flatland RYG | G7 R9 | Y5", *2 * ["Nobody is ahead while the sides have different numbers of cards."]),
        ("3 flatland RYG | G7 | ", "", ""),
    ],
)
def test_the_mark_at_a_sum_is_explained(tile: str, far: str, near: str) -> None:
    shown_tile = page_tiles(position(tiles=[tile]))[int(tile[0]) - 1]

    assert [side.standing for side in shown_tile.sides] == [far, near]


def test_an_action_is_told_before_it_is_final() -> None:
    view = GAME.view(position(tiles=["2 mountain RY | |"]), 0)
    assert isinstance(view, BalloonCupView)

    told = {GAME.write(view, action): GAME.words.explain(view, action, NAMES) for action in GAME.legal(view)}

    assert told["R3-2"].startswith("Place red 3 on your own side of tile 2. ")
    assert told["R3x2"].startswith("Place red 3 on your opponent's side of tile 2. ")


@pytest.mark.parametrize(
    ("state", "action", "keys"),
    [
        (position(tiles=["2 mountain RY | |"]), "R3-2", ["card-R3", "tile-2", "0"]),
        (position(tiles=["2 mountain RY | |"]), "R3x2", ["card-R3", "tile-2", "1"]),
        (position(tiles=["1 flatland B | |"]), "~R3G1", ["card-R3", "card-G1"]),
        (
            position("kosmos-fr", cubes=["GGGGYYY", ""], trophies=["", "Y"], bag="GRB", tiles=["1 flatland R | |"]),
            "Y>R",
            ["tray-0-Y", "tray-0-R"],
        ),
    ],
)
def test_what_an_action_is_about_stands_on_the_table(state: State, action: str, keys: list[str]) -> None:
    view = GAME.view(state, 0)
    assert isinstance(view, BalloonCupView)

    places = page.places(view, GAME.read(view, action), NAMES)
    html = pages.drawn(GAME.name, shown(state), seat=0, outcome=None)

    assert re.findall(r'="([^"]+)"', " ".join(places)) == keys
    assert all(f'"{key}"' in html for key in keys)


def test_a_claim_is_about_its_trophy_and_none_about_nothing() -> None:
    state = position(
        cubes=["GGGYYYY", "RR"], trophies=["", "Y"], tiles=["1 flatland G |    | G7", "2 mountain RY |   |"]
    )
    play(state, "G1-1")
    view = GAME.view(state, 0)
    assert isinstance(view, BalloonCupView)

    assert page.places(view, GAME.read(view, "+G=Y"), NAMES) == ('[data-key="trophy-G"]',)
    assert page.places(view, GAME.read(view, "."), NAMES) == ()


def test_the_far_hand_is_hidden_until_it_is_shown() -> None:
    hidden, open_hand = position(tiles=["1 flatland R | |"]), position(tiles=["1 flatland B | |"])

    far, shown_far = (shown(state, 1)["players"][0] for state in (hidden, open_hand))

    assert (far.hand, far.hidden) == ((), 4)
    assert (shown_far.hand, shown_far.hidden) == (("R1", "R3", "Y1", "G1"), 0)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_all_that_a_page_shows_is_named_and_defined(seat: int | None) -> None:
    seen = {
        "a tile, two sides": position(tiles=["1 flatland R | | ", "2 mountain YG | Y5 |"], trophies=["A", ""]),
        "a hand laid open": position(tiles=["1 flatland B | |"]),
        "a trade of cubes": position(
            "kosmos-fr", cubes=["GGGGYYY", ""], trophies=["", "Y"], bag="GRB", tiles=["1 flatland R | |"]
        ),
    }
    for title, state in seen.items():
        html = pages.drawn(GAME.name, shown(state, seat), seat=seat, outcome=None)

        assert pages.undefined(html, page.definitions()) == set()
        assert "gray trophy" in html
        assert "green cube" in html
        assert (">red 1<" in html) == (seat == 0 or title == "a hand laid open")


def test_what_stands_for_the_game_needs_no_more_than_its_definitions() -> None:
    assert pages.undefined(page.emblem(), page.definitions()) == set()
    assert page.emblem().count("<svg") == 5


def test_the_end_names_the_winner() -> None:
    state = position(tiles=["1 flatland R | |"])
    drawn = state.copy()
    end_early(GAME, drawn, AGREEMENT, 0)
    end_early(GAME, state, RESIGNATION, 1)

    assert shown(drawn)["headline"] == "A draw"

    headlines = [shown(state, seat)["headline"] for seat in (0, 1, None)]

    assert headlines == ["You have won!", "You lost", "Anna has won"]
