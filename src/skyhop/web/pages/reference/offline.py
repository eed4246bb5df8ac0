"""Static pages: the offline page with its service worker, and the accessibility statement."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from skyhop.web.http.rate_limits import LOOK, limited
from skyhop.web.http.static_files import KINDS, STATIC, WORKER
from skyhop.web.http.templates import render


async def worker(_request: Request) -> Response:
    """GET /service-worker.js: return the service worker; at the root, so that its scope covers all pages."""
    return FileResponse(STATIC / WORKER, media_type=KINDS[".js"], headers={"Cache-Control": "no-cache"})


async def offline(_request: Request) -> Response:
    """GET /offline: return the page that browsers keep for lost connections; it contains no match data."""
    return render("web/offline.html", {})


async def statement(_request: Request) -> Response:
    """GET /accessibility: return the accessibility statement."""
    return render("web/accessibility.html", {})


ROUTES = (
    Route(f"/{WORKER}", worker),
    Route("/offline", limited(offline, LOOK)),
    Route("/accessibility", limited(statement, LOOK)),
)
