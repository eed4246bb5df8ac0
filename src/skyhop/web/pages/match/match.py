"""Match page and its forms, including the forms about players who leave and about failed bots.

Each form contains the ply that its page showed. After a double click, the server therefore answers both requests
but plays the action only once. A page with JavaScript requests only the changed content. For a browser without
JavaScript, the server redirects to the whole page.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from io import BytesIO
from typing import NamedTuple

import segno
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response

from skyhop.bots import bot
from skyhop.game.action import Refusal, Refused
from skyhop.game.capability import Capability
from skyhop.i18n import _
from skyhop.server.backup.backup import format_record
from skyhop.server.exceptions import ClaimTooEarly, MatchNotStarted, StaleAction, UnknownMatch
from skyhop.server.lobby import MustWait
from skyhop.server.matches.broadcast import PageVersion
from skyhop.server.matches.commands import BreakOff, Claim, Decline, Play, ReplaceBot, Resign, Return, Sit
from skyhop.server.matches.context import PlayerCommand
from skyhop.server.matches.live import Live
from skyhop.server.matches.proposals import DRAW, Answer, ProposalKind, Propose
from skyhop.server.matches.spectators import may_watch
from skyhop.server.names import NoName
from skyhop.server.seats import Seat
from skyhop.web.http.admission import leave_while_waiting
from skyhop.web.http.app_state import state_of
from skyhop.web.http.errors import SpectatorsBarred
from skyhop.web.http.fragments import RenderedPage
from skyhop.web.http.rate_limits import ASKING, charge
from skyhop.web.http.sessions import add_cookie, guest_of, name_in_match, own_seat, store_guest, token_of
from skyhop.web.http.templates import CONFIRMATION_FIELD, ConfirmationRequired, origin_of, render
from skyhop.web.levels import FIELD as LEVEL_FIELD
from skyhop.web.pages.match import rendering
from skyhop.web.pages.match.after_game import insert_rematch_form
from skyhop.web.pages.match.flash_message import check_wait, describe_no_meeting, may_meet
from skyhop.web.pages.match.names import FIELD, store_name
from skyhop.web.pages.match.snapshot import Snapshot

FRAGMENT = "text/vnd.skyhop.server"
PARTS_HEADER = "skyhop-parts"
PAGE_HEADER = "skyhop-page"
MAX_PAGE_NAME_LENGTH = 40
"""Maximum number of characters in the name of a page. An open page sends this name in each request."""
MAX_PARTS = 300
"""Maximum number of fragment names in a request.

