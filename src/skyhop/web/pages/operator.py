"""Pages of the operator, with a separate sign-in: overview, reports, players, tournaments and the log.

A terminal command makes a link that works once. The link starts a session of one hour. Browsers send the cookie of the
session only to these pages, and never from other sites. Without a valid link or session, the addresses do not exist.
Each action needs a form and a reason, and is recorded in the log with its reason. The pages show no cards and no
secrets.
"""

from __future__ import annotations

import contextlib
import functools
import re
import shutil
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from skyhop import __version__
from skyhop.i18n import _, decimal, ngettext, translated
from skyhop.server.exceptions import StaleAction
from skyhop.server.metrics import WAITING
from skyhop.server.names import LONGEST
from skyhop.server.players.moderation import (
    FoundPlayer,
    OperatorAction,
    find_players,
    find_uses,
    log_action,
    read_log,
    read_reports,
)
from skyhop.server.players.players import PlayerGone, PlayerKind
from skyhop.server.players.sessions import (
    OPERATOR_SECONDS,
    begin_operator_session,
    end_operator_key,
    find_operator,
    has_operator_access,
)
from skyhop.server.schema import ACCOUNTS, LONGEST_REASON, MATCHES
from skyhop.server.store.data_folder import ANALYSES, FILMS, STORE, find_backup_age
from skyhop.server.store.match_change import WriteConflict
from skyhop.server.tournaments import Phase
from skyhop.server.tournaments.service import TournamentRefused
from skyhop.web.http.app_state import state_of
from skyhop.web.http.rate_limits import (
    ACT,
    DAY_SECONDS,
    HOUR_SECONDS,
    LOOK,
    address_of,
    charge_attempt,
    form_route,
    limited,
)
from skyhop.web.http.sessions import UNWRITABLE, add_cookie, read_text, token_of
from skyhop.web.http.settings import read_cookie
from skyhop.web.http.templates import render
from skyhop.web.pages.accounts.ratings_page import format_moment
from skyhop.web.pages.lobby.tournament_parts import describe_row, name_entrants
from skyhop.web.pages.operator_actions import (
    ACTION_TITLES,
    FINAL,
    PAUSES,
    ActionRefused,
    describe_log_entry,
    do_action,
    find_tournament,
    parse_action,
)

ADDRESS = "/operator"
SIGN_IN_LIMIT = (10, 900)
"""Limit for attempts to sign in from one IP address: the maximum number, and the period in seconds."""
ENTRIES_PER_PAGE = 50
MATCH_ADDRESS = re.compile(r".*/matches/([A-Za-z0-9]+).*")
MEGABYTE = 1_000_000

OperatorEndpoint = Callable[[Request, str], Awaitable[Response]]


class ReportShown(NamedTuple):
    """Reported name on the page, with the addresses of the matches and tournaments that show the name."""

    name: str
    number: str
    days: str
    places: list[tuple[str, str]]


class ModeratedPlayer(NamedTuple):
    """Player on the page, as texts. `state` is the present pause or ban."""

    id: str
    name: str
    chosen: str
    """Name that the player chose, or empty."""
    facts: str
    state: str
    reason: str
    matches: list[str]
    actions: list[tuple[str, str, bool]]


class LogShown(NamedTuple):
    """Entry of the log, as texts."""

    at: str
    operator: str
    done: str
    reason: str


def _cookie_name(request: Request) -> str:
    return f"{state_of(request).cookie_name}-operator"


async def _find_operator(request: Request) -> str | None:
    """Return the name of the operator who sent the request, or None."""
    secret = read_cookie(request, _cookie_name(request))
    return await state_of(request).store.read(partial(find_operator, secret=secret)) if secret else None


def _for_operators(endpoint: OperatorEndpoint) -> Callable[[Request], Awaitable[Response]]:
    """Wrap an endpoint of a page for operators. For all others, the page does not exist."""

    @functools.wraps(endpoint)
    async def handle(request: Request) -> Response:
        operator = await _find_operator(request)
        if operator is None:
            raise HTTPException(404)
        return await endpoint(request, operator)

    return limited(handle, LOOK)


