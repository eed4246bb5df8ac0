"""Machine code for entries and separately compiled kernels, cached on disk.

Only this module and `kernel_compiler` import numba.
"""

from __future__ import annotations

import hashlib
import inspect
import pickle
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from time import thread_time
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

import numba
import numpy as np
from numba import types
from numba.core import cgutils
from numba.core.compiler import CompileResult
from numba.core.compiler_lock import global_compiler_lock
from numba.core.datamodel import models, register_default
from numba.core.imputils import lower_constant
from numba.core.registry import CPUDispatcher, cpu_target
from numba.core.serialize import dumps
from numba.core.typing import make_concrete_template
from numba.extending import intrinsic, lower_cast, overload, typeof_impl

from skyhop.engine.jit.code_key import code_file, keep_code
from skyhop.engine.jit.functions import COPIERS, FIELD_KERNELS, Copier, FieldKernel, Kernel, no_collection
from skyhop.engine.jit.kernel_compiler import ApartCompiler, EntryCompiler, KernelCompiler
from skyhop.engine.record import ArrayType, Emitting, Grid, Many, Record, Row, Values

_TARGET = cpu_target.target_context
"""Target context of numba. Python creates it when it imports this module.

At that time, no thread holds the compiler lock. The first access to the context takes the compiler lock inside
another lock. If another thread already held the compiler lock, both threads could deadlock.
"""


class _Declared(CPUDispatcher):  # type: ignore[misc]  # as above
    """Dispatcher of a kernel. It compiles one version for the declared types instead of one version for each call.

    Numba compiles a function again for each combination of argument types. Numba treats 16-bit fields of records,
    enumeration members and even constants as separate types. It also treats records that begin with the same fields
    as separate types: states, views and states that collect events.
    """

    def get_call_template(self, arguments: tuple[object, ...], keywords: dict[str, object]) -> Any:  # noqa: ANN401  numba has no types
        """Return the template by which numba compiles a call of the kernel from another kernel."""
        argument_types = tuple(map(_convert_argument, arguments, _declared_records(self.py_func)))
        _all, names, argument_types, keywords = super().get_call_template(argument_types, keywords)
        signature = self.overloads[argument_types].signature
        return make_concrete_template(self.py_func.__name__, self.py_func, [signature]), names, argument_types, keywords


class _KernelType(types.Dispatcher):  # type: ignore[misc]  # as above
    """Numba type of a kernel."""


@cache
def _declared_records(function: Callable[..., object]) -> tuple[object, ...]:
    """Return a tuple with one item for each parameter: the numba type of the parameter's record, or None.

    None means that the parameter is not a record, or that its record collects events.
    """
    hints = get_type_hints(function)
    return tuple(_beginning(hints.get(name)) for name in inspect.signature(function).parameters)


@cache
def _beginning(hint: Any) -> Any:  # noqa: ANN401  takes an annotation, returns a type of numba
    is_one = isinstance(hint, type) and issubclass(hint, Record) and not issubclass(hint, Emitting)
    return numba.from_dtype(hint.dtype) if is_one else None


def _convert_argument(argument: Any, record: Any) -> Any:  # noqa: ANN401  numba has no types
    argument = types.unliteral(argument)
    if argument in types.signed_domain or isinstance(argument, types.IntEnumMember):
        return types.int64
    return record if _begins_with(argument, record) else argument


def _begins_with(argument: object, record: Any) -> bool:  # noqa: ANN401  as above
    """Return True if `argument` is the type of a record that has all fields of `record` at the same offsets."""
    if record is None or not isinstance(argument, types.Record):
        return False
    return all(argument.fields.get(name) == field for name, field in record.fields.items())


@lower_cast(types.Record, types.Record)  # type: ignore[untyped-decorator]  # as above
def _cast_record(context: Any, builder: Any, _argument: object, declared: Any, record: Any) -> Any:  # noqa: ANN401  as above
    """Cast a record to a declared record type in compiled code.

    The record must begin with all fields of the declared record.
    """
    return builder.bitcast(record, context.get_value_type(declared))


