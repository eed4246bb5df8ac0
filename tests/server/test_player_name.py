"""Player names: allowed names are accepted, others are refused."""

from __future__ import annotations

import contextlib
import sys
import unicodedata
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skyhop.bots import bot
from skyhop.game.text import seat_number, you, your_opponent
from skyhop.i18n import languages, use_language
from skyhop.server.names import LONGEST, MAX_TYPED, NoName, is_readable, parse_player_name
from skyhop.server.seats import Seat


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("Ada", "Ada"),
        ("  Ada \t Lovelace ", "Ada Lovelace"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("\u8475 7", "\u8475 7"),
        ("Ada\ufe0f", "Ada"),
        ("O\u2019Neill-Łęcki 2", "O'Neill-Łęcki 2"),
        ("\uff21\uff44\uff41", "Ada"),
        ("Ада", "Ада"),
        ("Άννα", "Άννα"),
        ("さくら 桜 サクラ", "さくら 桜 サクラ"),
        ("عائشة ٣", "عائشة ٣"),
        ("अदिति", "अदिति"),
        ("Captain Nemo", "Captain Nemo"),
        ("Abbot", "Abbot"),
        ("Randomir", "Randomir"),
        ("\ufe0f", None),
        ("", None),
        (" ", None),
    ],
)
def test_a_name_is_read_without_needless_blanks(said: str, name: str | None) -> None:
    assert parse_player_name(said) == name


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("a" * (LONGEST + 1), "at most 24 letters"),
        ("\u202eAda", "invisible characters"),
        ("A\x00da", "invisible characters"),
        ("\ue000token\ue000", "invisible characters"),
        ("Z" + "\u0335" * 5, "invisible characters"),
        ("...", "letters or digits"),
        ("\u3164", "invisible characters"),
        ("Ada\u034f", "invisible characters"),
        ("a" * MAX_TYPED + "b", "at most 24 letters"),
        ("Ada \u2764", "Leave out other characters"),
        ("<b>Ada", "Leave out other characters"),
        ("Ada_7", "Leave out other characters"),
        ("Ada \u0301", "Leave out other characters"),
        ("Capt\u0430in", "several alphabets"),  # the second a is Russian
        ("\u0391da", "several alphabets"),  # the A is Greek
        ("Ada さくら", "several alphabets"),
        ("Ada ٣", "several alphabets"),
    ],
)
def test_what_cannot_be_read_is_refused_with_the_reason(said: str, why: str) -> None:
    with pytest.raises(NoName, match=why):
        parse_player_name(said)


@pytest.mark.parametrize("language", languages())
def test_nobody_is_called_what_the_table_calls_its_seats(language: str) -> None:
    with use_language(language):
        words = [you(), your_opponent(), seat_number(1), seat_number(5), Seat("open").name(is_reader=False)]
        words.append(Seat("bot", "greedy").name(is_reader=False))

    for word in words:
        with pytest.raises(NoName, match="for seats" if len(word) <= LONGEST else "at most"):
            parse_player_name(word.upper())


@pytest.mark.parametrize(
    "said",
    [
        "admin",
        "ADMIN",
        "Adm1n",
        "a-d-m-i-n",
        "Admin 2",
        "Ádmîn",
        "ᴀᴅᴍɪɴ",
        "Skyhop",
        "System",
        "\u0455\u0443\u0455\u0442\u0435\u043c",
        "greedy",
        "Captain",
        "Capta1n 7",
        "\u0251dmin",  # letters of Latin with names of their own
        "\u0261reedy",
        "S\u0138yhop",
        "Kapitän",
        "Capitaine",
        "CaptainBot",
        "Ada bot",
        "B0t",
        "Robot Ada",
    ],
)
def test_nobody_is_called_as_a_bot_or_whoever_keeps_the_table_is(said: str) -> None:
    with pytest.raises(NoName, match="looks like the name of a bot"):
        parse_player_name(said)


@pytest.mark.parametrize("language", languages())
def test_no_bot_has_a_name_that_a_person_could_have(language: str) -> None:
    with use_language(language):
        titles = [title for name in bot.names() for title in (name, bot.title_of(name))]

    assert len(titles) > 20
    for title in titles:
        with pytest.raises(NoName):
            parse_player_name(title)


@pytest.mark.parametrize(
    "said", ["\uff39\uff4f\uff55", "You\ufe0f", "You (seat 2)", "waiting for player", "Seat \uff12"]
)
def test_nobody_is_called_what_only_looks_like_it(said: str) -> None:
    with pytest.raises(NoName, match="for seats"):
        parse_player_name(said)


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
    with pytest.raises(NoName, match="at most 24 letters"):
        parse_player_name("a" + "\u0301" * 500 + "\u0323" * 500)

    assert max(lengths) <= MAX_TYPED


@given(st.text(max_size=40))
def test_a_name_that_is_taken_is_short_readable_and_the_same_when_it_is_read_again(said: str) -> None:
    with contextlib.suppress(NoName):
        name = parse_player_name(said)
        if name is None:
            return
        assert 0 < len(name) <= LONGEST
        assert is_readable(name)
        assert name == name.strip() == unicodedata.normalize("NFC", name)
        assert parse_player_name(name) == name
