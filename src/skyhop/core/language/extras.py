"""Which extra of skyhop brings a package that is missing, as the installed package says it of itself."""

from __future__ import annotations

import re
from importlib.metadata import PackageNotFoundError, requires

from skyhop.core.language.i18n import _

_NAMED_OTHERWISE = {"PIL": "pillow", "pyspiel": "open-spiel"}
"""Packages by their modules, where these are called otherwise."""
_OF_EXTRA = re.compile(r"([\w.-]+).*\bextra == ['\"](\w+)['\"]")


def missing_package(error: ModuleNotFoundError) -> str:
    """Say in a sentence which package is missing, and how it is installed: with its extra, if one brings it."""
    module = (error.name or str(error)).partition(".")[0]
    package = _NAMED_OTHERWISE.get(module, module.replace("_", "-"))
    extra = _extra_of(package)
    told = {"package": package, "wanted": f"'skyhop[{extra}]'" if extra else package}
    return _("This needs the Python package %(package)s: pip install %(wanted)s") % told


def _extra_of(package: str) -> str:
    """The first extra that names a package; nothing where none does, or where skyhop itself is not installed."""
    try:
        named = (_OF_EXTRA.match(line) for line in requires("skyhop") or ())
    except PackageNotFoundError:
        return ""
    return next((found[2] for found in named if found and found[1] == package), "")
