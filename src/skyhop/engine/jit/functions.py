"""Functions that compiled code can call: kernels, and kernels for certain records.

The compiler recognizes them by their classes.
"""

from __future__ import annotations

import functools
import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np


class Kernel:
    """Function that kernels and entries call. Python code, such as a test, runs it as plain Python."""

    def __init__(self, function: Callable[..., object], *, is_apart: bool = False) -> None:
        """Store the Python function. With `is_apart`, the compiler writes its code to a separate file."""
        functools.update_wrapper(self, function)
        self.py_func = function
        self.is_apart = is_apart

    def __call__(self, *arguments: object) -> Any:  # noqa: ANN401  whatever the function takes and gives
        """Run the Python function."""
        return self.py_func(*arguments)


class FieldKernel:
    """Kernel for records with a certain field. For other records, calls compile to nothing."""

    def __init__(self, function: Callable[..., object], field: str) -> None:
        """Store the function, and the field that its first argument must have."""
        functools.update_wrapper(self, function)
        self.py_func = function
        self.field = field
        FIELD_KERNELS.append(self)

    def __call__(self, *arguments: Any) -> Any:  # noqa: ANN401  as above
        """Run the function if the first argument has the field."""
        return self.py_func(*arguments) if self.field in arguments[0].dtype.names else None


class Copier:
    """Kernel (source, target) that copies adjacent fields of two records as one block of memory."""

    def __init__(self, dtype: np.dtype[np.void]) -> None:
        """Store a dtype with exactly the fields to copy."""
        self.dtype = dtype
        COPIERS.append(self)

    def __call__(self, source: Any, target: Any) -> None:  # noqa: ANN401  records
        """Copy the fields one by one, as plain Python."""
        for name in self.dtype.names or ():
            target[name] = source[name]


COPIERS: list[Copier] = []
FIELD_KERNELS: list[FieldKernel] = []
"""Field kernels that are not yet registered with the compiler."""


SELDOM = 250
"""Number of garbage collections of the middle generation per collection of the oldest generation.

Python's default is 10.
"""


@contextmanager
def no_collection() -> Iterator[None]:
    """Disable garbage collection during the block. It would need half of the compile time and block all threads."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def look_seldom() -> None:
    """Collect garbage of the oldest generation less often.

    With 2,000 matches, a collection blocks all threads for a second.
    """
    youngest, younger, _oldest = gc.get_threshold()
    gc.set_threshold(youngest, younger, SELDOM)


def keep_all() -> None:
    """Exclude all existing objects from later garbage collections."""
    gc.freeze()


FAULT = "fault: "
"""Start of the compiling process's answer if the code of a game is wrong."""


class CodeFault(Exception):  # noqa: N818  it is theirs, not ours
    """Error raised for a fault in a game's kernels. The message names file, line and the fix."""
