"""What a machine asks to know whether the table lives, and whether people can play at it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextvars import ContextVar

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route
from starlette.types import Message, Scope, Send

from skyhop.game import registry
from skyhop.game.match import Match
from skyhop.server.exceptions import StoreFault
from skyhop.server.match_registry import MatchRegistry
from skyhop.server.metrics import REQUESTS

LOG = logging.getLogger("skyhop")
FRESH = 1.0
"""Seconds for which what was found about the store is believed, however many ask."""
PATIENCE = 2.0
"""Seconds within which a store that is in order has written something."""


class Readiness:
    """Whether people can play at a table now, and if not, why in a word."""

    def __init__(self, matches: MatchRegistry) -> None:
        self._matches = matches
        self._lock = asyncio.Lock()
        self._engine_plays = False
        self._store_works = False
        self._looked_at = -FRESH

    async def problem(self) -> str:
        """Say in a word why people cannot play now: `closing`, `engine` or `store`; nothing where they can."""
        async with self._lock:
            if not self._engine_plays:
                self._engine_plays = await asyncio.to_thread(_all_begin)
            if time.monotonic() >= self._looked_at + FRESH:
                self._store_works = await self._tried_store()
                self._looked_at = time.monotonic()
        if self._matches.is_closing:
            return "closing"
        if not self._engine_plays:
            return "engine"
        return "" if self._store_works else "store"

    async def _tried_store(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._matches.store.check()
        except (StoreFault, TimeoutError):
            return False
        return True


def _all_begin() -> bool:
    """Say whether a match of each game that there is can be begun."""
    return all(_begins(name) for name in registry.names())


def _begins(name: str) -> bool:
    try:
        game = registry.game(name)
        match = Match.start(game, game.ruleset(game.rulesets()[0]))
        return match.outcome is not None or len(game.legal(match.view(match.to_decide))) > 0
    except Exception:  # whatever it is, people cannot play
        LOG.exception("A game cannot be begun: %s.", name)
        return False


async def health(_request: Request) -> Response:
    """GET /health: the process lives and answers."""
    return PlainTextResponse("alive\n")


async def ready(request: Request) -> Response:
    """GET /ready: people can play here now; 503 and a word where they cannot."""
    readiness: Readiness = request.app.state.readiness
    problem = await readiness.problem()
    if problem:
        return PlainTextResponse(f"not ready: {problem}\n", 503, {"Retry-After": "1"})
    return PlainTextResponse("ready\n")


ROUTES = (Route("/health", health), Route("/ready", ready))


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
