"""The form by which players close the door of their match, or let others watch again."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from skyhop.i18n import _
from skyhop.server import spectator_access
from skyhop.server.match_registry import Matches
from skyhop.web.http.limits import ACT, limited
from skyhop.web.http.sessions import form_of, guest_of
from skyhop.web.pages.match import match
from skyhop.web.pages.match.match import place_of, way_back


async def act(request: Request) -> Response:
    """POST /matches/{match}/door: let nobody watch, or others again."""
    form, place, player = await form_of(request), await place_of(request, is_fresh=True), guest_of(request)
    if place.seat is None:
        return await match.show(request, _("You are watching this match; only its players can act."), 403)
    matches: Matches = request.app.state.matches
    if form.get("closed") == "true":
        await spectator_access.close(matches, place.live, player)
    elif not spectator_access.may_open(place.live, player) and place.live.closed_by is not None:
        return await match.show(request, _("Only who has closed the door opens it again."), 403)
    else:
        try:
            await spectator_access.open_again(matches, place.live, player)
        except spectator_access.SourceClosed:
            told = _("This match plays on from one that nobody may watch; that one is opened first.")
            return await match.show(request, told, 409)
    return way_back(place.live, form.get("page"))


ROUTES = (Route("/matches/{match}/door", limited(act, ACT), methods=["POST"]),)
