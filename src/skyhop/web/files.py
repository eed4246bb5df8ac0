"""Static files: modules, style sheets, pictures, of the table and of each game."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response

from skyhop.core import registry

HERE = Path(str(files("skyhop.web")))
STATIC = HERE / "static"
KINDS = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}


async def file(request: Request) -> Response:
    """GET /static/{path}: one file of ours; kept by the browser for ever where its stamp is asked for."""
    path = published().get(request.path_params["path"])
    if path is None:
        raise HTTPException(404)
    age = "public, max-age=31536000, immutable" if request.url.query else "no-cache"
    return FileResponse(path, media_type=KINDS[path.suffix], headers={"Cache-Control": age})


@cache
def published() -> Mapping[str, Path]:
    """List all files that are given out, by name: `table/table.js`, `balloon-cup/table.css` of a game's folder.

    An address is only looked up here. No path is ever made from one, so none can lead elsewhere.
    """
    folders = {"": STATIC} | {f"{game}/": page_folder(game) for game in registry.names()}
    return {
        start + path.relative_to(folder).as_posix(): path
        for start, folder in folders.items()
        for path in folder.rglob("*")
        if path.suffix in KINDS and path.is_file() and path.resolve().is_relative_to(folder.resolve())
    }


@cache
def static(name: str) -> str:
    """Give the address of a static file, with a stamp of its content so that it may be kept for ever."""
    stamp = hashlib.sha256(published()[name].read_bytes()).hexdigest()[:12]
    return f"/static/{name}?{stamp}"


def page_folder(game: str) -> Path:
    """Give the folder of a game's page: its templates, style sheet and modules."""
    return Path(str(files("skyhop.games"))) / game.replace("-", "_") / "page"
