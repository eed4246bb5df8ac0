"""Looking back: the page and the picture of any moment of a match that an address names."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from skyhop.core.i18n import _
from skyhop.web import match, tables
from skyhop.web.match import Place, place_of
from skyhop.web.moments import SPECTATOR, Moment, may_look

LONGEST_PLY = 6


async def look(request: Request) -> Response:
    """GET /matches/{match}: the table as it stands, or where the address names a moment, as it stood."""
    if not {"ply", "as"} & request.query_params.keys():
        return await match.show(request)
    moment = asked(request, await place_of(request))
    return match.answer(request, moment, tables.looked_back(moment.live, moment.seat, moment.step))


async def picture(request: Request) -> Response:
    """GET /matches/{match}/picture.svg: a moment as one drawing, without an address of one the latest."""
    moment = asked(request, await place_of(request))
    drawn = moment.live.match.game.draw(tables.view_at(moment.live, moment.seat, moment.step))
    name = f"skyhop-{moment.live.info.id}-{moment.live.history.ply_of(moment.step)}.svg"
    return Response(drawn, media_type="image/svg+xml", headers={"Content-Disposition": f'inline; filename="{name}"'})


def asked(request: Request, place: Place) -> Moment:
    """Read which moment an address names, and whether its reader may see it.

    A ply between two steps, such as a shuffle's, stands for the last step before it, and one that has not come yet for
    the last.

    Raises:
        HTTPException: where it names none, or one that is hidden.

    """
    live, seat = place.live, _seat(request, place)
    if not may_look(live, place.seat, seat):
        raise HTTPException(403, _("What another seat sees can be looked at when the match is over."))
    ply = request.query_params.get("ply")
    if ply is None:
        return Moment(live, seat, len(live.history), is_past=True)
    if not (ply.isascii() and ply.isdecimal() and len(ply) <= LONGEST_PLY):
        raise HTTPException(400, _("The address names no moment: its ply is to be a number, such as ply=12."))
    return Moment(live, seat, live.history.count(int(ply)), is_past=True)


def _seat(request: Request, place: Place) -> int | None:
    name = request.query_params.get("as")
    if name is None:
        return place.seat
    if name == SPECTATOR:
        return None
    seats = [str(number) for number in range(len(place.live.seats))]
    if name not in seats:
        known = ", ".join([*seats, SPECTATOR])
        raise HTTPException(
            400, _("The address names no place to look from: these are %(places)s.") % {"places": known}
        )
    return int(name)
