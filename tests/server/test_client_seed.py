"""Tests of client seeds: the server mixes them into the secret, and ignores invalid ones."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from skyhop.server.shuffle_proof import LONGEST, ClientSeed, is_word

DRAWN = bytes(range(32))
WORD = ClientSeed("Käse & 🧀", DRAWN)


def test_secret_hash_and_name_are_those_that_the_docs_write_down() -> None:
    assert WORD.secret == hmac.new(DRAWN, "Käse & 🧀".encode(), hashlib.sha256).digest()
    assert WORD.commitment == hashlib.sha256(DRAWN).hexdigest()
    assert WORD.match == hashlib.sha256(b"match " + DRAWN).hexdigest()[:12]
    assert ClientSeed("other", DRAWN).secret != WORD.secret != ClientSeed(WORD.text, bytes(32)).secret


def test_what_is_written_is_read() -> None:
    assert ClientSeed.read(*WORD.serialize()) == WORD


@pytest.mark.parametrize(
    ("text", "drawn"),
    [(1, "00" * 32), ("a", 1), ("a", "00" * 31), ("a", "x" * 64), ("", "00" * 32), ("a\0", "00" * 32)],
)
def test_what_is_no_word_is_not_read(text: object, drawn: object) -> None:
    assert ClientSeed.read(text, drawn) is None


@pytest.mark.parametrize("text", ["a" * LONGEST, "two words", "<b>", "🧀" * LONGEST, "e\u0301"])
def test_any_text_of_some_length_is_a_word(text: str) -> None:
    assert is_word(text)


@pytest.mark.parametrize(
    "text", ["", " a", "a ", "a" * (LONGEST + 1), "a\nb", "a\x1b[0m", "a\u202eb", "a\ud800", "\u200b", "\ufeffa"]
)
def test_signs_of_control_blanks_around_and_half_signs_are_none(text: str) -> None:
    assert not is_word(text)
