"""Functions over records that run as they are, or compiled: `@kernel` and `@entry`.

A *kernel* is called by other kernels, an *entry* by Python. Both are plain Python: an entry whose machine code is not
there runs as it is written, a hundred times slower and to the same bytes. When it takes the machine code is said by
`begin`: at its first call, which waits for the compiler (the default, right for simulations), or whenever
`core.engine.compilation` has it, so that nobody waits (right for people).
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

from skyhop.engine.jit.functions import Copier, FieldKernel, Kernel

_DTYPES: dict[np.dtype[Any], np.dtype[Any]] = {}


class _Fields(np.void):  # type: ignore[misc]  # numpy's `record` is one too
    """One record, in the memory of its array; fields are written by name whatever they hold."""

    def __setattr__(self, name: str, value: Any) -> None:  # noqa: ANN401  whatever the field takes
        try:
            self[name] = value
        except ValueError:
            if name in (self.dtype.names or ()):
                raise
            raise AttributeError(f"no field of name {name}", name=name, obj=self) from None


class _Part:
    """A field that is an array or a record itself: the same memory each time, so it is looked up once."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __get__(self, record: _Fields, _owner: type) -> object:
        found = record.__dict__[self._name] = record[self._name]
        return found


def with_attributes(records: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """An array of records, of any shape, in the same memory; its elements have attributes."""
    return records.view(_dtype(records.dtype))


def _dtype(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """A dtype of the same memory whose elements are of a class with properties; made once."""
    found = _DTYPES.get(dtype)
    if found is None:
        found = _DTYPES[dtype] = _made(dtype)
    return found


def _made(dtype: np.dtype[Any]) -> np.dtype[Any]:
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


def _part(kind: np.dtype[Any]) -> np.dtype[Any]:
    """The type of a field; records in it have attributes too."""
    if kind.base.names is None:
        return kind
    return np.dtype((_dtype(kind.base), kind.shape))


Function = TypeVar("Function", bound=Callable[..., Any])

JIT = os.environ.get("NUMBA_DISABLE_JIT", "0") in {"", "0"}
"""Whether anything is ever compiled."""


class FirstCall(Enum):
    """What an entry does at its first call."""

    COMPILED = "compiled"
    """It waits for its machine code."""
    UNCOMPILED = "uncompiled"
    """It runs as it is written until somebody has it compiled."""


_begin = FirstCall.COMPILED if JIT else FirstCall.UNCOMPILED


def begin(how: FirstCall) -> None:
    """Say what entries do that have no machine code yet, in the whole process; without a compiler it stays as it is."""
    global _begin  # noqa: PLW0603  one decision for the process: a server's, or a script's
    _begin = how if JIT else FirstCall.UNCOMPILED


@contextmanager
def beginning(how: FirstCall) -> Iterator[None]:
    """Let entries begin so inside the block, in the whole process."""
    before = _begin
    begin(how)
    try:
        yield
    finally:
        begin(before)


class Entry:
    """A function that Python calls; its arguments are arrays and numbers, of the types that its annotations say.

    `seconds` counts the time that was spent in it uncompiled, or would have been by whoever does without it until it is
    compiled: whoever compiles begins where that is longest.
    """

    def __init__(self, function: Callable[..., Any]) -> None:
        """Begin without machine code."""
        functools.update_wrapper(self, function)
        self.py_func = function
        self.seconds = 0.0
        self._code: Callable[..., Any] | None = None
        self._run: Callable[..., Any] = self._begin

    def __call__(self, *arguments: Any) -> Any:  # noqa: ANN401  as above
        """Run the machine code, or what is written."""
        return self._run(*arguments)

    @property
    def address(self) -> str:
        """Say where the function stands, `module:name`."""
        return f"{self.py_func.__module__}:{self.py_func.__qualname__}"

    @property
    def is_compiled(self) -> bool:
        """Say whether the machine code is in use."""
        return self._code is not None

    def compile(self) -> None:
        """Compile the function, or take its machine code from the disk, and use it from the next call on."""
        if not self.is_compiled and JIT:  # compiled only: without a compiler there is no machine code
            from skyhop.engine.jit.compiler import machine_code  # noqa: PLC0415  it imports numba, most of a second

            self.use(machine_code(self.py_func))

    def unchecked(self) -> Callable[..., Any]:
        """Give what runs the entry, compiled if entries wait for that; see the function of this name."""
        if _begin is FirstCall.COMPILED:  # compiled only: without a compiler every entry runs as it is written
            from skyhop.engine.jit.compiler import without_checks  # noqa: PLC0415  as above

            self.compile()
            return without_checks(self._run)
        return self

    def use(self, code: Callable[..., Any]) -> None:
        """Run this machine code from the next call on; a call that has begun ends as it has begun."""
        self._run = self._code = code

    def run_as_written(self, *arguments: Any) -> Any:  # noqa: ANN401  as above
        """Run the function uncompiled; unsigned arithmetic wraps in silence, as the compiled one's does."""
        begun = perf_counter()
        with np.errstate(over="ignore"):
            result = self.py_func(*map(_with_attributes, arguments))
        self.seconds += perf_counter() - begun
        return result.item() if isinstance(result, np.generic) else result

    def _begin(self, *arguments: Any) -> Any:  # noqa: ANN401  as above
        if _begin is FirstCall.COMPILED:  # compiled only: without a compiler every entry begins as it is written
            self.compile()
            return self._run(*arguments)
        return self.run_as_written(*arguments)


ENTRIES: dict[str, Entry] = {}
"""Those that have been declared, by address."""


def is_quick(package: str) -> bool:
    """Say whether a package's entries run as machine code, or wait for it; not while some run as they are written."""
    return are_quick([made for made in ENTRIES.values() if made.py_func.__module__.startswith(f"{package}.")])


def are_quick(entries: Collection[Entry]) -> bool:
    """Say whether these entries run as machine code, or wait for it; without any it is not known yet."""
    return not JIT or _begin is FirstCall.COMPILED or (bool(entries) and all(made.is_compiled for made in entries))


def kernel(function: Function) -> Function:
    """Make a function that kernels and entries call; it is compiled with the entry that needs it.

    It makes no array, list or set, and gives back no part of an array: what it needs room for is handed to it.
    """
    return Kernel(function)  # type: ignore[return-value]  # it is called as the function is


def kernel_apart(function: Function) -> Function:
    """Make a kernel that is compiled once, not into each entry that needs it: a large one that many call.

    What calls it is compiled without knowing its inside; its parameters are records, arrays and numbers.
    """
    return Kernel(function, is_apart=True)  # type: ignore[return-value]  # as above


def entry(function: Function) -> Function:
    """Make a function that Python calls, and no kernel. Its parameters have types that `compiler.signature` knows.

    It gives numbers, or tuples of them: an array it writes into one that it is given.
    """
    return declared(function)  # type: ignore[return-value]  # it is called as the function is


def unchecked(function: Function) -> Function:
    """Give what runs an entry without a look at what it is given: a short one takes half the time or less by it.

    It is for loops of Python over arrays of their own. Numbers and arrays must be what the entry declares, arrays in
    one piece: others would be taken for those, and what lies behind them read and written.
    """
    return function.unchecked() if isinstance(function, Entry) else function  # type: ignore[return-value]  # as above


def declared(function: Callable[..., Any]) -> Entry:
    """Make an entry that is found at its address, in this process and in others that import its module."""
    made = Entry(function)
    ENTRIES[made.address] = made
    return made


def where_field(field: str) -> Callable[[Function], Function]:
    """Make a kernel that works on records with this field and costs nothing on others."""
    return lambda function: FieldKernel(function, field)  # type: ignore[return-value]  # as above


def copier(dtype: np.dtype[Any]) -> Callable[[Any, Any], None]:
    """Make a kernel (source, target) that copies the fields of `dtype`, which lie together in both records."""
    return Copier(dtype)


def _with_attributes(argument: object) -> object:
    """Let records be read as `record.field`; numba does it by itself, and calls with such arrays are slow there."""
    if isinstance(argument, tuple):
        bundle: Any = argument
        return bundle._make(map(_with_attributes, bundle))
    if isinstance(argument, np.ndarray) and argument.dtype.names is not None:
        return with_attributes(argument)
    return argument
