"""Settings page, and the page for the programs that a person owns."""

from __future__ import annotations

from functools import partial
from urllib.parse import urlencode

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from skyhop.i18n import N_
from skyhop.server.accounts import keep_settings
from skyhop.server.names import NoName
from skyhop.server.players.tokens import Scope, TooManyTokens
from skyhop.server.store import access
from skyhop.web.http.app_state import state_of
from skyhop.web.http.rate_limits import LOOK, START, form_route, limited
from skyhop.web.http.sessions import (
    add_cookie,
    end_other_sessions,
    guest_of,
    is_signed_in,
    name_in_match,
    name_of,
    store_guest,
    token_of,
)
from skyhop.web.http.settings import COOKIE, DEFAULTS, SETTINGS, parse_settings, set_cookie
from skyhop.web.http.templates import render
from skyhop.web.pages.match.names import read_name

PROGRAMS = "/settings/programs"
SCOPE_TITLES = {
    Scope.READ: N_("see the matches of the program and their events"),
    Scope.PLAY: N_("act in the seats of the program, resign and agree to draws"),
    Scope.OFFER: N_("start matches, take seats, invite other programs"),
    Scope.ANALYSE: N_("request analyses of finished matches"),
}


async def show_programs(
    request: Request, made: str = "", problem: str = "", status: int = 200, field: str = ""
) -> Response:
    """GET /settings/programs: show the programs that the player owns, with their scopes.

    After the player has created a token, the page also shows the token.
    """
    matches = state_of(request).matches
    context = {
        "tokens": await access.list_tokens(matches.store, guest_of(request)),
        "meanings": SCOPE_TITLES,
        "usual": {Scope.READ, Scope.PLAY, Scope.OFFER},
        "made": made,
        "problem": problem,
        "field": field,
        "token": token_of(request),
    }
    return add_cookie(request, render("web/programs.html", context, status))


async def make_program(request: Request, form: FormData) -> Response:
    """POST /settings/programs: create a token for a program and show the token. No address ever contains the token."""
    matches = state_of(request).matches
    scopes = {scope for scope in Scope if scope in form.getlist("scope")}
    try:
        await store_guest(request, name_in_match(request, read_name(request) or name_of(request)))
        made = await access.make_token(matches.store, guest_of(request), str(form.get("name", "")), scopes)
    except (NoName, TooManyTokens) as problem:
        field = "name" if isinstance(problem, NoName) else ""
        return await show_programs(request, problem=str(problem), status=422, field=field)
    return await show_programs(request, made)


async def revoke_program(request: Request, form: FormData) -> Response:
    """POST /settings/programs/revoked: revoke a token at once. End the streams of this token."""
    matches = state_of(request).matches
    if hashed := str(form.get("hash", ""))[:64]:
        await access.revoke_token(matches.store, hashed, guest_of(request))
        state_of(request).tokens.forget()
    return RedirectResponse(PROGRAMS, 303)


PROGRAM_ROUTES = (
    Route(PROGRAMS, limited(show_programs, LOOK)),
    form_route(PROGRAMS, make_program, START),
    form_route(f"{PROGRAMS}/revoked", revoke_program, LOOK),
)


ADDRESS = "/settings"


async def show(request: Request) -> Response:
    """GET /settings: show the settings and their current values."""
    context = {
        "offered": SETTINGS,
        "token": token_of(request),
        "is_kept": "kept" in request.query_params,
        "is_alone": "alone" in request.query_params,
    }
    return add_cookie(request, render("web/settings.html", context))


async def keep(request: Request, form: FormData) -> Response:
    """POST /settings: store the settings in a form. Browsers without scripts use this form."""
    said = urlencode([(name, str(value)) for name, value in form.multi_items() if name in DEFAULTS])
    answer = RedirectResponse(f"{ADDRESS}?kept", 303)
    kept = urlencode(parse_settings(said))
    set_cookie(request, answer, COOKIE, kept)
    if is_signed_in(request):
        await state_of(request).store.write(partial(keep_settings, player=guest_of(request), settings=kept))
    return answer


async def end_others(request: Request, _form: FormData) -> Response:
    """POST /settings/proofs: end all other sessions of the player."""
    answer = RedirectResponse(f"{ADDRESS}?alone", 303)
    await end_other_sessions(request, answer)
    return answer


ROUTES = (
    Route(ADDRESS, limited(show, LOOK)),
    form_route(ADDRESS, keep, LOOK),
    form_route(ADDRESS + "/proofs", end_others, LOOK),
)
