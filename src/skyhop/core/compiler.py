"""The one place that imports numba: machine code for entries, kept on disk.

Numba keeps compiled code on disk but notices only changes of the file that a function stands in, not of the functions
it calls. So the cache folder is named after a hash of every source file of the package that can hold a kernel, and a
change anywhere compiles afresh.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import numpy as np

from skyhop.core.kernel import COPIERS, FIELD_KERNELS, Copier, Entry, FieldKernel, Kernel
from skyhop.core.record import Grid, Many, Row, Values
from skyhop.core.registry import further_folders

PACKAGE = Path(__file__).resolve().parent.parent
KERNEL_FOLDERS = ("core", "games", "examples", "bots", "boards")


def source_hash() -> str:
    """Give a hash of all Python sources that can hold kernels, the same on every machine."""
    digest = hashlib.sha256()
    own = ((PACKAGE, path) for folder in KERNEL_FOLDERS for path in sorted((PACKAGE / folder).rglob("*.py")))
    for folder, path in (*own, *_further_sources()):
        digest.update(path.relative_to(folder).as_posix().encode())
        digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()[:16]


def _further_sources() -> Iterator[tuple[Path, Path]]:
    """Give the sources of games that lie elsewhere, each with the folder that was named."""
    for folder in map(Path, further_folders()):
        files = [
            *folder.glob("*.py"),
            *(path for game in folder.glob("*/game.py") for path in game.parent.rglob("*.py")),
        ]
        yield from ((folder, path) for path in sorted(files))


def cache_folder() -> Path:
    """Give the folder for machine code: in `SKYHOP_CACHE`, else the user's cache folder, by source hash and checks."""
    own = os.environ.get("SKYHOP_CACHE")
    home = Path(own) if own else Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "skyhop"
    checks = "-bounds" if os.environ.get("NUMBA_BOUNDSCHECK", "0") not in {"", "0"} else ""
    return home / "kernels" / (source_hash() + checks)


os.environ.setdefault("NUMBA_CACHE_DIR", str(cache_folder()))

import numba  # noqa: E402  the cache folder must be known before the import
from numba import types  # noqa: E402
from numba.core import cgutils  # noqa: E402
from numba.core.registry import CPUDispatcher  # noqa: E402
from numba.extending import intrinsic, overload, typeof_impl  # noqa: E402


class _Widening(CPUDispatcher):  # type: ignore[misc]  # numba has no types
    """A compiled kernel that lets others call it with any integers, and is compiled for 64-bit ones only.

    Numba compiles a function anew for each combination of argument types, and counts 16-bit fields of records,
    enumeration members and even constants as types of their own: a fifth of the time went there.
    """

    def get_call_template(self, arguments: tuple[Any, ...], keywords: dict[str, Any]) -> Any:  # noqa: ANN401
        """Tell the kernel that calls this one which machine code it calls."""
        return super().get_call_template(tuple(_wide(types.unliteral(argument)) for argument in arguments), keywords)


def _wide(argument: Any) -> Any:  # noqa: ANN401  numba has no types
    is_integer = argument in types.signed_domain or isinstance(argument, types.IntEnumMember)
    return types.int64 if is_integer else argument


def machine_code(entry: Entry) -> Callable[..., Any]:
    """Compile an entry, or take what lies on disk; what is given refuses arguments of other types than declared."""
    while FIELD_KERNELS:
        _offer(FIELD_KERNELS.pop())
    while COPIERS:
        _offer_copier(COPIERS.pop())
    dispatcher = _dispatcher(entry.py_func)
    dispatcher.compile(signature(entry.py_func))
    dispatcher.disable_compile()
    found: Callable[..., Any] = dispatcher
    return found


def signature(function: Callable[..., Any]) -> tuple[Any, ...]:
    """Give numba's types for a function's annotations.

    int, float, bool; `Row` and `Grid`, arrays of 16-bit integers of one and two dimensions; `Values`, an array of
    floats; `Many[R]`, an array of records; numpy's own arrays with their `Dimensions`. All lie in one piece, in rows.
    """
    hints = get_type_hints(function, include_extras=True)
    return tuple(_type_of(hint) for name, hint in hints.items() if name != "return")


def _type_of(hint: Any) -> Any:  # noqa: ANN401  an annotation, and a type of numba's
    if get_origin(hint) is Many:
        (record,) = get_args(hint)
        return _array(record.dtype)
    if get_origin(hint) is Annotated:
        array, dimensions = get_args(hint)
        return types.Array(numba.from_dtype(np.dtype(get_args(get_args(array)[1])[0])), dimensions.number, "C")
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


def _dispatcher(function: Callable[..., Any], **options: bool) -> Any:  # noqa: ANN401  numba has no types
    """Make what compiles a function; no wrapper for C, no checks for zero divisions, which uncompiled tests find."""
    return numba.njit(nogil=True, cache=True, error_model="numpy", no_cfunc_wrapper=True, **options)(function)


@typeof_impl.register(Kernel)  # type: ignore[untyped-decorator]  # numba has no types
def _type_of_kernel(kernel: Kernel, _context: object) -> Any:  # noqa: ANN401  numba has no types
    """Let compiled code call a kernel that it finds among its globals."""
    return types.Dispatcher(_kernel_dispatcher(kernel.py_func))


@cache
def _kernel_dispatcher(function: Callable[..., Any]) -> Any:  # noqa: ANN401  numba has no types
    made = _dispatcher(function, no_cpython_wrapper=True)
    made.__class__ = _Widening  # a decorator of numba makes no other class
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
