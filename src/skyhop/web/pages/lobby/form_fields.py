"""Where the documents of a match come from, such as its map: the game itself, a share code, a file, or made anew."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import NamedTuple

from skyhop.game.game import Game
from skyhop.game.options import Chosen, Document, Options, Value
from skyhop.game.refusal import RulesetError
from skyhop.i18n import _, ngettext
from skyhop.web.pages.lobby.fields import CODE, FILE, NEW, OPTION, OWN, SENT, UNSAID, Condition, Fields


class Shown(NamedTuple):
    """The document of a share code that was chosen: its code, its pages, how many may sit, and where that holds."""

    code: str
    page: str
    picture: str
    most: int
    sentence: str
    condition: Condition


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
                seats = Condition(sentence % {"count": most}, field, (OWN, NEW, FILE), is_greyed=True)
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
        if isinstance(option, Document) and option.code and (code := code_of(option, fields)):
            return option.code.suggests(code)
    return {}


def brings_document(game: Game, fields: Fields) -> bool:
    """Say whether the form brings a document that is not the game's own, and so has to be made or read."""
    return any(place_of(option, fields) != OWN for option in game.options().documents)


def with_documents(options: Options, fields: Fields, values: Mapping[str, object]) -> Chosen:
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


def place_of(option: Document, fields: Fields) -> str:
    """Where the document is to come from, in a form's word."""
    return fields.get(OPTION + option.name, CODE if option.code and code_of(option, fields) else UNSAID)


def code_of(option: Document, fields: Fields) -> str:
    """The share code in the form, or in the link that led to it."""
    return fields.get(f"{OPTION}{option.name}.code", "" if SENT in fields else fields.get("code")).strip()


def text_of(option: Document, fields: Fields) -> str:
    """The text of a file that was chosen, else what was pasted."""
    name = OPTION + option.name
    return fields.get(f"{name}.file").strip() or fields.get(f"{name}.text").strip()


def given_document(option: Document, fields: Fields) -> str | None:
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
