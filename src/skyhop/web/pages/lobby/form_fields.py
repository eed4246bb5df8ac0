"""Fields of the start form: client seeds, sources of documents such as maps, and clocks.

A document comes from the game itself, a share code or a file, or it is generated.
"""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import reduce
from hmac import compare_digest
from typing import NamedTuple

from starlette.requests import Request

from skyhop.game.action import RulesetError
from skyhop.game.game import Game
from skyhop.game.options import ChosenOptions, DocumentOption, Options, Value
from skyhop.i18n import _, ngettext, translated
from skyhop.server.clocks.clocks import CHOICES, NoControl, TimeControl
from skyhop.server.shuffle_proof import LONGEST, ClientSeed, is_word
from skyhop.server.store.match_change import WriteConflict
from skyhop.server.timestamps import now, seconds_ahead
from skyhop.web.http.app_state import state_of
from skyhop.web.http.sessions import guest_of

LASTS = 3600
"""Seconds for which a ticket is valid. A started match is kept for a day at least, so no ticket starts two."""


class NoClientSeed(ValueError):  # noqa: N818  it says what a word may be
    """Refusal of a client seed; the message says why, and what to do."""


class SeedTicket(NamedTuple):
    """Ticket for a client seed, carried in a form: its text, the name of the match and the commitment."""

    text: str
    match: str
    commitment: str


def new_ticket(request: Request) -> SeedTicket:
    """Create a ticket for the player of the request."""
    said = f"{secrets.token_urlsafe(24)} {seconds_ahead(LASTS)}"
    word = ClientSeed("", _drawn(request, said))
    return SeedTicket(f"{said} {_signature(request, said)}", word.match, word.commitment)


def read_client_seed(request: Request, text: str, ticket: str) -> ClientSeed | None:
    """Return the client seed that the player adds with a ticket; None if they add none.

    Raises:
        NoClientSeed: if the seed is invalid, or the ticket has expired or belongs to another player.
    """
    if not (added := text.strip()):
        return None
    if not is_word(added):
        problem = _("Use at most %(most)s printable characters for your word.")
        raise NoClientSeed(problem % {"most": LONGEST})
    said, _blank, signature = ticket.rpartition(" ")
    is_own = compare_digest(signature.encode(), _signature(request, said).encode())
    if not is_own:
        raise NoClientSeed(_("The hash for your word is missing. Reload the page and try again."))
    if said.rpartition(" ")[2] <= now():
        problem = _("The hash for your word expired after an hour. Reload the page and try again.")
        raise NoClientSeed(problem)
    return ClientSeed(added, _drawn(request, said))


@contextlib.contextmanager
def check_unused(word: ClientSeed | None) -> Iterator[None]:
    """Raise `NoClientSeed` if a match with the ticket of this client seed exists already."""
    try:
        yield
    except WriteConflict:
        if word is None:
            raise
        problem = _("A match was already started with this hash. Reload the page and try again.")
        raise NoClientSeed(problem) from None


def _signature(request: Request, said: str) -> str:
    return state_of(request).cookies.hash_text(f"ticket {guest_of(request)} {said}")


def _drawn(request: Request, said: str) -> bytes:
    return state_of(request).cookies.derive_bytes(f"{guest_of(request)} {said}")


ME, FRIEND, NOBODY = "me", "friend", "-"
"""Words for the player of a seat: the sender of the form, an open seat, nobody; other words name a bot."""
ANY_BOT = ""
"""Bot of the level chosen in the form, or the default bot."""
OPTION = "option."
SENT = "sent"
"""Hidden field of a sent form, needed because unchecked boxes send nothing."""
INVITED = 2
"""Seat number of a friend invited by the button of the lobby, whose field is `friend`."""
LOT, OTHER = "lot", "other"
HINTS = "hints"
"""Form field that allows hints in matches between people."""
WORD, TICKET = "word", "ticket"
"""Form fields for the client seed and its ticket."""
CLOCK, RATED, OFFERED, STAND_IN, SERIES = "clock", "rated", "offered", "stand_in", "series"
SEVERAL = 3
"""Least number of players for which the others play on after one has left."""
STARTERS = {LOT: None, ME: 0, OTHER: 1}
NEW, OWN, CODE, FILE, UNSAID = "new", "own", "code", "file", ""


