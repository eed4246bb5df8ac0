"""One line in the log and one measure for each request, whoever answers it.

Both name the template of the address alone: the address of a match is the invitation to it. What was sent, and by whom,
is not looked at.
"""

from __future__ import annotations

import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextvars import ContextVar

from starlette.datastructures import MutableHeaders
from starlette.routing import BaseRoute, Route
from starlette.types import Message, Scope, Send

from skyhop.server.metrics import REQUESTS

LOG = logging.getLogger("skyhop")
HEADER = "X-Request-ID"
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
NOWHERE = "none"
"""In the place of a template: nothing is at the address, or the request was not let in."""
UNANSWERED = 499
"""In the place of a status: whoever asked did not wait for an answer."""
REQUEST: ContextVar[str] = ContextVar("skyhop_request", default="")
"""What tells the request that is answered just now from all others; empty outside of one."""


class Access:
    """Records requests to the routes of an app."""

    def __init__(self, routes: Iterable[BaseRoute]) -> None:
        self._templates: dict[Callable[..., object], str] = {
            route.endpoint: route.path for route in routes if isinstance(route, Route)
        }

    @contextlib.asynccontextmanager
    async def recorded(self, scope: Scope, send: Send) -> AsyncIterator[Send]:
        """Record one request when its answer begins, or when it ends without; give the answer its identity."""
        identity, begun, is_answered = secrets.token_hex(8), time.perf_counter(), False
        REQUEST.set(identity)  # it stays: what the server says of a request after its answer belongs to it too

        async def sending(message: Message) -> None:
            nonlocal is_answered
            if message["type"] == "http.response.start":
                is_answered = True
                MutableHeaders(scope=message)[HEADER] = identity
                self._record(scope, message["status"], time.perf_counter() - begun)
            await send(message)

        try:
            yield sending
        finally:
            if not is_answered:
                self._record(scope, UNANSWERED, time.perf_counter() - begun)

    def _record(self, scope: Scope, status: int, seconds: float) -> None:
        route = self._templates.get(scope.get("endpoint", None), NOWHERE)
        method = scope["method"] if scope["method"] in METHODS else "other"
        REQUESTS.labels(route, method, status).observe(seconds)
        if LOG.isEnabledFor(logging.INFO):
            milliseconds = round(1000 * seconds, 1)
            LOG.info("request", extra={"route": route, "method": method, "status": status, "ms": milliseconds})
