"""What people at a table can do where a bot cannot play on: take its seat, seat another bot, or end the match."""

from __future__ import annotations

from functools import partial

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from skyhop.bots import bot
from skyhop.i18n import _
from skyhop.server.answers import Stale
from skyhop.server.matches import stuck
from skyhop.server.seats import Seat
from skyhop.web.http.admission import only_waiting
from skyhop.web.http.sessions import form_of
from skyhop.web.levels import FIELD
from skyhop.web.pages.match import match
from skyhop.web.pages.match.match import PATIENCE, Place

WAY = "stuck"
"""The field that names what is to be done."""


async def act(request: Request) -> Response:
    """POST /matches/{match}/stuck: get a match going again, or end it without a loser, where a bot cannot play on."""
    form = await form_of(request)
    return await match.acted(request, form, way_out(form))


def way_out(form: FormData) -> match.Act:
    """What such a form asks for."""
    return partial(_go, form)


async def _go(form: FormData, place: Place, seat: int, ply: int) -> str | None:
    """Do it; or say what stands against it."""
    live, way = place.live, form.get(WAY)
    live.bots.let_play()  # another worker may have found out that the bot cannot
    with only_waiting():
        await live.bots.have_played(PATIENCE)
    if live.stuck is None:
        raise Stale(is_repeated=False)
    if way == "end":
        await stuck.break_off(live, seat, ply)
    elif way == "seat":
        await stuck.replace_bot(live, seat, ply, live.seats[seat])
    else:
        level = str(form.get(FIELD, ""))
        try:
            bot.kind_of(level).check(live.match.game)
        except LookupError:
            return _("There is no such bot for this game; choose another.")
        await stuck.replace_bot(live, seat, ply, Seat("bot", level))
    return None
