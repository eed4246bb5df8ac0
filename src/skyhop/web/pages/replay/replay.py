"""Looking back: the page and the pictures of any moment of a match that an address names."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from skyhop.engine.state import OPEN, Viewer
from skyhop.game.capability import Capability
from skyhop.i18n import _, listed
from skyhop.jobs.job import Kind
from skyhop.server.matches.live import Live
from skyhop.svg.element import outlined
from skyhop.web.http.background_jobs import PAGES, made
from skyhop.web.http.limits import PAPER, charge
from skyhop.web.pages.match import match, rendering
from skyhop.web.pages.match.match import Place, place_of
from skyhop.web.pages.match.snapshot import SPECTATOR, Moment, may_look

LONGEST = 6
"""Digits of a number."""
MOMENT = ("step", "ply")
"""How addresses name a moment: by its step, as pages count them; those of earlier versions by its ply."""
PICTURES = Kind("pictures", PAGES)


async def look(request: Request) -> Response:
    """GET /matches/{match}: the table as it stands, or where the address names a moment, as it stood."""
    if not {*MOMENT, "as"} & request.query_params.keys():
        return await match.show(request)
    moment = asked(request, await place_of(request, is_fresh=True))
    return match.answer(request, moment, rendering.looked_back(moment.live, moment.viewer, moment.step))


async def picture(request: Request) -> Response:
    """GET /matches/{match}/picture.svg: a moment as one drawing, without an address of one the latest."""
    moment = asked(request, await place_of(request))
    return _file(moment, outlined(moment.drawing).encode(), "svg", "image/svg+xml")


async def png(request: Request) -> Response:
    """GET /matches/{match}/picture.png: the same as a picture that can be sent around, with what had just happened."""
    moment = asked(request, await place_of(request))
    await charge(request, PAPER)
    drawn = await made(request, PICTURES, _png, moment.drawing, moment.sentence)
    return _file(moment, drawn, "png", "image/png")


def _png(drawing: str, sentence: str) -> bytes:
    from skyhop.print.picture import picture  # noqa: PLC0415 - an extra

    return picture(drawing, sentence)


def _file(moment: Moment, drawn: bytes, ending: str, kind: str) -> Response:
    name = f"skyhop-{moment.live.info.id}-{moment.step}.{ending}"
    return Response(drawn, media_type=kind, headers={"Content-Disposition": f'inline; filename="{name}"'})


def asked(request: Request, place: Place) -> Moment:
    """Read which moment an address names, and whether its reader may see it.

    A ply between two steps, such as a shuffle's, stands for the last step before it, and one that has not come yet for
    the last.

    Raises:
        HTTPException: where it names none, or one that is hidden.

    """
    viewer = viewer_asked(request, place)
    step = step_asked(request.query_params, place.live, MOMENT, len(place.live.history))
    return Moment(place.live, viewer, step, is_past=True, own=place.seat)


def step_asked(fields: Mapping[str, str], live: Live, names: tuple[str, str], usual: int) -> int:
    """Read the step that an address or a form names by the first of these names, or by the second its ply, as above."""
    of_step, of_ply = names
    if of_step in fields:
        return min(_number(fields, of_step), len(live.history))
    return live.history.count(_number(fields, of_ply)) if of_ply in fields else usual


def _number(fields: Mapping[str, str], name: str) -> int:
    text = fields[name]
    if not (text.isascii() and text.isdecimal() and len(text) <= LONGEST):
        problem = _("The address names no moment: its %(name)s is to be a number, such as %(name)s=12.")
        raise HTTPException(400, problem % {"name": name})
    return int(text)


def viewer_asked(request: Request, place: Place) -> Viewer:
    """Read which place an address looks from, the reader's own without one, and whether that is allowed.

    Every page, picture and film of a match asks here. Who shares a device looks from the seat that decides: the others'
    hands are not for whoever holds it now.
    """
    asked = _viewer(request, place)
    if not may_look(place.live, place.seat, asked):
        raise HTTPException(403, _("What another seat sees can be looked at when the match is over."))
    return asked


def _viewer(request: Request, place: Place) -> Viewer:
    name = request.query_params.get("as")
    if name is None:
        return place.seat
    places: dict[str, Viewer] = {str(number): number for number in range(len(place.live.seats))}
    places[SPECTATOR] = None
    if place.live.match.game.has(Capability.OPEN_VIEW):
        places[OPEN] = OPEN
    if name not in places:
        problem = _("The address names no place to look from: these are %(places)s.")
        raise HTTPException(400, problem % {"places": listed(places)})
    return places[name]
