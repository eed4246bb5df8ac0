"""Offers of matches in the lobby, and rematches."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncGenerator, Mapping
from functools import partial
from typing import NamedTuple

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from skyhop.bots import bot
from skyhop.game import registry
from skyhop.game.action import JournalError
from skyhop.game.ending import ending_of
from skyhop.game.game import Game
from skyhop.i18n import _, ngettext
from skyhop.jobs.queue import JobKind
from skyhop.server.clocks.clocks import DAY_MS, MINUTE_MS, SECOND_MS
from skyhop.server.exceptions import StaleAction, StoreFault, UnknownMatch
from skyhop.server.lobby import LeaveRecord, OfferEstimate
from skyhop.server.match_record import OpenOffer
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.matches.commands import Sit, Withdraw
from skyhop.server.matches.create import Terms
from skyhop.server.matches.live import Live
from skyhop.server.seats import Seat
from skyhop.server.store.store import MAX_OFFERS
from skyhop.server.timestamps import wait_for_event
from skyhop.web import levels
from skyhop.web.http.app_state import state_of
from skyhop.web.http.background_jobs import PAGES, run_job
from skyhop.web.http.fragments import find_page
from skyhop.web.http.rate_limits import BYTES_PER_COST, COST_OF_SIZE, MAP, START, charge
from skyhop.web.http.sessions import guest_of, is_still_known, token_of
from skyhop.web.http.templates import render_fragment
from skyhop.web.pages.lobby.form_fields import ANY_BOT, ME, Fields, describe_clock
from skyhop.web.pages.match import match
from skyhop.web.pages.match.after_game import may_ask
from skyhop.web.pages.match.flash_message import check_wait, describe_no_meeting, may_meet
from skyhop.web.pages.match.match import find_seat_context
from skyhop.web.pages.match.names import describe_stand_in
from skyhop.web.pages.match.stream import HEARTBEAT_SECONDS, MEDIA_TYPE, RETRY_MS, CountedStream

STARTS = JobKind("starts", PAGES)


async def start_rematch(request: Request, fields: Fields, name: str) -> Live:
    """Start a rematch, or join the rematch that another player started.

    The server sends `name`, the name of the requesting player, to invited programs. If the form contains a level,
    bots of this level replace all bots. A match of several people has only one rematch. The second player who
    requests a rematch joins it.
    """
    matches = state_of(request).matches
    guest = guest_of(request)
    try:
        live, last = await _find_latest(matches, fields.get("again"))
    except UnknownMatch:
        raise LookupError(_("This match was not found. Choose a match below.")) from None
    own = next((seat for seat in live.stored_seats if seat.is_of(guest)), None)
    if own is None:
        raise LookupError(_("Only the players of a match can ask for a rematch. Choose a match below."))
    if not await may_meet(request, live.stored_seats):
        raise LookupError(describe_no_meeting())
    if has_several := _has_several(live):
        if live.match.outcome is None:
            raise LookupError(_("This match is still running. You can start a rematch when it is over."))
        await check_wait(request, live.info.control)
        if last.match.outcome is None:
            return await _seat_player(last, own)
        if not may_ask(live, guest):
            raise LookupError(_("The other players declined a rematch. Start a new match."))
    begun = await _seat_player(await _start_rematch(request, fields, live, last if has_several else None), own)
    connected = state_of(request).connected
    for seat in begun.seats:
        if seat.kept_for is not None:
            connected.invite(seat.kept_for, begun, name, live.info.id)
    return begun


async def _find_latest(matches: MatchRegistry, name: str) -> tuple[Live, Live]:
    """Return two matches of a chain of rematches: the last match that was played, and the last match that was started.

    The chain begins with the match with the id `name`.
    """
    live = last = await matches.open(name, is_fresh=True)
    while last.rematch is not None and _has_several(live):
        last = await matches.open(last.rematch.id, is_fresh=True)
        if last.match.outcome is None:
            break
        live = live if last.has_open_seat else last
    return live, last


def _has_several(live: Live) -> bool:
    """Return True if at least two people or programs have a seat or a reserved seat."""
    return len({seat.player or seat.kept_for for seat in live.stored_seats if seat.kind != "bot"} - {None}) > 1


async def _start_rematch(request: Request, fields: Fields, live: Live, after: Live | None) -> Live:
    """Start a rematch of `live`. At first, the seats of other people and programs are only reserved.

    If several people play, the new match is the rematch of `after`. After an aborted match, the same seat acts
    first again. A player therefore gains nothing by aborting.
    """
    info, outcome = live.info, live.match.outcome
    ruleset = await _same_rules(request, live, is_renewed="new" in fields)
    await charge_start(request, ruleset)
    series = info.series and info.series.next(outcome)
    is_broken_off = outcome is not None and not ending_of(outcome).counts
    next_first = (info.first + (not is_broken_off)) % len(live.seats)
    seats = _seats(live, fields.get(levels.FIELD), guest_of(request))
    if next_first not in live.match.game.starters:
        next_first, seats = info.first, [*seats[1:], seats[0]]
        series = series and series.rotate_seats(1)
    matches = state_of(request).matches
    start = partial(matches.start, info.game) if after is None else partial(matches.start_again, after.info)
    closing = None if live.closed_by is None else live.stored_seats[live.closed_by].player
    terms = Terms(info.control, None, info.is_rated, info.stand_in, series, info.is_friendly, closing)
    return await start(ruleset, seats, next_first, terms)


async def _seat_player(live: Live, own: Seat) -> Live:
    """Give the player a seat in a match that exists already. Raise `LookupError` if the match is full or over."""
    if not await live.handle(Sit(own)):
        raise LookupError(_("You cannot join this match: it is full or over."))
    return live


def _seats(live: Live, level: str, guest: str) -> list[Seat]:
    """Return the seats of a rematch. If `level` is given, bots of this level replace the earlier bots.

    The seats of people and programs other than `guest` are reserved for them. Raise `LookupError` for an unknown
    level.
    """
    if level:
        bot.kind_of(level).check(live.match.game)
    bots = {"bot": Seat("bot", level)} if level else {}
    return [
        Seat("open", called=seat.called, kept_for=seat.player)
        if seat.acts_for_itself and seat.player != guest
        else bots.get(seat.kind, seat)
        for seat in live.stored_seats
    ]


async def _same_rules(request: Request, live: Live, *, is_renewed: bool) -> str | Mapping[str, object]:
    """Return the rules of a match: the name of a published ruleset, or the parameters of a custom ruleset.

    If `is_renewed` is True, return parameters with a newly generated map.
    """
    game = live.match.game
    parameters = {key: value for key, value in live.info.ruleset.items() if key != "name"}
    if is_renewed:
        return await _change_map(request, game, parameters)
    return by_name(game, str(live.info.ruleset["name"]), parameters)


def by_name(game: Game, name: str, parameters: Mapping[str, object]) -> str | Mapping[str, object]:
    """Return `name` if it is a published ruleset with these parameters. Otherwise return the parameters."""
    return name if name in game.rulesets() and game.ruleset(name).parameters == parameters else parameters


async def _change_map(request: Request, game: Game, parameters: Mapping[str, str | int | bool]) -> Mapping[str, object]:
    """Return the parameters with another map. A background job generates the map."""
    await charge(request, MAP, max(COST_OF_SIZE.values()))
    ruleset = game.options.renew_documents(parameters)
    await run_job(request, STARTS, game.ruleset, ruleset)
    return ruleset


def make_seat(game: Game, word: str, own: Seat, free: str) -> Seat:
    """Return the seat for a word: `me`, the word for a free seat, the name of a bot, or no text for the default bot.

    Raise `LookupError` if no bot has this name, or if the bot cannot play the game.
    """
    if word in (ME, free):
        return own if word == ME else Seat("open")
    name = bot.usual(game).name if word == ANY_BOT else word
    bot.kind_of(name).check(game)
    return Seat("bot", name)


async def charge_start(request: Request, ruleset: object) -> None:
    """Count a start for the rate limit. A ruleset with a large custom map counts as several starts."""
    await charge(request, START, len(str(ruleset)) // BYTES_PER_COST)


MAX_SHOWN = 50


class Offer(NamedTuple):
    """Offer in the list of the lobby, as texts. `is_own` is True if the reader made the offer."""

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
    """Name that the host chose. The reader can report it. Empty if the host has no name."""


async def describe_offers(matches: MatchRegistry, guest: str) -> list[Offer]:
    """Return the offers that a guest may see. The oldest comes first."""
    offers = await list_open_offers(matches, guest)
    told = await matches.estimates.read(offers)
    return [_describe_offer(offer, guest, told[offer.id]) for offer in offers]


async def list_open_offers(matches: MatchRegistry, player: str) -> list[OpenOffer]:
    """Return the offers of installed games. The oldest comes first.

    Leave out the offers of hosts whom the player never meets, because one of the two blocks the other.
    """
    known = [offer for offer in await matches.list_offers() if offer.game in registry.names()]
    return [offer for offer in known if player not in offer.strangers][:MAX_SHOWN]


def _describe_offer(offer: OpenOffer, guest: str, told: OfferEstimate) -> Offer:
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
        _describe_abandoned(told.leaving),
        offer.host == guest,
        describe_stand_in(offer.stand_in),
        _("best of %(length)s") % {"length": offer.series.length} if offer.series else "",
        (host and host.called) or "",
    )


def _length(offer: OpenOffer, seconds: float | None) -> str:
    """Return the expected length of a match in words. `seconds` is an estimate from similar past matches.

    If `seconds` is None, return the usual length of the game, limited by the clocks.
    """
    if seconds is not None and seconds >= DAY_MS / SECOND_MS:
        days = round(seconds * SECOND_MS / DAY_MS)
        return ngettext("about %(count)s day", "about %(count)s days", days) % {"count": days}
    if seconds is not None:
        minutes = max(1, round(seconds * SECOND_MS / MINUTE_MS))
        return ngettext("about %(count)s minute", "about %(count)s minutes", minutes) % {"count": minutes}
    usual, control = find_page(offer.game).minutes, offer.control
    if usual is None or (control and control.free):
        return ""
    least, most = usual
    if control:
        longest = max(1, round(len(offer.seats) * control.estimate * SECOND_MS / MINUTE_MS))
        least, most = min(least, longest), min(most, longest)
    if least == most:
        return ngettext("about %(count)s minute", "about %(count)s minutes", most) % {"count": most}
    return _("about %(least)s to %(most)s minutes") % {"least": least, "most": most}


def _describe_abandoned(leaving: LeaveRecord | None) -> str:
    """Return a sentence that says how many matches the host abandoned. Return an empty text if `leaving` is None."""
    if leaving is None:
        return ""
    if leaving.left == 0:
        return _("finished all %(count)s matches") % {"count": leaving.of}
    return _("abandoned %(left)s of %(count)s matches") % {"left": leaving.left, "count": leaving.of}


async def events(request: Request) -> Response:
    """GET /offers/events: stream the list of offers. The server sends the list again after each change.

    The stream also announces each match of the reader that begins. The page sends the ids of the reader's offers,
    because a match may begin before the stream opens. With the parameter `only`, the stream sends no list.
    """
    if request.method == "HEAD":
        return Response(media_type=MEDIA_TYPE)
    headers = {"X-Accel-Buffering": "no"}
    return CountedStream(_stream_lists(request), media_type=MEDIA_TYPE, headers=headers)


async def _stream_lists(request: Request) -> AsyncGenerator[str]:
    """Yield the list of offers and the reader's begun matches, now and after each change.

    During the stream, the reader counts as present. The reader's offers therefore stay open.
    """
    matches, query = state_of(request).matches, request.query_params
    guest, last, is_listing = guest_of(request), "", "only" not in query
    waiting = frozenset(query.get("own", query.get("only", "")).split()[:MAX_OFFERS])
    with matches.lobby.count_watcher(guest):
        yield f"retry: {RETRY_MS}\n\n"
        while not matches.lobby.is_closed:
            change = matches.lobby.next
            if not await is_still_known(request):
                return
            try:
                is_open = frozenset(await matches.own_offers.list(guest))
                begun = [match for match in waiting - is_open if await _has_begun(matches, match, guest)]
                context = (
                    {"offers": await describe_offers(matches, guest), "token": token_of(request)} if is_listing else {}
                )
            except StoreFault:
                return  # the browser reconnects by itself
            waiting = is_open
            for name in begun:
                await matches.sign(name, guest)  # the host now knows, so a missed first turn is a no-show
                yield _event("begun", render_fragment("web/begun.html", {"match": name}))
            if is_listing and (listed := render_fragment("web/offered.html", context)) != last:
                last = listed
                yield _event("offers", listed)
            if not await wait_for_event(change, HEARTBEAT_SECONDS):
                yield ": still\n\n"


def _event(name: str, html: str) -> str:
    return f"event: {name}\ndata: " + "\ndata: ".join(html.splitlines()) + "\n\n"


async def _has_begun(matches: MatchRegistry, name: str, player: str) -> bool:
    """Return True if a match is running, all its seats are taken, and the player has one of them."""
    with contextlib.suppress(UnknownMatch, JournalError):
        live = await matches.open(name, is_fresh=True)
        return live.match.outcome is None and not live.has_open_seat and bool(live.seats_of(player))
    return False


async def withdraw(request: Request, _form: FormData) -> Response:
    """POST /matches/{match}/withdrawal: withdraw an offer while a seat is free."""
    place = await find_seat_context(request, is_fresh=True)
    try:
        await place.live.handle(Withdraw(guest_of(request)))
    except StaleAction:
        return await match.show(request, _("Someone has joined, so you can no longer withdraw this match."), 409)
    return RedirectResponse("/#offers", 303)