class Fields:
    """Form fields: each name has one or more texts."""

    def __init__(self, items: Iterable[tuple[str, str]] = ()) -> None:
        """Create fields from names and texts in the order of the form."""
        self._texts: dict[str, list[str]] = {}
        for name, text in items:
            self._texts.setdefault(name, []).append(text)

    def __contains__(self, name: str) -> bool:
        return name in self._texts

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def get(self, name: str, default: str = "") -> str:
        """Return the last text of a name."""
        return self._texts[name][-1] if name in self._texts else default

    def all(self, name: str) -> tuple[str, ...]:
        """Return all texts of a name."""
        return tuple(self._texts.get(name, ()))


class FieldCondition(NamedTuple):
    """Condition for a choice: the field that must have one of these values, and the reason in words.

    Choices that the selected map does not support are disabled on the server. Scripts disable others as the form
    changes.
    """

    reason: str
    field: str
    values: tuple[str, ...]
    is_greyed: bool = False


class ShareCodeForm(NamedTuple):
    """Document of the selected share code: code, pages, largest number of players, and the condition for that."""

    code: str
    page: str
    picture: str
    most: int
    sentence: str
    condition: FieldCondition


def find_shown_document(options: Options, fields: Fields) -> ShareCodeForm | None:
    """Return the document of the selected share code, if it limits the number of players; else None."""
    for document in options.documents:
        if document.code and place_of(document, fields) == CODE:
            code = code_of(document, fields).rpartition("/")[2]
            if most := int(document.code.suggests(code).get(options.seats) or 0):
                sentence = ngettext(
                    "This map is made for %(count)s player.", "This map is made for %(count)s players at most.", most
                )
                field, address = OPTION + document.name, f"{document.code.made_at}/{code}"
                seats = FieldCondition(sentence % {"count": most}, field, (OWN, NEW, FILE), is_greyed=True)
                return ShareCodeForm(code, address, _picture_at(address), most, seats.reason, seats)
    return None


def _picture_at(address: str) -> str:
    """Return the address of the picture of a map page, in the same style."""
    path, mark, query = address.partition("?")
    return f"{path}.svg{mark}{query}"


def propose_options(options: Options, fields: Fields) -> Mapping[str, Value]:
    """Return the options that a share code of the link suggests; empty once the form was sent."""
    if SENT in fields:
        return {}
    for option in options.options:
        if isinstance(option, DocumentOption) and option.code and (code := code_of(option, fields)):
            return option.code.suggests(code)
    return {}


def has_own_document(game: Game, fields: Fields) -> bool:
    """Return True if the form has a document other than the game's own, which must be generated or read."""
    return any(place_of(option, fields) != OWN for option in game.options.documents)


def check_options(options: Options, fields: Fields, values: Mapping[str, object]) -> ChosenOptions:
    """Check the chosen options; refuse an option that its document does not support.

    A document is generated if the form asks for it and that is quick. It is also generated if the form says nothing and
    the game's own document lacks something.
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
            names = {"missing": join_missing(missing), "clause": document.clause}
            raise RulesetError(problem % names)
    return chosen


def join_missing(things: Sequence[str]) -> str:
    """Return a list of missing things for a sentence after "no"."""
    return reduce(lambda some, other: _("%(some)s and no %(other)s") % {"some": some, "other": other}, things)


def place_of(option: DocumentOption, fields: Fields) -> str:
    """Return the source of a document, as a word of the form."""
    return fields.get(OPTION + option.name, CODE if option.code and code_of(option, fields) else UNSAID)


def code_of(option: DocumentOption, fields: Fields) -> str:
    """Return the share code in the form, or in the link that led to it."""
    return fields.get(f"{OPTION}{option.name}.code", "" if SENT in fields else fields.get("code")).strip()


def text_of(option: DocumentOption, fields: Fields) -> str:
    """Return the text of the chosen file, else the pasted text."""
    name = OPTION + option.name
    return fields.get(f"{name}.file").strip() or fields.get(f"{name}.text").strip()


def read_document(option: DocumentOption, fields: Fields) -> str | None:
    """Return the text of a document, or its share code; None for the game's own."""
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
    """Return the time control as written; a + in a link arrives as a blank."""
    return fields.get(CLOCK).replace(" ", "+")


def list_clocks(chosen: str = "") -> tuple[tuple[str, str], ...]:
    """Return the time controls to choose from, as written and in words; a different chosen one is added."""
    written = [*CHOICES, *([chosen] if chosen not in CHOICES else [])]
    return tuple((each, describe_clock(each)) for each in written if _is_clock(each))


def describe_clock(written: str) -> str:
    """Return a time control in words, with its speed."""
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
