"""Tickets: what a form shows of the match that it may begin, before the table knows the word that a player adds.

What the table draws for a ticket follows from its key, so nothing is kept of those that nobody uses. It is for one
player and an hour. A match has the name that follows from what was drawn: there is one of a ticket, whatever its word.
"""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Iterator
from hmac import compare_digest
from typing import NamedTuple

from starlette.requests import Request

from skyhop.i18n import _
from skyhop.server.added_word import LONGEST, Word, is_word
from skyhop.server.store.journal_append import Conflict
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
    word = Word("", _drawn(request, said))
    return Ticket(f"{said} {_signature(request, said)}", word.match, word.commitment)


def word_of(request: Request, text: str, ticket: str) -> Word | None:
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
    return Word(added, _drawn(request, said))


@contextlib.contextmanager
def used_once(word: Word | None) -> Iterator[None]:
    """Raise `NoWord` where a match has begun already from what was drawn for a word."""
    try:
        yield
    except Conflict:
        if word is None:
            raise
        problem = _("A match has begun already from the hash that was shown for your word; begin again with a new one.")
        raise NoWord(problem) from None


def _signature(request: Request, said: str) -> str:
    return cookies(request).keyed(f"ticket {guest_of(request)} {said}")


def _drawn(request: Request, said: str) -> bytes:
    return cookies(request).drawn(f"{guest_of(request)} {said}")
