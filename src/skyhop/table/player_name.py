"""What players call themselves at a table: short, readable, and nothing that the table says of its seats."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from skyhop.bots import bot
from skyhop.core.i18n import _, languages, use_language
from skyhop.core.naming import seat_number, with_seat, you
from skyhop.table.seats import Seat

LONGEST = 20
"""Letters of a name; longer ones do not fit beside a hand on a phone."""
LONGEST_TYPED = LONGEST * 4
"""Signs, without needless blanks, that are looked at: to join marks to letters takes time that grows with the square of
their number."""
SELECTORS = re.compile("[\ufe00-\ufe0f]")
"""Say how the sign before them is drawn; phones write them behind pictures."""
UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\U00013441\U00013442\U00016fe4\U0001d159"
    "\U000e0100-\U000e01ef]"
)
"""Letters, marks and signs of which nothing is seen (Unicode, Default_Ignorable_Code_Point, and those left blank)."""
_STACKED = re.compile("x{3}")


class NoName(ValueError):  # noqa: N818  it says what a name may be
    """A name that nobody can have; the message says why, and what to do."""


def player_name(text: str) -> str | None:
    """Read what somebody wants to be called: None for nothing, blanks count once.

    Raises:
        NoName: where it is too long, cannot be read, or is what the table itself calls a seat.

    """
    typed = " ".join(SELECTORS.sub("", text).split())
    name = " ".join(unicodedata.normalize("NFC", typed[:LONGEST_TYPED]).split())
    if not name:
        return None
    if len(name) > LONGEST or len(typed) > LONGEST_TYPED:
        raise NoName(_("A name has at most %(most)s letters; choose a shorter one.") % {"most": LONGEST})
    if not is_readable(name):
        raise NoName(_("A name has letters or digits, and no signs that cannot be seen; choose another one."))
    if _numberless(name) in _words_of_the_table():
        raise NoName(_("The table itself calls seats “%(name)s”; choose another name.") % {"name": name})
    return name


def is_readable(name: str) -> bool:
    """Say whether a name has a letter or digit, nothing unseen, and no tower of marks on a letter."""
    marks = "".join("x" if unicodedata.category(letter) in {"Mn", "Me"} else "." for letter in name)
    is_seen = name.isprintable() and not UNSEEN.search(name) and not SELECTORS.search(name)
    return is_seen and any(map(str.isalnum, name)) and not _STACKED.search(marks)


@lru_cache(1)
def _words_of_the_table() -> frozenset[str]:
    """What seats are called in any language, with 0 for each number."""
    return frozenset(word for language in languages() for word in _words_in(language))


def _words_in(language: str) -> list[str]:
    seats = [Seat("guest", ""), Seat("open"), *(Seat("bot", name) for name in bot.names())]
    with use_language(language):
        said = [you(), seat_number(0), *(seat.name(is_reader=False) for seat in seats)]
        return [_numberless(word) for name in said for word in (name, with_seat(name, 0))]


def _numberless(word: str) -> str:
    """Write a word so that all that look like it are the same: letters of double width, capitals, other numbers."""
    return re.sub(r"\d+", "0", " ".join(unicodedata.normalize("NFKC", word).casefold().split()))
