"""Tests of faults in the code of a game: the message names the file, the line and the cause."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from skyhop.engine.jit.functions import Kernel
from skyhop.engine.kernel import JIT, Entry, kernel
from skyhop.engine.record import Grid, Sight, of, records
from skyhop.game.simple.author_error import GameAuthorError, GameCode
from skyhop.game.simple.kernels import Owner, act_entry
from skyhop.game.simple.record import SimpleRules, SimpleState

FILE = __file__


class Table(SimpleState, seen_by=Sight.EVERYBODY):
    cells: Grid = of(2, 2)


Misspelt = Any
"""A table, of which the checker of types does not know what it has."""
CODE = GameCode(__name__, {("to_act", "cells"): "Table"})


@kernel
def misspelt(table: Misspelt, _action: int) -> None:
    table.cell[0, 0] = 1


@kernel
def misspelt_where_it_is_written(table: Misspelt, action: int) -> None:
    table.turn = action


@kernel
def of_another_type(table: Table, action: int) -> None:
    action += "1"  # type: ignore[operator]
    table.to_act = action


@kernel
def of_a_set(table: Table, action: int) -> None:
    table.to_act = int(action in {1, 4})


@kernel
def of_a_copy(table: Misspelt, _action: int) -> None:
    table.cells[0, :] = table.cells[1, :]


@kernel
def of_a_greatest(table: Misspelt, _action: int) -> None:
    table.to_act = table.cells.max()


@kernel
def of_a_new_one(table: Misspelt, _action: int) -> None:
    table.to_act = table.cells.copy()[0, 0]


@kernel
def lower_row(table: Misspelt) -> Any:  # noqa: ANN401  a part of an array
    return table.cells[1, :]


@kernel
def of_a_part(table: Table, _action: int) -> None:
    table.to_act = lower_row(table)[0]


@kernel
def no_method(table: Misspelt, _action: int) -> None:
    table.cells.sort_all()


@kernel
def far_too_many(table: Table, action: int) -> None:
    table.to_act = 99_999 + action


def line_of(function: Callable[..., Any]) -> int:
    """The line below that of a kernel's name, the first that it does."""
    return written(function).__code__.co_firstlineno + 2


def written(function: Callable[..., Any]) -> Callable[..., Any]:
    assert isinstance(function, Kernel)
    return function.py_func


def entry_of(function: Callable[..., Any]) -> Entry:
    return act_entry(Owner(__name__, "faulty"), function, Table)


NO_ROOM = "kernels cannot create arrays, lists or sets: loop over the numbers, or use `number in (1, 4)`"
NO_PART = "kernels cannot return a part of an array: take the part in the function that uses it"
NO_FIELD = "the record Table has no field `%s`; its fields are to_act, ending, winners, cells"


@pytest.mark.parametrize(
    ("function", "problem"),
    [
        (misspelt, NO_FIELD % "cell"),
        (misspelt_where_it_is_written, NO_FIELD % "turn"),
        (of_another_type, "TypeError: unsupported operand type(s) for +=: 'int' and 'str'"),
        (no_method, "AttributeError: 'numpy.ndarray' object has no attribute 'sort_all'"),
        (far_too_many, "OverflowError: Python integer 99999 out of bounds for int16"),
    ],
)
def test_where_python_stops_in_a_kernel_it_is_told(function: Callable[..., Any], problem: str) -> None:
    with pytest.raises(GameAuthorError) as fault:
        entry_of(function).run_as_written(records(SimpleRules, 1), records(Table, 1), 0, 0)

    assert str(fault.value) == f"{FILE}, line {line_of(function)}: {problem}"
    assert fault.value.__cause__ is not None


def test_a_defect_outside_the_game_stays_what_it_is() -> None:
    elsewhere = act_entry(Owner("skyhop.games.other", "other"), misspelt, Table)

    with pytest.raises(AttributeError):
        elsewhere.run_as_written(records(SimpleRules, 1), records(Table, 1), 0, 0)


