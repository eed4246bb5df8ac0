"""API operations on matches: start, join, view, act, read the journal, and analyse."""

from __future__ import annotations

import asyncio
import re
from functools import partial

from starlette.responses import Response

from skyhop.engine.document import Part, write_line
from skyhop.engine.state import Ruleset
from skyhop.game import registry
from skyhop.game.capability import Capability
from skyhop.game.documents import LegalActions, describe_legal_actions
from skyhop.game.ending import TIME
from skyhop.game.game import Game, ruleset_for_match
from skyhop.game.journal import Result
from skyhop.i18n import _
from skyhop.jobs.persistent import JobProgress
from skyhop.jobs.queue import QueueFull
from skyhop.server.backup.backup import format_record
from skyhop.server.clocks.clocks import TimeControl
from skyhop.server.exceptions import StaleAction
from skyhop.server.match_record import Summary
from skyhop.server.matches.commands import Claim, Decline, Play, Resign, Sit
from skyhop.server.matches.context import PlayerCommand
from skyhop.server.matches.create import Terms
from skyhop.server.matches.live import Live
from skyhop.server.matches.proposals import DRAW, PAUSE, TAKE_BACK, ProposalKind, Resume
from skyhop.server.players.moderation import check_not_restricted
from skyhop.server.seats import Seat
from skyhop.web import event_stream
from skyhop.web.api import match_stream
from skyhop.web.api.endpoint import JSON, LINES, ApiRequest, open_match, open_own_match, refuse
from skyhop.web.api_documents import (
    ActionCommand,
    AtPly,
    ClaimCommand,
    ConsentCommand,
    Done,
    DrawCommand,
    InvitationDeclined,
    InviteCommand,
    JobStatus,
    MatchesListed,
    MatchListed,
    MatchSeen,
    NewMatch,
    PauseCommand,
    ProgramShown,
    TicketShown,
)
from skyhop.web.event_stream import encode_lines
from skyhop.web.http.background_jobs import find_or_start_job, job_owner, run_job
from skyhop.web.http.rate_limits import ANALYSIS, COST_OF_SIZE, MAP, charge
from skyhop.web.pages.lobby.form_fields import ME, check_unused, new_ticket, read_client_seed
from skyhop.web.pages.lobby.offers import STARTS, by_name, charge_start, make_seat
from skyhop.web.pages.match.flash_message import check_wait, describe_no_meeting, may_meet
from skyhop.web.pages.match.match import describe_hiding, read_proposal
from skyhop.web.pages.match.stream import stream_response
from skyhop.web.pages.replay.analysis_page import MatchAnalysis

ON_A_PAGE = 50
MOST_ACTIONS = 2000
OPEN = "open"


async def who_am_i(call: ApiRequest) -> ProgramShown:
    """Return the program that owns the token, and the scopes of the token."""
    token = call.token
    return ProgramShown(token.program, token.name, token.owner_name, sorted(token.scopes))


async def hear_events(call: ApiRequest) -> Response:
    """Stream the starts and ends of the program's matches, and its invitations to other matches.

    The server sends an empty line after six seconds without an event. Each token can have one stream of events. A
    new stream with the same token ends the old stream. The last line of the old stream has the reason `replaced`.
    """
    found = event_stream.stream_events(call.state.connected, call.matches, call.state.tokens, call.token)
    return stream_response(call.request, encode_lines(found), LINES)


async def follow_match(call: ApiRequest) -> Response:
    """Stream a match. The first line has the complete view of the program. Each later line has the changes.

    The server sends an empty line after six seconds without a change. The last line has the reason for the end.
    """
    live = await open_match(call, is_fresh=True)
    if live.seat_of(call.token.program) is None and call.state.connections.are_scarce:
        raise QueueFull
    found = match_stream.stream_lines(call.matches, live.info.id, call.state.tokens, call.token)
    return stream_response(call.request, encode_lines(found), LINES)


