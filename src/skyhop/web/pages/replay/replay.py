"""Looking back: the page and the pictures of any moment of a match that an address names."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from typing import NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from skyhop.engine.state import OPEN, Viewer
from skyhop.game import registry
from skyhop.game.capability import Capability
from skyhop.game.journal import read_line
from skyhop.i18n import _, language, listed
from skyhop.jobs import limited
from skyhop.jobs.folder import Keeping
from skyhop.jobs.job import JobKind
from skyhop.jobs.persistent import PersistentJobs, hashed
from skyhop.server.matches.history import History
from skyhop.server.matches.live import Live
from skyhop.server.shuffle_proof import kinds, pile_titles
from skyhop.server.store.data_folder import FILMS
from skyhop.svg.element import outlined
from skyhop.web.http.background_jobs import ASKED, PAGES, asked_for, made
from skyhop.web.http.limits import FILM, LOOK, PAPER, charge
from skyhop.web.http.limits import limited as limits_limited
from skyhop.web.http.templates import render
from skyhop.web.pages.match import match, rendering
from skyhop.web.pages.match.match import SeatContext, place_of
from skyhop.web.pages.match.snapshot import SPECTATOR, Snapshot, may_look

LONGEST = 6
"""Digits of a number."""
MOMENT = ("step", "ply")
"""How addresses name a moment: by its step, as pages count them; those of earlier versions by its ply."""
PICTURES = JobKind("pictures", PAGES)


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


def _file(moment: Snapshot, drawn: bytes, ending: str, kind: str) -> Response:
    name = f"skyhop-{moment.live.info.id}-{moment.step}.{ending}"
    return Response(drawn, media_type=kind, headers={"Content-Disposition": f'inline; filename="{name}"'})


def asked(request: Request, place: SeatContext) -> Snapshot:
    """Read which moment an address names, and whether its reader may see it.

    A ply between two steps, such as a shuffle's, stands for the last step before it, and one that has not come yet for
    the last.

    Raises:
        HTTPException: where it names none, or one that is hidden.

    """
    viewer = viewer_asked(request, place)
    step = step_asked(request.query_params, place.live, MOMENT, len(place.live.history))
    return Snapshot(place.live, viewer, step, is_past=True, own=place.seat)


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


def viewer_asked(request: Request, place: SeatContext) -> Viewer:
    """Read which place an address looks from, the reader's own without one, and whether that is allowed.

    Every page, picture and film of a match asks here. Who shares a device looks from the seat that decides: the others'
    hands are not for whoever holds it now.
    """
    asked = _viewer(request, place)
    if not may_look(place.live, place.seat, asked):
        raise HTTPException(403, _("What another seat sees can be looked at when the match is over."))
    return asked


def _viewer(request: Request, place: SeatContext) -> Viewer:
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


KEEPING = Keeping(FILMS, ".webp", 1800.0, 256 * 1024 * 1024)


class Stretch(NamedTuple):
    """What a film shows: the steps of a match from one to another, seen from a place, told in a language."""

    match: str
    viewer: Viewer
    first: int
    last: int
    language: str
    names: tuple[str, ...]
    """Of the players, which change while a seat is open."""


class Film:
    """The film of a stretch, as the queue makes it."""

    def __init__(self, stretch: Stretch, journal: str, *, is_covered: bool) -> None:
        self.stretch = stretch
        self._journal, self._is_covered = journal, is_covered

    @classmethod
    def between(cls, first: Snapshot, last: Snapshot) -> Film:
        """The film from one moment to another."""
        live = first.live
        stretch = Stretch(live.info.id, first.viewer, first.step, last.step, language(), first.names)
        return cls(stretch, live.match.journal.to_line(), is_covered=live.is_covered)

    @property
    def name(self) -> str:
        """What it is called on the disk."""
        return hashed(repr(tuple(self.stretch)))

    @property
    def parts(self) -> int:
        """How many pictures it has."""
        return self.stretch.last - self.stretch.first + 1

    def make(self, report: Callable[[int], None]) -> bytes:
        """Draw it, picture by picture; ModuleNotFoundError where the press is not installed."""
        return limited.run(_film, self.stretch, self.parts, self._journal, self._is_covered, report=report)


def _film(
    stretch: Stretch,
    parts: int,
    journal: str,
    is_covered: bool,  # noqa: FBT001  jobs of another process take no names
    report: Callable[[int], None],
) -> bytes:
    """Draw a film from the journal of its match, in a process with limited memory."""
    from skyhop.print.film import film  # noqa: PLC0415 - an extra

    match = read_line(journal)
    history = History.of(registry.game(match.header.game), match)
    history.cover(is_covered=is_covered)

    def frame(number: int) -> tuple[str, str]:
        return history.frame(stretch.first + number, stretch.viewer, stretch.names)

    return film(frame, parts, report)


FIRST, LAST = ("first", "from"), ("last", "to")
"""How addresses name the ends: by steps, those of earlier versions by plies."""


class Ends(NamedTuple):
    """Between which moments a film is asked for."""

    first: Snapshot
    last: Snapshot

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


def films_of(request: Request) -> PersistentJobs:
    """The films of this table."""
    found: PersistentJobs = request.app.state.films
    return found


async def _asked(request: Request) -> Ends:
    """Read between which moments a film is asked for, in whichever order they are named."""
    place = await place_of(request)
    live, viewer = place.live, viewer_asked(request, place)
    ends = ((FIRST, 0), (LAST, len(live.history)))
    steps = sorted(step_asked(request.query_params, live, names, usual) for names, usual in ends)
    return Ends(*(Snapshot(live, viewer, step, is_past=True) for step in steps))


async def page_shuffles(request: Request) -> Response:
    """GET /matches/{match}/shuffles: after its end; what the page says is found by its script."""
    live = (await place_of(request, is_fresh=True)).live
    if live.match.outcome is None:
        sentence = _("The secret of the shuffles is shown after the match; then your browser can derive them here.")
        return await match.show(request, sentence, 403)
    found = await asyncio.to_thread(kinds, live.match.journal)
    context = {
        "title": live.match.game.title,
        "match": live.info.id,
        "kinds": json.dumps(found),
        "piles": json.dumps(pile_titles(live.match.game)),
        "starters": json.dumps(list(live.match.game.starters(live.match.view(None).ruleset))),
    }
    return render("web/shuffles.html", context)


ROUTES = (Route("/matches/{match}/shuffles", limits_limited(page_shuffles, LOOK)),)
