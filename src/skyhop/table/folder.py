"""Where a table keeps its things on this machine: the store and the key."""

from __future__ import annotations

import contextlib
import os
import secrets
from pathlib import Path

import platformdirs

KEY = "key"
KEY_BYTES = 32
STORE = "skyhop.sqlite"
OWNERS_ALONE = 0o600


def data_folder(chosen: Path | None = None) -> Path:
    """Give the folder for a user's matches, made if need be: the one chosen, `SKYHOP_DATA`, else the system's place.

    Where it holds nothing else, only its owner may look into it.
    """
    named = chosen or os.environ.get("SKYHOP_DATA") or platformdirs.user_data_path("skyhop", appauthor=False)
    folder = Path(named)
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    if all(path.name.startswith((KEY, STORE)) for path in folder.iterdir()):
        with contextlib.suppress(PermissionError):  # a folder of somebody else, who shares it: its files are private
            folder.chmod(0o700)
    return folder


def store_file(folder: Path) -> Path:
    """Give the store's file, made for its owner's eyes alone before anything is in it.

    The database makes its logs with the rights of this file; those of an older table are made private too.
    """
    path = folder / STORE
    path.touch(mode=OWNERS_ALONE)
    for file in (path, folder / f"{STORE}-wal", folder / f"{STORE}-shm"):
        if file.exists():
            file.chmod(OWNERS_ALONE)
    return path


def signing_key(folder: Path) -> bytes:
    """Give the table's own key, drawn at the first start; only its owner may read the file."""
    path = folder / KEY
    fresh = folder / f"{KEY}.{os.getpid()}"
    if not path.exists():
        with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNERS_ALONE), "wb") as file:
            file.write(secrets.token_bytes(KEY_BYTES))
        _publish(fresh, path)
    return path.read_bytes()


def _publish(fresh: Path, path: Path) -> None:
    """Give the whole file its name at once; where another start was faster, its key stays."""
    try:
        os.link(fresh, path)
    except FileExistsError:
        pass
    finally:
        fresh.unlink()
