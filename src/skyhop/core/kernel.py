"""The one place that imports numba: compiled functions over structured records.

Numba keeps compiled code on disk but notices only changes of the file that a function stands in, not of the
functions it calls. So the cache folder is named after a hash of every source file of the package that can
hold a kernel, and a change anywhere compiles afresh.
"""

from __future__ import annotations

import functools
import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

PACKAGE = Path(__file__).resolve().parent.parent
KERNEL_FOLDERS = ("core", "boards", "games", "bots")


def source_hash() -> str:
    """Give a hash of all Python sources that can hold kernels, the same on every machine."""
    digest = hashlib.sha256()
    for folder in KERNEL_FOLDERS:
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            digest.update(path.relative_to(PACKAGE).as_posix().encode())
            digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Give the folder for compiled kernels: `SKYHOP_CACHE`, else the user's cache folder, by source hash."""
    own = os.environ.get("SKYHOP_CACHE")
    home = Path(own) if own else Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "skyhop"
    return home / "kernels" / source_hash()


os.environ.setdefault("NUMBA_CACHE_DIR", str(cache_folder()))

import numba  # noqa: E402  the cache folder must be known before the import
from numba import types  # noqa: E402
from numba.core.registry import CPUDispatcher  # noqa: E402

JIT = not numba.config.DISABLE_JIT
BOUNDS_CHECKS = bool(numba.config.BOUNDSCHECK)

Function = TypeVar("Function", bound=Callable[..., Any])


class Entry(CPUDispatcher):  # type: ignore[misc]  # numba has no types
    """A compiled function that lets kernels call it with any integers, and is compiled for 64-bit ones only.

    Numba compiles a function anew for each combination of argument types, and counts 16-bit fields of records and even
    constants as types of their own: a fifth of the first start went there.
    """

    def get_call_template(self, arguments: tuple[Any, ...], keywords: dict[str, Any]) -> Any:  # noqa: ANN401
        """Tell the kernel that calls this one which machine code it calls."""
        plain = (types.unliteral(argument) for argument in arguments)
        wide = tuple(types.int64 if argument in types.signed_domain else argument for argument in plain)
        return super().get_call_template(wide, keywords)


class Kernel(Entry):
    """A compiled function that has no way in from Python; without this refusal the call would crash."""

    def __call__(self, *_arguments: object) -> None:
        """Refuse."""
        raise TypeError(
            f"{self.py_func.__qualname__} is called by kernels only; make it an entry to call it from Python"
        )


def kernel(function: Function) -> Function:
    """Compile a function over records when an entry first needs it; release the GIL while it runs, keep it on disk.

    It can be called by other kernels only, which saves compiling a way in from Python. With `NUMBA_DISABLE_JIT=1` the
    function stays plain Python; unsigned arithmetic then wraps in silence, as the compiled code does.
    """
    return _compiled(function, Kernel, no_cpython_wrapper=True) if JIT else _plain(function)


def entry(function: Function) -> Function:
    """Compile a function as `kernel` does, one that Python calls too."""
    return _compiled(function, Entry) if JIT else _plain(function)


def _compiled(function: Function, kind: type[Entry], **options: bool) -> Function:
    """Compile on first use; no wrapper for C, and no checks for zero divisions, which tests without JIT find."""
    compile_kernel = numba.njit(
        nogil=True, cache=not BOUNDS_CHECKS, error_model="numpy", no_cfunc_wrapper=True, **options
    )
    compiled: Function = compile_kernel(function)
    compiled.__class__ = kind  # a decorator of numba makes no other class
    return compiled


def _plain(function: Function) -> Function:
    @functools.wraps(function)
    def plain(*arguments: object) -> object:
        with np.errstate(over="ignore"):
            return function(*arguments)

    return plain  # type: ignore[return-value]


def is_compiled(function: Callable[..., Any]) -> bool:
    """Say whether a kernel has machine code already, so that calling it will not pause to compile."""
    return bool(getattr(function, "signatures", True))


def records(dtype: np.dtype[Any], count: int) -> np.ndarray[Any, Any]:
    """Make an array of `count` zeroed records that kernels can read by field name, compiled or not."""
    blank = np.zeros(count, dtype)
    return blank if JIT else blank.view(np.recarray)
