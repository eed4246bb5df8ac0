"""Machine code for entries and kernels apart, kept on disk; numba is imported here and in `kernel_compiler`."""

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
"""Asked for while nobody holds the compiler's lock: who asks first takes that lock inside of another one, and whoever
already held it would wait for the other one, and both for ever."""


class _Declared(CPUDispatcher):  # type: ignore[misc]  # as above
    """A compiled kernel that is compiled for what it declares, not for whatever others call it with.

    Numba compiles a function anew for each combination of argument types. It counts 16-bit fields of records,
    enumeration members and even constants as types of their own, and so every record that begins with the fields which
    a kernel reads: states, views and states that gather events.
    """

    def get_call_template(self, arguments: tuple[Any, ...], keywords: dict[str, Any]) -> Any:  # noqa: ANN401  numba has no types
        """Tell the kernel that calls this one which machine code it calls."""
        given = tuple(map(_as_declared, arguments, _declared_records(self.py_func)))
        _all, names, given, keywords = super().get_call_template(given, keywords)
        chosen = self.overloads[given].signature
        return make_concrete_template(self.py_func.__name__, self.py_func, [chosen]), names, given, keywords


class _KernelType(types.Dispatcher):  # type: ignore[misc]  # as above
    """Numba's type of a kernel."""


@cache
def _declared_records(function: Callable[..., Any]) -> tuple[Any, ...]:
    """Give numba's type for each parameter that is a record, None for the others and for what may gather events."""
    hints = get_type_hints(function)
    return tuple(_beginning(hints.get(name)) for name in inspect.signature(function).parameters)


@cache
def _beginning(hint: Any) -> Any:  # noqa: ANN401  an annotation, and a type of numba's
    is_one = isinstance(hint, type) and issubclass(hint, Record) and not issubclass(hint, Emitting)
    return numba.from_dtype(hint.dtype) if is_one else None


def _as_declared(argument: Any, record: Any) -> Any:  # noqa: ANN401  numba has no types
    argument = types.unliteral(argument)
    if argument in types.signed_domain or isinstance(argument, types.IntEnumMember):
        return types.int64
    return record if _begins_with(argument, record) else argument


def _begins_with(argument: Any, record: Any) -> bool:  # noqa: ANN401  as above
    """Say whether an argument is a record with all that a declared one has, at the same places."""
    if record is None or not isinstance(argument, types.Record):
        return False
    return all(argument.fields.get(name) == field for name, field in record.fields.items())


@lower_cast(types.Record, types.Record)  # type: ignore[untyped-decorator]  # as above
def _as_the_beginning(context: Any, builder: Any, _given: object, declared: Any, record: Any) -> Any:  # noqa: ANN401  as above
    """Take a record for the one that it begins with."""
    return builder.bitcast(record, context.get_value_type(declared))


Function = Callable[..., Any]


class _Kept(NamedTuple):
    """What lies on the disk of an entry, or of a kernel apart for certain types."""

    seconds: float
    """Of the processor, that it took to compile, with the kernels that came first by it."""
    apart: tuple[str, ...]
    """The files of the kernels apart that it calls itself."""
    reduced: Any
    """The result of compiling, as numba's own cache keeps it."""


_APART: dict[str, CompileResult] = {}
"""The kernels apart that this process has, by the names of their files; whoever holds the compiler's lock uses it."""


class _Cache:
    """Where numba looks for a kernel apart before it compiles it, and keeps it afterwards."""

    def __init__(self, function: Function) -> None:
        self._function = function

    def load_overload(self, given: Any, _target: object) -> Any:  # noqa: ANN401  numba has no types
        """Take it from the disk, if it is there."""
        return _apart(code_file(self._function, repr(given)))

    def save_overload(self, given: Any, made: CompileResult) -> None:  # noqa: ANN401  as above
        """Keep it on the disk."""
        with global_compiler_lock:
            _keep(self._function, made, 0.0, repr(given))
            _APART[code_file(self._function, repr(given)).name] = made


def _apart(path: Path) -> CompileResult | None:
    """Take a kernel apart from the disk, once."""
    with global_compiler_lock:
        if path.name not in _APART and (found := _loaded(path)) is not None:
            _APART[path.name] = found
        return _APART.get(path.name)


