"""Optional dependencies: messages that name the extra (`skyhop[…]`) for a missing package.

The metadata of the installed Skyhop lists the packages of each extra.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, requires

from skyhop.i18n import _

_NAMED_OTHERWISE = {"PIL": "pillow", "pyspiel": "open-spiel"}
"""Name of a package, by the name of its module, if these names differ."""
_DEVELOPER_EXTRAS = frozenset({"dev", "docs", "test"})
"""Extras for the developers of Skyhop. Messages to users do not suggest these extras."""
_EXTRA_REQUIREMENT = re.compile(r"([\w.-]+).*\bextra == ['\"](\w+)['\"]")


def missing_package(error: ModuleNotFoundError) -> str:
    """Return a sentence that names the missing package and says how to install it.

    If an extra of Skyhop contains the package, the sentence names the extra.
    """
    module = (error.name or str(error)).partition(".")[0]
    package = _NAMED_OTHERWISE.get(module, module.replace("_", "-"))
    extra = _find_extra(package)
    told = {"package": package, "wanted": f"'skyhop[{extra}]'" if extra else package}
    return _("This feature needs the Python package %(package)s: pip install %(wanted)s") % told


@contextmanager
def naming_the_extra() -> Iterator[None]:
    """Context manager: add the extra (`skyhop[…]`) of a missing package to the error that the block raises."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(missing_package(error), name=error.name) from None


def _find_extra(package: str) -> str:
    """Return the largest extra that contains a package.

    If there is no such extra or Skyhop is not installed, return "".
    """
    try:
        named = [found.groups() for line in requires("skyhop") or () if (found := _EXTRA_REQUIREMENT.match(line))]
    except PackageNotFoundError:
        return ""
    size = Counter(extra for _package, extra in named)
    bringing = [extra for each, extra in named if each == package]
    return max(bringing, key=lambda extra: (extra not in _DEVELOPER_EXTRAS, size[extra]), default="")
