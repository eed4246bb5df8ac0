"""What a guest wants to be called: said in a form when they sit down, and kept in their browser for the next time."""

from __future__ import annotations

from urllib.parse import quote, unquote

from starlette.requests import Request
from starlette.responses import Response

from skyhop.server.names import LONGEST, NoName, player_name
from skyhop.web.http.cookies import keep_cookie, kept_cookie

COOKIE = "skyhop-name"
"""Scripts write the same cookie (`static/own-name.js`)."""
FIELD = "called"
LONGEST_WRITTEN = LONGEST * 12
"""Letters of the cookie that are read: a letter may take twelve there."""


def kept_name(request: Request) -> str:
    """The name that the guest gave last, empty where there is none that can be read."""
    try:
        return player_name(unquote(kept_cookie(request, COOKIE)[:LONGEST_WRITTEN])) or ""
    except NoName:
        return ""


def keep_name(request: Request, response: Response, name: str | None) -> None:
    """Have the browser keep a name, or forget the one that it has."""
    if name is None:
        response.delete_cookie(COOKIE, samesite="lax")
    else:
        keep_cookie(request, response, COOKIE, quote(name, safe=""))
