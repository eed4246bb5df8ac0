"""Why something cannot be done: a page asks when it is clicked, the rules answer, and nothing is done.

The answer is made from the view of the guest's own seat, so it tells nothing that the page does not show.
"""

from __future__ import annotations

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from skyhop.game.match import Match
from skyhop.game.refusal import Refusal
from skyhop.i18n import _
from skyhop.web.http.pages import fragment
from skyhop.web.pages.match.match import LONGEST_ACTION, moved_on, own_place
from skyhop.web.pages.match.notice import Notice

MOST_ACTIONS = 32
"""Of one question: a card of the hand could go to eight places, a large multiroute has six spaces."""


async def why(request: Request) -> Response:
    """GET /matches/{match}/why?seat=&ply=&action=: say why an action cannot be done, or none of several.

    Where one of several can be done, what is to be chosen first; nothing (204) where the only one can.
    """
    (live, seat), asked = await own_place(request), request.query_params
    if asked.get("ply") != str(live.match.ply):
        return _told(live.match, moved_on())
    return why_not(live.match, seat, asked.getlist("action"))


def why_not(match: Match, seat: int, asked: Sequence[str]) -> Response:
    """Say why a seat can do none of several actions."""
    actions = [text[:LONGEST_ACTION] for text in asked[:MOST_ACTIONS]] or [""]
    refusal = match.game.why_not(match.view(seat), actions)
    if refusal is None and len(actions) == 1:
        return Response(status_code=204)
    return _told(match, refusal or _("First choose what goes there."))


def _told(match: Match, answer: Refusal | str) -> Response:
    return HTMLResponse(fragment("web/notice.html", {"notice": Notice.of(match, answer)}))