Function = Callable[..., object]


class _Kept(NamedTuple):
    """Content of a cache file: the machine code of an entry, or of a separately compiled kernel for certain types."""

    seconds: float
    """Processor time of the compilation in seconds, including the time for kernels that had to be compiled first."""
    apart: tuple[str, ...]
    """Names of the files with the separately compiled kernels that this code calls directly."""
    reduced: Any
    """Compilation result in the format that numba's cache uses."""


_LOADED_KERNELS: dict[str, CompileResult] = {}
"""Separately compiled kernels that this process has loaded, by file name.

The compiler lock protects this dictionary.
"""


class _Cache:
    """Disk cache for separately compiled kernels.

    Numba reads it before the compilation, and writes to it afterwards.
    """

    def __init__(self, function: Function) -> None:
        self._function = function

    def load_overload(self, signature: object, _target: object) -> Any:  # noqa: ANN401  numba has no types
        """Return the compiled code from the disk, or None if the disk has no such code."""
        return _load_kernel(code_file(self._function, repr(signature)))

    def save_overload(self, signature: object, result: CompileResult) -> None:
        """Write the compiled code to the disk."""
        with global_compiler_lock:
            _keep(self._function, result, 0.0, repr(signature))
            _LOADED_KERNELS[code_file(self._function, repr(signature)).name] = result


def _load_kernel(path: Path) -> CompileResult | None:
    """Return the separately compiled kernel in a cache file.

    Load it from the disk at the first call, and from memory at later calls.
    """
    with global_compiler_lock:
        if path.name not in _LOADED_KERNELS and (found := _load_code(path)) is not None:
            _LOADED_KERNELS[path.name] = found
        return _LOADED_KERNELS.get(path.name)


def _keep(function: Function, result: CompileResult, seconds: float, types: str = "") -> None:
    """Write compiled code to the disk.

    Do not write code that contains addresses, because no other process can use it.
    """
    if result.library.has_dynamic_globals:
        return
    callees = {each.name for each in result.library._final_module.functions if each.is_declaration}  # noqa: SLF001  numba has no public way
    with global_compiler_lock:
        apart = tuple(name for name, other in _LOADED_KERNELS.items() if other.fndesc.llvm_func_name in callees)
    cached = _Kept(seconds, apart, result._reduce())  # noqa: SLF001  the cache of numba does the same
    keep_code(function, _add_checksum(dumps(cached)), types)


def _load_code(path: Path) -> CompileResult | None:
    """Return compiled code from the disk. Load the separately compiled kernels that the code calls first.

    If a file is missing, return None.
    """
    cached = _read_cache_file(path)
    if cached is None or any(_load_kernel(path.with_name(name)) is None for name in cached.apart):
        return None
    with global_compiler_lock:
        _TARGET.refresh()
        return CompileResult._rebuild(_TARGET, *cached.reduced)  # noqa: SLF001  as above


def machine_code(function: Function) -> Function:
    """Return the machine code of an entry's function. Load the code from the disk, or compile and store it.

    The machine code refuses arguments whose types differ from the declared types.
    """
    found = machine_code_on_disk(function)
    if found is not None:
        return found
    dispatcher = _dispatcher_of(function)
    begun = thread_time()
    with no_collection():
        dispatcher.compile(signature(function))
        (overload,) = dispatcher.overloads.values()
        if _has_array(overload.signature.return_type):
            raise TypeError(f"{function.__qualname__} gives back an array: an entry writes into what it is given")
        _keep(function, overload, thread_time() - begun)
    return _forbid_recompilation(dispatcher)


def _has_array(kind: object) -> bool:
    if isinstance(kind, types.BaseTuple):
        return any(map(_has_array, kind))
    return isinstance(kind, types.Buffer | types.Record)


