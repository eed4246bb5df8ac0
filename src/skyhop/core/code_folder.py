"""The folder that keeps machine code from one run to the next, named after the sources that it was made of.

Numba notices only changes of the file that a function stands in, not of the functions it calls. So the folder's name
is a hash of every source file of the package that can hold a kernel, and a change anywhere compiles afresh.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from skyhop.core.registry import further_folders

PACKAGE = Path(__file__).resolve().parent.parent
KERNEL_FOLDERS = ("core", "games", "examples", "bots", "search", "learning", "boards")
VARIABLE = "SKYHOP_CACHE"
_TEMPORARY: list[str] = []


def source_hash() -> str:
    """A hash of all Python sources that can hold kernels, the same on every machine."""
    digest = hashlib.sha256()
    own = ((PACKAGE, path) for folder in KERNEL_FOLDERS for path in sorted((PACKAGE / folder).rglob("*.py")))
    for folder, path in (*own, *_further_sources()):
        digest.update(path.relative_to(folder).as_posix().encode())
        digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()[:16]


def _further_sources() -> Iterator[tuple[Path, Path]]:
    """The sources of games that lie elsewhere, each with the folder that was named."""
    for folder in map(Path, further_folders()):
        files = [
            *folder.glob("*.py"),
            *(path for game in folder.glob("*/game.py") for path in game.parent.rglob("*.py")),
        ]
        yield from ((folder, path) for path in sorted(files))


@cache
def code_folder() -> Path:
    """The folder, which exists: in `SKYHOP_CACHE`, else in the user's cache folder, by source hash and checks.

    Where nothing can be written there, it lies in a temporary folder that goes with this process.
    """
    checks = "-bounds" if os.environ.get("NUMBA_BOUNDSCHECK", "0") not in {"", "0"} else ""
    name = Path("kernels", source_hash() + checks)
    try:
        return _usable(_home() / name)
    except (OSError, RuntimeError):  # the latter where nobody knows the user's home
        _TEMPORARY.append(tempfile.mkdtemp(prefix="skyhop-"))
        return _usable(_TEMPORARY[0] / name)


@atexit.register
def remove_temporary() -> None:
    """Remove the folder where it is a temporary one; for whoever ends a process at once."""
    for folder in _TEMPORARY:
        shutil.rmtree(folder, ignore_errors=True)


def environment() -> Mapping[str, str]:
    """The variables for a process that is to use the same folder, if it has the same sources."""
    return {**os.environ, VARIABLE: str(code_folder().parent.parent)}


def _home() -> Path:
    chosen = os.environ.get(VARIABLE)
    return Path(chosen) if chosen else Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "skyhop"


def _usable(folder: Path) -> Path:
    """Make a folder and try to write to it."""
    folder.mkdir(parents=True, exist_ok=True)
    tempfile.TemporaryFile(dir=folder).close()
    return folder
