"""Draws the architecture into the documentation: layers from the import contracts, packages from their docstrings.

A mkdocs hook. `architecture.md` says by comments what stands where: `<!-- layers CONTAINER -->`, `<!-- packages -->`,
`<!-- modules PACKAGE -->`, `<!-- contracts -->`. What a contract allows and no source has is left out. Nothing is
written into the tree.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Callable, Iterator
from html import escape
from pathlib import Path
from typing import Any

from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src"
PAGE = "architecture.md"
MARK = re.compile(r"^<!-- (\w+) ?(\S*) -->$", re.MULTILINE)


def on_page_markdown(markdown: str, page: Page, **_given: object) -> str:
    """Replace each comment of the page by what it asks for."""
    if page.file.src_uri != PAGE:
        return markdown
    return filled(markdown)


def filled(markdown: str) -> str:
    """Replace each comment by what it asks for; `KeyError` where nobody knows what that is."""
    return MARK.sub(lambda mark: "\n".join(PARTS[mark[1]](mark[2])), markdown)


def layers_of(container: str) -> list[list[list[str]]]:
    """The layers of a contract, from above: groups that know nothing of each other, each of modules that may."""
    contract = next(contract for contract in _contracts() if container in contract.get("containers", ()))
    layers = [
        [[name.strip(" ()") for name in group.split(":")] for group in layer.split("|")] for layer in contract["layers"]
    ]
    found = [[[name for name in group if _exists(container, name)] for group in layer] for layer in layers]
    return [[group for group in layer if group] for layer in found if any(layer)]


def packages() -> list[str]:
    """The packages of skyhop, in the order of their layers."""
    found = {path.parent.name for path in (SOURCES / "skyhop").glob("*/__init__.py")}
    ordered = [name for layer in layers_of("skyhop") for group in layer for name in group]
    if missing := found - set(ordered):
        raise KeyError(*sorted(missing))  # a package in no layer
    return ordered


def _contracts() -> list[dict[str, Any]]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    contracts: list[dict[str, Any]] = settings["tool"]["importlinter"]["contracts"]
    return contracts


def _exists(container: str, name: str) -> bool:
    """Whether a module or a package of this name is there; for the games, in any of them."""
    path, name = container.replace(".", "/"), name.replace(".", "/")
    return any(SOURCES.glob(f"{path}/{name}.py")) or any(SOURCES.glob(f"{path}/{name}/__init__.py"))


def _layers(container: str) -> Iterator[str]:
    yield '<ol class="layers">'
    for layer in layers_of(container):
        groups = ("".join(f"<code>{escape(name)}</code>" for name in group) for group in layer)
        yield "<li>" + "".join(f"<span>{group}</span>" for group in groups) + "</li>"
    yield "</ol>"


def _packages(_none: str) -> Iterator[str]:
    yield "| in `src/skyhop/` | holds |\n|---|---|"
    for name in packages():
        path = SOURCES / "skyhop" / name / "__init__.py"
        shown, path = (f"{name}/", path) if path.exists() else (f"{name}.py", SOURCES / "skyhop" / f"{name}.py")
        yield f"| `{shown}` | {_first_sentence(path)} |"


def _modules(package: str) -> Iterator[str]:
    yield "| module | holds |\n|---|---|"
    for path in sorted((SOURCES / package.replace(".", "/")).glob("[a-z]*.py")):
        yield f"| `{path.stem}` | {_first_sentence(path)} |"


def _contract_names(_none: str) -> Iterator[str]:
    for contract in _contracts():
        if contract["type"] != "layers":
            yield f"- {contract['name']}."


def _first_sentence(path: Path) -> str:
    """The first sentence of a file's docstring, without clauses, as a cell of a table."""
    text = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
    line = re.sub(r"^\[[^]]*\] ", "", text.partition("\n\n")[0].replace("\n", " "))
    return line.replace("|", r"\|")


PARTS: dict[str, Callable[[str], Iterator[str]]] = {
    "layers": _layers,
    "packages": _packages,
    "modules": _modules,
    "contracts": _contract_names,
}
