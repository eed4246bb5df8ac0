"""Where the documents of a match come from, such as its map: the game itself, a share code, a file, or made anew."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import reduce
from hmac import compare_digest
from typing import NamedTuple

from starlette.requests import Request

from skyhop.game.game import Game
from skyhop.game.options import ChosenOptions, DocumentOption, Options, Value
from skyhop.game.refusal import RulesetError
from skyhop.i18n import _, ngettext, translated
from skyhop.server.clocks.time_control import CHOICES, NoControl, TimeControl
from skyhop.server.shuffle_proof import LONGEST, ClientSeed, is_word
from skyhop.server.store.journal_append import WriteConflict
from skyhop.server.timestamps import now, seconds_ahead
from skyhop.web.http.sessions import cookies, guest_of

LASTS = 3600
"""Seconds; a match that has begun is kept for a day at least, so that none of its ticket begins another."""


class NoWord(ValueError):  # noqa: N818  it says what a word may be
    """A word that cannot be added; the message says why, and what to do."""


class Ticket(NamedTuple):
    """What a form carries, and shows of what was drawn for it."""

    text: str
    match: str
    commitment: str


def new_ticket(request: Request) -> Ticket:
    """Draw for the player who asks."""
    said = f"{secrets.token_urlsafe(24)} {seconds_ahead(LASTS)}"
    word = ClientSeed("", _drawn(request, said))
    return Ticket(f"{said} {_signature(request, said)}", word.match, word.commitment)


def word_of(request: Request, text: str, ticket: str) -> ClientSeed | None:
    """The word that the player who asks adds by a ticket; None where they add none.

    Raises:
        NoWord: where it is none, or the ticket is not this player's, or has run out.

    """
    if not (added := text.strip()):
        return None
    if not is_word(added):
        problem = _("A word has at most %(most)s signs, all of which can be written; choose another one.")
        raise NoWord(problem % {"most": LONGEST})
    said, _blank, signature = ticket.rpartition(" ")
    is_own = compare_digest(signature.encode(), _signature(request, said).encode())
    if not is_own:
        raise NoWord(_("Your word came without a hash that was shown to you; begin again with a new one."))
    if said.rpartition(" ")[2] <= now():
        problem = _(
            "The hash that was shown for your word held for an hour, and has run out; begin again with a new one."
        )
        raise NoWord(problem)
    return ClientSeed(added, _drawn(request, said))


@contextlib.contextmanager
def used_once(word: ClientSeed | None) -> Iterator[None]:
    """Raise `NoWord` where a match has begun already from what was drawn for a word."""
    try:
        yield
    except WriteConflict:
        if word is None:
            raise
        problem = _("A match has begun already from the hash that was shown for your word; begin again with a new one.")
        raise NoWord(problem) from None


def _signature(request: Request, said: str) -> str:
    return cookies(request).keyed(f"ticket {guest_of(request)} {said}")


def _drawn(request: Request, said: str) -> bytes:
    return cookies(request).drawn(f"{guest_of(request)} {said}")


ME, FRIEND, NOBODY = "me", "friend", "-"
"""Words for who sits in a seat: whoever fills in the form, whoever comes by, nobody; any other word names a bot."""
ANY_BOT = ""
"""A bot of the level that the form names, or the one that plays where none is named."""
OPTION = "option."
SENT = "sent"
"""A hidden field of the form: a box that is not ticked sends nothing."""
INVITED = 2
"""The seat of a friend whom the lobby's button invites; its field is the word, `friend`."""
LOT, OTHER = "lot", "other"
HINTS = "hints"
"""Of forms: whether people may take hints where they play each other."""
WORD, TICKET = "word", "ticket"
"""What a player adds to the shuffles, and what it was shown for."""
CLOCK, RATED, OFFERED, STAND_IN, SERIES = "clock", "rated", "offered", "stand_in", "series"
SEVERAL = 3
"""Players of whom others play on when one has left."""
STARTERS = {LOT: None, ME: 0, OTHER: 1}
NEW, OWN, CODE, FILE, UNSAID = "new", "own", "code", "file", ""


class Fields:
    """The fields of a form: texts, of which each name may have several."""

    def __init__(self, items: Iterable[tuple[str, str]] = ()) -> None:
        """Take names and texts in the order of the form."""
        self._texts: dict[str, list[str]] = {}
        for name, text in items:
            self._texts.setdefault(name, []).append(text)

    def __contains__(self, name: str) -> bool:
        return name in self._texts

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def get(self, name: str, default: str = "") -> str:
        """The last text of a name."""
        return self._texts[name][-1] if name in self._texts else default

    def all(self, name: str) -> tuple[str, ...]:
        """All texts of a name."""
        return tuple(self._texts.get(name, ()))


class FieldCondition(NamedTuple):
    """Where alone something may be chosen: a reason in words, and the field that must have one of these values.

    What the map that is shown cannot serve is greyed as the page is drawn; all else by scripts, as it changes.
    """

    reason: str
    field: str
    values: tuple[str, ...]
    is_greyed: bool = False


