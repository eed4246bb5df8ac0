"""Static files: modules, style sheets, pictures, of the table and of each game."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response

from skyhop.web.pages import static_file

KINDS = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}


async def file(request: Request) -> Response:
    """GET /static/{path}: one file of ours; kept by the browser for ever where its stamp is asked for."""
    name: str = request.path_params["path"]
    path = static_file(name)
    kind = KINDS.get(path.suffix)
    if kind is None or ".." in name or not path.is_file():
        raise HTTPException(404)
    age = "public, max-age=31536000, immutable" if request.url.query else "no-cache"
    return FileResponse(path, media_type=kind, headers={"Cache-Control": age})
