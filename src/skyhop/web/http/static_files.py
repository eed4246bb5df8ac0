"""Static files of the site and of each game, and the operator's own pages.

Static files are modules, style sheets, pictures and fonts. The operator may write an imprint and terms in Markdown.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from markdown_it import MarkdownIt
from rcssmin import cssmin
from rjsmin import jsmin
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from skyhop import svg
from skyhop.game import registry
from skyhop.game.capability import Capability
from skyhop.i18n import N_, SOURCE_LANGUAGE, language, translated
from skyhop.server.store.data_folder import PAGES

HERE = Path(str(files("skyhop.web")))
STATIC = HERE / "static"
WORKER = "service-worker.js"
FILES = "/static/"
"""Path prefix of all static files. They are the same in all languages."""
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
    """GET /static/{path}: return a static file.

    If the address contains the hash of the file, browsers cache the file for a year. A page of another version may ask
    with another hash. It then gets this file, but no cache may keep the file under the wrong hash.
    """
    path = list_static_files().get(request.path_params["path"])
    if path is None:
        raise HTTPException(404)
    minified = _read_minified(path)
    age = "public, max-age=31536000, immutable" if request.url.query == minified.stamp else "no-cache"
    headers = {"Cache-Control": age, "ETag": f'W/"{minified.stamp}"', "Vary": "Accept-Encoding"}
    if minified.stamp in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(minified.content, media_type=KINDS[path.suffix], headers=headers)


def _stamp_addresses(match: re.Match[str]) -> str:
    """Return the `url(…)` of a style sheet with the hash of the file in the address.

    Pages preload the file from the same address.
    """
    return f"url({static(match[1])})"


class StaticFile(NamedTuple):
    """Content of a static file as the server sends it, and the hash of this content."""

    content: bytes
    stamp: str


@cache
def _read_minified(path: Path) -> StaticFile:
    """Return a static file as the server sends it.

    Style sheets and modules are minified, which saves a fifth of their size.
    """
    content = path.read_bytes()
    if shorten := SHORTER.get(path.suffix):
        content = _URL.sub(_stamp_addresses, shorten(content.decode())).encode()
    return StaticFile(content, hashlib.sha256(content).hexdigest()[:12])


def list_static_files() -> Mapping[str, Path]:
    """Return all static files by name, such as `table/table.js`.

    The name of a file from the folder of a game begins with the game, such as `balloon-cup/table.css`. The server
    finds addresses in this mapping and builds no path from them. Path traversal is therefore impossible.
    """
    return _list_published(registry.names())


@cache
def _list_published(games: tuple[str, ...]) -> Mapping[str, Path]:
    folders = {"": STATIC, "letters/": svg.FOLDER} | {f"{game}/": page_folder(game) for game in games}
    return {
        start + path.relative_to(folder).as_posix(): path
        for start, folder in folders.items()
        for path in folder.rglob("*")
        if path.suffix in KINDS and path.is_file() and path.resolve().is_relative_to(folder.resolve())
    }


@cache
def static(name: str) -> str:
    """Return the address of a static file.

    The address contains a hash of the file. Browsers may therefore cache the file for ever.
    """
    return f"{FILES}{name}?{_read_minified(list_static_files()[name]).stamp}"


def worker_address() -> str:
    """Return the address of the service worker. The address changes with any static file and with the locale."""
    return f"/{WORKER}?{_hash_files()}.{language()}"


@cache
def _hash_files() -> str:
    """Return a hash of all static files."""
    stamps = "\n".join(static(name) for name in sorted(list_static_files()))
    return hashlib.sha256(stamps.encode()).hexdigest()[:12]


def page_folder(game: str) -> Path:
    """Return the folder with the templates, style sheet and modules of a game's page, or of the plain page."""
    played = registry.game(game)
    return played.folder / "page" if played.folder and played.has(Capability.PAGE) else HERE / "simple_page"


OWN_PAGES = {"imprint": N_("Imprint"), "terms": N_("Terms of use")}
"""Titles of pages that the operator may write, by name. The names are also the addresses."""
MAX_PAGE_BYTES = 256 * 1024
MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table").disable("image")
"""Renderer of the operator's own pages. It shows HTML as text, and leaves out pictures.

The site of a picture could count the visits to our page.
"""


class OwnPage(NamedTuple):
    """Page of the operator: its file, and the language in the name of the file, or an empty text."""

    path: Path
    language: str


def find_own_page(folder: Path, name: str) -> OwnPage | None:
    """Return the page `name` of the operator in the best language for the reader, or None.

    The order is the language of the reader, the file without a language, English, and any other language.
    """
    found = {
        path.name.removeprefix(name).removesuffix(".md").removeprefix("."): path
        for path in sorted((folder / PAGES).glob(f"{name}*.md"))
        if re.fullmatch(rf"{name}(\.[a-zA-Z-]+)?\.md", path.name) and path.is_file()
    }
    tag = language()
    best = next((each for each in (tag, tag.partition("-")[0], "", SOURCE_LANGUAGE, *found) if each in found), None)
    return None if best is None else OwnPage(found[best], best)


def render_own_page(page: OwnPage) -> str:
    """Return a page of the operator as safe HTML. Raise `OSError` if the server cannot read the file."""
    with page.path.open("rb") as opened:
        return _render_markdown(opened.read(MAX_PAGE_BYTES).decode("utf-8-sig", "replace"))


@lru_cache(16)
def _render_markdown(text: str) -> str:
    """Return Markdown as safe HTML. The result is cached, because the conversion of a long page takes half a second."""
    return str(MARKDOWN.render(text))


def list_own_pages(folder: Path) -> tuple[tuple[str, str], ...]:
    """Return the address and the title of each page that the operator has written."""
    try:
        changed = (folder / PAGES).stat().st_mtime_ns
    except OSError:
        return ()
    return tuple((f"/{name}", translated(OWN_PAGES[name])) for name in _list_names(folder, changed))


@lru_cache(8)
def _list_names(folder: Path, _changed: int) -> tuple[str, ...]:
    return tuple(name for name in OWN_PAGES if find_own_page(folder, name) is not None)
