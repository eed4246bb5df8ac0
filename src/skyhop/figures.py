"""Numbers and times as people write them, in the reader's language (CLDR); in English as Python writes them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import lru_cache

from skyhop.i18n import SOURCE_LANGUAGE, language, locale_of

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