def _keep(function: Function, made: CompileResult, seconds: float, types: str = "") -> None:
    """Keep what was compiled, unless it has addresses in it: that is of no use to another process."""
    if made.library.has_dynamic_globals:
        return
    called = {each.name for each in made.library._final_module.functions if each.is_declaration}  # noqa: SLF001  as below
    with global_compiler_lock:
        apart = tuple(name for name, other in _APART.items() if other.fndesc.llvm_func_name in called)
    kept = _Kept(seconds, apart, made._reduce())  # noqa: SLF001  as numba's own cache does it
    keep_code(function, _sealed(dumps(kept)), types)


def _loaded(path: Path) -> CompileResult | None:
    """Take from the disk what was compiled, after the kernels apart that it calls; None where anything lacks."""
    kept = _kept(path)
    if kept is None or any(_apart(path.with_name(name)) is None for name in kept.apart):
        return None
    with global_compiler_lock:
        _TARGET.refresh()
        return CompileResult._rebuild(_TARGET, *kept.reduced)  # noqa: SLF001  as above


def machine_code(function: Function) -> Function:
    """Compile an entry's function and keep that, or take what lies on disk.

    What is given refuses arguments of other types than declared.
    """
    found = machine_code_on_disk(function)
    if found is not None:
        return found
    dispatcher = _dispatcher_of(function)
    begun = thread_time()
    with no_collection():
        dispatcher.compile(signature(function))
        (made,) = dispatcher.overloads.values()
        if _has_array(made.signature.return_type):
            raise TypeError(f"{function.__qualname__} gives back an array: an entry writes into what it is given")
        _keep(function, made, thread_time() - begun)
    return _closed(dispatcher)


def _has_array(given: Any) -> bool:  # noqa: ANN401  a type of numba's
    if isinstance(given, types.BaseTuple):
        return any(map(_has_array, given))
    return isinstance(given, types.Buffer | types.Record)


def machine_code_on_disk(function: Function) -> Function | None:
    """Take the machine code of an entry's function from the disk; None where there is none, or it was damaged."""
    found = _loaded(code_file(function))
    if found is None:
        return None
    dispatcher = _dispatcher_of(function)
    dispatcher.add_overload(found)
    return _closed(dispatcher)


def seconds_of(function: Function) -> float:
    """The processor's seconds that the machine code on disk took to compile, with the kernels that came first by it."""
    kept = _kept(code_file(function))
    return 0.0 if kept is None else kept.seconds


def _sealed(code: bytes) -> bytes:
    return hashlib.sha256(code).digest() + code


def _kept(path: Path) -> _Kept | None:
    """Read what was kept, unless it was damaged, say by a loss of power."""
    with suppress(FileNotFoundError):
        kept = path.read_bytes()
        code = kept[hashlib.sha256().digest_size :]
        if kept == _sealed(code):
            found: _Kept = pickle.loads(code)  # noqa: S301  it is our own, and whole
            return found
    return None


def _dispatcher_of(function: Function) -> Any:  # noqa: ANN401  numba has no types
    """Make what compiles an entry, and tell numba of the kernels that it may call."""
    while FIELD_KERNELS:
        _offer(FIELD_KERNELS.pop())
    while COPIERS:
        _offer_copier(COPIERS.pop())
    return _dispatcher(function, pipeline_class=EntryCompiler)


def _closed(dispatcher: Any) -> Callable[..., Any]:  # noqa: ANN401  numba has no types
    dispatcher.disable_compile()
    code: Callable[..., Any] = dispatcher
    return code


def without_checks(code: Function) -> Function:
    """What runs machine code for the types that it was compiled for, whatever it is given."""
    (made,) = code.overloads.values()  # type: ignore[attr-defined]  # it is numba's
    found: Function = made.entry_point
    return found


def signature(annotated: Callable[..., Any]) -> tuple[Any, ...]:
    """Numba's types for the annotations of a function's parameters, or of a named tuple's fields.

    int, float, bool; `Row` and `Grid`, arrays of 16-bit integers of one and two dimensions; `Values`, an array of
    floats; `Many[R]`, an array of records; `Array1` to `Array4`, arrays of numpy's scalars. All lie in one
    piece, in rows. A named tuple of these stands for a bundle, which is such a tuple of what they say.
    """
    hints = get_type_hints(annotated, include_extras=True)
    return tuple(_type_of(hint) for name, hint in hints.items() if name != "return")


