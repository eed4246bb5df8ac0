"""Forms of a match page about players who leave: presence, claims, returns, refused rematches and failed bots."""

from __future__ import annotations

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from skyhop.bots import bot
from skyhop.i18n import _
from skyhop.server.exceptions import StaleAction
from skyhop.server.matches.commands import BreakOff, Claim, Decline, ReplaceBot, Return
from skyhop.server.matches.context import PlayerCommand
from skyhop.server.seats import Seat
from skyhop.web.http.admission import leave_while_waiting
from skyhop.web.http.app_state import state_of
from skyhop.web.http.sessions import guest_of
from skyhop.web.levels import FIELD
from skyhop.web.pages.match import match
from skyhop.web.pages.match.match import BOT_WAIT_SECONDS, find_seat_context, redirect_back

GONE, OFF = "gone", "off"
"""Form fields whose value is a disconnected seat.

The first one claims the win, the second one calls the match off.
"""
LEFT = "left"
"""Field in the presence message of a page that is about to close."""


async def sign(request: Request, form: FormData) -> Response:
    """POST /matches/{match}/presence: record that the player's page is still open, or that it is closing."""
    matches = state_of(request).matches
    await matches.sign(request.path_params["match"], guest_of(request), has_left=LEFT in form)
    return Response(status_code=204)


async def claim(request: Request, form: FormData) -> Response:
    """POST /matches/{match}/claim: claim the win against a disconnected player, or call the match off."""
    return await match.run_form_command(request, form, read_claim(form))


def read_claim(form: FormData) -> Claim:
    """Return the command of a claim form.

    If the form names no seat, the claim is about the seat of the sender. The match then refuses the claim.
    """
    named = str(form.get(GONE, form.get(OFF, "")))
    gone = int(named) if named.isascii() and named.isdecimal() and len(named) < 3 else None
    return Claim(gone, as_won=GONE in form)


async def come_back(request: Request, form: FormData) -> Response:
    """POST /matches/{match}/return: give a player back the seat that a bot has taken over."""
    place = await find_seat_context(request, is_fresh=True)
    if not await place.live.handle(Return(guest_of(request))):
        return await match.show(request, _("You no longer have a seat in this match. You can watch the match."), 409)
    return redirect_back(place.live, form.get("page"))


async def refuse(request: Request, form: FormData) -> Response:
    """POST /matches/{match}/refusal: refuse a rematch, or let bots replace the players who have not answered."""
    place = await find_seat_context(request, is_fresh=True)
    try:
        await place.live.handle(Decline(guest_of(request)))
    except StaleAction:
        return await match.show(request, _("This request has already been answered or withdrawn."), 409)
    return RedirectResponse("/", 303) if place.seat is None else redirect_back(place.live, form.get("page"))


WAY = "stuck"
"""Form field for the choice of how a match with a failed bot continues or ends."""


async def act(request: Request, form: FormData) -> Response:
    """POST /matches/{match}/stuck: after the failure of a bot, continue the match or end it without a loser."""
    return await match.run_form_command(request, form, await read_stuck_command(request, form))


async def read_stuck_command(request: Request, form: FormData) -> PlayerCommand | str:
    """Return the command of a form about a failed bot. If the form names no bot of the game, return a message."""
    live, way = (await find_seat_context(request)).live, form.get(WAY)
    live.bots.start()  # only another worker may know yet that the bot cannot play on
    with leave_while_waiting():
        await live.bots.wait(BOT_WAIT_SECONDS)
    if way in {"end", "seat"}:
        return BreakOff() if way == "end" else ReplaceBot()
    level = str(form.get(FIELD, ""))
    try:
        bot.kind_of(level).check(live.match.game)
    except LookupError:
        if live.stuck_seat is not None:
            return _("This game has no such bot. Choose another bot.")
    return ReplaceBot(Seat("bot", level))
