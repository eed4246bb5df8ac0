"""Functions that compiled code can call: kernels, and kernels for records with certain fields.

The compiler recognizes these functions by their classes.
"""

from __future__ import annotations

import functools
import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np


class Kernel:
    """Function that kernels and entries call. If Python code calls it, as in a test, it runs as plain Python."""

    def __init__(self, function: Callable[..., object], *, is_apart: bool = False) -> None:
        """Create a kernel from a Python function.

        If `is_apart` is True, the compiler writes the machine code to a separate file.
        """
        functools.update_wrapper(self, function)
        self.py_func = function
        self.is_apart = is_apart

    def __call__(self, *arguments: object) -> Any:  # noqa: ANN401  any arguments and any result
        """Run the Python function of the kernel."""
        return self.py_func(*arguments)


class FieldKernel:
    """Kernel for records with a certain field. If a record lacks this field, the compiler removes the call."""

    def __init__(self, function: Callable[..., object], field: str) -> None:
        """Create a kernel from a Python function. A call does nothing if its first argument lacks the field `field`."""
        functools.update_wrapper(self, function)
        self.py_func = function
        self.field = field
        FIELD_KERNELS.append(self)

    def __call__(self, *arguments: Any) -> Any:  # noqa: ANN401  as above
        """Run the Python function if the first argument has the field. Otherwise do nothing."""
        return self.py_func(*arguments) if self.field in arguments[0].dtype.names else None


class Copier:
    """Kernel with two arguments, source and target. It copies adjacent fields of a record as one block of memory."""

    def __init__(self, dtype: np.dtype[np.void]) -> None:
        """Create a kernel that copies the fields of `dtype`."""
        self.dtype = dtype
        COPIERS.append(self)

    def __call__(self, source: Any, target: Any) -> None:  # noqa: ANN401  records of numpy
        """Copy the fields one by one, as plain Python."""
        for name in self.dtype.names or ():
            target[name] = source[name]


COPIERS: list[Copier] = []
FIELD_KERNELS: list[FieldKernel] = []
"""Field kernels that are not yet registered with the compiler."""


COLLECTIONS_BEFORE_FULL = 250
"""Number of garbage collections of the middle generation for each collection of the oldest generation.

Python's default is 10.
"""


@contextmanager
def no_collection() -> Iterator[None]:
    """Disable Python's garbage collection inside the block.

    Garbage collection would take half of the compile time and block all threads.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def look_seldom() -> None:
    """Make the garbage collector of Python check the oldest objects less often.

    With 2,000 matches in memory, such a check blocks all threads for a second.
    """
    youngest, younger, _oldest = gc.get_threshold()
    gc.set_threshold(youngest, younger, COLLECTIONS_BEFORE_FULL)


def keep_all() -> None:
    """Exclude all existing objects from later garbage collections."""
    gc.freeze()


FAULT_PREFIX = "fault: "
"""Beginning of the compiling process's answer if the code of a game is wrong."""


class CodeFault(Exception):  # noqa: N818  a fault in a game, not an error of Skyhop
    """Base class of errors for a fault in the code of a game. The message names the file, the line and the remedy."""
