"""Jinja environment that generates faster code, and functions that render pages.

Jinja inspects each function before a call, and sorts the arguments of macros at run time. It also copies each
text that it escapes. A match page contains hundreds of such calls, macros and texts. The code generated here
calls functions directly.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextvars import ContextVar
from functools import cache, lru_cache
from typing import cast

from jinja2 import BaseLoader, Environment, FileSystemLoader, PrefixLoader, StrictUndefined, nodes
from jinja2.compiler import CodeGenerator, Frame, MacroRef
from jinja2.utils import missing
from markupsafe import Markup, escape
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from skyhop import __version__
from skyhop.game import registry
from skyhop.i18n import _, direction, language, ngettext, translated
from skyhop.server.names import LONGEST
from skyhop.server.timestamps import milliseconds
from skyhop.svg import Fragment, weights_in
from skyhop.web.http.app_state import MatchInBar, state_of
from skyhop.web.http.locale import list_languages, requested_path
from skyhop.web.http.settings import current_settings, render_attributes
from skyhop.web.http.static_files import HERE, page_folder, static, worker_address

MAX_CACHED_TEXTS = 10_000
"""Maximum number of cached escaped texts. The texts are short: names and numbers."""
MAX_CACHED_LENGTH = 60
"""Maximum length of a cached text, in characters. Longer texts seldom repeat."""


class CallGenerator(CodeGenerator):
    """Generator of the Python code of a template. The code calls functions directly."""

    def visit_Template(self, node: nodes.Template, frame: Frame | None = None) -> None:  # noqa: N802  name required by Jinja
        """Generate the module of a template. The module uses `escaped` as its escape function."""
        super().visit_Template(node, frame)
        self.writeline(f"from {__name__} import escaped as escape, wrap_macro")

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:  # noqa: N802, FBT001, FBT002
        """Generate a direct call. For a call with unpacked arguments or a block, generate Jinja's usual code."""
        if forward_caller or node.dyn_args is not None or node.dyn_kwargs is not None:
            super().visit_Call(node, frame, forward_caller=forward_caller)
            return
        self.visit(node.node, frame)
        self.write("(")
        for argument in [*node.args, *node.kwargs]:
            self.visit(argument, frame)
            self.write(", ")
        self.write(")")

    def macro_def(self, macro_ref: MacroRef, frame: Frame) -> None:
        """Generate a macro as a function.

        For a macro with variable arguments or a caller, generate Jinja's usual code.
        """
        if macro_ref.accesses_kwargs or macro_ref.accesses_varargs or macro_ref.accesses_caller:
            super().macro_def(macro_ref, frame)
        else:
            self.write(f"wrap_macro(macro, {[argument.name for argument in macro_ref.node.args]!r})")


def wrap_macro(write: Callable[..., str], names: Sequence[str]) -> Callable[..., Markup]:
    """Wrap the function of a macro. The wrapper passes `missing` for each argument that the caller omits."""

    def macro(*arguments: object, **keywords: object) -> Markup:
        arguments += tuple(keywords.pop(name, missing) for name in names[len(arguments) :])
        return Markup(write(*arguments, **keywords))  # noqa: S704  a template has escaped it

    return macro


def escaped(value: object) -> str:
    """Return a value as text with HTML escapes."""
    if type(value) is Markup or type(value) is Fragment:
        return value
    if type(value) is int:
        return str(value)
    return _short(value) if type(value) is str and len(value) <= MAX_CACHED_LENGTH else escape(value)


@lru_cache(MAX_CACHED_TEXTS)
def _short(text: str) -> str:
    return escape(text)


def environment() -> Environment:
    """Return the Jinja environment of all templates, with HTML escaping and translation."""
    return _environment(registry.names())


@cache
def _environment(games: tuple[str, ...]) -> Environment:
    loaders: dict[str, BaseLoader] = {"web": FileSystemLoader(HERE / "templates")}
    loaders |= {game: FileSystemLoader(page_folder(game)) for game in games}
    jinja = Environment(
        loader=PrefixLoader(loaders),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,  # do not check template files for changes on each page
    )
    jinja.code_generator_class = CallGenerator
    jinja.globals.update(_=_, translated=translated, ngettext=ngettext, version=__version__)
    jinja.globals.update(longest_name=LONGEST)
    jinja.globals.update(now_on_server=milliseconds)
    jinja.globals.update(static=static, weights_in=weights_in)
    jinja.globals.update(
        settings=current_settings,
        settings_attributes=render_attributes,
        worker=worker_address,
        languages=list_languages,
        current=mark_current,
    )
    return jinja


