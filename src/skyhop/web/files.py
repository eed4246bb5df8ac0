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
from skyhop.core.capability import Capability

HERE = Path(str(files("skyhop.web")))
STATIC = HERE / "static"
WORKER = "service-worker.js"
KINDS = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".png": "image/png",
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


def published() -> Mapping[str, Path]:
    """List all files that are given out, by name: `table/table.js`, `balloon-cup/table.css` of a game's folder.

    An address is only looked up here. No path is ever made from one, so none can lead elsewhere.
    """
    return _published(registry.names())


@cache
def _published(games: tuple[str, ...]) -> Mapping[str, Path]:
    folders = {"": STATIC} | {f"{game}/": page_folder(game) for game in games}
    return {
        start + path.relative_to(folder).as_posix(): path
        for start, folder in folders.items()
        for path in folder.rglob("*")
        if path.suffix in KINDS and path.is_file() and path.resolve().is_relative_to(folder.resolve())
    }


@cache
def static(name: str) -> str:
    """The address of a static file, with a stamp of its content so that it may be kept for ever."""
    stamp = hashlib.sha256(published()[name].read_bytes()).hexdigest()[:12]
    return f"/static/{name}?{stamp}"


@cache
def worker_address() -> str:
    """Where the service worker is found: another address when any static file has changed."""
    stamps = "\n".join(static(name) for name in sorted(published()))
    return f"/{WORKER}?{hashlib.sha256(stamps.encode()).hexdigest()[:12]}"


def page_folder(game: str) -> Path:
    """The folder of a game's page: its templates, style sheet and modules; where it has none, the plain page's."""
    played = registry.game(game)
    return played.folder / "page" if played.folder and played.has(Capability.PAGE) else HERE / "plain"
