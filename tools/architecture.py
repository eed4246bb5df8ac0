"""Generator of two parts of `docs/architecture.md`: the layers (from the import contracts) and the list of packages.

`python tools/architecture.py` writes the page. As a hook of mkdocs, it replaces links to source files with code.
"""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path
from typing import TypedDict

from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src"
PAGE = ROOT / "docs" / "architecture.md"
GENERATED = re.compile(r"(<!-- begin (\w+) ?(\S*) -->\n).*?(<!-- end -->)", re.DOTALL)
SOURCE_LINK = re.compile(r"\[(`[^`]+`)\]\(\.\./src/[^)]+\)")


class Contract(TypedDict, total=False):
    """Import contract of pyproject.toml."""

    name: str
    type: str
    containers: list[str]
    layers: list[str]


def on_page_markdown(markdown: str, page: Page, **_given: object) -> str:
    """Return the Markdown of a page. On the page about the architecture, replace links to source files with code."""
    return SOURCE_LINK.sub(r"\1", markdown) if page.file.src_uri == PAGE.name else markdown


def filled(markdown: str) -> str:
    """Return the Markdown of the page with its generated parts. Raise `KeyError` for an unknown part."""
    return GENERATED.sub(lambda found: f"{found[1]}\n{_part(found[2], found[3])}\n\n{found[4]}", markdown)


def layers_of(container: str) -> list[list[list[str]]]:
    """Return the layers of a contract, the highest first. A layer consists of independent groups of module names.

    Leave out modules that do not exist.
    """
    contract = next(contract for contract in _contracts() if container in contract.get("containers", ()))
    layers = [
        [[name.strip(" ()") for name in group.split(":")] for group in layer.split("|")] for layer in contract["layers"]
    ]
    found = [[[name for name in group if _exists(container, name)] for group in layer] for layer in layers]
    return [[group for group in layer if group] for layer in found if any(layer)]


def packages() -> list[str]:
    """Return the names of the packages in the order of their layers. Raise `KeyError` for a package without a layer."""
    found = {path.parent.name for path in (SOURCES / "skyhop").glob("*/__init__.py")}
    ordered = [name for layer in layers_of("skyhop") for group in layer for name in group]
    if missing := found - set(ordered):
        raise KeyError(*sorted(missing))
    return ordered


def _contracts() -> list[Contract]:
    contracts: list[Contract] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    return contracts


def _exists(container: str, name: str) -> bool:
    """Return True if the container has a module or package of this name. A container may be a pattern with `*`."""
    path, name = container.replace(".", "/"), name.replace(".", "/")
    return any(SOURCES.glob(f"{path}/{name}.py")) or any(SOURCES.glob(f"{path}/{name}/__init__.py"))


def _part(kind: str, argument: str) -> str:
    return {"layers": _layers, "packages": _packages, "contracts": _contract_names}[kind](argument)


def _layers(container: str) -> str:
    rows = (" | ".join(", ".join(group) for group in layer) for layer in layers_of(container))
    return "\n".join(("```text", *rows, "```"))


def _packages(_none: str) -> str:
    return "\n".join(("| package | content |\n|---|---|", *map(_package, packages())))


def _package(name: str) -> str:
    path = SOURCES / "skyhop" / name / "__init__.py"
    shown, path = (f"{name}/", path) if path.exists() else (f"{name}.py", SOURCES / "skyhop" / f"{name}.py")
    return f"| `{shown}` | {_first_paragraph(path)} |"


def _contract_names(_none: str) -> str:
    return "\n".join(f"- {each['name']}." for each in _contracts() if each["type"] != "layers")


def _first_paragraph(path: Path) -> str:
    """Return the first paragraph of a module's docstring as a table cell. Leave out clause numbers at its start."""
    text = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
    return re.sub(r"^\[[^]]*\] ", "", text.partition("\n\n")[0].replace("\n", " ")).replace("|", r"\|")


def main() -> None:
    """Write the page about the architecture."""
    PAGE.write_text(filled(PAGE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
