"""Files that people name: read up to a limit, and files only, so that no device, pipe or endless file holds us up."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import BinaryIO

from skyhop.core.language.i18n import _

LARGEST = 8 * 1024 * 1024
"""Bytes; the journal of a match with the largest board has a fortieth of that."""


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
    """Read a text, its lines ended in any of the usual ways; `UnreadableFile` also where it is none in UTF-8."""
    try:
        return TextIOWrapper(BytesIO(content_of(path, largest)), encoding="utf-8").read()
    except UnicodeDecodeError:
        raise UnreadableFile(errno.EILSEQ, _("the file is no text in UTF-8"), str(path)) from None
