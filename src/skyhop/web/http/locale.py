"""Choice of the locale: URL, then cookie, then Accept-Language.

An address with a language, such as `/?lang=fr`, can be shared and counts as a choice. A cookie stores the
choice for later requests of the page and for other pages.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import NamedTuple
from urllib.parse import parse_qsl, quote, urlencode

from starlette.datastructures import Headers
from starlette.types import Scope

from skyhop.i18n import SOURCE_LANGUAGE, known_language, language, language_name, languages, use_language
from skyhop.web.http.settings import YEAR, parse_cookie

PARAMETER = "lang"
COOKIE = "skyhop-language"
"""Name of the locale cookie. All servers on a host name share it."""
LONGEST = 2000
"""Maximum number of characters of a query string or an Accept-Language header that is parsed.

A longer query string is ignored, and links to other languages leave it out. A longer header is cut off.
"""
VARIES = "Accept-Language, Cookie"
"""Names of the headers that a localized answer depends on."""
SAFE = frozenset({"GET", "HEAD"})


class LocaleChoice(NamedTuple):
    """Locale of an answer, and the address of the requested page."""

    tag: str
    asked: tuple[tuple[str, str], ...] = ()
    path: str = "/"
    is_in_address: bool = False
    """True if the address names the language."""
    is_chosen_here: bool = False
    """True if the reader chose the language in the menu of one of our pages."""
    is_secure: bool = False

    @classmethod
    def of(cls, scope: Scope) -> LocaleChoice:
        """Choose the locale of a request."""
        headers = Headers(scope=scope)
        is_page = scope["method"] in SAFE
        query = scope["query_string"].decode("latin-1") if is_page else ""
        asked = parse_qsl(query, keep_blank_values=True) if len(query) <= LONGEST else []
        named = next((known_language(value) for name, value in asked if name == PARAMETER), None)
        kept = known_language(parse_cookie(headers.get("cookie", ""), COOKIE) or "")
        return cls(
            named or kept or choose_language(headers.get("accept-language", "")),
            tuple((name, value) for name, value in asked if name != PARAMETER),
            "/" + scope["path"].lstrip("/\\") if is_page else "/",  # `//host` would redirect to another host
            named is not None,
            headers.get("sec-fetch-site") == "same-origin" and headers.get("sec-fetch-mode") == "navigate",
            scope.get("scheme") == "https",
        )

    def scope_of(self, scope: Scope) -> Scope:
        """Return the request's scope without the language parameter."""
        if not self.is_in_address:
            return scope
        return {**scope, "query_string": urlencode(self.asked).encode()}

    @property
    def cookie(self) -> str:
        """Set-Cookie header that stores the language of the address. Scripts of the page may read the cookie."""
        secure = "; secure" if self.is_secure else ""
        return f"{COOKIE}={self.tag}; path=/; max-age={YEAR}; samesite=lax{secure}"

    @property
    def plain_address(self) -> str:
        """Address without the language parameter."""
        return quote(self.path) + (f"?{urlencode(self.asked)}" if self.asked else "")

    def address(self, tag: str) -> str:
        """Return the address with a language parameter."""
        return f"{quote(self.path)}?{urlencode([*self.asked, (PARAMETER, tag)])}"


class LanguageChoice(NamedTuple):
    """Entry of the language menu: tag, native name, and the address of this page in the language."""

    tag: str
    name: str
    address: str
    is_read: bool


_reading: ContextVar[LocaleChoice] = ContextVar("skyhop_reading", default=LocaleChoice(SOURCE_LANGUAGE))  # noqa: B039  it is a tuple


@contextmanager
def use_locale(reading: LocaleChoice) -> Iterator[None]:
    """Use this locale for all texts of the block."""
    token = _reading.set(reading)
    try:
        with use_language(reading.tag):
            yield
    finally:
        _reading.reset(token)


def list_languages() -> tuple[LanguageChoice, ...]:
    """Return the entries of the language menu, or none if there is only one language."""
    reading, tags = _reading.get(), languages()
    if len(tags) < 2:
        return ()
    return tuple(LanguageChoice(tag, language_name(tag), reading.address(tag), tag == language()) for tag in tags)


def choose_language(accepted: str) -> str:
    """Return the first language of an Accept-Language header that has translations, else English.

    The result is always one of our tags, never a string of the client. So caches by language stay small.
    """
    parts = accepted[:LONGEST].split(",")
    ranked = sorted((_weighted(part) for part in parts if part.strip()), key=lambda pair: -pair[1])
    for tag, weight in ranked:
        if weight > 0 and (found := known_language(tag)):
            return found
    return SOURCE_LANGUAGE


def _weighted(part: str) -> tuple[str, float]:
    tag, _semicolon, rest = part.strip().partition(";")
    try:
        return tag.strip(), float(rest.strip().removeprefix("q=") or 1)
    except ValueError:
        return tag.strip(), 0.0
