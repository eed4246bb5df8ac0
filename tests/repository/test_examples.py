"""Tests of the examples: each has one page, and the documentation builds the same code."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from skyhop.game.options import NO_OPTIONS
from skyhop.game.simple.kernels import Kernels
from skyhop.game.simple.renderer import Area
from skyhop.game.simple.simple_game import SimpleGame

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = sorted((ROOT / "src" / "skyhop" / "examples").glob("[!_]*.py"))
PART = re.compile(r'^```python title="connect_four\.py"\n(.*?)^```$', re.MULTILINE | re.DOTALL)
LONGEST = 120


def test_the_page_about_the_first_game_builds_the_example() -> None:
    page = (ROOT / "docs" / "first-game.md").read_text("utf-8")

    built = "\n\n".join(PART.findall(page))

    assert built == (ROOT / "src" / "skyhop" / "examples" / "connect_four.py").read_text("utf-8")


def read_table(header: str) -> list[list[str]]:
    """Return the rows of the table of the page whose header begins like this: the cells, without code marks."""
    page = (ROOT / "docs" / "first-game.md").read_text("utf-8")
    rows = page.partition(f"\n| {header} | ")[2].partition("\n\n")[0].splitlines()[2:]
    cells = [re.split(r"(?<!\\)\|", row)[1:-1] for row in rows]
    return [[cell.strip().replace("`", "").replace("\\|", "|") for cell in row] for row in cells]


def write_default(value: object) -> str:
    """Return a default value as the page writes it: an empty mapping and no options are `none`."""
    if value == NO_OPTIONS or (isinstance(value, Mapping) and not value):
        return "none"
    return value.__name__ if isinstance(value, type) else repr(value).replace("'", '"')


def test_the_page_has_all_kernels() -> None:
    assert {row[0].partition("(")[0] for row in read_table("kernel")} == set(Kernels._fields)


@pytest.mark.parametrize("declared", [Area, SimpleGame], ids=lambda declared: str(declared.__name__))
def test_the_page_has_all_parameters_with_types_and_defaults(declared: type) -> None:
    parameters = list(inspect.signature(declared).parameters.values())
    kinds = [getattr(each.annotation, "__forward_arg__", each.annotation) for each in parameters]
    defaults = ["" if each.default is each.empty else write_default(each.default) for each in parameters]

    rows = read_table(f"parameter of `{declared.__name__}`")

    assert [row[:3] for row in rows] == [
        [each.name, kind, default] for each, kind, default in zip(parameters, kinds, defaults, strict=True)
    ]


def test_the_page_has_all_attributes_with_types_and_defaults() -> None:
    inherited = {"action_sentences", "goal", "options", "piles", "rules", "teams"}
    names = [*SimpleGame.__annotations__.keys() - {"renderer"}, *inherited]
    kinds = {name: kind for base in reversed(SimpleGame.__mro__[:-1]) for name, kind in base.__annotations__.items()}

    rows = read_table("attribute")

    assert sorted(row[:3] for row in rows) == sorted(
        [name, kinds[name], write_default(getattr(SimpleGame, name))] for name in names
    )


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_names_its_optional_kernels(example: Path) -> None:
    calls = [node for node in ast.walk(ast.parse(example.read_text("utf-8"))) if isinstance(node, ast.Call)]
    made = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Kernels"]

    assert [len(call.args) for call in made] == [2]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_is_a_page(example: Path) -> None:
    assert len(example.read_text("utf-8").splitlines()) <= LONGEST
