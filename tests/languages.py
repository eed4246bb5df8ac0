"""Languages that are offered to tests: made by code, or catalogs of a folder of their own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from skyhop.core.language import i18n
from skyhop.core.language.i18n import PSEUDO

REMEMBERING = (i18n.languages, i18n.language_name, i18n.direction, i18n._catalog, i18n._lister, i18n.locale_of)


def forget_languages() -> None:
    """Look for catalogs anew."""
    for remembering in REMEMBERING:
        remembering.cache_clear()


@contextmanager
def pseudo_languages() -> Iterator[None]:
    """Offer the languages that nobody speaks, inside the block."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(PSEUDO, "1")
        forget_languages()
        yield
    forget_languages()
