"""Pages of tournaments: the list, the page of one tournament with its live stream, and the standings as JSON.

All viewers of a tournament with the same language share the rendered rounds and standings. Only the part about the
reader is rendered for each viewer.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator
from functools import partial

import sqlalchemy as sa
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from skyhop.bots import bot
from skyhop.game import registry
from skyhop.game.action import RulesetError
from skyhop.game.ending import TWO_SEATS
from skyhop.i18n import _, translated
from skyhop.jobs.queue import JobKind, JobOwner, JobQueue, Lane
from skyhop.server.clocks.clocks import CHOICES, NoControl, TimeControl
from skyhop.server.exceptions import UnknownMatch
from skyhop.server.matches.create import new_match_id
from skyhop.server.names import NoName, parse_player_name
from skyhop.server.players.moderation import check_not_restricted
from skyhop.server.players.tokens import Scope
from skyhop.server.seats import Seat
from skyhop.server.store.match_change import WriteConflict
from skyhop.server.store.store import list_tokens
from skyhop.server.timestamps import seconds_ahead
from skyhop.server.tournaments import (
    MAX_BOTS,
    MAX_SWISS_ROUNDS,
    MIN_SWISS_ROUNDS,
    POD_SIZES,
    Form,
    Phase,
    Tournament,
    TournamentTerms,
)
from skyhop.server.tournaments.pairing import RoundPlan, list_forms, list_pod_sizes, plan_round
from skyhop.server.tournaments.service import (
    TournamentRefused,
    append_end,
    choose_rules,
    count_bots,
    enter,
    withdraw,
)
from skyhop.web import levels
from skyhop.web.http.app_state import state_of
from skyhop.web.http.rate_limits import ACT, HOST, LOOK, form_route, limited
from skyhop.web.http.sessions import (
    add_cookie,
    guest_of,
    is_signed_in,
    name_in_match,
    name_of,
    own_seat,
    read_text,
    store_guest,
    token_of,
)
from skyhop.web.http.templates import CONFIRMATION_FIELD, ConfirmationRequired, render, render_fragment
from skyhop.web.pages.lobby.form_fields import FORM_TITLES, USUAL, describe_clock, explain_rules
from skyhop.web.pages.lobby.tournament_parts import (
    ADDRESS,
    ALL,
    STARTS,
    describe_entry,
    describe_row,
    list_facts,
    list_removable,
    mark_own,
    name_entrants,
    render_live,
    write_document,
)
from skyhop.web.pages.match.flash_message import check_wait
from skyhop.web.pages.match.names import FIELD, read_name, store_name
from skyhop.web.pages.match.stream import (
    HEARTBEAT_SECONDS,
    MEDIA_TYPE,
    follow_page,
    format_event,
    stream_response,
)

PAIRINGS = JobKind("pairings", Lane("pairings", at_once=1, most=100, most_of_address=100))
"""Queue for the pairing of rounds. A round of 128 entrants takes a fifth of a second."""
SERVER = JobOwner("tournaments", "tournaments")
SETTLE_SECONDS = 0.2
"""Seconds between a change and its event. One event then covers several quick changes, such as a round's matches."""
LIMITS = (4, 8, 16, 32, 64, 128)
DURATIONS = (30, 60, 90, 120)
"""Durations of an arena in minutes."""


async def plan_in_queue(jobs: JobQueue, tournament: Tournament) -> RoundPlan:
    """Pair the next round of a tournament in a thread of the job queue."""
    return await jobs.wait(jobs.begin(PAIRINGS, SERVER, lambda _report: plan_round(tournament)))


async def page(request: Request, notice: str = "", status: int = 200, form: FormData | None = None) -> Response:
    """GET /tournaments: list the tournaments, and show the form that opens one."""
    rows = await state_of(request).tournaments.read_list()
    games = [game for game in map(registry.game, registry.names()) if TWO_SEATS in game.seats or list_pod_sizes(game)]
    values = {name: str(value) for name, value in (form or {}).items()}
    context = {
        "present": [describe_row(row) for row in rows if not row.is_over],
        "ended": [describe_row(row) for row in rows if row.is_over],
        "rules": [
            (
                f"{game.name}/{ruleset.name}",
                f"{game.title}, {game.options.title_of(ruleset.name)}",
                list_pod_sizes(game),
            )
            for game in games
            for ruleset in game.options.rulesets
        ],
        "forms": [(form.value, translated(FORM_TITLES[form])) for form in list_forms()],
        "clocks": [(clock, describe_clock(clock)) for clock in CHOICES],
        "round_counts": range(MIN_SWISS_ROUNDS, MAX_SWISS_ROUNDS + 1),
        "limits": LIMITS,
        "pod_sizes": sorted({size for game in games for size in list_pod_sizes(game)}),
        "durations": DURATIONS,
        "starts": [(seconds, translated(title)) for seconds, title in STARTS],
        "given": {**USUAL, "plays": "yes" * (not values), **values},
        "is_sent": bool(values),
        "called": name_of(request) or read_name(request),
        "has_account": is_signed_in(request),
        "notice": notice,
        "token": token_of(request),
    }
    return add_cookie(request, render("web/tournaments.html", context, status))


