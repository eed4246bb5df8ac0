"""Tests of documents: they are written, read, refused with the place and a reason, and described by their schema."""

from __future__ import annotations

import json
import math
import pickle
from types import MappingProxyType
from typing import Annotated, Any

import numpy as np
import pytest
from jsonschema import Draft202012Validator
from msgspec import Meta

from skyhop.engine.document import (
    MAX_DEPTH,
    Document,
    DocumentError,
    Margin,
    Part,
    decode_document,
    describe_schema,
    encode_document,
    format_of,
    list_documents,
    read,
    replace_fields,
    write_document,
    write_line,
)
from skyhop.engine.record import meanings_in
from skyhop.i18n import use_language


class Seat(Part):
    """A player in a table."""

    name: Annotated[str, Meta(min_length=1)]
    """As it is shown."""
    points: Annotated[int, Meta(ge=0)] = 0
    cards: tuple[Annotated[str, Meta(pattern="^[RGB][1-9]$")], ...] = ()


class Table(Document, tag="skyhop-test-table-1"):
    """A table."""

    seats: Annotated[tuple[Seat, ...], Meta(max_length=2)]
    """Who sits there."""
    share: float = 0.5
    more: dict[str, object] = {}  # noqa: RUF012  it is copied
    rest: tuple[object | None, ...] = ()


TABLE = Table(seats=(Seat("Ada", 3, ("R1",)), Seat("Bob")))
FORMAT = '"format": "skyhop-test-table-1"'


def test_a_document_is_read_as_it_was_written_and_begins_with_its_format() -> None:
    assert write_document(TABLE).startswith(f"{{{FORMAT}, ")
    assert read(Table, write_document(TABLE)) == TABLE
    assert decode_document(Table, json.loads(write_document(TABLE))) == TABLE
    assert replace_fields(TABLE, share=1.0) == Table(seats=TABLE.seats, share=1.0)


@pytest.mark.parametrize("name", ["Ada", "“Zoë”", "half a \ud800"])
def test_a_line_says_the_same_without_blanks_and_ends(name: str) -> None:
    table = Table(seats=(Seat(name),), more={"1": np.float64(0.25), "none": None})

    assert write_line(table).endswith(b"\n")
    assert b"\n" not in write_line(table)[:-1]
    assert json.loads(write_line(table)) == json.loads(write_document(table))


def test_a_line_has_null_where_no_number_is() -> None:
    assert json.loads(write_line(Table(seats=(), share=math.nan)))["share"] is None


def table(seats: str, more: str = "") -> str:
    return "{" + FORMAT + f', "seats": [{seats}]{more}' + "}"


REFUSED = {
    "[]": "expected an object, got a list",
    "{": "this is not JSON, or it is incomplete",
    "{" + FORMAT + "}": "the field seats is missing",
    table("", ', "seat": 1'): "there is no field seat",
    '{"format": "skyhop-test-table-9"}': "$.format: 'skyhop-test-table-9' is not one of the allowed values",
    table('{"name": "A"}, {"name": 1}'): "$.seats[1].name: expected a string, got a whole number",
    table('{"name": ""}'): "$.seats[0].name: expected a string of length >= 1",
    table('{"name": "A", "points": -1}'): "$.seats[0].points: expected a whole number >= 0",
    table('{"name": "A", "cards": ["X"]}'): "$.seats[0].cards[0]: expected a string of the form ^[RGB][1-9]$",
    table("", ', "share": 1e999'): "$.share: this text cannot be read",
    table("", ', "more": ' + '{"a": ' * 5000 + "1" + "}" * 5000): "this is nested too deeply",
    table("", ', "more": {"a": ' + "[" * 200 + "]" * 200 + "}"): "this is nested too deeply",
}


@pytest.mark.parametrize("text", REFUSED, ids=list(REFUSED.values()))
def test_what_is_no_such_document_is_refused_in_words_with_its_place(text: str) -> None:
    with pytest.raises(DocumentError) as error:
        read(Table, text)

    assert str(error.value) == REFUSED[text]


def test_a_number_is_no_document() -> None:
    with pytest.raises(DocumentError, match="expected an object, got a whole number"):
        decode_document(Table, 5)


def test_a_parsed_document_that_is_nested_too_deep_is_refused() -> None:
    deep: object = 1
    for _level in range(MAX_DEPTH):
        deep = {"a": deep}

    with pytest.raises(DocumentError, match="this is nested too deeply"):
        decode_document(Table, {**encode_document(TABLE), "more": deep})