def _render(
    request: Request, template: str, operator: str, context: Mapping[str, object], status: int = 200
) -> Response:
    """Render a page for operators. It has the sections of these pages and the form token."""
    sections = [
        (ADDRESS, _("Overview")),
        (f"{ADDRESS}/reports", _("Reports")),
        (f"{ADDRESS}/players", _("Players")),
        (f"{ADDRESS}/tournaments", _("Tournaments")),
        (f"{ADDRESS}/log", _("Log")),
    ]
    frame = {
        "operator": operator,
        "sections": sections,
        "section": request.url.path,
        "token": token_of(request),
        "most_reason": LONGEST_REASON,
        "notice": "",
        "said": _("Done. The log has the reason.") if "done" in request.query_params else "",
    }
    return add_cookie(request, render(template, {**frame, **context}, status))


async def show(request: Request, problem: str = "", status: int = 200) -> Response:
    """GET /operator: show the overview. Without a session, show the sign-in form.

    Raise 404 if no operator has a valid sign-in link or session.
    """
    operator = await _find_operator(request)
    if operator is None:
        if not await state_of(request).store.read(has_operator_access):
            raise HTTPException(404)
        code = request.query_params.get("code", "")[:100]
        form = {"token": token_of(request), "problem": problem, "code": code}
        return add_cookie(request, render("web/operator_sign_in.html", form, status))
    context = {"groups": await _list_facts(request), "notice": problem}
    return _render(request, "web/operator.html", operator, context, status)


async def sign_in(request: Request, form: FormData) -> Response:
    """POST /operator: use up a link, and start a session of one hour."""
    state = state_of(request)
    if not await state.store.read(has_operator_access):
        raise HTTPException(404)
    await charge_attempt(request, {f"operator {address_of(request)}": SIGN_IN_LIMIT})

    def begin(connection: sa.Connection) -> str | None:
        begun = begin_operator_session(connection, read_text(form, "code").strip())
        if begun is None:
            return None
        log_action(connection, begun[0], OperatorAction.SIGN_IN)
        return begun[1]

    session = await state.store.write(begin)
    if session is None:
        return await show(request, _("This code is wrong, was used, or has expired. Make a new link."), 422)
    answer = RedirectResponse(ADDRESS, 303)
    is_secure = request.url.scheme == "https" or state.public_url.startswith("https://")
    answer.set_cookie(
        _cookie_name(request),
        session,
        max_age=OPERATOR_SECONDS,
        path=ADDRESS,
        samesite="strict",
        secure=is_secure,
        httponly=True,
    )
    return answer


async def sign_out(request: Request, _form: FormData) -> Response:
    """POST /operator/session/ended: end the session of the operator."""
    await state_of(request).store.write(partial(end_operator_key, secret=read_cookie(request, _cookie_name(request))))
    answer = RedirectResponse("/", 303)
    answer.delete_cookie(_cookie_name(request), path=ADDRESS, samesite="strict", httponly=True)
    return answer


async def _list_facts(request: Request) -> list[tuple[str, list[tuple[str, str]]]]:
    """Return the facts of the overview as texts, in groups with titles."""
    state = state_of(request)
    accounts, running = await state.store.read(_count_rows)
    reports = len(await state.store.read(read_reports))
    jobs = state.jobs.count_by_lane()
    usage = shutil.disk_usage(state.folder)
    sizes = [
        (title, measure_files(state.folder, pattern))
        for title, pattern in ((_("Store"), f"{STORE}*"), (_("Films"), f"{FILMS}/*"), (_("Analyses"), f"{ANALYSES}/*"))
    ]
    return [
        (
            _("Server"),
            [
                (_("Version"), __version__),
                (_("Workers"), str(state.workers)),
                (_("Players can play"), await state.readiness.problem() or _("yes")),
                (_("Latest backup"), describe_backup(find_backup_age(state.folder))),
            ],
        ),
        (
            _("People"),
            [(_("Accounts"), str(accounts)), (_("Running matches"), str(running)), (_("Open reports"), str(reports))],
        ),
        (
            _("Storage"),
            [
                *((title, _format_size(size)) for title, size in sizes),
                (_("Free disk space"), _format_size(usage.free)),
            ],
        ),
        (
            _("Queues of this worker"),
            [
                (_("Pending writes"), str(int(next(iter(WAITING.collect())).samples[0].value))),
                *((name, str(count)) for name, count in sorted(jobs.items())),
            ],
        ),
    ]


