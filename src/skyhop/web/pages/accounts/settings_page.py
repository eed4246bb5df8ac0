"""Settings page; match pages show the same form in a panel."""

from __future__ import annotations

from functools import partial
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from skyhop.server.accounts import keep_settings
from skyhop.web.http.app_state import state_of
from skyhop.web.http.limits import LOOK, limited
from skyhop.web.http.sessions import be_alone, form_of, give_cookie, guest_of, is_signed_in, token_of
from skyhop.web.http.settings import COOKIE, DEFAULTS, SETTINGS, keep_cookie, read
from skyhop.web.http.templates import render

ADDRESS = "/settings"


async def show(request: Request) -> Response:
    """GET /settings: show the settings and their current values."""
    context = {
        "offered": SETTINGS,
        "token": token_of(request),
        "is_kept": "kept" in request.query_params,
        "is_alone": "alone" in request.query_params,
    }
    return give_cookie(request, render("web/settings.html", context))


async def keep(request: Request) -> Response:
    """POST /settings: store the settings of a form, for browsers without scripts."""
    form = await form_of(request)
    said = urlencode([(name, str(value)) for name, value in form.multi_items() if name in DEFAULTS])
    answer = RedirectResponse(f"{ADDRESS}?kept", 303)
    kept = urlencode(read(said))
    keep_cookie(request, answer, COOKIE, kept)
    if is_signed_in(request):
        await state_of(request).store.write(partial(keep_settings, player=guest_of(request), settings=kept))
    return answer


async def end_others(request: Request) -> Response:
    """POST /settings/proofs: end all other sessions of the player."""
    await form_of(request)
    answer = RedirectResponse(f"{ADDRESS}?alone", 303)
    await be_alone(request, answer)
    return answer


ROUTES = (
    Route(ADDRESS, limited(show, LOOK)),
    Route(ADDRESS, limited(keep, LOOK), methods=["POST"]),
    Route(ADDRESS + "/proofs", limited(end_others, LOOK), methods=["POST"]),
)
