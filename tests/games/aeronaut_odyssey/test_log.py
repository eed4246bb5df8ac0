"""The log in words: what each kind of action and event is told as, to whom, and what it never tells."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.conformance import playing
from tests.games.aeronaut_odyssey.test_refusals import state_of
from tests.games.aeronaut_odyssey.walks import GAME, dealt, moments, viewers

from skyhop.engine.state import State
from skyhop.game.ending import AGREEMENT, RESIGNATION
from skyhop.game.match import end_early
from skyhop.games.aeronaut_odyssey.text.labels import type_name

pytestmark = pytest.mark.presentation

SCENARIOS = Path(__file__).parents[3] / "scenarios" / "aeronaut-odyssey"
BOARD = json.loads((SCENARIOS / "six.json").read_text())
WINDY_BOARD = json.loads((SCENARIOS / "six-winds.json").read_text())
SECRET = {"secret_inventories": True}


def seat(city: str, cells: str = "......", **more: Any) -> dict[str, Any]:  # noqa: ANN401 - any field
    return {"city": city, "cells": cells, **more}


def at_table(rules: dict[str, Any], *seats: dict[str, Any], **more: Any) -> State:  # noqa: ANN401 - any field
    board = WINDY_BOARD if "wild" in rules.get("expansions", "") else BOARD
    ruleset = GAME.ruleset({"seats": len(seats), **rules, "board": board})
    return GAME.positions.from_position(ruleset, {"turn": 0, "seats": list(seats), **more})


def told(state: State, *actions: str, to: int | None = 0) -> list[str]:
    """Play actions and tell the last of them to a seat."""
    state = state.copy()
    *_before, events = [playing.played(GAME, state, action) for action in actions]
    return playing.told(GAME, state, events, to)


def test_a_move_and_what_it_brings_are_told_to_each_in_the_own_words() -> None:
    state = at_table({}, seat("A"), seat("F"), seat("C"), owners={"A-B": "1"})

    flown = "You flew from Atidoford (A) to Bluraholm (B) over A-B, into slot 1 of 4 (>B)."
    assert told(state, ">B") == [flown]
    assert told(state, ">B", "Y", to=1) == ["You received a reward, 1 yellow (Y)."]
    assert told(state, ">B", "+", to=2) == ["Seat 2 received a reward, one more inventory space (+)."]


def test_picks_and_profits_are_told() -> None:
    state = at_table({}, seat("A"), seat("F"), seat("C"))

    assert told(state, ">B", "RO", to=None) == ["Seat 1 picked 1 red, 1 orange (RO)."]
    assert told(state, ">B", "RO", "O") == ["Seat 2 took a profit, 1 orange (O)."]
    assert told(state, ">B", "RO", ".", to=1) == ["You took no profit (.)."]


def test_a_claim_is_told_with_its_price_and_its_points() -> None:
    state = at_table({}, seat("B", "RRR..."), seat("D", "WW...."))

    assert told(state, "+B-E") == ["You claimed Bluraholm-Emovathorpe (B-E), 3 spaces, 4 points, for 3 red (+B-E)."]
    assert told(state, "+B-E", to=1)[0].startswith("Your opponent claimed Bluraholm-Emovathorpe (B-E)")


def test_all_that_a_claim_sets_off_by_itself_is_told_in_its_order() -> None:
    rules = {"expansions": "trajectories bonus thieves"}
    state = at_table(
        rules,
        seat("A", "OORR.."),
        seat("E", "W....."),
        seat("D", "......"),
        owners={"D-E": "1", "A-B": "0", "A-E": "0"},
    )

    assert told(state, "+D-E2", "#1") == [
        "You chose inventory space 1 (victim: seat 2) and took the white balloon (#1).",
        "Seat 2 spied at Emovathorpe (E) and received 1 orange balloon.",
        "Seat 3 spied at Droliworth (D) and received 1 orange balloon.",
        "You fulfilled T3, Bluraholm (B) to Droliworth (D): 2 inventory spaces.",
    ]


def test_symbols_are_told_with_what_they_give() -> None:
    rules = {"expansions": "bonus"}
    table = at_table(rules, seat("A", "YYYYRRR..."), seat("D"), seat("F"))
    full = at_table(rules, seat("A", "RRR"), seat("D"), seat("F"))
    swap_in_vain = at_table(rules, seat("C", "YYY.."), seat("E"), seat("F"))
    swap = "You found a symbol on space 1 of Atidoford-Droliworth (A-D): a swap."

    assert told(table, "+A-D", "W") == ["You received a reward, 1 white (W).", swap]
    assert told(table, "+E-F")[1:] == [
        "You found a symbol on space 2 of Emovathorpe-Furedale (E-F): the ability steal.",
        "You found the toll of Emovathorpe-Furedale (E-F). The toll applies from now on.",
    ]
    assert told(table, "+B-E")[1] == "You found a symbol on space 2 of Bluraholm-Emovathorpe (B-E): 1 red balloon."
    assert (
        told(swap_in_vain, "+A-D")[1]
        == "You found a symbol on space 1 of Atidoford-Droliworth (A-D): a swap, but there was no balloon to swap."
    )
    assert (
        told(full, "+B-E")[1] == "You found a symbol on space 2 of Bluraholm-Emovathorpe (B-E): 1 red balloon, but the "
        "inventory had no free space."
    )


def test_the_only_balloon_that_a_symbol_can_take_is_told() -> None:
    state = at_table({"expansions": "bonus"}, seat("A", "OOR..."), seat("C"), seat("C"))

    lost = "You found a symbol on space 2 of Droliworth-Emovathorpe (D-E2): lose a balloon; 1 red crossed out."
    assert told(state, "+D-E2")[1:] == [lost]


def test_a_toll_with_one_balloon_to_take_is_told() -> None:
    state = at_table(
        {"expansions": "bonus"}, seat("E", "OO...."), seat("C", "Y...", tolls=["E-F"]), seat("C", profited=True)
    )

    assert told(state, ">F")[1:] == ["Seat 2 collected a toll of 1 orange from you."]


def test_abilities_are_told() -> None:
    state = at_table(
        {"expansions": "bonus"},
        seat("A", "RR....", abilities=["steal", "teleport", "share", "wind"]),
        seat("D", "WW...."),
        owners={"A-B": "1"},
    )

    assert told(state, "!steal 1W", to=1) == ["Your opponent stole 1 white balloon (victim: you) (!steal #2W)."]
    assert told(state, "!teleport F") == ["You teleported to Furedale (F), into slot 1 of 3 (!teleport F)."]
    assert told(state, "!share A-B")[0] == (
        "You shared Atidoford-Bluraholm (A-B) with its owner (your opponent), 2 points, for 2 red (!share A-B)."
    )
    assert told(state, ">E", "RR", ".", "!wind")[0] == "You used a second wind; one more turn follows (!wind)."


def test_a_secret_theft_in_vain_is_told_so_and_a_secret_reward_without_its_type() -> None:
    state = at_table(
        {"expansions": "bonus", **SECRET}, seat("A", abilities=["steal"]), seat("D", "WW...."), owners={"A-B": "1"}
    )

    assert told(state, "!steal 1R") == [
        "You tried to steal 1 red balloon (victim: your opponent) but found none (!steal #2R)."
    ]
    assert told(state, ">B", "Y", to=0) == ["Your opponent received a reward, 1 balloon."]
    assert told(state, ">B", "Y", to=1) == ["You received a reward, 1 yellow (Y)."]


def test_the_rival_is_told_of_by_its_name() -> None:
    state = at_table({"solo": True, "seats": 1}, seat("B"), seat("E", "WOO."), owners={"B-E": "1"})

    assert told(state, ">E")[1:] == ["The rival received 1 red balloon as the owner of the route."]


def test_a_multiroute_is_told_space_by_space() -> None:
    rules = {"expansions": "multi wild"}
    state = at_table(rules, seat("A", "W....."), seat("A"), seat("E"), owners={"B-E": "12."})
    begun = at_table(rules, seat("A", "W....."), seat("A"), seat("E"))

    complete = "The multiroute is complete: each player with a space in it scored 4 points."
    assert complete in told(state, "+B-E.3")[0]
    assert told(begun, "+B-E.3") == ["You claimed space 3 of multiroute Brumawick-Ezoloham (B-E) for 1 white (+B-E.3)."]


def test_kept_orders_are_told_to_their_owner_alone() -> None:
    ruleset = GAME.ruleset({"expansions": "thieves", "board": BOARD})
    state = dealt(GAME.new(ruleset, seed=4))
    orders = GAME.write(state, GAME.legal(state)[2])

    assert told(state, orders, to=0) == [f"You kept {orders.removeprefix('keep ')}."]
    assert told(state, orders, to=1) == ["Your opponent kept 2 secret orders."]
    assert told(state, orders.rsplit(" ", 1)[0], to=None) == ["Seat 1 kept 1 secret order."]


def test_the_end_is_told_with_the_score_sheet() -> None:
    state = at_table({}, seat("A", "RRRRRR"), seat("D", "oooooo"), seat("F", "......"), owners={"B-C": "1"})

    assert told(state, "+A-B") == [
        "You claimed Atidoford-Bluraholm (A-B), 2 spaces, 2 points, for 2 red (+A-B).",
        "You received a reward, one more inventory space.",
        "Seat 2 can neither fly nor claim a route, so the game is over. You won with 2 points.",
        "You: 2 points (routes 2).",
        "Seat 2: 1 point (routes 1).",
        "Seat 3: 0 points (routes 0).",
    ]


def test_a_face_and_a_skipped_player_are_told() -> None:
    state = at_table(
        {"base": "capital"},
        seat("A", "RRR..."),
        seat("D", "oooooo"),
        seat("D", "oooooo"),
        owners={"A-B": "0", "A-E": "1"},
        slots={"A": 3, "E": 5},
    )

    events = told(state, "+B-E")

    assert "Face A-B, A-E, B-E is closed. Owners who score 3 points: you." in events
    assert "Seat 2 could not act, so the turn was skipped." in events


def test_outcomes_outside_the_rules_are_told() -> None:
    state = at_table({}, seat("A"), seat("D"), seat("F"))
    resigned, drawn = state.copy(), state.copy()
    resignation, agreement = end_early(GAME, resigned, RESIGNATION, 1), end_early(GAME, drawn, AGREEMENT, 1)

    assert playing.told(GAME, resigned, resignation, 0)[:2] == [
        (
            "Seat 2 resigned. Seat 2 must finish last. The other players are ranked by points. "
            "These players share the win: you, seat 3."
        ),
        "You: 0 points (routes 0).",
    ]
    assert playing.told(GAME, drawn, agreement, 0)[:2] == [
        "Seat 2 agreed to a draw. The match is a draw.",
        "You: 0 points (routes 0).",
    ]
    assert playing.told(GAME, state, [], 0) == []


@pytest.mark.parametrize("leaving", [0, 1])
def test_the_end_explains_a_winner_with_fewer_points(leaving: int) -> None:
    state = at_table({}, seat("A"), seat("D"), owners={"A-B": "1"})

    ended = end_early(GAME, state, RESIGNATION, leaving)

    assert ("Points did not decide this match." in playing.told(GAME, state, ended, None)[0]) is (leaving == 1)


@pytest.mark.parametrize("seed", range(3))
def test_every_action_of_random_matches_is_told_to_everybody(seed: int) -> None:
    for state, chance in moments(seed, 6):
        for action in chance.sample(legal := GAME.legal(state), min(2, len(legal))):
            later, to = state.copy(), chance.choice(viewers(state))
            sentences = playing.told(GAME, later, playing.played(GAME, later, GAME.write(state, action)), to)
            assert sentences or GAME.write(state, action) == "."
            assert all(sentence.endswith(".") for sentence in sentences)


def test_a_symbol_that_does_nothing_says_why() -> None:
    rules = {"expansions": "bonus"}
    in_vain = (
        "You found a symbol on space 1 of Droliworth-Emovathorpe (D-E): lose an inventory space, but the inventory "
        "had no free space."
    )
    full = at_table(rules, seat("A", "WW"), seat("B", "R..."), seat("B"))
    poor = at_table(rules, seat("A", "OO...."), seat("C"), seat("C"))

    assert told(full, "+D-E")[1] == in_vain
    assert told(poor, "+D-E2")[1] == (
        "You found a symbol on space 2 of Droliworth-Emovathorpe (D-E2): lose a balloon, but there was no balloon "
        "to lose."
    )


def test_the_rival_receives_nothing_for_its_own_route() -> None:
    rules = {"solo": True, "seats": 1}
    state = at_table(rules, seat("B"), seat("C", "Y....."), owners={"B-C": "1"}, turn=1)

    assert told(state, ">B")[0] == "The rival flew from Cidawick (C) to Bluraholm (B), into slot 1 of 4 (>B)."
    assert not any("as the owner of the route" in sentence for sentence in told(state, ">B"))


def test_a_reward_beside_a_route_and_a_lost_space_are_told_apart_in_secret() -> None:
    """[AO-2.4] The counts that others see are the same as if a balloon had come and gone."""
    state = at_table({"expansions": "bonus", **SECRET}, seat("D", "WW...."), seat("B"), seat("B"))

    assert told(state, "+D-E", "W", to=1) == [
        "Seat 1 received a reward, 1 balloon.",
        "Seat 1 found a symbol on space 1 of Droliworth-Emovathorpe (D-E): lose an inventory space.",
    ]


def test_the_only_type_left_after_a_veto_is_told_in_secret_too() -> None:
    board = json.loads((SCENARIOS / "court-winds.json").read_text())
    rules = {"base": "capital", "variant": "veto", "expansions": "multi wild", "board": board, "seats": 3, **SECRET}
    seats = [seat("C"), seat("D"), seat("D")]
    owners = {"A-D": "1", "C-D": "1", "D-E": "1", "C-D2": "1"}
    state = GAME.positions.from_position(GAME.ruleset(rules), {"turn": 0, "seats": seats, "owners": owners})

    sentences = told(state, ">D", "+", "RW", "x", to=2)

    assert sentences[0] == "Seat 2 refused the reward, so the player to move does not receive the red balloon (x)."
    assert sentences[1] == "Seat 1 picked 1 white instead, the only choice."


def test_everybody_s_start_is_told_where_there_is_no_choice() -> None:
    ruleset = GAME.ruleset({"base": "capital", "expansions": "thieves", "board": BOARD})
    state = dealt(GAME.new(ruleset, seed=4))
    playing.played(GAME, state, GAME.write(state, GAME.legal(state)[0]))
    second = GAME.write(state, GAME.legal(state)[0])

    assert told(state, second, to=0)[1:] == ["You started at Atidoford (A).", "Your opponent started at Atidoford (A)."]


def test_whoever_cannot_act_and_uses_no_ability_is_told_so_once() -> None:
    state = at_table(
        {"base": "capital", "expansions": "bonus"},
        seat("A", "RRR..."),
        seat("D", "oooooo", abilities=["teleport"]),
        seat("D", "oooooo"),
        slots={"A": 3, "E": 5},
    )
    rewarded = ("+B-E",)

    assert told(state, *rewarded, ".") == [
        "Seat 2 could not act and used no ability (.).",
        "Seat 3 could not act, so the turn was skipped.",
    ]


def test_the_balloon_chosen_after_a_veto_is_told() -> None:
    state = state_of("repick")
    chosen = GAME.write(state, GAME.legal(state)[0])

    assert len(GAME.legal(state)) > 1
    assert told(state, chosen)[0] == f"You picked 1 {type_name(chosen)} instead ({chosen})."


def test_what_is_lost_or_received_in_secret_is_told_without_its_type() -> None:
    """[AO-2.4]"""
    loser = at_table({"expansions": "bonus", **SECRET}, seat("A", "OORW.."), seat("F"), seat("F"))
    solo = at_table({"solo": True, "seats": 1, **SECRET}, seat("B"), seat("E", "WOO."), owners={"B-E": "1"})

    assert told(loser, "+D-E2", "-R") == ["You crossed out 1 red balloon (-R)."]
    assert told(loser, "+D-E2", "-R", to=1) == ["Seat 1 crossed out 1 balloon."]
    assert told(solo, ">E")[1:] == ["The rival received 1 red balloon as the owner of the route."]
    assert told(solo, ">E", to=None)[1:] == ["The rival received 1 balloon as the owner of the route."]


def test_whoever_is_dealt_orders_is_told_which_and_the_others_nothing() -> None:
    every = "thieves trajectories bonus multi wild"
    state = GAME.new(GAME.ruleset({"seats": 2, "expansions": every, "board": WINDY_BOARD}))
    events = GAME.settle(state, GAME.roll(state))

    own, other = (playing.told(GAME, state, events, to) for to in (0, None))

    position: dict[str, Any] = GAME.positions.position(state)
    first, second = position["seats"][0]["orders"]
    assert own[0].startswith("You received ")
    assert (first, second) == tuple(sorted((first, second)))
    assert not any("was dealt" in line for line in other)
