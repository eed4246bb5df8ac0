"""Search for the entries of packages in their sources, so that nobody maintains a list."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from skyhop.engine.kernel import ENTRIES, Entry

_DECLARATION = re.compile(r"^(@entry|@kernel|GAME = SimpleGame\(.*)$", re.MULTILINE)


def entries_of(packages: Iterable[str]) -> list[Entry]:
    """Import the modules of these packages that contain kernels, and list their entries.

    Modules in subpackages, such as an evaluation, come after the modules that play needs. The list omits entries that
    a module makes on request.
    """
    modules = [name for package in packages for name in sorted(_modules(package), key=lambda name: name.count("."))]
    declaring = [name for name in modules if not hasattr(import_module(name), "declare")]
    return [made for name in declaring for made in ENTRIES.values() if made.py_func.__module__ == name]


def entry_at(address: str) -> Entry:
    """Return the entry of an address, and import its module; raise `LookupError` if there is none.

    A module that makes entries on request has a function `declare`, called with the name.
    """
    module, _colon, name = address.partition(":")
    imported = import_module(module)
    if address not in ENTRIES and hasattr(imported, "declare"):
        imported.declare(name)
    return ENTRIES[address]


def _modules(package: str) -> Iterator[str]:
    """Yield the modules of a package that contain kernels or a simple game, or the module itself."""
    spec = find_spec(package)
    if spec is None:
        return
    for folder in spec.submodule_search_locations or ():
        for path in sorted(Path(folder).rglob("*.py")):
            if _holds_kernels(path):
                yield ".".join((package, *path.relative_to(folder).with_suffix("").parts)).removesuffix(".__init__")
    if spec.submodule_search_locations is None and spec.origin is not None and _holds_kernels(Path(spec.origin)):
        yield package


def _holds_kernels(path: Path) -> bool:
    return bool(_DECLARATION.search(path.read_text("utf-8")))
