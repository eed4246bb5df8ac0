"""Branches: a new match against bots that starts from a step of a finished match. The player chooses a seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from skyhop.bots import bot
from skyhop.game.action import JournalError
from skyhop.game.game import Game
from skyhop.game.match import has_draws_left
from skyhop.i18n import _
from skyhop.server.names import NoName
from skyhop.server.seats import Seat
from skyhop.web import levels
from skyhop.web.http.admission import leave_while_waiting
from skyhop.web.http.app_state import state_of
from skyhop.web.http.sessions import add_cookie, name_in_match, name_of, own_seat, store_guest, token_of
from skyhop.web.http.templates import render
from skyhop.web.pages.match import match
from skyhop.web.pages.match.match import SeatContext, find_seat_context
from skyhop.web.pages.match.names import read_name
from skyhop.web.pages.match.snapshot import SEAT, Snapshot
from skyhop.web.pages.replay.replay import MOMENT, read_step


class BranchStart(NamedTuple):
    """Start of a branch: the chosen seat, and the snapshot in the view of this seat."""

    moment: Snapshot
    seat: int


async def page(request: Request) -> Response:
    """GET /matches/{match}/play-on: show the form to choose a seat and an opponent for a branch.

    The match must be over.
    """
    place = await find_seat_context(request)
    if refusal := await _find_refusal(request, place):
        return refusal
    asked = _parse_branch_start(place, request.query_params)
    if place.live.match.game.to_decide(place.live.history.view(asked.moment.step, None)) is None:
        return await match.show(request, _describe_over(), 409)
    return _form(request, asked)


async def start(request: Request, form: FormData) -> Response:
    """POST /matches/{match}/play-on: start the branch and redirect to its page."""
    place = await find_seat_context(request)
    await place.live.catch_up()  # the players may have closed it to spectators meanwhile
    place = await find_seat_context(request)
    if refusal := await _find_refusal(request, place):
        return refusal
    fields = {name: str(value) for name, value in form.items()}
    asked, game = _parse_branch_start(place, fields), place.live.match.game
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
    seats[asked.seat] = own_seat(request, called)
    matches = state_of(request).matches
    try:
        live = await matches.start_branch(place.live, asked.moment.step, seats)
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
    named = fields.get(SEAT)
    if named is None:
        due = live.match.game.to_decide(live.history.view(step, None))
        seat = (due or 0) if place.seat is None else place.seat
    elif named in map(str, range(len(live.seats))):
        seat = int(named)
    else:
        raise HTTPException(400, _("There is no such seat in this match."))
    return BranchStart(Snapshot(live, seat, step, is_past=True, own=place.seat), seat)


def _form(request: Request, asked: BranchStart) -> Response:
    live, game = asked.moment.live, asked.moment.live.match.game
    sat_there = levels.level_of([seat for seat in live.seats if seat.kind == "bot"], game)
    chosen = levels.read_levels(request).get(game.name) or (sat_there.name if sat_there else "")
    context: dict[str, object] = {
        "moment": asked.moment,
        "seat": asked.seat,
        "game": game,
        "sights": [asked.moment._replace(viewer=seat) for seat in range(len(live.seats))],
        "draws_anew": has_draws_left(live.match.journal, live.history.ply_of(asked.moment.step)),
        "due": game.to_decide(live.history.view(asked.moment.step, None)),
        "scale": levels.list_levels(game, chosen, None),
        "advised": {game.name: None},
        "token": token_of(request),
    }
    return add_cookie(request, render("web/play_on.html", context))


def _make_rival(game: Game, level: str) -> Seat:
    """Return a seat with a bot of this level. If `level` is empty, use the default bot.

    Raise `LookupError` for an unknown level.
    """
    name = level or bot.usual(game).name
    bot.kind_of(name).check(game)
    return Seat("bot", name)
