"""What people may call themselves, and what they may not."""

from __future__ import annotations

import contextlib
import sys
import unicodedata
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyhop.core.i18n import languages, use_language
from skyhop.core.naming import seat_number, you, your_opponent
from skyhop.table.player_name import LONGEST, LONGEST_TYPED, NoName, is_readable, player_name
from skyhop.table.seats import Seat


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("Ada", "Ada"),
        ("  Ada \t Lovelace ", "Ada Lovelace"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("\u8475 7", "\u8475 7"),
        ("Ada \u2764\ufe0f", "Ada \u2764"),
        ("\ufe0f", None),
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
        ("\u3164", "cannot be seen"),
        ("Ada\u034f", "cannot be seen"),
        ("a" * LONGEST_TYPED + "b", "at most 20 letters"),
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


@pytest.mark.parametrize(
    "said", ["\uff39\uff4f\uff55", "You\ufe0f", "You, seat 2", "nobody yet, seat 3", "Seat \uff12"]
)
def test_nobody_is_called_what_only_looks_like_it(said: str) -> None:
    with pytest.raises(NoName, match="calls seats"):
        player_name(said)


def test_no_sign_of_which_nothing_is_seen_can_be_read() -> None:
    joiners = ("GRAPHEME JOINER", "VOWEL INHERENT", "VARIATION SELECTOR")
    fillers = ("CHOSEONG FILLER", "JUNGSEONG FILLER", "HANGUL FILLER", "SMALL SCRIPT FILLER")
    words = (*joiners, *fillers, "PATTERN BLANK", "HIEROGLYPH FULL BLANK", "HIEROGLYPH HALF BLANK", "NULL NOTEHEAD")
    named = ((chr(number), unicodedata.name(chr(number), "")) for number in range(sys.maxunicode + 1))
    unseen = [sign for sign, name in named if any(word in name for word in words)]

    assert len(unseen) > 256
    assert [sign for sign in unseen if is_readable(f"Ada{sign}")] == []


def test_of_what_is_far_too_long_the_marks_are_never_joined(monkeypatch: pytest.MonkeyPatch) -> None:
    lengths = []
    normalize = unicodedata.normalize

    def counted(form: Literal["NFC", "NFKC"], text: str) -> str:
        lengths.append(len(text))
        return normalize(form, text)

    monkeypatch.setattr(unicodedata, "normalize", counted)
    with pytest.raises(NoName, match="at most 20 letters"):
        player_name("a" + "\u0301" * 500 + "\u0323" * 500)

    assert max(lengths) <= LONGEST_TYPED


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
