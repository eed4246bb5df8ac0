"""Page of new recovery codes. For fifteen minutes, the owner can reload, copy, save and print the page.

The server derives the codes from the server's key and from a text in the page's address. The store therefore keeps
only the hashes of the codes. Only the signed-in owner can open the page.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial
from hmac import compare_digest
from typing import NamedTuple
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route

from skyhop.i18n import _
from skyhop.server.accounts import find_valid_codes, new_codes
from skyhop.server.clocks.clocks import SECOND_MS
from skyhop.server.timestamps import add_milliseconds, now, seconds_ahead
from skyhop.web.http.app_state import state_of
from skyhop.web.http.rate_limits import LOOK, limited
from skyhop.web.http.sessions import guest_of, name_of
from skyhop.web.http.templates import render

PAGE = "/account/codes"
SHOWN_SECONDS = 900
"""Seconds for which the page shows new codes. The owner needs time to find a pen or a printer."""


class NewCodes(NamedTuple):
    """New recovery codes, and the text from which they are derived."""

    said: str
    codes: list[str]

    def address(self, request: Request, player: str) -> str:
        """Return the address of the page that shows the codes to their owner."""
        return f"{PAGE}?{urlencode({'made': f'{self.said} {_signature(request, player, self.said)}'})}"


def make_codes(request: Request) -> NewCodes:
    """Create recovery codes from a new random text. The page that shows the codes expires after fifteen minutes."""
    said = f"{secrets.token_urlsafe(24)} {seconds_ahead(SHOWN_SECONDS)}"
    return NewCodes(said, new_codes(_draw(request, said)))


async def show(request: Request) -> Response:
    """GET /account/codes: show new recovery codes as a page. With the parameter `saved`, return them as a file."""
    said, _blank, signature = request.query_params.get("made", "").rpartition(" ")
    is_own = compare_digest(signature.encode(), _signature(request, guest_of(request), said).encode())
    if not is_own or said.rpartition(" ")[2] <= now():
        return RedirectResponse("/account?hidden", 303)
    made = new_codes(_draw(request, said))
    codes = await state_of(request).store.read(partial(find_valid_codes, player=guest_of(request), codes=made))
    if "saved" in request.query_params:
        title = _("Recovery codes of %(name)s for %(table)s") % {"name": name_of(request), "table": request.url.netloc}
        headers = {"Content-Disposition": 'attachment; filename="skyhop-recovery-codes.txt"'}
        return PlainTextResponse("\n".join([title, "", *codes, ""]), headers=headers)
    context = {
        "codes": codes,
        "name": name_of(request),
        "made": add_milliseconds(said.rpartition(" ")[2], -SHOWN_SECONDS * SECOND_MS),
        "file": f"{request.url.path}?{request.url.query}&saved",
    }
    return render("web/codes.html", context)


def _draw(request: Request, said: str) -> Callable[[int], bytes]:
    return lambda number: state_of(request).cookies.derive_bytes(f"code {number} {said}")


def _signature(request: Request, player: str, said: str) -> str:
    return state_of(request).cookies.hash_text(f"codes {player} {said}")


ROUTES = (Route(PAGE, limited(show, LOOK)),)
