"""Functions that compiled code calls: kernels and variants for certain records. The compiler detects their classes."""

from __future__ import annotations

import functools
import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np


class Kernel:
    """Function for kernels and entries. Python code, such as a test or an uncompiled entry, runs it as plain Python."""

    def __init__(self, function: Callable[..., object], *, is_apart: bool = False) -> None:
        """Store the Python function for the compiler; `is_apart` compiles it into a file of its own."""
        functools.update_wrapper(self, function)
        self.py_func = function
        self.is_apart = is_apart

    def __call__(self, *arguments: object) -> Any:  # noqa: ANN401  whatever the function takes and gives
        """Run the Python function."""
        return self.py_func(*arguments)


class FieldKernel:
    """Kernel for records that have a certain field; for others it compiles to nothing."""

    def __init__(self, function: Callable[..., object], field: str) -> None:
        """Store the field that the first argument must have."""
        functools.update_wrapper(self, function)
        self.py_func = function
        self.field = field
        FIELD_KERNELS.append(self)

    def __call__(self, *arguments: Any) -> Any:  # noqa: ANN401  as above
        """Run the function if the record has the field."""
        return self.py_func(*arguments) if self.field in arguments[0].dtype.names else None


class Copier:
    """Kernel (source, target) that copies adjacent fields of two records as one block of memory."""

    def __init__(self, dtype: np.dtype[np.void]) -> None:
        """Store a dtype with exactly the fields to copy."""
        self.dtype = dtype
        COPIERS.append(self)

    def __call__(self, source: Any, target: Any) -> None:  # noqa: ANN401  records
        """Copy field by field."""
        for name in self.dtype.names or ():
            target[name] = source[name]


COPIERS: list[Copier] = []
FIELD_KERNELS: list[FieldKernel] = []
"""Field kernels that the compiler has not registered yet."""


SELDOM = 250
"""Number of middle-generation garbage collections per collection of the oldest generation; Python's default is 10."""


@contextmanager
def no_collection() -> Iterator[None]:
    """Disable garbage collection in the block: it takes half of the compile time and blocks all threads."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def look_seldom() -> None:
    """Collect the oldest generation less often: with 2,000 matches one collection blocks all threads for a second."""
    youngest, younger, _oldest = gc.get_threshold()
    gc.set_threshold(youngest, younger, SELDOM)


def keep_all() -> None:
    """Exclude all existing objects from later garbage collections."""
    gc.freeze()


FAULT = "fault: "
"""First word of the compiling process's reply if the game's own code is wrong."""


class CodeFault(Exception):  # noqa: N818  it is theirs, not ours
    """Error raised for a fault in a game's kernels; the message names file, line and the fix."""