def mark_current(address: str, *others: str) -> Markup:
    """Return the attribute that marks a link in the head of a page as current, or an empty text.

    `address` is the address of the link. The link is also current on pages below it, and on pages below `others`.
    """
    path = requested_path()
    if path == address:
        return Markup(' aria-current="page"')
    is_below = any(f"{path}/".startswith(f"{each}/") for each in (address, *others) if each != "/")
    return Markup(' aria-current="true"') if is_below else Markup()


OWN_MATCHES: ContextVar[Sequence[MatchInBar]] = ContextVar("skyhop_own_matches", default=())
"""Own matches of the reader, in the order of the bar. The page opens a stream, which announces changes."""
READER: ContextVar[str] = ContextVar("skyhop_reader", default="")
"""Keyed hash of the reader's id. Tabs with the same hash and language share one stream."""
IS_KNOWN: ContextVar[bool] = ContextVar("skyhop_is_known", default=False)
"""True if the reader may get a match while a page is open. If the bar of such a reader is empty, the page hides it."""
ACCOUNT_NAME: ContextVar[str | None] = ContextVar("skyhop_account_name", default=None)
"""Name of the reader's account, for the head of a page.

Empty for a guest. None if the server did not look up the reader.
"""
OWN_PAGES: ContextVar[Sequence[tuple[str, str]]] = ContextVar("skyhop_own_pages", default=())
"""Addresses and titles of the operator's own pages, for the end of a page."""
MAX_MATCHES_IN_BAR = 5
"""Maximum number of own matches in the bar of a page. The bar of the lobby shows more matches, with details."""


def render(template: str, context: Mapping[str, object], status: int = 200) -> Response:
    """Render the template of a page. Return the page as a response with the given status."""
    page = environment().get_template(template)
    own = cast("Sequence[MatchInBar]", context.get("own_matches", OWN_MATCHES.get()))
    frame = {
        "language": language(),
        "direction": direction(language()),
        "reader": READER.get(),
        "person": ACCOUNT_NAME.get(),
        "own_matches": own,
        "has_bar": bool(own) or IS_KNOWN.get(),
        "own_pages": OWN_PAGES.get(),
        "due_count": sum(match.is_due for match in own),
        "most_own": MAX_MATCHES_IN_BAR,
        "has_details": False,
    }
    return HTMLResponse(page.render({**frame, **context}), status)


def origin_of(request: Request) -> str:
    """Return the public URL of the site, for absolute links."""
    return state_of(request).public_url or str(request.base_url).rstrip("/")


def render_fragment(template: str, context: Mapping[str, object]) -> str:
    """Render a template that is only a part of a page. Return the text."""
    return environment().get_template(template).render(dict(context))


CONFIRMATION_FIELD = "sure"
"""Name of the form field that confirms an action."""


class ConfirmationRequired(Exception):  # noqa: N818  an expected outcome, not a program error
    """Exception for a form whose action needs a confirmation, such as a resignation. The server then asks the reader.

    The page for the confirmation has the title `title` and the text `explanation` about the consequences. `answer` is
    the text of the button, and `back` is the address of the page to return to.
    """

    def __init__(self, form: FormData, title: str, explanation: str, *, answer: str, back: str) -> None:
        super().__init__(title)
        fields = [(name, value) for name, value in form.multi_items() if isinstance(value, str)]
        texts = {"title": title, "explanation": explanation, "answer": answer, "back": back}
        self.context = {**texts, "fields": [*fields, (CONFIRMATION_FIELD, "yes")]}


async def ask_confirmation(request: Request, error: Exception) -> Response:
    """Return the page that asks for confirmation. Its button sends the same form again.

    The server has not done the requested action yet.
    """
    assert isinstance(error, ConfirmationRequired)  # noqa: S101  registered only for this class
    address = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    return render("web/sure.html", {**error.context, "address": address})
