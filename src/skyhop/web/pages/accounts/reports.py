"""Reports of players' names, and the page on which a player chooses another name.

If the operator removed a name, its player sees a notice before the next page.
"""

from __future__ import annotations

import re
from functools import partial

from starlette.datastructures import FormData, QueryParams
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from skyhop.i18n import _
from skyhop.server.accounts import rename
from skyhop.server.names import LONGEST, NoName, parse_player_name
from skyhop.server.players.moderation import report
from skyhop.server.store import access
from skyhop.web.http.app_state import state_of
from skyhop.web.http.rate_limits import LOOK, REPORT, charge, form_route, limited
from skyhop.web.http.sessions import (
    NAME_PAGE,
    add_cookie,
    find_removed_name,
    guest_of,
    is_signed_in,
    name_of,
    parse_form,
    token_of,
)
from skyhop.web.http.templates import CONFIRMATION_FIELD, ConfirmationRequired, render
from skyhop.web.pages.match.names import store_name

HERE = re.compile(r"/(?!/)[!-\[\]-~]*")
"""Pattern of an address on this server. It starts with a single slash."""


async def send(request: Request, form: FormData) -> Response:
    """POST /reports: report a player's name to the operator, after a confirmation."""
    name, back = str(form.get("name", ""))[: LONGEST * 4], _back(form)
    if CONFIRMATION_FIELD not in form:
        told = _(
            "The operator of this server sees the report and may remove the name. Report names that insult or "
            "deceive. Nobody learns that you reported the name."
        )
        title = _("Report the name “%(name)s”?") % {"name": name}
        raise ConfirmationRequired(form, title, told, answer=_("Report this name"), back=back)
    await charge(request, REPORT)
    await state_of(request).store.write(partial(report, player=guest_of(request), name=name))
    sentence = _("The operator of this server will check the name “%(name)s”. One report is enough.") % {"name": name}
    context = {"title": _("Thank you"), "sentence": sentence, "links": [(back, _("Back"))]}
    return add_cookie(request, render("web/error.html", context))


async def show(request: Request, problem: str = "", typed: str = "", status: int = 200) -> Response:
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
        "back": _back(await parse_form(request) if request.method == "POST" else request.query_params),
        "token": token_of(request),
    }
    return add_cookie(request, render("web/name.html", context, status))


async def choose(request: Request, form: FormData) -> Response:
    """POST /account/name: choose another name, or keep the current name."""
    matches = state_of(request).matches
    typed = str(form.get("name", ""))
    try:
        name = parse_player_name(typed)
        key = state_of(request).cookies.hash_text(f"renamed {guest_of(request)}")
        await matches.write(partial(rename, player=guest_of(request), name=name, key=key), list)
    except NoName as error:
        return await show(request, str(error), typed, 422)
    state_of(request).proofs.forget()
    await matches.store.notify(access.WITHDRAWN)
    answer = RedirectResponse(_back(form), 303)
    store_name(request, answer, name or name_of(request) or None)
    return answer


def _back(said: FormData | QueryParams) -> str:
    """Return the address of the page to return to, from a form or a query string.

    The address is always on this server.
    """
    asked = str(said.get("back", ""))
    return asked if HERE.fullmatch(asked) else "/"


ROUTES = (
    form_route("/reports", send, LOOK),
    Route(NAME_PAGE, limited(show, LOOK)),
    form_route(NAME_PAGE, choose, LOOK),
)