async def open_tournament(request: Request, form: FormData) -> Response:
    """POST /tournaments: open a tournament. If the host plays too, enter the host."""
    service = state_of(request).tournaments
    try:
        terms = _parse_terms(form)
        called = _parse_name(request, form)
        await store_guest(request, called)
        host = own_seat(request, called)
        await service.open(terms, host)
        if form.get("plays"):
            await service.change(terms.id, partial(enter, seat=host))
    except (TournamentRefused, NoName, NoControl, RulesetError, LookupError) as error:
        return await page(request, str(error), 422, form)
    return _redirect(request, terms.id, called)


def _parse_terms(form: FormData) -> TournamentTerms:
    """Parse the form of a new tournament. Raise an error with a sentence for an impossible choice."""
    name = parse_player_name(read_text(form, "name"))
    if name is None:
        raise TournamentRefused(_("Give the tournament a name."))
    game, _slash, ruleset = read_text(form, "rules").partition("/")
    rounds, limit, start, minutes, pod = (
        read_text(form, field) for field in ("rounds", "limit", "start", "minutes", "seats")
    )
    control = TimeControl.read(read_text(form, "clock"))
    is_known = (
        game in registry.names()
        and read_text(form, "form") in list_forms()
        and rounds in map(str, range(MIN_SWISS_ROUNDS, MAX_SWISS_ROUNDS + 1))
        and limit in map(str, LIMITS)
        and minutes in map(str, DURATIONS)
        and pod in map(str, POD_SIZES)
        and start in dict(STARTS)
        and str(control) in CHOICES
    )
    if not is_known or control is None:
        raise TournamentRefused(_("Choose the values from the lists in the form."))
    kind = Form(read_text(form, "form"))
    if kind is Form.ARENA and control.free:
        raise TournamentRefused(_("An arena needs a clock in minutes."))
    seats = int(pod) if kind is Form.PODS else TWO_SEATS
    if seats not in (list_pod_sizes(registry.game(game)) if kind is Form.PODS else registry.game(game).seats):
        raise TournamentRefused(_("This game has no matches of %(count)s players.") % {"count": seats})
    return TournamentTerms(
        new_match_id(),
        name,
        kind,
        game,
        choose_rules(registry.game(game), ruleset, seats),
        control,
        int(rounds),
        min(int(limit), kind.max_entrants),
        bool(form.get("bots")),
        seconds_ahead(int(start)),
        int(minutes) if kind is Form.ARENA else 0,
        seats,
    )


def _parse_name(request: Request, form: FormData) -> str:
    """Return the name of the player. Raise `TournamentRefused` without a name."""
    called = name_in_match(request, read_text(form, FIELD))
    if not called:
        raise TournamentRefused(_("Choose a name first, so that the other players know who you are."))
    return called


def _redirect(request: Request, name: str, called: str | None = None) -> Response:
    response = add_cookie(request, RedirectResponse(f"{ADDRESS}/{name}", 303))
    if called is not None and not is_signed_in(request):
        store_name(request, response, called)
    return response


async def tournament_page(request: Request, notice: str = "", status: int = 200) -> Response:
    """GET /tournaments/{name}: show a tournament: what is next for the reader, the standings and the rounds."""
    tournament, has_all = await _find(request), ALL in request.query_params
    terms, own = tournament.terms, await _render_own(request, tournament)
    context = {
        "name": terms.name,
        "address": f"{ADDRESS}/{terms.id}",
        "version": tournament.version,
        "facts": list_facts(terms),
        "explanations": explain_rules(terms),
        "live": mark_own(render_live(tournament, has_all=has_all), own),
        "own": own,
        "is_over": tournament.phase is Phase.OVER or has_all,
        "notice": notice,
        "is_host": tournament.host == guest_of(request),
        "token": token_of(request),
    }
    return add_cookie(request, render("web/tournament.html", context, status))