def machine_code_on_disk(function: Function) -> Function | None:
    """Return the machine code of an entry's function from the disk, or None if the file is missing or damaged."""
    found = _load_code(code_file(function))
    if found is None:
        return None
    dispatcher = _dispatcher_of(function)
    dispatcher.add_overload(found)
    return _forbid_recompilation(dispatcher)


def seconds_of(function: Function) -> float:
    """Return the processor seconds that the compilation of an entry and its kernels took.

    If the disk has no machine code of the entry, return 0.
    """
    cached = _read_cache_file(code_file(function))
    return 0.0 if cached is None else cached.seconds


def _add_checksum(code: bytes) -> bytes:
    return hashlib.sha256(code).digest() + code


def _read_cache_file(path: Path) -> _Kept | None:
    """Return the content of a cache file. Return None if the file is missing or damaged, as after a power failure."""
    with suppress(FileNotFoundError):
        content = path.read_bytes()
        code = content[hashlib.sha256().digest_size :]
        if content == _add_checksum(code):
            found: _Kept = pickle.loads(code)  # noqa: S301  we wrote it and checked its hash
            return found
    return None


def _dispatcher_of(function: Function) -> Any:  # noqa: ANN401  numba has no types
    """Return the numba dispatcher that compiles an entry. First register the kernels that the entry may call."""
    while FIELD_KERNELS:
        _offer(FIELD_KERNELS.pop())
    while COPIERS:
        _offer_copier(COPIERS.pop())
    return _dispatcher(function, pipeline_class=EntryCompiler)


def _forbid_recompilation(dispatcher: Any) -> Callable[..., object]:  # noqa: ANN401  numba has no types
    dispatcher.disable_compile()
    code: Callable[..., object] = dispatcher
    return code


def without_checks(code: Function) -> Function:
    """Return a function that runs machine code without a check of the argument types."""
    (overload,) = code.overloads.values()  # type: ignore[attr-defined]  # numba adds this attribute
    found: Function = overload.entry_point
    return found


def signature(annotated: Callable[..., object]) -> tuple[object, ...]:
    """Return the numba types for the annotations of a function's parameters, or of a named tuple's fields.

    Valid annotations are:

    - int, float and bool
    - `Row` and `Grid`: arrays of 16-bit integers with one and two dimensions
    - `Values`: an array of floats
    - `Many[R]`: an array of records
    - `Array1` to `Array4`: arrays of numpy scalars

    All arrays are contiguous, row by row. A named tuple with such fields becomes a tuple of their types.
    """
    hints = get_type_hints(annotated, include_extras=True)
    return tuple(_type_of(hint) for name, hint in hints.items() if name != "return")


def _type_of(hint: Any) -> Any:  # noqa: ANN401  takes an annotation, returns a type of numba
    if isinstance(hint, tuple):
        return types.BaseTuple.from_types(tuple(map(_type_of, hint)), type(hint))
    if isinstance(hint, type) and issubclass(hint, tuple) and hasattr(hint, "_fields"):
        return types.BaseTuple.from_types(signature(hint), hint)
    origin = get_origin(hint)
    if origin is Many:
        (record,) = get_args(hint)
        return _array(record.dtype)
    if isinstance(origin, type) and issubclass(origin, ArrayType):
        (scalar,) = get_args(hint)
        return types.Array(numba.from_dtype(np.dtype(scalar)), origin.dimensions, "C")
    numba_types = {
        int: types.int64,
        float: types.float64,
        bool: types.boolean,
        Row: _array("i2"),
        Grid: types.Array(types.int16, 2, "C"),
        Values: _array("f8"),
    }
    if hint not in numba_types:
        raise TypeError(f"{hint} is no type of an entry's parameter")
    return numba_types[hint]


def _array(dtype: np.dtype[np.void] | str) -> Any:  # noqa: ANN401  numba has no types
    return numba.typeof(np.zeros(1, dtype))


