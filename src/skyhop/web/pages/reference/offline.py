"""Pages that say the same to everybody: without a connection, with the worker that shows it; and on accessibility."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from skyhop.web.http.limits import LOOK, limited
from skyhop.web.http.static_files import KINDS, STATIC, WORKER
from skyhop.web.http.templates import render


async def worker(_request: Request) -> Response:
    """GET /service-worker.js: at the root, since it serves all pages that lie below it."""
    return FileResponse(STATIC / WORKER, media_type=KINDS[".js"], headers={"Cache-Control": "no-cache"})


async def offline(_request: Request) -> Response:
    """GET /offline: the page that is kept for when the table cannot be reached; it says nothing of any match."""
    return render("web/offline.html", {})


async def statement(_request: Request) -> Response:
    """GET /accessibility: what works, how it is reached, what is known to be missing, and whom to tell."""
    return render("web/accessibility.html", {})


ROUTES = (
    Route(f"/{WORKER}", worker),
    Route("/offline", limited(offline, LOOK)),
    Route("/accessibility", limited(statement, LOOK)),
)
