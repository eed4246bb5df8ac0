"""Which extra of skyhop brings a package that is missing, as the installed package says it of itself."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, requires

from skyhop.i18n import _

_NAMED_OTHERWISE = {"PIL": "pillow", "pyspiel": "open-spiel"}
"""Packages by their modules, where these are called otherwise."""
_FOR_WORK = frozenset({"dev", "docs", "test"})
"""Extras of whoever works on skyhop, which others do not need."""
_OF_EXTRA = re.compile(r"([\w.-]+).*\bextra == ['\"](\w+)['\"]")


def missing_package(error: ModuleNotFoundError) -> str:
    """Say in a sentence which package is missing, and how it is installed: with its extra, if one brings it."""
    module = (error.name or str(error)).partition(".")[0]
    package = _NAMED_OTHERWISE.get(module, module.replace("_", "-"))
    extra = _extra_of(package)
    told = {"package": package, "wanted": f"'skyhop[{extra}]'" if extra else package}
    return _("This needs the Python package %(package)s: pip install %(wanted)s") % told


@contextmanager
def naming_the_extra() -> Iterator[None]:
    """Say which extra brings what is missing inside the block."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(missing_package(error), name=error.name) from None


def _extra_of(package: str) -> str:
    """The extra that names a package, of several the one that brings most; nothing without any, or uninstalled."""
    try:
        named = [found.groups() for line in requires("skyhop") or () if (found := _OF_EXTRA.match(line))]
    except PackageNotFoundError:
        return ""
    size = Counter(extra for _package, extra in named)
    bringing = [extra for each, extra in named if each == package]
    return max(bringing, key=lambda extra: (extra not in _FOR_WORK, size[extra]), default="")
