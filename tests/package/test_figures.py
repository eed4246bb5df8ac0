"""Tests of numbers and times in the format of the reader's language."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyhop import i18n
from skyhop.i18n import apportioned, decimal, grouped, integer, moment, percent, shortened

pytestmark = pytest.mark.presentation

AT = datetime(2026, 11, 3, 16, 5, 59, tzinfo=UTC)
GAP, MINUS = "\N{NO-BREAK SPACE}", "\N{MINUS SIGN}"


def test_english_is_written_as_python_writes_it() -> None:
    written = [decimal(1234.56, 1), decimal(-0.5, 0), percent(0.125, 1), percent(-0.25), decimal(2.5)]

    assert written == ["1234.6", "-0", "12.5%", "-25%", "2.5"]
    assert moment(AT) == "2026-11-03 16:05"
    assert [grouped(400), grouped(24_000)] == ["400", "24,000"]


def test_whole_numbers_have_a_minus_and_no_hyphen() -> None:
    assert [integer(number) for number in (-12, 0, 3)] == ["\N{MINUS SIGN}12", "0", "3"]
    assert [integer(number, is_change=True) for number in (-1, 2)] == ["\N{MINUS SIGN}1", "+2"]


@pytest.mark.parametrize(("name", "sign"), [("de", "."), ("fr", "\N{NARROW NO-BREAK SPACE}"), ("sv", GAP)])
def test_thousands_are_kept_apart_as_the_language_does_it(
    name: str, sign: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(i18n, "locale_of", lambda _tag: name)

    assert [grouped(400), grouped(1_234_567)] == ["400", f"1{sign}234{sign}567"]


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("de", ["1234,6", f"12,5{GAP}%", "03.11.26, 16:05"]),
        ("fr", ["1234,6", f"12,5{GAP}%", "03/11/2026 16:05"]),
        ("sv", ["1234,6", f"12,5{GAP}%", "2026-11-03 16:05"]),
        ("tr", ["1234,6", "%12,5", "3.11.2026 16:05"]),
    ],
)
def test_another_language_has_its_own_signs(name: str, written: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(i18n, "locale_of", lambda _tag: name)

    assert [decimal(1234.56, 1), percent(0.125, 1), moment(AT)] == written


def test_a_loss_has_the_sign_of_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(i18n, "locale_of", lambda _tag: "sv")

    assert percent(-0.25) == f"{MINUS}25{GAP}%"


def test_a_value_from_outside_is_cut_for_a_message() -> None:
    values = ("short", "x" * 9, [1, 2, 3], 10**5000)

    assert [shortened(value, 8) for value in values] == ["short", "xxxxxxx…", "[1, 2, …", "0x31e20…"]


@given(st.lists(st.floats(0.01, 100), min_size=1, max_size=9), st.integers(0, 1000))
def test_apportioned_parts_add_up_and_are_less_than_one_from_their_share(weights: list[float], whole: int) -> None:
    parts = apportioned(weights, whole)

    assert sum(parts) == whole
    assert all(
        abs(part - weight * whole / sum(weights)) < 1 + 1e-6 for part, weight in zip(parts, weights, strict=True)
    )
