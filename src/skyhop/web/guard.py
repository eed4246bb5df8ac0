"""What every request passes before an endpoint sees it: host, origin, size; and what every answer carries."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import Message, Receive, Scope, Send

from skyhop.core.i18n import _, languages, use_language
from skyhop.web.errors import error_page

LARGEST_BODY = 16 * 1024
LARGEST_OF = {"/matches": 1024 * 1024}
"""Larger limits by address: the form that begins a match may bring a board."""
LONGEST_LENGTH = 12
"""Digits of a length that is looked at at all."""
LOOPBACK = ("127.0.0.1", "localhost", "::1")
AUTHORITY = re.compile(r"(?:\[([0-9A-Fa-f:.]{2,45})\]|([A-Za-z0-9._-]{1,253}))(?::\d{1,5})?")
"""A Host header that can be: a name or an address, then perhaps a port."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


class TooLarge(Exception):  # noqa: N818  an answer, not an error of the program
    """More was sent than any form of ours can hold."""


class Guard:
    """Stands around the whole app, its pages for defects included."""

    def __init__(self, app: Starlette, hosts: Iterable[str] = LOOPBACK) -> None:
        """Admit requests for these host names only; none at all means any."""
        self.app = app
        self.hosts = frozenset(hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check a request, answer it in the reader's language, and add the headers."""
        if scope["type"] != "http":  # the lifespan
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        with use_language(language_of(headers.get("accept-language", ""))):
            guarded = _with_headers(send)
            largest = LARGEST_OF.get(scope["path"], LARGEST_BODY)
            if (problem := self._problem(scope["method"], headers, largest)) is not None:
                await error_page(*problem)(scope, receive, guarded)
                return
            await self.app(scope, _limited(receive, largest), guarded)

    def _problem(self, method: str, headers: Headers, largest: int) -> tuple[int, str] | None:
        """Say why a request is not let in: its status and a sentence."""
        host = headers.get("host", "")
        name = _name(host)
        if name is None or (self.hosts and name not in self.hosts):
            return 421, _("This table does not answer under that name; open the address that it printed at its start.")
        if method in {"GET", "HEAD"}:
            return None
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdecimal()):
            return 400, _("The length of that form makes no sense; go back and send it again.")
        if len(length) > LONGEST_LENGTH or int(length) > largest:
            return 413, _("That is more than a form of this table can hold; go back and send less.")
        if not _is_same_origin(headers, host):
            return 403, _("That form came from another site; open the table itself and try again.")
        return None


def language_of(accepted: str) -> str:
    """Choose the first language of an Accept-Language header that there are texts for, else English."""
    known = languages()
    ranked = sorted((_weighted(part) for part in accepted.split(",") if part.strip()), key=lambda pair: -pair[1])
    for tag, weight in ranked:
        if weight > 0 and (tag in known or tag.partition("-")[0] in known):
            return tag
    return known[0]


def _weighted(part: str) -> tuple[str, float]:
    tag, _semicolon, rest = part.strip().partition(";")
    try:
        return tag.strip(), float(rest.strip().removeprefix("q=") or 1)
    except ValueError:
        return tag.strip(), 0.0


def _name(host: str) -> str | None:
    """Give the name or address in a Host header, None where it is malformed."""
    found = AUTHORITY.fullmatch(host)
    return (found[1] or found[2]).lower() if found else None


def _is_same_origin(headers: Headers, host: str) -> bool:
    """Believe the browser about where a form stands; the token in it is checked besides."""
    origin = headers.get("origin")
    if origin is not None:
        return origin in {f"http://{host}", f"https://{host}"}
    return headers.get("sec-fetch-site", "same-origin") == "same-origin"


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return sending


def _limited(receive: Receive, largest: int) -> Receive:
    received = 0

    async def receiving() -> Message:
        nonlocal received
        message: dict[str, Any] = dict(await receive())
        received += len(message.get("body", b""))
        if received > largest:
            raise TooLarge
        return message

    return receiving