A long match of Aeronaut Odyssey has fewer than a hundred fragments.
"""
MAX_ACTION_LENGTH = 60
MAX_PLY_DIGITS = 6
"""Maximum number of digits of a ply in a request."""
MAX_THINKING_DIGITS = 12
"""Maximum number of digits of a thinking time in a request."""
BOT_WAIT_SECONDS = 3.0
"""Seconds for which the server waits for bots before it answers a page without JavaScript."""


class SeatContext(NamedTuple):
    """Match that a request names, and the seat of the sender. The seat is None for a spectator."""

    live: Live
    seat: int | None


async def find_seat_context(request: Request, *, is_fresh: bool = False) -> SeatContext:
    """Return the match that a request names, and the seat of the sender.

    If `is_fresh` is True, first load the changes of other workers from the store.
    """
    matches = state_of(request).matches
    return await _place(request, matches.open(request.path_params["match"], is_fresh=is_fresh))


async def visit_match(request: Request, *, is_fresh: bool = False) -> SeatContext:
    """Return the match that a request names, and the seat of the sender. Also dispatch the event `MatchOpened`.

    Pages that show the current position call this function.
    """
    matches = state_of(request).matches
    return await _place(request, matches.visit(request.path_params["match"], is_fresh=is_fresh))


async def _place(request: Request, opening: Awaitable[Live]) -> SeatContext:
    try:
        live = await opening
    except UnknownMatch:
        raise HTTPException(404) from None
    guest = guest_of(request)
    seat = live.seat_of(guest)
    is_invited = seat is None and live.match.outcome is None and any(each == Seat("open") for each in live.seats)
    if is_invited and not await may_meet(request, live.stored_seats):
        raise SpectatorsBarred(describe_no_meeting())  # else the page would offer a seat that the form refuses
    if not may_watch(live, guest):
        raise SpectatorsBarred(describe_barred_spectators(is_over=live.match.outcome is not None))
    if seat is not None and live.tracks_presence:
        await state_of(request).matches.sign(live.info.id, guest)
    return SeatContext(live, seat)


def describe_barred_spectators(*, is_over: bool = False) -> str:
    """Return the message for a spectator of a private match.

    If `is_over` is True, the message is about the replay of the match.
    """
    if is_over:
        return _("This match is over, and its replay is private.")
    return _("This match is private. If you were invited, someone else has taken the seat.")


class FormResponder(NamedTuple):
    """Functions that answer a form: `show` returns the page with a message, and `done` answers after success."""

    show: Callable[[Request, Refusal | str, int], Awaitable[Response]]
    done: Callable[[Request, SeatContext], Awaitable[Response]]


async def require_own_seat(request: Request) -> tuple[Live, int]:
    """Return the match and the seat of the sender.

    Raise 403 if the sender has no seat or the request names another seat. Raise 409 if private information is hidden
    until all seats are taken.
    """
    live, seat = await find_seat_context(request)
    if request.query_params.get("ply") != str(live.match.ply):
        live, seat = await find_seat_context(request, is_fresh=True)
    if seat is None or request.query_params.get("seat", str(seat)) != str(seat):
        raise HTTPException(403, _("Only the player in this seat can see its legal moves."))
    if live.is_covered:
        raise HTTPException(409, str(MatchNotStarted()))
    return live, seat


async def show(request: Request, notice: Refusal | str = "", status: int = 200) -> Response:
    """Return the match page with the current position.

    When a browser loads the page, the position is at least as new as on any page that another worker returned.
    """
    place = await visit_match(request, is_fresh=is_loaded(request))
    is_new = not wants_fragment(request) and await _is_newcomer(request, place)
    picture = insert_rematch_form(rendering.render_latest(*place, notice), place.live, guest_of(request))
    return respond_picture(request, Snapshot.now(*place), picture, status, is_newcomer=is_new)


def is_loaded(request: Request) -> bool:
    """Return True if the request loads the page of a match. Return False if the request sends a form."""
    return request.method != "POST"


async def _is_newcomer(request: Request, place: SeatContext) -> bool:
    """Return True if the page should offer a lesson, because the player has not finished any match."""
    if place.seat is None or not place.live.match.game.has(Capability.LESSON):
        return False
    matches = state_of(request).matches
    return not await matches.store.list_matches(guest_of(request), 1, is_over=True)


def respond_picture(
    request: Request,
    moment: Snapshot,
    picture: RenderedPage,
    status: int = 200,
    *,
    is_newcomer: bool = False,
    more: Mapping[str, object] | None = None,
) -> Response:
    """Return the content of a snapshot as a response: a whole page, or only the requested fragments.

    `more` is the additional context of the analysis page. The answer to a form does not reload by itself, since the
    message to the player would disappear.
    """
    if wants_fragment(request):
        return respond_fragments(request, picture, status)
    origin, may_refresh = origin_of(request), is_loaded(request) and status == 200 and not moment.is_past
    refresh = rendering.refresh_interval(moment.live, moment.own) if may_refresh else 0
    table = picture.render_all(token_of(request))
    push = {"token": token_of(request), "key": state_of(request).push_key.public} if _may_ask(moment) else None
    answer = page(moment, table, origin, status, is_newcomer=is_newcomer, refresh=refresh, push=push, more=more)
    return add_cookie(request, answer)


def _may_ask(moment: Snapshot) -> bool:
    """Return True if the page may offer notices to the reader: a player of a running match with a clock in days."""
    control = moment.live.info.control
    is_by_days = control is not None and control.free > 0
    return is_by_days and moment.own is not None and not moment.is_past and moment.live.match.outcome is None


def page(
    moment: Snapshot,
    table: str,
    origin: str,
    status: int = 200,
    *,
    is_newcomer: bool = False,
    refresh: int = 0,
    push: Mapping[str, str] | None = None,
    more: Mapping[str, object] | None = None,
) -> Response:
    """Return the whole page of a snapshot. `table` is the rendered board, and `origin` the public URL of the site.

    Without JavaScript, the page reloads after `refresh` seconds. If `refresh` is 0, the page does not reload. `push`
    contains the token and the key of the form for notices. Without it, the page does not ask for notices.
    """
    around = {"moment": moment, "table": table, "origin": origin, "is_newcomer": is_newcomer, "refresh": refresh}
    context = {**around, "push": push, **rendering.build_frame(moment.live.match), **(more or {})}
    return render("web/analysis.html" if more else "web/match.html", context, status)


async def play(request: Request, form: FormData) -> Response:
    """POST /matches/{match}/actions: play one action. Return the board as the player's seat sees it."""
    return await run_form_command(request, form, Play(read_action(form), read_thinking_time(form)))


