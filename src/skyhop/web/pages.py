"""Pages from templates: those of the web table, and each game's own, found in its folder."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from jinja2 import BaseLoader, Environment, FileSystemLoader, PrefixLoader, StrictUndefined
from starlette.responses import HTMLResponse, Response

from skyhop import __version__
from skyhop.core import registry
from skyhop.core.capability import Capability
from skyhop.core.i18n import _, language, ngettext

HERE = Path(str(files("skyhop.web")))
STATIC = HERE / "static"


def page_folder(game: str) -> Path:
    """Give the folder of a game's page: its partial templates, style sheet and module; where it has none, the plain."""
    played = registry.game(game)
    return played.folder / "page" if played.folder and played.has(Capability.PAGE) else HERE / "plain"


def environment() -> Environment:
    """Give the environment of all templates; every text in them is escaped and translated."""
    return _environment(registry.names())


@cache
def _environment(games: tuple[str, ...]) -> Environment:
    loaders: dict[str, BaseLoader] = {"web": FileSystemLoader(HERE / "templates")}
    loaders |= {game: FileSystemLoader(page_folder(game)) for game in games}
    made = Environment(
        loader=PrefixLoader(loaders), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    made.globals.update(_=_, ngettext=ngettext, static=static, version=__version__)
    return made


def render(template: str, context: Mapping[str, Any], status: int = 200) -> Response:
    """Answer with a whole page."""
    page = environment().get_template(template)
    return HTMLResponse(page.render({"language": language(), **context}), status)


def fragment(template: str, context: Mapping[str, Any]) -> str:
    """Give a part of a page."""
    return environment().get_template(template).render(dict(context))


@cache
def static(path: str) -> str:
    """Give the address of a static file, with a stamp of its content so that it may be kept for ever."""
    stamp = hashlib.sha256(static_file(path).read_bytes()).hexdigest()[:12]
    return f"/static/{path}?{stamp}"


def static_file(path: str) -> Path:
    """Find a static file: `table.js`, or `balloon-cup/table.css` in the game's folder."""
    game, _slash, name = path.partition("/")
    return page_folder(game) / name if name and game in registry.names() else STATIC / path