def _type_of(hint: Any) -> Any:  # noqa: ANN401  an annotation, and a type of numba's
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
    known = {
        int: types.int64,
        float: types.float64,
        bool: types.boolean,
        Row: _array("i2"),
        Grid: types.Array(types.int16, 2, "C"),
        Values: _array("f8"),
    }
    if hint not in known:
        raise TypeError(f"{hint} is no type of an entry's parameter")
    return known[hint]


def _array(dtype: np.dtype[Any] | str) -> Any:  # noqa: ANN401  numba has no types
    return numba.typeof(np.zeros(1, dtype))


def _dispatcher(function: Callable[..., Any], **options: Any) -> Any:  # noqa: ANN401  numba has no types
    """Make what compiles a function, which owns no memory (decision 87): nobody counts who holds an array.

    It has no wrapper for C, and no checks for zero divisions, which uncompiled tests find.
    """
    return numba.njit(nogil=True, _nrt=False, error_model="numpy", no_cfunc_wrapper=True, **options)(function)


@typeof_impl.register(Kernel)  # type: ignore[untyped-decorator]  # numba has no types
def _type_of_kernel(kernel: Kernel, _context: object) -> Any:  # noqa: ANN401  numba has no types
    """Let compiled code call a kernel that it finds among its globals, or is given."""
    return _KernelType(_kernel_dispatcher(kernel.py_func, is_apart=kernel.is_apart))


@register_default(_KernelType)
class _KernelModel(models.OpaqueModel):  # type: ignore[misc]  # as above
    """What compiled code hands on for a kernel: nothing, since its type says which one it is."""


@lower_constant(_KernelType)  # type: ignore[untyped-decorator]  # as above
def _no_kernel(context: Any, _builder: object, _type: object, _kernel: object) -> Any:  # noqa: ANN401  as above
    """Hand on nothing; numba's own dispatchers give their address, which is no machine code to keep."""
    return context.get_dummy_value()


@cache
def _kernel_dispatcher(function: Callable[..., Any], *, is_apart: bool = False) -> Any:  # noqa: ANN401  numba has no types
    compiler = ApartCompiler if is_apart else KernelCompiler
    made = _dispatcher(function, no_cpython_wrapper=True, pipeline_class=compiler)
    made.__class__ = _Declared  # a decorator of numba makes no other class
    if is_apart:
        made._cache = _Cache(function)  # noqa: SLF001  numba's own keeps less than it reads
    return made


def _offer(kernel: FieldKernel) -> None:
    """Let compiled code call a kernel where its record has the field, and nothing where it has not."""
    compiled = _kernel_dispatcher(kernel.py_func)

    def choose(record: Any, *arguments: Any) -> Any:  # noqa: ANN401, ARG001  types of numba's; names as of the chosen
        if kernel.field in record.fields:
            return lambda record, *arguments: compiled(record, *arguments)  # noqa: PLW0108  numba wants a function
        return lambda record, *arguments: None  # noqa: ARG005  as above

    choose.__annotations__.clear()  # numba wants the signatures of choice and chosen to be one, annotations too
    overload(kernel)(choose)


def _offer_copier(copier: Copier) -> None:
    """Let compiled code copy the fields as one block."""
    size, first = copier.dtype.itemsize, (copier.dtype.names or ("",))[0]

    @intrinsic  # type: ignore[untyped-decorator]  # numba has no types
    def copy(_typing: Any, source: Any, target: Any) -> Any:  # noqa: ANN401  numba has no types
        def generate(context: Any, builder: Any, _signature: Any, records: Any) -> Any:  # noqa: ANN401  as above
            places = (record.offset(first) for record in (source, target))
            of, to = (cgutils.pointer_add(builder, *each) for each in zip(records, places, strict=True))
            cgutils.raw_memcpy(builder, to, of, context.get_constant(types.intp, size), 1)
            return context.get_dummy_value()

        return types.void(source, target), generate

    def call(source: Any, target: Any) -> Any:  # noqa: ANN401, ARG001  as above
        return lambda source, target: copy(source, target)  # noqa: PLW0108  as above

    call.__annotations__.clear()  # as above
    overload(copier)(call)