def read_thinking_time(form: FormData) -> int | None:
    """Return the thinking time in milliseconds that a form reports, or None without a valid time."""
    text = str(form.get("thought", ""))
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= MAX_THINKING_DIGITS else None


def read_action(form: FormData) -> str:
    """Return the notation of the action in a form.

    The notation consists of the texts of all `action` fields, followed by the texts of all `to` fields.
    """
    return "".join(str(part) for name in ("action", "to") for part in form.getlist(name))[:MAX_ACTION_LENGTH]


async def resign(request: Request, form: FormData) -> Response:
    """POST /matches/{match}/resignation: resign the match."""
    await check_resignation(request, form)
    return await run_form_command(request, form, Resign())


async def check_resignation(request: Request, form: FormData) -> None:
    """Raise `ConfirmationRequired` if the match is running and the form contains no confirmation."""
    live, seat = await find_seat_context(request)
    if seat is not None and CONFIRMATION_FIELD not in form and live.match.outcome is None:
        leaving, back = (
            rendering.describe_resigning(live, seat),
            f"/matches/{live.info.id}{page_suffix(form.get('page'))}",
        )
        raise ConfirmationRequired(form, leaving.question, leaving.told, answer=leaving.button, back=back)


async def draw(request: Request, form: FormData) -> Response:
    """POST /matches/{match}/draw: offer a draw, or accept or decline an open draw offer."""
    return await run_form_command(
        request, form, await read_proposal(request, DRAW, str(form.get("answer")), yes="agree")
    )


async def read_proposal(request: Request, kind: ProposalKind, answer: str, yes: str = "yes") -> PlayerCommand:
    """Return the command of a form that makes or answers a proposal.

    Only a new proposal counts for the rate limit.
    """
    if answer in {yes, "no"}:
        return Answer(kind, is_agreed=answer == yes)
    await charge(request, ASKING)
    return Propose(kind)


async def sit_down(request: Request, form: FormData) -> Response:
    """POST /matches/{match}/seats: take the open seat. The form contains the name of the player."""
    place = await find_seat_context(request)
    try:
        called = name_in_match(request, str(form.get(FIELD, "")))
        if place.seat is None:
            if not any(seat.kept_for == guest_of(request) for seat in place.live.seats):  # reserved seats have a name
                await store_guest(request, called)
            await check_wait(request, place.live.info.control)
    except NoName as problem:
        return await show(request, str(problem), 422)
    except MustWait as wait:
        return await show(request, str(wait), 409)
    if place.seat is None and not await may_meet(request, place.live.stored_seats):
        return await show(request, describe_no_meeting(), 403)
    if place.seat is None and not await place.live.handle(Sit(own_seat(request, called))):
        if place.live.match.outcome is not None:
            return await show(request, _("This match is over, so you cannot join it."), 409)
        return await show(request, _("All seats are taken. You can watch."), 409)
    response = redirect_back(place.live, form.get("page"))
    add_cookie(request, response)
    if FIELD in form:
        store_name(request, response, called)
    return response


