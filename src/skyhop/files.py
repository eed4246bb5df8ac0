"""Files that people name: read up to a limit, and files only, so that no device, pipe or endless file holds us up."""

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
"""Bytes; the journal of a match with the largest board has a fortieth of that."""


def printable(text: str) -> str:
    """Return a text with its control and direction characters escaped, as a terminal may show it.

    A file may hold sequences that set a terminal's title, colours or the direction of writing.
    """
    return "".join(
        each if each in "\n\t" or unicodedata.category(each) not in HIDDEN else ascii(each)[1:-1] for each in text
    )


class UnreadableFile(OSError):  # noqa: N818  it names what is the matter
    """What was named is no file, or none that is read here; `strerror` says why, `filename` which."""


@contextmanager
def opened(path: Path) -> Iterator[BinaryIO]:
    """Open a file for reading, without waiting for anybody who might write into a pipe.

    Raises:
        UnreadableFile: where it is a folder, a pipe or a device.
        OSError: where it cannot be opened.

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
    """Read a file of at most so many bytes; errors as of `opened`, and `UnreadableFile` where it is larger."""
    with opened(path) as file:
        content = file.read(largest + 1)
    if len(content) > largest:
        problem = _("the file is larger than %(most)s kB, which is more than such a file can need")
        raise UnreadableFile(errno.EFBIG, problem % {"most": largest // 1024}, str(path))
    return content


def text_of(path: Path, largest: int = LARGEST) -> str:
    """Read a text in UTF-8, with or without a byte-order mark, its lines ended in any of the usual ways.

    Raises:
        UnreadableFile: also where it is no such text.

    """
    try:
        return TextIOWrapper(BytesIO(content_of(path, largest)), encoding="utf-8-sig").read()
    except UnicodeDecodeError:
        raise UnreadableFile(errno.EILSEQ, _("the file is no text in UTF-8"), str(path)) from None


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
