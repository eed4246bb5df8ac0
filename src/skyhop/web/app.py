"""The app: which address is answered by whom, and what is opened at the start and closed at the end."""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from skyhop.table.folder import signing_key
from skyhop.table.matches import Matches
from skyhop.table.seats import Badges
from skyhop.table.store import open_store
from skyhop.web import boards, errors, files, lobby, match, rules, stream
from skyhop.web.engines import Engines
from skyhop.web.guard import THIS_MACHINE, Guard, Names, TooLarge

ROUTES = (
    Route("/", lobby.lobby),
    Route("/matches", lobby.start, methods=["POST"]),
    Route("/matches/{match}", match.show),
    Route("/matches/{match}/actions", match.play, methods=["POST"]),
    Route("/matches/{match}/resignation", match.resign, methods=["POST"]),
    Route("/matches/{match}/draw", match.draw, methods=["POST"]),
    Route("/matches/{match}/seats", match.sit_down, methods=["POST"]),
    Route("/matches/{match}/events", stream.events),
    Route("/matches/{match}/journal", match.journal),
    Route("/rules/{game}", rules.rules),
    Route("/rules/{game}/{ruleset}", rules.rules),
    *boards.ROUTES,
    Route("/static/{path:path}", files.file),
)


def table_app(folder: Path, names: Names = THIS_MACHINE, on_ready: Callable[[], None] | None = None) -> Guard:
    """Make the app over a data folder; it answers under these names, without any on this machine alone.

    `on_ready` is called when the games are compiled, which happens in a thread beside the first requests.
    """
    app = Starlette(
        routes=ROUTES,
        exception_handlers={HTTPException: _refused, TooLarge: errors.too_large, Exception: errors.defect},
        lifespan=_lifespan,
    )
    key = signing_key(folder)
    app.state.folder = folder
    app.state.on_ready = on_ready
    app.state.badges = Badges(key)
    # Cookies do not know ports: two tables on one machine must not take each other's.
    app.state.cookie = "skyhop-" + hashlib.sha256(key).hexdigest()[:8]
    return Guard(app, names)


@contextlib.asynccontextmanager
async def _lifespan(app: Starlette) -> AsyncIterator[None]:
    store = await open_store(app.state.folder)
    app.state.matches = Matches(store)
    app.state.engines = Engines(app.state.on_ready)
    try:
        yield
    finally:
        app.state.engines.close()
        await app.state.matches.close()


async def _refused(request: Request, error: Exception) -> Response:
    """Answer an address, a method or a form that cannot be."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    if status == 404:
        return await errors.not_found(request, error)
    if status == 405:
        return await errors.wrong_method(request, error)
    return errors.error_page(status, str(getattr(error, "detail", "")))
