"""The examples are what the documents say: one page each, and the one that is built there is the one in the tree."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = sorted((ROOT / "src" / "skyhop" / "examples").glob("[!_]*.py"))
PART = re.compile(r'^```python title="connect_four\.py"\n(.*?)^```$', re.MULTILINE | re.DOTALL)
LONGEST = 120


def test_the_page_about_the_first_game_builds_the_example() -> None:
    page = (ROOT / "docs" / "first-game.md").read_text("utf-8")

    built = "\n\n".join(PART.findall(page))

    assert built == (ROOT / "src" / "skyhop" / "examples" / "connect_four.py").read_text("utf-8")


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_names_its_optional_kernels(example: Path) -> None:
    calls = [node for node in ast.walk(ast.parse(example.read_text("utf-8"))) if isinstance(node, ast.Call)]
    made = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Kernels"]

    assert [len(call.args) for call in made] == [2]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_is_a_page(example: Path) -> None:
    assert len(example.read_text("utf-8").splitlines()) <= LONGEST
