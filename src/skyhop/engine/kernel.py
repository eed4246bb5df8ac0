"""Decorators `@kernel` and `@entry` for functions over records that run as plain Python or compiled.

Other kernels call a *kernel*, Python calls an *entry*. Both are plain Python: without machine code an entry
runs uncompiled, a hundred times slower and with identical results. `begin` sets when an entry gets machine code.
By default the first call waits for the compiler, which is right for simulations. Otherwise the entry uses machine code
as soon as `skyhop.engine.jit.compilation` has it. Then nobody waits, which is right for people.
"""

from __future__ import annotations

import functools
import os
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from enum import Enum
from operator import itemgetter
from time import perf_counter
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from skyhop.engine.jit.functions import Copier, FieldKernel, Kernel

_DTYPES: dict[np.dtype[np.void], np.dtype[np.void]] = {}


class _Fields(np.void):  # type: ignore[misc]  # numpy's `record` is one too
    """Record in the memory of its array; fields are attributes of any type."""

    def __setattr__(self, name: str, value: Any) -> None:  # noqa: ANN401  whatever the field takes
        try:
            self[name] = value
        except ValueError:
            if name in (self.dtype.names or ()):
                raise
            raise AttributeError(f"no field of name {name}", name=name, obj=self) from None


class _Part:
    """Field that is an array or a record; Python looks it up once, because its memory never moves."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __get__(self, record: _Fields, _owner: type) -> object:
        found = record.__dict__[self._name] = record[self._name]
        return found


def with_attributes(records: NDArray[np.void]) -> NDArray[np.void]:
    """Return the array of records, of any shape, in the same memory, with elements that have attributes."""
    return records.view(_make_dtype(records.dtype))


def _make_dtype(dtype: np.dtype[np.void]) -> np.dtype[np.void]:
    """Return a dtype of the same memory whose elements are of a class with properties; cached."""
    found = _DTYPES.get(dtype)
    if found is None:
        found = _DTYPES[dtype] = _make_class(dtype)
    return found


def _make_class(dtype: np.dtype[np.void]) -> np.dtype[np.void]:
    fields: Mapping[str, Any] = dtype.fields or {}
    places = {name: (_part(kind), offset) for name, (kind, offset, *_title) in fields.items()}
    members = {
        name: property(itemgetter(name)) if kind.names is None and kind.shape == () else _Part(name)
        for name, (kind, _offset) in places.items()
    }
    plain = np.dtype(
        {
            "names": list(places),
            "formats": [kind for kind, _offset in places.values()],
            "offsets": [offset for _kind, offset in places.values()],
            "itemsize": dtype.itemsize,
        }
    )
    return np.dtype((type("Fields", (_Fields,), members), plain))


def _part(kind: np.dtype[np.generic]) -> np.dtype[np.generic]:
    """Return the type of a field; records in it have attributes too."""
    if kind.base.names is None:
        return kind
    return np.dtype((_make_dtype(kind.base), kind.shape))


Function = TypeVar("Function", bound=Callable[..., object])

JIT = os.environ.get("NUMBA_DISABLE_JIT", "0") in {"", "0"}
"""True if compilation is enabled."""


class FirstCall(Enum):
    """Behaviour of an entry at its first call."""

    COMPILED = "compiled"
    """Wait for machine code."""
    UNCOMPILED = "uncompiled"
    """Run uncompiled until machine code is loaded."""


_begin = FirstCall.COMPILED if JIT else FirstCall.UNCOMPILED


def begin(how: FirstCall) -> None:
    """Set how entries without machine code start, in the whole process; ignored if compilation is disabled."""
    global _begin  # noqa: PLW0603  one decision for the process: a server's, or a script's
    _begin = how if JIT else FirstCall.UNCOMPILED


@contextmanager
def beginning(how: FirstCall) -> Iterator[None]:
    """Set how entries start inside the block, in the whole process."""
    before = _begin
    begin(how)
    try:
        yield
    finally:
        begin(before)


class Entry:
    """Function that Python calls; its arguments are arrays and numbers of the annotated types.

    `seconds` is the time that callers spent in the uncompiled function, or would have spent if they skipped it.
    The compiler starts with the entry of the largest value.
    """

    def __init__(self, function: Callable[..., object]) -> None:
        """Create the entry without machine code."""
        functools.update_wrapper(self, function)
        self.py_func = function
        self.seconds = 0.0
        self._code: Callable[..., object] | None = None
        self._run: Callable[..., object] = self._begin

    def __call__(self, *arguments: object) -> Any:  # noqa: ANN401  as above
        """Run the machine code, or the Python function."""
        return self._run(*arguments)

    @property
    def address(self) -> str:
        """Address of the function, `module:name`."""
        return f"{self.py_func.__module__}:{self.py_func.__qualname__}"

    @property
    def is_compiled(self) -> bool:
        """True if the machine code is in use."""
        return self._code is not None

    def compile(self) -> None:
        """Compile the function, or load its machine code from the disk, and use it from the next call on."""
        if not self.is_compiled and JIT:  # compiled only: without a compiler there is no machine code
            from skyhop.engine.jit.compiler import machine_code  # noqa: PLC0415  it imports numba, most of a second

            self.use(machine_code(self.py_func))

    def unchecked(self) -> Callable[..., Any]:
        """Return a function that runs the entry without checks; see the function `unchecked`."""
        if _begin is FirstCall.COMPILED:  # compiled only: without a compiler every entry runs as it is written
            from skyhop.engine.jit.compiler import without_checks  # noqa: PLC0415  as above

            self.compile()
            return without_checks(self._run)
        return self

    def use(self, code: Callable[..., object]) -> None:
        """Use this machine code from the next call on; a call in progress finishes with the old code."""
        self._run = self._code = code

    def run_as_written(self, *arguments: object) -> Any:  # noqa: ANN401  as above
        """Run the function uncompiled; unsigned arithmetic wraps silently, as in compiled code."""
        begun = perf_counter()
        with np.errstate(over="ignore"):
            result = self.py_func(*map(_with_attributes, arguments))
        self.seconds += perf_counter() - begun
        return result.item() if isinstance(result, np.generic) else result

    def _begin(self, *arguments: object) -> Any:  # noqa: ANN401  as above
        if _begin is FirstCall.COMPILED:  # compiled only: without a compiler every entry begins as it is written
            self.compile()
            return self._run(*arguments)
        return self.run_as_written(*arguments)


ENTRIES: dict[str, Entry] = {}
"""Declared entries, by address."""


def is_quick(package: str) -> bool:
    """Return True if a package's entries are compiled, or if their first call waits for the compiler."""
    return are_quick([made for made in ENTRIES.values() if made.py_func.__module__.startswith(f"{package}.")])


