"""The folder that keeps machine code from one run to the next: a file for each entry, named after what it is made of.

The folder goes by whatever all machine code depends on: the versions of Python and of the compiler, the processor, and
how the compiler is told to work. The file goes by the entry's own kernels (`core.engine.code_key`).
"""

from __future__ import annotations

import atexit
import hashlib
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

from skyhop.engine.jit.code_key import KEY_LETTERS, code_key
from skyhop.whole_file import PART, write_whole

VARIABLE = "SKYHOP_CACHE"
KEPT = 8
"""So many versions of an entry's machine code stay: those of other checkouts, and of what somebody tries out.

Of a kernel apart a version is a file for each of the types that it is called with.
"""
LONGEST = 150
"""Letters of a file's name that are an entry's."""
_TEMPORARY: list[str] = []


@cache
def code_folder() -> Path:
    """The folder, which exists: in `SKYHOP_CACHE`, else in the user's cache folder.

    Where nothing can be written there, it lies in a temporary folder that goes with this process.
    """
    name = Path("kernels", _conditions())
    try:
        return _usable(_home() / name)
    except (OSError, RuntimeError):  # the latter where nobody knows the user's home
        _TEMPORARY.append(tempfile.mkdtemp(prefix="skyhop-"))
        return _usable(_TEMPORARY[0] / name)


def code_file(function: Callable[..., Any], types: str = "") -> Path:
    """Name the file for the machine code of an entry's function, whether it is there or not.

    That of a kernel apart goes by the types too that it is called with.
    """
    called = hashlib.sha256(types.encode()).hexdigest()[:8] if types else ""
    return code_folder() / f"{_beginning(function)}{code_key(function)}{called}"


def keep_code(function: Callable[..., Any], code: bytes, types: str = "") -> None:
    """Keep the machine code of an entry's function, or a kernel's apart; of its versions the oldest go."""
    write_whole(code_file(function, types), code)
    key_of = {path: path.name.removeprefix(_beginning(function))[:KEY_LETTERS] for path in _files_of(function)}
    kept = list(dict.fromkeys(key_of.values()))[:KEPT]
    for path, key in key_of.items():
        if key not in kept:
            path.unlink(missing_ok=True)


def _files_of(function: Callable[..., Any]) -> list[Path]:
    """List what lies there of a function, the newest first; meanwhile other processes write and remove."""
    found = []
    for path in code_folder().glob(f"{_beginning(function)}*"):
        with suppress(FileNotFoundError):
            if path.suffix != PART:
                found.append((path.stat().st_mtime, path))
    return [path for _time, path in sorted(found, reverse=True)]


def _beginning(function: Callable[..., Any]) -> str:
    name = re.sub(r"[^\w.]", "_", f"{function.__module__}.{function.__qualname__}")
    return f"{name[-LONGEST:]}-"


def _conditions() -> str:
    """A hash of what all machine code depends on, and the compiler and its settings with it."""
    from llvmlite import binding  # noqa: PLC0415  a twentieth of a second, which whoever compiles nothing does without

    digest = hashlib.sha256(f"{sys.version} {sys.platform}".encode())
    digest.update(" ".join(version(package) for package in ("numba", "llvmlite", "numpy")).encode())
    digest.update(f"{binding.get_host_cpu_name()} {binding.get_host_cpu_features().flatten()}".encode())
    digest.update(repr(sorted(each for each in os.environ.items() if each[0].startswith("NUMBA_"))).encode())
    here = Path(__file__)
    for path in (here, here.with_name("code_key.py"), *sorted(here.parent.glob("*compiler.py"))):
        digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()[:16]


@atexit.register
def remove_temporary() -> None:
    """Remove the folder where it is a temporary one; for whoever ends a process at once."""
    for folder in _TEMPORARY:
        shutil.rmtree(folder, ignore_errors=True)


def environment() -> Mapping[str, str]:
    """The variables for a process that is to use the same folder."""
    return {**os.environ, VARIABLE: str(code_folder().parent.parent)}


def _home() -> Path:
    chosen = os.environ.get(VARIABLE)
    return Path(chosen) if chosen else Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "skyhop"


def _usable(folder: Path) -> Path:
    """Make a folder and try to write to it."""
    folder.mkdir(parents=True, exist_ok=True)
    tempfile.TemporaryFile(dir=folder).close()
    return folder
