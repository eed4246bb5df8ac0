"""Positions and expectations of scenarios that cannot be are refused, with the field that is wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.conformance.house_rules import ALL, BOARDS, board
from tests.games.aeronaut_odyssey.walks import GAME

from skyhop.engine.state import State
from skyhop.game.action import PositionError, RulesetError
from skyhop.game.ending import RESIGNATION
from skyhop.game.match import end_early
from skyhop.games.aeronaut_odyssey.position import _Setter
from skyhop.games.aeronaut_odyssey.state import Due

SEATS = [{"city": city, "cells": "..."} for city in "ABC"]
WINDS = GAME.ruleset({"seats": 3, "expansions": ALL, "board": board("six-winds")})
NO_BONUS = GAME.ruleset({"seats": 3, "expansions": "trajectories", "board": board("six")})


def seats(**first: object) -> dict[str, Any]:
    return {"seats": [SEATS[0] | first, *SEATS[1:]]}


@pytest.mark.parametrize(
    ("position", "field", "problem"),
    [
        ({"seats": 2}, "seats", "2 is not a list"),
        ({"seats": [1, 2, 3]}, "seats[0]", "1 is not a table"),
        (seats(cells=5), "seats[0].cells", "5 is not a string"),
        (seats(cells="." * 2_000), "seats[0].cells", "an inventory has at most"),
        (seats(orders=["S1", "S2", "S3"]), "seats[0].orders", "a player has at most 2 secret orders"),
        (seats(orders=["S1", "S1"]), "seats[0].orders", "a name appears twice"),
        ({"seats": SEATS, "owners": {"A-B": "012"}}, "owners.A-B", "only a multiroute can have more than two owners"),
        ({"seats": SEATS, "owners": {"B-E": "1"}}, "owners.B-E", "needs one character for each space"),
    ],
)
def test_an_impossible_position_says_what_is_wrong(position: dict[str, Any], field: str, problem: str) -> None:
    with pytest.raises(PositionError) as error:
        GAME.positions.from_position(WINDS, position)

    assert error.value.field == field
    assert problem in str(error.value)


def test_a_trajectory_is_taken_no_more_often_than_it_has_slots() -> None:
    rules = NO_BONUS.record[0]
    slots = rules["trajectory_slots"][: rules["trajectory_count"]].tolist()
    few = min(slots)
    name, seats_taken = f"T{slots.index(few) + 1}", "012"[: few + 1]

    with pytest.raises(PositionError, match=rf"taken.{name}: it has only {few} slots"):
        GAME.positions.from_position(NO_BONUS, {"seats": SEATS, "taken": {name: seats_taken}})


@pytest.fixture
def state() -> State:
    return GAME.positions.from_position(WINDS, {"seats": SEATS})


@pytest.mark.parametrize(
    ("field", "wanted", "named", "problem"),
    [
        ("mood", 1, "mood", "choose one of turn, "),
        ("turn", "0", "turn", "write it like 0"),
        ("slots", 5, "slots", "5 is not a table"),
        ("slots", {"Q": 1}, "slots.Q", "the board of this match has no city, route or trajectory with this name"),
        ("seats", 5, "seats", "a list of at most 3 tables"),
        ("seats", [{}, {}, {}, {}], "seats", "a list of at most 3 tables"),
        ("seats", [5], "seats[0]", "5 is not a table"),
        ("seats", [{"money": 1}], "seats[0].money", "there is no such field"),
    ],
)
def test_what_cannot_be_expected_is_refused(state: State, field: str, wanted: object, named: str, problem: str) -> None:
    with pytest.raises(PositionError) as error:
        GAME.positions.expect(state, field, wanted)

    assert error.value.field == named
    assert problem in str(error.value)


@pytest.mark.parametrize(
    ("field", "wanted", "got"),
    [
        ("turn", 0, None),
        ("turn", 1, "0"),
        ("to_move", 0, None),
        ("phase", "turn", None),
        ("over", False, None),
        ("winners", [0], "None"),
        ("owners", {"A-B": ""}, None),
        ("owners", {"A-B": "0"}, "{'A-B': ''}"),
        ("slots", {"A": 0, "B": 0}, None),
        ("seats", [{"city": "A"}], None),
        ("seats", [{}, {"city": "A"}], "[{}, {'city': 'B'}]"),
        ("seats", [{"abilities": ["wind", "steal"]}], None),
        ("seats", [{"abilities": ["wind"]}], "[{'abilities': ['steal', 'wind']}]"),
    ],
)
def test_what_is_expected_is_compared_by_the_fields_that_are_named(field: str, wanted: object, got: str | None) -> None:
    state = GAME.positions.from_position(WINDS, seats(abilities=["steal", "wind"]))

    assert GAME.positions.expect(state, field, wanted) == got


def test_the_end_can_be_expected(state: State) -> None:
    end_early(GAME, state, RESIGNATION, 1)

    assert GAME.positions.expect(state, "winners", [0, 2]) is None
    assert GAME.positions.expect(state, "winners", [1]) == "[0, 2]"
    assert GAME.positions.expect(state, "scores", [0, 0, 0]) is None


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"ruleset": 5, "board": "six.json"}, "a ruleset is a name or a table of options, not 5"),
        ({}, "board: no board was given"),
        ({"board": "none.json"}, "board: none.json cannot be read: No such file"),
        ({"board": "words.json"}, "board: words.json is not JSON"),
    ],
)
def test_a_scenario_needs_rules_and_a_board_that_can_be_read(
    tmp_path: Path, fields: dict[str, object], problem: str
) -> None:
    (tmp_path / "words.json").write_text("six cities")

    with pytest.raises(RulesetError) as refused:
        GAME.positions.ruleset_of_scenario(fields, tmp_path)

    assert str(refused.value).startswith(problem)


def test_a_scenario_may_give_the_board_itself_or_its_share_code(tmp_path: Path) -> None:
    plain = json.loads((BOARDS / "six.json").read_text("utf-8"))
    of_file = GAME.positions.ruleset_of_scenario({"board": "six.json"}, BOARDS)

    assert GAME.positions.ruleset_of_scenario({"board": plain}, tmp_path) == of_file
    with pytest.raises(RulesetError, match="board: "):
        GAME.positions.ruleset_of_scenario({"board": "4aqnaaaamtg6rr7f5"}, tmp_path)


def test_a_scenario_is_played_on_the_board_beside_it() -> None:
    ruleset = GAME.positions.ruleset_of_scenario({"board": "six.json", "position": {"setup": 3}}, BOARDS)

    assert ruleset == GAME.ruleset({"base": "pioneer", "seats": 3, "board": board("six")})


def test_seat_0_begins_and_no_other() -> None:
    with pytest.raises(ValueError, match="1"):
        GAME.new(WINDS, first=1)


def test_a_toll_and_a_thief_are_due_by_a_seat() -> None:
    ruleset = GAME.ruleset("pioneer")
    setter = _Setter(ruleset, GAME.new(ruleset, first=0).records)

    assert [setter.numbers_due(kind) for kind in (Due.TOLL, Due.THIEF)] == [range(GAME.seat_count(ruleset))] * 2