async def _find(request: Request) -> Tournament:
    """Return the requested tournament. Raise 404 if there is none."""
    try:
        return await state_of(request).tournaments.read(request.path_params["name"])
    except UnknownMatch:
        raise HTTPException(404) from None


async def _render_own(request: Request, tournament: Tournament) -> str:
    """Return the part of the page about the reader: entries, the next match, and the buttons of the host."""
    guest, terms, names = guest_of(request), tournament.terms, name_entrants(tournament)
    programs = await _list_programs(request) if terms.has_bots else {}
    own = [each for each in tournament.entrants if each.player in {guest, *programs}]
    entered = {each.player for each in own}
    is_host, is_open = tournament.host == guest, tournament.is_open_for_entry
    game = registry.game(terms.game)
    has_players = is_host and tournament.phase is Phase.OPEN and tournament.can_pair
    can_meet = has_players and (await state_of(request).tournaments.add_strangers(tournament)).can_pair
    context = {
        "address": f"{ADDRESS}/{terms.id}",
        "token": token_of(request),
        "entries": [describe_entry(tournament, each, names) for each in own],
        "may_enter": is_open and guest not in entered,
        "is_closed": not own and not is_open and tournament.phase is not Phase.OVER,
        "programs": [(name, title) for name, title in programs.items() if name not in entered] if is_open else [],
        "called": name_of(request) or read_name(request),
        "has_account": is_signed_in(request),
        "may_start": can_meet,
        "is_blocked": has_players and not can_meet,
        "lacks_players": is_host and tournament.phase is Phase.OPEN and not tournament.can_pair,
        "may_end": is_host and tournament.phase is not Phase.OVER,
        "removable": [(each.number, names[each.number]) for each in list_removable(tournament)] if is_host else [],
        "bots": [
            (each.name, each.title)
            for each in levels.list_opponents(game)
            if each.name not in {entrant.player for entrant in tournament.entrants}
        ]
        if is_host and is_open and terms.has_bots and count_bots(tournament) < MAX_BOTS
        else [],
    }
    return render_fragment("web/tournament_own.html", context)


async def _list_programs(request: Request) -> dict[str, str]:
    """Return the names of the reader's programs that may play, by the id of the program."""
    tokens = await list_tokens(state_of(request).store, guest_of(request)) if is_signed_in(request) else []
    return {token.program: token.name for token in tokens if Scope.PLAY in token.scopes}


async def act(request: Request, form: FormData) -> Response:
    """POST /tournaments/{name}: enter, withdraw, remove, add a bot, start or end. The field `do` names the action."""
    tournament = await _find(request)
    name, done = tournament.terms.id, read_text(form, "do")
    called = None
    try:
        if done in BEGINNING:  # the write of an entry itself checks the player
            await state_of(request).store.read(partial(check_not_restricted, players=[guest_of(request)]))
        if done == "enter":
            called = await _act_enter(request, form, tournament)
        elif done in ACTS:
            await ACTS[done](request, form, tournament)
    except (TournamentRefused, NoName, LookupError) as error:
        return await tournament_page(request, str(error), 422)
    except WriteConflict:
        return await tournament_page(
            request, _("Many players are changing this tournament right now. Please try again."), 409
        )
    return _redirect(request, name, called)


async def _act_enter(request: Request, form: FormData, tournament: Tournament) -> str | None:
    """Enter the reader or one of the reader's programs, even after a withdrawal.

    Return the name of the reader. For a program, return None.
    """
    service, name = state_of(request).tournaments, tournament.terms.id
    if program := read_text(form, "program"):
        programs = await _list_programs(request)
        if program not in programs:
            raise TournamentRefused(
                _("This program cannot enter. It needs one of your tokens with the permission to play.")
            )
        await service.change(name, partial(enter, seat=Seat("program", program, programs[program])))
        return None
    await check_wait(request, tournament.terms.control)
    called = _parse_name(request, form) if tournament.find_entrant(guest_of(request)) is None else name_of(request)
    await store_guest(request, called)
    await service.change(name, partial(enter, seat=own_seat(request, called)))
    return called


