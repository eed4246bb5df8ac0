"""Health and readiness endpoints, and request metrics."""

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
from skyhop.web.http.app_state import state_of

LOG = logging.getLogger("skyhop")
REUSE_SECONDS = 1.0
"""Seconds for which the result of a check of the store is reused."""
CHECK_SECONDS = 2.0
"""Maximum time of a check of the store, in seconds. After this time, the check has failed."""


class Readiness:
    """Readiness of the server for players. If players cannot play, one word names the reason."""

    def __init__(self, matches: MatchRegistry) -> None:
        self._matches = matches
        self._lock = asyncio.Lock()
        self._engine_plays = False
        self._store_works = False
        self._looked_at = -REUSE_SECONDS

    async def problem(self) -> str:
        """Return the reason why players cannot play: `closing`, `engine` or `store`.

        Return an empty text if players can play.
        """
        async with self._lock:
            if not self._engine_plays:
                self._engine_plays = await asyncio.to_thread(_can_start_all_games)
            if time.monotonic() >= self._looked_at + REUSE_SECONDS:
                self._store_works = await self._check_store()
                self._looked_at = time.monotonic()
        if self._matches.is_closing:
            return "closing"
        if not self._engine_plays:
            return "engine"
        return "" if self._store_works else "store"

    async def _check_store(self) -> bool:
        try:
            async with asyncio.timeout(CHECK_SECONDS):
                await self._matches.store.check()
        except (StoreFault, TimeoutError):
            return False
        return True


def _can_start_all_games() -> bool:
    """Return True if the server can start a match of every game."""
    return all(_can_start_match(name) for name in registry.names())


def _can_start_match(name: str) -> bool:
    try:
        game = registry.game(name)
        match = Match.start(game, game.ruleset(game.rulesets()[0]))
        return match.outcome is not None or len(game.legal(match.view(match.to_decide))) > 0
    except Exception:  # any error means that the game cannot be played
        LOG.exception("A game cannot be begun: %s.", name)
        return False


async def health(_request: Request) -> Response:
    """GET /health: answer 200 while the process is alive."""
    return PlainTextResponse("alive\n")


async def ready(request: Request) -> Response:
    """GET /ready: answer 200 if people can play matches. Otherwise answer 503 with one word for the reason."""
    readiness = state_of(request).readiness
    problem = await readiness.problem()
    if problem:
        return PlainTextResponse(f"not ready: {problem}\n", 503, {"Retry-After": "1"})
    return PlainTextResponse("ready\n")


ROUTES = (Route("/health", health), Route("/ready", ready))


HEADER = "X-Request-ID"
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
UNKNOWN_ROUTE = "none"
"""Value of the route label for unknown addresses and refused requests."""
UNANSWERED = 499
"""Value of the status label for clients that disconnected before the response."""
REQUEST: ContextVar[str] = ContextVar("skyhop_request", default="")
"""Identifier of the current request. Empty outside of a request."""


class Access:
    """Recorder of requests. For each request to the app, it records metrics and writes a log line."""

    def __init__(self, routes: Iterable[BaseRoute]) -> None:
        self._templates: dict[Callable[..., object], str] = {
            route.endpoint: route.path for route in routes if isinstance(route, Route)
        }

    @contextlib.asynccontextmanager
    async def recorded(self, scope: Scope, send: Send) -> AsyncIterator[Send]:
        """Record one request when its response starts, or when it ends without a response.

        Yield a `send` function that adds the identifier of the request as a header.
        """
        identity, begun, is_answered = secrets.token_hex(8), time.perf_counter(), False
        REQUEST.set(identity)  # never reset, so that log lines after the answer have it too

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
        route = self._templates.get(scope.get("endpoint", None), UNKNOWN_ROUTE)
        method = scope["method"] if scope["method"] in METHODS else "other"
        REQUESTS.labels(route, method, status).observe(seconds)
        if LOG.isEnabledFor(logging.INFO):
            milliseconds = round(1000 * seconds, 1)
            LOG.info("request", extra={"route": route, "method": method, "status": status, "ms": milliseconds})
