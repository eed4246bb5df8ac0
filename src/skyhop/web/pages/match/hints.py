"""Hints in a match, and explanations of actions. Positions to practise have these explanations, too.

A hint has the candidates of a strong bot for the seat that must decide. A background job computes a hint from the view
of this seat. The server caches the hint.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, Self

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from skyhop.analysis.hint import HINT_SECONDS, Adviser, Candidate, Hint, describe_not_ready
from skyhop.engine.state import View
from skyhop.game.action import Refusal, Refused
from skyhop.game.capability import Capability
from skyhop.game.game import Game
from skyhop.game.match import Match, Step
from skyhop.game.simple.renderer import words_of
from skyhop.i18n import _
from skyhop.jobs import limited
from skyhop.jobs.queue import JobKind, Lane
from skyhop.rulebook.scenario import Prepared
from skyhop.server.exceptions import MatchNotStarted, MatchPaused, StaleAction
from skyhop.server.matches.commands import TakeHint
from skyhop.server.matches.history import History
from skyhop.server.matches.live import Live
from skyhop.server.matches.state import are_hints_allowed
from skyhop.server.seats import Seat
from skyhop.web.http.app_state import state_of
from skyhop.web.http.background_jobs import await_job, job_owner
from skyhop.web.http.fragments import RenderedPage, find_page
from skyhop.web.http.rate_limits import HINT, charge
from skyhop.web.http.sessions import add_cookie, token_of
from skyhop.web.http.templates import render, render_fragment
from skyhop.web.pages.match import match, rendering
from skyhop.web.pages.match.after_game import AfterGame
from skyhop.web.pages.match.flash_message import Notice
from skyhop.web.pages.match.match import (
    MAX_ACTION_LENGTH,
    describe_outdated,
    find_seat_context,
    require_own_seat,
    respond_fragments,
    wants_fragment,
)
from skyhop.web.pages.match.names import names
from skyhop.web.pages.match.snapshot import Snapshot

MOST_GAMES = 16
HINT_MADE = JobKind("hints", Lane("hints", at_once=1, most=8, most_of_address=4), kept=256)
"""Kind of the jobs that compute hints. A job takes about a second. Its result is cached by match, ply and seat."""


class CandidateShown(NamedTuple):
    """Candidate in words: notation, name, win chance and consequences.

    `places` contains CSS selectors of the parts of the board to highlight.
    """

    text: str
    named: str
    chance: str
    told: str
    places: tuple[str, ...]


class HintShown(NamedTuple):
    """Texts of a hint for a page."""

    candidates: tuple[CandidateShown, ...]
    headline: str


@lru_cache(MOST_GAMES)
def find_adviser(game: Game) -> Adviser:
    """Return the adviser of a game. The adviser computes hints."""
    return Adviser(game, seconds=HINT_SECONDS)


async def hint(request: Request, form: FormData) -> Response:
    """POST /matches/{match}/hint: show the candidates of a strong bot to the seat that decides."""
    place = await find_seat_context(request, is_fresh=True)
    if refusal := _refusal(place.live, place.seat, form):
        return await match.show(request, *refusal)
    live, seat, ply = place.live, place.seat or 0, place.live.match.ply
    view = live.match.view(seat)
    found = await _load_hint(request, live, view)
    try:
        await live.handle(TakeHint(), seat, ply)
    except StaleAction:
        return await match.show(request, match.describe_outdated(), 409)
    picture = rendering.render_latest(live, seat, hint=describe_hint(live, view, found))
    return match.respond_picture(request, Snapshot.now(live, seat), picture)


def _refusal(live: Live, seat: int | None, form: FormData) -> tuple[str, int] | None:
    """Return the reason why the server gives no hint, and an HTTP status. Return None if a hint is possible."""
    if seat is None:
        return _("You are watching this match. Only its players can act."), 403
    if not are_hints_allowed(live):
        return _("The host turned hints off for this match."), 403
    if live.is_covered:
        return str(MatchNotStarted()), 409
    if live.is_paused:
        return str(MatchPaused()), 409
    if not live.match.game.has(Capability.SEARCH):
        return _("This game has no hints, because no bot can search its positions."), 501
    if form.get("ply") != str(live.match.ply):
        return match.describe_outdated(), 409
    if seat not in live.match.deciders:
        return _("You can take a hint only on your turn."), 409
    if not find_adviser(live.match.game).is_ready:
        return describe_not_ready(), 409
    return None


async def _load_hint(request: Request, live: Live, view: View) -> Hint:
    """Return a hint from the cache. If the cache has none, compute the hint in a job.

    Raise `QueueFull` if too many jobs wait, and `TooFast` if the player has requested too many hints.
    """
    jobs, ply, asker = state_of(request).jobs, live.match.ply, job_owner(request)
    game, key = live.match.game, (live.info.id, ply, view.seat)
    job = jobs.find(HINT_MADE, key)
    if job is None:
        jobs.make_room(HINT_MADE, asker)
        await charge(request, HINT)
        job = jobs.find(HINT_MADE, key) or jobs.begin(
            HINT_MADE, asker, lambda _report: limited.run(_compute_hint, game, view, ply), key
        )
    return await await_job(request, job)


def _compute_hint(game: Game, view: View, ply: int) -> Hint:
    """Compute a hint. The caller runs this function in a process with limited memory."""
    return find_adviser(game).hint(view, ply)


def describe_hint(live: Live, view: View, found: Hint) -> HintShown:
    """Return the texts of a hint. The reader is the player in the seat of the view."""
    player_names = names(live.seats, view.seat)
    candidates = tuple(describe_candidate(live.match.game, view, each, player_names) for each in found.candidates)
    return HintShown(candidates, found.headline())


def describe_candidate(game: Game, view: View, each: Candidate, player_names: Sequence[str]) -> CandidateShown:
    """Return the texts of the candidate `each`. `player_names` contains the names of the players, by seat."""
    return CandidateShown(
        each.text,
        " ".join(words_of(game).name(view, each.action, player_names).split()) or each.text,
        each.chance(),
        " ".join(each.describe_effects(game, view)),
        tuple(find_page(game.name).places(view, each.action, player_names)),
    )


MAX_ACTIONS = 32
"""Maximum number of actions in one request. A card has up to eight targets, and a large multiroute has six spaces."""


async def why(request: Request) -> Response:
    """GET /matches/{match}/why?seat=&ply=&action=: explain why one or several actions are illegal.

    If one of several actions is legal, name the choice that the player must make first. If the request names only
    one action and this action is legal, send an empty answer (204).
    """
    (live, seat), query = await require_own_seat(request), request.query_params
    if query.get("ply") != str(live.match.ply):
        return _render_notice(live.match, describe_outdated())
    return explain_refusals(live.match, seat, query.getlist("action"))


def explain_refusals(match: Match, seat: int, requested: Sequence[str]) -> Response:
    """Return a response with the reasons why the actions `requested` are illegal for a seat.

    If one of several actions is legal, the response says what to choose first. For a single legal action, the
    response is empty (204).
    """
    actions = [text[:MAX_ACTION_LENGTH] for text in requested[:MAX_ACTIONS]] or [""]
    refusal = match.game.why_not(match.view(seat), actions)
    if refusal is None and len(actions) == 1:
        return Response(status_code=204)
    return _render_notice(match, refusal or _("First choose the card to place here."))


def _render_notice(match: Match, answer: Refusal | str) -> Response:
    return HTMLResponse(render_fragment("web/notice.html", {"notice": Notice.of(match, answer)}))


async def explanation(request: Request) -> Response:
    """GET /matches/{match}/explanation?seat=&ply=&action=: describe an action.

    If the action is illegal, or the game has no text for it, send an empty answer (204).
    """
    live, seat = await require_own_seat(request)
    if request.query_params.get("ply") != str(live.match.ply):
        return Response(status_code=204)
    return explain_action(live.match, seat, live.seats, request.query_params.get("action", ""))


def explain_action(match: Match, seat: int, seats: Sequence[Seat], text: str) -> Response:
    """Return a response with the description of an action in the words of its game.

    For an illegal action, and for an action without a description, the response is empty (204).
    """
    view = match.view(seat)
    try:
        action = match.game.read(view, text[:MAX_ACTION_LENGTH], seat)
    except Refused:
        return Response(status_code=204)
    sentence = words_of(match.game).explain(view, action, names(seats, seat))
    return PlainTextResponse(sentence) if sentence else Response(status_code=204)


class Practice(NamedTuple):
    """Practice position with the fields of a live match that pages read: match, history, players and acting seat."""

    match: Match
    history: History
    seats: tuple[Seat, ...]
    seat: int

    @classmethod
    def of(cls, position: Prepared) -> Self:
        """Return the practice position before the reader acts.

        The reader has the acting seat, and anonymous guests have the other seats.
        """
        return cls.after(position, position.match, ())

    @classmethod
    def after(cls, position: Prepared, match: Match, more: Sequence[Step]) -> Self:
        """Return the practice position after the steps in `more`. `match` is the match after these steps."""
        history = History(match.game, 0, position.start)
        for step in (*position.steps, *more):
            history.add(step)
        count = match.game.seat_count(match.state.ruleset)
        return cls(match, history, tuple(Seat("guest", str(seat)) for seat in range(count)), position.seat)

    @property
    def is_revealed(self) -> bool:
        """True if the reader may see the notation of all actions: the match is over."""
        return self.match.outcome is not None

    @property
    def seats_by_ply(self) -> tuple[tuple[int, tuple[Seat, ...]], ...]:
        """Players of the seats over time, in the form of `LiveState.seats_by_ply`. The players never change."""
        return ((0, self.seats),)

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the players as the acting seat sees them."""
        return names(self.seats, self.seat)

    @property
    def drawing(self) -> str:
        """SVG drawing of the position as the acting seat sees it."""
        return self.match.game.renderer.draw(self.match.view(self.seat), self.names)

    def build_context(self, address: str, notice: Refusal | str = "", *, is_past: bool = False) -> Mapping[str, object]:
        """Return the template context of the position, with the message `notice`.

        If `is_past` is True, the page has no controls, so the reader cannot act.
        """
        return {
            **rendering.build_play_context(self, self.seat, len(self.history) - 1, is_past=is_past),
            "match": "",
            "unplayed": _("Moves appear here."),
            "address": address,
            "afterwards": AfterGame(),
            "notice": Notice.of(self.match, notice) if notice else None,
        }

    def page(self, request: Request, template: str, picture: RenderedPage, status: int, **more: object) -> Response:
        """Return rendered content as a response: a whole page, or only the requested fragments."""
        if wants_fragment(request):
            return respond_fragments(request, picture, status)
        context = {"table": picture.render_all(token_of(request)), **rendering.build_frame(self.match), **more}
        return add_cookie(request, render(template, context, status))

    def why(self, request: Request) -> Response:
        """Return the explanation why the requested action is illegal. Match pages show the same explanation."""
        return explain_refusals(self.match, self.seat, request.query_params.getlist("action"))

    def explanation(self, request: Request) -> Response:
        """Return the description of the requested action. Match pages show the same description."""
        return explain_action(self.match, self.seat, self.seats, request.query_params.get("action", ""))
