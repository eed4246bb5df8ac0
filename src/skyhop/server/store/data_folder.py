"""Where a table keeps things on this machine: store, key, what it made, and the lock that keeps other tables out."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import platformdirs

from skyhop.i18n import _

KEY = "key"
KEY_BYTES = 32
LOCK = "lock"
STORE = "skyhop.sqlite"
FILMS = "films"
ANALYSES = "analyses"
OWNERS_ALONE = 0o600


class DamagedKey(Exception):  # noqa: N818  as above
    """The key is not as long as one is: with it anybody could make cookies up."""


class FolderTaken(Exception):  # noqa: N818  it names what is the matter
    """Another table has the folder open."""


class NoFolder(Exception):  # noqa: N818  it names what is the matter
    """What is named as a data folder is a file."""


def data_folder(chosen: Path | None = None) -> Path:
    """The folder for a user's matches, made if need be: the one chosen, `SKYHOP_DATA`, else the system's place.

    Where it holds nothing else, only its owner may look into it. Raises NoFolder.
    """
    folder = folder_named(chosen)
    if folder.exists() and not folder.is_dir():
        problem = _("%(folder)s is no folder, and matches are kept in one; name another: --data FOLDER")
        raise NoFolder(problem % {"folder": folder})
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    if all(path.name.startswith((KEY, LOCK, STORE, FILMS, ANALYSES)) for path in folder.iterdir()):
        with contextlib.suppress(PermissionError):  # a folder of somebody else, who shares it: its files are private
            folder.chmod(0o700)
    return folder


def folder_named(chosen: Path | None = None) -> Path:
    """That folder, whether it is there or not."""
    named = chosen or os.environ.get("SKYHOP_DATA") or platformdirs.user_data_path("skyhop", appauthor=False)
    return Path(named)


@contextlib.contextmanager
def made_for_good(chosen: Path | None = None) -> Iterator[Path]:
    """The same folder; where it had to be made, and the block fails, it goes again."""
    is_new = not folder_named(chosen).exists()
    folder = data_folder(chosen)
    try:
        yield folder
    except BaseException:
        if is_new:
            shutil.rmtree(folder)
        raise


@contextlib.contextmanager
def claimed(folder: Path) -> Iterator[None]:
    """Keep other tables out of a folder inside the block; the system ends the claim of a process that dies.

    Each table remembers its matches, so two on one store would show old pages. Raises FolderTaken.
    """
    with os.fdopen(os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, OWNERS_ALONE), "r+", encoding="ascii") as file:
        if not is_locked_by_us(file.fileno()):
            problem = _(
                "Another table (process %(process)s) keeps its matches in %(folder)s. "
                "Close it, or name another folder: --data FOLDER"
            )
            raise FolderTaken(problem % {"process": file.readline().strip() or "?", "folder": folder})
        file.truncate()
        file.write(f"{os.getpid()}\n")
        file.flush()
        yield


def is_locked_by_us(file: int) -> bool:
    """Lock a file, by its descriptor, where nobody else has; say whether it was free.

    The lock ends when the descriptor is closed, as the system does for a process that dies.
    """
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415  there is none elsewhere

            os.lseek(file, 1 << 20, os.SEEK_SET)  # a byte that nobody wants to read
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
            os.lseek(file, 0, os.SEEK_SET)
        else:
            import fcntl  # noqa: PLC0415

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in {errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK}:
            return False
        raise
    return True


def store_file(folder: Path) -> Path:
    """The store's file, made for its owner's eyes alone before anything is in it.

    The database makes its logs with the rights of this file; those of an older table are made private too.
    """
    path = folder / STORE
    path.touch(mode=OWNERS_ALONE)
    for file in (path, folder / f"{STORE}-wal", folder / f"{STORE}-shm"):
        if file.exists():
            file.chmod(OWNERS_ALONE)
    return path


def signing_key(folder: Path) -> bytes:
    """The table's own key, drawn at the first start; only its owner may read the file. Raises DamagedKey."""
    path = folder / KEY
    if not path.exists():
        _publish(_written(folder, secrets.token_bytes(KEY_BYTES)), path)
    key = path.read_bytes()
    if len(key) != KEY_BYTES:
        problem = _(
            "%(file)s is damaged: it has not the length of a key. Put it back from a backup; without it, "
            "remove it, and everybody loses their seats."
        )
        raise DamagedKey(problem % {"file": path})
    with contextlib.suppress(PermissionError):  # it may have been copied by hand
        path.chmod(OWNERS_ALONE)
    return key


def replace_key(folder: Path, key: bytes) -> None:
    """Give a table another key, the one that its store was kept with."""
    _written(folder, key).replace(folder / KEY)


def _written(folder: Path, key: bytes) -> Path:
    """Write a key to the disk under a name of its own."""
    fresh = folder / f"{KEY}.{os.getpid()}"
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNERS_ALONE), "wb") as file:
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    return fresh


def _publish(fresh: Path, path: Path) -> None:
    """Give the whole file its name at once; where another start was faster, its key stays."""
    try:
        os.link(fresh, path)
    except FileExistsError:
        pass
    finally:
        fresh.unlink()
