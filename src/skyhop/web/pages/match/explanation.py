"""What an action does, told before it is final to whoever wants to be asked first.

The answer is made from the view of the guest's own seat, and nothing is done.
"""

from __future__ import annotations

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from skyhop.game.match import Match
from skyhop.game.refusal import Refused
from skyhop.server.seats import Seat
from skyhop.web.http.game_page import page_of
from skyhop.web.pages.match.match import LONGEST_ACTION, own_place
from skyhop.web.pages.match.names import names


async def explanation(request: Request) -> Response:
    """GET /matches/{match}/explanation?seat=&ply=&action=: say what an action does.

    Nothing (204) where it cannot be done now, or where the game has no words for it.
    """
    live, seat = await own_place(request)
    if request.query_params.get("ply") != str(live.match.ply):
        return Response(status_code=204)
    return explained(live.match, seat, live.seats, request.query_params.get("action", ""))


def explained(match: Match, seat: int, seats: Sequence[Seat], text: str) -> Response:
    """Say what an action of a seat does, in the words of its game."""
    view = match.view(seat)
    try:
        action = match.game.read(view, text[:LONGEST_ACTION], seat)
    except Refused:
        return Response(status_code=204)
    sentence = page_of(match.game.name).explain(view, action, names(seats, seat))
    return PlainTextResponse(sentence) if sentence else Response(status_code=204)
