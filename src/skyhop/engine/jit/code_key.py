"""Key of a function's machine code: a hash that changes with everything that affects the machine code.

The hash covers the bytecode of the function, the values of its global names, and all kernels that it may call.
Comments, docstrings and other functions in the file do not affect the key. Machine code cannot contain some values,
such as lists and other Python objects. For these values, the hash covers only their names.
"""

from __future__ import annotations

import atexit
import dis
import hashlib
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Mapping
from contextlib import suppress
from enum import Enum
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import NamedTuple, get_args, get_origin, get_type_hints

import numpy as np

from skyhop.engine.jit.functions import Copier, FieldKernel
from skyhop.engine.record import Record
from skyhop.files import PART_SUFFIX, write_whole

Function = Callable[..., object]
KEY_LETTERS = 24
_FIXED_MODULES = {*sys.stdlib_module_names, "numpy"}
"""Modules that change only with the version of Python or of numpy. The cache folder depends on both versions."""


def code_key(function: Function) -> str:
    """Return a hash of everything that affects the machine code of a function.

    All processes compute the same hash.
    """
    numbers = functions_of(function)
    digest = hashlib.sha256()
    for each in numbers:
        part = _part(each)
        digest.update(f"{part.digest} {[numbers[called] for called in part.functions]}".encode())
    return digest.hexdigest()[:KEY_LETTERS]


@cache
def functions_of(function: Function) -> Mapping[Function, int]:
    """Return a number for a function, and for each kernel that it may call, directly or indirectly.

    The function itself has the number 0.
    """
    numbers, found = {function: 0}, [function]
    for each in found:
        for called in _part(each).functions:
            if called not in numbers:
                numbers[called] = len(found)
                found.append(called)
    return numbers


class _Part(NamedTuple):
    """Hash of one function alone, and the list of the kernels that the function may call."""

    digest: str
    functions: tuple[Function, ...]


@cache
def _part(function: Function) -> _Part:
    reading = _Reading(set(_names(function.__code__)))
    found = sorted(reading.names & function.__globals__.keys())
    reading.take(function.__module__)  # the files that numba writes import the module of each kernel by its name
    reading.take(function.__code__, *found, *(function.__globals__[name] for name in found))
    reading.take(*(cell.cell_contents for cell in function.__closure__ or ()))
    reading.take(function.__defaults__, *_flat(function.__kwdefaults__ or {}), *_flat(_hints(function)))
    return _Part(reading.digest.hexdigest(), tuple(reading.functions))


def _hints(annotated: Function | type) -> Mapping[str, object]:
    try:
        return get_type_hints(annotated, include_extras=True)
    except Exception:  # noqa: BLE001  the compiler reports errors with file and line
        return getattr(annotated, "__annotations__", {})


def _flat(values: Mapping[str, object]) -> list[object]:
    return [*values, *values.values()]


def _names(code: CodeType) -> list[str]:
    """Return all global names in the code of a function and of its nested functions."""
    return [*code.co_names, *(name for each in code.co_consts if isinstance(each, CodeType) for name in _names(each))]


class _Reading:
    """Collector of all values on which the machine code of a function depends. It computes their hash."""

    def __init__(self, names: set[str]) -> None:
        self.names, self.digest = names, hashlib.sha256()
        self.functions: list[Function] = []

    def take(self, *values: object) -> None:
        for value in values:
            self._take(value)

    def _take(self, value: object) -> None:
        """Add the type and the content of a value to the hash."""
        self._note(type(value).__qualname__)
        match value:
            case FieldKernel():
                self._note(value.field)
                self.functions.append(value.py_func)
            case Copier():
                self._note(repr(value.dtype))
            case CodeType():
                self._take_code(value)
            case ModuleType():
                self._take_module(value)
            case type():
                self._note(_class_key(value))
            case _ if isinstance(getattr(value, "py_func", None), FunctionType):  # a kernel or a dispatcher of numba
                self.take(getattr(value, "is_apart", False))
                self.functions.append(value.py_func)  # type: ignore[attr-defined]  # checked by the line above
            case _:
                self._take_constant(value)

    def _take_constant(self, value: object) -> None:
        match value:
            case Enum():
                self.take(type(value).__qualname__, value.name, value.value)
            case np.ndarray() | np.generic():
                self._note(f"{value.dtype!r} {value.shape}")
                self.take(value.tolist() if value.dtype.hasobject else value.tobytes())
            case np.dtype() | int() | float() | complex() | str() | bytes() | slice() | None:
                self._note(repr(value))
            case tuple():
                self.take(len(value), *value)
            case frozenset():
                self.take(*sorted(map(repr, value)))
            case _ if get_origin(value) is not None:
                self.take(get_origin(value), *get_args(value))
            case _:
                self._note(f"{getattr(value, '__module__', '')}.{getattr(value, '__qualname__', '')}")

    def _take_code(self, code: CodeType) -> None:
        constants = code.co_consts
        if constants and isinstance(constants[0], str) and not _loads_first_constant(code):  # leave out the docstring
            constants = constants[1:]
        self.take(code.co_code, constants, code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars)
        self.take(code.co_argcount, code.co_posonlyargcount, code.co_kwonlyargcount, code.co_flags)
        self.take(code.co_exceptiontable)

    def _take_module(self, module: ModuleType) -> None:
        """Extend the hash by the parts of a module that the function may use. Ignore modules of Python and of numpy."""
        self._note(module.__name__)
        if module.__name__.partition(".")[0] not in _FIXED_MODULES:
            looked_up = sorted(self.names & vars(module).keys())
            self.names -= set(looked_up)  # avoid endless recursion of modules that name each other
            self.take(*looked_up, *(vars(module)[name] for name in looked_up))
            self.names |= set(looked_up)

    def _note(self, text: str) -> None:
        self.digest.update(f"{len(text)} {text} ".encode())


