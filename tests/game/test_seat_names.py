"""Names of seats at the start of a sentence and inside a sentence."""

from __future__ import annotations

import gettext
from collections.abc import Iterator

import pytest
from tests.languages import forget_languages

from skyhop import i18n
from skyhop.game.text import (
    Name,
    about,
    about_several,
    add_seat_number,
    inside,
    join_names,
    seat_number,
    you,
    your_opponent,
)
from skyhop.i18n import use_language

pytestmark = pytest.mark.presentation


@pytest.mark.parametrize(
    ("name", "small"),
    [
        (you(), "you"),
        (your_opponent(), "your opponent"),
        (seat_number(9), "seat 10"),
        (Name("Waiting for player", "waiting for player"), "waiting for player"),
        (add_seat_number("Greedy bot", 0), "Greedy bot (seat\N{NO-BREAK SPACE}1)"),
        ("You", "You"),
        ("", ""),
    ],
)
def test_what_is_no_proper_name_begins_small_inside_a_sentence(name: str, small: str) -> None:
    assert inside(name) == small
    assert join_names([name, "Ada"]) == f"{small}, Ada"


class German(gettext.NullTranslations):
    """A catalog with words of its own for whoever reads."""

    texts = {  # noqa: RUF012  it is read alone
        ("", "%(who)s drew."): "%(who)s hat gezogen.",
        ("you", "%(who)s drew."): "%(who)s hast gezogen.",
        ("", "%(who)s left."): "%(who)s ging.",
        ("", "%(who)s drew %(count)s card."): "%(who)s zog %(count)s Karte.",
        ("you", "%(who)s drew %(count)s card."): "%(who)s zogst %(count)s Karte.",
        ("", "%(who)s drew %(count)s cards."): "%(who)s zog %(count)s Karten.",
        ("you", "%(who)s drew %(count)s cards."): "%(who)s zogst %(count)s Karten.",
        ("", "%(who)s kept %(count)s card."): "%(who)s behielt %(count)s Karte.",
        ("", "%(who)s kept %(count)s cards."): "%(who)s behielt %(count)s Karten.",
        ("", "You"): "Du",
    }

    def gettext(self, message: str) -> str:
        return self.texts.get(("", message), message)

    def pgettext(self, context: str, message: str) -> str:
        return self.texts.get((context, message), message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        return self.pgettext(context, msgid1 if n == 1 else msgid2)


@pytest.fixture
def german(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(i18n, "_catalog", lambda _tag: German())
    forget_languages()
    yield
    forget_languages()


@pytest.mark.usefixtures("german")
def test_a_language_may_speak_of_the_reader_in_other_words() -> None:
    with use_language("de"):
        told = [about("%(who)s drew.", {"who": who}) for who in (you(), "Ada", "Du")]

    assert told == ["Du hast gezogen.", "Ada hat gezogen.", "Du hat gezogen."]


@pytest.mark.usefixtures("german")
def test_a_language_without_other_words_speaks_of_the_reader_as_of_anybody() -> None:
    with use_language("de"):
        assert about("%(who)s left.", {"who": you()}) == "Du ging."
        told = about_several(
            "%(who)s kept %(count)s card.", "%(who)s kept %(count)s cards.", 2, {"who": you(), "count": 2}
        )

    assert told == "Du behielt 2 Karten."


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(
    ("who", "count", "told"),
    [
        (Name("Du", "du", is_reader=True), 1, "Du zogst 1 Karte."),
        (Name("Du", "du", is_reader=True), 2, "Du zogst 2 Karten."),
        ("Ada", 1, "Ada zog 1 Karte."),
        ("Ada", 2, "Ada zog 2 Karten."),
    ],
)
def test_the_form_fits_the_count_of_whoever_it_is(who: str, count: int, told: str) -> None:
    names = {"who": who, "count": count}

    with use_language("de"):
        assert about_several("%(who)s drew %(count)s card.", "%(who)s drew %(count)s cards.", count, names) == told


def test_english_speaks_of_the_reader_as_of_anybody() -> None:
    told = [about("%(who)s drew.", {"who": who}) for who in (you(), "Ada")]
    told += [
        about_several("%(who)s drew %(count)s card.", "%(who)s drew %(count)s cards.", 2, {"who": you(), "count": 2})
    ]

    assert told == ["You drew.", "Ada drew.", "You drew 2 cards."]
