"""What every request passes before an endpoint sees it: host, origin, size; and what every answer carries."""

from __future__ import annotations

import asyncio
import re
import time
from ipaddress import ip_address
from typing import NamedTuple

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from skyhop.i18n import _
from skyhop.web.http.admission import ADMISSION, Admission, ConcurrencyLimit, TooManyRequests
from skyhop.web.http.errors import error_page, turned_away
from skyhop.web.http.limits import address_in
from skyhop.web.http.locale import SAFE, VARIES, LocaleChoice, use_reading
from skyhop.web.http.monitoring import Access
from skyhop.web.http.sessions import is_seated
from skyhop.web.http.settings import use_settings
from skyhop.web.http.static_files import FILES


class RequestDrain:
    """Knows all requests that are being answered, so that they can be ended."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object] | None] = set()
        self._is_begun = False

    async def answer(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the app answer a request; one that waits too long for a table that closes is told so."""
        task, has_begun = asyncio.current_task(), False

        async def sending(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            if self._is_begun and message["type"] == "http.response.start":
                MutableHeaders(scope=message)["Connection"] = "close"  # else whoever asks once more is reset
            await send(message)

        self._tasks.add(task)
        try:
            await app(scope, receive, sending)
        except asyncio.CancelledError:
            if not self._is_begun:
                raise
            if not has_begun:
                await error_page(503, _("The table closes; open it again in a moment."))(scope, receive, sending)
        finally:
            self._tasks.discard(task)

    def begin(self, patience: float) -> None:
        """End whatever is not answered after so many seconds; called in the event loop."""
        self._is_begun = True
        asyncio.get_running_loop().call_later(patience, self._end)

    def _end(self) -> None:
        for task in self._tasks:
            if task is not None:
                task.cancel()


LARGEST_BODY = 16 * 1024
LARGEST_OF = {"/matches": 256 * 1024, "/api/v1/matches": 256 * 1024} | {
    f"/boards/edit/{what}": 256 * 1024 for what in ("check", "complete", "fixes", "board", "drawing", "print.pdf")
}
"""Larger limits by address: what begins a match or draws a map may bring a board; the largest made have 35 kB."""
HEALTH = frozenset({"/health", "/ready"})
"""What is answered however many wait, as are files: they come from memory, and a page that is shown needs them."""
LONGEST_LENGTH = 12
"""Digits of a length that is looked at at all."""
LOOPBACK = frozenset({"127.0.0.1", "localhost", "::1"})
AUTHORITY = re.compile(r"(?:\[([0-9A-Fa-f:.]{2,45})\]|([A-Za-z0-9._-]{1,253}))(?::\d{1,5})?")
"""A Host header that can be: a name or an address, then perhaps a port."""
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
"""How long a browser that came by https comes by nothing else: a year; other names of the domain are left alone."""


class HostNames(NamedTuple):
    """Under which names a table answers; another site's name must not lead to it (DNS rebinding)."""

    hosts: frozenset[str] = LOOPBACK
    is_any_number: bool = False
    """Whether any address in numbers will do: no site elsewhere goes by one of these."""
    public_url: str = ""
    """Where others find the table, such as `https://play.example`, if it says so."""

    def admit(self, host: str) -> bool:
        """Say whether a request's Host header may be."""
        name = host_of(host)
        return name is not None and (name in self.hosts or (self.is_any_number and is_number(name)))

    def is_own(self, origin: str, scheme: str, host: str) -> bool:
        """Say whether a form that was sent to this host, in this way, stands on a page of ours."""
        return origin in {f"{scheme}://{host}", self.public_url or None}


THIS_MACHINE = HostNames()


class TooLarge(Exception):  # noqa: N818  an answer, not an error of the program
    """More was sent than any form of ours can hold."""


class Guard:
    """Stands around the whole app, its pages for defects included."""

    def __init__(self, app: Starlette, names: HostNames) -> None:
        self.app = app
        self.names = names
        self.forms, self.pages = ConcurrencyLimit(), ConcurrencyLimit()
        self._closing = RequestDrain()
        self._access = Access(app.routes)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check a request, answer it in the reader's language, as they like pages, and add the headers."""
        if scope["type"] != "http":  # the lifespan
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        reading = LocaleChoice.of(scope)
        secure = f"https://{headers.get('host', '')}"
        is_https = scope.get("scheme") == "https" or self.names.public_url == secure
        async with self._access.recorded(scope, send) as recorded:
            with use_reading(reading), use_settings(headers.get("cookie", "")):
                answered = _with_headers(recorded, scope, reading, is_https=is_https)
                await self._answer(reading.scope_of(scope), reading, receive, answered)

    async def _answer(self, scope: Scope, reading: LocaleChoice, receive: Receive, send: Send) -> None:
        largest = LARGEST_OF.get(scope["path"], LARGEST_BODY)
        is_page = scope["method"] in SAFE
        crowd, address = self.pages if is_page else self.forms, address_in(scope)
        admission = Admission(crowd, address, is_seated=is_seated(self.app, scope))
        body = Body(receive, scope, largest, admission)
        if (problem := self._problem(scope, largest)) is not None:
            await error_page(*problem)(scope, receive, body.answered_by(send))
            return
        if reading.is_in_address and reading.is_chosen_here:
            await RedirectResponse(reading.plain_address, 303)(scope, receive, body.answered_by(send))
            return
        ADMISSION.set(admission)
        is_counted = not is_page or (scope["path"] not in HEALTH and not scope["path"].startswith(FILES))
        try:
            if is_page and is_counted:
                admission.take()
            if is_page or await body.has_come():
                if is_counted:
                    await crowd.turn(address)
                await self._closing.answer(self.app, scope, body.receive, body.answered_by(send))
        except TooManyRequests:
            await turned_away()(scope, receive, body.answered_by(send))
        except TooLarge:
            await error_page(413, _too_much())(scope, receive, body.answered_by(send))
        finally:
            admission.leave()

    def close(self, patience: float) -> None:
        """End all streams, and after so many seconds whatever else is not answered; called in the event loop.

        As long have the bots for the thought that they are at.
        """
        self.app.state.connected.close()
        self.app.state.matches.end_streams()
        self.app.state.closes_at = time.monotonic() + patience
        self._closing.begin(patience)

    def _problem(self, scope: Scope, largest: int) -> tuple[int, str] | None:
        """Say why a request is not let in: its status and a sentence."""
        method, headers = scope["method"], Headers(scope=scope)
        host = headers.get("host", "")
        if not self.names.admit(host):
            return 421, _("This table does not answer under that name; open the address that it printed at its start.")
        if method in SAFE:
            return None
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdecimal()) or ("transfer-encoding" in headers and length != "0"):
            return 400, _("The length of that form makes no sense; go back and send it again.")
        if len(length) > LONGEST_LENGTH or int(length) > largest:
            return 413, _too_much()
        if not self._is_same_origin(headers, scope.get("scheme", "http"), host):
            return 403, _("That form came from another site; open the table itself and try again.")
        return None

    def _is_same_origin(self, headers: Headers, scheme: str, host: str) -> bool:
        """Believe the browser about where a form stands; the token in it is checked besides."""
        origin = headers.get("origin")
        if origin is not None:
            return self.names.is_own(origin, scheme, host)
        return headers.get("sec-fetch-site", "same-origin") == "same-origin"


