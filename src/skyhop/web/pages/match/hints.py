"""Hints at a table: what a strong bot would consider, told to the seat that is to decide.

A hint is made from the view of that seat, as a job in a thread of its own, and kept for whoever asks again.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from skyhop.analysis.hint import SECONDS, Adviser, Candidate, Hint, not_ready
from skyhop.engine.state import View
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.game.match import Match
from skyhop.game.refusal import Refusal, Refused
from skyhop.i18n import _
from skyhop.jobs.job import JobKind, Lane
from skyhop.server.exceptions import MatchNotStarted, StaleAction
from skyhop.server.matches.live import Live, are_allowed, tell
from skyhop.server.seats import Seat
from skyhop.web.http.background_jobs import asker_of, awaited, jobs_of
from skyhop.web.http.fragments import page_of
from skyhop.web.http.limits import HINT, charge
from skyhop.web.http.sessions import form_of
from skyhop.web.http.templates import fragment
from skyhop.web.pages.match import match, rendering
from skyhop.web.pages.match.flash_message import Notice
from skyhop.web.pages.match.match import LONGEST_ACTION, moved_on, own_place, place_of
from skyhop.web.pages.match.names import names
from skyhop.web.pages.match.snapshot import Snapshot

MOST_GAMES = 16
HINT_MADE = JobKind("hints", Lane("hints", at_once=1, most=8, most_of_address=4), kept=256)
"""By match and ply, at which only one seat decides; each takes about a second."""


class CandidateShown(NamedTuple):
    """A candidate in words: what it is, the win chance, what is at stake, and selectors of what lights up."""

    text: str
    named: str
    chance: str
    told: str
    places: tuple[str, ...]


class HintShown(NamedTuple):
    """A hint as the table shows it."""

    candidates: tuple[CandidateShown, ...]
    headline: str


@lru_cache(MOST_GAMES)
def adviser_of(game: Game) -> Adviser:
    """Who gives hints for a game that can be searched."""
    return Adviser(game, seconds=SECONDS)


async def hint(request: Request) -> Response:
    """POST /matches/{match}/hint: say what a strong bot would consider, to the seat that is to decide."""
    form, place = await form_of(request), await place_of(request, is_fresh=True)
    if refusal := _refusal(place.live, place.seat, form):
        return await match.show(request, *refusal)
    live, seat, ply = place.live, place.live.match.to_decide or 0, place.live.match.ply
    view = live.match.view(seat)
    found = await _asked(request, live, view)
    try:
        await tell(live, seat, ply)
    except StaleAction:
        return await match.show(request, match.moved_on(), 409)
    picture = rendering.latest(live, seat, hint=shown(live, view, found))
    return match.answer(request, Snapshot.now(live, seat), picture)


def _refusal(live: Live, seat: int | None, form: FormData) -> tuple[str, int] | None:
    """Say why there is no hint, and with which status."""
    if seat is None:
        return _("You are watching this match; only its players can act."), 403
    if not are_allowed(live):
        return _("There are no hints in this match: whoever began it did not allow them."), 403
    if live.is_covered:
        return str(MatchNotStarted()), 409
    if not live.match.game.has(Capability.SEARCH):
        return _("There are no hints for this game: nothing can look ahead in it."), 501
    if form.get("ply") != str(live.match.ply):
        return match.moved_on(), 409
    if live.match.to_decide != seat:
        return _("A hint is for whoever is to act, and that is not you now."), 409
    if not adviser_of(live.match.game).is_ready:
        return not_ready(), 409
    return None


async def _asked(request: Request, live: Live, view: View) -> Hint:
    """Have a hint made, or take the one that is there; `Busy` where too many wait for theirs."""
    jobs, ply, asker = jobs_of(request), live.match.ply, asker_of(request)
    job = jobs.known(HINT_MADE, (live.info.id, ply))
    if job is None:
        jobs.make_room(HINT_MADE, asker)
        await charge(request, HINT)
        adviser, key = adviser_of(live.match.game), (live.info.id, ply)
        job = jobs.known(HINT_MADE, key) or jobs.begin(HINT_MADE, asker, lambda _report: adviser.hint(view, ply), key)
    return await awaited(request, job)


def shown(live: Live, view: View, found: Hint) -> HintShown:
    """Put a hint into words for the seat of a view."""
    named = names(live.seats, view.seat)
    candidates = tuple(candidate_shown(live.match.game, view, each, named) for each in found.candidates)
    return HintShown(candidates, found.headline())


def candidate_shown(game: Game, view: View, each: Candidate, named: Sequence[str]) -> CandidateShown:
    """Put a candidate into words for the seat of a view that calls the players by these names."""
    page = page_of(game.name)
    return CandidateShown(
        each.text,
        " ".join(page.name(view, each.action, named).split()) or each.text,
        each.chance(),
        " ".join(each.told(game, view)),
        tuple(page.places(view, each.action, named)),
    )


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