def test_what_is_wrong_is_told_in_the_language_in_use_and_no_longer_than_people_read() -> None:
    with use_language("de"), pytest.raises(DocumentError, match="Zeichenkette"):
        read(Table, "{" + FORMAT + ', "seats": [{"name": 1}]}')
    with pytest.raises(DocumentError) as error:
        read(Table, '{"format": "' + "x" * 1000 + '"}')
    assert len(error.value.problem) == 160


def test_numbers_of_numpy_and_half_characters_are_written_as_json() -> None:
    table = replace_fields(
        TABLE, share=np.float64(0.25), more={"\udc80": type("Own", (str,), {})("a"), "n": MappingProxyType({1: 2})}
    )

    assert json.loads(write_document(table))["share"] == 0.25
    assert json.loads(write_document(table).encode())["more"] == {"\udc80": "a", "n": {"1": 2}}
    with pytest.raises(TypeError):
        encode_document(replace_fields(TABLE, more={"a": object()}))


def test_the_schema_says_what_is_said_of_the_fields() -> None:
    found = describe_schema(Table)

    Draft202012Validator.check_schema(found)
    Draft202012Validator(found).validate(json.loads(write_document(TABLE)))
    assert found["description"] == "A table."
    assert found["properties"]["seats"]["description"] == "Who sits there."
    assert found["$defs"]["Seat"]["properties"]["name"]["description"] == "As it is shown."


def test_any_value_may_be_in_a_field_of_objects() -> None:
    more: dict[str, object] = {"a": [1, {"b": None}], "c": "d"}
    plain = {"format": "skyhop-test-table-1", "seats": [], "more": more, "rest": [1.5, None, "e"]}
    found = describe_schema(Table)["properties"]

    assert read(Table, json.dumps(plain)) == decode_document(Table, plain) == Table((), 0.5, more, (1.5, None, "e"))
    assert found["more"] == {"type": "object", "default": {}}
    assert found["rest"]["items"] == {"anyOf": [{}, {"type": "null"}]}


def test_nothing_is_said_of_a_class_whose_source_is_not_there() -> None:
    made = type("Made", (), {"__module__": "nowhere"})

    assert meanings_in(made) == meanings_in(int) == {}


def test_a_document_is_found_by_its_format() -> None:
    assert list_documents()[format_of(Table)] is Table


class Estimate(Part):
    """A number with its margin."""

    margin: Margin
    """Largest error of the number."""


def test_a_margin_that_nothing_bounds_is_null_in_json_and_infinite_here() -> None:
    assert write_document(Estimate(Margin(math.inf))) == '{"margin": null}'
    assert read(Estimate, '{"margin": null}').margin == math.inf
    assert read(Estimate, write_document(Estimate(Margin(0.5)))) == Estimate(Margin(0.5))
    assert describe_schema(Estimate)["properties"]["margin"]["type"] == ["number", "null"]


@pytest.mark.parametrize(("given", "said"), [('"x"', "a string"), ("true", "true or false"), ("[]", "a list")])
def test_a_margin_that_is_no_number_is_refused_with_its_place(given: str, said: str) -> None:
    with pytest.raises(DocumentError) as error:
        read(Estimate, f'{{"margin": {given}}}')

    assert str(error.value) == f"$.margin: expected a number, got {said}"


def test_what_is_no_json_is_never_written() -> None:
    with pytest.raises(ValueError, match="not JSON compliant"):
        write_document(replace_fields(TABLE, share=math.nan))


class Sounding(Part):
    word: str = ""
    figure: float = 0.0


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"word": "\ud800"}, r"U\+D800"),
        ({"word": "a\x07"}, r"U\+0007"),
        ({"word": "a\x9f"}, r"U\+009F"),
        ({"word": "a\ufffe"}, r"U\+FFFE"),
        ({"figure": math.nan}, "not finite"),
        ({"figure": -math.inf}, "not finite"),
    ],
)
def test_texts_that_no_page_can_show_and_infinite_numbers_are_refused(given: dict[str, Any], problem: str) -> None:
    with pytest.raises(DocumentError, match=problem):
        decode_document(Sounding, given)


def test_an_error_of_a_document_is_the_same_after_pickling() -> None:
    copy = pickle.loads(pickle.dumps(DocumentError("$.seats", "too many")))

    assert (copy.place, copy.problem, str(copy)) == ("$.seats", "too many", "$.seats: too many")
