"""Choice of the locale: first the URL, then a cookie, then the Accept-Language header.

An address with a language, such as `/?lang=fr`, can be shared and counts as a choice. A cookie stores the
choice for later requests of the same page and for other pages.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import NamedTuple
from urllib.parse import parse_qsl, quote, unquote, urlencode, urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from skyhop.i18n import SOURCE_LANGUAGE, known_language, language, language_name, languages, use_language
from skyhop.web.http.settings import YEAR_SECONDS, parse_cookie

PARAMETER = "lang"
COOKIE = "skyhop-language"
"""Name of the locale cookie. All servers on the same host name share it."""
MAX_PARSED = 2000
"""Maximum number of parsed characters of a query string or an Accept-Language header.

A longer query string is ignored, and links to other languages do not contain it. A longer header is cut off.
"""
VARYING_HEADERS = "Accept-Language, Cookie"
"""Names of the headers that determine the language of a response."""
SAFE = frozenset({"GET", "HEAD"})


class LocaleChoice(NamedTuple):
    """Locale of a response, and the address of the requested page."""

    tag: str
    asked: tuple[tuple[str, str], ...] = ()
    path: str = "/"
    is_in_address: bool = False
    """True if the address names the language."""
    is_chosen_here: bool = False
    """True if the request comes from a link on one of our pages. The reader then chose the language in the menu."""
    is_secure: bool = False

    @classmethod
    def of(cls, scope: Scope) -> LocaleChoice:
        """Choose the locale of a request from its URL, its cookie or its Accept-Language header."""
        headers = Headers(scope=scope)
        is_page = scope["method"] in SAFE
        path, query = (scope["path"], scope["query_string"].decode("latin-1")) if is_page else _page_of_form(headers)
        parameters = parse_qsl(query, keep_blank_values=True) if len(query) <= MAX_PARSED else []
        from_query = next((known_language(value) for name, value in parameters if name == PARAMETER), None)
        from_cookie = known_language(parse_cookie(headers.get("cookie", ""), COOKIE) or "")
        return cls(
            from_query or from_cookie or choose_language(headers.get("accept-language", "")),
            tuple((name, value) for name, value in parameters if name != PARAMETER),
            "/" + path.lstrip("/\\"),  # `//host` would redirect to another host
            is_page and from_query is not None,
            headers.get("sec-fetch-site") == "same-origin" and headers.get("sec-fetch-mode") == "navigate",
            scope.get("scheme") == "https",
        )

    def scope_of(self, scope: Scope) -> Scope:
        """Return the ASGI scope of the request without the language parameter."""
        if not self.is_in_address:
            return scope
        return {**scope, "query_string": urlencode(self.asked).encode()}

    @property
    def cookie(self) -> str:
        """Value of the Set-Cookie header that stores the chosen language. Scripts of the page may read the cookie."""
        secure = "; secure" if self.is_secure else ""
        return f"{COOKIE}={self.tag}; path=/; max-age={YEAR_SECONDS}; samesite=lax{secure}"

    @property
    def plain_address(self) -> str:
        """Address of the requested page, without the language parameter."""
        return quote(self.path) + (f"?{urlencode(self.asked)}" if self.asked else "")

    def address(self, tag: str) -> str:
        """Return the address of the page with the language parameter `tag`."""
        return f"{quote(self.path)}?{urlencode([*self.asked, (PARAMETER, tag)])}"


class LanguageChoice(NamedTuple):
    """Entry of the language menu: the tag and native name of a language, and the page's address in this language."""

    tag: str
    name: str
    address: str
    is_read: bool


_reading: ContextVar[LocaleChoice] = ContextVar("skyhop_reading", default=LocaleChoice(SOURCE_LANGUAGE))  # noqa: B039  the default is an immutable tuple


@contextmanager
def use_locale(reading: LocaleChoice) -> Iterator[None]:
    """Use the locale of `reading` for all texts during the block."""
    token = _reading.set(reading)
    try:
        with use_language(reading.tag):
            yield
    finally:
        _reading.reset(token)


def list_languages() -> tuple[LanguageChoice, ...]:
    """Return the entries of the language menu. Return no entries if only one language exists."""
    reading, tags = _reading.get(), languages()
    if len(tags) < 2:
        return ()
    return tuple(LanguageChoice(tag, language_name(tag), reading.address(tag), tag == language()) for tag in tags)


def requested_path() -> str:
    """Return the path of the requested page. For a sent form, return the path of the page with the form, or "/"."""
    return _reading.get().path


def _page_of_form(headers: Headers) -> tuple[str, str]:
    """Return the path and the query of the page that sent a form, or "/" if the browser names no page of this host."""
    try:
        page = urlsplit(headers.get("referer", ""))
    except ValueError:
        return "/", ""
    return (unquote(page.path), page.query) if page.netloc and page.netloc == headers.get("host") else ("/", "")


def choose_language(accepted: str) -> str:
    """Return the first language of an Accept-Language header that has translations, or English.

    The result is always the tag of an available language, never a text of the client. Caches by language therefore
    stay small.
    """
    parts = accepted[:MAX_PARSED].split(",")
    ranked = sorted((_parse_weights(part) for part in parts if part.strip()), key=lambda pair: -pair[1])
    for tag, weight in ranked:
        if weight > 0 and (found := known_language(tag)):
            return found
    return SOURCE_LANGUAGE


def _parse_weights(part: str) -> tuple[str, float]:
    tag, _semicolon, rest = part.strip().partition(";")
    try:
        return tag.strip(), float(rest.strip().removeprefix("q=") or 1)
    except ValueError:
        return tag.strip(), 0.0