async def _act_withdraw(request: Request, form: FormData, tournament: Tournament) -> None:
    own = {guest_of(request), *await _list_programs(request)}
    number = read_text(form, "entrant")
    entrant = next((each for each in tournament.entrants if str(each.number) == number and each.player in own), None)
    if entrant is None:
        raise TournamentRefused(_("You can withdraw only yourself and your programs."))

    def work(connection: sa.Connection, current: Tournament) -> None:
        withdraw(connection, current, current.entrants[entrant.number])

    await state_of(request).tournaments.change(tournament.terms.id, work)


async def _act_add_bot(request: Request, form: FormData, tournament: Tournament) -> None:
    name = read_text(form, "bot")
    if tournament.host != guest_of(request) or name not in bot.names():
        raise TournamentRefused(_("Only the host can add this server's bots."))
    bot.kind_of(name).check(registry.game(tournament.terms.game))
    await state_of(request).tournaments.change(tournament.terms.id, partial(enter, seat=Seat("bot", name)))


async def _act_begin(request: Request, _form: FormData, tournament: Tournament) -> None:
    await state_of(request).tournaments.begin(tournament.terms.id, guest_of(request))


async def _act_remove(request: Request, form: FormData, tournament: Tournament) -> None:
    host, number = guest_of(request), read_text(form, "entrant")

    def work(connection: sa.Connection, current: Tournament) -> None:
        entrant = next((each for each in list_removable(current) if str(each.number) == number), None)
        if current.host != host or entrant is None:
            raise TournamentRefused(_("Only the host can remove players, and only before the first round."))
        withdraw(connection, current, entrant, is_removed=True)

    await state_of(request).tournaments.change(tournament.terms.id, work)


async def _act_end(request: Request, form: FormData, tournament: Tournament) -> None:
    if tournament.host != guest_of(request) or tournament.phase is Phase.OVER:
        raise TournamentRefused(_("Only the host can end this tournament, and only once."))
    if CONFIRMATION_FIELD not in form:
        sentence = _("No further round begins. Running matches go on, but do not count for the standings.")
        back = f"{ADDRESS}/{tournament.terms.id}"
        raise ConfirmationRequired(form, _("End this tournament?"), sentence, answer=_("End the tournament"), back=back)
    await state_of(request).tournaments.change(tournament.terms.id, append_end)


ACTS = {
    "withdraw": _act_withdraw,
    "bot": _act_add_bot,
    "start": _act_begin,
    "remove": _act_remove,
    "end": _act_end,
}
BEGINNING = frozenset({"bot", "start", "remove"})
"""Actions of a host on a tournament. A paused or banned host cannot do them."""


async def events(request: Request) -> Response:
    """GET /tournaments/{name}/events: stream the reader's part and the shared part of the page after each change.

    The query parameter `after` is the version that the page shows.
    """
    await _find(request)
    if request.method == "HEAD":
        return Response(media_type=MEDIA_TYPE)
    return stream_response(request, _stream(request), MEDIA_TYPE)


def _stream(request: Request) -> AsyncGenerator[str]:
    """Return the stream of both parts of the page."""
    state, name = state_of(request), request.path_params["name"]
    last_version = request.query_params.get("after", "")

    async def render() -> list[str]:
        nonlocal last_version
        tournament = await state.tournaments.read(name)
        if tournament.version == last_version:
            return []
        own, last_version = await _render_own(request, tournament), tournament.version
        return [format_event("own", own), format_event("live", render_live(tournament))]

    channel = state.matches.find_channel(name)
    return follow_page(request, channel, render, pause_seconds=HEARTBEAT_SECONDS, settle_seconds=SETTLE_SECONDS)


async def standings(request: Request) -> Response:
    """GET /tournaments/{name}/standings.json: return the standings and the rounds as JSON."""
    tournament = await _find(request)
    headers = {"Content-Disposition": f'inline; filename="skyhop-tournament-{tournament.terms.id}.json"'}
    return JSONResponse(write_document(tournament), headers=headers)


ROUTES = (
    Route(ADDRESS, limited(page, LOOK)),
    form_route(ADDRESS, open_tournament, HOST),
    Route(ADDRESS + "/{name}", limited(tournament_page, LOOK)),
    form_route(ADDRESS + "/{name}", act, ACT),
    Route(ADDRESS + "/{name}/events", limited(events, LOOK)),
    Route(ADDRESS + "/{name}/standings.json", limited(standings, LOOK)),
)
