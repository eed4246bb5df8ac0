"""What compiled code calls: kernels, and what stands for one in some records. The compiler knows these by class."""

from __future__ import annotations

import functools
import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np


class Kernel:
    """A function for kernels and entries. Called from Python, by a test or an uncompiled entry, it is plain Python."""

    def __init__(self, function: Callable[..., Any], *, is_apart: bool = False) -> None:
        """Keep the function as it is written; the compiler takes it from here, `is_apart` into a file of its own."""
        functools.update_wrapper(self, function)
        self.py_func = function
        self.is_apart = is_apart

    def __call__(self, *arguments: Any) -> Any:  # noqa: ANN401  whatever the function takes and gives
        """Run the function as it is written."""
        return self.py_func(*arguments)


class FieldKernel:
    """A kernel that does something to records with a field of this name, and for others compiles to nothing."""

    def __init__(self, function: Callable[..., Any], field: str) -> None:
        """Name the field that the first argument must have."""
        functools.update_wrapper(self, function)
        self.py_func = function
        self.field = field
        FIELD_KERNELS.append(self)

    def __call__(self, *arguments: Any) -> Any:  # noqa: ANN401  as above
        """Run the function where the record has the field."""
        return self.py_func(*arguments) if self.field in arguments[0].dtype.names else None


class Copier:
    """A kernel (source, target) that copies fields which lie together in both of two records: one copy of memory."""

    def __init__(self, dtype: np.dtype[Any]) -> None:
        """Name the fields by a dtype that has these and no others."""
        self.dtype = dtype
        COPIERS.append(self)

    def __call__(self, source: Any, target: Any) -> None:  # noqa: ANN401  records
        """Copy field by field."""
        for name in self.dtype.names or ():
            target[name] = source[name]


COPIERS: list[Copier] = []
FIELD_KERNELS: list[FieldKernel] = []
"""Those that the compiler has not been told of yet."""


SELDOM = 250
"""Looks at what has lived for a while before one at what has lived long; Python's own number is 10."""


@contextmanager
def no_collection() -> Iterator[None]:
    """Let no garbage be collected meanwhile: half of the time of compiling went there, and all threads wait for it."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def look_seldom() -> None:
    """Look through what has lived long less often: with 2,000 matches in memory everybody waits for a second."""
    youngest, younger, _oldest = gc.get_threshold()
    gc.set_threshold(youngest, younger, SELDOM)


def keep_all() -> None:
    """Take all that there is for in use from now on, so that collecting garbage later does not look through it."""
    gc.freeze()


FAULT = "fault: "
"""How its answer begins then."""


class CodeFault(Exception):  # noqa: N818  it is theirs, not ours
    """A fault in somebody's kernels; the message names their file and line, and what to mend."""