def measure_files(folder: Path, pattern: str) -> int:
    """Return the total size in bytes of the files that match a pattern."""
    size = 0
    for file in folder.glob(pattern):
        with contextlib.suppress(OSError):  # the file was removed meanwhile
            size += file.stat().st_size
    return size


def _count_rows(connection: sa.Connection) -> tuple[int, int]:
    """Return the numbers of accounts and of running matches."""
    accounts = connection.scalar(sa.select(sa.func.count()).select_from(ACCOUNTS)) or 0
    running = sa.select(sa.func.count()).select_from(MATCHES).where(MATCHES.c.ended_at.is_(None))
    return accounts, connection.scalar(running) or 0


def describe_backup(age: float | None) -> str:
    """Return the age of a backup as text. `age` is in seconds."""
    if age is None:
        return _("none")
    if age < HOUR_SECONDS:
        return _("less than an hour old")
    if age < 2 * DAY_SECONDS:
        hours = int(age // HOUR_SECONDS)
        return ngettext("%(count)s hour old", "%(count)s hours old", hours) % {"count": hours}
    days = int(age // DAY_SECONDS)
    return ngettext("%(count)s day old", "%(count)s days old", days) % {"count": days}


def _format_size(size: int) -> str:
    return _("%(size)s MB") % {"size": decimal(size / MEGABYTE, 1)}


async def show_reports(request: Request, operator: str) -> Response:
    """GET /operator/reports: list the most reported names with the matches and tournaments that show them."""
    read, reports = state_of(request).store.read, []
    for each in (await read(read_reports))[:ENTRIES_PER_PAGE]:
        uses = await read(partial(find_uses, name=each.name))
        count = ngettext("%(count)s report", "%(count)s reports", each.reporters) % {"count": each.reporters}
        days = _("%(first)s to %(last)s") % {"first": each.first[:10], "last": each.last[:10]}
        places = [(f"/matches/{match}", _("Match %(id)s") % {"id": match}) for match in uses.matches]
        places += [(f"{ADDRESS}/tournaments/{name}", _("Tournament")) for name in uses.tournaments]
        reports.append(ReportShown(each.name, count, days, places))
    context = {"reports": reports, "actions": _list_buttons([OperatorAction.KEEP, OperatorAction.REMOVE])}
    return _render(request, "web/operator_reports.html", operator, context)


async def show_players(request: Request, operator: str) -> Response:
    """GET /operator/players: search for players by name, or by the address of a match. Show their pauses and bans."""
    typed = request.query_params.get("q", "").strip()[: LONGEST * 4]
    found = MATCH_ADDRESS.fullmatch(typed)
    search = found[1] if found else typed
    is_asked = bool(search) and UNWRITABLE not in search
    players = await state_of(request).store.read(partial(find_players, search=search)) if is_asked else []
    context = {
        "typed": typed,
        "players": [_describe_player(each) for each in players],
        "pauses": [(days, translated(title)) for days, title in PAUSES],
    }
    return _render(request, "web/operator_players.html", operator, context)


def _describe_player(record: FoundPlayer) -> ModeratedPlayer:
    player, restriction = record.player, record.restriction
    days = {"first": player.created[:10], "last": player.seen[:10]}
    times = _("since %(first)s, latest visit %(last)s") % days
    kind = _("Account") if player.kind is PlayerKind.ACCOUNT else _("Guest")
    state = ""
    if restriction is not None:
        until = {"day": (restriction.until or "")[:10]}
        state = _("Paused until %(day)s") % until if restriction.until else _("Banned")
    actions = [OperatorAction.PAUSE, OperatorAction.BAN]
    actions += [OperatorAction.RELEASE] * (restriction is not None) + [OperatorAction.REMOVE] * (
        player.name is not None
    )
    return ModeratedPlayer(
        player.id,
        player.name or _("a guest"),
        player.name or "",
        f"{kind} · {times}",
        state,
        restriction.reason if restriction else "",
        record.matches,
        _list_buttons(actions),
    )


def _list_buttons(actions: Sequence[OperatorAction]) -> list[tuple[str, str, bool]]:
    """Return the buttons for actions: the value, the title, and True if the action needs a confirmation."""
    return [(action.value, translated(ACTION_TITLES[action]), action in FINAL) for action in actions]


async def show_tournaments(request: Request, operator: str) -> Response:
    """GET /operator/tournaments: list the tournaments."""
    rows = await state_of(request).tournaments.read_list()
    context = {"tournaments": [(describe_row(row), row.terms.id) for row in rows]}
    return _render(request, "web/operator_tournaments.html", operator, context)


async def show_tournament(request: Request, operator: str) -> Response:
    """GET /operator/tournaments/{name}: show a tournament with its entrants, and the forms to end and change it."""
    tournament = await find_tournament(request, request.path_params["name"])
    names, is_over = name_entrants(tournament), tournament.phase is Phase.OVER
    context = {
        "name": tournament.terms.name,
        "id": tournament.terms.id,
        "is_over": is_over,
        "actions": _list_buttons([OperatorAction.REMOVE, *[OperatorAction.END] * (not is_over)]),
        "actions_on_entrant": _list_buttons([OperatorAction.WITHDRAW]),
        "entrants": [(each.number, names[each.number], each.has_withdrawn) for each in tournament.entrants],
    }
    return _render(request, "web/operator_tournament.html", operator, context)


async def show_log(request: Request, operator: str) -> Response:
    """GET /operator/log: show the actions of all operators, the latest first."""
    text = request.query_params.get("page", "")
    page = max(int(text), 1) if text.isascii() and text.isdigit() and len(text) < 6 else 1
    work = partial(read_log, limit=ENTRIES_PER_PAGE + 1, offset=(page - 1) * ENTRIES_PER_PAGE)
    entries = await state_of(request).store.read(work)
    rows = [
        LogShown(
            format_moment(each.at),
            each.operator,
            describe_log_entry(each.action, each.subject),
            each.reason,
        )
        for each in entries[:ENTRIES_PER_PAGE]
    ]
    context = {"entries": rows, "page": page, "has_more": len(entries) > ENTRIES_PER_PAGE}
    return _render(request, "web/operator_log.html", operator, context)


async def act(request: Request, form: FormData) -> Response:
    """POST /operator/actions: do an action with a reason, and log it. The field `do` names the action."""
    operator = await _find_operator(request)
    if operator is None:
        raise HTTPException(404)
    back = read_text(form, "back")
    back = back if back.startswith(f"{ADDRESS}/") and "\\" not in back else ADDRESS
    try:
        await do_action(request, parse_action(operator, form, back))
    except WriteConflict:
        problem = _("Many players are changing this tournament right now. Please try again.")
    except StaleAction:
        problem = _("The ban is saved, but a match changed at the same moment. Press the button again.")
    except (ActionRefused, TournamentRefused, PlayerGone) as error:
        problem = str(error)
    else:
        return RedirectResponse(f"{back}{'&' if '?' in back else '?'}done", 303)
    return _render(request, "web/operator_refused.html", operator, {"notice": problem, "back": back}, 422)


ROUTES = (
    Route(ADDRESS, limited(show, LOOK)),
    form_route(ADDRESS, sign_in, LOOK),
    form_route(f"{ADDRESS}/session/ended", sign_out, LOOK),
    Route(f"{ADDRESS}/reports", _for_operators(show_reports)),
    Route(f"{ADDRESS}/players", _for_operators(show_players)),
    Route(f"{ADDRESS}/tournaments", _for_operators(show_tournaments)),
    Route(f"{ADDRESS}/tournaments/{{name}}", _for_operators(show_tournament)),
    Route(f"{ADDRESS}/log", _for_operators(show_log)),
    form_route(f"{ADDRESS}/actions", act, ACT),
)
