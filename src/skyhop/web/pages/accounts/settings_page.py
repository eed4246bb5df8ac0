"""Settings page, with the player's programs and their tokens, and the page for a person's name.

The module also handles reports of players' names.
"""

from __future__ import annotations

import re
from functools import partial
from urllib.parse import urlencode

from starlette.datastructures import FormData, QueryParams
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from skyhop.i18n import N_, _
from skyhop.server.accounts import keep_settings, rename
from skyhop.server.names import LONGEST, NoName, parse_player_name
from skyhop.server.players.moderation import report
from skyhop.server.players.tokens import Scope, TooManyTokens
from skyhop.server.store import store
from skyhop.web.http.app_state import state_of
from skyhop.web.http.rate_limits import LOOK, REPORT, START, charge, form_route, limited
from skyhop.web.http.sessions import (
    NAME_PAGE,
    add_cookie,
    end_other_sessions,
    find_removed_name,
    guest_of,
    is_signed_in,
    name_in_match,
    name_of,
    parse_form,
    store_guest,
    token_of,
)
from skyhop.web.http.settings import COOKIE, DEFAULTS, SETTINGS, parse_settings, set_cookie
from skyhop.web.http.templates import CONFIRMATION_FIELD, ConfirmationRequired, render
from skyhop.web.pages.match.names import read_name, store_name

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
    """POST /settings: store the settings in a form. Browsers without JavaScript use this form."""
    query = urlencode([(name, str(value)) for name, value in form.multi_items() if name in DEFAULTS])
    answer = RedirectResponse(f"{ADDRESS}?kept", 303)
    cookie = urlencode(parse_settings(query))
    set_cookie(request, answer, COOKIE, cookie)
    if is_signed_in(request):
        await state_of(request).store.write(partial(keep_settings, player=guest_of(request), settings=cookie))
    return answer


async def end_others(request: Request, _form: FormData) -> Response:
    """POST /settings/proofs: end all other sessions of the player."""
    answer = RedirectResponse(f"{ADDRESS}?alone", 303)
    await end_other_sessions(request, answer)
    return answer


HERE = re.compile(r"/(?!/)[!-\[\]-~]*")
"""Pattern of an address on this server. It starts with a single slash."""


async def send_report(request: Request, form: FormData) -> Response:
    """POST /reports: report a player's name to the operator, after a confirmation."""
    name, back = str(form.get("name", ""))[: LONGEST * 4], _parse_back(form)
    if CONFIRMATION_FIELD not in form:
        explanation = _(
            "The operator of this server sees the report and may remove the name. Report names that insult or "
            "deceive. Nobody learns that you reported the name."
        )
        title = _("Report the name “%(name)s”?") % {"name": name}
        raise ConfirmationRequired(form, title, explanation, answer=_("Report this name"), back=back)
    await charge(request, REPORT)
    await state_of(request).store.write(partial(report, player=guest_of(request), name=name))
    sentence = _("The operator of this server will check the name “%(name)s”. One report is enough.") % {"name": name}
    context = {"title": _("Thank you"), "sentence": sentence, "links": [(back, _("Back"))]}
    return add_cookie(request, render("web/error.html", context))


async def show_name_form(request: Request, problem: str = "", typed: str = "", status: int = 200) -> Response:
    """GET /account/name: show the form to choose another name.

    If the operator removed the player's name, the page also shows a notice. The query parameter `back` is the
    address of the page to return to.
    """
    context = {
        "name": name_of(request),
        "taken": find_removed_name(request),
        "has_account": is_signed_in(request),
        "problem": problem,
        "typed": typed,
        "back": _parse_back(await parse_form(request) if request.method == "POST" else request.query_params),
        "token": token_of(request),
    }
    return add_cookie(request, render("web/name.html", context, status))


async def choose_name(request: Request, form: FormData) -> Response:
    """POST /account/name: choose another name, or keep the current name."""
    matches = state_of(request).matches
    typed = str(form.get("name", ""))
    try:
        name = parse_player_name(typed)
        key = state_of(request).cookies.hash_text(f"renamed {guest_of(request)}")
        await matches.write(partial(rename, player=guest_of(request), name=name, key=key), list)
    except NoName as error:
        return await show_name_form(request, str(error), typed, 422)
    state_of(request).proofs.forget()
    await matches.store.notify(store.WITHDRAWN)
    answer = RedirectResponse(_parse_back(form), 303)
    store_name(request, answer, name or name_of(request) or None)
    return answer


def _parse_back(fields: FormData | QueryParams) -> str:
    """Return the address of the page to return to, from a form or a query string.

    The address is always on this server.
    """
    address = str(fields.get("back", ""))
    return address if HERE.fullmatch(address) else "/"


PROGRAMS = f"{ADDRESS}/programs"
SCOPE_TITLES = {
    Scope.READ: N_("see the matches of the program and their events"),
    Scope.PLAY: N_("act in the seats of the program, resign and agree to draws"),
    Scope.OFFER: N_("start matches, take seats, invite other programs"),
    Scope.ANALYSE: N_("request analyses of finished matches"),
}


async def show_programs(
    request: Request, new_token: str = "", problem: str = "", status: int = 200, field: str = ""
) -> Response:
    """GET /settings/programs: show the programs that the player owns, with their scopes.

    After the player has created a token, the page also shows the token.
    """
    matches = state_of(request).matches
    context = {
        "tokens": await store.list_tokens(matches.store, guest_of(request)),
        "meanings": SCOPE_TITLES,
        "usual": {Scope.READ, Scope.PLAY, Scope.OFFER},
        "made": new_token,
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
        new_token = await store.make_token(matches.store, guest_of(request), str(form.get("name", "")), scopes)
    except (NoName, TooManyTokens) as problem:
        field = "name" if isinstance(problem, NoName) else ""
        return await show_programs(request, problem=str(problem), status=422, field=field)
    return await show_programs(request, new_token)


async def revoke_program(request: Request, form: FormData) -> Response:
    """POST /settings/programs/revoked: revoke a token at once. End the streams of this token."""
    matches = state_of(request).matches
    if token_hash := str(form.get("hash", ""))[:64]:
        await store.revoke_token(matches.store, token_hash, guest_of(request))
        state_of(request).tokens.forget()
    return RedirectResponse(PROGRAMS, 303)


ROUTES = (
    Route(ADDRESS, limited(show, LOOK)),
    form_route(ADDRESS, keep, LOOK),
    form_route(ADDRESS + "/proofs", end_others, LOOK),
    form_route("/reports", send_report, LOOK),
    Route(NAME_PAGE, limited(show_name_form, LOOK)),
    form_route(NAME_PAGE, choose_name, LOOK),
    Route(PROGRAMS, limited(show_programs, LOOK)),
    form_route(PROGRAMS, make_program, START),
    form_route(f"{PROGRAMS}/revoked", revoke_program, LOOK),
)
