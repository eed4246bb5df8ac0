"""Tests of records in uncompiled functions: their fields are attributes in the same memory."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from skyhop.engine.kernel import with_attributes

INNER = np.dtype([("x", "i2"), ("y", "f8", (2,))])
DTYPE = np.dtype([("stage", "i2"), ("odd", "i1", (3,)), ("random", "u8"), ("one", INNER), ("many", INNER, (2,))])


@pytest.fixture
def plain() -> np.ndarray[Any, Any]:
    return np.zeros(3, DTYPE)


def test_what_is_written_to_an_attribute_stands_in_the_array(plain: np.ndarray[Any, Any]) -> None:
    record = with_attributes(plain)[1]

    record.stage, record.odd[2], record.random = 4, 5, np.uint64(2**64 - 1)
    record.one.y[1], record.many[1].x = 0.5, 6

    assert (plain["stage"].tolist(), plain["odd"][1].tolist(), plain["random"][1]) == ([0, 4, 0], [0, 0, 5], 2**64 - 1)
    assert (plain["one"]["y"][1].tolist(), plain["many"]["x"][1].tolist()) == ([0, 0.5], [0, 6])


def test_an_attribute_is_what_stands_in_the_array(plain: np.ndarray[Any, Any]) -> None:
    record = with_attributes(plain)[0]
    before = (int(record.stage), record.odd.tolist())
    plain["stage"], plain["odd"] = 7, 8

    assert (before, int(record.stage), record.odd.tolist()) == ((0, [0, 0, 0]), 7, [8, 8, 8])


def test_an_array_that_is_given_to_an_attribute_is_copied(plain: np.ndarray[Any, Any]) -> None:
    record, given = with_attributes(plain)[0], np.array([1, 2, 3], np.int8)
    record.odd = given
    given[0] = 9

    assert (record.odd.tolist(), plain["odd"][0].tolist()) == ([1, 2, 3], [1, 2, 3])


def test_records_are_copied_cut_and_counted(plain: np.ndarray[Any, Any]) -> None:
    records = with_attributes(plain)
    records[0].stage = 3
    records[2] = records[0]

    assert (len(records[1:]), [int(record.stage) for record in records]) == (2, [3, 0, 3])


def test_a_misspelt_field_is_no_attribute(plain: np.ndarray[Any, Any]) -> None:
    record = with_attributes(plain)[0]

    with pytest.raises(AttributeError, match="stag"):
        _ = record.stag
    with pytest.raises(AttributeError, match="no field of name stag"):
        record.stag = 1


def test_a_value_that_does_not_fit_is_not_taken_for_a_misspelt_field(plain: np.ndarray[Any, Any]) -> None:
    with pytest.raises(ValueError, match="could not broadcast"):
        with_attributes(plain)[0].odd = [1, 2]
