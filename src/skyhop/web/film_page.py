"""The page of a film: how far it is while it is made, and then the film, to look at and to take home."""

from __future__ import annotations

from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from skyhop.web.errors import without_press
from skyhop.web.films import Film, Films, Stretch
from skyhop.web.limits import FILM, charge
from skyhop.web.look_back import seat_asked, step_asked
from skyhop.web.match import place_of
from skyhop.web.moments import Moment
from skyhop.web.pages import render

STEPS_OF_COST = 100
"""So many steps of a film count once more against the limit."""


class Ends(NamedTuple):
    """Between which moments a film is asked for."""

    first: Moment
    last: Moment

    @property
    def stretch(self) -> Stretch:
        """What the film shows."""
        return Stretch.between(*self)

    def address(self, kind: str = "") -> str:
        """The address of the page that names both ends, so that it stays when the match goes on; or of a file."""
        return self.last.film(self.first.step, self.last.step, kind)


async def page(request: Request) -> Response:
    """GET /matches/{match}/film: a film of all steps, or of those `from` one ply `to` another.

    Whoever is the first to ask has it made.
    """
    ends = await _asked(request)
    films = films_of(request)
    film = films.find(ends.stretch)
    if film is None:
        charge(request, FILM, 1 + ends.stretch.pictures // STEPS_OF_COST)
        film = films.begin(*ends)
    try:
        data = film.data
    except ModuleNotFoundError as error:
        films.forget(film)
        return without_press(error)
    except Exception:
        films.forget(film)
        raise
    return render("web/film.html", {"ends": ends, "film": film, "size": len(data or b"")})


async def file(request: Request) -> Response:
    """GET /matches/{match}/film.webp: a film that is made; otherwise its page is the place to go."""
    ends = await _asked(request)
    film = films_of(request).find(ends.stretch)
    data = _made(film)
    if data is None:
        return RedirectResponse(ends.address(), 303)
    plies = f"{ends.first.ply}-{ends.last.ply}"
    name = f"skyhop-{ends.stretch.match}-{plies}.webp"
    return Response(data, media_type="image/webp", headers={"Content-Disposition": f'inline; filename="{name}"'})


def films_of(request: Request) -> Films:
    """The films of this table."""
    found: Films = request.app.state.films
    return found


async def _asked(request: Request) -> Ends:
    """Read between which moments a film is asked for, in whichever order they are named."""
    place = await place_of(request)
    live, seat = place.live, seat_asked(request, place)
    steps = sorted((step_asked(request, live, "from", 0), step_asked(request, live, "to", len(live.history))))
    return Ends(*(Moment(live, seat, step, is_past=True) for step in steps))


def _made(film: Film | None) -> bytes | None:
    try:
        return film.data if film else None
    except Exception:  # noqa: BLE001  its page tells it
        return None
