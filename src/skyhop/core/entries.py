"""The entries of packages: found by reading the sources, so that nothing lists them and nothing else is imported."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from skyhop.core.kernel import Entry

_DECLARATION = re.compile(r"^@entry$", re.MULTILINE)


def entries_of(packages: Iterable[str]) -> list[Entry]:
    """Import the modules of these packages in which an `@entry` stands, and list their entries.

    Modules that lie deeper, such as those of an evaluation, come after those that play needs.
    """
    modules = [name for package in packages for name in sorted(_modules(package), key=lambda name: name.count("."))]
    found = ((name, value) for name in modules for value in vars(import_module(name)).values())
    return [value for name, value in found if isinstance(value, Entry) and value.py_func.__module__ == name]


def entry_at(address: str) -> Entry:
    """Give the entry of an address, importing its module; `LookupError` where there is none."""
    module, _colon, name = address.partition(":")
    found = getattr(import_module(module), name, None)
    if not isinstance(found, Entry):
        raise LookupError(address)  # noqa: TRY004  there is none at this address, whatever else there is
    return found


def _modules(package: str) -> Iterator[str]:
    """Name the modules of a package, or the module itself, whose source declares an entry."""
    spec = find_spec(package)
    if spec is None:
        return
    for folder in spec.submodule_search_locations or ():
        for path in sorted(Path(folder).rglob("*.py")):
            if _declares_one(path):
                yield ".".join((package, *path.relative_to(folder).with_suffix("").parts)).removesuffix(".__init__")
    if spec.submodule_search_locations is None and spec.origin is not None and _declares_one(Path(spec.origin)):
        yield package


def _declares_one(path: Path) -> bool:
    return bool(_DECLARATION.search(path.read_text("utf-8")))
