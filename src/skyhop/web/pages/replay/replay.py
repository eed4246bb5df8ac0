"""Replay: pages and pictures of any step of a match, and films of its steps, with permalinks.

This module also contains the page of shuffle proofs.

From a step of a finished match, a player can start a branch: a new match against bots in a chosen seat.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from typing import NamedTuple

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from skyhop.bots import bot
from skyhop.engine.state import OPEN, Viewer
from skyhop.game import registry
from skyhop.game.action import JournalError
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.game.journal import read_line
from skyhop.game.match import has_draws_left
from skyhop.i18n import _, language, listed
from skyhop.jobs import limited
from skyhop.jobs.persistent import RetentionLimits, hash_name
from skyhop.jobs.queue import JobKind
from skyhop.server.matches.history import History, NamesByPly
from skyhop.server.matches.live import Live
from skyhop.server.names import NoName
from skyhop.server.seats import Seat
from skyhop.server.shuffle_proof import list_kinds, list_pile_titles
from skyhop.server.store.data_folder import FILMS
from skyhop.svg import outline_texts
from skyhop.web import levels
from skyhop.web.http.admission import leave_while_waiting
from skyhop.web.http.app_state import state_of
from skyhop.web.http.background_jobs import PAGES, PROGRESS_PARAMETER, find_or_start_job, run_job
from skyhop.web.http.rate_limits import FILM, LOOK, PAPER, charge
from skyhop.web.http.rate_limits import limited as rate_limited
from skyhop.web.http.sessions import add_cookie, guest_of, name_in_match, name_of, own_seat, store_guest, token_of
from skyhop.web.http.templates import render
from skyhop.web.pages.match import match, rendering
from skyhop.web.pages.match.match import SeatContext, find_seat_context
from skyhop.web.pages.match.names import read_name
from skyhop.web.pages.match.snapshot import SEAT, SPECTATOR, Snapshot, may_look

MAX_DIGITS = 6
"""Maximum number of digits of a number in an address."""
MOMENT = ("step", "ply")
"""Query parameters for the step of a snapshot: `step`, and `ply` in addresses of earlier versions."""
PICTURES = JobKind("pictures", PAGES, is_limited=True)


async def look(request: Request) -> Response:
    """GET /matches/{match}: show the current position of the match.

    If the address names a snapshot, show this snapshot.
    """
    if not {*MOMENT, "as"} & request.query_params.keys():
        return await match.show(request)
    moment = find_snapshot(request, await find_seat_context(request, is_fresh=True))
    return match.respond_picture(request, moment, rendering.render_replay(moment.live, moment.viewer, moment.step))


async def picture(request: Request) -> Response:
    """GET /matches/{match}/picture.svg: return a snapshot as one drawing. The default is the latest snapshot."""
    moment = find_snapshot(request, await find_seat_context(request))
    return _file(moment, outline_texts(moment.drawing).encode(), "svg", "image/svg+xml")


async def png(request: Request) -> Response:
    """GET /matches/{match}/picture.png: return a snapshot as a picture. The caption describes the last step."""
    moment = find_snapshot(request, await find_seat_context(request))
    await charge(request, PAPER)
    content = await run_job(request, PICTURES, _png, moment.drawing, moment.sentence)
    return _file(moment, content, "png", "image/png")


def _png(drawing: str, sentence: str) -> bytes:
    from skyhop.print.picture import render_picture  # noqa: PLC0415 - an optional dependency

    return render_picture(drawing, sentence)


def _file(moment: Snapshot, content: bytes, ending: str, kind: str) -> Response:
    name = f"skyhop-{moment.live.info.id}-{moment.step}.{ending}"
    return Response(content, media_type=kind, headers={"Content-Disposition": f'inline; filename="{name}"'})


def find_snapshot(request: Request, place: SeatContext) -> Snapshot:
    """Return the snapshot that an address names. First check that the reader may see the snapshot.

    For a ply between two steps, such as the ply of a shuffle, use the last step before this ply. For a future ply,
    use the last step.

    Raises:
        HTTPException: if the address is invalid, or the reader may not see the snapshot.
    """
    viewer = read_viewer(request, place)
    step = read_step(request.query_params, place.live, MOMENT, len(place.live.history))
    return Snapshot(place.live, viewer, step, is_past=True, own=place.seat)


def read_step(fields: Mapping[str, str], live: Live, names: tuple[str, str], usual: int) -> int:
    """Return the step that an address or a form names. `usual` is the default step.

    `names` contains the name of the field for a step, and the name of the field for a ply.
    """
    of_step, of_ply = names
    if of_step in fields:
        return min(_number(fields, of_step), len(live.history))
    return live.history.count_steps(_number(fields, of_ply)) if of_ply in fields else usual


def _number(fields: Mapping[str, str], name: str) -> int:
    text = fields[name]
    if not (text.isascii() and text.isdecimal() and len(text) <= MAX_DIGITS):
        problem = _("The link has no valid step. Use a number, such as %(name)s=12.")
        raise HTTPException(400, problem % {"name": name})
    return int(text)


def read_viewer(request: Request, place: SeatContext) -> Viewer:
    """Return the viewer that an address names. By default, return the reader's seat, even if a bot now plays it.

    Raise 403 if the reader may not use this view. Each page, picture and film of a match calls this function. On a
    shared device, the default viewer is the seat that must decide. The person who now holds the device must not see
    the other hands.
    """
    viewer = _viewer(request, place)
    if not may_look(place.live, place.seat, viewer):
        sentence = _("You can switch to another player's view after the match.")
        raise HTTPException(403, match.describe_hiding(place.live, sentence) or sentence)
    return viewer


def _viewer(request: Request, place: SeatContext) -> Viewer:
    name = request.query_params.get("as")
    if name is None:
        return place.seat if place.seat is not None else _find_left_seat(request, place.live)
    places: dict[str, Viewer] = {str(number): number for number in range(len(place.live.seats))}
    places[SPECTATOR] = None
    if place.live.match.game.has(Capability.OPEN_VIEW):
        places[OPEN] = OPEN
    if name not in places:
        problem = _("The link has no valid view. Choose one of %(places)s.")
        raise HTTPException(400, problem % {"places": listed(places)})
    return places[name]


def _find_left_seat(request: Request, live: Live) -> int | None:
    """Return the seat that the reader left to a bot, or None.

    Before the end of the match, return None, because a reader without a seat is only a spectator.
    """
    if not live.is_revealed:
        return None
    guest = guest_of(request)
    return next((number for number, seat in enumerate(live.stored_seats) if seat.is_of(guest)), None)


KEEPING = RetentionLimits(FILMS, ".webp", 1800.0, 256 * 1024 * 1024)


class FilmRange(NamedTuple):
    """Steps of a match that a film shows, with the viewer, the locale and the names of the players."""

    match: str
    viewer: Viewer
    first: int
    last: int
    language: str
    names: NamesByPly
    """Names of the players over time.

    They change when a player takes an open seat, and when a bot replaces a player.
    """


class Film:
    """Request for the job that draws a film of a range of steps."""

    def __init__(self, film_range: FilmRange, journal: str, *, is_covered: bool) -> None:
        self.film_range = film_range
        self._journal, self._is_covered = journal, is_covered

    @classmethod
    def between(cls, first: Snapshot, last: Snapshot) -> Film:
        """Return the film of the steps from the snapshot `first` to the snapshot `last`, from the view of `first`."""
        live = first.live
        film_range = FilmRange(live.info.id, first.viewer, first.step, last.step, language(), first.names_by_ply)
        return cls(film_range, live.match.journal.to_line(), is_covered=live.is_covered)

    @property
    def name(self) -> str:
        """File name of the film."""
        return hash_name(repr(tuple(self.film_range)))

    @property
    def parts(self) -> int:
        """Number of pictures in the film."""
        return self.film_range.last - self.film_range.first + 1

    def make(self, report: Callable[[int], None]) -> bytes:
        """Draw the film picture by picture. `report` receives the number of finished pictures.

        Raise ModuleNotFoundError if the optional packages for films are not installed.
        """
        return limited.run(_film, self.film_range, self.parts, self._journal, self._is_covered, report=report)


def _film(
    film_range: FilmRange,
    parts: int,
    journal: str,
    is_covered: bool,  # noqa: FBT001  jobs pass arguments by position
    report: Callable[[int], None],
) -> bytes:
    """Draw a film from a journal. The caller runs this function in a process with limited memory."""
    from skyhop.print.picture import render_film  # noqa: PLC0415 - an optional dependency

    match = read_line(journal)
    history = History.of(registry.game(match.header.game), match)
    history.cover(is_covered=is_covered)

    def frame(number: int) -> tuple[str, str]:
        return history.draw_frame(film_range.first + number, film_range.viewer, film_range.names)

    return render_film(frame, parts, report)


FIRST, LAST = ("first", "from"), ("last", "to")
"""Query parameters for the first step and for the last step of a film.

