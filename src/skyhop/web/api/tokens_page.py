"""Settings page for the programs of a person: create a token, show it once, revoke it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from skyhop.i18n import N_
from skyhop.server.names import NoName
from skyhop.server.players.tokens import Scope, TooManyTokens
from skyhop.server.store import access
from skyhop.web.http.app_state import state_of
from skyhop.web.http.limits import LOOK, START, limited
from skyhop.web.http.sessions import called_by, form_of, give_cookie, guest_of, keep_guest, name_of, token_of
from skyhop.web.http.templates import render
from skyhop.web.pages.match.names import kept_name

ADDRESS = "/settings/programs"
MEANINGS = {
    Scope.READ: N_("see its matches and what happens in them"),
    Scope.PLAY: N_("act in its seats, resign, agree on draws"),
    Scope.OFFER: N_("begin matches, sit down, invite other programs"),
    Scope.ANALYSE: N_("have matches analysed that are over"),
}


async def show(request: Request, made: str = "", problem: str = "", status: int = 200) -> Response:
    """GET /settings/programs: show the programs of the player and their scopes, and a token just created."""
    matches = state_of(request).matches
    context = {
        "tokens": await access.list_tokens(matches.store, guest_of(request)),
        "meanings": MEANINGS,
        "usual": {Scope.READ, Scope.PLAY, Scope.OFFER},
        "made": made,
        "problem": problem,
        "token": token_of(request),
    }
    return give_cookie(request, render("web/programs.html", context, status))


async def make(request: Request) -> Response:
    """POST /settings/programs: create a token for a program and show it; no address ever contains it."""
    form = await form_of(request)
    matches = state_of(request).matches
    scopes = {scope for scope in Scope if scope in form.getlist("scope")}
    try:
        await keep_guest(request, called_by(request, kept_name(request) or name_of(request)))
        made = await access.make_token(matches.store, guest_of(request), str(form.get("name", "")), scopes)
    except (NoName, TooManyTokens) as problem:
        return await show(request, problem=str(problem), status=422)
    return await show(request, made)


async def revoke(request: Request) -> Response:
    """POST /settings/programs/revoked: revoke a token at once and end the streams opened with it."""
    form = await form_of(request)
    matches = state_of(request).matches
    if hashed := str(form.get("hash", ""))[:64]:
        await access.revoke_token(matches.store, hashed, guest_of(request))
        state_of(request).tokens.forget()
    return RedirectResponse(ADDRESS, 303)


ROUTES = (
    Route(ADDRESS, limited(show, LOOK)),
    Route(ADDRESS, limited(make, START), methods=["POST"]),
    Route(f"{ADDRESS}/revoked", limited(revoke, LOOK), methods=["POST"]),
)
