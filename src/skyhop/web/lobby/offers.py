"""Open tables: matches that somebody offers to all, listed in the lobby as they come and go."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from functools import partial
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from skyhop.core.game import registry
from skyhop.core.language.i18n import _, ngettext
from skyhop.table.blocks import read_strangers
from skyhop.table.faults import StoreFault
from skyhop.table.live import Stale
from skyhop.table.matches import Matches
from skyhop.table.records import Offered
from skyhop.web.lobby.start_form import clock_title
from skyhop.web.shell.game_page import page_of
from skyhop.web.shell.guests import form_of, guest_of, is_still_known, token_of
from skyhop.web.shell.pages import fragment
from skyhop.web.table import match
from skyhop.web.table.match import place_of
from skyhop.web.table.stream import HEARTBEAT, MEDIA_TYPE, RETRY, CountedStream, changes

MOST_SHOWN = 50


class Offer(NamedTuple):
    """An offer in words, and whether it is the reader's own."""

    id: str
    title: str
    host: str
    clock: str
    is_rated: bool
    seats: str
    minutes: str
    is_own: bool


async def shown(matches: Matches, guest: str) -> list[Offer]:
    """The offers that a guest is shown, the oldest first."""
    strangers = await matches.store.read(partial(read_strangers, player=guest))
    known = [offer for offer in await matches.store.offers() if offer.game in registry.names()]
    offers = [offer for offer in known if strangers.isdisjoint({seat.player for seat in offer.seats})]
    return [_shown(offer, guest) for offer in offers[:MOST_SHOWN]]


def _shown(offer: Offered, guest: str) -> Offer:
    game = registry.game(offer.game)
    host = next((seat for seat in offer.seats if seat.player == offer.host), None)
    count = {"count": offer.free}
    length = page_of(game.name).minutes if not (offer.control and offer.control.free) else None
    return Offer(
        offer.id,
        f"{game.title}, {game.options().title_of(offer.ruleset)}",
        host.name(is_reader=False) if host and host.kind == "program" else (host and host.called) or _("a guest"),
        clock_title(str(offer.control) if offer.control else ""),
        offer.is_rated,
        ngettext("%(count)s free seat", "%(count)s free seats", offer.free) % count,
        _("about %(least)s to %(most)s minutes") % {"least": length[0], "most": length[1]} if length else "",
        offer.host == guest,
    )


async def events(request: Request) -> Response:
    """GET /offers/events: the list of offers whenever it looks different."""
    if request.method == "HEAD":
        return Response(media_type=MEDIA_TYPE)
    headers = {"X-Accel-Buffering": "no"}
    return CountedStream(_lists(request), media_type=MEDIA_TYPE, headers=headers)


async def _lists(request: Request) -> AsyncGenerator[str]:
    """Yield the list, first as it is; whoever looks waits as the host of what they offer."""
    matches: Matches = request.app.state.matches
    guest, last = guest_of(request), ""
    with matches.lobby.watched(guest):
        yield f"retry: {RETRY}\n\n"
        while not matches.lobby.is_closed:
            change = matches.lobby.next
            if not await is_still_known(request):
                return
            try:
                listed = fragment(
                    "web/offered.html", {"offers": await shown(matches, guest), "token": token_of(request)}
                )
            except StoreFault:
                return  # the browser comes back by itself
            if listed != last:
                last = listed
                yield "event: offers\ndata: " + "\ndata: ".join(listed.splitlines()) + "\n\n"
            if not await changes(change, HEARTBEAT):
                yield ": still\n\n"


async def withdraw(request: Request) -> Response:
    """POST /matches/{match}/withdrawal: take an offer back, while a seat is free."""
    await form_of(request)
    place = await place_of(request, is_fresh=True)
    try:
        await place.live.withdraw(guest_of(request))
    except Stale:
        return await match.show(request, _("Somebody has sat down: this match cannot be taken back any more."), 409)
    return RedirectResponse("/#offers", 303)