The second name of each pair is for a ply in an address of an earlier version.
"""


class FilmEnds(NamedTuple):
    """First and last snapshot of a requested film."""

    first: Snapshot
    last: Snapshot

    @property
    def film(self) -> Film:
        """Film from the first snapshot to the last snapshot."""
        return Film.between(*self)

    def address(self, kind: str = "") -> str:
        """Return the permalink of the film's page or file.

        The permalink contains the first and the last step. The film therefore stays the same when the match
        continues.
        """
        return self.last.film(self.first.step, self.last.step, kind)

    @property
    def question(self) -> str:
        """Address from which the page reads the progress of the film."""
        return f"{self.address()}&{PROGRESS_PARAMETER}=1"


async def page(request: Request) -> Response:
    """GET /matches/{match}/film: show a film of the steps from `first` to `last`. The default is all steps.

    Addresses of earlier versions contain the plies `from` and `to` instead. The first request starts the job. A
    request that only reads the progress never starts the job.
    """
    ends = await _parse_range(request)
    film = await find_or_start_job(request, state_of(request).films, ends.film, FILM)
    return render("web/film.html", {"ends": ends, "film": film})


async def file(request: Request) -> Response:
    """GET /matches/{match}/film.webp: return a finished film. For an unfinished film, redirect to its page."""
    ends = await _parse_range(request)
    data = await asyncio.to_thread(state_of(request).films.read, ends.film)
    if data is None:
        return RedirectResponse(ends.address(), 303)
    name = f"skyhop-{ends.last.live.info.id}-{ends.first.step}-{ends.last.step}.webp"
    return Response(data, media_type="image/webp", headers={"Content-Disposition": f'inline; filename="{name}"'})


async def _parse_range(request: Request) -> FilmEnds:
    """Return the first and the last snapshot of the requested film.

    The address may contain the two steps in either order.
    """
    place = await find_seat_context(request)
    live, viewer = place.live, read_viewer(request, place)
    ends = ((FIRST, 0), (LAST, len(live.history)))
    steps = sorted(read_step(request.query_params, live, names, usual) for names, usual in ends)
    return FilmEnds(*(Snapshot(live, viewer, step, is_past=True) for step in steps))


async def page_shuffles(request: Request) -> Response:
    """GET /matches/{match}/shuffles: show the shuffle proofs of a finished match.

    A script on the page verifies the proofs.
    """
    live = (await find_seat_context(request, is_fresh=True)).live
    sentence = _("The shuffle secret is shown after the match. Then your browser can verify the shuffles here.")
    if problem := match.describe_hiding(live, sentence):
        return await match.show(request, problem, 403)
    found = await asyncio.to_thread(list_kinds, live.match.journal)
    context = {
        "title": live.match.game.title,
        "match": live.info.id,
        "name": live.info.shuffler.match,
        "kinds": json.dumps(found),
        "piles": json.dumps(list_pile_titles(live.match.game)),
        "starters": json.dumps(list(live.match.game.starters)),
    }
    return render("web/shuffles.html", context)


class BranchStart(NamedTuple):
    """Start of a branch: the chosen seat, and the snapshot as this seat sees it."""

    moment: Snapshot
    seat: int


async def show_play_on(request: Request) -> Response:
    """GET /matches/{match}/play-on: show the form to choose a seat and an opponent for a branch.

    The match must be over.
    """
    place = await find_seat_context(request)
    if refusal := await _find_refusal(request, place):
        return refusal
    branch = _parse_branch_start(place, request.query_params)
    if place.live.match.game.to_decide(place.live.history.view(branch.moment.step, None)) is None:
        return await match.show(request, _describe_over(), 409)
    return _render_play_on(request, branch)


async def start_branch(request: Request, form: FormData) -> Response:
    """POST /matches/{match}/play-on: start the branch and redirect to its page."""
    place = await find_seat_context(request)
    await place.live.catch_up()  # the players may have closed it to spectators meanwhile
    place = await find_seat_context(request)
    if refusal := await _find_refusal(request, place):
        return refusal
    fields = {name: str(value) for name, value in form.items()}
    branch, game = _parse_branch_start(place, fields), place.live.match.game
    try:
        rival = _make_rival(game, fields.get(levels.FIELD, ""))
    except LookupError as error:
        return await match.show(request, str(error), 422)
    seats = [rival] * len(place.live.seats)
    try:
        called = name_in_match(request, read_name(request) or name_of(request))
        await store_guest(request, called)
    except NoName as problem:
        return await match.show(request, str(problem), 422)
    seats[branch.seat] = own_seat(request, called)
    matches = state_of(request).matches
    try:
        live = await matches.start_branch(place.live, branch.moment.step, seats)
    except JournalError:
        return await match.show(request, _describe_over(), 409)
    with leave_while_waiting():
        await live.bots.wait(0.2)
    response = RedirectResponse(f"/matches/{live.info.id}", 303)
    levels.store_level(request, response, game, fields.get(levels.FIELD, ""))
    return add_cookie(request, response)


async def _find_refusal(request: Request, place: SeatContext) -> Response | None:
    """Return a refusal if the match is still running, because a branch would let a player try out actions.

    If the match is over, return None.
    """
    sentence = _("You can play from a position only after the match, because this would help you during the match.")
    problem = match.describe_hiding(place.live, sentence)
    return await match.show(request, problem, 403) if problem else None


def _describe_over() -> str:
    return _("The match is already over at this step. Go back one step to play on from there.")


def _parse_branch_start(place: SeatContext, fields: Mapping[str, str]) -> BranchStart:
    """Return the step and the seat from which the requested branch starts.

    The default step is the last decision. If the request names no seat, use the reader's seat. If the reader has no
    seat, use the seat that must decide.
    """
    live = place.live
    step = read_step(fields, live, MOMENT, max(0, len(live.history) - 1))
    requested = fields.get(SEAT)
    if requested is None:
        due = live.match.game.to_decide(live.history.view(step, None))
        seat = (due or 0) if place.seat is None else place.seat
    elif requested in map(str, range(len(live.seats))):
        seat = int(requested)
    else:
        raise HTTPException(400, _("There is no such seat in this match."))
    return BranchStart(Snapshot(live, seat, step, is_past=True, own=place.seat), seat)


def _render_play_on(request: Request, branch: BranchStart) -> Response:
    live, game = branch.moment.live, branch.moment.live.match.game
    sat_there = levels.level_of([seat for seat in live.seats if seat.kind == "bot"], game)
    chosen = levels.read_levels(request).get(game.name) or (sat_there.name if sat_there else "")
    context: dict[str, object] = {
        "moment": branch.moment,
        "seat": branch.seat,
        "game": game,
        "sights": [branch.moment._replace(viewer=seat) for seat in range(len(live.seats))],
        "draws_anew": has_draws_left(live.match.journal, live.history.ply_of(branch.moment.step)),
        "due": game.to_decide(live.history.view(branch.moment.step, None)),
        "scale": levels.list_levels(game, chosen, None),
        "advised": {game.name: None},
        "token": token_of(request),
    }
    return add_cookie(request, render("web/play_on.html", context))


def _make_rival(game: Game, level: str) -> Seat:
    """Return a seat with a bot of this level. If `level` is empty, use the default bot.

    Raise `LookupError` for an unknown level.
    """
    name = level or bot.default_opponent(game).name
    bot.kind_of(name).check(game)
    return Seat("bot", name)


ROUTES = (Route("/matches/{match}/shuffles", rate_limited(page_shuffles, LOOK)),)
