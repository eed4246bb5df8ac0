"""User files: regular files read up to a limit, so that no device, pipe or endless file blocks the program."""

from __future__ import annotations

import errno
import os
import stat
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import BinaryIO

from skyhop.i18n import _

HIDDEN = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
"""Unicode's categories of characters that steer a terminal, or that no terminal shows."""
LARGEST = 8 * 1024 * 1024
"""Maximum size in bytes; the journal of a match on the largest board has a fortieth of that."""


def printable(text: str) -> str:
    """Return a text with its control and direction characters escaped, as a terminal may show it.

    A file may hold sequences that set a terminal's title, colours or the direction of writing.
    """
    return "".join(
        each if each in "\n\t" or unicodedata.category(each) not in HIDDEN else ascii(each)[1:-1] for each in text
    )


class UnreadableFile(OSError):  # noqa: N818  it names what is the matter
    """Error raised for a path that is no file, or a file too large or no text; `strerror` is why, `filename` which."""


@contextmanager
def opened(path: Path) -> Iterator[BinaryIO]:
    """Open a file for reading, without waiting for a writer of a pipe.

    Raises:
        UnreadableFile: for a folder, a pipe or a device.
        OSError: if it cannot be opened.
    """
    if path.is_dir():
        raise UnreadableFile(errno.EISDIR, _("this is a folder, and a file is needed"), str(path))
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    with os.fdopen(os.open(path, flags), "rb") as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            problem = _("this is a pipe or a device; put what it would give into a file first")
            raise UnreadableFile(errno.EINVAL, problem, str(path))
        yield file


def content_of(path: Path, largest: int = LARGEST) -> bytes:
    """Read a file of at most `largest` bytes; raise errors as `opened`, and `UnreadableFile` for a larger file."""
    with opened(path) as file:
        content = file.read(largest + 1)
    if len(content) > largest:
        problem = _("the file is larger than %(most)s kB, which is more than such a file can need")
        raise UnreadableFile(errno.EFBIG, problem % {"most": largest // 1024}, str(path))
    return content


def text_of(path: Path, largest: int = LARGEST) -> str:
    """Read a UTF-8 text with any usual line ends; raise `UnreadableFile` also for other encodings."""
    try:
        return TextIOWrapper(BytesIO(content_of(path, largest)), encoding="utf-8-sig").read()
    except UnicodeDecodeError:
        raise UnreadableFile(errno.EILSEQ, _("the file is no text in UTF-8"), str(path)) from None


PART = ".part"
"""Suffix of a file's name while it is written."""


def write_whole(path: Path, data: bytes) -> None:
    """Write a file atomically: write a temporary file next to it, then rename it.

    A link is kept, and its target is written. A pipe or a device is kept too, and receives all data.

    Raises:
        OSError: if it cannot be written, with its name; the temporary file is then removed.
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
