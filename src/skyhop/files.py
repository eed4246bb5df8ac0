"""Safe access to files: reading of files that users supply, up to a size limit, and atomic writing.

Reading refuses devices, pipes and endless files, because such a file could block the process.
"""

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

CONTROL_CATEGORIES = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
"""Unicode categories of invisible characters and of characters that control a terminal."""
MAX_FILE_BYTES = 8 * 1024 * 1024
"""Maximum size of a file in bytes. The journal of a match on the largest board has a fortieth of this size."""


def printable(text: str) -> str:
    """Return a text in which control characters and direction characters are escaped, for display in a terminal.

    Unescaped, a text from a file could change the title or the colours of a terminal, or the direction of text.
    """
    return "".join(
        each if each in "\n\t" or unicodedata.category(each) not in CONTROL_CATEGORIES else ascii(each)[1:-1]
        for each in text
    )


class UnreadableFile(OSError):  # noqa: N818  the name says what is wrong
    """Error raised for a path that is not a file, and for a file that is too large or is not text.

    `strerror` is the reason, and `filename` is the path.
    """


@contextmanager
def opened(path: Path) -> Iterator[BinaryIO]:
    """Context manager: open a file for reading inside the block. A pipe without a writer does not block the call.

    Raises:
        UnreadableFile: for a folder, a pipe or a device.
        OSError: if the system cannot open the file.
    """
    if path.is_dir():
        raise UnreadableFile(errno.EISDIR, _("this is a folder; give a file instead"), str(path))
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    with os.fdopen(os.open(path, flags), "rb") as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            problem = _("this is a pipe or a device; write its output to a file first")
            raise UnreadableFile(errno.EINVAL, problem, str(path))
        yield file


def content_of(path: Path, largest: int = MAX_FILE_BYTES) -> bytes:
    """Return the content of a file.

    Raise `UnreadableFile` if the file has more than `largest` bytes or is not a regular file.
    """
    with opened(path) as file:
        content = file.read(largest + 1)
    if len(content) > largest:
        problem = _("the file is too large: the limit is %(most)s kB")
        raise UnreadableFile(errno.EFBIG, problem % {"most": largest // 1024}, str(path))
    return content


def text_of(path: Path, largest: int = MAX_FILE_BYTES) -> str:
    """Return the text of a UTF-8 file. The file may have the line ends of any system.

    Raise `UnreadableFile` if the file has another encoding, has more than `largest` bytes or is not a regular file.
    """
    try:
        return TextIOWrapper(BytesIO(content_of(path, largest)), encoding="utf-8-sig").read()
    except UnicodeDecodeError:
        raise UnreadableFile(errno.EILSEQ, _("the file is not UTF-8 text"), str(path)) from None


PART_SUFFIX = ".part"
"""Suffix of the temporary file while a file is written."""


def write_whole(path: Path, data: bytes) -> None:
    """Write a file atomically, as `open_replacement` does."""
    with open_replacement(path) as file:
        file.write(data)


@contextmanager
def open_replacement(path: Path) -> Iterator[BinaryIO]:
    """Context manager: open a temporary file next to a path for writing, and rename it to the path after the block.

    If the path is a link, replace the target of the link and keep the link. If the path is a pipe or a device, open it
    directly.

    Raises:
        OSError: if the system cannot write the file. The error names the path. The old file stays as it was. Errors of
            the block about other files stay unchanged.
    """
    target = Path(os.path.realpath(path))  # unlike `Path.resolve`, raises no error for a loop
    part = target.with_name(f"{target.name}.{os.getpid()}{PART_SUFFIX}")
    try:
        if path.exists() and not (path.is_file() or path.is_dir()):
            with path.open("wb") as file:
                yield file
        else:
            with _open_part(part, target) as file:
                yield file
    except OSError as error:
        if error.errno is None or error.filename not in {None, str(path), str(part)}:
            raise
        raise OSError(error.errno, error.strerror, str(path)) from error


@contextmanager
def _open_part(part: Path, path: Path) -> Iterator[BinaryIO]:
    """Open the temporary file `part` for writing. Rename it to `path` after the block succeeds, or delete it."""
    try:
        with part.open("wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        with suppress(OSError):  # the first error matters more
            part.unlink()