def _too_much() -> str:
    return _("That is more than a form of this table can hold; go back and send less.")


def host_of(authority: str) -> str | None:
    """The name or number in a Host header or an address, without its port; None where it is malformed."""
    found = AUTHORITY.fullmatch(authority)
    return (found[1] or found[2]).lower() if found else None


def is_number(name: str) -> bool:
    """Say whether a host goes by a number, not by a name."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _with_headers(send: Send, scope: Scope, reading: LocaleChoice, *, is_https: bool) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            if not scope["path"].startswith(FILES):  # which speak no language, and are kept for all
                headers.add_vary_header(VARIES)
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
    """What is sent with a request: no more than its address takes, and nothing is read on that nobody wants."""

    def __init__(self, receive: Receive, scope: Scope, largest: int, admission: Admission) -> None:
        headers = Headers(scope=scope)
        length = headers.get("content-length", "0")
        is_known = "transfer-encoding" not in headers and len(length) <= LONGEST_LENGTH and length.isdecimal()
        self._receive = receive
        self._largest = largest
        self._admission = admission
        self._content = bytearray()
        self._is_asked_for = False
        self._is_endless = not is_known or int(length) > largest

    async def has_come(self) -> bool:
        """Wait for all of it, so that half a form costs the app nothing; say whether it has come, not somebody left.

        Raises:
            TooLarge: more has come than the address takes.
            Crowded: all has come, and too much else is worked on.

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
        """Give what has come, of what comes with a question nothing; then wait until whoever asked has left."""
        if not self._is_asked_for:
            self._is_asked_for = True
            return {"type": "http.request", "body": bytes(self._content), "more_body": False}
        while (message := await self._receive())["type"] == "http.request":
            pass
        return message

    def answered_by(self, send: Send) -> Send:
        """Send an answer; after it the connection ends where something is still coming, perhaps without end.

        The form is worked on no longer, however slowly whoever asked takes the answer.
        """

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._admission.leave()
                if self._is_endless:
                    MutableHeaders(scope=message)["Connection"] = "close"
            await send(message)

        return sending