async def list_matches(call: ApiRequest) -> MatchesListed:
    """List the running matches of the program. With `over=true`, list the finished matches.

    The query parameter `page` selects a page of 50 matches. The first page is 1.
    """
    query = call.request.query_params
    over, page = query.get("over", "false"), query.get("page", "1")
    if over not in {"true", "false"} or not re.fullmatch("[1-9][0-9]{0,3}", page):
        detail = _("Write over=true or over=false, and a page number of 1 or more.")
        raise refuse(422, "query", _("Invalid request"), detail)
    offset = (int(page) - 1) * ON_A_PAGE
    store, program = call.matches.store, call.token.program
    rows = await store.list_matches(program, ON_A_PAGE, offset=offset, is_over=over == "true")
    return MatchesListed([_describe_row(row) for row in rows])


def _describe_row(row: Summary) -> MatchListed:
    result = row.outcome and Result(*row.outcome)
    return MatchListed(row.id, row.game, row.ruleset, list(row.own), row.begun_at, result)


async def see_match(call: ApiRequest) -> MatchSeen:
    """Return the current match as the program's seat sees it, or as a spectator sees it."""
    live = await open_match(call, is_fresh=True)
    live.bots.start()
    return match_stream.describe_match(live, call.token.program)


async def list_actions(call: ApiRequest) -> LegalActions:
    """List all legal actions of the program, in notation and in words. If another seat decides, the list is empty."""
    live = await open_match(call, is_fresh=True)
    view = live.view(live.seat_of(call.token.program))
    if view.seat is None or view.seat not in live.match.deciders:
        return LegalActions(None if live.is_covered else live.match.to_decide, live.match.game.phase(view), [], 0)
    return await asyncio.to_thread(describe_legal_actions, live.match.game, view, MOST_ACTIONS)


async def draw_ticket(call: ApiRequest) -> TicketShown:
    """Create a ticket. With the ticket, the program can add a client seed to the shuffles of a new match."""
    return TicketShown(*new_ticket(call.request))


async def begin_match(call: ApiRequest, body: NewMatch) -> MatchSeen:
    """Start a match with the program in one seat. Anybody with the link to the match may take an open seat."""
    word = read_client_seed(call.request, body.word, body.ticket)
    if body.seats.count(ME) != 1:
        raise refuse(422, "seats", _("Invalid request"), _("Write “me” for exactly one of the seats."))
    if body.game not in registry.names():
        problem = _("There is no such game. Choose one of %(names)s.") % {"names": ", ".join(registry.names())}
        raise refuse(422, "game", _("Invalid request"), problem)
    game = registry.game(body.game)
    seats = [make_seat(game, each, call.seat, OPEN) for each in body.seats]
    ruleset = await _ruleset(call, game, body)
    if game.seat_count(ruleset) != len(seats) or body.first not in {None, *range(len(seats))}:
        problem = _("A match under these rules has %(count)s seats.") % {"count": game.seat_count(ruleset)}
        raise refuse(422, "seats", _("Invalid request"), problem)
    await charge_start(call.request, ruleset.parameters)
    rules, terms = by_name(game, ruleset.name, ruleset.parameters), _terms(call, body)
    if OPEN in body.seats:
        await check_wait(call.request, terms.control)
    with check_unused(word):
        live = await call.matches.start(game.name, rules, seats, body.first, terms._replace(word=word))
    return match_stream.describe_match(live, call.token.program)


def _terms(call: ApiRequest, body: NewMatch) -> Terms:
    """Return the terms of the requested match. Raise `OperationRefused` if two terms contradict each other."""
    problem = ""
    if body.is_offered and OPEN not in body.seats:
        problem = _(
            "The match is not public, because none of its seats is “open”. Open a seat, or leave out “is_offered”."
        )
    if body.is_rated and body.is_friendly:
        problem = _("Rated matches between people cannot have hints. Turn off the rating or the hints.")
    if body.is_rated and (body.seats.count(ME) != 1 or len(body.seats) == 1):
        problem = _(
            "A rated match needs at least one other player besides “me”. Add a player, or make the match unrated."
        )
    if problem:
        raise refuse(422, "terms", _("Invalid request"), problem)
    host = call.token.program if body.is_offered else None
    return Terms(TimeControl.read(body.clock), host, body.is_rated, is_friendly=body.is_friendly)


async def _ruleset(call: ApiRequest, game: Game, body: NewMatch) -> Ruleset:
    """Return the ruleset that the program requests.

    If the request contains a document, such as a map, a job in the queue for maps creates the ruleset.
    """
    documents = {document.name for document in game.options.documents}
    if documents & body.options.keys():
        await charge(call.request, MAP, max(COST_OF_SIZE.values()))
    return await run_job(call.request, STARTS, ruleset_for_match, game, body.ruleset, body.options, len(body.seats))


