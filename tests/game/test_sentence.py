"""A sentence of the log, with the notation and without it."""

import pytest

from skyhop.game.text import Sentence, notation_in, strip_notation

pytestmark = pytest.mark.presentation

FLOWN = Sentence.of("%(who)s flew to %(city)s (%(action)s).", {"who": "Anna (10)", "city": "C", "action": ">C"})
CHOSEN = Sentence.of("%(who)s chose %(action)s.", {"who": "Anna (10)", "action": "3"})


def test_a_sentence_gives_the_notation_and_is_read_without_it() -> None:
    assert FLOWN == "Anna (10) flew to C (>C)."
    assert strip_notation([FLOWN, "The bag is empty (.)."]) == ("Anna (10) flew to C.", "The bag is empty (.).")
    assert notation_in([FLOWN, "The bag is empty."]) == ">C"


def test_a_notation_that_is_a_word_of_the_sentence_stays_in_it() -> None:
    assert strip_notation([CHOSEN]) == ("Anna (10) chose 3.",)
    assert notation_in([CHOSEN]) == ""


def test_sentences_without_a_notation_give_none() -> None:
    assert notation_in(["The bag is empty."]) is None
