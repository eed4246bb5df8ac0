"""What is said of the fields of a class, in the texts that stand below them."""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import pairwise
from types import ModuleType

MODULES_KEPT = 64


def meanings_in(cls: type) -> dict[str, str]:
    """Read the texts that stand below the fields of a class; a class that was made at run time has none."""
    module = sys.modules.get(cls.__module__)
    definition = None if module is None else _definitions(module).get(cls.__qualname__)
    found = {}
    for field, text in pairwise(definition.body if definition else []):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(text, ast.Expr):
            found[field.target.id] = inspect.cleandoc(ast.literal_eval(text.value))
    return found


@lru_cache(MODULES_KEPT)
def _definitions(module: ModuleType) -> Mapping[str, ast.ClassDef]:
    """The classes of a module by their qualified names; none where it has no source, as what is typed in."""
    try:
        return dict(_classes(ast.parse(inspect.getsource(module)), ""))
    except (OSError, TypeError):
        return {}


def _classes(node: ast.AST, prefix: str) -> Iterator[tuple[str, ast.ClassDef]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef):
            yield f"{prefix}{child.name}", child
            yield from _classes(child, f"{prefix}{child.name}.")
        elif isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from _classes(child, f"{prefix}{child.name}.<locals>.")
