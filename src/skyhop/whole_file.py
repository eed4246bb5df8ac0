"""Files that are there whole or not at all, whatever happens while they are written."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

PART = ".part"
"""Ends the name of a file while it is written."""


def write_whole(path: Path, data: bytes) -> None:
    """Write a file beside its place and then put it there: it is the old one or the new one, never half of one.

    A link stays, and what it leads to is written. A pipe or a device stays too, and is given all of it.

    Raises:
        OSError: where it cannot be written, with its name; then nothing is left of it.

    """
    try:
        if path.exists() and not (path.is_file() or path.is_dir()):
            path.write_bytes(data)
        else:
            _put(Path(os.path.realpath(path)), data)  # which of a link that leads back to itself makes no error either
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error


def _put(path: Path, data: bytes) -> None:
    part = path.with_name(f"{path.name}.{os.getpid()}{PART}")
    try:
        with part.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        with suppress(OSError):  # of two errors the first is told
            part.unlink()
