"""Guard of requests: ASGI middleware that checks host, origin, size and load before an endpoint runs.

The guard also adds security headers to each response.
"""

from __future__ import annotations

import asyncio
import re
import time
from ipaddress import ip_address
from typing import NamedTuple

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from skyhop.i18n import _
from skyhop.web.http.admission import ADMISSION, Admission, ConcurrencyLimit, TooManyRequests
from skyhop.web.http.app_state import Application
from skyhop.web.http.errors import error_page, overload_page
from skyhop.web.http.locale import SAFE, VARYING_HEADERS, LocaleChoice, use_locale
from skyhop.web.http.monitoring import Access
from skyhop.web.http.rate_limits import address_in
from skyhop.web.http.sessions import is_seated
from skyhop.web.http.settings import use_settings
from skyhop.web.http.static_files import FILES


class RequestDrain:
    """Registry of the requests in progress. When the server stops, it uses the registry to end these requests."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object] | None] = set()
        self._is_begun = False

    async def answer(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the app answer a request. If the server stops before the response starts, answer 503."""
        task, has_begun = asyncio.current_task(), False

        async def sending(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            if self._is_begun and message["type"] == "http.response.start":
                # The server closes the connection after this answer. Without the header, the client may send its next
                # request on it and get a reset.
                MutableHeaders(scope=message)["Connection"] = "close"
            await send(message)

        self._tasks.add(task)
        try:
            await app(scope, receive, sending)
        except asyncio.CancelledError:
            if not self._is_begun:
                raise
            if not has_begun:
                await error_page(503, _("The server is shutting down. Try again in a moment."))(scope, receive, sending)
        finally:
            self._tasks.discard(task)

    def begin(self, patience: float) -> None:
        """Cancel all requests that are still in progress after `patience` seconds. Call this in the event loop."""
        self._is_begun = True
        asyncio.get_running_loop().call_later(patience, self._end)

    def _end(self) -> None:
        for task in self._tasks:
            if task is not None:
                task.cancel()


MAX_BODY_BYTES = 16 * 1024
MAX_BYTES_OF_PATH = {"/matches": 256 * 1024, "/api/v1/matches": 256 * 1024} | {
    f"/boards/edit/{what}": 256 * 1024 for what in ("check", "complete", "fixes", "board", "drawing", "print.pdf")
}
"""Limits of the body size in bytes, by path, for requests that may contain a board.

Generated boards take up to 35 kB.
"""
HEALTH = frozenset({"/health", "/ready"})
"""Paths that an overloaded server still answers. The server also sends static files, because open pages need them."""
MAX_LENGTH_DIGITS = 12
"""Maximum number of digits of a Content-Length header. Longer numbers are not parsed."""
LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1"})
AUTHORITY = re.compile(r"(?:\[([0-9A-Fa-f:.]{2,45})\]|([A-Za-z0-9._-]{1,253}))(?::\d{1,5})?")
"""Pattern of a valid Host header: a name or an IP address, with an optional port."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
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


HTTPS_ALONE = "max-age=31536000"
"""Value of the HSTS header for browsers that use https. It is valid for one year, without subdomains."""


class HostNames(NamedTuple):
    """Host names that the server accepts in requests. The server refuses other names to prevent DNS rebinding."""

    hosts: frozenset[str] = LOOPBACK
    is_any_number: bool = False
    """True if any IP address is accepted as the host.

    This is safe, because another site cannot use an IP address as its name.
    """
    public_url: str = ""
    """Public URL of the server, such as `https://play.example`. Empty if the operator configured none."""

    @property
    def is_private(self) -> bool:
        """True if the server answers only requests from this machine."""
        return self.hosts == LOOPBACK and not self.is_any_number and not self.public_url

    def admit(self, host: str) -> bool:
        """Return True if the Host header is allowed."""
        name = host_of(host)
        return name is not None and (name in self.hosts or (self.is_any_number and is_number(name)))

    def is_own(self, origin: str, scheme: str, host: str) -> bool:
        """Return True if the origin of a form is this server.

        The origin must be the scheme and the host of the request, or the public URL.
        """
        return origin in {f"{scheme}://{host}", self.public_url or None}


THIS_MACHINE = HostNames()


class TooLarge(Exception):  # noqa: N818  an expected outcome, not a program error
    """Refusal of a request body that exceeds the limit of its path."""


class Guard:
    """ASGI middleware around the whole app, including its error pages."""

    def __init__(self, app: Application, names: HostNames) -> None:
        self.app = app
        self.names = names
        self.forms, self.pages = ConcurrencyLimit(), ConcurrencyLimit()
        self._closing = RequestDrain()
        self._access = Access(app.routes)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check a request, answer it in the reader's locale and settings, and add the security headers."""
        if scope["type"] != "http":  # startup and shutdown
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        reading = LocaleChoice.of(scope)
        secure = f"https://{headers.get('host', '')}"
        is_https = scope.get("scheme") == "https" or self.names.public_url == secure
        async with self._access.recorded(scope, send) as recorded:
            with use_locale(reading), use_settings(headers.get("cookie", "")):
                answered = _add_headers(recorded, scope, reading, is_https=is_https)
                await self._answer(reading.scope_of(scope), reading, receive, answered)

    async def _answer(self, scope: Scope, reading: LocaleChoice, receive: Receive, send: Send) -> None:
        largest = MAX_BYTES_OF_PATH.get(scope["path"], MAX_BODY_BYTES)
        is_page = scope["method"] in SAFE
        crowd, address = self.pages if is_page else self.forms, address_in(scope)
        admission = Admission(crowd, address, is_seated=is_seated(self.app.state, scope))
        body = Body(receive, scope, largest, admission)
        if (problem := self._problem(scope, largest)) is not None:
            await error_page(*problem)(scope, receive, body.wrap_send(send))
            return
        if reading.is_in_address and reading.is_chosen_here:
            await RedirectResponse(reading.plain_address, 303)(scope, receive, body.wrap_send(send))
            return
        ADMISSION.set(admission)
        is_counted = not is_page or (scope["path"] not in HEALTH and not scope["path"].startswith(FILES))
        try:
            if is_page and is_counted:
                admission.take()
            if is_page or await body.receive_all():
                if is_counted:
                    # The request takes an admission slot before it queues, so queued requests also hold a slot. If no
                    # slot is free, the request is refused at once instead of queueing.
                    await crowd.turn(address)
                await self._closing.answer(self.app, scope, body.receive, body.wrap_send(send))
        except TooManyRequests:
            await overload_page()(scope, receive, body.wrap_send(send))
        except TooLarge:
            await error_page(413, _describe_size_limit())(scope, receive, body.wrap_send(send))
        finally:
            admission.leave()

    def close(self, patience: float) -> None:
        """End all streams at once, and all other requests after `patience` seconds. Call this in the event loop.

        Bots have the same time to finish their current decision.
        """
        self.app.state.connected.close()
        self.app.state.matches.end_streams()
        self.app.state.closes_at = time.monotonic() + patience
        self._closing.begin(patience)

    def _problem(self, scope: Scope, largest: int) -> tuple[int, str] | None:
        """Return the HTTP status and the error text for an invalid request. Return None for a valid request."""
        method, headers = scope["method"], Headers(scope=scope)
        host = headers.get("host", "")
        if not self.names.admit(host):
            return 421, _(
                "This server does not accept requests to this host name. Open the address that the server printed when "
                "it started."
            )
        if method in SAFE:
            return None
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdecimal()) or ("transfer-encoding" in headers and length != "0"):
            return 400, _("The length of this form is not valid. Go back and send the form again.")
        if len(length) > MAX_LENGTH_DIGITS or int(length) > largest:
            return 413, _describe_size_limit()
        if not self._is_same_origin(headers, scope.get("scheme", "http"), host):
            return 403, _("This form came from another site. Open the page on this server and try again.")
        return None

    def _is_same_origin(self, headers: Headers, scheme: str, host: str) -> bool:
        """Return True if the headers of a request say that a page of this server sent it.

        Endpoints also check the form token.
        """
        origin = headers.get("origin")
        if origin is not None:
            return self.names.is_own(origin, scheme, host)
        return headers.get("sec-fetch-site", "same-origin") == "same-origin"


