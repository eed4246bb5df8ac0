"""Tests of the plain Aeronaut Odyssey engine: its errors name impossible rulesets, boards and positions."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from tests.reference.aeronaut_odyssey import BoardError, Game, PositionError, RulesetError, read_board, ruleset

FOLDER = Path(__file__).parents[2] / "scenarios" / "aeronaut-odyssey"
SIX = json.loads((FOLDER / "six.json").read_text(encoding="utf-8"))
WINDS = json.loads((FOLDER / "six-winds.json").read_text(encoding="utf-8"))
ALL = {"base": "pioneer", "expansions": ["trajectories", "bonus", "multi", "wild", "thieves"]}


@pytest.mark.parametrize(
    ("spec", "parameter"),
    [
        ("pionier", "ruleset"),
        ({"base": "metro"}, "base"),
        ({"expansions": ["winds"]}, "expansions"),
        ({"expansions": ["wild", "wild"]}, "expansions"),
        ({"expansions": "wild"}, "expansions"),
        ({"variant": "veto"}, "variant"),
        ({"base": "capital", "variant": "vote"}, "variant"),
        ({"secret_inventories": 1}, "secret_inventories"),
        ({"solo": "yes"}, "solo"),
        ({"seats": 3}, "seats"),
    ],
)
def test_a_ruleset_that_cannot_be_names_its_parameter(spec: str | dict[str, object], parameter: str) -> None:
    """[AO-9, AO-10] Unknown names and combinations that do not exist are errors."""
    with pytest.raises(RulesetError) as wrong:
        ruleset(spec)

    assert wrong.value.parameter == parameter


@pytest.mark.parametrize(
    ("spec", "seats", "parameter"),
    [("pioneer", 1, "seats"), ("pioneer", 7, "seats"), ("pioneer", 0, "seats"), ({"solo": True}, 3, "solo")],
)
def test_a_number_of_seats_that_cannot_be_is_refused(spec: str | dict[str, object], seats: int, parameter: str) -> None:
    """[AO-8.1] One player needs a rival, and a rival needs exactly one player."""
    with pytest.raises(RulesetError) as wrong:
        Game(spec, SIX, seats)

    assert wrong.value.parameter == parameter


def changed(board: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    """Return a board with one field changed. ``None`` removes the field."""
    board = copy.deepcopy(board)
    *parents, last = path.split(".")
    row: Any = board
    for key in parents:
        row = row[int(key)] if isinstance(row, list) else row[key]
    if value is None:
        del row[last]
    else:
        row[int(last) if isinstance(row, list) else last] = value
    return board


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("format", "skyhop-board-2", "format"),
        ("types", "ROYY", "types"),
        ("types", "ROYQ", "types"),
        ("types", None, "types"),
        ("inventory", 0, "inventory"),
        ("inventory", True, "inventory"),
        ("cities", {}, "cities"),
        ("cities", [], "cities"),
        ("cities.2.n", 4, "cities[C].n"),
        ("cities.2.slots", -1, "cities[C].slots"),
        ("routes", [], "routes"),
        ("routes.2.id", "B-Q", "routes[B-Q].id"),
        ("routes.2.id", "C-B", "routes[C-B].id"),
        ("routes.2.id", "B.C", "routes[B.C].id"),
        ("routes.2.id", "A-E", "routes[A-E].id"),
        ("routes.2.spaces", "OOOOOOO", "routes[B-C].spaces"),
        ("routes.2.spaces", "P", "routes[B-C].spaces"),
        ("routes.2.spaces", "OR", "routes[B-C].spaces"),
        ("routes.2.multi", "yes", "routes[B-C].multi"),
        ("routes.2.multi", True, "routes[B-C].multi"),
        ("routes.2.double", 1, "routes[B-C].double"),
        ("routes.2.bonus", {"1": "swap"}, "routes[B-C].bonus"),
        ("routes.3.bonus", {"4": "swap"}, "routes[A-D].bonus"),
        ("routes.3.bonus", {"1": "+P"}, "routes[A-D].bonus"),
        ("routes.3.bonus", ["swap"], "routes[A-D].bonus"),
        ("routes.0.double", None, "routes[A-B2].double"),
        ("routes.0.spaces", "RRR", "routes[A-B].double"),
        ("routes.1.double", 1, "routes[A-B2].double"),
        ("trajectories.1.id", "T3", "trajectories[T2].id"),
        ("trajectories.1.ends", "A-A", "trajectories[T2].ends"),
        ("trajectories.1.types", "RR", "trajectories[T2].types"),
        ("trajectories.1.reward", "P", "trajectories[T2].reward"),
        ("trajectories.1.amount", 0, "trajectories[T2].amount"),
        ("trajectories.1.slots", 0, "trajectories[T2].slots"),
        ("orders.0.id", "S2", "orders[S1].id"),
        ("orders.0.ends", "F-A", "orders[S1].ends"),
        ("faces.0.routes", ["A-B2", "A-E", "B-E"], "faces[0].routes"),
        ("faces.0.routes", [], "faces[0].routes"),
        ("faces.0.number", "3", "faces[0].number"),
    ],
)
def test_a_board_that_cannot_be_names_its_field(path: str, value: object, field: str) -> None:
    """[AO-13.1] The error names the city, route or field."""
    with pytest.raises(BoardError) as wrong:
        read_board(changed(SIX, path, value))

    assert wrong.value.field == field


@pytest.mark.parametrize(
    ("expansions", "field"), [(["wild"], "routes[B-E]"), (["multi"], "routes[C-F]"), ([], "routes[B-E]")]
)
def test_a_board_needs_the_expansions_of_its_routes(expansions: list[str], field: str) -> None:
    """[AO-13.2] Multiroutes and gray routes are not ignored."""
    with pytest.raises(BoardError) as wrong:
        Game({"expansions": expansions}, WINDS, 3)

    assert wrong.value.field == field


def test_six_spaces_have_no_points_in_pioneer() -> None:
    """[AO-1.1, AO-7.2]."""
    with pytest.raises(BoardError) as wrong:
        Game("pioneer", changed(SIX, "routes.2.spaces", "OOOOOO"), 3)

    assert wrong.value.field == "routes[B-C].spaces"


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("turn", 3, "turn"),
        ("turn", True, "turn"),
        ("weather", "fair", "weather"),
        ("seats", "AB", "seats"),
        ("seats", [{"city": "A"}], "seats"),
        ("seats", [{"city": "A"}, {"city": "G"}], "seats[1].city"),
        ("seats", [{"city": "A"}, {}], "seats[1].city"),
        ("seats", [{"city": "A"}, {"city": "A", "cells": "P"}], "seats[1].cells"),
        ("seats", [{"city": "A"}, {"city": "A", "cells": "*"}], "seats[1].cells"),
        ("seats", [{"city": "A"}, {"city": "A", "points": "1"}], "seats[1].points"),
        ("seats", [{"city": "A"}, {"city": "A", "profited": 1}], "seats[1].profited"),
        ("seats", [{"city": "A"}, {"city": "A", "abilities": ["toll"]}], "seats[1].abilities"),
        ("seats", [{"city": "A"}, {"city": "A", "tolls": ["A-C"]}], "seats[1].tolls"),
        ("seats", [{"city": "A"}, {"city": "A", "orders": ["S9"]}], "seats[1].orders"),
        ("seats", [{"city": "A"}, {"city": "A", "named": [2, 2]}], "seats[1].named"),
        ("seats", [{"city": "A"}, {"city": "A", "named": [0]}], "seats[1].named"),
        ("seats", [{"city": "A"}, {"city": "A", "hat": True}], "seats[1].hat"),
        ("slots", {"A": 4}, "slots.A"),
        ("slots", {"G": 0}, "slots.G"),
        ("slots", [1], "slots"),
        ("owners", {"A-C": "0"}, "owners.A-C"),
        ("owners", {"A-E": "3"}, "owners.A-E"),
        ("owners", {"A-E": "00"}, "owners.A-E"),
        ("owners", {"A-E": "012"}, "owners.A-E"),
        ("owners", {"B-E": "01"}, "owners.B-E"),
        ("owners", {"B-E": "3.."}, "owners.B-E"),
        ("taken", {"T9": "0"}, "taken.T9"),
        ("taken", {"T1": "00"}, "taken.T1"),
    ],
)
def test_a_position_that_cannot_be_names_its_field(field: str, value: object, named: str) -> None:
    """[AO-13.3] Every impossible value in the scenario format is an error and never makes a wrong game."""
    possible = {"turn": 0, "seats": [{"city": "A"}, {"city": "B"}, {"city": "C"}]}

    with pytest.raises(PositionError) as wrong:
        Game.from_position(ALL, WINDS, {**possible, field: value})

    assert wrong.value.field == named


@pytest.mark.parametrize(
    ("row", "named"),
    [
        ({"abilities": ["wind"]}, "seats[0].abilities"),
        ({"orders": ["S1"]}, "seats[0].orders"),
        ({"named": [1]}, "seats[0].named"),
    ],
)
def test_a_position_has_nothing_of_an_expansion_that_is_off(row: dict[str, Any], named: str) -> None:
    """[AO-13.2] Such a position could never occur."""
    with pytest.raises(PositionError) as wrong:
        Game.from_position("pioneer", SIX, {"seats": [{"city": "A", **row}, {"city": "B"}]})

    assert wrong.value.field == named


def test_a_second_half_is_out_of_play_in_a_position_for_two() -> None:
    """[AO-3.2]."""
    with pytest.raises(PositionError) as wrong:
        Game.from_position("pioneer", SIX, {"seats": [{"city": "A"}, {"city": "B"}], "owners": {"A-B2": "0"}})

    assert wrong.value.field == "owners.A-B2"


def test_more_players_in_a_trajectory_than_slots_came_late() -> None:
    """[AO-9.4] Without bonus balloons, no player arrives late."""
    seats = [{"city": "A"}, {"city": "B"}, {"city": "C"}]

    Game.from_position(ALL, WINDS, {"seats": seats, "taken": {"T2": "01"}})
    with pytest.raises(PositionError) as wrong:
        Game.from_position({"expansions": ["trajectories"]}, SIX, {"seats": seats, "taken": {"T2": "01"}})

    assert wrong.value.field == "taken.T2"
