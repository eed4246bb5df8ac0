"""Which language a reader reads: what the address says, else what they have chosen, else what their browser asks for.

An address with a language, such as `/?lang=fr`, can be shared, and is a choice: a cookie keeps it, so that all that the
page sends and is sent, and the next page, is in that language too.
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
from skyhop.web.http.settings import YEAR, cookie_of

PARAMETER = "lang"
COOKIE = "skyhop-language"
"""One for all tables of a host: whoever reads French reads it everywhere."""
LONGEST = 2000
"""Letters of what an address asks for; in a longer one no language is looked for, and links to others leave it out.

Of what a browser asks for, so many are looked at.
"""
VARIES = "Accept-Language, Cookie"
"""What an answer in a language depends on beside its address."""
SAFE = frozenset({"GET", "HEAD"})


class LocaleChoice(NamedTuple):
    """The language of an answer, and the address that it answers."""

    tag: str
    asked: tuple[tuple[str, str], ...] = ()
    path: str = "/"
    is_in_address: bool = False
    """Whether the address names the language."""
    is_chosen_here: bool = False
    """Whether a page of ours led there: a click on the menu of languages."""
    is_secure: bool = False

    @classmethod
    def of(cls, scope: Scope) -> LocaleChoice:
        """Read a request."""
        headers = Headers(scope=scope)
        is_page = scope["method"] in SAFE
        query = scope["query_string"].decode("latin-1") if is_page else ""
        asked = parse_qsl(query, keep_blank_values=True) if len(query) <= LONGEST else []
        named = next((known_language(value) for name, value in asked if name == PARAMETER), None)
        kept = known_language(cookie_of(headers.get("cookie", ""), COOKIE) or "")
        return cls(
            named or kept or language_of(headers.get("accept-language", "")),
            tuple((name, value) for name, value in asked if name != PARAMETER),
            "/" + scope["path"].lstrip("/\\") if is_page else "/",  # never an address of another host
            named is not None,
            headers.get("sec-fetch-site") == "same-origin" and headers.get("sec-fetch-mode") == "navigate",
            scope.get("scheme") == "https",
        )

    def scope_of(self, scope: Scope) -> Scope:
        """The request without a language in its address, which no endpoint needs to know."""
        if not self.is_in_address:
            return scope
        return {**scope, "query_string": urlencode(self.asked).encode()}

    @property
    def cookie(self) -> str:
        """What keeps the language that the address names; scripts may read it."""
        secure = "; secure" if self.is_secure else ""
        return f"{COOKIE}={self.tag}; path=/; max-age={YEAR}; samesite=lax{secure}"

    @property
    def plain_address(self) -> str:
        """The address without a language."""
        return quote(self.path) + (f"?{urlencode(self.asked)}" if self.asked else "")

    def address(self, tag: str) -> str:
        """The address in a language."""
        return f"{quote(self.path)}?{urlencode([*self.asked, (PARAMETER, tag)])}"


class LanguageChoice(NamedTuple):
    """A language to choose: its tag, its name in itself, the address of this page in it."""

    tag: str
    name: str
    address: str
    is_read: bool


_reading: ContextVar[LocaleChoice] = ContextVar("skyhop_reading", default=LocaleChoice(SOURCE_LANGUAGE))  # noqa: B039  it is a tuple


@contextmanager
def use_reading(reading: LocaleChoice) -> Iterator[None]:
    """Answer in a language inside the block."""
    token = _reading.set(reading)
    try:
        with use_language(reading.tag):
            yield
    finally:
        _reading.reset(token)


def offered() -> tuple[LanguageChoice, ...]:
    """List the languages that there are texts in, for a menu; none where there is no choice."""
    reading, tags = _reading.get(), languages()
    if len(tags) < 2:
        return ()
    return tuple(LanguageChoice(tag, language_name(tag), reading.address(tag), tag == language()) for tag in tags)


def language_of(accepted: str) -> str:
    """Choose the first language of an Accept-Language header that there are texts for, else English.

    What is given is a tag of ours, never one that was sent: what is kept by language stays as small as our list.
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