async def sit_down(call: ApiRequest) -> MatchSeen:
    """Take the open seat of a match. This operation also accepts an invitation."""
    live = await open_match(call, is_fresh=True)
    if live.seat_of(call.token.program) is None and not await may_meet(call.request, live.stored_seats):
        raise refuse(403, "meeting", _("Not accepted"), describe_no_meeting())
    if live.seat_of(call.token.program) is None:
        await check_wait(call.request, live.info.control)
    if not await live.handle(Sit(call.seat)):
        raise refuse(409, "full", _("No free seat"), _("You cannot join this match: it is full or over."))
    return match_stream.describe_match(live, call.token.program)


async def invite(call: ApiRequest, body: InviteCommand) -> Done:
    """Invite another program to an open seat of the program's own match.

    The invited program must have an open event stream.
    """
    live, _own_seat = await open_own_match(call)
    await call.matches.store.read(partial(check_not_restricted, players=[call.token.program]))
    if not any(seat.is_free_for(body.program) for seat in live.seats):
        raise refuse(409, "full", _("No free seat"), _("This match has no free seat. Start a match with an open seat."))
    is_met = await may_meet(call.request, (Seat("program", body.program),))
    if not is_met or not call.state.connected.invite(body.program, live, call.token.name):
        problem = _("No program with this name is connected right now. Send the address of the match to the program.")
        raise refuse(409, "away", _("Not connected"), problem)
    return _confirm(live)


async def decline(call: ApiRequest) -> Done:
    """Decline an invitation. The server notifies the programs in the match, and the seat stays open.

    If the invitation is for a rematch and at least two players remain, a bot takes the seat. If fewer players remain,
    the server cancels the rematch.
    """
    live = await open_match(call)
    program = call.token.program
    is_free = any(each.is_free_for(program) for each in live.seats)
    if not is_free or live.match.outcome is not None or live.seats_of(program):
        detail = _("Nobody has offered you a seat in this match, so you cannot decline a seat.")
        raise refuse(409, "full", _("No free seat"), detail)
    for seat in live.seats:
        if seat.kind == "program":
            call.state.connected.tell(str(seat.player), InvitationDeclined(live.info.id, call.token.name))
    if any(each.kept_for == program for each in live.seats):
        await live.handle(Decline(program))
    return _confirm(live)


async def _run_command(call: ApiRequest, command: PlayerCommand, ply: int, kind: str = "", title: str = "") -> Done:
    """Run a command of the program's seat at the ply that the request names.

    If `kind` and `title` are given and the command returns a text, refuse the request with a problem of this kind
    and title. Otherwise ignore the result of the command.
    """
    live, seat = await open_own_match(call)
    problem = await _handle_once(live, command, seat, ply)
    if problem and kind:
        raise refuse(409, kind, title, problem)
    return _confirm(live)


async def _handle_once(live: Live, command: PlayerCommand, seat: int, ply: int) -> str | None:
    """Run a command of a seat. If the seat has already run the same command at this ply, do nothing.

    A program can thus repeat a request whose response it did not receive.
    """
    try:
        return await live.handle(command, seat, ply)
    except StaleAction as stale:
        if not stale.is_repeated:
            raise
        return None


def _confirm(live: Live) -> Done:
    return Done(live.info.id, live.match.ply)


async def play(call: ApiRequest, body: ActionCommand) -> Done:
    """Play an action in notation for the program's seat.

    The server refuses an illegal action, and names the clause that forbids the action. A program may repeat a
    request if it has received no response. The action then counts only once.
    """
    live, seat = await open_own_match(call)
    await _handle_once(live, Play(body.action), seat, body.ply)
    own = next(entry for entry in live.match.journal.entries[body.ply :] if entry.actor == seat)
    if own.text.partition(" ")[0] == TIME.text:
        detail = _("Your time ran out before the server received this action, so the server refused it.")
        raise refuse(409, "time", _("Too late"), detail)
    return _confirm(live)


