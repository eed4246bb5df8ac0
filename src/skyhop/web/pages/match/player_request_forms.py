"""Forms on the board page and the text page of a match, for requests to other players.

The forms are for take-backs, pauses, extra time, phrases, mutes and the access of spectators.
"""

from __future__ import annotations

from functools import partial

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from skyhop.i18n import _
from skyhop.server.matches import spectators
from skyhop.server.matches.commands import GiveTime, Say
from skyhop.server.matches.context import PlayerCommand
from skyhop.server.matches.proposals import PAUSE, TAKE_BACK, Resume
from skyhop.server.matches.state import list_other_seats
from skyhop.server.players.moderation import mute as write_mute
from skyhop.web.http.app_state import state_of
from skyhop.web.http.rate_limits import ACT, PHRASE, charge, form_route
from skyhop.web.http.sessions import guest_of
from skyhop.web.pages.match import match, match_text
from skyhop.web.pages.match.match import find_seat_context, redirect_back


async def take_back(request: Request, form: FormData) -> Response:
    """POST /matches/{match}/take-back: propose a take-back, or answer the proposal of another player."""
    return await _run_command(request, form, await match.read_proposal(request, TAKE_BACK, _parse_answer(form)))


async def pause(request: Request, form: FormData) -> Response:
    """POST /matches/{match}/pause: propose a pause, answer the proposal of another player, or resume the match."""
    if "on" in form:
        return await _run_command(request, form, Resume())
    return await _run_command(request, form, await match.read_proposal(request, PAUSE, _parse_answer(form)))


def _parse_answer(form: FormData) -> str:
    """Return the answer to a proposal. Return an empty text if the form makes a new proposal."""
    answer = form.get("agree")
    return "" if not answer else "yes" if answer == "yes" else "no"


async def give_time(request: Request, form: FormData) -> Response:
    """POST /matches/{match}/time: give an opponent more time."""
    return await _run_command(request, form, GiveTime())


async def say(request: Request, form: FormData) -> Response:
    """POST /matches/{match}/phrases: send a phrase to all players. The rate limit allows a few phrases a minute."""
    await charge(request, PHRASE)
    return await _run_command(request, form, Say(str(form.get("phrase", ""))))


async def mute(request: Request, form: FormData) -> Response:
    """POST /matches/{match}/mutes: mute or unmute a player of this match. This applies to all matches of the sender."""
    place = await match.find_seat_context(request, is_fresh=True)
    live, number = place.live, str(form.get("seat", ""))
    if place.seat is None or number not in map(str, list_other_seats(live, place.seat)):
        return await match.show(request, _("There is no player to mute in that seat."), 403)
    own, other = str(live.seats[place.seat].player), str(live.seats[int(number)].player)
    matches = state_of(request).matches
    is_muted = form.get("mute") != "no"
    await matches.write(partial(write_mute, player=own, other=other, is_muted=is_muted), list)
    return redirect_back(live, form.get("page"))


async def _run_command(request: Request, form: FormData, command: PlayerCommand) -> Response:
    """Run the command of a form and return the page that contains the form."""
    return await match.run_form_command(
        request, form, command, match_text.ANSWERS if form.get("page") == "text" else None
    )


async def change_spectator_access(request: Request, form: FormData) -> Response:
    """POST /matches/{match}/door: make the match private, or allow spectators."""
    place, player = await find_seat_context(request, is_fresh=True), guest_of(request)
    if place.seat is None:
        return await match.show(request, _("You are watching this match. Only its players can act."), 403)
    matches = state_of(request).matches
    if form.get("closed") == "true":
        await spectators.close(matches, place.live, player)
    elif not spectators.may_open(place.live, player) and place.live.closed_by is not None:
        return await match.show(
            request, _("Only the player who made this match private can allow spectators again."), 403
        )
    else:
        try:
            await spectators.open_again(matches, place.live, player)
        except spectators.SourceClosed:
            sentence = _("This match continues a private match. First allow spectators in the private match.")
            return await match.show(request, sentence, 409)
    return redirect_back(place.live, form.get("page"))


ROUTES = (
    form_route("/matches/{match}/take-back", take_back, ACT),
    form_route("/matches/{match}/pause", pause, ACT),
    form_route("/matches/{match}/time", give_time, ACT),
    form_route("/matches/{match}/phrases", say, ACT),
    form_route("/matches/{match}/mutes", mute, ACT),
    form_route("/matches/{match}/door", change_spectator_access, ACT),
)
"""Routes of the forms in this module."""
