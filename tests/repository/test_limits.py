"""Tests of the limits in `limits.toml`: sizes, names, docstrings, sentences and commit subjects."""

from __future__ import annotations

import ast
import re
import subprocess
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LIMITS = tomllib.loads(Path(__file__).with_name("limits.toml").read_text("utf-8"))
NOUN_CLAUSE = re.compile(r"\s*(\[[^\]]*\]\s*)?(What|Who|How|Whether|Where|Whoever|Whatever|Say)\b")
BANNED = re.compile(
    r"\b(whoever|whatever|is told|are told|stands|lies|in the place of|is so|beside the play)\b", re.IGNORECASE
)
SUBJECT = re.compile(r"(feat|fix|perf|refactor|docs|test|build|ci|chore|style|revert)(\([a-z0-9_./-]+\))?!?: [a-z]")
Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def modules() -> dict[Path, ast.Module]:
    """Return the syntax tree of each module of the package, without migrations, which Alembic names."""
    paths = (path for path in sorted((ROOT / "src/skyhop").rglob("*.py")) if "versions" not in path.parts)
    return {path: ast.parse(path.read_text("utf-8")) for path in paths}


def statements(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield a module and all statements in it. Expressions hold no definitions and are most of its nodes."""
    yield tree
    for block in ("body", "handlers", "cases", "orelse", "finalbody"):
        for child in getattr(tree, block, ()):
            yield from statements(child)


def parameters(function: Function) -> int:
    """Count the parameters of a function, without `self` and `cls`."""
    given = function.args
    names = [each.arg for each in (*given.posonlyargs, *given.args, *given.kwonlyargs)]
    return len(names) - (names[:1] in (["self"], ["cls"]))


def sentences() -> Iterator[str]:
    """Yield the sentences of the English pages, without code, tables and headings."""
    for path in sorted((ROOT / "docs").rglob("*.md")):
        if not {"de", "fr"} & set(path.parts):
            text = re.sub(r"^```.*?^```", "", path.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
            text = re.sub(r"^\s*([|#<>`!]|\$ ).*$", "", text, flags=re.MULTILINE)
            text = re.sub(r"^\s*([-*]|\d+\.)?\s*$|^\s*([-*]|\d+\.)\s+", ". ", text, flags=re.MULTILINE)
            yield from (each for each in re.split(r"(?<=[.!?:;])\s+", text) if len(each.split()) > 3)


def lines_without_docstrings(path: Path) -> int:
    """Count the lines of a module, without docstrings: a long explanation is no reason to split a module."""
    owners = (node for node in statements(modules()[path]) if isinstance(node, ast.Module | ast.ClassDef | Function))
    texts = (each for owner in owners for each in owner.body if isinstance(each, ast.Expr))
    docstrings = (each for each in texts if isinstance(each.value, ast.Constant) and isinstance(each.value.value, str))
    return path.read_text("utf-8").count("\n") - sum((each.end_lineno or 0) - each.lineno + 1 for each in docstrings)


def measured_code() -> dict[str, int]:
    nodes = list(chain.from_iterable(map(statements, modules().values())))
    classes = [node for node in nodes if isinstance(node, ast.ClassDef)]
    functions = [node for node in nodes if isinstance(node, Function)]
    names = Counter(each.name for each in classes if not each.name.startswith("_"))
    folders = Counter(path.parent for path in modules() if path.name != "__init__.py")
    methods = [sum(isinstance(child, Function) for child in each.body) for each in classes]
    texts = [path.read_text("utf-8") for path in modules()]
    bodies = chain.from_iterable(each.body for each in (*modules().values(), *classes, *functions))
    strings = [
        each.value.value for each in bodies if isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant)
    ]
    return {
        "modules": len(modules()),
        "modules_over_400_lines": sum(lines_without_docstrings(path) > 400 for path in modules()),
        "folders_over_16_modules": sum(count > 16 for count in folders.values()),
        "class_names_defined_twice": sum(count > 1 for count in names.values()),
        "classes_over_25_methods": sum(count > 25 for count in methods),
        "functions_over_8_parameters": sum(parameters(each) > 8 for each in functions),
        "uses_of_any": sum(len(re.findall(r"\bAny\b", text)) for text in texts),
        "docstrings_with_noun_clauses": sum(bool(NOUN_CLAUSE.match(str(each))) for each in strings),
    }


def measured_docs() -> dict[str, int]:
    found = list(sentences())
    return {
        "percent_of_sentences_over_25_words": round(100 * sum(len(each.split()) > 25 for each in found) / len(found)),
        "banned_words": sum(len(BANNED.findall(each)) for each in found),
    }


def measured_commits() -> dict[str, int]:
    """Count the faults of commit subjects since the commit that the limits name."""
    git = ["git", "-C", str(ROOT), "log", "--no-merges", "--format=%s", f"{LIMITS['commits']['since']}..HEAD"]
    answer = subprocess.run(git, capture_output=True, text=True, check=False)
    if answer.returncode:
        pytest.skip("the history is not here")
    subjects = answer.stdout.splitlines()
    return {
        "subject_over_72_characters": sum(len(each) > 72 for each in subjects),
        "subject_without_type": sum(not SUBJECT.match(each) for each in subjects),
        "subject_with_semicolon": sum(";" in each for each in subjects),
    }


@pytest.mark.parametrize(
    ("part", "measure"), [("code", measured_code), ("docs", measured_docs), ("commits", measured_commits)]
)
def test_limits_are_kept(part: str, measure: Callable[[], dict[str, int]]) -> None:
    limits = {name: limit for name, limit in LIMITS[part].items() if isinstance(limit, int)}
    found = measure()

    assert {name: value for name, value in found.items() if value > limits[name]} == {}
    assert found.keys() == limits.keys()
