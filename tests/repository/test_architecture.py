"""The pictures of the architecture show what is there."""

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


def test_every_package_stands_in_one_row_and_in_the_table(architecture: ModuleType) -> None:
    source = ROOT / "src" / "skyhop"
    folders = {path.parent.name: f"{path.parent.name}/" for path in source.glob("*/__init__.py")}
    modules = {path.stem: path.name for path in source.glob("[a-z]*.py")}

    assert sorted(folders | modules) == sorted(architecture.packages())
    assert all(f"| `{name}` | " in architecture.filled(PAGE) for name in (folders | modules).values())


@pytest.mark.parametrize("container", re.findall(r"<!-- layers (\S+) -->", PAGE))
def test_a_picture_shows_modules_that_exist_alone(architecture: ModuleType, container: str) -> None:
    shown = [name for layer in architecture.layers_of(container) for group in layer for name in group]
    path = ROOT / "src" / container.removesuffix(".*").replace(".", "/")
    there = {found.stem if found.suffix else found.name for found in [*path.glob("*"), *path.glob("*/*")]}

    assert len(shown) == len(set(shown)) > 5
    assert {name for name in shown if "." not in name} <= there
    assert all(list(path.glob(f"*/{name.replace('.', '/')}*")) for name in shown if "." in name)


def test_nothing_is_left_to_fill_in(architecture: ModuleType) -> None:
    filled = architecture.filled(PAGE)

    assert "<!--" not in filled
    assert filled.count('<ol class="layers">') == PAGE.count("<!-- layers ") == 5


def test_what_nobody_can_fill_in_is_an_error(architecture: ModuleType) -> None:
    with pytest.raises(KeyError, match="weather"):
        architecture.filled("<!-- weather -->")


def test_modules_and_folders_that_the_page_names_exist() -> None:
    named = re.findall(r"`((?:engine|game|server|web|terminal|boards)(?:\.(?!py\b)\w+)+)`", PAGE)
    folders = re.findall(r"\| `([\w/]+)/` \|", PAGE)

    assert len(named) > 5
    assert [name for name in named if not list((ROOT / "src" / "skyhop").glob(name.replace(".", "/") + "*"))] == []
    assert [name for name in folders if not (ROOT / name).is_dir()] == []
