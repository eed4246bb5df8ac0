"""Public offers of matches, listed in the lobby and updated live."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from skyhop.game import registry
from skyhop.i18n import _, ngettext
from skyhop.server.clocks.clocks import DAY, MINUTE, SECOND
from skyhop.server.exceptions import StaleAction, StoreFault
from skyhop.server.lobby import LeaveRecord, OfferEstimate
from skyhop.server.match_record import OpenOffer
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Withdraw
from skyhop.web.http.app_state import state_of
from skyhop.web.http.game_page import find_page
from skyhop.web.http.sessions import guest_of, is_still_known, parse_form, token_of
from skyhop.web.http.templates import render_fragment
from skyhop.web.pages.lobby.form_fields import describe_clock
from skyhop.web.pages.match import match
from skyhop.web.pages.match.match import find_seat_context
from skyhop.web.pages.match.names import describe_stand_in
from skyhop.web.pages.match.stream import HEARTBEAT, MEDIA_TYPE, RETRY, CountedStream, wait_for_change

MOST_SHOWN = 50


class Offer(NamedTuple):
    """Offer in words, and whether it is the reader's own."""

    id: str
    title: str
    host: str
    clock: str
    is_rated: bool
    seats: str
    minutes: str
    leaving: str
    is_own: bool
    stand_in: str
    series: str = ""
    chosen_name: str = ""
    """Name chosen by the host, for reports."""


async def describe_offers(matches: MatchRegistry, guest: str) -> list[Offer]:
    """Return the offers for a guest, the oldest first."""
    offers = await list_open_offers(matches, guest)
    told = await matches.estimates.read(offers)
    return [_shown(offer, guest, told[offer.id]) for offer in offers]


async def list_open_offers(matches: MatchRegistry, player: str) -> list[OpenOffer]:
    """Return the offers of installed games, the oldest first, without hosts or players blocked for the player."""
    known = [offer for offer in await matches.list_offers() if offer.game in registry.names()]
    return [offer for offer in known if player not in offer.strangers][:MOST_SHOWN]


def _shown(offer: OpenOffer, guest: str, told: OfferEstimate) -> Offer:
    game = registry.game(offer.game)
    host = next((seat for seat in offer.seats if seat.player == offer.host), None)
    count = {"count": offer.free}
    return Offer(
        offer.id,
        f"{game.title}, {game.options.title_of(offer.ruleset)}",
        host.name(is_reader=False) if host and host.kind == "program" else (host and host.called) or _("a guest"),
        describe_clock(str(offer.control) if offer.control else ""),
        offer.is_rated,
        ngettext("%(count)s free seat", "%(count)s free seats", offer.free) % count,
        _length(offer, told.seconds),
        _leaving(told.leaving),
        offer.host == guest,
        describe_stand_in(offer.stand_in),
        _("best of %(length)s") % {"length": offer.series.length} if offer.series else "",
        (host and host.called) or "",
    )


def _length(offer: OpenOffer, seconds: float | None) -> str:
    """Return the expected length in words, from similar past matches, else the usual one limited by the clocks."""
    if seconds is not None and seconds >= DAY / SECOND:
        days = round(seconds * SECOND / DAY)
        return ngettext("about %(count)s day", "about %(count)s days", days) % {"count": days}
    if seconds is not None:
        minutes = max(1, round(seconds * SECOND / MINUTE))
        return ngettext("about %(count)s minute", "about %(count)s minutes", minutes) % {"count": minutes}
    usual, control = find_page(offer.game).minutes, offer.control
    if usual is None or (control and control.free):
        return ""
    least, most = usual
    if control:
        longest = max(1, round(len(offer.seats) * control.estimate * SECOND / MINUTE))
        least, most = min(least, longest), min(most, longest)
    if least == most:
        return ngettext("about %(count)s minute", "about %(count)s minutes", most) % {"count": most}
    return _("about %(least)s to %(most)s minutes") % {"least": least, "most": most}


def _leaving(leaving: LeaveRecord | None) -> str:
    """Return a sentence about how often the host left; empty if too little is known."""
    if leaving is None:
        return ""
    if leaving.left == 0:
        return _("finished all %(count)s matches") % {"count": leaving.of}
    return _("abandoned %(left)s of %(count)s matches") % {"left": leaving.left, "count": leaving.of}


async def events(request: Request) -> Response:
    """GET /offers/events: stream the list of offers after each change."""
    if request.method == "HEAD":
        return Response(media_type=MEDIA_TYPE)
    headers = {"X-Accel-Buffering": "no"}
    return CountedStream(_lists(request), media_type=MEDIA_TYPE, headers=headers)


async def _lists(request: Request) -> AsyncGenerator[str]:
    """Yield the list now and after each change; the reader counts as present, so their own offers stay open."""
    matches = state_of(request).matches
    guest, last = guest_of(request), ""
    with matches.lobby.count_watcher(guest):
        yield f"retry: {RETRY}\n\n"
        while not matches.lobby.is_closed:
            change = matches.lobby.next
            if not await is_still_known(request):
                return
            try:
                listed = render_fragment(
                    "web/offered.html", {"offers": await describe_offers(matches, guest), "token": token_of(request)}
                )
            except StoreFault:
                return  # the browser reconnects by itself
            if listed != last:
                last = listed
                yield "event: offers\ndata: " + "\ndata: ".join(listed.splitlines()) + "\n\n"
            if not await wait_for_change(change, HEARTBEAT):
                yield ": still\n\n"


async def withdraw(request: Request) -> Response:
    """POST /matches/{match}/withdrawal: withdraw an offer while a seat is free."""
    await parse_form(request)
    place = await find_seat_context(request, is_fresh=True)
    try:
        await place.live.handle(Withdraw(guest_of(request)))
    except StaleAction:
        return await match.show(request, _("Someone has joined, so you can no longer withdraw this match."), 409)
    return RedirectResponse("/#offers", 303)