def describe_hiding(live: Live, running: str) -> str:
    """Return the reason why a reader may not see the hidden information of a match. Return "" if everybody may see it.

    `running` is the reason while the match is running.
    """
    if live.match.outcome is not None and live.info.is_sealed:
        return _(
            "This is a daily match, and other people can still play the same deal. Its hidden information is shown"
            " after the end of the day (UTC)."
        )
    return "" if live.is_revealed else running


def page_suffix(page: object) -> str:
    """Return the last part of the address of the page that contained a form, after the address of the match.

    It is `/text` for the text page, and empty for the board page.
    """
    return "/text" if page == "text" else ""


def redirect_back(live: Live, page: object) -> RedirectResponse:
    """Return a redirect to the match page that contained the form."""
    return RedirectResponse(f"/matches/{live.info.id}{page_suffix(page)}", 303)


async def journal(request: Request) -> Response:
    """GET /matches/{match}/journal: return the complete journal of a finished match.

    The journal contains the data with which everybody can verify the shuffles.
    """
    place = await find_seat_context(request, is_fresh=True)
    sentence = _("The game file contains hidden information, so you can download it only after the match.")
    if problem := describe_hiding(place.live, sentence):
        return await show(request, problem, 403)
    name = f"skyhop-{place.live.info.id}.jsonl"
    live = place.live
    text = format_record(live.info, live.match.journal, live.remarks, live.clocks) + "\n"
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})


async def run_form_command(
    request: Request, form: FormData, command: PlayerCommand | str, answers: FormResponder | None = None
) -> Response:
    """Run the command of a form and return the response. After a refusal, the page shows the reason.

    Instead of a command, the caller can pass a message for the page.
    """
    place, answers = await find_seat_context(request), answers or FormResponder(show, _answer)
    ply = read_ply(form)
    if place.seat is None:
        has_left = isinstance(command, Resign) and ply is not None and place.live.has_left(guest_of(request), ply)
        if has_left:  # the player may not have received the first answer
            return await answers.done(request, place)
        return await answers.show(request, _("You are watching this match. Only its players can act."), 403)
    if ply is None:
        return await answers.show(request, describe_outdated(), 409)
    try:
        notice = command if isinstance(command, str) else await place.live.handle(command, place.seat, ply)
    except Refused as refused:
        return await answers.show(request, refused.refusal, 409)
    except ClaimTooEarly as early:
        notice = str(early)
    except StaleAction as stale:
        if not stale.is_repeated:
            return await answers.show(request, describe_outdated(), 409)
        notice = None
    return await (answers.show(request, notice, 200) if notice else answers.done(request, place))


def describe_outdated() -> str:
    """Return the message for a request that is about an earlier ply than the current ply."""
    return _("The match has changed since your page loaded. This is the current position.")


async def _answer(request: Request, place: SeatContext) -> Response:
    if wants_fragment(request):
        guest = guest_of(request)
        seat = place.live.seat_of(guest)
        response = respond_fragments(request, rendering.render_latest(place.live, seat))
        if page := read_page_name(request):
            place.live.channel.answered = PageVersion(guest, page, place.live.version_for(seat))
        return response
    with leave_while_waiting():
        await place.live.bots.wait(BOT_WAIT_SECONDS)
    return RedirectResponse(f"/matches/{place.live.info.id}", 303)


def respond_fragments(request: Request, picture: RenderedPage, status: int = 200) -> Response:
    """Return a response with the fragments that the requesting page does not have."""
    return HTMLResponse(picture.render_without(read_known_fragments(request), token_of(request)), status)


def read_known_fragments(request: Request) -> frozenset[str]:
    """Return the names of the fragments that the requesting page has, from a header or the query string."""
    named = request.headers.get(PARTS_HEADER) or request.query_params.get("parts", "")
    return frozenset(named.split(",", MAX_PARTS)[:MAX_PARTS])


def read_page_name(request: Request) -> str:
    """Return the name of the requesting page from a header or the query string, or an empty text."""
    named = request.headers.get(PAGE_HEADER) or request.query_params.get("page", "")
    return named[:MAX_PAGE_NAME_LENGTH]


