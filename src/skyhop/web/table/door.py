"""The form by which players close the door of their match, or let others watch again."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from skyhop.core.language.i18n import _
from skyhop.table import door
from skyhop.table.matches import Matches
from skyhop.web.shell.guests import form_of, guest_of
from skyhop.web.shell.limits import ACT, limited
from skyhop.web.table import match
from skyhop.web.table.match import place_of, way_back


async def act(request: Request) -> Response:
    """POST /matches/{match}/door: let nobody watch, or others again."""
    form, place, player = await form_of(request), await place_of(request, is_fresh=True), guest_of(request)
    if place.seat is None:
        return await match.show(request, _("You are watching this match; only its players can act."), 403)
    matches: Matches = request.app.state.matches
    if form.get("closed") == "true":
        await door.close(matches, place.live, player)
    elif not door.may_open(place.live, player) and place.live.closed_by is not None:
        return await match.show(request, _("Only who has closed the door opens it again."), 403)
    else:
        try:
            await door.open_again(matches, place.live, player)
        except door.SourceClosed:
            told = _("This match plays on from one that nobody may watch; that one is opened first.")
            return await match.show(request, told, 409)
    return way_back(place.live, form.get("page"))


ROUTES = (Route("/matches/{match}/door", limited(act, ACT), methods=["POST"]),)