def _describe_size_limit() -> str:
    return _("This form is too large for this server. Go back and send less text.")


def host_of(authority: str) -> str | None:
    """Return the host name or IP address in a Host header, without its port.

    Return None if the header is malformed.
    """
    found = AUTHORITY.fullmatch(authority)
    return (found[1] or found[2]).lower() if found else None


def is_number(name: str) -> bool:
    """Return True if a host name is an IP address."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _add_headers(send: Send, scope: Scope, reading: LocaleChoice, *, is_https: bool) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            if not scope["path"].startswith(FILES):  # static files have no locale and are cached for all readers
                headers.add_vary_header(VARYING_HEADERS)
                if reading.is_in_address:
                    headers.append("Set-Cookie", reading.cookie)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if is_https:
                headers.setdefault("Strict-Transport-Security", HTTPS_ALONE)
            headers.setdefault("Cache-Control", "no-store")
        await send(message)

    return sending


class Body:
    """Request body with a maximum size. The maximum depends on the path of the request."""

    def __init__(self, receive: Receive, scope: Scope, largest: int, admission: Admission) -> None:
        headers = Headers(scope=scope)
        length = headers.get("content-length", "0")
        is_known = "transfer-encoding" not in headers and len(length) <= MAX_LENGTH_DIGITS and length.isdecimal()
        self._receive = receive
        self._largest = largest
        self._admission = admission
        self._content = bytearray()
        self._is_asked_for = False
        self._is_endless = not is_known or int(length) > largest

    async def receive_all(self) -> bool:
        """Receive the whole body before the app runs. A slow client then costs the app nothing.

        Return False if the client disconnects.

        Raises:
            TooLarge: the body exceeds the limit of its path.
            TooManyRequests: the body is complete, but the server is overloaded.
        """
        is_more = True
        while is_more:
            message = await self._receive()
            if message["type"] == "http.disconnect":
                return False
            self._content += message.get("body", b"")
            if len(self._content) > self._largest:
                raise TooLarge
            is_more = message.get("more_body", False)
        self._is_endless = False
        self._admission.take()
        return True

    async def receive(self) -> Message:
        """Return the received body at the first call. The body of a page request is empty.

        At later calls, wait until the client disconnects, and return the disconnect message.
        """
        if not self._is_asked_for:
            self._is_asked_for = True
            return {"type": "http.request", "body": bytes(self._content), "more_body": False}
        while (message := await self._receive())["type"] == "http.request":
            pass
        return message

    def wrap_send(self, send: Send) -> Send:
        """Return a `send` function that frees the slot of the request when the response starts.

        A client that reads slowly therefore holds no slot. If the body is incomplete, the connection closes after the
        response.
        """

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._admission.leave()
                if self._is_endless:
                    MutableHeaders(scope=message)["Connection"] = "close"
            await send(message)

        return sending
