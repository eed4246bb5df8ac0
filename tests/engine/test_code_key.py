"""Tests of the key of machine code: every input of the compiler changes it, and nothing else does."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest

from skyhop.engine.jit.code_key import VARIABLE, code_folder, code_key
from skyhop.engine.kernel import JIT
from skyhop.engine.record import records

pytestmark = [pytest.mark.every_python, pytest.mark.presentation]

TABLES = """
LIMIT = 7
BONUS = 100
"""
SOURCE = '''
"""A game's kernels."""

from enum import IntEnum
from typing import NamedTuple

import numpy as np
import {tables} as tables
from {tables} import LIMIT
from skyhop.engine.kernel import copier, entry, kernel, where_field
from skyhop.engine.record import Many, Record, Row, of

VALUES = np.array([1, 2, 3])
NAMES = "nothing that is compiled"

class Colour(IntEnum):
    RED = 1
    GREEN = 2

class Pair(NamedTuple):
    first: int
    second: int

class Open(Record):
    turn: int
    held: Row = of(3)

class Table(Open):
    secret: int

STEPS = (3, 4)
FAVOURITE = Colour.GREEN
TAKEN = [1, 2]
copy = copier(Open.dtype)

@kernel
def least(number: int) -> int:
    return min(number, LIMIT)

def around(inner):
    @kernel
    def outer(number: int) -> int:
        return inner(number) + 10
    return outer

wrapped = around(least)

@where_field("secret")
def marked(table, by: int) -> None:
    table.secret += by

@kernel
def counted(table: "Nowhere") -> int:
    return len(TAKEN)

@kernel
def turned(table: Open, by: int = 5) -> int:
    """Turn."""
    marked(table, 1000)
    return table.turn + by

def unrelated() -> str:
    return "spam"

@entry
def run(tables_: Many[Table], number: int) -> int:
    """Run."""
    pair = Pair(number, 2)
    copy(tables_[0], tables_[0])
    known = (7000 if number in (1, 4) else 0) + FAVOURITE
    total = known + wrapped(number) + turned(tables_[0]) + VALUES[1] + STEPS[0] + Colour.GREEN + pair.second
    return total + tables.BONUS + tables_[0].secret + least(0)
