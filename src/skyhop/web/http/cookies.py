"""What a browser keeps for us: cookies, read from a request and sent with an answer.

What a browser sends is ours or of others on this machine, and no more is done with it than to look for a name: to undo
the escapes of a quoted cookie takes Python 3.11 time that grows with the square of its length.
"""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

YEAR = 365 * 24 * 3600
"""Seconds for which a browser keeps ours."""


def cookie_of(header: str, name: str) -> str | None:
    """The value of the cookie of this name in a Cookie header, without quotes around it; ours have no escapes."""
    for pair in header.split(";"):
        key, _equals, value = pair.strip().partition("=")
        if key == name:
            is_quoted = len(value) > 1 and value[0] == value[-1] == '"'
            return value[1:-1] if is_quoted else value
    return None


def kept_cookie(request: Request, name: str) -> str:
    """What a browser has kept under a name, empty for nothing."""
    return cookie_of(request.headers.get("cookie", ""), name) or ""


def keep_cookie(request: Request, response: Response, name: str, value: str, *, is_secret: bool = False) -> None:
    """Have a browser keep a value under a name for a year; a secret one is hidden from scripts.

    Where the table's public address is https, it is never sent in the clear, whatever a proxy leaves unsaid.
    """
    is_secure = request.url.scheme == "https" or request.app.state.public_url == f"https://{request.url.netloc}"
    response.set_cookie(name, value, max_age=YEAR, samesite="lax", secure=is_secure, httponly=is_secret)
