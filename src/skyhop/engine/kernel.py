"""Decorators `@kernel` and `@entry` for functions over records that run compiled or as plain Python.

Other kernels and entries call a *kernel*. Python calls an *entry*. Without machine code, an entry runs as plain
Python: a hundred times slower, with identical results. By default, the first call of an entry waits for the
compiler. This default suits simulations. After `begin(FirstCall.UNCOMPILED)`, entries run as plain Python until
`skyhop.engine.jit.compilation` has compiled them. Matches with people need this, because no call then waits.
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


class _Fields(np.void):  # type: ignore[misc]  # `np.record` is a subclass too
    """Record in the memory of an array. Python code reads and writes its fields as attributes."""

    def __setattr__(self, name: str, value: Any) -> None:  # noqa: ANN401  fields may have any type
        try:
            self[name] = value
        except ValueError:
            if name in (self.dtype.names or ()):
                raise
            raise AttributeError(f"no field of name {name}", name=name, obj=self) from None


class _Part:
    """Descriptor of a record's field that is an array or a record itself.

    Python looks up the field only once, because the memory of the field never moves.
    """

    def __init__(self, name: str) -> None:
        self._name = name

    def __get__(self, record: _Fields, _owner: type) -> object:
        found = record.__dict__[self._name] = record[self._name]
        return found


def with_attributes(records: NDArray[np.void]) -> NDArray[np.void]:
    """Return a view of an array of records, in the same memory, for Python code.

    Python code reads the fields of the view's elements as attributes.
    """
    return records.view(_make_dtype(records.dtype))


def _make_dtype(dtype: np.dtype[np.void]) -> np.dtype[np.void]:
    """Return a dtype whose elements have an attribute for each field. The memory layout stays the same.

    The function caches its result.
    """
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
    """Return the dtype of a field for Python code. If the field contains records, their fields are attributes too."""
    if kind.base.names is None:
        return kind
    return np.dtype((_make_dtype(kind.base), kind.shape))


Function = TypeVar("Function", bound=Callable[..., object])

JIT = os.environ.get("NUMBA_DISABLE_JIT", "0") in {"", "0"}
"""True if compilation is enabled in this process."""


class FirstCall(Enum):
    """Behaviour of an entry at its first call: wait for the compiler, or run as plain Python."""

    COMPILED = "compiled"
    """Behaviour at the first call: wait until the entry is compiled."""
    UNCOMPILED = "uncompiled"
    """Behaviour at the first call: run as plain Python until the machine code is loaded."""


_begin = FirstCall.COMPILED if JIT else FirstCall.UNCOMPILED


def begin(first_call: FirstCall) -> None:
    """Set how all entries of this process behave at their first call. If compilation is disabled, do nothing."""
    global _begin  # noqa: PLW0603  one setting for the whole process
    _begin = first_call if JIT else FirstCall.UNCOMPILED


@contextmanager
def beginning(first_call: FirstCall) -> Iterator[None]:
    """Set how all entries of this process behave at their first call, inside the block."""
    before = _begin
    begin(first_call)
    try:
        yield
    finally:
        begin(before)


class Entry:
    """Function over records that Python calls. Its arguments are arrays and numbers of the annotated types.

    `seconds` is the time that callers lost because this function ran as plain Python. It includes an estimate for
    calls that callers skipped. The compiler starts with the entry that has the largest `seconds`.
    """

    def __init__(self, function: Callable[..., object]) -> None:
        """Create an entry from a Python function. The entry has no machine code yet."""
        functools.update_wrapper(self, function)
        self.py_func = function
        self.seconds = 0.0
        self._code: Callable[..., object] | None = None
        self._run: Callable[..., object] = self._begin

    def __call__(self, *arguments: object) -> Any:  # noqa: ANN401  as above
        """Call the entry. If its machine code is loaded, run this code.

        Otherwise, wait for the compiler or run plain Python, as the current `FirstCall` says.
        """
        return self._run(*arguments)

    @property
    def address(self) -> str:
        """Address of the function, in the form `module:name`."""
        return f"{self.py_func.__module__}:{self.py_func.__qualname__}"

    @property
    def is_compiled(self) -> bool:
        """True if calls run the machine code. False if they run plain Python or wait for the compiler."""
        return self._code is not None

    def compile(self) -> None:
        """Load the machine code of the entry from the disk, or compile it. Later calls use the machine code."""
        if not self.is_compiled and JIT:  # compiled only: without a compiler there is no machine code
            from skyhop.engine.jit.compiler import machine_code  # noqa: PLC0415  imports numba, which takes most of a second

            self.use(machine_code(self.py_func))

    def unchecked(self) -> Callable[..., Any]:
        """Return a function that runs the entry without checks of its arguments.

        See `skyhop.engine.kernel.unchecked`.
        """
        if _begin is FirstCall.COMPILED:  # compiled only: without a compiler every entry runs uncompiled
            from skyhop.engine.jit.compiler import without_checks  # noqa: PLC0415  as above

            self.compile()
            return without_checks(self._run)
        return self

    def use(self, code: Callable[..., object]) -> None:
        """Use the machine code `code` from the next call on. A call that is already running does not change."""
        self._run = self._code = code

    def run_as_written(self, *arguments: object) -> Any:  # noqa: ANN401  as above
        """Run the function as plain Python. Unsigned integers overflow without warnings, as in compiled code."""
        begun = perf_counter()
        with np.errstate(over="ignore"):
            result = self.py_func(*map(_with_attributes, arguments))
        self.seconds += perf_counter() - begun
        return result.item() if isinstance(result, np.generic) else result

    def _begin(self, *arguments: object) -> Any:  # noqa: ANN401  as above
        if _begin is FirstCall.COMPILED:  # compiled only: without a compiler every entry runs uncompiled
            self.compile()
            return self._run(*arguments)
        return self.run_as_written(*arguments)


ENTRIES: dict[str, Entry] = {}
"""All declared entries of this process, by address."""


def is_quick(package: str) -> bool:
    """Return True if the entries of this package run at their full speed now (see `are_quick`)."""
    return are_quick([entry for entry in ENTRIES.values() if entry.py_func.__module__.startswith(f"{package}.")])


def are_quick(entries: Collection[Entry]) -> bool:
    """Return True if these entries run at their full speed now.

    This is true in three cases: the entries are compiled, their first call waits for the compiler (`FirstCall`), or
    compilation is disabled (`JIT`).
    """
    return not JIT or _begin is FirstCall.COMPILED or (bool(entries) and all(entry.is_compiled for entry in entries))


def kernel(function: Function) -> Function:
    """Declare a function that kernels and entries call.

    Each entry contains the machine code of the kernels that it calls. The function must not create an array, a list
    or a set, and must not return a part of an array. Callers pass all working memory as arguments.
    """
    return Kernel(function)  # type: ignore[return-value]  # a kernel is called like the function


def kernel_apart(function: Function) -> Function:
    """Declare a large kernel that many entries call. The compiler compiles this kernel only once.

    The machine code of a caller contains only the name of the kernel. The parameters of the kernel are records,
    arrays and numbers.
    """
    return Kernel(function, is_apart=True)  # type: ignore[return-value]  # as above


def entry(function: Function) -> Function:
    """Declare a function that only Python calls. `compiler.signature` lists the valid parameter types.

    The function returns numbers or tuples of numbers. It never returns an array, but it can write into an array
    argument.
    """
    return declare_entry(function)  # type: ignore[return-value]  # an entry is called like the function


def unchecked(function: Function) -> Function:
    """Return a function that runs an entry without checks of its arguments.

    A short entry then takes half the time. Use this function only in a loop of Python code that created the arrays
    itself. All arguments must have the declared types, and arrays must be contiguous. Otherwise the code reads and
    writes other memory.
    """
    return function.unchecked() if isinstance(function, Entry) else function  # type: ignore[return-value]  # as above


def declare_entry(function: Callable[..., Any]) -> Entry:
    """Register a function as an entry under its address. Other processes find it after they import its module."""
    entry = Entry(function)
    ENTRIES[entry.address] = entry
    return entry


def where_field(field: str) -> Callable[[Function], Function]:
    """Return a decorator for kernels whose first argument is a record with the field `field`.

    If a record lacks this field, the compiler removes the call of the kernel.
    """
    return lambda function: FieldKernel(function, field)  # type: ignore[return-value]  # as above


def copier(dtype: np.dtype[np.void]) -> Callable[[Any, Any], None]:
    """Return a kernel with the arguments (source, target). It copies the fields of `dtype` from source to target.

    These fields must be adjacent in both records.
    """
    return Copier(dtype)


def _with_attributes(argument: object) -> object:
    """Return an array of records in a form for Python code, which can then read `record.field`.

    Compiled code needs no conversion. Calls of compiled code with converted arrays are slow.
    """
    if isinstance(argument, tuple):
        bundle: Any = argument
        return bundle._make(map(_with_attributes, bundle))
    if isinstance(argument, np.ndarray) and argument.dtype.names is not None:
        return with_attributes(argument)
    return argument
