"""Static files: modules, style sheets, pictures, of the table and of each game."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from rcssmin import cssmin
from rjsmin import jsmin
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from skyhop.game import registry
from skyhop.game.capability import Capability
from skyhop.i18n import language
from skyhop.svg import element

HERE = Path(str(files("skyhop.web")))
STATIC = HERE / "static"
WORKER = "service-worker.js"
FILES = "/static/"
"""Where the addresses of all files begin: they speak no language."""
KINDS = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
SHORTER: Mapping[str, Callable[[str], str]] = {".css": cssmin, ".js": jsmin}
_URL = re.compile(r"\burl\((letters/[^)]+)\)")


async def file(request: Request) -> Response:
    """GET /static/{path}: one file of ours; kept by the browser for ever where its stamp is asked for."""
    path = published().get(request.path_params["path"])
    if path is None:
        raise HTTPException(404)
    sent = _sent(path)
    age = "public, max-age=31536000, immutable" if request.url.query else "no-cache"
    headers = {"Cache-Control": age, "ETag": f'W/"{sent.stamp}"', "Vary": "Accept-Encoding"}
    if sent.stamp in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(sent.content, media_type=KINDS[path.suffix], headers=headers)


def _stamped(named: re.Match[str]) -> str:
    """The address of a file that a style sheet names: the one that pages ask for early."""
    return f"url({static(named[1])})"


class StaticFile(NamedTuple):
    """What is sent of a file, and a stamp of it."""

    content: bytes
    stamp: str


@cache
def _sent(path: Path) -> StaticFile:
    """Read a file; style sheets and modules go without comments and blanks, a fifth less to send."""
    content = path.read_bytes()
    if shorten := SHORTER.get(path.suffix):
        content = _URL.sub(_stamped, shorten(content.decode())).encode()
    return StaticFile(content, hashlib.sha256(content).hexdigest()[:12])


def published() -> Mapping[str, Path]:
    """List all files that are given out, by name: `table/table.js`, `balloon-cup/table.css` of a game's folder.

    An address is only looked up here. No path is ever made from one, so none can lead elsewhere.
    """
    return _published(registry.names())


@cache
def _published(games: tuple[str, ...]) -> Mapping[str, Path]:
    folders = {"": STATIC, "letters/": element.FOLDER} | {f"{game}/": page_folder(game) for game in games}
    return {
        start + path.relative_to(folder).as_posix(): path
        for start, folder in folders.items()
        for path in folder.rglob("*")
        if path.suffix in KINDS and path.is_file() and path.resolve().is_relative_to(folder.resolve())
    }


@cache
def static(name: str) -> str:
    """The address of a static file, with a stamp of its content so that it may be kept for ever."""
    return f"{FILES}{name}?{_sent(published()[name]).stamp}"


def worker_address() -> str:
    """Where the service worker is found: another address when any static file has changed, and in another language."""
    return f"/{WORKER}?{_stamp()}.{language()}"


@cache
def _stamp() -> str:
    """A stamp of all static files."""
    stamps = "\n".join(static(name) for name in sorted(published()))
    return hashlib.sha256(stamps.encode()).hexdigest()[:12]


def page_folder(game: str) -> Path:
    """The folder of a game's page: its templates, style sheet and modules; where it has none, the plain page's."""
    played = registry.game(game)
    return played.folder / "page" if played.folder and played.has(Capability.PAGE) else HERE / "simple_page"
