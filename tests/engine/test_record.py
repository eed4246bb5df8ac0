"""Tests of records from classes: their bytes, the visibility of their fields, and errors that strict typing finds."""

from __future__ import annotations

import subprocess
import sys
from enum import IntEnum
from pathlib import Path

import numpy as np
import pytest

from skyhop.engine.record import Block, Grid, Record, Row, Sight, Values, of, records
from skyhop.engine.state import copy_fields, copy_records, overwrite

pytestmark = pytest.mark.every_python

ROOT = Path(__file__).parents[2]


class Stage(IntEnum):
    BEGUN = 0
    OVER = 1


class Open(Record, seen_by=Sight.EVERYBODY):
    stage: Stage
    """What is going on."""
    lacking: Block = of(2, 3, 4)


class Seen(Open, seen_by=Sight.IN_PART):
    hand: Row = of(5, kind="i1")
    """In a view
    only one's own."""


class State(Seen):
    random: np.uint64
    shares: Values = of(2)


class View(Seen, seen_by=Sight.IN_PART):
    seat: int


def test_the_bytes_follow_from_the_annotations() -> None:
    expected = [("stage", "i2"), ("lacking", "i2", (2, 3, 4)), ("hand", "i1", 5), ("random", "u8"), ("shares", "f8", 2)]

    assert State.dtype == np.dtype(expected)
    assert records(State, 3).shape == (3,)


def test_records_lie_in_records() -> None:
    class Pair(Record):
        both: Open = of(2)
        one: Open

    assert Pair.dtype == np.dtype([("both", Open.dtype, (2,)), ("one", Open.dtype)])


def test_a_record_begins_with_the_fields_of_its_base() -> None:
    fields = State.dtype.fields
    assert fields is not None

    for base in (Open, Seen):
        assert base.dtype.fields is not None
        assert all(fields[name] == place for name, place in base.dtype.fields.items())


def test_nobody_sees_what_does_not_say_so() -> None:
    assert [(field.name, field.sight) for field in State.fields()] == [
        ("stage", Sight.EVERYBODY),
        ("lacking", Sight.EVERYBODY),
        ("hand", Sight.IN_PART),
        ("random", Sight.NOBODY),
        ("shares", Sight.NOBODY),
    ]
    assert View.list_names_with(Sight.IN_PART) == ("hand", "seat")


def test_a_field_says_what_it_means() -> None:
    meanings = {field.name: field.meaning for field in State.fields()}

    assert meanings == {
        "stage": "What is going on.",
        "lacking": "",
        "hand": "In a view\nonly one's own.",
        "random": "",
        "shares": "",
    }


@pytest.mark.parametrize(("hint", "value"), [("Row", None), ("Grid", of(3)), ("int", of(3)), ("str", None)])
def test_sizes_must_go_with_the_annotation(hint: str, value: object) -> None:
    names = {"Grid": Grid, "Row": Row, "int": int, "str": str}

    with pytest.raises(TypeError, match="wrong"):
        type("Wrong", (Record,), {"__annotations__": {"wrong": names[hint]}, "wrong": value})


def test_fields_that_two_records_share_are_copied_and_the_rest_is_zero() -> None:
    states = records(State, 1)
    states["stage"], states["hand"], states["random"] = Stage.OVER, range(5), 7

    views = copy_fields(states, View, Seen)
    back = copy_fields(views, State, Open)

    assert (views["stage"][0], views["hand"][0].tolist(), views["seat"][0]) == (Stage.OVER, [0, 1, 2, 3, 4], 0)
    assert (back["stage"][0], back["hand"][0].tolist(), back["random"][0]) == (Stage.OVER, [0, 0, 0, 0, 0], 0)


@pytest.mark.parametrize("is_whole", [True, False])
def test_shared_fields_are_overwritten_in_place(*, is_whole: bool) -> None:
    views, states = records(View, 1), records(State, 2)
    views["stage"], views["hand"], states["random"] = Stage.OVER, range(5), 7
    target = copy_records(states[:1]) if is_whole else states[:1]

    overwrite(target, views, Seen)

    assert (target["stage"][0], target["hand"][0].tolist(), target["random"][0]) == (Stage.OVER, [0, 1, 2, 3, 4], 7)
    assert (states["stage"][1], states["random"][1]) == (Stage.BEGUN, 7)


PLANTED = """
from skyhop.engine.kernel import kernel
from skyhop.games.balloon_cup.rules.tiles import show_hand
from skyhop.games.balloon_cup.state import Open, Seen, Stage, StateRecord, ViewRecord


@kernel
def misspelt(state: StateRecord) -> int:
    return state.to_akt  # error


@kernel
def one_index_too_few(state: StateRecord) -> int:
    return state.lacking[0, 1]  # error


@kernel
def not_a_stage(state: StateRecord) -> None:
    state.stage = 7  # error


@kernel
def hidden_from_views(view: ViewRecord) -> int:
    return view.supply[0]  # error


@kernel
def more_than_open(table: Open) -> int:
    return table.place_of_card[0]  # error


@kernel
def a_view_is_no_state(view: ViewRecord) -> None:
    show_hand(view, 0)  # error


@kernel
def what_both_have(table: Seen) -> bool:
    return table.stage == Stage.OVER and table.place_of_card[3] > 2
"""


@pytest.mark.slow
def test_strict_typing_finds_planted_mistakes_and_nothing_else(tmp_path: Path) -> None:
    planted = tmp_path / "planted.py"
    planted.write_text(PLANTED, encoding="utf-8")

    ended = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file", "pyproject.toml", str(planted)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )

    found = {int(line.split(":")[1]) for line in ended.stdout.splitlines() if ": error: " in line}
    wanted = {number for number, line in enumerate(PLANTED.splitlines(), 1) if line.endswith("# error")}
    assert found == wanted, ended.stdout + ended.stderr
