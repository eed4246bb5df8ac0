"""Tests of the page about the architecture: generated parts, links and names of modules are up to date."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")


@pytest.fixture(scope="module")
def architecture() -> ModuleType:
    pytest.importorskip("mkdocs")
    spec = importlib.util.spec_from_file_location("architecture", ROOT / "tools" / "architecture.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_generated_parts_are_up_to_date(architecture: ModuleType) -> None:
    assert architecture.filled(PAGE) == PAGE, "run: python tools/architecture.py"


def test_every_package_has_a_layer_and_a_row(architecture: ModuleType) -> None:
    source = ROOT / "src" / "skyhop"
    folders = {path.parent.name: f"{path.parent.name}/" for path in source.glob("*/__init__.py")}
    modules = {path.stem: path.name for path in source.glob("[a-z]*.py")}

    assert sorted(folders | modules) == sorted(architecture.packages())
    assert all(f"| `{name}` | " in PAGE for name in (folders | modules).values())


@pytest.mark.parametrize("container", re.findall(r"<!-- begin layers (\S+) -->", PAGE))
def test_layers_show_existing_modules_only(architecture: ModuleType, container: str) -> None:
    shown = [name for layer in architecture.layers_of(container) for group in layer for name in group]
    path = ROOT / "src" / container.removesuffix(".*").replace(".", "/")
    there = {found.stem if found.suffix else found.name for found in [*path.glob("*"), *path.glob("*/*")]}

    assert len(shown) == len(set(shown)) > 4
    assert {name for name in shown if "." not in name} <= there
    assert all(list(path.glob(f"*/{name.replace('.', '/')}*")) for name in shown if "." in name)


def test_an_unknown_part_is_an_error(architecture: ModuleType) -> None:
    with pytest.raises(KeyError, match="weather"):
        architecture.filled("<!-- begin weather -->\n<!-- end -->")


def test_linked_sources_and_named_folders_exist() -> None:
    linked = re.findall(r"\]\(\.\./(src/[^)]+)\)", PAGE)
    folders = re.findall(r"\| `([\w/]+)/` \|", PAGE)

    assert len(linked) > 8
    assert [name for name in linked if not (ROOT / name).is_file()] == []
    assert [name for name in folders if not ((ROOT / name).is_dir() or (ROOT / "src/skyhop" / name).is_dir())] == []
