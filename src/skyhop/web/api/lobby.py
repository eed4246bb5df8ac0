"""What programs do at open tables: see them, make them, take them back; and play the same players again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator

from starlette.responses import Response

from skyhop.engine.document import Part
from skyhop.i18n import _
from skyhop.server.aborts import MustWait
from skyhop.server.answers import Stale
from skyhop.server.exceptions import StoreFault
from skyhop.server.match_record import Offered
from skyhop.server.matches import disconnects
from skyhop.web.api import match_stream
from skyhop.web.api.asking import Asking, opened, refuse, tokens_of
from skyhop.web.api.operation import LINES
from skyhop.web.api_clients.documents import Done, Line
from skyhop.web.api_clients.event_stream import KEEP_ALIVE, end, terms_of, texts
from skyhop.web.api_clients.open_tables import Offers, OfferShown, OffersListed
from skyhop.web.pages.lobby.fields import Fields
from skyhop.web.pages.lobby.offers import open_to
from skyhop.web.pages.lobby.rematch import again
from skyhop.web.pages.match.stream import changes, streamed

PACE = 1.0
"""Seconds between two lists of a stream, however much is offered and taken meanwhile."""


async def list_offers(asking: Asking) -> Part:
    """List the open tables; a program sits down at one by taking its seat."""
    return OffersListed(await _offers(asking))


async def hear_offers(asking: Asking) -> Response:
    """Hear of all open tables, as the first line and whenever they are others; an empty line every six seconds.

    Whoever hears them waits as the host of what they offer to be played at once.
    """
    return streamed(asking.request, texts(_lines(asking)), LINES)


async def withdraw(asking: Asking) -> Part:
    """Take back what the program offers, as long as a seat is free."""
    live = await opened(asking, is_fresh=True)
    try:
        await disconnects.withdraw(live, asking.token.program)
    except Stale:
        detail = _("Only its host takes an offer back, and only while a seat is free.")
        raise refuse(409, "offer", _("Nothing to take back"), detail) from None
    return Done(live.info.id, live.match.ply)


async def play_again(asking: Asking) -> Part:
    """Play a match that is over once more, with the other one beginning; the others are asked, and their seats kept.

    There is one such match: whoever asks second sits down in it.
    """
    before = await opened(asking, is_fresh=True)
    if not any(seat.is_of(asking.token.program) for seat in before.sat_down):
        raise refuse(403, "seat", _("No seat"), _("Only those who have played a match can begin it again."))
    try:
        live = await again(asking.request, Fields([("again", before.info.id)]), asking.token.name)
    except MustWait:
        raise
    except LookupError as error:
        raise refuse(409, "again", _("Not again"), str(error)) from None
    return match_stream.seen(live, asking.token.program)


async def _offers(asking: Asking) -> list[OfferShown]:
    program = asking.token.program
    return [_shown(offer, program) for offer in await open_to(asking.matches, program)]


def _shown(offer: Offered, program: str) -> OfferShown:
    terms = terms_of(offer.control, is_rated=offer.is_rated, is_offered=True)
    seats = [match_stream.seat_shown(seat, program) for seat in offer.seats]
    return OfferShown(offer.id, offer.game, offer.ruleset, terms, seats, offer.host == program, offer.begun_at)


async def _lines(asking: Asking) -> AsyncGenerator[Line | None]:
    news, tokens, token = asking.matches.lobby, tokens_of(asking.request), asking.token
    last: list[OfferShown] | None = None
    with news.watched(token.program):
        while not news.is_closed:
            change = news.next
            if not await tokens.holds(token.hash):
                yield end("revoked")
                return
            try:
                listed = await _offers(asking)
            except StoreFault:
                yield end("unavailable")
                return
            yield Offers(listed) if listed != last else None
            last = listed
            if await changes(change, KEEP_ALIVE):
                await asyncio.sleep(PACE)
        yield end("closing")
