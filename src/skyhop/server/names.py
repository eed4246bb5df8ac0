"""What players call themselves at a table: short, readable, and like nothing that the table says of seats and bots.

Names that were taken by earlier versions stay as they are, as long as they can be read.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from skyhop.bots import bot
from skyhop.game.text import seat_number, with_seat, you
from skyhop.i18n import _, languages, use_language
from skyhop.server.letters import alphabets, likeness
from skyhop.server.seats import Seat

LONGEST = 24
"""Letters of a name; pages show each whole, or in a tooltip."""
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
APOSTROPHES = str.maketrans("\u2019\u2018\u02bc\u2010\u2011", "'''--")
"""Other signs for an apostrophe and a hyphen; keyboards of phones write them."""
RESERVED = (
    *("admin", "administrator", "administrateur", "moderator", "moderateur", "operator"),
    *("root", "skyhop", "staff", "support", "system"),
)
"""What only those are called who keep a table."""
BOTS = ("bot", "robot")
"""Words by which a bot is told from a person, in any language."""
_STACKED = re.compile("x{3}")


class NoName(ValueError):  # noqa: N818  it says what a name may be
    """A name that nobody can have; the message says why, and what to do."""


def player_name(text: str) -> str | None:
    """Read what somebody wants to be called: None for nothing, blanks count once.

    Raises:
        NoName: where it is too long, cannot be read, has signs that names have not or letters of several alphabets,
            or looks like what the table itself calls a seat, a bot or whoever keeps it.

    """
    typed = " ".join(SELECTORS.sub("", text).split())
    name = " ".join(unicodedata.normalize("NFKC", typed[:LONGEST_TYPED].translate(APOSTROPHES)).split())
    if not name:
        return None
    if len(name) > LONGEST or len(typed) > LONGEST_TYPED:
        raise NoName(_("A name has at most %(most)s letters; choose a shorter one.") % {"most": LONGEST})
    if not is_readable(name):
        raise NoName(_("A name has letters or digits, and no signs that cannot be seen; choose another one."))
    if _numberless(name) in _words_of_the_table():
        raise NoName(_("The table itself calls seats “%(name)s”; choose another name.") % {"name": name})
    found = set(alphabets(name))
    if None in found:
        raise NoName(_("A name has letters, digits, blanks, hyphens and apostrophes; leave other signs out."))
    if len(found) > 1:
        problem = _("The letters of “%(name)s” are of several alphabets, and some look alike; write it in one.")
        raise NoName(problem % {"name": name})
    if _is_taken_for_another(name):
        problem = _("“%(name)s” could be taken for a bot, or for whoever keeps this table; choose another name.")
        raise NoName(problem % {"name": name})
    return name


def _is_taken_for_another(name: str) -> bool:
    """Say whether a name looks like a bot's, however it is numbered, or like one that is reserved."""
    is_bot = any(likeness(word) in BOTS for word in re.split("[ '-]", name))
    return is_bot or not {likeness(name), likeness(name.rstrip(" 0123456789"))}.isdisjoint(_likenesses())


@lru_cache(1)
def _likenesses() -> frozenset[str]:
    """How bots are called in any language, alone and as bots, and what is reserved."""
    titles = {*bot.names()}
    for language in languages():
        with use_language(language):
            titles |= {bot.title_of(name) for name in bot.names()}
    as_bots = {written for title in titles for word in BOTS for written in (title + word, word + title)}
    return frozenset(map(likeness, {*RESERVED, *titles, *as_bots}))


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
    """Write a word so that all that look like it are the same: broad letters, capitals, apostrophes, other numbers."""
    plain = unicodedata.normalize("NFKC", word.translate(APOSTROPHES))
    return re.sub(r"\d+", "0", " ".join(plain.casefold().split()))
