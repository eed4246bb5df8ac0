"""Pseudo-languages for tests, with catalogs in a temporary folder."""

from __future__ import annotations

import atexit
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest
from tools import pseudo

from skyhop import i18n
from skyhop.i18n import CATALOG_VARIABLE

REMEMBERING = (
    i18n.languages,
    i18n.language_name,
    i18n.direction,
    i18n._catalog,
    i18n._translate,
    i18n._lister,
    i18n.locale_of,
)


def forget_languages() -> None:
    """Clear the caches of languages, so that Skyhop searches for catalogs again."""
    for remembering in REMEMBERING:
        remembering.cache_clear()


@cache
def _pseudo_catalogs() -> str:
    """Write the catalogs of both pseudo-languages, once in each process. Return their folder."""
    folder = tempfile.TemporaryDirectory()
    atexit.register(folder.cleanup)
    pseudo.write_catalogs(Path(folder.name))
    return folder.name


@contextmanager
def pseudo_languages() -> Iterator[None]:
    """Context manager: make the pseudo-languages available inside the block."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(CATALOG_VARIABLE, _pseudo_catalogs())
        forget_languages()
        yield
    forget_languages()
