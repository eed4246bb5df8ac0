"""The page of a film: how far it is while it is made, and then the film, to look at and to take home."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from skyhop.jobs.persistent import LastingJobs
from skyhop.web.http.background_jobs import ASKED, asked_for
from skyhop.web.http.limits import FILM
from skyhop.web.http.pages import render
from skyhop.web.pages.match.match import place_of
from skyhop.web.pages.match.snapshot import Moment
from skyhop.web.pages.replay.films import Film
from skyhop.web.pages.replay.replay import step_asked, viewer_asked

FIRST, LAST = ("first", "from"), ("last", "to")
"""How addresses name the ends: by steps, those of earlier versions by plies."""


class Ends(NamedTuple):
    """Between which moments a film is asked for."""

    first: Moment
    last: Moment

    @property
    def film(self) -> Film:
        """The film between them."""
        return Film.between(*self)

    def address(self, kind: str = "") -> str:
        """The address of the page that names both ends, so that it stays when the match goes on; or of a file."""
        return self.last.film(self.first.step, self.last.step, kind)

    @property
    def question(self) -> str:
        """The address at which the page asks how far its film is."""
        return f"{self.address()}&{ASKED}=1"


async def page(request: Request) -> Response:
    """GET /matches/{match}/film: a film of all steps, or from the `first` step to the `last`.

    Addresses of earlier versions name plies, `from` and `to`.

    Whoever is the first to ask has it made. A page that only asks how far it is never begins one.
    """
    ends = await _asked(request)
    film = await asked_for(request, films_of(request), ends.film, FILM)
    return render("web/film.html", {"ends": ends, "film": film})


async def file(request: Request) -> Response:
    """GET /matches/{match}/film.webp: a film that is made; otherwise its page is the place to go."""
    ends = await _asked(request)
    data = await asyncio.to_thread(films_of(request).read, ends.film)
    if data is None:
        return RedirectResponse(ends.address(), 303)
    name = f"skyhop-{ends.last.live.info.id}-{ends.first.step}-{ends.last.step}.webp"
    return Response(data, media_type="image/webp", headers={"Content-Disposition": f'inline; filename="{name}"'})


def films_of(request: Request) -> LastingJobs:
    """The films of this table."""
    found: LastingJobs = request.app.state.films
    return found


async def _asked(request: Request) -> Ends:
    """Read between which moments a film is asked for, in whichever order they are named."""
    place = await place_of(request)
    live, viewer = place.live, viewer_asked(request, place)
    ends = ((FIRST, 0), (LAST, len(live.history)))
    steps = sorted(step_asked(request.query_params, live, names, usual) for names, usual in ends)
    return Ends(*(Moment(live, viewer, step, is_past=True) for step in steps))