def _dispatcher(function: Callable[..., object], **options: object) -> Any:  # noqa: ANN401  numba has no types
    """Return a dispatcher that compiles a function without numba's memory management (decision 11).

    The code has no reference counts for arrays, no C wrapper and no checks for division by zero. Tests that run
    without compilation find such divisions.
    """
    return numba.njit(nogil=True, _nrt=False, error_model="numpy", no_cfunc_wrapper=True, **options)(function)


@typeof_impl.register(Kernel)  # type: ignore[untyped-decorator]  # numba has no types
def _type_of_kernel(kernel: Kernel, _context: object) -> Any:  # noqa: ANN401  numba has no types
    """Return the numba type of a kernel. Compiled code can then use the kernel as a global or as an argument."""
    return _KernelType(_kernel_dispatcher(kernel.py_func, is_apart=kernel.is_apart))


@register_default(_KernelType)
class _KernelModel(models.OpaqueModel):  # type: ignore[misc]  # as above
    """Numba data model of a kernel. It has no data, because the type alone identifies the kernel."""


@lower_constant(_KernelType)  # type: ignore[untyped-decorator]  # as above
def _make_dummy_value(context: Any, _builder: object, _type: object, _kernel: object) -> Any:  # noqa: ANN401  as above
    """Return a value without data for a kernel.

    Dispatchers of numba use an address here, but cached machine code cannot contain an address.
    """
    return context.get_dummy_value()


@cache
def _kernel_dispatcher(function: Callable[..., object], *, is_apart: bool = False) -> Any:  # noqa: ANN401  numba has no types
    compiler = ApartCompiler if is_apart else KernelCompiler
    dispatcher = _dispatcher(function, no_cpython_wrapper=True, pipeline_class=compiler)
    # `njit` offers no choice of the dispatcher's class, checked with numba 0.68. `_Declared` adds no fields, so an
    # existing dispatcher can take its class.
    dispatcher.__class__ = _Declared
    if is_apart:
        dispatcher._cache = _Cache(function)  # noqa: SLF001  numba has no public way to set a cache
    return dispatcher


def _offer(kernel: FieldKernel) -> None:
    """Register a `FieldKernel` with numba. Compiled code calls it only for records with the kernel's field."""
    compiled = _kernel_dispatcher(kernel.py_func)

    def choose(record: Any, *arguments: Any) -> Any:  # noqa: ANN401, ARG001  types of numba; the names must match the chosen function
        if kernel.field in record.fields:
            return lambda record, *arguments: compiled(record, *arguments)  # noqa: PLW0108  numba requires a function
        return lambda record, *arguments: None  # noqa: ARG005  as above

    choose.__annotations__.clear()  # numba requires equal signatures of both functions, with annotations
    overload(kernel)(choose)


def _offer_copier(copier: Copier) -> None:
    """Register a `Copier` with numba. In compiled code, it copies adjacent fields as one block of memory."""
    size, first = copier.dtype.itemsize, (copier.dtype.names or ("",))[0]

    @intrinsic  # type: ignore[untyped-decorator]  # numba has no types
    def copy(_typing: object, source: Any, target: Any) -> Any:  # noqa: ANN401  numba has no types
        def generate(context: Any, builder: Any, _signature: object, records: Any) -> Any:  # noqa: ANN401  as above
            places = (record.offset(first) for record in (source, target))
            of, to = (cgutils.pointer_add(builder, *each) for each in zip(records, places, strict=True))
            cgutils.raw_memcpy(builder, to, of, context.get_constant(types.intp, size), 1)
            return context.get_dummy_value()

        return types.void(source, target), generate

    def call(source: Any, target: Any) -> Any:  # noqa: ANN401, ARG001  as above
        return lambda source, target: copy(source, target)  # noqa: PLW0108  as above

    call.__annotations__.clear()  # as above
    overload(copier)(call)
