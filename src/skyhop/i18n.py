"""Translation of texts for people.

Write `_("The bag is empty.")` where the text is *used*, never at import time: the language depends on the reader,
and at import time no reader exists. In a table that is made at import time, mark a text with `N_`. Translate the
text with `translated` when it is used. Insert values by name, `_("It is %(player)s's turn.") % {"player": name}`,
so that a translation may move them. English texts are in the source and need no catalog.
"""

from __future__ import annotations

import gettext as _gettext
import os
from collections.abc import Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import datetime
from functools import lru_cache, partial, wraps
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, ParamSpec, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

Given = ParamSpec("Given")
Said = TypeVar("Said")

DOMAIN = "skyhop"
SOURCE_LANGUAGE = "en"
MAX_CACHED_TEXTS = 20_000
"""Maximum number of translated texts in the cache, for all languages; a match page needs about a hundred."""
CATALOG_VARIABLE = "SKYHOP_LOCALE"
"""Environment variable with the path of a folder of additional catalogs.

`tools/pseudo.py` writes such catalogs, for example.
"""

_language: ContextVar[str] = ContextVar("skyhop_language", default=SOURCE_LANGUAGE)


def _(message: str) -> str:
    """Translate a text into the language in use. If the text has no translation, return it unchanged."""
    return _translate(_language.get(), message)


@lru_cache(MAX_CACHED_TEXTS)
def _translate(tag: str, message: str) -> str:
    return _catalog(tag).gettext(message)


def N_(message: str) -> str:  # noqa: N802  name required by the tools of gettext
    """Mark a text for translation and return it unchanged.

    Call `translated` to translate the text when it is used.
    """
    return message


def translated(message: str) -> str:
    """Translate a text that `N_` marked. An empty text stays empty."""
    return _(message) if message else ""


def ngettext(singular: str, plural: str, count: int) -> str:
    """Translate a text with a number: the singular form or the plural form, as `count` requires."""
    return _catalog(_language.get()).ngettext(singular, plural, count)


def listed(parts: Iterable[str]) -> str:
    """Join texts into a list such as "a, b, c", with the separators of the language in use (CLDR)."""
    return _lister(_language.get())(tuple(parts))


def with_semicolons(parts: Iterable[str]) -> str:
    """Join texts with semicolons. In French, a space precedes each semicolon."""
    text, *more_parts = [*parts] or [""]
    for part in more_parts:
        text = _("%(told)s; %(part)s") % {"told": text, "part": part}
    return text


def pgettext(context: str, message: str) -> str:
    """Translate a text whose meaning depends on `context`.

    If no translation exists for this context, use the translation without a context.
    """
    translation = _catalog(_language.get()).pgettext(context, message)
    return _(message) if translation == message else translation


def npgettext(context: str, singular: str, plural: str, count: int) -> str:
    """Translate a text with a number, in a context: the singular form or the plural form, as `count` requires."""
    translation = _catalog(_language.get()).npgettext(context, singular, plural, count)
    return ngettext(singular, plural, count) if translation in {singular, plural} else translation


@contextmanager
def use_language(tag: str) -> Iterator[None]:
    """Use the language of a BCP 47 tag (`de`, `fr-CH`) inside the block.

    A language without a catalog falls back to English. Each thread and each asynchronous task has its own language.
    """
    token = _language.set(tag)
    try:
        yield
    finally:
        _language.reset(token)


def language() -> str:
    """Return the BCP 47 tag of the language in use."""
    return _language.get()


def cache_by_language(most: int) -> Callable[[Callable[Given, Said]], Callable[Given, Said]]:
    """Return a decorator that caches up to `most` results of a function, separately for each language.

    A result must depend only on the arguments and the language, because readers share the cache.
    """

    def decorate(say: Callable[Given, Said]) -> Callable[Given, Said]:
        @lru_cache(most)
        def cached(_language: str, *args: Given.args, **kwargs: Given.kwargs) -> Said:
            return say(*args, **kwargs)

        @wraps(say)
        def wrapper(*args: Given.args, **kwargs: Given.kwargs) -> Said:
            return cached(_language.get(), *args, **kwargs)  # type: ignore[arg-type]  # `lru_cache` rejects unhashable arguments

        wrapper.cache_clear = cached.cache_clear  # type: ignore[attr-defined]  # the same method as `lru_cache` adds
        return wrapper

    return decorate


@lru_cache
def _lister(tag: str) -> Callable[[Sequence[str]], str]:
    """Return the function that joins texts into a list in the language `tag`.

    English lists use commas, so this function loads no CLDR tables for English.
    """
    if not _catalog(tag).info() or (locale := locale_of(tag)) == SOURCE_LANGUAGE:
        return ", ".join
    from babel.lists import format_list  # noqa: PLC0415  English does not need it and starts faster

    # Only this style has all patterns: German has no pattern of the style `unit` for three or more items.
    return partial(format_list, style="standard", locale=locale)


@lru_cache
def locale_of(tag: str) -> str:
    """Return the CLDR locale of the catalog for a language tag.

    If the language has no catalog, return the English locale.
    """
    name = _catalog(tag).info().get("language", SOURCE_LANGUAGE)
    if name == SOURCE_LANGUAGE:
        return name
    from babel import Locale, UnknownLocaleError  # noqa: PLC0415  as above

    try:
        return str(Locale.parse(name))
    except (UnknownLocaleError, ValueError):
        return SOURCE_LANGUAGE


@lru_cache
def languages() -> tuple[str, ...]:
    """Return the tags of all languages with texts: English first, then one tag for each catalog."""
    found = sorted({entry.name for folder in _folders() for entry in folder.iterdir() if _file(entry.name)})
    return (SOURCE_LANGUAGE, *(name.replace("_", "-") for name in found if name != SOURCE_LANGUAGE))


