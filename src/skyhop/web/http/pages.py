"""Pages from templates: those of the web table, and each game's own, found in its folder."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from jinja2 import BaseLoader, Environment, FileSystemLoader, PrefixLoader, StrictUndefined
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from skyhop import __version__
from skyhop.game import registry
from skyhop.i18n import _, direction, language, ngettext, translated
from skyhop.server.names import LONGEST
from skyhop.server.timestamps import milliseconds
from skyhop.svg.element import weights_in
from skyhop.web.http.locale import offered
from skyhop.web.http.settings import attributes, chosen
from skyhop.web.http.static_files import HERE, page_folder, static, worker_address
from skyhop.web.http.templates import PlainCalls


def environment() -> Environment:
    """The environment of all templates; every text in them is escaped and translated."""
    return _environment(registry.names())


@cache
def _environment(games: tuple[str, ...]) -> Environment:
    loaders: dict[str, BaseLoader] = {"web": FileSystemLoader(HERE / "templates")}
    loaders |= {game: FileSystemLoader(page_folder(game)) for game in games}
    made = Environment(
        loader=PrefixLoader(loaders),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,  # a table that is open does not ask the disk, page by page, whether its templates changed
    )
    made.code_generator_class = PlainCalls
    made.globals.update(_=_, translated=translated, ngettext=ngettext, version=__version__)
    made.globals.update(longest_name=LONGEST)
    made.globals.update(now_on_server=milliseconds)
    made.globals.update(static=static, weights_in=weights_in)
    made.globals.update(settings=chosen, settings_attributes=attributes, worker=worker_address, languages=offered)
    return made


def render(template: str, context: Mapping[str, Any], status: int = 200) -> Response:
    """Answer with a whole page."""
    page = environment().get_template(template)
    return HTMLResponse(page.render({"language": language(), "direction": direction(language()), **context}), status)


def origin_of(request: Request) -> str:
    """What the addresses of this site begin with for those elsewhere."""
    return request.app.state.public_url or str(request.base_url).rstrip("/")


def fragment(template: str, context: Mapping[str, Any]) -> str:
    """A part of a page."""
    return environment().get_template(template).render(dict(context))
