"""Data folder of a server: the store, the signing key, generated files, and a lock against other servers."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import shutil
import sys
import tempfile
import time
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
PAGES = "pages"
"""Folder with pages of the operator, such as `imprint.de.md`."""
LIMITS = "limits.toml"
"""File with rate limits of the operator."""
BACKED_UP = "backed-up"
"""Empty file whose modification time is the time of the latest backup."""
OWNERS_ALONE = 0o600


class DamagedKey(Exception):  # noqa: N818  an expected outcome, not a program error
    """Error raised when the signing key has the wrong length.

    If the server signed its cookies with such a key, an attacker could forge them.
    """


class FolderTaken(Exception):  # noqa: N818  an expected outcome, not a program error
    """Error raised when another server uses the same data folder."""


class NoFolder(Exception):  # noqa: N818  an expected outcome, not a program error
    """Error raised when the path of a data folder is a file."""


def create_data_folder(chosen: Path | None = None) -> Path:
    """Return the path of the data folder. Create the folder if it does not exist.

    The folder is `chosen`, if given. Otherwise it is the value of the variable `SKYHOP_DATA`, or else the default
    of the system. If the folder contains only files of skyhop, remove the access of all users except its owner.
    Raise `NoFolder` if the path is a file.
    """
    folder = locate_data_folder(chosen)
    if folder.exists() and not folder.is_dir():
        problem = _(
            "%(folder)s is not a folder, and the server saves its matches in a folder. Choose one: --data FOLDER"
        )
        raise NoFolder(problem % {"folder": folder})
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    if all(
        path.name.startswith((KEY, LOCK, STORE, FILMS, ANALYSES, PAGES, LIMITS, BACKED_UP)) for path in folder.iterdir()
    ):
        with contextlib.suppress(PermissionError):  # another user's shared folder; its files are private
            folder.chmod(0o700)
    return folder


def locate_data_folder(chosen: Path | None = None) -> Path:
    """Return the path of the data folder that `create_data_folder` would use. The folder need not exist."""
    named = chosen or os.environ.get("SKYHOP_DATA") or platformdirs.user_data_path("skyhop", appauthor=False)
    return Path(named)


def note_backup(folder: Path) -> None:
    """Record that a backup of a data folder was made now. Do nothing if the folder is read-only."""
    with contextlib.suppress(OSError):
        (folder / BACKED_UP).touch(mode=OWNERS_ALONE)


def find_backup_age(folder: Path) -> float | None:
    """Return the seconds since the latest backup of a data folder, or None if there was no backup."""
    with contextlib.suppress(OSError):
        return max(0.0, time.time() - (folder / BACKED_UP).stat().st_mtime)
    return None


@contextlib.contextmanager
def open_data_folder(chosen: Path | None = None) -> Iterator[Path]:
    """Yield the data folder. If the block raises an error and the folder is new, remove the folder."""
    is_new = not locate_data_folder(chosen).exists()
    folder = create_data_folder(chosen)
    try:
        yield folder
    except BaseException:
        if is_new:
            shutil.rmtree(folder)
        raise


@contextlib.contextmanager
def lock_data_folder(folder: Path) -> Iterator[None]:
    """Lock a data folder against other servers during the block.

    If the process dies, the system releases the lock. Each server caches its matches, so a second server on the
    same store would show outdated pages. Raise `FolderTaken` if another server has locked the folder.
    """
    with os.fdopen(os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, OWNERS_ALONE), "r+", encoding="ascii") as file:
        if not try_lock(file.fileno()):
            problem = _(
                "Another server (process %(process)s) uses %(folder)s. Stop it, or choose another folder: --data FOLDER"
            )
            raise FolderTaken(problem % {"process": file.readline().strip() or "?", "folder": folder})
        file.truncate()
        file.write(f"{os.getpid()}\n")
        file.flush()
        yield


def try_lock(file: int) -> bool:
    """Lock an open file, given by its descriptor, and return True. If another process has locked it, return False.

    The lock ends when the process closes the descriptor or crashes.
    """
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415  only on Windows

            os.lseek(file, 1 << 20, os.SEEK_SET)  # lock a byte beyond the file's content
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


def create_store_file(folder: Path) -> Path:
    """Return the path of the store's file. If the file does not exist, create it. Only the owner has access.

    The database later creates its log files with the same access. Files of older servers get this access too.
    """
    path = folder / STORE
    path.touch(mode=OWNERS_ALONE)
    for file in (path, folder / f"{STORE}-wal", folder / f"{STORE}-shm"):
        if file.exists():
            file.chmod(OWNERS_ALONE)
    return path


def load_signing_key(folder: Path) -> bytes:
    """Return the signing key of the server. At the first start, create the key.

    Only the owner of the folder can read the key. Raise `DamagedKey` if the key has the wrong length.
    """
    path = folder / KEY
    if not path.exists():
        _publish(_write_key(folder, secrets.token_bytes(KEY_BYTES)), path)
    key = path.read_bytes()
    if len(key) != KEY_BYTES:
        problem = _(
            "%(file)s is damaged: a key has the wrong length. Restore the file from a backup. If you remove the "
            "file, the server makes a new key, and all players lose their seats."
        )
        raise DamagedKey(problem % {"file": path})
    with contextlib.suppress(PermissionError):  # a copy made by hand may belong to another user
        path.chmod(OWNERS_ALONE)
    return key


@contextlib.contextmanager
def replace_key(folder: Path, key: bytes | None) -> Iterator[None]:
    """Replace the signing key with the key from a backup after the block succeeds. With None, keep the old key.

    The new key is on the disk before the block. So if the disk is full, the block does not replace the store.
    """
    if key is None:
        yield
        return
    fresh = _write_key(folder, key)
    try:
        yield
        fresh.replace(folder / KEY)
    finally:
        fresh.unlink(missing_ok=True)


def _write_key(folder: Path, key: bytes) -> Path:
    """Write a signing key to a temporary file in the folder. Return the path of this file."""
    handle, name = tempfile.mkstemp(prefix=f"{KEY}.", dir=folder)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(key)
            file.flush()
            os.fsync(handle)
    except BaseException:
        Path(name).unlink()
        raise
    return Path(name)


def _publish(fresh: Path, path: Path) -> None:
    """Move the temporary key file `fresh` to `path` atomically.

    If another process has already created `path`, keep the key in `path`.
    """
    try:
        os.link(fresh, path)
    except FileExistsError:
        pass
    finally:
        fresh.unlink()