@pytest.mark.skipif(not JIT, reason="nothing is compiled")
@pytest.mark.parametrize(
    ("function", "problem"),
    [
        (misspelt, NO_FIELD % "cell"),
        (of_another_type, "kernels do not support iadd(int64, str 1)"),
        *((function, NO_ROOM) for function in (of_a_set, of_a_copy, of_a_greatest, of_a_new_one)),
        (of_a_part, NO_PART),
    ],
)
def test_what_the_compiler_refuses_is_told_likewise(function: Callable[..., Any], problem: str) -> None:
    with pytest.raises(GameAuthorError) as fault:
        entry_of(function).compile()

    assert str(fault.value) == f"{FILE}, line {line_of(function)}: {problem}"


class NumbaError(Exception):
    """Error with the text of an error of the numba compiler."""


NumbaError.__module__ = "numba.core.errors"
NO_CALL = f"""Failed in nopython mode pipeline (step: nopython frontend)
\x1b[1m\x1b[1mFailed in nopython mode pipeline (step: nopython frontend)
\x1b[1mNo implementation of function Function(<built-in function iadd>) found for signature:\x1b[0m

 >>> iadd(Literal[int](0), Literal[str](1))

There are 18 candidate implementations:
 - Of which 16 did not match due to:
 File "/no/such/folder/numba/dictobject.py", line 716:
During: typing of intrinsic-call at {FILE} (18)
File "skyhop/game/simple/kernels.py", line 45:
"""


NO_CODE = f"Use of unsupported opcode found. Raised from {FILE} (5)"
REQUIRED = f"Failed in nopython mode\nNRT required but not enabled\nDuring: lowering at {FILE} (7)"
NO_PLACE = "NameError: name 'x' is not defined"
NOTHING_MORE = "Failed in nopython mode"


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        (NO_CALL, 18, "kernels do not support iadd(int 0, str 1)"),
        (NO_CODE, 5, NO_CODE),
        (REQUIRED, 7, NO_ROOM),
        (f"Only accept returning of array passed into it\nDuring: typing at {FILE} (8)", 8, NO_PART),
        (f"{NOTHING_MORE}\n{NO_PLACE}", line_of(misspelt) - 2, NO_PLACE),
        (NOTHING_MORE, line_of(misspelt) - 2, NOTHING_MORE),
    ],
    ids=["a call", "no code", "no room", "no part", "no place", "nothing more"],
)
def test_of_what_the_compiler_says_the_sentence_that_matters_is_taken(text: str, line: int, problem: str) -> None:
    fault = CODE.fault_of_compilation(NumbaError(text), written(misspelt))

    assert str(fault) == f"{FILE}, line {line}: {problem}"


def raised_in_the_compiler(*, knows: bool) -> KeyError:
    """A missing field, raised below a frame that knows the place and one that knows the record, or neither."""

    def resolve(record: object) -> None:
        raise KeyError("cell" if record else "x")

    def solve(self: object) -> None:
        resolve(SimpleNamespace(fields={"to_act": 0, "cells": 0}) if self else None)

    try:
        solve(SimpleNamespace(loc=SimpleNamespace(filename="odd.py", line=7)) if knows else None)
    except KeyError as error:
        return error
    raise AssertionError


def test_a_field_that_the_compiler_does_not_find_is_told_with_those_of_its_record() -> None:
    fault = CODE.fault_of_compilation(raised_in_the_compiler(knows=True), print)

    assert str(fault) == "odd.py, line 7: the record Table has no field `cell`; its fields are to_act, cells"


@pytest.mark.parametrize("error", [raised_in_the_compiler(knows=False), OSError("the disk is full")], ids=type)
def test_what_is_no_fault_of_the_code_is_not_told_as_one(error: Exception) -> None:
    assert CODE.fault_of_compilation(error, print) is None
