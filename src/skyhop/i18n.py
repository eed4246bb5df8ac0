"""Texts for people, in their language.

Write `_("The bag is empty.")` where the text is *used*, never at import time:
the language is known only when somebody reads. In a table that is made at
import time a text is marked by `N_`, and translated where it is read, by `translated`. Values go in by name,
`_("It is %(player)s's turn.") % {"player": name}`, so that a translation may
move them. English is written in the source and needs no catalog.
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
MOST_TEXTS = 20_000
"""Translated texts, of all languages; a page of a match asks for a hundred."""
MORE = "SKYHOP_LOCALE"
"""A variable of the environment: a folder of more catalogs, such as those that `tools/pseudo.py` makes."""

_language: ContextVar[str] = ContextVar("skyhop_language", default=SOURCE_LANGUAGE)


def _(message: str) -> str:
    """Translate a text into the language in use, or give it back as written."""
    return _translated(_language.get(), message)


@lru_cache(MOST_TEXTS)
def _translated(tag: str, message: str) -> str:
    return _catalog(tag).gettext(message)


def N_(message: str) -> str:  # noqa: N802  the name that gettext's tools look for
    """Mark a text in a table for translation; whoever reads the table translates it with `translated`."""
    return message


def translated(message: str) -> str:
    """Translate a text of a table, which was marked by `N_` there; no text stays none."""
    return _(message) if message else ""


def ngettext(singular: str, plural: str, count: int) -> str:
    """Translate the form of a text that fits `count` of the thing it names."""
    return _catalog(_language.get()).ngettext(singular, plural, count)


def listed(parts: Iterable[str]) -> str:
    """Put things one after another, as the language in use lists them (CLDR); in English with commas."""
    return _lister(_language.get())(tuple(parts))


def with_semicolons(parts: Iterable[str]) -> str:
    """Put what stands for itself one after another; in French a semicolon keeps a distance."""
    told, *others = [*parts] or [""]
    for part in others:
        told = _("%(told)s; %(part)s") % {"told": told, "part": part}
    return told


def pgettext(context: str, message: str) -> str:
    """Translate a text as it is said in a context; where a catalog has no words of its own for it, as anywhere."""
    told = _catalog(_language.get()).pgettext(context, message)
    return _(message) if told == message else told


def npgettext(context: str, singular: str, plural: str, count: int) -> str:
    """Translate the form of a text that fits `count`, as it is said in a context."""
    told = _catalog(_language.get()).npgettext(context, singular, plural, count)
    return ngettext(singular, plural, count) if told in {singular, plural} else told


@contextmanager
def use_language(tag: str) -> Iterator[None]:
    """Speak the language of a BCP 47 tag (`de`, `fr-CH`) inside the block.

    A language without a catalog is answered in English. Each thread and each
    asynchronous task has its own language.
    """
    token = _language.set(tag)
    try:
        yield
    finally:
        _language.reset(token)


def language() -> str:
    """The tag of the language in use."""
    return _language.get()


def remembered(most: int) -> Callable[[Callable[Given, Said]], Callable[Given, Said]]:
    """Remember what a function says about so many arguments, in each language.

    It must be told all that it speaks of by its arguments: then what it says to one reader can be said to another.
    """

    def remembering(say: Callable[Given, Said]) -> Callable[Given, Said]:
        @lru_cache(most)
        def said(_language: str, *given: Given.args, **named: Given.kwargs) -> Said:
            return say(*given, **named)

        @wraps(say)
        def asked(*given: Given.args, **named: Given.kwargs) -> Said:
            return said(_language.get(), *given, **named)  # type: ignore[arg-type]  # what cannot be hashed is refused

        asked.cache_clear = said.cache_clear  # type: ignore[attr-defined]  # as of any function that remembers
        return asked

    return remembering


@lru_cache
def _lister(tag: str) -> Callable[[Sequence[str]], str]:
    """How a language lists things; for English, which does so with commas, no tables are read."""
    if not _catalog(tag).info() or (locale := locale_of(tag)) == SOURCE_LANGUAGE:
        return ", ".join
    from babel.lists import format_list  # noqa: PLC0415  English does without it, and begins sooner

    # The only style that all languages have in full: in that for units German has none for three and more.
    return partial(format_list, style="standard", locale=locale)


@lru_cache
def locale_of(tag: str) -> str:
    """The locale of the texts that a tag is answered with, as CLDR names it; where there is none, English."""
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
    """List the tags that have texts: English first, then every catalog found."""
    found = sorted({entry.name for folder in _folders() for entry in folder.iterdir() if _file(entry.name)})
    return (SOURCE_LANGUAGE, *(name.replace("_", "-") for name in found if name != SOURCE_LANGUAGE))


def known_language(tag: str) -> str | None:
    """The tag of ours that a tag means: itself, or its language alone; None for a language without texts."""
    known = {each.lower(): each for each in languages()}
    return known.get(tag.lower()) or known.get(tag.lower().partition("-")[0])


@lru_cache
def language_name(tag: str) -> str:
    """What a language is called by those who speak it, as it stands in a list."""
    from babel import Locale, UnknownLocaleError  # noqa: PLC0415  the terminal does without it, and begins sooner

    try:
        name = Locale.parse(tag, sep="-").get_display_name() or tag
    except (UnknownLocaleError, ValueError):
        return tag
    return name[0].upper() + name[1:]


@lru_cache
def direction(tag: str) -> str:
    """Where a language is read from: `ltr`, from the left, or `rtl`."""
    if (name := locale_of(tag)) == SOURCE_LANGUAGE:
        return "ltr"
    from babel import Locale  # noqa: PLC0415  as above

    return Locale.parse(name).text_direction


@lru_cache
def _catalog(tag: str) -> _gettext.NullTranslations:
    """Load the catalog nearest to a tag: `fr-CH` falls back to `fr`, then English."""
    parts = tag.replace("-", "_").split("_")
    for length in range(len(parts), 0, -1):
        name = "_".join(parts[:length])
        if name.isidentifier() and (found := _file(name)):
            with found.open("rb") as file:
                return _gettext.GNUTranslations(file)
    return _gettext.NullTranslations()


def _folders() -> list[Traversable]:
    more = os.environ.get(MORE)
    return [files("skyhop") / "locale", *([Path(more)] if more else [])]


def _file(name: str) -> Traversable | None:
    """The catalog of a name, where there is one."""
    found = (folder / name / "LC_MESSAGES" / f"{DOMAIN}.mo" for folder in _folders())
    return next((file for file in found if file.is_file()), None)


TOLERANCE = 1e-4
"""How far shares may miss one that add up to it but for rounding."""


def decimal(value: float, digits: int | None = None) -> str:
    """Write a number with so many digits after the point, or with those that it has."""
    written = f"{value}" if digits is None else f"{value:.{digits}f}"
    return written if _is_english() else written.translate(_signs(locale_of(language())))


def whole(number: int, *, is_change: bool = False) -> str:
    """Write a whole number with a minus; of a change the sign is always there."""
    return with_minus(f"{number:{'+' if is_change else ''}d}")


def with_minus(figure: str) -> str:
    """Put a minus in the place of the hyphen that stands for it at a terminal."""
    return figure.replace("-", "\N{MINUS SIGN}")


def grouped(number: int) -> str:
    """Write a whole number, its thousands kept apart."""
    if _is_english():
        return f"{number:,}"
    from babel.numbers import format_decimal  # noqa: PLC0415  English does without it, and begins sooner

    return format_decimal(number, locale=locale_of(language()))


def percent(share: float, digits: int = 0, *, is_change: bool = False) -> str:
    """Write a share of one as a percentage; of a change the sign is always there."""
    written = f"{100 * share:{'+' if is_change else ''}.{digits}f}"
    if _is_english():
        return f"{written}%"
    name = locale_of(language())
    return _percentage(name).replace("{}", written.translate(_signs(name)))


def hundredths(shares: Sequence[float]) -> list[int]:
    """Round shares that add up to one to whole hundredths that add up to 100; others each by itself."""
    return [round(100 * each) for each in shares] if abs(sum(shares) - 1) > TOLERANCE else apportioned(shares, 100)


def apportioned(weights: Sequence[float], whole: int) -> list[int]:
    """Share a whole out by weights, in whole parts: what is left over after rounding down goes to the largest rests."""
    total = sum(weights)
    exact = [each * whole / total for each in weights]
    parts = [int(each) for each in exact]
    largest = sorted(range(len(parts)), key=lambda place: (parts[place] - exact[place], place))
    for place in largest[: whole - sum(parts)]:
        parts[place] += 1
    return parts


def moment(at: datetime) -> str:
    """Write a time of a day, without its place."""
    if _is_english():
        return f"{at:%Y-%m-%d %H:%M}"
    from babel.dates import format_datetime  # noqa: PLC0415  as above

    return format_datetime(at.replace(tzinfo=None), "short", locale=locale_of(language()))


def _is_english() -> bool:
    return locale_of(language()) == SOURCE_LANGUAGE


@lru_cache
def _signs(name: str) -> dict[int, str]:
    """The signs of a locale, for those of Python."""
    from babel import Locale  # noqa: PLC0415  as above

    symbols = Locale.parse(name).number_symbols["latn"]
    signs = {".": "decimal", "-": "minusSign", "+": "plusSign"}
    return str.maketrans({sign: symbols[meaning] for sign, meaning in signs.items()})


@lru_cache
def _percentage(name: str) -> str:
    """Where a locale puts its sign of percentages, beside the number `{}`."""
    from babel import Locale  # noqa: PLC0415  as above

    pattern = Locale.parse(name).percent_formats[None]
    return f"{pattern.prefix[0]}{{}}{pattern.suffix[0]}"