@cache
def _class_key(kind: type) -> str:
    """Return a hash of the members of an enumeration, a record or a named tuple.

    For other classes, return the name.
    """
    reading = _Reading(set())
    reading.take(kind.__module__, kind.__qualname__)
    if issubclass(kind, Enum):
        reading.take(*((name, each.value) for name, each in kind.__members__.items()))
    elif issubclass(kind, Record):
        reading.take(kind.dtype, *(base.__qualname__ for base in kind.__mro__))
    elif issubclass(kind, tuple):
        reading.take(getattr(kind, "_fields", ()), *_flat(getattr(kind, "_field_defaults", {})), *_flat(_hints(kind)))
    return reading.digest.hexdigest()


def _loads_first_constant(code: CodeType) -> bool:
    steps = code.co_code
    return any(step in dis.hasconst and constant == 0 for step, constant in zip(steps[::2], steps[1::2], strict=True))


VARIABLE = "SKYHOP_CACHE"
KEPT_VERSIONS = 8
"""Number of versions of an entry's machine code in the cache. Other checkouts and experiments need older versions.

A separately compiled kernel has one file for each version and each combination of argument types.
"""
MAX_NAME_LENGTH = 150
"""Maximum length of an entry's name in the name of its cache file, in characters."""
_TEMPORARY: list[str] = []


@cache
def code_folder() -> Path:
    """Return the folder of the machine code: `SKYHOP_CACHE` if set, otherwise a folder in the user's cache folder.

    Create the folder if necessary. If the folder is not writable, use a temporary folder. The process removes the
    temporary folder at its end.
    """
    name = Path("kernels", _conditions())
    try:
        return _usable(_home() / name)
    except (OSError, RuntimeError):  # RuntimeError: the user has no home folder
        _TEMPORARY.append(tempfile.mkdtemp(prefix="skyhop-"))
        return _usable(_TEMPORARY[0] / name)


def code_file(function: Callable[..., object], types: str = "") -> Path:
    """Return the path of the cache file with the machine code of a function. The file need not exist.

    For a separately compiled kernel, the path also depends on the argument types.
    """
    suffix = hashlib.sha256(types.encode()).hexdigest()[:8] if types else ""
    return code_folder() / f"{_beginning(function)}{code_key(function)}{suffix}"


def keep_code(function: Callable[..., object], code: bytes, types: str = "") -> None:
    """Write the machine code of an entry or of a separately compiled kernel to the cache.

    Remove the oldest cache files of the same function.
    """
    write_whole(code_file(function, types), code)
    key_of = {path: path.name.removeprefix(_beginning(function))[:KEY_LETTERS] for path in _files_of(function)}
    keys = list(dict.fromkeys(key_of.values()))[:KEPT_VERSIONS]
    for path, key in key_of.items():
        if key not in keys:
            path.unlink(missing_ok=True)


def _files_of(function: Callable[..., object]) -> list[Path]:
    """Return the cache files of a function, newest first. Other processes may add and remove files at the same time."""
    found = []
    for path in code_folder().glob(f"{_beginning(function)}*"):
        with suppress(FileNotFoundError):
            if path.suffix != PART_SUFFIX:
                found.append((path.stat().st_mtime, path))
    return [path for _time, path in sorted(found, reverse=True)]


def _beginning(function: Callable[..., object]) -> str:
    name = re.sub(r"[^\w.]", "_", f"{function.__module__}.{function.__qualname__}")
    return f"{name[-MAX_NAME_LENGTH:]}-"


def _conditions() -> str:
    """Return a hash of the conditions that affect all machine code, such as processor and compiler settings."""
    from llvmlite import binding  # noqa: PLC0415  takes 50 ms, needed only for compilation

    digest = hashlib.sha256(f"{sys.version} {sys.platform}".encode())
    digest.update(" ".join(version(package) for package in ("numba", "llvmlite", "numpy")).encode())
    digest.update(f"{binding.get_host_cpu_name()} {binding.get_host_cpu_features().flatten()}".encode())
    digest.update(repr(sorted(each for each in os.environ.items() if each[0].startswith("NUMBA_"))).encode())
    here = Path(__file__)
    for path in (here, *sorted(here.parent.glob("*compiler.py"))):
        digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()[:16]


@atexit.register
def remove_temporary() -> None:
    """Remove the cache folder if it is temporary.

    Python calls this function at the normal end of the process. Code that ends the process in another way must call
    the function itself.
    """
    for folder in _TEMPORARY:
        shutil.rmtree(folder, ignore_errors=True)


def environment() -> Mapping[str, str]:
    """Return the environment variables that make another process use the same cache folder."""
    return {**os.environ, VARIABLE: str(code_folder().parent.parent)}


def _home() -> Path:
    folder = os.environ.get(VARIABLE)
    return Path(folder) if folder else Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "skyhop"


def _usable(folder: Path) -> Path:
    """Create a folder, check that it is writable, and return its path."""
    folder.mkdir(parents=True, exist_ok=True)
    tempfile.TemporaryFile(dir=folder).close()
    return folder
