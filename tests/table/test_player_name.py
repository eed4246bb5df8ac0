"""What people may call themselves, and what they may not."""

from __future__ import annotations

import contextlib
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyhop.core.i18n import languages, use_language
from skyhop.core.naming import seat_number, you, your_opponent
from skyhop.table.player_name import LONGEST, NoName, is_readable, player_name
from skyhop.table.seats import Seat


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("Ada", "Ada"),
        ("  Ada \t Lovelace ", "Ada Lovelace"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("\u8475 7", "\u8475 7"),
        ("", None),
        (" ", None),
    ],
)
def test_a_name_is_read_without_needless_blanks(said: str, name: str | None) -> None:
    assert player_name(said) == name


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("a" * (LONGEST + 1), "at most 20 letters"),
        ("\u202eAda", "cannot be seen"),
        ("A\x00da", "cannot be seen"),
        ("\ue000token\ue000", "cannot be seen"),
        ("Z" + "\u0335" * 5, "cannot be seen"),
        ("...", "letters or digits"),
    ],
)
def test_what_cannot_be_read_is_refused_with_the_reason(said: str, why: str) -> None:
    with pytest.raises(NoName, match=why):
        player_name(said)


@pytest.mark.parametrize("language", languages())
def test_nobody_is_called_what_the_table_calls_its_seats(language: str) -> None:
    with use_language(language):
        words = [you(), your_opponent(), seat_number(1), seat_number(5), Seat("open").name(is_reader=False)]
        words.append(Seat("bot", "greedy").name(is_reader=False))

    for word in words:
        with pytest.raises(NoName, match="calls seats" if len(word) <= LONGEST else "at most"):
            player_name(word.upper())


@given(st.text(max_size=40))
def test_a_name_that_is_taken_is_short_readable_and_the_same_when_it_is_read_again(said: str) -> None:
    with contextlib.suppress(NoName):
        name = player_name(said)
        if name is None:
            return
        assert 0 < len(name) <= LONGEST
        assert is_readable(name)
        assert name == name.strip() == unicodedata.normalize("NFC", name)
        assert player_name(name) == name