def are_quick(entries: Collection[Entry]) -> bool:
    """Return True if these entries are compiled, or if their first call waits for the compiler; see `FirstCall`."""
    return not JIT or _begin is FirstCall.COMPILED or (bool(entries) and all(made.is_compiled for made in entries))


def kernel(function: Function) -> Function:
    """Declare a function that kernels and entries call; it is compiled with the entry that needs it.

    It creates no array, list or set, and returns no part of an array: callers pass all scratch space.
    """
    return Kernel(function)  # type: ignore[return-value]  # it is called as the function is


def kernel_apart(function: Function) -> Function:
    """Declare a large kernel with many callers; the compiler makes its code once instead of once in each entry.

    Callers contain only its name. Its parameters are records, arrays and numbers.
    """
    return Kernel(function, is_apart=True)  # type: ignore[return-value]  # as above


def entry(function: Function) -> Function:
    """Declare a function that only Python calls, never a kernel; `compiler.signature` lists the parameter types.

    It returns numbers or tuples of numbers. To return an array, it writes into an array argument.
    """
    return declare_entry(function)  # type: ignore[return-value]  # it is called as the function is


def unchecked(function: Function) -> Function:
    """Return a function that runs an entry without checking its arguments; halves the time of a short one.

    Use it only for Python loops over their own arrays. Numbers and arrays must be of the declared types, arrays
    contiguous. Otherwise the code reads and writes memory outside them.
    """
    return function.unchecked() if isinstance(function, Entry) else function  # type: ignore[return-value]  # as above


def declare_entry(function: Callable[..., Any]) -> Entry:
    """Register an entry by its address, so that other processes find it after they import its module."""
    made = Entry(function)
    ENTRIES[made.address] = made
    return made


def where_field(field: str) -> Callable[[Function], Function]:
    """Declare a kernel for records that have this field; for other records it compiles to nothing."""
    return lambda function: FieldKernel(function, field)  # type: ignore[return-value]  # as above


def copier(dtype: np.dtype[np.void]) -> Callable[[Any, Any], None]:
    """Return a kernel (source, target) that copies the fields of `dtype`, which are adjacent in both records."""
    return Copier(dtype)


def _with_attributes(argument: object) -> object:
    """Convert records so that Python reads `record.field`.

    Numba does this itself, and compiled calls with converted arrays are slow.
    """
    if isinstance(argument, tuple):
        bundle: Any = argument
        return bundle._make(map(_with_attributes, bundle))
    if isinstance(argument, np.ndarray) and argument.dtype.names is not None:
        return with_attributes(argument)
    return argument