def read_ply(form: FormData) -> int | None:
    """Return the ply that the page of a form showed, or None if the form contains no valid ply."""
    text = str(form.get("ply", ""))
    return int(text) if text.isdecimal() and len(text) <= MAX_PLY_DIGITS else None


def wants_fragment(request: Request) -> bool:
    """Return True if a page with JavaScript requests only the changed content."""
    return FRAGMENT in request.headers.get("accept", "")


async def code(request: Request) -> Response:
    """GET /matches/{match}/code.svg: return the address of the match as a QR code."""
    place = await find_seat_context(request)
    origin = origin_of(request)
    svg = BytesIO()
    segno.make(f"{origin}/matches/{place.live.info.id}", error="m", micro=False).save(
        svg, kind="svg", scale=4, border=4, light="#fff", dark="#000"
    )
    return Response(svg.getvalue(), media_type="image/svg+xml")


GONE, OFF = "gone", "off"
"""Form fields whose value is a disconnected seat.

The first one claims the win, the second one calls the match off.
"""
LEFT = "left"
"""Field in the presence message of a page that is about to close."""


async def sign(request: Request, form: FormData) -> Response:
    """POST /matches/{match}/presence: record that the player's page is still open, or that it is closing."""
    matches = state_of(request).matches
    await matches.sign(request.path_params["match"], guest_of(request), has_left=LEFT in form)
    return Response(status_code=204)


async def claim(request: Request, form: FormData) -> Response:
    """POST /matches/{match}/claim: claim the win against a disconnected player, or call the match off."""
    return await run_form_command(request, form, read_claim(form))


def read_claim(form: FormData) -> Claim:
    """Return the command of a claim form.

    If the form names no seat, the claim is about the seat of the sender. The match then refuses the claim.
    """
    named = str(form.get(GONE, form.get(OFF, "")))
    gone = int(named) if named.isascii() and named.isdecimal() and len(named) < 3 else None
    return Claim(gone, as_won=GONE in form)


async def come_back(request: Request, form: FormData) -> Response:
    """POST /matches/{match}/return: give a player back the seat that a bot has taken over."""
    place = await find_seat_context(request, is_fresh=True)
    if not await place.live.handle(Return(guest_of(request))):
        return await show(request, _("You no longer have a seat in this match. You can watch the match."), 409)
    return redirect_back(place.live, form.get("page"))


DECLINED = "declined"
"""Parameter of the lobby after a refusal. The lobby then says what the reader has declined."""


async def refuse(request: Request, form: FormData) -> Response:
    """POST /matches/{match}/refusal: refuse a rematch, or let bots replace the players who have not answered."""
    place = await find_seat_context(request, is_fresh=True)
    try:
        await place.live.handle(Decline(guest_of(request)))
    except StaleAction:
        return await show(request, _("This request has already been answered or withdrawn."), 409)
    if place.seat is not None:
        return redirect_back(place.live, form.get("page"))
    return RedirectResponse(f"/?{DECLINED}={'challenge' if place.live.info.is_challenge else 'rematch'}", 303)


WAY = "stuck"
"""Form field for the choice of how a match with a failed bot continues or ends."""


async def recover(request: Request, form: FormData) -> Response:
    """POST /matches/{match}/stuck: after the failure of a bot, continue the match or end it without a loser."""
    return await run_form_command(request, form, await read_stuck_command(request, form))


async def read_stuck_command(request: Request, form: FormData) -> PlayerCommand | str:
    """Return the command of a form about a failed bot.

    Return a message if a bot has failed and the form names no bot of the game.
    """
    live, choice = (await find_seat_context(request)).live, form.get(WAY)
    live.bots.start()  # this worker may not know yet that the bot has failed
    with leave_while_waiting():
        await live.bots.wait(BOT_WAIT_SECONDS)
    if choice in {"end", "seat"}:
        return BreakOff() if choice == "end" else ReplaceBot()
    level = str(form.get(LEVEL_FIELD, ""))
    try:
        bot.kind_of(level).check(live.match.game)
    except LookupError:
        if live.stuck_seat is not None:
            return _("This game has no such bot. Choose another bot.")
    return ReplaceBot(Seat("bot", level))