def known_language(tag: str) -> str | None:
    """Return the given tag if texts exist in this language, otherwise the tag without its region (`fr` for `fr-CH`).

    Return None if no texts exist for either tag.
    """
    known = {each.lower(): each for each in languages()}
    return known.get(tag.lower()) or known.get(tag.lower().partition("-")[0])


@lru_cache
def language_name(tag: str) -> str:
    """Return the name of a language in the language itself, such as "Deutsch" for `de`; capitalized."""
    from babel import Locale, UnknownLocaleError  # noqa: PLC0415  the terminal does not need it and starts faster

    try:
        name = Locale.parse(tag, sep="-").get_display_name() or tag
    except (UnknownLocaleError, ValueError):
        return tag
    return name[0].upper() + name[1:]


@lru_cache
def direction(tag: str) -> str:
    """Return the writing direction of a language: `ltr` or `rtl`."""
    if (name := locale_of(tag)) == SOURCE_LANGUAGE:
        return "ltr"
    from babel import Locale  # noqa: PLC0415  as above

    return Locale.parse(name).text_direction


@lru_cache
def _catalog(tag: str) -> _gettext.NullTranslations:
    """Load the catalog for a tag: the catalog of `fr` for `fr-CH`, and English for a language without a catalog."""
    parts = tag.replace("-", "_").split("_")
    for length in range(len(parts), 0, -1):
        name = "_".join(parts[:length])
        if name.isidentifier() and (found := _file(name)):
            with found.open("rb") as file:
                return _gettext.GNUTranslations(file)
    return _gettext.NullTranslations()


def _folders() -> list[Traversable]:
    more = os.environ.get(CATALOG_VARIABLE)
    return [files("skyhop") / "locale", *([Path(more)] if more else [])]


def _file(name: str) -> Traversable | None:
    """Return the catalog file with this name, or None if it does not exist."""
    found = (folder / name / "LC_MESSAGES" / f"{DOMAIN}.mo" for folder in _folders())
    return next((file for file in found if file.is_file()), None)


def decimal(value: float, digits: int | None = None) -> str:
    """Format a number with `digits` digits after the decimal sign of the language in use.

    Without `digits`, keep all digits.
    """
    text = f"{value}" if digits is None else f"{value:.{digits}f}"
    return text if _is_english() else text.translate(_map_number_signs(locale_of(language())))


def integer(number: int, *, is_change: bool = False) -> str:
    """Format a whole number with a minus sign instead of a hyphen.

    If `is_change` is True, the text always begins with a sign, such as `+3`.
    """
    return with_minus(f"{number:{'+' if is_change else ''}d}")


def with_minus(figure: str) -> str:
    """Replace the hyphen of a formatted number with a minus sign.

    Do not call this function for terminal texts, which keep the hyphen.
    """
    return figure.replace("-", "\N{MINUS SIGN}")


def grouped(number: int) -> str:
    """Format a whole number with a separator between thousands, such as `10,000` in English."""
    if _is_english():
        return f"{number:,}"
    from babel.numbers import format_decimal  # noqa: PLC0415  English does not need it and starts faster

    return format_decimal(number, locale=locale_of(language()))


def shortened(value: object, most: int = 160) -> str:
    """Return an untrusted value as text for a message, cut after `most` characters."""
    try:
        text = str(value)
    except ValueError:  # Python does not format integers of more than 4,300 digits
        text = f"{value:#x}"
    return text if len(text) <= most else f"{text[: most - 1]}…"


def percent(share: float, digits: int = 0) -> str:
    """Format a share from 0 to 1 as a percentage with `digits` digits after the decimal sign."""
    text = f"{100 * share:.{digits}f}"
    if _is_english():
        return f"{text}%"
    name = locale_of(language())
    return _percentage(name).replace("{}", text.translate(_map_number_signs(name)))


def apportioned(weights: Sequence[float], whole: int) -> list[int]:
    """Divide the number `whole` into integers in proportion to `weights`.

    The integers add up to `whole`. The integers with the largest remainders are rounded up.
    """
    total = sum(weights)
    exact = [each * whole / total for each in weights]
    parts = [int(each) for each in exact]
    largest = sorted(range(len(parts)), key=lambda place: (parts[place] - exact[place], place))
    for place in largest[: whole - sum(parts)]:
        parts[place] += 1
    return parts


def moment(at: datetime) -> str:
    """Format a date and time of day, without its time zone."""
    if _is_english():
        return f"{at:%Y-%m-%d %H:%M}"
    from babel.dates import format_datetime  # noqa: PLC0415  as above

    return format_datetime(at.replace(tzinfo=None), "short", locale=locale_of(language()))


def _is_english() -> bool:
    return locale_of(language()) == SOURCE_LANGUAGE


@lru_cache
def _map_number_signs(name: str) -> dict[int, str]:
    """Return a translation table from Python's decimal point, minus and plus to the signs of a locale."""
    from babel import Locale  # noqa: PLC0415  as above

    symbols = Locale.parse(name).number_symbols["latn"]
    signs = {".": "decimal", "-": "minusSign", "+": "plusSign"}
    return str.maketrans({sign: symbols[meaning] for sign, meaning in signs.items()})


@lru_cache
def _percentage(name: str) -> str:
    """Return a locale's percentage format, with `{}` for the number."""
    from babel import Locale  # noqa: PLC0415  as above

    pattern = Locale.parse(name).percent_formats[None]
    return f"{pattern.prefix[0]}{{}}{pattern.suffix[0]}"