'''
CHANGES = {
    "the function itself": ("+ pair.second", "- pair.second"),
    "a kernel that it calls": ("min(number, LIMIT)", "max(number, LIMIT)"),
    "a kernel around a kernel": ("inner(number) + 10", "inner(number) + 20"),
    "a kernel for a field": ("table.secret += by", "table.secret -= by"),
    "the field of such a kernel": ('where_field("secret")', 'where_field("nothing")'),
    "an array": ("[1, 2, 3]", "[1, 5, 3]"),
    "a tuple": ("(3, 4)", "(6, 4)"),
    "a member of an enumeration": ("FAVOURITE = Colour.GREEN", "FAVOURITE = Colour.RED"),
    "a tuple in the function": ("(1, 4)", "(1, 5)"),
    "an enumeration": ("GREEN = 2", "GREEN = 6"),
    "a default": ("by: int = 5", "by: int = 6"),
    "a constant of a module": ("BONUS = 100", "BONUS = 200"),
    "a constant by its name": ("LIMIT = 7", "LIMIT = 2"),
}
"""Changes of the source that change the result of the function."""
SHAPES = {
    "another name of a member": ("GREEN = 2", "GREEN = 2\n    LIME = 2"),
    "a field of a record": ("    turn: int\n", "    more: int\n    turn: int\n"),
    "the size of a field": ("of(3)", "of(4)"),
    "what is copied": ("copier(Open.dtype)", "copier(Table.dtype)"),
    "the declared type of a parameter": ("tables_: Many[Table], number: int", "tables_: Many[Table], number: float"),
    "the record that a kernel declares": ("def turned(table: Open,", "def turned(table: Table,"),
    "a named tuple": ("first: int", "former: int"),
    "a kernel apart": ("entry, kernel, where_field", "entry, kernel_apart as kernel, where_field"),
    "the type of an array": ("np.array([1, 2, 3])", "np.array([1, 2, 3], np.int16)"),
}
"""Changes of the source that change the machine code, but not this result."""
NOTHING = {
    "a docstring": ('"""Run."""', '"""Run, and say what comes of it."""'),
    "the docstring of a kernel": ('"""Turn."""', '"""Turn it."""'),
    "a comment": ("STEPS = (3, 4)", "# A comment.\n\nSTEPS = (3, 4)"),
    "a text": ("nothing that is compiled", "nothing at all"),
    "a function that is not called": ("spam", "eggs"),
}

Written = Callable[..., ModuleType]


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Written]:
    """Function that writes the changed modules and imports them, as a new process does."""
    monkeypatch.syspath_prepend(tmp_path)
    # Two versions may have the same time and the same length, so Python could use old bytecode.
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    monkeypatch.setenv(VARIABLE, str(tmp_path / "cache"))
    code_folder.cache_clear()
    name, tables = f"keyed_{tmp_path.name}", f"tables_{tmp_path.name}"

    def imported(old: str = "", new: str = "") -> ModuleType:
        for each, source in ((tables, TABLES), (name, SOURCE.format(tables=tables))):
            sys.modules.pop(each, None)
            (tmp_path / f"{each}.py").write_text(source.replace(old, new) if old else source)
        importlib.invalidate_caches()
        return importlib.import_module(name)

    yield imported
    sys.modules.pop(name, None)
    sys.modules.pop(tables, None)
    code_folder.cache_clear()


def key_of(module: ModuleType) -> str:
    return code_key(module.run.py_func)


def result_of(module: ModuleType) -> int:
    """Run the entry of a module, from its machine code if it has some."""
    tables = records(module.Table, 1)
    tables["turn"] = 2
    return int((module.run if module.run.is_compiled else module.run.run_as_written)(tables, 4))


def test_the_order_in_which_a_set_is_written_makes_no_other_key(written: Written) -> None:
    keys = [key_of(written("(1, 4)", members)) for members in ("{1, 4}", "{1, 5}", "{4, 1}")]

    assert keys[0] == keys[2] != keys[1]


@pytest.mark.parametrize("change", CHANGES)
def test_what_a_function_reads_makes_another_key_and_another_result(written: Written, change: str) -> None:
    before = written()
    key, result = key_of(before), result_of(before)
    after = written(*CHANGES[change])

    assert key_of(after) != key
    assert result_of(after) != result


@pytest.mark.parametrize("change", SHAPES)
def test_what_only_the_compiler_notices_makes_another_key(written: Written, change: str) -> None:
    key = key_of(written())

    assert key_of(written(*SHAPES[change])) != key


@pytest.mark.parametrize("change", NOTHING)
def test_what_no_machine_code_is_made_of_keeps_the_key(written: Written, change: str) -> None:
    key = key_of(written())

    assert key_of(written(*NOTHING[change])) == key


def test_a_list_counts_by_its_name_and_an_annotation_of_nothing_as_it_is_written(written: Written) -> None:
    keys = [
        code_key(written(*change).counted.py_func)
        for change in (("", ""), ("TAKEN = [1, 2]", "TAKEN = [1]"), ('"Nowhere"', '"Elsewhere"'))
    ]

    assert keys[0] == keys[1] != keys[2]


def test_a_docstring_that_is_read_as_a_constant_counts(written: Written) -> None:
    said = ('"""Run."""\n', '"""Run."""\n    number -= len("Run.")\n')
    before, after = written(*said), written(said[0], said[1].replace("Run.", "Run it."))

    assert key_of(before) != key_of(after)
    assert result_of(before) != result_of(after)


def test_the_machine_code_on_the_disk_is_taken_only_by_the_same_sources(written: Written) -> None:
    changes = [("", ""), CHANGES["a kernel that it calls"], ("", "")]
    results = []
    for change in changes:
        module = written(*change)
        module.run.compile()
        results.append(result_of(module))

    assert results[0] == results[2] != results[1]
    assert len(list(code_folder().iterdir())) == (2 if JIT else 0)


def test_keys_are_the_same_in_every_process() -> None:
    program = (
        "from skyhop.engine.jit.code_key import code_key; from skyhop.engine.jit.compilation import entries_of\n"
        "print(*[code_key(each.py_func) for each in entries_of(['skyhop.games', 'skyhop.boards'])])"
    )
    ended = [subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True) for _ in "ab"]
    keys = ended[0].stdout.split()

    assert ended[0].stdout == ended[1].stdout
    assert len(keys) == len(set(keys)) > 30


CALLED = """
import sys
from skyhop.engine.jit.compilation import entries_of
from skyhop.engine.kernel import ENTRIES
from skyhop.engine.jit.code_key import functions_of

entries_of(["skyhop.games", "skyhop.boards"])
entry = ENTRIES[sys.argv[1]]
entry.compile()
import gc
from skyhop.engine.jit.compiler import _Declared

compiled = {each.py_func for each in gc.get_objects() if type(each) is _Declared and each.overloads}
known = set(functions_of(entry.py_func))
print(len(compiled), *sorted(f"{each.__module__}.{each.__qualname__}" for each in compiled - known))
"""


@pytest.mark.skipif(not JIT, reason="nothing is compiled")
@pytest.mark.parametrize(
    ("address", "least"),
    [
        pytest.param("skyhop.games.balloon_cup.kernels:play_randomly", 40, marks=pytest.mark.slow),
        pytest.param("skyhop.games.aeronaut_odyssey.kernels:act", 120, marks=pytest.mark.slow),
        ("skyhop.boards.layout.relaxing:settle", 5),
    ],
)
def test_all_kernels_that_are_compiled_into_an_entry_count(tmp_path: Path, address: str, least: int) -> None:
    command = [sys.executable, "-c", CALLED, address]
    ended = subprocess.run(
        command, env={**os.environ, VARIABLE: str(tmp_path)}, capture_output=True, text=True, check=True
    )
    count, *missing = ended.stdout.split()

    assert missing == []
    assert int(count) >= least