async def resign(call: ApiRequest, body: AtPly) -> Done:
    """Resign the match for the program's seat.

    A program may repeat the request, even if a bot has taken over the seat.
    """
    live = await open_match(call)
    if live.seat_of(call.token.program) is None and live.has_left(call.token.program, body.ply):
        return _confirm(live)
    return await _run_command(call, Resign(), body.ply)


async def draw(call: ApiRequest, body: DrawCommand) -> Done:
    """Offer a draw, or accept or decline an open draw offer."""
    live, _seat_of_program = await open_own_match(call)
    if obstacle := DRAW.describe_obstacle(live):
        raise refuse(409, "draw", _("No draw"), obstacle)
    return await _run_command(call, await _proposal(call, DRAW, body.answer), body.ply)


async def _proposal(call: ApiRequest, kind: ProposalKind, answer: str) -> PlayerCommand:
    """Return the command that makes a proposal of the kind `kind`, or answers such a proposal.

    Only a new proposal counts for the rate limit.
    """
    await open_own_match(call)  # refuse spectators before the charge
    return await read_proposal(call.request, kind, "no" if answer == "decline" else answer, yes="agree")


async def read_journal(call: ApiRequest) -> Response:
    """Return the full journal of a finished match. The journal contains all values needed to verify each shuffle."""
    live = await open_match(call, is_fresh=True)
    _check_over(live)
    return Response(format_record(live.info, live.match.journal, live.remarks, live.clocks), media_type=JSON)


def _check_over(live: Live) -> None:
    detail = _("The match is still running. Hidden information is shown only after the match. Try again then.")
    if detail := describe_hiding(live, detail):
        raise refuse(409, "running", _("Only after the match"), detail)


async def read_analysis(call: ApiRequest) -> Response | Part:
    """Return the analysis of a finished match. While the job is running, return its progress.

    Answer 404 if nobody has requested the analysis.
    """
    order, data = await _analysis(call)
    if data is not None:
        return Response(data, media_type=JSON)
    found = call.state.analyses.find(order, job_owner(call.request))
    if found is None:
        detail = _("The server has no analysis of this match. Request one with POST to this address.")
        raise refuse(404, "analysis", _("Not found"), detail)
    return _progress(order, found)


async def analyse(call: ApiRequest) -> Response | Part:
    """Start the analysis of a finished match. If the analysis exists already, return the analysis."""
    order, data = await _analysis(call)
    if data is not None:
        return Response(data, media_type=JSON)
    found = await find_or_start_job(call.request, call.state.analyses, order, ANALYSIS)
    return _progress(order, found or JobProgress(0))


async def _analysis(call: ApiRequest) -> tuple[MatchAnalysis, bytes | None]:
    live = await open_match(call, is_fresh=True)
    _check_over(live)
    if not live.match.game.has(Capability.SEARCH):
        detail = _("This game cannot be analysed, because no search supports it.")
        raise refuse(501, "analysis", _("Request failed"), detail)
    order = MatchAnalysis(live)
    return order, await asyncio.to_thread(call.state.analyses.read, order)


def _progress(order: MatchAnalysis, job: JobProgress) -> Response:
    progress = JobStatus(job.finished, order.parts, job.ahead)
    return Response(write_line(progress), 202, media_type=JSON, headers={"Retry-After": "1"})


async def take_back(call: ApiRequest, body: ConsentCommand) -> Done:
    """Propose to take back the program's last action, or answer the proposal of another player.

    When all other players have agreed, the server takes the action back. The journal keeps the action. A take-back
    is impossible in a rated match, and after a player has seen new information.
    """
    command = await _proposal(call, TAKE_BACK, body.answer)
    return await _run_command(call, command, body.ply, "take-back", _("Nothing to undo"))


async def pause(call: ApiRequest, body: PauseCommand) -> Done:
    """Propose a pause, answer the proposal of another player, or resume the match. Nobody acts during a pause."""
    command = Resume() if body.answer == "go on" else await _proposal(call, PAUSE, body.answer)
    return await _run_command(call, command, body.ply, "pause", _("No pause"))


async def claim(call: ApiRequest, body: ClaimCommand) -> Done:
    """Claim a win over a disconnected player, or call the match off.

    The line `opponentGone` of the match stream contains the milliseconds until the claim is possible.
    """
    return await _run_command(call, Claim(body.seat, as_won=body.outcome == "win"), body.ply)