class Shown(NamedTuple):
    """The document of a share code that was chosen: its code, its pages, how many may sit, and where that holds."""

    code: str
    page: str
    picture: str
    most: int
    sentence: str
    condition: FieldCondition


def shown_document(options: Options, fields: Fields) -> Shown | None:
    """The document of the share code that is chosen, if it is one, and says how many may sit."""
    for document in options.documents:
        if document.code and place_of(document, fields) == CODE:
            code = code_of(document, fields).rpartition("/")[2]
            if most := int(document.code.suggests(code).get(options.seats) or 0):
                sentence = ngettext(
                    "This map is made for %(count)s player.", "This map is made for %(count)s players at most.", most
                )
                field, address = OPTION + document.name, f"{document.code.made_at}/{code}"
                seats = FieldCondition(sentence % {"count": most}, field, (OWN, NEW, FILE), is_greyed=True)
                return Shown(code, address, _picture_at(address), most, seats.reason, seats)
    return None


def _picture_at(address: str) -> str:
    """The address of the picture of what an address shows, in the same look."""
    path, mark, query = address.partition("?")
    return f"{path}.svg{mark}{query}"


def proposed_with(options: Options, fields: Fields) -> Mapping[str, Value]:
    """What goes with a share code that somebody came with, and has not sent yet."""
    if SENT in fields:
        return {}
    for option in options.options:
        if isinstance(option, DocumentOption) and option.code and (code := code_of(option, fields)):
            return option.code.suggests(code)
    return {}


def brings_document(game: Game, fields: Fields) -> bool:
    """Say whether the form brings a document that is not the game's own, and so has to be made or read."""
    return any(place_of(option, fields) != OWN for option in game.options().documents)


def with_documents(options: Options, fields: Fields, values: Mapping[str, object]) -> ChosenOptions:
    """Check what was chosen; what a document does not carry would be chosen in vain, and is refused.

    A document is made anew where that is wanted and quickly done, and where nothing is said of it and the game's own
    lacks something.
    """
    chosen = options.chosen(values)
    for document in options.documents:
        place, fresh = place_of(document, fields), document.fresh
        missing = document.lacks(str(chosen.parameters[document.name]), chosen.parameters)
        is_made = bool(missing) or fresh is None or fresh.is_quick()
        if fresh and is_made and (place == NEW or (place == UNSAID and missing and options.fresh is fresh)):
            return options.chosen({**values, document.name: fresh.code(chosen.parameters)})
        if missing:
            problem = _("This map has no %(missing)s. Choose another map, or play without. [%(clause)s]")
            names = {"missing": none_of(missing), "clause": document.clause}
            raise RulesetError(problem % names)
    return chosen


def none_of(things: Sequence[str]) -> str:
    """What there is none of, after a "no"."""
    return reduce(lambda some, other: _("%(some)s and no %(other)s") % {"some": some, "other": other}, things)


def place_of(option: DocumentOption, fields: Fields) -> str:
    """Where the document is to come from, in a form's word."""
    return fields.get(OPTION + option.name, CODE if option.code and code_of(option, fields) else UNSAID)


def code_of(option: DocumentOption, fields: Fields) -> str:
    """The share code in the form, or in the link that led to it."""
    return fields.get(f"{OPTION}{option.name}.code", "" if SENT in fields else fields.get("code")).strip()


def text_of(option: DocumentOption, fields: Fields) -> str:
    """The text of a file that was chosen, else what was pasted."""
    name = OPTION + option.name
    return fields.get(f"{name}.file").strip() or fields.get(f"{name}.text").strip()


def given_document(option: DocumentOption, fields: Fields) -> str | None:
    """Read a document: its text, or the code of one; None: the game's own."""
    place = place_of(option, fields)
    if place == CODE and option.code:
        if not (code := code_of(option, fields)):
            problem = _("Write the share code, the last part of its address. [%(clause)s]")
            raise RulesetError(problem % {"clause": option.code.clause})
        return code
    if place == FILE:
        if not (text := text_of(option, fields)):
            problem = _("Choose a file, or paste its text. [%(clause)s]")
            raise RulesetError(problem % {"clause": option.clause})
        return text
    return None


def clock_of(fields: Fields) -> str:
    """The clock as it is written; of a link the sign + arrives as a blank."""
    return fields.get(CLOCK).replace(" ", "+")


def clocks_offered(chosen: str = "") -> tuple[tuple[str, str], ...]:
    """The clocks to choose from, as they are written and in words; another one that was chosen is among them."""
    written = [*CHOICES, *([chosen] if chosen not in CHOICES else [])]
    return tuple((each, clock_title(each)) for each in written if _is_clock(each))


def clock_title(written: str) -> str:
    """Say what a clock gives, and how fast matches with it are."""
    control = TimeControl.read(written)
    if control is None:
        return _("no clock")
    names = {"clock": control.title, "speed": translated(control.speed.title)}
    return control.title if control.free else _("%(clock)s · %(speed)s") % names


def _is_clock(written: str) -> bool:
    try:
        return TimeControl.read(written) is not None
    except NoControl:
        return False
