"""Tests of board files: boards are written and read, and an invalid file is refused with the place of the mistake."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyhop.boards.file import BoardError, dumps, faults_in_text, loads, to_plain
from skyhop.boards.generate import generate
from skyhop.boards.model import city_name, city_number
from skyhop.boards.settings import (
    EXPANSIONS,
    settings,
)


def test_a_board_reads_back_as_it_was_written() -> None:
    board = generate(settings(seed=5, expansions=EXPANSIONS, kind="capital"))

    assert loads(dumps(board)) == board
    assert dumps(loads(dumps(board))) == dumps(board)


@pytest.mark.parametrize(
    ("change", "part"),
    [
        (lambda board: board.pop("cities"), "cities"),
        (lambda board: board.update(format="chess"), "format"),
        (lambda board: board["routes"][0].update(id="A-ZZ"), "ZZ"),
        (lambda board: board["routes"][0].update(spaces="X"), "A-"),
        (lambda board: board["cities"][0].update(slots="many"), "A"),
        (lambda board: board["cities"][1].update(n=9), "9"),
        (lambda board: board.update(types="RRR"), "types"),
        (lambda board: board["page"].update(space=3), "page: the page is too large for spaces of this length"),
        (lambda board: board["routes"].append(board["routes"][0]), "twice"),
    ],
)
def test_a_malformed_file_names_the_place(change: object, part: str) -> None:
    board = to_plain(generate(settings(seed=7, size="small")))
    assert callable(change)
    change(board)

    with pytest.raises(BoardError, match=part):
        loads(json.dumps(board))


@pytest.mark.parametrize("text", ["", "[]", "{}", "null", "{", '{"format": 1}'])
def test_what_is_no_board_is_said_so(text: str) -> None:
    with pytest.raises(BoardError, match=r"AO-13\.1"):
        loads(text)


@given(st.integers(1, 800))
def test_cities_are_lettered_and_numbered_both_ways(number: int) -> None:
    assert city_number(city_name(number)) == number


def test_all_that_is_wrong_with_a_file_is_listed_not_the_first_alone() -> None:
    made = to_plain(generate(settings(seed=5, size="tiny")))
    board = json.loads(json.dumps(made))
    board["cities"][0]["slots"] = 0
    board["cities"][1]["x"] = "far"
    board["inventory"] = 0
    unreadable = faults_in_text(json.dumps(board))
    board = dict(made)
    board["types"] = "YRO"
    board["orders"] = [{"id": "S1", "ends": "B-A", "amount": 4}, {"id": "S2", "ends": "A-ZZ", "amount": 4}]
    unfit = faults_in_text(json.dumps(board))

    assert [text.partition(": ")[0] for text in unreadable] == [
        "[AO-13.1] inventory",
        "[AO-13.1] cities A.slots",
        "[AO-13.1] cities B.x",
    ]
    for part in (
        "a type twice or does not follow the order",
        "S1: the two cities must differ and be in order (A-B, not B-A)",
        "S2: there is no city ZZ",
    ):
        assert sum(part in text for text in unfit) == 1
    assert faults_in_text(json.dumps(made)) == []
